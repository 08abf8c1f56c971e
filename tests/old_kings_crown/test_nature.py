"""What cards are, asked of many at once, is what each of them says when it is asked alone."""

from __future__ import annotations

import random

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.old_kings_crown.data import OWN
from interrex.games.old_kings_crown.many import (
    BY_DAY,
    WITH_ASSASSINATE,
    WITH_DEPLOY,
    WITH_FLANK,
    WITH_INVULNERABLE,
    WITH_LORE,
    WITH_RALLY,
    WITH_VOTES,
    council_votes,
    fitting,
    in_hand,
    those,
    those_of_all,
    with_orders,
)
from interrex.games.old_kings_crown.moments import DAY_TEXT
from interrex.games.old_kings_crown.nature import all_say, archetype, orders, votes
from interrex.games.old_kings_crown.play.commands import fighters
from interrex.games.old_kings_crown.play.day import speakers
from interrex.games.old_kings_crown.state import ALL_OF, COMMANDS_OF, LIKENESS, TRAITS_OF, YEAR_END, Crown

from .positions import HIGHLANDS, at
from .positions import seat as player

RESPECTS = (
    WITH_VOTES, WITH_LORE, WITH_FLANK, WITH_RALLY, WITH_DEPLOY, WITH_ASSASSINATE, WITH_INVULNERABLE, BY_DAY,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_cards_asked_together_answer_as_alone(seed: int) -> None:
    """In random games, with gains and copies thrown in that hardly ever come about."""
    g = interrex.game("old-kings-crown").start(4, {}, Luck(key_from_seed(seed)))
    assert isinstance(g, Crown)
    g.run()
    rng = random.Random(seed)
    while g.pending():
        if rng.random() < 0.1:
            agree(g)
            agree(altered(g, rng))
        seat = g.pending()[0]
        g.play(seat, rng.choice(g.actions(seat)))


@pytest.mark.parametrize("on", ["", "snow-blindness:clans"])
def test_cards_answer_alike_in_the_fog_and_out_of_it(on: str) -> None:
    players = [player("nobility"), player("clans"), player("uprising", "follower-1"), player("gathering")]
    t = at(
        HIGHLANDS,
        *players,
        highlands="nobility-captain-9 nobility-agent clans-trader fog-committee gathering-cavalry",
        on_highlands=on,
    )
    while t.state.pending():
        agree(t.state)
        t.play(t.offers()[-1])


def altered(g: Crown, rng: random.Random) -> Crown:
    twin = g.copy()
    card, other = rng.randrange(4 * OWN), rng.randrange(4 * OWN)
    gained = (*g.gained, (card, rng.choice([COMMANDS_OF, TRAITS_OF]), rng.randrange(8), YEAR_END))
    copied = ((card, rng.choice([ALL_OF, LIKENESS]), other),) if rng.random() < 0.5 else g.copied
    twin.alter(gained, copied)
    return twin


def agree(g: Crown) -> None:
    for seat in range(4):
        own = range(OWN * g.faction[seat], OWN * g.faction[seat] + OWN)
        for respect in RESPECTS:
            alone = [card for card in own if respect.one(g, card) & respect.mask]
            assert those(g, seat, range(4 * OWN), respect) == alone
            assert [card for card in own if those(g, seat, [card], respect)] == alone
            assert in_hand(g, seat, respect) == [card for card in g.hands[seat] if card in alone]
        assert fitting(g, own, 5) == [card for card in own if archetype(g, card) & 5]
        for council in range(3):
            marks = g.council_marks[seat][council]
            alone_votes = sum([votes(g, card) for card in g.mine(seat, g.council[council])])
            assert council_votes(g, seat, council) in (alone_votes, alone_votes + marks)
        if g.deeds:
            here, done = fighters(g, seat), g.clash.ordered
            left = [(card, orders(g, card, done) & BY_DAY.mask) for card in here]
            able = [pair for pair in left if pair[1]]
            assert with_orders(g, seat, here) == able
            assert speakers(g, seat) == here or not (able or all_say(g, here, DAY_TEXT))
    for respect in RESPECTS:
        together = [card for card in range(4 * OWN) if respect.one(g, card) & respect.mask]
        assert sorted(those_of_all(g, range(4), range(4 * OWN), respect)) == together
