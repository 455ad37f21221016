"""Where the facts of two pictures of a view differ, in words.

Layout of text is each renderer's own, and the plots differ by it in size: positions are compared as
fractions of the plot, and of the labels of an axis one may show fewer.
"""
import re

# As a fraction of the plot. The plots differ in size by up to a tenth, and with them whatever is
# given in points: steps of bars, offsets.
NEAR = 0.015
NEAR_ANGLE = 0.01
NEAR_OPACITY = 0.02
NEAR_SIZE = 0.02

NAMES = {
    "black": "#000000", "white": "#ffffff", "red": "#ff0000", "transparent": None, "none": None}


def color(text):
    """A colour in one spelling, or None where nothing is painted."""
    if not isinstance(text, str):
        return None
    text = text.strip().lower()
    short = re.fullmatch("#([0-9a-f])([0-9a-f])([0-9a-f])", text)
    if short:
        return "#" + "".join(digit * 2 for digit in short.groups())
    parts = re.fullmatch(r"rgb\((\d+), ?(\d+), ?(\d+)\)", text)
    if parts:
        return "#%02x%02x%02x" % tuple(int(part) for part in parts.groups())
    return NAMES.get(text, text)


def extent(item, start, end, length):
    """The lower and the upper end of an item along one direction, or None."""
    values = [item[key] for key in (start, end) if key in item]
    if start in item and length in item:
        values.append(item[start] + item[length])
    return (min(values), max(values)) if values else None


# The words of differences that have a reason, whatever the view: they stand in reasons.json too.
FLAT = "values that are equal or missing on"
REPEATED = "one legend for layers of other rows"
UNPLACED = "items without a place"

ALONG = {"bottom": ("x", "x2", "width"), "top": ("x", "x2", "width"),
         "left": ("y", "y2", "height"), "right": ("y", "y2", "height")}
NO_AXIS = {"title": None, "labels": []}


def flat_sides(want, got):
    """The sides whose scale has no extent in Vega, as all of its values are equal or missing.

    Vega then writes one label or none, and all that it draws stands at one place or nowhere.
    """
    sides = []
    for side, axis in want["axes"].items():
        labels = set(axis["labels"]) - {"NaN"}
        if side not in ALONG or len(labels) > 2 or labels == set(got["axes"].get(side, NO_AXIS)["labels"]):
            continue
        start, end, length = ALONG[side]
        places = [
            {round(place, 3) for item in mark["items"]
             for place in (extent(item, start, end, length) or ()) if 0 < place < 1}
            for mark in want["marks"]]
        if not places or min(map(len, places)) <= 1:
            sides.append(side)
    return sides


def without_direction(marks, sides):
    """The marks with nothing said of the places along some sides."""
    keys = {key for side in sides for key in ALONG[side]}
    return [
        {**mark, "items": [{k: v for k, v in item.items() if k not in keys} for item in mark["items"]]}
        for mark in marks]


def is_unplaced(item, kind):
    """Whether Vega has no place for an item, which it then draws at the plot's corner."""
    directions = ("x", "x2", "width"), ("y", "y2", "height")
    return kind in ("symbol", "text", "rect", "rule", "line", "area", "trail") and any(
        not any(key in item for key in keys[:2]) for keys in directions)


def placed(marks, others):
    """The marks without the items that have no place in them, where the others leave those out too."""
    known = {(mark["type"], len(mark["items"])) for mark in others}
    result = []
    for mark in marks:
        kept = [item for item in mark["items"] if not is_unplaced(item, mark["type"])]
        if (mark["type"], len(mark["items"])) in known or len(kept) == len(mark["items"]):
            kept = mark["items"]
        if kept:
            result.append({**mark, "items": kept})
    return result


def same_text(want, got):
    """Whether two texts are the same, or spell one number: a cell of a file keeps its digits in ours."""
    if want == got:
        return True
    try:
        return float(want) == float(got)
    except (TypeError, ValueError):
        return False


def same_color(want, got):
    """Whether two colours are the same but for the rounding of their parts."""
    want, got = color(want), color(got)
    if want == got or not want or not got or len(want) != 7 or len(got) != 7:
        return want == got
    try:
        return all(abs(int(want[i:i + 2], 16) - int(got[i:i + 2], 16)) <= 1 for i in (1, 3, 5))
    except ValueError:
        return False


def is_near(want, got, kind):
    """Whether two items stand at the same place; what either does not say is not asked."""
    if kind == "arc":
        angles = [sorted((i.get("startAngle", 0), i.get("endAngle", 0))) for i in (want, got)]
        return all(abs(a - b) < NEAR_ANGLE for a, b in zip(*angles))
    if kind == "text" and not same_text(want.get("text"), got.get("text")):
        return False
    wide = kind in ("rect", "rule", "area")
    for start, end, length in (("x", "x2", "width"), ("y", "y2", "height")):
        if wide:
            a, b = extent(want, start, end, length), extent(got, start, end, length)
        else:
            a, b = [((i[start],) if start in i else None) for i in (want, got)]
        if a and b and any(abs(p - q) > NEAR for p, q in zip(a, b)):
            return False
    return True


