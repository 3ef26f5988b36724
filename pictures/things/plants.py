"""The garden's plants. Each function stands a plant on the ground at `at` (metres; its origin is where the stem meets the soil).

Every plant is one mesh, shared by all plants of the same kind, size and `seed`: use two or three seeds and different `turn`s
(degrees). `far=True` is for plants seen from 30 metres and more: a tenth of the faces, the same outline. The `..._mesh` functions
give the mesh itself for `mesh.copies`, so that a hundred trees cost as much as one.

Trees: olive_tree, aleppo_pine, cypress, lemon_tree. Bushes: lavender_bush, lavender_row, rosemary_bush, shrub, oleander, agave.
Climbers: bougainvillea_wall, bougainvillea_pergola, vine_pergola. Pots: pot, potted, herb_pot, geranium_pot,
lemon_pot, agave_pot, lavender_pot, olive_pot. Cut: bouquet, olive_branch.
"""

import math

import numpy as np

from studio.materials import bark, ceramic, soil, terracotta
from studio.mesh import group, lathe_mesh, place
from things.growth import Body, around_axis, blade, foliage, frames, grow, in_ball, limb, shared, stand, unit

UP = np.float64([0, 0, 1])


def olive_leaves():
    return foliage("#414F2E", "#838F60", "#B4BDA8", 0.42, 0.16, 0.4)


def pine_needles():
    return foliage("#34502A", "#7C9650", None, 0.5, 0.25)


def cypress_leaves():
    return foliage("#1E3220", "#506B3E", None, 0.6, 0.12, 0.2)


def lavender_leaves():
    return foliage("#66785C", "#A7B294", None, 0.7, 0.2, 0.15)


def lavender_flowers():
    return foliage("#57498C", "#B3A5DB", None, 0.7, 0.3, 0.15)


def rosemary_leaves():
    return foliage("#35492F", "#7F9268", "#B4BDA6", 0.5, 0.15)


def rosemary_flowers():
    return foliage("#7F8FCB", "#B9C2EA", None, 0.6, 0.4, 0.15)


def bougainvillea_leaves():
    return foliage("#2A4A22", "#6E9142", None, 0.4, 0.3)


def bougainvillea_bracts():
    return foliage("#9A1F63", "#DC5A9F", None, 0.65, 0.5, 0.12)


def petals_white():
    return foliage("#E9E4D2", "#FBF8EE", None, 0.6, 0.4, 0.15)


def lemon_leaves():
    return foliage("#1C3A18", "#577A33", "#6F8F52", 0.28, 0.22, 0.5)


# ---------------------------------------------------------------------------------------------------------------- trees


