"""The house: limestone below, white lime plaster above, a hipped roof of monk-and-nun tiles.

Metres, global coordinates: x -7..7 (east is +x), y 0..8 (north is +y), ground floor at z 24, upper floor at z 27.1,
ridge at about 32.
South of it stands the loggia, x -7..7 and y -4.6..0, whose roof is Lavender's terrace.
"""

import math
import random

import bmesh
import bpy
from mathutils import Matrix

from place.terrace import build_terrace
from studio.light import add_lamp
from studio.materials import cloth, glowing, material, metal, painted, pane, paving, plaster, rubble, stone, wood
from studio.mesh import ball, box, box_mesh, copies, cylinder, from_faces, group, lathe_mesh, place, wall
from things import climbers

GROUND = 24.0
UPPER = 27.1
EAVES = 30.18
PITCH = math.radians(21)
OVERHANG = 0.48
# The painted timber of the rooms, bleached by the sun.
TIMBER = "#738A8C"
LIMESTONE = "#DCD2BF"
WALL = 0.4

# Where a side begins (seen from outside, its lower left corner), how it is turned, how long it is.
SIDES = {
    "south": ((-7.0, 0.0), 0, 14.0),
    "east": ((7.0, 0.0), 90, 8.0),
    "north": ((7.0, 8.0), 180, 14.0),
    "west": ((-7.0, 8.0), 270, 8.0),
}

# Openings: side, left and right edge along the side as seen from outside, bottom and top above the floor, kind.
BELOW = [
    ("south", 1.7, 3.1, 0.0, 2.2, "french"),
    ("south", 4.7, 5.7, 0.85, 2.2, "window"),
    ("south", 9.4, 11.0, 0.0, 2.2, "french"),
    ("south", 12.2, 13.1, 0.85, 2.2, "window"),
    ("west", 5.0, 6.4, 0.0, 2.2, "french"),
    ("west", 2.0, 3.0, 0.95, 2.15, "window"),
    ("east", 2.2, 3.15, 0.0, 2.1, "door"),
    ("east", 4.5, 5.5, 0.95, 2.15, "window"),
    ("north", 3.0, 3.9, 1.0, 2.1, "window"),
    ("north", 9.5, 10.4, 1.0, 2.1, "window"),
]
ABOVE = [
    ("south", 1.7, 3.1, 0.0, 2.2, "french"),
    ("south", 5.8, 8.2, 0.0, 2.2, "french"),
    ("south", 10.9, 12.3, 0.0, 2.2, "french"),
    ("west", 1.8, 2.8, 0.85, 2.15, "window"),
    ("west", 5.2, 6.2, 0.85, 2.15, "window"),
    ("east", 1.8, 2.8, 0.85, 2.15, "window"),
    ("east", 5.2, 6.2, 0.85, 2.15, "window"),
    ("north", 3.0, 3.9, 0.9, 2.1, "window"),
    ("north", 9.5, 10.4, 0.9, 2.1, "window"),
]


@material
def roof_tile(n):
    """Burnt clay that has lain in the sun: every tile of another firing, lichen here and there."""
    own = n.add("ObjectInfo").outputs["Random"]
    firing = n.ramp(own, (0.0, "#A06A50"), (0.22, "#B58062"), (0.5, "#C09274"), (0.78, "#A87154"), (1.0, "#CFB294"))
    old = n.ramp(n.noise(0.5, 5, 0.6, n.add("NewGeometry").outputs["Position"]), (0.42, "#FFFFFF"), (0.72, "#B8A58F"))
    spots = n.ramp(
        n.noise(0.035, 6, 0.7, n.add("NewGeometry").outputs["Position"]), (0.6, "#FFFFFF"), (0.74, "#CFC9AE")
    )
    tone = n.mix(0.75, n.mix(0.7, firing, old, "MULTIPLY"), spots, "MULTIPLY")
    n.set(Base_Color=tone, Roughness=0.9, Specular=0.25, Normal=n.bump(n.noise(0.02, 5), 0.0015, 0.5))


