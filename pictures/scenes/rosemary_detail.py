"""Herbs in clay pots on the sill beside Rosemary's door, the morning's sun on the wall through an olive's leaves."""

from place import house, town
from studio.materials import paving
from studio.mesh import box, group, place
from studio.picture import Picture
from things import cuttings, harvest, pots, shrubs, trees

FLOOR = 24.0
SILL = FLOOR + 0.95
PICTURE = Picture(
    at=(8.15, 6.5, SILL + 0.34),
    to=(7.25, 4.77),
    lens=48,
    rise=-0.055,
    time="morning",
    exposure=-0.6,
    focus=1.95,
    aperture=3.2,
)


def build():
    town.build_view(0.5)
    house.build("far")
    box("terrace", (6, 12, 0.1), (10, 3, FLOOR - 0.1), paving(), 0)
    t = group("herbs", (6.98, 4.96, SILL))
    pots.herb_pot((0, -0.42, 0), "rosemary", 0.095, 0.17, seed=1, turn=50, color="#AD8468", parent=t)
    pots.herb_pot((0.005, -0.19, 0), "sage", 0.085, 0.15, seed=2, color="#A8795C", parent=t)
    pots.herb_pot((-0.06, -0.005, 0), "thyme", 0.062, 0.1, seed=4, color="#B9977D", parent=t)
    pots.herb_pot((0.0, 0.185, 0), "basil", 0.09, 0.16, seed=3, turn=20, color="#AB7F64", parent=t)
    harvest.herb_snips((0.062, 0.01, 0.0005), 0.16, 14, 78, t)
    harvest.rosemary_sprig((0.075, -0.085, 0.0), 0.11, 1, 12, t)
    shrubs.rosemary_bush((7.5, 3.6, FLOOR), 0.9, 3)
    shrubs.lavender_bush((7.6, 1.6, FLOOR), 0.7, 3)
    # Out of the picture, between the sun and the wall: an olive and some of its twigs, for their shadows.
    trees.olive_tree((11.3, -0.9, FLOOR), 4.2, 1, turn=70)
    for at, turn, seed in (
        ((8.35, 3.75, FLOOR + 2.15), (-25, 0, 10), 1),
        ((8.4, 4.25, FLOOR + 2.3), (-60, 15, 40), 2),
        ((8.45, 4.05, FLOOR + 1.8), (-20, 0, -30), 3),
    ):
        place(cuttings.olive_branch_mesh(0.7, seed, 0), at, turn)
