"""Bodies at their true size, made from data and never by operators: thousands of small things in seconds.

Everything is in metres. `at` is where an object's origin goes; each function says where the origin lies. What is needed many times is
made once and then copied with `copies`, which shares the mesh.
"""

import math
import random

import bmesh
import bpy
from mathutils import Matrix


def place(mesh, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """An object of a mesh. `turn` in degrees about x, y, z."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    if parent is not None:
        thing.parent = parent
    bpy.context.collection.objects.link(thing)
    return thing


def group(name, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """An empty to hang things on, so that a chair can be placed as one."""
    thing = bpy.data.objects.new(name, None)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    if parent is not None:
        thing.parent = parent
    bpy.context.collection.objects.link(thing)
    return thing


def copy_tree(root, at, turn=(0, 0, 0)):
    """A copy of a group and all that hangs on it; meshes are shared."""
    twin = root.copy()
    twin.location = at
    twin.rotation_euler = [math.radians(angle) for angle in turn]
    bpy.context.collection.objects.link(twin)

    def hang(source, holder):
        for child in source.children:
            copied = child.copy()
            copied.parent = holder
            copied.matrix_parent_inverse = child.matrix_parent_inverse.copy()
            bpy.context.collection.objects.link(copied)
            hang(child, copied)

    hang(root, twin)
    return twin


def from_faces(name, points, faces, material, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    mesh.update()
    return mesh


def _finish(name, shape, material, smooth):
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    if smooth:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    return mesh


def box_mesh(name, size, material, edge=0.004, rounds=2):
    """A block around its origin, edges rounded by `edge`: nothing real has a sharp one."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    edge = min(edge, min(size) * 0.49)
    if edge > 0:
        bmesh.ops.bevel(
            shape, geom=shape.edges[:], offset=edge, segments=rounds, profile=0.5, affect="EDGES", clamp_overlap=True
        )
    return _finish(name, shape, material, edge > 0)


def box(name, size, at, material, edge=0.004, turn=(0, 0, 0), parent=None, rounds=2):
    """A block whose origin is the middle of its underside."""
    mesh = box_mesh(name, size, material, edge, rounds)
    mesh.transform(Matrix.Translation((0, 0, size[2] / 2)))
    return place(mesh, at, turn, parent)


def lathe_mesh(name, profile, material, around=48):
    """A turned body from (radius, height) points, bottom to top: vases, cups, bowls, pots, bottles, plates."""
    points, faces = [], []
    for radius, height in profile:
        for step in range(around):
            angle = math.tau * step / around
            points.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        for step in range(around):
            a, b = ring * around + step, ring * around + (step + 1) % around
            faces.append((a, b, b + around, a + around))
    mesh = from_faces(name, points, faces, material, True)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    return mesh


def lathe(name, profile, at, material, around=48, turn=(0, 0, 0), parent=None):
    return place(lathe_mesh(name, profile, material, around), at, turn, parent)


def cylinder(name, radius, height, at, material, edge=0.003, turn=(0, 0, 0), parent=None, around=32):
    """Upright, its origin in the middle of its underside."""
    edge = min(edge, radius * 0.4, height * 0.4)
    profile = [
        (0, 0),
        (radius - edge, 0),
        (radius, edge),
        (radius, height - edge),
        (radius - edge, height),
        (0, height),
    ]
    return lathe(name, profile, at, material, around, turn, parent)


def ball_mesh(name, radius, material, squash=(1, 1, 1), rings=16):
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=rings * 2, v_segments=rings, radius=radius)
    bmesh.ops.scale(shape, vec=squash, verts=shape.verts)
    return _finish(name, shape, material, True)


def ball(name, radius, at, material, squash=(1, 1, 1), rings=16, turn=(0, 0, 0), parent=None):
    return place(ball_mesh(name, radius, material, squash, rings), at, turn, parent)


