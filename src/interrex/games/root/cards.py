"""What the crafted cards, the leaders and the characters do: one entry each, in the order of ``data.py``."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Power
from interrex.engine.prospect import Prospect
from interrex.engine.verbs import Phrase

from .boards import Board
from .data import COMPONENTS, FACTIONS, TORCH
from .hands import card_id, card_message, matches
from .moments import (
    BIRDSONG_BEGINS,
    DAYLIGHT_BEGINS,
    EFFECTS,
    EVENING_BEGINS,
    IN_BATTLE,
    IN_BIRDSONG,
    IN_DAYLIGHT,
)
from .play import battle
from .play.common import score
from .play.effects import A_BATTLE, DISCARDED, Effect
from .play.losses import Losses
from .play.moving import MOVES, march, moves, why_not_move
from .play.piles import ALL_EYES, draw, from_hand, into_hand, show_hand
from .play.reasons import why_not_enemy, why_not_robbed, why_not_suit
from .play.vagabond.items import Hideout, Tool
from .play.vagabond.relationships import others_here
from .play.vagabond.roaming import Walk
from .powers import (
    attacking,
    defending,
    fair_price,
    may,
    more_hits,
    no_ambush,
    recruits_more,
    special,
    special_anywhere,
    spoils,
    with_a_pawn,
    with_warriors,
)
from .prospects import points
from .satchel import Vagabond, vagabond_at
from .state import Decision, Root
from .words import CLEARING, END, FACTION, START
from .words import DISCARDED as IN_DISCARD

# ------------------------------------------------------------------------------------------------------------ battle


class Armorers(Effect):
    """All rolled hits against their owner are ignored."""

    once = DISCARDED

    def happens(self, g: Root, seat: int) -> None:
        g.deeds[-1].shielded[g.deeds[-1].sides.index(seat)] = True


class BrutalTactics(Effect):
    """An extra hit for the attacker; the defender scores."""

    once = A_BATTLE

    def happens(self, g: Root, seat: int) -> None:
        g.deeds[-1].extra[g.deeds[-1].sides.index(seat)] += 1
        score(g, g.deeds[-1].defender, 1)


class Sappers(Effect):
    """An extra hit for the defender."""

    once = DISCARDED

    def happens(self, g: Root, seat: int) -> None:
        g.deeds[-1].extra[g.deeds[-1].sides.index(seat)] += 1


# ---------------------------------------------------------------------------------------------------------- Birdsong


class RoyalClaim(Effect):
    """A point for every clearing one rules."""

    once = DISCARDED

    def happens(self, g: Root, seat: int) -> None:
        score(g, seat, g.rulers().count(g.faction[seat]))

    def preview(self, g: Any, seat: int, said: dict[str, Any]) -> Prospect:
        return points(g, seat, g.rulers().count(g.faction[seat]))


class BetterBurrowBank(Effect):
    """The owner draws; then an enemy of his choice does."""

    def happens(self, g: Root, seat: int) -> None:
        draw(g, seat, 1)
        g.push(BankGuest(seat))


INVITE: Final = Phrase("invite", FACTION)


class BankGuest(Decision):
    __slots__ = ()
    rule = "22.5"
    asks = "root-ask-bank-guest"
    phrases = (INVITE,)

    def actions(self, g: Root) -> list[Action]:
        return [INVITE.action(g.faction[enemy]) for enemy in g.enemies(self.seat)]

    def forbids(self, g: Root, faction: int) -> Refusal | None:
        return why_not_enemy(g, self.seat, self.rule, faction)

    def play(self, g: Root, a: Action) -> None:
        (faction,) = INVITE.values(a)
        draw(g, g.seat_of[faction], 1)


class StandAndDeliver(Effect):
    """A random card from an enemy, who scores."""

    takes = (FACTION,)

    def when_ready(self, g: Root, seat: int) -> list[Action]:
        return self.each([g.faction[enemy] for enemy in g.enemies(seat) if g.hands[enemy]])

    def happens(self, g: Root, seat: int, faction: int) -> None:
        steal(g, seat, g.seat_of[faction])
        score(g, g.seat_of[faction], 1)

    def why_not(self, g: Root, seat: int, faction: int) -> Refusal | None:
        return why_not_enemy(g, seat, self.rule, faction) or why_not_robbed(g, seat, self.rule, faction)


def steal(g: Root, seat: int, enemy: int) -> None:
    """A random card from a hand; both know which."""
    card = g.luck.choice(g.hands[enemy])
    from_hand(g, enemy, card, eyes=1 << seat | 1 << enemy)
    into_hand(g, seat, card, eyes=1 << enemy)
    g.tell("root-steals", seat=seat, faction=FACTIONS[g.faction[enemy]])
    for party in (seat, enemy):
        g.whisper(party, "root-stolen", cards=(card_message(card),))


# ---------------------------------------------------------------------------------------------- Daylight and Evening


class CommandWarren(Effect):
    """A battle at the start of Daylight."""

    name = "battle"
    takes = (CLEARING, FACTION)

    def when_ready(self, g: Root, seat: int) -> list[Action]:
        return battle.battles(g, seat, battle.ATTACKS)

    def happens(self, g: Root, seat: int, clearing: int, faction: int) -> None:
        battle.start(g, seat, clearing, faction)

    def why_not(self, g: Root, seat: int, clearing: int, faction: int) -> Refusal | None:
        return battle.why_not_battle(g, seat, clearing, faction)


class Cobbler(Effect):
    """A move at the start of Evening. It is asked for even where none is possible: that is for all to see."""

    name = "move"
    takes = (START, END)

    def when_ready(self, g: Root, seat: int) -> list[Action]:
        return moves(g, g.faction[seat], MOVES)

    def seems(self, g: Root, seat: int) -> bool:
        return True

    def happens(self, g: Root, seat: int, start: int, end: int) -> None:
        march(g, g.faction[seat], start, end)

    def why_not(self, g: Root, seat: int, start: int, end: int) -> Refusal | None:
        return why_not_move(g, g.faction[seat], start, end)


class FreeWalk(Walk):
    """One boot fewer; hostile warriors cost one all the same (law 9.2.9.3.2)."""

    free = 1


class CobblersWalk(Effect):
    """The same for a pawn."""

    name = "move"
    takes = Walk.takes
    says = "root-do-move-to"
    walk: Final = FreeWalk()

    def when_ready(self, g: Root, seat: int) -> list[Action]:
        return self.walk.offers(g, seat)

    def seems(self, g: Root, seat: int) -> bool:
        return True

    def happens(self, g: Root, seat: int, clearing: int) -> None:
        self.walk.act(g, seat, clearing)

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        return self.walk.why_not(g, seat, clearing)


class Codebreakers(Effect):
    """A look at somebody's hand."""

    takes = (FACTION,)

    def when_ready(self, g: Root, seat: int) -> list[Action]:
        return self.each([g.faction[s] for s in range(g.players) if s != seat and g.hands[s]])

    def happens(self, g: Root, seat: int, faction: int) -> None:
        show_hand(g, g.seat_of[faction], to=seat)

    def why_not(self, g: Root, seat: int, faction: int) -> Refusal | None:
        return why_not_robbed(g, seat, self.rule, faction)


