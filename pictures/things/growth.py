"""How plants grow: blades, tapering branches that reach for light, and thousands of them merged into one mesh.

Everything is in metres. Work is done on whole arrays, so that a tree of fifty thousand leaves takes a second, and a plant is one
mesh that may be copied at no cost. Every vertex carries a `tone` from 0 (old, shaded) to 1 (young, light), which `foliage` turns
into colour: no two leaves are the same green.
"""

import math
from functools import wraps

import bpy
import numpy as np

from studio.materials import material, rgb
from studio.mesh import place


def shared(function):
    """The same arguments give the same mesh, made once a scene."""

    @wraps(function)
    def made(*args, **more):
        name = f"{function.__name__}{args}{sorted(more.items())}"
        # Blender cuts names at 63 letters.
        name = name if len(name) < 60 else f"{function.__name__}-{hash(name)}"
        found = bpy.data.meshes.get(name)
        if found:
            return found
        mesh = function(*args, **more)
        mesh.name = name
        return mesh

    return made


def stand(mesh, at, turn=0.0, parent=None, size=1.0):
    """Puts a plant upright at `at`, turned by `turn` degrees about its stem."""
    thing = place(mesh, at, (0, 0, turn), parent)
    thing.scale = (size, size, size)
    return thing


def unit(vectors):
    length = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return vectors / np.maximum(length, 1e-9)


def frames(at, along, up, size=1.0):
    """Matrices (K, 4, 4) that bring a shape lying along +y with its face to +z to `at`, along `along`, face towards `up`."""
    at, along, up = (np.atleast_2d(np.asarray(value, float)) for value in (at, along, up))
    if 0 in (len(at), len(along), len(up)):
        return np.zeros((0, 4, 4))
    count = max(len(at), len(along), len(up))
    y = unit(np.broadcast_to(along, (count, 3)))
    # A face that looks along the blade is no hint; a second one helps out.
    hint = np.broadcast_to(up, (count, 3)) + np.float64([1e-4, 2e-4, 3e-4])
    x = unit(np.cross(y, hint))
    z = np.cross(x, y)
    size = np.broadcast_to(np.asarray(size, float), (count,))[:, None]
    result = np.zeros((count, 4, 4))
    result[:, :3, 0], result[:, :3, 1], result[:, :3, 2] = x * size, y * size, z * size
    result[:, :3, 3] = at
    result[:, 3, 3] = 1
    return result


class Body:
    """Points and faces in the making, with a material slot and tones; may itself be scattered over another body."""

    def __init__(self):
        self.parts = []

    def put(self, points, faces, slot=0, tone=0.5):
        points = np.asarray(points, float)
        tones = np.broadcast_to(np.asarray(tone, float), (len(points),))
        self.parts.append((points, np.asarray(faces, np.int64), slot, tones))
        return self

    def scatter(self, other, matrices, tones=0.0):
        """Copies of another body; `tones` is added to its tones, one number or one for each copy."""
        count = len(matrices)
        if not count:
            return self
        tones = np.broadcast_to(np.asarray(tones, float), (count,))
        for points, faces, slot, own in other.parts:
            moved = np.einsum("kij,nj->kni", matrices[:, :3, :3], points) + matrices[:, None, :3, 3]
            shifted = faces[None] + (np.arange(count) * len(points))[:, None, None]
            self.parts.append(
                (moved.reshape(-1, 3), shifted.reshape(-1, faces.shape[1]), slot, (own[None] + tones[:, None]).ravel())
            )
        return self

    def scatter_any(self, others, matrices, rng, tones=0.0):
        """Copies of several bodies, mixed."""
        which = rng.integers(0, len(others), len(matrices))
        tones = np.broadcast_to(np.asarray(tones, float), (len(matrices),))
        for index, other in enumerate(others):
            self.scatter(other, matrices[which == index], tones[which == index])
        return self

    def mesh(self, name, materials):
        mesh = bpy.data.meshes.new(name)
        points = np.concatenate([part[0] for part in self.parts])
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
        loops, totals, slots = [], [], []
        start = 0
        for part_points, faces, slot, _ in self.parts:
            loops.append((faces + start).ravel())
            totals.append(np.full(len(faces), faces.shape[1], np.int32))
            slots.append(np.full(len(faces), slot, np.int32))
            start += len(part_points)
        loops, totals, slots = np.concatenate(loops), np.concatenate(totals), np.concatenate(slots)
        mesh.loops.add(len(loops))
        mesh.loops.foreach_set("vertex_index", loops.astype(np.int32))
        mesh.polygons.add(len(totals))
        mesh.polygons.foreach_set("loop_start", np.concatenate(([0], np.cumsum(totals)[:-1])).astype(np.int32))
        mesh.polygons.foreach_set("loop_total", totals)
        mesh.polygons.foreach_set("material_index", slots)
        mesh.polygons.foreach_set("use_smooth", np.ones(len(totals), bool))
        for one in materials:
            mesh.materials.append(one)
        mesh.update(calc_edges=True)
        tone = mesh.attributes.new("tone", "FLOAT", "POINT")
        tone.data.foreach_set(
            "value", np.clip(np.concatenate([part[3] for part in self.parts]), 0, 1).astype(np.float32)
        )
        return mesh


