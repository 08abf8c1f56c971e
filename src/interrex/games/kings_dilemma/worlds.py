"""What a seat may imagine of what it does not know: others' agendas, the deck, backs of dilemmas, what was put off.

Zones say who holds which agenda, but not what looking through the draft has taught: whoever chose knows which agendas
went before and which were left. And nobody may learn anything about sealed cards by thinking: the deck of an imagined
world is made of rumours, and the back of the dilemma on the table does what its front promises and no more.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.luck import Luck
from interrex.engine.zones import TABLE

from .data import NOBODY
from .play.moments import listen
from .state import Council
from .story.shelf import RUMOUR, RUMOURS

SKULLS: Final = (2, 7)  # two cards of seven have one


def imagine(g: Council, seat: int, luck: Luck) -> Council:
    twin = g.copy()
    twin.luck = luck.branch()
    if seat == TABLE:  # cards are drawn when their time comes, and their backs are no matter of chance
        return twin
    if not g.revealed:
        _agendas(twin, seat, luck)
    deck = [RUMOUR + luck.below(len(RUMOURS)) for _ in g.deck]
    if g.card != NOBODY and g.card < RUMOUR and g.story.is_dilemma(g.card) and not g.turned:
        guessed = g.story.guesses[g.card]
        twin.outcomes = (guessed.aye, guessed.nay)
        twin.skull = luck.below(SKULLS[1]) < SKULLS[0]
    known = g.known_next(seat)
    if known != NOBODY:  # its front is, and nobody knows the back
        twin.next_card = deck[0] = g.story.guessed(known)
    elif g.next_card != NOBODY:
        twin.next_card = RUMOUR + luck.below(len(RUMOURS))
    twin.deck = tuple(sorted(deck))
    twin.later = ()
    twin.facts = {name: house for name, house in g.facts.items() if name.startswith("envelope ")}
    twin.counters = {}
    listen(twin)
    twin.reseal(seat, luck)
    return twin


def _agendas(g: Council, seat: int, luck: Luck) -> None:
    """Agendas this seat knows to have gone before it change places among themselves; so do those it handed on."""
    if not g.removed:  # not dealt yet
        return
    order = g.by_prestige()
    looked = bool(g.unseen[seat])
    mine = order.index(seat)
    groups = [order[:mine], order[mine + 1 :]] if looked else [[other for other in order if other != seat]]
    for number, seats in enumerate(groups):
        before = number == 0
        pool = [g.agendas[s][0] for s in seats if g.agendas[s]]
        removed = before or not looked
        handed_on = (not before or not looked) and not (looked and not g.agendas[seat])
        pool += g.removed if removed else []
        pool += g.draft if handed_on else []
        pool.sort()
        luck.shuffle(pool)
        for s in seats:
            if g.agendas[s]:
                g.agendas[s] = [pool.pop()]
        if removed:
            g.removed = [pool.pop() for _ in g.removed]
        if handed_on:
            g.draft = sorted([pool.pop() for _ in g.draft])
    g.unseen = tuple([g.unseen[s] if s == seat else _seen_by(g, s, order) for s in range(g.players)])


def _seen_by(g: Council, seat: int, order: list[int]) -> tuple[int, ...]:
    """What another seat would have found missing, in this world."""
    if not g.unseen[seat]:
        return ()
    before = [g.agendas[s][0] for s in order[: order.index(seat)] if g.agendas[s]]
    return tuple(sorted([*g.removed, *before]))