def _tile_mesh(name, low, high, length, hollow, around):
    """Half a cone of clay, 14 mm thick; it runs along +y, its lower end at the origin. `hollow` turns it on its back."""
    thick = 0.014
    points, faces = [], []
    for along, radius in ((0.0, low), (length, high)):
        for skin in (radius, radius - thick):
            for step in range(around + 1):
                angle = math.pi * step / around
                height = skin * math.sin(angle) * (0.82 if not hollow else -0.6)
                # The lower end lies on the tile below it, the upper end on the battens.
                points.append((skin * math.cos(angle), along, height + 0.02 * (1 - along / length)))
    side = around + 1
    for step in range(around):
        outer, inner = step, side + step
        faces.append((outer, outer + 1, outer + 1 + 2 * side, outer + 2 * side))
        faces.append((inner + 1, inner, inner + 2 * side, inner + 1 + 2 * side))
        faces.append((outer + 1, outer, inner, inner + 1))
    mesh = from_faces(name, points, faces, roof_tile(), True)
    mesh.use_auto_smooth = True
    return mesh


def build_roof(left, right, front, back, eaves, pitch=PITCH, step=0.235, row=0.34, around=8, seed=3):
    """A hipped roof over a rectangle (the edges of its eaves), every tile a copy of two shared meshes."""
    chance = random.Random(seed)
    width, depth = right - left, back - front
    rise = depth / 2 * math.tan(pitch)
    top = eaves + rise
    ridge = [(left + depth / 2, (front + back) / 2, top), (right - depth / 2, (front + back) / 2, top)]
    corners = [(left, front, eaves), (right, front, eaves), (right, back, eaves), (left, back, eaves)]
    deck = [(x, y, z - 0.012) for x, y, z in corners + ridge]
    place(from_faces("roof", deck, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], roof_tile()))
    soffit = [(x, y, eaves - 0.05) for x, y, _ in corners]
    place(from_faces("soffit", soffit, [(3, 2, 1, 0)], wood("#8C6B4A")))
    rims = [(x, y, eaves - 0.012) for x, y, _ in corners]
    place(
        from_faces("rim", soffit + rims, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], wood("#8C6B4A"))
    )

    monk = _tile_mesh("monk", 0.088, 0.072, 0.43, False, around)
    nun = _tile_mesh("nun", 0.105, 0.085, 0.43, True, around)
    slope = depth / 2 / math.cos(pitch)
    rows = int(slope / row)
    spots = {monk: [], nun: []}
    for (x, y), turn, length, hip in (
        ((left, front), 0, width, 1),
        ((right, front), 90, depth, 1),
        ((right, back), 180, width, 1),
        ((left, back), 270, depth, 1),
    ):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        columns = int(length / step)
        offset = (length - columns * step) / 2
        for column in range(columns + 1):
            for kind, shift, lift in ((monk, 0.0, 0.046), (nun, step / 2, 0.055)):
                u = offset + column * step + shift
                for line in range(rows + 1):
                    v = line * row - (0.05 if line == 0 else 0)
                    flat = v * math.cos(pitch)
                    # Hips cut the slope at 45 degrees.
                    if flat + 0.2 > min(u, length - u) or u > length or flat > depth / 2:
                        continue
                    du = u + chance.uniform(-0.006, 0.006)
                    dv = flat + chance.uniform(-0.012, 0.012)
                    at = (
                        x + c * du - s * dv,
                        y + s * du + c * dv,
                        eaves + v * math.sin(pitch) + lift + chance.uniform(-0.004, 0.004),
                    )
                    tilt = math.degrees(pitch) + chance.uniform(-0.7, 0.7)
                    spots[kind].append((at, (tilt, chance.uniform(-2, 2), turn + chance.uniform(-1.6, 1.6)), 1))
    for mesh, where in spots.items():
        copies(mesh, where)

    cap = _tile_mesh("cap", 0.125, 0.11, 0.45, False, around)
    lines = [(ridge[0], ridge[1])]
    lines += [(corners[0], ridge[0]), (corners[3], ridge[0]), (corners[1], ridge[1]), (corners[2], ridge[1])]
    where = []
    for start, end in lines:
        reach = [b - a for a, b in zip(start, end)]
        flat = math.hypot(reach[0], reach[1])
        total = math.hypot(flat, reach[2])
        tilt = math.degrees(math.atan2(reach[2], flat))
        turn = math.degrees(math.atan2(reach[1], reach[0])) - 90
        count = int(total / 0.37)
        for index in range(count + 1):
            share = index * 0.37 / total
            at = tuple(a + r * share for a, r in zip(start, reach))
            where.append(
                ((at[0], at[1], at[2] + 0.075), (tilt, chance.uniform(-2, 2), turn + chance.uniform(-1.5, 1.5)), 1)
            )
    copies(cap, where)
    return top


