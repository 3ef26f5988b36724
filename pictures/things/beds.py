"""Beds and what lies on them, in metres, local coordinates: origin on the floor in the middle of the mattress, head towards +y.

`double_bed`, `single_bed`, `day_bed` and `cot` give the group, so a bed is moved and turned as one. Bedding is laid by
simulation (drape.py).
"""

import math
import random

from mathutils import Matrix

from place.room import sheer
from studio.materials import material, metal, rgb, wood
from studio.mesh import box, cushion_mesh, cylinder, from_faces, group, lathe, place, tube
from things import seats
from things.drape import folded

WHITE, SAND, SEA, LAVENDER = "#F4F2EC", "#D9C9AE", "#3E6C78", "#A89EC0"


@material
def linen(n, color=WHITE, weave=0.0016, crumple=0.5, soft=0.35, fleck=0.0):
    """Washed linen: a weave, slubs here and there, small crumples no iron takes out; `fleck` is the share of pale threads."""
    where = n.place()
    # A weave on all sides of a body, also where cloth hangs: the threads follow diagonals of space rather than its axes.
    fine = {"Scale": 0.32 / weave, "Distortion": 0.8}
    warp = n.add("TexWave", {"Vector": n.place((1, 0.3, 0.8)), **fine}, bands_direction="X").outputs["Fac"]
    weft = n.add("TexWave", {"Vector": n.place((0.3, 1, 0.8)), **fine}, bands_direction="Y").outputs["Fac"]
    both = n.add("Math", {0: warp, 1: weft}, operation="ADD").outputs[0]
    slub = n.noise(0.012, 3, 0.6, n.place((1, 0.12, 1)))
    creased = n.add(
        "TexNoise", {"Vector": where, "Scale": 9, "Detail": 5, "Roughness": 0.5, "Distortion": 0.9}
    ).outputs["Fac"]
    large = n.bump(creased, 0.02, crumple * 0.6)
    fine = n.bump(both, weave * 0.4, 0.45, n.bump(slub, 0.0012, 0.3, large))
    tone = n.mix(0.14, n.vary(color, 0.03, 0.25), n.ramp(slub, (0.35, "#B5AB9C"), (0.6, "#FFFFFF")), "MULTIPLY")
    if fleck:
        share = {"Value": slub, "From Min": 0.35, "From Max": 0.65, "To Min": fleck * 0.4, "To Max": fleck * 1.6}
        pale = n.add("MapRange", share).outputs[0]
        tone = n.mix(pale, tone, rgb("#E4DED2"))
    n.set(Base_Color=tone, Roughness=0.95, Sheen=soft, Specular=0.08, Normal=fine)


def _thick(thing, thickness):
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = 1
    return thing


def _smooth(thing, levels=1):
    finer = thing.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = levels
    return thing


def pillow(at, turn=(0, 0, 0), color=WHITE, kind="a", parent=None):
    """A pillow of 74 x 54 cm, width along x; origin in the middle of its underside when it lies. `kind` a, b or c."""
    return _smooth(place(folded(f"pillow-{kind}", linen(color)), at, turn, parent))


def cushion(at, turn=(0, 0, 0), color=SAND, kind="a", parent=None):
    """A square cushion of 46 cm; origin in the middle of its underside when it lies. `kind` a or b."""
    return _smooth(place(folded(f"cushion-{kind}", linen(color, 0.003, 0.5, 0.35, 0.15)), at, turn, parent))


def leaning(maker, x, y, z, lean=62, spin=0.0, **more):
    """Stands a pillow or cushion up against what is behind it (+y): lower edge at y, z, `lean` degrees from lying."""
    half = 0.27 if maker is pillow else 0.23
    rise, back = math.sin(math.radians(lean)) * half, math.cos(math.radians(lean)) * half
    return maker((x, y + back, z + rise), (lean, spin, 0), **more)


def throw(at, turn=(0, 0, 0), color=SEA, size="double", parent=None):
    """The throw that lies over the duvet of a bed; same coordinates as the mattress's top."""
    return _smooth(
        _thick(place(folded(f"throw-{size}", linen(color, 0.0045, 0.25, 0.35, 0.3)), at, turn, parent), 0.006)
    )


def mattress(width, at, color=WHITE, parent=None, length=2.0, height=0.22):
    """A mattress in a fitted sheet; origin in the middle of its underside."""
    mesh = cushion_mesh("mattress", (width, length, height), linen(color), 0.04, 3, 40)
    mesh.transform(Matrix.Translation((0, 0, height / 2)))
    return place(mesh, at, parent=parent)


