"""What Oath is like, and how to begin with it."""

from typing import Final

from interrex.engine.game import Invitation, Preset

INVITATION: Final = Invitation(
    minutes=(60, 150),
    weight=5,
    presets=(
        Preset("first", {"guided": True}),
        Preset("usual"),
        Preset("chronicle", campaign=True),
    ),
    picture="picture.svg",
)
