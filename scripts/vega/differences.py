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


def is_near(want, got, kind):
    """Whether two items stand at the same place; what either does not say is not asked."""
    if kind == "arc":
        angles = [sorted((i.get("startAngle", 0), i.get("endAngle", 0))) for i in (want, got)]
        return all(abs(a - b) < NEAR_ANGLE for a, b in zip(*angles))
    if kind == "text" and want.get("text") != got.get("text"):
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
        if want.get(key) and color(want[key]) != color(got.get(key)):
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


def axis_differences(want, got):
    found = []
    for side in sorted(set(want) | set(got)):
        none = {"title": None, "labels": []}
        a, b = want.get(side, none), got.get(side, none)
        labels, others = set(a["labels"]), set(b["labels"])
        subset = labels <= others or others <= labels
        if labels != others and not (subset and len(labels & others) >= min(2, len(labels) or 1)):
            found.append("%s labels: %s, expected %s" % (side, b["labels"][:6], a["labels"][:6]))
        if a["title"] != b["title"]:
            found.append("%s title: %r, expected %r" % (side, b["title"], a["title"]))
    return found


def differences(want, got):
    """What differs between the facts wanted and those that are there: a sentence each."""
    found = mark_differences(want["marks"], got["marks"])
    texts = [
        sorted([str(legend["title"]), *legend["labels"]] for legend in facts["legends"])
        for facts in (want, got)]
    if texts[0] != texts[1]:
        found.append("legends: %s, expected %s" % (texts[1], texts[0]))
    found += axis_differences(want["axes"], got["axes"])
    if want["title"] != got["title"]:
        found.append("title: %r, expected %r" % (got["title"], want["title"]))
    return found
