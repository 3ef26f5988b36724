"""What stands outside: oak table and chairs, loungers, a sofa corner, lanterns, string lights, linen.

Every function takes `at` (a point of the floor, in metres), `turn` (degrees about z) and `parent`, and gives a group that can be copied
with `copy_tree`. At turn 0 seats face -y: who sits on a chair looks towards -y.
"""

import math
import random

from studio.light import add_lamp
from studio.materials import ceramic, cloth, glass, glowing, material, metal, rgb, soil, terracotta, wood
from studio.mesh import box, box_mesh, copies, cushion, cylinder, from_faces, group, lathe, lathe_mesh, place, tube

OAK = "#9D8263"
LINEN = "#EAE3D4"
SAND = "#CFC0A6"


@material
def cord(n, color="#C7AE84", thick=0.006):
    """Paper cord wound side by side, for seats and baskets; the winding runs along y."""
    where = n.place()
    across = n.add(
        "TexWave",
        {"Vector": where, "Scale": 0.32 / thick, "Distortion": 0.25, "Detail Scale": 3.0},
        bands_direction="X",
    ).outputs["Fac"]
    tone = n.mix(
        n.add("Math", {0: 0.55, 1: across}, operation="MULTIPLY").outputs[0], rgb("#8D7449"), n.vary(color, 0.05, 0.05)
    )
    n.set(Base_Color=tone, Roughness=0.85, Normal=n.bump(across, thick * 0.6, 0.8))


def table(at=(0, 0, 0), length=2.0, width=0.92, height=0.75, turn=0, parent=None, color=OAK):
    """A table of oak boards, its length along x; the top's surface at `height`."""
    root = group("table", at, (0, 0, turn), parent)
    top = wood(color, "x", 0.42)
    boards = 6
    each = width / boards
    for k in range(boards):
        # Boards differ a hair in length, as real ones do after a summer.
        off = 0.002 * math.sin(k * 2.3)
        box(
            "board",
            (length + off, each - 0.003, 0.036),
            (off, (k - (boards - 1) / 2) * each, height - 0.036),
            top,
            0.004,
            parent=root,
        )
    for y in (-1, 1):
        box(
            "apron",
            (length - 0.34, 0.024, 0.085),
            (0, y * (width / 2 - 0.11), height - 0.121),
            wood(color, "x"),
            0.003,
            parent=root,
        )
    for x in (-1, 1):
        box(
            "apron",
            (0.024, width - 0.24, 0.085),
            (x * (length / 2 - 0.16), 0, height - 0.121),
            wood(color, "y"),
            0.003,
            parent=root,
        )
        for y in (-1, 1):
            leg = box_mesh("leg", (0.072, 0.072, height - 0.036), wood(color, "z"), 0.007)
            for vertex in leg.vertices:
                share = 0.5 - vertex.co.z / (height - 0.036)
                vertex.co.x *= 1 - 0.28 * share
                vertex.co.y *= 1 - 0.28 * share
            place(leg, (x * (length / 2 - 0.16), y * (width / 2 - 0.11), (height - 0.036) / 2), parent=root)
    return root


def round_table(at=(0, 0, 0), radius=0.36, height=0.74, turn=0, parent=None, top=None, iron="#2B2A28"):
    """A bistro table: a round top (oak unless another material is given) on an iron foot; side table with radius 0.22, height 0.48."""
    root = group("round table", at, (0, 0, turn), parent)
    cylinder("top", radius, 0.026, (0, 0, height - 0.026), top or wood(OAK, "x", 0.42), 0.006, parent=root, around=64)
    black = metal(iron, 0.5)
    foot = min(radius * 0.72, 0.26)
    lathe(
        "foot",
        [
            (0, 0),
            (foot, 0),
            (foot, 0.012),
            (foot * 0.3, 0.022),
            (0.02, 0.05),
            (0.018, height - 0.06),
            (0.05, height - 0.03),
            (0.06, height - 0.026),
        ],
        (0, 0, 0),
        black,
        48,
        parent=root,
    )
    return root


