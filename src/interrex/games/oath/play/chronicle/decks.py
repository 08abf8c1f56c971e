"""Cards that join and leave, relics, and the world deck of the next game (rulebook 8.4 to 8.8)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, filterfalse
from typing import Final

from interrex.engine.action import Action
from interrex.engine.verbs import Choice

from ...chronicle import build_world
from ...data.constants import JOINING, LEAVING, MIDDLE, UPPER
from ...data.denizens import DENIZENS
from ...data.faces import SUITS
from ...data.numbers import NONE, SCEPTER, SUIT, VISION, Cards
from ...data.numbers import SITE as SITES
from ...standing import matching
from ...state import SLOT_COUNT, Oath, Verb
from ...words import SUIT as SUIT_WORD
from ..moving import still

# ----------------------------------------------------------------------------------------------------- six cards join


OF_SUIT: Final = tuple([tuple([card.number for card in DENIZENS if card.suit == suit]) for suit in range(len(SUITS))])


def commonest(g: Oath, seat: int) -> list[int]:
    """The suits most common among the winner's advisers; without any, all of them."""
    counts = [matching(g, seat, suit) for suit in range(len(SUITS))]
    return [suit for suit, n in enumerate(counts) if n == max(counts)]


class Recruit(Verb):
    """Choose the suit of which most cards join."""

    name = "recruit"
    takes = (SUIT_WORD,)
    rule = "8.4.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each(commonest(g, seat))

    def act(self, g: Oath, seat: int, suit: int) -> None:
        recruit(g, suit)


class ChooseSuit(Choice[Oath]):
    __slots__ = ()
    verbs = (Recruit(),)
    rule = "8.4.1"
    asks = "oath-ask-recruit"


def ask_suit(g: Oath, seat: int) -> None:
    found = commonest(g, seat)
    if len(found) == 1:
        recruit(g, found[0])
    else:
        g.push(ChooseSuit(seat))


def at_random(g: Oath, cards: list[int], n: int) -> list[int]:
    """So many of them, or all there are."""
    g.luck.shuffle(cards)
    return cards[:n]


def recruit(g: Oath, suit: int) -> None:
    """Three of the suit, two of the next, one of the one after; if any is short, the Archive heals instead."""
    assert g.legacy is not None
    g.first_game = False  # from here on nobody knows what is in the Archive
    archive = set(g.archive)
    stacks = [list(filter(archive.__contains__, OF_SUIT[(suit + n) % len(SUITS)])) for n in range(len(JOINING))]
    if any(len(stack) < n for stack, n in zip(stacks, JOINING, strict=True)):
        heal(g)
        g.legacy = g.legacy._replace(healed=True)
        return
    joining = [card for stack, n in zip(stacks, JOINING, strict=True) for card in at_random(g, stack, n)]
    g.archive = tuple(sorted(archive.difference(joining)))
    g.world = (*g.world, *joining)
    g.legacy = g.legacy._replace(suit=suit)
    g.tell("oath-recruits", suit=SUITS[suit])


def heal(g: Oath) -> None:
    """Six of the largest suit among the Dispossessed join, and the others return to the Archive (rulebook 8.4.2)."""
    counts = [len([card for card in g.dispossessed if SUIT[card] == suit]) for suit in range(len(SUITS))]
    suit = g.luck.choice([suit for suit, n in enumerate(counts) if n == max(counts)])
    joining = at_random(g, [card for card in g.dispossessed if SUIT[card] == suit], LEAVING)
    g.archive = tuple(sorted([*g.archive, *[card for card in g.dispossessed if card not in joining]]))
    g.dispossessed = NONE
    g.world = (*g.world, *joining)
    g.tell("oath-heals", suit=SUITS[suit])


# ---------------------------------------------------------------------------------------------------- six cards leave


def forget(g: Oath, cards: Iterable[int]) -> None:
    """Nobody knows any longer where these lie."""
    for card in filter(g.eyes.__getitem__, cards):
        g.eyes[card] = 0


def lose_six(g: Oath, seat: int) -> None:
    """Of the piles and the losers' advisers six at random; all the rest goes to the world deck (rulebook 8.5)."""
    pool: list[int] = []
    for region in range(len(g.piles)):
        pool += g.piles[region]
        g.piles[region] = NONE
    own: list[int] = []
    for other in range(g.players):
        for card in g.advisers[other]:
            still(g, card)
        (own if other == seat else pool).extend((*g.advisers[other], *g.facedown[other], *g.drawn[other]))
        g.advisers[other] = g.facedown[other] = g.drawn[other] = NONE
        if g.vision[other]:
            still(g, g.vision[other])
            own.append(g.vision[other])
            g.vision[other] = 0
    own += g.boxed
    g.boxed = NONE
    leaving = at_random(g, list(filterfalse(VISION.__contains__, pool)), LEAVING)
    g.dispossessed = (*g.dispossessed, *leaving)
    g.world = (*g.world, *own, *filterfalse(leaving.__contains__, pool))
    forget(g, g.dispossessed)


# ------------------------------------------------------------------------------------------------------------- relics


def held(g: Oath, seat: int) -> Cards:
    """The relics of a seat leave it; the Grand Scepter alone is set aside where it is."""
    found = tuple([relic for relic in g.relics[seat] if relic != SCEPTER])
    for relic in found:
        still(g, relic)
    g.relics[seat] = tuple([relic for relic in g.relics[seat] if relic == SCEPTER])
    return found


def pass_relics_on(g: Oath, seat: int) -> None:
    """The losers' into the deck, from it to the sites, the winner's and the Reliquary's on top (rulebook 8.6)."""
    lost = [relic for other in range(g.players) if other != seat for relic in held(g, other)]
    deck = [*g.relic_deck, *lost]
    g.luck.shuffle(deck)
    for slot in range(SLOT_COUNT):
        while g.face_up >> slot & 1 and len(g.relics_at[slot]) < SITES[g.site[slot]].relics and deck:
            g.relics_at[slot] = (*g.relics_at[slot], deck.pop())
    top = [*held(g, seat), *[relic for relic in g.reliquary if relic]]
    g.luck.shuffle(top)
    g.reliquary = (0, 0, 0, 0)
    g.relic_deck = (*deck, *top)
    forget(g, chain(g.relic_deck, *g.relics_at))


# --------------------------------------------------------------------------------------------------------- world deck


def lay_world_deck(g: Oath) -> None:
    """Rulebook 8.8. All five Visions are in it again."""
    denizens = list(filterfalse(VISION.__contains__, g.world))
    g.world = build_world(denizens, list(VISION), g.luck)[::-1]
    g.upper, g.middle = sum(UPPER), sum(MIDDLE)
    forget(g, g.world)
