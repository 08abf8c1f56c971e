"""Why not: of every component the real reason, whatever is asked (rulebook 1.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from interrex.engine.conditions import All, Condition
from interrex.engine.words import words
from interrex.games.kingsburg import GAME, moments
from interrex.games.kingsburg.data import AUTUMN, BUILDINGS, CARDS, NUMBER, RULE, SPRING, SUMMER
from interrex.games.kingsburg.moments import Occasion
from interrex.games.kingsburg.play.occasions import Use
from interrex.games.kingsburg.powers.use import Usable
from interrex.games.kingsburg.reasons import ELSEWHERE
from interrex.games.kingsburg.state import Kingsburg
from interrex.testing import Table, rule

from .positions import BUILD, INFLUENCE, at, seat

COMPONENTS = [*[b.id for b in BUILDINGS], *[card.id for card in CARDS]]
POWERS = [power for powers in GAME.rules.entries.values() for power in powers if isinstance(power.does, Usable)]
USES: list[Usable] = [power.does for power in POWERS]
MOMENT = {power.does.name: power.at for power in POWERS}
GENERAL = ("engine-not-offered", "kingsburg-no-use", "kingsburg-no-use-by")


def changed(g: Kingsburg, **values: Any) -> None:
    """The first seat has it otherwise."""
    for name, value in values.items():
        held = getattr(g, name)
        if isinstance(held, list) and name != "placed":
            held[0] = value
        else:
            setattr(g, name, value)


# Positions to try a condition in: what one asks for, another lacks.
WORLDS: list[dict[str, Any]] = [
    {"phase": phase, "goods": goods, "tokens": tokens, "army": army, "coloured": dice, **rest}
    for phase in (SPRING, SUMMER, AUTUMN)
    for goods, tokens in (((0, 0, 0), 0), ((3, 3, 3), 3))
    for army in (0, 2, 5)
    for dice in ((1, 1, 1), (2, 3, 3), (6, 6, 6))
    for rest in (
        {"year": 1},
        {"year": 5, "placed": [(5, 0, "d5")], "taken": (1 << 19) - 2, "in_play": 1 << NUMBER["town-hall"]},
        {"year": 5, "placed": [(11, 0, "d56")], "taken": 1 << 11},
    )
]


def asked_at(name: str, world: dict[str, Any], *, mine: bool = True, used: bool = False) -> Table:
    """The first seat is asked at the component's own moment, whether or not it could do anything."""
    t = at(BUILD, seat(), seat(army=4), seat())
    g = t.state
    changed(g, **world)
    if mine:
        g.bring(0, NUMBER[name])
    if used:
        g.used[0] |= 1 << NUMBER[name]
    g.stack, g.steps = [], []
    g.push(Use(0, MOMENT[name]))
    return t


def links(condition: Condition | None) -> list[Condition]:
    """What a condition is made of, in order."""
    if condition is None:
        return []
    return [link for part in condition.parts for link in links(part)] if isinstance(condition, All) else [condition]


def key(t: Table, line: str) -> str:
    refusal = t.refusal(line)
    return "" if refusal is None else refusal.message.key


@pytest.mark.parametrize("verb", USES, ids=[verb.name for verb in USES])
@rule("kingsburg", "1.9", "1.7")
def test_each_condition_of_a_component_is_the_reason_while_it_fails(verb: Usable) -> None:
    name, card = verb.name, verb.number
    (given,) = [power.given for power in GAME.rules.entries[name] if power.does is verb]
    chain = links(given)
    for n, link in enumerate(chain):
        before = chain[:n]
        fails = [w for w in WORLDS if _holds(name, w, before) and not link.holds(asked_at(name, w).state, card, 0)]
        mended = [w for w in WORLDS if _holds(name, w, [*before, link])]
        assert fails, f"{name}: nothing to try link {n} in"
        assert mended, f"{name}: nothing to try link {n} in"
        reasons = {key(asked_at(name, w), name) for w in fails}
        expected = link.words(asked_at(name, fails[0]).state, card, 0)
        assert expected is not None, f"{name}: link {n} has no words"
        assert reasons == {expected.message.key}
        assert expected.rule == RULE[name]
        assert expected.message.key not in {key(asked_at(name, w), name) for w in mended}


def _holds(name: str, world: dict[str, Any], conditions: list[Condition]) -> bool:
    g = asked_at(name, world).state
    return all(one.holds(g, NUMBER[name], 0) for one in conditions)


@pytest.mark.parametrize("verb", USES, ids=[verb.name for verb in USES])
@rule("kingsburg", "1.9")
def test_a_component_says_whose_it_is_whether_it_was_used_and_when_its_moment_comes(verb: Usable) -> None:
    name = verb.name
    assert key(asked_at(name, WORLDS[0], mine=False), name).startswith("kingsburg-no-not-yours")
    assert key(asked_at(name, WORLDS[0], used=True), name).startswith("kingsburg-no-used")
    t = at(INFLUENCE, seat(dice="d35"), seat(dice="d12"))
    assert key(t, name).startswith("kingsburg-no-not-yours")
    t.state.bring(0, NUMBER[name])
    assert key(t, name).startswith("kingsburg-no-moment")
    t.state.used[0] = 1 << NUMBER[name]
    assert key(t, name).startswith("kingsburg-no-used")


@pytest.mark.parametrize("name", [name for name in COMPONENTS if name not in MOMENT])
@rule("kingsburg", "1.9")
def test_what_works_by_itself_says_so(name: str) -> None:
    t = at(INFLUENCE, seat(dice="d35"), seat(dice="d12"))
    assert key(t, name).startswith("kingsburg-no-not-yours")
    t.state.bring(0, NUMBER[name])
    assert key(t, name).startswith(("kingsburg-no-by-itself", "kingsburg-no-only-helps"))
    assert t.refused(name) == RULE[name]


@pytest.mark.parametrize("position", [lambda: at(INFLUENCE, seat(dice="d35"), seat(dice="d12")),
                                      lambda: at(BUILD, seat(gold=2), seat())])  # fmt: skip
@rule("kingsburg", "1.9")
def test_a_verb_of_another_phase_says_when_it_is_done(position: Callable[[], Table]) -> None:
    t = position()
    mine = {phrase.name for phrase in t.state.waiting().spoken(t.state, 0)}
    for verb, cited in ELSEWHERE.items():
        if verb not in mine:
            assert t.refused(f"{verb} 1") == cited
            assert key(t, f"{verb} 1") not in GENERAL


def test_every_moment_has_words() -> None:
    occasions = [one for one in vars(moments).values() if isinstance(one, Occasion)]
    for language in ("en", "pl"):
        known = words(language, "kingsburg")
        assert [one.uses.name for one in occasions if not known.knows(f"kingsburg-moment-{one.uses.name}")] == []
