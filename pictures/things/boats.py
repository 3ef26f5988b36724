"""Wooden boats of the Dalmatian coast, seen from near, and what lies about them on a quay. Metres.

A boat's origin is amidships at the waterline, its bow towards +x; a quay's things stand on their undersides.
"""

import math
import random

import numpy

from studio.light import add_lamp
from studio.materials import cloth, glowing, material, painted, pane, rgb, stone, wood
from studio.mesh import ball, box, from_faces, group, lathe, place, tube


@material
def hull_paint(n, color="#F1EEE6", band="#2F5F78", bottom="#7A3B2E"):
    """Oil paint over planks: the bottom's red below the water, a band of colour under the gunwale; scuffed a little."""
    girth = n.add("Attribute", attribute_name="girth").outputs["Fac"]
    height = n.add("SeparateXYZ", {"Vector": n.place()}).outputs[2]
    planks = n.add(
        "Math", {0: n.add("Math", {0: girth, 1: 11.0}, operation="MULTIPLY").outputs[0]}, operation="FRACT"
    ).outputs[0]
    seam = n.add(
        "MapRange", {"Value": planks, "From Min": 0.0, "From Max": 0.07}, interpolation_type="SMOOTHSTEP"
    ).outputs[0]
    upper = n.add("Math", {0: girth, 1: 0.9}, operation="GREATER_THAN").outputs[0]
    tone = n.mix(upper, n.vary(color, 0.06, 0.5), n.vary(band, 0.08, 0.5))
    dirt = n.ramp(n.noise(0.35, 6, 0.7, n.place((0.5, 1, 2))), (0.34, "#B9AFA0"), (0.52, "#FFFFFF"))
    tone = n.mix(0.6, tone, dirt, "MULTIPLY")
    tone = n.mix(n.add("Math", {0: height, 1: 0.09}, operation="LESS_THAN").outputs[0], tone, rgb(bottom))
    tone = n.mix(n.add("MapRange", {"Value": seam, "To Min": 0.3, "To Max": 0.0}).outputs[0], tone, rgb("#5A5148"))
    n.set(Base_Color=tone, Roughness=0.32, Normal=n.bump(seam, 0.006, 0.7, n.bump(n.noise(0.25, 3), 0.006, 0.4)))


@material
def rope(n, color="#C9B68E", thick=0.012):
    """Twisted hemp."""
    twist = n.add(
        "TexWave", {"Vector": n.place(), "Scale": 0.3 / thick, "Distortion": 1.0}, bands_direction="DIAGONAL"
    ).outputs["Fac"]
    n.set(Base_Color=n.vary(color, 0.12, 0.2), Roughness=0.95, Normal=n.bump(twist, thick * 0.4, 0.8))


