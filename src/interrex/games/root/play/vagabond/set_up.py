"""Set-up: a character, its items, and a forest to start in (law 9.3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ...data import CHARACTER_NAMES, CHARACTERS, CLEARINGS, QUESTS_OPEN
from ...satchel import vagabond_at, vagabonds
from ...state import Decision, Procedure, Root
from ...words import CHARACTER, FOREST
from .items import gain
from .quest import open_quest

CHOOSE: Final = Phrase("character", CHARACTER)


class ChooseCharacter(Decision):
    __slots__ = ()
    rule = "9.3.1"
    asks = "root-ask-character"
    phrases = (CHOOSE,)

    def actions(self, g: Root) -> list[Action]:
        taken = [r.character for r in vagabonds(g) if r is not vagabond_at(g, self.seat) and any(r.fresh)]
        return [CHOOSE.action(n) for n in range(len(CHARACTER_NAMES)) if n not in taken]

    def forbids(self, g: Root, character: int) -> Refusal | None:
        return refusal("9.7.1", "root-character-taken", character=CHARACTER_NAMES[character])

    def play(self, g: Root, a: Action) -> None:
        (character,) = CHOOSE.values(a)
        take_up(g, self.seat, character)
        g.push(StartingForest(self.seat))


def take_up(g: Root, seat: int, character: int) -> None:
    """The character, and the items that come with him."""
    vagabond = vagabond_at(g, seat)
    vagabond.character = character
    for item in CHARACTERS[CHARACTER_NAMES[character]]:
        gain(vagabond, item)
    g.tell("root-character", seat=seat, character=CHARACTER_NAMES[character])


START_IN: Final = Phrase("forest", FOREST)


class StartingForest(Decision):
    __slots__ = ()
    rule = "9.3.2"
    asks = "root-ask-forest"
    phrases = (START_IN,)

    def actions(self, g: Root) -> list[Action]:
        return [START_IN.action(n) for n in range(len(g.map.forests))]

    def forbids(self, g: Root, forest: int) -> Refusal | None:
        return refusal(self.rule, "root-no-forest", n=len(g.map.forests))

    def play(self, g: Root, a: Action) -> None:
        (forest,) = START_IN.values(a)
        first_forest(g, self.seat, forest)


def first_forest(g: Root, seat: int, forest: int) -> None:
    vagabond_at(g, seat).place = CLEARINGS + forest
    g.tell("root-forest", seat=seat, forest=forest + 1)


class OpenQuests(Procedure):
    """Three for all to see, once the first Vagabond's pawn stands; two share them (law 9.3.3, 9.7.2)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if not g.quests:
            for _ in range(QUESTS_OPEN):
                open_quest(g)
        return False
