"""Seats for indoors: sofa, armchair, dining chair, stool, loose cushions and throws.

Each is a group whose origin is on the floor in the middle of its footprint; it looks towards -y. `turn` is degrees about z.
Metres.
"""

import math
import random

from studio.materials import cloth, material, wood
from studio.mesh import box, cushion, cylinder, from_faces, group, place, tube

LINEN = "#E6DECF"
OAK = "#BFA27C"


@material
def cord(n, color="#D8C6A0"):
    """Woven paper cord of a chair's seat: strands running to the middle from four sides."""
    where = n.place()
    parts = n.add("SeparateXYZ", {"Vector": where})
    away = [n.add("Math", {0: parts.outputs[axis]}, operation="ABSOLUTE").outputs[0] for axis in "XY"]
    sideways = n.add("Math", {0: away[0], 1: away[1]}, operation="GREATER_THAN").outputs[0]
    waves = [
        n.add("TexWave", {"Vector": where, "Scale": 45, "Distortion": 0.8}, bands_direction=axis).outputs["Fac"]
        for axis in "XY"
    ]
    strand = n.mix(sideways, waves[0], waves[1])
    dark = n.ramp(strand, (0.0, "#9C8B6B"), (0.45, "#FFFFFF"))
    n.set(
        Base_Color=n.mix(0.7, n.vary(color, 0.07, 0.05), dark, "MULTIPLY"),
        Roughness=0.9,
        Normal=n.bump(strand, 0.003, 0.8),
    )


@material
def knit(n, color="#B9AFC9", stitch=0.009):
    """A thick knitted or waffled blanket."""
    where = n.place()
    wave = [
        n.add("TexWave", {"Vector": where, "Scale": 0.16 / stitch, "Distortion": 1.2}, bands_direction=axis).outputs[
            "Fac"
        ]
        for axis in "XY"
    ]
    both = n.add("Math", {0: wave[0], 1: wave[1]}, operation="MULTIPLY").outputs[0]
    dark = n.ramp(both, (0.0, "#B9B2A8"), (0.5, "#FFFFFF"))
    n.set(
        Base_Color=n.mix(0.8, n.vary(color, 0.06, 0.1), dark, "MULTIPLY"),
        Roughness=1.0,
        Sheen=0.6,
        Specular=0.05,
        Normal=n.bump(both, 0.004, 0.8),
    )


