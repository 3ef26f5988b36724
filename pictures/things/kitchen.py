"""Kitchens: a run of cupboards with worktop, sink, hob, oven and fridge, tiles behind it, and what stands on it.

`kitchen_run` stands along a wall: its origin is on the floor at the left end of the wall, x runs to the right as one looks at
it, the wall is at y = 0 and the fronts look towards -y. `turn` is the wall's (place.room.TURN). Things on the worktop have
their origin in the middle of their underside. Metres; worktop at 0.90.
"""

import math
import random

import bmesh

from studio.materials import ceramic, glass, material, metal, painted, plaster, rgb, stone, wood
from studio.mesh import ball, box, cylinder, from_faces, group, lathe, place, tube

OAK = "#BFA27C"
BRASS = "#B39A66"
TOP = 0.90
DEPTH = 0.60


@material
def zellige(n, color="#E9E5DA", joint="#D5CDBE", size=0.1, axes="xz", gloss=0.14):
    """Small hand-cut glazed tiles: each of its own shade, none quite flat, so that the light dances on them."""
    flat = n.flat(axes)
    brick = n.laid(flat, size, size, gap=0.0022, smooth=0.5, offset=0.0)
    shade = n.add("MapRange", {"Value": brick.outputs["Color"], "To Min": 0.86, "To Max": 1.06}).outputs[0]
    tone = n.add("HueSaturation", {"Color": n.vary(color, 0.05, 0.03), "Value": shade}).outputs[0]
    fac = brick.outputs["Fac"]
    # A new cloud for each tile bends its face as the hand that cut it did.
    moved = n.add(
        "MixRGB",
        {"Fac": 1, "Color1": flat, "Color2": n.mix(1, brick.outputs["Color"], (9, 4, 6, 1), "MULTIPLY")},
        blend_type="ADD",
    ).outputs[0]
    bent = n.bump(n.noise(0.09, 2, 0.5, moved), 0.005, 0.5)
    sunk = n.add("Math", {0: 1.0, 1: fac}, operation="SUBTRACT").outputs[0]
    n.set(
        Base_Color=n.mix(fac, tone, rgb(joint)),
        Roughness=n.add("MapRange", {"Value": fac, "To Min": gloss, "To Max": 0.8}).outputs[0],
        Specular=0.5,
        Normal=n.bump(sunk, 0.0015, 0.7, bent),
    )


def _front(parent, x, z, width, height, surface, style, knob=None, gap=0.003):
    """A cupboard or drawer front whose lower left corner is at x, z; `knob` is where its handle sits: "left", "right", "top"."""
    y, thick = -DEPTH + 0.02, 0.02
    w, h = width - gap, height - gap
    middle = x + width / 2
    if style == "shaker" and h > 0.2:
        rail = 0.062
        for side in (-1, 1):
            box(
                "stile",
                (rail, thick, h),
                (middle + side * (w - rail) / 2, y - thick / 2, z),
                surface,
                0.0025,
                parent=parent,
            )
        for level in (z, z + h - rail):
            box("rail", (w - 2 * rail, thick, rail), (middle, y - thick / 2, level), surface, 0.0025, parent=parent)
        box("field", (w - 2 * rail, 0.008, h - 2 * rail), (middle, y - 0.004, z + rail), surface, 0.001, parent=parent)
    else:
        box("front", (w, thick, h), (middle, y - thick / 2, z), surface, 0.0025, parent=parent)
    brass = metal(BRASS, 0.35)
    if knob == "top":
        bar = min(0.16, w * 0.4)
        level = z + h - 0.04 if h < 0.2 else z + h - 0.06
        for side in (-1, 1):
            cylinder(
                "post",
                0.005,
                0.026,
                (middle + side * (bar / 2 - 0.015), y - thick + 0.002, level),
                brass,
                turn=(90, 0, 0),
                parent=parent,
                around=16,
            )
        tube(
            "handle",
            [(middle - bar / 2, y - thick - 0.024, level), (middle + bar / 2, y - thick - 0.024, level)],
            0.0055,
            brass,
            parent,
            smooth=False,
        )
    elif knob:
        side = 1 if knob == "right" else -1
        level = z + h - 0.09 if z < 1.0 else z + 0.12
        lathe(
            "knob",
            [(0, 0), (0.006, 0), (0.006, 0.012), (0.014, 0.018), (0.013, 0.026), (0, 0.028)],
            (middle + side * (w / 2 - 0.031), y - thick, level),
            brass,
            24,
            (90, 0, 0),
            parent,
        )


