"""Olive's living room in the late afternoon: the sun comes in under the olive tree and reaches the rug."""

from place import olive
from studio.picture import Picture

PICTURE = Picture(
    at=(-2.1, 0.75, olive.FLOOR + 1.4),
    to=(-5.5, 3.95),
    lens=21,
    rise=-0.05,
    time="sunset",
    exposure=2.75,
    balance=0.85,
    hold=0.35,
)


def build():
    room = olive.build_shell()
    olive.build_outside()
    olive.build_kitchen()
    olive.build_seats()
    olive.build_table()
    olive.build_walls(room)
