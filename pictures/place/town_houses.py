"""A house of the old town: a front with windows and shutters, plain sides, a tiled roof; each different.

Metres, in the directions of `place.masonry`.
"""

import math

from place.masonry import shade
from studio.materials import rgb


PLASTERS = (
    "#DCD2BF",
    "#D0C5B2",
    "#EAE4D8",
    "#E4DCCB",
    "#F2ECE0",
    "#F3E6CB",
    "#EBD3AC",
    "#E5BF96",
    "#E0B49C",
    "#F5F2EA",
    "#F1EDE6",
    "#E3C7B4",
    "#EFDDB8",
)
STONES = ("#D6CAB3", "#CBBDA3", "#DDD3C0", "#C4B79E")
ROOFS = ("#AC6A48", "#A06044", "#BA7E5C", "#8F5A45", "#B0785A", "#C3957A", "#A56E52", "#B7876C", "#9A6A54")
SHUTTERS = ("#4F6B55", "#5F7F84", "#6B5040", "#3E5C6B", "#7F8478", "#54705F", "#8A6A4A", "#E4DED0")


def front(m, chance, width, height, at, tone, trim, shutter, glow, ground_floor=True, rows=None):
    """A wall with windows set into it: from u = -width/2 to width/2 at v = `at`, looking along +v; storeys of about 2.9 m."""
    storeys = rows or max(1, round(height / 2.95))
    storey = height / storeys
    count = max(1, round(width / chance.uniform(2.2, 3.0)))
    wide = chance.choice((0.8, 0.9, 1.0))
    centres = [(i + 0.5) / count * width - width / 2 + chance.uniform(-0.12, 0.12) for i in range(count)]
    holes = {}
    for row in range(storeys):
        for column, centre in enumerate(centres):
            if row == 0 and ground_floor:
                kind = chance.random()
                if kind < 0.45:
                    holes[row, column] = (centre, wide * 1.15, 0.02, min(2.25, storey - 0.4), "door")
                elif kind < 0.8:
                    holes[row, column] = (centre, wide, 1.0, min(2.2, storey - 0.35), "window")
            elif chance.random() < 0.88:
                low = 0.85 if row < storeys - 1 or storeys < 3 else 1.0
                holes[row, column] = (centre, wide, low, min(low + 1.35, storey - 0.25), "window")
    u_lines = [-width / 2]
    for centre in centres:
        u_lines += [centre - wide / 2, centre + wide / 2]
    u_lines.append(width / 2)
    for row in range(storeys):
        base = row * storey
        for part in range(len(u_lines) - 1):
            left, right = u_lines[part], u_lines[part + 1]
            hole = holes.get((row, part // 2)) if part % 2 else None
            if hole is None:
                m.face(
                    ((left, at, base), (right, at, base), (right, at, base + storey), (left, at, base + storey)),
                    "wall",
                    tone,
                )
                continue
            centre, _, low, high, kind = hole
            low, high = base + low, base + high
            m.face(((left, at, base), (right, at, base), (right, at, low), (left, at, low)), "wall", tone)
            m.face(
                ((left, at, high), (right, at, high), (right, at, base + storey), (left, at, base + storey)),
                "wall",
                tone,
            )
            deep = at - 0.2
            m.face(((left, at, low), (left, deep, low), (left, deep, high), (left, at, high)), "wall", trim)
            m.face(((right, deep, low), (right, at, low), (right, at, high), (right, deep, high)), "wall", trim)
            m.face(((left, deep, high), (right, deep, high), (right, at, high), (left, at, high)), "wall", trim)
            m.face(((left, at, low), (right, at, low), (right, deep, low), (left, deep, low)), "wall", trim)
            state = chance.random()
            if kind == "door":
                m.face(
                    ((left, deep, low), (right, deep, low), (right, deep, high), (left, deep, high)), "wall", shutter
                )
            elif state < 0.3:
                # Shutters closed against the heat.
                m.face(
                    (
                        (left, at - 0.04, low),
                        (right, at - 0.04, low),
                        (right, at - 0.04, high),
                        (left, at - 0.04, high),
                    ),
                    "wall",
                    shutter,
                )
            else:
                lit = "lit" if chance.random() < glow else "dark"
                m.face(((left, deep, low), (right, deep, low), (right, deep, high), (left, deep, high)), lit, tone)
                if state < 0.85:
                    for side in (-1, 1):
                        edge = left if side < 0 else right
                        a, b = sorted((edge, edge + side * (right - left) * 0.5))
                        m.block((a, at, low), (b, at + 0.05, high), "wall", shutter)
            # Sill and lintel.
            if kind == "window":
                m.block((left - 0.1, at, low - 0.12), (right + 0.1, at + 0.09, low), "wall", trim)


def house(m, chance, x, y, z, degrees, width, depth, height, glow=0.0, palette=PLASTERS, below=2.0):
    """A house whose front's middle is at (x, y, z), looking towards `degrees` + 90; it reaches back by `depth` and `below` the ground."""
    tone = shade(rgb(chance.choice(palette)), chance.uniform(0.82, 1.0))
    trim = shade(rgb(chance.choice(STONES)), chance.uniform(0.9, 1.05))
    shutter = shade(rgb(chance.choice(SHUTTERS)), chance.uniform(0.8, 1.1))
    tiles = shade(rgb(chance.choice(ROOFS)), chance.uniform(0.8, 1.15))
    w, d = width / 2, depth
    m.move(x, y, z, degrees)
    front(m, chance, width, height, 0, tone, trim, shutter, glow)
    for a, b in (((-w, 0), (-w, -d)), ((w, -d), (w, 0))):
        m.face(((*a, 0), (*b, 0), (*b, height), (*a, height)), "wall", tone)
    for a, b in (((-w, 0), (w, 0)), ((-w, -d), (-w, 0)), ((w, 0), (w, -d)), ((w, -d), (-w, -d))):
        m.face(((*a, -below), (*b, -below), (*b, 0), (*a, 0)), "wall", shade(trim, 0.9))
    # The back is the same wall turned round.
    bx, by, _ = m.point(0, -d, 0)
    m.move(bx, by, z, degrees + 180)
    front(m, chance, width, height, 0, tone, trim, shutter, glow, ground_floor=False)
    m.move(x, y, z, degrees)
    for side in (-1, 1):
        # Some windows in the gables as well, flat ones: neighbours cover most.
        if chance.random() < 0.6:
            for row in range(1, max(2, round(height / 2.95))):
                v, low = -d * chance.choice((0.3, 0.5, 0.68)), row * 2.95 + 0.85
                u = side * (w + 0.012)
                m.face(
                    ((u, v - 0.42, low), (u, v + 0.42, low), (u, v + 0.42, low + 1.25), (u, v - 0.42, low + 1.25)),
                    "lit" if chance.random() < glow else "dark",
                    tone,
                )
    roof(m, chance, w, d, height, tone, tiles)
    if chance.random() < 0.75:
        u, v = chance.uniform(-w * 0.7, w * 0.7), -d * chance.uniform(0.25, 0.75)
        top = height + d * 0.5 * 0.5 + chance.uniform(0.4, 1.0)
        m.block((u - 0.3, v - 0.25, height), (u + 0.3, v + 0.25, top), "wall", shade(tone, 0.95))
        m.block((u - 0.4, v - 0.35, top), (u + 0.4, v + 0.35, top + 0.12), "wall", trim)
        m.block((u - 0.22, v - 0.18, top + 0.12), (u + 0.22, v + 0.18, top + 0.35), "roof", tiles)


def roof(m, chance, w, d, height, tone, tiles, kind=None):
    """Gabled along or across the front, or hipped; tiles overhang the walls."""
    pitch = math.tan(math.radians(chance.uniform(20, 29)))
    over, ends, thick = 0.38, 0.16, 0.16
    kind = kind or chance.choices(("along", "across", "hip"), (0.6, 0.2, 0.2))[0]
    front_edge, back_edge = over, -d - over

    if kind == "across" and w * 2 < d * 1.3:
        rise = w * pitch
        top = height + rise
        low = height - over * pitch
        a, b = ends, -d - ends
        for side in (-1, 1):
            u = side * (w + over)
            m.face(
                ((u, a, low + thick), (0, a, top + thick), (0, b, top + thick), (u, b, low + thick)),
                "roof",
                tiles,
                (0, 1),
            )
            m.face(
                ((u, a, low), (u, a, low + thick), (u, b, low + thick), (u, b, low)), "roof", shade(tiles, 0.7), (0, 1)
            )
            m.face(((u, a, low), (0, a, top), (0, b, top), (u, b, low)), "wall", shade(tone, 0.8))
            for v in (a, b):
                m.face(
                    ((u, v, low), (0, v, top), (0, v, top + thick), (u, v, low + thick)),
                    "roof",
                    shade(tiles, 0.8),
                    (1, 0),
                )
        for v in (0, -d):
            m.face(((-w, v, height), (w, v, height), (0, v, top)), "wall", tone)
        m.block((-0.13, b, top + thick - 0.05), (0.13, a, top + thick + 0.1), "roof", shade(tiles, 1.05))
        return
    rise = d / 2 * pitch
    top, low, middle = height + rise, height - over * pitch, -d / 2
    if kind == "hip" and w > d / 2 * 0.9:
        u1, u2 = w + over, max(0.3, w - d / 2)
        low_corners = [(-u1, front_edge), (u1, front_edge), (u1, back_edge), (-u1, back_edge)]
        lift = low + thick
        m.face(
            ((-u1, front_edge, lift), (u1, front_edge, lift), (u2, middle, top + thick), (-u2, middle, top + thick)),
            "roof",
            tiles,
            (1, 0),
        )
        m.face(
            ((u1, back_edge, lift), (-u1, back_edge, lift), (-u2, middle, top + thick), (u2, middle, top + thick)),
            "roof",
            tiles,
            (1, 0),
        )
        m.face(((u1, front_edge, lift), (u1, back_edge, lift), (u2, middle, top + thick)), "roof", tiles, (0, 1))
        m.face(((-u1, back_edge, lift), (-u1, front_edge, lift), (-u2, middle, top + thick)), "roof", tiles, (0, 1))
        for a, b in zip(low_corners, low_corners[1:] + low_corners[:1]):
            m.face(((*a, low), (*b, low), (*b, lift), (*a, lift)), "roof", shade(tiles, 0.7), (1, 0))
        m.face([(*corner, low) for corner in reversed(low_corners)], "wall", shade(tone, 0.8))
        m.block(
            (-u2, middle - 0.13, top + thick - 0.05), (u2, middle + 0.13, top + thick + 0.1), "roof", shade(tiles, 1.05)
        )
        return
    u = w + ends
    for edge in (front_edge, back_edge):
        m.face(
            ((-u, edge, low + thick), (u, edge, low + thick), (u, middle, top + thick), (-u, middle, top + thick)),
            "roof",
            tiles,
            (1, 0),
        )
        m.face(
            ((-u, edge, low), (u, edge, low), (u, edge, low + thick), (-u, edge, low + thick)),
            "roof",
            shade(tiles, 0.7),
            (1, 0),
        )
        m.face(((-u, edge, low), (u, edge, low), (u, middle, top), (-u, middle, top)), "wall", shade(tone, 0.8))
        for end in (-u, u):
            m.face(
                ((end, edge, low), (end, middle, top), (end, middle, top + thick), (end, edge, low + thick)),
                "roof",
                shade(tiles, 0.8),
                (0, 1),
            )
    for end in (-w, w):
        m.face(((end, 0, height), (end, -d, height), (end, middle, top)), "wall", tone)
    m.block((-u, middle - 0.13, top + thick - 0.05), (u, middle + 0.13, top + thick + 0.1), "roof", shade(tiles, 1.05))
