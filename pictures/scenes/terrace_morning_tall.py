"""The site's first picture for upright phones: the same window from farther back, so that the words stand on the shade below it."""

from dataclasses import replace

from place import terrace
from scenes import terrace_morning

PICTURE = replace(
    terrace_morning.PICTURE,
    at=(-2.8, 3.42, terrace.FLOOR + terrace_morning.EYE),
    to=(-2.8, -10),
    lens=24,
    rise=-0.243,
    width=1152,
    height=1920,
)


def build():
    terrace_morning.build()
