"""Lavender's terrace, x -7..7, y -4.6..0 on z 27.1: paving, parapet with its rail, pergola. The house's wall at y = 0 is not part of it.

Everything stands in the place's own coordinates (metres; x east, y north, z up), so a scene only calls `build_terrace()`. Pergola: posts
at `POSTS` on y `POST_Y`, underside of its beams `CLEAR` above the floor, rafters from the house to 0.6 m beyond the front beam.
"""

import math
import random

import bmesh
import bpy

from studio.materials import material, metal, plaster, stone, wood
from studio.mesh import box, box_mesh, copies, cylinder, place, tube
from things import climbers

FLOOR = 27.1
WEST, EAST, SOUTH, NORTH = -7.0, 7.0, -4.6, 0.0
PARAPET = 0.24
POSTS = (-4.2, -1.4, 1.4, 4.2)
POST_Y = -4.02
CLEAR = 2.36
OAK = "#978671"


@material
def slab(n, color="#DBD0BC"):
    """Limestone underfoot: sawn, brushed, walked on; every slab its own shade, with faint veins and stains of many summers."""
    base = n.vary(color, 0.075, 1.1)
    flecks = n.ramp(n.noise(0.03, 9, 0.72), (0.32, "#BEB19A"), (0.6, "#FFFFFF"))
    stains = n.ramp(n.noise(0.7, 5, 0.6), (0.36, "#D6C6AC"), (0.58, "#FFFFFF"))
    tone = n.mix(0.4, base, flecks, "MULTIPLY")
    tone = n.mix(0.35, tone, stains, "MULTIPLY")
    worn = n.add("MapRange", {"Value": n.noise(0.35, 4), "To Min": 0.5, "To Max": 0.78}).outputs[0]
    n.set(
        Base_Color=tone,
        Roughness=worn,
        Normal=n.bump(n.noise(0.012, 6), 0.0012, 0.6, n.bump(n.noise(0.25, 3), 0.006, 0.5)),
    )


def _rows(depth, chance):
    """Depths of the rows of slabs, which fill `depth`."""
    rows = []
    while sum(rows) < depth - 0.55:
        rows.append(chance.choice((0.42, 0.5, 0.6)))
    rows.append(depth - sum(rows))
    return rows


def pave(west, east, south, north, z, seed=4, gap=0.007, color="#DBD0BC"):
    """Limestone slabs in rows of three depths, lengths free; the surface at `z`. Each slab is its own object, so its own shade."""
    chance = random.Random(seed)
    stuff = slab(color)
    y = south
    for depth in _rows(north - south, chance):
        x = west - chance.uniform(0, 0.5)
        while x < east:
            length = chance.uniform(0.5, 1.15)
            left, right = max(x, west), min(x + length, east)
            if east - right < 0.25:
                right = east
            if right - left > 0.06:
                _slab((left + gap / 2, right - gap / 2), (y + gap / 2, y + depth - gap / 2), z, stuff, chance)
            x = right if right == east else x + length
        y += depth
    box(
        "bed",
        (east - west, north - south, 0.05),
        ((east + west) / 2, (north + south) / 2, z - 0.056),
        stone("#B9AD97", 0.95),
        0,
    )


def _slab(across, along, z, stuff, chance):
    shape = bmesh.new()
    made = bmesh.ops.create_cube(shape, size=1)["verts"]
    bmesh.ops.scale(shape, vec=(across[1] - across[0], along[1] - along[0], 0.04), verts=made)
    bmesh.ops.bevel(
        shape, geom=shape.edges[:], offset=0.004, segments=2, profile=0.5, affect="EDGES", clamp_overlap=True
    )
    # No two slabs lie at quite the same height; the eye finds it in the highlights.
    tilt_x, tilt_y = chance.gauss(0, 0.0016), chance.gauss(0, 0.0016)
    middle_x, middle_y = sum(across) / 2, sum(along) / 2
    for vertex in shape.verts:
        vertex.co.z += vertex.co.x * tilt_x + vertex.co.y * tilt_y - 0.02
        vertex.co.x += middle_x
        vertex.co.y += middle_y
        vertex.co.z += z + chance.uniform(-0.0002, 0.0002)
    mesh = bpy.data.meshes.new("slab")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(stuff)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    place(mesh)


def _parapet():
    white = plaster("#EFE9DD")
    high = 0.5
    south = SOUTH + PARAPET / 2
    box("parapet", (EAST - WEST, PARAPET, high), (0, south, FLOOR), white, 0.012)
    for x in (WEST + PARAPET / 2, EAST - PARAPET / 2):
        box(
            "parapet", (PARAPET, NORTH - SOUTH - PARAPET, high), (x, (NORTH + SOUTH + PARAPET) / 2, FLOOR), white, 0.012
        )
    # Coping of stones a good metre long, open joints, a drip's width over the wall.
    cap, chance = stone("#DDD3C1", 0.7), random.Random(9)
    x = WEST - 0.03
    while x < EAST:
        length = min(chance.uniform(0.9, 1.3), EAST + 0.03 - x)
        box("coping", (length - 0.006, PARAPET + 0.07, 0.05), (x + length / 2, south, FLOOR + high), cap, 0.007)
        x += length
    for side in (WEST + PARAPET / 2, EAST - PARAPET / 2):
        y = SOUTH + PARAPET + 0.036
        while y < NORTH - 0.01:
            length = min(chance.uniform(0.9, 1.3), NORTH - y)
            box("coping", (PARAPET + 0.07, length - 0.006, 0.05), (side, y + length / 2, FLOOR + high), cap, 0.007)
            y += length


