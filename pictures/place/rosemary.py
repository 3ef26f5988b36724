"""Rosemary: one bright room on the ground floor, x 1.2..6.6, y 0.4..5.0, floor at z 24, ceiling 2.85 above it.

The double bed stands with its head to the west wall, the child's day bed under the south window, which looks into the loggia; a
glazed door and a window in the east wall let the morning in; the kitchenette is along the north wall beside the door of the
bathroom.
"""

from place import garden
from place.room import TURN, Opening, add_curtains, build_room, planks
from place.town import build_view
from studio.materials import cloth, painted, paving, plaster, rubble, wood
from studio.mesh import box, from_faces, group, place, tube
from things import beds, cuttings, kitchen, lights, outdoor, pots, seats, shrubs, tables, tableware, trees, walls

FLOOR = 24.0
SEA = "#3E6C78"
MIST = "#93A9AA"


def build_shell(hidden=()):
    """Walls with doors and windows, floor."""
    return build_room(
        (1.2, 6.6),
        (0.4, 5.0),
        FLOOR,
        2.85,
        [
            Opening("east", 2.25, 1.5, 0, 2.35, "french", (94, 97), bars=(1, 3)),
            Opening("east", 4.15, 0.85, 1.02, 2.3, bars=(1, 2), splay=0.06),
            Opening("south", 2.6, 1.4, 0.86, 2.25, bars=(1, 2), splay=0.09),
            Opening("north", 2.3, 0.85, 0, 2.05, "door"),
        ],
        wall=plaster("#F1EDE5"),
        ground=planks("#CBB89C", 0.15, 1.6, "x"),
        frame=painted("#7F9596"),
        thickness=0.4,
        hidden=hidden,
    )


def build_outside():
    """Terrace with two chairs, herbs by the door, garden and sea; the loggia keeps the sun from the south window."""
    build_view(0.3)
    garden.build_rosemary_terrace()
    z = FLOOR + 0.03
    outdoor.round_table((9.5, 2.35, z))
    outdoor.chair((10.15, 2.75, z), 120)
    outdoor.chair((9.15, 1.75, z), -40)
    shrubs.rosemary_bush((8.0, 3.75, z), 0.75, 2)
    pots.herb_pot((7.42, 3.25, z), "sage", 0.14, 0.22, seed=1)
    pots.lavender_pot((10.45, 1.2, z), 0.5, 4)
    for x, y, height, seed in ((15.5, 4.3, 4.4, 1), (20.0, 2.2, 4.8, 2), (24.0, 7.0, 5.2, 3)):
        trees.olive_tree((x, y, garden.ground(x, y) - 0.05), height, seed, far=True)
    trees.aleppo_pine((31.0, 4.4, garden.ground(31.0, 4.4) - 0.1), 9.0, 2, far=True)
    trees.cypress((27.0, 9.2, garden.ground(27.0, 9.2) - 0.1), 9.0, 1.3, 1, far=True)
    shrubs.lavender_row((-3.2, -5.6, FLOOR), (4.0, -5.6, FLOOR), 0.55, 0.6, 4, far=True)
    for x, y, height in ((-5.2, -16.0, 8.0), (-7.4, -19.0, 9.0)):
        trees.cypress((x, y, garden.ground(x, y) - 0.1), height, 1.2, 2, far=True)
    trees.olive_tree((-1.6, -15.0, garden.ground(-1.6, -15.0) - 0.05), 4.2, 2, far=True)
    build_loggia()


def build_loggia():
    """As much of the loggia as a window on the ground floor shows: floor, ceiling, piers between its arches."""
    box("loggia floor", (13.6, 4.4, 0.1), (0, -2.2, FLOOR - 0.1), paving(), 0)
    box("loggia ceiling", (13.6, 4.4, 0.1), (0, -2.2, FLOOR + 2.78), plaster(), 0)
    for index in range(4):
        box("pier", (0.67, 0.44, 2.5), (-4.035 + index * 2.69, -4.16, FLOOR), rubble("#CFC2AA"), 0.02)
    box("lintel", (13.6, 0.44, 0.4), (0, -4.16, FLOOR + 2.42), rubble("#CFC2AA"), 0.02)