def _basin(parent, x, width, surface):
    """An apron sink of fireclay whose rim lies just under the worktop's upper side."""
    front, back, top, deep = -DEPTH - 0.012, -0.13, TOP - 0.006, 0.2
    wall = 0.028
    length = front - back
    box(
        "apron",
        (width, wall, deep + 0.03),
        (x, front + wall / 2, top - deep - 0.03),
        surface,
        0.012,
        parent=parent,
        rounds=4,
    )
    box("rear", (width, wall, deep), (x, back - wall / 2, top - deep), surface, 0.012, parent=parent, rounds=4)
    for side in (-1, 1):
        box(
            "side",
            (wall, -length - 2 * wall + 0.024, deep),
            (x + side * (width - wall) / 2, (front + back) / 2, top - deep),
            surface,
            0.012,
            parent=parent,
            rounds=4,
        )
    box(
        "bottom",
        (width - 0.02, -length - 0.02, 0.03),
        (x, (front + back) / 2, top - deep),
        surface,
        0.01,
        parent=parent,
    )
    cylinder(
        "drain", 0.04, 0.004, (x, (front + back) / 2, top - deep + 0.03), metal("#BFC3C2", 0.3), 0.001, parent=parent
    )


def _tap(parent, x, y=-0.075, finish=BRASS):
    brass = metal(finish, 0.28)
    cylinder("foot", 0.026, 0.012, (x, y, TOP), brass, parent=parent)
    points = [
        (x, y, TOP),
        (x, y, TOP + 0.16),
        (x, y, TOP + 0.27),
        (x, y - 0.035, TOP + 0.335),
        (x, y - 0.12, TOP + 0.35),
        (x, y - 0.185, TOP + 0.31),
        (x, y - 0.195, TOP + 0.23),
    ]
    tube("spout", points, 0.0125, brass, parent, rounds=12)
    cylinder("valve", 0.02, 0.06, (x, y, TOP + 0.01), brass, parent=parent)
    tube(
        "lever",
        [(x + 0.015, y, TOP + 0.05), (x + 0.045, y, TOP + 0.052), (x + 0.05, y - 0.008, TOP + 0.11)],
        0.006,
        brass,
        parent,
    )


def _hob(parent, x, width=0.56):
    """Four rings of glass ceramic on the worktop."""
    black = painted("#15181A", 0.08)
    box("hob", (width, 0.5, 0.006), (x, -0.31, TOP + 0.0005), black, 0.003, parent=parent)
    for dx, dy, radius in ((-0.14, 0.1, 0.075), (0.14, 0.1, 0.095), (-0.14, -0.11, 0.095), (0.14, -0.11, 0.075)):
        ring = [(radius - 0.0015, 0), (radius, 0), (radius, 0.0003), (radius - 0.0015, 0.0003)]
        lathe("ring", ring, (x + dx, -0.31 + dy, TOP + 0.0066), painted("#8A8C8C", 0.4), 64, parent=parent)


