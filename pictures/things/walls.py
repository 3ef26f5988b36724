"""What hangs on walls or stands on shelves: pictures, mirrors, shelves, books, hooks, television, air conditioning.

What hangs has its back at y = 0 and looks towards -y; `at` is its middle on the wall, `turn` the wall's (place.room.TURN).
Metres.
"""

import math
import random

from studio.materials import cloth, material, metal, mirror, painted, rgb, wood
from studio.mesh import box, from_faces, group, lathe, place, tube

OAK = "#BFA27C"
SPINES = ("#E4DCCB", "#C8B79A", "#0E4A5A", "#8B7FB0", "#B07A55", "#EFE9DD", "#7C8C84", "#D6C7AE", "#3F5A63", "#A9A293")


@material
def artwork(n, kind="sea", seed=0.0):
    """A sheet of paper: "sea" (a watercolour of sea and hills), "hills", "wash" (broad brush strokes), "line" (a few inked
    contours)."""
    where = n.add("TexCoord").outputs["Generated"]
    moved = n.add("Mapping", {"Vector": where, "Location": (seed, seed * 1.7, seed * 0.6)}).outputs[0]
    height = n.add("SeparateXYZ", {"Vector": where}).outputs["Z"]
    wobble = n.add("TexNoise", {"Vector": moved, "Scale": 2.6, "Detail": 5, "Roughness": 0.55}).outputs["Fac"]
    if kind in ("sea", "hills"):
        lifted = n.add("Math", {0: wobble, 1: 0.34, 2: height}, operation="MULTIPLY_ADD").outputs[0]
        stops = {
            "sea": (
                (0.2, "#D9CBB0"),
                (0.33, "#7FA9AC"),
                (0.44, "#2F6E7C"),
                (0.62, "#3E7F8A"),
                (0.66, "#A7B7B2"),
                (0.74, "#DCE3DF"),
                (1.0, "#F3EEE4"),
            ),
            "hills": (
                (0.25, "#C9B893"),
                (0.4, "#9BA083"),
                (0.52, "#7C8C84"),
                (0.62, "#A79FB8"),
                (0.68, "#D9D3DC"),
                (0.8, "#F0E7DA"),
                (1.0, "#F5F0E6"),
            ),
        }[kind]
        tone = n.ramp(lifted, *stops)
        stain = n.add("TexNoise", {"Vector": moved, "Scale": 9, "Detail": 8, "Roughness": 0.7}).outputs["Fac"]
        tone = n.mix(0.35, tone, n.ramp(stain, (0.35, "#D5CFC6"), (0.6, "#FFFFFF")), "MULTIPLY")
    elif kind == "wash":
        stroke = n.add(
            "TexNoise",
            {
                "Vector": n.add("Mapping", {"Vector": moved, "Scale": (1.2, 1, 3.4), "Rotation": (0, 0.5, 0)}).outputs[
                    0
                ],
                "Scale": 1.6,
                "Detail": 3,
            },
        ).outputs["Fac"]
        tone = n.ramp(
            stroke, (0.4, "#F1EBDF"), (0.46, "#E4D9C6"), (0.53, "#C6B9CF"), (0.57, "#8B7FB0"), (0.63, "#F1EBDF")
        )
    else:
        wave = n.add(
            "TexWave",
            {"Vector": moved, "Scale": 0.9, "Distortion": 7, "Detail": 1.5, "Detail Scale": 0.8},
            bands_direction="Z",
        ).outputs["Fac"]
        tone = n.ramp(wave, (0.0, "#F1EBDF"), (0.47, "#F1EBDF"), (0.5, "#35504F"), (0.53, "#F1EBDF"), (1.0, "#F1EBDF"))
    n.set(Base_Color=tone, Roughness=0.9, Specular=0.1)


@material
def screen(n):
    """A television that is off."""
    # One dark mirror: a glossy coat over a black ground is sampled now here, now there, and stays grainy.
    n.set(Base_Color=rgb("#50595E"), Metallic=1.0, Roughness=0.12)


def picture(at, turn=0, size=(0.5, 0.65), art="sea", seed=0.0, frame=OAK, mat=0.075, tilt=0.0):
    """A framed sheet under glass; `size` is the frame's, `mat` the white border."""
    root = group("picture", at, (0, tilt, turn))
    width, height = size
    bar, deep = 0.018, 0.028
    for sign in (-1, 1):
        box(
            "frame",
            (bar, deep, height),
            (sign * (width - bar) / 2, -deep / 2, -height / 2),
            wood(frame, "z"),
            0.002,
            parent=root,
        )
        box(
            "frame",
            (width - 2 * bar, deep, bar),
            (0, -deep / 2, (height / 2 - bar) if sign > 0 else -height / 2),
            wood(frame),
            0.002,
            parent=root,
        )

    def sheet_of(name, wide, high, y, surface):
        corners = [
            (-wide / 2, y, -high / 2),
            (wide / 2, y, -high / 2),
            (wide / 2, y, high / 2),
            (-wide / 2, y, high / 2),
        ]
        place(from_faces(name, corners, [(0, 1, 2, 3)], surface), parent=root)

    sheet_of("mat", width - 2 * bar, height - 2 * bar, -0.012, painted("#F3EEE4", 0.8))
    sheet_of("art", width - 2 * bar - 2 * mat, height - 2 * bar - 2 * mat, -0.0125, artwork(art, seed))
    return root


