"""Olives, oil and bread in the shade of the old tree, on Olive's terrace."""

from place import town
from studio.materials import paving
from studio.mesh import box, group
from studio.picture import Picture
from things import harvest, outdoor, plants

FLOOR = 24.0
TABLE = FLOOR + 0.75
PICTURE = Picture(
    at=(-9.3, 2.75, TABLE + 0.42),
    to=(-9.62, -8),
    lens=60,
    rise=-0.3,
    time="noon",
    focus=1.18,
    aperture=4,
    samples=72,
    exposure=0.3,
)


def build():
    town.build_view(0.5)
    box("terrace", (6, 7, 0.1), (-10, 1.5, FLOOR - 0.1), paving(), 0)
    plants.olive_tree((-10.6, 0.2, FLOOR), 4.8, 0, turn=40)
    outdoor.table((-9.6, 1.5, FLOOR), 1.8, 0.85, color="#A58A68")
    t = group("still life", (-9.42, 1.52, TABLE))
    harvest.cloth_sheet((-0.17, 0.07, 0), (0.42, 0.4), 0.1, 60, 9, color="#CFC9B4", turn=20, parent=t)
    harvest.olive_board((0.06, 0.03, 0.001), 0.46, 0.2, turn=14, parent=t)
    root, rim = harvest.loaf((0.1, 0.03, 0.021), 0.27, 0.14, 0.098, 0.25, 3, 160, t)
    harvest.bread_slice(rim, (-0.03, 0.1, 0.022), lean=4, turn=20, seed=2, parent=t)
    harvest.bread_slice(rim, (-0.065, 0.085, 0.034), lean=16, turn=45, seed=3, parent=t)
    harvest.bowl_of_olives((-0.22, 0.0, 0.004), 0.08, 0.052, 60, parent=t)
    harvest.carafe_of_oil((-0.08, -0.16, 0), 0.21, parent=t)
    harvest.dish_of_oil((-0.17, 0.16, 0.004), 0.045, parent=t)
    plants.olive_branch((0.34, 0.02, 0.016), 0.42, 2, 8, 70, t)
    harvest.olives([(-0.3, 0.12, 0.012), (-0.27, 0.15, 0.012), (-0.1, 0.19, 0.012)], 5, t, 0.5)
