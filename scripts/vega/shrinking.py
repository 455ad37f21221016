"""Takes out of a view what is not needed for a difference to stay."""
import copy

# Without these a view means something else, and not less.
KEPT = {"data", "mark", "type", "field", "encoding", "layer", "as", "op", "aggregate", "groupby"}


def parts(value, path=()):
    """The paths of everything in a view that can be taken out, outer ones first."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    inner = []
    for key, child in entries:
        if isinstance(value, dict) and key not in KEPT or isinstance(value, list) and path[-1:] in (
                ("layer",), ("transform",)):
            yield path + (key,)
        if isinstance(child, (dict, list)):
            inner.append((path + (key,), child))
    for below, child in inner:
        yield from parts(child, below)


def without(view, path):
    less = copy.deepcopy(view)
    holder = less
    for key in path[:-1]:
        holder = holder[key]
    del holder[path[-1]]
    return less


def shrunk(view, still_differs, budget=80):
    """The least view found, with at most so many trials, that still differs."""
    changed = True
    while changed and budget > 0:
        changed = False
        for path in parts(view):
            budget -= 1
            if budget < 0:
                break
            less = without(view, path)
            if less.get("layer") == []:
                continue
            if still_differs(less):
                view, changed = less, True
                break
    return view
