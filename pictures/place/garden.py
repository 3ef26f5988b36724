"""The garden: dry-stone terraces from the house down to the shore, the wooded hill behind, the terraces of Olive and Rosemary.

Metres, global coordinates (x east, y north, z up). The house's level, z 24, ends in a retaining wall before the loggia (y -6.2)
and beside it (y -2.2 in the west, y -1.4 in the east); from there fifteen terraces lead down to the shore, y -172. Trees that
would stand in the view from the terraces to the harbour are kept low. `ground(x, y)` gives the height anywhere.
"""

import math
import random

import bmesh
import bpy

from studio.materials import material, rgb, soil, stone
from studio.mesh import box, copies, from_faces, place, sheet
from things import climbers, pots, shrubs, trees
from things.growth import shared

LEVEL = 24.0
DROP = 1.12
WEST, EAST = -66.0, 62.0
WALLS = [-6.2, -20.5, -31.0, -41.5, -52.5, -63.0, -73.5, -84.0, -95.0, -106.0, -117.0, -128.0, -139.0, -150.0, -161.0]
SHORE = -173.0
# Where the steps cut through the uppermost wall: from the garden to the loggia.
STEPS = (-5.6, -3.8)
LIMESTONE = "#D6CBB6"


def _smooth(low, high, value):
    share = min(1.0, max(0.0, (value - low) / (high - low)))
    return share * share * (3 - 2 * share)


def edge(index, x):
    """Where the wall `index` stands at `x`: its y."""
    if index == 0:
        # The house's level reaches further before the loggia than beside it.
        west = 4.0 * _smooth(-7.6, -8.4, x) + 0.9 * math.sin(x * 0.21) * _smooth(-14, -22, x)
        east = 4.8 * _smooth(7.6, 8.4, x) + 0.9 * math.sin(x * 0.23) * _smooth(12, 20, x)
        return WALLS[0] + west + east
    return WALLS[index] + 1.3 * math.sin(x * 0.055 + index * 1.9) + 0.6 * math.sin(x * 0.17 + index * 0.7)


def ground(x, y):
    """Height of the ground in metres."""
    if y > 9.5:
        return LEVEL + hill(x, y)
    height = LEVEL - 0.0375 * max(0.0, -6.2 - y)
    for index in range(len(WALLS)):
        if y < edge(index, x):
            height -= DROP
    return max(height, 0.9)


def hill(x, y):
    """How high the hill behind the house stands over it."""
    into = max(0.0, y - 9.5)
    waves = 0.5 * math.sin(x * 0.024 + 0.6) + 0.35 * math.sin(x * 0.051 + 2.2) + 0.2 * math.sin(y * 0.06 + x * 0.03)
    return 0.13 * into * (1 + 0.4 * waves) + 0.6 * _smooth(0, 6, into)


def sight(x, y):
    """How high, as z, a plant may reach here without standing in the view from a terrace to the harbour."""
    if y > -4:
        return 1000.0
    far = -y / 340
    middle = -75 * far
    if abs(x - middle + 3) > 8 + 75 * far:
        return 1000.0
    return 25.2 + far * (2.0 - 25.2)


@material
def meadow(n, wild=False):
    """Dry grass, red earth and what still is green in summer; `wild` is the ground of the wood, darker and greener."""
    where = n.add("NewGeometry").outputs["Position"]
    broad = n.noise(2.6, 8, 0.7, where)
    fine = n.noise(0.16, 9, 0.8, where)
    dust = n.noise(0.7, 6, 0.7, where)
    if wild:
        tone = n.ramp(broad, (0.36, "#414A2C"), (0.5, "#5A5F3C"), (0.6, "#7B7453"), (0.7, "#8A785C"))
    else:
        tone = n.ramp(broad, (0.36, "#716F4E"), (0.46, "#8F8465"), (0.55, "#AC9C7C"), (0.66, "#9A7E62"))
    bare = n.ramp(dust, (0.54, "#000000"), (0.66, "#FFFFFF"))
    tone = n.mix(n.mix(0.3, (0, 0, 0, 1), bare), tone, rgb("#A98A6A"))
    grain = n.ramp(fine, (0.36, "#6F6A58"), (0.58, "#FFFFFF"))
    n.set(
        Base_Color=n.mix(0.85, tone, grain, "MULTIPLY"),
        Roughness=1.0,
        Specular=0.05,
        Normal=n.bump(fine, 0.1, 1.0, n.bump(broad, 0.3, 0.6)),
    )