def chair(at=(0, 0, 0), turn=0, parent=None, cushioned=LINEN, color=OAK):
    """A dining chair of round oak with a seat of cord, 45 cm high, the back 80; `cushioned` is a seat cushion's colour or None."""
    root = group("chair", at, (0, 0, turn), parent)
    oak = wood(color, "z", 0.45)
    for x in (-1, 1):
        tube(
            "leg",
            [(x * 0.215, -0.2, 0.0), (x * 0.212, -0.195, 0.25), (x * 0.208, -0.19, 0.45)],
            [0.0125, 0.0165, 0.018],
            oak,
            root,
            10,
        )
        tube(
            "leg",
            [
                (x * 0.2, 0.235, 0.0),
                (x * 0.2, 0.2, 0.3),
                (x * 0.2, 0.2, 0.48),
                (x * 0.21, 0.232, 0.66),
                (x * 0.215, 0.262, 0.8),
            ],
            [0.0125, 0.0165, 0.019, 0.0165, 0.0135],
            oak,
            root,
            10,
        )
        tube("rung", [(x * 0.212, -0.196, 0.2), (x * 0.2, 0.214, 0.2)], 0.0095, oak, root, 8, False)
        tube("rail", [(x * 0.208, -0.19, 0.43), (x * 0.2, 0.2, 0.43)], 0.0135, oak, root, 8, False)
    for y, z, half, r in (
        (-0.19, 0.43, 0.208, 0.0135),
        (0.2, 0.43, 0.2, 0.0135),
        (-0.196, 0.28, 0.21, 0.0095),
        (0.208, 0.22, 0.2, 0.0095),
    ):
        tube("rail", [(-half, y, z), (half, y, z)], r, oak, root, 8, False)
    # The back is one bent board, hollow for the shoulders.
    points, faces = [], []
    steps = 16
    for i in range(steps + 1):
        t = i / steps * 2 - 1
        deep = 0.035 * (1 - t * t)
        for z, lean, thick in ((0.67, 0.236, 0), (0.80, 0.264, 0), (0.80, 0.264, 0.016), (0.67, 0.236, 0.016)):
            points.append((t * 0.222, lean + deep + thick - 0.01, z - 0.012 * t * t * (z > 0.7)))
    for i in range(steps):
        for k in range(4):
            a, b = i * 4 + k, i * 4 + (k + 1) % 4
            faces.append((a, b, b + 4, a + 4))
    faces += [(3, 2, 1, 0), tuple(steps * 4 + k for k in range(4))]
    back = place(from_faces("back", points, faces, wood(color, "x", 0.45)), parent=root)
    soft = back.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments = 0.005, 2
    seat = cushion("seat", (0.41, 0.4, 0.034), (0, 0.005, 0.44), cord(), 0.12, 3, parent=root, cuts=14)
    seat.location.z = 0.441
    if cushioned:
        cushion("cushion", (0.4, 0.39, 0.05), (0.004, 0.004, 0.476), cloth(cushioned), 0.4, 5, (0, 0, 2), root, 18)
    return root


def armchair(at=(0, 0, 0), turn=0, parent=None, cushioned=LINEN, color=OAK):
    """A low lounge chair of oak with two thick cushions, seat 40 cm, 72 wide."""
    root = group("armchair", at, (0, 0, turn), parent)
    _frame(root, 0.72, 0.74, color)
    cushion("seat", (0.6, 0.62, 0.15), (0, -0.03, 0.34), cloth(cushioned), 0.32, 11, (-3, 0, 0), root)
    cushion("back", (0.59, 0.44, 0.15), (0.004, 0.275, 0.585), cloth(cushioned), 0.5, 12, (74, 0, 1), root)
    return root


