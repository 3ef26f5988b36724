"""The mole that shelters the harbour: a stone pier 65 m long with a parapet to the sea, paving, a green light at its end.

Metres, global coordinates; along it one counts in `u` from the quay outwards and in `v` from its middle towards the harbour.
"""

import math
import random

from studio.materials import metal, painted, paving, rubble, stone
from studio.mesh import box, cylinder
from things import boats

# Where it leaves the promontory, the direction in degrees against east, the height of its walk over the sea.
START, BEARING, TOP = (-13.0, -288.0), 62.0, 1.5
COS, SIN = math.cos(math.radians(BEARING)), math.sin(math.radians(BEARING))


def on_mole(u, v, z=TOP):
    return (START[0] + u * COS - v * SIN, START[1] + u * SIN + v * COS, z)


def _coping(first, last, v, wide, tall, z, chance):
    """A row of cut stones, each a little off its neighbour."""
    cut = [stone("#C2B59D", 0.65), stone("#B3A68F", 0.65), stone("#CBBFA8", 0.65)]
    u = first
    while u < last:
        length = chance.uniform(0.9, 1.5)
        at = on_mole(u + length / 2, v + chance.uniform(-0.015, 0.015), z + chance.uniform(-0.008, 0.008))
        turn = BEARING + chance.uniform(-0.4, 0.4)
        box("coping", (length - 0.012, wide, tall), at, chance.choice(cut), 0.025, (0, 0, turn))
        u += length


def build_mole(seed=8):
    """The pier itself."""
    chance = random.Random(seed)
    turn = (0, 0, BEARING)
    blocks = rubble("#AFA38C", "#6F6655", 0.8)
    box("mole", (65, 7.9, 4.47), on_mole(29.5, 0, -3), blocks, 0.02, turn)
    box("paving", (65, 7.2, 0.02), on_mole(29.5, 0.3, TOP), paving("#BBAE97", "#7F7563", 1.0), 0.004, turn)
    box("parapet", (65, 0.8, 0.9), on_mole(29.5, -3.6, TOP), rubble("#B8AC95", "#7A705E", 0.5), 0.02, turn)
    _coping(-2.8, 61.5, 3.86, 0.55, 0.32, TOP - 0.26, chance)
    _coping(-2.8, 61.5, -3.6, 0.95, 0.14, TOP + 0.88, chance)
    box("foot", (4.0, 4.0, 0.5), on_mole(58.9, 0, TOP), stone("#B9AD97", 0.7), 0.03, turn)
    cylinder("light tower", 1.15, 4.6, on_mole(58.9, 0, TOP + 0.5), painted("#E9E4D8", 0.6), 0.03)
    cylinder("gallery", 1.45, 0.16, on_mole(58.9, 0, TOP + 5.1), stone("#B9AD97", 0.7), 0.03)
    cylinder("lantern", 0.7, 1.5, on_mole(58.9, 0, TOP + 5.26), painted("#4F7A5E", 0.4), 0.05)
    cylinder("cap", 0.85, 0.2, on_mole(58.9, 0, TOP + 6.76), metal("#3F5F4C", 0.5), 0.08)


def furnish_mole(seed=3):
    """What fishermen leave on it by day: bollards, nets drying, crates, ropes, lamps not lit."""
    chance = random.Random(seed)
    for u in range(2, 60, 5):
        boats.bollard(on_mole(u + chance.uniform(-0.3, 0.3), 3.72, TOP + 0.05))
    for u in (3, 16, 29, 42, 54):
        boats.lamp_post(on_mole(u, 2.9, TOP + 0.02), BEARING, watts=0)
    for index, (u, v, wide, color) in enumerate(
        (
            (7.5, -1.6, 2.6, "#3D6A70"),
            (11.5, 1.4, 2.0, "#7A5A3C"),
            (20.0, -1.9, 3.0, "#4C7361"),
            (34, -1.2, 2.4, "#3D6A70"),
        )
    ):
        boats.net_heap(on_mole(u, v, TOP + 0.02), wide, 0.5, index + 2, color)
    for u, v in ((9.6, -2.6), (10.3, -2.5), (10.0, -1.9), (22.6, -2.5), (23.3, -2.7), (36.8, -2.4)):
        for level in range(chance.choice((1, 2, 3))):
            boats.crate(on_mole(u, v, TOP + 0.02 + 0.19 * level), BEARING + chance.uniform(-20, 20))
    for u in (4.0, 13.2, 18.5, 27.4):
        boats.coil(on_mole(u, 2.6, TOP + 0.02), 0.3, seed=round(u))
