/// Vega's and Vega-Lite's defaults as facts: figures, colours and names.
enum VegaTheme {
  static let text = """
    {
      background: "white", padding: 5, facts: "vega", yieldingTexts: false, calendarOrder: false, binnedEnds: false,
      font: "sans-serif",
      timeFormat: "%b %d, %Y", countTitle: "Count of Records", fieldTitle: "verbal",
      mark: {
        color: "#4c78a8", invalid: "break-paths-show-path-domains",
        emphasis: {scale: 1, offset: 0, dim: 0.35},
      },
      arc: {emphasis: {scale: 1.03, offset: 0, dim: 1}},
      area: {},
      bar: {binSpacing: 1, continuousBandSize: 5, minBandSize: 0.25, timeUnitBandPosition: 0.5},
      rect: {binSpacing: 0, continuousBandSize: 5, minBandSize: 0.25, timeUnitBandPosition: 0.5},
      circle: {size: 30, strokeWidth: 2, emphasis: {scale: 1.6, offset: 0, dim: 1}},
      square: {size: 30, strokeWidth: 2, shape: "square", emphasis: {scale: 1.6, offset: 0, dim: 1}},
      point: {size: 30, strokeWidth: 2, shape: "circle", emphasis: {scale: 1.6, offset: 0, dim: 1}},
      line: {},
      trail: {size: 2},
      rule: {color: "black"},
      text: {color: "black", font: "sans-serif", fontSize: 11},
      tick: {thickness: 1, binSpacing: 0, minBandSize: 0.25, timeUnitBandPosition: 0.5},
      boxplot: {
        size: 14, extent: 1.5, box: {}, median: {color: "white"}, outliers: {}, rule: {}, ticks: null,
      },
      errorbar: {center: "mean", rule: true, ticks: false},
      errorband: {band: {opacity: 0.3}, borders: false},
      view: {fill: "transparent", stroke: "#ddd", strokeWidth: 1},
      scale: {
        minBandSize: 2, minFontSize: 8, maxFontSize: 40, minOpacity: 0.3, maxOpacity: 0.8,
        minSize: 4, minStrokeWidth: 1, maxStrokeWidth: 4,
        pointPadding: 0.5, barBandPaddingInner: 0.1,
        rectBandPaddingInner: 0, tickBandPaddingInner: 0.25,
        bandWithNestedOffsetPaddingInner: 0.2, bandWithNestedOffsetPaddingOuter: 0.2,
        offsetBandPaddingInner: 0, offsetBandPaddingOuter: 0, zero: true,
      },
      range: {
        category: {name: "tableau10"}, ordinal: {name: "blues"}, ramp: {name: "blues"},
        heatmap: {name: "yellowgreenblue"}, diverging: {name: "blueorange", extent: [1, 0]},
        symbol: [
          "circle", "square", "triangle-up", "cross", "diamond", "triangle-right",
          "triangle-down", "triangle-left",
        ],
      },
      axis: {
        minExtent: 0, maxExtent: 200, bandPosition: 0.5, offset: 0, position: 0, zindex: 0,
        domain: true, domainColor: "#888", domainWidth: 1,
        gridColor: "#ddd", gridWidth: 1, gridOpacity: 1,
        labels: true, labelColor: "#000", labelFont: "sans-serif", labelFontSize: 10,
        labelLimit: 180, labelOffset: 0, labelPadding: 2,
        ticks: true, tickColor: "#888", tickOffset: 0, tickRound: true, tickSize: 5, tickWidth: 1,
        titleColor: "#000", titleFont: "sans-serif", titleFontSize: 11, titleFontWeight: "bold",
        titlePadding: 4,
      },
      legend: {
        orient: "right", padding: 0, columnPadding: 10, rowPadding: 2, offset: 18,
        gradientThickness: 16, gradientStrokeColor: "#ddd",
        gradientStrokeWidth: 0, gradientLabelOffset: 2,
        gradientHorizontalMaxLength: 200, gradientHorizontalMinLength: 100,
        gradientVerticalMaxLength: 200, gradientVerticalMinLength: 64,
        labelAlign: "left", labelBaseline: "middle", labelLimit: 160, labelOffset: 4,
        labelOverlap: true, labelColor: "#000", labelFont: "sans-serif", labelFontSize: 10,
        symbolLimit: 30, symbolType: "circle", symbolSize: 100, symbolOffset: 0,
        symbolStrokeWidth: 1.5,
        titleAlign: "left", titleBaseline: "top", titleLimit: 180, titleOrient: "top",
        titlePadding: 5, titleColor: "#000", titleFont: "sans-serif", titleFontSize: 11,
        titleFontWeight: "bold", unselectedOpacity: 0.35,
      },
      title: {
        orient: "top", anchor: "middle", offset: 4, subtitlePadding: 3,
        color: "#000", font: "sans-serif", fontSize: 13, fontWeight: "bold",
        subtitleColor: "#000", subtitleFont: "sans-serif", subtitleFontSize: 12,
        subtitleFontWeight: "normal",
      },
      center: {
        titleColor: "#888", titleFont: "sans-serif", titleFontWeight: "normal",
        valueColor: "#000", valueFont: "sans-serif", valueFontWeight: "bold",
      },
      annotation: {
        color: "#000", font: "sans-serif", fontSize: 12, fontWeight: "bold",
        subtitleColor: "#444", subtitleFont: "sans-serif", subtitleFontSize: 11,
        leaderColor: "#888", leaderWidth: 1, fill: "#888", fillOpacity: 0.15,
        stroke: "#888", strokeWidth: 1, width: 160,
      },
      caption: {
        color: "#000", font: "sans-serif", fontSize: 14, fontWeight: "normal", ground: "#eee",
        cornerRadius: 4,
      },
      indicator: {color: "#555", trackColor: "#ccc", size: 5, offset: 8},
      style: {},
    }
    """
}