def _frame(bed, width, head, finish, length=2.0):
    """A low oak bedstead: rails, round legs, a head of oak boards or of padded linen."""
    oak = {axis: wood("#B58D62", grain=axis) for axis in "xyz"}
    top, deep = 0.33, 0.17
    for side in (1, -1):
        box(
            "rail",
            (0.035, length + 0.02, deep),
            (side * (width / 2 + 0.012), 0, top - deep),
            oak["y"],
            0.006,
            parent=bed,
        )
        for end in (1, -1):
            cylinder(
                "leg",
                0.028,
                top - 0.02,
                (side * (width / 2 - 0.05), end * (length / 2 - 0.06), 0),
                oak["z"],
                0.004,
                parent=bed,
            )
    box("rail", (width + 0.059, 0.035, deep), (0, -length / 2 - 0.018, top - deep), oak["x"], 0.006, parent=bed)
    box("slats", (width, length, 0.03), (0, 0, top - 0.12), oak["y"], 0.004, parent=bed)
    y = length / 2 + 0.03
    if head == "oak":
        for side in (1, -1):
            box("post", (0.05, 0.045, finish), (side * (width / 2 + 0.005), y, 0), oak["z"], 0.01, parent=bed)
        count = 3
        board = (finish - 0.36) / count
        for index in range(count):
            box(
                "board", (width - 0.03, 0.028, board - 0.012), (0, y, 0.34 + index * board), oak["x"], 0.006, parent=bed
            )
    elif head == "linen":
        cover = linen("#CFC2AC", 0.003, 0.2)
        parts = 3 if width > 1.2 else 2
        wide = (width + 0.08) / parts
        for index in range(parts):
            mesh = cushion_mesh("head", (wide - 0.004, finish - 0.2, 0.1), cover, 0.16, index, 24)
            mesh.transform(Matrix.Rotation(math.radians(90), 4, "X"))
            place(mesh, ((index - (parts - 1) / 2) * wide, y + 0.03, 0.2 + (finish - 0.2) / 2), parent=bed)
    return top


def _bed(width, size, at, turn, head, finish, duvet, back, accent, pillows, cushions, thrown, seed):
    chance = random.Random(seed)
    bed = group("bed", at, turn)
    low = _frame(bed, width, head, finish)
    height = 0.24
    top = low - 0.07 + height
    mattress(width, (0, 0, low - 0.07), WHITE, bed, height=height)
    _smooth(place(folded(f"duvet-{size}", linen(duvet)), (0, 0, top), parent=bed))
    _smooth(_thick(place(folded(f"sheet-{size}", linen(back, 0.0014, 0.35)), (0, 0, top), parent=bed), 0.003))
    if thrown:
        throw((0, 0, top), color=accent, size=size, parent=bed)
    spots = (-0.39, 0.39) if width > 1.2 else (0.0,)
    kinds = "abc"
    for index, x in enumerate(spots):
        jitter = chance.uniform(-0.015, 0.015)
        if pillows > 1:
            leaning(
                pillow,
                x + jitter,
                0.85,
                top - 0.01,
                70 + chance.uniform(-3, 3),
                chance.uniform(-2, 2),
                color=duvet,
                kind=kinds[index],
                parent=bed,
            )
        spin = chance.uniform(-4, 4)
        if pillows > 1:
            leaning(
                pillow,
                x - jitter,
                0.62,
                top - 0.005,
                52 + chance.uniform(-4, 4),
                spin * 0.5,
                color=back,
                kind=kinds[2 - index],
                parent=bed,
            )
        else:
            pillow((x + jitter, 0.70, top), (9, 0, spin), back, kinds[index], bed)
    if cushions:
        leaning(
            cushion,
            chance.uniform(-0.05, 0.05),
            0.40 if pillows > 1 else 0.5,
            top + 0.05,
            56,
            chance.uniform(-5, 5),
            color=accent,
            kind="a",
            parent=bed,
        )
    return bed, top


def double_bed(
    at,
    turn=(0, 0, 0),
    head="oak",
    finish=1.0,
    duvet=WHITE,
    back=SAND,
    accent=SEA,
    pillows=2,
    cushions=1,
    thrown=True,
    seed=1,
):
    """A bed of 160 x 200 cm; the bedstead is 1.67 x 2.10 m, the mattress's top 0.50 high.

    `head` "oak", "linen" (padded) or None; `finish` its height; `duvet` and `back` (turned-back sheet, front pillows) the
    bedding's colours, `accent` that of throw and cushion; `pillows` 2 stands them up against the head, 1 lays them flat.
    """
    return _bed(1.6, "double", at, turn, head, finish, duvet, back, accent, pillows, cushions, thrown, seed)[0]


