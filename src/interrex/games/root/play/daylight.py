"""What any player may do in Daylight beside its faction's own actions: dominance cards, crafted effects, crafting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import AGAIN, Choice, Verb

from ..data import CARDS, DOMINANCE, DOMINANCE_FROM, FACTIONS, HOSTILE, INDIFFERENT, SUIT_OF
from ..hands import Cards, card_id, matching, without
from ..moments import IN_DAYLIGHT
from ..satchel import vagabond_at
from ..state import NOBODY, Root
from ..words import AVAILABLE, CARD, FACTION, WITH
from . import effects
from .craft import Craft
from .piles import ALL_EYES, from_hand, into_hand, spend
from .reasons import why_not_other, why_not_spent


class Claim(Verb[Root]):
    """Take a dominance card from beside the map, for a card of its suit (law 3.3.4)."""

    name = "claim"
    takes = (AVAILABLE, WITH)
    rule = "3.3.4"

    def offers(self, g: Root, seat: int) -> list[Action]:
        if not g.available:
            return []
        hand = g.hands[seat]
        found: list[Action] = []
        for card in g.available:
            row = self.row(card)
            for paid in matching(hand, SUIT_OF[card]):
                found.append(row[paid])
        return found

    def act(self, g: Root, seat: int, card: int, paid: int) -> None:
        spend(g, seat, paid)
        g.available = without(g.available, card)
        into_hand(g, seat, card, eyes=ALL_EYES)
        g.tell("root-claims", seat=seat, card=card_id(card))

    def why_not(self, g: Root, seat: int, card: int, paid: int) -> Refusal | None:
        if card not in g.available:
            return refusal(self.rule, "root-not-available", card=card_id(card))
        return why_not_spent(g, seat, self.rule, paid, SUIT_OF[card])


class Dominate(Verb[Root]):
    """From ten points on, win by ruling clearings and no longer by points (law 3.3.1)."""

    name = "dominance"
    takes = (CARD,)
    rule = "3.3.1"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return [self.action(card) for card in dominance_cards(g, seat)] if g.people[seat].has_warriors else []

    def act(self, g: Root, seat: int, card: int) -> None:
        activate(g, seat, card)

    def why_not(self, g: Root, seat: int, card: int) -> Refusal | None:
        if no := why_not_dominance(g, seat, card):
            return no
        return refusal("9.2.8", "root-no-dominance-kind")


class Ally(Verb[Root]):
    """A Vagabond's way to use a dominance card: he wins with whoever has the fewest points (law 9.2.8)."""

    name = "coalition"
    takes = (CARD, FACTION)
    rule = "9.2.8"

    def offers(self, g: Root, seat: int) -> list[Action]:
        if g.players < 4 or g.people[seat].has_warriors or not (held := dominance_cards(g, seat)):
            return []
        partners = coalition_partners(g, seat)
        return [self.action(card, g.faction[partner]) for card in held for partner in partners]

    def act(self, g: Root, seat: int, card: int, faction: int) -> None:
        activate(g, seat, card)
        g.coalition[seat] = g.seat_of[faction]
        relations = vagabond_at(g, seat).relations
        if relations[faction] == HOSTILE:
            relations[faction] = INDIFFERENT  # law 9.2.9.3.4
        g.tell("root-coalition", seat=seat, faction=FACTIONS[faction])

    def why_not(self, g: Root, seat: int, card: int, faction: int) -> Refusal | None:
        if no := why_not_dominance(g, seat, card):
            return no
        if g.people[seat].has_warriors:
            return refusal(self.rule, "root-no-dominance-kind")
        if g.players < 4:
            return refusal(self.rule, "root-coalition-of-four")
        return why_not_other(g, seat, self.rule, faction) or why_not_partner(g, g.seat_of[faction])


def dominance_cards(g: Root, seat: int) -> list[int]:
    """Those the seat could activate now."""
    if g.score[seat] < DOMINANCE_FROM or g.dominance[seat] != NOBODY:
        return []
    return sorted({card for card in g.hands[seat] if CARDS[card].kind == DOMINANCE})


