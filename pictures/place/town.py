"""The old town on its promontory, the harbour, the shores and the sea: the view from the villa, the same in every picture.

World coordinates (metres; x east, y north, z up, sea level 0). `build_view` is all that others need. The town is one mesh put
together house by house, each different; colours lie in attributes of its faces, so a handful of materials serve it all.
"""

import math
import random

import bpy
import numpy

from place import garden
from place.grove import build_grove
from place.mole import build_mole, furnish_mole
from place.sea import build_islands, build_sea, bumps, field, hazed
from studio.materials import material, rgb
from studio.mesh import copies, copy_tree, from_faces, place
from things import boats, plants

TOWN = (-75.0, -340.0)
QUAY = 1.25

PLASTERS = (
    "#DCD2BF",
    "#D0C5B2",
    "#EAE4D8",
    "#E4DCCB",
    "#F2ECE0",
    "#F3E6CB",
    "#EBD3AC",
    "#E5BF96",
    "#E0B49C",
    "#F5F2EA",
    "#F1EDE6",
    "#E3C7B4",
    "#EFDDB8",
)
STONES = ("#D6CAB3", "#CBBDA3", "#DDD3C0", "#C4B79E")
ROOFS = ("#AC6A48", "#A06044", "#BA7E5C", "#8F5A45", "#B0785A", "#C3957A", "#A56E52", "#B7876C", "#9A6A54")
SHUTTERS = ("#4F6B55", "#5F7F84", "#6B5040", "#3E5C6B", "#7F8478", "#54705F", "#8A6A4A", "#E4DED0")


# ---------------------------------------------------------------- land


def town_reach(angle):
    """How far the promontory reaches from its middle, by angle in radians."""
    lobes = 0.085 * numpy.sin(2 * angle + 0.9) + 0.055 * numpy.sin(3 * angle + 1.9) + 0.028 * numpy.sin(5 * angle + 0.4)
    return 84 * (1 + lobes + 0.01 * numpy.sin(11 * angle))


def inland(x, y):
    """Metres from the shore, positive on land; a rough distance, right near the shore."""
    x, y = numpy.asarray(x, float), numpy.asarray(y, float)
    dx, dy = x - TOWN[0], y - TOWN[1]
    town = town_reach(numpy.arctan2(dy, dx)) - numpy.hypot(dx, dy)
    ragged = 9 * bumps(x, y, (150, 60), 3) + 3 * bumps(x, y, (22,), 4)
    # The villa's shore runs east and west; in the west it turns south and carries the neck of land to the town.
    coast = numpy.where(
        x < -140, -184 - 0.012 * (x + 140) ** 2, numpy.where(x > 170, -184 - 0.0011 * (x - 170) ** 2, -184)
    )
    slope = numpy.where(x < -140, 1 / numpy.sqrt(1 + (0.024 * (x + 140)) ** 2), 1)
    main = (y - coast) * slope + ragged
    neck = 22 - numpy.abs(y + 352 + 0.1 * (x + 150)) - numpy.clip(x + 120, 0, None) * 0.5
    neck = numpy.minimum(neck, -60 - x)
    # The headland in the east: long, wooded, pointing south-west.
    hx, hy = (x - 330) * 0.83 + (y + 400) * 0.55, -(x - 330) * 0.55 + (y + 400) * 0.83
    head = (1 - numpy.hypot(hx / 175, hy / 78)) * 78 + ragged
    return numpy.maximum.reduce([town, main, neck, head])


def ground(x, y):
    """Height of land in metres, below 0 under water."""
    x, y = numpy.asarray(x, float), numpy.asarray(y, float)
    into = inland(x, y)
    dx, dy = x - TOWN[0], y - TOWN[1]
    away = numpy.hypot(dx, dy)
    town = town_reach(numpy.arctan2(dy, dx)) - away
    dome = 1.2 + 11.0 * numpy.clip(1 - (away / (town_reach(numpy.arctan2(dy, dx)) - 9)) ** 1.6, 0, 1)
    villa = numpy.clip(1.2 + (y + 176) * 0.1355, 0.6, 24) - 0.6
    rise = 1.1 + 0.16 * numpy.clip(into - 4, 0, 260) * (1 + 0.35 * bumps(x, y, (170, 70), 8))
    wide = numpy.clip((numpy.abs(x + 5) - 60) / 60, 0, 1)
    land = numpy.where(y > -300, villa * (1 - wide) + rise * wide, rise)
    neck = (x < -100) & (y < -300) & (into < 26)
    land = numpy.where(neck, numpy.minimum(land, 1.4 + 0.05 * into), land)
    land = numpy.where(town > 0, dome, land)
    rocks = numpy.clip(into * 0.45, -4, 1.6)
    return numpy.where(into < 6, numpy.minimum(rocks, numpy.maximum(land, 0.4)), land)


def depth_at(x, y):
    """Metres of water; it deepens fast off the quays, slowly off the beaches."""
    open_water = numpy.maximum(numpy.hypot(x + 20, y + 330) - 380, 0)
    return -inland(x, y) * 0.3 + open_water * 0.2


@material
def shore(n):
    """Limestone at the water, red earth and macchia above."""
    height = n.add("SeparateXYZ", {"Vector": n.add("NewGeometry").outputs["Position"]}).outputs[2]
    level = n.add("Math", {0: n.noise(5, 6, 0.65), 1: 2.6, 2: height}, operation="MULTIPLY_ADD").outputs[0]
    rock = n.ramp(n.noise(1.6, 8, 0.7), (0.3, "#8F8674"), (0.55, "#CFC6B4"), (0.75, "#E3DBCA"))
    earth = n.ramp(n.noise(6, 8, 0.7), (0.35, "#4B5636"), (0.52, "#66693F"), (0.64, "#8C8158"), (0.76, "#B3A37F"))
    tone = n.mix(n.add("MapRange", {"Value": level, "From Min": 2.6, "From Max": 3.6}).outputs[0], rock, earth)
    wet = n.add("MapRange", {"Value": level, "From Min": 1.4, "From Max": 1.75}).outputs[0]
    n.set(
        Base_Color=n.mix(wet, rgb("#6B6353"), tone),
        Roughness=0.95,
        Specular=0.2,
        Normal=n.bump(n.noise(1.1, 8, 0.7), 0.5, 0.8),
    )
    hazed(n, n.surface.outputs[0])


def build_land():
    """Terrain around the bay; the strip between the house and the shore is the garden's."""
    xs, ys = numpy.arange(-620, 700, 4.0), numpy.arange(-640, -11, 4.0)
    x, y = numpy.meshgrid(xs, ys)
    z = ground(x, y)
    keep = numpy.maximum.reduce([z[1:, 1:], z[:-1, 1:], z[1:, :-1], z[:-1, :-1]]) > -3.5
    keep &= ~((numpy.abs(x[1:, 1:] + 2) < 62) & (y[1:, 1:] > -172))
    return place(field("land", xs, ys, z, shore(), keep))


