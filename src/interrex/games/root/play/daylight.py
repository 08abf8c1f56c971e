"""What any player may do in Daylight beside its faction's own actions, and the effects around the phases of a turn."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from .. import cards
from ..data import BOOT, CARDS, DOMINANCE, DOMINANCE_FROM, FACTIONS, HOSTILE, INDIFFERENT, NUMBER, VAGABOND
from ..state import NOBODY, Decision, Procedure, Root, card_id, card_number, matching, without
from . import battle
from .common import PASS, draw, spend
from .moving import march, moves, why_not_move

# ---------------------------------------------------------------------------------------------- options of Daylight


def options(g: Root, seat: int) -> list[Action]:
    """Dominance cards, Codebreakers, Tax Collector."""
    found = cards.in_daylight(g, seat) if g.crafted[seat] else []
    if g.available and g.hands[seat]:
        for dominance in g.available:
            suit = CARDS[dominance].suit
            found += [("claim", card_id(dominance), card_id(card)) for card in matching(g.hands[seat], suit)]
    if g.score[seat] >= DOMINANCE_FROM and g.dominance[seat] == NOBODY:
        held = sorted({card for card in g.hands[seat] if CARDS[card].kind == DOMINANCE})
        if g.faction[seat] < VAGABOND:
            found += [("dominance", card_id(card)) for card in held]
        elif g.players >= 4:
            partners = coalition_partners(g, seat)
            found += [("coalition", card_id(card), FACTIONS[g.faction[p]]) for card in held for p in partners]
    return found


def may_have_options(g: Root, seat: int) -> bool:
    """As far as anybody can see: being asked must not tell what is in a hand (rulebook 23.1)."""
    cards_may = bool(g.hands[seat]) and (bool(g.available) or g.score[seat] >= DOMINANCE_FROM)
    return cards_may or bool(cards.in_daylight(g, seat))


def coalition_partners(g: Root, seat: int) -> list[int]:
    """Whoever has the fewest points, and is in no coalition (law 9.2.8)."""
    others = [s for s in range(g.players) if s != seat and g.dominance[s] == NOBODY and g.coalition[s] == NOBODY]
    taken = [g.coalition[s] for s in range(g.players)]
    fewest = min([g.score[s] for s in others], default=0)
    return [s for s in others if g.score[s] == fewest and s not in taken]


def play(g: Root, seat: int, a: Action) -> bool:
    """Do it, if it is one of these options."""
    match a[0]:
        case "claim":
            dominance = card_number(a[1])
            spend(g, seat, card_number(a[2]))
            g.available = without(g.available, dominance)
            g.hands[seat] = tuple(sorted((*g.hands[seat], dominance)))
            g.tell("root-claims", seat=seat, card=a[1])
        case "dominance":
            activate(g, seat, card_number(a[1]))
        case "coalition":
            partner = g.seat_of[FACTIONS.index(str(a[2]))]
            activate(g, seat, card_number(a[1]))
            g.coalition[seat] = partner
            faction = g.faction[partner]
            relations = g.rover_at(seat).relations
            if faction < VAGABOND and relations[faction] == HOSTILE:
                relations[faction] = INDIFFERENT  # law 9.2.9.3.4
            g.tell("root-coalition", seat=seat, faction=a[2])
        case "codebreakers" | "tax-collector":
            cards.use_in_daylight(g, seat, a)
        case _:
            return False
    return True


def activate(g: Root, seat: int, card: int) -> None:
    """Law 3.3.1."""
    g.hands[seat] = without(g.hands[seat], card)
    g.dominance[seat] = card
    g.tell("root-dominance", seat=seat, card=card_id(card))


def why_not(g: Root, seat: int, a: Action) -> Refusal | None:
    """For the verbs of this file."""
    if a[0] in ("dominance", "coalition"):
        if len(a) < 2 or a[1] not in NUMBER or card_number(a[1]) not in g.hands[seat]:
            return refusal("3.3.1", "root-no-dominance-card")
        if g.score[seat] < DOMINANCE_FROM:
            return refusal("3.3.1", "root-no-dominance-yet", points=DOMINANCE_FROM)
        if (a[0] == "coalition") != (g.faction[seat] >= VAGABOND):
            return refusal("9.2.8", "root-no-dominance-kind")
        return refusal("9.2.8" if a[0] == "coalition" else "3.3.2", "root-no-coalition")
    if a[0] == "claim":
        return refusal("3.3.4", "root-no-claim")
    if a[0] in cards.RULES:
        return refusal(cards.RULES[str(a[0])], "root-no-effect", card=a[0])
    return None


# ------------------------------------------------------------------------------------- effects around the phases


class BirdsongEffects(Procedure):
    """At the start of Birdsong and again at its end: whatever the seat's crafted cards allow."""

    __slots__ = ("seat", "start")

    def __init__(self, seat: int, start: bool) -> None:
        self.seat = seat
        self.start = start

    def step(self, g: Root, n: int) -> bool:
        if cards.in_birdsong(g, self.seat, self.start):
            g.push(BirdsongEffect(self.seat, self.start))
        return False


