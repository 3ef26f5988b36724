"""The pebble cove below the pines at noon: two loungers in the shade, clear water that turns from glass to turquoise to deep blue."""

import math

from place import cove
from place.sea import build_islands
from studio.materials import cloth
from studio.mesh import lathe
from studio.picture import Picture
from things import outdoor, trees

PICTURE = Picture(at=(-15.4, -9.0, 2.2), to=(-6.4, -57.3), lens=26, rise=-0.09, time="noon", exposure=-0.1)


def straw_hat(at, turn):
    """A wide hat of straw with a ribbon; the origin is under its brim."""
    profile = [
        (0.21, 0.012),
        (0.2, 0.0),
        (0.14, 0.006),
        (0.095, 0.014),
        (0.09, 0.07),
        (0.075, 0.105),
        (0.04, 0.118),
        (0, 0.12),
    ]
    lathe("hat", profile, at, outdoor.cord("#D9BE86", 0.006), 40, turn)
    lathe("ribbon", [(0.097, 0.016), (0.0945, 0.045)], at, cloth("#2F4B57"), 40, turn)


def build():
    cove.build(PICTURE.at[:2])
    build_islands()
    for x, y, turn, lift, towel in ((-17.3, -17.5, 62, 34, "#8C7FB0"), (-17.9, -19.9, 68, 26, None)):
        z = float(cove.height(x, y)) + 0.02
        outdoor.lounger((x, y, z), turn, lift, towel=towel)
        if towel is None:
            a = math.radians(turn)
            straw_hat((x + 0.45 * math.sin(a), y - 0.45 * math.cos(a), z + 0.4), (4, -3, 20))
    trees.aleppo_pine((-19.7, -22.6, 0.5), 9.5, 1, turn=40)
    trees.aleppo_pine((-24.5, -15.0, 1.0), 10.0, 2, turn=130)
