"""Olive's living room on the ground floor: x -6.6..-1.8, y 0.4..5.2, floor at z 24, beams 2.9 above it.

Walls of limestone 0.7 m thick: the west wall bare, the others plastered. A glazed door in the west wall leads to the terrace
under the olive tree; the kitchen stands in a recess of the north wall; the sofa, which is a bed at night, at the west wall.
"""

from place import garden
from place.room import TURN, Opening, add_beams, add_curtains, build_room
from place.town import build_view
from studio.materials import painted, paving, plaster, rubble, stone, tiles, wood
from studio.mesh import box
from things import cuttings, kitchen, lights, outdoor, pots, seats, shrubs, tables, tableware, trees, walls

FLOOR = 24.0
RECESS = 0.62
OLIVE = "#8D9182"


def build_shell(hidden=()):
    """Walls with their niches, the recess of the kitchen, floor and beams."""
    lime = plaster("#EAE5DB")
    room = build_room(
        (-6.6, -1.8),
        (0.4, 5.2),
        FLOOR,
        2.9,
        [
            Opening("west", 2.05, 1.4, 0, 2.3, "french", (98, 96), bars=(1, 3), splay=0.1),
            Opening("west", 4.25, 0.62, 1.22, 1.82, "niche", deep=0.34),
            Opening("south", -4.6, 1.2, 0.85, 2.1, bars=(1, 2), splay=0.16),
            Opening("north", -3.3, 2.66, 0, 2.3, "niche", deep=RECESS),
            Opening("north", -5.55, 0.7, 0.95, 2.05, "niche", deep=0.3),
        ],
        wall=lime,
        walls={"west": rubble("#DACFBB", "#CDBFA8", 0.3)},
        thickness=0.7,
        ground=tiles("#D9CDB8", "#B9AC96", 0.6, 0.6, 0.5, 0.5, 0.004),
        frame=painted("#7F9596"),
        edge=0.035,
        skirting=0,
        hidden=hidden,
    )
    add_beams(room, "y", 0.8, (0.14, 0.18), wood("#93836F", "y", 0.7))
    return room


def build_outside():
    """The terrace under the olive tree in the evening sun, and the loggia before the south window."""
    build_view(0.3)
    garden.build_olive_terrace()
    z = FLOOR + 0.03
    outdoor.round_table((-9.6, 3.4, z), 0.4)
    outdoor.chair((-9.5, 4.15, z), 10)
    outdoor.chair((-10.3, 3.2, z), 100)
    for x, y, height, seed in ((-16.5, 6.5, 4.6, 1), (-19.5, 9.0, 4.2, 2), (-22.0, 5.0, 5.0, 4)):
        trees.olive_tree((x, y, garden.ground(x, y) - 0.05), height, seed, far=True)
    for x, y in ((-24.0, 11.0), (-26.5, 9.0)):
        trees.cypress((x, y, garden.ground(x, y) - 0.1), 9.0, 1.3, 2, far=True)
    shrubs.oleander((-13.0, 5.4, FLOOR), 1.9, 2, far=True)
    box("loggia floor", (13.6, 4.4, 0.1), (0, -2.2, FLOOR - 0.1), paving(), 0)
    box("loggia ceiling", (13.6, 4.4, 0.1), (0, -2.2, FLOOR + 2.78), plaster(), 0)


def build_kitchen():
    """Two and a half metres in the recess: fridge, hob with oven, sink."""
    run, at = kitchen.kitchen_run(
        (-4.55, 5.2 + RECESS - 0.004, FLOOR),
        TURN["north"],
        [("fridge", 0.58), ("drawers", 0.5), ("hob", 0.6), ("sink", 0.8)],
        front=painted(OLIVE, 0.5),
        top=stone("#E6DECF", 0.35),
        tiles=kitchen.zellige("#E8E3D7"),
        tile_height=0.48,
        tall=2.08,
    )
    top = kitchen.TOP
    kitchen.boards((at["drawers"] - 0.02, -0.014, top), run)
    kitchen.utensils((at["drawers"] + 0.18, -0.13, top), 7, run)
    kitchen.bottle((at["drawers"] + 0.17, -0.29, top), parent=run)
    kitchen.towel((at["hob"] - 0.1, -0.647, 0.655), stripe="#7F8A6C", seed=6, parent=run)
    tableware.moka_pot((at["hob"] + 0.13, -0.2, top + 0.007), 60, run)
    kitchen.kettle((at["sink"] + 0.3, -0.16, top), 200, "#E3DCCB", run)
    kitchen.coffee_maker((at["sink"] - 0.36, -0.18, top), 5, run)
    shelf = 1.52
    walls.shelf((at["hob"] + 0.4, -0.012, shelf), 0, 1.35, 0.19).parent = run
    x = at["hob"] - 0.18
    kitchen.plates((x + 0.05, -0.105, shelf), 5, 0.09, parent=run)
    for index in range(3):
        kitchen.cup(
            (x + 0.26 + index * 0.095, -0.1 + 0.012 * (index % 2), shelf), "#E2DAC9", 0.038, 0.07, 50 * index, run
        )
    kitchen.jar((x + 0.6, -0.1, shelf), "#DCD3C2", 0.15, 0.05, parent=run)
    kitchen.jar((x + 0.72, -0.1, shelf), "#9AA287", 0.12, 0.045, parent=run)
    pots.herb_pot((x + 0.98, -0.1, shelf), "thyme", 0.065, 0.11, seed=3, parent=run)
    return run, at


