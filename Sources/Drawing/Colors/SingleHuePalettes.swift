/// The colours of Vega's schemes from light to dark in one hue.
enum SingleHuePalettes {
  /// Six hexadecimal digits a colour, in the order of the scheme.
  static let table: [(name: String, colors: String)] = [
    (
      "blues",
      "cfe1f2bed8eca8cee58fc1de74b2d75ba3cf4592c63181bd206fb2125ca40a4a90"
    ),
    (
      "tealblues",
      "bce4d89dd3d181c3cb65b3c245a2b9368fae347da0306a932c5985"
    ),
    (
      "teals",
      "bbdfdfa2d4d58ac9c975bcbb61b0af4da5a43799982b8b8c1e7f7f127273006667"
    ),
    (
      "greens",
      "d3eecdc0e6baabdda594d3917bc77d60ba6c46ab5e329a512089430e7735036429"
    ),
    (
      "browns",
      "eedbbdecca96e9b97ae4a865dc9856d18954c7784cc0673fb85536ad44339f3632"
    ),
    (
      "greys",
      "e2e2e2d4d4d4c4c4c4b1b1b19d9d9d8888887575756262624d4d4d3535351e1e1e"
    ),
    (
      "purples",
      "e2e1efd4d4e8c4c5e0b4b3d6a3a0cc928ec3827cb97566ae684ea25c3696501f8c"
    ),
    (
      "warmgreys",
      "dcd4d0cec5c1c0b8b4b3aaa7a59c9998908c8b827f7e7673726866665c5a59504e"
    ),
    (
      "reds",
      "fdc9b4fcb49afc9e80fc8767fa7051f6573fec3f2fdc2a25c81b1db21218970b13"
    ),
    (
      "oranges",
      "fdd8b3fdc998fdb87bfda55efc9244f87f2cf06b18e4580bd14904b93d029f3303"
    ),
  ]
}
