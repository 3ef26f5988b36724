"""A small cove of white pebbles: clear water over its bed, a beach that curves round to a rocky point with pines.

World coordinates as everywhere (y north, z up, sea level 0), but a place of its own: the viewer stands on its western beach near
(-15, -9) and looks south along it; the open sea lies to the south-east. The bed is seen through a surface that bends light. What water does
to colour (it swallows red first) is painted on the bed by its depth, so that no volume has to be traced.
"""

import math
import random

import numpy

from place.sea import bumps, field, gusts, hazed, ripples, slopes
from studio.materials import material, rgb
from studio.mesh import copies, from_faces, place
from things import shrubs, trees

MIDDLE, RADIUS = (14.0, -26.0), 30.0


def stony(x, y):
    """0 on the beach, 1 on the rocky points at its ends."""
    return numpy.clip((numpy.hypot(x + 14, y + 15) - 29) / 12, 0, 1)


def inland(x, y):
    """Metres from the waterline, positive on the beach, negative in the water."""
    x, y = numpy.asarray(x, float), numpy.asarray(y, float)
    round_cove = numpy.hypot(x - MIDDLE[0], y - MIDDLE[1]) - RADIUS
    coast = (x - 8) * -0.75 + (y + 58) * 0.66
    land = numpy.minimum(round_cove, coast)
    # Only the points are ragged; the beach is a smooth curve with the faint scallops that waves leave.
    rocky = stony(x, y)
    return (
        land
        + 0.22 * numpy.sin(x * 0.9 + y * 0.55) * (1 - rocky)
        + rocky * (3.2 * bumps(x, y, (22, 9), 3) + 0.9 * bumps(x, y, (3.5,), 5))
    )


def height(x, y):
    """Height of the bed and of the land in metres."""
    x, y = numpy.asarray(x, float), numpy.asarray(y, float)
    into = inland(x, y)
    rocky = stony(x, y)
    beach = numpy.where(into > 0, 0.13 * into, 0.15 * into)
    # The berm that the winter's waves have thrown up.
    beach = (
        numpy.minimum(beach, 1.05 + 0.03 * into)
        + 0.07 * numpy.exp(-(((into - 4.2) / 0.9) ** 2))
        + 0.015 * bumps(x, y, (1.7,), 8)
    )
    rocks = numpy.where(into > 0, 2.2 * (1 - numpy.exp(-numpy.maximum(into, 0) / 2.2)) + 0.24 * into, 0.5 * into)
    rocks = rocks + (1.1 * numpy.abs(bumps(x, y, (7, 3), 9)) + 0.35 * bumps(x, y, (1.6,), 12)) * numpy.clip(
        into + 1.5, 0, 2.5
    )
    deep = numpy.where(into < -16, -2.4 + 0.11 * (into + 16), 0)
    bed = beach * (1 - rocky) + rocks * rocky
    return numpy.maximum(numpy.where(into < -16, numpy.minimum(deep, -2.2), bed), -14) + numpy.where(
        into < 0, 0.25 * bumps(x, y, (9, 4), 17) * numpy.clip(-into / 8, 0, 1), 0
    )


def ring_grid(center, near, far, rings, spokes, first=0.0, last=360.0):
    """Coordinates of a fan of points around `center`, ever wider apart: x and y arrays of rings x spokes."""
    radius = near * (far / near) ** numpy.linspace(0, 1, rings)
    angle = numpy.radians(numpy.linspace(first, last, spokes))
    radius, angle = numpy.meshgrid(radius, angle, indexing="ij")
    # Angles are bearings: clockwise from north.
    return center[0] + radius * numpy.sin(angle), center[1] + radius * numpy.cos(angle)


def fan(name, x, y, z, surface, attributes=None):
    """A mesh over a ring_grid."""
    mesh = field(name, numpy.arange(x.shape[1]), numpy.arange(x.shape[0]), z, surface, attributes=attributes)
    mesh.vertices.foreach_set("co", numpy.stack((x, y, z), -1).reshape(-1).astype(numpy.float32))
    mesh.update()
    return place(mesh)


