"""What a bathroom holds, in metres. Things on a wall have their back at y = 0 and look towards -y; `turn` is about z."""

import math
import random

from studio.materials import ceramic, glass, material, metal, pane, rgb, stone, wood
from studio.mesh import box, cylinder, from_faces, group, lathe, place, tube
from things.shrubs import rosemary_leaves

BRASS = "#B0925C"
OAK = "#B58D62"
TOWEL = "#EDE7DB"


@material
def terry(n, color=TOWEL):
    """Loops of cotton: no shine at all, a nap that lies this way and that."""
    loops = n.noise(0.0032, 2, 0.6)
    nap = n.noise(0.06, 4, 0.6)
    tone = n.mix(0.25, n.vary(color, 0.04, 0.1), n.ramp(loops, (0.3, "#A9A196"), (0.6, "#FFFFFF")), "MULTIPLY")
    n.set(
        Base_Color=tone,
        Roughness=1.0,
        Sheen=0.6,
        Specular=0.03,
        Normal=n.bump(loops, 0.003, 0.6, n.bump(nap, 0.006, 0.4)),
    )


@material
def microcement(n, color="#CFC4B2", gloss=0.5):
    """Cement trowelled on in thin coats: clouds of lighter and darker, a silky face."""
    coats = {"Vector": n.place(), "Scale": 1.6, "Detail": 7, "Roughness": 0.6, "Distortion": 1.2}
    clouds = n.add("TexNoise", coats).outputs["Fac"]
    strokes = n.noise(0.05, 5, 0.6, n.place((1, 1, 0.35)))
    tone = n.mix(0.55, n.vary(color, 0.03, 1.2), n.ramp(clouds, (0.3, "#C3B8A8"), (0.68, "#FFFFFF")), "MULTIPLY")
    n.set(
        Base_Color=tone,
        Roughness=n.add("MapRange", {"Value": clouds, "To Min": gloss * 0.8, "To Max": gloss * 1.3}).outputs[0],
        Normal=n.bump(strokes, 0.0014, 0.5, n.bump(clouds, 0.006, 0.3)),
    )


@material
def frosted(n, color="#7A4A22"):
    """The brown or green glass of an apothecary's bottle, filled."""
    n.set(Base_Color=rgb(color), Roughness=0.12, Specular=0.6, Transmission=0.35)


def vanity(at, turn=0, width=1.1, depth=0.46, oak=OAK, top=None, height=0.78, drawers=2):
    """A wall-hung oak chest with a stone top; `at` is on the floor at the wall. The top's surface is at `height`."""
    root = group("vanity", at, (0, 0, turn))
    slab = top or stone("#E2D9C8", 0.45)
    box("top", (width + 0.02, depth + 0.01, 0.032), (0, -(depth + 0.01) / 2, height - 0.032), slab, 0.006, parent=root)
    body = 0.3
    low = height - 0.032 - body
    box("body", (width, depth - 0.03, body), (0, -(depth - 0.03) / 2, low), wood(oak), 0.004, parent=root)
    each = width / drawers
    for index in range(drawers):
        x = -width / 2 + each * (index + 0.5)
        box("front", (each - 0.005, 0.022, body - 0.03), (x, -depth + 0.02, low + 0.006), wood(oak), 0.004, parent=root)
        # A finger's grip is cut below the top instead of a handle.
        box(
            "shadow",
            (each - 0.004, 0.012, 0.02),
            (x, -depth + 0.036, low + body - 0.022),
            wood("#5B4229"),
            0,
            parent=root,
        )
    return root


def basin(at, radius=0.2, high=0.125, surface=None, parent=None):
    """A stone bowl to stand on a top; origin in the middle of its underside."""
    surface = surface or stone("#E6DECF", 0.5)
    r, h = radius, high
    profile = [
        (0, 0),
        (r * 0.55, 0),
        (r * 0.72, h * 0.12),
        (r * 0.92, h * 0.52),
        (r, h * 0.93),
        (r * 0.99, h),
        (r * 0.95, h),
        (r * 0.925, h * 0.93),
        (r * 0.84, h * 0.55),
        (r * 0.62, h * 0.24),
        (r * 0.3, h * 0.13),
        (0.02, h * 0.115),
    ]
    lathe("basin", profile, at, surface, 72, parent=parent)
    x, y, z = at
    cylinder("drain", 0.022, 0.006, (x, y, z + h * 0.112), metal(BRASS, 0.3), 0.002, parent=parent)


