"""The old town on its promontory, the harbour, the shores and the sea: the view from the villa, the same in every picture.

World coordinates (metres; x east, y north, z up, sea level 0). `build_view` is all that others need. The town is one mesh put
together house by house, each different; colours lie in attributes of its faces, so a handful of materials serve it all.
"""

import math
import random

from place import garden
from place.church import church
from place.grove import build_grove
from place.masonry import Masonry, town_lamp, town_pane, town_roof, town_wall
from place.mole import build_mole, furnish_mole
from place.moorings import build_boats
from place.quay import awning, build_lamps, build_quay, parasol
from place.sea import build_islands, build_sea
from place.shore import QUAY, TOWN, build_land, depth_at, ground, inland, town_reach
from place.town_houses import PLASTERS, STONES, house
from place.woods import build_trees


def build_houses(glow=0.0, seed=11):
    """Rows of houses along the contours of the hill, lanes between them, the church on top."""
    chance = random.Random(seed)
    m = Masonry()
    cx, cy = TOWN
    # distance from the shore's line for the quay; then row by row up the hill
    rows = (
        (-9, (6.5, 12), (7.5, 11.5), 9.5),
        (-21, (5.5, 9), (6, 9.5), 8.5),
        (-32.5, (5.5, 9), (6, 9), 8.5),
        (-43.5, (5, 8.5), (6, 9), 8),
        (-54.5, (5, 8), (5.5, 8), 7.5),
    )
    for row, (back, widths, heights, depth) in enumerate(rows):
        angle = chance.uniform(0, 0.3)
        end = angle + math.tau
        while angle < end:
            width = chance.uniform(*widths)
            reach = float(town_reach(angle)) + back + 1.6 * math.sin(5 * angle + row * 2) + chance.uniform(-0.7, 0.7)
            step = (width + chance.choice((0, 0, 0, 0, 0.02, 1.8, 2.4))) / max(12, reach)
            if chance.random() < 0.045:
                angle += 7 / max(20, reach)
                continue
            angle += step
            at = angle - step / 2
            x, y = cx + reach * math.cos(at), cy + reach * math.sin(at)
            z = float(ground(x + 3 * math.cos(at), y + 3 * math.sin(at)))
            z = max(z, QUAY)
            deep = min(depth + chance.uniform(-1.5, 1.2), reach - 6)
            high = chance.uniform(*heights)
            palette = PLASTERS if row == 0 or chance.random() < 0.5 else STONES
            house(
                m,
                chance,
                x,
                y,
                z,
                math.degrees(at) - 90 + chance.uniform(-5, 5),
                width - 0.04,
                deep,
                high,
                glow,
                palette,
                3.5,
            )
            if row == 0 and chance.random() < 0.35:
                awning(m, chance, width)
    for start in (0.55, 1.05, 1.45, 1.85, 2.35):
        for step in range(chance.choice((2, 3, 4))):
            angle = start + step * 0.042
            reach = float(town_reach(angle)) - chance.choice((5.6, 5.8, 3.4))
            parasol(m, chance, cx + reach * math.cos(angle), cy + reach * math.sin(angle), QUAY)
    church(m, chance, cx + 8, cy + 7, 11.6, 65, glow)
    shore_houses(m, chance, glow)
    return m.make("town", [town_wall(), town_roof(), town_pane(), town_lamp()])


def shore_houses(m, chance, glow):
    """Houses along the bay west of the villa and on the neck of land, scattered up the slope."""
    taken = []
    tries = 0
    while len(taken) < 95 and tries < 6000:
        tries += 1
        x, y = chance.uniform(-420, -70), chance.uniform(-400, -60)
        into = float(inland(x, y))
        dense = math.exp(-max(0, into - 10) / 55)
        if into < 9 or into > 170 or chance.random() > dense or math.hypot(x - TOWN[0], y - TOWN[1]) < 104:
            continue
        if x > -75 and y > -150 or any(abs(x - a) < 13 and abs(y - b) < 13 for a, b in taken):
            continue
        taken.append((x, y))
        # The front looks to the water.
        gx = float(inland(x + 4, y) - inland(x - 4, y))
        gy = float(inland(x, y + 4) - inland(x, y - 4))
        facing = math.degrees(math.atan2(-gy, -gx)) - 90 + chance.uniform(-12, 12)
        house(
            m,
            chance,
            x,
            y,
            float(ground(x, y)),
            facing,
            chance.uniform(7, 12),
            chance.uniform(7, 9.5),
            chance.choice((5.6, 5.9, 6.2, 8.6)),
            glow,
            PLASTERS,
            4,
        )


def build_view(detail=1.0, lights=False, hill=True, wind=1.0, mole=True):
    """All that one sees from the house: sea, islands, town, harbour, shores. Call it after the hour is set.

    `detail` below 0.5 leaves out trees on far shores, 2 brings finer boats; `lights` lights windows and lamps (dusk); `hill` brings
    the garden on all sides, as the rooms' windows and doors show it, without the plants by the house: leave it out where the scene
    builds the garden itself; `wind` 0.1 is a mirror, 1 a breeze; without `mole` no boats lie at the mole.
    """
    build_sea(depth_at, wind)
    build_islands()
    build_land()
    if hill:
        garden.build("far", trees=False)
        garden.build_slope_trees()
        build_grove()
    build_quay()
    build_mole()
    build_houses(0.42 if lights else 0.0)
    if detail >= 0.5:
        build_trees()
    if detail >= 2:
        furnish_mole()
    build_boats(mole, detail >= 2)
    if lights:
        build_lamps()
