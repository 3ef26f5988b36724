"""What is picked, baked and pressed, for pictures taken from an arm's length: cut lavender, olives, oil, bread, linen, tools.

Every function takes `at` (metres: where the thing's underside rests), `turn` (degrees about z) and `parent`, as in tableware.
"""

import math

import bmesh
import bpy
import numpy as np

from studio.materials import material, metal, rgb, wood
from studio.mesh import copies, cylinder, group, lathe, place, tube
from things import tableware
from things.growth import Body, blade, foliage, frames, limb, shared, stand, unit
from things.growth import UP
from things.shrubs import rosemary_flowers, rosemary_leaves

# ------------------------------------------------------------------------------------------------------------- materials


@material
def linen(n, color="#E4DCCB", thread=0.0011):
    """Linen seen from near: threads of uneven thickness, light that comes through a little."""
    where = n.place()
    slubs = n.noise(0.012, 3, 0.6, n.place((1, 0.08, 1)))
    slubs_across = n.noise(0.012, 3, 0.6, n.place((0.08, 1, 1)))
    warp = n.add("TexWave", {"Vector": where, "Scale": 0.32 / thread, "Distortion": 0.5}, bands_direction="X").outputs[
        "Fac"
    ]
    weft = n.add("TexWave", {"Vector": where, "Scale": 0.32 / thread, "Distortion": 0.5}, bands_direction="Y").outputs[
        "Fac"
    ]
    threads = n.add("Math", {0: warp, 1: weft}, operation="ADD").outputs[0]
    uneven = n.add("Math", {0: slubs, 1: slubs_across}, operation="ADD").outputs[0]
    height = n.add("Math", {0: uneven, 1: 1.6, 2: threads}, operation="MULTIPLY_ADD").outputs[0]
    shade = n.add(
        "MapRange", {"Value": uneven, "From Min": 0.7, "From Max": 1.3, "To Min": 0.9, "To Max": 1.06}
    ).outputs[0]
    tone = n.add("HueSaturation", {"Color": n.vary(color, 0.03, 0.3), "Value": shade}).outputs[0]
    n.set(Base_Color=tone, Roughness=0.95, Sheen=0.4, Specular=0.08, Normal=n.bump(height, thread * 0.25, 0.55))
    through = n.add("BsdfTranslucent", {"Color": tone})
    both = n.add("MixShader", {"Fac": 0.12})
    n.tree.links.new(n.surface.outputs[0], both.inputs[1])
    n.tree.links.new(through.outputs[0], both.inputs[2])
    n.tree.links.new(both.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


@material
def skin(n, dark="#5E6B25", light="#A8AC52", gloss=0.22):
    """An olive's skin: colour by tone, a bloom of oil, small dots."""
    tone = n.add("Attribute", attribute_name="tone").outputs["Fac"]
    dots = n.add("TexVoronoi", {"Vector": n.place(), "Scale": 700.0}, feature="F1").outputs["Distance"]
    color = n.mix(tone, rgb(dark), rgb(light))
    color = n.mix(n.ramp(n.noise(0.006, 3), (0.45, "#000000"), (0.75, "#6A6A6A")), color, rgb(light))
    color = n.mix(n.ramp(dots, (0.12, "#555555"), (0.3, "#000000")), color, rgb("#D9D6A8"))
    n.set(
        Base_Color=color,
        Roughness=gloss,
        Specular=0.55,
        Subsurface=0.05,
        Subsurface_Color=rgb(light),
        Subsurface_Radius=(0.003, 0.003, 0.001),
    )


@material
def crust(n, dark="#6E3A1B", light="#D8A25E"):
    """The crust of a country loaf, flour in its hollows; tone 1 where the knife had opened it before baking."""
    tone = n.add("Attribute", attribute_name="tone").outputs["Fac"]
    clouds = n.noise(0.035, 7, 0.65)
    fine = n.noise(0.004, 6, 0.7)
    base = n.mix(n.ramp(clouds, (0.36, "#000000"), (0.66, "#FFFFFF")), rgb(dark), rgb("#B87536"))
    base = n.mix(tone, base, rgb(light))
    flour = n.add("Math", {0: n.noise(0.02, 6, 0.75), 1: fine}, operation="MULTIPLY").outputs[0]
    base = n.mix(n.ramp(flour, (0.24, "#000000"), (0.4, "#8C8C8C")), base, rgb("#EFE3CC"))
    n.set(Base_Color=base, Roughness=0.82, Specular=0.2, Normal=n.bump(fine, 0.0016, 0.7, n.bump(clouds, 0.003, 0.6)))


@material
def crumb(n, color="#E7D3AC"):
    """Bread inside: holes of every size."""
    where = n.add(
        "MixRGB",
        {
            "Fac": 0.03,
            "Color1": n.place(),
            "Color2": n.add("TexNoise", {"Vector": n.place(), "Scale": 90.0}).outputs["Color"],
        },
    )
    big = n.add(
        "TexVoronoi", {"Vector": where.outputs[0], "Scale": 120.0, "Randomness": 1.0}, feature="SMOOTH_F1"
    ).outputs["Distance"]
    small = n.add(
        "TexVoronoi", {"Vector": where.outputs[0], "Scale": 320.0, "Randomness": 1.0}, feature="SMOOTH_F1"
    ).outputs["Distance"]
    holes = n.add("Math", {0: big, 1: small}, operation="MULTIPLY").outputs[0]
    tone = n.ramp(holes, (0.05, "#B08A55"), (0.2, color), (0.6, "#F1E4C6"))
    n.set(
        Base_Color=tone,
        Roughness=0.95,
        Specular=0.1,
        Normal=n.bump(holes, 0.004, 0.9),
        Subsurface=0.1,
        Subsurface_Color=rgb(color),
        Subsurface_Radius=(0.004, 0.003, 0.001),
    )


@material
def olive_wood(n, color="#B28752"):
    """Olive wood: pale ground, dark veins that meander."""
    bent = n.add(
        "MixRGB",
        {
            "Fac": 0.10,
            "Color1": n.place((0.35, 1.6, 1.6)),
            "Color2": n.add("TexNoise", {"Vector": n.place((1, 2, 2)), "Scale": 5.0, "Detail": 3.0}).outputs["Color"],
        },
    )
    veins = n.add(
        "TexWave",
        {"Vector": bent.outputs[0], "Scale": 6.0, "Distortion": 6.0, "Detail": 4.0, "Detail Scale": 1.6},
        bands_direction="Y",
    ).outputs["Fac"]
    fine = n.noise(0.004, 4, 0.6, n.place((0.06, 1, 1)))
    tone = n.ramp(veins, (0.03, "#7E552F"), (0.18, "#A67A48"), (0.55, color), (0.95, "#C49A62"))
    tone = n.mix(0.3, tone, n.ramp(fine, (0.35, "#8E8E8E"), (0.65, "#FFFFFF")), "MULTIPLY")
    n.set(Base_Color=tone, Roughness=0.42, Specular=0.35, Normal=n.bump(fine, 0.0004, 0.5))


@material
def oil(n, color="#D9AE2E"):
    """Olive oil: clear gold that colours what is behind it and lets a golden shadow through."""
    n.set(Base_Color=rgb(color), Transmission=1.0, Roughness=0.0, IOR=1.3)
    clear = n.add("BsdfTransparent", {"Color": rgb("#E6C765")})
    path = n.add("LightPath")
    both = n.add("MixShader", {"Fac": path.outputs["Is Shadow Ray"]})
    n.tree.links.new(n.surface.outputs[0], both.inputs[1])
    n.tree.links.new(clear.outputs[0], both.inputs[2])
    n.tree.links.new(both.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


@material
def zinc(n, color="#8F9695"):
    """Old galvanised sheet: crystals, dull spots, no mirror."""
    grains = n.add("TexVoronoi", {"Vector": n.place(), "Scale": 90.0}, feature="F1").outputs["Color"]
    value = n.add(
        "MapRange", {"Value": n.add("RGBToBW", {"Color": grains}).outputs[0], "To Min": 0.86, "To Max": 1.1}
    ).outputs[0]
    tone = n.add(
        "HueSaturation",
        {
            "Color": n.mix(
                n.ramp(n.noise(0.05, 6, 0.7), (0.45, "#000000"), (0.7, "#9A9A9A")), rgb(color), rgb("#C3C3B8")
            ),
            "Value": value,
        },
    ).outputs[0]
    n.set(
        Base_Color=tone,
        Metallic=0.85,
        Roughness=n.add("MapRange", {"Value": n.noise(0.04, 5, 0.6), "To Min": 0.35, "To Max": 0.65}).outputs[0],
    )


def twine():
    return foliage("#8C6B42", "#D0B283", None, 0.9, 0.05, 0.1)


# ---------------------------------------------------------------------------------------------------------------- cloth


def _settle(points, spacing, floor, rounds, friction=0.25, bend=0.12):
    """Lets a grid of points (rows, columns, 3) fall and fold: threads keep their length, the floor holds them back."""
    before = points.copy()
    rows, columns = points.shape[:2]
    links = []
    for dr, dc, stiff in ((0, 1, 1.0), (1, 0, 1.0), (1, 1, 0.5), (1, -1, 0.5), (0, 2, bend), (2, 0, bend)):
        length = math.hypot(dr, dc) * spacing
        # Two halves, so that no point is moved by two links at once.
        for half in range(2 * max(dr, abs(dc)) if dr * dc == 0 else 2):
            span = 2 * max(dr, abs(dc), 1)
            if dr * dc == 0:
                r0 = np.arange(rows - dr)
                c0 = np.arange(columns - dc)
                if dc:
                    c0 = c0[c0 % span == half]
                else:
                    r0 = r0[r0 % span == half]
            else:
                r0 = np.arange(half, rows - 1, 2)
                c0 = np.arange(max(0, -dc), columns - max(0, dc))
            links.append((np.ix_(r0, c0), np.ix_(r0 + dr, c0 + dc), length, stiff))
    for _ in range(rounds):
        speed = (points - before) * 0.965
        before = points.copy()
        points = points + speed
        points[:, :, 2] -= 0.00022
        for _ in range(3):
            for first, second, length, stiff in links:
                gap = points[second] - points[first]
                now = np.linalg.norm(gap, axis=-1, keepdims=True)
                move = gap * ((now - length) / np.maximum(now, 1e-9) * 0.5 * stiff)
                points[first] += move
                points[second] -= move
            level = floor(points[:, :, 0], points[:, :, 1])
            under = points[:, :, 2] < level
            points[:, :, 2] = np.where(under, level, points[:, :, 2])
            held = under[:, :, None] * (1 - friction)
            points[:, :, :2] = points[:, :, :2] * (1 - held) + before[:, :, :2] * held
    return points


def cloth_sheet(
    at,
    size=(0.6, 0.45),
    folds=0.07,
    direction=30,
    seed=0,
    spacing=0.008,
    color="#E4DCCB",
    edge=None,
    turn=0,
    parent=None,
    lift=0.03,
):
    """A linen cloth thrown on a table. `folds`: by what share it is pushed together, across `direction` (degrees).

    `edge`: y of the table's edge, beyond which the cloth hangs down.
    """
    rng = np.random.default_rng(seed)
    rows, columns = round(size[1] / spacing) + 1, round(size[0] / spacing) + 1
    y, x = np.meshgrid(
        (np.arange(rows) - (rows - 1) / 2) * spacing, (np.arange(columns) - (columns - 1) / 2) * spacing, indexing="ij"
    )
    angle = math.radians(direction)
    across = np.float64([-math.sin(angle), math.cos(angle)])
    z = np.full_like(x, 0.012)
    for _ in range(7):
        tilt = angle + rng.normal(0, 0.45)
        length = rng.uniform(0.09, 0.22)
        phase = rng.uniform(0, 6)
        wave = np.sin((-math.sin(tilt) * x + math.cos(tilt) * y) * math.tau / length + phase)
        local = np.exp(
            -(((x - rng.uniform(-0.5, 0.5) * size[0]) / 0.2) ** 2) - ((y - rng.uniform(-0.5, 0.5) * size[1]) / 0.2) ** 2
        )
        z += lift * np.maximum(wave, 0) ** 2 * local * rng.uniform(0.5, 1)
    z += rng.normal(0, 0.0006, z.shape)
    push = (x * across[0] + y * across[1]) * folds
    points = np.stack((x - push * across[0], y - push * across[1], z), -1)

    def floor(px, py):
        return np.where(py > edge, 0.0015, -0.6) if edge is not None else np.full_like(px, 0.0015)

    points = _settle(points, spacing, floor, 110)
    grid = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack((grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]), -1).reshape(-1, 4)
    mesh = Body().put(points.reshape(-1, 3), faces).mesh("linen", [linen(color)])
    # The weave follows the cloth, not the table: it is drawn on the flat sheet's own coordinates only roughly, which is enough.
    thing = place(mesh, at, (0, 0, turn), parent)
    fine = thing.modifiers.new("fine", "SUBSURF")
    fine.levels = fine.render_levels = 1
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.0012
    thick.offset = 1
    return thing


# ------------------------------------------------------------------------------------------------------------- lavender


def lavender_calyx():
    return foliage("#413A5E", "#8D83AC", None, 0.75, 0.2, 0.15)


def lavender_corolla():
    return foliage("#6A58A6", "#BBABE2", None, 0.7, 0.4, 0.12)


def _ear(rng, length=0.05):
    """A spike of lavender to be seen from near, along +y: ribbed cups in whorls, some with their little lipped flower.

    Slots: 1 cups, 2 flowers, 3 dry bracts.
    """
    cup = Body()
    t = np.linspace(0, 1, 6)
    radius = np.float64([0.0006, 0.0013, 0.00155, 0.0014, 0.00105, 0.0009])
    points, faces = limb(np.stack((t * 0, t * 0.0068, t * 0), 1), radius, 10)
    ribs = points.reshape(6, 10, 3)
    ribs[:, ::2, [0, 2]] *= 0.82
    cup.put(ribs.reshape(-1, 3), faces, 1, np.repeat(np.linspace(0.75, 0.15, 6), 10))
    flower = Body()
    points, faces = limb([(0, 0.005, 0), (0, 0.009, 0)], [0.0007, 0.0011], 6)
    flower.put(points, faces, 2, 0.4)
    for turn, size in ((0.5, 1.25), (-0.5, 1.25), (2.2, 0.85), (3.14, 0.95), (-2.2, 0.85)):
        petal = blade(0.0038 * size, 0.0034 * size, 3, 0.75, 0.28, 0.15, 0.5, 0.12, slot=2, tone=0.6)
        flower.scatter(petal, frames([0, 0.0088, 0], [math.sin(turn), 0.75, math.cos(turn)], [0, 1, 0]))
    bract = blade(0.0055, 0.005, 2, 0.6, 0.6, 0.3, -0.3, slot=3)
    body = Body()
    points, faces = limb([(0, -0.012, 0), (0, length * 0.9, 0)], [0.0008, 0.0004], 5)
    body.put(points, faces, 0, 0.4)
    whorls = int(rng.integers(7, 10))
    for whorl in range(whorls):
        share = whorl / (whorls - 1)
        height = -0.016 if whorl == 0 and rng.random() < 0.5 else 0.002 + share * (length - 0.008)
        count = int(round(9 - 4 * share))
        turn = np.arange(count) * math.tau / count + whorl * 0.6 + rng.normal(0, 0.12, count)
        rise = 1.15 + 1.1 * share + rng.normal(0, 0.2, count)
        along = unit(np.stack((np.cos(turn), rise, np.sin(turn)), 1))
        at = np.stack((np.cos(turn) * 0.0012, height + rng.normal(0, 0.0007, count), np.sin(turn) * 0.0012), 1)
        size = rng.uniform(0.8, 1.15, count) * (1.05 - 0.3 * share)
        place_ = frames(at, along, [0, 1, 0.1], size)
        body.scatter(cup, place_, rng.normal(0.05, 0.14, count))
        open_ = rng.random(count) < 0.42 - 0.2 * share
        body.scatter(flower, place_[open_], rng.normal(0, 0.16, int(open_.sum())))
        for side in (0, math.pi):
            out = [math.cos(turn[0] + side), 0.6, math.sin(turn[0] + side)]
            body.scatter(bract, frames([0, height, 0], out, [0, 1, 0], rng.uniform(0.8, 1.1)), rng.normal(0, 0.15))
    return body


@shared
def lavender_bunch_mesh(count=70, length=0.34, seed=0):
    """A tied bunch lying on its side along +y: cut ends at -y, flowers at +y, the twine at the origin."""
    rng = np.random.default_rng(seed + 307)
    body = Body()
    ears = [_ear(rng, rng.uniform(0.048, 0.07)) for _ in range(7)]
    leaf = blade(0.038, 0.0036, 5, 0.4, 0.6, -0.25, 0.5)
    radius = 0.0021 * math.sqrt(count)
    tie = 0.36
    for index in range(count):
        angle, out = index * 2.399, math.sqrt((index + 0.5) / count)
        disc = np.float64([math.cos(angle), math.sin(angle)]) * out * radius
        own = length * (1.06 - 0.42 * rng.random() ** 1.6)
        s = np.linspace(0, 1, 12)
        y = (s - tie) * own + rng.normal(0, 0.008)
        # Held together at the twine, open at both ends, wider at the flowers.
        open_ = 1 + np.where(y > 0, 5.6 * (np.maximum(y, 0) / length) ** 1.4, 9 * (y / length) ** 2)
        stray = rng.normal(0, 0.011, 2)
        x = disc[0] * open_ * 1.25 + stray[0] * np.maximum(y / length, -0.3) * 2
        z = radius * 0.8 + disc[1] * np.where(y > 0, open_ * 0.7, open_ * 0.6) + stray[1] * np.maximum(y / length, 0)
        # Weight brings the flowers down onto the cloth.
        z = z - 0.03 * (np.maximum(y, 0) / length) ** 2
        z = np.maximum(z, 0.001 + 0.007 * np.clip(y / length * 2, 0, 1))
        line = np.stack((x, y, z), 1)
        points, faces = limb(line, np.linspace(0.0010, 0.0007, 12), 5)
        body.put(points, faces, 0, rng.uniform(0.15, 0.85))
        way = line[-1] - line[-3] + rng.normal(0, 0.002, 3)
        size = rng.uniform(0.95, 1.3)
        tip = line[-1] * [1, 1, 0] + [0, 0, max(line[-1][2], 0.0065 * size)]
        body.scatter(ears[index % 7], frames(tip, way * [1, 1, 0.6], rng.normal(size=3), size), rng.normal(0, 0.08))
        if rng.random() < 0.6:
            where = rng.integers(1, 5, 2)
            ring = unit(np.cross([0, 1, 0], rng.normal(size=(2, 3))) + [0, 0, 0.4])
            body.scatter(
                leaf, frames(line[where], ring * 0.6 + [0, 1, 0], UP, rng.uniform(0.6, 1.1, 2)), rng.normal(0, 0.15, 2)
            )
    # The twine: turns around the waist, a knot, two loose ends.
    for turn in range(5):
        angle = np.linspace(0, math.tau, 30)
        wide, high = radius * 1.3, radius * 0.88
        line = np.stack(
            (
                np.cos(angle) * wide,
                (turn - 2) * 0.0022 + 0.0022 * angle / math.tau,
                radius * 0.85 + np.sin(angle) * high,
            ),
            1,
        )
        line[:, 2] = np.maximum(line[:, 2], 0.0012)
        points, faces = limb(line, np.full(30, 0.0012), 6, 3, 0.2, 900.0)
        body.put(points, faces, 4, 0.5 + 0.1 * rng.normal())
    top = np.float64([radius * 0.3, 0, radius * 1.75])
    for side in (1, -1):
        s = np.linspace(0, 1, 14)
        loop = top + np.stack(
            (
                side * 0.024 * np.sin(s * math.pi),
                0.013 * np.sin(s * math.tau) * side + 0.004,
                0.006 * np.sin(s * math.pi) - 0.006 * s,
            ),
            1,
        )
        points, faces = limb(loop, np.full(14, 0.0012), 6)
        body.put(points, faces, 4, 0.55)
        end = top + np.stack(
            (
                side * 0.035 * s + 0.004 * np.sin(5 * s),
                -0.055 * s**1.2 - 0.004 * np.sin(4 * s + side),
                -(top[2] - 0.0015) * np.minimum(1, s * 1.6) ** 2,
            ),
            1,
        )
        points, faces = limb(end, np.full(14, 0.0012), 6)
        body.put(points, faces, 4, 0.45)
    points, faces = limb(
        [top - [0.004, 0, 0.001], top + [0, 0, 0.0015], top + [0.004, 0, -0.001]], [0.002, 0.0032, 0.002], 8
    )
    body.put(points, faces, 4, 0.5)
    stems = foliage("#5E6B4C", "#A3AC8A", None, 0.6, 0.12, 0.15)
    return body.mesh(
        "lavender-bunch",
        [stems, lavender_calyx(), lavender_corolla(), foliage("#7C6A50", "#B5A482", None, 0.8, 0.3, 0.1), twine()],
    )


def lavender_bunch(at, count=70, length=0.34, seed=0, turn=0, parent=None):
    """A tied bunch lying on a table, flowers towards +y at turn 0."""
    return stand(lavender_bunch_mesh(count, length, seed), at, turn, parent)


@shared
def lavender_sprig_mesh(length=0.2, seed=0):
    rng = np.random.default_rng(seed + 331)
    s = np.linspace(0, 1, 10)
    line = np.stack((0.012 * np.sin(s * 3 + seed), s * length, 0.0015 + 0.004 * s), 1)
    body = Body()
    points, faces = limb(line, np.linspace(0.0011, 0.0008, 10), 6)
    body.put(points, faces, 0, 0.5)
    body.scatter(_ear(rng), frames(line[-1] + [0, 0, 0.002], line[-1] - line[-2], UP))
    stems = foliage("#56683E", "#98A877", None, 0.6, 0.15, 0.2)
    return body.mesh(
        "lavender-sprig",
        [stems, lavender_calyx(), lavender_corolla(), foliage("#7C6A50", "#B5A482", None, 0.8, 0.3, 0.1)],
    )


def lavender_sprig(at, length=0.2, seed=0, turn=0, parent=None):
    """A single stem that fell beside the bunch."""
    return stand(lavender_sprig_mesh(length, seed), at, turn, parent)


@shared
def petals_mesh(count=26, spread=0.12, seed=0):
    """Fallen florets."""
    rng = np.random.default_rng(seed + 347)
    body = Body()
    petal = blade(0.0075, 0.0034, 3, 0.5, 0.5, 0.3, 0.3)
    at = np.concatenate((rng.normal(0, spread, (count, 2)), np.full((count, 1), 0.0012)), 1)
    body.scatter(
        petal,
        frames(at, rng.normal(size=(count, 3)) * [1, 1, 0.2], UP, rng.uniform(0.6, 1.2, count)),
        rng.normal(0, 0.3, count),
    )
    return body.mesh("petals", [foliage("#4F4488", "#A596DB", None, 0.7, 0.3, 0.1)])


# --------------------------------------------------------------------------------------------------------- olives, bread


@shared
def _olive_mesh(kind="green", pitted=False):
    t = np.linspace(0, 1, 17)
    radius = np.maximum(np.sin(np.pi * t) ** 0.58 * 0.0082, 0.0003)
    # The scar of the stem.
    radius[-1] = 0.0009
    points, faces = limb(np.stack((t * 0, (t - 0.5) * 0.0225 - 0.0012 * (t > 0.99), t * 0), 1), radius, 18)
    tones = np.repeat(np.clip(0.55 - 0.5 * (t > 0.96), 0, 1), 18)
    look = {"green": ("#59651F", "#A3A64B"), "turning": ("#5B4436", "#9A8D4A"), "black": ("#1F1418", "#4A2B34")}[kind]
    return Body().put(points, faces, 0, tones).mesh("olive", [skin(*look)])


def olives(spots, seed=0, parent=None, dark=0.4):
    """Single olives at points (their middle)."""
    rng = np.random.default_rng(seed)
    kinds = [_olive_mesh("green"), _olive_mesh("turning"), _olive_mesh("black")]
    for spot in spots:
        kind = kinds[int(rng.choice(3, p=[(1 - dark) * 0.7, (1 - dark) * 0.3, dark]))]
        copies(kind, [(tuple(spot), tuple(rng.uniform(0, 360, 3)), float(rng.uniform(0.88, 1.12)))], parent)


def bowl_of_olives(at, radius=0.085, height=0.055, count=64, color="#E7DFCF", dark=0.4, seed=0, turn=0, parent=None):
    """A bowl heaped with olives, each touching the next."""
    root = group("olives", at, (0, 0, turn), parent)
    tableware.bowl((0, 0, 0), radius, height, color, 0, root)
    rng = np.random.default_rng(seed)
    size = 0.0098
    # Drop them one by one: each rests on the bowl or on those beneath.
    settled = []
    for _ in range(count):
        best = None
        for _ in range(14):
            spot = rng.normal(0, 0.36 * radius, 2)
            away = float(np.hypot(*spot))
            if away > radius * 0.84:
                continue
            level = 0.012 + (height - 0.012) * (away / radius) ** 2.1 + size * 0.8
            for other in settled:
                gap = float(np.hypot(spot[0] - other[0], spot[1] - other[1]))
                if gap < 1.85 * size:
                    level = max(level, other[2] + math.sqrt((1.85 * size) ** 2 - gap**2) * 0.92)
            if best is None or level < best[2]:
                best = (spot[0], spot[1], level)
        if best:
            settled.append(best)
    olives(settled, seed, root, dark)
    return root


def _loaf_section(angle, seed):
    """The outline of the loaf across: flat below, round above; radius factor by angle."""
    flat = np.where(np.sin(angle) < -0.25, -0.62 / np.minimum(np.sin(angle), -0.25) / 2.48, 1.0)
    return np.minimum(1.0, flat) * (1 + 0.02 * np.sin(3 * angle + seed) + 0.012 * np.sin(7 * angle + 2 * seed))


def loaf(at, length=0.3, width=0.15, height=0.1, cut=0.3, seed=0, turn=0, parent=None):
    """A country loaf along x, one end cut off at `cut` of its half length (+x side), where its crumb is seen."""
    root = group("loaf", at, (0, 0, turn), parent)
    rings, around = 70, 64
    stop = cut
    t = np.linspace(-1, stop, rings)
    angle = np.linspace(0, math.tau, around, endpoint=False)
    round_ = np.maximum(1 - np.abs(t) ** 2.2, 0.0) ** 0.62
    grid_t, grid_a = np.meshgrid(t, angle, indexing="ij")
    section = _loaf_section(grid_a, seed) * round_[:, None]
    x = grid_t * length / 2
    y = np.cos(grid_a) * section * width / 2
    z = np.sin(grid_a) * section * height * 0.62 + height * 0.4
    tones = np.zeros_like(x)
    top = np.clip(np.sin(grid_a), 0, 1)
    for middle in np.arange(-0.75, stop + 0.3, 0.36):
        d = (x - middle * length / 2 - y * 0.45) / 0.011
        gash = np.exp(-(d**2)) * np.clip(top * 1.6 - 0.5, 0, 1)
        ear = np.exp(-(((d + 1.35) / 0.5) ** 2)) * np.clip(top * 1.6 - 0.5, 0, 1)
        z = z - 0.006 * gash * round_[:, None] + 0.005 * ear * round_[:, None]
        tones = np.maximum(tones, gash * 0.95)
    z = z - z.min()
    points = np.stack((x, y, z), -1)
    a = np.arange(rings - 1)[:, None] * around + np.arange(around)[None]
    b = np.arange(rings - 1)[:, None] * around + (np.arange(around)[None] + 1) % around
    faces = np.stack((a, b, b + around, a + around), -1).reshape(-1, 4)[:, ::-1]
    body = Body().put(points.reshape(-1, 3), faces, 0, tones.ravel())
    _cut_face(body, points[-1], 1.0, 1)
    place(body.mesh("loaf", [crust(), crumb()]), parent=root)
    return root, points[-1]


def _cut_face(body, rim, way, slot, seed=0):
    """Crumb inside a ring of crust (around, 3)."""
    rng = np.random.default_rng(seed)
    middle = rim.mean(0)
    rings = [rim * share + middle * (1 - share) for share in (0.975, 0.8, 0.6, 0.4, 0.2, 0.04)]
    around = len(rim)
    bumps = np.concatenate(
        [ring + np.stack((rng.normal(0, 0.0006, around), np.zeros(around), np.zeros(around)), 1) for ring in rings]
    )
    points = np.concatenate((rim, bumps))
    a = np.arange(len(rings))[:, None] * around + np.arange(around)[None]
    b = np.arange(len(rings))[:, None] * around + (np.arange(around)[None] + 1) % around
    faces = np.stack((a, b, b + around, a + around), -1).reshape(-1, 4)
    body.put(points, faces if way < 0 else faces[:, ::-1], slot, 0.5)


def bread_slice(rim, at, thick=0.014, lean=0, turn=0, seed=0, parent=None):
    """A slice of the loaf whose cut `rim` is given, lying on its face (`lean` 0) or leaning by so many degrees."""
    middle = rim.mean(0)
    flat = (rim - middle) * [0, 1, 1]
    body = Body()
    around = len(flat)
    rings = [
        flat * 0.985 + [0, 0, 0],
        flat + [0.0015, 0, 0],
        flat + [thick - 0.0015, 0, 0],
        flat * 0.985 + [thick, 0, 0],
    ]
    a = np.arange(3)[:, None] * around + np.arange(around)[None]
    b = np.arange(3)[:, None] * around + (np.arange(around)[None] + 1) % around
    body.put(np.concatenate(rings), np.stack((a, b, b + around, a + around), -1).reshape(-1, 4)[:, ::-1], 0, 0.25)
    _cut_face(body, rings[3], 1.0, 1, seed)
    _cut_face(body, rings[0], -1.0, 1, seed + 1)
    mesh = body.mesh("slice", [crust(), crumb()])
    # Local x was the loaf's length: turn it upwards, so that the slice lies flat.
    thing = place(mesh, at, (0, -90 + lean, turn), parent)
    return thing


def carafe_of_oil(at, height=0.2, level=0.62, turn=0, parent=None):
    """A small glass carafe with a cork, two thirds full of oil."""
    root = group("oil", at, (0, 0, turn), parent)
    k = height / 0.2
    wall = [
        (0.036, 0),
        (0.0395, 0.004),
        (0.0405, 0.012),
        (0.040, 0.075),
        (0.034, 0.105),
        (0.018, 0.135),
        (0.0135, 0.15),
        (0.0135, 0.18),
        (0.0165, 0.186),
        (0.0165, 0.19),
    ]
    outer = [(r * k, h * k) for r, h in wall]
    inner = [(max(r - 0.0022, 0.001) * k, max(h, 0.007) * k) for r, h in reversed(wall)]
    lathe(
        "glass",
        [(0, 0.001), *outer, *inner, (0, 0.007 * k)],
        (0, 0, 0),
        tableware.thin_glass("#F3F8F1"),
        64,
        parent=root,
    )
    top = 0.007 + 0.135 * level
    body = [((r - 0.0027) * k, h * k) for r, h in wall if 0.009 < h < top]
    (r1, h1), (r2, h2) = next((a, b) for a, b in zip(wall, wall[1:]) if a[1] <= top <= b[1])
    edge = (r1 + (r2 - r1) * (top - h1) / (h2 - h1) - 0.0027) * k
    lathe(
        "oil",
        [(0, 0.0085 * k), (0.034 * k, 0.0085 * k), *body, (edge, top * k), (0, top * k)],
        (0, 0, 0),
        oil(),
        64,
        parent=root,
    )
    cork = tableware.crust("#C59E70", "#9A7348", 0.006)
    lathe(
        "cork",
        [(0, 0.168), (0.0105, 0.168), (0.0125, 0.2), (0.0118, 0.203), (0, 0.203)],
        (0, 0, 0),
        cork,
        32,
        parent=root,
    )
    return root


def dish_of_oil(at, radius=0.055, color="#D9CDB8", turn=0, parent=None):
    """A flat dish with oil to dip bread in."""
    root = group("dish", at, (0, 0, turn), parent)
    r = radius
    tableware.bowl((0, 0, 0), r, 0.022, color, 0, root)
    lathe("oil", [(0, 0.0145), (0.8 * r, 0.0145)], (0, 0, 0), tableware.liquid("#C09A22", 0.25, 0.02), 40, parent=root)
    return root


def _slab(name, outline, thick, edge, stuff):
    """A flat body of an outline (x, y), its underside at 0, edges rounded."""
    shape = bmesh.new()
    vertices = [shape.verts.new((x, y, 0)) for x, y in outline]
    face = shape.faces.new(vertices)
    made = bmesh.ops.extrude_face_region(shape, geom=[face])
    bmesh.ops.translate(shape, vec=(0, 0, thick), verts=[v for v in made["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    sharp = [e for e in shape.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
    bmesh.ops.bevel(shape, geom=sharp, offset=edge, segments=3, profile=0.5, affect="EDGES", clamp_overlap=True)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(stuff)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    return mesh


def olive_board(at, length=0.46, width=0.2, thick=0.02, seed=0, turn=0, parent=None):
    """A board cut from an olive trunk along x: its sides follow the tree, a neck with a hole at -x."""
    rng = np.random.default_rng(seed)
    p = rng.uniform(0, 6, 4)
    top, bottom = [], []
    body = length * 0.76
    for s in np.linspace(0, 1, 40):
        x = length / 2 - s * length
        share = np.clip((length / 2 - x) / body, 0, 1)
        if x > length / 2 - body:
            half = (
                width
                / 2
                * min(1, (1 - (1 - min(share / 0.1, 1)) ** 2) ** 0.5 * 0.12 + 0.88)
                * min(1.0, 0.35 + ((1 - share) / 0.16) ** 0.7 * 0.65)
            )
        else:
            half = width / 2 * 0.2
        half = max(half, width * 0.105)
        end = min(1.0, ((length / 2 + x) / 0.02 + 0.15)) ** 0.5
        half *= end
        top.append((x, half * (1 + 0.05 * math.sin(x * 14 + p[0])) + 0.006 * math.sin(x * 9 + p[1])))
        bottom.append((x, -half * (1 + 0.05 * math.sin(x * 12 + p[2])) + 0.006 * math.sin(x * 9 + p[1])))
    return place(_slab("board", top + bottom[::-1], thick, 0.004, olive_wood()), at, (0, 0, turn), parent)


def bread_knife(at, turn=0, parent=None):
    """A knife with an olive-wood handle lying flat, blade towards +x."""
    root = group("knife", at, (0, 0, turn), parent)
    steel = metal("#C4C4BE", 0.2)
    outline = [(0.0, -0.012), (0.15, -0.012), (0.185, -0.006), (0.2, 0.003), (0.17, 0.009), (0.0, 0.011)]
    place(_slab("blade", outline, 0.0018, 0.0005, steel), (0, 0, 0.006), parent=root)
    grip = [
        (-0.115, -0.012),
        (-0.06, -0.0105),
        (0.004, -0.0115),
        (0.004, 0.0105),
        (-0.06, 0.0095),
        (-0.115, 0.012),
        (-0.121, 0.0),
    ]
    place(_slab("grip", grip, 0.015, 0.004, wood("#7A5433", "x")), (0, 0, 0), parent=root)
    for x in (-0.09, -0.05, -0.015):
        cylinder("rivet", 0.0028, 0.0006, (x, 0, 0.0148), metal("#B99A5E", 0.3), 0.0002, parent=root, around=16)
    return root


# --------------------------------------------------------------------------------------------------------------- garden


def herb_snips(at, length=0.17, spread=12, turn=0, parent=None):
    """Hand-forged garden scissors lying flat, points towards +x, a little open."""
    root = group("snips", at, (0, 0, turn), parent)
    iron = metal("#3A3734", 0.42)
    bright = metal("#A7A49C", 0.24)
    k = length / 0.17
    for side in (1, -1):
        half = group("half", (0, 0, 0.0015 + (0.0026 if side > 0 else 0)), (0, 0, side * spread / 2), root)
        outline = [
            (-0.012, -0.006),
            (0.01, -0.0075),
            (0.04, -0.0062),
            (0.074, -0.0008),
            (0.074, 0.0004),
            (0.035, 0.0022),
            (0.0, 0.0035),
            (-0.012, 0.004),
        ]
        if side < 0:
            outline = [(x, -y) for x, y in outline][::-1]
        place(_slab("blade", [(x * k, y * k) for x, y in outline], 0.0024, 0.0007, bright), (0, 0, 0), parent=half)
        s = np.linspace(0, 1, 40)
        angle = s * math.tau
        # A big oval bow, as on old vine scissors.
        x = -0.062 - 0.033 * np.cos(angle)
        y = -side * (0.019 + 0.0155 * np.sin(angle) * (1 + 0.12 * np.cos(angle)))
        loop = [(float(a) * k, float(b) * k, 0.0012) for a, b in zip(x, y)]
        tube("bow", loop, 0.0031 * k, iron, half, 8)
        tube(
            "shank",
            [
                (-0.008 * k, -side * 0.0005, 0.0012),
                (-0.02 * k, -side * 0.004 * k, 0.0012),
                (-0.031 * k, -side * 0.013 * k, 0.0012),
            ],
            [0.0042 * k, 0.0038 * k, 0.0031 * k],
            iron,
            half,
            8,
        )
    lathe(
        "rivet",
        [(0, 0), (0.0045, 0), (0.0045, 0.006), (0.003, 0.0078), (0, 0.008)],
        (0, 0, 0.001),
        iron,
        20,
        parent=root,
    )
    return root


def watering_can(at, height=0.17, turn=0, parent=None):
    """A small zinc can, spout towards +x, handle over the top and behind."""
    root = group("watering can", at, (0, 0, turn), parent)
    k = height / 0.17
    stuff = zinc()
    profile = [
        (0, 0.002),
        (0.068, 0.0),
        (0.0715, 0.003),
        (0.071, 0.01),
        (0.0685, 0.02),
        (0.0685, 0.12),
        (0.07, 0.124),
        (0.0685, 0.128),
        (0.05, 0.148),
        (0.047, 0.152),
        (0.049, 0.172),
        (0.0475, 0.172),
        (0.0455, 0.152),
        (0.02, 0.13),
        (0, 0.13),
    ]
    lathe("body", [(r * k, h * k) for r, h in profile], (0, 0, 0), stuff, 64, parent=root)
    spout = [(0.06, 0, 0.035), (0.1, 0, 0.062), (0.15, 0, 0.115), (0.205, 0, 0.172), (0.222, 0, 0.185)]
    tube(
        "spout",
        [(x * k, y, z * k) for x, y, z in spout],
        [0.019 * k, 0.0155 * k, 0.0115 * k, 0.008 * k, 0.0075 * k],
        stuff,
        root,
        16,
    )
    tube(
        "stay",
        [(0.062 * k, 0, 0.118 * k), (0.1 * k, 0, 0.126 * k), (0.15 * k, 0, 0.124 * k)],
        0.0028 * k,
        stuff,
        root,
        8,
    )
    over = [
        (0.046, 0, 0.165),
        (0.04, 0, 0.22),
        (-0.01, 0, 0.245),
        (-0.07, 0, 0.225),
        (-0.1, 0, 0.17),
        (-0.098, 0, 0.1),
        (-0.068, 0, 0.062),
    ]
    tube("handle", [(x * k, y, z * k) for x, y, z in over], 0.0055 * k, stuff, root, 10)
    rose = place(
        _slab(
            "ring",
            [(0.0095 * k * math.cos(a), 0.0095 * k * math.sin(a)) for a in np.linspace(0, math.tau, 25)[:-1]],
            0.004,
            0.001,
            stuff,
        ),
        (0.2195 * k, 0, 0.1825 * k),
        (0, 50, 0),
        root,
    )
    rose.name = "rim"
    return root


@shared
def rosemary_sprig_mesh(length=0.16, seed=0):
    """A cut sprig lying along +y, seen from near."""
    rng = np.random.default_rng(seed + 359)
    s = np.linspace(0, 1, 12)
    line = np.stack((0.05 * length * np.sin(s * 4 + seed), s * length, 0.004 + 0.012 * np.sin(s * 2.2)), 1)
    body = Body()
    points, faces = limb(line, np.linspace(0.0019, 0.0009, 12), 7)
    body.put(points, faces, 2, 0.5)
    leaf = blade(0.026, 0.0032, 4, 0.3, 0.4, -0.35, 0.3)
    whorls = int(length / 0.0025)
    for index in range(whorls):
        share = 0.12 + 0.88 * index / whorls
        place_at = share * 11
        low = min(int(place_at), 10)
        at = line[low] + (line[low + 1] - line[low]) * (place_at - low)
        stem = unit(line[low + 1] - line[low])
        turn = index * 1.1 + np.float64([0, math.pi]) + rng.normal(0, 0.25, 2)
        first = unit(np.cross(stem, UP))
        second = np.cross(stem, first)
        ring = first * np.cos(turn)[:, None] + second * np.sin(turn)[:, None]
        along = ring + stem * (0.5 + 1.3 * share) + rng.normal(0, 0.1, (2, 3))
        body.scatter(
            leaf,
            frames(np.float64([at, at]), along, stem, rng.uniform(0.75, 1.1, 2) * (1.1 - 0.4 * share)),
            0.4 * share - 0.2 + rng.normal(0, 0.1, 2),
        )
    pushed = body.parts
    body.parts = [(np.concatenate((p[:, :2], np.maximum(p[:, 2:], 0.0008)), 1), f, m, t) for p, f, m, t in pushed]
    return body.mesh(
        "rosemary-sprig", [rosemary_leaves(), rosemary_flowers(), foliage("#6E5B42", "#8F9468", None, 0.8, 0.05, 0.1)]
    )


def rosemary_sprig(at, length=0.16, seed=0, turn=0, parent=None):
    return stand(rosemary_sprig_mesh(length, seed), at, turn, parent)


def twine_ball(at, radius=0.035, seed=0, parent=None):
    """A ball of garden twine with a loose end."""
    rng = np.random.default_rng(seed)
    body = Body()
    for _ in range(46):
        axis = unit(rng.normal(size=3))
        first = unit(np.cross(axis, rng.normal(size=3)))
        second = np.cross(axis, first)
        angle = np.linspace(0, math.tau, 26)
        lean = rng.uniform(-0.35, 0.35)
        ring = (np.cos(angle)[:, None] * first + np.sin(angle)[:, None] * second) * math.cos(lean) + axis * math.sin(
            lean
        )
        points, faces = limb(ring * radius * rng.uniform(0.95, 1.0), np.full(26, 0.0014), 5)
        body.put(points + [0, 0, radius], faces, 0, rng.uniform(0.3, 0.75))
    s = np.linspace(0, 1, 30)
    end = np.stack((radius * 0.9 + 0.11 * s, 0.03 * np.sin(s * 5), np.maximum(radius * (1 - s * 3), 0) + 0.0014), 1)
    points, faces = limb(end, np.full(30, 0.0013), 5)
    body.put(points, faces, 0, 0.5)
    return stand(body.mesh("twine", [twine()]), at, 0, parent)
