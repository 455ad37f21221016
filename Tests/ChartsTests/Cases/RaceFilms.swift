import Charts

/// Races written for tests.
enum RaceFilms {
  /// Six names, one of thirty letters that comes late, over periods of thirty frames; null where a value is missing.
  static func film(_ rows: [(period: Int, name: String, value: Double?)], top: Int, rescale: Bool)
    throws -> Film
  {
    let values = rows.map { row in
      let value = row.value.map { "\($0)" } ?? "null"
      return #"{"t": \#(row.period), "name": "\#(row.name)", "value": \#(value)}"#
    }
    return try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 480, "height": 300, "fps": 30, "hold": 0},
         "data": {"values": [\#(values.joined(separator: ","))]},
         "transform": [
           {"window": [{"op": "row_number", "as": "rank"}], "groupby": ["t"],
            "sort": [{"field": "value", "order": "descending"}]},
           {"filter": "datum.rank <= \#(top)"}
         ],
         "name": "race",
         "mark": "bar",
         "encoding": {
           "time": {"field": "t", "type": "ordinal", "rescale": \#(rescale)},
           "key": {"field": "name"},
           "x": {"field": "value", "type": "quantitative"},
           "y": {"field": "name", "type": "nominal", "sort": "-x"},
           "color": {"field": "name", "type": "nominal", "legend": null}
         },
         "timeline": [{"target": "race", "preset": "play"}]}
        """#)
  }
}
