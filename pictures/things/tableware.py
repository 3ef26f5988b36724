"""What stands on a table: plates, cups, jugs, glasses, bread, fruit, a moka pot, books.

Every function takes `at` (where the thing's underside rests, in metres), `turn` (degrees about z) and `parent`, and gives the object or
group it has made. Everything has its true size and stands upright on z = at[2].
"""

import math
import random

from mathutils import Vector

from studio.materials import ceramic, cloth, glowing, material, metal, rgb, terracotta, wood
from studio.mesh import ball, ball_mesh, box, copies, cylinder, from_faces, group, lathe, lathe_mesh, place, tube


@material
def crust(n, pale="#D9A866", dark="#8A4B22", size=0.03):
    """Baked dough: darker where the oven caught it, floury in the cracks."""
    clouds = n.noise(size, 6, 0.6)
    n.set(
        Base_Color=n.ramp(clouds, (0.36, dark), (0.55, pale), (0.72, "#E9D3AC")),
        Roughness=0.8,
        Normal=n.bump(n.noise(size * 0.4, 6, 0.7), 0.004, 0.8),
    )


@material
def peel(n, color="#E08A2B", gloss=0.42, pores=0.0025, blush="#C8501F", blushing=0.35):
    """Skin of a fruit: pored, redder on one side."""
    side = n.ramp(n.noise(0.07, 2), (0.42, "#000000"), (0.66, "#FFFFFF"))
    share = n.add("Math", {0: n.add("RGBToBW", {"Color": side}).outputs[0], 1: blushing}, operation="MULTIPLY").outputs[
        0
    ]
    tone = n.mix(share, n.vary(color, 0.08, 0.06), rgb(blush))
    n.set(
        Base_Color=tone,
        Roughness=gloss,
        Subsurface=0.06,
        Subsurface_Color=rgb(color),
        Subsurface_Radius=(0.01, 0.004, 0.002),
    )
    n.set(Normal=n.bump(n.noise(pores, 2), 0.0006, 0.5))


@material
def liquid(n, color="#E8A33A", clear=0.0, gloss=0.05):
    """Juice, coffee, honey, wine: a coloured surface; `clear` from 0 (juice) to 1 (water)."""
    n.set(Base_Color=rgb(color), Roughness=gloss, Transmission=clear, IOR=1.34, Specular=0.5)