def wall_tap(at, turn=0, reach=0.19, parent=None):
    """A brass spout from the wall between two handles; `at` is on the wall, at the spout's height."""
    root = group("tap", at, (0, 0, turn), parent)
    brass = metal(BRASS, 0.26)
    cylinder("rose", 0.026, 0.008, (0, 0, 0), brass, 0.002, (90, 0, 0), root)
    tube(
        "spout",
        [(0, 0, 0), (0, -reach * 0.6, 0.002), (0, -reach * 0.97, 0.004), (0, -reach, -0.012), (0, -reach, -0.04)],
        0.0105,
        brass,
        root,
    )
    for x in (-0.1, 0.1):
        cylinder("rose", 0.024, 0.008, (x, 0, 0), brass, 0.002, (90, 0, 0), root)
        cylinder("stem", 0.011, 0.05, (x, 0, 0), brass, 0.002, (90, 0, 0), root)
        for angle in (20, 110):
            c, s = math.cos(math.radians(angle)) * 0.03, math.sin(math.radians(angle)) * 0.03
            tube("cross", [(x - c, -0.045, -s), (x + c, -0.045, s)], 0.0055, brass, root, smooth=False)
    return root


def shower(at, turn=0, height=2.15, parent=None):
    """A brass column: mixer at 1.05, rain head at `height`, hand shower; `at` is on the floor at the wall."""
    root = group("shower", at, (0, 0, turn), parent)
    brass = metal(BRASS, 0.26)
    y = -0.055
    tube("column", [(0, y, 1.05), (0, y, height - 0.1)], 0.0105, brass, root, smooth=False)
    tube(
        "arm",
        [
            (0, y, height - 0.12),
            (0, y, height - 0.03),
            (0, y - 0.06, height),
            (0, y - 0.25, height),
            (0, y - 0.36, height),
            (0, y - 0.375, height - 0.03),
        ],
        0.0105,
        brass,
        root,
    )
    head = [(0, 0.03), (0.016, 0.03), (0.02, 0.012), (0.115, 0.008), (0.12, 0.003), (0.117, 0), (0, 0)]
    lathe("rain", head, (0, y - 0.375, height - 0.06), brass, 64, parent=root)
    for z in (1.05, height - 0.28):
        tube("holder", [(0, 0, z), (0, y, z)], 0.01, brass, root, smooth=False)
        cylinder("rose", 0.025, 0.008, (0, 0, z), brass, 0.002, (90, 0, 0), root)
    tube("mixer", [(-0.13, y, 1.05), (0.13, y, 1.05)], 0.021, brass, root, smooth=False)
    for x in (-0.15, 0.15):
        tube("knob", [(x - 0.022, y, 1.05), (x + 0.022, y, 1.05)], 0.026, brass, root, smooth=False)
    tube(
        "hand",
        [(0.035, y - 0.02, 1.42), (0.035, y - 0.035, 1.55), (0.035, y - 0.055, 1.63)],
        [0.011, 0.012, 0.014],
        brass,
        root,
    )
    lathe(
        "spray",
        [(0, 0), (0.045, 0), (0.048, 0.01), (0.03, 0.02), (0, 0.022)],
        (0.035, y - 0.085, 1.635),
        brass,
        40,
        (62, 0, 0),
        root,
    )
    tube(
        "hose",
        [
            (0.035, y - 0.018, 1.42),
            (0.05, y - 0.05, 1.1),
            (0.1, y - 0.07, 0.72),
            (0.06, y - 0.05, 0.6),
            (0.0, y - 0.02, 0.75),
            (0, y, 1.03),
        ],
        0.007,
        metal("#B8AB92", 0.35),
        root,
    )
    return root


