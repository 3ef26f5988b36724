"""Olive's terrace at noon: the old tree's shade over gravel and an oak table, the harbour between its branches."""

import random

from place import garden, house, town
from studio.mesh import copies
from studio.picture import Picture
from things import meadow, outdoor, pots, shrubs, tableware

PICTURE = Picture(at=(-8.45, 4.7, 25.45), to=(-10.1, -3.5), lens=24, rise=0.0, time="noon", exposure=-0.1)
TABLE = (-9.2, -0.15)


def _lunch():
    """A table for four with what is left of a long morning."""
    x, y = TABLE
    z = garden.LEVEL + 0.02
    outdoor.table((x, y, z), 1.5, 0.85, turn=8)
    top = z + 0.75
    outdoor.runner((x, y, top), 0.85, 0.42, 0.2, 98)
    tableware.carafe((x - 0.12, y + 0.1, top + 0.004))
    tableware.tumbler((x - 0.3, y - 0.05, top + 0.003), "water", 0.5)
    tableware.tumbler((x + 0.42, y + 0.22, top), "water", 0.6)
    tableware.fruit_bowl((x + 0.12, y - 0.08, top + 0.005), ("fig", "peach", "lemon"), 8, 0.14)
    tableware.open_book((x + 0.4, y - 0.05, top), turn=160)
    tableware.plate((x - 0.5, y + 0.12, top), 0.12)
    tableware.bread((x - 0.5, y + 0.12, top + 0.012), 0.18, 30)
    outdoor.chair((x - 0.42, y + 0.78, z), 4)
    outdoor.chair((x + 0.48, y + 0.86, z), -14)
    outdoor.chair((x - 0.35, y - 0.72, z), 186)
    outdoor.chair((x + 0.38, y - 0.7, z), 172)


def build():
    town.build_view(1.0, hill=False)
    house.build("near")
    garden.build("near", hill=False)
    garden.build_olive_terrace()
    _lunch()
    chance = random.Random(2)
    z = garden.LEVEL
    shrubs.lavender_row((-13.0, -1.45, z), (-10.2, -1.45, z), 0.5, 0.55, 2)
    shrubs.rosemary_bush((-13.0, 1.2, z), 0.7, 1)
    shrubs.rosemary_bush((-12.95, 2.5, z), 0.6, 2)
    pots.geranium_pot((-7.2, 0.6, z + 0.05), 0.4, "red", 3)
    pots.lemon_pot((-7.55, -1.1, z + 0.05), 1.5, 4)
    pots.herb_pot((-8.9, -1.75, z + 0.5), "thyme", 0.11, 0.17, seed=1)
    pots.herb_pot((-9.2, -1.72, z + 0.5), "sage", 0.1, 0.16, seed=2)
    outdoor.lantern((-11.9, -1.75, z + 0.5), 0.34, turn=15)
    # Leaves that the tree has let fall, and stones the rake forgot.
    leaf = meadow.grass_tuft_mesh(0.07, 5, 0.9)
    copies(
        leaf,
        [
            (
                (chance.uniform(-13, -8.4), chance.uniform(-1.6, 4.5), z + 0.015),
                (0, 0, chance.uniform(0, 360)),
                chance.uniform(0.4, 1),
            )
            for _ in range(40)
        ],
    )
    small = garden.stone_meshes()
    for mesh in small[:5]:
        spots = []
        for _ in range(110):
            at = (chance.uniform(-13.2, -8.2), chance.uniform(-1.7, 5.8), z + 0.025)
            spots.append((at, (chance.uniform(0, 360), chance.uniform(0, 360), 0), chance.uniform(0.012, 0.03)))
        copies(mesh, spots)
