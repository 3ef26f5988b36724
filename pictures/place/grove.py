"""What grows beside and behind the house, as its windows and doors to the east, west and north show it.

Metres, global coordinates. Near the house dry grass and low bushes, from fifteen metres on old olives, behind them macchia and a
wood of pines and cypresses that closes the view. All of it is copies of a few meshes as they are seen from afar.
"""

import random

from place import garden
from studio.mesh import copies
from things import meadow, shrubs, trees

# Beyond its walls the garden's level goes on as the plain ground at its sides.
SIDE = garden.LEVEL - 0.5


def _height(x, y):
    if y < 9.5 and not garden.WEST < x < garden.EAST:
        return SIDE
    return garden.ground(x, y)


def _evening_sun(x, y):
    """Whether the last sun goes through here on its way to Olive's door (bearing 258): no tree may stand in it."""
    return x < 0 and abs(y - 2.0 - 0.2126 * (x + 7.0)) < 3.5


def build_grove(seed=21):
    """Both flanks of the house and the slope behind it; south of y -14 the garden's terraces begin."""
    chance = random.Random(seed)
    spots = {}

    def plant(meshes, x, y, low, high, sink=0.06):
        if meshes in (olives, cypresses, pines) and _evening_sun(x, y):
            return
        size = chance.uniform(low, high)
        spots.setdefault(chance.choice(meshes), []).append(
            (
                (x, y, _height(x, y) - sink),
                (chance.uniform(-2, 2), chance.uniform(-2, 2), chance.uniform(0, 360)),
                (size, size, size * chance.uniform(0.9, 1.12)),
            )
        )

    olives = [trees.olive_tree_mesh(4.2, s, True) for s in range(4)]
    cypresses = [trees.cypress_mesh(9.0, 1.3, s, True) for s in range(3)]
    pines = [trees.aleppo_pine_mesh(10.0, s, True) for s in range(4)]
    bushes = [
        shrubs.shrub_mesh(1.5, 1.2, s, True, kind) for s, kind in enumerate(("mastic", "myrtle", "mastic", "laurel"))
    ]
    lavender = [shrubs.lavender_bush_mesh(0.7, s, True) for s in range(3)]
    grass = [meadow.meadow_patch_mesh(1.5, 0.3, s, dry, True) for s, dry in enumerate((0.35, 0.55, 0.7, 0.85))]

    for side in (-1, 1):
        # The terraces beside the house reach to x -13.5 and 11.4.
        start = 14.2 if side < 0 else 12.4
        for _ in range(900):
            away, y = chance.uniform(0, 1) ** 1.5 * 34, chance.uniform(-6, 16)
            plant(grass, side * (start + away), y, 0.7, 1.5, 0.0)
        # Rows of olives, as one plants them: eight metres apart, none quite in its place.
        for row in range(5):
            for step in range(5):
                x = side * (19 + 7.5 * row + chance.uniform(-1.5, 1.5))
                y = -5.5 + 7.5 * step + (3.5 if row % 2 else 0) + chance.uniform(-1.6, 1.6)
                if chance.random() < 0.86:
                    plant(olives, x, y, 0.85, 1.2)
        for _ in range(130):
            away, y = chance.uniform(0, 1) ** 1.2 * 75, chance.uniform(-8, 22)
            plant(bushes, side * (start + 3.5 + away), y, 0.35, 0.7 + 0.012 * away)
        for _ in range(26):
            plant(lavender, side * (start + chance.uniform(0.6, 9)), chance.uniform(-5, 12), 0.7, 1.2)
        for _ in range(9):
            x, y = side * chance.uniform(32, 62), chance.uniform(-8, 24)
            for number in range(chance.choice((1, 2, 3))):
                plant(cypresses, x + 1.8 * number, y + chance.uniform(-0.7, 0.7), 0.65, 1.1)
        # The wood: thin at its edge, closed behind.
        for _ in range(230):
            x = side * (48 + 85 * chance.random() ** 0.8)
            plant(pines if chance.random() < 0.8 else bushes, x, chance.uniform(-17, 60), 0.55, 1.1)

    for _ in range(260):
        x, y = chance.uniform(-26, 26), 12 + 20 * chance.random() ** 1.4
        plant(grass, x, y, 0.7, 1.5, 0.0)
    for _ in range(60):
        plant(bushes, chance.uniform(-30, 30), chance.uniform(13, 40), 0.4, 1.2)
    for _ in range(150):
        y = 24 + 60 * chance.random()
        x = chance.uniform(-1, 1) * (36 + y * 0.5)
        kind = chance.random()
        plant(olives if y < 36 and kind < 0.6 else pines if kind < 0.85 else cypresses, x, y, 0.6, 1.05)
    for mesh, where in spots.items():
        copies(mesh, where)