class BirdsongEffect(Decision):
    __slots__ = ("start",)
    rule = "4.1.3"
    asks = "root-ask-birdsong"

    def __init__(self, seat: int, start: bool) -> None:
        self.seat = seat
        self.start = start

    def actions(self, g: Root) -> list[Action]:
        return [*cards.in_birdsong(g, self.seat, self.start), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            g.push(BirdsongEffects(self.seat, self.start))
            cards.use_in_birdsong(g, self.seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        return why_not(g, self.seat, a)


class BankGuest(Decision):
    """Better Burrow Bank: the owner has drawn; now an enemy does."""

    __slots__ = ()
    rule = "22.5"
    asks = "root-ask-bank-guest"

    def actions(self, g: Root) -> list[Action]:
        return [("invite", FACTIONS[g.faction[enemy]]) for enemy in g.enemies(self.seat)]

    def play(self, g: Root, a: Action) -> None:
        draw(g, g.seat_of[FACTIONS.index(str(a[1]))], 1)


class CommandWarren(Decision):
    """At the start of Daylight: a battle, if its owner likes."""

    __slots__ = ()
    rule = "22.7"
    asks = "root-ask-command-warren"

    def actions(self, g: Root) -> list[Action]:
        return [*battle.battles(g, self.seat), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            g.tell("root-uses", seat=self.seat, card="command-warren")
            battle.start(g, self.seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        return battle.why_not_battle(g, self.seat, a) if a[0] == "battle" else None


class Cobbler(Decision):
    """At the start of Evening: a move, if its owner likes."""

    __slots__ = ()
    rule = "22.6"
    asks = "root-ask-cobbler"

    def actions(self, g: Root) -> list[Action]:
        faction = g.faction[self.seat]
        if faction >= VAGABOND:
            from .vagabond import boots_for, free_moves  # the Vagabond's files build on this one

            boots = g.rover(faction).fresh[BOOT]  # law 9.2.9.3.2: hostile warriors cost one all the same
            free = [a for a in free_moves(g, self.seat) if boots_for(g, self.seat, int(a[1]) - 1) - 1 <= boots]
            return [*free, PASS]
        return [*moves(g, faction, "move"), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        g.tell("root-uses", seat=self.seat, card="cobbler")
        faction = g.faction[self.seat]
        if faction >= VAGABOND:
            from .vagabond import boots_for, exhaust, wander

            assert isinstance(a[1], int)
            for _ in range(boots_for(g, self.seat, a[1] - 1) - 1):
                exhaust(g.rover(faction), BOOT)
            wander(g, self.seat, a[1] - 1)
        else:
            assert isinstance(a[1], int)
            assert isinstance(a[2], int)
            march(g, faction, a[1] - 1, a[2] - 1)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        faction = g.faction[self.seat]
        return why_not_move(g, faction, a) if a[0] == "move" and faction < VAGABOND else None


def start_of_daylight(g: Root, seat: int) -> None:
    if cards.owns(g, seat, cards.COMMAND_WARREN) and battle.battles(g, seat):
        g.push(CommandWarren(seat))


def start_of_evening(g: Root, seat: int) -> None:
    if cards.owns(g, seat, cards.COBBLER):
        g.push(Cobbler(seat))