# ---------------------------------------------------------------- houses

KINDS = ("wall", "roof", "dark", "lit")


@material
def town_wall(n):
    """Walls, shutters, stone trims: the colour is the face's own; rain and sun have been at it."""
    tone = n.add("Attribute", attribute_name="tone").outputs["Color"]
    clouds = n.ramp(n.noise(1.1, 7, 0.65), (0.34, "#D6CEC0"), (0.6, "#FFFFFF"))
    streaks = n.ramp(n.noise(0.5, 4, 0.6, n.place((1, 1, 0.14))), (0.36, "#DFD8CC"), (0.58, "#FFFFFF"))
    tone = n.mix(0.5, n.mix(0.55, tone, clouds, "MULTIPLY"), streaks, "MULTIPLY")
    n.set(Base_Color=tone, Roughness=0.9, Specular=0.2, Normal=n.bump(n.noise(0.22, 6, 0.65), 0.02, 0.7))
    hazed(n, n.surface.outputs[0])


@material
def town_roof(n):
    """Monk and nun tiles: furrows across `run` (the direction of the eaves), courses by height, each tile its own shade."""
    tone = n.add("Attribute", attribute_name="tone").outputs["Color"]
    run = n.add("Attribute", attribute_name="run").outputs["Vector"]
    where = n.place()
    along = n.add("VectorMath", {0: where, 1: run}, operation="DOT_PRODUCT").outputs["Value"]
    column = n.add("Math", {0: along, 1: 0.22}, operation="DIVIDE").outputs[0]
    course = n.add(
        "Math", {0: n.add("SeparateXYZ", {"Vector": where}).outputs[2], 1: 0.15}, operation="DIVIDE"
    ).outputs[0]
    cell = n.add(
        "CombineXYZ",
        {"X": n.add("Math", {0: column}, operation="FLOOR"), "Y": n.add("Math", {0: course}, operation="FLOOR")},
    )
    own = n.add("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs["Value"]
    shade = n.add("MapRange", {"Value": own, "To Min": 0.72, "To Max": 1.22}).outputs[0]
    tone = n.add("HueSaturation", {"Color": tone, "Value": shade}).outputs[0]
    lichen = n.ramp(n.noise(1.4, 7, 0.7), (0.4, "#FFFFFF"), (0.66, "#B9AA90"))
    tone = n.mix(0.6, tone, lichen, "MULTIPLY")
    wave = n.add("Math", {0: n.add("Math", {0: column, 1: 6.2832}, operation="MULTIPLY")}, operation="SINE").outputs[0]
    step = n.add("Math", {0: course}, operation="FRACT").outputs[0]
    furrow = n.add("MapRange", {"Value": wave, "From Min": -1, "From Max": 0.2, "To Min": 0.55, "To Max": 1.0}).outputs[
        0
    ]
    tone = n.add("HueSaturation", {"Color": tone, "Value": furrow}).outputs[0]
    height = n.add("Math", {0: step, 1: 0.25, 2: wave}, operation="MULTIPLY_ADD").outputs[0]
    n.set(Base_Color=tone, Roughness=0.9, Specular=0.2, Normal=n.bump(height, 0.05, 0.8))
    hazed(n, n.surface.outputs[0])


@material
def town_pane(n):
    """Panes and dark rooms behind them, from outside."""
    n.set(Base_Color=rgb("#2B3437"), Roughness=0.12, Specular=0.6)
    hazed(n, n.surface.outputs[0])


@material
def town_lamp(n, strength=1.6):
    """A window with a lamp behind it."""
    warm = n.ramp(n.noise(0.8, 2), (0.35, "#FFB55E"), (0.65, "#FFDFA6"))
    n.set(Base_Color=rgb("#443322"), Emission=warm, Emission_Strength=strength)
    hazed(n, n.surface.outputs[0])


class Masonry:
    """Collects faces of many houses and makes one mesh of them."""

    def __init__(self):
        self.points, self.faces, self.kinds, self.tones, self.runs = [], [], [], [], []
        self.move(0, 0, 0, 0)

    def move(self, x, y, z, degrees):
        """From now on u runs along a front, v out of it and w up, from this point."""
        self.origin = (x, y, z)
        self.cos, self.sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def point(self, u, v, w):
        x, y, z = self.origin
        return (x + u * self.cos - v * self.sin, y + u * self.sin + v * self.cos, z + w)

    def face(self, corners, kind, tone, run=(1, 0)):
        first = len(self.points)
        self.points.extend(self.point(*corner) for corner in corners)
        self.faces.append(tuple(range(first, first + len(corners))))
        self.kinds.append(KINDS.index(kind))
        self.tones.append(tone)
        self.runs.append((run[0] * self.cos - run[1] * self.sin, run[0] * self.sin + run[1] * self.cos, 0))

    def block(self, low, high, kind, tone):
        (a, b, c), (d, e, f) = low, high
        self.face(((a, e, c), (d, e, c), (d, e, f), (a, e, f)), kind, tone)
        self.face(((d, b, c), (a, b, c), (a, b, f), (d, b, f)), kind, tone)
        self.face(((a, b, c), (a, e, c), (a, e, f), (a, b, f)), kind, tone)
        self.face(((d, e, c), (d, b, c), (d, b, f), (d, e, f)), kind, tone)
        self.face(((a, b, f), (a, e, f), (d, e, f), (d, b, f)), kind, tone)
        self.face(((a, b, c), (d, b, c), (d, e, c), (a, e, c)), kind, tone)

    def make(self, name, surfaces):
        mesh = from_faces(name, self.points, self.faces, surfaces[0])
        for surface in surfaces[1:]:
            mesh.materials.append(surface)
        mesh.polygons.foreach_set("material_index", self.kinds)
        mesh.attributes.new("tone", "FLOAT_COLOR", "FACE").data.foreach_set(
            "color", numpy.array(self.tones, dtype=numpy.float32).ravel()
        )
        mesh.attributes.new("run", "FLOAT_VECTOR", "FACE").data.foreach_set(
            "vector", numpy.array(self.runs, dtype=numpy.float32).ravel()
        )
        return place(mesh)


def shade(color, amount):
    return tuple(min(1.0, c * amount) for c in color[:3]) + (1.0,)


def front(m, chance, width, height, at, tone, trim, shutter, glow, ground_floor=True, rows=None):
    """A wall with windows set into it: from u = -width/2 to width/2 at v = `at`, looking along +v; storeys of about 2.9 m."""
    storeys = rows or max(1, round(height / 2.95))
    storey = height / storeys
    count = max(1, round(width / chance.uniform(2.2, 3.0)))
    wide = chance.choice((0.8, 0.9, 1.0))
    centres = [(i + 0.5) / count * width - width / 2 + chance.uniform(-0.12, 0.12) for i in range(count)]
    holes = {}
    for row in range(storeys):
        for column, centre in enumerate(centres):
            if row == 0 and ground_floor:
                kind = chance.random()
                if kind < 0.45:
                    holes[row, column] = (centre, wide * 1.15, 0.02, min(2.25, storey - 0.4), "door")
                elif kind < 0.8:
                    holes[row, column] = (centre, wide, 1.0, min(2.2, storey - 0.35), "window")
            elif chance.random() < 0.88:
                low = 0.85 if row < storeys - 1 or storeys < 3 else 1.0
                holes[row, column] = (centre, wide, low, min(low + 1.35, storey - 0.25), "window")
    u_lines = [-width / 2]
    for centre in centres:
        u_lines += [centre - wide / 2, centre + wide / 2]
    u_lines.append(width / 2)
    for row in range(storeys):
        base = row * storey
        for part in range(len(u_lines) - 1):
            left, right = u_lines[part], u_lines[part + 1]
            hole = holes.get((row, part // 2)) if part % 2 else None
            if hole is None:
                m.face(
                    ((left, at, base), (right, at, base), (right, at, base + storey), (left, at, base + storey)),
                    "wall",
                    tone,
                )
                continue
            centre, _, low, high, kind = hole
            low, high = base + low, base + high
            m.face(((left, at, base), (right, at, base), (right, at, low), (left, at, low)), "wall", tone)
            m.face(
                ((left, at, high), (right, at, high), (right, at, base + storey), (left, at, base + storey)),
                "wall",
                tone,
            )
            deep = at - 0.2
            m.face(((left, at, low), (left, deep, low), (left, deep, high), (left, at, high)), "wall", trim)
            m.face(((right, deep, low), (right, at, low), (right, at, high), (right, deep, high)), "wall", trim)
            m.face(((left, deep, high), (right, deep, high), (right, at, high), (left, at, high)), "wall", trim)
            m.face(((left, at, low), (right, at, low), (right, deep, low), (left, deep, low)), "wall", trim)
            state = chance.random()
            if kind == "door":
                m.face(
                    ((left, deep, low), (right, deep, low), (right, deep, high), (left, deep, high)), "wall", shutter
                )
            elif state < 0.3:
                # Shutters closed against the heat.
                m.face(
                    (
                        (left, at - 0.04, low),
                        (right, at - 0.04, low),
                        (right, at - 0.04, high),
                        (left, at - 0.04, high),
                    ),
                    "wall",
                    shutter,
                )
            else:
                lit = "lit" if chance.random() < glow else "dark"
                m.face(((left, deep, low), (right, deep, low), (right, deep, high), (left, deep, high)), lit, tone)
                if state < 0.85:
                    for side in (-1, 1):
                        edge = left if side < 0 else right
                        a, b = sorted((edge, edge + side * (right - left) * 0.5))
                        m.block((a, at, low), (b, at + 0.05, high), "wall", shutter)
            # Sill and lintel.
            if kind == "window":
                m.block((left - 0.1, at, low - 0.12), (right + 0.1, at + 0.09, low), "wall", trim)


def house(m, chance, x, y, z, degrees, width, depth, height, glow=0.0, palette=PLASTERS, below=2.0):
    """A house whose front's middle is at (x, y, z), looking towards `degrees` + 90; it reaches back by `depth` and `below` the ground."""
    tone = shade(rgb(chance.choice(palette)), chance.uniform(0.82, 1.0))
    trim = shade(rgb(chance.choice(STONES)), chance.uniform(0.9, 1.05))
    shutter = shade(rgb(chance.choice(SHUTTERS)), chance.uniform(0.8, 1.1))
    tiles = shade(rgb(chance.choice(ROOFS)), chance.uniform(0.8, 1.15))
    w, d = width / 2, depth
    m.move(x, y, z, degrees)
    front(m, chance, width, height, 0, tone, trim, shutter, glow)
    for a, b in (((-w, 0), (-w, -d)), ((w, -d), (w, 0))):
        m.face(((*a, 0), (*b, 0), (*b, height), (*a, height)), "wall", tone)
    for a, b in (((-w, 0), (w, 0)), ((-w, -d), (-w, 0)), ((w, 0), (w, -d)), ((w, -d), (-w, -d))):
        m.face(((*a, -below), (*b, -below), (*b, 0), (*a, 0)), "wall", shade(trim, 0.9))
    # The back is the same wall turned round.
    bx, by, _ = m.point(0, -d, 0)
    m.move(bx, by, z, degrees + 180)
    front(m, chance, width, height, 0, tone, trim, shutter, glow, ground_floor=False)
    m.move(x, y, z, degrees)
    for side in (-1, 1):
        # Some windows in the gables as well, flat ones: neighbours cover most.
        if chance.random() < 0.6:
            for row in range(1, max(2, round(height / 2.95))):
                v, low = -d * chance.choice((0.3, 0.5, 0.68)), row * 2.95 + 0.85
                u = side * (w + 0.012)
                m.face(
                    ((u, v - 0.42, low), (u, v + 0.42, low), (u, v + 0.42, low + 1.25), (u, v - 0.42, low + 1.25)),
                    "lit" if chance.random() < glow else "dark",
                    tone,
                )
    roof(m, chance, w, d, height, tone, tiles)
    if chance.random() < 0.75:
        u, v = chance.uniform(-w * 0.7, w * 0.7), -d * chance.uniform(0.25, 0.75)
        top = height + d * 0.5 * 0.5 + chance.uniform(0.4, 1.0)
        m.block((u - 0.3, v - 0.25, height), (u + 0.3, v + 0.25, top), "wall", shade(tone, 0.95))
        m.block((u - 0.4, v - 0.35, top), (u + 0.4, v + 0.35, top + 0.12), "wall", trim)
        m.block((u - 0.22, v - 0.18, top + 0.12), (u + 0.22, v + 0.18, top + 0.35), "roof", tiles)


def roof(m, chance, w, d, height, tone, tiles, kind=None):
    """Gabled along or across the front, or hipped; tiles overhang the walls."""
    pitch = math.tan(math.radians(chance.uniform(20, 29)))
    over, ends, thick = 0.38, 0.16, 0.16
    kind = kind or chance.choices(("along", "across", "hip"), (0.6, 0.2, 0.2))[0]
    front_edge, back_edge = over, -d - over

    if kind == "across" and w * 2 < d * 1.3:
        rise = w * pitch
        top = height + rise
        low = height - over * pitch
        a, b = ends, -d - ends
        for side in (-1, 1):
            u = side * (w + over)
            m.face(
                ((u, a, low + thick), (0, a, top + thick), (0, b, top + thick), (u, b, low + thick)),
                "roof",
                tiles,
                (0, 1),
            )
            m.face(
                ((u, a, low), (u, a, low + thick), (u, b, low + thick), (u, b, low)), "roof", shade(tiles, 0.7), (0, 1)
            )
            m.face(((u, a, low), (0, a, top), (0, b, top), (u, b, low)), "wall", shade(tone, 0.8))
            for v in (a, b):
                m.face(
                    ((u, v, low), (0, v, top), (0, v, top + thick), (u, v, low + thick)),
                    "roof",
                    shade(tiles, 0.8),
                    (1, 0),
                )
        for v in (0, -d):
            m.face(((-w, v, height), (w, v, height), (0, v, top)), "wall", tone)
        m.block((-0.13, b, top + thick - 0.05), (0.13, a, top + thick + 0.1), "roof", shade(tiles, 1.05))
        return
    rise = d / 2 * pitch
    top, low, middle = height + rise, height - over * pitch, -d / 2
    if kind == "hip" and w > d / 2 * 0.9:
        u1, u2 = w + over, max(0.3, w - d / 2)
        low_corners = [(-u1, front_edge), (u1, front_edge), (u1, back_edge), (-u1, back_edge)]
        lift = low + thick
        m.face(
            ((-u1, front_edge, lift), (u1, front_edge, lift), (u2, middle, top + thick), (-u2, middle, top + thick)),
            "roof",
            tiles,
            (1, 0),
        )
        m.face(
            ((u1, back_edge, lift), (-u1, back_edge, lift), (-u2, middle, top + thick), (u2, middle, top + thick)),
            "roof",
            tiles,
            (1, 0),
        )
        m.face(((u1, front_edge, lift), (u1, back_edge, lift), (u2, middle, top + thick)), "roof", tiles, (0, 1))
        m.face(((-u1, back_edge, lift), (-u1, front_edge, lift), (-u2, middle, top + thick)), "roof", tiles, (0, 1))
        for a, b in zip(low_corners, low_corners[1:] + low_corners[:1]):
            m.face(((*a, low), (*b, low), (*b, lift), (*a, lift)), "roof", shade(tiles, 0.7), (1, 0))
        m.face([(*corner, low) for corner in reversed(low_corners)], "wall", shade(tone, 0.8))
        m.block(
            (-u2, middle - 0.13, top + thick - 0.05), (u2, middle + 0.13, top + thick + 0.1), "roof", shade(tiles, 1.05)
        )
        return
    u = w + ends
    for edge in (front_edge, back_edge):
        m.face(
            ((-u, edge, low + thick), (u, edge, low + thick), (u, middle, top + thick), (-u, middle, top + thick)),
            "roof",
            tiles,
            (1, 0),
        )
        m.face(
            ((-u, edge, low), (u, edge, low), (u, edge, low + thick), (-u, edge, low + thick)),
            "roof",
            shade(tiles, 0.7),
            (1, 0),
        )
        m.face(((-u, edge, low), (u, edge, low), (u, middle, top), (-u, middle, top)), "wall", shade(tone, 0.8))
        for end in (-u, u):
            m.face(
                ((end, edge, low), (end, middle, top), (end, middle, top + thick), (end, edge, low + thick)),
                "roof",
                shade(tiles, 0.8),
                (0, 1),
            )
    for end in (-w, w):
        m.face(((end, 0, height), (end, -d, height), (end, middle, top)), "wall", tone)
    m.block((-u, middle - 0.13, top + thick - 0.05), (u, middle + 0.13, top + thick + 0.1), "roof", shade(tiles, 1.05))


AWNINGS = ("#E9DFC9", "#C9704A", "#EDE6D6", "#3F6672", "#D9CBB0")


def awning(m, chance, width):
    """Cloth over a café's door, on the house the masonry stands at."""
    u, half, tone = chance.uniform(-0.15, 0.15) * width, width * chance.uniform(0.28, 0.42), rgb(chance.choice(AWNINGS))
    m.face(((u - half, 0.02, 2.95), (u + half, 0.02, 2.95), (u + half, 1.9, 2.35), (u - half, 1.9, 2.35)), "wall", tone)
    m.face(
        ((u - half, 1.9, 2.35), (u + half, 1.9, 2.35), (u + half, 1.9, 2.13), (u - half, 1.9, 2.13)),
        "wall",
        shade(tone, 0.9),
    )
    for side in (-1, 1):
        m.face(
            ((u + side * half, 0.02, 2.95), (u + side * half, 1.9, 2.35), (u + side * half, 1.9, 2.13)),
            "wall",
            shade(tone, 0.85),
        )


def parasol(m, chance, x, y, z):
    """A café's parasol with a table and stools under it."""
    m.move(x, y, z, chance.uniform(0, 90))
    tone = rgb(chance.choice(("#EFE7D6", "#EFE7D6", "#E4D8C0")))
    m.block((-0.03, -0.03, 0), (0.03, 0.03, 2.7), "wall", rgb("#8A6A4A"))
    for a, b in (
        ((-1.3, -1.3), (1.3, -1.3)),
        ((1.3, -1.3), (1.3, 1.3)),
        ((1.3, 1.3), (-1.3, 1.3)),
        ((-1.3, 1.3), (-1.3, -1.3)),
    ):
        m.face(((*a, 2.15), (*b, 2.15), (0, 0, 2.75)), "wall", shade(tone, chance.uniform(0.95, 1.0)))
        m.face(((*a, 1.97), (*b, 1.97), (*b, 2.15), (*a, 2.15)), "wall", shade(tone, 0.9))
    m.block((-0.35, -0.35, 0.7), (0.35, 0.35, 0.74), "wall", rgb("#D8CDB8"))
    for u, v in ((-0.8, 0), (0.8, 0.1), (0.1, 0.8), (-0.1, -0.8)):
        m.block((u - 0.2, v - 0.2, 0), (u + 0.2, v + 0.2, 0.45), "wall", rgb("#6F5A44"))
        m.block(
            (u * 1.2 - 0.2 * (v != 0), v * 1.2 - 0.2 * (u != 0), 0.45),
            (u * 1.2 + 0.2, v * 1.2 + 0.2, 0.85),
            "wall",
            rgb("#6F5A44"),
        )


def church(m, chance, x, y, z, degrees, glow=0.0):
    """A nave of limestone with an apse and a bell tower of 32 m; the origin is the middle of the nave's west front."""
    stone = rgb("#DCD1BB")
    trim = rgb("#E6DCC8")
    tiles = rgb("#B06A45")
    m.move(x, y, z, degrees)
    width, length, high = 12.0, 26.0, 12.0
    w = width / 2
    for a, b in (((-w, 0), (-w, -length)), ((w, -length), (w, 0)), ((w, 0), (-w, 0)), ((-w, -length), (w, -length))):
        m.face(((*a, -4), (*b, -4), (*b, high), (*a, high)), "wall", stone)
    roof(m, random.Random(5), w, length, high, stone, tiles, "across")
    for side in (-1, 1):
        u = side * (w + 0.02)
        for v in (-5, -10, -15, -20):
            arch(m, (u, v, 6.0), 1.1, 3.4, (0, 1), "lit" if glow else "dark", stone)
    # The rose window and the door of the front.
    ring = [(1.5 * math.cos(t), 0.03, 9.6 + 1.5 * math.sin(t)) for t in numpy.linspace(0, math.tau, 16, False)]
    m.face(ring, "dark", stone)
    arch(m, (0, 0.03, 0.0), 2.2, 4.2, (1, 0), "wall", rgb("#5B4636"))
    # The tower beside the choir.
    m.move(*m.point(-w - 3.2, -length + 5, 0), degrees)
    half, body = 2.7, 20.0
    m.block((-half, -half, -4), (half, half, body), "wall", stone)
    for level in (0.15, 7, 13.6, body - 0.3):
        m.block((-half - 0.22, -half - 0.22, level), (half + 0.22, half + 0.22, level + 0.4), "wall", trim)
    for level, openings in ((9.0, 1), (15.2, 2)):
        for side in range(4):
            tower_openings(m, half, level, openings, side, 2.6)
    # The belfry: pillars, open between them.
    for a in (-1, 1):
        for b in (-1, 1):
            m.block((a * 2.0 - 0.55, b * 2.0 - 0.55, body), (a * 2.0 + 0.55, b * 2.0 + 0.55, body + 4.2), "wall", stone)
        m.block((a * 2.2 - 0.25, -0.25, body), (a * 2.2 + 0.25, 0.25, body + 4.2), "wall", trim)
        m.block((-0.25, a * 2.2 - 0.25, body), (0.25, a * 2.2 + 0.25, body + 4.2), "wall", trim)
    m.block((-0.9, -0.9, body + 1.2), (0.9, 0.9, body + 2.8), "wall", rgb("#4A4238"))
    m.block((-half, -half, body + 4.0), (half, half, body + 5.0), "wall", stone)
    m.block((-half - 0.3, -half - 0.3, body + 5.0), (half + 0.3, half + 0.3, body + 5.4), "wall", trim)
    base, tip = body + 5.4, body + 12.2
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        run = (1, 0) if a[1] == b[1] else (0, 1)
        m.face(((*a, base), (*b, base), (0, 0, tip)), "wall", rgb("#C9B99E"), run)
    m.block((-0.05, -0.05, tip - 0.3), (0.05, 0.05, tip + 1.6), "wall", rgb("#3A3633"))
    m.block((-0.4, -0.04, tip + 0.8), (0.4, 0.04, tip + 0.9), "wall", rgb("#3A3633"))


def tower_openings(m, half, level, count, side, high):
    turn = ((1, 0), (0, 1), (1, 0), (0, 1))[side]
    sign = (1, 1, -1, -1)[side]
    for index in range(count):
        off = (index - (count - 1) / 2) * 1.7
        out = sign * (half + 0.03)
        at = (off, out, level) if turn == (1, 0) else (out, off, level)
        arch(m, at, 1.1, high, turn, "dark", (0, 0, 0, 1))


def arch(m, at, width, high, along, kind, tone):
    """A flat opening with a round head; `at` is the middle of its foot."""
    u, v, w = at
    shape = [(-width / 2, 0), (width / 2, 0)]
    shape += [
        (width / 2 * math.cos(t), high - width / 2 + width / 2 * math.sin(t)) for t in numpy.linspace(0, math.pi, 9)
    ]
    m.face([(u + along[0] * s, v + along[1] * s, w + h) for s, h in shape], kind, tone)


# ---------------------------------------------------------------- the town


def build_houses(glow=0.0, seed=11):
    """Rows of houses along the contours of the hill, lanes between them, the church on top."""
    chance = random.Random(seed)
    m = Masonry()
    cx, cy = TOWN
    # distance from the shore's line for the quay; then row by row up the hill
    rows = (
        (-9, (6.5, 12), (7.5, 11.5), 9.5),
        (-21, (5.5, 9), (6, 9.5), 8.5),
        (-32.5, (5.5, 9), (6, 9), 8.5),
        (-43.5, (5, 8.5), (6, 9), 8),
        (-54.5, (5, 8), (5.5, 8), 7.5),
    )
    for row, (back, widths, heights, depth) in enumerate(rows):
        angle = chance.uniform(0, 0.3)
        end = angle + math.tau
        while angle < end:
            width = chance.uniform(*widths)
            reach = float(town_reach(angle)) + back + 1.6 * math.sin(5 * angle + row * 2) + chance.uniform(-0.7, 0.7)
            step = (width + chance.choice((0, 0, 0, 0, 0.02, 1.8, 2.4))) / max(12, reach)
            if chance.random() < 0.045:
                angle += 7 / max(20, reach)
                continue
            angle += step
            at = angle - step / 2
            x, y = cx + reach * math.cos(at), cy + reach * math.sin(at)
            z = float(ground(x + 3 * math.cos(at), y + 3 * math.sin(at)))
            z = max(z, QUAY)
            deep = min(depth + chance.uniform(-1.5, 1.2), reach - 6)
            high = chance.uniform(*heights)
            palette = PLASTERS if row == 0 or chance.random() < 0.5 else STONES
            house(
                m,
                chance,
                x,
                y,
                z,
                math.degrees(at) - 90 + chance.uniform(-5, 5),
                width - 0.04,
                deep,
                high,
                glow,
                palette,
                3.5,
            )
            if row == 0 and chance.random() < 0.35:
                awning(m, chance, width)
    for start in (0.55, 1.05, 1.45, 1.85, 2.35):
        for step in range(chance.choice((2, 3, 4))):
            angle = start + step * 0.042
            reach = float(town_reach(angle)) - chance.choice((5.6, 5.8, 3.4))
            parasol(m, chance, cx + reach * math.cos(angle), cy + reach * math.sin(angle), QUAY)
    church(m, chance, cx + 8, cy + 7, 11.6, 65, glow)
    shore_houses(m, chance, glow)
    return m.make("town", [town_wall(), town_roof(), town_pane(), town_lamp()])


def shore_houses(m, chance, glow):
    """Houses along the bay west of the villa and on the neck of land, scattered up the slope."""
    taken = []
    tries = 0
    while len(taken) < 95 and tries < 6000:
        tries += 1
        x, y = chance.uniform(-420, -70), chance.uniform(-400, -60)
        into = float(inland(x, y))
        dense = math.exp(-max(0, into - 10) / 55)
        if into < 9 or into > 170 or chance.random() > dense or math.hypot(x - TOWN[0], y - TOWN[1]) < 104:
            continue
        if x > -75 and y > -150 or any(abs(x - a) < 13 and abs(y - b) < 13 for a, b in taken):
            continue
        taken.append((x, y))
        # The front looks to the water.
        gx = float(inland(x + 4, y) - inland(x - 4, y))
        gy = float(inland(x, y + 4) - inland(x, y - 4))
        facing = math.degrees(math.atan2(-gy, -gx)) - 90 + chance.uniform(-12, 12)
        house(
            m,
            chance,
            x,
            y,
            float(ground(x, y)),
            facing,
            chance.uniform(7, 12),
            chance.uniform(7, 9.5),
            chance.choice((5.6, 5.9, 6.2, 8.6)),
            glow,
            PLASTERS,
            4,
        )


@material
def quay_stone(n):
    """Big limestone blocks, dark and green where the water touches them."""
    where = n.place()
    height = n.add("SeparateXYZ", {"Vector": n.add("NewGeometry").outputs["Position"]}).outputs[2]
    tone = n.ramp(n.noise(1.4, 7, 0.65), (0.32, "#B3A68F"), (0.55, "#D9CEB9"), (0.72, "#E6DDCB"))
    slab = n.add(
        "SeparateRGB", {"Image": n.add("TexVoronoi", {"Vector": where, "Scale": 0.9}, feature="F1").outputs["Color"]}
    ).outputs[0]
    worn = n.add("MapRange", {"Value": slab, "To Min": 0.86, "To Max": 1.06}).outputs[0]
    tone = n.add(
        "HueSaturation",
        {
            "Color": n.mix(0.6, tone, n.ramp(n.noise(9, 6, 0.65), (0.36, "#A99D88"), (0.6, "#FFFFFF")), "MULTIPLY"),
            "Value": worn,
        },
    ).outputs[0]
    wet = n.add(
        "MapRange",
        {
            "Value": n.add("Math", {0: n.noise(0.9, 4), 1: 0.3, 2: height}, operation="MULTIPLY_ADD").outputs[0],
            "From Min": 0.35,
            "From Max": 0.62,
        },
    ).outputs[0]
    n.set(
        Base_Color=n.mix(wet, rgb("#4C4A3B"), tone),
        Roughness=0.8,
        Normal=n.bump(n.noise(0.3, 6, 0.6, where), 0.02, 0.8),
    )
    hazed(n, n.surface.outputs[0])


def build_quay():
    """The stone edge of the promontory: a wall into the water and a broad walk on it."""
    cx, cy = TOWN
    points, faces = [], []
    turns = numpy.linspace(0, math.tau, 121)[:-1]
    for angle in turns:
        reach = float(town_reach(angle)) + 1.5
        for inner, z in ((0.0, -2.5), (0.0, QUAY - 0.04), (0.06, QUAY), (0.9, QUAY), (14.0, QUAY + 0.02)):
            points.append((cx + (reach - inner) * math.cos(angle), cy + (reach - inner) * math.sin(angle), z))
    for i in range(len(turns)):
        j = (i + 1) % len(turns)
        for k in range(4):
            faces.append((i * 5 + k, j * 5 + k, j * 5 + k + 1, i * 5 + k + 1))
    place(from_faces("quay", points, faces, quay_stone()))


# ---------------------------------------------------------------- trees and boats, as seen from afar


@material
def far_leaves(n):
    """Foliage from far: each tree its own green, lighter above than below."""
    tone = n.add("Attribute", attribute_name="tone").outputs["Color"]
    own = n.add("ObjectInfo").outputs["Random"]
    bright = n.add("MapRange", {"Value": own, "To Min": 0.72, "To Max": 1.25}).outputs[0]
    hue = n.add(
        "MapRange",
        {
            "Value": n.add("Math", {0: own, 1: 7.13}, operation="MULTIPLY").outputs[0],
            "From Max": 7.13,
            "To Min": 0.47,
            "To Max": 0.53,
        },
    ).outputs[0]
    tone = n.add("HueSaturation", {"Color": tone, "Value": bright, "Hue": hue}).outputs[0]
    n.set(Base_Color=tone, Roughness=0.8, Specular=0.15)
    hazed(n, n.surface.outputs[0])


def palm_mesh(seed):
    """A date palm of about 7 m, as seen from afar. Origin at its foot."""
    chance = random.Random(seed)
    points, faces, tones = [], [], []
    for step in range(6):
        for k in range(6):
            angle, thick = math.tau * k / 6, 0.24 - 0.015 * step
            points.append((0.05 * step + thick * math.cos(angle), thick * math.sin(angle), step * 1.3))
    for step in range(5):
        for k in range(6):
            a, b = step * 6 + k, step * 6 + (k + 1) % 6
            faces.append((a, b, b + 6, a + 6))
            tones.append(shade(rgb("#8A7660"), chance.uniform(0.8, 1.1)))
    for frond in range(44):
        t, lift, length = frond * 2.4 + chance.uniform(-0.3, 0.3), chance.uniform(-0.5, 1.3), chance.uniform(2.0, 2.8)
        green = shade(rgb("#66804A"), chance.uniform(0.7, 1.2))
        last = None
        for k in range(15):
            s = k / 14 * length
            spine = (0.25 + s * math.cos(t), s * math.sin(t), 6.5 + lift * s - (0.22 + 0.1 * lift) * s * s)
            if last is not None and k > 1:
                wide = 0.5 * math.sin(math.pi * min(1, 0.15 + k / 17))
                for sign in (-1, 1):
                    first = len(points)
                    out = (
                        -math.sin(t) * wide * sign + 0.25 * math.cos(t),
                        math.cos(t) * wide * sign + 0.25 * math.sin(t),
                    )
                    middle = tuple((p + q) / 2 for p, q in zip(last, spine))
                    points.extend([last, middle, (last[0] + out[0], last[1] + out[1], last[2] - 0.3 * wide)])
                    faces.append((first, first + 1, first + 2))
                    tones.append(shade(green, chance.uniform(0.85, 1.15)))
            last = spine
    mesh = from_faces("palm", points, faces, far_leaves())
    mesh.attributes.new("tone", "FLOAT_COLOR", "FACE").data.foreach_set(
        "color", numpy.array(tones, dtype=numpy.float32).ravel()
    )
    return mesh


def build_trees(seed=4):
    """Pines on the headland and the shores, gardens among the houses, palms on the quay."""
    chance = random.Random(seed)
    pines = [plants.aleppo_pine_mesh(10.0, s, True) for s in range(4)]
    cypresses = [plants.cypress_mesh(9.0, 1.3, s, True) for s in range(3)]
    olives = [plants.olive_tree_mesh(4.2, s, True) for s in range(4)]
    bushes = [plants.shrub_mesh(1.5, 1.2, s, True) for s in range(4)]
    palms = [palm_mesh(s) for s in range(3)]
    spots = {}

    def stand(mesh, x, y, z, size):
        spots.setdefault(mesh, []).append(
            (
                (x, y, z),
                (chance.uniform(-3, 3), chance.uniform(-3, 3), chance.uniform(0, 360)),
                (size, size, size * chance.uniform(0.88, 1.15)),
            )
        )

    numbers = numpy.random.default_rng(seed)
    size = 34000
    xs, ys = numbers.uniform(-560, 640, size), numbers.uniform(-620, -14, size)
    into, heights = inland(xs, ys), ground(xs, ys)
    woods = bumps(xs, ys, (120, 50), 21)
    for x, y, d, z, wood in zip(xs, ys, into, heights, woods):
        if d < 4 or math.hypot(x - TOWN[0], y - TOWN[1]) < 108 or abs(x + 2) < 64 and y > -176:
            continue
        west = x < -66
        share = 0.9 if y < -300 and x > 60 else 0.55 + 0.5 * wood
        if chance.random() > share * (0.75 if d < 170 else 0.45):
            continue
        kind = chance.random()
        if kind < (0.45 if west else 0.66):
            stand(chance.choice(pines), x, y, z, chance.uniform(0.5, 1.15))
        elif kind < 0.72:
            stand(chance.choice(cypresses), x, y, z, chance.uniform(0.6, 1.2))
        elif kind < 0.8:
            stand(chance.choice(olives), x, y, z, chance.uniform(0.8, 1.3))
        else:
            stand(chance.choice(bushes), x, y, z, chance.uniform(1.0, 2.4))
    for angle in (0.12, 0.35, 0.42, 0.95, 1.12, 1.3, 1.38, 1.72, 2.02, 2.1, 2.3, 2.75, 6.0, 5.7):
        reach = float(town_reach(angle)) - chance.uniform(3.2, 4.2)
        palm = chance.random() < 0.65
        stand(
            chance.choice(palms if palm else pines),
            TOWN[0] + reach * math.cos(angle),
            TOWN[1] + reach * math.sin(angle),
            QUAY,
            chance.uniform(0.85, 1.1) if palm else chance.uniform(0.6, 0.8),
        )
    for _ in range(34):
        angle, reach = chance.uniform(0, math.tau), chance.uniform(20, 66)
        x, y = TOWN[0] + reach * math.cos(angle), TOWN[1] + reach * math.sin(angle)
        stand(chance.choice(cypresses + pines), x, y, float(ground(x, y)), chance.uniform(0.8, 1.25))
    for mesh, where in spots.items():
        copies(mesh, where)


@material
def far_paint(n, color="#F2EFE8", gloss=0.3):
    n.set(Base_Color=rgb(color), Roughness=gloss)
    hazed(n, n.surface.outputs[0])


def far_boat(kind, color):
    """'fishing' 7 m with a cuddy, 'rowing' 4.5 m, 'yacht' 12 m with mast and boom. Origin amidships at the waterline, bow to +x."""
    length, beam, board = {"fishing": (7.2, 2.6, 0.8), "rowing": (4.4, 1.6, 0.5), "yacht": (12.0, 3.6, 1.15)}[kind]
    points, faces, kinds = [], [], []
    stations, ribs = 10, 7
    for i in range(stations + 1):
        t = i / stations * 2 - 1
        full = (1 - abs(t) ** 2.6) ** 0.75 if kind != "yacht" else (1 - max(0, t) ** 2.2) * (1 - 0.3 * max(0, -t) ** 2)
        sheer = board * (1 + 0.45 * t * t + 0.15 * t)
        for k in range(ribs):
            s = k / (ribs - 1) * 2 - 1
            across = math.copysign(abs(s) ** 0.55, s)
            points.append(
                (
                    t * length / 2 * (1 + 0.06 * (1 - abs(s)) * -1),
                    across * beam / 2 * full,
                    -0.35 + (sheer + 0.35) * abs(s) ** 1.5,
                )
            )
    for i in range(stations):
        for k in range(ribs - 1):
            a = i * ribs + k
            faces.append((a, a + ribs, a + ribs + 1, a + 1))
            kinds.append(0)
        # The deck, a little below the gunwale.
        a, b = i * ribs, i * ribs + ribs - 1
        first = len(points)
        for p in (a, b, b + ribs, a + ribs):
            points.append((points[p][0], points[p][1] * 0.96, points[p][2] - (0.12 if kind != "rowing" else 0.3)))
        faces.append((first, first + 1, first + 2, first + 3))
        kinds.append(1)

    def block(low, high, which):
        first = len(points)
        for z in (low[2], high[2]):
            points.extend([(low[0], low[1], z), (high[0], low[1], z), (high[0], high[1], z), (low[0], high[1], z)])
        for f in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)):
            faces.append(tuple(first + v for v in f))
            kinds.append(which)

    if kind == "fishing":
        block((-1.2, -0.7, 0.6), (0.6, 0.7, 2.0), 2)
        block((-1.4, -0.85, 2.0), (0.8, 0.85, 2.1), 0)
        block((1.9, -0.05, 0.7), (2.0, 0.05, 4.2), 1)
    elif kind == "yacht":
        block((-2.4, -0.9, 1.0), (2.2, 0.9, 1.65), 2)
        # Ports along the cabin, the cockpit's teak between its coamings, a hood over the hatch, hatches on deck.
        block((-2.0, -0.93, 1.28), (1.7, 0.93, 1.48), 5)
        block((-5.0, -0.9, 1.0), (-2.5, 0.9, 1.1), 1)
        for side in (-1, 1):
            block((-5.1, side * 1.02 - 0.1, 1.0), (-2.4, side * 1.02 + 0.1, 1.42), 2)
        block((-2.75, -0.9, 1.45), (-2.0, 0.9, 2.05), 4)
        block((2.9, -0.3, 1.1), (3.5, 0.3, 1.3), 5)
        block((0.7, -0.07, 1.0), (0.85, 0.07, 16.5), 3)
        block((-4.2, -0.12, 2.3), (0.8, 0.12, 2.65), 4)
        block((-0.05, -0.9, 10.5), (0.05, 0.9, 10.56), 3)
        for a, b in (((5.8, 0, 1.6), (0.8, 0, 16.2)), ((-5.6, 0, 1.4), (0.7, 0, 16.4))):
            first = len(points)
            points.extend([a, b, (b[0] + 0.03, 0, b[2]), (a[0] + 0.03, 0, a[2])])
            faces.append((first, first + 1, first + 2, first + 3))
            kinds.append(3)
    mesh = from_faces(kind, points, faces, far_paint(color))
    for surface in (
        far_paint("#DDD6C6" if kind == "yacht" else "#B99468", 0.5),
        far_paint("#F4F1EA"),
        far_paint("#D8D8D4"),
        far_paint("#2F5168", 0.8),
        far_paint("#20282C", 0.15),
    ):
        mesh.materials.append(surface)
    mesh.polygons.foreach_set("material_index", kinds)
    return mesh


def build_boats(mole=True, fine=False, seed=6):
    """Fishing boats and yachts along the quay and, with `mole`, along the mole; boats at anchor in the bay. `fine` ones bear a look
    from fifty metres."""
    chance = random.Random(seed)
    fishing = [far_boat("fishing", c) for c in ("#F2EFE8", "#2F6B86", "#F4F0E4", "#3E7A6B", "#F1EFEA")]
    rowing = [far_boat("rowing", c) for c in ("#F4F1EA", "#B8503A", "#5F8FA0")]
    yachts = [far_boat("yacht", c) for c in ("#F6F5F1", "#F6F5F1", "#22374A")]
    cx, cy = TOWN
    spots = []
    angle = 0.25
    while angle < 2.9:
        # Not where the mole begins.
        reach = float(town_reach(angle))
        kind = chance.choices((fishing, rowing, yachts), (0.55, 0.3, 0.15))[0]
        mesh = chance.choice(kind)
        half = {"fishing": 3.6, "rowing": 2.2, "yacht": 6.0}[mesh.name.split(".")[0]]
        out = reach + 1.5 + half + 1.0
        if not 0.5 < angle < 0.86:
            spots.append(
                (
                    mesh,
                    (cx + out * math.cos(angle), cy + out * math.sin(angle)),
                    math.degrees(angle) + chance.choice((0, 180)) + chance.uniform(-6, 6),
                )
            )
        angle += chance.uniform(3.2, 6.5) / reach
    direction = math.radians(62)
    for step in numpy.arange(8, 56, 5.2) if mole else ():
        mesh = chance.choice(yachts if chance.random() < 0.7 else fishing)
        side = 11
        x = cx + 62 + step * math.cos(direction) - side * math.sin(direction)
        y = cy + 52 + step * math.sin(direction) + side * math.cos(direction)
        spots.append((mesh, (x, y), 152 + chance.uniform(-3, 3)))
    for x, y in (
        (28, -262),
        (62, -300),
        (105, -262),
        (70, -235),
        (132, -318),
        (150, -250),
        (40, -345),
        (95, -385),
        (8, -228),
        (190, -285),
        (120, -470),
        (30, -520),
    ):
        spots.append(
            (
                chance.choice(yachts + fishing[:2]),
                (x + chance.uniform(-6, 6), y + chance.uniform(-6, 6)),
                205 + chance.uniform(-18, 18),
            )
        )
    for x, y, turn in ((260, -760, 160), (-30, -900, 190), (420, -1300, 120), (-240, -1200, 200)):
        spots.append((yachts[0], (x, y), turn))
    models = []
    if fine:
        paints = (("#F1EEE6", "#2F5F78"), ("#EFEADD", "#4C7A5E"), ("#3C6E7C", "#EDE7D8"), ("#F1EEE6", "#A5483A"))
        models = [
            boats.gajeta((0, 0, -50), 0, 6.6, *paint, mast=k != 2, load=("net", "crates")[k % 2], seed=k)
            for k, paint in enumerate(paints)
        ]
    for mesh, (x, y), turn in spots:
        if models and mesh in fishing:
            copy_tree(chance.choice(models), (x, y, 0), (chance.uniform(-2, 2), 0, turn))
            continue
        copies(mesh, [((x, y, 0.02), (chance.uniform(-2, 2), 0, turn), chance.uniform(0.9, 1.1))])


def build_lamps(seed=9):
    """Lamps along the quay and in the lanes, for dusk: only to be seen, their light on walls is small at this distance."""
    chance = random.Random(seed)
    m = Masonry()
    cx, cy = TOWN
    glow = (1, 0.8, 0.5, 1)
    for angle in numpy.arange(0.1, 3.2, 0.14):
        reach = float(town_reach(angle)) - 3.5
        m.move(cx + reach * math.cos(angle), cy + reach * math.sin(angle), QUAY, 0)
        m.block((-0.05, -0.05, 0), (0.05, 0.05, 3.8), "wall", rgb("#2B2A28"))
        m.block((-0.22, -0.22, 3.8), (0.22, 0.22, 4.3), "lit", glow)
    for _ in range(60):
        angle, reach = chance.uniform(0, math.tau), chance.uniform(25, 70)
        x, y = cx + reach * math.cos(angle), cy + reach * math.sin(angle)
        m.move(x, y, float(ground(x, y)) + 3.2, 0)
        m.block((-0.2, -0.2, 0), (0.2, 0.2, 0.4), "lit", glow)
    m.make("lamps", [town_wall(), town_roof(), town_pane(), town_lamp(9.0)])
    for angle in numpy.arange(0.1, 3.2, 0.42):
        reach = float(town_reach(angle)) - 3.5
        data = bpy.data.lights.new("quay lamp", "POINT")
        data.energy, data.color, data.shadow_soft_size = 240, (1, 0.66, 0.34), 0.25
        lamp = bpy.data.objects.new("quay lamp", data)
        lamp.location = (cx + reach * math.cos(angle), cy + reach * math.sin(angle), QUAY + 5)
        bpy.context.collection.objects.link(lamp)


def build_view(detail=1.0, lights=False, hill=True, wind=1.0, mole=True):
    """All that one sees from the house: sea, islands, town, harbour, shores. Call it after the hour is set.

    `detail` below 0.5 leaves out trees on far shores, 2 brings finer boats; `lights` lights windows and lamps (dusk); `hill` brings the garden on
    all sides, as the rooms' windows and doors show it, without the plants by the house: leave it out where the scene builds the garden itself; `wind` 0.1 is a mirror, 1 a breeze;
    without `mole` no boats lie at the mole.
    """
    build_sea(depth_at, wind)
    build_islands()
    build_land()
    if hill:
        garden.build("far", trees=False)
        garden.build_slope_trees()
        build_grove()
    build_quay()
    build_mole()
    build_houses(0.42 if lights else 0.0)
    if detail >= 0.5:
        build_trees()
    if detail >= 2:
        furnish_mole()
    build_boats(mole, detail >= 2)
    if lights:
        build_lamps()