def _rail():
    iron = metal("#2A2B2A", 0.5)
    foot, top = FLOOR + 0.55, FLOOR + 0.95
    line = SOUTH + PARAPET / 2
    ends = [
        (WEST + PARAPET / 2, NORTH),
        (WEST + PARAPET / 2, line),
        (EAST - PARAPET / 2, line),
        (EAST - PARAPET / 2, NORTH),
    ]
    for (x1, y1), (x2, y2) in zip(ends, ends[1:]):
        for z, r in ((top, 0.0125), (foot + 0.2, 0.006)):
            tube("rail", [(x1, y1, z), (x2, y2, z)], r, iron, rounds=8, smooth=False)
        many = max(1, round(math.hypot(x2 - x1, y2 - y1) / 1.4))
        for k in range(many + 1):
            t = k / many
            at = (x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, foot - 0.005)
            cylinder("baluster", 0.009, top - foot, at, iron, 0.001, around=12)
            cylinder("rosette", 0.022, 0.007, at, iron, 0.002, around=16)


def _pergola(laths=True):
    chance = random.Random(21)
    upright, along, across = wood(OAK, "z", 0.6), wood(OAK, "x", 0.6), wood(OAK, "y", 0.6)
    post = box_mesh("post", (0.135, 0.135, CLEAR - 0.1), upright, 0.01)
    block = box_mesh("block", (0.24, 0.24, 0.1), stone("#D6CBB7", 0.8), 0.014)
    copies(block, [((x, POST_Y, FLOOR + 0.05), (0, 0, 0), 1) for x in POSTS])
    # Turned by quarters, so that one mesh's grain does not show four times.
    copies(post, [((x, POST_Y, FLOOR + 0.1 + (CLEAR - 0.1) / 2), (0, 0, 90 * k), 1) for k, x in enumerate(POSTS)])
    west, east = POSTS[0] - 0.55, POSTS[-1] + 0.55
    for k, (a, b) in enumerate(((west, 0.0), (0.0, east))):
        box("beam", (b - a - 0.003, 0.12, 0.19), ((a + b) / 2, POST_Y, FLOOR + CLEAR), along, 0.009)
    box("ledger", (east - west, 0.07, 0.16), ((west + east) / 2, NORTH - 0.036, FLOOR + CLEAR + 0.03), along, 0.007)
    # Knee braces from post to beam.
    brace = box_mesh("brace", (0.07, 0.085, 0.62), upright, 0.007)
    for x in POSTS:
        for side in (-1, 1):
            place(brace, (x + side * 0.25, POST_Y, FLOOR + CLEAR - 0.2), (0, side * 45, 0))
    many = 15
    south, north = POST_Y - 0.62, NORTH - 0.01
    for k in range(many):
        x = west + 0.14 + (east - west - 0.28) * k / (many - 1)
        mesh = box_mesh("rafter", (0.068, north - south, 0.14), across, 0.007)
        for vertex in mesh.vertices:
            # The free end is cut on a slant.
            if vertex.co.y < 0 and vertex.co.z < 0:
                vertex.co.y += 0.11
        place(
            mesh,
            (x + chance.uniform(-0.008, 0.008), (south + north) / 2, FLOOR + CLEAR + 0.19 + 0.06),
            (0, 0, chance.uniform(-0.15, 0.15)),
        )
    if laths:
        stick = wood("#8E7556", "x", 0.8)
        y = south + 0.2
        while y < north - 0.1:
            z = FLOOR + CLEAR + 0.19 + 0.13 + 0.016
            points = [
                (
                    west - 0.05 + (east - west + 0.1) * t / 7,
                    y + chance.uniform(-0.02, 0.02),
                    z + chance.uniform(-0.002, 0.004),
                )
                for t in range(8)
            ]
            tube("lath", points, [chance.uniform(0.012, 0.018) for _ in points], stick, rounds=6)
            y += chance.uniform(0.3, 0.42)


def build_terrace(pergola=True):
    """The terrace in its place. Pots, furniture and flowers are the scenes'."""
    pave(WEST + 0.02, EAST - 0.02, SOUTH + 0.02, NORTH, FLOOR)
    box("slab", (EAST - WEST, NORTH - SOUTH, 0.24), (0, (NORTH + SOUTH) / 2, FLOOR - 0.3), plaster("#EFE9DD"), 0.01)
    _parapet()
    _rail()
    if pergola:
        _pergola()


def grow_bougainvillea(seed=2):
    """The bougainvillea of the pergola's western half: a roof, swags over the front beam, and a stem on the post at x -4.2."""
    front = POST_Y - 0.1
    climbers.bougainvillea_pergola((-3.3, front, FLOOR), 3.6, 2.4, 2.72, root=-0.9, seed=seed)
    climbers.bougainvillea_pergola((-3.2, POST_Y - 0.3, FLOOR), 3.0, 0.6, 2.46, root=-1.0, seed=seed + 3, flowers=0.7)
    climbers.bougainvillea_pergola((-4.3, POST_Y - 0.12, FLOOR), 1.5, 0.5, 2.3, root=0.02, seed=seed + 5, flowers=0.75)
    climbers.bougainvillea_wall((-4.65, POST_Y + 0.05, FLOOR), 1.2, 2.6, 0.4, seed + 1, flowers=0.7, turn=180)


def bounce_wall():
    """The house's white wall behind a camera that looks out: unseen, but its light is in every picture taken here."""
    shade = plaster("#EFE9DD")
    thing = box("wall", (14, 0.1, 2.8), (0, 0.06, FLOOR), shade, 0)
    thing.visible_camera = False
