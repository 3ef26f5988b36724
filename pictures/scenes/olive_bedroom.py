"""Olive's bedroom at noon: a wall of limestone, a small deep window with sun on its sill, quiet shade."""

from place import garden
from place.room import TURN, Opening, build_room, planks
from place.town import build_view
from studio.materials import painted, plaster, rubble
from studio.picture import Picture
from things import beds, cuttings, seats, tables, tableware, walls

FLOOR = 24.0
PICTURE = Picture(
    at=(-6.6, 4.55, FLOOR + 1.36),
    to=(-3.55, 1.2),
    lens=24,
    rise=-0.045,
    time="noon",
    exposure=3.6,
    balance=0.7,
    hold=0.45,
)


def build():
    build_room(
        (-6.6, -2.7),
        (0.4, 4.4),
        FLOOR,
        2.7,
        [
            # The door to the terrace stands open on the right, outside the picture, and gives the light.
            Opening("west", 2.1, 1.5, 0, 2.3, "french", (-98, -98), bars=(1, 3), splay=0.12),
            Opening("south", -4.75, 0.72, 1.05, 2.0, "window", (0, 80), bars=(1, 1), splay=0.16),
        ],
        wall=plaster("#EDE7DC"),
        walls={"east": rubble()},
        ground=planks("#BFA482", 0.19, 1.7, "x"),
        frame=painted("#6F8B8C"),
        thickness=0.62,
        edge=0.04,
        hidden=("north",),
    )
    build_view(0.6, hill=False)
    garden.build("far")
    y = 2.35
    beds.double_bed((-3.84, y, FLOOR), (0, 0, -90), "oak", 0.98, accent="#7E8A6A", back="#D3C6AE", seed=7)
    for side in (-1.08, 1.08):
        beds.bedside((-2.71, y + side, FLOOR), TURN["east"])
        beds.reading_lamp((-2.7, y + side, FLOOR + 1.12), TURN["east"])
    top = FLOOR + 0.48
    tableware.carafe((-2.86, y - 1.15, top))
    tableware.tumbler((-2.95, y - 0.99, top), filled="#EEF3F2", level=0.4)
    tableware.vase((-2.86, y + 1.1, top), 0.2, 0.06, "#BFB29C")
    cuttings.bouquet((-2.86, y + 1.1, top + 0.02), 0.4, 0.4, 4, "olive")
    tables.rug((-5.0, 1.4, FLOOR), (1.7, 1.2), 3, "#D2C7B2", "#A8A98C", 3)
    beds.slippers((-4.6, 1.3, FLOOR + 0.008), 160, "#B9AE98")
    walls.open_book((-4.35, y - 0.3, FLOOR + 0.625), -70)
    seats.armchair((-5.7, 1.15, FLOOR), 210, "#D6CBB6")
    walls.picture((-3.55, 0.4, FLOOR + 1.55), TURN["south"], (0.4, 0.52), "hills", 4.0)
