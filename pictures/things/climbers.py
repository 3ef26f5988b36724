"""Bougainvillea on a wall or a pergola, and a vine.

Metres; `seed`, `turn`, `far` and the `..._mesh` functions are as in `things.trees`.
"""

import math

import numpy as np

from studio.materials import bark
from things.growth import Body, UP, around_axis, blade, foliage, frames, grow, limb, shared, stand, twig, unit


def bougainvillea_leaves():
    return foliage("#2A4A22", "#6E9142", None, 0.4, 0.3)


def bougainvillea_bracts():
    return foliage("#9A1F63", "#DC5A9F", None, 0.65, 0.5, 0.12)


def petals_white():
    return foliage("#E9E4D2", "#FBF8EE", None, 0.6, 0.4, 0.15)


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
        twig(rng, 0.3 if far else 0.2, 6 if far else 9, leaf, 1.15, None if far else 0, 0.0015, 0.25, False, 0.4)
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
