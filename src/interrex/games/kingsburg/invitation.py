"""What Kingsburg is like, and how to begin with it."""

from typing import Final

from interrex.engine.game import Invitation, Preset

from .play.founding import DEALT
from .play.whims import STANDARD

EVERYTHING: Final = {
    "rows": True,
    "strips": DEALT,
    "governors": DEALT,
    "destiny": True,
    "levies": True,
    "whims": STANDARD,
}  # all six modules, at once

INVITATION: Final = Invitation(
    minutes=(75, 105),
    weight=2,
    presets=(
        Preset("first"),
        Preset("usual", {"rows": True, "governors": DEALT, "levies": True}),
        Preset("everything", EVERYTHING),
    ),
    picture="picture.svg",
)
