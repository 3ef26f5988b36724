"""Herbs in clay pots on the sill beside Rosemary's door, the morning's sun on the wall."""

from place import house, town
from studio.materials import paving
from studio.mesh import box, group
from studio.picture import Picture
from things import harvest, plants

FLOOR = 24.0
SILL = FLOOR + 0.95
PICTURE = Picture(
    at=(8.15, 6.55, SILL + 0.34),
    to=(7.25, 4.82),
    lens=46,
    rise=-0.05,
    time="morning",
    focus=1.98,
    aperture=3.2,
    samples=72,
)


def build():
    town.build_view(0.5)
    house.build("far")
    box("terrace", (6, 12, 0.1), (10, 3, FLOOR - 0.1), paving(), 0)
    t = group("herbs", (6.98, 5.0, SILL))
    plants.herb_pot((0, -0.44, 0), "rosemary", 0.095, 0.17, seed=1, turn=50, parent=t)
    plants.herb_pot((0.01, -0.205, 0), "sage", 0.085, 0.15, seed=2, parent=t)
    plants.herb_pot((-0.045, -0.02, 0), "thyme", 0.062, 0.1, seed=4, color="#B98A6C", parent=t)
    plants.herb_pot((0.0, 0.16, 0), "basil", 0.09, 0.16, seed=3, turn=20, parent=t)
    harvest.herb_snips((0.03, 0.33, 0.0005), 0.17, 14, 65, t)
    harvest.rosemary_sprig((-0.05, 0.3, 0.0), 0.15, 1, -20, t)
    harvest.rosemary_sprig((-0.03, 0.3, 0.004), 0.13, 2, -42, t)
    plants.rosemary_bush((7.5, 3.6, FLOOR), 0.9, 3)
    plants.lavender_bush((7.6, 1.6, FLOOR), 0.7, 3)
