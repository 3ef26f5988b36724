"""Open water, air and far land: what lies beyond the shore.

Everything here is in the world's metres (x east, y north, z up, sea level 0). The waves are slopes drawn from noise at several sizes,
not bumps: a slope stays true when a pixel covers ten metres of water, so the sea neither tiles nor turns into a mirror far out.
"""

import bpy
import numpy

from studio.light import HOURS, sky_color
from studio.materials import material, rgb
from studio.mesh import place

# How far one sees: at this distance two thirds of what one sees is air.
CLEAR = 7500.0


def hazed(n, shader, clear=CLEAR):
    """Gives `shader` to the material's output behind the air between it and the camera, in the colour of the sky at the horizon."""
    world = bpy.context.scene.world
    out = n.tree.nodes["Material Output"].inputs["Surface"]
    if not world or "hour" not in world:
        n.tree.links.new(shader, out)
        return
    hour = HOURS[world["hour"]]
    # The sky some degrees above the horizon, where it is bluer than the dust below, in the direction one looks.
    # After sunset that band glows and would make far water brighter than the sky behind it: then the horizon itself.
    lift = 0.1 if hour.height > 11 else 0.04 if hour.height > 0 else 0.015
    away = n.add("VectorMath", {0: n.add("NewGeometry").outputs["Incoming"], 1: (-1, -1, 0)}, operation="MULTIPLY")
    up = n.add("VectorMath", {0: away, 1: (0, 0, lift)}, operation="ADD")
    sky = sky_color(n.tree, hour, up.outputs[0])
    air = n.add("Emission", {"Color": sky, "Strength": hour.sky})
    far = n.add("Math", {0: n.add("CameraData").outputs["View Distance"], 1: -clear}, operation="DIVIDE")
    left = n.add("Math", {0: 2.718282, 1: far}, operation="POWER")
    both = n.add("MixShader", {"Fac": left})
    n.tree.links.new(air.outputs[0], both.inputs[1])
    n.tree.links.new(shader, both.inputs[2])
    n.tree.links.new(both.outputs[0], out)
    # The air shines on nothing.
    n.material.cycles.sample_as_light = False


