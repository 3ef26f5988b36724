"""Herbs in clay pots on the sill beside Rosemary's door, the morning's sun on the wall."""

from place import house, town
from studio.materials import paving
from studio.mesh import box, group
from studio.picture import Picture
from things import plants

FLOOR = 24.0
SILL = FLOOR + 0.95
PICTURE = Picture(
    at=(8.15, 6.55, SILL + 0.3),
    to=(7.3, 4.6),
    lens=50,
    rise=-0.04,
    time="morning",
    focus=1.65,
    aperture=3.2,
    samples=72,
    exposure=0.0,
)


def build():
    town.build_view(0.5)
    house.build("far")
    box("terrace", (6, 12, 0.1), (10, 3, FLOOR - 0.1), paving(), 0)
    t = group("herbs", (6.98, 5.0, SILL))
    plants.herb_pot((0, -0.42, 0), "rosemary", 0.095, 0.17, seed=1, parent=t)
    plants.herb_pot((0.01, -0.16, 0), "sage", 0.085, 0.15, seed=2, parent=t)
    plants.herb_pot((-0.01, 0.1, 0), "basil", 0.09, 0.16, seed=3, parent=t)
    plants.herb_pot((0.0, 0.33, 0), "thyme", 0.075, 0.12, seed=4, parent=t)
    plants.rosemary_bush((7.5, 3.6, FLOOR), 0.9, 3)
    plants.lavender_bush((7.6, 1.6, FLOOR), 0.7, 3)