class TaxCollector(Effect):
    """A warrior of one's own for a card."""

    takes = (CLEARING,)

    def when_ready(self, g: Root, seat: int) -> list[Action]:
        mine: Board = g.boards[g.faction[seat]]
        return self.each([c for c, n in enumerate(mine.warriors) if n])

    def happens(self, g: Root, seat: int, clearing: int) -> None:
        losses = Losses()
        losses.warriors(g, g.faction[seat], clearing, 1)
        draw(g, seat, 1)
        g.then(*losses.triggers)

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        return refusal(self.rule, "root-no-warriors", clearing=clearing + 1)


# -------------------------------------------------------------------------------------------------------- characters


class Special(Tool):
    """The special action of a character (law 9.5.9)."""

    name = "special"
    rule = "9.5.9"
    item = TORCH


class Steal(Special):
    """A random card of somebody here."""

    takes = (FACTION,)
    says = "root-do-special-thief"

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        return [self.action(g.faction[s]) for s in others_here(g, seat) if g.hands[s]]

    def happens(self, g: Root, seat: int, faction: int) -> None:
        steal(g, seat, g.seat_of[faction])

    def why_not(self, g: Root, seat: int, faction: int) -> Refusal | None:
        if no := why_not_robbed(g, seat, self.rule, faction):
            return no
        return refusal(self.rule, "root-nobody-here", faction=FACTIONS[faction])


class DayLabor(Special):
    """A card of his clearing's suit from the discard pile."""

    takes = (IN_DISCARD,)
    says = "root-do-special-tinker"

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        return [self.action(card) for card in sorted({c for c in g.discard if matches(c, g.suits[vagabond.place])})]

    def happens(self, g: Root, seat: int, card: int) -> None:
        g.discard.remove(card)
        into_hand(g, seat, card, eyes=ALL_EYES)
        g.tell("root-day-labor", seat=seat, card=card_id(card))

    def why_not(self, g: Root, seat: int, card: int) -> Refusal | None:
        if card not in g.discard:
            return refusal(self.rule, "root-not-discarded", card=card_id(card))
        return why_not_suit(self.rule, card, g.suits[vagabond_at(g, seat).place])


class HideOut(Special):
    """Three items repaired; it ends his Daylight."""

    says = "root-do-special-ranger"
    in_forests = True
    last = True

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        return [self.action()]

    def happens(self, g: Root, seat: int) -> None:
        g.tell("root-hideout", seat=seat)
        g.push(Hideout(seat))


# ----------------------------------------------------------------------------------------------------------- entries

ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    "armorers":            (may(IN_BATTLE, Armorers()),),
    "brutal-tactics":      (may(IN_BATTLE, BrutalTactics(), attacking),),
    "royal-claim":         (may(IN_BIRDSONG, RoyalClaim()),),
    "sappers":             (may(IN_BATTLE, Sappers(), defending),),
    "better-burrow-bank":  (may(BIRDSONG_BEGINS, BetterBurrowBank()),),
    "cobbler":             (may(EVENING_BEGINS, Cobbler(), with_warriors),
                            may(EVENING_BEGINS, CobblersWalk(), with_a_pawn)),
    "command-warren":      (may(DAYLIGHT_BEGINS, CommandWarren()),),
    "codebreakers":        (may(IN_DAYLIGHT, Codebreakers()),),
    "scouting-party":      (no_ambush(),),
    "stand-and-deliver":   (may(IN_BIRDSONG, StandAndDeliver()),),
    "tax-collector":       (may(IN_DAYLIGHT, TaxCollector(), with_warriors),),

    "builder":             (fair_price(),),
    "charismatic":         (recruits_more(1),),
    "commander":           (more_hits(1),),
    "despot":              (spoils(1),),

    "thief":               (special(Steal()),),
    "tinker":              (special(DayLabor()),),
    "ranger":              (special_anywhere(HideOut()),),
}  # fmt: skip

EFFECTS.enter(ENTRIES, COMPONENTS)
