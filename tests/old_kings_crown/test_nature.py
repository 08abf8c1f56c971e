"""What cards are, asked of many at once, is what each of them says when it is asked alone."""

from __future__ import annotations

import random

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.old_kings_crown.data import AMBUSH, FLANK, OWN, RETREAT
from interrex.games.old_kings_crown.nature import (
    WITH_COMMAND,
    WITH_LORE,
    WITH_TRAIT,
    WITH_VOTES,
    archetype,
    council_votes,
    fitting,
    orders,
    those,
    votes,
    with_orders,
)
from interrex.games.old_kings_crown.play.commands import fighters
from interrex.games.old_kings_crown.state import ALL_OF, COMMANDS_OF, LIKENESS, TRAITS_OF, YEAR_END, Crown

BY_DAY = AMBUSH | RETREAT | FLANK


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


def altered(g: Crown, rng: random.Random) -> Crown:
    twin = g.copy()
    card, other = rng.randrange(4 * OWN), rng.randrange(4 * OWN)
    twin.gained = (*g.gained, (card, rng.choice([COMMANDS_OF, TRAITS_OF]), rng.randrange(8), YEAR_END))
    if rng.random() < 0.5:
        twin.copied = ((card, rng.choice([ALL_OF, LIKENESS]), other),)
    return twin


def agree(g: Crown) -> None:
    for seat in range(4):
        own = range(OWN * g.faction[seat], OWN * g.faction[seat] + OWN)
        for respect in (WITH_VOTES, WITH_LORE, WITH_COMMAND, WITH_TRAIT):
            for mask in (-1, 1, 4):
                alone = [card for card in own if respect.one(g, card) & mask]
                assert those(g, seat, own, respect, mask) == alone
        assert fitting(g, own, 5) == [card for card in own if archetype(g, card) & 5]
        for council in range(3):
            marks = g.council_marks[seat][council]
            alone_votes = sum([votes(g, card) for card in g.mine(seat, g.council[council])])
            assert council_votes(g, seat, council) in (alone_votes, alone_votes + marks)
        if g.doing:
            here, done = fighters(g, seat), g.clash.ordered
            left = [(card, orders(g, card, done) & BY_DAY) for card in here]
            assert with_orders(g, seat, here, BY_DAY) == [pair for pair in left if pair[1]]
