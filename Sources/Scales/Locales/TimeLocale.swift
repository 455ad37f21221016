/// The names and orders that dates are written with.
package struct TimeLocale: Hashable, Sendable {
  /// What `%c` stands for, and `%x` and `%X` below, in the directives of `TimeFormat`.
  package var dateTime: String
  package var date: String
  package var time: String
  /// Before and after noon.
  package var periods: [String]
  /// Sunday first.
  package var days: [String]
  package var shortDays: [String]
  package var months: [String]
  package var shortMonths: [String]
  /// The months' other forms, as they stand beside a day: Russian "марта" for "март"; January first.
  package var monthForms: [[String]] = []

  package init(
    dateTime: String, date: String, time: String, periods: [String], days: [String],
    shortDays: [String], months: [String], shortMonths: [String]
  ) {
    self.dateTime = dateTime
    self.date = date
    self.time = time
    self.periods = periods
    self.days = days
    self.shortDays = shortDays
    self.months = months
    self.shortMonths = shortMonths
  }

  /// American English, d3's default.
  package static let americanEnglish = TimeLocale(
    dateTime: "%x, %X", date: "%-m/%-d/%Y", time: "%-I:%M:%S %p", periods: ["AM", "PM"],
    days: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ],
    shortDays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ])
}
