"""The church over the roofs and its bell tower, about 32 m. In the directions of `place.masonry`."""

import math
import random

import numpy

from place.town_houses import roof
from studio.materials import rgb


def church(m, chance, x, y, z, degrees, glow=0.0):
    """A nave of limestone with an apse and a bell tower of 32 m; the origin is the middle of the nave's west front."""
    stone = rgb("#DCD1BB")
    trim = rgb("#E6DCC8")
    tiles = rgb("#B06A45")
    m.move(x, y, z, degrees)
    width, length, high = 12.0, 26.0, 12.0
    w = width / 2
    for a, b in (((-w, 0), (-w, -length)), ((w, -length), (w, 0)), ((w, 0), (-w, 0)), ((-w, -length), (w, -length))):
        m.face(((*a, -4), (*b, -4), (*b, high), (*a, high)), "wall", stone)
    roof(m, random.Random(5), w, length, high, stone, tiles, "across")
    for side in (-1, 1):
        u = side * (w + 0.02)
        for v in (-5, -10, -15, -20):
            arch(m, (u, v, 6.0), 1.1, 3.4, (0, 1), "lit" if glow else "dark", stone)
    # The rose window and the door of the front.
    ring = [(1.5 * math.cos(t), 0.03, 9.6 + 1.5 * math.sin(t)) for t in numpy.linspace(0, math.tau, 16, False)]
    m.face(ring, "dark", stone)
    arch(m, (0, 0.03, 0.0), 2.2, 4.2, (1, 0), "wall", rgb("#5B4636"))
    # The tower beside the choir.
    m.move(*m.point(-w - 3.2, -length + 5, 0), degrees)
    half, body = 2.7, 20.0
    m.block((-half, -half, -4), (half, half, body), "wall", stone)
    for level in (0.15, 7, 13.6, body - 0.3):
        m.block((-half - 0.22, -half - 0.22, level), (half + 0.22, half + 0.22, level + 0.4), "wall", trim)
    for level, openings in ((9.0, 1), (15.2, 2)):
        for side in range(4):
            tower_openings(m, half, level, openings, side, 2.6)
    # The belfry: pillars, open between them.
    for a in (-1, 1):
        for b in (-1, 1):
            m.block((a * 2.0 - 0.55, b * 2.0 - 0.55, body), (a * 2.0 + 0.55, b * 2.0 + 0.55, body + 4.2), "wall", stone)
        m.block((a * 2.2 - 0.25, -0.25, body), (a * 2.2 + 0.25, 0.25, body + 4.2), "wall", trim)
        m.block((-0.25, a * 2.2 - 0.25, body), (0.25, a * 2.2 + 0.25, body + 4.2), "wall", trim)
    m.block((-0.9, -0.9, body + 1.2), (0.9, 0.9, body + 2.8), "wall", rgb("#4A4238"))
    m.block((-half, -half, body + 4.0), (half, half, body + 5.0), "wall", stone)
    m.block((-half - 0.3, -half - 0.3, body + 5.0), (half + 0.3, half + 0.3, body + 5.4), "wall", trim)
    base, tip = body + 5.4, body + 12.2
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        run = (1, 0) if a[1] == b[1] else (0, 1)
        m.face(((*a, base), (*b, base), (0, 0, tip)), "wall", rgb("#C9B99E"), run)
    m.block((-0.05, -0.05, tip - 0.3), (0.05, 0.05, tip + 1.6), "wall", rgb("#3A3633"))
    m.block((-0.4, -0.04, tip + 0.8), (0.4, 0.04, tip + 0.9), "wall", rgb("#3A3633"))


def tower_openings(m, half, level, count, side, high):
    turn = ((1, 0), (0, 1), (1, 0), (0, 1))[side]
    sign = (1, 1, -1, -1)[side]
    for index in range(count):
        off = (index - (count - 1) / 2) * 1.7
        out = sign * (half + 0.03)
        at = (off, out, level) if turn == (1, 0) else (out, off, level)
        arch(m, at, 1.1, high, turn, "dark", (0, 0, 0, 1))


def arch(m, at, width, high, along, kind, tone):
    """A flat opening with a round head; `at` is the middle of its foot."""
    u, v, w = at
    shape = [(-width / 2, 0), (width / 2, 0)]
    shape += [
        (width / 2 * math.cos(t), high - width / 2 + width / 2 * math.sin(t)) for t in numpy.linspace(0, math.pi, 9)
    ]
    m.face([(u + along[0] * s, v + along[1] * s, w + h) for s, h in shape], kind, tone)
