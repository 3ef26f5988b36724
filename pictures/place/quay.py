"""The quay around the promontory: its stone edge, awnings and parasols, lamps. Metres, world coordinates."""

import math
import random

import bpy
import numpy

from place.masonry import Masonry, shade, town_lamp, town_pane, town_roof, town_wall
from place.sea import hazed
from place.shore import QUAY, TOWN, ground, town_reach
from studio.materials import material, rgb
from studio.mesh import from_faces, place


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