def throw(profile, width, fabric, at=(0, 0, 0), turn=0, seed=0, parent=None, fringe=0.05, folds=3, wander=0.02):
    """A blanket laid over something: a strip `width` wide (along x) that follows `profile`, points (y, z) of the thing's surface.

    Its own thickness lies above the profile. Where it hangs, its folds fall deeper; it ends in a fringe.
    """
    chance = random.Random(seed)
    lengths = [0.0]
    for (y1, z1), (y2, z2) in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.hypot(y2 - y1, z2 - z1))
    total, steps, columns = lengths[-1], 56, 36

    def on_profile(s):
        for index in range(len(profile) - 1):
            if s <= lengths[index + 1] or index == len(profile) - 2:
                part = (s - lengths[index]) / max(1e-6, lengths[index + 1] - lengths[index])
                (y1, z1), (y2, z2) = profile[index], profile[index + 1]
                return y1 + (y2 - y1) * part, z1 + (z2 - z1) * part
        return profile[-1]

    def softly(s):
        near = [on_profile(min(total, max(0, s + d))) for d in (-0.045, -0.022, 0, 0.022, 0.045)]
        return sum(p[0] for p in near) / 5, sum(p[1] for p in near) / 5

    phases = [chance.uniform(0, 6.3) for _ in range(4)]
    points, faces = [], []
    for row in range(steps + 1):
        s = total * row / steps
        y, z = softly(s)
        ahead, behind = softly(min(total, s + 0.02)), softly(max(0, s - 0.02))
        dy, dz = ahead[0] - behind[0], ahead[1] - behind[1]
        size = math.hypot(dy, dz) or 1
        normal = (-dz / size, dy / size)
        # A surface's outer side: up, and where it hangs away from the thing.
        hanging = abs(dz) / size
        for column in range(columns + 1):
            u = column / columns - 0.5
            wave = math.sin(u * folds * math.tau + phases[0] + 1.2 * math.sin(s * 3 + phases[1]))
            wave += 0.5 * math.sin(u * folds * 2.3 * math.tau + phases[2] + s * 2)
            lift = 0.009 + (0.004 + 0.016 * hanging) * (wave + 1.5) / 3 * 2
            x = u * width * (1 - 0.05 * hanging) + wander * math.sin(s * 4 + phases[3])
            points.append((x, y + normal[0] * lift, z + normal[1] * lift))
    for row in range(steps):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = place(from_faces("throw", points, faces, fabric, True), at, (0, 0, turn), parent)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.008
    if fringe:
        threads, strips = [], []
        for end in (0, steps):
            for column in range(0, columns * 2):
                a = points[end * (columns + 1) + column // 2]
                b = points[end * (columns + 1) + min(columns, column // 2 + 1)]
                x, y, z = ((p * 0.5 + q * 0.5) if column % 2 else p for p, q in zip(a, b))
                inner = points[(1 if end == 0 else steps - 1) * (columns + 1) + column // 2]
                way = [o - i for o, i in zip(a, inner)]
                size = math.sqrt(sum(w * w for w in way)) or 1
                way = [w / size * fringe * chance.uniform(0.7, 1.1) for w in way]
                side = chance.uniform(-0.012, 0.012)
                first = len(threads)
                threads += [
                    (x - 0.002, y, z),
                    (x + 0.002, y, z),
                    (x + way[0] + side + 0.001, y + way[1], z + way[2] - 0.004),
                ]
                strips.append((first, first + 1, first + 2))
        place(from_faces("fringe", threads, strips, fabric), at, (0, 0, turn), parent)
    return thing


def loose_cushion(at, color="#8E82B4", size=(0.48, 0.48, 0.17), lean=70, turn=0, roll=4, seed=0, parent=None):
    """A stuffed cushion leaning backwards: `at` is its middle, `lean` 90 stands upright."""
    holder = group("cushion", at, (0, 0, turn), parent)
    cushion("cushion", size, (0, 0, 0), cloth(color, 0.0028), 0.95, seed, (lean, roll, 0), holder)
    return holder


def sofa(at, turn=0, width=2.15, seats=2, color=LINEN, depth=0.94, legs=OAK, seed=1, arms=0.17):
    """A low sofa in loose linen covers. Seat at 0.46, back at 0.80."""
    root = group("sofa", at, (0, 0, turn))
    fabric = cloth(color, 0.003)
    inner = width - 2 * arms
    for x in (-width / 2 + 0.1, width / 2 - 0.1):
        for y in (-depth / 2 + 0.09, depth / 2 - 0.09):
            cylinder("leg", 0.022, 0.13, (x, y, 0), wood(legs, "z"), parent=root)
    box("base", (width - 0.02, depth - 0.05, 0.2), (0, 0.01, 0.12), fabric, 0.03, parent=root, rounds=4)
    for sign in (-1, 1):
        cushion(
            "arm",
            (depth - 0.01, 0.47, arms + 0.02),
            (sign * (width / 2 - arms / 2), 0, 0.36),
            fabric,
            0.12,
            seed + 5 + sign,
            (90, 0, 90),
            root,
            26,
        )
    cushion("back", (inner + 0.06, 0.52, 0.2), (0, depth / 2 - 0.11, 0.5), fabric, 0.12, seed + 9, (84, 0, 0), root, 26)
    each = inner / seats
    for index in range(seats):
        x = -inner / 2 + each * (index + 0.5)
        cushion(
            "seat",
            (each - 0.006, depth - 0.2, 0.19),
            (x, -0.085, 0.395),
            fabric,
            0.2,
            seed + 20 + index,
            (0, 0, 0),
            root,
            28,
        )
        cushion(
            "back cushion",
            (each - 0.02, 0.48, 0.23),
            (x, depth / 2 - 0.28, 0.665),
            fabric,
            0.62,
            seed + 30 + index,
            (73, 0, (index - 0.5) * 2),
            root,
            28,
        )
    return root


def armchair(at, turn=0, color=LINEN, oak=OAK, seed=3):
    """An oak frame with two linen cushions. Seat at 0.42."""
    root = group("armchair", at, (0, 0, turn))
    timber = wood(oak, "z")
    fabric = cloth(color, 0.003)
    for sign in (-1, 1):
        x = sign * 0.345
        tube("front leg", [(x, -0.33, 0), (x, -0.32, 0.3), (x, -0.31, 0.56)], [0.014, 0.02, 0.018], timber, root)
        tube("back leg", [(x, 0.36, 0), (x, 0.28, 0.3), (x, 0.24, 0.56)], [0.014, 0.02, 0.018], timber, root)
        box("arm", (0.055, 0.68, 0.026), (x, -0.04, 0.555), wood(oak, "y"), 0.011, (3, 0, 0), root)
        tube("rail", [(x, -0.32, 0.27), (x, 0.3, 0.22)], 0.017, timber, root)
    for y, z in ((-0.31, 0.275), (0.28, 0.22)):
        tube("rail", [(-0.345, y, z), (0.345, y, z)], 0.017, timber, root)
    for z in (0.46, 0.6, 0.74):
        tube("slat", [(-0.32, 0.27 + (z - 0.46) * 0.3, z), (0.32, 0.27 + (z - 0.46) * 0.3, z)], 0.012, timber, root)
    for sign in (-1, 1):
        tube("back post", [(sign * 0.32, 0.24, 0.3), (sign * 0.32, 0.36, 0.78)], 0.016, timber, root)
    cushion("seat", (0.62, 0.64, 0.15), (0, -0.03, 0.355), fabric, 0.3, seed, (-4, 0, 0), root, 24)
    cushion("back", (0.6, 0.52, 0.16), (0, 0.22, 0.62), fabric, 0.5, seed + 1, (72, 0, 0), root, 24)
    return root


def dining_chair(at, turn=0, oak=OAK):
    """A rounded oak chair with a seat of woven cord. Seat at 0.45, back at 0.76."""
    root = group("chair", at, (0, 0, turn))
    timber = wood(oak, "z")
    for sign in (-1, 1):
        tube(
            "front leg",
            [(sign * 0.235, -0.215, 0), (sign * 0.225, -0.2, 0.25), (sign * 0.22, -0.195, 0.455)],
            [0.012, 0.018, 0.018],
            timber,
            root,
        )
        tube(
            "back leg",
            [
                (sign * 0.19, 0.235, 0),
                (sign * 0.185, 0.19, 0.25),
                (sign * 0.2, 0.18, 0.45),
                (sign * 0.255, 0.13, 0.705),
            ],
            [0.012, 0.018, 0.018, 0.013],
            timber,
            root,
        )
        tube("side rail", [(sign * 0.222, -0.19, 0.43), (sign * 0.2, 0.18, 0.43)], 0.015, timber, root)
        tube("stretcher", [(sign * 0.226, -0.2, 0.2), (sign * 0.188, 0.19, 0.22)], 0.01, timber, root)
    tube("front rail", [(-0.22, -0.195, 0.43), (0.22, -0.195, 0.43)], 0.016, timber, root)
    tube("back rail", [(-0.2, 0.185, 0.43), (0.2, 0.185, 0.43)], 0.015, timber, root)
    tube("stretcher", [(-0.207, 0, 0.21), (0.207, 0, 0.21)], 0.01, timber, root)
    arc = []
    for step in range(-8, 9):
        angle = step / 8 * math.radians(106)
        arc.append((0.275 * math.sin(angle), 0.265 * math.cos(angle) - 0.02, 0.735 - 0.035 * abs(step / 8) ** 2))
    tube("rail", arc, [0.012 + 0.006 * (1 - abs(s / 8)) for s in range(-8, 9)], timber, root)
    tube(
        "splat",
        [(0, 0.185, 0.43), (0, 0.2, 0.55), (0, 0.235, 0.66), (0, 0.245, 0.73)],
        [0.02, 0.014, 0.018, 0.02],
        timber,
        root,
    )
    cushion("seat", (0.45, 0.41, 0.036), (0, -0.005, 0.446), cord(), 0.12, 2, (0, 0, 0), root, 14)
    return root


def stool(at, turn=0, height=0.46, oak=OAK):
    """A three-legged milking stool, also a bedside table."""
    root = group("stool", at, (0, 0, turn))
    cylinder("top", 0.17, 0.035, (0, 0, height - 0.035), wood(oak), 0.01, parent=root, around=48)
    for step in range(3):
        angle = math.tau * step / 3 + 0.4
        x, y = math.cos(angle), math.sin(angle)
        tube(
            "leg",
            [(x * 0.165, y * 0.165, 0), (x * 0.1, y * 0.1, height - 0.03)],
            [0.014, 0.019],
            wood(oak, "z"),
            root,
            smooth=False,
        )
    return root