def _oven(parent, x, width, surface):
    """A built-in oven under the worktop: steel strip with knobs, black glass, a bar to hang a towel on."""
    y, low, high = -DEPTH, 0.2, 0.8
    steel = metal("#B9BCBB", 0.32)
    _front(parent, x - width / 2, 0.1, width, low - 0.1, surface, "flat")
    box(
        "oven", (width - 0.004, 0.022, 0.59), (x, y + 0.011, low + 0.004), painted("#16191B", 0.1), 0.004, parent=parent
    )
    box("strip", (width - 0.004, 0.024, 0.095), (x, y + 0.01, high - 0.098), steel, 0.003, parent=parent)
    for dx in (-0.2, -0.12, 0.12, 0.2):
        cylinder("knob", 0.017, 0.024, (x + dx, y - 0.001, high - 0.052), steel, 0.004, (90, 0, 0), parent)
    box("clock", (0.11, 0.002, 0.04), (x, y - 0.0025, high - 0.07), painted("#101314", 0.1), 0, parent=parent)
    for dx in (-1, 1):
        cylinder(
            "post", 0.006, 0.045, (x + dx * (width / 2 - 0.07), y, high - 0.15), steel, turn=(90, 0, 0), parent=parent
        )
    tube(
        "bar",
        [(x - width / 2 + 0.05, y - 0.045, high - 0.15), (x + width / 2 - 0.05, y - 0.045, high - 0.15)],
        0.009,
        steel,
        parent,
        smooth=False,
    )


def kitchen_run(
    at,
    turn,
    units,
    front=None,
    top=None,
    tiles=None,
    tile_height=0.55,
    style="shaker",
    overhang=0.0,
    tall=2.12,
    sink=None,
    tap=BRASS,
):
    """Builds a run of `units`, (kind, width) from left to right; returns its group and each unit's middle x by kind (the last
    of each).

    Kinds: "door" (one or two doors), "drawers", "sink", "hob" (with oven), "dishwasher", "fridge" (built in, as high as
    `tall`), "larder" (as high), "open" (open shelves), "gap" (nothing under the worktop). `overhang` lengthens the worktop at
    its free ends.
    """
    root = group("kitchen", at, (0, 0, turn))
    surface = front or painted("#A9B3A8", 0.5)
    slab = top or stone("#E4DCCC", 0.35)
    inside = painted("#D9D2C4", 0.7)
    places, x, low_from = {}, 0.0, None
    spans, holes = [], []

    def end_span(until):
        nonlocal low_from
        if low_from is not None:
            spans.append((low_from, until))
            low_from = None

    for kind, width in units:
        middle = x + width / 2
        places[kind] = middle
        if kind in ("fridge", "larder"):
            end_span(x)
            box(
                "case",
                (width - 0.002, DEPTH - 0.02, tall - 0.1),
                (middle, -(DEPTH - 0.02) / 2, 0.1),
                surface,
                0.003,
                parent=root,
            )
            box("plinth", (width, DEPTH - 0.07, 0.1), (middle, -(DEPTH - 0.07) / 2, 0), inside, 0, parent=root)
            split = 0.78
            _front(root, x, 0.1, width, split - 0.1, surface, style, "left")
            _front(root, x, split, width, tall - split, surface, style, "left")
            x += width
            continue
        if low_from is None:
            low_from = x
        if kind != "gap":
            box("plinth", (width, DEPTH - 0.07, 0.1), (middle, -(DEPTH - 0.07) / 2, 0), inside, 0, parent=root)
            lowered = 0.24 if kind == "sink" else 0.0
            if kind == "open":
                for side in (-1, 1):
                    box(
                        "side",
                        (0.02, DEPTH - 0.02, TOP - 0.14),
                        (middle + side * (width / 2 - 0.01), -(DEPTH - 0.02) / 2, 0.1),
                        surface,
                        0.002,
                        parent=root,
                    )
                for level in (0.1, 0.46):
                    box(
                        "board",
                        (width - 0.04, DEPTH - 0.03, 0.022),
                        (middle, -(DEPTH - 0.03) / 2, level),
                        wood(OAK),
                        0.002,
                        parent=root,
                    )
                box("rear", (width - 0.04, 0.01, TOP - 0.15), (middle, -0.006, 0.1), surface, 0, parent=root)
            else:
                box(
                    "case",
                    (width - 0.001, DEPTH - 0.022, TOP - 0.142 - lowered),
                    (middle, -(DEPTH - 0.022) / 2, 0.1),
                    inside,
                    0,
                    parent=root,
                )
        high = TOP - 0.045 - 0.1
        if kind == "drawers":
            level = 0.1
            for share in (0.4, 0.37, 0.23):
                _front(root, x, level, width, high * share, surface, style, "top")
                level += high * share
        elif kind == "door":
            count = 2 if width > 0.62 else 1
            for index in range(count):
                _front(
                    root,
                    x + width / count * index,
                    0.1,
                    width / count,
                    high,
                    surface,
                    style,
                    "right" if index == 0 and count == 2 else "left",
                )
        elif kind == "dishwasher":
            _front(root, x, 0.1, width, high, surface, style, "top")
        elif kind == "sink":
            for index in range(2):
                _front(
                    root,
                    x + width / 2 * index,
                    0.1,
                    width / 2,
                    high - 0.2,
                    surface,
                    style,
                    "right" if index == 0 else "left",
                )
            holes.append((middle - width / 2 + 0.02, middle + width / 2 - 0.02))
            _basin(root, middle, width - 0.04, sink or ceramic("#F3F0E8", 0.16))
            _tap(root, middle, finish=tap)
        elif kind == "hob":
            _oven(root, middle, width, surface)
            _hob(root, middle, min(0.58, width - 0.04))
        x += width
    end_span(x)
    for left, right in spans:
        a = left - (overhang if left == 0 else 0)
        b = right + (overhang if right == x else 0)
        cursor = a
        for hole_left, hole_right in [*(h for h in holes if left <= h[0] < right), (b, b)]:
            if hole_left - cursor > 0.001:
                box(
                    "worktop",
                    (hole_left - cursor, DEPTH + 0.025, 0.04),
                    ((cursor + hole_left) / 2, -(DEPTH + 0.025) / 2, TOP - 0.04),
                    slab,
                    0.004,
                    parent=root,
                )
            if hole_right > hole_left:
                box(
                    "worktop",
                    (hole_right - hole_left, 0.145, 0.04),
                    ((hole_left + hole_right) / 2, -0.0725, TOP - 0.04),
                    slab,
                    0.003,
                    parent=root,
                )
            cursor = hole_right
        if tiles:
            box(
                "tiles",
                (right - left, 0.012, tile_height),
                ((left + right) / 2, -0.006, TOP),
                tiles,
                0.002,
                parent=root,
            )
    return root, places