def _shutter_mesh(width, height):
    """One leaf: frame of 7 cm, slats at 35 degrees; its hinge at the origin, it reaches along +x."""
    shape = bmesh.new()

    def bar(size, at, tilt=0.0):
        made = bmesh.ops.create_cube(shape, size=1)["verts"]
        bmesh.ops.scale(shape, vec=size, verts=made)
        bmesh.ops.rotate(shape, cent=(0, 0, 0), matrix=Matrix.Rotation(math.radians(tilt), 3, "X"), verts=made)
        bmesh.ops.translate(shape, vec=at, verts=made)

    frame, thick = 0.07, 0.036
    for x in (frame / 2, width - frame / 2):
        bar((frame, thick, height), (x, 0, height / 2))
    rails = [0.05, height - 0.045] + ([height * 0.42] if height > 1.7 else [])
    for z in rails:
        bar((width - 2 * frame, thick, 0.09), (width / 2, 0, z))
    count = int((height - 0.2) / 0.052)
    for index in range(count):
        z = 0.12 + index * 0.052
        if all(abs(z - rail) > 0.055 for rail in rails):
            bar((width - 2 * frame, 0.05, 0.009), (width / 2, 0, z), 35)
    mesh = bpy.data.meshes.new("shutter")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(painted(TIMBER))
    return mesh


def _curtain(width, height, at, parent, seed):
    """Half a pair of linen curtains, hanging in folds."""
    chance = random.Random(seed)
    phase, folds = chance.uniform(0, 6), max(3, round(width / 0.11))
    points, faces = [], []
    columns = folds * 8
    for row in range(9):
        z = height * row / 8
        for column in range(columns + 1):
            share = column / columns
            sway = 0.03 * (1.15 - 0.4 * row / 8)
            y = sway * math.sin(math.tau * folds * share + phase) + 0.012 * math.sin(9 * share + row * 0.5 + phase)
            points.append((share * width * (1 + 0.05 * (1 - row / 8)), y, z))
    for row in range(8):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return place(from_faces("curtain", points, faces, cloth("#EFE8DA"), True), at, parent=parent)


def _opening(side, left, right, bottom, top, kind, seed):
    """Stone around a hole in the wall, what closes it, and its shutters. Local x runs along the wall, -y points outside."""
    chance = random.Random(seed)
    width, height = right - left, top - bottom
    middle = (left + right) / 2
    cut = stone(LIMESTONE)
    for x in (left - 0.07, right + 0.07):
        box("jamb", (0.16, 0.14, height), (x, 0.045, bottom), cut, 0.006, parent=side)
    box("lintel", (width + 0.36, 0.15, 0.2), (middle, 0.045, top), cut, 0.008, parent=side)
    if kind == "window":
        box("sill", (width + 0.36, 0.32, 0.07), (middle, 0.08, bottom - 0.07), cut, 0.01, parent=side)
    else:
        box("threshold", (width + 0.06, 0.46, 0.04), (middle, 0.14, bottom - 0.015), cut, 0.01, parent=side)

    paint = painted(TIMBER)
    if kind == "door":
        planks = 6
        for index in range(planks):
            share = width / planks
            at = (left + share * (index + 0.5), 0.2, bottom + 0.03)
            box("plank", (share - 0.004, 0.04, height - 0.03), at, paint, 0.004, parent=side)
        for z in (0.28, 1.0, 1.75):
            box("ledge", (width - 0.08, 0.025, 0.1), (middle, 0.172, bottom + z), paint, 0.004, parent=side)
        ball("knob", 0.028, (right - 0.1, 0.14, bottom + 1.05), metal("#8A7A55", 0.35), parent=side)
        return

    frame, depth = 0.055, 0.06
    for x in (left + frame / 2, right - frame / 2):
        box("frame", (frame, depth, height), (x, 0.2, bottom), paint, parent=side)
    box("frame", (width, depth, frame), (middle, 0.2, top - frame), paint, parent=side)
    leaves = 4 if width > 2 else 2
    share = (width - 2 * frame) / leaves
    upright = box_mesh("stile", (0.05, 0.045, height - frame), paint)
    foot = 0.16 if kind == "french" else 0.06
    for index in range(leaves):
        start = left + frame + index * share
        spots = [
            ((x, 0.2, bottom + (height - frame) / 2), (0, 0, 0), 1) for x in (start + 0.027, start + share - 0.027)
        ]
        copies(upright, spots, side)
        box("foot", (share - 0.1, 0.043, foot), (start + share / 2, 0.2, bottom + 0.01), paint, parent=side)
        bars = 3 if kind == "french" else 2
        for bar in range(1, bars):
            z = bottom + foot + (height - frame - foot) * bar / bars
            box("bar", (share - 0.1, 0.035, 0.026), (start + share / 2, 0.2, z), paint, 0.003, parent=side)
        corners = [(start, 0.2, bottom), (start + share, 0.2, bottom), (start + share, 0.2, top), (start, 0.2, top)]
        place(from_faces("pane", corners, [(0, 1, 2, 3)], pane()), parent=side)
    drawn = width * chance.uniform(0.22, 0.34)
    _curtain(drawn, height + 0.1, (left - 0.05, 0.5, bottom + 0.02), side, seed)
    _curtain(drawn * 0.9, height + 0.1, (right + 0.05 - drawn * 0.9, 0.5, bottom + 0.02), side, seed + 1)

    leaf = _shutter_mesh(min(width / 2, 0.85), height - 0.01)
    place(leaf, (left - 0.01, -0.06, bottom + 0.01), (0, 0, 180 + chance.uniform(2, 7)), side)
    place(leaf, (right + 0.01, -0.06, bottom + 0.01), (0, 0, -chance.uniform(2, 7)), side)


