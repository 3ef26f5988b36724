"""The picture that stands beside a link: table, bougainvillea, town, large enough to be read at the size of a thumb."""

from place import terrace
from scenes import terrace_morning
from studio.picture import Picture

PICTURE = Picture(
    at=(-2.35, 0.1, terrace.FLOOR + 1.5), to=(-2.75, -10), lens=33, rise=-0.01, time="morning", exposure=0.35, width=1200, height=630, samples=48
)


def build():
    terrace_morning.build()