@material
def pebble(n):
    """White limestone, polished by the sea; now and then a grey or a pinkish one."""
    own = n.add("Attribute", attribute_name="tone").outputs["Fac"]
    tone = n.ramp(
        own,
        (0.0, "#8E8C86"),
        (0.12, "#BFB9AE"),
        (0.3, "#DAD4C8"),
        (0.6, "#E9E4DA"),
        (0.85, "#DCCFC0"),
        (1.0, "#C9B2A0"),
    )
    level = n.add("SeparateXYZ", {"Vector": n.add("NewGeometry").outputs["Position"]}).outputs[2]
    wet = n.add(
        "MapRange",
        {
            "Value": n.add("Math", {0: n.noise(0.9, 3), 1: 0.14, 2: level}, operation="MULTIPLY_ADD").outputs[0],
            "From Min": 0.14,
            "From Max": 0.19,
        },
    ).outputs[0]
    veins = n.ramp(n.noise(0.03, 6, 0.7), (0.35, "#CFC9BE"), (0.6, "#FFFFFF"))
    dry = n.mix(0.4, tone, veins, "MULTIPLY")
    damp = n.mix(1, dry, rgb("#A79F90"), "MULTIPLY")
    rough = n.add("MapRange", {"Value": wet, "To Min": 0.25, "To Max": 0.85}).outputs[0]
    n.set(Base_Color=under_water(n, n.mix(wet, damp, dry), level), Roughness=rough, Specular=0.35)


def under_water(n, tone, level):
    """The colour of things at height `level`, seen through the water above them, with the net of light that ripples throw."""
    depth = n.add("Math", {0: level, 1: -1.0}, operation="MULTIPLY").outputs[0]
    depth = n.add("Math", {0: depth, 1: 0.0}, operation="MAXIMUM").outputs[0]
    where = n.add("NewGeometry").outputs["Position"]
    flat = n.add("Mapping", {"Vector": where, "Scale": (1, 1, 0)}).outputs[0]
    bent = n.add(
        "MixRGB",
        {
            "Fac": 0.16,
            "Color1": flat,
            "Color2": n.add("TexNoise", {"Scale": 1.6, "Detail": 2.0, "Vector": flat}).outputs["Color"],
        },
    ).outputs[0]
    nets = None
    for scale, strength in ((2.6, 1.0), (5.2, 0.6)):
        edge = n.add("TexVoronoi", {"Vector": bent, "Scale": scale}, feature="SMOOTH_F1").outputs["Distance"]
        line = n.add(
            "MapRange",
            {"Value": edge, "From Min": 0.32, "From Max": 0.72, "To Min": 0.0, "To Max": strength},
            interpolation_type="SMOOTHERSTEP",
        ).outputs[0]
        nets = line if nets is None else n.add("Math", {0: nets, 1: line}, operation="ADD").outputs[0]
    # Nothing at the very edge, strongest at half a metre, washed out in the deep.
    come = n.add(
        "MapRange", {"Value": depth, "From Min": 0.03, "From Max": 0.4}, interpolation_type="SMOOTHSTEP"
    ).outputs[0]
    go = n.add("MapRange", {"Value": depth, "From Min": 0.8, "From Max": 5.0, "To Min": 1.0, "To Max": 0.12}).outputs[0]
    force = n.add("Math", {0: come, 1: go}, operation="MULTIPLY").outputs[0]
    light = n.add(
        "Math",
        {0: n.add("Math", {0: nets, 1: force}, operation="MULTIPLY").outputs[0], 1: 0.75, 2: 0.9},
        operation="MULTIPLY_ADD",
    ).outputs[0]
    lit = n.add("VectorMath", {0: tone, "Scale": light}, operation="SCALE").outputs[0]
    # Down and up again: the light's way is more than twice the depth.
    parts = []
    for swallowed in (0.36, 0.072, 0.05):
        power = n.add("Math", {0: depth, 1: -2.2 * swallowed}, operation="MULTIPLY").outputs[0]
        parts.append(n.add("Math", {0: 2.718282, 1: power}, operation="POWER").outputs[0])
    left = n.add("CombineXYZ", dict(zip("XYZ", parts))).outputs[0]
    seen = n.add("VectorMath", {0: lit, 1: left}, operation="MULTIPLY").outputs[0]
    # What the water itself throws back.
    body = n.add(
        "VectorMath",
        {0: n.add("VectorMath", {0: (1, 1, 1), 1: left}, operation="SUBTRACT").outputs[0], 1: rgb("#0F6E84")[:3]},
        operation="MULTIPLY",
    ).outputs[0]
    return n.add("VectorMath", {0: seen, 1: body}, operation="ADD").outputs[0]