def hood(parent, x, bottom=1.55, top=2.75, width=0.78, surface=None):
    """A chimney hood of plaster over the hob, in the run's coordinates; an oak beam is its lower edge."""
    surface = surface or plaster()
    narrow, deep, shallow = 0.4, 0.5, 0.28
    points = []
    for half, front, z in (
        (width / 2, deep, bottom + 0.12),
        (narrow / 2, shallow, bottom + 0.62),
        (narrow / 2, shallow, top),
    ):
        points += [(x - half, 0, z), (x - half, -front, z), (x + half, -front, z), (x + half, 0, z)]
    faces = [(3, 2, 1, 0)]
    for ring in (0, 4):
        faces += [(ring + i, ring + (i + 1) % 4, ring + 4 + (i + 1) % 4, ring + 4 + i) for i in range(3)]
    mesh = from_faces("hood", points, faces, surface, True)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    sharp = [e for e in shape.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > 0.2]
    bmesh.ops.bevel(shape, geom=sharp, offset=0.02, segments=4, profile=0.5, affect="EDGES", clamp_overlap=True)
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    place(mesh, parent=parent)
    box(
        "beam",
        (width + 0.04, deep + 0.02, 0.11),
        (x, -(deep + 0.02) / 2, bottom + 0.012),
        wood(OAK),
        0.008,
        parent=parent,
    )