def blade(length, width, segments=3, base=0.7, tip=0.8, fold=0.25, bend=0.4, wave=0.0, slot=0, tone=0.5, creased=True):
    """A leaf or petal along +y from the origin, face up. Small `base` or `tip` make that end blunt, large ones pointed.

    `fold` raises the sides against the midrib, `bend` (radians) lets the tip droop (negative: rise), `wave` ripples the edge.
    One segment makes a lozenge, the cheapest leaf that still has a width: for plants seen from afar.
    """
    if segments == 1:
        widest = base / (base + tip) * length
        drop = -math.sin(bend / 2) * length
        points = [(0, 0, 0), (width / 2, widest, drop / 3), (0, length, drop), (-width / 2, widest, drop / 3)]
        return Body().put(points, [(0, 1, 2, 3)], slot, tone)
    t = np.linspace(0, 1, segments + 1)
    shape = np.clip(t, 0.004, 1) ** base * np.clip(1 - t, 0.004, 1) ** tip
    peak = base / (base + tip)
    half = shape / (peak**base * (1 - peak) ** tip) * width / 2
    angle = bend * t
    step = length / segments
    y = np.concatenate(([0], np.cumsum(np.cos(angle[1:] - bend / segments / 2) * step)))
    z = np.concatenate(([0], np.cumsum(-np.sin(angle[1:] - bend / segments / 2) * step)))
    lift = fold * half
    ripple = wave * half * np.sin(t * 9)
    left = np.stack((-half, y + lift * np.sin(angle), z + lift * np.cos(angle) + ripple), 1)
    right = np.stack((half, y + lift * np.sin(angle), z + lift * np.cos(angle) - ripple), 1)
    middle = np.stack((np.zeros_like(y), y, z), 1)
    rows = [left, middle, right] if creased else [left, right]
    columns = len(rows)
    points = np.stack(rows, 1).reshape(-1, 3)
    faces = [
        (r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
        for r in range(segments)
        for c in range(columns - 1)
    ]
    return Body().put(points, faces, slot, tone)


def limb(points, radii, around=6, lobes=0, gnarl=0.0, twist=3.0, rng=None):
    """A tapering tube along points: its points and faces. `lobes` and `gnarl` make the strands of an old trunk."""
    points, radii = np.asarray(points, float), np.asarray(radii, float)
    count = len(points)
    tangent = unit(np.gradient(points, axis=0))
    side = np.cross(tangent[0], [0.31, 0.95, 0.1])
    sides = []
    for index in range(count):
        side = unit(side - tangent[index] * np.dot(side, tangent[index]))
        sides.append(side)
    sides = np.asarray(sides)
    other = np.cross(tangent, sides)
    angles = np.linspace(0, math.tau, around, endpoint=False)
    grow = np.ones((count, around))
    if lobes:
        way = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))))
        turn = angles[None] * lobes + way[:, None] * twist
        grow += gnarl * np.sin(turn) + gnarl * 0.5 * np.sin(
            angles[None] * (lobes + 2) - way[:, None] * twist * 1.7 + 1.3
        )
        if rng is not None:
            grow += rng.normal(0, gnarl * 0.25, grow.shape)
    ring = sides[:, None] * np.cos(angles)[None, :, None] + other[:, None] * np.sin(angles)[None, :, None]
    made = points[:, None] + ring * (radii[:, None] * grow)[:, :, None]
    a = np.arange(count - 1)[:, None] * around + np.arange(around)[None]
    b = np.arange(count - 1)[:, None] * around + (np.arange(around)[None] + 1) % around
    faces = np.stack((a, b, b + around, a + around), -1).reshape(-1, 4)
    return made.reshape(-1, 3), faces


