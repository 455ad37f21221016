/// The colours of Vega's schemes that run both ways from a middle.
enum DivergingPalettes {
  /// Six hexadecimal digits a colour, in the order of the scheme.
  static let table: [(name: String, colors: String)] = [
    (
      "blueorange",
      "134b852f78b35da2cb9dcae1d2e5eff2f0ebfce0bafbbf74e8932fc5690d994a07"
    ),
    (
      "brownbluegreen",
      "704108a0651ac79548e3c78af3e6c6eef1eac9e9e48ed1c74da79e187a72025147"
    ),
    (
      "purplegreen",
      "5b1667834792a67fb6c9aed3e6d6e8eff0efd9efd5aedda971bb75368e490e5e29"
    ),
    (
      "pinkyellowgreen",
      "8e0152c0267edd72adf0b3d6faddedf5f3efe1f2cab6de8780bb474f9125276419"
    ),
    (
      "purpleorange",
      "4114696647968f83b7b9b4d6dadbebf3eeeafce0bafbbf74e8932fc5690d994a07"
    ),
    (
      "redblue",
      "8c0d25bf363adf745ef4ae91fbdbc9f2efeed2e5ef9dcae15da2cb2f78b3134b85"
    ),
    (
      "redgrey",
      "8c0d25bf363adf745ef4ae91fcdccbfaf4f1e2e2e2c0c0c0969696646464343434"
    ),
    (
      "redyellowblue",
      "a50026d4322cf16e43fcac64fedd90faf8c1dcf1ecabd6e875abd04a74b4313695"
    ),
    (
      "redyellowgreen",
      "a50026d4322cf16e43fcac63fedd8df9f7aed7ee8ea4d86e64bc6122964f006837"
    ),
    (
      "spectral",
      "9e0142d13c4bf0704afcac63fedd8dfbf8b0e0f3a1a9dda269bda94288b55e4fa2"
    ),
  ]
}