def jar(at, color="#E7DFCF", height=0.16, radius=0.055, lid=True, parent=None):
    """A stoneware jar with a wooden lid."""
    root = group("jar", at, parent=parent)
    profile = [
        (0, 0),
        (radius * 0.92, 0),
        (radius, 0.01),
        (radius, height * 0.86),
        (radius * 0.86, height),
        (radius * 0.8, height),
        (radius * 0.8, height * 0.9),
        (0, height * 0.88),
    ]
    lathe("jar", profile, (0, 0, 0), ceramic(color, 0.35), 40, parent=root)
    if lid:
        cylinder("lid", radius * 0.88, 0.018, (0, 0, height), wood(OAK), 0.004, parent=root)
    return root


def utensils(at, seed=0, parent=None):
    """A crock of wooden spoons."""
    chance = random.Random(seed)
    root = group("utensils", at, parent=parent)
    profile = [
        (0, 0),
        (0.055, 0),
        (0.062, 0.012),
        (0.06, 0.14),
        (0.064, 0.15),
        (0.058, 0.15),
        (0.055, 0.02),
        (0, 0.015),
    ]
    lathe("crock", profile, (0, 0, 0), ceramic("#D8CFBE", 0.4), 40, parent=root)
    for index in range(5):
        angle = index * 1.3 + chance.uniform(-0.2, 0.2)
        x, y = math.cos(angle) * 0.035, math.sin(angle) * 0.035
        tip = chance.uniform(0.27, 0.33)
        end = (x * 2.3, y * 2.3, tip)
        tube(
            "spoon",
            [(-x * 0.6, -y * 0.6, 0.02), end],
            0.0055,
            wood(chance.choice([OAK, "#A98558", "#CDB594"]), "z"),
            root,
            smooth=False,
        )
        ball("bowl", 0.024, end, wood(OAK, "z"), (1.0, 0.35, 1.4), 8, (0, 0, math.degrees(angle) + 90), root)
    return root


def boards(at, parent=None, seed=0):
    """Two or three chopping boards leaning on the wall: `at` is on the worktop, at the wall (y = 0)."""
    root = group("boards", at, parent=parent)
    for x, y, size, angle, color, tilt in (
        (0.0, -0.012, (0.28, 0.018, 0.42), -8, "#B08A5C", 1),
        (0.12, -0.045, (0.22, 0.02, 0.32), -11, "#9C7648", -2),
    ):
        board = group("board", (x, y - size[2] * math.sin(math.radians(-angle)), 0), (angle, 0, 0), root)
        box("board", size, (0, 0, 0.001), wood(color, "z"), 0.008, (0, tilt, 0), board, 3)
    disc = group("disc", (-0.17, -0.075, 0.0), (-13, 0, 0), root)
    cylinder("disc", 0.15, 0.018, (0, 0.009, 0.151), wood("#C2A27A", "z"), 0.006, (90, 0, 0), disc, 64)
    return root


def kettle(at, turn=0, color="#E9E3D5", parent=None):
    """An electric kettle in enamel with a wooden handle, on its base."""
    root = group("kettle", at, (0, 0, turn), parent)
    body = painted(color, 0.2)
    cylinder("base", 0.085, 0.022, (0, 0, 0), painted("#3A3B3A", 0.4), 0.006, parent=root)
    lathe(
        "body",
        [(0, 0.024), (0.08, 0.024), (0.084, 0.035), (0.072, 0.13), (0.058, 0.19), (0.052, 0.2), (0, 0.2)],
        (0, 0, 0),
        body,
        56,
        parent=root,
    )
    lathe(
        "lid",
        [(0.05, 0.2), (0.045, 0.212), (0.012, 0.218), (0.012, 0.235), (0, 0.238)],
        (0, 0, 0),
        body,
        40,
        parent=root,
    )
    tube("spout", [(0.06, 0, 0.1), (0.1, 0, 0.14), (0.125, 0, 0.185)], [0.022, 0.014, 0.009], body, root, rounds=12)
    tube(
        "handle",
        [(-0.05, 0, 0.19), (-0.11, 0, 0.2), (-0.125, 0, 0.13), (-0.085, 0, 0.06)],
        0.0095,
        wood("#8C6A48", "z"),
        root,
        rounds=12,
    )
    return root


