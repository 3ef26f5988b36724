"""Lays cloth by simulation and keeps the folds: blender -b -P pictures/things/drape.py -- [name ...]

A pillow, a duvet or a throw looks real only when its folds obey gravity. Blender's cloth simulation finds them, but takes up to two
minutes for a duvet, so its result is kept as `things/folds/<name>.npz` (tenths of a millimetre in 16 bits), and `folded` only
reads it. Every recipe is named in RECIPES; all sizes in metres. Make those first on which others fall: duvet, sheet, throw.
"""

import math
import random
import sys
import time
from pathlib import Path

import bmesh
import bpy
import numpy
from mathutils.bvhtree import BVHTree

FOLDS = Path(__file__).resolve().parent / "folds"
GRAIN = 1e-4


def folded(name, material):
    """The mesh of a kept fold, smooth, made once a scene for each material. Origin and directions: see the recipe."""
    known = f"{name} {material.name}"[:60]
    mesh = bpy.data.meshes.get(known)
    if mesh:
        return mesh
    with numpy.load(FOLDS / f"{name}.npz") as kept:
        points, faces = kept["points"].astype(numpy.float32) * GRAIN, kept["faces"]
    mesh = bpy.data.meshes.new(known)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel().astype(numpy.int32))
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", numpy.arange(len(faces), dtype=numpy.int32) * 4)
    mesh.polygons.foreach_set("loop_total", numpy.full(len(faces), 4, dtype=numpy.int32))
    mesh.polygons.foreach_set("use_smooth", numpy.ones(len(faces), dtype=bool))
    mesh.update(calc_edges=True)
    mesh.validate()
    mesh.materials.append(material)
    return mesh


def _bag(columns, rows, shape, hem=0, thick=0.02, seed=0, ripple=0.003):
    """Two layers sewn together at the edge, with a flat `hem` of so many cells; shape(u, v, lift) gives where u, v (0 to 1) lie."""
    chance = random.Random(seed)
    points, faces, known = [], [], {}

    def is_hem(i, j):
        return i <= hem or i >= columns - hem or j <= hem or j >= rows - hem

    for side in (1, -1):
        for j in range(rows + 1):
            for i in range(columns + 1):
                if side == -1 and is_hem(i, j):
                    known[side, i, j] = known[1, i, j]
                    continue
                known[side, i, j] = len(points)
                lift = 0 if is_hem(i, j) else side * thick
                x, y, z = shape(i / columns, j / rows, lift)
                points.append((x + chance.gauss(0, ripple), y + chance.gauss(0, ripple), z + chance.gauss(0, ripple)))
    for side in (1, -1):
        for j in range(rows):
            for i in range(columns):
                corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                if side == -1 and all(is_hem(*corner) for corner in corners):
                    continue
                face = [known[side, *corner] for corner in corners]
                faces.append(face if side == 1 else face[::-1])
    return points, faces


def _cloth(columns, rows, shape, seed=0, ripple=0.003):
    """One layer."""
    chance = random.Random(seed)
    points = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y, z = shape(i / columns, j / rows)
            points.append((x + chance.gauss(0, ripple), y + chance.gauss(0, ripple), z + chance.gauss(0, ripple)))
    across = columns + 1
    faces = [
        (j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i)
        for j in range(rows)
        for i in range(columns)
    ]
    return points, faces


