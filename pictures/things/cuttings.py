"""Cut from the garden: a branch of olive with its fruit, bouquets for a vase.

Metres; the origin is where the stems begin.
"""

import math

import numpy as np

from studio.materials import bark
from things.climbers import _bract_cluster, bougainvillea_bracts, bougainvillea_leaves, petals_white
from things.growth import Body, UP, blade, foliage, frames, limb, shared, stand, twig, unit
from things.shrubs import _spike, lavender_flowers, lavender_leaves
from things.trees import olive_leaves


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
    twigs = [twig(rng, length * 0.3, 13, leaf, 1.0, 1, 0.0013, 0.05) for _ in range(4)]
    body.scatter(twig(rng, length, int(length / 0.018), leaf, 1.0, None), frames([0, 0, 0], [0, 1, 0], UP))
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
