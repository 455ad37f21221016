"""Random Vega-Lite views. A seed determines a view: the same on every machine and in every Python.

All views draw from one small table (`rows.csv` beside this file), whose columns are of every kind:
words, numbers of several sizes and signs, numbers with gaps, dates and moments.
"""
import random

TABLE = "rows.csv"

NUMBERS = ("price", "change", "volume", "rate", "gap")
WORDS = ("city", "product")
GRADES = "grade"
DATES = ("day", "moment")

DATE_UNITS = (
    "year", "quarter", "month", "yearmonth", "yearquarter", "monthdate", "date", "day", "week",
    "hours", "yearmonthdate", "dayofyear", "hoursminutes", "yearmonthdatehours",
)
OPERATIONS = (
    "mean", "sum", "median", "min", "max", "count", "distinct", "stdev", "q1", "q3", "valid",
    "missing", "product", "variance", "stderr",
)
SCHEMES = (
    "viridis", "blues", "category20", "tableau10", "redblue", "greys", "set2", "spectral", "plasma",
    "dark2", "turbo", "goldred",
)
PATHS = ("line", "area", "trail")


class Maker:
    """Makes one view out of one stream of random numbers."""

    def __init__(self, seed):
        self.random = random.Random("view %d" % seed)

    # Two words that keep what follows readable.
    def maybe(self, probability):
        return self.random.random() < probability

    def one(self, *choices):
        return self.random.choice(choices)

    def some(self, probability, **choices):
        """Each key with the probability given; a value that is a function is asked then."""
        picked = {}
        for key, value in choices.items():
            if self.maybe(probability):
                picked[key] = value() if callable(value) else value
        return picked

    # Channels

    def number(self, channel, aggregates=True, bins=True):
        field = {"field": self.one(*NUMBERS), "type": "quantitative"}
        if aggregates and self.maybe(0.4):
            operation = self.one("mean", "sum", "count", *OPERATIONS)
            if operation == "count":
                return {"aggregate": "count"}
            field["aggregate"] = operation
        elif bins and self.maybe(0.18):
            field["bin"] = self.one(
                True, {"maxbins": 5}, {"step": 25}, {"maxbins": 20, "nice": False},
                {"extent": [0, 60]}, {"anchor": 3, "step": 10}, {"base": 2}, {"minstep": 4})
            if self.maybe(0.15):
                field["type"] = "ordinal"
        return field

    def date(self, channel):
        field = {"field": self.one(*DATES), "type": "temporal"}
        if self.maybe(0.55):
            field["timeUnit"] = self.one(
                *DATE_UNITS, "utcyearmonth", {"unit": "month", "step": 3},
                {"unit": "yearmonthdate", "step": 7})
            if self.maybe(0.25):
                field["type"] = "ordinal"
        return field

    def word(self, channel):
        if self.maybe(0.2):
            field = {"field": GRADES, "type": "ordinal"}
        else:
            field = {"field": self.one(*WORDS), "type": self.one("nominal", "ordinal")}
        if channel in ("x", "y", "color") and self.maybe(0.2):
            other = "y" if channel == "x" else "x"
            field["sort"] = self.one(
                "descending", None, other, "-" + other, ["Oslo", "Bern"],
                {"op": "mean", "field": "price"},
                {"op": "max", "field": "change", "order": "descending"}, {"encoding": other})
        return field

    def channel(self, channel, kinds, **limits):
        """A definition for the channel, of one of the kinds: n(umber), d(ate), w(ord)."""
        kind = self.one(*kinds)
        if kind == "n":
            field = self.number(channel, **limits)
        elif kind == "d":
            field = self.date(channel)
        else:
            field = self.word(channel)
        discrete = field.get("type") in ("nominal", "ordinal")
        scale = self.scale(channel, "w" if discrete else kind, field)
        if scale:
            field["scale"] = scale
        if channel in ("x", "y"):
            axis = self.axis(channel, "w" if discrete else kind)
            if axis:
                field["axis"] = axis
        elif channel not in ("theta", "radius"):
            legend = self.legend(kind)
            if legend:
                field["legend"] = legend
        if self.maybe(0.04):
            field["title"] = self.one("Named", "", None)
        return field

    def scale(self, channel, kind, field):
        position = channel in ("x", "y")
        color = channel in ("color", "fill", "stroke")
        scale = {}
        if kind == "n" and "bin" not in field:
            if self.maybe(0.1):
                scale["type"] = self.one("log", "sqrt", "symlog", "pow", "linear")
                if scale["type"] == "pow":
                    scale["exponent"] = self.one(2, 0.5)
            elif color and self.maybe(0.1):
                scale["type"] = self.one("quantize", "quantile", "threshold")
                scale["scheme"] = self.one("viridis", "blues", "redblue")
                if scale["type"] == "threshold":
                    scale["domain"] = self.one([10, 30, 60], [0])
            scale.update(self.some(
                0.05, zero=lambda: self.one(True, False), nice=lambda: self.one(True, False, 3),
                reverse=True, clamp=True, domainMid=lambda: self.one(0, 30)))
            # Far outside of such a domain a plot's size is a matter of layout.
            if field.get("field") in ("price", "change") and field.get("aggregate") in (None, "mean"):
                scale.update(self.some(
                    0.05, domainMin=lambda: self.one(-5, 10), domainMax=lambda: self.one(120, 60)))
                if "domain" not in scale and self.maybe(0.06):
                    scale["domain"] = self.one([0, 50], [10, 90], [100, 0])
        elif kind == "d":
            scale.update(self.some(
                0.05, nice=lambda: self.one(True, False, "month", "year"), reverse=True,
                domain=["2023-02-01", "2024-01-01"]))
        elif kind == "w":
            scale.update(self.some(0.05, reverse=True))
            if position:
                scale.update(self.some(
                    0.05, type=lambda: self.one("band", "point"), padding=lambda: self.one(0, 0.3, 1),
                    paddingInner=0.5, paddingOuter=lambda: self.one(0, 2),
                    align=lambda: self.one(0, 1), domain=["Rome", "Oslo", "Bern"]))
        if color and "scheme" not in scale:
            if self.maybe(0.15):
                scale["scheme"] = self.one(*SCHEMES, {"name": "viridis", "count": 5})
            elif self.maybe(0.08):
                scale["range"] = self.one(["red", "green", "blue"], ["#eee", "#333"])
        if channel == "size" and self.maybe(0.2):
            scale["range"] = self.one([0, 500], [10, 1000])
        return scale

    def axis(self, channel, kind):
        if self.maybe(0.03):
            return None
        values = {
            "n": [0, 10, 20], "d": ["2023-01-01", "2024-01-01"], "w": ["Oslo", "Bern"]}[kind]
        formats = {"n": self.one(".2f", "~s", "d", "$,.1f", "e"), "d": "%b %Y"}
        axis = self.some(
            0.05, grid=lambda: self.one(True, False), title=lambda: self.one("Words", None),
            labelAngle=lambda: self.one(0, 45, 90), tickCount=lambda: self.one(2, 5, 20),
            labels=False, values=lambda: values, labelExpr="datum.label + '!'", tickMinStep=5,
            orient={"x": "top", "y": "right"}[channel], offset=10, ticks=False, domain=False)
        if kind in formats and self.maybe(0.05):
            axis["format"] = formats[kind]
        return axis

    def legend(self, kind):
        if self.maybe(0.04):
            return None
        legend = self.some(
            0.05, title=lambda: self.one("Key", None), orient=lambda: self.one("left", "bottom"),
            tickCount=lambda: self.one(2, 4), symbolType="square", labelExpr="datum.label + '?'")
        if kind == "n" and self.maybe(0.05):
            legend["format"] = ".1f"
        return legend

    # Marks

    POSITIONS = {
        "bar": (("wd", "n"), ("wd", "n"), ("n", "wd"), ("w", "wd"), ("n", "n")),
        "tick": (("wd", "n"), ("n", "wd"), ("w", "wd"), ("n", "n")),
        "line": (("d", "n"), ("d", "n"), ("w", "n"), ("n", "n"), ("n", "w")),
        "rect": (("wd", "wd"), ("d", "w"), ("w", "n"), ("n", "n")),
        "point": (("n", "n"), ("d", "n"), ("w", "n"), ("n", "wd"), ("w", "w")),
    }
    POSITIONS.update(
        area=POSITIONS["line"], trail=POSITIONS["line"], circle=POSITIONS["point"],
        square=POSITIONS["point"], rule=POSITIONS["point"], text=POSITIONS["point"])

    def unit(self):
        mark = self.one(
            "bar", "bar", "bar", "line", "line", "area", "point", "point", "circle", "square", "tick",
            "rect", "rect", "rule", "text", "arc", "trail", "boxplot", "errorbar", "errorband")
        style = {"type": mark}
        if mark == "arc":
            encoding = self.arc(style)
        elif mark in ("boxplot", "errorbar", "errorband"):
            encoding = self.composite(mark, style)
        else:
            encoding = self.plain(mark, style)
        return {"mark": mark if len(style) == 1 else style, "encoding": encoding}

    def arc(self, style):
        style.update(self.some(0.15, innerRadius=40, padAngle=0.05))
        encoding = {
            "theta": self.channel("theta", "n", bins=False), "color": self.channel("color", "w")}
        if self.maybe(0.15):
            encoding["order"] = {"field": "price", "aggregate": "sum", "sort": "descending"}
        return encoding

    def composite(self, mark, style):
        along, across = ("x", "y") if mark == "errorband" or self.maybe(0.5) else ("y", "x")
        encoding = {
            along: self.channel(along, "w" if mark == "boxplot" else "wd"),
            across: {"field": self.one("price", "change", "gap"), "type": "quantitative"}}
        if mark == "boxplot":
            style.update(self.some(0.3, extent=lambda: self.one("min-max", 1, 0.5)))
        else:
            style.update(self.some(0.5, extent=lambda: self.one("stdev", "stderr", "iqr")))
        if self.maybe(0.3):
            encoding["color"] = self.channel("color", "w")
        return encoding

    def plain(self, mark, style):
        along, across = self.one(*self.POSITIONS[mark])
        encoding = {}
        if not self.maybe(0.05):
            encoding["x"] = self.channel("x", along)
        if not self.maybe(0.05) or not encoding:
            encoding["y"] = self.channel("y", across)
        if mark in ("bar", "rule", "area", "rect") and self.maybe(0.1):
            side = self.one("x", "y")
            first = encoding.get(side, {})
            if first.get("type") == "quantitative" and not {"aggregate", "bin"} & set(first):
                encoding[side + "2"] = self.one({"field": "change"}, {"datum": 20})
        self.looks(mark, style, encoding)
        self.order(mark, style, encoding)
        return encoding

    def looks(self, mark, style, encoding):
        path = mark in PATHS
        if self.maybe(0.45):
            encoding["color"] = self.channel("color", "w" if path else "wwn")
        elif self.maybe(0.08):
            encoding[self.one("fill", "stroke")] = self.channel("fill", "w")
        elif self.maybe(0.08):
            test = self.one(
                "datum.price > 50", "datum.product == 'tea'", {"field": "change", "gt": 0},
                {"and": ["datum.price > 20", {"field": "product", "oneOf": ["tea", "milk"]}]})
            encoding["color"] = {"condition": {"test": test, "value": "orange"}, "value": "grey"}
        if mark in ("point", "circle", "square", "text", "trail", "tick", "bar") and self.maybe(0.2):
            encoding["size"] = self.channel("size", "nnw")
        if mark == "point" and self.maybe(0.2):
            encoding["shape"] = self.channel("shape", "w")
        if self.maybe(0.1):
            encoding["opacity"] = self.channel("opacity", "nw")
        if mark in ("line", "rule", "point", "bar") and self.maybe(0.08):
            encoding["strokeDash"] = self.channel("strokeDash", "w")
        if self.maybe(0.08):
            encoding["detail"] = {"field": self.one("city", "product", "name")}
        if mark == "text":
            encoding["text"] = self.one(
                {"field": "price", "type": "quantitative"}, {"field": "city"}, {"aggregate": "count"},
                {"field": "volume", "type": "quantitative", "format": "~s"},
                {"field": "day", "type": "temporal", "format": "%d %B"},
                {"aggregate": "mean", "field": "price", "format": ".1f"}, {"value": "word"},
                {"field": "gap"})

    STYLES = {
        "bar": (
            {"width": 10}, {"cornerRadiusEnd": 4}, {"binSpacing": 0}, {"width": {"band": 0.5}},
            {"size": 5}, {"orient": "horizontal"}, {"discreteBandSize": 8}, {"align": "left"},
            {"xOffset": 5}),
        "line": (
            {"point": True}, {"interpolate": "step"}, {"interpolate": "monotone"},
            {"strokeWidth": 4}, {"point": {"filled": False}}, {"invalid": "filter"},
            {"invalid": None}, {"invalid": "break-paths-show-domains"}),
        "point": (
            {"filled": True}, {"size": 90}, {"opacity": 0.4}, {"color": "firebrick"},
            {"invalid": "show"}, {"xOffset": 10}, {"stroke": "black", "fill": "pink"},
            {"shape": "diamond"}, {"angle": 30}, {"fontSize": 18}, {"thickness": 4}),
    }

    def order(self, mark, style, encoding):
        """What stacks, stands side by side, or is drawn first."""
        kind = "line" if mark in ("line", "area") else "bar" if mark == "bar" else "point"
        if mark != "trail" and self.maybe(0.25):
            style.update(self.one(*self.STYLES[kind]))
        if mark in ("bar", "line", "area", "point") and self.maybe(0.08):
            encoding["order"] = {"field": self.one("price", "change", "day")}
        offset = self.one("x", "y")
        if mark not in PATHS and mark != "rule" and offset in encoding and self.maybe(0.15):
            encoding[offset + "Offset"] = {"field": self.one(*WORDS), "type": "nominal"}
        if mark in ("bar", "area") and self.maybe(0.3):
            for side in ("x", "y"):
                field = encoding.get(side, {})
                if field.get("type") == "quantitative" and "bin" not in field:
                    field["stack"] = self.one("normalize", "center", None, True, "zero")
                    break

    # Views

    def transform(self):
        return self.one(
            {"filter": "datum.price > 20"}, {"filter": {"field": "change", "range": [-20, 40]}},
            {"filter": {"field": "day", "timeUnit": "year", "equal": 2023}},
            {"filter": {"not": {"field": "product", "equal": "tea"}}},
            {"filter": {"field": "city", "oneOf": ["Oslo", "Rome"]}},
            {"calculate": "datum.price * 2 - datum.change", "as": "change"},
            {"calculate": "datum.product + '-' + datum.city", "as": "product"},
            {"window": [{"op": "sum", "field": "price", "as": "price"}],
             "sort": [{"field": "name"}], "groupby": ["product"]},
            {"window": [{"op": "rank", "as": "price"}],
             "sort": [{"field": "change", "order": "descending"}]},
            {"window": [{"op": "mean", "field": "change", "as": "change"}], "frame": [-3, 3],
             "sort": [{"field": "name"}]},
            {"joinaggregate": [{"op": "mean", "field": "price", "as": "price"}],
             "groupby": ["city"]},
            {"bin": {"maxbins": 6}, "field": "price", "as": "price"},
            {"timeUnit": "yearmonth", "field": "day", "as": "day"},
            {"fold": ["price", "rate"], "as": ["product", "price"]},
            {"impute": "gap", "key": "grade", "value": 3, "groupby": ["product"]},
            {"stack": "price", "groupby": ["product"], "as": ["price", "change"],
             "sort": [{"field": "name"}]})

    CONFIGURATIONS = (
        {"axis": {"grid": False}}, {"bar": {"discreteBandSize": 10}}, {"mark": {"color": "teal"}},
        {"point": {"filled": True, "size": 60}}, {"scale": {"bandPaddingInner": 0.4}},
        {"legend": {"orient": "bottom"}}, {"range": {"category": "set2"}}, {"numberFormat": ".1f"},
        {"timeFormat": "%Y"}, {"countTitle": "N"}, {"fieldTitle": "plain"},
        {"scale": {"maxSize": 900, "minSize": 5}}, {"line": {"point": True}},
        {"axisQuantitative": {"tickCount": 3}}, {"axisTemporal": {"format": "%Y"}},
        {"style": {"bar": {"fill": "purple"}}}, {"bar": {"color": "orange"}},
        {"legend": {"disable": True}}, {"axisY": {"title": None}}, {"bar": {"binSpacing": 4}})

    def view(self):
        view = {"data": {"url": TABLE}}
        if self.maybe(0.25):
            view["transform"] = [self.transform()]
        if self.maybe(0.12):
            view["layer"] = [self.unit(), self.unit()]
            if self.maybe(0.3):
                view["resolve"] = {"scale": {self.one("x", "y", "color"): "independent"}}
        else:
            view.update(self.unit())
        if self.maybe(0.12):
            view["config"] = self.one(*self.CONFIGURATIONS)
        if self.maybe(0.08):
            view["title"] = self.one("A title", {"text": "Words", "subtitle": "More words"})
        return view


def random_view(seed):
    """The view of a seed, as an object of JSON."""
    return Maker(seed).view()