def distance(want, got):
    keys = ("x", "y", "x2", "y2", "width", "height")
    return sum(abs(want[key] - got[key]) for key in keys if key in want and key in got)


def look_faults(want, got, kind):
    """The looks in which an item at its place differs."""
    faults = []
    for key in ("fill", "stroke"):
        if want.get(key) and not same_color(want[key], got.get(key)):
            faults.append("colours")
    if abs(want.get("opacity", 1) - got.get("opacity", 1)) > NEAR_OPACITY:
        faults.append("opacities")
    if kind == "symbol":
        size = want.get("size")
        if size is not None and abs(got.get("size", 0) - size) > NEAR_SIZE * max(1, size):
            faults.append("sizes")
        # A path may be spelled in many ways.
        shape = want.get("shape")
        if shape and not shape.startswith("M") and shape != got.get("shape"):
            faults.append("shapes")
    return faults


def paired(want, got, kind):
    """How many items have no partner at their place, and in what looks the others differ."""
    left = list(got)
    missing, looks = 0, []
    for item in want:
        options = sorted((o for o in left if is_near(item, o, kind)), key=lambda o: distance(item, o))
        if not options:
            missing += 1
            continue
        reach = distance(item, options[0]) + 0.001
        closest = [option for option in options if distance(item, option) <= reach]
        best = min(closest, key=lambda option: len(look_faults(item, option, kind)))
        looks += sorted(set(look_faults(item, best, kind)))
        left.remove(best)
    return missing, looks


def mark_differences(want, got):
    found = []
    counts = [
        sorted("%d %s" % (len(mark["items"]), mark["type"]) for mark in marks)
        for marks in (want, got)]
    if counts[0] != counts[1]:
        found.append("marks: %s, expected %s" % (", ".join(counts[1]), ", ".join(counts[0])))
    pool = list(got)
    total = missing = 0
    looks = {}
    for mark in want:
        like = [
            other for other in pool
            if other["type"] == mark["type"] and len(other["items"]) == len(mark["items"])]
        total += len(mark["items"])
        if not like:
            continue
        results = [(paired(mark["items"], other["items"], mark["type"]), other) for other in like]
        (lost, differing), best = min(results, key=lambda r: (r[0][0], len(r[0][1])))
        pool.remove(best)
        missing += lost
        for word in differing:
            looks[word] = looks.get(word, 0) + 1
    if missing:
        found.append("positions: %d of %d differ" % (missing, total))
    for word, count in sorted(looks.items()):
        found.append("%s: %d of %d differ" % (word, count, total))
    return found


def axis_differences(want, got, flat):
    found = []
    for side in sorted(set(want) | set(got)):
        a, b = want.get(side, NO_AXIS), got.get(side, NO_AXIS)
        labels, others = set(a["labels"]), set(b["labels"])
        subset = labels <= others or others <= labels
        # Of two labels that overlap Vega keeps both.
        enough = 1 if len(labels) == 2 else min(2, len(labels) or 1)
        if side in flat:
            found.append("%s %s" % (FLAT, side))
        elif labels != others and not (subset and len(labels & others) >= enough):
            found.append("%s labels: %s, expected %s" % (side, b["labels"][:6], a["labels"][:6]))
        if a["title"] != b["title"]:
            found.append("%s title: %r, expected %r" % (side, b["title"], a["title"]))
    return found


def legend_differences(want, got, flat):
    """The legends that differ, apart from two kinds that have a reason.

    Those of scales without extent say nothing in Vega, or NaN. And Vega repeats a legend for each layer
    whose rows are others.
    """
    texts = [
        sorted([str(legend["title"]), *legend["labels"]] for legend in facts["legends"])
        for facts in (want, got)]
    if texts[0] == texts[1]:
        return []
    if flat and len(texts[0]) == len(texts[1]) and all(
            a == b or (a[0] == b[0] and set(a[1:]) <= {"NaN"}) for a, b in zip(*texts)):
        return ["%s a legend" % FLAT]
    rest = list(texts[0])
    for text in texts[1]:
        if text in rest:
            rest.remove(text)
    if len(texts[0]) - len(rest) == len(texts[1]) and all(
            any(text[1:] == other[1:] for other in texts[1]) for text in rest):
        return [REPEATED]
    return ["legends: %s, expected %s" % (texts[1], texts[0])]


def compared(want, got, flat, marks):
    found = mark_differences(without_direction(marks, flat), got["marks"])
    found += legend_differences(want, got, flat)
    found += axis_differences(want["axes"], got["axes"], flat)
    if want["title"] != got["title"]:
        found.append("title: %r, expected %r" % (got["title"], want["title"]))
    return found


def differences(want, got):
    """What differs between the facts wanted and those that are there: a sentence each."""
    found = compared(want, got, [], want["marks"])
    if not found:
        return found
    # Some kinds of difference have a reason: the rest is compared without them.
    flat = flat_sides(want, got)
    marks = placed(want["marks"], got["marks"])
    found = compared(want, got, flat, marks)
    if [len(mark["items"]) for mark in marks] != [len(mark["items"]) for mark in want["marks"]]:
        found.append(UNPLACED)
    return found
