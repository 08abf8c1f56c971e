"""What The King's Dilemma is like, and how to begin with it."""

from typing import Final

from interrex.engine.game import Invitation, Preset

from .story.shelf import OURS

INVITATION: Final = Invitation(
    minutes=(45, 75),
    weight=2,
    presets=(
        Preset("first"),
        Preset("short", {"story": OURS[1]}, campaign=True),
        Preset("everything", campaign=True),
    ),
    picture="picture.svg",
)