@material
def bed(n):
    """Beach and sea bed: pebbles as a pattern where no real ones lie, rock on the points."""
    where = n.add("NewGeometry").outputs["Position"]
    level = n.add("SeparateXYZ", {"Vector": where}).outputs[2]
    bent = n.add(
        "MixRGB",
        {"Fac": 0.05, "Color1": where, "Color2": n.add("TexNoise", {"Scale": 9.0, "Vector": where}).outputs["Color"]},
    ).outputs[0]
    cells = {"Vector": bent, "Scale": 15.0}
    each = n.add("SeparateRGB", {"Image": n.add("TexVoronoi", cells, feature="F1").outputs["Color"]}).outputs[0]
    edge = n.add("TexVoronoi", cells, feature="F1").outputs["Distance"]
    tone = n.ramp(each, (0.0, "#97948C"), (0.14, "#C4BEB2"), (0.4, "#DDD7CB"), (0.75, "#E9E4DA"), (1.0, "#D2C2B2"))
    gap = n.add("MapRange", {"Value": edge, "From Min": 0.3, "From Max": 0.62, "To Min": 1.0, "To Max": 0.5}).outputs[0]
    tone = n.add("VectorMath", {0: tone, "Scale": gap}, operation="SCALE").outputs[0]
    rock = n.ramp(n.noise(0.8, 9, 0.7), (0.3, "#625C50"), (0.5, "#9A9183"), (0.7, "#BFB7A8"))
    stony = n.add("Attribute", attribute_name="rocky").outputs["Fac"]
    grown = n.add(
        "MapRange",
        {
            "Value": n.add("Math", {0: n.noise(2.5, 4), 1: 1.6, 2: level}, operation="MULTIPLY_ADD").outputs[0],
            "From Min": -0.2,
            "From Max": 0.95,
        },
    ).outputs[0]
    # Weed in patches on the bed, the dark line of the tide on rock.
    rock = n.mix(grown, rgb("#4A4838"), rock)
    weed = n.ramp(n.noise(5.5, 5, 0.62), (0.53, "#000000"), (0.6, "#FFFFFF"))
    low = n.add("MapRange", {"Value": level, "From Min": -1.0, "From Max": -2.0}).outputs[0]
    tone = n.mix(n.add("Math", {0: weed, 1: low}, operation="MULTIPLY").outputs[0], tone, rgb("#4C5236"))
    tone = n.mix(stony, tone, rock)
    damp = n.add(
        "MapRange",
        {
            "Value": n.add("Math", {0: n.noise(0.9, 3), 1: 0.14, 2: level}, operation="MULTIPLY_ADD").outputs[0],
            "From Min": 0.14,
            "From Max": 0.2,
            "To Min": 0.62,
            "To Max": 1.0,
        },
    ).outputs[0]
    tone = n.add("VectorMath", {0: tone, "Scale": damp}, operation="SCALE").outputs[0]
    round_top = n.add("Math", {0: 1.0, 1: edge}, operation="SUBTRACT").outputs[0]
    small = n.bump(round_top, 0.03, 0.9)
    big = n.bump(n.noise(1.2, 9, 0.7), 0.5, 0.9)
    normal = n.add("MixRGB", {"Fac": stony, "Color1": small, "Color2": big}).outputs[0]
    n.set(Base_Color=under_water(n, tone, level), Roughness=0.9, Specular=0.15, Normal=normal)
    hazed(n, n.surface.outputs[0])


@material
def clear_water(n):
    """The surface: mirrors at flat angles, lets one see the bed at steep ones, and lets the sun through to it."""
    # The beach shelters the water beside it.
    calm = n.add("Attribute", attribute_name="calm").outputs["Fac"]
    share = n.add("Math", {0: gusts(n, 14, 2), 1: calm}, operation="MULTIPLY").outputs[0]
    tilt = ripples(n, ((0.9, 0.05), (0.3, 0.05), (0.1, 0.025)))
    normal = slopes(n, tilt, share, n.add("NewGeometry").outputs["Normal"])
    mirror = n.add("BsdfGlossy", {"Roughness": 0.06, "Normal": normal})
    through = n.add("BsdfRefraction", {"Roughness": 0.0, "IOR": 1.333, "Normal": normal})
    share = n.add("Fresnel", {"IOR": 1.333, "Normal": normal})
    water = n.add("MixShader", {"Fac": share})
    n.tree.links.new(through.outputs[0], water.inputs[1])
    n.tree.links.new(mirror.outputs[0], water.inputs[2])
    # A thread of foam where a wavelet ends.
    foam = n.add("Attribute", attribute_name="foam").outputs["Fac"]
    torn = n.add("MapRange", {"Value": n.noise(0.12, 6, 0.7), "From Min": 0.42, "From Max": 0.58}).outputs[0]
    white = n.add("BsdfDiffuse", {"Color": rgb("#F4F6F2")})
    edged = n.add("MixShader", {"Fac": n.add("Math", {0: foam, 1: torn}, operation="MULTIPLY")})
    n.tree.links.new(water.outputs[0], edged.inputs[1])
    n.tree.links.new(white.outputs[0], edged.inputs[2])
    clear = n.add("BsdfTransparent")
    path = n.add("LightPath")
    # Shadow rays and the light from bed to bed pass, so that the bed is lit as if the water were air.
    passing = n.add("Math", {0: path.outputs["Is Shadow Ray"], 1: path.outputs["Is Diffuse Ray"]}, operation="MAXIMUM")
    both = n.add("MixShader", {"Fac": passing})
    n.tree.links.new(edged.outputs[0], both.inputs[1])
    n.tree.links.new(clear.outputs[0], both.inputs[2])
    hazed(n, both.outputs[0])


