"""A curtain in the wind."""

import math
import random

from place.room import sheer
from studio.mesh import from_faces, place


def blown_curtain(start, end, top, bottom, into, swell=0.35, pleats=7, material=None, seed=0):
    """A curtain hung from `start` to `end` (x, y), heights `top` and `bottom`, that the wind lifts towards `into` by `swell`.

    It hangs still at `start` and is blown farthest near `end`, where its hem rises.
    """
    chance = random.Random(seed)
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    norm = math.hypot(*into)
    into = (into[0] / norm, into[1] / norm)
    columns, rows = pleats * 14, 40
    phase = [chance.uniform(-0.5, 0.5) for _ in range(pleats + 2)]
    points, faces = [], []
    for row in range(rows + 1):
        down = row / rows
        for column in range(columns + 1):
            u = column / columns
            fold = u * pleats
            index = int(fold)
            drift = phase[index] * (1 - (fold - index)) + phase[index + 1] * (fold - index)
            free = u**1.4
            belly = swell * free * (math.sin(down * 2.1) ** 2 * 0.75 + 0.4 * down**2)
            spread = 1 + 0.55 * free * down
            wave = math.sin(math.tau * fold + drift * (0.5 + 2 * down)) * (0.038 - 0.014 * down * free)
            flutter = 0.05 * down * free * math.sin(down * 5 + u * 4 + seed)
            x = u * length * spread + drift * 0.03 * down
            out = wave + belly + flutter
            rise = 0.16 * swell / 0.35 * free * down**3
            points.append(
                (
                    start[0] + along[0] * x + into[0] * out,
                    start[1] + along[1] * x + into[1] * out,
                    top + (bottom - top) * down + rise,
                ),
            )
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return place(from_faces("curtain", points, faces, material or sheer(), True))