def build_seats():
    """The sofa bed with its throw, a low table on a rug."""
    z = FLOOR
    seats.sofa((-6.08, 4.12, z), 90, 2.0, 2, "#D9D2C2", seed=6, depth=1.0, arms=0.14)
    seats.throw(
        [(-0.57, 0.12), (-0.56, 0.49), (-0.3, 0.505), (0.2, 0.5), (0.36, 0.72), (0.47, 0.81), (0.52, 0.55)],
        0.6,
        seats.knit("#8E9779", 0.009),
        (-6.08, 3.72, z),
        90,
        5,
    )
    seats.loose_cushion((-6.1, 4.72, z + 0.655), "#C58A63", (0.48, 0.48, 0.17), 66, 84, 6, 5)
    seats.loose_cushion((-6.06, 4.4, z + 0.645), "#E6DECF", (0.44, 0.44, 0.16), 62, 98, -6, 8)
    tables.rug((-4.55, 3.15, z), (2.3, 1.7), 90, "#D6CAB6", "#A9A58C", 8)
    tables.coffee_table((-4.6, 3.35, z + 0.008), 70, 0.42, 0.36)
    top = z + 0.368
    walls.open_book((-4.5, 3.28, top), 62)
    tableware.cup((-4.78, 3.2, top), turn=130)
    tableware.vase((-4.68, 3.55, top), 0.19, 0.065, "#CFC5B4")
    cuttings.bouquet((-4.68, 3.55, top + 0.02), 0.44, 0.55, 6, "olive")


def build_table():
    """A round table for four before the kitchen, where the evening sun reaches it."""
    z = FLOOR
    x, y = -3.05, 2.95
    tables.round_table((x, y, z), 0.52)
    for dx, dy, turn in ((-0.62, -0.1, 100), (0.02, 0.66, 3), (0.62, 0.12, 278), (-0.14, -0.7, 166)):
        # A chair looks along its own -y, so at 0 degrees it stands north of the table.
        seats.dining_chair((x + dx, y + dy, z), turn)
    top = z + 0.75
    tableware.fruit_bowl((x - 0.06, y + 0.05, top), ("fig", "peach", "lemon"), 8, 0.13)
    tableware.carafe((x + 0.2, y + 0.12, top), turn=30)
    tableware.tumbler((x + 0.12, y - 0.12, top), filled="#EEF3F2", level=0.5)
    tableware.napkin((x - 0.26, y - 0.18, top), color="#C2C6AE", turn=20, seed=5)
    lights.pendant((x, y, z + 2.9), 1.25, 0.24, 0.2)


def build_walls(room):
    """What stands in the niches and hangs on the walls."""
    z = FLOOR
    box("board", (0.66, 0.3, 0.03), (-5.55, 5.35, z + 1.48), stone("#DDD3C1"), 0.004)
    walls.books((-5.83, 5.48, z + 1.51), 0, 0.36, 4, 0.23)
    kitchen.bowl((-5.34, 5.34, z + 1.51), 0.09, 0.07, "#8A9A9A")
    tableware.jug((-5.7, 5.36, z + 0.95), 0.26, "#D9CDB8", turn=220)
    kitchen.plates((-5.42, 5.36, z + 0.95), 4, 0.1, "#E3DACA")
    tableware.vase((-6.78, 4.17, z + 1.22), 0.24, 0.075, "#B98A68")
    tableware.candle((-6.76, 4.42, z + 1.22), 0.16, 0.03)
    walls.air_conditioner((-5.55, 5.2, z + 2.52), TURN["north"], 0.78)
    add_curtains("west", room, 2.05, 2.16, 2.5, 0.24, seed=9)
