"""Olives, oil and bread in the shade of the old tree, on Olive's terrace."""

from place import town
from studio.materials import paving
from studio.mesh import box, group, place
from studio.picture import Picture
from things import cuttings, harvest, outdoor, trees

FLOOR = 24.0
TABLE = FLOOR + 0.75
PICTURE = Picture(
    at=(-9.3, 2.75, TABLE + 0.42),
    to=(-9.62, -8),
    lens=66,
    rise=-0.32,
    time="noon",
    exposure=0.05,
    focus=1.36,
    aperture=4,
)


def build():
    town.build_view(0.5)
    box("terrace", (6, 7, 0.1), (-10, 1.5, FLOOR - 0.1), paving(), 0)
    trees.olive_tree((-12.5, -1.3, FLOOR), 4.8, 0, turn=40)
    # Twigs that hang into the picture from the crown above.
    for at, turn, seed in (
        ((-9.02, 1.0, TABLE + 0.66), (-62, 0, 20), 4),
        ((-9.16, 0.9, TABLE + 0.72), (-74, 10, -25), 5),
        ((-9.84, 0.85, TABLE + 0.7), (-66, 0, -50), 6),
    ):
        place(cuttings.olive_branch_mesh(0.42, seed, 5), at, turn)
    # Lower boughs above the picture, which only cast their shadows into it.
    for at, turn, seed in (
        ((-10.3, 0.7, TABLE + 1.25), (-8, 0, -70), 7),
        ((-9.55, 0.45, TABLE + 1.3), (-5, 20, 25), 8),
    ):
        place(cuttings.olive_branch_mesh(0.75, seed, 0), at, turn)
    outdoor.table((-9.6, 1.45, FLOOR), 1.8, 0.9, color="#A58A68")
    t = group("still life", (-9.42, 1.4, TABLE))
    harvest.cloth_sheet((-0.15, 0.1, 0), (0.4, 0.34), 0.1, 60, 9, color="#CFC9B4", turn=20, parent=t, lift=0.04)
    harvest.olive_board((0.07, 0.0, 0.001), 0.46, 0.2, turn=14, parent=t)
    _, rim = harvest.loaf((0.13, -0.01, 0.021), 0.28, 0.145, 0.1, 0.2, 3, 160, t)
    harvest.bread_slice(rim, (-0.02, 0.06, 0.022), lean=4, turn=20, seed=2, parent=t)
    harvest.bread_slice(rim, (-0.05, 0.05, 0.034), lean=16, turn=45, seed=3, parent=t)
    harvest.bowl_of_olives((-0.195, 0.02, 0.004), 0.08, 0.052, 60, parent=t)
    harvest.carafe_of_oil((-0.09, -0.18, 0), 0.21, parent=t)
    harvest.dish_of_oil((-0.1, 0.17, 0.004), 0.042, parent=t)
    cuttings.olive_branch((0.34, 0.17, 0.014), 0.36, 2, 6, 82, t)
    harvest.olives([(-0.24, 0.14, 0.012), (-0.21, 0.16, 0.012), (0.03, 0.17, 0.009)], 5, t, 0.5)
