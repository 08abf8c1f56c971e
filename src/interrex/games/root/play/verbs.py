"""What a click on the board may mean, whoever is asked about whatever."""

from __future__ import annotations

from typing import Final

from interrex.engine.verbs import Phrase

from .battle import Attack
from .daylight import CRAFT
from .marquise import Build
from .moving import Move
from .vagabond.quest import Quest
from .vagabond.roaming import Walk

VERBS: Final[tuple[Phrase, ...]] = (Attack(), Move(), Walk(), Build(), CRAFT, Quest())