def _object(name, points, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _solid(thing, thickness=0.012, friction=20):
    """Makes cloth fall on `thing`."""
    thing.modifiers.new("solid", "COLLISION")
    thing.collision.thickness_outer = thickness
    thing.collision.thickness_inner = 0.1
    thing.collision.cloth_friction = friction
    return thing


def _block(size, at, edge=0.05, turn=(0, 0, 0), **more):
    """A block with rounded edges; `at` is the middle of its top."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=edge, segments=4, profile=0.5, affect="EDGES")
    mesh = bpy.data.meshes.new("block")
    shape.to_mesh(mesh)
    thing = bpy.data.objects.new("block", mesh)
    thing.location = (at[0], at[1], at[2] - size[2] / 2)
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    bpy.context.scene.collection.objects.link(thing)
    return _solid(thing, **more)


def _settle(
    thing, frames, *, pressure=0.0, grow=0.0, mass=0.3, stiff=15, bend=0.5, gravity=1.0, self_distance=0.0, quality=6
):
    """Lets the cloth fall; gives its points. `grow` 0.05 makes it 5 % larger than it was cut, so that it must fold."""
    cloth = thing.modifiers.new("cloth", "CLOTH")
    settings = cloth.settings
    settings.quality = quality
    settings.mass = mass
    settings.tension_stiffness = settings.compression_stiffness = stiff
    settings.shear_stiffness = stiff / 3
    settings.bending_stiffness = bend
    settings.air_damping = 2
    settings.shrink_min = settings.shrink_max = -grow
    settings.effector_weights.gravity = gravity
    if pressure:
        settings.use_pressure = True
        settings.uniform_pressure_force = pressure
    cloth.collision_settings.distance_min = 0.005
    cloth.collision_settings.collision_quality = 3
    if self_distance:
        cloth.collision_settings.use_self_collision = True
        cloth.collision_settings.self_distance_min = self_distance
        cloth.collision_settings.self_friction = 15
    scene = bpy.context.scene
    scene.frame_end = frames
    cloth.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    fallen = thing.evaluated_get(graph).to_mesh()
    points = numpy.empty(len(fallen.vertices) * 3, dtype=numpy.float32)
    fallen.vertices.foreach_get("co", points)
    thing.modifiers.remove(cloth)
    points = points.reshape(-1, 3)
    thing.data.vertices.foreach_set("co", points.ravel())
    thing.data.update()
    return points


def _kept(name):
    """An earlier fold as something to fall on."""
    with numpy.load(FOLDS / f"{name}.npz") as kept:
        return _object(name, (kept["points"] * GRAIN).tolist(), kept["faces"].tolist())


def _clear(thing, under, gap):
    """Lifts points that came nearer than `gap` to what lies below, so that nothing shows through when both are smoothed."""
    tree = BVHTree.FromObject(under, bpy.context.evaluated_depsgraph_get())
    for _ in range(3):
        for vertex in thing.data.vertices:
            spot, normal, _, distance = tree.find_nearest(vertex.co)
            if (vertex.co - spot).dot(normal) < gap and distance < 0.08:
                vertex.co += normal * (gap - (vertex.co - spot).dot(normal))
        shape = bmesh.new()
        shape.from_mesh(thing.data)
        bmesh.ops.smooth_vert(shape, verts=shape.verts, factor=0.25, use_axis_x=True, use_axis_y=True, use_axis_z=True)
        shape.to_mesh(thing.data)
        shape.free()
    return thing


def pillow(seed, width=0.74, depth=0.54, pressure=3.0, hem=2):
    """A pillow in a case with a hem, lying flat: width along x, depth along y, its underside at z = 0."""
    points, faces = _bag(
        56, 40, lambda u, v, lift: ((u - 0.5) * width, (v - 0.5) * depth, 0.06 + lift), hem, 0.02, seed
    )
    thing = _object("pillow", points, faces)
    _block((2, 2, 0.2), (0, 0, 0), 0.02)
    _settle(thing, 45, pressure=pressure, grow=0.02, gravity=0.6, bend=0.15)
    _even(thing, 2, 0.4)
    return thing


def cushion(seed, side=0.46, pressure=20):
    """A square cushion without a hem, plump, lying flat, its underside at z = 0."""
    points, faces = _bag(40, 40, lambda u, v, lift: ((u - 0.5) * side, (v - 0.5) * side, 0.06 + lift), 0, 0.02, seed)
    thing = _object("cushion", points, faces)
    _block((2, 2, 0.2), (0, 0, 0), 0.02)
    _settle(thing, 45, pressure=pressure, grow=0.01, gravity=0.5, bend=0.15)
    _even(thing, 2, 0.4)
    return thing


def _even(thing, rounds, factor=0.5):
    """Takes out what is smaller than a cell of the grid: the zigzag of cloth that had to fold within it."""
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    for _ in range(rounds):
        bmesh.ops.smooth_vert(
            shape, verts=shape.verts, factor=factor, use_axis_x=True, use_axis_y=True, use_axis_z=True
        )
    shape.to_mesh(thing.data)
    shape.free()
    thing.data.update()


def _crease(thing, columns, width, length, seed, bed=None, foot=0.0, count=100, depth=0.013):
    """Presses creases into a cloth made by `_cloth`: short ones this way and that, and folds that fall from the mattress's edge.

    A simulation at this scale finds how the cloth hangs, not the creases left by sleeping, shaking and folding.
    """
    chance = random.Random(seed + 900)
    number = len(thing.data.vertices)
    index = numpy.arange(number)
    rows = number // (columns + 1) - 1
    x = (index % (columns + 1) / columns - 0.5) * width
    y = index // (columns + 1) / rows * length
    lift = numpy.zeros(number)
    for _ in range(count):
        at = chance.uniform(-width / 2, width / 2), chance.uniform(0, length)
        angle = chance.gauss(0, 0.55) + (chance.choice((0, 0.9, -0.9, math.pi / 2)))
        along = (x - at[0]) * math.cos(angle) + (y - at[1]) * math.sin(angle)
        across = -(x - at[0]) * math.sin(angle) + (y - at[1]) * math.cos(angle)
        across = across + chance.uniform(-0.5, 0.5) * along**2
        reach, wide = chance.uniform(0.12, 0.42), chance.uniform(0.028, 0.055)
        high = depth * chance.uniform(0.35, 1.0) * chance.choice((1, 1, -0.8))
        # A crease throws up one side and presses down the other.
        lift += high * (across / wide + 0.6) * numpy.exp(-((across / wide) ** 2) - (along / reach) ** 4)
    if bed:
        for side, run, out in (("left", y, -x - bed / 2), ("right", y, x - bed / 2), ("foot", x, foot - y)):
            spot = -width / 2 if side == "foot" else 0.0
            while spot < (width / 2 if side == "foot" else length):
                spot += chance.uniform(0.12, 0.24)
                lean, wide = chance.uniform(-0.35, 0.35), chance.uniform(0.035, 0.06)
                falls = numpy.clip(out + 0.04, 0, 0.3) / 0.3
                high = chance.uniform(0.010, 0.026)
                lift += (
                    high * falls**0.8 * numpy.exp(-(((run - spot - lean * out) / (wide * (0.7 + 0.8 * falls))) ** 2))
                )
    normals = [vertex.normal.copy() for vertex in thing.data.vertices]
    for vertex, normal, value in zip(thing.data.vertices, normals, lift):
        vertex.co += normal * float(value)
    thing.data.update()


def duvet(width, bed, foot, head, columns, rows, seed, depth=0.05):
    """A duvet on a mattress `bed` wide and 2 m long, whose top is at z = 0, head towards +y, origin in its middle.

    It hangs `foot` metres over the foot and ends `head` metres before the mattress does. `depth` is the filling: the cover falls as
    one layer, and is then filled like a quilt, full in the middle and sewn flat at its edge.
    """
    length = 2.0 + foot - head
    chance = random.Random(seed)
    skew = chance.uniform(-0.03, 0.03)
    waves = [(chance.uniform(3, 9), chance.uniform(0, 6), chance.uniform(3, 9), chance.uniform(0, 6)) for _ in range(6)]

    def shape(u, v):
        return (u - 0.5) * width + skew * (v - 0.5), -1.0 - foot + v * length, 0.06

    points, faces = _cloth(columns, rows, shape, seed, 0.006)
    thing = _object("duvet", points, faces)
    _block((bed, 2.0, 0.3), (0, 0, 0), 0.06, friction=30)
    _block((bed + 0.1, 2.06, 0.25), (0, 0, -0.3), 0.02)
    _settle(thing, 40, grow=0.07, mass=0.4, bend=1.2, quality=5)
    _even(thing, 2)
    normals = [vertex.normal.copy() for vertex in thing.data.vertices]
    for index, vertex in enumerate(thing.data.vertices):
        u, v = index % (columns + 1) / columns, index // (columns + 1) / rows
        edge = min(u * width, (1 - u) * width, v * length, (1 - v) * length)
        full = math.sqrt(min(1.0, edge / 0.09 + 0.02))
        clump = sum(math.sin(a * u * width + p) * math.sin(b * v * length + q) for a, p, b, q in waves) / 6
        vertex.co += normals[index] * depth * full * (1 + 0.45 * clump)
    _even(thing, 1)
    _crease(thing, columns, width, length, seed, bed, foot)
    return thing


def turned_sheet(width, on, head, seed, drop=0.07, back=0.34):
    """The sheet turned back over the head of the duvet `on`, in that duvet's coordinates."""
    line = 1.0 - head

    def shape(u, v):
        # The strip begins on the mattress before the duvet, climbs its edge and lies back over it.
        y = line + drop - v * (back + drop)
        return (u - 0.5) * width, y, 0.16 if y < line + 0.03 else 0.09

    points, faces = _cloth(int(width / 0.022), 20, shape, seed, 0.002)
    thing = _object("sheet", points, faces)
    below = _solid(_kept(on), 0.006, 40)
    _block((width - 0.56, 2.0, 0.3), (0, 0, 0), 0.06, friction=40)
    _settle(thing, 30, grow=0.03, mass=0.2, bend=0.4, quality=5)
    _even(thing, 2)
    _crease(thing, int(width / 0.022), width, back + drop, seed, count=30, depth=0.006)
    return _clear(thing, below, 0.009)


def throw(width, depth, on, y, z, seed, turn=0.0):
    """A throw `width` along x laid over the duvet `on` at `y`, a little askew."""
    lean = math.radians(turn)

    def shape(u, v):
        x, t = (u - 0.5) * width, (v - 0.5) * depth
        return x * math.cos(lean) - t * math.sin(lean), y + x * math.sin(lean) + t * math.cos(lean), z

    points, faces = _cloth(int(width / 0.022), int(depth / 0.022), shape, seed, 0.004)
    thing = _object("throw", points, faces)
    below = _solid(_kept(on), 0.008, 40)
    _settle(thing, 40, grow=0.03, mass=0.3, bend=1.0, quality=5)
    _even(thing, 2)
    _crease(thing, int(width / 0.022), width, depth, seed, count=26, depth=0.008)
    return _clear(thing, below, 0.012)


RECIPES = {
    "pillow-a": lambda: pillow(1, pressure=17),
    "pillow-b": lambda: pillow(2, pressure=15),
    "pillow-c": lambda: pillow(3, pressure=13),
    "cushion-a": lambda: cushion(4),
    "cushion-b": lambda: cushion(5),
    "duvet-double": lambda: duvet(2.2, 1.6, 0.28, 0.5, 96, 78, 11),
    "duvet-single": lambda: duvet(1.4, 0.9, 0.26, 0.5, 62, 78, 12),
    "sheet-double": lambda: turned_sheet(2.16, "duvet-double", 0.5, 21),
    "sheet-single": lambda: turned_sheet(1.36, "duvet-single", 0.5, 22),
    "throw-double": lambda: throw(2.3, 0.75, "duvet-double", -0.5, 0.17, 31, 4),
    "throw-single": lambda: throw(1.5, 0.7, "duvet-single", -0.5, 0.17, 32, -5),
}


def make(name):
    began = time.monotonic()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    thing = RECIPES[name]()
    points = numpy.empty(len(thing.data.vertices) * 3, dtype=numpy.float32)
    thing.data.vertices.foreach_get("co", points)
    faces = numpy.empty(len(thing.data.polygons) * 4, dtype=numpy.int32)
    thing.data.polygons.foreach_get("vertices", faces)
    FOLDS.mkdir(exist_ok=True)
    path = FOLDS / f"{name}.npz"
    whole = numpy.round(points.reshape(-1, 3) / GRAIN).astype(numpy.int16)
    numpy.savez_compressed(path, points=whole, faces=faces.reshape(-1, 4).astype(numpy.uint16))
    size = points.reshape(-1, 3)
    print(
        f"{name}: {time.monotonic() - began:.0f} s, {path.stat().st_size // 1024} kB, {size.min(0)} to {size.max(0)}",
        flush=True,
    )


if __name__ == "__main__":
    asked = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    for each in asked or RECIPES:
        make(each)
