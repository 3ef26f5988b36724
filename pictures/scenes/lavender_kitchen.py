"""Lavender's kitchen in the morning, breakfast laid in the sun."""

from place import lavender
from studio.picture import Picture

PICTURE = Picture(
    at=(5.7, 3.05, lavender.FLOOR + 1.36),
    to=(0.7, 4.12),
    lens=35,
    rise=-0.035,
    time="morning",
    exposure=1.75,
    balance=0.6,
    samples=28,
)


def build():
    lavender.build_shell()
    lavender.build_kitchen()
    lavender.build_table(laid=True)