@material
def gravel(n, color="#C4B8A2", size=0.02):
    """Crushed limestone, raked, a leaf's shade darker where it is trodden."""
    where = n.add("NewGeometry").outputs["Position"]
    flat = n.add("Mapping", {"Vector": where, "Scale": (1, 1, 0.2)}).outputs[0]
    pebbles = {"Vector": flat, "Scale": 1 / size, "Randomness": 1.0}
    cells = n.add("TexVoronoi", pebbles, feature="F1")
    own = n.add("SeparateRGB", {"Image": cells.outputs["Color"]}).outputs[0]
    value = n.add("MapRange", {"Value": own, "To Min": 0.66, "To Max": 1.12}).outputs[0]
    tone = n.add("HueSaturation", {"Color": n.vary(color, 0.05, 1.0), "Value": value}).outputs[0]
    worn = n.ramp(n.noise(1.1, 5, 0.6, where), (0.38, "#C9BBA2"), (0.6, "#FFFFFF"))
    round_ = n.add("Math", {0: 1.0, 1: cells.outputs["Distance"]}, operation="SUBTRACT").outputs[0]
    n.set(
        Base_Color=n.mix(0.7, tone, worn, "MULTIPLY"),
        Roughness=0.95,
        Normal=n.bump(round_, size * 0.8, 1.0, n.bump(n.noise(0.4, 4, 0.5, where), 0.02, 0.6)),
    )


@material
def field_stone(n):
    """Limestone as the field gave it: grey where it has weathered, warm where it broke."""
    own = n.add("ObjectInfo").outputs["Random"]
    tone = n.ramp(own, (0.0, "#B9AD97"), (0.3, "#CFC3AC"), (0.6, "#C2B8A6"), (0.85, "#D9CDB6"), (1.0, "#A89D8A"))
    spots = n.ramp(n.noise(0.05, 8, 0.7), (0.34, "#A79D8C"), (0.6, "#FFFFFF"))
    n.set(
        Base_Color=n.mix(0.6, tone, spots, "MULTIPLY"),
        Roughness=0.95,
        Normal=n.bump(n.noise(0.03, 8, 0.65), 0.008, 0.8),
    )


@material
def dry_wall(n):
    """A dry-stone wall from some way off: flat stones, dark joints."""
    where = n.add("Mapping", {"Vector": n.add("NewGeometry").outputs["Position"], "Scale": (1, 1, 2.0)}).outputs[0]
    cells = {"Vector": where, "Scale": 3.4, "Randomness": 0.9}
    gap = n.add("TexVoronoi", cells, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    own = n.add("SeparateRGB", {"Image": n.add("TexVoronoi", cells, feature="F1").outputs["Color"]}).outputs[0]
    tone = n.ramp(own, (0.0, "#8E846F"), (0.4, "#AFA48D"), (0.7, "#9C927F"), (1.0, "#BDB19A"))
    old = n.ramp(n.noise(1.8, 7, 0.65, n.add("NewGeometry").outputs["Position"]), (0.4, "#8A8470"), (0.62, "#FFFFFF"))
    tone = n.mix(0.7, tone, old, "MULTIPLY")
    face = n.add(
        "MapRange", {"Value": gap, "From Min": 0.0, "From Max": 0.07}, interpolation_type="SMOOTHSTEP"
    ).outputs[0]
    n.set(Base_Color=n.mix(face, rgb("#4B4438"), tone), Roughness=0.95, Normal=n.bump(face, 0.08, 0.9))


@shared
def stone_mesh(number):
    """A field stone about one metre in size, to be scaled: a block with broken corners."""
    chance = random.Random(200 + number)
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=2, use_grid_fill=True)
    for vertex in shape.verts:
        x, y, z = vertex.co
        corner = (abs(x) > 0.4) + (abs(y) > 0.4) + (abs(z) > 0.4)
        pull = (1, 1, 0.95, 0.86)[corner]
        vertex.co = [value * pull + chance.uniform(-0.055, 0.055) for value in (x, y, z)]
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=1, use_grid_fill=True, smooth=0.6)
    mesh = bpy.data.meshes.new("field stone")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(field_stone())
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(38)
    return mesh


def stone_meshes():
    return [stone_mesh(number) for number in range(9)]


