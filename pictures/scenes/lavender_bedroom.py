"""Lavender's double room at noon: the door to the terrace stands open, a breeze moves the curtain, sun lies on the boards."""

from place import terrace
from place.room import TURN, Opening, add_curtain, add_rod, build_room, planks
from place.town import build_view
from studio.materials import painted, plaster
from studio.picture import Picture
from things import beds, cuttings, outdoor, pots, tables, tableware, walls

FLOOR = 27.1
PICTURE = Picture(
    at=(0.35, 4.95, FLOOR + 1.38),
    to=(-2.15, 0.4),
    lens=24,
    rise=-0.062,
    time="noon",
    exposure=2.95,
    balance=0.65,
    hold=0.55,
)


def build():
    build_room(
        (-3.1, 0.6),
        (0.4, 4.8),
        FLOOR,
        2.8,
        [Opening("south", -0.95, 1.75, 0, 2.35, "french", (100, 96), bars=(1, 3), splay=0.05)],
        wall=plaster("#F0EDE7"),
        ground=planks("#CDB99C", 0.17, 1.9, "y"),
        frame=painted("#7F9596"),
        hidden=("north",),
    )
    build_view(0.6)
    terrace.build_terrace(pergola=False)
    outdoor.lounger((-1.75, -2.3, FLOOR), 196, 34)
    pots.lavender_pot((-0.25, -3.95, FLOOR), 0.55, 3)
    pots.lavender_pot((-2.3, -4.0, FLOOR), 0.46, 6)

    y = 2.55
    beds.double_bed((-1.95, y, FLOOR), (0, 0, 90), "linen", 1.08, accent="#A89EC0", back="#DACFBC", seed=4)
    for side, seed in ((-1.08, 1), (1.08, 2)):
        beds.bedside((-3.09, y + side, FLOOR), TURN["west"])
        beds.reading_lamp((-3.1, y + side, FLOOR + 1.12), TURN["west"])
    top = FLOOR + 0.48
    tableware.vase((-2.98, y - 1.2, top), 0.15, 0.05, "#CFC5B4")
    cuttings.bouquet((-2.98, y - 1.2, top + 0.02), 0.3, 0.26, 5, "lavender")
    tableware.tumbler((-2.84, y - 1.0, top), filled="#EEF3F2", level=0.5)
    tableware.book((-2.86, y + 1.05, top), turn=15)
    walls.picture((-3.1, y, FLOOR + 1.68), TURN["west"], (1.15, 0.72), "sea", 7.4)
    seats_book = walls.open_book((-1.35, y - 0.42, FLOOR + 0.625), 62)
    seats_book.rotation_euler[1] = 0.03
    tables.rug((-1.1, 1.35, FLOOR), (1.9, 1.15), 84, "#DAD2C4", "#B9B0CC", 6)
    beds.slippers((-0.62, 2.3, FLOOR + 0.008), 14)
    high = FLOOR + 2.52
    add_rod((-2.4, 0.5), (0.35, 0.5), high + 0.015)
    add_curtain((-2.32, 0.5), (-1.62, 0.5), high, FLOOR + 0.015, None, 7, 0.045, 3, (0.25, 1), 0.34)
    add_curtain((-0.12, 0.5), (0.28, 0.5), high, FLOOR + 0.012, None, 6, 0.04, 4)
    beds.cot((0.24, 1.97, FLOOR), (0, 0, -90), "#A89EC0")
