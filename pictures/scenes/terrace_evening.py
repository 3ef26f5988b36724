"""The blue hour on Lavender's terrace: bulbs under the pergola, dinner laid, lights in the harbour."""

from place import garden, terrace, town
from studio.light import add_lamp
from studio.mesh import group
from studio.picture import Picture
from things import outdoor, pots, tableware

PICTURE = Picture(
    at=(3.05, 0.1, terrace.FLOOR + 1.55),
    to=(3.05 - 4.69, 0.1 - 8.83),
    lens=24,
    rise=-0.025,
    time="dusk",
    exposure=-0.45,
)


def dinner(at, turn):
    """Laid for four, wine poured for two; candles between bread and olives."""
    z = 0.75
    root = group("dinner", at, (0, 0, turn))
    outdoor.table((0, 0, 0), 2.0, 0.92, parent=root)
    outdoor.runner((0, 0, z), 2.0, 0.4, 0.2, 0, "#DED6C6", 4, root)

    def on(x, y, lift=0.0):
        return (x, y, z + lift)

    for x in (-0.48, 0.5):
        for side in (-1, 1):
            y = side * 0.29
            tableware.plate(on(x, y, 0.001), 0.135, "#E9E1D2", parent=root)
            tableware.plate(on(x + 0.004, y - side * 0.003, 0.013), 0.1, "#B9C2BE", parent=root)
            tableware.napkin(
                on(x - side * 0.22, y, 0.001),
                (0.1, 0.19),
                "#8E86A3" if x * side > 0 else "#CFC5B2",
                4 * side,
                round(9 + x),
                root,
            )
            tableware.fork(on(x - side * 0.215, y, 0.012), turn=90 * side, parent=root)
            tableware.knife(on(x + side * 0.175, y, 0.001), turn=90 * side + 3, parent=root)
            tableware.wine_glass(
                on(x + side * 0.15, y - side * 0.2),
                "#E3CF86" if (x > 0) == (side > 0) else None,
                0.45,
                parent=root,
            )
            tableware.tumbler(on(x + side * 0.24, y - side * 0.14), "water", 0.6, parent=root)
    tableware.bottle(on(0.06, 0.14), parent=root)
    tableware.carafe(on(-0.86, 0.04, 0.004), parent=root)
    tableware.board(on(0.02, -0.18), 0.34, 0.17, 8, root)
    tableware.bread(on(-0.03, -0.18, 0.018), 0.2, 14, 3, root)
    tableware.bowl(on(0.82, 0.02, 0.004), 0.07, 0.05, "#C9B99C", parent=root)
    for k in range(9):
        tableware.fruit(
            "olive",
            on(0.82 + 0.03 * ((k * 7) % 5 - 2) / 2, 0.02 + 0.03 * ((k * 3) % 5 - 2) / 2, 0.026 + 0.003 * (k % 3)),
            40 * k,
            k,
            root,
        )
    for x, y in ((-0.22, 0.02), (0.28, -0.03), (-0.66, -0.02)):
        tableware.candle_glass(on(x, y, 0.005), parent=root)
        glow = add_lamp(on(x, y, 0.16), 1.2, (1.0, 0.6, 0.28), 0.012)
        glow.parent = root
    return root


def build():
    town.build_view(lights=True, hill=False, wind=0.6)
    garden.build("far")
    terrace.build_terrace()
    terrace.bounce_wall()
    terrace.grow_bougainvillea()
    z = terrace.FLOOR
    dinner((0.72, -2.55, z), 2)
    for x, y, turn in ((0.22, -3.22, 176), (1.24, -3.18, 187), (0.2, -1.86, 6), (-0.68, -2.5, 92)):
        outdoor.chair((x, y, z), turn, cushioned="#D9CFBD")
    high = z + terrace.CLEAR + 0.15
    for y, seed in ((-3.55, 0), (-1.9, 1)):
        points = [(4.6 - 2.3 * k, y + (0.16 if (k + seed) % 2 else -0.16), high) for k in range(5)]
        outdoor.string_lights(points, 5, 0.15, True, 5.0)
    for x, y, high in ((-1.4, -3.72, 0.4), (-1.16, -3.82, 0.3), (3.35, -4.05, 0.34), (-4.2, -3.62, 0.36)):
        outdoor.lantern((x, y, z), high, True, 5.0)
    outdoor.lantern((-0.2, terrace.SOUTH + 0.12, z + 0.55), 0.3, True, 3.0)
    for x in (-2.2, 2.2):
        outdoor.wall_lamp((x, -0.02, z + 2.05), (0, -1), True, 12)
    pots.lavender_pot((2.35, -4.02, z), 0.55, 1)
    pots.lavender_pot((-2.6, -4.0, z), 0.5, 2)
    pots.olive_pot((-6.2, -3.9, z), 1.6, 1)
