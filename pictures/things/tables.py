"""Tables for indoors, a sideboard and rugs. Origin on the floor in the middle of the footprint; `turn` degrees about z;
metres."""

import math
import random

from studio.materials import material, metal, stone, wood
from studio.mesh import box, cylinder, from_faces, group, lathe, place, tube

OAK = "#BFA27C"


@material
def woven(n, color="#DCD2BF", stripe="#C9BCA4", knot=0.012):
    """A flat-woven rug of wool and jute: ribs, and broad stripes hardly darker than the ground."""
    where = n.place()
    rib = n.add(
        "TexWave", {"Vector": where, "Scale": 0.16 / knot, "Distortion": 1.6, "Detail": 2}, bands_direction="Y"
    ).outputs["Fac"]
    across = n.add("TexWave", {"Vector": where, "Scale": 0.1 / knot, "Distortion": 2.5}, bands_direction="X").outputs[
        "Fac"
    ]
    both = n.add("Math", {0: rib, 1: across}, operation="MULTIPLY_ADD")
    n.give(both.inputs[2], n.noise(0.01, 4))
    parts = n.add("SeparateXYZ", {"Vector": where})
    ends = n.add("Math", {0: parts.outputs["X"]}, operation="ABSOLUTE").outputs[0]
    band = n.add("Math", {0: ends, 1: 0.14}, operation="PINGPONG").outputs[0]
    line = n.add(
        "MapRange", {"Value": band, "From Min": 0.02, "From Max": 0.028}, interpolation_type="SMOOTHSTEP"
    ).outputs[0]
    tone = n.mix(line, n.vary(stripe, 0.06, 0.1), n.vary(color, 0.06, 0.3))
    shade = n.ramp(both.outputs[0], (0.2, "#B9B2A6"), (0.9, "#FFFFFF"))
    n.set(
        Base_Color=n.mix(0.6, tone, shade, "MULTIPLY"),
        Roughness=1.0,
        Sheen=0.3,
        Specular=0.05,
        Normal=n.bump(both.outputs[0], 0.004, 0.7),
    )


def dining_table(at, turn=0, length=1.9, width=0.9, oak=OAK):
    """Solid oak on four tapered legs, height 0.75."""
    root = group("table", at, (0, 0, turn))
    boards = 4
    for index in range(boards):
        y = -width / 2 + width / boards * (index + 0.5)
        box("board", (length, width / boards - 0.0008, 0.034), (0, y, 0.716), wood(oak, "x", 0.42), 0.002, parent=root)
    for x in (-length / 2 + 0.11, length / 2 - 0.11):
        for y in (-width / 2 + 0.1, width / 2 - 0.1):
            lathe(
                "leg",
                [(0, 0), (0.019, 0), (0.022, 0.01), (0.037, 0.66), (0.034, 0.716), (0, 0.716)],
                (x, y, 0),
                wood(oak, "z"),
                24,
                parent=root,
            )
    for y in (-width / 2 + 0.1, width / 2 - 0.1):
        box("apron", (length - 0.26, 0.022, 0.075), (0, y, 0.641), wood(oak), 0.004, parent=root)
    for x in (-length / 2 + 0.11, length / 2 - 0.11):
        box("apron", (0.022, width - 0.22, 0.075), (x, 0, 0.641), wood(oak, "y"), 0.004, parent=root)
    return root


def round_table(at, radius=0.42, height=0.75, oak=OAK, turn=0):
    """A bistro-sized round table on three splayed legs."""
    root = group("table", at, (0, 0, turn))
    profile = [
        (0, height - 0.03),
        (radius - 0.04, height - 0.03),
        (radius - 0.004, height - 0.012),
        (radius, height - 0.005),
        (radius - 0.005, height),
        (0, height),
    ]
    lathe("top", profile, (0, 0, 0), wood(oak, "x", 0.42), 96, parent=root)
    for step in range(3):
        angle = math.tau * step / 3 + 0.5
        x, y = math.cos(angle), math.sin(angle)
        low, high = radius * 0.82, radius * 0.42
        tube(
            "leg",
            [(x * low, y * low, 0), (x * high, y * high, height - 0.02)],
            [0.015, 0.024],
            wood(oak, "z"),
            root,
            smooth=False,
            rounds=12,
        )
    cylinder("hub", radius * 0.5, 0.03, (0, 0, height - 0.058), wood(oak), parent=root)
    return root


