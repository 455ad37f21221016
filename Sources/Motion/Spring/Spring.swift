import Glibc

/// A damped spring that carries a progress from 0 to rest at 1.
///
/// The displacement x = 1 − progress obeys x″ + 2ζω x′ + ω² x = 0 with x(0) = 1; the solutions are the
/// textbook ones for under-, critically and over-damped motion.
package struct Spring: Hashable, Sendable {
  /// The undamped angular frequency ω in radians per second.
  let frequency: Double
  /// The damping fraction ζ; 1 is critical.
  package let dampingFraction: Double
  /// The progress per second at the start, in units of the whole way.
  package let initialVelocity: Double

  /// A spring by its undamped period in seconds; nil unless both are finite and above 0.
  package init?(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    self.init(
      frequency: 2 * .pi / response, dampingFraction: dampingFraction,
      initialVelocity: initialVelocity)
  }

  /// A spring by its physical constants; nil unless all three are finite and above 0.
  package init?(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    guard mass > 0, stiffness > 0 else { return nil }
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingFraction: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity)
  }

  private init?(frequency: Double, dampingFraction: Double, initialVelocity: Double) {
    guard frequency > 0, frequency.isFinite, dampingFraction > 0, dampingFraction.isFinite,
      initialVelocity.isFinite
    else { return nil }
    self.frequency = frequency
    self.dampingFraction = dampingFraction
    self.initialVelocity = initialVelocity
  }

  /// The same motion at a pace at which it takes `factor` times as long; itself where that is no pace.
  package func stretched(by factor: Double) -> Spring {
    Spring(
      frequency: frequency / factor, dampingFraction: dampingFraction,
      initialVelocity: initialVelocity / factor) ?? self
  }

  /// The progress at a number of seconds from the start; 0 before it.
  package func value(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return 1 - displacement(at: seconds)
  }

  /// The first time in seconds after which the progress stays within 0.001 of 1.
  package var settlingTime: Double { SpringSettling(self).seconds }

  /// How far the progress still is from 1, at 0 seconds or later.
  func displacement(at seconds: Double) -> Double {
    let x =
      switch damping {
      case .under(let decay, let turn):
        exp(-decay * seconds)
          * (cos(turn * seconds) + (decay - initialVelocity) / turn * sin(turn * seconds))
      case .critical:
        exp(-frequency * seconds) * (1 + (frequency - initialVelocity) * seconds)
      case .over(let slow, let fast):
        overdamped(slow: slow, fast: fast, at: seconds)
      }
    // Far out, a vanished exponential times a huge number is not a number; the spring rests there.
    return x.isFinite ? x : 0
  }

  /// The three kinds of motion, with their rates per second.
  enum Damping {
    case under(decay: Double, turn: Double)
    case critical
    case over(slow: Double, fast: Double)
  }

  var damping: Damping {
    let excess = dampingFraction * dampingFraction - 1
    if abs(excess) < 1e-10 { return .critical }
    let root = abs(excess).squareRoot()
    guard excess > 0 else {
      return .under(decay: dampingFraction * frequency, turn: frequency * root)
    }
    // The slow rate as a quotient, since the difference ζ − √(ζ² − 1) would cancel.
    return .over(
      slow: frequency / (dampingFraction + root), fast: frequency * (dampingFraction + root))
  }

  private func overdamped(slow: Double, fast: Double, at seconds: Double) -> Double {
    let share = (fast - initialVelocity) / (fast - slow)
    return share * exp(-slow * seconds) + (1 - share) * exp(-fast * seconds)
  }
}
