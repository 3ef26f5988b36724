"""The shores of the bay: the town's promontory, the coast, the headland in the east, how deep the water is.

World coordinates (metres; x east, y north, z up, sea level 0).
"""

import numpy

from place.sea import bumps, field, hazed
from studio.materials import material, rgb
from studio.mesh import place


TOWN = (-75.0, -340.0)
QUAY = 1.25


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
