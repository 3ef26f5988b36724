"""Boats as seen from afar, along quay and mole and at anchor. Metres, world coordinates."""

import math
import random

import numpy

from place.sea import hazed
from place.shore import TOWN, town_reach
from studio.materials import material, rgb
from studio.mesh import copies, copy_tree, from_faces
from things import boats


@material
def far_paint(n, color="#F2EFE8", gloss=0.3):
    n.set(Base_Color=rgb(color), Roughness=gloss)
    hazed(n, n.surface.outputs[0])


def far_boat(kind, color):
    """'fishing' 7 m with a cuddy, 'rowing' 4.5 m, 'yacht' 12 m with mast and boom. Origin amidships at the waterline, bow to +x."""
    length, beam, board = {"fishing": (7.2, 2.6, 0.8), "rowing": (4.4, 1.6, 0.5), "yacht": (12.0, 3.6, 1.15)}[kind]
    points, faces, kinds = [], [], []
    stations, ribs = 10, 7
    for i in range(stations + 1):
        t = i / stations * 2 - 1
        full = (1 - abs(t) ** 2.6) ** 0.75 if kind != "yacht" else (1 - max(0, t) ** 2.2) * (1 - 0.3 * max(0, -t) ** 2)
        sheer = board * (1 + 0.45 * t * t + 0.15 * t)
        for k in range(ribs):
            s = k / (ribs - 1) * 2 - 1
            across = math.copysign(abs(s) ** 0.55, s)
            points.append(
                (
                    t * length / 2 * (1 + 0.06 * (1 - abs(s)) * -1),
                    across * beam / 2 * full,
                    -0.35 + (sheer + 0.35) * abs(s) ** 1.5,
                )
            )
    for i in range(stations):
        for k in range(ribs - 1):
            a = i * ribs + k
            faces.append((a, a + ribs, a + ribs + 1, a + 1))
            kinds.append(0)
        # The deck, a little below the gunwale.
        a, b = i * ribs, i * ribs + ribs - 1
        first = len(points)
        for p in (a, b, b + ribs, a + ribs):
            points.append((points[p][0], points[p][1] * 0.96, points[p][2] - (0.12 if kind != "rowing" else 0.3)))
        faces.append((first, first + 1, first + 2, first + 3))
        kinds.append(1)

    def block(low, high, which):
        first = len(points)
        for z in (low[2], high[2]):
            points.extend([(low[0], low[1], z), (high[0], low[1], z), (high[0], high[1], z), (low[0], high[1], z)])
        for f in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)):
            faces.append(tuple(first + v for v in f))
            kinds.append(which)

    if kind == "fishing":
        block((-1.2, -0.7, 0.6), (0.6, 0.7, 2.0), 2)
        block((-1.4, -0.85, 2.0), (0.8, 0.85, 2.1), 0)
        block((1.9, -0.05, 0.7), (2.0, 0.05, 4.2), 1)
    elif kind == "yacht":
        block((-2.4, -0.9, 1.0), (2.2, 0.9, 1.65), 2)
        # Ports along the cabin, the cockpit's teak between its coamings, a hood over the hatch, hatches on deck.
        block((-2.0, -0.93, 1.28), (1.7, 0.93, 1.48), 5)
        block((-5.0, -0.9, 1.0), (-2.5, 0.9, 1.1), 1)
        for side in (-1, 1):
            block((-5.1, side * 1.02 - 0.1, 1.0), (-2.4, side * 1.02 + 0.1, 1.42), 2)
        block((-2.75, -0.9, 1.45), (-2.0, 0.9, 2.05), 4)
        block((2.9, -0.3, 1.1), (3.5, 0.3, 1.3), 5)
        block((0.7, -0.07, 1.0), (0.85, 0.07, 16.5), 3)
        block((-4.2, -0.12, 2.3), (0.8, 0.12, 2.65), 4)
        block((-0.05, -0.9, 10.5), (0.05, 0.9, 10.56), 3)
        for a, b in (((5.8, 0, 1.6), (0.8, 0, 16.2)), ((-5.6, 0, 1.4), (0.7, 0, 16.4))):
            first = len(points)
            points.extend([a, b, (b[0] + 0.03, 0, b[2]), (a[0] + 0.03, 0, a[2])])
            faces.append((first, first + 1, first + 2, first + 3))
            kinds.append(3)
    mesh = from_faces(kind, points, faces, far_paint(color))
    for surface in (
        far_paint("#DDD6C6" if kind == "yacht" else "#B99468", 0.5),
        far_paint("#F4F1EA"),
        far_paint("#D8D8D4"),
        far_paint("#2F5168", 0.8),
        far_paint("#20282C", 0.15),
    ):
        mesh.materials.append(surface)
    mesh.polygons.foreach_set("material_index", kinds)
    return mesh


