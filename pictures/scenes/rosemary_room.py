"""Rosemary in the morning: bed, kitchenette and table in one room, the door open to the terrace."""

from place import rosemary
from studio.picture import Picture

PICTURE = Picture(
    at=(1.45, 1.55, rosemary.FLOOR + 1.42),
    to=(6.6, 3.36),
    lens=22,
    rise=-0.06,
    time="morning",
    exposure=2.4,
    balance=0.75,
    hold=0.45,
)


def build():
    room = rosemary.build_shell()
    rosemary.build_outside()
    rosemary.build_kitchenette()
    rosemary.build_beds()
    rosemary.build_table()
    rosemary.build_walls(room)
