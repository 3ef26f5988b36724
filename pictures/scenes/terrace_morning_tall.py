"""The site's first picture for upright phones: the town and its harbour over the terrace's parapet, a coffee for two in front.

The site's first words stand on the sky, its search fields cover the floor: what counts is in between.
"""

from place import garden, terrace, town
from studio.picture import Picture
from things import climbers, outdoor, pots, tableware

EYE = 1.58
AT = (5.9, -0.9)
PICTURE = Picture(
    at=(*AT, terrace.FLOOR + EYE),
    to=(AT[0] - 1.96, AT[1] - 9.8),
    lens=24,
    rise=-0.03,
    time="morning",
    exposure=0.12,
    sky=1.9,
    width=1152,
    height=1920,
)


def coffee(at, turn):
    """A round table with coffee for two."""
    z = 0.74
    root = outdoor.round_table(at, 0.38, z, turn)
    tableware.moka_pot((0.02, 0.12, z), 50, parent=root)
    tableware.cup((-0.2, -0.02, z), turn=40, parent=root)
    tableware.cup((0.2, 0.02, z), turn=200, parent=root)
    tableware.plate((0.02, -0.2, z), 0.11, parent=root)
    tableware.croissant((0.02, -0.2, z + 0.012), 30, parent=root)
    tableware.tumbler((-0.16, 0.2, z), "#E9A13A", 0.6, parent=root)


def build():
    town.build_view(hill=False)
    garden.build("far")
    terrace.build_terrace()
    z = terrace.FLOOR
    front = terrace.POST_Y - 0.1
    climbers.bougainvillea_pergola((3.5, front, z), 2.4, 1.6, 2.72, root=0.7, seed=2, flowers=0.75)
    climbers.bougainvillea_pergola((3.7, front - 0.2, z), 1.8, 0.5, 2.4, root=0.5, seed=5, flowers=0.75)
    climbers.bougainvillea_wall((4.2, terrace.POST_Y + 0.05, z), 0.8, 2.5, 0.35, 3, flowers=0.7, turn=180)
    for k, (x, size) in enumerate(((6.2, 0.86), (5.72, 0.62), (4.62, 0.8))):
        pots.lavender_pot((x, -3.95, z), size, k, 50 * k, color=("#A9704F", "#B58A6A", "#A0664A")[k])
    coffee((5.3, -2.95, z), 12)
    outdoor.chair((4.75, -2.7, z), 250)
    outdoor.chair((5.95, -3.15, z), 75)
    outdoor.straw_hat((4.75, -2.7, z + 0.495), 40, 4)
