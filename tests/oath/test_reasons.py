"""Why not: whatever lies on the table says which of its conditions fails, and holds nothing back once it is met."""

from __future__ import annotations

import random

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.message import Refusal
from interrex.games.oath.data.faces import SITE_ONLY
from interrex.games.oath.data.numbers import COST, IDS, KIND, NUMBER, SCEPTER, WHERE, is_denizen, is_relic
from interrex.games.oath.moments import IN_ACT
from interrex.games.oath.ruling import POWERS
from interrex.games.oath.state import Oath

from .positions import Board, acting, campaign, pawned

GAME = interrex.game("oath")
GENERAL = {"engine-not-offered", "engine-no-such-verb"}
ACTIONS = [
    IDS[number]
    for number, powers in sorted(POWERS.by_number.items())
    if (is_denizen(number) or is_relic(number)) and number != SCEPTER and any(power.at is IN_ACT for power in powers)
]
FAR = ("oath-no-access", "oath-not-its-ruler", "oath-pawn-not-there", "oath-not-its-holder")
PRICED = [name for name in ACTIONS if any(COST[NUMBER[name]])]


def beside(name: str, own: dict[str, object] | None = None, **more: str) -> Board:
    """An Exile on turn who may use the component, if nothing else speaks against it."""
    own = {"favor": 6, "secrets": 6, **(own or {})}
    if is_relic(NUMBER[name]):
        return acting(own={**own, "relics": name}, **more)
    if WHERE[NUMBER[name]] == SITE_ONLY:
        return acting(own=own, cards=f"steppe: {name}", **more)
    return acting(name, own=own, **more)


def reason(t: Board, name: str) -> str:
    """The key of what is said about using it; empty: it is offered."""
    if any(offer.split()[0] == name for offer in t.offers()):
        return ""
    no = t.refusal(name)
    assert isinstance(no, Refusal)
    assert no.message.key not in GENERAL
    return no.message.key


def test_no_reason_is_general() -> None:
    """For every component face up in random games, whatever is asked."""
    for players in (2, 4):
        state = GAME.start(players, {}, Luck(key_from_seed(players)), None, tuple(range(players)))
        state.run()
        assert isinstance(state, Oath)
        rng, asked = random.Random(players), 0
        while not state.over:
            seat = state.pending()[0]
            offered = {a[0] for a in state.answers(seat)}
            for number in range(1, len(IDS)) if asked % 5 == 0 else ():
                if state.live >> number & 1 and KIND[number] in ("card", "relic") and IDS[number] not in offered:
                    no = state.waiting().refuse(state, seat, (IDS[number],))
                    assert no is not None
                    assert no.message.key not in GENERAL, IDS[number]
            asked += 1
            state.play(seat, rng.choice(state.answers(seat)))


@pytest.mark.parametrize("name", PRICED)
def test_what_cannot_be_paid_says_so_and_is_no_reason_once_it_can(name: str) -> None:
    poor = reason(beside(name, {"favor": 0, "secrets": 0}), name)
    rich = reason(beside(name), name)
    assert rich not in ("oath-no-favor", "oath-no-secret")
    assert poor in ("oath-no-favor", "oath-no-secret") or poor == rich  # else another condition comes first


@pytest.mark.parametrize("name", [name for name in PRICED if COST[NUMBER[name]].favor + COST[NUMBER[name]].secrets])
def test_tokens_on_it_are_the_reason_until_they_are_gone(name: str) -> None:
    assert reason(beside(name, tokens=f"{name}: 1 0"), name) == "oath-tokens-on-it"
    assert reason(beside(name), name) != "oath-tokens-on-it"


@pytest.mark.parametrize("name", ACTIONS)
def test_who_has_no_access_is_told_so(name: str) -> None:
    far = acting(own={"favor": 6, "secrets": 6}, cards="" if is_relic(NUMBER[name]) else f"ancient-city: {name}")
    if is_relic(NUMBER[name]):
        assert reason(far, name) == "oath-not-in-play"
    else:
        assert reason(far, name) in (
            "oath-no-access",
            "oath-not-its-ruler",
            "oath-pawn-not-there",
            "oath-not-its-holder",
        )
    assert reason(beside(name), name) not in ("oath-not-in-play", "oath-no-access", "oath-not-its-holder")


def test_citizenship_without_the_scepter_is_not_yours_to_offer() -> None:
    assert reason(acting(), "offer-citizenship") == "oath-not-its-holder"


def test_a_plan_says_which_side_it_is_of_that_it_was_used_and_which_condition_fails() -> None:
    assert reason(acting("longbows"), "longbows") == "oath-used-in-campaign"
    t = pawned("battle-honors longbows").play("longbows plus")
    assert reason(t, "longbows") == "oath-plan-used"
    assert reason(pawned("wrestlers longbows"), "wrestlers") == "oath-other-sides-plan"
    assert reason(pawned("fire-talkers longbows"), "fire-talkers") == "oath-side-needs-secret"
    assert reason(pawned("fire-talkers longbows", darkest_secret=1), "fire-talkers") == ""


def test_a_modifier_says_with_which_action_it_is_used() -> None:
    assert reason(acting("tents"), "tents") == "oath-used-with"
    assert reason(campaign("tents"), "tents") == "oath-used-with"


def test_what_is_not_in_play_can_be_asked_about() -> None:
    """A site that lies nowhere, whose power is for whoever rules it."""
    assert reason(acting(), "the-tribunal") == "oath-not-in-play"


def test_moving_warbands_says_which_condition_fails() -> None:
    assert reason(acting(bands="steppe: 1x2"), "station 99") == "oath-has-warbands"
    assert reason(acting(), "station 1") == "oath-not-ruled-here"
    assert reason(acting(), "withdraw-warbands 1") == "oath-none-at-site"
    assert reason(acting(bands="steppe: 1x1"), "withdraw-warbands 1") == "oath-no-withdraw"
    assert reason(acting(), "give-warbands 0 1") == "oath-only-the-empire"
