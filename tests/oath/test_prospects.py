"""What the table foretells: prices as they are then paid, and odds as they come out when played many times."""

from __future__ import annotations

from math import sqrt

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.oath.deeds import ATTACKER, UNDECIDED
from interrex.games.oath.play.campaign.odds import chance
from interrex.games.oath.play.campaign.plans import UsePlans
from interrex.games.oath.state import Oath

from .positions import Board, acting, campaign, pawned

GAME = interrex.game("oath")


def told(t: Board, line: str) -> dict[str, int]:
    """The numbers of an option's prospect, by the end of the message's key."""
    seat = t.state.pending()[0]
    action = next(a for a in t.state.actions(seat) if " ".join(str(word) for word in a) == line)
    lines = GAME.prospect(t.state, seat, action).lines
    return {line.message.key.removeprefix("oath-"): int(line.message.params["n"]) for line in lines}


def test_prices_and_gains_of_major_actions() -> None:
    t = acting("longbows", cards="steppe: keep tents")
    assert told(t, "search world") == {"would-spend-supply": 2}
    assert told(t, "muster keep") == {"would-spend-supply": 1, "would-pay-favor": 1, "would-gain-warbands": 2}
    assert told(t, "trade keep favor") == {"would-spend-supply": 1, "would-pay-secrets": 1, "would-gain-favor": 2}
    assert told(t, "trade tents secrets") == {"would-spend-supply": 1, "would-pay-favor": 2, "would-gain-secrets": 0}
    assert told(t, f"travel {t.to('salt-flats')}") == {"would-spend-supply": 2}


def test_a_price_is_what_is_paid() -> None:
    for offer in acting("longbows", cards="steppe: keep").offers():
        t = acting("longbows", cards="steppe: keep")
        if offer.split()[0] in ("search", "muster", "trade", "travel"):
            before, foretold = t.supply(1), told(t, offer)["would-spend-supply"]
            t.play(offer)
            assert before - t.supply(1) == foretold, offer


def test_what_a_recovery_takes() -> None:
    t = acting(relics="steppe: map", own={"favor": 5, "secrets": 5})
    assert told(t, "recover 1")["would-spend-supply"] == 1
    assert {"would-pay-favor", "would-pay-secrets"} & told(t, "recover 1").keys()
    assert told(t, "recover-banner peoples-favor 3") == {"would-spend-supply": 1, "would-pay-favor": 3}


def won(g: Oath, seed: int) -> bool:
    """Play a campaign on without plans, sacrificing whatever helps."""
    twin = g.copy()
    assert isinstance(twin, Oath)
    twin.luck = Luck(key_from_seed(seed))
    war = twin.war
    while war.victor == UNDECIDED:
        seat = twin.pending()[0]
        actions = twin.answers(seat)
        twin.play(seat, next((a for a in actions if a[0] in ("sacrifice", "pass", "share")), actions[0]))
    return war.victor == ATTACKER


@pytest.mark.parametrize("dice", [1, 3, 4])
@pytest.mark.parametrize("defending", [1, 3])
def test_the_odds_are_what_many_campaigns_come_to(dice: int, defending: int) -> None:
    t = campaign(defenders="longbows", two={"warbands": defending}).play("target-pawn", f"commit {dice}")
    assert isinstance(t.state.stack[-1], UsePlans)
    foretold = chance(t.state, t.state.war, t.state.war.attack, t.state.war.defense)
    games = 500
    found = sum([won(t.state, seed) for seed in range(games)]) / games
    assert abs(found - foretold) <= 2 * sqrt(foretold * (1 - foretold) / games) + 0.001


def test_a_plan_foretells_the_odds_once_it_is_used() -> None:
    t = pawned(defenders="longbows")
    as_it_stands = told(t, "pass")["odds"]
    assert told(t, "longbows minus")["odds"] < as_it_stands < told(t, "longbows plus")["odds"]


def test_the_board_has_the_odds_while_plans_are_made_and_then_what_the_dice_show() -> None:
    t = campaign(defenders="longbows", two={"warbands": 3}, dice="3 6  4 4 2").play()
    assert t.view(0)["campaign"]["odds"] is None
    t.play("target-pawn", "commit 3")
    assert t.view(0)["campaign"]["odds"] == told(t, "pass")["odds"]
    t.play("pass")
    war = t.view(0)["campaign"]
    assert (war["odds"], war["swords"], war["skulls"], war["shields"]) == (None, 2, 0, 2)
    assert war["totals"] == [2, 5]