def _walls(base, height, substance, openings, seed):
    """Four walls with their openings."""
    for number, (name, ((x, y), turn, length)) in enumerate(SIDES.items()):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        here = [opening for opening in openings if opening[0] == name]
        # Two walls run through at the corners, the others stand between them.
        inset = 0.0 if name in ("south", "north") else WALL
        start = (x + c * inset - s * WALL / 2, y + s * inset + c * WALL / 2)
        end = (x + c * (length - inset) - s * WALL / 2, y + s * (length - inset) + c * WALL / 2)
        holes = [(left - inset, right - inset, bottom, top) for _, left, right, bottom, top, _ in here]
        wall(f"wall {name}", start, end, height, WALL, substance, holes, base)
        side = group(name, (x, y, base), (0, 0, turn))
        for index, (_, *opening) in enumerate(here):
            _opening(side, *opening, seed * 100 + number * 10 + index)


def _quoins(x, y, base, height, turn, chance):
    """Cut stones that bind a corner, long and short in turn. `turn` points them into the walls' angle."""
    at, index = base, 0
    corner = group("quoins", (x, y, 0), (0, 0, turn))
    while at < base + height - 0.1:
        tall = min(chance.uniform(0.26, 0.36), base + height - at)
        one, two = (0.62, 0.34) if index % 2 else (0.34, 0.62)
        one, two = one + chance.uniform(-0.06, 0.06), two + chance.uniform(-0.06, 0.06)
        box(
            "quoin",
            (one, two, tall - 0.008),
            (one / 2 - 0.014, two / 2 - 0.014, at),
            stone(LIMESTONE),
            0.008,
            parent=corner,
        )
        at, index = at + tall, index + 1


def _arcade(name, at, turn, length, height, thick, arches, seed):
    """A stone wall with round arches: (middle, width, height of the spring). Local x runs along it, y is its middle."""
    around = 24
    points, faces = [], []

    def quad(a, b, c, d):
        faces.append(tuple(range(len(points), len(points) + 4)))
        points.extend((a, b, c, d))

    def strip(x1, z1, x2, z2):
        half = thick / 2
        quad((x1, -half, z1), (x2, -half, z2), (x2, -half, height), (x1, -half, height))
        quad((x2, half, z2), (x1, half, z1), (x1, half, height), (x2, half, height))
        if (z1, z2) != (0, 0):
            quad((x1, half, z1), (x2, half, z2), (x2, -half, z2), (x1, -half, z1))

    edge = 0.0
    for middle, width, spring in arches:
        radius = width / 2
        strip(edge, 0, middle - radius, 0)
        for x in (middle - radius, middle + radius):
            quad((x, -thick / 2, 0), (x, thick / 2, 0), (x, thick / 2, spring), (x, -thick / 2, spring))
        for step in range(around):
            a, b = math.pi * (1 - step / around), math.pi * (1 - (step + 1) / around)
            strip(
                middle + radius * math.cos(a),
                spring + radius * math.sin(a),
                middle + radius * math.cos(b),
                spring + radius * math.sin(b),
            )
        edge = middle + radius
    strip(edge, 0, length, 0)
    for x in (0, length):
        quad((x, -thick / 2, 0), (x, thick / 2, 0), (x, thick / 2, height), (x, -thick / 2, height))
    root = group(name, at, (0, 0, turn))
    place(from_faces(name, points, faces, rubble()), parent=root)

    chance = random.Random(seed)
    cut = stone(LIMESTONE)
    for middle, width, spring in arches:
        radius, count = width / 2, 13
        half, deep = math.pi / count / 2 - 0.006, thick / 2 + 0.02
        outer = radius + 0.27
        ring = [(radius * math.sin(t), radius * math.cos(t)) for t in (-half, 0, half)]
        ring += [(outer * math.sin(t), outer * math.cos(t)) for t in (half, 0, -half)]
        corners = [(x, y, z) for y in (-deep, deep) for x, z in ring]
        sides = [(0, 1, 2, 3, 4, 5), (11, 10, 9, 8, 7, 6)] + [
            (i, 6 + i, 6 + (i + 1) % 6, (i + 1) % 6) for i in range(6)
        ]
        wedge = from_faces("voussoir", corners, sides, cut)
        spots = [
            ((middle, chance.uniform(-0.006, 0.006), spring), (0, 90 - 180 * (index + 0.5) / count, 0), 1)
            for index in range(count)
        ]
        copies(wedge, spots, root)
        for side in (-1, 1):
            x = middle + side * (radius + 0.16)
            box("impost", (0.36, thick + 0.07, 0.13), (x, 0, spring - 0.14), cut, 0.012, parent=root)
    return root