def build_boats(mole=True, fine=False, seed=6):
    """Fishing boats and yachts along the quay and, with `mole`, along the mole; boats at anchor in the bay. `fine` ones bear a look
    from fifty metres."""
    chance = random.Random(seed)
    fishing = [far_boat("fishing", c) for c in ("#F2EFE8", "#2F6B86", "#F4F0E4", "#3E7A6B", "#F1EFEA")]
    rowing = [far_boat("rowing", c) for c in ("#F4F1EA", "#B8503A", "#5F8FA0")]
    yachts = [far_boat("yacht", c) for c in ("#F6F5F1", "#F6F5F1", "#22374A")]
    cx, cy = TOWN
    spots = []
    angle = 0.25
    while angle < 2.9:
        # Not where the mole begins.
        reach = float(town_reach(angle))
        kind = chance.choices((fishing, rowing, yachts), (0.55, 0.3, 0.15))[0]
        mesh = chance.choice(kind)
        half = {"fishing": 3.6, "rowing": 2.2, "yacht": 6.0}[mesh.name.split(".")[0]]
        out = reach + 1.5 + half + 1.0
        if not 0.5 < angle < 0.86:
            spots.append(
                (
                    mesh,
                    (cx + out * math.cos(angle), cy + out * math.sin(angle)),
                    math.degrees(angle) + chance.choice((0, 180)) + chance.uniform(-6, 6),
                )
            )
        angle += chance.uniform(3.2, 6.5) / reach
    direction = math.radians(62)
    for step in numpy.arange(8, 56, 5.2) if mole else ():
        mesh = chance.choice(yachts if chance.random() < 0.7 else fishing)
        side = 11
        x = cx + 62 + step * math.cos(direction) - side * math.sin(direction)
        y = cy + 52 + step * math.sin(direction) + side * math.cos(direction)
        spots.append((mesh, (x, y), 152 + chance.uniform(-3, 3)))
    for x, y in (
        (28, -262),
        (62, -300),
        (105, -262),
        (70, -235),
        (132, -318),
        (150, -250),
        (40, -345),
        (95, -385),
        (8, -228),
        (190, -285),
        (120, -470),
        (30, -520),
    ):
        spots.append(
            (
                chance.choice(yachts + fishing[:2]),
                (x + chance.uniform(-6, 6), y + chance.uniform(-6, 6)),
                205 + chance.uniform(-18, 18),
            )
        )
    for x, y, turn in ((260, -760, 160), (-30, -900, 190), (420, -1300, 120), (-240, -1200, 200)):
        spots.append((yachts[0], (x, y), turn))
    models = []
    if fine:
        paints = (("#F1EEE6", "#2F5F78"), ("#EFEADD", "#4C7A5E"), ("#3C6E7C", "#EDE7D8"), ("#F1EEE6", "#A5483A"))
        models = [
            boats.gajeta((0, 0, -50), 0, 6.6, *paint, mast=k != 2, load=("net", "crates")[k % 2], seed=k)
            for k, paint in enumerate(paints)
        ]
    for mesh, (x, y), turn in spots:
        if models and mesh in fishing:
            copy_tree(chance.choice(models), (x, y, 0), (chance.uniform(-2, 2), 0, turn))
            continue
        copies(mesh, [((x, y, 0.02), (chance.uniform(-2, 2), 0, turn), chance.uniform(0.9, 1.1))])
