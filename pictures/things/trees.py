"""The garden's trees: olive, Aleppo pine, cypress, lemon.

Each function stands a plant on the ground at `at` (metres; its origin is where the stem meets the soil).
Every plant is one mesh, shared by all plants of the same kind, size and `seed`: use two or three seeds and different `turn`s
(degrees). `far=True` is for plants seen from 30 metres and more: a tenth of the faces, the same outline. The `..._mesh` functions
give the mesh itself for `mesh.copies`, so that a hundred trees cost as much as one.
"""

import math

import numpy as np

from studio.materials import bark
from things.growth import (
    Body,
    UP,
    blade,
    crown_of_twigs,
    foliage,
    frames,
    grow,
    in_ball,
    limb,
    shared,
    stand,
    twig,
    unit,
)


def olive_leaves():
    return foliage("#414F2E", "#838F60", "#B4BDA8", 0.42, 0.16, 0.4)


def pine_needles():
    return foliage("#34502A", "#7C9650", None, 0.5, 0.25)


def cypress_leaves():
    return foliage("#1E3220", "#506B3E", None, 0.6, 0.12, 0.2)


def lemon_leaves():
    return foliage("#1C3A18", "#577A33", "#6F8F52", 0.28, 0.22, 0.5)


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
        twig(rng, 0.42 if far else 0.26, 12 if far else 17, leaf, 1.0, None if far else 1, 0.002, 0.15)
        for _ in range(6)
    ]
    crown_of_twigs(body, skeleton, twigs, rng, height * 0.007, 3, 0.4, (0, 0, -0.12), crown, 0.5, tip=3 if far else 4)
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
    crown_of_twigs(body, skeleton, tufts, rng, 0.03 * height / 11, 2, 0.3, (0, 0, 0.4), None, 0.45, (0.8, 1.3), 3)
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
    twigs = [twig(rng, 0.13, 7, leaf, 1.2, 1, 0.0015, 0.1, False, 0.35) for _ in range(5)]
    crown_of_twigs(body, skeleton, twigs, rng, 0.0065 * height, 1, 0.5, (0, 0, 0.1), crown, 0.5, tip=2)
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
    twigs = [twig(rng, 0.2, 15, leaf, 1.0, 1, 0.0015, 0.1) for _ in range(5)]
    crown_of_twigs(body, skeleton, twigs, rng, 0.006 * height, 1, 0.5, (0, 0, 0.1), crown, 0.5, tip=1)
    return body.mesh("young-olive", [olive_leaves(), bark("#8C8272")])