def _loggia():
    """Five arches towards the harbour, one at each end; its roof carries the terrace."""
    height = 2.78
    arches = [(1.62 + index * 2.69, 2.02, 1.42) for index in range(5)]
    _arcade("loggia", (-7.0, -4.38, GROUND), 0, 14.0, height, 0.44, arches, 1)
    for x, turn in ((6.78, 90), (-6.78, 270)):
        y = -4.16 if turn == 90 else 0.0
        _arcade("end", (x, y, GROUND), turn, 4.16, height, 0.44, [(2.08, 2.5, 1.2)], 2)
    chance = random.Random(5)
    _quoins(-7, -4.6, GROUND, height, 0, chance)
    _quoins(7, -4.6, GROUND, height, 90, chance)
    box("ceiling", (13.98, 4.58, 0.18), (0, -2.3, GROUND + height), plaster(), 0)
    oak = wood("#9A744C", "y")
    for index in range(12):
        box("beam", (0.15, 4.0, 0.18), (-6.1 + index * 1.11, -2.2, GROUND + height - 0.18), oak, 0.01)
    cornice = stone(LIMESTONE)
    box("cornice", (14.16, 0.3, 0.15), (0, -4.53, UPPER - 0.15), cornice, 0.02)
    for x in (-6.93, 6.93):
        box("cornice", (0.3, 4.5, 0.15), (x, -2.2, UPPER - 0.15), cornice, 0.02)
    box("floor", (14.3, 4.9, 0.3), (0, -2.35, GROUND - 0.29), paving(), 0.01)


def _chimney(x, y, top):
    """White plaster, a roof of clay for itself."""
    white = plaster()
    box("chimney", (0.62, 0.5, 1.7), (x, y, top - 1.0), white, 0.015)
    box("collar", (0.72, 0.6, 0.08), (x, y, top + 0.62), white, 0.015)
    for dx in (-0.26, 0.26):
        box("post", (0.1, 0.48, 0.22), (x + dx, y, top + 0.7), white, 0.01)
    half = _tile_mesh("hood", 0.1, 0.09, 0.46, False, 10)
    for dx, tilt in ((-0.22, -20), (0.0, 0), (0.22, 20)):
        place(half, (x + dx, y - 0.23, top + 0.93 + (0.06 if not tilt else 0)), (0, tilt, 0))
    box("lid", (0.66, 0.5, 0.04), (x, y, top + 0.9), roof_tile(), 0.01)


def _lantern(x, y, z, turn, lit):
    """An iron lantern on a bracket beside a door."""
    iron = metal("#23211F", 0.5)
    root = group("lantern", (x, y, z), (0, 0, turn))
    box("plate", (0.08, 0.015, 0.18), (0, -0.01, 0), iron, parent=root)
    box("arm", (0.02, 0.16, 0.02), (0, -0.09, 0.14), iron, parent=root)
    place(
        lathe_mesh("hat", [(0.0, 0.06), (0.03, 0.05), (0.085, 0.0), (0.08, 0.0), (0, 0.03)], iron, 8),
        (0, -0.16, 0.06),
        parent=root,
    )
    for dx in (-0.05, 0.05):
        for dy in (-0.21, -0.11):
            box("rib", (0.008, 0.008, 0.16), (dx, dy, -0.1), iron, 0, parent=root)
    box("bottom", (0.12, 0.12, 0.012), (0, -0.16, -0.11), iron, parent=root)
    bulb = glowing("#FFD08A", 25) if lit else cloth("#F4EEDF")
    cylinder("candle", 0.022, 0.07, (0, -0.16, -0.098), bulb, parent=root)
    if lit:
        angle = math.radians(turn)
        add_lamp((x + 0.3 * math.sin(angle), y - 0.3 * math.cos(angle), z - 0.02), 14, radius=0.05)