def build_kitchenette():
    """Three metres along the north wall, everything within reach."""
    run, at = kitchen.kitchen_run(
        (3.55, 5.0, FLOOR),
        TURN["north"],
        [("fridge", 0.6), ("drawers", 0.5), ("hob", 0.6), ("sink", 0.72), ("open", 0.6)],
        front=painted("#DAD5C8", 0.5),
        tiles=kitchen.zellige("#DDE0DA"),
        tile_height=0.5,
        tall=2.1,
    )
    top = kitchen.TOP
    kitchen.boards((at["drawers"] - 0.04, -0.014, top), run)
    kitchen.utensils((at["drawers"] + 0.17, -0.13, top), 5, run)
    kitchen.towel((at["hob"] + 0.1, -0.647, 0.655), stripe="#6F5FA3", seed=4, parent=run)
    tableware.moka_pot((at["hob"] - 0.14, -0.22, top + 0.007), 120, run)
    pots.herb_pot((at["sink"] + 0.34, -0.13, top), "rosemary", 0.075, 0.12, seed=2, parent=run)
    kitchen.kettle((at["open"] + 0.12, -0.17, top), 160, "#9FB0B2", run)
    kitchen.coffee_maker((at["open"] - 0.12, -0.19, top), 3, run)
    shelf = 1.56
    walls.shelf((at["hob"] + 0.48, -0.012, shelf), 0, 1.65, 0.19).parent = run
    x = at["hob"] - 0.3
    kitchen.plates((x + 0.12, -0.105, shelf), 5, 0.092, parent=run)
    for index in range(3):
        kitchen.cup(
            (x + 0.32 + index * 0.095, -0.1 + 0.012 * (index % 2), shelf), "#E9E2D3", 0.038, 0.07, 40 * index, run
        )
    kitchen.jar((x + 0.68, -0.1, shelf), "#DCD3C2", 0.15, 0.05, parent=run)
    kitchen.jar((x + 0.8, -0.1, shelf), "#8C9FA3", 0.12, 0.045, parent=run)
    for index in range(3):
        tableware.tumbler((x + 0.97 + index * 0.085, -0.09 - 0.012 * (index % 2), shelf), parent=run)
    tableware.jug((x + 1.32, -0.1, shelf), 0.19, "#EAE3D4", 200, run)
    for level in (0.482, 0.122):
        tableware.straw_basket((at["open"], -0.3, level), 0.19, 0.17, parent=run)
    walls.air_conditioner((2.35, 5.0, FLOOR + 2.5), TURN["north"], 0.78)
    return run


def build_beds():
    """Double bed, day bed, and what stands beside and hangs above them."""
    z = FLOOR
    beds.double_bed((2.36, 3.0, z), (0, 0, 90), "oak", 1.02, accent=MIST, back="#DDD2BF")
    beds.day_bed((2.62, 0.86, z), (0, 0, 180), cover="#D9CFBD", accent="#9A8DBB", second=SEA)
    toy_boat((3.02, 0.22, z + 0.862))
    for y in (2.0, 4.02):
        seats.stool((1.5, y, z), 20, 0.48)
    lights.table_lamp((1.49, 4.02, z + 0.48), 0.44, radius=0.13)
    walls.book_pile((1.5, 2.0, z + 0.48), 40, 2, 9)
    tableware.tumbler((1.56, 1.9, z + 0.48), filled="#EEF3F2", level=0.5)
    walls.picture((1.2, 2.62, z + 1.66), TURN["west"], (0.46, 0.6), "hills", 2.2)
    walls.picture((1.2, 3.34, z + 1.66), TURN["west"], (0.46, 0.6), "sea", 6.1)
    tables.rug((3.35, 1.82, z), (2.2, 0.8), 2, "#D8CEBD", "#BFB2C6", 5)


def toy_boat(at):
    """A child's sailing boat on the window sill."""
    root = group("toy boat", at, (0, 0, 14))
    box("hull", (0.17, 0.05, 0.03), (0, 0, 0), painted("#A8543A", 0.5), 0.014, parent=root, rounds=4)
    box("deck", (0.15, 0.036, 0.006), (0, 0, 0.028), wood("#CDB594"), 0.002, parent=root)
    tube("mast", [(0.01, 0, 0.03), (0.01, 0, 0.21)], 0.003, wood("#BFA27C", "z"), root, smooth=False)
    sails = [
        (0.004, 0, 0.2),
        (0.004, 0, 0.05),
        (-0.075, 0.008, 0.05),
        (0.016, 0, 0.19),
        (0.016, 0, 0.055),
        (0.075, 0.006, 0.055),
    ]
    place(from_faces("sails", sails, [(0, 1, 2), (3, 5, 4)], cloth("#EFE9DD")), parent=root)


def build_table():
    """The round table for two by the door."""
    z = FLOOR
    x, y = 5.15, 1.42
    tables.round_table((x, y, z), 0.42)
    seats.dining_chair((x + 0.05, y + 0.63, z), 8)
    seats.dining_chair((x + 0.5, y - 0.34, z), 232)
    top = z + 0.75
    tableware.jug((x + 0.05, y + 0.04, top), 0.17, turn=30)
    cuttings.bouquet((x + 0.05, y + 0.04, top + 0.02), 0.36, 0.45, 3, "lavender")
    tableware.cup((x - 0.2, y + 0.15, top), turn=70)
    tableware.plate((x + 0.15, y - 0.2, top), 0.1)
    tableware.croissant((x + 0.15, y - 0.2, top + 0.012), 40)
    lights.pendant((x, y, z + 2.85), 1.15, 0.22, 0.2)


def build_walls(room):
    """Curtains, television over a sideboard, pegs."""
    add_curtains("east", room, 2.25, 2.35, 2.5, 0.3, seed=3)
    walls.television((3.93, 0.4, FLOOR + 1.42), TURN["south"], 0.82)
    tables.sideboard((4.3, 0.42, FLOOR), TURN["south"], 1.1, 0.5, 0.36)
    walls.books((4.82, 0.44, FLOOR + 0.5), TURN["south"], 0.26, 12, 0.22)
    walls.hooks((3.1, 5.0, FLOOR + 1.65), TURN["north"], 3, 0.5)