def lay_wall(line, bottom, top, seed=1, deep=0.34, coping=True):
    """A dry-stone wall along points (x, y), stone upon stone; its face to the right of the line's direction. `bottom` and `top`
    are heights or functions of (x, y)."""
    chance = random.Random(seed)
    meshes = stone_meshes()
    spots = {mesh: [] for mesh in meshes}
    low = bottom if callable(bottom) else lambda x, y: bottom
    high = top if callable(top) else lambda x, y: top

    lengths = [math.dist(a, b) for a, b in zip(line, line[1:])]
    total = sum(lengths)

    def at(distance):
        for (a, b), length in zip(zip(line, line[1:]), lengths):
            if distance <= length or b is line[-1]:
                share = min(1.0, distance / length)
                turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
                return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, turn
            distance -= length

    course, level = 0, 0.0
    tallest = max(high(x, y) - low(x, y) for x, y in line)
    while level < tallest - 0.05:
        tall = chance.uniform(0.12, 0.21)
        along = -chance.uniform(0, 0.3)
        while along < total:
            long = chance.uniform(0.2, 0.52) if chance.random() > 0.25 else chance.uniform(0.13, 0.22)
            x, y, turn = at(max(0.0, min(total, along + long / 2)))
            room = high(x, y) - low(x, y)
            if level + tall * 0.6 < room:
                own = min(tall, room - level + 0.03) * chance.uniform(0.9, 1.1)
                side = math.radians(turn - 90)
                out = chance.uniform(-0.035, 0.03) - 0.04 * level
                where = (
                    x + math.cos(side) * (out - deep / 2),
                    y + math.sin(side) * (out - deep / 2),
                    low(x, y) + level + tall / 2,
                )
                spin = (
                    chance.uniform(-4, 4),
                    chance.uniform(-4, 4) + (180 if chance.random() < 0.5 else 0),
                    turn + chance.uniform(-5, 5),
                )
                spots[chance.choice(meshes)].append(
                    (where, spin, (long * 1.06, deep * chance.uniform(0.9, 1.15), own * 1.1))
                )
            along += long
        level += tall
        course += 1
    if coping:
        along = 0.0
        while along < total:
            long = chance.uniform(0.28, 0.6)
            x, y, turn = at(min(total, along + long / 2))
            side = math.radians(turn - 90)
            where = (x - math.cos(side) * deep * 0.6, y - math.sin(side) * deep * 0.6, high(x, y) + 0.03)
            spin = (chance.uniform(-2.5, 2.5), chance.uniform(-2.5, 2.5), turn + chance.uniform(-4, 4))
            spots[chance.choice(meshes)].append((where, spin, (long * 1.04, deep * 1.45, chance.uniform(0.1, 0.14))))
            along += long
    for mesh, where in spots.items():
        copies(mesh, where)
    # Earth behind the stones, so that no light comes through the joints.
    points, faces = [], []
    for x, y in line:
        points += [(x, y, low(x, y) - 0.1), (x, y, high(x, y) - 0.03)]
    normal = []
    for index, (x, y) in enumerate(line):
        a, b = line[max(0, index - 1)], line[min(len(line) - 1, index + 1)]
        side = math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi / 2
        normal.append((math.cos(side) * deep * 0.7, math.sin(side) * deep * 0.7))
    points = [(p[0] + normal[i // 2][0], p[1] + normal[i // 2][1], p[2]) for i, p in enumerate(points)]
    for index in range(len(line) - 1):
        faces.append((index * 2, index * 2 + 2, index * 2 + 3, index * 2 + 1))
    place(from_faces("earth", points, faces, soil("#5A4A3A")))


def _columns(index):
    """Where a terrace's edge is sampled: closer where it bends."""
    values = [WEST + (EAST - WEST) * step / 160 for step in range(161)]
    if index == 0:
        values += [sign * (7.5 + 0.1 * step) for sign in (-1, 1) for step in range(11)]
    return sorted(values)


def _terrain():
    """The terraces' ground and the hill."""
    chance = random.Random(4)
    for index in range(len(WALLS) + 1):
        xs = _columns(index)
        if index == 1:
            xs = _columns(0)
        rows = 14 if index == 1 else 6
        points, faces = [], []
        for x in xs:
            north = 9.6 if index == 0 else edge(index - 1, x)
            south = SHORE if index == len(WALLS) else edge(index, x)
            for row in range(rows + 1):
                y = north + (south - north) * row / rows
                inside = min(max(y, south + 1e-3), north - 1e-3)
                flat = index == 0 or row in (0, rows)
                points.append((x, y, ground(x, inside) - 0.015 + (0 if flat else chance.uniform(-0.05, 0.05))))
        for column in range(len(xs) - 1):
            for row in range(rows):
                a = column * (rows + 1) + row
                faces.append((a, a + 1, a + rows + 2, a + rows + 1))
        place(from_faces("ground", points, faces, meadow(), True))
    sheet(
        "hill", 700, 260, lambda x, y: ground(x, max(9.55, y + 139.5)) - 0.05, meadow(True), (110, 50), at=(0, 139.5, 0)
    )
    for x, wide in ((-200, 270), (200, 278)):
        sheet("side", wide, 30, lambda dx, dy: LEVEL - 0.5, meadow(), (4, 2), at=(x, -3, 0))


def _walls(near):
    for index in range(len(WALLS)):
        xs = _columns(index)
        if near and index < 2:
            laid = [x for x in xs if -30 <= x <= 26]
            if index == 0:
                parts = [[x for x in laid if x <= STEPS[0] + 0.01], [x for x in laid if x >= STEPS[1] - 0.01]]
                parts[0].append(STEPS[0])
                parts[1].insert(0, STEPS[1])
            else:
                parts = [laid]
            for number, part in enumerate(parts):
                line = [(x, edge(index, x)) for x in part]

                def low(x, y, index=index):
                    return ground(x, edge(index, x) - 0.02) - 0.08

                def high(x, y, index=index):
                    return ground(x, edge(index, x) + 0.02) + (0.06 if index else 0.04)

                lay_wall(line, low, high, 10 * index + number)
            if index == 0:
                for x in (-8.28, 8.28):
                    _bind(x, edge(0, x), LEVEL - DROP - 0.1, LEVEL + 0.1, 31)
            strips = [[x for x in xs if x <= -30], [x for x in xs if x >= 26]]
        else:
            strips = [xs]
        for strip in strips:
            _strip(index, strip)


def _bind(x, y, bottom, top, seed):
    """Long stones laid crosswise where two walls meet in a hollow corner: their own courses end there and leave a gap.

    (x, y) is where the faces meet; the wall lies north of it and towards the house."""
    chance = random.Random(seed)
    inward = 1 if x < 0 else -1
    meshes, level, index = stone_meshes(), bottom, 0
    while level < top - 0.02:
        tall = min(chance.uniform(0.13, 0.2), top - level)
        long, deep = (0.78, 0.5) if index % 2 else (0.5, 0.78)
        at = (
            x + inward * (long / 2 - 0.06 + chance.uniform(-0.03, 0.02)),
            y + deep / 2 - 0.06 + chance.uniform(-0.03, 0.02),
            level + tall / 2,
        )
        copies(chance.choice(meshes), [(at, (0, 0, chance.uniform(-5, 5)), (long, deep, tall * 1.14))])
        level, index = level + tall, index + 1


def _strip(index, xs):
    """A wall that is seen from afar only."""
    chance = random.Random(index)
    points, faces = [], []
    rows = 4
    for x in xs:
        y = edge(index, x)
        low, high = ground(x, y - 0.02) - 0.15, ground(x, y + 0.02) + chance.uniform(0.02, 0.2)
        for row in range(rows + 1):
            share = row / rows
            points.append((x, y - 0.12 * (1 - share) - 0.05 + chance.uniform(-0.05, 0.05), low + (high - low) * share))
        points.append((x, y + 0.4, high + chance.uniform(-0.06, 0.02)))
        points.append((x, y + 0.45, low))
    side = rows + 3
    for column in range(len(xs) - 1):
        for row in range(side - 1):
            a = column * side + row
            faces.append((a, a + side, a + side + 1, a + 1))
    place(from_faces("dry wall", points, faces, dry_wall()))


def _steps():
    """Seven steps of limestone from the garden to the loggia."""
    chance = random.Random(8)
    west, east = STEPS
    foot = ground((west + east) / 2, WALLS[0] - 2.5)
    count = 7
    rise, tread = (LEVEL - foot) / count, 0.34
    for index in range(count):
        y = WALLS[0] - (count - index) * tread + tread / 2 + 0.1
        wide = east - west + 0.1 + chance.uniform(-0.06, 0.06)
        size = (wide, tread + 0.16, rise + 0.06)
        box(
            "step",
            size,
            ((west + east) / 2 + chance.uniform(-0.03, 0.03), y + 0.06, foot + index * rise - 0.06),
            stone(LIMESTONE),
            0.018,
        )
    for x in (west - 0.16, east + 0.16):
        line = (
            [(x - 0.17, WALLS[0] + 0.2), (x - 0.17, WALLS[0] - 1.9)]
            if x < 0 and x < west
            else [(x + 0.17, WALLS[0] - 1.9), (x + 0.17, WALLS[0] + 0.2)]
        )
        lay_wall(
            line,
            foot - 0.1,
            lambda px, py: foot + 0.25 + (LEVEL - foot) * _smooth(WALLS[0] - 2.2, WALLS[0] + 0.1, py) * 0.9,
            31 + int(x > west),
        )


def flagstones(line, width, height_at, seed=5, size=0.55, color="#C8BCA5"):
    """A path of irregular slabs along points (x, y), each its own stone; `height_at(x, y)` is the ground."""
    chance = random.Random(seed)
    stuff = [stone(color), stone("#BFB299"), stone("#CDC1AB")]
    lengths = [math.dist(a, b) for a, b in zip(line, line[1:])]
    total = sum(lengths)

    def at(distance, aside):
        for (a, b), length in zip(zip(line, line[1:]), lengths):
            if distance <= length or b is line[-1]:
                share = distance / length
                dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
                return a[0] + (b[0] - a[0]) * share - dy * aside, a[1] + (b[1] - a[1]) * share + dx * aside
            distance -= length

    rows = int(total / size)
    cuts = []
    for row in range(rows + 1):
        base = row * total / rows
        many = chance.choice((2, 3, 3)) if width < 1.8 else chance.choice((3, 4, 4))
        cuts.append((base, sorted(chance.uniform(-0.08, 0.08) + width * (k / many - 0.5) for k in range(1, many))))
    for row in range(rows):
        inner = cuts[row][1]
        borders = [-width / 2 + chance.uniform(-0.1, 0.08), *inner, width / 2 + chance.uniform(-0.08, 0.1)]
        for left, right in zip(borders, borders[1:]):
            start, end = cuts[row][0], cuts[row + 1][0]
            gap = chance.uniform(0.012, 0.03)
            ring = []
            for d, s in (
                (start + gap, left + gap),
                (start + gap, right - gap),
                (end - gap, right - gap),
                (end - gap, left + gap),
            ):
                bent_d, bent_s = d + chance.uniform(-0.045, 0.045), s + chance.uniform(-0.045, 0.045)
                ring.append(at(max(0.01, min(total - 0.01, bent_d)), bent_s))
            # Midpoints, pushed a little, so that no slab is a rectangle.
            full = []
            for k, (x, y) in enumerate(ring):
                nx, ny = ring[(k + 1) % 4]
                full += [
                    (x, y),
                    ((x + nx) / 2 + chance.uniform(-0.02, 0.02), (y + ny) / 2 + chance.uniform(-0.02, 0.02)),
                ]
            cx, cy = sum(p[0] for p in full) / 8, sum(p[1] for p in full) / 8
            z = height_at(cx, cy)
            shape = bmesh.new()
            below = [shape.verts.new((x - cx, y - cy, -0.06)) for x, y in full]
            above = [shape.verts.new((x - cx, y - cy, 0.03 + chance.uniform(-0.003, 0.003))) for x, y in full]
            shape.faces.new(above)
            for k in range(8):
                shape.faces.new((below[k], below[(k + 1) % 8], above[(k + 1) % 8], above[k]))
            bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
            rim = [edge_ for edge_ in shape.edges if all(v.co.z > 0 for v in edge_.verts)]
            bmesh.ops.bevel(shape, geom=rim, offset=0.012, segments=2, profile=0.5, affect="EDGES", clamp_overlap=True)
            mesh = bpy.data.meshes.new("flagstone")
            shape.to_mesh(mesh)
            shape.free()
            mesh.materials.append(chance.choice(stuff))
            place(
                mesh,
                (cx, cy, z + chance.uniform(-0.008, 0.008)),
                (chance.uniform(-0.7, 0.7), chance.uniform(-0.7, 0.7), 0),
            )


def build_olive_terrace(tree=True):
    """Olive's terrace, x -13..-7, y -2..5: raked gravel, a walk of slabs along the house, a low wall; the old olive tree."""
    sheet(
        "gravel",
        6.6,
        8.0,
        lambda x, y: 0.012 * math.sin(x * 1.7) * math.cos(y * 1.3) + 0.02,
        gravel(),
        (60, 70),
        at=(-10.3, 1.8, LEVEL),
    )
    flagstones([(-7.65, 6.2), (-7.65, -1.9)], 1.15, lambda x, y: LEVEL + 0.025, 12, 0.6)
    # A seat-high wall towards the harbour, another against the garden in the west.
    lay_wall([(-13.3, -1.95), (-8.45, -1.95)], LEVEL - 0.1, LEVEL + 0.42, 21, 0.42)
    lay_wall([(-13.45, 5.6), (-13.45, -2.0)], LEVEL - 0.1, LEVEL + 0.42, 22, 0.42)
    if tree:
        # Old olives sprout again from the root: two stems grown into one.
        trees.olive_tree((-10.5, 0.5, LEVEL), 5.6, seed=3, turn=40)
        trees.olive_tree((-10.92, 0.78, LEVEL), 4.9, seed=7, turn=160)
        around = [
            (-10.5 + 0.95 * math.cos(math.tau * k / 40), 0.5 + 0.95 * math.sin(math.tau * k / 40)) for k in range(41)
        ]
        lay_wall(around, LEVEL - 0.05, LEVEL + 0.12, 23, 0.2, coping=False)


def build_rosemary_terrace():
    """Rosemary's terrace, x 7..11, y -1..3.5: limestone slabs, a low wall towards the harbour and the morning."""
    flagstones([(8.0, 7.2), (8.0, -0.95)], 2.0, lambda x, y: LEVEL + 0.01, 14, 0.5)
    flagstones([(10.05, 7.2), (10.05, -0.95)], 2.1, lambda x, y: LEVEL + 0.01, 15, 0.5)
    sheet("bed", 4.3, 8.4, lambda x, y: 0.012, gravel("#B5A78F"), (8, 8), at=(9.1, 3.1, LEVEL))
    lay_wall([(7.3, -1.05), (11.3, -1.05)], LEVEL - 0.1, LEVEL + 0.42, 24, 0.4)
    lay_wall([(11.35, -1.1), (11.35, 4.6)], LEVEL - 0.1, LEVEL + 0.42, 25, 0.4)


def _plant(spots, mesh, at, size, chance, lean=2.0):
    turn = (chance.uniform(-lean, lean), chance.uniform(-lean, lean), chance.uniform(0, 360))
    spots.setdefault(mesh, []).append((at, turn, (size, size, size * chance.uniform(0.92, 1.1))))


def build_slope_trees(north=-9.0, seed=6, clear=None, fine=False):
    """Olives on the terraces, cypresses, pines at the sides and by the shore, macchia along the walls; only south of `north`.

    `clear(x, y)` may give a height, as z, above which nothing may reach: a picture's own line of sight.
    `fine` gives the olives all their leaves and the terraces more macchia, for a long lens."""
    chance = random.Random(seed)
    spots = {}
    olives = [trees.olive_tree_mesh(4.2, s, not fine) for s in range(3 if fine else 4)]
    cypresses = [trees.cypress_mesh(9.0, 1.3, s, True) for s in range(3)]
    pines = [trees.aleppo_pine_mesh(10.0, s, True) for s in range(4)]
    bushes = [shrubs.shrub_mesh(1.5, 1.2, s, True) for s in range(4)]
    lavender = [shrubs.lavender_bush_mesh(0.7, s, True) for s in range(3)]
    tall = {"olive": 4.4, "cypress": 9.4, "pine": 11.0, "bush": 1.7}

    def grow(kind, mesh, x, y, size):
        z = ground(x, y)
        room = min(sight(x, y), clear(x, y) if clear else 1000.0) - z
        if tall[kind] * size > room:
            if kind not in ("olive", "bush") or room < tall[kind] * 0.42:
                return
            size = room / tall[kind]
        _plant(spots, mesh, (x, y, z - 0.05), size, chance)

    for index in range(1, len(WALLS) + 1):
        middle = WALLS[index - 1] - (5.0 if index > 1 else 9.0)
        x = WEST + chance.uniform(0, 5)
        while x < EAST:
            y = middle + chance.uniform(-2.4, 2.4)
            side = _smooth(18, 46, abs(x + 2))
            kind = chance.random()
            if y > north or index == 1 and abs(x + 4) < 17:
                pass
            elif kind < 0.05 + 0.45 * side:
                grow("pine", chance.choice(pines), x, y, chance.uniform(0.6, 1.05))
            elif kind < 0.16 + 0.5 * side:
                for step in range(chance.choice((1, 2, 3))):
                    grow(
                        "cypress",
                        chance.choice(cypresses),
                        x + step * 1.7,
                        y + chance.uniform(-0.6, 0.6),
                        chance.uniform(0.62, 1.1),
                    )
            elif kind < 0.9:
                grow("olive", chance.choice(olives), x, y, chance.uniform(0.8, 1.2))
            x += chance.uniform(5.0, 8.5)
        for _ in range(120 if fine else 48):
            bx = chance.uniform(WEST, EAST)
            by = edge(index - 1, bx) - chance.uniform(0.5, 6.0 if fine else 2.2)
            if by < north and not (index == 1 and abs(bx + 4) < 16) and abs(bx - stair(index)) > 2.2:
                grow("bush", chance.choice(bushes), bx, by, chance.uniform(0.4, 1.1))
        # On the edge of every second terrace lavender hangs over the wall.
        if index % 2 and index < len(WALLS):
            for step in range(60):
                lx = stair(index) + (step - 30) * 0.55 + chance.uniform(-0.1, 0.1)
                if abs(lx - stair(index)) > 1.6 and chance.random() > 0.15:
                    ly = edge(index, lx) + 0.75 + chance.uniform(-0.15, 0.2)
                    _plant(
                        spots,
                        chance.choice(lavender),
                        (lx, ly, ground(lx, ly) - 0.02),
                        chance.uniform(0.8, 1.3),
                        chance,
                    )
    for mesh, where in spots.items():
        copies(mesh, where)


def stair(index):
    """Where the way down to the harbour crosses the wall `index`: its x."""
    return -4.7 - 1.6 * index + 2.5 * math.sin(index * 1.1)


def _stairs():
    """Steps before every wall, and the trodden way between them."""
    chance = random.Random(14)
    cut = [stone("#C9BDA6"), stone("#BDB19A")]
    way = []
    for index in range(1, len(WALLS)):
        x = stair(index)
        top, foot = ground(x, edge(index, x) + 0.1), ground(x, edge(index, x) - 1.8)
        for step in range(7):
            y = edge(index, x) - 2.1 + step * 0.32
            size = (1.7 + chance.uniform(-0.06, 0.06), 0.5, (top - foot) / 7 + 0.08)
            box(
                "step",
                size,
                (x + chance.uniform(-0.03, 0.03), y + 0.2, foot + step * (top - foot) / 7 - 0.08),
                chance.choice(cut),
                0.02,
            )
        above = (x, edge(index, x) + 0.25)
        start = way[-1] if way else None
        if start:
            line = [start, ((start[0] + above[0]) / 2 + 0.4, (start[1] + above[1]) / 2), above]
            band(line, 1.5, ground, gravel("#B8AB93"), 0.03, 0.1, index)
        way.append((x, edge(index, x) - 2.2))


def build_hill_trees(count=1000, seed=9, far=170):
    """The wood behind the house: Aleppo pines, cypresses and macchia."""
    chance = random.Random(seed)
    spots = {}
    pines = [trees.aleppo_pine_mesh(10.0, s, True) for s in range(4)]
    cypresses = [trees.cypress_mesh(9.0, 1.3, s, True) for s in range(3)]
    olives = [trees.olive_tree_mesh(4.2, s, True) for s in range(4)]
    bushes = [shrubs.shrub_mesh(1.5, 1.2, s, True) for s in range(4)]
    for _ in range(count):
        y = 14 + (far - 14) * chance.random() ** 1.25
        x = chance.uniform(-1, 1) * (50 + y * 0.6)
        kind = chance.random()
        z = ground(x, y) - 0.1
        if y < 30 and abs(x) < 18 and kind < 0.5:
            _plant(spots, chance.choice(olives), (x, y, z), chance.uniform(0.8, 1.2), chance)
        elif kind < 0.62:
            _plant(spots, chance.choice(pines), (x, y, z), chance.uniform(0.5, 1.0), chance)
        elif kind < 0.7:
            _plant(spots, chance.choice(cypresses), (x, y, z), chance.uniform(0.7, 1.2), chance)
        else:
            _plant(spots, chance.choice(bushes), (x, y, z), chance.uniform(0.9, 2.0), chance)
    for mesh, where in spots.items():
        copies(mesh, where)


def build_house_plants(near=False):
    """What grows close to the house: cypresses at its corners, oleander, lavender before the loggia, the olive of the terrace."""
    chance = random.Random(12)
    far = not near
    for x, y, height, seed in (
        (-16.2, 8.5, 9.5, 0),
        (-18.4, 10.2, 8.0, 1),
        (13.2, 8.8, 10.0, 2),
        (15.4, 7.4, 8.4, 0),
        (17.4, 9.6, 9.2, 1),
    ):
        trees.cypress((x, y, LEVEL - 0.1), height, 1.3, seed, far, chance.uniform(0, 360))
    shrubs.oleander((13.6, 1.0, LEVEL - 0.05), 2.2, 1, far)
    shrubs.oleander((-14.8, 4.4, LEVEL - 0.05), 2.3, 2, far)
    shrubs.lavender_row((-6.9, -5.65, LEVEL), (-6.1, -5.65, LEVEL), 0.55, 0.6, 3, far)
    shrubs.lavender_row((-3.2, -5.7, LEVEL), (6.9, -5.7, LEVEL), 0.55, 0.6, 4, far)
    climbers.bougainvillea_wall((6.05, -4.62, LEVEL), 2.2, 3.3, 0.4, 5, far, 0.7)
    pots.lemon_pot((-1.345, -5.0, LEVEL), 1.6, 1, turn=20)
    pots.lemon_pot((1.345, -5.0, LEVEL), 1.5, 2, turn=140)
    pots.geranium_pot((-6.6, -4.95, LEVEL), 0.42, "red", 1)
    if near:
        pots.geranium_pot((-3.45, -5.1, LEVEL), 0.36, "white", 2)
        pots.olive_pot((4.035, -5.0, LEVEL), 1.5, 3)


def band(line, width, height_at, substance, lift=0.01, ragged=0.12, seed=3):
    """A bed or a path along points (x, y): a strip `lift` over the ground with ragged edges."""
    chance = random.Random(seed)
    points, faces = [], []
    across = 8
    count = 0
    for (x1, y1), (x2, y2) in zip(line, line[1:]):
        length = math.dist((x1, y1), (x2, y2))
        dx, dy = (x2 - x1) / length, (y2 - y1) / length
        for step in range(max(2, int(length / 0.3)) + 1):
            along = step / max(2, int(length / 0.3))
            left, right = -width / 2 + chance.uniform(-ragged, ragged), width / 2 + chance.uniform(-ragged, ragged)
            for k in range(across + 1):
                aside = left + (right - left) * k / across
                x, y = x1 + (x2 - x1) * along - dy * aside, y1 + (y2 - y1) * along + dx * aside
                rim = 0.05 if k in (0, across) else 0.0
                points.append((x, y, height_at(x, y) + lift - rim + chance.uniform(-0.006, 0.006)))
            count += 1
    for row in range(count - 1):
        for k in range(across):
            a = row * (across + 1) + k
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    return place(from_faces("band", points, faces, substance, True))


def scatter(meshes, count, area, seed=1, size=(0.6, 1.2), sink=0.02, keep=None):
    """Many small things on the ground within `area` (west, east, south, north): tufts, stones. `keep(x, y)` may refuse."""
    chance = random.Random(seed)
    spots = {}
    west, east, south, north = area
    for _ in range(count):
        x, y = chance.uniform(west, east), chance.uniform(south, north)
        if keep is not None and not keep(x, y):
            continue
        at = (x, y, ground(x, y) - sink)
        spots.setdefault(chance.choice(meshes), []).append((at, (0, 0, chance.uniform(0, 360)), chance.uniform(*size)))
    for mesh, where in spots.items():
        copies(mesh, where)


def build(detail="far", trees=True, hill=True, clear=None, fine=False):
    """Ground, walls, steps and trees from the hill behind the house to the shore. `detail` "near" lays the walls by the house
    stone by stone and takes the finer plants there; without `hill` the wood behind the house is left out, for pictures that look
    south; `clear` and `fine` see build_slope_trees.
    """
    near = detail == "near"
    _terrain()
    _walls(near)
    _steps()
    _stairs()
    sheet("gravel", 15.2, 1.6, lambda x, y: 0.012 + 0.006 * math.sin(x * 3), gravel(), (40, 6), at=(0, -5.3, LEVEL))
    if trees:
        build_slope_trees(clear=clear, fine=fine)
        if hill:
            build_hill_trees()
        build_house_plants(near)
