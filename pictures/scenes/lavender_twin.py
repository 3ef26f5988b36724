"""Lavender's second room in the morning: two single beds, and between them the window in the east."""

from place.room import TURN, Opening, add_curtains, build_room, planks
from place.town import build_view
from studio.materials import painted, plaster
from studio.picture import Picture
from things import beds, cuttings, lights, tables, tableware, walls

FLOOR = 27.1
Y = 2.3
PICTURE = Picture(
    at=(1.55, Y - 0.12, FLOOR + 1.32),
    to=(6.6, Y + 0.02),
    lens=29,
    rise=-0.055,
    time="morning",
    exposure=3.2,
    balance=0.75,
    hold=0.45,
)


def build():
    room = build_room(
        (1.5, 6.6),
        (Y - 2.0, Y + 2.0),
        FLOOR,
        2.75,
        [
            Opening("east", Y, 1.2, 0.82, 2.3, "window", (0, 96), bars=(1, 2), splay=0.06),
            # Behind the camera a wide opening, as a photographer opens the door behind himself.
            Opening("west", Y, 1.7, 0, 2.1, "french", (-95, -95), bars=(1, 3)),
        ],
        wall=plaster("#F0EDE7"),
        ground=planks("#CDB99C", 0.17, 1.9, "x"),
        frame=painted("#7F9596"),
        hidden=("west",),
    )
    build_view(0.6)
    x = 6.6 - 0.14 - 1.0
    for side, accent, seed in ((-1, "#A89EC0", 2), (1, "#A89EC0", 5)):
        beds.single_bed(
            (x, Y + side * 1.12, FLOOR),
            (0, 0, -90),
            "oak",
            0.98,
            accent=accent,
            back="#DACFBC" if side < 0 else "#CFC8DC",
            seed=seed,
            thrown=side < 0,
        )
    beds.bedside((6.59, Y, FLOOR), TURN["east"], 0.5)
    top = FLOOR + 0.48
    lights.table_lamp((6.42, Y + 0.1, top), 0.4, radius=0.12)
    tableware.vase((6.44, Y - 0.14, top), 0.13, 0.045, "#CFC5B4")
    cuttings.bouquet((6.44, Y - 0.14, top + 0.02), 0.27, 0.22, 8, "lavender")
    tableware.book((6.34, Y - 0.02, top), turn=-20)
    tables.rug((4.35, Y, FLOOR), (2.3, 0.92), 1.5, "#DAD2C4", "#BDB3D0", 4)
    add_curtains("east", room, Y, 2.1, 2.45, 0.3, seed=5)
    for side, art, seed in ((-1, "line", 2.0), (1, "hills", 5.0)):
        walls.picture((6.6, Y + side * 1.42, FLOOR + 1.6), TURN["east"], (0.42, 0.54), art, seed)
    beds.slippers((5.05, Y + 0.32, FLOOR + 0.008), 82)
