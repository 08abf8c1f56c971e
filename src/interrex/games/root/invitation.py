"""What Root is like, and how to begin with it."""

from typing import Final

from interrex.engine.game import Invitation, Preset

INVITATION: Final = Invitation(
    minutes=(60, 90),
    weight=4,
    presets=(
        Preset("first", {"walkthrough": True}, players=(4,)),
        Preset("usual"),
        Preset("winter", {"map": "winter"}),
    ),
    picture="picture.svg",
)
