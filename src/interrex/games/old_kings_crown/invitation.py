"""What The Old King's Crown is like, and how to begin with it."""

from typing import Final

from interrex.engine.game import Invitation, Preset

from .play import ADVANCED

INVITATION: Final = Invitation(
    minutes=(90, 150),
    weight=3,
    presets=(
        Preset("first", {"years": 4}),
        Preset("usual"),
        Preset("everything", {"years": 6, "setup": ADVANCED}),
    ),
    picture="picture.svg",
)
