/// A small scene for tests of what surrounds a chart: two bars that grow over the whole film.
package enum SmallScene {
  /// The scene's text; a canvas of 160 × 90 points, a pixel each, unless the test says otherwise.
  package static func text(
    seconds: Double = 1, fps: String = "30", width: Double = 160, height: Double = 90,
    scale: Double = 1, data: String = #"{"values": [{"k": "A", "v": 3}, {"k": "B", "v": 5}]}"#
  ) -> String {
    """
    {
      "canvas": {
        "width": \(width), "height": \(height), "scale": \(scale), "fps": \(fps),
        "duration": \(seconds)
      },
      "data": \(data),
      "name": "bars",
      "mark": "bar",
      "encoding": {
        "x": {"field": "k", "type": "nominal"},
        "y": {"field": "v", "type": "quantitative"}
      },
      "timeline": [
        {
          "target": "bars", "property": "extent", "from": 0, "to": 1, "begin": 0,
          "duration": \(seconds)
        }
      ]
    }
    """
  }
}
