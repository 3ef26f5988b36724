"""Lavender's kitchen in the morning, breakfast laid in the sun."""

from place import lavender
from studio.picture import Picture

PICTURE = Picture(
    at=(5.9, 3.45, lavender.FLOOR + 1.48),
    to=(0.7, 4.2),
    lens=33,
    rise=-0.097,
    time="morning",
    exposure=3.2,
    balance=0.8,
    hold=0.45,
)


def build():
    lavender.build_shell()
    lavender.build_ground()
    lavender.build_kitchen()
    lavender.build_table(laid=True)