@material
def thin_glass(n, tint="#F6FBF9"):
    """Thin walls of tumblers and stems: what is behind stays in place, rims and edges shine, light falls through."""
    clear = n.add("BsdfTransparent", {"Color": rgb(tint)})
    gloss = n.add("BsdfGlossy", {"Roughness": 0.02})
    facing = n.add("LayerWeight", {"Blend": 0.28}).outputs["Facing"]
    share = n.add("Math", {0: facing, 1: 0.75}, operation="MULTIPLY").outputs[0]
    rim = n.add("BsdfTransparent", {"Color": rgb("#C9D6D2")})
    body = n.add("MixShader", {"Fac": facing})
    n.tree.links.new(clear.outputs[0], body.inputs[1])
    n.tree.links.new(rim.outputs[0], body.inputs[2])
    both = n.add("MixShader", {"Fac": share})
    n.tree.links.new(body.outputs[0], both.inputs[1])
    n.tree.links.new(gloss.outputs[0], both.inputs[2])
    path = n.add("LightPath")
    seen = n.add("MixShader", {"Fac": path.outputs["Is Shadow Ray"]})
    n.tree.links.new(both.outputs[0], seen.inputs[1])
    n.tree.links.new(clear.outputs[0], seen.inputs[2])
    n.tree.links.new(seen.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


def _clay(color):
    return ceramic(color) if isinstance(color, str) else color


def plate(at=(0, 0, 0), radius=0.135, color="#F1ECE2", turn=0, parent=None):
    """A stoneware plate, 27 cm across; 0.1 for a breakfast plate."""
    r = radius
    profile = [
        (0, 0.004),
        (r * 0.55, 0.003),
        (r * 0.58, 0),
        (r * 0.64, 0.001),
        (r * 0.94, 0.018),
        (r, 0.021),
        (r * 1.0, 0.024),
    ]
    profile += [(r * 0.97, 0.0245), (r * 0.72, 0.011), (r * 0.6, 0.008), (0, 0.008)]
    return lathe("plate", profile, at, _clay(color), 56, (0, 0, turn), parent)


def bowl(at=(0, 0, 0), radius=0.08, height=0.06, color="#F1ECE2", turn=0, parent=None):
    """A bowl on a foot ring; radius 0.14 and height 0.09 for fruit."""
    r, h = radius, height
    outer = [
        (0, 0.003),
        (r * 0.42, 0.003),
        (r * 0.44, 0),
        (r * 0.5, 0.001),
        (r * 0.72, h * 0.28),
        (r * 0.92, h * 0.65),
        (r, h),
    ]
    inner = [(r * 0.965, h * 1.0), (r * 0.87, h * 0.65), (r * 0.66, h * 0.3), (r * 0.3, 0.012), (0, 0.011)]
    return lathe("bowl", outer + inner, at, _clay(color), 56, (0, 0, turn), parent)


def cup(at=(0, 0, 0), filled="#2A1710", color="#F1ECE2", saucer=True, size=1.0, turn=0, parent=None):
    """A coffee cup with its saucer, 8 cm wide, handle towards +x at turn 0; `filled` colours what is in it, None leaves it empty."""
    root = group("cup", at, (0, 0, turn), parent)
    clay = _clay(color)
    lift = 0.0
    if saucer:
        disc = [
            (0, 0.002),
            (0.035, 0),
            (0.04, 0.002),
            (0.072, 0.013),
            (0.073, 0.016),
            (0.07, 0.016),
            (0.042, 0.007),
            (0, 0.006),
        ]
        lathe("saucer", disc, (0, 0, 0), clay, 48, parent=root)
        lift = 0.006
    s = size
    body = [
        (0, 0.002),
        (0.022, 0),
        (0.025, 0.002),
        (0.033, 0.016),
        (0.039, 0.04),
        (0.041, 0.062),
        (0.0405, 0.064),
        (0.038, 0.062),
    ]
    body += [(0.036, 0.04), (0.03, 0.018), (0.02, 0.008), (0, 0.007)]
    lathe("cup", [(r * s, h * s) for r, h in body], (0, 0, lift), clay, 48, parent=root)
    ear = [(0.038, 0, 0.052), (0.052, 0, 0.056), (0.064, 0, 0.045), (0.06, 0, 0.028), (0.036, 0, 0.022)]
    tube("ear", [(x * s, y, z * s + lift) for x, y, z in ear], 0.0042 * s, clay, root, 8)
    if filled:
        lathe("drink", [(0, 0), (0.0368 * s, 0)], (0, 0, lift + 0.051 * s), liquid(filled), 32, parent=root)
    return root


def mug(at=(0, 0, 0), color="#C9BCA5", filled="#5B3A26", turn=0, parent=None):
    """A hand-thrown mug, 9 cm high."""
    root = group("mug", at, (0, 0, turn), parent)
    clay = _clay(color)
    body = [
        (0, 0.003),
        (0.034, 0),
        (0.038, 0.003),
        (0.041, 0.03),
        (0.04, 0.088),
        (0.0395, 0.09),
        (0.037, 0.088),
        (0.0375, 0.03),
        (0.03, 0.008),
        (0, 0.007),
    ]
    lathe("mug", body, (0, 0, 0), clay, 48, parent=root)
    tube(
        "ear",
        [(0.038, 0, 0.074), (0.058, 0, 0.078), (0.068, 0, 0.055), (0.058, 0, 0.026), (0.038, 0, 0.026)],
        0.006,
        clay,
        root,
        8,
    )
    if filled:
        lathe("drink", [(0, 0), (0.0372, 0)], (0, 0, 0.072), liquid(filled), 32, parent=root)
    return root


def jug(at=(0, 0, 0), height=0.22, color="#EFE8DA", turn=0, parent=None):
    """An earthenware jug with a lip towards -x and a handle towards +x; milk jug with height 0.1."""
    root = group("jug", at, (0, 0, turn), parent)
    clay = _clay(color)
    k = height / 0.22
    outer = [
        (0, 0.004),
        (0.05, 0),
        (0.055, 0.004),
        (0.072, 0.05),
        (0.075, 0.09),
        (0.062, 0.14),
        (0.045, 0.178),
        (0.044, 0.195),
        (0.052, 0.22),
    ]
    inner = [(0.0485, 0.219), (0.0405, 0.195), (0.0415, 0.178), (0.058, 0.14), (0.07, 0.09), (0.066, 0.05), (0, 0.012)]
    mesh = lathe_mesh("jug", [(r * k, h * k) for r, h in outer + inner], clay, 56)
    for vertex in mesh.vertices:
        # The lip: one side of the rim is drawn out.
        share = max(0.0, (vertex.co.z / k - 0.18) / 0.04)
        facing = max(0.0, -vertex.co.x / max(1e-6, math.hypot(vertex.co.x, vertex.co.y)))
        vertex.co.x -= 0.018 * k * share * facing**6
        vertex.co.z += 0.004 * k * share * facing**6
    place(mesh, parent=root)
    ear = [(0.042, 0, 0.2), (0.075, 0, 0.215), (0.105, 0, 0.175), (0.098, 0, 0.11), (0.07, 0, 0.075)]
    tube("ear", [(x * k, y, z * k) for x, y, z in ear], 0.0075 * k, clay, root, 8)
    return root


def tumbler(at=(0, 0, 0), filled=None, level=0.55, height=0.1, radius=0.036, tint="#F6FBF9", turn=0, parent=None):
    """A water glass; `filled` colours the drink ('#E9A13A' orange juice), 'water' is clear; `level` is how full it is."""
    root = group("tumbler", at, (0, 0, turn), parent)
    r, h = radius, height
    lathe(
        "glass",
        [(0, 0.001), (r * 0.8, 0.0), (r * 0.83, 0.003), (r, h), (r * 0.97, h), (r * 0.8, 0.008), (0, 0.008)],
        (0, 0, 0),
        thin_glass(tint),
        40,
        parent=root,
    )
    if filled:
        top = 0.009 + (h - 0.012) * level
        wide = r * (0.8 + 0.17 * level) - 0.0015
        stuff = thin_glass("#E6F1EF") if filled == "water" else liquid(filled)
        lathe("drink", [(0, 0.009), (r * 0.78, 0.009), (wide, top), (0, top)], (0, 0, 0), stuff, 40, parent=root)
    return root


def wine_glass(at=(0, 0, 0), filled="#E6D68A", level=0.4, turn=0, parent=None):
    """A wine glass, 21 cm high; red '#4A0F1C', white '#E6D68A', rosé '#E7A08D'."""
    root = group("wine glass", at, (0, 0, turn), parent)
    outer = [
        (0, 0.001),
        (0.034, 0),
        (0.035, 0.002),
        (0.008, 0.006),
        (0.0045, 0.02),
        (0.004, 0.09),
        (0.012, 0.098),
        (0.032, 0.118),
        (0.041, 0.148),
    ]
    outer += [
        (0.038, 0.19),
        (0.033, 0.212),
        (0.0322, 0.212),
        (0.037, 0.19),
        (0.04, 0.148),
        (0.031, 0.12),
        (0.012, 0.101),
        (0, 0.099),
    ]
    lathe("glass", outer, (0, 0, 0), thin_glass(), 40, parent=root)
    if filled:
        top = 0.101 + 0.1 * level
        wine = [(0, 0.1005), (0.011, 0.102), (0.0295, 0.12)]
        wine += [(0.0385, 0.147), (0.0375, top)] if top > 0.147 else [(0.0295 + 0.009 * (top - 0.12) / 0.027, top)]
        lathe("wine", [*wine, (0, top)], (0, 0, 0), liquid(filled, 0.55), 40, parent=root)
    return root


def carafe(at=(0, 0, 0), filled="water", level=0.6, turn=0, parent=None):
    """A carafe, 25 cm high, of water, juice ('#E9A13A') or wine."""
    root = group("carafe", at, (0, 0, turn), parent)
    walls = [(0.046, 0), (0.052, 0.006), (0.055, 0.09), (0.045, 0.15), (0.029, 0.19), (0.028, 0.215), (0.036, 0.25)]
    lathe(
        "glass",
        [(0, 0.001), *walls, *[(r - 0.0015, h) for r, h in reversed(walls)], (0, 0.006)],
        (0, 0, 0),
        thin_glass(),
        48,
        parent=root,
    )
    top = 0.01 + 0.18 * level
    drink = [(r - 0.0025, h) for r, h in walls if 0.003 < h < top]
    last = next((a, b) for a, b in zip(walls, walls[1:]) if a[1] <= top <= b[1])
    (r1, h1), (r2, h2) = last
    drink.append((r1 + (r2 - r1) * (top - h1) / (h2 - h1) - 0.0025, top))
    stuff = thin_glass("#DDECEA") if filled == "water" else liquid(filled, 0.3)
    lathe("drink", [(0, 0.008), (0.044, 0.008), *drink, (0, top)], (0, 0, 0), stuff, 48, parent=root)
    return root


def bottle(at=(0, 0, 0), color="#2E4A33", height=0.3, label="#EDE5D3", turn=0, parent=None):
    """A bottle of wine or olive oil ('#8A8A2E', 0.24 high) with a label and a cork."""
    root = group("bottle", at, (0, 0, turn), parent)
    k = height / 0.3
    body = [
        (0, 0.004),
        (0.03, 0),
        (0.036, 0.004),
        (0.037, 0.19),
        (0.03, 0.215),
        (0.0145, 0.24),
        (0.0135, 0.285),
        (0.0155, 0.287),
        (0.0155, 0.3),
        (0, 0.3),
    ]
    lathe("glass", [(r * k, h * k) for r, h in body], (0, 0, 0), liquid(color, 0.35, 0.08), 48, parent=root)
    if label:
        lathe(
            "label", [(0.0374 * k, 0.06 * k), (0.0374 * k, 0.145 * k)], (0, 0, 0), cloth(label, 0.001), 48, parent=root
        )
    cylinder("cork", 0.011 * k, 0.018 * k, (0, 0, 0.297 * k), crust("#C79B6B", "#9C7246", 0.01), parent=root)
    return root


def moka_pot(at=(0, 0, 0), turn=0, parent=None):
    """The octagonal coffee maker, 20 cm high, spout towards -x, black handle towards +x."""
    root = group("moka pot", at, (0, 0, turn), parent)
    steel = metal("#B9BBBA", 0.22)
    black = ceramic("#262422", 0.4)
    shape = [
        (0, 0),
        (0.05, 0),
        (0.052, 0.004),
        (0.046, 0.07),
        (0.05, 0.076),
        (0.05, 0.086),
        (0.04, 0.095),
        (0.038, 0.1),
        (0.053, 0.17),
        (0.053, 0.173),
        (0, 0.173),
    ]
    mesh = lathe_mesh("pot", shape, steel, 8)
    mesh.polygons.foreach_set("use_smooth", [False] * len(mesh.polygons))
    place(mesh, parent=root)
    lid = lathe_mesh("lid", [(0.054, 0.173), (0.05, 0.178), (0.012, 0.19), (0, 0.191)], steel, 8)
    lid.polygons.foreach_set("use_smooth", [False] * len(lid.polygons))
    place(lid, parent=root)
    lathe(
        "knob",
        [(0.005, 0.188), (0.006, 0.196), (0.011, 0.205), (0.009, 0.214), (0, 0.216)],
        (0, 0, 0),
        black,
        24,
        parent=root,
    )
    tube(
        "handle",
        [(0.048, 0, 0.162), (0.075, 0, 0.172), (0.098, 0, 0.165), (0.096, 0, 0.12), (0.09, 0, 0.085)],
        [0.008, 0.009, 0.0095, 0.009, 0.007],
        black,
        root,
        8,
    )
    tube("spout", [(-0.046, 0, 0.14), (-0.058, 0, 0.158), (-0.07, 0, 0.176)], [0.014, 0.011, 0.006], steel, root, 8)
    return root


def _blob_mesh(name, radius, stuff, squash=(1, 1, 1), seed=0, dents=0.04, rings=20):
    """A ball that no machine has made."""
    mesh = ball_mesh(name, radius, stuff, squash, rings)
    chance = random.Random(seed)
    waves = [
        (
            Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized(),
            chance.uniform(1.5, 4),
            chance.uniform(0, 6),
        )
        for _ in range(4)
    ]
    for vertex in mesh.vertices:
        unit = vertex.co.normalized()
        vertex.co *= 1 + dents * sum(math.sin(unit.dot(d) * k + p) for d, k, p in waves) / 2
    return mesh


def fruit_mesh(kind, seed=0):
    """One fruit's mesh around its middle, for `copies`: orange, lemon, fig, peach, apricot, apple, grape, tomato, olive."""
    radius, squash, stuff = {
        "orange": (0.037, (1, 1, 0.95), peel("#E38A26", 0.42, 0.0022, "#D66A14")),
        "lemon": (0.029, (1.32, 1, 1), peel("#E6C53A", 0.42, 0.0022, "#C9B63A")),
        "fig": (0.024, (1, 1, 1.1), peel("#5A3A52", 0.6, 0.004, "#7C8A4A", 0.5)),
        "peach": (0.035, (1, 1, 0.94), peel("#E6A257", 0.75, 0.004, "#B23A2A", 0.8)),
        "apricot": (0.022, (1, 1, 0.96), peel("#E29A45", 0.7, 0.003, "#C8552A", 0.6)),
        "apple": (0.036, (1, 1, 0.9), peel("#A9B046", 0.3, 0.01, "#A8382A", 0.8)),
        "grape": (0.0095, (1, 1, 1.15), peel("#5C3350", 0.35, 0.01, "#3A2440", 0.6)),
        "tomato": (0.032, (1, 1, 0.84), peel("#B9341F", 0.2, 0.02, "#C9602A", 0.4)),
        "olive": (0.0085, (1, 1, 1.35), peel("#6F7440", 0.25, 0.01, "#3B3230", 0.6)),
    }[kind]
    mesh = _blob_mesh(kind, radius, stuff, squash, seed, 0.025, 10 if radius < 0.012 else 20)
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        if kind == "lemon":
            vertex.co.x += math.copysign(max(0, abs(x) - 0.031) * 0.9, x)
        elif kind == "fig" and z > 0.008:
            vertex.co.x *= 1 - (z - 0.008) * 26
            vertex.co.y *= 1 - (z - 0.008) * 26
            vertex.co.z += (z - 0.008) * 0.7
        elif kind in ("peach", "apple", "apricot", "tomato") and z > 0:
            vertex.co.z -= radius * 0.32 * math.exp(-((math.hypot(x, y) / (radius * 0.3)) ** 2))
        elif kind == "orange" and z > 0:
            vertex.co.z -= radius * 0.06 * math.exp(-((math.hypot(x, y) / (radius * 0.15)) ** 2))
    return mesh


def fruit(kind="orange", at=(0, 0, 0), turn=0, seed=0, parent=None):
    """One fruit resting on `at`."""
    mesh = fruit_mesh(kind, seed)
    chance = random.Random(seed + 5)
    low = -min(vertex.co.z for vertex in mesh.vertices)
    return place(mesh, (at[0], at[1], at[2] + low), (chance.uniform(-12, 12), chance.uniform(-12, 12), turn), parent)


def fruit_bowl(
    at=(0, 0, 0),
    kinds=("orange", "lemon", "peach"),
    count=9,
    radius=0.14,
    color="#E9E1D2",
    seed=1,
    turn=0,
    parent=None,
):
    """A wide bowl heaped with fruit."""
    root = group("fruit bowl", at, (0, 0, turn), parent)
    bowl((0, 0, 0), radius, radius * 0.55, color, 0, root)
    chance = random.Random(seed)
    meshes = [fruit_mesh(kind, seed + i) for i, kind in enumerate(kinds)]
    reach = radius * 0.56
    ring = max(3, count - 1 - count // 3)
    for i in range(count):
        if i < ring:
            angle = math.tau * i / ring + chance.uniform(-0.2, 0.2)
            spot = (reach * math.cos(angle), reach * math.sin(angle), radius * 0.5)
        elif i < count - 1:
            angle = math.tau * i / max(1, count - 1 - ring) + 0.4
            spot = (reach * 0.42 * math.cos(angle), reach * 0.42 * math.sin(angle), radius * 0.78)
        else:
            spot = (0.01, 0, radius * 1.0) if count > ring + 2 else (0, 0, radius * 0.55)
        copies(
            meshes[i % len(meshes)],
            [
                (
                    spot,
                    [chance.uniform(-60, 60), chance.uniform(-60, 60), chance.uniform(0, 360)],
                    chance.uniform(0.94, 1.06),
                )
            ],
            root,
        )
    return root


def grapes(at=(0, 0, 0), count=34, color=None, seed=3, turn=0, parent=None):
    """A bunch of dark grapes lying down, about 16 cm long."""
    root = group("grapes", at, (0, 0, turn), parent)
    mesh = fruit_mesh("grape", seed)
    chance = random.Random(seed)
    spots = []
    for i in range(count):
        t = i / count
        width = 0.036 * (1 - t) ** 0.6 + 0.006
        x = (t - 0.4) * 0.15 + chance.uniform(-0.006, 0.006)
        angle = chance.uniform(0, math.pi)
        spots.append(
            (
                (x, width * math.cos(angle), 0.009 + width * 0.8 * math.sin(angle)),
                [chance.uniform(0, 90) for _ in range(3)],
                chance.uniform(0.9, 1.1),
            )
        )
    copies(mesh, spots, root)
    tube("stem", [(-0.05, 0, 0.03), (-0.08, 0.006, 0.034), (-0.095, 0.014, 0.03)], 0.0022, wood("#7C6A40"), root)
    return root


def bread(at=(0, 0, 0), length=0.24, turn=0, seed=0, parent=None):
    """A country loaf with three cuts across."""
    mesh = _blob_mesh("bread", 1, crust(), (length / 2, length * 0.3, length * 0.22), seed, 0.03, 28)
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        if z > 0:
            for cut in (-0.5, 0, 0.5):
                d = (x - cut * length * 0.5 - y * 0.35) / 0.008
                vertex.co.z -= 0.009 * math.exp(-d * d)
        else:
            vertex.co.z *= 0.55
    low = -min(vertex.co.z for vertex in mesh.vertices)
    return place(mesh, (at[0], at[1], at[2] + low), (0, 0, turn), parent)


def bread_slice(at=(0, 0, 0), turn=0, tilt=0, parent=None):
    """A slice lying flat (or leaning by `tilt` degrees): crust outside, crumb inside."""
    root = group("slice", at, (tilt, 0, turn), parent)
    outline = []
    for i in range(40):
        a = math.tau * i / 40
        outline.append((0.062 * math.cos(a), 0.045 * math.sin(a) + 0.01 * (math.sin(a) > 0) * math.sin(a) ** 2))
    points = [(x, y, 0) for x, y in outline] + [(x, y, 0.013) for x, y in outline]
    rim = from_faces(
        "rind",
        points,
        [(i, (i + 1) % 40, (i + 1) % 40 + 40, i + 40) for i in range(40)],
        crust("#B57C42", "#7C4420"),
        True,
    )
    place(rim, parent=root)
    crumb = crust("#EBD9B4", "#D9C08E", 0.012)
    faces = [list(range(39, -1, -1)), list(range(40, 80))]
    place(from_faces("crumb", [(x * 0.985, y * 0.985, z) for x, y, z in points], faces, crumb), parent=root)
    return root


def croissant(at=(0, 0, 0), turn=0, seed=0, parent=None):
    """A croissant, 15 cm from tip to tip, rolled in ridges."""
    points, faces = [], []
    rings, around = 64, 20
    chance = random.Random(seed)
    bend = chance.uniform(0.85, 1.15)
    for ring in range(rings + 1):
        t = ring / rings * 2 - 1
        angle = t * 1.15 * bend
        cx, cy = 0.066 * math.sin(angle) / math.sin(1.15), 0.055 * (1 - math.cos(angle)) * -1
        step = (1 - abs(t)) * 3.4
        ridge = 0.86 + 0.14 * (step - math.floor(step)) ** 0.5 if abs(t) < 0.98 else 0.9
        r = (0.006 + 0.024 * (1 - abs(t) ** 1.7)) * ridge
        for k in range(around):
            b = math.tau * k / around
            out = r * math.cos(b)
            points.append(
                (cx + out * math.sin(angle), cy + out * math.cos(angle), max(0, 0.022 + r * 0.95 * math.sin(b)))
            )
    for ring in range(rings):
        for k in range(around):
            a, b = ring * around + k, ring * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    faces += [list(range(around))[::-1], [rings * around + k for k in range(around)]]
    low = min(z for _, _, z in points)
    points = [(x, y, z - low) for x, y, z in points]
    return place(
        from_faces("croissant", points, faces, crust("#D9963F", "#96521F", 0.022), True), at, (0, 0, turn), parent
    )


def board(at=(0, 0, 0), length=0.38, width=0.2, turn=0, parent=None):
    """A bread board of olive wood with a round handle hole's thong."""
    return box("board", (length, width, 0.018), at, wood("#A57C4C", gloss=0.55), 0.006, (0, 0, turn), parent, 3)


def knife(at=(0, 0, 0), length=0.21, turn=0, parent=None):
    """A table knife lying flat, handle towards -x."""
    return _cutlery(
        at,
        turn,
        parent,
        [
            (-0.5, 0.0055),
            (-0.46, 0.0085),
            (-0.1, 0.006),
            (-0.03, 0.0052),
            (0.0, 0.0085),
            (0.3, 0.0105),
            (0.44, 0.009),
            (0.5, 0.001),
        ],
        length,
    )


def spoon(at=(0, 0, 0), length=0.15, turn=0, parent=None):
    """A spoon lying flat, bowl towards +x."""
    root = group("spoon", at, (0, 0, turn), parent)
    _cutlery(
        (0, 0, 0.001), 0, root, [(-0.5, 0.004), (-0.46, 0.0065), (-0.2, 0.004), (0.18, 0.0026), (0.24, 0.004)], length
    )
    ball(
        "spoon bowl",
        0.5,
        (0.36 * length, 0, 0.004),
        metal("#C9C7C0", 0.18),
        (length * 0.3, length * 0.19, 0.007),
        12,
        parent=root,
    )
    return root


def fork(at=(0, 0, 0), length=0.2, turn=0, parent=None):
    """A fork lying flat, tines towards +x."""
    root = group("fork", at, (0, 0, turn), parent)
    _cutlery(
        (0, 0, 0),
        0,
        root,
        [(-0.5, 0.0045), (-0.46, 0.0075), (-0.15, 0.0045), (0.12, 0.0035), (0.2, 0.0105), (0.27, 0.0115)],
        length,
    )
    for k in range(4):
        y = (k - 1.5) * 0.0062
        tube(
            "tine",
            [(0.26 * length, y, 0.0025), (0.4 * length, y, 0.0035), (0.5 * length, y, 0.0065)],
            [0.0016, 0.0014, 0.0007],
            metal("#C9C7C0", 0.18),
            root,
            4,
        )
    return root


def _cutlery(at, turn, parent, outline, length):
    points = [(t * length, w, 0) for t, w in outline] + [(t * length, -w, 0) for t, w in outline]
    points += [(x, y * 0.8, 0.0026) for x, y, _ in points]
    n = len(outline)
    faces = []
    for i in range(n - 1):
        faces += [
            (2 * n + i, 2 * n + i + 1, 3 * n + i + 1, 3 * n + i),
            (i, i + 1, 2 * n + i + 1, 2 * n + i),
            (n + i + 1, n + i, 3 * n + i, 3 * n + i + 1),
        ]
    return place(from_faces("cutlery", points, faces, metal("#C9C7C0", 0.18), True), at, (0, 0, turn), parent)


def napkin(at=(0, 0, 0), size=(0.2, 0.13), color="#C9C2D6", turn=0, seed=0, parent=None):
    """A folded linen napkin, a little askew in its layers."""
    root = group("napkin", at, (0, 0, turn), parent)
    chance = random.Random(seed)
    stuff = cloth(color)
    for layer in range(3):
        points, faces = [], []
        steps = 14
        a, b, c = (chance.uniform(0, 6) for _ in range(3))
        for i in range(steps + 1):
            for j in range(steps + 1):
                u, v = i / steps - 0.5, j / steps - 0.5
                lift = 0.0032 * (layer + 1) + 0.0016 * math.sin(7 * u + a) * math.cos(6 * v + b)
                rim = max(abs(u), abs(v)) * 2
                points.append(
                    (
                        u * size[0] + 0.003 * math.sin(9 * v + c),
                        v * size[1] + 0.003 * math.sin(8 * u + a),
                        lift * (1 - 0.6 * rim**8),
                    )
                )
        for i in range(steps):
            for j in range(steps):
                k = i * (steps + 1) + j
                faces.append((k, k + steps + 1, k + steps + 2, k + 1))
        thing = place(
            from_faces("fold", points, faces, stuff, True),
            (chance.uniform(-0.003, 0.003), chance.uniform(-0.003, 0.003), 0),
            (0, 0, chance.uniform(-1.5, 1.5)),
            root,
        )
        thick = thing.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.002
    return root


def book(at=(0, 0, 0), size=(0.15, 0.22, 0.025), color="#35606B", turn=0, parent=None):
    """A closed book lying flat, its spine towards -x."""
    root = group("book", at, (0, 0, turn), parent)
    w, d, h = size
    cover = cloth(color, 0.0012, 0.2)
    box("cover", (w, d, 0.003), (0, 0, 0), cover, 0.0012, parent=root)
    box("cover", (w, d, 0.003), (0, 0, h - 0.003), cover, 0.0012, parent=root)
    box("spine", (0.004, d, h), (-w / 2, 0, 0), cover, 0.0018, parent=root)
    box(
        "pages", (w - 0.008, d - 0.01, h - 0.006), (-0.001, 0, 0.003), cloth("#E9DFC8", 0.0009, 0.0), 0.001, parent=root
    )
    return root


def open_book(at=(0, 0, 0), size=(0.14, 0.21), color="#35606B", turn=0, parent=None):
    """An open book lying on its back: two swelling halves of pages with printed lines, on a cover."""
    root = group("open book", at, (0, 0, turn), parent)
    w, d = size
    box("cover", (w * 2 + 0.008, d + 0.008, 0.003), (0, 0, 0), cloth(color, 0.0012, 0.2), 0.0012, parent=root)
    for side in (1, -1):
        points, faces = [], []
        steps = 18
        for i in range(steps + 1):
            t = i / steps
            x = side * t * w
            z = 0.004 + 0.018 * math.sin(min(1.0, t * 2.6) * math.pi / 2) * (1 - 0.55 * t)
            points += [(x, -d / 2, z), (x, d / 2, z)]
        points += [(side * w, -d / 2, 0.003), (side * w, d / 2, 0.003)]
        for i in range(steps + 1):
            faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        place(from_faces("pages", points, faces, _printed(), True), parent=root)
    return root


@material
def _printed(n):
    """Paper with lines of type that nobody can read."""
    where = n.place()
    parts = n.add("SeparateXYZ", {"Vector": where})
    line = n.add(
        "Math",
        {0: n.add("Math", {0: parts.outputs[1], 1: 0.0065}, operation="MODULO").outputs[0]},
        operation="ABSOLUTE",
    ).outputs[0]
    ink = n.add("Math", {0: line, 1: 0.0028}, operation="LESS_THAN").outputs[0]
    inside = n.add(
        "Math",
        {0: n.add("Math", {0: parts.outputs[1]}, operation="ABSOLUTE").outputs[0], 1: 0.085},
        operation="LESS_THAN",
    ).outputs[0]
    across = n.add("Math", {0: parts.outputs[0]}, operation="ABSOLUTE").outputs[0]
    left = n.add("Math", {0: across, 1: 0.018}, operation="GREATER_THAN").outputs[0]
    right = n.add("Math", {0: across, 1: 0.122}, operation="LESS_THAN").outputs[0]
    words = n.add("Math", {0: n.noise(0.006, 2, 0.5, n.place((1, 0.3, 1))), 1: 0.42}, operation="GREATER_THAN").outputs[
        0
    ]
    share = 0.42
    for each in (ink, inside, left, right, words):
        share = n.add("Math", {0: each, 1: share}, operation="MULTIPLY").outputs[0]
    n.set(Base_Color=n.mix(share, rgb("#F0E8D6"), rgb("#4A4540")), Roughness=0.9)


def candle(at=(0, 0, 0), height=0.09, radius=0.025, lit=False, parent=None):
    """A stub of wax; lit, its flame glows (the light itself is the scene's: add_lamp)."""
    root = group("candle", at, (0, 0, 0), parent)
    wax = [
        (0, 0),
        (radius, 0),
        (radius, height),
        (radius * 0.9, height + 0.002),
        (radius * 0.75, height - 0.004),
        (0, height - 0.006),
    ]
    lathe("wax", wax, (0, 0, 0), peel("#EFE6CF", 0.5, 0.02, "#E5CE9A", 0.3), 32, parent=root)
    tube("wick", [(0, 0, height - 0.006), (0.001, 0, height + 0.008)], 0.0008, ceramic("#1C1A18"), root, 4)
    if lit:
        flame = [(0, 0), (0.004, 0.004), (0.0055, 0.011), (0.0035, 0.022), (0, 0.032)]
        lathe("flame", flame, (0, 0, height + 0.003), glowing("#FFC46B", 45), 16, parent=root)
    return root


def candle_glass(at=(0, 0, 0), lit=True, height=0.09, radius=0.04, turn=0, parent=None):
    """A candle in a glass, for tables outside."""
    root = group("candle glass", at, (0, 0, turn), parent)
    tumbler((0, 0, 0), None, 0, height, radius, parent=root)
    candle((0, 0, 0.009), height * 0.4, radius * 0.66, lit, root)
    return root


def vase(at=(0, 0, 0), height=0.2, radius=0.06, color="#DCD3C2", turn=0, parent=None):
    """A belly vase with a neck; its mouth is at `height`, about 0.4 of `radius` wide."""
    r, h = radius, height
    outer = [
        (0, 0.003),
        (r * 0.55, 0),
        (r * 0.6, 0.003),
        (r * 0.92, h * 0.25),
        (r, h * 0.42),
        (r * 0.82, h * 0.65),
        (r * 0.42, h * 0.84),
        (r * 0.4, h * 0.9),
        (r * 0.5, h),
    ]
    inner = [(r * 0.46, h), (r * 0.36, h * 0.9), (r * 0.37, h * 0.83), (r * 0.5, h * 0.7), (0, h * 0.6)]
    return lathe("vase", outer + inner, at, _clay(color), 56, (0, 0, turn), parent)


def honey(at=(0, 0, 0), turn=0, parent=None):
    """A jar of honey with a wooden dipper in it."""
    root = group("honey", at, (0, 0, turn), parent)
    lathe(
        "jar",
        [
            (0, 0),
            (0.034, 0),
            (0.037, 0.004),
            (0.037, 0.062),
            (0.033, 0.068),
            (0.033, 0.078),
            (0.031, 0.078),
            (0.031, 0.066),
            (0.035, 0.06),
            (0.035, 0.005),
            (0, 0.005),
        ],
        (0, 0, 0),
        thin_glass(),
        40,
        parent=root,
    )
    lathe(
        "honey",
        [(0, 0.006), (0.0345, 0.006), (0.0345, 0.052), (0, 0.052)],
        (0, 0, 0),
        liquid("#C77A1E", 0.35),
        40,
        parent=root,
    )
    tube("dipper", [(0.004, 0, 0.03), (0.03, 0.005, 0.12)], 0.0035, wood("#B48A5E"), root, 6, False)
    return root


def straw_basket(at=(0, 0, 0), radius=0.14, height=0.09, color="#C8A469", turn=0, parent=None):
    """A shallow woven basket for bread, coiled in ropes."""
    root = group("basket", at, (0, 0, turn), parent)
    stuff = cloth(color, 0.004, 0.2)
    coils = max(4, round(height / 0.014))
    for i in range(coils):
        r = radius * (0.74 + 0.26 * (i / (coils - 1)) ** 0.6)
        ring = [
            (r + 0.007 * math.cos(a), 0.007 + i * (height - 0.014) / (coils - 1) + 0.0078 * math.sin(a))
            for a in (math.tau * k / 10 for k in range(11))
        ]
        lathe("coil", ring, (0, 0, 0), stuff, 48, parent=root)
    lathe("bottom", [(0, 0.006), (radius * 0.76, 0.006)], (0, 0, 0), stuff, 40, parent=root)
    return root


def beaker(at=(0, 0, 0), height=0.12, parent=None):
    """A terracotta beaker for cut herbs or flowers; stems go in at (0, 0, height)."""
    r = height * 0.42
    return lathe(
        "beaker",
        [(0, 0.002), (r * 0.72, 0), (r, height), (r * 0.93, height), (r * 0.7, 0.012), (0, 0.012)],
        at,
        terracotta(),
        40,
        parent=parent,
    )