def glass_wall(at, turn=0, width=0.95, height=2.05, parent=None):
    """A fixed pane of a walk-in shower in a slim brass channel; it begins at `at` by the wall and extends along +x."""
    root = group("glass", at, (0, 0, turn), parent)
    brass = metal(BRASS, 0.28)
    low = 0.012
    corners = [(0, 0, low), (width, 0, low), (width, 0, height), (0, 0, height)]
    place(from_faces("pane", corners, [(0, 1, 2, 3)], pane("#EFF6F3")), parent=root)
    edge = pane("#9CC0B4")
    side = [(width, -0.004, low), (width, 0.004, low), (width, 0.004, height), (width, -0.004, height)]
    place(from_faces("edge", side, [(0, 1, 2, 3)], edge), parent=root)
    box("channel", (0.014, 0.02, height), (0.007, 0, 0), brass, 0.002, parent=root)
    box("channel", (width, 0.02, 0.014), (width / 2, 0, 0), brass, 0.002, parent=root)
    box("channel", (width, 0.014, 0.012), (width / 2, 0, height - 0.006), brass, 0.002, parent=root)
    box("channel", (0.012, 0.014, height), (width - 0.004, 0, 0), brass, 0.002, parent=root)
    return root


def towel(at, turn=0, width=0.52, drop=0.62, color=TOWEL, seed=0, parent=None):
    """A bath towel folded in three and laid over a rail that runs along x through `at`."""
    chance = random.Random(seed)
    phase = [chance.uniform(0, 6) for _ in range(4)]
    root = group("towel", at, (0, 0, turn), parent)
    columns, rows, points, faces = 30, 60, [], []
    back = drop * chance.uniform(0.82, 0.92)
    radius = 0.022
    total = drop + back + math.pi * radius
    for row in range(rows + 1):
        s = total * row / rows
        for column in range(columns + 1):
            u = column / columns - 0.5
            if s < back:
                y, z, hang = radius, -(back - s), (back - s)
            elif s < back + math.pi * radius:
                angle = (s - back) / radius
                y, z, hang = radius * math.cos(angle), radius * math.sin(angle), 0
            else:
                hang = s - back - math.pi * radius
                y, z = -radius, -hang
            broad, narrow = math.sin(u * 7 + phase[0] + hang * 1.2), math.sin(u * 17 + phase[1] - hang * 2)
            wave = min(1, hang / 0.2) * (0.010 * broad + 0.005 * narrow)
            slack = 0.012 * min(1, hang / 0.3) * math.sin(u * 3 + phase[2])
            lean = 0.012 * hang * math.sin(phase[3])
            points.append(
                (u * width * (1 - 0.05 * min(1, hang / 0.4)) + lean, y + wave, z + slack * (0.6 if y < 0 else -0.6))
            )
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = place(from_faces("towel", points, faces, terry(color), True), parent=root)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.014
    solid.offset = 0
    return root


def towel_rail(at, turn=0, width=0.62, colors=(TOWEL,), seed=0, parent=None):
    """A brass rail with towels; `at` is on the wall at its height."""
    root = group("rail", at, (0, 0, turn), parent)
    brass = metal(BRASS, 0.28)
    y = -0.075
    tube("bar", [(-width / 2, y, 0), (width / 2, y, 0)], 0.009, brass, root, smooth=False)
    for x in (-width / 2 + 0.02, width / 2 - 0.02):
        tube("arm", [(x, 0, 0), (x, y, 0)], 0.009, brass, root, smooth=False)
        cylinder("rose", 0.022, 0.008, (x, 0, 0), brass, 0.002, (90, 0, 0), root)
    each = (width - 0.1) / len(colors)
    for index, color in enumerate(colors):
        towel(
            (-width / 2 + 0.05 + each * (index + 0.5), y, 0),
            0,
            each * 0.92,
            0.6 - 0.12 * index,
            color,
            seed + index,
            root,
        )
    return root


