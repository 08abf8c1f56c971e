"""The Night effects of a clash, all at once (rulebook 5.4)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.verbs import Phrase

from ..data import CARD_IDS, OWN, RESILIENT
from ..many import WITH_ASSASSINATE, WITH_INVULNERABLE, those_of_all
from ..moments import DIES, HEIRS_DIE, KILLED, KILLED_TEXT, KILLS, POWERS, SPARES, ask, happen, who_speaks
from ..nature import all_say, asks, in_clash, says, traits
from ..state import Cards, Clash, Crown, Decision
from ..words import CARD, card_message
from .moving import eliminate


def opponents_here(g: Crown, seat: int) -> list[int]:
    """Opponents' cards in the clash."""
    faction = g.faction[seat]
    return [card for card in in_clash(g, g.clash) if card // OWN != faction]


def night(g: Crown) -> None:
    """Who hits whom is looked at once; then all leave together, and their ends are rewarded (rulebook 20.30)."""
    clash: Clash = g.deeds[-1]
    here = in_clash(g, clash)
    assassins = those_of_all(g, clash.seats, here, WITH_ASSASSINATE)
    heirs = who_speaks(g, HEIRS_DIE)
    dying = all_say(g, here, DIES)
    if not (assassins or heirs or dying or all_say(g, here, KILLS)):
        return
    safe = those_of_all(g, clash.seats, here, WITH_INVULNERABLE)
    struck: list[tuple[int, Cards, int]] = []  # who, whom, the texts of who
    doomed: list[int] = []
    for card in here:
        seat = g.owner(card)
        victims: list[int] = opponents_here(g, seat) if card in assassins else []
        mask = says(g, card, KILLS)
        by_text = POWERS.ask(KILLS, mask, g, seat, card, first=()) if mask else ()
        hits = tuple(dict.fromkeys([c for c in (*victims, *by_text) if c not in safe])) if victims or by_text else ()
        doomed += hits
        if hits:
            struck.append((card, hits, says(g, card, KILLED_TEXT)))
        if card not in safe and ((dying and asks(g, card, DIES)) or (heirs and ask(g, seat, HEIRS_DIE, False, card))):
            doomed.append(card)
    if g.listener is not None:
        tell_blows(g, struck, doomed)
    for card, hits, mask in struck[::-1]:
        seat = g.owner(card)
        if mask:
            POWERS.happen(KILLED_TEXT, mask, g, seat, card, hits)
        happen(g, seat, KILLED, card)
    fates = [(card, bool(traits(g, card) & RESILIENT)) for card in dict.fromkeys(doomed)]
    for seat in who_speaks(g, SPARES):
        rivals: Cards = ask(g, seat, SPARES, (), tuple(g.mine(seat, tuple(doomed))))
        if len(set(rivals)) > 1:
            g.push(Sparing(seat, tuple([fate for fate in fates if fate[0] in rivals])))
            fates = [fate for fate in fates if fate[0] not in rivals]
    for card, resilient in fates:
        eliminate(g, card, resilient)


def tell_blows(g: Crown, struck: list[tuple[int, Cards, int]], doomed: list[int]) -> None:
    """Who hits whom and who is eliminated, before what that brings."""
    for card, hits, _ in struck:
        others = tuple([card_message(hit) for hit in hits])
        g.tell("old-kings-crown-strikes", seat=g.owner(card), card=CARD_IDS[card], others=others)
    for card in dict.fromkeys(doomed):
        g.tell("old-kings-crown-eliminated", seat=g.owner(card), card=CARD_IDS[card])


SPARE: Final = Phrase("spare", CARD)


class Sparing(Decision):
    """Which card a power saves that can save only one of several."""

    __slots__ = ("fates",)
    rule = "20.80"
    asks = "old-kings-crown-ask-spare"
    phrases = (SPARE,)

    def __init__(self, seat: int, fates: tuple[tuple[int, bool], ...]) -> None:
        self.seat = seat
        self.fates = fates  # the cards, and whether they are Resilient

    def actions(self, g: Crown) -> list[Action]:
        return SPARE.each([card for card, _ in self.fates])

    def play(self, g: Crown, a: Action) -> None:
        (spared,) = SPARE.values(a)
        for card, resilient in sorted(self.fates, key=lambda fate: fate[0] != spared):
            eliminate(g, card, resilient)
