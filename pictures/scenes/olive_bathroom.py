"""Olive's bathroom: walls of warm white lime, sage tiles handmade one by one, a deep window in the shade."""

from place.room import TURN, Opening, build_room
from place.town import build_view
from studio.materials import painted, plaster, stone, tiles
from studio.mesh import box
from studio.picture import Picture
from things import bath, cuttings, tableware, walls
from things.kitchen import zellige

FLOOR = 24.0
PICTURE = Picture(
    at=(-4.15, 4.5, FLOOR + 1.36),
    to=(-5.39, 7.23),
    lens=24,
    rise=-0.06,
    time="noon",
    exposure=3.2,
    balance=0.7,
    hold=0.45,
)
WEST, EAST, SOUTH, NORTH = -6.6, -3.4, 4.9, 7.6


def build():
    coat = bath.microcement("#EFEAE0")
    glazed = zellige("#D3D7C4", "#CFCABB", 0.1, gloss=0.2)
    build_room(
        (WEST, EAST),
        (SOUTH, NORTH),
        FLOOR,
        2.65,
        [
            Opening("west", 6.3, 0.8, 1.1, 2.1, "window", (96, 96), bars=(1, 1), splay=0.12),
            # Behind the camera a wide opening, as a photographer opens the door behind himself.
            Opening("south", -4.7, 1.5, 0, 2.2, "french", (-95, -95), bars=(1, 3)),
            Opening("north", -6.08, 0.62, 1.12, 1.44, "niche", deep=0.16),
        ],
        wall=coat,
        walls={"north": glazed},
        ground=tiles("#DDD2BE", "#C3B7A2", 0.6, 0.6, 0.5, 0.45, 0.003),
        ceiling=plaster("#F4F0E7"),
        frame=painted("#6F8B8C"),
        thickness=0.6,
        edge=0.03,
        skirting=0,
        hidden=("south",),
    )
    build_view(0.5)
    box("screen", (0.14, 1.0, 2.65), (-4.85, NORTH - 0.5, FLOOR), coat, 0.02)
    box("tray", (1.75, 1.0, 0.03), (-5.725, NORTH - 0.5, FLOOR - 0.012), stone("#DDD3C0", 0.5), 0.008)
    bath.towel_rail((WEST, 6.3, FLOOR + 0.92), TURN["west"], 0.6, ("#EDE7DB", "#9BA587"), 4)
    bath.shower((-5.42, NORTH, FLOOR), TURN["north"])
    x = -6.28
    for dx, color, turn in ((0.05, "#7A4A22", 15), (0.18, "#4F5E3F", -10)):
        bath.pump((x + dx, NORTH + 0.08, FLOOR + 1.12), color, 0.16, turn)
    bath.soap((-5.9, NORTH + 0.08, FLOOR + 1.12), 20)
    # The basin stands to the right of the shower's wall.
    top = FLOOR + 0.78
    bath.vanity((-4.1, NORTH, FLOOR), TURN["north"], 1.1, 0.46, "#9C7648", stone("#EAE3D5", 0.45), drawers=1)
    bath.basin((-4.1, NORTH - 0.25, top), 0.21, 0.12, stone("#DCD0BA", 0.6))
    bath.wall_tap((-4.1, NORTH, top + 0.26), TURN["north"])
    walls.round_mirror((-4.1, NORTH, FLOOR + 1.6), TURN["north"], 0.38, "#9C7648")
    bath.pump((-3.72, NORTH - 0.18, top), "#7A4A22", 0.16, 200)
    tableware.vase((-4.5, NORTH - 0.16, top), 0.18, 0.05, "#BFB29C")
    cuttings.bouquet((-4.5, NORTH - 0.16, top + 0.02), 0.36, 0.34, 6, "olive")
    bath.stool((-5.8, 6.45, FLOOR), 10)
    bath.towel_stack((-5.8, 6.45, FLOOR + 0.45), 25, ("#E9E2D4", "#C6BBA6", "#8F9878"), seed=5)
    bath.mat((-4.15, 6.45, FLOOR), -3, color="#DDD5C4")
    tableware.straw_basket((-4.15, NORTH - 0.24, FLOOR), 0.2, 0.24)
