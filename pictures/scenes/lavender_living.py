"""Lavender's living room in the morning: the doors are open, the harbour lies behind them."""

from place import lavender
from studio.picture import Picture

PICTURE = Picture(
    at=(6.05, 6.0, lavender.FLOOR + 1.4),
    to=(2.85, 0.4),
    lens=22,
    rise=-0.065,
    time="morning",
    exposure=2.45,
    balance=0.7,
    hold=0.45,
)


def build():
    lavender.build_shell()
    lavender.build_outside()
    lavender.build_kitchen()
    lavender.build_seats()
    lavender.build_table(laid=False)
    lavender.build_entrance()
