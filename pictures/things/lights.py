"""Lamps for indoors. Pendants hang from `at` on the ceiling; table and floor lamps stand at `at`. Metres; `watts` 0 is unlit."""

from place.room import sheer
from studio.light import add_lamp
from studio.materials import ceramic, glowing, material, metal, plaster, wood
from studio.mesh import ball, box, cylinder, group, lathe, tube


@material
def wicker(n, color="#B99B6B", gap=0.35):
    """Woven rattan one can look through: strands in two directions around a turned body."""
    where = n.place()
    parts = n.add("SeparateXYZ", {"Vector": where})
    around = n.add("Math", {0: parts.outputs["Y"], 1: parts.outputs["X"]}, operation="ARCTAN2").outputs[0]
    rows = n.add(
        "Math", {0: n.add("Math", {0: parts.outputs["Z"], 1: 420.0}, operation="MULTIPLY").outputs[0]}, operation="SINE"
    ).outputs[0]
    ribs = n.add(
        "Math", {0: n.add("Math", {0: around, 1: 40.0}, operation="MULTIPLY").outputs[0]}, operation="SINE"
    ).outputs[0]
    strand = n.add("Math", {0: rows, 1: ribs}, operation="MAXIMUM").outputs[0]
    alpha = n.add("MapRange", {"Value": strand, "From Min": gap - 0.15, "From Max": gap + 0.15}).outputs[0]
    n.set(Base_Color=n.vary(color, 0.12, 0.03), Roughness=0.7, Alpha=alpha, Normal=n.bump(strand, 0.003, 0.8))


def pendant(at, drop=0.9, radius=0.26, height=0.24, color="#C4A878", watts=0):
    """A dome of woven rattan on a cloth-covered cable; its lower edge hangs `drop` below the ceiling."""
    root = group("pendant", at)
    top = -drop + height
    cylinder("rose", 0.05, 0.02, (0, 0, -0.02), plaster(), parent=root)
    tube("cable", [(0, 0, -0.01), (0.002, 0.001, top / 2), (0, 0, top)], 0.0035, metal("#2A2724", 0.6), root)
    profile = [
        (0.03, height),
        (radius * 0.42, height * 0.96),
        (radius * 0.74, height * 0.76),
        (radius * 0.93, height * 0.42),
        (radius, 0),
    ]
    lathe("dome", profile, (0, 0, -drop), wicker(color, -0.15), 72, parent=root)
    lathe(
        "hem",
        [(radius - 0.008, 0), (radius, -0.006), (radius + 0.008, 0), (radius, 0.006), (radius - 0.008, 0)],
        (0, 0, -drop),
        wood(color),
        64,
        parent=root,
    )
    cylinder("holder", 0.018, 0.06, (0, 0, top - 0.06), metal("#2A2724", 0.5), parent=root)
    bulb = glowing("#FFDCA8", 9.0) if watts else ceramic("#F2EEE4", 0.15)
    ball("bulb", 0.035, (0, 0, top - 0.09), bulb, (1, 1, 1.2), 10, parent=root)
    if watts:
        add_lamp((at[0], at[1], at[2] + top - 0.15), watts)
    return root


def table_lamp(at, height=0.52, base="#DAD3C4", shade="#EFE7D8", watts=0, radius=0.15):
    """A glazed round base with a linen shade."""
    root = group("table lamp", at)
    body = height * 0.48
    profile = [
        (0, 0),
        (0.06, 0),
        (0.065, 0.006),
        (0.095, body * 0.35),
        (0.088, body * 0.6),
        (0.04, body * 0.9),
        (0.02, body),
        (0, body),
    ]
    lathe("base", profile, (0, 0, 0), ceramic(base, 0.3), 48, parent=root)
    cylinder("neck", 0.009, height * 0.16, (0, 0, body), metal("#A88C56", 0.35), parent=root)
    low = height * 0.56
    lathe("shade", [(radius, low), (radius * 0.68, height)], (0, 0, 0), sheer(shade, 0.45), 64, parent=root)
    bulb = glowing("#FFDCA8", 6.0) if watts else ceramic("#F2EEE4", 0.15)
    ball("bulb", 0.03, (0, 0, low + height * 0.12), bulb, (1, 1, 1.2), 10, parent=root)
    if watts:
        add_lamp((at[0], at[1], at[2] + low + height * 0.2), watts)
    return root


def floor_lamp(at, height=1.55, shade="#EFE7D8", watts=0):
    """A thin iron stand with a linen drum."""
    root = group("floor lamp", at)
    iron = metal("#2A2724", 0.5)
    cylinder("foot", 0.14, 0.014, (0, 0, 0), iron, 0.005, parent=root, around=48)
    tube("stand", [(0, 0, 0.01), (0, 0, height - 0.22)], 0.009, iron, root, smooth=False)
    lathe("shade", [(0.21, height - 0.26), (0.17, height)], (0, 0, 0), sheer(shade, 0.45), 64, parent=root)
    ball(
        "bulb",
        0.035,
        (0, 0, height - 0.16),
        glowing("#FFDCA8", 6.0) if watts else ceramic("#F2EEE4", 0.15),
        rings=10,
        parent=root,
    )
    if watts:
        add_lamp((at[0], at[1], at[2] + height - 0.1), watts)
    return root


def wall_light(at, turn=0, watts=0):
    """A half bowl of plaster on the wall that lights upwards; its back is at y = 0, it looks towards -y. `at` is its lower
    end."""
    root = group("wall light", at, (0, 0, turn))
    lathe(
        "bowl",
        [(0.0, 0.0), (0.05, 0.012), (0.1, 0.07), (0.115, 0.13), (0.108, 0.13), (0.09, 0.07), (0.0, 0.03)],
        (0, -0.005, 0),
        plaster("#EFE9DD"),
        48,
        parent=root,
    )
    box("plate", (0.06, 0.01, 0.09), (0, -0.005, 0.02), plaster("#EFE9DD"), 0.003, parent=root)
    if watts:
        add_lamp((at[0], at[1], at[2] + 0.16), watts)
    return root
