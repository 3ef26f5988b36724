"""Lavender's bathroom: a stone basin on oak, a walk-in shower of handmade tiles, the window between them."""

from place.room import TURN, Opening, build_room
from place.town import build_view
from studio.materials import painted, plaster, stone, tiles
from studio.mesh import box
from studio.picture import Picture
from things import bath, cuttings, tableware, walls
from things.kitchen import zellige

FLOOR = 27.1
PICTURE = Picture(
    at=(-2.85, 5.8, FLOOR + 1.34),
    to=(-6.6, 5.95),
    lens=23,
    rise=-0.035,
    time="noon",
    exposure=3.6,
    balance=0.72,
    hold=0.45,
)
WEST, SOUTH, NORTH = -6.6, 4.4, 7.5


def build():
    build_room(
        (WEST, -3.9),
        (SOUTH, NORTH),
        FLOOR,
        2.7,
        [
            Opening("west", 5.75, 0.95, 0.95, 2.2, "window", (94, 0), bars=(1, 2), splay=0.06),
            # Behind the camera a wide opening, as a photographer opens the door behind himself.
            Opening("east", 5.9, 1.6, 0.3, 2.2, "window", (-95, -95), bars=(1, 2)),
            Opening("north", -5.75, 0.6, 1.12, 1.42, "niche", deep=0.11),
        ],
        wall=plaster("#F0EDE7"),
        walls={"north": zellige("#DDE3DF", "#CBC9BF", 0.11, gloss=0.2)},
        ground=tiles("#D9CDB8", "#BFB29C", 0.6, 0.6, 0.5, 0.45, 0.003),
        frame=painted("#7F9596"),
        skirting=0,
        hidden=("east",),
    )
    build_view(0.5)
    # The shower's half of the window wall is tiled too.
    box(
        "tiled",
        (0.012, NORTH - 6.42, 2.7),
        (WEST + 0.006, (NORTH + 6.42) / 2, FLOOR),
        zellige("#DDE3DF", "#CBC9BF", 0.11, axes="yz", gloss=0.2),
        0.002,
    )
    box(
        "tray",
        (1.7, NORTH - 6.42, 0.03),
        (WEST + 0.85, (NORTH + 6.42) / 2, FLOOR - 0.012),
        stone("#D8CCB8", 0.5),
        0.008,
    )
    bath.glass_wall((WEST + 0.012, 6.42, FLOOR), 0, 1.15, 2.08)
    bath.shower((-5.3, NORTH, FLOOR), TURN["north"])
    bath.pump((-5.88, NORTH + 0.05, FLOOR + 1.12), "#7A4A22", 0.15, 10)
    bath.pump((-5.74, NORTH + 0.05, FLOOR + 1.12), "#5C6B4A", 0.15, -14)
    bath.soap((-5.6, NORTH + 0.05, FLOOR + 1.12), 30)
    # Basin and mirror on the left.
    x = -5.35
    bath.vanity((x, SOUTH, FLOOR), TURN["south"], 1.2, 0.48)
    top = FLOOR + 0.78
    bath.basin((x, SOUTH + 0.26, top))
    bath.wall_tap((x, SOUTH, top + 0.26), TURN["south"])
    walls.round_mirror((x, SOUTH, FLOOR + 1.62), TURN["south"], 0.4)
    bath.pump((x + 0.36, SOUTH + 0.17, top), "#7A4A22", 0.16, 190)
    bath.soap((x + 0.4, SOUTH + 0.32, top), 160)
    tableware.vase((x - 0.42, SOUTH + 0.18, top), 0.15, 0.05, "#CFC5B4")
    cuttings.bouquet((x - 0.42, SOUTH + 0.18, top + 0.02), 0.32, 0.26, 3, "lavender")
    # Below the window.
    bath.towel_rail((WEST, 5.75, FLOOR + 0.86), TURN["west"], 0.72, ("#EDE7DB", "#B7ADCB"), 4)
    bath.stool((-5.75, 5.95, FLOOR), 20)
    bath.towel_stack((-5.75, 5.95, FLOOR + 0.45), 70, seed=3)
    tableware.straw_basket((WEST + 0.28, SOUTH + 0.85, FLOOR), 0.19, 0.3)
    bath.mat((-4.75, 5.5, FLOOR), 84)