def why_not_dominance(g: Root, seat: int, card: int) -> Refusal | None:
    if card not in g.hands[seat] or CARDS[card].kind != DOMINANCE:
        return refusal("3.3.1", "root-no-dominance-card")
    if g.dominance[seat] != NOBODY:
        return refusal("3.3.2", "root-one-dominance")
    if g.score[seat] < DOMINANCE_FROM:
        return refusal("3.3.1", "root-no-dominance-yet", points=DOMINANCE_FROM)
    return None


def why_not_partner(g: Root, partner: int) -> Refusal | None:
    faction = FACTIONS[g.faction[partner]]
    if g.dominance[partner] != NOBODY or g.coalition[partner] != NOBODY or partner in g.coalition:
        return refusal("9.2.8", "root-coalition-taken", faction=faction)
    return refusal("9.2.8", "root-coalition-fewest", faction=faction)


def coalition_partners(g: Root, seat: int) -> list[int]:
    """Whoever has the fewest points, and is in no coalition (law 9.2.8)."""
    others = [s for s in range(g.players) if s != seat and g.dominance[s] == NOBODY and g.coalition[s] == NOBODY]
    taken = [g.coalition[s] for s in range(g.players)]
    fewest = min([g.score[s] for s in others], default=0)
    return [s for s in others if g.score[s] == fewest and s not in taken]


def activate(g: Root, seat: int, card: int) -> None:
    """Law 3.3.1."""
    from_hand(g, seat, card)
    g.dominance[seat] = card
    g.tell("root-dominance", seat=seat, card=card_id(card))


IS_DOMINANCE: Final = [card.kind == DOMINANCE for card in CARDS]
CLAIMING: Final[tuple[Verb[Root], ...]] = (Claim(),)
ANYBODYS: Final[tuple[Verb[Root], ...]] = (*CLAIMING, Dominate(), Ally())


def holds_dominance(hand: Cards) -> bool:
    for card in hand:
        if IS_DOMINANCE[card]:
            return True
    return False


def may_have_more(g: Root, seat: int) -> bool:
    """May the seat do anything of this file, as far as anybody can see? (rulebook 23.1)"""
    cards_may = bool(g.hands[seat]) and (bool(g.available) or g.score[seat] >= DOMINANCE_FROM)
    return cards_may or effects.usable(g, seat, IN_DAYLIGHT)


class DaylightChoice(Choice[Root]):
    """A choice of Daylight: its own verbs, and then what anybody may do."""

    __slots__ = ()
    again = AGAIN

    def choices(self, g: Root) -> Sequence[Verb[Root]]:
        besides = self.besides(g)
        return self.verbs + besides if besides else self.verbs

    def besides(self, g: Root) -> tuple[Verb[Root], ...]:
        """Crafted effects; and what can be done with dominance cards, where there are any to claim or to activate."""
        seat: int = self.seat
        cards = CLAIMING if g.available else ()
        if g.score[seat] >= DOMINANCE_FROM and holds_dominance(g.hands[seat]):
            cards = ANYBODYS
        return effects.verbs(g, seat, IN_DAYLIGHT) + cards if g.crafted[seat] else cards

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        for verb in ANYBODYS:
            if verb.name == a[0]:
                return verb.refuse(g, self.seat, a)
        return effects.why_not_effect(g, self.seat, a, IN_DAYLIGHT)


CRAFT: Final = Craft()


class CraftFirst(DaylightChoice):
    """Crafting, for factions that do it before their other work."""

    __slots__ = ("cited",)
    asks = "root-ask-craft"
    ends = "root-do-pass-craft"
    verbs = (CRAFT,)

    def __init__(self, seat: int, cited: str) -> None:
        self.seat = seat
        self.cited = cited

    def rule_for(self, seat: int) -> str:
        return self.cited