def coffee_table(at, turn=0, radius=0.46, height=0.36, oak=OAK):
    """A thick round top on three stout legs."""
    root = group("coffee table", at, (0, 0, turn))
    cylinder("top", radius, 0.045, (0, 0, height - 0.045), wood(oak, "x", 0.45), 0.014, parent=root, around=96)
    for step in range(3):
        angle = math.tau * step / 3 + 0.9
        x, y = math.cos(angle) * radius * 0.62, math.sin(angle) * radius * 0.62
        cylinder("leg", 0.05, height - 0.045, (x, y, 0), wood(oak, "z"), 0.008, parent=root)
    return root


def side_table(at, radius=0.22, height=0.48, color="#DCD2BF"):
    """A little drum of limestone."""
    root = group("side table", at)
    profile = [
        (0, 0),
        (radius * 0.62, 0),
        (radius * 0.66, 0.012),
        (radius * 0.5, height * 0.5),
        (radius, height - 0.03),
        (radius, height - 0.006),
        (radius - 0.006, height),
        (0, height),
    ]
    lathe("drum", profile, (0, 0, 0), stone(color), 64, parent=root)
    return root


def sideboard(at, turn=0, length=1.6, height=0.52, depth=0.4, oak=OAK):
    """A low cupboard; its back is at y = 0 and it looks towards -y."""
    root = group("sideboard", at, (0, 0, turn))
    body = height - 0.12
    box("body", (length, depth, body), (0, -depth / 2, 0.12), wood(oak), 0.006, parent=root)
    doors = max(2, round(length / 0.5))
    each = (length - 0.03) / doors
    for index in range(doors):
        x = -length / 2 + 0.015 + each * (index + 0.5)
        box("door", (each - 0.004, 0.018, body - 0.05), (x, -depth - 0.008, 0.145), wood(oak, "z"), 0.003, parent=root)
        cylinder(
            "knob",
            0.011,
            0.022,
            (x + (each / 2 - 0.05) * (1 if index % 2 == 0 else -1), -depth - 0.016, 0.12 + body * 0.62),
            metal("#A88C56", 0.35),
            turn=(90, 0, 0),
            parent=root,
        )
    for x in (-length / 2 + 0.09, length / 2 - 0.09):
        for y in (-0.07, -depth + 0.07):
            cylinder("leg", 0.018, 0.125, (x, y, 0), wood(oak, "z"), parent=root)
    return root


def rug(at, size=(2.4, 1.7), turn=0, color="#DCD2BF", stripe="#C9BCA4", seed=2):
    """A flat rug with tassels at its short ends; it lies 8 mm high and is a little uneven."""
    chance = random.Random(seed)
    root = group("rug", at, (0, 0, turn))
    length, width = size
    columns, rows = 60, 40
    phase = [chance.uniform(0, 6) for _ in range(4)]
    points, faces = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column / columns - 0.5, row / rows - 0.5
            edge = 1 - max(abs(u), abs(v)) * 2
            ripple = math.sin(u * 9 + phase[0]) * math.sin(v * 7 + phase[1]) * 0.0022 + 0.0015 * math.sin(
                u * 21 + v * 13
            )
            x = u * length + 0.006 * math.sin(v * 9 + phase[2])
            y = v * width + 0.006 * math.sin(u * 8 + phase[3])
            points.append((x, y, 0.002 + (0.007 + ripple if edge > 0.001 else 0)))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    place(from_faces("rug", points, faces, woven(color, stripe), True), parent=root)
    threads, strips = [], []
    for sign in (-1, 1):
        for index in range(int(width / 0.022)):
            y = -width / 2 + (index + 0.5) * 0.022
            x = sign * length / 2
            end = x + sign * chance.uniform(0.04, 0.06)
            first = len(threads)
            bend = chance.uniform(-0.012, 0.012)
            threads += [
                (x, y - 0.005, 0.006),
                (x, y + 0.005, 0.006),
                (end, y + bend + 0.004, 0.003),
                (end, y + bend - 0.004, 0.003),
            ]
            strips.append((first, first + 1, first + 2, first + 3))
    place(from_faces("tassels", threads, strips, woven(color, stripe)), parent=root)
    return root
