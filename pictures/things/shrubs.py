"""Bushes: lavender, rosemary, evergreens of the coast, oleander, agave.

Each function stands a plant on the ground at `at` (metres; its origin is where the stem meets the soil);
`seed`, `turn`, `far` and the `..._mesh` functions are as in `things.trees`.
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


def lavender_leaves():
    return foliage("#66785C", "#A7B294", None, 0.7, 0.2, 0.15)


def lavender_flowers():
    return foliage("#57498C", "#B3A5DB", None, 0.7, 0.3, 0.15)


def rosemary_leaves():
    return foliage("#35492F", "#7F9268", "#B4BDA6", 0.5, 0.15)


def rosemary_flowers():
    return foliage("#7F8FCB", "#B9C2EA", None, 0.6, 0.4, 0.15)


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
    shoots = [twig(rng, 0.12, 8 if far else 18, leaf, 0.9, None, pairs=True) for _ in range(4)]
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
        twig(rng, reach * (1.6 if far else 1), 7 if far else 12, leaf, 1.1, None, 0.001, 0.1, kind != "laurel", 0.3)
        for _ in range(5)
    ]
    for skeleton in skeletons:
        crown_of_twigs(body, skeleton, twigs, rng, 0.011 * height, 2, 0.6, (0, 0, 0.12), (0, 0, height * 0.4), 0.45)
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