def towel_stack(at, turn=0, colors=(TOWEL, TOWEL, "#B9B0CC"), size=(0.34, 0.24), seed=0, parent=None):
    """Folded towels on each other, their folds towards -y. Origin under the middle."""
    chance = random.Random(seed)
    root = group("towels", at, (0, 0, turn), parent)
    z = 0.0
    for color in colors:
        high = chance.uniform(0.05, 0.062)
        wide, deep = size[0] * chance.uniform(0.96, 1.03), size[1] * chance.uniform(0.96, 1.03)
        layers = 3
        each = high / layers
        folded = group(
            "towel",
            (chance.uniform(-0.008, 0.008), chance.uniform(-0.008, 0.008), z),
            (0, 0, chance.uniform(-4, 4)),
            root,
        )
        phase = chance.uniform(0, 6)
        points, faces, columns = [], [], 20
        # The section of a cloth folded to and fro: an S whose bends show at the front.
        section = []
        for layer in range(layers):
            base = layer * each
            for step in range(9):
                angle = math.pi * (step / 8 - 0.5)
                section.append(
                    (
                        -deep / 2 + each * 0.5 - math.cos(angle) * each * 0.5,
                        base + each * 0.5 + math.sin(angle) * each * 0.49,
                    )
                )
        section += [(deep / 2 - 0.01, high * 0.97), (deep / 2, high * 0.8), (deep / 2, 0.01), (deep / 2 - 0.01, 0.001)]
        count = len(section)
        for column in range(columns + 1):
            u = column / columns
            end = min(u, 1 - u)
            squeeze = 1 - 0.12 * math.exp(-end / 0.03)
            for y, height in section:
                sag = 0.004 * math.sin(u * 5 + phase) + 0.003 * math.sin(u * 11 + y * 20 + phase)
                points.append(((u - 0.5) * wide, y, height * squeeze + sag * (height / high)))
        for column in range(columns):
            for index in range(count):
                a, b = column * count + index, column * count + (index + 1) % count
                faces.append((a, b, b + count, a + count))
        for column in (0, columns):
            faces.append([column * count + index for index in range(count)][:: 1 if column else -1])
        place(from_faces("folded", points, faces, terry(color), True), parent=folded)
        z += high - 0.002
    return root


def mat(at, turn=0, size=(0.8, 0.5), color="#D9D1C2", seed=0):
    """A bath mat of thick cotton; it lies 14 mm high, and one corner not quite flat."""
    chance = random.Random(seed)
    root = group("mat", at, (0, 0, turn))
    wide, deep = size
    points, faces, columns, rows = [], [], 40, 26
    phase = chance.uniform(0, 6)
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = (column / columns - 0.5) * wide, (row / rows - 0.5) * deep
            edge = min(column, columns - column, row, rows - row)
            lift = 0.013 * min(1, 0.25 + edge * 0.5) + 0.003 * math.sin(x * 9 + phase) * math.sin(y * 11)
            corner = max(0, x / wide + y / deep - 0.75) * 0.08
            points.append((x, y, 0.001 + max(0.002, lift) + corner if edge else corner + 0.001))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    place(from_faces("mat", points, faces, terry(color), True), parent=root)
    return root


def pump(at, color="#7A4A22", height=0.15, turn=0, parent=None):
    """A bottle of soap with a pump and a paper label."""
    root = group("pump", at, (0, 0, turn), parent)
    r = 0.033
    lathe(
        "bottle",
        [
            (0, 0),
            (r - 0.004, 0),
            (r, 0.004),
            (r, height * 0.72),
            (r * 0.8, height * 0.82),
            (0.012, height * 0.87),
            (0.012, height * 0.92),
            (0, height * 0.92),
        ],
        (0, 0, 0),
        frosted(color),
        40,
        parent=root,
    )
    lathe(
        "label",
        [(r + 0.0006, height * 0.2), (r + 0.0006, height * 0.58)],
        (0, 0, 0),
        ceramic("#EFE8DA", 0.6),
        40,
        parent=root,
    )
    black = metal("#2A2724", 0.5)
    cylinder("cap", 0.014, 0.02, (0, 0, height * 0.9), black, 0.002, parent=root)
    tube("neck", [(0, 0, height), (0, 0, height + 0.03)], 0.004, black, root, smooth=False)
    tube(
        "spout", [(0, 0.008, height + 0.03), (0, -0.02, height + 0.032), (0, -0.04, height + 0.022)], 0.005, black, root
    )
    return root


def soap(at, turn=0, dish="#D8CDBA", color="#E9E0C6", parent=None):
    """A piece of olive-oil soap on a little dish."""
    root = group("soap", at, (0, 0, turn), parent)
    lathe(
        "dish",
        [(0, 0), (0.045, 0), (0.062, 0.014), (0.06, 0.017), (0.043, 0.006), (0, 0.005)],
        (0, 0, 0),
        ceramic(dish, 0.4),
        40,
        parent=root,
    )
    box("soap", (0.075, 0.05, 0.026), (0, 0, 0.008), ceramic(color, 0.5), 0.01, (0, 0, 14), root, 4)
    return root


