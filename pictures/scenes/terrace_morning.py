"""The site's first picture: breakfast under the pergola, the harbour below."""

from place import garden, terrace, town
from studio.mesh import group
from studio.picture import Picture
from things import cuttings, outdoor, pots, tableware

PICTURE = Picture(
    at=(-1.9, 1.0, terrace.FLOOR + 1.58),
    to=(-1.9, -10),
    lens=26,
    rise=-0.03,
    time="morning",
    exposure=0.3,
)


def breakfast(at, turn):
    """A table laid for two, one chair pushed back: somebody is fetching the milk."""
    z = 0.75
    root = group("breakfast", at, (0, 0, turn))
    outdoor.table((0, 0, 0), 1.9, 0.9, parent=root)
    outdoor.runner((0.06, 0, z), 0.9, 0.44, 0.2, 90, parent=root)
    t = root

    def on(x, y, lift=0.0):
        return (x, y, z + lift)

    tableware.plate(on(-0.5, -0.26), 0.11, parent=t)
    tableware.croissant(on(-0.49, -0.25, 0.012), 30, parent=t)
    tableware.knife(on(-0.33, -0.27), turn=82, parent=t)
    tableware.napkin(on(-0.72, -0.25), turn=8, parent=t)
    tableware.cup(on(-0.36, -0.05), turn=40, parent=t)
    tableware.plate(on(0.5, 0.25), 0.11, parent=t)
    tableware.bread_slice(on(0.49, 0.25, 0.012), 20, parent=t)
    tableware.cup(on(0.34, 0.1), turn=200, parent=t)
    tableware.napkin(on(0.72, 0.24), turn=-12, color="#D8CDBB", parent=t)
    tableware.fruit_bowl(on(0.1, 0.06, 0.006), ("orange", "peach", "fig"), 9, 0.13, parent=t)
    tableware.board(on(-0.1, 0.22), turn=-16, parent=t)
    tableware.bread(on(-0.1, 0.22, 0.018), 0.22, -30, parent=t)
    tableware.moka_pot(on(-0.2, -0.12, 0.005), 50, parent=t)
    tableware.jug(on(0.28, -0.18), 0.2, turn=160, parent=t)
    tableware.tumbler(on(0.62, 0.02), "#E9A13A", 0.6, parent=t)
    tableware.tumbler(on(-0.62, -0.02), "#E9A13A", 0.75, parent=t)
    tableware.honey(on(0.3, 0.32), 30, parent=t)
    tableware.beaker(on(-0.28, 0.06, 0.004), 0.1, parent=t)
    cuttings.bouquet(on(-0.28, 0.06, 0.02), 0.26, 0.3, 1, "lavender", parent=t)
    tableware.open_book(on(0.7, -0.22, 0.001), turn=14, parent=t)
    return root


def build():
    town.build_view(hill=False)
    garden.build("far")
    terrace.build_terrace()
    terrace.bounce_wall()
    terrace.grow_bougainvillea()
    z = terrace.FLOOR
    breakfast((-2.95, -2.35, z), 3)
    outdoor.chair((-3.5, -2.98, z), 177)
    outdoor.chair((-2.42, -3.02, z), 186)
    outdoor.chair((-1.72, -2.2, z), 252)
    outdoor.straw_hat((-1.74, -2.2, z + 0.495), 40, 4)
    pots.lavender_pot((0.95, -4.0, z), 0.55, 1, color="#A9704F")
    pots.potted((0.35, -4.08, z), pots.geranium_mesh(0.42, 2, "white"), 0.14, 0.25, color="#B08363")
    outdoor.lantern((-1.12, -3.95, z), 0.34)
