import Testing

@testable import Motion

/// Beginnings that depend on one another, and one unresolvable schedule for each error.
struct ScheduleTests {
  private func rule(_ text: String) throws -> BeginRule { try #require(BeginRule(text)) }

  @Test func followsTheEntryAbove() throws {
    let schedule = Schedule([
      Schedule.Entry(duration: 2), Schedule.Entry(delay: 0.5, duration: 1),
      Schedule.Entry(begin: .withPrevious, delay: 0.25, duration: 3),
      Schedule.Entry(begin: .seconds(1), duration: 1), Schedule.Entry(),
    ])
    #expect(try schedule.resolve() == [0, 2.5, 2.75, 1, 2])
    #expect(try Schedule([]).resolve() == [])
    #expect(try Schedule([Schedule.Entry(begin: .withPrevious, delay: 1)]).resolve() == [1])
  }

  @Test func referencesPointUpAndDown() throws {
    let schedule = Schedule([
      Schedule.Entry(begin: try rule("byRegion.end + 0.5"), duration: 1),
      Schedule.Entry(name: "byRegion", begin: .seconds(3), duration: 2),
      Schedule.Entry(begin: try rule("byRegion.begin - 1"), delay: 0.25),
    ])
    #expect(try schedule.resolve() == [5.5, 3, 2.25])
  }

  @Test func aLongChainResolves() throws {
    let count = 20_000
    let entries = (0..<count).map { index in
      Schedule.Entry(
        name: "e\(index)",
        begin: index + 1 < count
          ? .reference(name: "e\(index + 1)", edge: .end, offset: 0) : .seconds(0), duration: 1)
    }
    #expect(try Schedule(entries).resolve().first == Double(count - 1))
  }

  private func error(_ entries: Schedule.Entry...) -> ScheduleError? {
    do throws(ScheduleError) {
      _ = try Schedule(entries).resolve()
      return nil
    } catch { return error }
  }

  @Test func unknownNamesSuggestTheNearest() throws {
    let typo = error(
      Schedule.Entry(name: "byRegion"), Schedule.Entry(name: "byYear"),
      Schedule.Entry(begin: try rule("byRegio.end")))
    #expect(typo == .unknownName(entry: 2, name: "byRegio", nearest: "byRegion"))
    #expect(typo?.message == "no animation is named 'byRegio'; did you mean 'byRegion'?")
    #expect(typo?.entry == 2)
    #expect(
      error(Schedule.Entry(begin: try rule("nothing.end")))
        == .unknownName(entry: 0, name: "nothing", nearest: nil))
    #expect(
      error(Schedule.Entry(name: "xy"), Schedule.Entry(begin: try rule("completely.end")))
        == .unknownName(entry: 1, name: "completely", nearest: nil))
  }

  @Test func namesOfSeveralAreAmbiguous() throws {
    let entries = [Schedule.Entry(name: "a"), Schedule.Entry(name: "a")]
    #expect(try Schedule(entries).resolve() == [0, 0])
    #expect(
      error(entries[0], entries[1], Schedule.Entry(begin: try rule("a.end")))
        == .ambiguousName(entry: 2, name: "a"))
  }

  @Test func circlesNameTheirEntriesInOrder() throws {
    let circle = error(
      Schedule.Entry(name: "lead", begin: try rule("a.end")),
      Schedule.Entry(name: "a", begin: try rule("b.begin")),
      Schedule.Entry(name: "b", begin: try rule("c.end + 1")),
      Schedule.Entry(name: "c", begin: try rule("a.end")))
    #expect(circle == .cycle(entries: [1, 2, 3], names: ["a", "b", "c"]))
    #expect(circle?.message == "these wait for one another: a → b → c → a")
    #expect(
      error(
        Schedule.Entry(name: "first", begin: try rule("third.end")), Schedule.Entry(),
        Schedule.Entry(name: "third"))
        == .cycle(entries: [0, 2, 1], names: ["first", "third", "entry 2"]))
    #expect(
      error(Schedule.Entry(name: "me", begin: try rule("me.end")))
        == .selfReference(entry: 0, name: "me"))
  }

  @Test func beginningsAreNeitherNegativeNorInfinite() throws {
    #expect(
      error(Schedule.Entry(duration: 1), Schedule.Entry(delay: -2))
        == .negativeTime(entry: 1, seconds: -1))
    #expect(
      error(Schedule.Entry(duration: .infinity), Schedule.Entry()) == .neverBegins(entry: 1))
    #expect(error(Schedule.Entry(delay: .nan)) == .neverBegins(entry: 0))
    let close = Schedule([Schedule.Entry(duration: 0.3), Schedule.Entry(delay: -0.1 - 0.2)])
    #expect(try close.resolve() == [0, 0])
  }
}
