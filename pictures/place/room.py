"""The shell of a room in the villa: walls with deep openings, windows and French doors with frames and panes, floor, ceiling,
beams, skirting and curtains, and a portal in every opening.

Everything stands in the place's coordinates (metres; x east, y north, z up). The house has its ground floor at z = 24 and its
upper floor at z = 27.1. Rooms, as inner faces (x from, x to, y from, y to):

- Lavender (upper floor): living room with kitchen 0.4..6.6, 0.4..6.2; double room -2.9..0.2, 0.4..4.6;
  twin room -6.6..-3.1, 0.4..4.2
- Olive (ground floor, walls 0.6 thick): living room -6.6..-1.8, 0.4..5.2
- Rosemary (ground floor): the room 1.2..6.6, 0.4..5.0
"""

import math
import random
from dataclasses import dataclass, field

import bmesh
import bpy

from studio.light import add_portal
from studio.materials import material as once
from studio.materials import metal, painted, pane, plaster, rgb, stone, wood
from studio.mesh import box, cylinder, from_faces, group, place, tube

FRAME = "#5F7F84"
# The side a wall is on: where it looks to (outwards), and its turn, so that its local y leads outwards.
OUTWARDS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
TURN = {"north": 0, "south": 180, "east": -90, "west": 90}


@dataclass(frozen=True)
class Opening:
    """A hole in a wall.

    `side` north, south, east or west; `at` its middle along the wall (x for north and south, y for east and west); `width` and
    the heights `sill` and `head` above the floor are those of the opening at the frame. `splay` is how much it widens on each
    side towards the room. `kind`: "window" (casements), "french" (glazed doors), "door" (a closed boarded door), "passage"
    (open, to a dark corridor or another room), "niche" (a blind recess `deep` metres deep). `swing` opens the leaves into the
    room, in degrees, left and right leaf as seen from the room; negative opens them outwards. `bars` are columns and rows of
    panes in each leaf.
    """

    side: str
    at: float
    width: float = 1.1
    sill: float = 0.9
    head: float = 2.2
    kind: str = "window"
    swing: tuple[float, float] = (0, 0)
    leaves: int = 2
    bars: tuple[int, int] = (1, 2)
    splay: float = 0.0
    deep: float = 0.25
    portal: bool = True


@dataclass
class Room:
    """What `build_room` made: extents, floor height and the walls by side."""

    x: tuple[float, float]
    y: tuple[float, float]
    floor: float
    height: float
    walls: dict = field(default_factory=dict)


@once
def planks(n, color="#C6AE8E", width=0.16, length=1.7, along="x", gloss=0.42):
    """Oiled oak boards; `along` the axis they run."""
    flat = n.flat("xy" if along == "x" else "yx")
    brick = n.laid(flat, length, width, gap=0.0016, smooth=0.2, offset=0.37)
    own = brick.outputs["Color"]
    # Each board is cut from elsewhere in the tree, so its grain must not go on into its neighbour.
    moved = n.add(
        "MixRGB", {"Fac": 1, "Color1": flat, "Color2": n.mix(1, own, (7, 3, 5, 1), "MULTIPLY")}, blend_type="ADD"
    ).outputs[0]
    grain = n.noise(0.02, 6, 0.62, n.add("Mapping", {"Vector": moved, "Scale": (0.05, 1, 1)}).outputs[0])
    broad = n.noise(0.1, 3, 0.5, n.add("Mapping", {"Vector": moved, "Scale": (0.12, 1, 1)}).outputs[0])
    tint = n.add("MapRange", {"Value": own, "To Min": 0.8, "To Max": 1.08}).outputs[0]
    dark = n.add("MapRange", {"Value": grain, "From Min": 0.3, "From Max": 0.7, "To Min": 0.8, "To Max": 1.08}).outputs[
        0
    ]
    both = n.add("Math", {0: tint, 1: dark}, operation="MULTIPLY").outputs[0]
    tone = n.add("HueSaturation", {"Color": rgb(color), "Value": both}).outputs[0]
    tone = n.mix(0.22, tone, n.ramp(broad, (0.35, "#8F8378"), (0.65, "#FFFFFF")), "MULTIPLY")
    gap = brick.outputs["Fac"]
    worn = n.add("MapRange", {"Value": n.noise(0.7, 4), "To Min": gloss * 0.8, "To Max": gloss * 1.25}).outputs[0]
    sunk = n.add("Math", {0: 1.0, 1: gap}, operation="SUBTRACT").outputs[0]
    n.set(
        Base_Color=n.mix(gap, tone, rgb("#4B3827")),
        Roughness=worn,
        Normal=n.bump(grain, 0.0004, 0.4, n.bump(sunk, 0.0012, 0.6)),
    )