def sofa(at=(0, 0, 0), length=1.9, turn=0, parent=None, cushioned=LINEN, color=OAK, pillows=("#857C9E", "#B8957A")):
    """A sofa for two or three, of the same make; loose pillows lie on it."""
    root = group("sofa", at, (0, 0, turn), parent)
    _frame(root, length, 0.8, color)
    inner = length - 0.12
    for k in (-1, 1):
        cushion(
            "seat",
            (inner / 2 - 0.008, 0.68, 0.16),
            (k * inner / 4, -0.03, 0.345),
            cloth(cushioned),
            0.3,
            20 + k,
            (-3, 0, 0.4 * k),
            root,
        )
        cushion(
            "back",
            (inner / 2 - 0.02, 0.46, 0.16),
            (k * inner / 4, 0.3, 0.6),
            cloth(cushioned),
            0.5,
            25 + k,
            (74, 0, 1.5 * k),
            root,
        )
    for i, color_ in enumerate(pillows):
        side = -1 if i % 2 == 0 else 1
        x = side * (inner / 2 - 0.24 - 0.3 * (i // 2))
        cushion(
            "pillow",
            (0.46, 0.46, 0.17),
            (x, 0.13, 0.61 + 0.01 * i),
            cloth(color_),
            0.85,
            40 + i,
            (66, 6 * side, -14 * side),
            root,
        )
    return root


def _frame(root, length, depth, color):
    oak_z, oak_x, oak_y = wood(color, "z", 0.45), wood(color, "x", 0.45), wood(color, "y", 0.45)
    x, front, rear = length / 2 - 0.028, -depth / 2 + 0.03, depth / 2 - 0.05
    for side in (-1, 1):
        box("post", (0.052, 0.052, 0.56), (side * x, front, 0), oak_z, 0.008, parent=root)
        box("post", (0.052, 0.052, 0.7), (side * x, rear, 0), oak_z, 0.008, (-5, 0, 0), parent=root)
        box("arm", (0.075, depth - 0.02, 0.026), (side * x, 0, 0.56), oak_y, 0.008, parent=root)
        box("rail", (0.03, depth - 0.1, 0.06), (side * x, -0.01, 0.2), oak_y, 0.005, parent=root)
    for y in (front, rear - 0.02):
        box("rail", (length - 0.1, 0.028, 0.06), (0, y, 0.2), oak_x, 0.005, parent=root)
    box("rail", (length - 0.1, 0.026, 0.06), (0, rear + 0.055, 0.6), oak_x, 0.006, (-5, 0, 0), parent=root)
    for k in range(max(3, round(length / 0.2))):
        n = max(3, round(length / 0.2))
        at = (-length / 2 + 0.1 + (length - 0.2) * k / (n - 1), rear + 0.02, 0.24)
        box("slat", (0.045, 0.014, 0.38), at, oak_z, 0.004, (-5, 0, 0), parent=root)
    box("slats", (length - 0.12, depth - 0.12, 0.012), (0, -0.01, 0.248), oak_x, 0.003, parent=root)


def lounger(at=(0, 0, 0), turn=0, lift=32, parent=None, cushioned=LINEN, color=OAK, towel=None):
    """A sun lounger of oak slats, 200 x 68 cm, head at +y with its back raised by `lift` degrees; `towel` is the colour of one thrown over."""
    root = group("lounger", at, (0, 0, turn), parent)
    oak_y, oak_x, oak_z = wood(color, "y", 0.45), wood(color, "x", 0.45), wood(color, "z", 0.45)
    for side in (-1, 1):
        box("side", (0.035, 2.0, 0.075), (side * 0.322, 0, 0.22), oak_y, 0.006, parent=root)
        for y in (-0.86, 0.78):
            box("leg", (0.05, 0.06, 0.23), (side * 0.318, y, 0), oak_z, 0.006, parent=root)
    hinge = 0.28
    for k in range(13):
        box("slat", (0.61, 0.07, 0.018), (0, -0.94 + k * 0.095, 0.277), oak_x, 0.003, parent=root)
    head = group("head", (0, hinge, 0.29), (lift, 0, 0), root)
    for k in range(8):
        box("slat", (0.6, 0.07, 0.018), (0, 0.05 + k * 0.094, -0.01), oak_x, 0.003, parent=head)
    for side in (-1, 1):
        box("bar", (0.03, 0.74, 0.03), (side * 0.26, 0.38, -0.04), oak_y, 0.004, parent=head)
    tube(
        "stay",
        [
            (0, hinge + 0.42 * math.cos(math.radians(lift)), 0.27 + 0.42 * math.sin(math.radians(lift))),
            (0, hinge + 0.55, 0.25),
        ],
        0.01,
        oak_z,
        root,
        6,
        False,
    )
    cushion("mattress", (0.62, 1.22, 0.09), (0, -0.36, 0.34), cloth(cushioned), 0.14, 31, parent=root, cuts=32)
    cushion("mattress", (0.62, 0.8, 0.09), (0, 0.4, 0.052), cloth(cushioned), 0.14, 32, parent=head, cuts=32)
    cushion("pillow", (0.42, 0.22, 0.1), (0.01, 0.6, 0.13), cloth(cushioned), 0.8, 33, (3, 0, 2), head)
    if towel:
        _throw(root, towel)
    return root


def _throw(root, color):
    """A towel laid over the foot of a lounger, hanging down on both sides."""
    half, drop = 0.33, 0.2

    def lay(s, t):
        out = abs(s) - half
        wave = 0.008 * math.sin(t * 21 + s * 3) + 0.004 * math.sin(t * 37)
        y = -0.62 + t * 0.5 + 0.02 * math.sin(s * 5)
        if out < 0:
            return (s, y, 0.394 + 0.004 * math.sin(s * 23 + t * 9))
        return (math.copysign(half + 0.014 + wave * min(1, out / 0.06), s), y, 0.392 - out)

    _draped(root, "towel", lay, half + drop, color, 44, 26)


def _draped(root, name, lay, reach, color, across=60, along=30):
    points, faces = [], []
    for i in range(across + 1):
        for j in range(along + 1):
            points.append(lay((i / across * 2 - 1) * reach, j / along - 0.5))
    for i in range(across):
        for j in range(along):
            a = i * (along + 1) + j
            faces.append((a, a + along + 1, a + along + 2, a + 1))
    thing = place(from_faces(name, points, faces, cloth(color), True), parent=root)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.003
    return thing


def runner(at=(0, 0, 0), length=0.92, width=0.42, drop=0.22, turn=0, color="#E6DECF", seed=0, parent=None):
    """A strip of linen across a table: `at` is the middle of the table's top, `length` the table's size along x at turn 0, `drop` what hangs down.

    Laid with `length` the table's own length and `turn` the table's it runs along it.
    """
    root = group("runner", at, (0, 0, turn), parent)
    chance = random.Random(seed)
    a, b, c = (chance.uniform(0, 6) for _ in range(3))
    half = length / 2 + 0.003

    def lay(s, t):
        out = abs(s) - half
        y = t * width + 0.006 * math.sin(s * 4 + a)
        if out < 0:
            return (s, y, 0.0035 + 0.0022 * max(0, math.sin(s * 9 + t * 5 + b)) * math.sin(t * 8 + c) ** 2)
        fold = min(1, out / 0.12)
        swing = (0.016 * math.sin(t * 15 + a + (s > 0) * 2) + 0.008 * math.sin(t * 29 + b)) * fold
        return (math.copysign(half + 0.005 + 0.004 * fold + max(-0.004, swing), s), y * (1 - 0.06 * fold), 0.002 - out)

    _draped(root, "linen", lay, half + drop, color)
    return root


def tablecloth(at=(0, 0, 0), size=(2.0, 0.92), drop=0.28, turn=0, color=LINEN, seed=0, parent=None):
    """A linen cloth over a whole table; `at` is the middle of the table's top. Corners fall in folds."""
    root = group("tablecloth", at, (0, 0, turn), parent)
    chance = random.Random(seed)
    a, b = chance.uniform(0, 6), chance.uniform(0, 6)
    hx, hy = size[0] / 2 + 0.002, size[1] / 2 + 0.002
    columns, rows = 150, 90
    points, faces = [], []
    for i in range(columns + 1):
        for j in range(rows + 1):
            s, t = (i / columns * 2 - 1) * (hx + drop), (j / rows * 2 - 1) * (hy + drop)
            ox, oy = max(0, abs(s) - hx), max(0, abs(t) - hy)
            fall = max(ox, oy) if min(ox, oy) == 0 else math.hypot(ox, oy)
            turnabout = math.atan2(oy, ox) if fall else 0
            along = s if oy >= ox else t
            wave = 0.014 * math.sin(along * 13 + a) + 0.008 * math.sin(along * 23 + b)
            out = min(1, fall / 0.14) * (0.012 + max(-0.008, wave)) + 0.004 * (fall > 0)
            corner = math.sin(2 * turnabout) if ox and oy else 0
            out += corner * min(1, fall / 0.2) * 0.05
            x = math.copysign(min(abs(s), hx) + (out * math.cos(turnabout) if ox else 0), s)
            y = math.copysign(min(abs(t), hy) + (out * math.sin(turnabout) if oy else 0), t)
            points.append((x, y, 0.003 - fall * 0.985))
    for i in range(columns):
        for j in range(rows):
            k = i * (rows + 1) + j
            faces.append((k, k + rows + 1, k + rows + 2, k + 1))
    place(from_faces("cloth", points, faces, cloth(color), True), parent=root)
    return root


def parasol(at=(0, 0, 0), radius=1.35, height=2.45, turn=0, color="#E9E0CE", parent=None):
    """A market parasol of linen on a wooden pole with a stone foot."""
    root = group("parasol", at, (0, 0, turn), parent)
    cylinder("foot", 0.26, 0.09, (0, 0, 0), ceramic("#CFC5B3", 0.7), 0.02, parent=root)
    cylinder("pole", 0.021, height + 0.06, (0, 0, 0.05), wood("#9C7648", "z"), 0.003, parent=root)
    points, faces = [(0, 0, height)], []
    ribs, steps = 8, 8
    for k in range(ribs * steps):
        angle = math.tau * k / (ribs * steps)
        between = abs(((k % steps) / steps) - 0.5) * 2
        flat = radius * (0.955 + 0.045 * between)
        for share in (0.5, 1.0):
            points.append(
                (
                    flat * share * math.cos(angle),
                    flat * share * math.sin(angle),
                    height - 0.42 * share**1.15 + 0.0 - 0.05 * share * (1 - between),
                )
            )
        points.append((flat * math.cos(angle), flat * math.sin(angle), height - 0.42 - 0.05 * (1 - between) - 0.13))
    count = ribs * steps
    for k in range(count):
        a, b = 1 + 3 * k, 1 + 3 * ((k + 1) % count)
        faces += [(0, a, b), (a, a + 1, b + 1, b), (a + 1, a + 2, b + 2, b + 1)]
    place(from_faces("cover", points, faces, cloth(color), True), parent=root)
    for k in range(ribs):
        angle = math.tau * k / ribs
        end = (radius * math.cos(angle), radius * math.sin(angle), height - 0.43)
        tube("rib", [(0, 0, height - 0.02), end], 0.007, wood("#9C7648", "x"), root, 6, False)
    return root


def lantern(at=(0, 0, 0), height=0.36, lit=False, watts=3.0, color="#2B2A28", turn=0, parent=None):
    """An iron lantern with four panes and a candle, to stand or (with its ring at `height` + 0.08) to hang. Lit, it carries its own light."""
    root = group("lantern", at, (0, 0, turn), parent)
    iron = metal(color, 0.55)
    w = height * 0.48
    box("foot", (w, w, 0.014), (0, 0, 0.006), iron, 0.003, parent=root)
    for x in (-1, 1):
        for y in (-1, 1):
            box(
                "bar",
                (0.009, 0.009, height * 0.74),
                (x * (w / 2 - 0.012), y * (w / 2 - 0.012), 0.018),
                iron,
                0.002,
                parent=root,
            )
            box("foot", (0.02, 0.02, 0.007), (x * (w / 2 - 0.02), y * (w / 2 - 0.02), 0), iron, 0.002, parent=root)
    box("top", (w, w, 0.01), (0, 0, 0.018 + height * 0.74), iron, 0.003, parent=root)
    rise = 0.028 + height * 0.74
    roof = lathe(
        "roof",
        [
            (w * 0.69, rise),
            (w * 0.3, rise + height * 0.13),
            (w * 0.12, rise + height * 0.15),
            (w * 0.12, rise + height * 0.2),
            (0, rise + height * 0.21),
        ],
        (0, 0, 0),
        iron,
        4,
        (0, 0, 45),
        root,
    )
    roof.data.polygons.foreach_set("use_smooth", [False] * len(roof.data.polygons))
    ring = [
        (0.022 * math.cos(a), 0, height + 0.015 + 0.022 * math.sin(a)) for a in (math.tau * k / 12 for k in range(13))
    ]
    tube("ring", ring, 0.0025, iron, root, 6)
    wax = height * 0.26
    lathe(
        "candle",
        [(0, 0.02), (w * 0.22, 0.02), (w * 0.22, 0.02 + wax), (w * 0.17, 0.018 + wax), (0, 0.014 + wax)],
        (0, 0, 0),
        _wax(2.2 if lit else 0),
        32,
        parent=root,
    )
    if lit:
        flame = [(0, 0), (0.0055, 0.006), (0.0075, 0.014), (0.0045, 0.03), (0, 0.044)]
        lathe("flame", flame, (0, 0, 0.022 + wax), glowing("#FFBE63", 60), 16, parent=root)
        lamp = add_lamp((0, 0, 0.06 + wax), watts, (1.0, 0.6, 0.28), 0.012)
        lamp.parent = root
    return root


@material
def _wax(n, glow=0.0):
    n.set(Base_Color=rgb("#EFE4CB"), Roughness=0.5, Emission=rgb("#FFB45A"), Emission_Strength=glow * 0.4)


def string_lights(points, count=None, sag=0.16, lit=False, watts=1.2, parent=None):
    """Bulbs on a cable hung from point to point; `count` bulbs a span, else one each 45 cm. Lit, every second bulb carries light."""
    root = group("string lights", parent=parent)
    black = ceramic("#2A2724", 0.5)
    bulbs = []
    for start, end in zip(points, points[1:]):
        span = math.dist(start, end)
        many = count or max(2, round(span / 0.45))

        def hang(t, start=start, end=end, span=span):
            x, y, z = (a + (b - a) * t for a, b in zip(start, end))
            return (x, y, z - sag * span / 2.6 * 4 * t * (1 - t))

        tube("cable", [hang(t / 12) for t in range(13)], 0.0035, black, root, 4)
        bulbs += [hang((k + 0.5) / many) for k in range(many)]
    socket = lathe_mesh(
        "socket", [(0, 0.004), (0.009, 0.003), (0.0125, -0.006), (0.0125, -0.032), (0, -0.032)], black, 12
    )
    shape = [
        (0, -0.031),
        (0.011, -0.034),
        (0.02, -0.052),
        (0.0225, -0.066),
        (0.017, -0.082),
        (0.007, -0.09),
        (0, -0.091),
    ]
    bulb = lathe_mesh("bulb", shape, glowing("#FFC98A", 26) if lit else glass("#F8F0E0"), 20)
    copies(socket, [(at, (0, 0, 0), 1) for at in bulbs], root)
    copies(bulb, [(at, (0, 0, 0), 1) for at in bulbs], root)
    if lit:
        for at in bulbs[::2]:
            lamp = add_lamp((at[0], at[1], at[2] - 0.12), watts, (1.0, 0.66, 0.36), 0.03)
            lamp.parent = root
    return root


def wall_lamp(at=(0, 0, 0), towards=(0, -1), lit=False, watts=6.0, parent=None):
    """A small iron lamp on a wall: `at` is where it is fixed, `towards` points away from the wall."""
    turn = math.degrees(math.atan2(towards[1], towards[0])) + 90
    root = group("wall lamp", at, (0, 0, turn), parent)
    iron = metal("#2B2A28", 0.55)
    box("plate", (0.07, 0.014, 0.13), (0, -0.008, -0.065), iron, 0.004, parent=root)
    tube("arm", [(0, -0.01, 0.03), (0, -0.09, 0.075), (0, -0.17, 0.07), (0, -0.18, 0.03)], 0.006, iron, root, 8)
    lathe("shade", [(0.012, 0.035), (0.02, 0.02), (0.075, -0.03), (0.08, -0.045)], (0, -0.18, 0), iron, 36, parent=root)
    lathe(
        "bulb",
        [(0, 0.01), (0.018, 0.0), (0.027, -0.025), (0.018, -0.05), (0, -0.056)],
        (0, -0.18, 0.0),
        glowing("#FFD09A", 30) if lit else glass("#F8F0E0"),
        24,
        parent=root,
    )
    if lit:
        lamp = add_lamp((0, -0.18, -0.075), watts, (1.0, 0.68, 0.38), 0.04)
        lamp.parent = root
    return root


def straw_hat(at=(0, 0, 0), turn=0, tilt=0, color="#D2B27C", parent=None):
    """A straw hat lying on its brim, 38 cm wide, a dark band around it; `tilt` leans it."""
    root = group("hat", at, (tilt, 0, turn), parent)
    outline = [
        (0.195, 0.012),
        (0.17, 0.004),
        (0.12, 0.004),
        (0.096, 0.008),
        (0.092, 0.03),
        (0.084, 0.085),
        (0.066, 0.104),
        (0.03, 0.099),
        (0, 0.094),
    ]
    mesh = lathe_mesh("hat", outline, cord(color, 0.005), 64)
    for vertex in mesh.vertices:
        # Brims are never flat, crowns are pinched in front.
        angle, far = math.atan2(vertex.co.y, vertex.co.x), math.hypot(vertex.co.x, vertex.co.y)
        vertex.co.z += max(0, far - 0.11) * 0.16 * math.sin(2 * angle + 0.6)
        vertex.co.y *= 1.08
    place(mesh, parent=root)
    lathe(
        "band",
        [(0.0972, 0.009), (0.0932, 0.034), (0.0925, 0.034), (0.0965, 0.009)],
        (0, 0, 0),
        cloth("#3E4A55"),
        64,
        parent=root,
    ).scale = (1, 1.08, 1)
    return root


def pot(at=(0, 0, 0), height=0.36, radius=0.2, color="#A96B4C", parent=None):
    """A terracotta pot with a thick rim, filled with soil to 3 cm below it; plants grow from (0, 0, height - 0.03)."""
    root = group("pot", at, (0, 0, 0), parent)
    r, h = radius, height
    shell = [
        (0, 0.004),
        (r * 0.66, 0),
        (r * 0.69, 0.006),
        (r * 0.93, h - 0.075),
        (r * 0.94, h - 0.07),
        (r * 1.02, h - 0.066),
        (r * 1.04, h - 0.055),
    ]
    shell += [(r * 1.05, h - 0.008), (r * 1.03, h), (r * 0.95, h), (r * 0.93, h - 0.01), (r * 0.9, h - 0.06)]
    lathe("pot", shell, (0, 0, 0), terracotta(color), 56, parent=root)
    lathe("soil", [(0, h - 0.022), (r * 0.5, h - 0.026), (r * 0.92, h - 0.034)], (0, 0, 0), soil(), 32, parent=root)
    return root
