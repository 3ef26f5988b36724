"""The villa from its garden in the south-west, in the morning: a path of slabs through lavender leads to the steps."""

import math
import random

from place import garden, house
from studio.materials import soil
from studio.mesh import copies
from studio.picture import Picture
from things import meadow, shrubs, trees

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
    lavender = [shrubs.lavender_bush_mesh(0.6, s, bloom=b) for s, b in ((0, 1.0), (1, 0.8), (2, 0.6), (3, 0.9))]
    rosemary = [shrubs.rosemary_bush_mesh(0.6, s) for s in range(3)]
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


def _meadow():
    """Dry grass in drifts from green to straw, a few low bushes, flowers that like it poor, stones."""
    chance = random.Random(5)
    area = (-27, 14, -20.3, -1.8)

    def off(width):
        return lambda x, y: _away(x, y) > width and not (y > -9.2 and -7 < x < -2.4) and y < garden.edge(0, x) - 0.35

    # Where the soil is deeper the grass stays green longer and grows taller.
    hues = (0.05, 0.22, 0.4, 0.58, 0.78)
    patches = [meadow.meadow_patch_mesh(1.3, 0.17 + 0.03 * (k % 3), k, dry) for k, dry in enumerate(hues)]
    spots = {}
    for _ in range(1500):
        x, y = chance.uniform(*area[:2]), chance.uniform(*area[2:])
        if not off(2.75)(x, y):
            continue
        moist = 0.5 + 0.28 * math.sin(x * 0.62 + 0.9 * math.sin(y * 0.5)) + 0.22 * math.sin(y * 0.9 + x * 0.31 + 2)
        index = min(4, max(0, round(4 - 4 * moist + chance.uniform(-1.1, 1.1))))
        at = (x, y, garden.ground(x, y) - 0.01)
        size = (0.75 + 0.55 * moist) * chance.uniform(0.8, 1.2)
        spots.setdefault(patches[index], []).append(
            (at, (0, 0, chance.uniform(0, 360)), (1.0, 1.0, size)),
        )
    for mesh, where in spots.items():
        copies(mesh, where)
    tufts = [meadow.grass_tuft_mesh(h, s, d) for h, s, d in ((0.3, 0, 0.5), (0.4, 1, 0.8), (0.24, 2, 0.7))]
    garden.scatter(tufts, 420, area, 5, (0.5, 1.1), keep=off(2.7))
    garden.scatter(tufts, 200, (-16, -3, -20, -8), 6, (0.2, 0.4), keep=lambda x, y: 0.62 < _away(x, y) < 0.95)
    for kind, count, seed in (("carrot", 90, 1), ("immortelle", 130, 2), ("poppy", 60, 3), ("scabious", 110, 4)):
        flowers = [meadow.wild_flower_mesh(kind, number) for number in range(3)]
        # Each kind keeps to its own corners.
        garden.scatter(
            flowers,
            count * 2,
            area,
            20 + seed,
            (0.7, 1.15),
            keep=lambda x, y, seed=seed: off(2.6)(x, y)
            and math.sin(x * 0.8 + seed * 2) + math.sin(y * 1.1 + seed) > 0.2,
        )
    bushes = [shrubs.shrub_mesh(0.9, 0.6, s, False, kind) for s, kind in ((1, "mastic"), (2, "myrtle"), (3, "mastic"))]
    for x, y, size in (
        (-19.6, -8.2, 1.1),
        (-20.9, -9.4, 0.8),
        (-16.8, -7.6, 0.7),
        (-17.4, -12.2, 0.65),
        (-12.2, -7.9, 0.75),
        (-10.8, -7.6, 0.55),
        (-21.5, -14.0, 0.9),
        (2.2, -8.4, 0.9),
        (3.2, -9.0, 0.7),
        (6.4, -10.6, 1.0),
        (-1.0, -12.5, 0.55),
        (-24.0, -3.4, 1.3),
        (-21.2, -3.0, 1.0),
        (-20.1, -3.3, 0.7),
        (-16.6, -3.1, 0.9),
        (-15.7, -3.4, 1.15),
        (-13.2, -2.9, 0.6),
        (-9.4, -3.2, 0.85),
        (-8.8, -4.6, 0.6),
        (9.6, -2.5, 0.9),
        (12.2, -3.0, 1.1),
    ):
        copies(bushes[round(x) % 3], [((x, y, garden.ground(x, y) - 0.04), (0, 0, chance.uniform(0, 360)), size)])
    garden.scatter(garden.stone_meshes(), 190, area, 7, (0.05, 0.16), keep=off(2.2))
    garden.scatter(garden.stone_meshes()[:4], 14, area, 9, (0.22, 0.42), 0.08, keep=off(2.9))


def build():
    house.build("near")
    garden.build("near")
    garden.build_olive_terrace()
    garden.build_rosemary_terrace()
    garden.band(PATH, 5.6, garden.ground, soil("#9A7A5C"), 0.015, 0.25)
    garden.flagstones(PATH, 1.35, garden.ground, 4)
    _beds()
    _meadow()
    trees.olive_tree((-14.3, -9.5, garden.ground(-14.3, -9.5)), 4.3, 5, turn=70)
    trees.olive_tree((3.4, -12.8, garden.ground(3.4, -12.8)), 3.4, 6, turn=10)
    # Stands at the picture's edge; its shade lies over the path.
    trees.olive_tree((-4.4, -14.6, garden.ground(-4.4, -14.6)), 4.4, 5, turn=200)
