"""What a scene file says about its picture."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    """A photograph to be taken.

    The camera stands at `at` (metres; x east, y north, z up), looks horizontally towards `to` (its height is ignored), so that
    verticals stay vertical, and moves the horizon by `rise` (share of the picture's width; positive shows more of what is above).
    `lens` is in millimetres on a 36 mm sensor. `focus` is the distance in metres that is sharp, `aperture` the f-number; without
    `focus` all is sharp. `balance` is how far the colour of the light is made neutral, as a camera's white balance does: 0 outdoors, where
    warm light shall look warm, about 0.7 in rooms, where the eye would not notice it any more. `hold` is
    how much of what is too bright is taken back (0 nothing, 1 all of it): about 0.4 in rooms, whose windows would be white otherwise.
    `sky` is how many stops a graduated filter darkens the upper two fifths, where words stand.
    """

    at: tuple[float, float, float]
    to: tuple[float, float]
    lens: float = 24
    rise: float = 0.0
    time: str = "morning"
    exposure: float = 0.0
    balance: float = 0.0
    hold: float = 0.0
    sky: float = 0.0
    focus: float | None = None
    aperture: float = 2.8
    width: int = 1920
    height: int = 1280
