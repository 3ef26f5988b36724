"""The villa from its garden in the south-west, in the morning: a path of slabs between lavender and rosemary leads to the steps."""

import random

from place import garden, house, town
from studio.picture import Picture
from things import plants

PICTURE = Picture(at=(-14.6, -18.6, 24.0), to=(-5.2, -3.0), lens=25, rise=0.1, time="morning", exposure=0.0)
PATH = [(-15.2, -20.0), (-12.6, -16.4), (-9.4, -13.2), (-6.4, -10.6), (-4.75, -8.7)]


def build():
    chance = random.Random(3)
    town.build_view(0.3, hill=False)
    house.build("near")
    garden.build("near")
    garden.build_olive_terrace()
    garden.build_rosemary_terrace()
    garden.flagstones(PATH, 1.3, garden.ground, 4)
    lavender = [plants.lavender_bush_mesh(0.62, s) for s in range(4)]
    rosemary = [plants.rosemary_bush_mesh(0.6, s) for s in range(3)]
    tufts = [plants.grass_tuft_mesh(0.3, s, d) for s, d in ((0, 0.3), (1, 0.6), (2, 0.8))]
    spots = {}
    for (x1, y1), (x2, y2) in zip(PATH, PATH[1:]):
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        dx, dy = (x2 - x1) / length, (y2 - y1) / length
        steps = int(length / 0.42)
        for step in range(steps):
            for side in (-1, 1):
                for band, far in ((1.05, 0.42), (1.7, 0.5), (2.4, 0.6)):
                    if chance.random() < (0.12 if band < 2 else 0.35):
                        continue
                    along = (step + chance.uniform(-0.2, 0.2)) * length / steps
                    away = side * (band + chance.uniform(-0.12, 0.2))
                    x, y = x1 + dx * along - dy * away, y1 + dy * along + dx * away
                    if y > -7.2 and -6.4 < x < -3.2:
                        continue
                    mesh = chance.choice(rosemary) if band > 2 or chance.random() < 0.12 else chance.choice(lavender)
                    spots.setdefault(mesh, []).append(((x, y, garden.ground(x, y) - 0.02), (0, 0, chance.uniform(0, 360)), chance.uniform(0.75, 1.15)))
    for _ in range(900):
        x, y = chance.uniform(-24, 4), chance.uniform(-20, -7)
        spots.setdefault(chance.choice(tufts), []).append(((x, y, garden.ground(x, y) - 0.02), (0, 0, chance.uniform(0, 360)), chance.uniform(0.5, 1.2)))
    for mesh, where in spots.items():
        garden.copies(mesh, where)
