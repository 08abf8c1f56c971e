"""Why not: every verb and component, wherever it cannot be used, gives a reason of its own."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from interrex.engine.action import Action
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import read
from interrex.engine.message import Refusal
from interrex.engine.verbs import Phrase
from interrex.engine.words import words
from interrex.games.root import GAME
from interrex.games.root.data import CARDS, EFFECT_RULES, FACTIONS, QUESTS
from interrex.games.root.play.effects import Effect
from interrex.games.root.play.reasons import VERBS
from interrex.games.root.state import Root
from interrex.testing import rule

from .positions import at
from .test_mixes import seats

GENERAL = ("engine-not-offered",)


def pointed_at(g: Root, seat: int, chance: random.Random) -> list[Action]:
    """Whatever the seat could name: each verb there is, with words that exist."""
    found: list[Action] = [("pass",), *[(name,) for name in EFFECT_RULES], *[(name,) for name in VERBS]]
    asked: list[Phrase] = [*g.waiting().spoken(g, seat), *GAME.faces.clicks]
    for phrase in asked:
        for _ in range(6):
            said = [word.write(chance.randrange(word.size)) for word in phrase.words if word.size]
            if len(said) == len(phrase.words):
                found.append((phrase.name, *said))
    found += [("codebreakers", faction) for faction in FACTIONS] + [("quest", quest.id) for quest in QUESTS]
    return [*found, *[("craft", card.id) for card in CARDS]]


@pytest.mark.parametrize(
    "mix",
    [("marquise", "eyrie", "alliance", "vagabond"), ("vagabond", "eyrie", "vagabond-2", "marquise")],
    ids="-".join,
)
def test_a_reason_is_never_that_it_is_not_offered(mix: tuple[str, ...]) -> None:
    chance, said = random.Random(7), Counter[str]()
    g = GAME.start(len(mix), {**seats(mix), "map": "autumn"}, Luck(key_from_seed(7)))
    assert isinstance(g, Root)
    g.run()
    for n in range(400):
        if g.over:
            break
        seat = g.pending()[0]
        offered = g.actions(seat)
        if n % 6 == 0:
            for action in pointed_at(g, seat, chance):
                if action not in offered:
                    no = read(GAME, g, seat, action)
                    assert isinstance(no, Refusal), action
                    assert no.message.key not in GENERAL, (action, g.waiting())
                    said[no.message.key] += 1
        g.play(seat, chance.choice(offered))
    assert len(said) > 25
    for key in said:
        assert all(words(language, "root").knows(key) for language in ("en", "pl")), key


# Each effect card: every link of its chain fails in turn, and the reason changes with it.

USABLE = {name: powers[0] for name, powers in GAME.rules.entries.items() if isinstance(powers[0].does, Effect)}


@rule("root", "4.1.3")
@pytest.mark.parametrize("card", USABLE)
def test_an_effect_says_which_of_its_conditions_fails(card: str) -> None:
    power = USABLE[card]
    t = at("marquise actions", warriors="marquise:5=3 eyrie:5=2", hands={"marquise": "sword anvil", "eyrie": "sword"})

    def reason() -> str:
        no = t.refusal(card)
        assert no is not None
        assert no.rule
        return no.message.key

    assert reason() == "root-not-crafted"
    t.state.crafted[0] = (power.does.number,)
    if power.at.name != "daylight":
        assert reason() == f"root-when-{power.at.name}"
        return
    assert reason() == "engine-words-wanted"
    t.state.used |= 1 << power.does.number
    assert reason() == "root-used"


def test_battle_effects_are_for_one_side() -> None:
    crafted = {"marquise": "brutal-tactics armorers", "eyrie": "sappers brutal-tactics"}
    t = at("marquise actions", warriors="marquise:5=3 eyrie:5=2", crafted=crafted, dice="2 1").play("battle 5 eyrie")
    t.play("defender")
    no = t.refusal("brutal-tactics")
    assert no is not None
    assert no.message.key == "root-for-attackers"
    t.play("pass")
    no = t.refusal("sappers")
    assert no is not None
    assert no.message.key == "root-not-crafted"
