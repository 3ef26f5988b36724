"""Lavender's terrace at sunset, along its length: two loungers, lavender, the town to the left, the sun just outside to the right."""

from place import garden, terrace, town
from studio.picture import Picture
from things import outdoor, pots, tableware

PICTURE = Picture(
    at=(6.6, -0.3, terrace.FLOOR + 1.6),
    to=(6.6 - 5.74, -0.3 - 8.19),
    lens=23,
    rise=-0.045,
    time="sunset",
    exposure=0.2,
)


def build():
    town.build_view(hill=False)
    garden.build("far")
    terrace.build_terrace()
    terrace.bounce_wall()
    terrace.grow_bougainvillea()
    z = terrace.FLOOR
    outdoor.lounger((3.35, -3.0, z), -16, 34, towel="#8A7FA6")
    outdoor.lounger((2.15, -2.95, z), -9, 26)
    outdoor.round_table((2.86, -2.45, z), 0.21, 0.44)
    tableware.carafe((2.82, -2.4, z + 0.44), "#D9A24C", 0.7)
    tableware.tumbler((2.94, -2.52, z + 0.44), "#D9A24C", 0.5)
    tableware.open_book((2.1, -3.35, z + 0.395), turn=14)
    for k, x in enumerate((5.4, 4.75, 1.0, 0.2, -0.55, -2.2)):
        pots.lavender_pot(
            (x, -4.06, z),
            (0.6, 0.5, 0.56, 0.62, 0.5, 0.58)[k],
            k % 3,
            50 * k,
            color=("#A9704F", "#B58A6A", "#A0664A")[k % 3],
        )
    pots.olive_pot((-6.3, -3.9, z), 1.7, 1)
    pots.lemon_pot((-6.2, -1.2, z), 1.6, 2)
    outdoor.table((-3.0, -2.2, z), 2.0, 0.92, turn=2)
    for x, y, turn in ((-3.5, -2.85, 177), (-2.5, -2.88, 184), (-3.5, -1.6, 3), (-2.45, -1.55, -8)):
        outdoor.chair((x, y, z), turn)
    tableware.fruit_bowl((-2.9, -2.2, z + 0.75))
    outdoor.lantern((4.2 - 0.3, -3.75, z), 0.36)