def round_mirror(at, turn=0, radius=0.32, frame=OAK):
    """A round mirror in an oak ring."""
    root = group("mirror", at, (0, 0, turn))
    # A single flat face: the softened normals of a body with edges would bend what it shows.
    rim = [(radius * math.cos(math.tau * k / 96), -0.012, radius * math.sin(math.tau * k / 96)) for k in range(96)]
    place(from_faces("glass", rim, [tuple(range(96))], mirror()), parent=root)
    ring = [
        (radius - 0.015, 0),
        (radius + 0.012, 0),
        (radius + 0.012, 0.022),
        (radius + 0.006, 0.028),
        (radius - 0.015, 0.022),
        (radius - 0.015, 0),
    ]
    lathe("frame", ring, (0, 0, 0), wood(frame), 96, (90, 0, 0), root)
    return root


def shelf(at, turn=0, length=1.2, depth=0.22, oak=OAK, thick=0.035):
    """A board on two hidden brackets. `at` is the middle of its upper side at the wall: things are put at this height."""
    root = group("shelf", at, (0, 0, turn))
    box("board", (length, depth, thick), (0, -depth / 2, -thick), wood(oak), 0.004, parent=root)
    for x in (-length / 2 + 0.15, length / 2 - 0.15):
        tube(
            "bracket",
            [(x, -0.004, -0.16), (x, -0.01, -thick - 0.006), (x, -depth * 0.8, -thick - 0.006)],
            0.006,
            metal("#2A2724", 0.5),
            root,
            smooth=False,
        )
    return root


def books(at, turn=0, length=0.5, seed=0, tall=0.25, lean_last=True):
    """A row of cloth-bound books standing from `at` (lower left, backs at y = 0) along +x, spines towards -y."""
    chance = random.Random(seed)
    root = group("books", at, (0, 0, turn))
    x = 0.0
    while x < length:
        thick, high, deep = chance.uniform(0.014, 0.038), tall * chance.uniform(0.72, 1.0), chance.uniform(0.14, 0.18)
        last = lean_last and x + thick + 0.05 > length
        book = group(
            "book", (x + thick / 2, -0.19 + deep / 2 + chance.uniform(0, 0.012), 0), (0, -12 if last else 0, 0), root
        )
        cover = cloth(chance.choice(SPINES), 0.0016)
        box("cover", (thick, deep, high), (0, 0, 0), cover, 0.003, parent=book)
        if chance.random() < 0.6:
            box(
                "label",
                (thick * 0.7, 0.002, high * 0.14),
                (0, -deep / 2, high * 0.68),
                painted("#E9DFC9", 0.7),
                0,
                parent=book,
            )
        x += thick + 0.002 + (0.05 if last else 0)
    return root


def book_pile(at, turn=0, count=3, seed=0):
    """Large books lying on each other, a little askew; returns the height of the pile too."""
    chance = random.Random(seed)
    root = group("book pile", at, (0, 0, turn))
    z = 0.0
    for index in range(count):
        thick = chance.uniform(0.018, 0.034)
        wide, deep = chance.uniform(0.26, 0.3) - index * 0.02, chance.uniform(0.2, 0.23) - index * 0.015
        book = group(
            "book",
            (chance.uniform(-0.012, 0.012), chance.uniform(-0.012, 0.012), z),
            (0, 0, chance.uniform(-9, 9)),
            root,
        )
        color = cloth(chance.choice(SPINES), 0.0016)
        box(
            "pages",
            (wide - 0.006, deep - 0.008, thick - 0.005),
            (0.003, 0, 0.0025),
            painted("#EFE8DA", 0.9),
            0.001,
            parent=book,
        )
        box("cover", (wide, deep, 0.0025), (0, 0, 0), color, 0.001, parent=book)
        box("cover", (wide, deep, 0.0025), (0, 0, thick - 0.0025), color, 0.001, parent=book)
        box("spine", (0.003, deep, thick), (-wide / 2, 0, 0), color, 0.001, parent=book)
        z += thick
    return root, z


