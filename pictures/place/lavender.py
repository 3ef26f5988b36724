"""Lavender's living room with its kitchen, upper floor: x 0.4..6.6, y 0.4..6.2, floor at z 27.1, ceiling 2.9 above it.

Glazed doors to the terrace in the south wall, two tall windows in the east wall through which the morning sun falls as far as the
dining table, the kitchen along the west wall. Living room and kitchen are the same room in two pictures.
"""

from place import terrace
from place.room import TURN, Opening, add_beams, build_room, planks
from place.town import build_view
from studio.materials import painted, plaster, stone
from studio.mesh import box, group
from things import climbers, cuttings, kitchen, lights, outdoor, pots, seats, tables, tableware, walls

FLOOR = 27.1
LINEN = "#E4DCCD"
SAGE = "#A7B0A2"
TABLE = (3.85, 4.15)


def build_shell(hidden=()):
    """Walls, openings, floor and beams."""
    room = build_room(
        (0.4, 6.6),
        (0.4, 6.2),
        FLOOR,
        2.9,
        [
            Opening("south", 4.7, 2.1, 0, 2.4, "french", (96, 88), bars=(1, 3)),
            Opening("east", 1.5, 1.1, 0.5, 2.4, bars=(1, 3), splay=0.07),
            Opening("east", 3.5, 1.1, 0.5, 2.4, bars=(1, 3), splay=0.07),
        ],
        wall=plaster("#F1EDE5"),
        ground=planks("#C9B496", 0.17, 1.9, "y"),
        frame=painted("#7F9596"),
        hidden=hidden,
    )
    add_beams(room, "y", 0.9, (0.1, 0.12), painted("#EDE9E0", 0.6))
    return room


def build_outside():
    """What the door shows: pergola, terrace, harbour."""
    build_view(0.6)
    terrace.build_terrace()
    climbers.bougainvillea_pergola((2.6, terrace.POST_Y - 0.1, FLOOR), 2.6, 2.2, 2.72, root=-1.2, seed=5)
    pots.lavender_pot((5.75, -4.0, FLOOR), 0.55, 3)
    pots.lavender_pot((3.2, -4.05, FLOOR), 0.48, 4)
    outdoor.armchair((5.35, -2.3, FLOOR), 215)
    outdoor.lantern((3.75, -4.0, FLOOR), 0.34)


def build_ground():
    """For a picture that looks away from the doors: what lies outside is unseen, but throws the sun into the room."""
    terrace.build_terrace(pergola=False)
    box("garden", (30, 30, 0.1), (22, 3, 23.9), stone("#D8CCB4"), 0)


def build_kitchen():
    """The run along the west wall and what stands on it; returns its group and the places of its units."""
    run, at = kitchen.kitchen_run(
        (0.4, 1.95, FLOOR),
        TURN["west"],
        [
            ("fridge", 0.62),
            ("drawers", 0.6),
            ("hob", 0.6),
            ("door", 0.45),
            ("sink", 0.8),
            ("dishwasher", 0.6),
            ("open", 0.5),
        ],
        front=painted(SAGE, 0.5),
        tiles=kitchen.zellige("#E6E1D5"),
        tile_height=0.6,
    )
    kitchen.hood(run, at["hob"], 1.56, 2.9, 0.74, plaster("#F1EDE5"))
    top = kitchen.TOP
    kitchen.boards((at["drawers"] - 0.02, -0.014, top), run)
    kitchen.utensils((at["drawers"] + 0.2, -0.13, top), 3, run)
    kitchen.bottle((at["drawers"] + 0.2, -0.3, top), parent=run)
    kitchen.towel((at["hob"] - 0.1, -0.647, 0.655), parent=run)
    tableware.moka_pot((at["hob"] + 0.15, -0.2, top + 0.007), 60, run)
    kitchen.jar((at["door"] - 0.1, -0.13, top), "#E7DFCF", 0.19, 0.06, parent=run)
    kitchen.jar((at["door"] + 0.05, -0.12, top), "#C9BFAE", 0.15, 0.055, parent=run)
    pots.herb_pot((at["sink"] + 0.36, -0.14, top), "basil", 0.08, 0.13, seed=4, parent=run)
    kitchen.kettle((at["dishwasher"] + 0.02, -0.2, top), 200, parent=run)
    kitchen.coffee_maker((at["open"] - 0.05, -0.2, top), -4, run)
    walls.shelf((at["sink"] + 0.28, -0.012, 1.62), 0, 1.55, 0.2).parent = run
    shelf = 1.62
    x = at["sink"] - 0.35
    kitchen.plates((x, -0.12, shelf), 6, 0.095, parent=run)
    for index, dx in enumerate((0.2, 0.29, 0.385)):
        kitchen.cup((x + dx, -0.11 + 0.01 * (index % 2), shelf), "#E9E2D3", 0.04, 0.075, 30 * index, run)
    for index, dx in enumerate((0.56, 0.65, 0.735)):
        tableware.tumbler((x + dx, -0.1 - 0.015 * (index % 2), shelf), parent=run)
    kitchen.bowl((x + 0.93, -0.11, shelf), 0.085, 0.06, "#7C93A0", run)
    kitchen.bowl((x + 0.931, -0.111, shelf + 0.022), 0.083, 0.06, "#D9D0BF", run)
    tableware.jug((x + 1.17, -0.11, shelf), 0.2, "#EAE3D4", 210, run)
    for level, what in ((0.482, 0), (0.122, 1)):
        tableware.straw_basket((at["open"], -0.3, level), 0.17, 0.16 + 0.05 * what, parent=run)
    return run, at