@once
def sheer(n, color="#F1ECE1", thin=0.55):
    """Thin linen that lets light through: curtains, lamp shades."""
    where = n.place()
    weave = n.add("TexWave", {"Vector": where, "Scale": 90, "Distortion": 2.0}, bands_direction="Z").outputs["Fac"]
    tone = n.vary(color, 0.03, 0.3)
    through = n.add("BsdfTranslucent", {"Color": tone})
    both = n.add("MixShader", {"Fac": thin})
    n.set(Base_Color=tone, Roughness=0.95, Sheen=0.4, Specular=0.1, Normal=n.bump(weave, 0.0008, 0.4))
    n.tree.links.new(n.surface.outputs[0], both.inputs[1])
    n.tree.links.new(through.outputs[0], both.inputs[2])
    n.tree.links.new(both.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


def _leaf(name, width, height, material, stile, bottom, bars, panel=0.0, handle=None):
    """A glazed leaf; its origin is the hinge at its lower end, it extends along +x. `panel` metres of wood at its foot."""
    leaf = group(name)
    thick = 0.045
    box("stile", (stile, thick, height), (stile / 2, 0, 0), material, 0.004, parent=leaf)
    box("stile", (stile, thick, height), (width - stile / 2, 0, 0), material, 0.004, parent=leaf)
    inner = width - 2 * stile
    box("rail", (inner, thick * 0.96, stile), (width / 2, 0, height - stile), material, 0.004, parent=leaf)
    box("rail", (inner, thick * 0.96, bottom), (width / 2, 0, 0), material, 0.004, parent=leaf)
    low = bottom
    if panel:
        box("panel", (inner, 0.018, panel), (width / 2, 0, bottom), material, 0.002, parent=leaf)
        box("rail", (inner, thick * 0.96, stile), (width / 2, 0, bottom + panel), material, 0.004, parent=leaf)
        low = bottom + panel + stile
    top = height - stile
    columns, rows = bars
    for column in range(1, columns):
        box("bar", (0.024, 0.03, top - low), (stile + inner * column / columns, 0, low), material, 0.003, parent=leaf)
    for row in range(1, rows):
        box(
            "bar",
            (inner, 0.03, 0.024),
            (width / 2, 0, low + (top - low) * row / rows - 0.012),
            material,
            0.003,
            parent=leaf,
        )
    corners = [(stile, 0, low), (width - stile, 0, low), (width - stile, 0, top), (stile, 0, top)]
    place(from_faces("pane", corners, [(0, 1, 2, 3)], pane()), parent=leaf)
    if handle:
        brass = metal("#A88C56", 0.3)
        x, z = width - stile / 2, handle
        for side in (1, -1):
            box("plate", (0.03, 0.006, 0.16), (x, side * (thick / 2 + 0.002), z - 0.08), brass, 0.002, parent=leaf)
            y = side * (thick / 2 + 0.045)
            tube("handle", [(x, side * thick / 2, z), (x, y, z), (x - 0.11, y, z)], 0.008, brass, leaf, smooth=False)
    return leaf


def _fill(opening, along, wall, thickness, depth, frame, sill_material):
    """Frame, leaves, sill or threshold, in the wall's own coordinates."""
    width, low, high = opening.width, opening.sill, opening.head
    left, right = along - width / 2, along + width / 2
    if opening.kind == "niche":
        return
    if opening.kind == "passage":
        box("threshold", (width, thickness, 0.03), (along, thickness / 2, -0.018), sill_material, 0.004, parent=wall)
        return
    case, thick = 0.05, 0.075
    for x in (left + case / 2, right - case / 2):
        box("case", (case, thick, high - low), (x, depth, low), frame, 0.004, parent=wall)
    box("case", (width, thick * 0.98, case), (along, depth, high - case), frame, 0.004, parent=wall)
    if opening.kind == "door":
        board = width - 2 * case
        count = max(3, round(board / 0.14))
        for index in range(count):
            x = left + case + board * (index + 0.5) / count
            box(
                "board", (board / count - 0.003, 0.04, high - case - 0.01), (x, depth, 0.006), frame, 0.004, parent=wall
            )
        tube(
            "handle",
            [
                (right - 0.13, depth - 0.02, 1.02),
                (right - 0.13, depth - 0.07, 1.02),
                (right - 0.25, depth - 0.07, 1.02),
            ],
            0.009,
            metal("#A88C56", 0.3),
            wall,
            smooth=False,
        )
        return
    french = opening.kind == "french"
    if french:
        box(
            "threshold",
            (width + 2 * opening.splay, thickness + 0.04, 0.04),
            (along, thickness / 2, -0.022),
            sill_material,
            0.006,
            parent=wall,
        )
    else:
        box("case", (width, thick * 0.98, case), (along, depth, low), frame, 0.004, parent=wall)
        front = depth - 0.03 + 0.025
        box(
            "sill",
            (width + 2 * opening.splay, front, 0.035),
            (along, front / 2 - 0.025, low - 0.034),
            sill_material,
            0.008,
            parent=wall,
        )
        box(
            "sill",
            (width + 0.1, thickness - depth + 0.06, 0.05),
            (along, (depth + thickness) / 2 + 0.03, low - 0.05),
            sill_material,
            0.008,
            parent=wall,
        )
    bottom = 0.012 if french else low + case
    height = high - case - bottom
    span = (width - 2 * case) / opening.leaves
    stile, foot = (0.085, 0.15) if french else (0.055, 0.065)
    for index in range(opening.leaves):
        handle = None
        if index == opening.leaves - 1:
            handle = 1.02 if french else height * 0.45
        leaf = _leaf("leaf", span - 0.004, height, frame, stile, foot, opening.bars, 0.32 if french else 0.0, handle)
        leaf.parent = wall
        # Seen from the room, a wall's local x runs from left to right.
        if index == 0:
            leaf.location = (left + case, depth, bottom)
            leaf.rotation_euler = (0, 0, -math.radians(opening.swing[0]))
        else:
            leaf.location = (right - case, depth, bottom)
            leaf.rotation_euler = (0, 0, math.pi + math.radians(opening.swing[1]))


def _wall_mesh(name, length, height, thickness, holes, material, edge):
    """The inner face at y = 0 with the reveals of its holes, their edges rounded by `edge`.

    `holes` are (inner rectangle, outer rectangle, depth of the frame, blind); a rectangle is (left, right, bottom, top).
    """
    xs = sorted({0.0, length, *(round(v, 5) for hole in holes for v in hole[0][:2])})
    zs = sorted({0.0, height, *(round(v, 5) for hole in holes for v in hole[0][2:])})
    shape = bmesh.new()

    def quad(points):
        shape.faces.new([shape.verts.new(point) for point in points])

    def hole_at(x, z):
        for hole in holes:
            left, right, bottom, top = hole[0]
            if left < x < right and bottom < z < top:
                return hole
        return None

    def inwards(hole, x, z):
        left, right, bottom, top = hole[0]
        l2, r2, b2, t2 = hole[1]
        return (l2 + (x - left) / (right - left) * (r2 - l2), hole[2], b2 + (z - bottom) / (top - bottom) * (t2 - b2))

    cells = {}
    for i in range(len(xs) - 1):
        for k in range(len(zs) - 1):
            cells[i, k] = hole_at((xs[i] + xs[i + 1]) / 2, (zs[k] + zs[k + 1]) / 2)
    for (i, k), hole in cells.items():
        a, b, c, d = xs[i], xs[i + 1], zs[k], zs[k + 1]
        if hole is None:
            quad([(a, 0, c), (b, 0, c), (b, 0, d), (a, 0, d)])
            continue
        for (di, dk), (p, q) in (
            ((-1, 0), ((a, c), (a, d))),
            ((1, 0), ((b, d), (b, c))),
            ((0, -1), ((b, c), (a, c))),
            ((0, 1), ((a, d), (b, d))),
        ):
            if (i + di, k + dk) not in cells or cells[i + di, k + dk] is not None:
                continue
            p2, q2 = inwards(hole, *p), inwards(hole, *q)
            quad([(p[0], 0, p[1]), (q[0], 0, q[1]), q2, p2])
            if not hole[3]:
                quad([p2, q2, (q2[0], thickness, q2[2]), (p2[0], thickness, p2[2])])
        if hole[3]:
            quad([inwards(hole, a, c), inwards(hole, b, c), inwards(hole, b, d), inwards(hole, a, d)])
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    if edge:
        sharp = [
            e
            for e in shape.edges
            if len(e.link_faces) == 2 and e.calc_face_angle(0) > 0.3 and all(abs(v.co.y) < 1e-4 for v in e.verts)
        ]
        bmesh.ops.bevel(shape, geom=sharp, offset=edge, segments=4, profile=0.5, affect="EDGES", clamp_overlap=True)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    return mesh


def build_room(
    x,
    y,
    floor,
    height=2.75,
    openings=(),
    wall=None,
    walls=None,
    thickness=0.4,
    ground=None,
    ceiling=None,
    frame=None,
    sill=None,
    skirting=0.07,
    edge=0.012,
    hidden=(),
):
    """Builds the shell of a room between the inner faces `x` (west, east) and `y` (south, north), its floor at height `floor`.

    `wall` is the material of all walls, `walls` of single ones ({"north": rubble()}); `thickness` of the outer walls in metres,
    one number or by side; the frames stand 0.12 behind the outer face. `skirting` is its height, 0 for none; `edge` rounds the
    corners of the openings (thick old walls 0.04). Walls in `hidden` are not seen by the camera, which may then stand behind
    them, but still give shadow and light.
    """
    wall = wall or plaster()
    frame = frame or painted(FRAME)
    sill = sill or stone()
    ground = ground or planks()
    room = Room(tuple(x), tuple(y), floor, height)
    (x0, x1), (y0, y1) = x, y
    starts = {"north": (x0, y1), "south": (x1, y0), "east": (x1, y1), "west": (x0, y0)}
    for side, (start_x, start_y) in starts.items():
        length = x1 - x0 if side in ("north", "south") else y1 - y0
        thick = thickness.get(side, 0.4) if isinstance(thickness, dict) else thickness
        surface = (walls or {}).get(side, wall)
        holder = group(f"wall {side}", (start_x, start_y, floor), (0, 0, TURN[side]))
        room.walls[side] = holder
        holes, doors = [], []
        for opening in (o for o in openings if o.side == side):
            along = {
                "north": opening.at - x0,
                "south": x1 - opening.at,
                "east": y1 - opening.at,
                "west": opening.at - y0,
            }[side]
            half, splay = opening.width / 2, opening.splay
            low = max(opening.sill, 0.0)
            outer = (along - half, along + half, low, opening.head)
            inner = (along - half - splay, along + half + splay, low, min(opening.head + splay * 0.6, height - 0.05))
            blind = opening.kind == "niche"
            # Old walls are as deep as their niches need.
            depth = opening.deep if blind else max(thick - 0.12, thick * 0.5)
            holes.append((inner, outer, depth, blind))
            if low == 0:
                doors.append((inner[0], inner[1]))
            _fill(opening, along, holder, thick, depth, frame, sill)
            if opening.kind in ("window", "french") and opening.portal:
                out_x, out_y = OUTWARDS[side]
                middle = (opening.at, start_y) if side in ("north", "south") else (start_x, opening.at)
                center = (
                    middle[0] + out_x * (thick + 0.03),
                    middle[1] + out_y * (thick + 0.03),
                    floor + (low + opening.head) / 2,
                )
                add_portal(center, (opening.width, opening.head - low), (-out_x, -out_y))
        face = place(_wall_mesh(f"wall {side}", length, height, thick, holes, surface, edge), parent=holder)
        if skirting:
            at = 0.0
            for left, right in [*sorted(doors), (length, length)]:
                if left - at > 0.02:
                    run = left - at - edge
                    board = box(
                        "skirting",
                        (run, 0.014, skirting),
                        (at + run / 2, -0.007, 0),
                        painted("#EDE7DB"),
                        0.003,
                        parent=holder,
                    )
                    board.visible_camera = side not in hidden
                at = right + edge
        if side in hidden:
            face.visible_camera = False
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    box("floor", (x1 - x0 + 0.02, y1 - y0 + 0.02, 0.12), (*middle, floor - 0.12), ground, 0)
    box(
        "ceiling",
        (x1 - x0 + 0.1, y1 - y0 + 0.1, 0.1),
        (*middle, floor + height - 0.001),
        ceiling or plaster("#F4F0E7"),
        0,
    )
    return room


def add_beams(room, along="x", spacing=0.75, size=(0.12, 0.16), material=None, seed=3):
    """Ceiling beams of the room along an axis; `size` is width and height. No two are quite alike."""
    chance = random.Random(seed)
    material = material or wood("#A08768", grain=along)
    across = room.y if along == "x" else room.x
    length = (room.x[1] - room.x[0]) if along == "x" else (room.y[1] - room.y[0])
    count = max(1, round((across[1] - across[0]) / spacing))
    for index in range(count):
        where = across[0] + (across[1] - across[0]) * (index + 0.5) / count + chance.uniform(-0.02, 0.02)
        wide, high = (value * chance.uniform(0.92, 1.08) for value in size)
        at = ((room.x[0] + room.x[1]) / 2, where) if along == "x" else (where, (room.y[0] + room.y[1]) / 2)
        dimensions = (length, wide, high) if along == "x" else (wide, length, high)
        box(
            "beam",
            dimensions,
            (*at, room.floor + room.height - high),
            material,
            0.014,
            (chance.uniform(-0.8, 0.8), 0, 0) if along == "x" else (0, chance.uniform(-0.8, 0.8), 0),
        )


def add_curtain(start, end, top, bottom, material=None, pleats=9, depth=0.045, seed=0, into=(0, 0), swell=0.0):
    """A hanging curtain from `start` to `end` (x, y), between the heights `top` and `bottom`.

    Gathered to the side it is short with deep pleats, drawn it is long with shallow ones. A breeze lifts it by `swell` metres
    towards `into` (a horizontal direction): not at all at `start`, farthest near `end`, where its hem rises.
    """
    chance = random.Random(seed)
    material = material or sheer()
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    across = (-along[1], along[0])
    far = math.hypot(*into) or 1
    into = (into[0] / far, into[1] / far)
    columns, rows = pleats * 14, 40 if swell else 14
    phase = [chance.uniform(-0.5, 0.5) for _ in range(pleats + 2)]
    points, faces = [], []
    for row in range(rows + 1):
        down = row / rows
        for column in range(columns + 1):
            u = column / columns
            fold = u * pleats
            index = int(fold)
            drift = phase[index] * (1 - (fold - index)) + phase[index + 1] * (fold - index)
            # Pleats are sewn tight above and fall open and wander below.
            # What the breeze fills, it also draws wider and smoother.
            blown = swell * u**1.4
            wave = math.sin(math.tau * fold + drift * (0.4 + 1.6 * down)) * depth
            wave *= (0.55 + 0.45 * down + 0.25 * drift * down) * (1 - 1.6 * blown * down)
            sway = wave + math.sin(u * 3.1 + seed) * 0.012 * down
            belly = blown * (0.75 * math.sin(down * 2.1) ** 2 + 0.4 * down**2)
            belly += blown * 0.15 * down * math.sin(down * 5 + u * 4 + seed)
            shift = u * length * (1 + 1.6 * blown * down) + drift * 0.02 * down
            points.append(
                (
                    start[0] + along[0] * shift + across[0] * sway + into[0] * belly,
                    start[1] + along[1] * shift + across[1] * sway + into[1] * belly,
                    top + (bottom - top) * down + 0.45 * blown * down**3,
                )
            )
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return place(from_faces("curtain", points, faces, material, True))


def add_rod(start, end, height, material=None):
    """A curtain rod from `start` to `end` (x, y) with a knob at either end."""
    material = material or metal("#2A2724", 0.5)
    tube("rod", [(*start, height), (*end, height)], 0.011, material, smooth=False)
    for x, y in (start, end):
        cylinder("knob", 0.018, 0.036, (x, y, height - 0.018), material)


def add_curtains(side, room, at, width, top=2.5, gather=0.32, gap=0.09, material=None, seed=0, rod=True, short=0.0):
    """A pair of curtains drawn aside, in front of an opening: middle `at`, rod `width` long, `top` above the floor.

    They end 1 cm above the floor, or `short` metres above it.
    """
    out_x, out_y = OUTWARDS[side]
    low, high = room.floor + 0.01 + short, room.floor + top
    line = {"north": room.y[1], "south": room.y[0], "east": room.x[1], "west": room.x[0]}[side]

    def spot(along):
        return (along, line - out_y * gap) if side in ("north", "south") else (line - out_x * gap, along)

    left, right = at - width / 2, at + width / 2
    add_curtain(spot(left + 0.02), spot(left + gather), high, low, material, 6, 0.04, seed)
    add_curtain(spot(right - gather), spot(right - 0.02), high, low, material, 6, 0.04, seed + 1)
    if rod:
        add_rod(spot(left - 0.06), spot(right + 0.06), high + 0.015)
