"""Many houses as one mesh: faces with their own colours, and the few materials that serve them all.

Metres. A house is put together in its own directions (`Masonry.move`): u along the front, v out of it, w up.
"""

import math

import numpy

from place.sea import hazed
from studio.materials import material, rgb
from studio.mesh import from_faces, place


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
