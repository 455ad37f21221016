/// An opaque sRGB colour, eight bits per channel.
package struct FlatColor: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `#rrggbb`, or `white`.
  var name: String {
    guard self != .white else { return "white" }
    let digits = [red, green, blue].map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
    return "#" + digits.joined()
  }

  package static let white = FlatColor(red: 255, green: 255, blue: 255)
}
