"""Lavender's kitchen in the morning, breakfast laid in the sun."""

from place import lavender
from studio.picture import Picture

PICTURE = Picture(at=(5.9, 2.5, lavender.FLOOR + 1.4), to=(0.7, 4.15), lens=30, rise=-0.04, time="morning", exposure=1.8, samples=48)


def build():
    lavender.build_shell()
    lavender.build_kitchen()
    lavender.build_table(laid=True)