def single_bed(
    at,
    turn=(0, 0, 0),
    head="oak",
    finish=0.95,
    duvet=WHITE,
    back=SAND,
    accent=LAVENDER,
    pillows=2,
    cushions=0,
    thrown=True,
    seed=2,
):
    """A bed of 90 x 200 cm; the bedstead is 0.97 x 2.10 m. Arguments as in double_bed."""
    return _bed(0.9, "single", at, turn, head, finish, duvet, back, accent, pillows, cushions, thrown, seed)[0]


def day_bed(at, turn=(0, 0, 0), cover=SAND, accent=SEA, second=LAVENDER, seed=3):
    """A child's day bed of 80 x 190 cm along x, its back towards +y: oak, a covered mattress, a pillow, cushions."""
    chance = random.Random(seed)
    bed = group("day bed", at, turn)
    oak = {axis: wood("#B58D62", grain=axis) for axis in "xyz"}
    length, depth = 1.9, 0.8
    for side in (1, -1):
        x = side * (length / 2 + 0.025)
        for end in (1, -1):
            box("post", (0.045, 0.045, 0.66), (x, end * (depth / 2), 0), oak["z"], 0.01, parent=bed)
        box("arm", (0.045, depth, 0.05), (x, 0, 0.6), oak["y"], 0.01, parent=bed)
        for index in range(5):
            box("stave", (0.016, 0.03, 0.32), (x, (index - 2) * 0.13, 0.29), oak["z"], 0.004, parent=bed)
        box("rail", (0.035, depth, 0.12), (x, 0, 0.2), oak["y"], 0.006, parent=bed)
        box("rail", (length, 0.03, 0.12), (0, side * (depth / 2), 0.2), oak["x"], 0.006, parent=bed)
    box("back", (length, 0.028, 0.05), (0, depth / 2, 0.6), oak["x"], 0.008, parent=bed)
    for index in range(11):
        box("stave", (0.03, 0.016, 0.32), ((index - 5) * 0.165, depth / 2, 0.29), oak["z"], 0.004, parent=bed)
    box("slats", (length, depth, 0.03), (0, 0, 0.25), oak["x"], 0.004, parent=bed)
    mesh = cushion_mesh("mattress", (length - 0.01, depth - 0.03, 0.17), linen(cover, 0.003, 0.3), 0.06, seed, 40)
    place(mesh, (0, -0.005, 0.36), parent=bed)
    top = 0.445
    leaning(pillow, -0.45, 0.17, top, 70, 2, color=WHITE, kind="b", parent=bed)
    leaning(cushion, -0.42, 0.02, top, 58, chance.uniform(-8, 8), color=accent, kind="a", parent=bed)
    leaning(cushion, 0.55, 0.16, top, 68, chance.uniform(-8, 8), color=second, kind="b", parent=bed)
    return bed


def cot(at, turn=(0, 0, 0), blanket=LAVENDER, seed=5):
    """A child's cot of 60 x 120 cm along x: oak bars all around, a low mattress, a knitted blanket over the rail at -y."""
    bed = group("cot", at, turn)
    oak = {axis: wood("#C19C70", grain=axis) for axis in "xyz"}
    length, depth, low, high = 1.22, 0.64, 0.24, 0.84
    for x in (-length / 2, length / 2):
        for y in (-depth / 2, depth / 2):
            box("post", (0.042, 0.042, high + 0.03), (x, y, 0), oak["z"], 0.014, parent=bed)
        for z in (low, high - 0.035):
            box("rail", (0.026, depth, 0.045), (x, 0, z), oak["y"], 0.008, parent=bed)
        for index in range(6):
            bar = ((x, (index - 2.5) * depth / 6.6, low + 0.02), oak["z"])
            cylinder("bar", 0.008, high - low - 0.04, *bar, 0.001, parent=bed, around=12)
    for y in (-depth / 2, depth / 2):
        for z in (low, high - 0.035):
            box("rail", (length, 0.026, 0.045), (0, y, z), oak["x"], 0.008, parent=bed)
        for index in range(13):
            bar = (((index - 6) * length / 13.6, y, low + 0.02), oak["z"])
            cylinder("bar", 0.008, high - low - 0.04, *bar, 0.001, parent=bed, around=12)
    box("slats", (length, depth, 0.02), (0, 0, low + 0.01), oak["x"], 0.003, parent=bed)
    mesh = cushion_mesh("mattress", (length - 0.05, depth - 0.05, 0.11), linen(WHITE), 0.06, seed, 30)
    place(mesh, (0, 0, low + 0.085), parent=bed)
    place(
        cushion_mesh("duvet", (0.66, depth - 0.07, 0.06), linen("#E9E3D6"), 0.3, seed + 1, 24),
        (0.2, 0, low + 0.155),
        parent=bed,
    )
    y = -depth / 2
    fold = [
        (y - 0.022, high - 0.34),
        (y - 0.018, high - 0.03),
        (y, high + 0.012),
        (y + 0.018, high - 0.03),
        (y + 0.022, high - 0.24),
    ]
    seats.throw(fold, 0.42, seats.knit(blanket, 0.007), (-0.22, 0, 0), 0, seed, bed)
    return bed


