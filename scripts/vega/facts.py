"""What a picture of a view shows, as plain facts: of Vega's scene graph and of `chartreel inspect`.

Facts of either are one object:

    {"title": text or null,
     "axes": {side: {"title": text or null, "labels": [text]}},
     "legends": [{"title": text or null, "labels": [text]}],
     "marks": [{"type": Vega's word, "items": [{"x", "y", "x2", "y2", "width", "height" as fractions of
       the plot, "startAngle", "endAngle", "fill", "stroke", "opacity", "size", "shape", "text"}]}]}

A text of several lines is one text, with a space between its lines.
"""
import csv
import json
import math
import os
import subprocess
import threading

WIDTH, HEIGHT = 640, 360
LEAST_PLOT = (240, 160)
ACROSS = ("x", "x2", "width")
DOWN = ("y", "y2", "height")

# What chartreel calls a mark, in the words of Vega's scene graph.
PRIMITIVES = {
    "bar": "rect", "tick": "rect", "point": "symbol", "circle": "symbol", "square": "symbol"}


class NotDrawn(Exception):
    """A view that Vega or chartreel did not draw, and why."""


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def one_text(text):
    """Lines joined; the empty text is none."""
    if isinstance(text, list):
        text = " ".join(str(line) for line in text)
    return None if text is None or text == "" else str(text)


def rounded(item):
    return {
        key: round(value, 4) if isinstance(value, float) else value for key, value in item.items()}


# Vega

def cell(text):
    """The value that Vega-Lite reads in a cell for a channel of numbers, else its text."""
    if text == "":
        return None
    try:
        return float(text)
    except ValueError:
        return text


def with_values(view, folder):
    """The view with the rows of its file in it, which Vega's converter does not read by itself."""
    with open(os.path.join(folder, view["data"]["url"]), encoding="utf-8", newline="") as file:
        rows = [{key: cell(text) for key, text in row.items()} for row in csv.DictReader(file)]
    sized = {"width": WIDTH, "height": HEIGHT, "autosize": {"type": "fit", "contains": "padding"}}
    return {**view, "data": {"values": rows}, **sized}


class SceneGraph:
    """Reads Vega's scene graph into facts."""

    def __init__(self, graph):
        root = graph["scenegraph"]
        self.size = self.plot_size(root) or (WIDTH, HEIGHT)
        self.facts = {"title": None, "axes": {}, "legends": [], "marks": []}
        self.visit(root, (0, 0), True)

    def plot_size(self, node):
        for item in node.get("items", []):
            if item.get("width") and item.get("height"):
                return item["width"], item["height"]
            for child in item.get("items", []):
                size = self.plot_size(child) if isinstance(child, dict) else None
                if size:
                    return size
        return None

    def texts(self, node, role):
        """The texts of a guide's part that can be seen, in order."""
        found = []
        for item in node.get("items", []):
            if node.get("role") == role and item.get("opacity", 1) > 0:
                found.append(one_text(item.get("text")))
            for child in item.get("items", []):
                found += self.texts(child, role)
        return [text for text in found if text is not None]

    def visit(self, node, origin, is_root=False):
        role = node.get("role")
        if role == "axis":
            side = next((i["orient"] for i in node["items"] if i.get("orient")), None)
            axis = self.facts["axes"].setdefault(side, {"title": None, "labels": []})
            axis["labels"] += self.texts(node, "axis-label")
            axis["title"] = axis["title"] or next(iter(self.texts(node, "axis-title")), None)
        elif role == "legend":
            self.facts["legends"].append({
                "title": next(iter(self.texts(node, "legend-title")), None),
                "labels": self.texts(node, "legend-label")})
        elif role == "title":
            self.facts["title"] = next(iter(self.texts(node, "title-text")), None)
        elif node.get("marktype") == "group":
            for item in node.get("items", []):
                place = origin if is_root else (
                    origin[0] + (item.get("x") or 0), origin[1] + (item.get("y") or 0))
                for child in item.get("items", []):
                    self.visit(child, place)
        elif role == "mark" and node.get("items"):
            items = [self.item(item, origin) for item in node["items"]]
            self.facts["marks"].append({"type": node["marktype"], "items": items})

    def item(self, item, origin):
        shown = {}
        for keys, start, length in ((ACROSS, origin[0], self.size[0]), (DOWN, origin[1], self.size[1])):
            for key in keys:
                if is_number(item.get(key)):
                    moved = item[key] + (0 if key in ("width", "height") else start)
                    shown[key] = moved / length
        for key in ("startAngle", "endAngle", "size"):
            if is_number(item.get(key)):
                shown[key] = float(item[key])
        for key in ("fill", "stroke", "shape"):
            if isinstance(item.get(key), str):
                shown[key] = item[key]
        if item.get("text") is not None:
            shown["text"] = one_text(item["text"])
        if is_number(item.get("opacity")) and item["opacity"] != 1:
            shown["opacity"] = item["opacity"]
        return rounded(shown)


