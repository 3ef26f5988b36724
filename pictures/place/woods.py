"""Trees as seen from afar: pines on headland and shores, gardens among the houses, palms on the quay. Metres."""

import math
import random

import numpy

from place.masonry import shade
from place.sea import bumps, hazed
from place.shore import QUAY, TOWN, ground, inland, town_reach
from studio.materials import material, rgb
from studio.mesh import copies, from_faces
from things import shrubs, trees


@material
def far_leaves(n):
    """Foliage from far: each tree its own green, lighter above than below."""
    tone = n.add("Attribute", attribute_name="tone").outputs["Color"]
    own = n.add("ObjectInfo").outputs["Random"]
    bright = n.add("MapRange", {"Value": own, "To Min": 0.72, "To Max": 1.25}).outputs[0]
    hue = n.add(
        "MapRange",
        {
            "Value": n.add("Math", {0: own, 1: 7.13}, operation="MULTIPLY").outputs[0],
            "From Max": 7.13,
            "To Min": 0.47,
            "To Max": 0.53,
        },
    ).outputs[0]
    tone = n.add("HueSaturation", {"Color": tone, "Value": bright, "Hue": hue}).outputs[0]
    n.set(Base_Color=tone, Roughness=0.8, Specular=0.15)
    hazed(n, n.surface.outputs[0])


def palm_mesh(seed):
    """A date palm of about 7 m, as seen from afar. Origin at its foot."""
    chance = random.Random(seed)
    points, faces, tones = [], [], []
    for step in range(6):
        for k in range(6):
            angle, thick = math.tau * k / 6, 0.24 - 0.015 * step
            points.append((0.05 * step + thick * math.cos(angle), thick * math.sin(angle), step * 1.3))
    for step in range(5):
        for k in range(6):
            a, b = step * 6 + k, step * 6 + (k + 1) % 6
            faces.append((a, b, b + 6, a + 6))
            tones.append(shade(rgb("#8A7660"), chance.uniform(0.8, 1.1)))
    for frond in range(44):
        t, lift, length = frond * 2.4 + chance.uniform(-0.3, 0.3), chance.uniform(-0.5, 1.3), chance.uniform(2.0, 2.8)
        green = shade(rgb("#66804A"), chance.uniform(0.7, 1.2))
        last = None
        for k in range(15):
            s = k / 14 * length
            spine = (0.25 + s * math.cos(t), s * math.sin(t), 6.5 + lift * s - (0.22 + 0.1 * lift) * s * s)
            if last is not None and k > 1:
                wide = 0.5 * math.sin(math.pi * min(1, 0.15 + k / 17))
                for sign in (-1, 1):
                    first = len(points)
                    out = (
                        -math.sin(t) * wide * sign + 0.25 * math.cos(t),
                        math.cos(t) * wide * sign + 0.25 * math.sin(t),
                    )
                    middle = tuple((p + q) / 2 for p, q in zip(last, spine))
                    points.extend([last, middle, (last[0] + out[0], last[1] + out[1], last[2] - 0.3 * wide)])
                    faces.append((first, first + 1, first + 2))
                    tones.append(shade(green, chance.uniform(0.85, 1.15)))
            last = spine
    mesh = from_faces("palm", points, faces, far_leaves())
    mesh.attributes.new("tone", "FLOAT_COLOR", "FACE").data.foreach_set(
        "color", numpy.array(tones, dtype=numpy.float32).ravel()
    )
    return mesh


def build_trees(seed=4):
    """Pines on the headland and the shores, gardens among the houses, palms on the quay."""
    chance = random.Random(seed)
    pines = [trees.aleppo_pine_mesh(10.0, s, True) for s in range(4)]
    cypresses = [trees.cypress_mesh(9.0, 1.3, s, True) for s in range(3)]
    olives = [trees.olive_tree_mesh(4.2, s, True) for s in range(4)]
    bushes = [shrubs.shrub_mesh(1.5, 1.2, s, True) for s in range(4)]
    palms = [palm_mesh(s) for s in range(3)]
    spots = {}

    def stand(mesh, x, y, z, size):
        spots.setdefault(mesh, []).append(
            (
                (x, y, z),
                (chance.uniform(-3, 3), chance.uniform(-3, 3), chance.uniform(0, 360)),
                (size, size, size * chance.uniform(0.88, 1.15)),
            )
        )

    numbers = numpy.random.default_rng(seed)
    size = 34000
    xs, ys = numbers.uniform(-560, 640, size), numbers.uniform(-620, -14, size)
    into, heights = inland(xs, ys), ground(xs, ys)
    woods = bumps(xs, ys, (120, 50), 21)
    for x, y, d, z, wood in zip(xs, ys, into, heights, woods):
        if d < 4 or math.hypot(x - TOWN[0], y - TOWN[1]) < 108 or abs(x + 2) < 64 and y > -176:
            continue
        west = x < -66
        share = 0.9 if y < -300 and x > 60 else 0.55 + 0.5 * wood
        if chance.random() > share * (0.75 if d < 170 else 0.45):
            continue
        kind = chance.random()
        if kind < (0.45 if west else 0.66):
            stand(chance.choice(pines), x, y, z, chance.uniform(0.5, 1.15))
        elif kind < 0.72:
            stand(chance.choice(cypresses), x, y, z, chance.uniform(0.6, 1.2))
        elif kind < 0.8:
            stand(chance.choice(olives), x, y, z, chance.uniform(0.8, 1.3))
        else:
            stand(chance.choice(bushes), x, y, z, chance.uniform(1.0, 2.4))
    for angle in (0.12, 0.35, 0.42, 0.95, 1.12, 1.3, 1.38, 1.72, 2.02, 2.1, 2.3, 2.75, 6.0, 5.7):
        reach = float(town_reach(angle)) - chance.uniform(3.2, 4.2)
        palm = chance.random() < 0.65
        stand(
            chance.choice(palms if palm else pines),
            TOWN[0] + reach * math.cos(angle),
            TOWN[1] + reach * math.sin(angle),
            QUAY,
            chance.uniform(0.85, 1.1) if palm else chance.uniform(0.6, 0.8),
        )
    for _ in range(34):
        angle, reach = chance.uniform(0, math.tau), chance.uniform(20, 66)
        x, y = TOWN[0] + reach * math.cos(angle), TOWN[1] + reach * math.sin(angle)
        stand(chance.choice(cypresses + pines), x, y, float(ground(x, y)), chance.uniform(0.8, 1.25))
    for mesh, where in spots.items():
        copies(mesh, where)
