"""The tactics: four for each faction (rulebook 14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Power
from interrex.engine.sealed import Chain, Said, Sealed
from interrex.engine.verbs import Phrase

from ..data import (
    ASSASSINATE,
    CAPTAIN,
    CARD_IDS,
    COUNCILS,
    FACTIONS,
    FLANK,
    HEIR,
    KINGDOM,
    MACHINE,
    NOBODY,
    REGIONS,
    RETREAT,
)
from ..many import fitting
from ..moments import KEEPS_MEN, KILLED, PLACES_MARKERS, RESOLVES, REVEALED, SUPPORTER_STRENGTH
from ..needs import (
    ACTIVE_MACHINE,
    ACTIVE_OR_DISCARDED,
    HAS_LOST,
    IN_HAND,
    IN_TWO_REGIONS,
    KINGDOM_DISCARDED,
    OCCUPIES,
    OTHER_IN_HAND,
    OTHER_LAID_TWO,
    OTHER_OCCUPIES,
    ROOM,
    TWO_MEN_HERE,
    UNBARRED,
    sitting,
)
from ..play.asking import ANY, Ask, may
from ..play.bids import hand_over
from ..play.commands import barred
from ..play.kingdom import acquire
from ..play.moving import (
    comes_home,
    comes_to,
    into_discard,
    into_lost,
    leave_council,
    lift,
    onto_deck,
    shift,
)
from ..play.sending import active_cards
from ..play.spring import move_men
from ..play.using import Use
from ..play.wealth import BUYING, add_lore, gain, gain_lore
from ..powers import (
    LASTING,
    Grant,
    Lasts,
    at,
    autumn,
    command,
    day,
    discarded,
    lost,
    spring,
)
from ..state import CLASH_END, COMMANDS_OF, YEAR_END, Clash, Crown, Decision, Procedure, Verb, without
from ..words import CARD, COUNCIL, FACTION, KINGDOM_CARD, LOST, OTHER, REGION, SECOND, SITTING
from .locations import sweep_marks

# ---------------------------------------------------------------------------------------------------------- Nobility


class Bar(Use):
    """A region with an active War Machine is barred to opponents' cards in its first clash."""

    needs = (ACTIVE_MACHINE,)

    takes = (REGION,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        machines = fitting(g, active_cards(g, seat), MACHINE)
        return self.each(sorted(set(map(g.region_of, machines)))) if machines else []

    def happens(self, g: Crown, seat: int, region: int) -> None:
        g.barred[region] = seat
        g.tell("old-kings-crown-bars", seat=seat, region=REGIONS[region])


class Hush(Use):
    """The bids of all opponents count nothing."""

    def happens(self, g: Crown, seat: int) -> None:
        g.hushed = seat
        g.tell("old-kings-crown-hushes", seat=seat)


class Sweep(Use):
    """Opponents' cards out of a council; then one's own from any onto the deck, each for lore."""

    takes = (COUNCIL,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return list(self.row())

    def happens(self, g: Crown, seat: int, council: int) -> None:
        g.tell("old-kings-crown-sweeps", seat=seat, council=COUNCILS[council])
        g.push(Spend(seat, g.lore[seat]))
        may(g, seat, ANY, RECALL_CARD)
        for card in g.council[council]:
            if g.owner(card) != seat:
                leave_council(g, card)
        sweep_marks(g, council, but=seat)


class RecallCard(Verb):
    """A card from a council onto the deck, for a lore."""

    name = "recall-card"
    takes = (SITTING,)
    rule = "14.2.4"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(sitting(g, seat))

    def act(self, g: Crown, seat: int, card: int) -> None:
        lift(g, card)
        g.tell("old-kings-crown-recalls-card", seat=seat, card=CARD_IDS[card])
        onto_deck(g, card)
        add_lore(g, seat, 1)


RECALL_CARD: Final = RecallCard()


class Spend(Procedure):
    """Lore gained one by one is spent when all of it is there."""

    __slots__ = ("before", "seat")

    def __init__(self, seat: int, before: int) -> None:
        self.seat = seat
        self.before = before

    def step(self, g: Crown, n: int) -> bool:
        if g.lore[self.seat] > self.before:
            g.push(BUYING[self.seat])
        return False


# ------------------------------------------------------------------------------------------------------------- Clans


def most_there(g: Crown, own: int, seat: int, region: int) -> None:
    """Influence for the most Supporters, lore for the most active cards (rulebook 20.62)."""
    men = [g.men[other][region] for other in range(g.players)]
    cards = [len(g.mine(other, g.active[region])) for other in range(g.players)]
    if men[seat] > max([n for other, n in enumerate(men) if other != seat]):
        gain(g, seat, 1)
    if cards[seat] > max([n for other, n in enumerate(cards) if other != seat]):
        gain_lore(g, seat, 1)


class DriveOff(Use):
    """An opponent's occupied Kingdom card onto one's own board, with a card of the hand."""

    needs = (OTHER_OCCUPIES, IN_HAND)

    takes = (KINGDOM_CARD, CARD)

    def targets(self, g: Crown, seat: int) -> list[int]:
        return [kingdom for other in g.others(seat) for kingdom, card in g.occupied[other] if card != NOBODY]

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action(kingdom, card) for kingdom in self.targets(g, seat) for card in g.hands[seat]]

    def happens(self, g: Crown, seat: int, kingdom: int, card: int) -> None:
        victim = next(other for other in g.others(seat) if kingdom in [k for k, _ in g.occupied[other]])
        lift(g, card)
        faction, name = FACTIONS[g.faction[victim]], CARD_IDS[card]
        g.tell("old-kings-crown-drives-off", seat=seat, kingdom=KINGDOM[kingdom], faction=faction, card=name)
        hand_over(g, victim, seat, kingdom, card)


class Gather(Use):
    """Active and discarded cards to hand, as many as it holds."""

    needs = (ROOM, ACTIVE_OR_DISCARDED)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if GATHER.offers(g, seat) else []

    def happens(self, g: Crown, seat: int) -> None:
        may(g, seat, ANY, GATHER)


class GatherOne(Verb):
    name = "gather"
    takes = (CARD,)
    rule = "14.3.4"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        if len(g.hands[seat]) >= g.limit[seat]:
            return []
        return self.each([*active_cards(g, seat), *discarded(g, seat)])

    def act(self, g: Crown, seat: int, card: int) -> None:
        comes_home(g, card)

    def why_not(self, g: Crown, seat: int, card: int) -> Refusal | None:
        if len(g.hands[seat]) >= g.limit[seat]:
            return refusal(self.rule, "old-kings-crown-needs-room")
        return refusal(self.rule, "old-kings-crown-no-such-card", card=CARD_IDS[card])


GATHER: Final = GatherOne()

# ---------------------------------------------------------------------------------------------------------- Uprising


def pays_for_blood(g: Crown, own: int, seat: int, card: int) -> None:
    gain(g, seat, 1)
    gain_lore(g, seat, 1)


class Knock(Use):
    """Opponents discard a card for each Kingdom card one occupies."""

    needs = (OCCUPIES, OTHER_IN_HAND)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if _occupied(g, seat) and any(g.hands[other] for other in g.others(seat)) else []

    def happens(self, g: Crown, seat: int) -> None:
        n = _occupied(g, seat)
        chains = [Discards(other, min(n, len(g.hands[other]))) for other in g.others(seat) if g.hands[other]]
        g.push(Sealed(tuple(chains)))


def _occupied(g: Crown, seat: int) -> int:
    return sum([card != NOBODY for _, card in g.occupied[seat]])


YIELD: Final = Phrase("yield", CARD)


class YieldOne(Decision):
    __slots__ = ("gone",)
    rule = "14.4.3"
    asks = "old-kings-crown-ask-yield"
    phrases = (YIELD,)

    def __init__(self, seat: int, gone: tuple[int, ...]) -> None:
        self.seat = seat
        self.gone = gone

    def actions(self, g: Crown) -> list[Action]:
        return YIELD.each([card for card in g.hands[self.seat] if card not in self.gone])


class Discards(Chain[Crown]):
    """So many cards of the hand, chosen secretly."""

    __slots__ = ("n",)
    rule = "14.4.3"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def next(self, g: Crown, said: Said) -> Decision | None:
        if len(said) == self.n:
            return None
        return YieldOne(self.seat, tuple([YIELD.values(a)[0] for a in said]))

    def open(self, g: Crown, said: Said) -> None:
        for a in said:
            (card,) = YIELD.values(a)
            lift(g, card)
            into_discard(g, card)
            g.tell("old-kings-crown-drops", seat=self.seat, card=CARD_IDS[card])


class TurnSignposts(Use):
    """Two face-down cards of an opponent change places, unseen; the same for other opponents."""

    needs = (OTHER_LAID_TWO,)

    takes = (FACTION, REGION, SECOND)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return _signposts(g, self, g.others(seat))

    def happens(self, g: Crown, seat: int, faction: int, one: int, two: int) -> None:
        swap_laid(g, g.seat_of[faction], one, two)
        left = [other for other in g.others(seat) if g.faction[other] != faction]
        if left:
            may(g, seat, 1, TURN[sum([1 << g.faction[other] for other in left])])


def _signposts(g: Crown, verb: Phrase, seats: list[int]) -> list[Action]:
    found: list[Action] = []
    for other in seats:
        rows, faction = g.laid[other], g.faction[other]
        for one, two in ((0, 1), (0, 2), (1, 2)):
            if rows[one] and rows[two]:
                found.append(verb.action(faction, one, two))
    return found


class TurnMore(Verb):
    name = "turn"
    takes = (FACTION, REGION, SECOND)
    rule = "14.4.4"

    def __init__(self, factions: int) -> None:
        super().__init__()
        self.factions = factions

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return _signposts(g, self, [other for other in g.others(seat) if self.factions >> g.faction[other] & 1])

    def act(self, g: Crown, seat: int, faction: int, one: int, two: int) -> None:
        swap_laid(g, g.seat_of[faction], one, two)
        may(g, seat, 1, TURN[self.factions & ~(1 << faction)])


TURN: Final = tuple([TurnMore(factions) for factions in range(16)])


def swap_laid(g: Crown, seat: int, one: int, two: int) -> None:
    """A seat's face-down cards at two regions change places."""
    rows = list(g.laid[seat])
    rows[one], rows[two] = rows[two], rows[one]
    g.laid[seat] = (rows[0], rows[1], rows[2])
    g.tell("old-kings-crown-swaps-laid", seat=seat, region=REGIONS[one], second=SECOND.tell(REGIONS[two]))


# --------------------------------------------------------------------------------------------------------- Gathering


class TwoForOne(Use):
    """Two Supporters of the region are lost, and a lost card comes here."""

    needs = (TWO_MEN_HERE, UNBARRED, HAS_LOST)

    takes = (LOST,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        clash: Clash = g.deeds[-1]
        region = clash.region
        if g.men[seat][region] < 2 or barred(g, seat, region):
            return []
        return self.each(lost(g, seat))

    def happens(self, g: Crown, seat: int, card: int) -> None:
        region = g.clash.region
        move_men(g, seat, region, -2)
        g.lost_men[seat] += 2
        g.tell("old-kings-crown-loses-men", seat=seat, n=2, region=REGIONS[region])
        lift(g, card)
        comes_to(g, card, region)


class Glean(Use):
    """Five cards of the Kingdom's discard pile at random; one of them is acquired."""

    needs = (KINGDOM_DISCARDED, IN_HAND)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if g.kingdom_discard and g.hands[seat] else []

    def happens(self, g: Crown, seat: int) -> None:
        pile = list(g.kingdom_discard)
        g.luck.shuffle(pile)
        found = tuple(sorted(pile[:5]))
        g.tell("old-kings-crown-gleans", seat=seat, kingdom=tuple([KINGDOM[kingdom] for kingdom in found]))
        g.push(Gleaning(seat, found))


class Pick(Verb):
    """One of those found, with a card of the hand."""

    name = "glean"
    takes = (KINGDOM_CARD, CARD)
    rule = "14.5.2"

    def why_not(self, g: Crown, seat: int, kingdom: int, card: int) -> Refusal | None:
        if card not in g.hands[seat]:
            return refusal(self.rule, "old-kings-crown-no-in-hand", card=CARD_IDS[card])
        return refusal(self.rule, "old-kings-crown-no-found", kingdom=KINGDOM[kingdom])


PICK: Final = Pick()


class Gleaning(Ask):
    __slots__ = ("found",)

    def __init__(self, seat: int, found: tuple[int, ...]) -> None:
        super().__init__(seat, PICK)
        self.found = found

    def actions(self, g: Crown) -> list[Action]:
        return [PICK.action(kingdom, card) for kingdom in self.found for card in g.hands[self.seat]]

    def play(self, g: Crown, a: Action) -> None:
        kingdom, card = PICK.values(a)
        g.kingdom_discard = without(g.kingdom_discard, kingdom)
        lift(g, card)
        g.tell("old-kings-crown-takes", seat=self.seat, kingdom=KINGDOM[kingdom], card=CARD_IDS[card])
        acquire(g, self.seat, kingdom, card)


class Change(Use):
    """Two active cards of different regions change places."""

    needs = (IN_TWO_REGIONS,)

    takes = (CARD, OTHER)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        here = [region for region in range(3) if not barred(g, seat, region)]
        return [
            self.action(one, two)
            for start in here
            for end in here
            if start < end
            for one in g.mine(seat, g.active[start])
            for two in g.mine(seat, g.active[end])
        ]

    def happens(self, g: Crown, seat: int, one: int, two: int) -> None:
        start, end = g.region_of(one), g.region_of(two)
        for card, region in ((one, end), (two, start)):
            g.tell("old-kings-crown-comes-to", seat=seat, card=CARD_IDS[card], region=REGIONS[region])
            shift(g, card, region)


class Offer(Use):
    """Up to three active or discarded cards are lost, each for lore; then a discarded card may come to hand."""

    needs = (ACTIVE_OR_DISCARDED,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if active_cards(g, seat) or g.discards[seat] else []

    def happens(self, g: Crown, seat: int) -> None:
        g.then(Afterwards(seat), Spend(seat, g.lore[seat]), Return(seat))


class Afterwards(Procedure):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Crown, n: int) -> bool:
        may(g, self.seat, 3, GIVE)
        return False


class Return(Procedure):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Crown, n: int) -> bool:
        may(g, self.seat, 1, REGAIN)
        return False


class Give(Verb):
    """An active or discarded card to the lost pile, for a lore."""

    name = "offer"
    takes = (CARD,)
    rule = "14.5.4"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each([*active_cards(g, seat), *discarded(g, seat)])

    def act(self, g: Crown, seat: int, card: int) -> None:
        lift(g, card)
        g.tell("old-kings-crown-offers", seat=seat, card=CARD_IDS[card])
        into_lost(g, card)
        add_lore(g, seat, 1)


class Regain(Verb):
    """A discarded card to hand."""

    name = "regain"
    takes = (CARD,)
    rule = "14.5.4"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(discarded(g, seat))

    def act(self, g: Crown, seat: int, card: int) -> None:
        comes_home(g, card)


GIVE: Final = Give()
REGAIN: Final = Regain()

# ----------------------------------------------------------------------------------------------------------- entries

ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    "every-man-a-wall":        (spring(Lasts()), at(SUPPORTER_STRENGTH, 1, LASTING),
                                at(KEEPS_MEN, True, LASTING)),
    "trespass-forbidden":      (spring(Bar()),),
    "precedence":              (Power(REVEALED, Hush().at(REVEALED)),),
    "silver-broom":            (autumn(Sweep()),),

    "weather-of-our-choosing": (spring(Lasts()), at(PLACES_MARKERS, True, LASTING),
                                at(RESOLVES, most_there, LASTING)),
    "portage":                 (day(Grant(COMMANDS_OF, FLANK, YEAR_END, of=HEIR | CAPTAIN | MACHINE)),),
    "driven-cattle":           (autumn(DriveOff()),),
    "up-from-the-bilge":       (autumn(Gather()),),

    "no-clean-hands":          (spring(Lasts()), command(ASSASSINATE, HEIR, LASTING),
                                at(KILLED, pays_for_blood, LASTING)),
    "coal-holes-and-lofts":    (day(Grant(COMMANDS_OF, RETREAT, CLASH_END)),),
    "knock-at-four":           (spring(Knock()),),
    "turned-signposts":        (spring(TurnSignposts()),),

    "two-for-one":             (day(TwoForOne()),),
    "rag-and-bone-moon":       (spring(Glean()),),
    "changelings":             (day(Change()),),
    "ground-that-takes":       (autumn(Offer()),),
}  # fmt: skip