def build_seats():
    """Sofa below a picture, low table on a rug."""
    z = FLOOR
    seats.sofa((2.12, 0.93, z), 180, 2.2, 2, LINEN, seed=4)
    seats.loose_cushion((2.86, 0.93, z + 0.655), "#8579AE", (0.5, 0.5, 0.18), 66, 186, 6, 5)
    seats.loose_cushion((2.5, 0.9, z + 0.645), "#D8CDB8", (0.44, 0.44, 0.16), 64, 172, -5, 8)
    seats.loose_cushion((1.4, 0.93, z + 0.65), "#CFC7D6", (0.48, 0.48, 0.17), 66, 176, -4, 11)
    seats.throw(
        [(-0.57, 0.14), (-0.56, 0.5), (-0.3, 0.51), (0.18, 0.505), (0.34, 0.72), (0.44, 0.81), (0.49, 0.6)],
        0.46,
        seats.knit("#C9BFD0", 0.008),
        (1.62, 0.93, z),
        180,
        3,
    )
    tables.rug((2.3, 2.15, z), (2.7, 1.9), 0, "#DDD3C2", "#CDBFA8", 4)
    tables.coffee_table((2.2, 2.1, z + 0.008), 20, 0.46, 0.35)
    top = z + 0.358
    walls.book_pile((2.02, 2.2, top), 24, 2, 5)
    tableware.vase((2.38, 2.0, top), 0.2, 0.065, "#CFC5B4")
    cuttings.bouquet((2.38, 2.0, top + 0.02), 0.42, 0.5, 4, "olive")
    tableware.cup((2.12, 1.86, top), turn=30)
    walls.picture((2.12, 0.4, z + 1.62), TURN["south"], (0.95, 0.7), "sea", 3.1)
    lights.floor_lamp((0.78, 0.8, z))
    walls.air_conditioner((1.0, 0.4, z + 2.62), TURN["south"], 0.82)


def build_table(laid):
    """The dining table with its five chairs; `laid` for breakfast or only with fruit and a jug."""
    x, y = TABLE
    z = FLOOR
    tables.dining_table((x, y, z), 90, 1.9, 0.92)
    for dx, dy, turn in (
        (-0.62, -0.42, -88),
        (-0.6, 0.42, -93),
        (0.6, -0.44, 92),
        (0.68, 0.4, 104),
        (0.04, -1.12, 184),
    ):
        # Nothing stands between the camera and the laid table.
        if laid and dx > 0.5:
            continue
        # A chair looks along its own -y.
        seats.dining_chair((x + dx, y + dy, z), turn + 180 if abs(dy) < 1 else turn)
    lights.pendant((x, y, z + 2.9), 1.08, 0.26, 0.22)
    top = z + 0.75
    if not laid:
        outdoor.runner((x, y, top), 0.92, 0.4, 0.16, 0, "#E9E2D4", 3)
        tableware.fruit_bowl((x - 0.04, y - 0.1, top + 0.006), ("lemon", "orange", "peach"), 9, 0.15)
        tableware.jug((x + 0.16, y + 0.26, top + 0.006), 0.24, turn=40)
        cuttings.bouquet((x + 0.16, y + 0.26, top + 0.03), 0.44, 0.42, 2, "lavender")
        return group("table")
    root = group("laid table", (x, y, top), (0, 0, 90))

    def cover(px, py, turn, color):
        spot = group("cover", (px, py, 0), (0, 0, turn), root)
        tableware.plate((0, 0, 0), 0.13, parent=spot)
        tableware.plate((0.003, 0.002, 0.014), 0.1, "#E3DACA", parent=spot)
        tableware.napkin((-0.215, 0.0, 0), (0.19, 0.095), color, 86 + 9 * px, int(px * 10) + 3, spot)
        tableware.knife((0.17, 0.0, 0.001), turn=90, parent=spot)
        tableware.cup((0.2, 0.19, 0), turn=60, parent=spot)
        return spot

    cover(-0.42, -0.27, 0, "#857AB2")
    cover(0.42, -0.27, 3, "#857AB2")
    cover(-0.42, 0.27, 180, "#857AB2")
    cover(0.42, 0.27, 177, "#857AB2")
    tableware.board((0.05, 0.03, 0), turn=12, parent=root)
    tableware.bread((0.02, 0.03, 0.018), 0.24, 20, parent=root)
    tableware.bread_slice((0.17, 0.05, 0.02), 30, parent=root)
    tableware.fruit_bowl((-0.34, 0.0, 0), ("orange", "lemon", "peach"), 8, 0.12, parent=root)
    tableware.honey((0.3, 0.02, 0), 30, root)
    tableware.jug((0.62, 0.02, 0), 0.2, turn=200, parent=root)
    tableware.tumbler((0.72, -0.2, 0), "#E9A13A", 0.6, parent=root)
    tableware.tumbler((-0.14, -0.26, 0), "#E9A13A", 0.7, parent=root)
    return root


def build_entrance():
    """Beside the open door: a basket packed for the beach."""
    z = FLOOR
    tableware.straw_basket((6.22, 0.85, z), 0.24, 0.36)
    seats.loose_cushion((6.2, 0.84, z + 0.3), "#6E93A0", (0.4, 0.36, 0.14), 24, 20, 8, 7)