def _twig(rng, length, count, leaf, lean=0.9, stem_slot=None, stem=0.0015, droop=0.0, pairs=True, tone=0.25):
    """A short shoot along +y with leaves in pairs, the young ones lighter."""
    body = Body()
    t = np.linspace(0, 1, 5)
    line = np.stack((np.zeros(5), t * length, -droop * length * t**2), 1)
    if stem_slot is not None:
        points, faces = limb(line, np.linspace(stem, stem * 0.5, 5), 3)
        body.put(points, faces, stem_slot, 0.5)
    where = np.linspace(0.08, 1, count)
    at = np.stack((np.zeros(count), where * length, -droop * length * where**2), 1)
    turn = (
        np.arange(count) * (math.pi if pairs else 2.4)
        + (np.arange(count) // 2) * (math.pi / 2 if pairs else 0)
        + rng.normal(0, 0.35, count)
    )
    out = np.stack((np.cos(turn), np.zeros(count), np.sin(turn)), 1)
    open_ = lean * (1 - 0.55 * where[:, None]) + rng.normal(0, 0.12, (count, 1))
    along = unit(out * np.sin(open_) + np.float64([0, 1, 0]) * np.cos(open_))
    up = unit(np.float64([0, 1, 0.35]) + rng.normal(0, 0.25, (count, 3)))
    size = (1 - 0.35 * where) * rng.uniform(0.8, 1.15, count)
    body.scatter(leaf, frames(at, along, up, size), tone * where + rng.normal(0, 0.14, count))
    return body


def _crown_of_twigs(
    body, skeleton, twigs, rng, thin, per, outward, pull=(0, 0, 0), center=None, spread=0.45, size=(0.8, 1.2), tip=2
):
    """Twigs on all branches thinner than `thin`, pointing along them and out of the crown; those outside are lighter."""
    young = np.nonzero(skeleton.radii < thin)[0]
    leaf_ends = np.setdiff1d(young, skeleton.parents)
    nodes = np.concatenate((np.repeat(young, per), np.repeat(leaf_ends, tip)))
    if not len(nodes):
        return
    at = skeleton.points[nodes] + rng.normal(0, 0.015, (len(nodes), 3))
    center = skeleton.points[young].mean(0) if center is None else np.asarray(center)
    out = unit(at - center)
    along = unit(
        skeleton.directions()[nodes] * 0.7
        + out * outward
        + unit(rng.normal(size=at.shape)) * spread * 2
        + np.float64(pull)
    )
    up = unit(UP + rng.normal(0, 0.4, at.shape))
    reach = np.linalg.norm(at - center, axis=1)
    tones = (reach / max(reach.max(), 1e-6) - 0.6) * 0.5 + rng.normal(0, 0.07, len(at))
    body.scatter_any(twigs, frames(at, along, up, rng.uniform(*size, len(at))), rng, tones)


@shared
def olive_tree_mesh(height=4.8, seed=0, far=False):
    """An old olive: a thick twisted trunk that forks low, a wide loose silver crown about as wide as high."""
    rng = np.random.default_rng(seed + 11)
    fork = height * 0.3
    lean = rng.normal(0, 0.10, 2)
    t = np.linspace(0, 1, 7)
    bow = 0.018 * height
    trunk = np.stack(
        (
            lean[0] * t * height + bow * np.sin(t * 5 + seed),
            lean[1] * t * height + bow * np.cos(t * 4 + seed),
            t * fork - 0.08,
        ),
        1,
    )
    crown = np.float64([trunk[-1][0], trunk[-1][1], height * 0.66])
    targets = []
    for index in range(9):
        angle = index * 2.4 + rng.uniform(0, 1)
        away = height * (0.12 + 0.24 * rng.random())
        middle = crown + np.float64([math.cos(angle) * away, math.sin(angle) * away, height * rng.uniform(-0.16, 0.16)])
        targets.append(in_ball(rng, 90 if far else 230, middle, (height * 0.19, height * 0.19, height * 0.145), 0.3))
    step = height * 0.03
    skeleton = grow(
        trunk, np.concatenate(targets), step, height * 0.9, step * (2.2 if far else 1.5), rng, (0, 0, 0.03), 0.22
    )
    skeleton.relax(2).thicken(height * 0.04, 0.0035, 1.75)
    # The foot of an old trunk spreads.
    foot = np.clip(1 - skeleton.points[:, 2] / (height * 0.16), 0, 1) ** 2
    skeleton.radii = skeleton.radii * (1 + 0.55 * foot)
    body = skeleton.wood(6 if far else 10, 0.016 if far else 0.0035, 1, 0.5, 3, 0.2, rng)
    leaf = blade(0.17, 0.055, 1, 0.6, 0.8, 0.1, 0.2) if far else blade(0.068, 0.0155, 3, 0.7, 0.8, 0.3, 0.25)
    twigs = [
        _twig(rng, 0.42 if far else 0.26, 12 if far else 17, leaf, 1.0, None if far else 1, 0.002, 0.15)
        for _ in range(6)
    ]
    _crown_of_twigs(body, skeleton, twigs, rng, height * 0.007, 3, 0.4, (0, 0, -0.12), crown, 0.5, tip=3 if far else 4)
    return body.mesh("olive", [olive_leaves(), bark("#85796A")])


def olive_tree(at, height=4.8, seed=0, far=False, turn=0, parent=None):
    """Old olive tree; crown about as wide as `height`, lowest twigs at about 0.4 of it."""
    return stand(olive_tree_mesh(height, seed, far), at, turn, parent)


@shared
def aleppo_pine_mesh(height=11.0, seed=0, far=False):
    """Aleppo pine: a bare leaning trunk, an open crown in layers, bright needles in tufts at the ends of the twigs."""
    rng = np.random.default_rng(seed + 23)
    lean = rng.normal(0, 0.09, 2)
    t = np.linspace(0, 1, 12)
    sway = 0.03 * height * np.sin(t * 4 + seed)
    trunk = np.stack(
        (lean[0] * height * t**1.5 + sway * t, lean[1] * height * t**1.5 + sway * 0.6 * t, t * height * 0.72 - 0.1),
        1,
    )
    targets = []
    layers = 17
    for index in range(layers):
        level = 0.42 + 0.55 * index / (layers - 1)
        stem = trunk[min(11, int(level / 0.74 * 11))]
        angle = index * 2.4 + rng.uniform(-0.5, 0.5)
        away = height * 0.2 * (1.25 - 1.0 * (index / (layers - 1)) ** 1.8) * rng.uniform(0.7, 1.2)
        middle = np.float64([stem[0] + math.cos(angle) * away, stem[1] + math.sin(angle) * away, height * level])
        wide = height * rng.uniform(0.09, 0.15)
        targets.append(in_ball(rng, 80 if far else 200, middle, (wide, wide, height * 0.05), 0.0))
    step = height * 0.022
    skeleton = grow(
        trunk, np.concatenate(targets), step, height * 0.6, step * (1.7 if far else 1.3), rng, (0, 0, 0.12), 0.2
    )
    skeleton.relax(2).thicken(height * 0.017, 0.006, 1.9)
    body = skeleton.wood(6 if far else 8, 0.02 if far else 0.006, 1, 0.4, 2, 0.08, rng)
    tufts = []
    for _ in range(4):
        tuft = Body()
        if far:
            needle = blade(0.42, 0.025, 1, 0.35, 0.6, 0, 0.3)
            count, length = 18, 0.35
        else:
            needle = blade(0.17, 0.003, 1, 0.25, 0.4, 0, 0.25)
            count, length = 90, 0.3
        where = rng.uniform(0, 1, count)
        at = np.stack((np.zeros(count), where * length, np.zeros(count)), 1)
        turn = rng.uniform(0, math.tau, count)
        open_ = rng.uniform(0.35, 1.15, count) * (1.1 - 0.6 * where)
        along = np.stack((np.cos(turn) * np.sin(open_), np.cos(open_), np.sin(turn) * np.sin(open_)), 1)
        tuft.scatter(
            needle,
            frames(at, along, rng.normal(size=(count, 3)), rng.uniform(0.75, 1.2, count)),
            0.35 * where - 0.15 + rng.normal(0, 0.1, count),
        )
        tufts.append(tuft)
    _crown_of_twigs(body, skeleton, tufts, rng, 0.03 * height / 11, 2, 0.3, (0, 0, 0.4), None, 0.45, (0.8, 1.3), 3)
    return body.mesh("pine", [pine_needles(), bark("#8A7568")])


def aleppo_pine(at, height=11.0, seed=0, far=False, turn=0, parent=None):
    """Aleppo pine, crown about 0.6 of its height wide."""
    return stand(aleppo_pine_mesh(height, seed, far), at, turn, parent)


@shared
def cypress_mesh(height=9.0, width=1.3, seed=0, far=False):
    """Mediterranean cypress: a dense dark spindle, its outline torn by single shoots."""
    rng = np.random.default_rng(seed + 37)
    phases = rng.uniform(0, 6, 4)

    def outline(level, angle):
        spindle = np.clip(level, 0, 1) ** 0.42 * np.clip(1.004 - level, 0, 1) ** 0.62 * 1.62
        lumps = 1 + 0.15 * np.sin(angle * 2 + level * 7 + phases[0]) + 0.11 * np.sin(angle * 4 + level * 19 + phases[1])
        return width / 2 * spindle * (lumps + 0.09 * np.sin(level * 37 + angle + phases[2]))

    body = Body()
    levels, turns = np.linspace(0, 1, 26), np.linspace(0, math.tau, 15)[:-1]
    ring, turn = np.meshgrid(levels, turns, indexing="ij")
    inner = outline(ring, turn) * 0.72
    core = np.stack((np.cos(turn) * inner, np.sin(turn) * inner, 0.25 + ring * (height * 0.97 - 0.25)), -1).reshape(
        -1, 3
    )
    a = np.arange(25)[:, None] * 14 + np.arange(14)[None]
    b = np.arange(25)[:, None] * 14 + (np.arange(14)[None] + 1) % 14
    body.put(core, np.stack((a, b, b + 14, a + 14), -1).reshape(-1, 4), 0, 0.0)
    points, faces = limb([(0, 0, -0.1), (0, 0, 0.8)], [width * 0.09, width * 0.07], 8)
    body.put(points, faces, 1, 0.5)
    sprays = []
    for _ in range(5):
        spray = Body()
        count = 5 if far else 16
        scale = (
            blade(0.3, 0.05, 1, 0.4, 0.6, 0, -0.2) if far else blade(0.105, 0.013, 2, 0.4, 0.7, 0, -0.3, creased=False)
        )
        where = np.linspace(0, 1, count)
        length = 0.2 if far else 0.26
        turn = np.arange(count) * 2.4
        open_ = 0.75 - 0.5 * where
        along = np.stack((np.cos(turn) * np.sin(open_), np.cos(open_), np.sin(turn) * np.sin(open_) * 0.6), 1)
        at = np.stack((np.zeros(count), where * length, np.zeros(count)), 1)
        spray.scatter(
            scale,
            frames(at, along, rng.normal(size=(count, 3)), rng.uniform(0.8, 1.2, count)),
            0.25 * where + rng.normal(0, 0.08, count) - 0.1,
        )
        sprays.append(spray)
    count = int((1500 if far else 5200) * (height * width / 11.7) ** 0.8)
    level = rng.uniform(0.005, 1, count) ** 0.9
    turn = rng.uniform(0, math.tau, count)
    depth = rng.uniform(0.66, 1.02, count)
    radius = outline(level, turn) * depth
    at = np.stack((np.cos(turn) * radius, np.sin(turn) * radius, 0.2 + level * (height - 0.35)), 1)
    out = np.stack((np.cos(turn), np.sin(turn), np.zeros(count)), 1)
    along = unit(out * 0.45 + UP * 1.2 + rng.normal(0, 0.28, (count, 3)))
    body.scatter_any(
        sprays,
        frames(at, along, out, rng.uniform(0.7, 1.3, count)),
        rng,
        (depth - 0.85) * 1.3 + rng.normal(0, 0.09, count) + 0.04,
    )
    return body.mesh("cypress", [cypress_leaves(), bark("#7B6C5C")])


def cypress(at, height=9.0, width=1.3, seed=0, far=False, turn=0, parent=None):
    """Slender cypress."""
    return stand(cypress_mesh(height, width, seed, far), at, turn, parent)


@shared
def lemon_tree_mesh(height=1.7, seed=0, fruit=14):
    """A small lemon tree on a stem, for a tub: round crown, glossy leaves, ripe fruit."""
    rng = np.random.default_rng(seed + 41)
    t = np.linspace(0, 1, 8)
    trunk = np.stack((0.02 * np.sin(t * 4 + seed), 0.02 * np.cos(t * 5), t * height * 0.5), 1)
    crown = np.float64([0, 0, height * 0.7])
    targets = in_ball(rng, 420, crown, (height * 0.3, height * 0.3, height * 0.29), 0.3)
    skeleton = grow(trunk, targets, height * 0.035, height, height * 0.05, rng, (0, 0, 0.05))
    skeleton.relax(2).thicken(height * 0.017, 0.002, 2.0)
    body = skeleton.wood(8, 0.0, 1, 0.5, 2, 0.06, rng)
    leaf = blade(0.095, 0.044, 4, 0.55, 0.75, 0.22, 0.5, 0.08)
    twigs = [_twig(rng, 0.13, 7, leaf, 1.2, 1, 0.0015, 0.1, False, 0.35) for _ in range(5)]
    _crown_of_twigs(body, skeleton, twigs, rng, 0.0065 * height, 1, 0.5, (0, 0, 0.1), crown, 0.5, tip=2)
    ends = skeleton.points[np.setdiff1d(np.arange(len(skeleton.points)), skeleton.parents)]
    outside = ends[np.argsort(-np.linalg.norm((ends - crown)[:, :2], axis=1))[: len(ends) * 2 // 3]]
    picked = outside[rng.choice(len(outside), min(fruit, len(outside)), replace=False)] + np.float64([0, 0, -0.07])
    body.scatter(
        _lemon(),
        frames(
            picked,
            UP + rng.normal(0, 0.2, (len(picked), 3)),
            rng.normal(size=(len(picked), 3)),
            rng.uniform(0.8, 1.1, len(picked)),
        ),
        rng.normal(0, 0.15, len(picked)),
    )
    return body.mesh("lemon", [lemon_leaves(), bark("#7F7460"), lemon_skin()])


def lemon_skin():
    return foliage("#C99A12", "#F2CB2E", None, 0.4, 0.08, 0.45)


def _lemon(slot=2, length=0.085):
    """A lemon along +y, hanging from its +y end."""
    t = np.linspace(0, 1, 11)
    width = np.sin(np.pi * np.clip(t, 0, 1)) ** 0.62 * 0.032
    width[0], width[-1] = 0.001, 0.002
    width[1] = 0.011
    points, faces = limb(np.stack((t * 0, (t - 0.5) * length, t * 0), 1), width, 14)
    return Body().put(points, faces, slot, 0.6)


def lemon_tree(at, height=1.7, seed=0, fruit=14, turn=0, parent=None):
    """Lemon tree without a tub; see lemon_pot."""
    return stand(lemon_tree_mesh(height, seed, fruit), at, turn, parent)


# --------------------------------------------------------------------------------------------------------------- bushes


def _spike(rng, far):
    """The flower of lavender along +y, its base at the origin: whorls of small buds. Slot 1."""
    body = Body()
    if far:
        points, faces = limb([(0, 0, 0), (0, 0.022, 0), (0, 0.06, 0)], [0.004, 0.0085, 0.002], 4)
        return body.put(points, faces, 1, rng.uniform(0.3, 0.6))
    bud = Body()
    points, faces = limb([(0, 0, 0), (0, 0.0045, 0), (0, 0.0085, 0)], [0.0008, 0.0024, 0.0012], 4)
    bud.put(points, faces, 1, 0.3)
    whorls = rng.integers(6, 9)
    for whorl in range(whorls):
        # The lowest whorl often stands apart.
        height = 0.0 if whorl == 0 else 0.008 + whorl * 0.0062
        count = 8 if whorl < whorls - 1 else 5
        turn = np.arange(count) * math.tau / count + whorl * 0.5 + rng.normal(0, 0.15, count)
        rise = 0.9 + 0.9 * whorl / whorls
        along = unit(np.stack((np.cos(turn), np.full(count, rise) + rng.normal(0, 0.2, count), np.sin(turn)), 1))
        at = np.stack((np.cos(turn) * 0.002, np.full(count, height), np.sin(turn) * 0.002), 1)
        body.scatter(bud, frames(at, along, [0, 1, 0.1], rng.uniform(0.8, 1.25, count)), rng.uniform(-0.2, 0.55, count))
    return body


@shared
def lavender_bush_mesh(size=0.6, seed=0, far=False, bloom=1.0):
    """Lavender: a grey-green cushion with thin stalks that fan out and carry violet spikes. `size` is the width of the whole."""
    rng = np.random.default_rng(seed + 53)
    k = size / 0.6
    body = Body()
    leaf = (
        blade(0.05, 0.007, 1, 0.5, 0.7, 0, 0.4) if far else blade(0.042, 0.0042, 2, 0.4, 0.6, 0.2, 0.5, creased=False)
    )
    shoots = [_twig(rng, 0.12, 8 if far else 18, leaf, 0.9, None, pairs=True) for _ in range(4)]
    count = 50 if far else 260
    way = unit(rng.normal(size=(count, 3)) * [1, 1, 0.5] + [0, 0, 0.75])
    way[:, 2] = np.abs(way[:, 2])
    at = way * rng.uniform(0.05, 0.13, (count, 1)) * k * [1.2, 1.2, 1]
    body.scatter_any(
        shoots,
        frames(at, way + [0, 0, 0.3], rng.normal(size=(count, 3)), rng.uniform(0.8, 1.2, count) * k),
        rng,
        rng.normal(-0.1, 0.15, count),
    )
    spikes = [_spike(rng, far) for _ in range(5)]
    number = int((60 if far else 160) * bloom * k**1.2)
    turn = rng.uniform(0, math.tau, number)
    open_ = np.abs(rng.normal(0, 0.42, number)).clip(0, 1.1)
    out = np.stack((np.cos(turn), np.sin(turn), np.zeros(number)), 1)
    length = rng.uniform(0.32, 0.5, number) * k * (1 - 0.12 * open_)
    tips, ways = np.zeros((number, 3)), np.zeros((number, 3))
    for index in range(number):
        s = np.linspace(0.15, 1, 3 if far else 5)[:, None]
        angle = open_[index] * (1 - 0.25 * s**2)
        line = (out[index] * np.sin(angle) + UP * np.cos(angle)) * s * length[index] + out[index] * 0.03
        points, faces = limb(line, np.full(len(line), 0.0016 if far else 0.0009), 3)
        body.put(points, faces, 0, 0.55)
        tips[index], ways[index] = line[-1], line[-1] - line[-2]
    ways = unit(ways) + rng.normal(0, 0.06, ways.shape)
    body.scatter_any(
        spikes,
        frames(tips, ways, rng.normal(size=tips.shape), rng.uniform(0.85, 1.35, number)),
        rng,
        rng.normal(0, 0.1, number),
    )
    return body.mesh("lavender", [lavender_leaves(), lavender_flowers()])


def lavender_bush(at, size=0.6, seed=0, far=False, bloom=1.0, turn=0, parent=None):
    """One bush, `size` wide and about 0.8 of it high."""
    return stand(lavender_bush_mesh(size, seed, far, bloom), at, turn, parent)


def lavender_row(start, end, spacing=0.5, size=0.6, seed=0, far=False, ground=None, parent=None):
    """Bushes in a row from `start` to `end` (x, y, z).

    `ground(x, y)` gives the height where the ground is not a straight slope.
    """
    rng = np.random.default_rng(seed)
    start, end = np.float64(start), np.float64(end)
    count = max(2, round(float(np.linalg.norm(end - start)) / spacing) + 1)
    things = []
    for index in range(count):
        at = start + (end - start) * index / (count - 1) + rng.normal(0, spacing * 0.08, 3) * [1, 1, 0]
        if ground:
            at[2] = ground(at[0], at[1])
        mesh = lavender_bush_mesh(size, seed + int(rng.integers(3)), far)
        things.append(stand(mesh, tuple(at), rng.uniform(0, 360), parent, rng.uniform(0.85, 1.15)))
    return things


@shared
def rosemary_bush_mesh(size=0.5, seed=0, far=False, bloom=0.25):
    """Rosemary: upright woody shoots set all round with needles, pale blue flowers among them. `size` is height and width."""
    rng = np.random.default_rng(seed + 61)
    body = Body()
    leaf = (
        blade(0.05, 0.009, 1, 0.4, 0.5, 0, 0.2)
        if far
        else blade(0.026, 0.0032, 2, 0.35, 0.45, -0.25, 0.25, creased=False)
    )
    flower = Body()
    for turn in range(5):
        petal = blade(0.007, 0.004, 1, 0.6, 0.4, 0, -0.5, slot=2)
        flower.scatter(petal, frames([0, 0, 0], [math.cos(turn * 1.26), 0.7, math.sin(turn * 1.26)], [0, 1, 0]))
    number = int((30 if far else 75) * (size / 0.5) ** 1.6)
    for _ in range(number):
        turn, open_ = rng.uniform(0, math.tau), abs(rng.normal(0, 0.4))
        out = np.float64([math.cos(turn), math.sin(turn), 0])
        length = size * rng.uniform(0.55, 1.05) * (1 - 0.2 * open_)
        s = np.linspace(0.02, 1, 7)[:, None]
        angle = open_ * (1.1 - 0.55 * s) + 0.08 * np.sin(s * 6 + turn)
        line = np.cumsum(
            np.concatenate((out[None] * size * 0.06, (out * np.sin(angle) + UP * np.cos(angle))[1:] * length / 6)),
            axis=0,
        )
        points, faces = limb(line, np.linspace(0.0035, 0.0012, 7) * (size / 0.5) ** 0.5, 4)
        body.put(points, faces, 1, 0.5)
        count = int(length / (0.012 if far else 0.0032))
        where = rng.uniform(0.12, 1, count) ** 0.9
        index = where * 6
        low = np.clip(index.astype(int), 0, 5)
        at = line[low] + (line[low + 1] - line[low]) * (index - low)[:, None]
        stem = unit(line[low + 1] - line[low])
        ring = unit(np.cross(stem, rng.normal(size=(count, 3))))
        along = unit(stem * rng.uniform(0.5, 1.3, (count, 1)) + ring + [0, 0, 0.2])
        scale = rng.uniform(0.75, 1.2, count) * (1.1 - 0.35 * where)
        body.scatter(leaf, frames(at, along, stem, scale), 0.45 * where - 0.2 + rng.normal(0, 0.12, count))
        if not far and bloom:
            some = rng.random(count) < bloom * 0.25 * (where > 0.3)
            body.scatter(
                flower,
                frames(at[some], ring[some] + stem[some] * 0.3, stem[some], rng.uniform(0.8, 1.3, int(some.sum()))),
                rng.normal(0, 0.2, int(some.sum())),
            )
    return body.mesh("rosemary", [rosemary_leaves(), bark("#7A6A58"), rosemary_flowers()])


def rosemary_bush(at, size=0.5, seed=0, far=False, turn=0, parent=None):
    """Rosemary bush, about as wide as high."""
    return stand(rosemary_bush_mesh(size, seed, far), at, turn, parent)


@shared
def shrub_mesh(width=1.4, height=1.2, seed=0, far=False, kind="mastic"):
    """A dense evergreen of the coast; kinds: mastic, laurel, myrtle, oleander (with flowers), pittosporum."""
    rng = np.random.default_rng(seed + 71)
    looks = {
        "mastic": (0.035, 0.014, "#36502B", "#80985A"),
        "laurel": (0.085, 0.032, "#2D4A26", "#6C8C46"),
        "myrtle": (0.03, 0.011, "#355029", "#83A05A"),
        "oleander": (0.13, 0.021, "#3F5B38", "#87A063"),
        "pittosporum": (0.06, 0.026, "#33572A", "#8DAA57"),
    }
    length, wide, dark, light = looks[kind]
    # Several stems from one root, leaves down to the ground.
    body = Body()
    skeletons = []
    for index in range(6):
        turn = index * math.tau / 6 + rng.uniform(-0.4, 0.4)
        out = np.float64([math.cos(turn), math.sin(turn), 0]) * width
        middle = out * rng.uniform(0.16, 0.24) + UP * height * rng.uniform(0.42, 0.62)
        targets = in_ball(rng, 70 if far else 130, middle, (width * 0.3, width * 0.3, height * 0.4), 0.35)
        targets[:, 2] = np.abs(targets[:, 2] - 0.06 * height) + 0.06 * height
        stem = np.float64([out * 0.02 - UP * 0.05, out * 0.03 + UP * height * 0.06, out * 0.05 + UP * height * 0.13])
        skeleton = grow(stem, targets, height * 0.06, 9, height * (0.09 if far else 0.075), rng, (0, 0, 0.03))
        skeletons.append(skeleton.relax().thicken(0.014 * height, 0.0025, 2.0))
        body.scatter(skeleton.wood(5, 0.006 if far else 0.0, 1, 0.5), frames([0, 0, 0], [0, 1, 0], UP))
    if far:
        leaf = blade(length * 2 + 0.09, wide * 2 + 0.05, 1, 0.6, 0.7, 0, 0.2)
    else:
        leaf = blade(length, wide, 2, 0.6, 0.7, 0.25, 0.4)
    reach = 0.14 + length
    twigs = [
        _twig(rng, reach * (1.6 if far else 1), 7 if far else 12, leaf, 1.1, None, 0.001, 0.1, kind != "laurel", 0.3)
        for _ in range(5)
    ]
    for skeleton in skeletons:
        _crown_of_twigs(body, skeleton, twigs, rng, 0.011 * height, 2, 0.6, (0, 0, 0.12), (0, 0, height * 0.4), 0.45)
    if kind == "oleander" and not far:
        flower = Body()
        petal = blade(0.026, 0.022, 2, 0.8, 0.35, 0.1, 0.5, 0.2, slot=2)
        for turn in range(5):
            flower.scatter(petal, frames([0, 0, 0], [math.cos(turn * 1.257), 0.5, math.sin(turn * 1.257)], [0, 1, 0]))
        ends = [one.points[np.setdiff1d(np.arange(len(one.points)), one.parents)] for one in skeletons]
        ends = np.concatenate(ends)
        ends = ends[rng.random(len(ends)) < 0.3]
        out = unit(ends - [0, 0, height * 0.4])
        spots = (ends + out * reach).repeat(7, 0)
        spots = spots + rng.normal(0, 0.035, spots.shape)
        body.scatter(
            flower,
            frames(
                spots,
                UP + rng.normal(0, 0.6, spots.shape),
                rng.normal(size=spots.shape),
                rng.uniform(0.8, 1.2, len(spots)),
            ),
            rng.normal(0, 0.2, len(spots)),
        )
    return body.mesh(
        "shrub",
        [foliage(dark, light, None, 0.42, 0.25), bark("#7A6E5E"), foliage("#E58FA5", "#FBD9DE", None, 0.6, 0.45, 0.15)],
    )


def shrub(at, width=1.4, height=1.2, seed=0, far=False, kind="mastic", turn=0, parent=None):
    """Evergreen bush; see shrub_mesh for kinds."""
    return stand(shrub_mesh(width, height, seed, far, kind), at, turn, parent)


def oleander(at, height=2.0, seed=0, far=False, turn=0, parent=None):
    """Oleander with pale pink flowers, about 0.9 of its height wide."""
    return stand(shrub_mesh(height * 0.9, height, seed, far, "oleander"), at, turn, parent)


@shared
def agave_mesh(size=1.0, seed=0):
    """Agave: a rosette of thick grey-blue leaves with a thorn at the tip; `size` is its width."""
    rng = np.random.default_rng(seed + 83)
    body = Body()
    count = 34
    for index in range(count):
        age = index / count
        length = size * (0.56 - 0.26 * age) * rng.uniform(0.9, 1.08)
        t = np.linspace(0, 1, 10)
        open_ = (1.25 - 1.05 * age) * (1 - 0.35 * t) + 0.25 * (1 - age) * t**2 + rng.normal(0, 0.05)
        y = np.concatenate(([0], np.cumsum(np.sin(open_[1:]) * length / 9)))
        z = np.concatenate(([0], np.cumsum(np.cos(open_[1:]) * length / 9))) + 0.05 * size * age
        half = size * 0.075 * (0.62 + 1.5 * t * (1 - t)) * (1 - t**5) * (1 - 0.25 * age)
        half[-1] = 0.0015
        thick = half * 0.32 + 0.001
        angle = np.linspace(0, math.tau, 9)[:-1]
        normal = np.stack((-np.cos(open_), np.sin(open_)), 1)
        x = half[:, None] * np.cos(angle)
        # The upper side is hollow like a gutter.
        lift = (
            thick[:, None] * (np.sin(angle) - 0.9 * (np.sin(angle) > 0.1) * np.sin(angle))
            + half[:, None] * 0.5 * np.cos(angle) ** 2
        )
        points = np.stack((x, y[:, None] + normal[:, 0:1] * lift, z[:, None] + normal[:, 1:2] * lift), -1).reshape(
            -1, 3
        )
        a = np.arange(9)[:, None] * 8 + np.arange(8)[None]
        b = np.arange(9)[:, None] * 8 + (np.arange(8)[None] + 1) % 8
        tones = np.repeat(np.where(t > 0.93, 0.0, 0.45 + 0.3 * t), 8)
        leaf = Body().put(points, np.stack((a, b, b + 8, a + 8), -1).reshape(-1, 4), 0, tones)
        turn = index * 2.399 + rng.normal(0, 0.06)
        body.scatter(leaf, frames([0, 0, 0], [math.cos(turn), math.sin(turn), 0], UP), rng.normal(0, 0.08))
    return body.mesh("agave", [foliage("#5B6F63", "#A9BBA8", None, 0.5, 0.05, 0.35)])


def agave(at, size=1.0, seed=0, turn=0, parent=None):
    """Agave in the ground, `size` wide."""
    return stand(agave_mesh(size, seed), at, turn, parent)


# ------------------------------------------------------------------------------------------------------------- climbers


def _bract_cluster(rng, far):
    """A truss of bougainvillea along +y: flowers of three papery bracts around a tiny white star. Slots 1 and 2."""
    body = Body()
    flower = Body()
    if far:
        petal = blade(0.055, 0.05, 1, 0.55, 0.6, 0.2, 0.1, slot=1)
    else:
        petal = blade(0.036, 0.029, 4, 0.48, 0.62, 0.28, -0.45, 0.14, slot=1)
    for turn in range(3):
        angle = turn * math.tau / 3
        flower.scatter(petal, frames([0, 0, 0], [math.cos(angle), 1.05, math.sin(angle)], [0, 1, 0]))
    if not far:
        for turn in range(3):
            angle = turn * math.tau / 3 + 1
            points, faces = limb(
                [(0, 0.002, 0), (math.cos(angle) * 0.003, 0.018, math.sin(angle) * 0.003)], [0.0012, 0.0011], 4
            )
            flower.put(points, faces, 2, 0.3)
            for petal_turn in range(5):
                a = petal_turn * 1.257
                star = blade(0.0045, 0.0034, 1, 0.5, 0.4, 0, 0, slot=2)
                flower.scatter(
                    star,
                    frames(
                        [math.cos(angle) * 0.003, 0.018, math.sin(angle) * 0.003],
                        [math.cos(a), 0.35, math.sin(a)],
                        [0, 1, 0],
                    ),
                    0.2,
                )
    count = 4 if far else 9
    way = around_axis(rng, count, [0, 1, 0], 0.55)
    at = way * rng.uniform(0.02, 0.07, (count, 1))
    body.scatter(
        flower, frames(at, way, rng.normal(size=(count, 3)), rng.uniform(0.8, 1.2, count)), rng.normal(0, 0.16, count)
    )
    return body


def _climber(
    trunk,
    targets,
    rng,
    step,
    leaf,
    leaves,
    bracts=None,
    flowers=0.6,
    outward=UP,
    droop=0.2,
    trunk_radius=0.035,
    far=False,
):
    skeleton = grow(trunk, targets, step, 9, step * (1.7 if far else 1.3), rng, (0, 0, -0.02), 0.25)
    skeleton.relax(1).thicken(trunk_radius, 0.0025, 2.0)
    body = skeleton.wood(7, 0.008 if far else 0.0, 0, 0.5, 2, 0.12, rng)
    twigs = [
        _twig(rng, 0.3 if far else 0.2, 6 if far else 9, leaf, 1.15, None if far else 0, 0.0015, 0.25, False, 0.4)
        for _ in range(5)
    ]
    young = np.nonzero(skeleton.radii < trunk_radius * 0.4)[0]
    at = np.repeat(skeleton.points[young], leaves, axis=0)
    ways = np.repeat(skeleton.directions()[young], leaves, axis=0)
    along = unit(ways * 0.5 + np.float64(outward) * 0.45 + rng.normal(0, 0.55, at.shape) + [0, 0, -droop])
    body.scatter_any(
        twigs,
        frames(at, along, np.float64(outward) + rng.normal(0, 0.3, at.shape), rng.uniform(0.75, 1.2, len(at))),
        rng,
        rng.normal(-0.05, 0.12, len(at)),
    )
    if bracts:
        # Flowers come in drifts, not evenly.
        drift = np.sin(skeleton.points[young] @ rng.normal(0, 2.2, 3) + 1) + np.sin(
            skeleton.points[young] @ rng.normal(0, 3.5, 3)
        )
        chosen = young[(drift + rng.normal(0, 0.7, len(young))) > np.quantile(drift, 1 - flowers)]
        at = np.repeat(skeleton.points[chosen], 2, axis=0)
        along = unit(np.float64(outward) * 0.9 + rng.normal(0, 0.5, at.shape) + [0, 0, 0.1])
        at = at + along * rng.uniform(0.04, 0.2, (len(at), 1))
        body.scatter_any(
            bracts,
            frames(at, along, rng.normal(size=at.shape), rng.uniform(0.8, 1.2, len(at))),
            rng,
            rng.normal(0, 0.1, len(at)),
        )
    return body


def _climb(points, step):
    """A rod's points about `step` apart along corner points."""
    points = np.asarray(points, float)
    result = [points[0]]
    for a, b in zip(points, points[1:]):
        count = max(1, round(float(np.linalg.norm(b - a)) / step))
        result.extend(a + (b - a) * (index + 1) / count for index in range(count))
    return np.asarray(result)


@shared
def bougainvillea_mesh(width, height, depth=0.45, kind="wall", seed=0, far=False, flowers=0.6, root=0.0):
    rng = np.random.default_rng(seed + 101)
    leaf = (
        blade(0.09, 0.06, 1, 0.5, 0.7, 0.2, 0.3, slot=3)
        if far
        else blade(0.052, 0.034, 3, 0.5, 0.75, 0.25, 0.5, 0.05, slot=3)
    )
    bracts = [_bract_cluster(rng, far) for _ in range(4)]
    step = 0.16 if far else 0.12
    wiggle = rng.normal(0, 0.02, (400, 3))
    if kind == "wall":
        trunk = _climb([(root, 0, -0.05), (root, -0.03, height * 0.3), (root * 0.5, -0.05, height * 0.55)], step)
        outward = np.float64([0, -1, 0.15])
        count = int(width * height * (70 if far else 170))
        lumps = np.stack(
            (rng.uniform(-0.5, 0.5, count) * width, np.zeros(count), rng.uniform(0.3, 1, count) * height), 1
        )
        edge = np.sin(lumps[:, 0] * 3 + seed) * 0.12 + np.sin(lumps[:, 0] * 7.3) * 0.06
        keep = lumps[:, 2] / height > 0.42 + edge + 0.9 * (np.abs(lumps[:, 0] / width) - 0.22).clip(0) - 0.25
        targets = lumps[keep]
        targets[:, 1] = (
            -rng.uniform(0.03, 1, len(targets))
            * depth
            * (0.35 + 0.65 * np.sin(np.pi * np.clip(targets[:, 2] / height, 0, 1)))
        )
    else:
        trunk = _climb(
            [
                (root, 0, -0.05),
                (root + 0.03, 0.02, height * 0.5),
                (root, 0.05, height),
                (root * 0.7, depth * 0.35, height + 0.08),
            ],
            step,
        )
        outward = np.float64([0, -0.25, 0.9])
        count = int(width * depth * (60 if far else 130))
        targets = np.stack(
            (
                rng.uniform(-0.5, 0.5, count) * width,
                rng.uniform(-0.08, 1, count) * depth,
                height + rng.uniform(0.02, 0.3, count),
            ),
            1,
        )
        # Shoots that hang over the front edge, in swags of different length.
        number = int(width * (26 if far else 60))
        x = rng.uniform(-0.5, 0.5, number) * width
        swag = 0.12 + 0.28 * (0.5 + 0.5 * np.sin(x * 2.1 + seed)) + 0.2 * (0.5 + 0.5 * np.sin(x * 5.3 + 2 * seed))
        hanging = np.stack((x, rng.uniform(-0.28, 0.02, number), height + 0.15 - rng.uniform(0, 1, number) * swag), 1)
        targets = np.concatenate((targets, hanging))
    trunk = trunk + wiggle[: len(trunk)]
    body = _climber(trunk, targets, rng, step, leaf, 2, bracts, flowers, outward, 0.25, 0.04, far)
    return body.mesh("bougainvillea", [bark("#84715C"), bougainvillea_bracts(), petals_white(), bougainvillea_leaves()])


def bougainvillea_wall(at, width=3.0, height=3.2, depth=0.45, seed=0, far=False, flowers=0.6, turn=0, parent=None):
    """Against a wall: origin on the ground at the wall, spreads along x, stands out towards -y by `depth`."""
    return stand(bougainvillea_mesh(width, height, depth, "wall", seed, far, flowers), at, turn, parent)


def bougainvillea_pergola(
    at, width=4.0, depth=2.5, height=2.5, root=-1.9, seed=0, far=False, flowers=0.6, turn=0, parent=None
):
    """On a pergola: origin on the ground in the middle of its front edge; beams at `height`, covered from y = 0 to `depth`.

    The trunk climbs the post at x = `root`; shoots hang over the front (-y) edge.
    """
    return stand(bougainvillea_mesh(width, height, depth, "pergola", seed, far, flowers, root), at, turn, parent)


@shared
def vine_mesh(width, depth, height, root, seed=0):
    rng = np.random.default_rng(seed + 131)
    leaf = Body()
    lobe = blade(0.1, 0.062, 3, 0.5, 0.8, 0.12, 0.35, 0.05, slot=3)
    for turn, size in ((0, 1), (0.75, 0.8), (-0.75, 0.8), (1.7, 0.5), (-1.7, 0.5)):
        leaf.scatter(lobe, frames([0, 0, 0.0005 * turn], [math.sin(turn), math.cos(turn), 0], UP, size))
    step = 0.14
    trunk = _climb(
        [
            (root, 0, -0.05),
            (root + 0.04, 0.02, height * 0.5),
            (root, 0.05, height),
            (root * 0.7, depth * 0.35, height + 0.06),
        ],
        step,
    )
    trunk = trunk + rng.normal(0, 0.02, trunk.shape)
    count = int(width * depth * 45)
    targets = np.stack(
        (
            rng.uniform(-0.5, 0.5, count) * width,
            rng.uniform(0, 1, count) * depth,
            height + rng.uniform(0.02, 0.2, count),
        ),
        1,
    )
    body = _climber(trunk, targets, rng, step, leaf, 1, None, 0, np.float64([0, 0, 0.8]), 0.35, 0.035)
    return body.mesh(
        "vine", [bark("#77624E"), petals_white(), petals_white(), foliage("#36561F", "#84A046", None, 0.45, 0.4)]
    )


def vine_pergola(at, width=3.5, depth=2.5, height=2.4, root=-1.7, seed=0, turn=0, parent=None):
    """Grape vine as a roof; the same origin as bougainvillea_pergola."""
    return stand(vine_mesh(width, depth, height, root, seed), at, turn, parent)


# ----------------------------------------------------------------------------------------------------------------- pots


def pot(at, radius=0.16, height=0.28, color="#AE7657", saucer=True, shape="rim", glaze=False, turn=0, parent=None):
    """A clay pot with soil; origin under its middle. Gives the group and the height of the soil.

    Shapes: rim (the common one), straight, belly (an oil jar), bowl.
    """
    root = group("pot", at, (0, 0, turn), parent)
    base = 0.014 if saucer else 0.0
    r, h, w = radius, height, max(0.008, radius * 0.07)
    walls = {
        "rim": [
            (0.68 * r, 0),
            (0.90 * r, 0.8 * h),
            (0.91 * r, 0.82 * h),
            (r, 0.83 * h),
            (1.01 * r, 0.9 * h),
            (r, 0.99 * h),
            (0.985 * r, h),
        ],
        "straight": [(0.9 * r, 0), (0.95 * r, 0.5 * h), (0.99 * r, 0.97 * h), (0.985 * r, h)],
        "belly": [
            (0.55 * r, 0),
            (0.85 * r, 0.2 * h),
            (r, 0.5 * h),
            (0.92 * r, 0.75 * h),
            (0.74 * r, 0.9 * h),
            (0.82 * r, 0.96 * h),
            (0.8 * r, h),
        ],
        "bowl": [(0.5 * r, 0), (0.8 * r, 0.3 * h), (0.97 * r, 0.85 * h), (1.02 * r, 0.95 * h), (r, h)],
    }[shape]
    foot = walls[0][0]
    rim = walls[-1][0]
    inner = [(rim - w, h), (rim - w * 1.3, 0.86 * h), (rim - w * 1.8, 0.7 * h)]
    clay = ceramic(color) if glaze else terracotta(color)
    profile = [(0, 0), (foot - 0.004, 0), (foot, 0.004), *walls[1:], *inner, (0, 0.7 * h)]
    place(lathe_mesh("pot", profile, clay, 56), (0, 0, base), parent=root)
    level = 0.88 * h
    earth = [(0, level + 0.012 * r / 0.16), (0.5 * rim, level + 0.008), (rim - w * 1.28, level)]
    place(lathe_mesh("earth", earth, soil("#6E543F"), 32), (0, 0, base), parent=root)
    if saucer:
        dish = [(0, 0), (foot * 1.2, 0), (foot * 1.38, 0.024), (foot * 1.34, 0.026), (foot * 1.18, 0.012), (0, 0.011)]
        place(lathe_mesh("saucer", dish, clay, 48), (0, 0, 0), parent=root)
    return root, base + level


def potted(at, mesh, radius=0.16, height=0.28, turn=0, parent=None, size=1.0, **pot_more):
    """Any plant's mesh in a pot."""
    root, level = pot(at, radius, height, turn=turn, parent=parent, **pot_more)
    stand(mesh, (0, 0, level), 0, root, size)
    return root


def lemon_pot(at, height=1.7, seed=0, turn=0, parent=None, **pot_more):
    """Lemon tree in a big terracotta tub, about `height` + 0.4 m in all."""
    return potted(at, lemon_tree_mesh(height, seed), 0.26, 0.44, turn, parent, **pot_more)


def agave_pot(at, size=0.55, seed=0, turn=0, parent=None, **pot_more):
    return potted(at, agave_mesh(size, seed), size * 0.36, size * 0.55, turn, parent, **pot_more)


def lavender_pot(at, size=0.5, seed=0, turn=0, parent=None, **pot_more):
    return potted(at, lavender_bush_mesh(size, seed), size * 0.36, size * 0.52, turn, parent, **pot_more)


def olive_pot(at, height=1.6, seed=0, turn=0, parent=None, **pot_more):
    """A young olive in a tub, about `height` + 0.35 m in all."""
    return potted(at, young_olive_mesh(height, seed), 0.23, 0.4, turn, parent, **pot_more)


@shared
def young_olive_mesh(height=1.6, seed=0):
    """A slender young olive on one stem."""
    rng = np.random.default_rng(seed + 17)
    t = np.linspace(0, 1, 9)
    trunk = np.stack((0.03 * np.sin(t * 4 + seed), 0.02 * np.cos(t * 5 + seed), t * height * 0.52), 1)
    crown = np.float64([0, 0, height * 0.72])
    targets = in_ball(rng, 260, crown, (height * 0.26, height * 0.26, height * 0.28), 0.2)
    skeleton = grow(trunk, targets, height * 0.04, 9, height * 0.06, rng, (0, 0, 0.1))
    skeleton.relax().thicken(0.016 * height, 0.002, 2.0)
    body = skeleton.wood(7, 0, 1)
    leaf = blade(0.058, 0.012, 3, 0.7, 0.8, 0.3, 0.25)
    twigs = [_twig(rng, 0.2, 15, leaf, 1.0, 1, 0.0015, 0.1) for _ in range(5)]
    _crown_of_twigs(body, skeleton, twigs, rng, 0.006 * height, 1, 0.5, (0, 0, 0.1), crown, 0.5, tip=1)
    return body.mesh("young-olive", [olive_leaves(), bark("#8C8272")])


@shared
def herb_mesh(kind="basil", size=0.22, seed=0):
    """Kitchen herbs, `size` high: basil, sage, thyme, mint, parsley, oregano, chives (rosemary has its own bush)."""
    if kind == "rosemary":
        return rosemary_bush_mesh(size, seed)
    rng = np.random.default_rng(seed + 151)
    looks = {
        "basil": (0.068, 0.045, 0.5, 0.65, -0.4, 1.0, 20, "#2E501E", "#648A38", 0.38, 5),
        "sage": (0.06, 0.021, 0.55, 0.6, 0.2, 0.5, 24, "#67785D", "#AEB89B", 0.85, 4),
        "thyme": (0.008, 0.0042, 0.5, 0.5, -0.2, 0.3, 70, "#51663F", "#95A673", 0.7, 2),
        "mint": (0.042, 0.024, 0.5, 0.7, 0.3, 0.5, 30, "#3E6B33", "#83B25A", 0.5, 4),
        "parsley": (0.024, 0.019, 0.6, 0.45, 0.3, 0.5, 46, "#3A6A24", "#7FAE42", 0.45, 3),
        "oregano": (0.018, 0.013, 0.5, 0.6, 0.2, 0.4, 55, "#4E6B39", "#98B069", 0.65, 3),
        "chives": (size, 0.0045, 0.1, 0.5, 0.0, 0.5, 90, "#3D6A2C", "#7AA64C", 0.4, 6),
    }
    length, wide, base, tip, fold, bend, stems, dark, light, gloss, segments = looks[kind]
    body = Body()
    leaf = blade(length, wide, segments, base, tip, fold, bend, 0.06 if kind in ("mint", "sage", "parsley") else 0.0)
    look = [
        foliage(dark, light, None, gloss, 0.35),
        foliage("#6B7F4A", "#8F9F68", None, 0.6, 0.2),
        foliage("#8A6FB0", "#C9B6E0", None, 0.6, 0.4),
    ]
    if kind == "chives":
        turn = rng.uniform(0, math.tau, stems)
        out = np.stack((np.cos(turn), np.sin(turn), np.zeros(stems)), 1)
        body.scatter(
            leaf,
            frames(
                out * rng.uniform(0, size * 0.2, (stems, 1)),
                out * rng.uniform(0, 0.35, (stems, 1)) + UP,
                UP * 0.1 - out,
                rng.uniform(0.7, 1.05, stems),
            ),
            rng.normal(0, 0.2, stems),
        )
        return body.mesh("herb", look)
    for index in range(stems):
        turn, open_ = index * 2.4 + rng.normal(0, 0.3), abs(rng.normal(0.1, 0.38))
        out = np.float64([math.cos(turn), math.sin(turn), 0])
        tall = size * rng.uniform(0.6, 1.0) * (1 - 0.25 * open_)
        s = np.linspace(0, 1, 6)[:, None]
        angle = open_ * (1 - 0.4 * s) + 0.1 * np.sin(4 * s + turn)
        line = out * size * 0.12 * rng.random() + np.concatenate(
            (np.zeros((1, 3)), np.cumsum((out * np.sin(angle) + UP * np.cos(angle))[1:] * tall / 5, axis=0))
        )
        points, faces = limb(line, np.linspace(0.0018, 0.0009, 6), 5)
        body.put(points, faces, 1, 0.5)
        pairs = max(3, int(tall / (length * 0.42)))
        where = np.repeat(np.linspace(0.25 if kind != "parsley" else 0.75, 1, pairs), 2)
        index_at = where * 5
        low = np.clip(index_at.astype(int), 0, 4)
        at = line[low] + (line[low + 1] - line[low]) * (index_at - low)[:, None]
        stem = unit(line[low + 1] - line[low])
        around = (
            np.arange(pairs * 2) * math.pi
            + np.repeat(np.arange(pairs), 2) * math.pi / 2
            + rng.normal(0, 0.25, pairs * 2)
        )
        first = unit(np.cross(stem, [0.3, 0.9, 0.2]))
        second = np.cross(stem, first)
        ring = first * np.cos(around)[:, None] + second * np.sin(around)[:, None]
        along = unit(ring + stem * rng.uniform(0.3, 0.8, (pairs * 2, 1)) * (0.4 + where[:, None]))
        grown = rng.uniform(0.8, 1.15, pairs * 2) * (1.15 - 0.6 * where) * (0.55 + 0.45 * (where > 0.3))
        body.scatter(
            leaf, frames(at, along, stem + UP * 0.4, grown), 0.5 * where - 0.25 + rng.normal(0, 0.12, pairs * 2)
        )
    return body.mesh("herb", look)


def herb_pot(at, kind="basil", radius=0.085, height=0.15, size=None, seed=0, turn=0, parent=None, **pot_more):
    """A kitchen herb in a small pot: rosemary, basil, sage, thyme, mint, parsley, oregano, chives."""
    tall = {"thyme": 0.13, "rosemary": 0.3, "sage": 0.22, "parsley": 0.2, "chives": 0.24, "oregano": 0.17}.get(
        kind, 0.2
    )
    return potted(at, herb_mesh(kind, size or tall * radius / 0.085, seed), radius, height, turn, parent, **pot_more)


@shared
def geranium_mesh(size=0.4, seed=0, color="red"):
    """Pelargonium: round scalloped leaves, balls of flowers on bare stalks."""
    rng = np.random.default_rng(seed + 173)
    body = Body()
    angle = np.linspace(-2.75, 2.75, 17)
    edge = 0.036 * (1 + 0.07 * np.cos(angle * 7))
    rim = np.stack((np.sin(angle) * edge, np.cos(angle) * edge, 0.012 + 0.004 * np.sin(angle * 7)), 1)
    half = rim * [0.5, 0.5, 0.35]
    points = np.concatenate(([[0, 0, 0]], half, rim)) + [0, 0.01, 0]
    quads = [(1 + i, 2 + i, 19 + i, 18 + i) for i in range(16)]
    tris = [(0, 2 + i, 1 + i, 0) for i in range(16)]
    leaf = Body().put(
        points, [(a, d, c, b) for a, b, c, d in quads], 0, np.concatenate(([0.7], np.full(17, 0.25), np.full(17, 0.6)))
    )
    leaf.put(points, [(a, b, c) for a, b, c, _ in tris], 0, 0.5)
    count = int(150 * (size / 0.4) ** 2)
    way = unit(rng.normal(size=(count, 3)) * [1, 1, 0.6] + [0, 0, 0.5])
    way[:, 2] = np.abs(way[:, 2]) - 0.12
    at = way * rng.uniform(0.45, 1.0, (count, 1)) * size * [0.5, 0.5, 0.62] + [0, 0, size * 0.12]
    for one in at[:70]:
        points, faces = limb([(0, 0, 0), one * [0.4, 0.4, 0.7], one], [0.003, 0.002, 0.0014], 4)
        body.put(points, faces, 1, 0.5)
    out = unit(way * [1, 1, 0.4])
    body.scatter(
        leaf,
        frames(
            at,
            out + rng.normal(0, 0.35, at.shape),
            UP * 1.1 + way * 0.5 + rng.normal(0, 0.25, at.shape),
            rng.uniform(0.7, 1.2, count),
        ),
        rng.normal(0, 0.15, count) + 0.25 * (way[:, 2] - 0.5),
    )
    flower = Body()
    petal = blade(0.016, 0.013, 2, 0.9, 0.35, 0.1, 0.3, 0.1, slot=2)
    for turn in range(5):
        flower.scatter(petal, frames([0, 0, 0], [math.cos(turn * 1.257), 0.35, math.sin(turn * 1.257)], [0, 1, 0]))
    for _ in range(int(9 * (size / 0.4) ** 2)):
        way = unit(rng.normal(size=3) * [0.8, 0.8, 0.3] + [0, 0, 0.8])
        top = way * size * rng.uniform(0.75, 0.95) * [0.6, 0.6, 0.85] + [0, 0, size * 0.2]
        points, faces = limb([(0, 0, 0.02), top * [0.5, 0.5, 0.6], top], [0.0022, 0.0018, 0.0016], 4)
        body.put(points, faces, 1, 0.6)
        number = 22
        ways = around_axis(rng, number, way, 0.7)
        body.scatter(
            flower,
            frames(top + ways * 0.03, ways, rng.normal(size=(number, 3)), rng.uniform(0.85, 1.15, number)),
            rng.normal(0, 0.15, number),
        )
    tones = {
        "red": ("#8A181C", "#C63A34"),
        "pink": ("#D0617F", "#F3B3BE"),
        "white": ("#E9E4DA", "#FBF8F2"),
        "coral": ("#D4553C", "#F39A7A"),
    }[color]
    return body.mesh(
        "geranium",
        [
            foliage("#3F662C", "#86A94F", None, 0.6, 0.35, 0.2),
            foliage("#6B8448", "#9BB06E", None, 0.6, 0.2),
            foliage(*tones, None, 0.6, 0.45, 0.15),
        ],
    )


def geranium_pot(at, size=0.4, color="red", seed=0, turn=0, parent=None, **pot_more):
    """Geranium in a pot; colours red, pink, white, coral."""
    return potted(at, geranium_mesh(size, seed, color), size * 0.32, size * 0.5, turn, parent, **pot_more)


# ------------------------------------------------------------------------------------------------------------------ cut


@shared
def olive_branch_mesh(length=0.5, seed=0, fruit=9):
    """A cut olive branch lying along +y, its cut end at the origin, side shoots in the plane; green and violet olives."""
    rng = np.random.default_rng(seed + 191)
    t = np.linspace(0, 1, 12)
    sway = 0.06 * length * np.sin(t * 4 + seed)
    line = np.stack((sway, t * length, 0.03 * length * np.sin(t * 5 + seed)), 1)
    body = Body()
    points, faces = limb(line, np.linspace(0.004, 0.0012, 12), 8)
    body.put(points, faces, 1, 0.5)
    leaf = blade(0.058, 0.0128, 6, 0.75, 0.8, 0.32, 0.35)
    twigs = [_twig(rng, length * 0.3, 13, leaf, 1.0, 1, 0.0013, 0.05) for _ in range(4)]
    body.scatter(_twig(rng, length, int(length / 0.018), leaf, 1.0, None), frames([0, 0, 0], [0, 1, 0], UP))
    number = max(3, int(length / 0.07))
    where = np.linspace(0.18, 0.85, number)
    index = where * 11
    low = index.astype(int)
    at = line[low] + (line[low + 1] - line[low]) * (index - low)[:, None]
    sign = np.where(np.arange(number) % 2, 1.0, -1.0)
    along = np.stack(
        (sign * rng.uniform(0.6, 1.0, number), rng.uniform(0.7, 1.1, number), rng.normal(0.1, 0.25, number)), 1
    )
    body.scatter_any(
        twigs,
        frames(at, along, UP + rng.normal(0, 0.2, (number, 3)), (1.1 - 0.5 * where) * rng.uniform(0.85, 1.1, number)),
        rng,
        rng.normal(0, 0.05, number),
    )
    if fruit:
        spots = at[rng.integers(0, number, fruit)] + rng.normal(0, 0.012, (fruit, 3)) + [0, 0, -0.004]
        kinds = rng.random(fruit) < 0.7
        body.scatter(
            _olive(2),
            frames(spots[kinds], rng.normal(size=(int(kinds.sum()), 3)), UP, rng.uniform(0.85, 1.1, int(kinds.sum()))),
            rng.normal(0, 0.2, int(kinds.sum())),
        )
        body.scatter(
            _olive(3),
            frames(
                spots[~kinds],
                rng.normal(size=(int((~kinds).sum()), 3)),
                UP,
                rng.uniform(0.85, 1.1, int((~kinds).sum())),
            ),
            rng.normal(0, 0.2, int((~kinds).sum())),
        )
    return body.mesh("olive-branch", [olive_leaves(), bark("#8C8272"), olive_green(), olive_violet()])


def olive_green():
    return foliage("#6B7A2C", "#A9AE55", None, 0.32, 0.05, 0.5)


def olive_violet():
    return foliage("#2E1E2C", "#6A4453", None, 0.34, 0.0, 0.45)


def _olive(slot, length=0.021):
    t = np.linspace(0, 1, 11)
    points, faces = limb(
        np.stack((t * 0, (t - 0.5) * length, t * 0), 1), np.maximum(np.sin(np.pi * t) ** 0.6 * 0.0078, 0.0004), 14
    )
    return Body().put(points, faces, slot, 0.5)


def olive_branch(at, length=0.5, seed=0, fruit=9, turn=0, parent=None):
    """A cut branch lying flat on a table; keep its origin about 0.02 above the board."""
    return stand(olive_branch_mesh(length, seed, fruit), at, turn, parent)


@shared
def bouquet_mesh(height=0.4, spread=0.5, seed=0, kind="olive"):
    """Cut stems for a vase, from the origin upwards, where they cross.

    Kinds: olive, lavender, eucalyptus, bougainvillea, meadow.
    """
    rng = np.random.default_rng(seed + 211)
    body = Body()
    number = {"olive": 6, "lavender": 45, "eucalyptus": 6, "bougainvillea": 5, "meadow": 26}[kind]
    flower = [_spike(rng, False) for _ in range(4)] if kind in ("lavender", "meadow") else None
    olive = blade(0.058, 0.0128, 4, 0.75, 0.8, 0.32, 0.35)
    coin = blade(0.045, 0.038, 4, 0.6, 0.5, 0.12, 0.35)
    green = blade(0.052, 0.034, 4, 0.5, 0.75, 0.25, 0.5, 0.05)
    narrow = blade(0.04, 0.004, 2, 0.4, 0.6, 0.2, 0.4, creased=False)
    bracts = [_bract_cluster(rng, False) for _ in range(3)] if kind == "bougainvillea" else None
    for index in range(number):
        turn = index * 2.399 + rng.normal(0, 0.3)
        open_ = spread * math.sqrt((index + 0.5) / number) * rng.uniform(0.75, 1.25)
        out = np.float64([math.cos(turn), math.sin(turn), 0])
        tall = height * rng.uniform(0.72, 1.05) * (1 - 0.15 * open_)
        s = np.linspace(0, 1, 9)[:, None]
        angle = open_ * (0.8 + (0.6 if kind in ("olive", "eucalyptus", "bougainvillea") else 0.15) * s**2)
        steps = (out * np.sin(angle) + UP * np.cos(angle)) * tall / 8
        line = np.concatenate((out[None] * -0.012, steps[1:])).cumsum(0)
        line[1:] += rng.normal(0, 0.002, line[1:].shape)
        points, faces = limb(line, np.linspace(0.0022, 0.0008, 9) * (0.5 if flower else 1), 5)
        body.put(points, faces, 1 if not flower else 0, 0.5)
        tip = frames(line[-1], line[-1] - line[-2], rng.normal(size=3), rng.uniform(0.9, 1.3))
        if flower:
            if kind == "lavender" or index % 3 == 0:
                body.scatter(flower[index % 4], tip, rng.normal(0, 0.1))
            leaf, count = narrow, 6
        else:
            leaf, count = {"olive": (olive, 26), "eucalyptus": (coin, 20), "bougainvillea": (green, 12)}[kind]
        where = rng.uniform(0.3 if not flower else 0.2, 1.0 if not flower else 0.55, count)
        at_index = where * 8
        low = np.clip(at_index.astype(int), 0, 7)
        at = line[low] + (line[low + 1] - line[low]) * (at_index - low)[:, None]
        stem = unit(line[low + 1] - line[low])
        ring = unit(np.cross(stem, rng.normal(size=(count, 3))))
        body.scatter(
            leaf,
            frames(at, ring + stem * 0.8, UP + stem * 0.5 + rng.normal(0, 0.2, at.shape), rng.uniform(0.7, 1.1, count)),
            0.35 * where - 0.15 + rng.normal(0, 0.12, count),
        )
        if bracts:
            for spot in (0.55, 0.75, 1.0):
                here = line[int(spot * 8)]
                body.scatter(
                    bracts[index % 3],
                    frames(here + UP * 0.02, out * 0.4 + UP, rng.normal(size=3), rng.uniform(0.8, 1.1)),
                    rng.normal(0, 0.1),
                )
    leaves = {
        "olive": olive_leaves,
        "lavender": lavender_leaves,
        "meadow": lavender_leaves,
        "bougainvillea": bougainvillea_leaves,
        "eucalyptus": lambda: foliage("#6E8478", "#A9BDAA", None, 0.6, 0.2, 0.25),
    }[kind]()
    second = {"lavender": lavender_flowers, "meadow": lavender_flowers, "bougainvillea": bougainvillea_bracts}.get(
        kind, lambda: bark("#8C8272")
    )()
    return body.mesh("bouquet", [leaves, second, petals_white()])


def bouquet(at, height=0.4, spread=0.5, seed=0, kind="olive", turn=0, parent=None):
    """Cut stems; put the origin at the bottom of the vase, `height` is the length of the stems."""
    return stand(bouquet_mesh(height, spread, seed, kind), at, turn, parent)
