"""The harbour in the blue hour, from the mole: wooden boats at their ropes, lit windows, lamps doubled by calm water."""

import random

from place.mole import BEARING, TOP, on_mole
from place.town import build_view
from studio.picture import Picture
from things import boats

EYE = on_mole(50, 2.3, TOP + 1.6)
PICTURE = Picture(at=EYE, to=(EYE[0] - 84.8, EYE[1] - 53), lens=27, rise=-0.03, time="dusk", exposure=0.2)


def build():
    chance = random.Random(8)
    build_view(lights=True, wind=0.14, mole=False)
    fleet = (
        (46.2, 8.1, "#F1EEE6", "#2F5F78", "net", True, 0),
        (42.2, 7.9, "#3C6E7C", "#EDE7D8", "crates", False, 180),
        (38.0, 8.2, "#EFEADD", "#4C7A5E", "net", True, 0),
        (33.4, 8.0, "#F1EEE6", "#A5483A", "crates", True, 0),
        (28.6, 8.1, "#E9E2D0", "#2F5F78", "net", False, 180),
        (24.0, 8.0, "#4C7A6E", "#EDE7D8", "net", True, 0),
    )
    for index, (u, v, color, band, load, mast, flip) in enumerate(fleet):
        turn = BEARING - 90 + flip + chance.uniform(-4, 4)
        boats.gajeta(on_mole(u, v, 0.0), turn, chance.uniform(6.2, 7.0), color, band, mast=mast, load=load, seed=index)
        for side in (-1, 1):
            boats.mooring(on_mole(u + side * 0.25, v - 3.2, 0.98), on_mole(u + side * 1.7, 3.75, TOP + 0.3), 0.12)
        boats.bollard(on_mole(u - 1.7, 3.7, TOP + 0.06))
    boats.bollard(on_mole(47.9, 3.7, TOP + 0.06))
    boats.coil(on_mole(47.3, 3.1, TOP + 0.02), 0.26)
    boats.net_heap(on_mole(45.0, 1.7, TOP + 0.02), 1.9, 0.5, 4, "#3D6A70")
    for u, v, turn, z in ((43.2, 1.5, 66, 0), (43.25, 1.52, 58, 0.19), (42.5, 1.9, 40, 0)):
        boats.crate(on_mole(u, v, TOP + 0.02 + z), turn)
    for u in (33.5, 19, 5):
        boats.lamp_post(on_mole(u, 3.0, TOP + 0.02), BEARING, watts=150)
