"""The old town and its harbour in the morning, from the pines above the bay: roofs, the bell tower, boats in clear water."""

from place.town import build_view
from studio.picture import Picture
from things.trees import aleppo_pine

PICTURE = Picture(at=(52, -228, 52.0), to=(-62, -330), lens=26, rise=-0.17, time="morning", exposure=0.1)


def build():
    build_view(2, hill=False)
    # The crown of a pine that grows on the slope below reaches into the picture from the right.
    aleppo_pine((44.5, -227.5, 42.2), 13.0, 2, turn=200)