def coffee_maker(at, turn=0, parent=None):
    """A slim espresso machine of brushed steel with a cup under its spout."""
    root = group("coffee maker", at, (0, 0, turn), parent)
    steel, dark = metal("#C4C5C2", 0.28), painted("#24282A", 0.35)
    box("foot", (0.16, 0.3, 0.035), (0, 0, 0), steel, 0.008, parent=root)
    box("tray", (0.13, 0.13, 0.006), (0, -0.075, 0.035), dark, 0.002, parent=root)
    box("tower", (0.16, 0.15, 0.28), (0, 0.072, 0.03), steel, 0.014, parent=root)
    box("head", (0.16, 0.27, 0.085), (0, 0.012, 0.225), steel, 0.014, parent=root)
    cylinder("group", 0.034, 0.035, (0, -0.07, 0.192), dark, parent=root)
    tube(
        "handle",
        [(0, -0.075, 0.2), (0, -0.14, 0.196), (0, -0.205, 0.188)],
        [0.01, 0.012, 0.014],
        wood("#6E4C34", "y"),
        root,
        smooth=False,
        rounds=12,
    )
    tube("steam", [(0.06, -0.11, 0.23), (0.075, -0.13, 0.17), (0.082, -0.14, 0.09)], 0.0045, steel, root)
    for x in (-0.04, 0.04):
        cylinder("knob", 0.014, 0.012, (x, -0.123, 0.268), dark, 0.003, (90, 0, 0), root)
    cup((0, -0.075, 0.041), parent=root)
    for x, y in ((-0.04, 0.02), (0.035, 0.03), (-0.02, 0.095)):
        cup((x, y, 0.31), parent=root)
    return root


def cup(at, color="#F1EDE3", radius=0.032, height=0.055, turn=0, parent=None):
    """A cup with an ear towards +x."""
    root = group("cup", at, (0, 0, turn), parent)
    profile = [
        (0, 0),
        (radius * 0.62, 0),
        (radius * 0.7, 0.004),
        (radius * 0.96, height * 0.5),
        (radius, height),
        (radius * 0.93, height),
        (radius * 0.86, height * 0.45),
        (radius * 0.5, 0.008),
        (0, 0.007),
    ]
    lathe("cup", profile, (0, 0, 0), ceramic(color), 40, parent=root)
    tube(
        "ear",
        [
            (radius * 0.9, 0, height * 0.82),
            (radius * 1.55, 0, height * 0.8),
            (radius * 1.5, 0, height * 0.35),
            (radius * 0.8, 0, height * 0.3),
        ],
        0.0038,
        ceramic(color),
        root,
    )
    return root


def plates(at, count=6, radius=0.13, color="#EFEBE1", seed=0, parent=None):
    """A pile of plates, not quite in line."""
    chance = random.Random(seed)
    root = group("plates", at, parent=parent)
    profile = [
        (0, 0),
        (radius * 0.55, 0),
        (radius * 0.62, 0.005),
        (radius * 0.98, 0.018),
        (radius, 0.02),
        (radius * 0.97, 0.021),
        (radius * 0.6, 0.009),
        (0, 0.007),
    ]
    for index in range(count):
        lathe(
            "plate",
            profile,
            (chance.uniform(-0.003, 0.003), chance.uniform(-0.003, 0.003), index * 0.0085),
            ceramic(color, 0.22),
            64,
            parent=root,
        )
    return root