class Skeleton:
    """Nodes of a branching: `points`, `parents` (index, -1 at the root), and after `thicken` their `radii`."""

    def __init__(self, points, parents):
        self.points = np.asarray(points, float)
        self.parents = np.asarray(parents)
        self.radii = None

    def thicken(self, trunk, twig, power=2.2):
        """The pipe model: what flows through a branch is the sum of what flows through its twigs."""
        count = len(self.points)
        flow = np.zeros(count)
        for index in range(count - 1, -1, -1):
            if flow[index] == 0:
                flow[index] = 1
            if self.parents[index] >= 0:
                flow[self.parents[index]] += flow[index]
        radii = flow ** (1 / power)
        top = max(radii[0] - 1, 1e-6)
        self.radii = twig + (radii - 1) / top * (trunk - twig)
        return self

    def relax(self, rounds=2):
        """Takes the zigzag out of the branches."""
        for _ in range(rounds):
            total = np.zeros_like(self.points)
            number = np.zeros(len(self.points))
            inner = self.parents >= 0
            np.add.at(total, self.parents[inner], self.points[inner])
            np.add.at(number, self.parents[inner], 1)
            middle = inner & (number == 1)
            smooth = (total + self.points[self.parents]) / 2
            self.points[middle] = self.points[middle] * 0.5 + smooth[middle] * 0.5
        return self

    def directions(self):
        return unit(self.points - self.points[np.maximum(self.parents, 0)] + np.float64([0, 0, 1e-6]))

    def wood(self, around=7, thinnest=0.0, slot=0, tone=0.5, lobes=0, gnarl=0.0, rng=None):
        """The branches as a body; what is thinner than `thinnest` is left out."""
        children = [[] for _ in self.points]
        for index, parent in enumerate(self.parents):
            if parent >= 0:
                children[parent].append(index)
        body = Body()
        starts = [(index, -1) for index in np.nonzero(self.parents < 0)[0]]
        while starts:
            node, before = starts.pop()
            chain = [before, node] if before >= 0 else [node]
            radii = [self.radii[node]] * len(chain)
            while children[node]:
                follow = max(children[node], key=lambda index: self.radii[index])
                starts.extend((index, node) for index in children[node] if index != follow)
                node = follow
                chain.append(node)
                radii.append(self.radii[node])
            if max(radii) < thinnest or len(chain) < 2:
                continue
            thick = max(radii)
            sides = int(np.clip(around * (0.5 + thick / max(self.radii[0], 1e-6)) * 1.2, 3, 24))
            old = lobes if before < 0 else 0
            made, faces = limb(self.points[chain], radii, sides * (3 if old else 1), old, gnarl, rng=rng)
            body.put(made, faces, slot, tone)
        return body


def grow(trunk, targets, step, reach, kill, rng, pull=(0, 0, 0), stray=0.15, keep=0.6, rounds=150):
    """Space colonisation: from a trunk (points about `step` apart) branches reach for targets nearer than `reach`.

    A target is served when a branch comes nearer than `kill`; `pull` is gravity or light, `keep` how much a shoot keeps its way.
    """
    points = np.asarray(trunk, float)
    parents = np.arange(len(points)) - 1
    ways = unit(np.gradient(points, axis=0)) if len(points) > 1 else np.float64([[0, 0, 1]])
    shoots = np.zeros(len(points), int)
    targets = np.asarray(targets, float)
    distance = np.linalg.norm(targets[:, None] - points[None], axis=2)
    near, far = distance.argmin(1), distance.min(1)
    alive = np.ones(len(targets), bool)
    for _ in range(rounds):
        live = alive & (far < reach)
        if not live.any():
            break
        nodes, inverse = np.unique(near[live], return_inverse=True)
        sums = np.zeros((len(nodes), 3))
        np.add.at(sums, inverse, unit(targets[live] - points[near[live]]))
        way = unit(unit(sums) + ways[nodes] * keep + np.float64(pull) + rng.normal(0, stray, sums.shape))
        worn = shoots[nodes] >= 3
        alive[np.isin(near, nodes[worn]) & live] = False
        nodes, way = nodes[~worn], way[~worn]
        if not len(nodes):
            continue
        shoots[nodes] += 1
        new = points[nodes] + way * step
        first = len(points)
        points = np.concatenate((points, new))
        parents = np.concatenate((parents, nodes))
        ways = np.concatenate((ways, way))
        shoots = np.concatenate((shoots, np.zeros(len(new), int)))
        distance = np.linalg.norm(targets[:, None] - new[None], axis=2)
        index, value = distance.argmin(1), distance.min(1)
        better = value < far
        near[better], far[better] = index[better] + first, value[better]
        alive &= far > kill
    return Skeleton(points, parents)


def in_ball(rng, count, center, size, hollow=0.0):
    """Points in an ellipsoid; `hollow` keeps them to the outer part, where the light is."""
    way = unit(rng.normal(size=(count, 3)))
    radius = rng.uniform(hollow**3, 1, (count, 1)) ** (1 / 3)
    return np.float64(center) + way * radius * np.float64(size)


