"""The villa from its garden in the south-west, in the morning: a path of slabs through lavender leads to the steps."""

import math
import random

from place import garden, house
from studio.materials import soil
from studio.mesh import copies
from studio.picture import Picture
from things import plants

PICTURE = Picture(at=(-13.5, -17.2, 24.1), to=(-4.6, -3.0), lens=25, rise=0.078, time="morning", exposure=0.0)
PATH = [(-15.4, -20.2), (-12.6, -16.4), (-9.4, -13.2), (-6.4, -10.6), (-4.75, -8.7)]


def _away(x, y):
    """How far a point is from the middle of the path."""
    best = 100.0
    for (x1, y1), (x2, y2) in zip(PATH, PATH[1:]):
        dx, dy = x2 - x1, y2 - y1
        share = min(1.0, max(0.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
        best = min(best, math.hypot(x - x1 - share * dx, y - y1 - share * dy))
    return best


def _beds():
    """Lavender along the path, rosemary behind it, a gap here and there."""
    chance = random.Random(3)
    lavender = [plants.lavender_bush_mesh(0.6, s, bloom=b) for s, b in ((0, 1.0), (1, 0.8), (2, 0.6), (3, 0.9))]
    rosemary = [plants.rosemary_bush_mesh(0.6, s) for s in range(3)]
    spots = {}
    for (x1, y1), (x2, y2) in zip(PATH, PATH[1:]):
        length = math.dist((x1, y1), (x2, y2))
        dx, dy = (x2 - x1) / length, (y2 - y1) / length
        steps = int(length / 0.5)
        for step in range(steps):
            for side in (-1, 1):
                for row, gaps in ((1.15, 0.1), (1.72, 0.12), (2.4, 0.3)):
                    if chance.random() < gaps:
                        continue
                    along = (step + chance.uniform(-0.25, 0.25)) * length / steps
                    aside = side * (row + chance.uniform(-0.12, 0.16))
                    x, y = x1 + dx * along - dy * aside, y1 + dy * along + dx * aside
                    if y > -8.6 and -6.6 < x < -2.9:
                        continue
                    mesh = chance.choice(rosemary) if row > 2 or chance.random() < 0.1 else chance.choice(lavender)
                    at = (x, y, garden.ground(x, y) - 0.02)
                    spots.setdefault(mesh, []).append((at, (0, 0, chance.uniform(0, 360)), chance.uniform(0.7, 1.2)))
    for mesh, where in spots.items():
        copies(mesh, where)


def build():
    house.build("near")
    garden.build("near")
    garden.build_olive_terrace()
    garden.build_rosemary_terrace()
    garden.band(PATH, 5.6, garden.ground, soil("#9A7A5C"), 0.015, 0.25)
    garden.flagstones(PATH, 1.35, garden.ground, 4)
    _beds()
    tufts = [
        plants.grass_tuft_mesh(h, s, d) for h, s, d in ((0.22, 0, 0.6), (0.32, 1, 0.9), (0.16, 2, 1.0), (0.2, 3, 0.75))
    ]
    garden.scatter(tufts, 4200, (-26, 8, -20.3, -6.6), 5, (0.5, 1.3), keep=lambda x, y: _away(x, y) > 2.5)
    garden.scatter(tufts, 200, (-16, -3, -20, -8), 6, (0.25, 0.5), keep=lambda x, y: 0.62 < _away(x, y) < 0.95)
    garden.scatter(garden.stone_meshes(), 260, (-24, 6, -20, -7), 7, (0.04, 0.13), keep=lambda x, y: _away(x, y) > 2.2)
    plants.olive_tree((-14.3, -9.5, garden.ground(-14.3, -9.5)), 4.3, 5, turn=70)
    plants.olive_tree((3.4, -12.8, garden.ground(3.4, -12.8)), 3.4, 6, turn=10)
    # Stands at the picture's edge; its shade lies over the path.
    plants.olive_tree((-4.4, -14.6, garden.ground(-4.4, -14.6)), 4.4, 5, turn=200)