@material
def net(n, color="#3F6B62"):
    """A heap of fishing net: knots and holes by the thousand."""
    mesh = n.add("TexVoronoi", {"Vector": n.place(), "Scale": 42.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    cord = n.ramp(mesh, (0.02, "#FFFFFF"), (0.2, "#3A3A34"))
    n.set(
        Base_Color=n.mix(0.75, n.vary(color, 0.2, 0.3), cord, "MULTIPLY"),
        Roughness=1.0,
        Normal=n.bump(mesh, 0.02, 1.0, n.bump(n.noise(0.1, 5, 0.7), 0.08, 1.0)),
    )


class Hull:
    """The lines of a double-ended boat: point(t, s) with t from -1 (stern) to 1 (bow), s from 0 (keel) to 1 (gunwale)."""

    def __init__(self, length, beam, board, draft=0.42):
        self.length, self.beam, self.board, self.draft = length, beam, board, draft

    def sheer(self, t):
        return self.board * (1 + 0.42 * t * t + (0.22 * t**3 if t > 0 else 0))

    def half(self, t):
        return self.beam / 2 * max(0.0, 1 - abs(t) ** 2.5) ** 0.82

    def point(self, t, s, inset=0.0):
        keel = -self.draft * (1 - abs(t) ** 5)
        full = 0.5 + 0.75 * t * t
        across = max(0.0, self.half(t) * s**full - inset)
        # Stem and stern curve: they stand back at the keel.
        rake = 1 - 0.1 * (1 - s) ** 1.6 * abs(t) ** 3
        return (t * self.length / 2 * rake, across, keel + (self.sheer(t) - keel) * s ** (1.15 + 0.5 * (1 - abs(t))))

    def shell(self, name, surface, inset=0.0, low=0.0, high=1.0, across=16, along=44):
        points, faces, girth = [], [], []
        for i in range(along + 1):
            t = math.sin((i / along * 2 - 1) * math.pi / 2)
            for side in (-1, 1):
                for k in range(across + 1):
                    s = low + (high - low) * k / across
                    x, y, z = self.point(t, s, inset)
                    points.append((x, side * y, z))
                    girth.append(s)
        row = 2 * (across + 1)
        for i in range(along):
            for half in (0, 1):
                for k in range(across):
                    a = i * row + half * (across + 1) + k
                    faces.append((a, a + row, a + row + 1, a + 1) if half else (a, a + 1, a + row + 1, a + row))
        mesh = from_faces(name, points, faces, surface, True)
        mesh.attributes.new("girth", "FLOAT", "POINT").data.foreach_set(
            "value", numpy.array(girth, dtype=numpy.float32)
        )
        return mesh

    def level(self, name, surface, start, end, s, drop, inset=0.05, steps=20):
        """A deck between two places along the boat, `drop` below the gunwale, a little arched; or a floor at a fixed height."""
        points, faces = [], []
        for i in range(steps + 1):
            t = start + (end - start) * i / steps
            x, y, z = self.point(t, s, inset)
            for k in range(7):
                v = k / 3 - 1
                points.append((x, v * y, z - drop + 0.05 * (1 - v * v)))
        for i in range(steps):
            for k in range(6):
                a = i * 7 + k
                faces.append((a, a + 7, a + 8, a + 1))
        return from_faces(name, points, faces, surface, True)

    def line(self, s, start=-0.995, end=0.995, out=0.0, up=0.0, side=1, steps=26):
        path = []
        for i in range(steps + 1):
            x, y, z = self.point(start + (end - start) * i / steps, s)
            path.append((x, side * (y + out), z + up))
        return path


def gajeta(
    at,
    turn=0,
    length=6.6,
    color="#F1EEE6",
    band="#2F5F78",
    bottom="#7A3B2E",
    mast=True,
    load="net",
    seed=0,
    parent=None,
):
    """A fishing boat with decks fore and aft, an open middle, a lateen yard laid along it, nets, oars, fenders."""
    chance = random.Random(seed)
    root = group("gajeta", at, (chance.uniform(-2.5, 2.5), 0, turn), parent)
    hull = Hull(length, length * 0.36, 0.58)
    oak, deal = wood("#A9835A", "x", 0.4), wood("#8C6A48", "x", 0.5)
    place(hull.shell("hull", hull_paint(color, band, bottom)), parent=root)
    place(hull.shell("lining", painted("#B9AE98", 0.5), 0.05, 0.3), parent=root)
    place(hull.level("foredeck", deal, 0.36, 0.985, 1.0, 0.1), parent=root)
    place(hull.level("afterdeck", deal, -0.985, -0.55, 1.0, 0.1), parent=root)
    place(hull.level("floor", deal, -0.6, 0.42, 0.42, 0.0, 0.06), parent=root)
    for t in (0.36, -0.55):
        x, y, z = hull.point(t, 1.0, 0.05)
        foot = hull.point(t, 0.42, 0.06)
        place(
            from_faces(
                "bulkhead",
                [(x, -y, z - 0.1), (x, y, z - 0.1), (x, foot[1], foot[2]), (x, -foot[1], foot[2])],
                [(0, 1, 2, 3)],
                painted("#C7BDA8", 0.5),
            ),
            parent=root,
        )
    for side in (-1, 1):
        tube("gunwale", hull.line(1.0, out=0.0, up=0.012, side=side), 0.034, oak, root, 6)
        tube("rubbing strake", hull.line(0.89, -0.97, 0.97, 0.012, 0.0, side), 0.022, painted(band, 0.4), root, 6)
    for end in (-1, 1):
        tube(
            "stem",
            [hull.point(end * 0.998, s) for s in (0.05, 0.3, 0.6, 0.85, 1.0)]
            + [(end * (length / 2 + 0.01), 0, hull.sheer(end) + 0.26)],
            [0.05, 0.05, 0.05, 0.055, 0.06, 0.06],
            oak,
            root,
            6,
        )
        ball(
            "stem head",
            0.062,
            (end * (length / 2 + 0.01), 0, hull.sheer(end) + 0.27),
            painted(band, 0.4),
            (1, 1, 1.1),
            8,
            parent=root,
        )
    for t in (0.12, -0.24):
        x, y, z = hull.point(t, 0.84, 0.05)
        box("thwart", (0.24, 2 * y, 0.035), (x, 0, z), oak, 0.008, parent=root)
    # The engine's case and a hatch on the foredeck.
    x, _, z = hull.point(-0.42, 1.0)
    box("case", (0.75, 0.62, 0.46), (x, 0, z - 0.42), painted(color, 0.4), 0.03, parent=root)
    box("lid", (0.82, 0.7, 0.04), (x, 0, z + 0.04), deal, 0.012, parent=root)
    x, _, z = hull.point(0.62, 1.0)
    box("hatch", (0.5, 0.5, 0.1), (x, 0, z - 0.05), oak, 0.012, parent=root)
    # Rudder and tiller.
    stern = -length / 2
    box(
        "rudder",
        (0.32, 0.04, 0.95),
        (stern - 0.12, 0, -0.3),
        painted(band, 0.4),
        0.012,
        (0, 0, chance.uniform(-12, 12)),
        root,
    )
    tube(
        "tiller",
        [
            (stern - 0.15, 0, hull.sheer(-1) + 0.12),
            (stern + 0.5, 0.03, hull.sheer(-1) + 0.22),
            (stern + 1.05, 0.08, hull.sheer(-1) + 0.2),
        ],
        [0.03, 0.026, 0.02],
        oak,
        root,
    )
    if mast:
        foot = length * 0.14
        tube(
            "mast",
            [(foot, 0, 0.0), (foot + 0.05, 0, 2.2), (foot + 0.12, 0, 4.3)],
            [0.065, 0.06, 0.04],
            wood("#B99063", "z", 0.4),
            root,
        )
        low, high = (stern + 0.5, 0.22, 1.42), (length / 2 - 0.2, -0.12, 1.78)
        yard = [tuple(a + (b - a) * k / 8 for a, b in zip(low, high)) for k in range(9)]
        yard = [(a, b + 0.02 * math.sin(i), c + 0.1 * math.sin(i / 8 * math.pi)) for i, (a, b, c) in enumerate(yard)]
        tube("yard", yard, 0.035, oak, root)
        sail = [(a, b + 0.015 * math.sin(3 * i), c - 0.07) for i, (a, b, c) in enumerate(yard[1:8])]
        tube(
            "furled sail",
            sail,
            [0.03, 0.085, 0.1, 0.11, 0.1, 0.09, 0.03],
            cloth(chance.choice(("#D9CDB4", "#B06A45", "#E4DCCB")), 0.004),
            root,
            10,
        )
        for i in range(2, 8):
            a, b, c = yard[i]
            tube(
                "tie",
                [
                    (a + 0.11 * 0, b + 0.13 * math.cos(k), c - 0.05 + 0.12 * math.sin(k))
                    for k in numpy.linspace(0, math.tau, 9)
                ],
                0.009,
                rope(),
                root,
                4,
            )
        for y in (-1, 1):
            tube(
                "shroud",
                [(foot + 0.1, 0, 4.1), (foot - 0.3, y * hull.half(0.1) * 0.98, hull.sheer(0) + 0.02)],
                0.007,
                rope("#A89878"),
                root,
                4,
                False,
            )
        tube(
            "stay",
            [(foot + 0.1, 0, 4.15), (length / 2 - 0.05, 0, hull.sheer(1) + 0.2)],
            0.007,
            rope("#A89878"),
            root,
            4,
            False,
        )
    for side in (-1, 1):
        y = side * (hull.half(0) * 0.62)
        tube("oar", [(-1.9, y, 0.66), (0.0, y * 0.98, 0.7), (1.3, y * 0.9, 0.72)], [0.022, 0.024, 0.02], deal, root)
        box("blade", (0.62, 0.13, 0.018), (-2.1, y, 0.645), deal, 0.006, parent=root)
    if load == "net":
        net_heap((length * 0.02, 0.05, 0.12), 1.25, 0.42, seed, parent=root)
    else:
        for k in range(3):
            crate((-0.3 + 0.55 * k, chance.uniform(-0.15, 0.15), 0.02), chance.uniform(-8, 8), parent=root)
    coil((hull.point(0.72, 1)[0] + 0.12, 0.12, hull.point(0.72, 1)[2] - 0.07), 0.2, parent=root)
    for t in (-0.45, 0.0, 0.42):
        for side in (-1, 1):
            if chance.random() < 0.8:
                fender(
                    hull, t + chance.uniform(-0.08, 0.08), side, root, chance.choice(("#E9E6DE", "#E9E6DE", "#2F4F66"))
                )
    return root


def fender(hull, t, side, root, color):
    x, y, z = hull.point(t, 1.0)
    lathe(
        "fender",
        [(0, -0.3), (0.06, -0.28), (0.1, -0.2), (0.105, 0.0), (0.1, 0.16), (0.05, 0.24), (0.025, 0.3), (0, 0.3)],
        (x, side * (y + 0.1), z - 0.42),
        painted(color, 0.35),
        16,
        parent=root,
    )
    tube(
        "lanyard",
        [(x, side * (y - 0.02), z + 0.04), (x, side * (y + 0.05), z + 0.02), (x, side * (y + 0.1), z - 0.13)],
        0.008,
        rope(),
        root,
        4,
    )


def net_heap(at, width, height, seed=0, color="#3F6B62", parent=None):
    """Net thrown in a heap, with its corks along the rim."""
    waves = numpy.random.default_rng(seed).uniform(0, 6.3, (14, 3))
    points, faces = [], []
    around, rings = 56, 18
    for ring in range(rings + 1):
        r = ring / rings
        for k in range(around):
            a = math.tau * k / around
            x, y = r * math.cos(a), r * math.sin(a)
            lump = (
                sum(
                    math.sin((2.5 + 0.55 * i) * (x * math.cos(p) + y * math.sin(p)) + q) * 0.5 ** (i / 5)
                    for i, (p, q, _) in enumerate(waves)
                )
                / 5
            )
            edge = 1 + 0.12 * math.sin(3 * a + waves[0][2]) + 0.06 * math.sin(7 * a)
            points.append(
                (
                    x * width / 2 * edge,
                    y * width / 2.6 * edge,
                    height * max(0, 1 - r**2.2) * (0.75 + 0.4 * lump) + 0.03 * lump * r,
                )
            )
    for ring in range(rings):
        for k in range(around):
            a, b = ring * around + k, ring * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    root = group("net", at, (0, 0, seed * 37), parent)
    place(from_faces("net", points, faces, net(color), True), parent=root)
    chance = random.Random(seed)
    for k in range(17):
        a, r = k * 0.37 + chance.uniform(-0.1, 0.1), chance.uniform(0.45, 0.95)
        z = height * (1 - r**2.2) * 0.8 + 0.03
        ball(
            "cork",
            0.042,
            (r * width / 2 * math.cos(a), r * width / 2.6 * math.sin(a), z),
            painted(chance.choice(("#C8693C", "#D9C9A3", "#D9C9A3")), 0.7),
            (1.5, 1, 1),
            6,
            (0, 0, chance.uniform(0, 180)),
            root,
        )
    return root


def crate(at, turn=0, parent=None):
    """A fish crate of thin boards, 60 x 40 x 18 cm."""
    root = group("crate", at, (0, 0, turn), parent)
    board = wood("#BFA27A", "x", 0.7)
    for side in (-1, 1):
        for k in range(2):
            box("board", (0.6, 0.012, 0.075), (0, side * 0.194, 0.01 + 0.085 * k), board, 0.002, parent=root)
            box(
                "board",
                (0.012, 0.4, 0.075),
                (side * 0.294, 0, 0.01 + 0.085 * k),
                wood("#BFA27A", "y", 0.7),
                0.002,
                parent=root,
            )
    box("bottom", (0.58, 0.38, 0.012), (0, 0, 0.004), board, 0.002, parent=root)
    return root


def coil(at, radius=0.24, turns=4, thick=0.014, seed=0, parent=None):
    """Rope in a coil, its end trailing away."""
    chance = random.Random(seed)
    points = []
    for layer in range(2):
        for k in range(turns * 14):
            a = math.tau * k / 14
            r = (
                radius - k / (turns * 14) * radius * 0.55
                if layer == 0
                else radius * 0.45 + k / (turns * 14) * radius * 0.45
            )
            points.append(
                (
                    r * math.cos(a) + chance.uniform(-0.006, 0.006),
                    r * math.sin(a) + chance.uniform(-0.006, 0.006),
                    thick * (1 + 1.8 * layer),
                )
            )
    points += [(radius * 1.3, 0.05, thick), (radius * 1.9, 0.3, thick), (radius * 2.3, 0.2, thick)]
    root = group("coil", at, parent=parent)
    tube("rope", points, thick, rope(), root, 4)
    return root


def mooring(start, end, sag=0.3, thick=0.014):
    """A rope from boat to bollard, hanging in its curve."""
    points = []
    for k in range(13):
        t = k / 12
        points.append(
            tuple(a + (b - a) * t for a, b in zip(start, end))[:2]
            + (start[2] + (end[2] - start[2]) * t - sag * 4 * t * (1 - t),)
        )
    return tube("mooring", points, thick, rope(), None, 6)


def bollard(at, iron=True, parent=None):
    """Cast iron with a mushroom's head, 45 cm; or a stump of stone."""
    if not iron:
        return lathe(
            "bollard",
            [(0.17, 0), (0.17, 0.3), (0.19, 0.36), (0.19, 0.42), (0.15, 0.47), (0, 0.48)],
            at,
            stone("#CFC5B1"),
            32,
            parent=parent,
        )
    profile = [
        (0, 0),
        (0.2, 0),
        (0.2, 0.03),
        (0.13, 0.06),
        (0.105, 0.14),
        (0.1, 0.26),
        (0.12, 0.32),
        (0.18, 0.36),
        (0.19, 0.4),
        (0.15, 0.44),
        (0, 0.46),
    ]
    return lathe("bollard", profile, at, painted("#2E3234", 0.45), 32, parent=parent)


def lamp_post(at, turn=0, height=3.9, watts=90, parent=None):
    """A cast-iron post with one lantern; its light comes from a lamp within, by day (`watts` 0) from none."""

    iron = painted("#23282A", 0.45)
    root = group("lamp post", at, (0, 0, turn), parent)
    lathe(
        "post",
        [
            (0, 0),
            (0.17, 0),
            (0.17, 0.1),
            (0.12, 0.16),
            (0.1, 0.5),
            (0.075, 0.62),
            (0.06, 0.9),
            (0.05, height - 0.25),
            (0.075, height - 0.2),
            (0.04, height - 0.1),
            (0.03, height),
            (0, height),
        ],
        (0, 0, 0),
        iron,
        24,
        parent=root,
    )
    lathe(
        "glass",
        [(0.07, 0), (0.15, 0.36), (0.15, 0.38), (0, 0.38)],
        (0, 0, height),
        glowing("#FFD39A", 9.0) if watts else pane(),
        6,
        parent=root,
    )
    lathe(
        "hood", [(0.19, 0.36), (0.17, 0.42), (0.06, 0.52), (0.03, 0.6), (0, 0.62)], (0, 0, height), iron, 6, parent=root
    )
    for k in range(6):
        a = math.tau * k / 6
        tube(
            "rib",
            [
                (0.075 * math.cos(a), 0.075 * math.sin(a), height),
                (0.155 * math.cos(a), 0.155 * math.sin(a), height + 0.38),
            ],
            0.008,
            iron,
            root,
            4,
            False,
        )
    # Hung below the lantern, so that its own body does not shade the ground.
    if watts:
        add_lamp((at[0], at[1], at[2] + height - 0.12), watts, (1.0, 0.66, 0.34), 0.12)
    return root
