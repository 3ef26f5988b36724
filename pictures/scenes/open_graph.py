"""The picture that stands beside a link: table, bougainvillea, town, large enough to be read at the size of a thumb."""

from place import terrace
from scenes import terrace_morning
from studio.picture import Picture

PICTURE = Picture(
    at=(
        -2.35,
        0.15,
        terrace.FLOOR + 1.58,
    ),
    to=(-2.7, -10),
    lens=31,
    rise=-0.04,
    time="morning",
    exposure=0.35,
    width=1200,
    height=630,
)


def build():
    terrace_morning.build_outside()
    terrace.bounce_wall()
