/// The colours of Vega's schemes that end where they begin.
enum CyclicalPalettes {
  /// Six hexadecimal digits a colour, in the order of the scheme.
  static let table: [(name: String, colors: String)] = [
    (
      "rainbow",
      "6e40aa883eb1a43db3bf3cafd83fa4ee4395fe4b83ff576eff6659ff7847ff8c38f3a130"
        + "e2b72fcfcc36bee044aff05b8ff4576ff65b52f6673af27828ea8d1ddfa319d0b81cbecb"
        + "23abd82f96e03d82e14c6edb5a5dd0664dbf6e40aa"
    ),
    (
      "sinebow",
      "ff4040fc582af47218e78d0bd5a703bfbf00a7d5038de70b72f41858fc2a40ff402afc58"
        + "18f4720be78d03d5a700bfbf03a7d50b8de71872f42a58fc4040ff582afc7218f48d0be7"
        + "a703d5bf00bfd503a7e70b8df41872fc2a58ff4040"
    ),
  ]
}
