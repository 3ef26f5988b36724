"""Rosemary from the kitchenette: the bed, and the child's day bed under the window."""

from place import rosemary
from studio.picture import Picture

PICTURE = Picture(
    at=(5.3, 4.2, rosemary.FLOOR + 1.4),
    to=(1.57, 0.87),
    lens=25,
    rise=-0.06,
    time="morning",
    exposure=2.55,
    balance=0.75,
    hold=0.5,
)


def build():
    room = rosemary.build_shell()
    rosemary.build_outside()
    rosemary.build_kitchenette()
    rosemary.build_beds()
    rosemary.build_table()
    rosemary.build_walls(room)