def tube(name, points, radius, material, parent=None, rounds=6, smooth=True):
    """A bent rod along points, `radius` one number or one for each point: branches, frames, cables, handles, taps."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 1.0
    curve.bevel_resolution = max(1, rounds // 2)
    curve.use_fill_caps = True
    line = curve.splines.new("NURBS" if smooth and len(points) > 2 else "POLY")
    line.points.add(len(points) - 1)
    for index, (point, target) in enumerate(zip(points, line.points)):
        target.co = (*point, 1)
        target.radius = radius[index] if isinstance(radius, (list, tuple)) else radius
    if line.type == "NURBS":
        line.use_endpoint_u = True
        line.order_u = min(4, len(points))
        line.resolution_u = 6
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    if parent is not None:
        thing.parent = parent
    bpy.context.collection.objects.link(thing)
    return thing


def cushion_mesh(name, size, material, plump=0.5, seed=0, cuts=24):
    """A pillow, mattress or seat: a block with a belly, seams at its edge and no two dents alike. Origin in its middle.

    `plump` 0 is a slab with round edges, 1 a stuffed pillow.
    """
    width, depth, height = size
    chance = random.Random(seed)
    waves = [
        (chance.uniform(4, 14), chance.uniform(4, 14), chance.uniform(0, 6), chance.uniform(0.2, 1)) for _ in range(5)
    ]
    points, faces = [], []
    side = cuts + 1

    def dent(u, v):
        return sum(k * math.sin(a * u + p) * math.sin(b * v + p * 1.7) for a, b, p, k in waves) * 0.012 * (0.4 + plump)

    for sign in (1, -1):
        for row in range(side):
            for column in range(side):
                u, v = column / cuts * 2 - 1, row / cuts * 2 - 1
                slab = (1 - abs(u) ** 14) ** 0.35 * (1 - abs(v) ** 14) ** 0.35
                pillow = ((1 - u * u) * (1 - v * v)) ** 0.42
                thick = slab * (1 - plump) + pillow * plump
                # Corners of a stuffed thing stand out, its sides are drawn in.
                draw = 1 - 0.06 * plump * (1 - abs(u * v))
                z = sign * (height / 2) * thick + dent(u, v) * height * 2 * thick
                points.append((u * width / 2 * draw, v * depth / 2 * draw, z))
    for row in range(cuts):
        for column in range(cuts):
            a = row * side + column
            faces.append((a, a + 1, a + side + 1, a + side))
            b = a + side * side
            faces.append((b + side, b + side + 1, b + 1, b))
    mesh = from_faces(name, points, faces, material, True)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def cushion(name, size, at, material, plump=0.5, seed=0, turn=(0, 0, 0), parent=None, cuts=24):
    return place(cushion_mesh(name, size, material, plump, seed, cuts), at, turn, parent)


def sheet(
    name, width, depth, height_at, material, steps=(60, 60), thick=0.0, at=(0, 0, 0), turn=(0, 0, 0), parent=None
):
    """A cloth, a hill, a beach: a grid whose height is height_at(x, y); x and y are measured from its middle."""
    columns, rows = steps
    points, faces = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = (column / columns - 0.5) * width, (row / rows - 0.5) * depth
            points.append((x, y, height_at(x, y)))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = place(from_faces(name, points, faces, material, True), at, turn, parent)
    if thick:
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thick
    return thing


def copies(mesh, spots, parent=None):
    """Many of one thing: spots are (at, turn in degrees, scale). The mesh is shared, so a thousand cost little."""
    things = []
    for at, turn, scale in spots:
        thing = bpy.data.objects.new(mesh.name, mesh)
        thing.location = at
        thing.rotation_euler = [math.radians(angle) for angle in turn]
        thing.scale = scale if isinstance(scale, (tuple, list)) else (scale, scale, scale)
        if parent is not None:
            thing.parent = parent
        bpy.context.collection.objects.link(thing)
        things.append(thing)
    return things


def wall(name, start, end, height, thickness, material, holes=(), base=0.0, edge=0.006):
    """A wall from `start` to `end` (x, y), centred on that line, with `holes` (from, to, bottom, top) along it in metres.

    It is put together from blocks, so its pattern is continuous: blocks share one object's coordinates.
    """
    (x1, y1), (x2, y2) = start, end
    length = math.hypot(x2 - x1, y2 - y1)
    cuts = sorted({0.0, length, *(value for hole in holes for value in hole[:2])})
    shape = bmesh.new()

    def block(left, right, bottom, top):
        if right - left < 1e-4 or top - bottom < 1e-4:
            return
        made = bmesh.ops.create_cube(shape, size=1)["verts"]
        bmesh.ops.scale(shape, vec=(right - left, thickness, top - bottom), verts=made)
        bmesh.ops.translate(shape, vec=((left + right) / 2, 0, (bottom + top) / 2), verts=made)

    for left, right in zip(cuts, cuts[1:]):
        middle = (left + right) / 2
        here = sorted((hole[2], hole[3]) for hole in holes if hole[0] <= middle <= hole[1])
        floor = 0.0
        for bottom, top in here:
            block(left, right, floor, bottom)
            floor = top
        block(left, right, floor, height)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    thing = place(
        _finish(name, shape, material, False), (x1, y1, base), (0, 0, math.degrees(math.atan2(y2 - y1, x2 - x1)))
    )
    return thing
