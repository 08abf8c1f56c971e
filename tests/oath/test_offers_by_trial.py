"""What the Act Phase offers, compared with what trying everything on a copy of the position finds.

The game sees from masks what could have a say, and asks only that. The oracle here knows nothing of masks: it takes
every object a major action could have, makes the deed, and tries every modifier in every order.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import interrex
from interrex.engine.action import Action
from interrex.engine.game import Start
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.verbs import Choice
from interrex.games.oath.data.constants import CAMPAIGN_COST
from interrex.games.oath.data.numbers import COST, NOBODY
from interrex.games.oath.deeds import MUSTER, PLAY, RECOVER, SEARCH, TRADE, TRAVEL, Campaign
from interrex.games.oath.moments import IN_ACT, NO_CAMPAIGN
from interrex.games.oath.play.campaign import ATTACK
from interrex.games.oath.play.campaign.targets import (
    cast_out,
    declare,
    declare_own_site,
    foes,
    open_targets,
    targets_stand,
)
from interrex.games.oath.play.deeds import MAJOR, Major, bind, blocked, helps
from interrex.games.oath.play.moving import banner_number
from interrex.games.oath.play.muster import cards_on_map
from interrex.games.oath.play.recover import BANNERS
from interrex.games.oath.play.travel import guide
from interrex.games.oath.play.turn import Act
from interrex.games.oath.play.wealth import payable
from interrex.games.oath.ruling import NO_AMBUSH, POWERS, applies, barred, promised
from interrex.games.oath.state import SLOT_COUNT, Oath

GAME = interrex.game("oath")
MOST_PUT_ON_A_BANNER = 25


# ------------------------------------------------------------------------------------------------------- by trial


def can_end_well(g: Oath) -> bool:
    """The deed under way is lawful as it stands, or some chain of modifiers makes it so."""
    deed = g.deed
    if blocked(g, deed) is None:
        return True
    for _, power in helps(g, deed):
        for a in power.does.when_ready(g, deed.seat):
            twin = g.copy()
            power.does.perform(twin, deed.seat, a)
            if can_end_well(twin):
                return True
    return False


def works(g: Oath, major: Major, seat: int, what: int, how: int = 0) -> bool:
    twin = g.copy()
    deed = major.new(twin, seat, what, how)
    twin.deeds.append(deed)
    bind(twin, deed)
    return can_end_well(twin)


def tried(g: Oath, seat: int) -> dict[str, set[Action]]:
    """By verb, the actions that work out."""
    here = g.relics_at[g.pawn[seat]]
    search, muster, trade, relic, travel, turn_up = [MAJOR[n] for n in (SEARCH, MUSTER, TRADE, RECOVER, TRAVEL, PLAY)]
    cards = cards_on_map(g)
    banners = [(banner_number(g, n), put) for n in (0, 1) for put in range(1, MOST_PUT_ON_A_BANNER)]
    led = guide(g, seat) != NOBODY
    slots = [s for s in range(SLOT_COUNT) if works(g, travel, seat, s)]
    return {
        "search": {search.action(n) for n in range(4) if works(g, search, seat, n)},
        "muster": {muster.action(card) for card in cards if works(g, muster, seat, card)},
        "trade": {trade.action(card, how) for card in cards for how in (0, 1) if works(g, trade, seat, card, how)},
        "recover": {relic.action(at) for at, number in enumerate(here) if works(g, relic, seat, number)},
        "recover-banner": {BANNERS.action(n, put) for n, put in banners if works(g, BANNERS, seat, n, put)},
        "campaign": {ATTACK.action(foe) for foe in foes(g, seat, g.pawn[seat]) if attackable(g, seat, foe)},
        "travel": set() if led else {travel.action(slot) for slot in slots},
        "leave": {("leave",)} if led and slots else set(),
        "turn-up": {turn_up.action(card) for card in g.facedown[seat] if works(g, turn_up, seat, card)},
    }


def attackable(g: Oath, seat: int, foe: int) -> bool:
    """Is there any set of targets that stands?"""
    if g.supply[seat] < CAMPAIGN_COST or barred(g, NO_CAMPAIGN, seat) or promised(g, seat, NO_AMBUSH, foe):
        return False
    twin = g.copy()
    war = Campaign.new(seat, foe, twin.pawn[seat])
    twin.deeds.append(war)
    cast_out(twin, war)
    declare_own_site(twin, war)
    return some_stand(twin)


def some_stand(g: Oath) -> bool:
    if targets_stand(g, g.war):
        return True
    for kind, which in open_targets(g, g.war):
        twin = g.copy()
        declare(twin, twin.war, kind, which)
        if some_stand(twin):
            return True
    return False


def used_powers(g: Oath, seat: int) -> list[Action]:
    """What Action powers offer, each component asked one by one."""
    return [
        a
        for number in sorted(POWERS.by_number)
        if g.live >> number & 1 and payable(g, seat, number, COST[number])
        for power in POWERS.by_number[number]
        if power.at is IN_ACT and applies(g, number, power.whose, seat)
        if power.given is None or power.given.holds(g, number, seat)
        for a in power.does.offers(g, seat)
    ]


def compare(g: Oath, seat: int) -> None:
    act = g.stack[-1]
    assert isinstance(act, Act)
    offered = act.actions(g)
    assert offered == Choice.actions(act, g), "each verb for itself offers the same, in the same order"
    by_trial = tried(g, seat)
    for name, found in by_trial.items():
        assert {a for a in offered if a[0] == name} == found, name
    names = {power.does.name for powers in POWERS.by_number.values() for power in powers if power.at is IN_ACT}
    assert [a for a in offered if a[0] in names] == used_powers(g, seat)


def consistent(g: Oath) -> None:
    """What is kept by colour is what lies at the sites."""
    for colour, mask in enumerate(g.garrisons):
        assert mask == sum([1 << slot for slot in range(SLOT_COUNT) if g.colours[slot] == colour])
    assert [n > 0 for n in g.bands] == [colour != NOBODY for colour in g.colours]


# ------------------------------------------------------------------------------------------------- random games


def play(players: int, seed: int, chronicle: dict[str, Any] | None, every: int) -> tuple[dict[str, Any], int]:
    """A random game in which every so many decisions of the Act Phase are compared; what it leaves, and how many."""
    houses = tuple(range(players))
    state = GAME.start(players, {}, Luck(key_from_seed(seed)), chronicle, houses)
    state.run()
    rng, acts, compared = random.Random(seed), 0, 0
    while not state.over:
        seat = state.pending()[0]
        if isinstance(state.stack[-1], Act):
            acts += 1
            assert isinstance(state, Oath)
            assert state.answers(seat) == state.copy().answers(seat), "a copy remembers nothing, and finds the same"
            if acts % every == 0:
                consistent(state)
                compare(state, seat)
                compared += 1
        state.play(seat, rng.choice(state.answers(seat)))
    assert GAME.saga is not None
    return GAME.saga.chronicle(state, Start(players, {}, chronicle, houses)), compared


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_is_offered_is_what_trying_finds(players: int) -> None:
    """In the first game and in the next ones: by then other cards, sites and edifices are in play."""
    chronicle: dict[str, Any] | None = None
    compared = 0
    for depth in range(6):
        chronicle, more = play(players, 100 * players + depth, chronicle, every=12)
        compared += more
    assert compared > 20


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_remembered_is_what_is_found_anew(players: int) -> None:
    """In a long line of games, so that every card comes into play."""
    chronicle: dict[str, Any] | None = None
    for depth in range(12):
        chronicle, _ = play(players, 1000 * players + depth, chronicle, every=10**6)