def build(detail="far", terrace=True, lights=False):
    """The whole house at its place. `detail` "near" gives rounder tiles; `terrace` adds Lavender's terrace with its pergola;
    `lights` lights the rooms and the lanterns, for dusk."""
    _walls(GROUND, UPPER - GROUND, rubble(), BELOW, 1)
    _walls(UPPER, EAVES - UPPER, plaster(), ABOVE, 2)
    chance = random.Random(11)
    for x, y, turn in ((-7, 0, 0), (7, 0, 90), (7, 8, 180), (-7, 8, 270)):
        _quoins(x, y, GROUND, UPPER - GROUND - 0.08, turn, chance)
    # A course of cut stone between the floors, which throws the rain off the wall below.
    course = stone(LIMESTONE)
    for y in (-0.02, 8.02):
        box("course", (14.1, 0.14, 0.13), (0, y, UPPER - 0.1), course, 0.02)
    for x in (-7.02, 7.02):
        box("course", (0.14, 8.1, 0.13), (x, 4, UPPER - 0.1), course, 0.02)
    box("plinth", (14.02, 8.02, 0.3), (0, 4, GROUND - 0.32), course, 0)
    box("ground floor", (13.2, 7.2, 0.1), (0, 4, GROUND - 0.09), wood("#A97C50"), 0)
    box("upper floor", (13.2, 7.2, 0.22), (0, 4, UPPER - 0.22), plaster("#E9E2D4"), 0)
    box("attic", (13.2, 7.2, 0.1), (0, 4, EAVES - 0.16), plaster("#E9E2D4"), 0)
    for x in (-2.6, 3.2):
        for base in (GROUND, UPPER):
            box("partition", (0.15, 7.2, 2.8), (x, 4, base), plaster("#E9E2D4"), 0)
    box("partition", (13.2, 0.15, 2.8), (0, 4.6, GROUND), plaster("#E9E2D4"), 0)
    box("partition", (13.2, 0.15, 2.8), (0, 4.6, UPPER), plaster("#E9E2D4"), 0)

    white = plaster()
    for y in (-0.06, 8.06):
        box("cornice", (14.36, 0.24, 0.2), (0, y, EAVES - 0.25), white, 0.05)
    for x in (-7.06, 7.06):
        box("cornice", (0.24, 8.36, 0.2), (x, 4, EAVES - 0.25), white, 0.05)
    rafter = box_mesh("rafter", (0.09, 0.62, 0.1), wood("#8C6B4A", "y"), 0.008)
    spots = [((-6.9 + i * 0.6, y, EAVES - 0.09), (0, 0, 0), 1) for i in range(24) for y in (-0.2, 8.2)]
    spots += [((x, 0.2 + i * 0.6, EAVES - 0.09), (0, 0, 90), 1) for i in range(14) for x in (-7.2, 7.2)]
    copies(rafter, spots)
    around = 10 if detail == "near" else 6
    top = build_roof(-7 - OVERHANG, 7 + OVERHANG, -OVERHANG, 8 + OVERHANG, EAVES, around=around)
    _chimney(-3.4, 5.6, top - 0.25)
    _chimney(4.3, 4.9, top - 0.1)

    _loggia()
    for x, y, z, turn in (
        (6.4 - 7, 0, 26.2, 0),
        (9.1, 2.3, 26.1, 90),
        (-7, 3.4, 26.2, 270),
        (-0.1 - 1.75, 0, 29.4, 0),
        (1.85, 0, 29.4, 0),
    ):
        if turn == 90:
            x, y = 7, 1.85
        _lantern(x, y, z, turn, lights)
    if lights:
        for x in (-4.8, 0.3, 4.9):
            for z in (26.3, 29.2):
                add_lamp((x, 2.4, z), 60, radius=0.12)
    if terrace:
        build_terrace()
        climbers.bougainvillea_pergola((-2.9, -2.0, UPPER), 3.4, 2.6, 2.68, -1.9, 2, detail != "near")