def stool(at, turn=0, height=0.45, radius=0.17, color="#9C7648"):
    """A round stool of olive wood: thick top, three splayed legs."""
    root = group("stool", at, (0, 0, turn))
    profile = [(0, 0), (radius * 0.92, 0), (radius, 0.012), (radius, 0.032), (radius * 0.96, 0.042), (0, 0.036)]
    lathe("seat", profile, (0, 0, height - 0.042), wood(color), 64, parent=root)
    for index in range(3):
        angle = math.tau * index / 3 + 0.4
        c, s = math.cos(angle), math.sin(angle)
        foot, top = radius * 1.02, radius * 0.62
        tube(
            "leg",
            [(c * foot, s * foot, 0.0), (c * top, s * top, height - 0.03)],
            [0.013, 0.019],
            wood(color, "z"),
            root,
            smooth=False,
        )
    return root


def glass_with_water(at, high=0.11, radius=0.036, level=0.55, parent=None):
    """A tumbler for a sprig: thick glass, and water in it."""
    root = group("glass", at, parent=parent)
    r = radius
    lathe(
        "glass",
        [(0, 0), (r * 0.9, 0), (r, 0.006), (r * 1.06, high), (r * 1.02, high), (r * 0.95, 0.012), (0, 0.01)],
        (0, 0, 0),
        glass(),
        48,
        parent=root,
    )
    lathe(
        "water",
        [(0, 0.0105), (r * 0.945, 0.0125), (r * 0.975, high * level), (0, high * level)],
        (0, 0, 0),
        glass("#EAF4F2"),
        48,
        parent=root,
    )
    return root


def sprigs(at, length=0.26, count=3, seed=0, parent=None):
    """Cut rosemary standing in a glass; `at` is the bottom of the glass. The needles are one mesh."""
    chance = random.Random(seed)
    root = group("sprigs", at, parent=parent)
    points, faces = [], []
    for index in range(count):
        turn = math.tau * index / count + chance.uniform(-0.4, 0.4)
        lean = chance.uniform(0.14, 0.3)
        out = (math.cos(turn), math.sin(turn))
        tall = length * chance.uniform(0.75, 1.08)
        stem = []
        for step in range(9):
            t = step / 8
            away = -0.018 + math.sin(lean) * tall * t * (1 + 0.3 * t)
            stem.append((out[0] * away, out[1] * away, math.cos(lean) * tall * t))
        tube("stem", stem, [0.0017 - 0.0009 * step / 8 for step in range(9)], wood("#7A6A4C", "z"), root)
        number = 110
        for leaf in range(number):
            t = 0.36 + 0.64 * leaf / number
            step = min(7, int(t * 8))
            part = t * 8 - step
            base = [a + (b - a) * part for a, b in zip(stem[step], stem[step + 1])]
            spin = leaf * 2.4 + chance.uniform(-0.3, 0.3)
            rise = 0.75 + 0.5 * max(0, t - 0.8) / 0.2 + chance.uniform(-0.15, 0.15)
            size = (0.021 - 0.008 * max(0, t - 0.75) / 0.25) * chance.uniform(0.75, 1.1)
            way = (math.cos(spin) * math.cos(rise), math.sin(spin) * math.cos(rise), math.sin(rise))
            side = (-math.sin(spin) * 0.0012, math.cos(spin) * 0.0012, 0)
            first = len(points)
            for along, wide in ((0, 0.5), (0.5, 1), (1, 0.15)):
                bend = 0.12 * size * along * along
                spot = [base[axis] + way[axis] * size * along for axis in range(3)]
                spot[2] -= bend
                points.append(tuple(spot[axis] + side[axis] * wide for axis in range(3)))
                points.append(tuple(spot[axis] - side[axis] * wide for axis in range(3)))
            faces += [(first, first + 1, first + 3, first + 2), (first + 2, first + 3, first + 5, first + 4)]
    place(from_faces("needles", points, faces, rosemary_leaves(), True), parent=root)
    return root