def open_book(at, turn=0, size=(0.15, 0.22)):
    """An open book lying on something: two bellied halves."""
    root = group("open book", at, (0, 0, turn))
    width, height = size
    points, faces = [], []
    steps = 12
    for sign in (-1, 1):
        first = len(points)
        for step in range(steps + 1):
            u = step / steps
            z = 0.004 + 0.016 * math.sin(min(1, u * 1.6) * math.pi / 2) * (1 - u * 0.75)
            for y in (-height / 2, height / 2):
                points.append((sign * u * width, y, z))
        for step in range(steps):
            a = first + step * 2
            faces.append((a, a + 1, a + 3, a + 2))
    pages = from_faces("pages", points, faces, printed(), True)
    place(pages, parent=root)
    box("cover", (2 * width + 0.012, height + 0.01, 0.004), (0, 0, 0), cloth("#3F5A63", 0.0016), 0.001, parent=root)
    return root


@material
def printed(n):
    """Pages with lines of print."""
    parts = n.add("SeparateXYZ", {"Vector": n.place()})
    line = n.add("TexWave", {"Vector": n.place(), "Scale": 40}, bands_direction="Y").outputs["Fac"]
    word = n.noise(0.008, 2)
    ink = n.add("Math", {0: line, 1: word}, operation="MULTIPLY").outputs[0]
    margin = n.add(
        "Math",
        {0: n.add("Math", {0: parts.outputs["X"]}, operation="ABSOLUTE").outputs[0], 1: 0.07},
        operation="SUBTRACT",
    ).outputs[0]
    inside = n.add(
        "Math", {0: n.add("Math", {0: margin}, operation="ABSOLUTE").outputs[0], 1: 0.052}, operation="LESS_THAN"
    ).outputs[0]
    share = n.add(
        "Math",
        {0: n.add("MapRange", {"Value": ink, "From Min": 0.3, "From Max": 0.4}).outputs[0], 1: inside},
        operation="MULTIPLY",
    ).outputs[0]
    n.set(Base_Color=n.mix(share, rgb("#F0E9DB"), rgb("#8A847A")), Roughness=0.9, Specular=0.1)


def hooks(at, turn=0, count=4, length=0.7, oak=OAK, hat=True):
    """A peg rail; on it a straw hat."""
    root = group("pegs", at, (0, 0, turn))
    box("rail", (length, 0.018, 0.07), (0, -0.009, -0.035), wood(oak), 0.003, parent=root)
    for index in range(count):
        x = -length / 2 + length * (index + 0.5) / count
        tube("peg", [(x, -0.01, 0), (x, -0.08, 0.018)], [0.008, 0.011], wood(oak, "y"), root, smooth=False)
    if hat:
        x = -length / 2 + length * 1.5 / count
        brim = [
            (0.0, 0.115),
            (0.05, 0.115),
            (0.085, 0.1),
            (0.095, 0.03),
            (0.1, 0.012),
            (0.15, 0.004),
            (0.2, 0.012),
            (0.195, 0.008),
            (0.1, 0.006),
        ]
        lathe("hat", brim, (x, -0.035, -0.1), cloth("#D9C49A", 0.006), 64, (90 - 8, 0, 0), root)
        lathe(
            "band",
            [(0.0972, 0.014), (0.0965, 0.034), (0.0962, 0.036)],
            (x, -0.037, -0.1),
            cloth("#0E4A5A"),
            64,
            (90 - 8, 0, 0),
            root,
        )
    return root


def television(at, turn=0, width=1.1):
    """A flat television on the wall; `at` is its middle."""
    root = group("television", at, (0, 0, turn))
    height = width * 0.565
    box("case", (width, 0.03, height), (0, -0.035, -height / 2), painted("#1B1D1E", 0.4), 0.006, parent=root)
    left, low = -width / 2 + 0.007, -height / 2 + 0.012
    corners = [(left, -0.0505, low), (-left, -0.0505, low), (-left, -0.0505, height / 2 - 0.007)]
    corners.append((left, -0.0505, height / 2 - 0.007))
    place(from_faces("screen", corners, [(0, 1, 2, 3)], screen()), parent=root)
    box("mount", (0.3, 0.022, 0.2), (0, -0.011, -0.1), painted("#1B1D1E", 0.4), 0, parent=root)
    return root


def air_conditioner(at, turn=0, width=0.8):
    """A slim indoor unit high on the wall; `at` is its middle."""
    root = group("air conditioning", at, (0, 0, turn))
    white = painted("#EFECE5", 0.35)
    box("body", (width, 0.19, 0.275), (0, -0.095, -0.1375), white, 0.035, parent=root, rounds=4)
    box("slot", (width - 0.1, 0.01, 0.035), (0, -0.186, -0.122), painted("#3A3D3E", 0.5), 0.002, parent=root)
    box("flap", (width - 0.09, 0.008, 0.062), (0, -0.196, -0.118), white, 0.003, (-14, 0, 0), root)
    box("seam", (width - 0.02, 0.002, 0.0022), (0, -0.1902, -0.045), painted("#B9B6AE", 0.5), 0, parent=root)
    return root
