"""What grows in a dry meadow: grass in tufts and in patches, wild flowers, the low cushions between them.

Metres; every mesh has its origin on the ground and is meant to be copied by the hundred (`place.garden.scatter`).
"""

import math

import numpy as np

from things.growth import Body, blade, foliage, frames, limb, shared, stand, unit

UP = np.float64([0, 0, 1])


@shared
def grass_tuft_mesh(height=0.35, seed=0, dry=0.4):
    """A tuft of meadow grass; `dry` 0 is green, 1 straw."""
    rng = np.random.default_rng(seed + 97)
    body = Body()
    count = 60
    for bend in (0.5, 0.9, 1.4):
        leaf = blade(height, 0.006, 4, 0.2, 0.8, 0.0, bend, creased=False)
        turn = rng.uniform(0, math.tau, count // 3)
        out = np.stack((np.cos(turn), np.sin(turn), np.zeros(count // 3)), 1)
        along = out * rng.uniform(0.05, 0.5, (count // 3, 1)) + UP
        body.scatter(
            leaf,
            frames(
                out * rng.uniform(0, height * 0.12, (count // 3, 1)),
                along,
                UP * 0.2 - out,
                rng.uniform(0.5, 1.1, count // 3),
            ),
            rng.normal(dry - 0.5, 0.3, count // 3),
        )
    return body.mesh("grass", [foliage("#6E8447", "#CDBB86", None, 0.6, 0.35, 0.15)])


def grass_tuft(at, height=0.35, seed=0, dry=0.4, turn=0, parent=None):
    """One tuft; for meadows copy grass_tuft_mesh."""
    return stand(grass_tuft_mesh(height, seed, dry), at, turn, parent)


@shared
def meadow_patch_mesh(width=1.3, height=0.24, seed=0, dry=0.6, far=False):
    """Fine grass over a round patch, thinning out to its rim so that patches flow into each other; some blades in ear."""
    rng = np.random.default_rng(seed + 131)
    body = Body()
    count = 220 if far else 900
    drift = rng.normal(0, 1, 2)
    for bend, share in ((0.35, 0.35), (0.8, 0.4), (1.5, 0.25)):
        number = int(count * share)
        leaf = (
            blade(height, 0.014, 1, 0.3, 0.8, 0, bend)
            if far
            else blade(height, 0.0048, 3, 0.2, 0.8, 0.0, bend, creased=False)
        )
        turn, away = rng.uniform(0, math.tau, number), rng.uniform(0, 1, number) ** 0.62 * width / 2
        at = np.stack((np.cos(turn) * away, np.sin(turn) * away, np.full(number, -0.01)), 1)
        # Grass grows in tussocks: blades lean away from the nearest one's middle.
        lumps = np.sin(at[:, 0] * 13 + drift[0] * 3) + np.sin(at[:, 1] * 11 + drift[1] * 3)
        lean = rng.normal(0, 0.32, (number, 3)) * [1, 1, 0] + np.float64([0.1, 0.05, 0])
        size = rng.uniform(0.35, 1.0, number) * (1 + 0.22 * lumps) * (1.05 - 0.6 * (away / width * 2) ** 2)
        tones = rng.normal(dry - 0.5, 0.22, number) - 0.07 * lumps
        body.scatter(leaf, frames(at, lean + UP, rng.normal(size=(number, 3)), size.clip(0.15, 1.4)), tones)
    if not far:
        ear = blade(0.055, 0.009, 2, 0.5, 0.6, 0.4, 0.6, slot=1)
        number = 26
        turn, away = rng.uniform(0, math.tau, number), rng.uniform(0, 0.45, number) * width
        for index in range(number):
            foot = np.float64([math.cos(turn[index]) * away[index], math.sin(turn[index]) * away[index], -0.01])
            tall = height * rng.uniform(1.0, 1.7)
            way = unit(np.float64([rng.normal(0.08, 0.14), rng.normal(0.04, 0.14), 1]))
            points, faces = limb([foot, foot + way * tall * 0.6, foot + way * tall], [0.0011, 0.0009, 0.0006], 3)
            body.put(points, faces, 1, 0.6)
            body.scatter(
                ear, frames([foot + way * tall] * 2, [way, way + [0.15, 0.1, 0]], rng.normal(size=(2, 3))), 0.2
            )
    return body.mesh(
        "meadow",
        [foliage("#66753F", "#C3B792", None, 0.7, 0.3, 0.1), foliage("#9C8B64", "#D3C7A2", None, 0.7, 0.3, 0.1)],
    )


# Height, stalks, heads' radius in metres, their colours, how flat the head is.
FLOWERS = {
    "carrot": (0.55, 5, 0.038, ("#D8D6C2", "#F4F1E4"), 0.25),
    "immortelle": (0.3, 16, 0.017, ("#B98F22", "#E3C04E"), 0.6),
    "poppy": (0.38, 5, 0.026, ("#9E2A1B", "#D4472C"), 0.7),
    "scabious": (0.42, 6, 0.017, ("#8276B0", "#B7A9D8"), 0.5),
}


@shared
def wild_flower_mesh(kind="carrot", seed=0):
    """A few stalks of one wild flower with narrow leaves at their feet: carrot, immortelle, poppy or scabious."""
    rng = np.random.default_rng(seed + 151)
    height, stalks, radius, colors, flat = FLOWERS[kind]
    body = Body()
    leaf = blade(0.09, 0.006, 2, 0.4, 0.6, 0.2, 0.6)
    petal = blade(radius, radius * 0.75, 2, 0.7, 0.4, 0.1, 0.2, slot=1)
    for _ in range(stalks):
        foot = np.float64([*rng.normal(0, 0.06, 2), -0.01])
        way = unit(np.float64([*rng.normal(0, 0.22, 2), 1]))
        tall = height * rng.uniform(0.6, 1.1)
        points, faces = limb(
            [foot, foot + way * tall * 0.5 + rng.normal(0, 0.01, 3), foot + way * tall], [0.0016] * 3, 3
        )
        body.put(points, faces, 0, 0.4)
        number = 9
        where = rng.uniform(0, 0.55, (number, 1)) ** 1.5 * tall
        side = unit(rng.normal(size=(number, 3)) * [1, 1, 0.3] + [0, 0, 0.4])
        body.scatter(
            leaf, frames(foot + way * where, side, UP, rng.uniform(0.5, 1.1, number)), rng.normal(0, 0.15, number)
        )
        turn = rng.uniform(0, math.tau, 12)
        ring = np.stack((np.cos(turn), np.sin(turn), rng.uniform(-0.1, 1.2, 12) * flat), 1)
        body.scatter(petal, frames([foot + way * tall] * 12, ring, UP + ring * 0.2, 1.0), rng.normal(0, 0.25, 12))
    return body.mesh(kind, [foliage("#6A7D49", "#A3AC74", None, 0.6, 0.3, 0.15), foliage(*colors, None, 0.6, 0.4, 0.1)])