def bedside(at, turn=0, width=0.44, parent=None):
    """An oak bedside table with a drawer and an open shelf, 0.36 deep, its top 0.48 high; back at y = 0, it looks towards -y."""
    root = group("bedside", at, (0, 0, turn), parent)
    oak = {axis: wood("#B58D62", grain=axis) for axis in "xz"}
    depth = 0.36
    box("top", (width, depth, 0.024), (0, -depth / 2, 0.456), oak["x"], 0.005, parent=root)
    for x in (-width / 2 + 0.012, width / 2 - 0.012):
        box("side", (0.02, depth - 0.012, 0.33), (x, -depth / 2, 0.126), oak["z"], 0.003, parent=root)
        for y in (-0.03, -depth + 0.03):
            cylinder("leg", 0.014, 0.13, (x * 0.9, y, 0), oak["z"], 0.002, parent=root)
    for z in (0.126, 0.3):
        box("shelf", (width - 0.04, depth - 0.02, 0.016), (0, -depth / 2, z), oak["x"], 0.002, parent=root)
    box("back", (width - 0.04, 0.01, 0.32), (0, -0.012, 0.13), oak["x"], 0.001, parent=root)
    box("drawer", (width - 0.05, 0.018, 0.13), (0, -depth + 0.012, 0.32), oak["x"], 0.003, parent=root)
    cylinder("knob", 0.011, 0.022, (0, -depth + 0.002, 0.385), metal("#B0925C", 0.3), 0.003, (90, 0, 0), root)
    return root


def reading_lamp(at, turn=0, watts=0, parent=None):
    """A brass arm with a small linen shade; `at` is on the wall, it reaches 0.26 into the room along -y."""
    root = group("reading lamp", at, (0, 0, turn), parent)
    brass = metal("#B0925C", 0.28)
    cylinder("rose", 0.045, 0.012, (0, 0, 0), brass, 0.004, (90, 0, 0), root, 48)
    tube("arm", [(0, 0, 0), (0, -0.1, 0.0), (0.02, -0.2, 0.05), (0.03, -0.24, 0.12)], 0.007, brass, root)
    lathe("shade", [(0.085, 0.0), (0.055, 0.13)], (0.03, -0.24, 0.08), sheer("#EFE7D8", 0.45), 48, parent=root)
    cylinder("holder", 0.013, 0.05, (0.03, -0.24, 0.11), brass, parent=root)
    return root


def slippers(at, turn=0, color="#CFC4B0"):
    """A pair of linen slippers, not quite side by side; heels at y = 0, toes towards -y."""
    root = group("slippers", at, (0, 0, turn))
    for side, skew in ((-0.065, 7), (0.065, -12)):
        foot = group("slipper", (side, 0.02 * (side > 0), 0), (0, 0, skew), root)
        points, faces = [], []
        steps, around = 18, 14
        for step in range(steps + 1):
            t = step / steps
            wide = 0.036 + 0.014 * math.sin(t * math.pi * 0.9) + 0.006 * t
            toe, heel = max(0, (t - 0.82) / 0.18), max(0, (0.12 - t) / 0.12)
            wide *= math.sqrt(max(0.0, 1 - toe**2)) * math.sqrt(max(0.0, 1 - heel**2)) + 0.001
            for index in range(around):
                angle = math.tau * index / around
                points.append((math.cos(angle) * wide, -t * 0.27, 0.009 + 0.009 * math.sin(angle)))
        for step in range(steps):
            for index in range(around):
                a, b = step * around + index, step * around + (index + 1) % around
                faces.append((a, b, b + around, a + around))
        place(from_faces("sole", points, faces, linen("#A78F6E", 0.004), True), parent=foot)
        points, faces = [], []
        for step in range(13):
            t = step / 12
            y = -0.13 - 0.137 * t
            wide = 0.053 * math.sqrt(max(0.0, 1 - max(0, (t - 0.45) / 0.58) ** 2)) + 0.004
            high = (0.062 - 0.036 * t) * (1 if t < 0.9 else 0.8)
            for index in range(11):
                angle = math.pi * index / 10
                points.append((math.cos(angle) * wide, y, 0.008 + math.sin(angle) * high))
        for step in range(12):
            for index in range(10):
                a = step * 11 + index
                faces.append((a, a + 1, a + 12, a + 11))
        upper = place(from_faces("upper", points, faces, linen(color, 0.003), True), parent=foot)
        _thick(upper, 0.004)
    return root
