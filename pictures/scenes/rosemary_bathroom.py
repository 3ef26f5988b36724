"""Rosemary's small bathroom: white tiles with a band of sea green, the shower behind glass beside the basin."""

from place.room import TURN, Opening, build_room
from place.town import build_view
from studio.materials import painted, plaster, stone, tiles
from studio.mesh import box
from studio.picture import Picture
from things import bath, lights, tableware, walls
from things.kitchen import zellige

FLOOR = 24.0
PICTURE = Picture(
    at=(2.6, 4.55, FLOOR + 1.34),
    to=(4.145, 7.12),
    lens=25,
    rise=-0.055,
    time="morning",
    exposure=3.1,
    balance=0.7,
    hold=0.45,
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
    x = 3.12
    bath.vanity((x, NORTH - 0.014, FLOOR), TURN["north"], 0.9, 0.44, drawers=1)
    bath.basin((x, NORTH - 0.26, top), 0.19, 0.12, stone("#E9E3D6", 0.5))
    bath.wall_tap((x, NORTH - 0.014, top + 0.24), TURN["north"], 0.17)
    walls.round_mirror((x, NORTH, FLOOR + 1.78), TURN["north"], 0.31)
    bath.glass_with_water((x + 0.32, NORTH - 0.2, top))
    bath.sprigs((x + 0.32, NORTH - 0.2, top + 0.014))
    bath.soap((x - 0.32, NORTH - 0.24, top), 20)
    bath.pump((x - 0.36, NORTH - 0.12, top), "#5C6B4A", 0.15, 10)
    # The shower: white tiles go on above the band, glass towards the basin.
    shower = 3.95
    box("shower", (EAST - shower, 0.014, 0.8), ((EAST + shower) / 2, NORTH - 0.007, FLOOR + 1.4), white, 0.002)
    box(
        "tray",
        (EAST - shower, 1.0, 0.03),
        ((EAST + shower) / 2, NORTH - 0.5, FLOOR - 0.012),
        stone("#DDD3C0", 0.5),
        0.008,
    )
    bath.glass_wall((shower, NORTH - 0.014, FLOOR), -90, 0.95, 2.05)
    bath.shower((4.42, NORTH - 0.014, FLOOR), TURN["north"])
    bath.stool((3.6, 6.72, FLOOR), 15)
    bath.towel_stack((3.6, 6.72, FLOOR + 0.45), 20, ("#EDE7DB", "#EDE7DB", "#7FA3A2"), seed=6)
    tableware.straw_basket((x + 0.1, NORTH - 0.26, FLOOR), 0.19, 0.28)
    # Above the picture; the mirror shows it.
    lights.pendant((3.42, 5.9, FLOOR + 2.6), 0.42, 0.17, 0.15)
    bath.mat((x - 0.1, 6.25, FLOOR), 3, (0.7, 0.45))