def waves(x, y, seed=5):
    """Height of the sea: swell and chop of a quiet day, all of it towards the north-west, none of it repeating."""
    chance = numpy.random.default_rng(seed)
    total = numpy.zeros_like(x)
    for _ in range(46):
        length = 0.5 * 14 ** chance.uniform(0, 1)
        angle = math.radians(135 + 24 * chance.standard_normal())
        steep = 0.021 * chance.uniform(0.4, 1.3)
        pull = math.tau / length
        turn = pull * (x * math.cos(angle) + y * math.sin(angle)) + chance.uniform(0, math.tau)
        # Crests narrower than troughs.
        total += steep / pull * (numpy.sin(turn) + 0.18 * numpy.cos(2 * turn))
    return total


def build_water(center):
    """From the pebbles to the horizon; finest where the camera stands."""
    x, y = ring_grid(center, 0.7, 30000, 620, 640, 70, 260)
    into = inland(x, y)
    away = numpy.hypot(x - center[0], y - center[1])
    shallow = numpy.clip(-into / 7, 0, 1)
    # Waves shorter than the grid's cells are left to the shader.
    far = numpy.clip(1.4 - away / 110, 0, 1)
    z = waves(x, y) * (0.08 + 0.92 * shallow) * far
    # A wavelet runs up the beach.
    lap = numpy.exp(-(((into + 0.55 + 0.25 * numpy.sin(x * 0.5 - y * 0.8)) / 0.28) ** 2))
    z = z + 0.035 * lap + 0.012
    depth = z - height(x, y)
    foam = numpy.exp(-((depth / 0.022) ** 2)) * 0.9 + 0.5 * lap * numpy.clip(bumps(x, y, (5, 2), 31) + 0.1, 0, 1)
    fan("water", x, y, z, clear_water(), {"foam": numpy.clip(foam, 0, 1), "calm": 0.25 + 0.75 * shallow})


def build_bed(center):
    x, y = ring_grid(center, 0.6, 400, 420, 420, 60, 300)
    rocky = stony(x, y)
    fan("bed", x, y, height(x, y), bed(), {"rocky": rocky})
    flat = bed()
    place(
        from_faces(
            "deep",
            [(-30000, -30000, -14.2), (30000, -30000, -14.2), (30000, -60, -14.2), (-30000, -60, -14.2)],
            [(0, 1, 2, 3)],
            flat,
        )
    )