def ripples(n, sizes):
    """How far waves of several sizes tilt the water's surface: (metres, steepness) pairs."""
    where = n.place()
    total = None
    for index, (size, steep) in enumerate(sizes):
        turned = n.add(
            "Mapping",
            {
                "Vector": where,
                "Location": (index * 31.7, index * 17.3, 0),
                "Rotation": (0, 0, 0.35 + 0.5 * index),
                "Scale": (1, 0.62, 1),
            },
        )
        noise = n.add("TexNoise", {"Scale": 1 / size, "Detail": 2.5, "Roughness": 0.6, "Vector": turned})
        centred = n.add("VectorMath", {0: noise.outputs["Color"], 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT")
        scaled = n.add("VectorMath", {0: centred, 1: (steep * 7, steep * 7, 0)}, operation="MULTIPLY")
        total = scaled if total is None else n.add("VectorMath", {0: total, 1: scaled}, operation="ADD")
    return total


def gusts(n, size, long, wind=1.0):
    """How much of the waves the wind raises here and there, in patches of `size` metres, `long` times as long as wide."""
    patches = n.noise(size, 4, 0.6, n.place((1 / long, 1, 1)))
    range_of = {"From Min": 0.36, "From Max": 0.62, "To Min": 0.35 * wind, "To Max": 1.15 * wind}
    return n.add("MapRange", {"Value": patches, **range_of}).outputs[0]


def slopes(n, tilt, share, flat=(0, 0, 1)):
    """The normal of water tilted by `share` of `tilt` from its normal when `flat`."""
    blown = n.add("VectorMath", {0: tilt, "Scale": share}, operation="SCALE")
    normal = n.add("VectorMath", {0: blown, 1: flat}, operation="ADD")
    return n.add("VectorMath", {0: normal}, operation="NORMALIZE").outputs[0]


@material
def open_sea(n, wind=1.0, deep="#0A3F52", middle="#165E72", shallow="#3F9C9C"):
    """Water seen from above it; the mesh's attribute `depth` (metres) says where it turns turquoise."""
    depth = n.add("Attribute", attribute_name="depth").outputs["Fac"]
    patches = n.add(
        "MapRange", {"Value": n.noise(35, 5, 0.6), "From Min": 0.3, "From Max": 0.7, "To Min": 0.7, "To Max": 1.35}
    ).outputs[0]
    felt = n.add(
        "Math", {0: n.add("Math", {0: depth, 1: patches}, operation="MULTIPLY"), 1: 24.0}, operation="DIVIDE"
    ).outputs[0]
    tone = n.ramp(felt, (0.0, "#A3BFAE"), (0.05, shallow), (0.26, middle), (0.8, deep))
    n.set(
        Base_Color=tone,
        Roughness=0.03 + 0.07 * min(1, wind),
        Specular=0.27,
        Normal=slopes(n, ripples(n, ((34, 0.022), (8, 0.045), (1.9, 0.075), (0.5, 0.05))), gusts(n, 150, 2.9, wind)),
    )
    hazed(n, n.surface.outputs[0])


@material
def far_land(n, color="#66734F"):
    """An island: macchia above, a pale line of rock at the water."""
    height = n.add("SeparateXYZ", {"Vector": n.add("NewGeometry").outputs["Position"]}).outputs[2]
    rock = n.add(
        "MapRange",
        {
            "Value": n.add(
                "Math",
                {0: height, 1: n.add("Math", {0: n.noise(40, 5), 1: 14.0}, operation="MULTIPLY")},
                operation="ADD",
            ).outputs[0],
            "From Min": 8,
            "From Max": 13,
        },
    ).outputs[0]
    green = n.ramp(n.noise(90, 8, 0.7), (0.35, "#4E5D3F"), (0.5, color), (0.68, "#A39B80"))
    n.set(Base_Color=n.mix(rock, rgb("#CFC6B4"), green), Roughness=1.0, Specular=0.1)
    hazed(n, n.surface.outputs[0])


def axis(near, far, low, high, step):
    """Coordinates of a grid's lines: `step` apart from low to high, then ever wider to near and far."""
    fine = numpy.arange(low, high + step, step)
    widths = step * 1.25 ** numpy.arange(1, 60)
    after = high + numpy.cumsum(widths)
    before = low - numpy.cumsum(widths)
    return numpy.concatenate(([near], before[before > near][::-1], fine, after[after < far], [far]))


def field(name, xs, ys, heights, surface, keep=None, attributes=None):
    """A mesh over the lines xs and ys; heights[row, column] in metres; `keep` says which of its faces stay, attributes are per point."""
    columns, rows = len(xs), len(ys)
    x, y = numpy.meshgrid(xs, ys)
    points = numpy.stack((x, y, heights), -1).reshape(-1, 3).astype(numpy.float32)
    corner = (numpy.arange(rows - 1)[:, None] * columns + numpy.arange(columns - 1)[None, :]).ravel()
    faces = numpy.stack((corner, corner + 1, corner + columns + 1, corner + columns), -1)
    if keep is not None:
        faces = faces[keep.ravel()]
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel().astype(numpy.int32))
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", numpy.arange(0, faces.size, 4, dtype=numpy.int32))
    mesh.polygons.foreach_set("loop_total", numpy.full(len(faces), 4, dtype=numpy.int32))
    mesh.polygons.foreach_set("use_smooth", numpy.ones(len(faces), dtype=bool))
    for key, values in (attributes or {}).items():
        mesh.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", values.ravel().astype(numpy.float32))
    mesh.materials.append(surface)
    mesh.update(calc_edges=True)
    mesh.validate()
    return mesh


def build_sea(depth_at, wind=1.0, reach=30000):
    """The sea to the horizon. depth_at(x, y) takes arrays and gives metres of water (below 0 is land)."""
    xs = axis(-reach, reach, -420, 520, 5)
    ys = axis(-reach, 400, -760, -20, 5)
    x, y = numpy.meshgrid(xs, ys)
    depth = numpy.clip(depth_at(x, y), 0, 40)
    return place(field("sea", xs, ys, numpy.zeros_like(x), open_sea(wind), attributes={"depth": depth}))


def bumps(x, y, sizes, seed):
    """Soft hills between -1 and 1 from a few crossed waves: (metres) sizes."""
    chance = numpy.random.default_rng(seed)
    total, weight = 0, 0
    for size in sizes:
        for _ in range(4):
            angle, phase = chance.uniform(0, 6.283, 2)
            pull = 6.283 / (size * chance.uniform(0.7, 1.4))
            total = total + size * numpy.sin((x * numpy.cos(angle) + y * numpy.sin(angle)) * pull + phase)
            weight += size * 2
    return total / weight


# bearing (degrees clockwise from north), distance, width across the view, depth along it, height; all in metres
ISLANDS = (
    (152, 3100, 1500, 500, 74),
    (163, 7600, 4200, 900, 210),
    (176, 5200, 900, 400, 62),
    (183, 8200, 3600, 900, 260),
    (196, 4100, 1300, 420, 88),
    (203, 7900, 2600, 700, 190),
    (214, 2600, 620, 260, 46),
    (224, 6400, 2900, 800, 150),
    (139, 6800, 3300, 900, 170),
    (127, 4300, 1700, 600, 110),
    (238, 5200, 2600, 800, 130),
    (116, 8000, 5200, 1200, 320),
)


def build_islands():
    """Islands on the horizon, two to eight kilometres out, as one sees them from the house."""
    ground = far_land()
    for seed, (bearing, distance, width, depth, height) in enumerate(ISLANDS):
        angle = numpy.radians(bearing)
        xs, ys = numpy.linspace(-1, 1, 90), numpy.linspace(-1, 1, 24)
        x, y = numpy.meshgrid(xs, ys)
        wave = bumps(x * width, y * depth, (width * 0.7, width * 0.3, width * 0.12, width * 0.05), seed)
        reach = x * x + y * y + 0.35 * bumps(x * width, y * depth, (width * 0.4, width * 0.15), seed + 50)
        rise = numpy.clip(1 - reach, -0.1, 1)
        z = height * numpy.sign(rise) * numpy.abs(rise) ** 0.8 * (0.72 + 0.75 * wave)
        mesh = field("island", xs * width / 2, ys * depth / 2, numpy.where(rise < 0, -3, z), ground)
        place(mesh, (distance * numpy.sin(angle), distance * numpy.cos(angle), 0), (0, 0, -bearing + 180))
