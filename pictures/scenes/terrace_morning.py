"""The site's first picture: from the shade of the house through a wide window to breakfast under the pergola, the harbour below.

The site's first words stand on the shade of the wall at the left. Upright phones show another picture (`terrace_morning_tall.py`).
"""

from place import garden, terrace, town
from place.room import add_curtain
from studio.materials import material, plaster, stone, wood
from studio.mesh import box, group, wall
from studio.picture import Picture
from things import cuttings, outdoor, pots, tableware, walls

EYE = 1.58
PICTURE = Picture(
    at=(-1.62, 2.35, terrace.FLOOR + EYE),
    to=(-0.87, -10),
    lens=24,
    rise=-0.067,
    time="morning",
    exposure=0.42,
    balance=0.3,
)
# The window: its east and west edge, its sill and head above the floor; how thick the wall is and how deep the room.
EAST, WEST, SILL, HEAD = -1.42, -4.3, 0.62, 2.2
THICK = 0.42
INDOORS = 6.0


@material
def limewash(n, color="#9FC3CF"):
    """Lime paint in deep-water green: laid on in clouds with a broad brush, paler where it has dried first."""
    clouds = n.ramp(n.noise(0.5, 6, 0.65), (0.3, "#C4CFCD"), (0.66, "#FFFFFF"))
    strokes = n.ramp(n.noise(0.035, 5, 0.6, n.place((1, 1, 0.35))), (0.3, "#DDE3E1"), (0.65, "#FFFFFF"))
    tone = n.mix(0.9, n.mix(0.9, n.vary(color, 0.05, 0.9), clouds, "MULTIPLY"), strokes, "MULTIPLY")
    n.set(Base_Color=tone, Roughness=0.95, Specular=0.1, Normal=n.bump(n.noise(0.09, 6), 0.004, 0.7))


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


def build_outside():
    """The terrace laid for breakfast, and what is seen from it."""
    town.build_view(hill=False)
    garden.build("far")
    terrace.build_terrace()
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


def build_room():
    """A dim room behind the window: its wall in deep-water green, a sill of limestone, white outside."""
    z, high = terrace.FLOOR, 2.9
    green, white = limewash(), plaster()
    # The walls run from east to west.
    start, end = 7.0, -7.0
    holes = [(start - EAST, start - WEST, SILL, HEAD)]
    wall("outside", (start, 0.06), (end, 0.06), high, 0.12, white, holes, z)
    wall("inside", (start, 0.27), (end, 0.27), high, THICK - 0.12, green, holes, z)
    width, middle = EAST - WEST, (EAST + WEST) / 2
    box("sill", (width + 0.1, THICK + 0.1, 0.05), (middle, 0.25, z + SILL - 0.045), stone("#CFC4B0"), 0.012)
    box("lintel", (width + 0.5, 0.3, 0.16), (middle, 0.29, z + HEAD - 0.005), wood("#7A6650", "x"), 0.01)
    box("floor", (14, INDOORS, 0.1), (0, THICK + INDOORS / 2, z - 0.1), wood("#A8967E", "y"), 0)
    box("ceiling", (14, INDOORS, 0.1), (0, THICK + INDOORS / 2, z + high), white, 0)
    # Open to the east and north, far outside the pictures: the morning reaches the room by way of its floor and walls.
    box("side", (0.1, INDOORS, high), (-6.9, THICK + INDOORS / 2, z), white, 0)


def build():
    build_outside()
    build_room()
    z = terrace.FLOOR
    walls.hooks((-1.0, THICK, z + 1.98), 180, 3, 0.5)
    add_curtain((EAST + 0.03, 0.5), (EAST - 0.18, 0.5), z + 2.5, z + 0.03, None, 4, 0.035, 3)