def around_axis(rng, count, axis, spread):
    """Directions around an axis; `spread` 0 is the axis itself, 1 every way."""
    return unit(np.asarray(axis, float) * (1 - spread) + unit(rng.normal(size=(count, 3))) * spread)


@material
def foliage(n, dark="#3D5A2C", light="#86A552", under=None, gloss=0.45, thin=0.3, shine=0.35):
    """Leaves and petals: colour by tone, a paler side underneath, light that comes through, each plant a little different."""
    tone = n.add("Attribute", attribute_name="tone").outputs["Fac"]
    color = n.mix(tone, rgb(dark), rgb(light))
    if under:
        back = n.add("NewGeometry").outputs["Backfacing"]
        color = n.mix(back, color, n.mix(0.75, color, rgb(under)))
    own = n.add("ObjectInfo").outputs["Random"]
    value = n.add("MapRange", {"Value": own, "To Min": 0.88, "To Max": 1.12}).outputs[0]
    hue = n.add("MapRange", {"Value": own, "To Min": 0.49, "To Max": 0.51}).outputs[0]
    color = n.add("HueSaturation", {"Color": color, "Value": value, "Hue": hue}).outputs[0]
    lit = n.add("HueSaturation", {"Color": color, "Value": 1.3, "Saturation": 1.12}).outputs[0]
    through = n.add("BsdfTranslucent", {"Color": lit})
    both = n.add("MixShader", {"Fac": thin})
    n.set(Base_Color=color, Roughness=gloss, Specular=shine)
    n.tree.links.new(n.surface.outputs[0], both.inputs[1])
    n.tree.links.new(through.outputs[0], both.inputs[2])
    n.tree.links.new(both.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


UP = np.float64([0, 0, 1])


def twig(rng, length, count, leaf, lean=0.9, stem_slot=None, stem=0.0015, droop=0.0, pairs=True, tone=0.25):
    """A short shoot along +y with leaves in pairs, the young ones lighter."""
    body = Body()
    t = np.linspace(0, 1, 5)
    line = np.stack((np.zeros(5), t * length, -droop * length * t**2), 1)
    if stem_slot is not None:
        points, faces = limb(line, np.linspace(stem, stem * 0.5, 5), 3)
        body.put(points, faces, stem_slot, 0.5)
    where = np.linspace(0.08, 1, count)
    at = np.stack((np.zeros(count), where * length, -droop * length * where**2), 1)
    turn = (
        np.arange(count) * (math.pi if pairs else 2.4)
        + (np.arange(count) // 2) * (math.pi / 2 if pairs else 0)
        + rng.normal(0, 0.35, count)
    )
    out = np.stack((np.cos(turn), np.zeros(count), np.sin(turn)), 1)
    open_ = lean * (1 - 0.55 * where[:, None]) + rng.normal(0, 0.12, (count, 1))
    along = unit(out * np.sin(open_) + np.float64([0, 1, 0]) * np.cos(open_))
    up = unit(np.float64([0, 1, 0.35]) + rng.normal(0, 0.25, (count, 3)))
    size = (1 - 0.35 * where) * rng.uniform(0.8, 1.15, count)
    body.scatter(leaf, frames(at, along, up, size), tone * where + rng.normal(0, 0.14, count))
    return body


def crown_of_twigs(
    body, skeleton, twigs, rng, thin, per, outward, pull=(0, 0, 0), center=None, spread=0.45, size=(0.8, 1.2), tip=2
):
    """Twigs on all branches thinner than `thin`, pointing along them and out of the crown; those outside are lighter."""
    young = np.nonzero(skeleton.radii < thin)[0]
    leaf_ends = np.setdiff1d(young, skeleton.parents)
    nodes = np.concatenate((np.repeat(young, per), np.repeat(leaf_ends, tip)))
    if not len(nodes):
        return
    at = skeleton.points[nodes] + rng.normal(0, 0.015, (len(nodes), 3))
    center = skeleton.points[young].mean(0) if center is None else np.asarray(center)
    out = unit(at - center)
    along = unit(
        skeleton.directions()[nodes] * 0.7
        + out * outward
        + unit(rng.normal(size=at.shape)) * spread * 2
        + np.float64(pull)
    )
    up = unit(UP + rng.normal(0, 0.4, at.shape))
    reach = np.linalg.norm(at - center, axis=1)
    tones = (reach / max(reach.max(), 1e-6) - 0.6) * 0.5 + rng.normal(0, 0.07, len(at))
    body.scatter_any(twigs, frames(at, along, up, rng.uniform(*size, len(at))), rng, tones)