def bowl(at, radius=0.14, height=0.08, color="#DED6C6", parent=None, gloss=0.3):
    """A bowl on a foot."""
    root = group("bowl", at, parent=parent)
    profile = [
        (0, 0),
        (radius * 0.4, 0),
        (radius * 0.42, 0.008),
        (radius * 0.8, height * 0.5),
        (radius, height),
        (radius * 0.965, height),
        (radius * 0.76, height * 0.52),
        (radius * 0.36, 0.016),
        (0, 0.014),
    ]
    lathe("bowl", profile, (0, 0, 0), ceramic(color, gloss), 64, parent=root)
    return root


def bottle(at, color="#6F7A45", height=0.27, radius=0.034, parent=None):
    """Olive oil: solid green-gold glass with a cork."""
    root = group("bottle", at, parent=parent)
    profile = [
        (0, 0),
        (radius, 0),
        (radius, height * 0.6),
        (radius * 0.4, height * 0.76),
        (radius * 0.36, height * 0.95),
        (radius * 0.44, height * 0.96),
        (radius * 0.44, height),
        (0, height),
    ]
    lathe("bottle", profile, (0, 0, 0), glass(color), 40, parent=root)
    cylinder("cork", radius * 0.3, 0.022, (0, 0, height - 0.004), wood("#C2A27A", "z"), parent=root)
    return root


def towel(at, width=0.26, drop=0.42, color="#EFE9DD", stripe="#0E4A5A", seed=0, parent=None):
    """A kitchen towel folded over a bar at `at` (the bar runs along x), in a group's coordinates."""
    chance = random.Random(seed)
    phase = [chance.uniform(0, 6) for _ in range(3)]
    root = group("towel", at, parent=parent)
    columns, rows, points, faces = 24, 40, [], []
    back = drop * 0.8
    total = drop + back
    for row in range(rows + 1):
        s = total * row / rows - back
        for column in range(columns + 1):
            u = column / columns - 0.5
            hang = min(1, abs(s) / 0.12)
            y = -0.013 if s > 0 else 0.013
            y *= min(1, abs(s) / 0.012)
            z = -abs(s) + 0.012 * (1 - min(1, abs(s) / 0.012))
            fold = 0.006 * hang * math.sin(u * 11 + phase[0] + s * 1.5) * (1 + abs(s))
            points.append((u * width * (1 - 0.06 * hang), y + fold * (1 if s > 0 else 0.5), z))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = place(from_faces("towel", points, faces, striped(color, stripe, drop), True), parent=root)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.003
    return root


@material
def striped(n, color="#EFE9DD", stripe="#0E4A5A", drop=0.42):
    """Linen with three stripes near its hem."""
    where = n.place()
    height = n.add("SeparateXYZ", {"Vector": where}).outputs["Z"]
    above = n.add("Math", {0: height, 1: drop}, operation="ADD").outputs[0]
    inside = n.add(
        "Math",
        {
            0: n.add("Math", {0: above, 1: 0.055}, operation="LESS_THAN").outputs[0],
            1: n.add("Math", {0: above, 1: 0.022}, operation="GREATER_THAN").outputs[0],
        },
        operation="MULTIPLY",
    ).outputs[0]
    line = n.add(
        "Math",
        {
            0: n.add(
                "Math", {0: n.add("Math", {0: above, 1: 570.0}, operation="MULTIPLY").outputs[0]}, operation="SINE"
            ).outputs[0],
            1: 0.0,
        },
        operation="GREATER_THAN",
    ).outputs[0]
    share = n.add("Math", {0: inside, 1: line}, operation="MULTIPLY").outputs[0]
    weave = n.noise(0.004, 3)
    n.set(
        Base_Color=n.mix(share, n.vary(color, 0.04, 0.1), rgb(stripe)),
        Roughness=0.95,
        Sheen=0.4,
        Specular=0.1,
        Normal=n.bump(weave, 0.0008, 0.5),
    )
