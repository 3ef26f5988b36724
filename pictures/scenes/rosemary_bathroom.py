"""Rosemary's small bathroom: white tiles with a band of sea green, a sprig from the herb garden in a glass."""

from place.room import TURN, Opening, build_room
from place.town import build_view
from studio.materials import painted, plaster, stone, tiles
from studio.mesh import box
from studio.picture import Picture
from things import bath, tableware, walls
from things.kitchen import zellige

FLOOR = 24.0
PICTURE = Picture(
    at=(2.75, 4.85, FLOOR + 1.34), to=(3.75, 7.3), lens=33, rise=-0.06, time="morning", exposure=2.0, balance=0.55
)
WEST, EAST, SOUTH, NORTH = 2.3, 4.9, 5.1, 7.3


def build():
    white = zellige("#EDEBE4", "#D2CDC1", 0.1, gloss=0.16)
    build_room(
        (WEST, EAST),
        (SOUTH, NORTH),
        FLOOR,
        2.6,
        [
            Opening("east", 6.35, 0.8, 1.2, 2.15, "window", (0, 94), bars=(1, 1), splay=0.08),
            # Behind the camera a wide opening, as a photographer opens the door behind himself.
            Opening("west", 6.2, 1.4, 0.2, 2.1, "window", (-95, -95), bars=(1, 2)),
        ],
        wall=plaster("#F0EDE7"),
        ground=tiles("#CFC6B6", "#B4A996", 0.2, 0.2, 0.0, 0.45, 0.003),
        frame=painted("#7F9596"),
        skirting=0,
        hidden=("south", "west"),
    )
    build_view(0.5)
    # Tiles as high as the mirror's upper third, closed by two rows of sea green and a thin ledge.
    for name, low, high, color in (("white", 0, 1.2, "#EDEBE4"), ("band", 1.2, 1.4, "#5E8F8E")):
        surface = white if name == "white" else zellige(color, "#C9C6BB", 0.1, gloss=0.16)
        side = zellige(color, "#D2CDC1" if name == "white" else "#C9C6BB", 0.1, axes="yz", gloss=0.16)
        box(name, (EAST - WEST, 0.014, high - low), ((WEST + EAST) / 2, NORTH - 0.007, FLOOR + low), surface, 0.002)
        if name == "white":
            box(name, (0.014, NORTH - SOUTH, high - low), (EAST - 0.007, (NORTH + SOUTH) / 2, FLOOR + low), side, 0.002)
        else:
            for y0, y1 in ((SOUTH, 5.87), (6.83, NORTH)):
                box(name, (0.014, y1 - y0, high - low), (EAST - 0.007, (y0 + y1) / 2, FLOOR + low), side, 0.002)
    top = FLOOR + 0.78
    x = 3.75
    bath.vanity((x, NORTH - 0.014, FLOOR), TURN["north"], 0.9, 0.44, drawers=1)
    bath.basin((x, NORTH - 0.26, top), 0.19, 0.12, stone("#E9E3D6", 0.5))
    bath.wall_tap((x, NORTH - 0.014, top + 0.24), TURN["north"], 0.17)
    walls.round_mirror((x, NORTH, FLOOR + 1.78), TURN["north"], 0.31)
    bath.glass_with_water((x + 0.32, NORTH - 0.2, top))
    bath.sprigs((x + 0.32, NORTH - 0.2, top + 0.014))
    bath.soap((x - 0.32, NORTH - 0.24, top), 20)
    bath.pump((x - 0.36, NORTH - 0.12, top), "#5C6B4A", 0.15, 10)
    bath.towel_rail((2.86, NORTH - 0.014, FLOOR + 1.08), TURN["north"], 0.52, ("#EDE7DB", "#7FA3A2"), 6)
    tableware.straw_basket((x + 0.1, NORTH - 0.26, FLOOR), 0.19, 0.28)
    bath.mat((x - 0.1, 6.25, FLOOR), 3, (0.7, 0.45))
