"""Pots of clay and what grows in them: herbs, geraniums, lemon, agave, lavender, a young olive.

Metres; a pot's origin is the middle of its underside.
"""

import math

import numpy as np

from studio.materials import ceramic, soil, terracotta
from studio.mesh import group, lathe_mesh, place
from things.growth import Body, UP, around_axis, blade, foliage, frames, limb, shared, stand, unit
from things.shrubs import agave_mesh, lavender_bush_mesh, rosemary_bush_mesh
from things.trees import lemon_tree_mesh, young_olive_mesh


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
