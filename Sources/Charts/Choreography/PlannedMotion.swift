import Motion

/// A property animation before its entry's beginning is known.
struct PlannedMotion {
  var address: TargetAddress
  var property: MotionProperty
  /// A single value starts from whatever the property has by then.
  var values: [MotionValue]
  var keyTimes: [Double]?
  var timing: Timing
  /// Seconds after the entry's beginning.
  var offset: Double
  /// Seconds of one run.
  var duration: Double
  var repeatCount: RepeatCount
  var autoreverses: Bool
  var fillMode: FillMode
  /// Seconds of one run of the whole entry, where the entry repeats as one; nil repeats the motion alone.
  var period: Double?

  init(
    _ address: TargetAddress, _ property: MotionProperty, values: [MotionValue],
    keyTimes: [Double]? = nil, timing: Timing, offset: Double = 0, duration: Double,
    repeatCount: RepeatCount = .once, autoreverses: Bool = false, fillMode: FillMode = .both
  ) {
    self.address = address
    self.property = property
    self.values = values
    self.keyTimes = keyTimes
    self.timing = timing
    self.offset = offset
    self.duration = duration
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// From one number to another.
  init(
    _ address: TargetAddress, _ property: MotionProperty, from: Double, to: Double,
    timing: Timing, offset: Double = 0, duration: Double
  ) {
    self.init(
      address, property, values: [.number(from), .number(to)], timing: timing, offset: offset,
      duration: duration)
  }

  func animation(begin: Double) -> PropertyAnimation {
    var animation = PropertyAnimation(
      target: address.motionTarget, property: property, values: values, keyTimes: keyTimes,
      timing: timing, begin: period == nil ? begin + offset : begin, duration: duration,
      repeatCount: repeatCount, autoreverses: autoreverses, fillMode: fillMode)
    if let period {
      animation.lead = offset
      animation.period = period
    }
    return animation
  }

  /// Seconds after the entry's beginning at which the last run ends; infinite for one without end.
  var end: Double {
    switch repeatCount {
    case .forever: .infinity
    case .times(let count):
      if let period { period * max(count, 0) } else { offset + duration * max(count, 0) }
    }
  }
}
