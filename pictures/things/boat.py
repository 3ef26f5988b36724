"""The island's small wooden boat, as it lies in every harbour here: white, a coloured strake, oiled wood inside."""

import math

from studio.materials import painted, wood
from studio.mesh import box, from_faces, group, place, tube


def rowing_boat(at, turn=0, color="#2F6F80", length=4.6, beam=1.75, parent=None):
    """4.6 m long unless told; origin amidships at the waterline, bow to +x."""
    root = group("boat", at, (0, 0, turn), parent)
    stations, ribs = 24, 12

    def skin(inset):
        rows = []
        for i in range(stations + 1):
            t = i / stations * 2 - 1
            full = (1 - abs(t) ** 2.4) ** 0.7 if t > 0 else 1 - 0.42 * abs(t) ** 2.6
            sheer = 0.46 + 0.22 * max(0, t) ** 2 + 0.08 * t * t
            keel = -0.22 + 0.2 * max(0, t) ** 4
            row = []
            for k in range(ribs + 1):
                s = k / ribs * 2 - 1
                across = math.copysign(abs(s) ** 0.6, s) * max(0.0, beam / 2 * full - inset)
                rake = 0.16 * max(0, t) ** 3 * abs(s) ** 2
                row.append(
                    (t * length / 2 + rake - inset * t, across, keel + inset + (sheer - keel - inset) * abs(s) ** 1.8)
                )
            rows.append(row)
        return rows

    def loft(name, rows, first, last, surface):
        points = [p for row in rows for p in row[first : last + 1]]
        side = last - first + 1
        faces = []
        for i in range(stations):
            for k in range(side - 1):
                a = i * side + k
                faces.append((a, a + side, a + side + 1, a + 1))
        return place(from_faces(name, points, faces, surface, True), parent=root)

    outer, inner = skin(0.0), skin(0.035)
    white, strake, oak = painted("#EFEBE0", 0.35), painted(color, 0.35), wood("#A9794B", "x", 0.45)
    loft("hull", outer, 1, ribs - 1, white)
    loft("strake", outer, 0, 1, strake)
    loft("strake", outer, ribs - 1, ribs, strake)
    loft("inside", inner, 0, ribs, wood("#B98C5C", "x", 0.5))
    transom = outer[0]
    place(from_faces("transom", transom, [tuple(range(len(transom)))], strake), parent=root)
    for k in (0, ribs):
        tube("gunwale", [row[k] for row in outer], 0.028, oak, root, 8)
    tube("gunwale", [outer[0][0], outer[0][ribs]], 0.026, oak, root, 8, False)
    for x, wide in ((-1.35, 1.28), (-0.2, 1.52), (1.1, 1.2)):
        box("thwart", (0.24, wide * beam / 1.75, 0.03), (x, 0, 0.26), oak, 0.006, parent=root)
    for side in (-1, 1):
        tube("oar", [(-1.5, side * 0.25, 0.33), (1.3, side * 0.36, 0.34)], 0.02, wood("#C9A878", "x"), root, 8, False)
        box("blade", (0.5, 0.12, 0.015), (-1.6, side * 0.25, 0.32), wood("#C9A878", "x"), 0.005, parent=root)
    return root
