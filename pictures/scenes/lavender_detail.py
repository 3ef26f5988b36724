"""Cut lavender and the first coffee on Lavender's terrace, the harbour out of focus behind."""

from place import terrace, town
from studio.mesh import group
from studio.picture import Picture
from things import harvest, outdoor, tableware
from things.growth import stand

TABLE = terrace.FLOOR + 0.75
PICTURE = Picture(
    at=(2.42, -1.58, TABLE + 0.37), to=(2.22, -10), lens=58, rise=-0.285, time="morning", focus=1.1, aperture=4
)


def build():
    town.build_view(0.5)
    terrace.build_terrace(pergola=False)
    terrace.bounce_wall()
    outdoor.table((2.4, -2.8, terrace.FLOOR), 1.9, 0.9, turn=0)
    t = group("still life", (2.36, -2.72, TABLE))
    harvest.cloth_sheet((0.03, 0.02, 0.0), (0.62, 0.44), 0.11, 25, 4, color="#D8CDB8", turn=-14, parent=t, lift=0.05)
    harvest.lavender_bunch((-0.055, 0.025, 0.012), 115, 0.42, 1, -62, t)
    harvest.lavender_sprig((-0.1, 0.13, 0.01), 0.2, 1, -84, t)
    tableware.cup((-0.2, -0.13, 0.004), turn=150, parent=t)
    tableware.plate((0.2, -0.23, 0), 0.1, parent=t)
    tableware.fruit("apricot", (0.17, -0.245, 0.008), 20, 1, t)
    tableware.fruit("apricot", (0.215, -0.22, 0.008), 110, 2, t)
    tableware.fruit("apricot", (0.205, -0.265, 0.008), 70, 3, t)
    stand(harvest.petals_mesh(), (-0.02, 0.16, 0.004), 0, t)
