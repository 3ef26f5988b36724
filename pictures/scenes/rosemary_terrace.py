"""Rosemary's terrace in the morning: two chairs, a small round table, the herbs beside the door, the harbour below."""

import random

from place import garden, house, town
from studio.materials import soil
from studio.mesh import box
from studio.picture import Picture
from things import growth, outdoor, pots, shrubs, tableware, trees

PICTURE = Picture(at=(10.35, 5.3, 25.45), to=(8.35, -3.4), lens=24, rise=-0.055, time="morning", exposure=-0.3)


def _coffee(x, y, z):
    outdoor.round_table((x, y, z), 0.36, 0.74)
    top = z + 0.74
    tableware.cup((x - 0.13, y + 0.06, top), turn=30)
    tableware.cup((x + 0.16, y - 0.04, top), turn=200)
    tableware.moka_pot((x + 0.0, y + 0.19, top), 60)
    tableware.plate((x - 0.02, y - 0.18, top), 0.1)
    tableware.croissant((x - 0.03, y - 0.18, top + 0.012), 25)
    outdoor.chair((x - 0.66, y + 0.3, z), 62, cushioned="#8C7FB0")
    outdoor.chair((x + 0.7, y + 0.42, z), -58)


def _herbs(z):
    """A raised bed of field stones beside the door, and pots where there is still room."""
    garden.lay_wall([(7.02, 0.1), (7.62, 0.1), (7.62, 1.85), (7.02, 1.85)], z - 0.03, z + 0.3, 41, 0.16, coping=False)
    box("soil", (0.5, 1.65, 0.3), (7.32, 0.97, z), soil(), 0.03)
    shrubs.rosemary_bush((7.3, 0.45, z + 0.29), 0.62, 1)
    chance = random.Random(4)
    for index, kind in enumerate(("sage", "thyme", "oregano", "sage", "chives", "parsley")):
        mesh = pots.herb_mesh(kind, 0.2 + 0.06 * (kind == "sage"), index)
        growth.stand(
            mesh, (7.2 + 0.24 * (index % 2), 0.95 + index * 0.15, z + 0.295), chance.uniform(0, 360), size=1.25
        )
    for index, (x, y, kind, radius, height) in enumerate(
        (
            (7.86, 0.35, "basil", 0.13, 0.2),
            (7.84, 0.75, "mint", 0.11, 0.18),
            (7.3, 3.75, "rosemary", 0.19, 0.32),
            (7.72, 3.98, "basil", 0.12, 0.19),
            (7.35, 4.3, "sage", 0.14, 0.22),
        )
    ):
        pots.herb_pot((x, y, z + 0.03), kind, radius, height, seed=index, turn=chance.uniform(0, 360))
    pots.herb_pot((9.0, -0.88, z + 0.49), "thyme", 0.1, 0.15, seed=7)
    pots.geranium_pot((9.35, -0.85, z + 0.49), 0.3, "white", 8)


def build():
    town.build_view(1.0, hill=False)
    house.build("near")
    garden.build("near", hill=False)
    garden.build_rosemary_terrace()
    z = garden.LEVEL + 0.04
    _coffee(9.15, 1.5, z)
    _herbs(garden.LEVEL)
    pots.lemon_pot((10.75, -0.4, z), 1.6, 3)
    shrubs.lavender_row((11.85, -0.6, garden.LEVEL), (11.85, 4.4, garden.LEVEL), 0.55, 0.6, 3)
    pots.lavender_pot((10.45, 2.7, z), 0.5, 2)
    # Beside the picture: its branches reach in, its shade plays on the slabs.
    trees.olive_tree((13.3, 1.5, garden.LEVEL), 4.4, 4, turn=80)