def facts_of_vega(view, folder):
    """What Vega draws, asked live; needs vl-convert-python from PyPI."""
    import vl_convert

    try:
        graph = vl_convert.vegalite_to_scenegraph(with_values(view, folder), show_warnings=False)
    except BaseException as problem:
        if isinstance(problem, KeyboardInterrupt):
            raise
        raise NotDrawn(str(problem).splitlines()[0][:160]) from None
    shown = SceneGraph(graph)
    # Marks or labels that reach far out take Vega's plot its room: a matter of layout, not of rules.
    if shown.size[0] < LEAST_PLOT[0] or shown.size[1] < LEAST_PLOT[1]:
        raise NotDrawn("Vega leaves the plot %d × %d" % shown.size)
    return shown.facts


# chartreel

def facts_of_inspection(inspection):
    """The facts of the first view of what `chartreel inspect` prints."""
    view = inspection["views"][0]
    left, top, width, height = view["plot"]

    def seen(labels):
        texts = [one_text(label["text"]) for label in labels if label.get("visible", True)]
        return [text for text in texts if text is not None]

    axes = {}
    for axis in view.get("axes", []):
        known = axes.setdefault(axis["orient"], {"title": None, "labels": []})
        known["labels"] += seen(axis.get("labels", []))
        known["title"] = known["title"] or one_text(axis.get("title"))
    legends = [
        {"title": one_text(legend.get("title")), "labels": seen(legend.get("labels", []))}
        for legend in view.get("legends", [])]
    marks = []
    for mark in view.get("marks", []):
        items = []
        for item in mark["items"]:
            shown = {}
            for keys, start, length in ((ACROSS, left, width), (DOWN, top, height)):
                for key in keys:
                    if is_number(item.get(key)) and length:
                        moved = item[key] - (0 if key in ("width", "height") else start)
                        shown[key] = moved / length
            for key in ("startAngle", "endAngle", "size", "fill", "stroke", "shape", "opacity"):
                if item.get(key) is not None:
                    shown[key] = item[key]
            if item.get("text") is not None:
                shown["text"] = one_text(item["text"])
            items.append(shown)
        if items:
            marks.append({"type": PRIMITIVES.get(mark["mark"], mark["mark"]), "items": items})
    return {
        "title": one_text(view.get("title")), "axes": axes, "legends": legends, "marks": marks}


def facts_of_chartreel(view, folder, program):
    """What the program draws of the view, which is written into the folder for it."""
    path = os.path.join(folder, "view-%d.json" % threading.get_ident())
    with open(path, "w", encoding="utf-8") as file:
        json.dump(view, file)
    try:
        done = subprocess.run(
            [program, "inspect", path, "--theme", "vega"], capture_output=True, text=True, timeout=60,
            check=False)
    except subprocess.TimeoutExpired:
        raise NotDrawn("no answer within 60 s") from None
    finally:
        os.unlink(path)
    if done.returncode != 0:
        first = (done.stderr.strip().splitlines() or [""])[0]
        raise NotDrawn("exit %d: %s" % (done.returncode, first[:200]))
    return facts_of_inspection(json.loads(done.stdout))
