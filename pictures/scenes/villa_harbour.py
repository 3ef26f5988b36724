"""The villa from the harbour in the morning, through a long lens: quay, olive terraces, arches and pergola."""

import random

from place import garden, house, sea, shore
from studio.materials import metal, stone
from studio.mesh import box, copies, cylinder, tube
from studio.picture import Picture
from things import shrubs, trees
from things.boat import rowing_boat

PICTURE = Picture(at=(-34.0, -257.0, 3.0), to=(-0.5, 0.0), lens=118, rise=0.147, time="morning", exposure=0.0)
FRONT = -196.0
TOP = 1.15


def _quay():
    """A small quay of cut stone below the garden, with a boat, bollards and a bench."""
    chance = random.Random(5)
    blocks = [stone("#B9AD97"), stone("#C6BAA4"), stone("#A89D88"), stone("#B3A996")]
    wet = [stone("#7D7462", 0.4), stone("#8A806C", 0.4)]
    x = -62.0
    for row, bottom in enumerate((-0.5, -0.1, 0.3, 0.7)):
        x = -62.0 - 0.4 * row
        while x < 30:
            long = chance.uniform(0.45, 1.05)
            box(
                "block",
                (long - 0.02, 0.6, 0.4),
                (x + long / 2, FRONT + 0.3 + chance.uniform(-0.015, 0.015), bottom),
                chance.choice(wet if bottom < 0 else blocks),
                0.03,
            )
            x += long
    x = -62.0
    while x < 30:
        long = chance.uniform(1.0, 1.8)
        box("edge", (long - 0.015, 0.8, 0.12), (x + long / 2, FRONT + 0.36, TOP - 0.1), chance.choice(blocks), 0.025)
        x += long
    box("quay", (92, 30, 1.5), (-16, FRONT + 15.5, TOP - 1.52), garden.gravel(), 0)
    iron = metal("#2B2A28", 0.6)
    for bx in (-38.0, -29.5, -21.0, -12.0):
        cylinder("bollard", 0.11, 0.36, (bx, FRONT + 0.45, TOP + 0.02), iron, 0.03)
        cylinder("head", 0.16, 0.1, (bx, FRONT + 0.45, TOP + 0.36), iron, 0.04)
    for index, (bx, turn, color) in enumerate(((-34.2, 4, "#2F6F80"), (-23.2, 176, "#B8563A"))):
        rowing_boat((bx, FRONT - 1.2, -0.02), turn, color)
        tube(
            "rope",
            [(bx + 2.0, FRONT - 0.9, 0.62), (bx + 2.6, FRONT - 0.2, 0.75), (bx + 3.6, FRONT + 0.4, TOP + 0.25)],
            0.012,
            stone("#CDBE9C"),
        )
    garden.lay_wall([(-64, FRONT + 9), (32, FRONT + 9)], TOP - 0.1, TOP + 0.95, 61, 0.4)


def _border(z):
    """Oleander and myrtle before the garden's wall, grown into each other, tall and low as the wind left them."""
    chance = random.Random(4)
    tall = [shrubs.shrub_mesh(1.7, 1.9, s, False, "oleander") for s in (1, 2, 3)]
    low = [shrubs.shrub_mesh(1.2, 0.8, s, False, kind) for s, kind in ((4, "myrtle"), (5, "mastic"))]
    # Where a clump stands and how high it is.
    for middle, size in ((-41.5, 0.8), (-39.2, 1.05), (-31.2, 1.0), (-26.2, 0.7), (-17.0, 0.95), (-9.0, 1.1)):
        for _ in range(chance.choice((3, 4))):
            scale = size * chance.uniform(0.45, 1.0)
            at = (middle + chance.uniform(-1.3, 1.3) * size, FRONT + 8.2 - chance.uniform(0, 0.5), z - 0.05)
            turn = (chance.uniform(-9, 9), chance.uniform(-9, 9), chance.uniform(0, 360))
            copies(chance.choice(tall), [(at, turn, (scale * 1.1, scale * chance.uniform(0.8, 1.1), scale))])
        for _ in range(3):
            scale = chance.uniform(0.4, 0.85)
            at = (middle + chance.uniform(-2.4, 2.4) * size, FRONT + 7.8 - chance.uniform(0, 0.5), z - 0.05)
            copies(chance.choice(low), [(at, (0, 0, chance.uniform(0, 360)), (scale * 1.3, scale, scale))])


def _clear(x, y):
    """Nothing may stand in the camera's line to the house."""
    (cx, _, cz), share = PICTURE.at, (y - PICTURE.at[1]) / -PICTURE.at[1]
    middle = cx + (0.0 - cx) * share
    if abs(x - middle) > 4 + 9 * share:
        return 1000.0
    return cz + (23.7 - cz) * share


def build():
    sea.build_sea(shore.depth_at, 0.6)
    shore.build_land()
    house.build("far")
    garden.build("far", clear=_clear, fine=True)
    garden.build_olive_terrace()
    _quay()
    chance = random.Random(8)
    z = TOP
    for x, height, seed in ((-35.6, 7.0, 1), (-13.2, 7.5, 2), (-2.0, 9.0, 3)):
        trees.aleppo_pine((x, FRONT + 12.5, z), height, seed, True, chance.uniform(0, 360))
    _border(z)
    shrubs.agave((-36.5, FRONT + 8.2, z), 1.0, 1)
    shrubs.agave((-19.4, FRONT + 8.2, z), 0.8, 2)
    rocks = garden.stone_meshes()
    spots = [
        (
            (chance.uniform(-64, 30), FRONT - chance.uniform(-0.2, 0.7), -0.25),
            (chance.uniform(0, 40), 0, chance.uniform(0, 360)),
            chance.uniform(0.4, 1.1),
        )
        for _ in range(50)
    ]
    copies(rocks[0], spots[::2])
    copies(rocks[4], spots[1::2])