def pebble_patch(seed, side=0.7, count=150):
    """A square of beach with pebbles of two to nine centimetres pressed into each other. Origin in its middle at their half height."""
    chance = numpy.random.default_rng(seed)
    t = (1 + 5**0.5) / 2
    corners = numpy.array(
        [
            (-1, t, 0),
            (1, t, 0),
            (-1, -t, 0),
            (1, -t, 0),
            (0, -1, t),
            (0, 1, t),
            (0, -1, -t),
            (0, 1, -t),
            (t, 0, -1),
            (t, 0, 1),
            (-t, 0, -1),
            (-t, 0, 1),
        ]
    )
    corners /= numpy.linalg.norm(corners[0])
    triangles = [
        (0, 11, 5),
        (0, 5, 1),
        (0, 1, 7),
        (0, 7, 10),
        (0, 10, 11),
        (1, 5, 9),
        (5, 11, 4),
        (11, 10, 2),
        (10, 7, 6),
        (7, 1, 8),
        (3, 9, 4),
        (3, 4, 2),
        (3, 2, 6),
        (3, 6, 8),
        (3, 8, 9),
        (4, 9, 5),
        (2, 4, 11),
        (6, 2, 10),
        (8, 6, 7),
        (9, 8, 1),
    ]
    points, faces, middle = list(map(tuple, corners)), [], {}

    def between(a, b):
        key = (min(a, b), max(a, b))
        if key not in middle:
            p = (numpy.array(points[a]) + points[b]) / 2
            points.append(tuple(p / numpy.linalg.norm(p)))
            middle[key] = len(points) - 1
        return middle[key]

    for a, b, c in triangles:
        ab, bc, ca = between(a, b), between(b, c), between(c, a)
        faces += [(a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca)]
    unit, faces = numpy.array(points), numpy.array(faces)
    all_points, all_faces, tones = [], [], []
    for index in range(count):
        size = 0.011 + 0.034 * chance.random() ** 2.6
        shape = unit * (
            size * numpy.array([chance.uniform(0.9, 1.5), chance.uniform(0.8, 1.1), chance.uniform(0.42, 0.7)])
        )
        # No pebble is an ellipsoid.
        lump = chance.normal(size=3)
        shape = shape * (1 + 0.16 * numpy.sin(unit @ lump * 2.2 + chance.uniform(0, 6)))[:, None]
        a, b = chance.uniform(0, math.tau), chance.normal(0, 0.2)
        spin = numpy.array([(math.cos(a), -math.sin(a), 0), (math.sin(a), math.cos(a), 0), (0, 0, 1)])
        tilt = numpy.array([(1, 0, 0), (0, math.cos(b), -math.sin(b)), (0, math.sin(b), math.cos(b))])
        shape = shape @ tilt.T @ spin.T
        shape += (*chance.uniform(-side / 2, side / 2, 2), size * 0.25 + chance.uniform(-0.004, 0.008))
        all_faces.append(faces + len(unit) * index)
        all_points.append(shape)
        tones.append(numpy.full(len(unit), chance.random()))
    mesh = from_faces(
        "pebbles", numpy.concatenate(all_points).tolist(), numpy.concatenate(all_faces).tolist(), pebble(), True
    )
    mesh.attributes.new("tone", "FLOAT", "POINT").data.foreach_set(
        "value", numpy.concatenate(tones).astype(numpy.float32)
    )
    return mesh


def build_pebbles(center, reach=13.0, seed=3):
    """Real pebbles around the camera, on the beach and some steps into the water."""
    chance = random.Random(seed)
    patches = [pebble_patch(s) for s in range(7)]
    spots = {mesh: [] for mesh in patches}
    step = 0.5
    columns = int(reach / step)
    for row in range(-columns, 2):
        for column in range(-columns, columns + 1):
            x, y = center[0] + column * step + chance.uniform(-0.1, 0.1), center[1] + row * step + chance.uniform(
                -0.1, 0.1
            )
            if math.hypot(x - center[0], y - center[1]) > reach or not -5 < float(inland(x, y)) < 9:
                continue
            z = float(height(x, y))
            gx = (float(height(x + 0.2, y)) - z) / 0.2
            gy = (float(height(x, y + 0.2)) - z) / 0.2
            mesh = chance.choice(patches)
            # A patch lies on the slope: turned about its own normal first, so the slope is told in the turned axes.
            turn = chance.uniform(0, 360)
            c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            u, v = gx * c + gy * s, -gx * s + gy * c
            spots[mesh].append(
                ((x, y, z), (math.degrees(math.atan(v)), -math.degrees(math.atan(u)), turn), chance.uniform(0.9, 1.15))
            )
    for mesh, where in spots.items():
        copies(mesh, where)


def build_point(seed=2):
    """Pines and macchia on the rocky points."""
    chance = random.Random(seed)
    pines = [trees.aleppo_pine_mesh(10.0, s, True) for s in range(4)]
    bushes = [shrubs.shrub_mesh(1.5, 1.2, s, True) for s in range(4)]
    spots = {}
    tries = 0
    while tries < 6500:
        tries += 1
        x, y = chance.uniform(-70, 70), chance.uniform(-100, 10)
        into = float(inland(x, y))
        if into < 3.5 or math.hypot(x + 16, y + 14) < 20:
            continue
        kind = chance.random()
        if into > 7 and kind < 0.16:
            mesh, size = chance.choice(pines), chance.uniform(0.5, 0.95)
        elif kind < 0.4:
            mesh, size = chance.choice(bushes), chance.uniform(0.7, 1.6)
        else:
            continue
        spots.setdefault(mesh, []).append(
            (
                (x, y, float(height(x, y)) - 0.1),
                (chance.uniform(-4, 4), chance.uniform(-4, 4), chance.uniform(0, 360)),
                size,
            )
        )
    for mesh, where in spots.items():
        copies(mesh, where)


def build(center):
    """The whole cove around the camera's foot `center` (x, y)."""
    build_bed(center)
    build_water(center)
    build_pebbles(center)
    build_point()
