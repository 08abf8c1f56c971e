"""Kingdom cards of the third suit, that of the council of Oaths (rulebook 17.35 to 17.51)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.powers import Power
from interrex.engine.sealed import Chain, Said, Sealed
from interrex.engine.verbs import Phrase

from ..data import (
    AMBUSH,
    ASSASSINATE,
    CARD_IDS,
    CAVALRY,
    DEPLOY,
    FLANK,
    FOLLOWER,
    HEIR,
    INVULNERABLE,
    KINGDOM,
    NOBODY,
    REGIONS,
    RETREAT,
    TACTICS,
)
from ..moments import (
    CLEARS,
    DEPLOYS_IN_SPRING,
    ELIMINATED,
    FROM_ELIMINATION,
    HALVED,
    HEIRS_DIE,
    KILLED,
    SILENCED,
    SPARES,
    ask,
)
from ..nature import WITH_DEPLOY, archetype, fitting, strength, those
from ..play.asking import may, must
from ..play.commands import barred, fighters
from ..play.moving import HAND, add_stake, beside, discard_kingdom, into_discard, into_hand, lift, set_uses, space_of
from ..play.night import opponents_here
from ..play.rewards import location_reward
from ..play.sending import all_active
from ..play.using import Use
from ..play.wealth import gain
from ..powers import (
    GOES,
    GOES_WITH_OCCUPIER,
    Grant,
    Spent,
    ToHand,
    at,
    autumn,
    bold,
    command,
    day,
    discarded,
    in_winter_gone,
    kingdom_of,
    named,
    occupiers,
    replace_seat,
    sitting,
    spring,
    take_from_board,
)
from ..state import CLASH_END, COMMANDS_OF, JOURNEYS, TRAITS_OF, Crown, Decision, Procedure, Verb, changed
from ..words import CARD, LOCATION, OTHER, REGION, TACTIC
from .councils import MUSTER, out_of_camp
from .relics import onto_region, to_region

# -------------------------------------------------------------------------------------------------------------- heirs


def is_heir(g: Crown, seat: int, card: int) -> bool:
    return bool(archetype(g, card) & HEIR)


def heir_kills(g: Crown, seat: int, card: int) -> None:
    gain(g, seat, 1)


def heir_among_followers(g: Crown, seat: int, card: int) -> bool:
    return is_heir(g, seat, card) and bool(fitting(g, opponents_here(g, seat), FOLLOWER))


def brother_dies(g: Crown, seat: int, card: int) -> None:
    """The Heir goes to hand, and this is discarded; if it need not be, its owner is asked (rulebook 20.75)."""
    lift(g, card)
    into_hand(g, card)
    g.tell("old-kings-crown-comes-home", seat=seat, card=CARD_IDS[card])
    if ask(g, seat, FROM_ELIMINATION, 0, card) & HAND:
        may(g, seat, 1, PART)
    else:
        PART.act(g, seat)


def doomed_heirs(g: Crown, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those it could die for, unless they all go to hand anyway (rulebook 20.75, 20.80)."""
    return tuple([c for c in cards if is_heir(g, seat, c) and not ask(g, seat, FROM_ELIMINATION, 0, c) & HAND])


class Part(Verb):
    """The milk-brother dies in the Heir's place."""

    name = "part"
    rule = "17.41"
    kingdom: int = KINGDOM.index("kc41")

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if space_of(g, seat, self.kingdom) != NOBODY else []

    def act(self, g: Crown, seat: int) -> None:
        discard_kingdom(g, seat, self.kingdom)


PART: Final = Part()


# ------------------------------------------------------------------------------------------------------------- Spring

WRESTLE: Final = Phrase("wrestle", CARD)


class Wake(Spent):
    """Everybody shows a card; the highest that is alone claims the reward of any location."""

    price = GOES

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def happens(self, g: Crown, seat: int) -> None:
        self.spend_at_last(g, seat)  # its occupier is no wrestler
        wrestlers = tuple([Wrestles(other) for other in g.order if g.hands[other]])
        if wrestlers:
            g.then(Sealed(wrestlers), Bout())


class PickWrestler(Decision):
    __slots__ = ()
    rule = "17.38"
    asks = "old-kings-crown-ask-wrestle"
    phrases = (WRESTLE,)

    def actions(self, g: Crown) -> list[Action]:
        return WRESTLE.each(g.hands[self.seat])


class Wrestles(Chain[Crown]):
    __slots__ = ()
    rule = "17.38"

    def next(self, g: Crown, said: Said) -> Decision | None:
        return None if said else PickWrestler(self.seat)

    def open(self, g: Crown, said: Said) -> None:
        (card,) = WRESTLE.values(said[0])
        lift(g, card)
        g.bids[self.seat] = card
        g.tell("old-kings-crown-wrestles", seat=self.seat, card=CARD_IDS[card])


class Bout(Procedure):
    """Equal cards are discarded; the highest of the others wins, and they go back."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        shown = {seat: g.bids[seat] for seat in g.order if g.bids[seat] != NOBODY}
        strengths = [strength(g, card) for card in shown.values()]
        alone = {seat: card for seat, card in shown.items() if strengths.count(strength(g, card)) == 1}
        for seat, card in shown.items():
            g.bids[seat] = NOBODY
            if seat in alone:
                into_hand(g, card)
            else:
                into_discard(g, card)
        if alone:
            winner = max(alone, key=lambda seat: strength(g, alone[seat]))
            must(g, winner, PRIZE)
        return False


class Prize(Verb):
    """The reward of any location (rulebook 20.72)."""

    name = "prize"
    takes = (LOCATION,)
    rule = "17.38"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return list(self.row())

    def act(self, g: Crown, seat: int, location: int) -> None:
        location_reward(g, seat, location, True)


PRIZE: Final = Prize()


class Eclipse(Use):
    """From the board onto a region; its occupier is discarded."""

    takes = (REGION,)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return list(self.row())

    def happens(self, g: Crown, seat: int, region: int) -> None:
        take_from_board(g, seat, kingdom_of(self), to_discard=True)
        onto_region(g, seat, kingdom_of(self), region)
        g.tell("old-kings-crown-lies-on", seat=seat, region=REGIONS[region])


def on_board(g: Crown, seat: int, *about: Any) -> bool:
    """Still to be used: once it lies on a region it is not on the board any more."""
    return any(KINGDOM[kingdom] == "kc47" for kingdom, _ in g.occupied[seat] if kingdom != NOBODY)


# ------------------------------------------------------------------------------------------------------------ the Day


class SheepGate(Use):
    """An active card in the clash for one in a council or under a Kingdom card."""

    takes = (CARD, OTHER)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        if barred(g, seat, g.clash.region):
            return []
        away = [*sitting(g, seat), *occupiers(g, seat)]
        return [self.action(card, other) for card in fighters(g, seat) for other in away]

    def happens(self, g: Crown, seat: int, card: int, other: int) -> None:
        lift(g, card)
        replace_seat(g, other, card)
        beside(g, other, g.clash.region)


class HazelLane(Grant):
    """Retreat, and a journey with the card when it does."""

    def happens(self, g: Crown, seat: int, card: int) -> None:
        super().happens(g, seat, card)
        g.alter((*g.gained, (card, JOURNEYS, 0, CLASH_END)), g.copied)


class Sword(Spent):
    """Five strength in this clash."""

    price = GOES_WITH_OCCUPIER

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def happens(self, g: Crown, seat: int) -> None:
        g.clash.bonus = changed(g.clash.bonus, seat, 5)
        self.spend(g, seat)


# ------------------------------------------------------------------------------------------------------------- Autumn


class Reinforce(Use):
    """Influence on an active card with Deploy."""

    takes = (CARD,)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(those(g, seat, all_active(g), WITH_DEPLOY))

    def happens(self, g: Crown, seat: int, card: int) -> None:
        add_stake(g, card, 1)


class Drum(Use):
    """Up to two Supporters home."""

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if out_of_camp(g, seat) else []

    def happens(self, g: Crown, seat: int) -> None:
        may(g, seat, 1, MUSTER[2])


class Mend(Spent):
    """An exhausted tactic as at set-up."""

    takes = (TACTIC,)
    price = GOES_WITH_OCCUPIER

    def offers(self, g: Crown, seat: int) -> list[Action]:
        first = 4 * g.faction[seat]
        return self.each([first + tactic for tactic in range(4) if g.tactics[seat][tactic] == 0])

    def happens(self, g: Crown, seat: int, tactic: int) -> None:
        set_uses(g, seat, tactic % 4, TACTICS[tactic].uses)
        g.tell("old-kings-crown-refreshes", seat=seat, tactic=TACTICS[tactic].id)
        self.spend(g, seat)


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named({
    "kc35":  (command(ASSASSINATE | RETREAT, HEIR), at(KILLED, heir_kills, is_heir),
              at(HEIRS_DIE, True, heir_among_followers)),
    "kc36":  (command(DEPLOY, FOLLOWER | CAVALRY), autumn(ToHand(discarded, FOLLOWER))),
    "kc37":  (at(DEPLOYS_IN_SPRING, True), autumn(Reinforce())),
    "kc38":  (spring(Wake()),),
    "kc39":  (command(FLANK, HEIR),),
    "kc40":  (day(SheepGate()),),
    "kc41":  (command(DEPLOY, HEIR), at(ELIMINATED, brother_dies, is_heir), at(SPARES, doomed_heirs)),
    "kc42":  (autumn(Drum()),),
    "kc43":  (bold(to_region), at(HALVED, True), in_winter_gone),
    "kc44":  (day(HazelLane(COMMANDS_OF, RETREAT, CLASH_END)),),
    "kc45":  (day(Grant(COMMANDS_OF, AMBUSH, CLASH_END)),),
    "kc46":  (day(Sword()),),
    "kc47":  (spring(Eclipse(), on_board), at(SILENCED, True), in_winter_gone),
    "kc48":  (autumn(Mend()),),
    "kc49":  (bold(to_region), at(CLEARS, True), in_winter_gone),
    "kc50":  (day(Grant(COMMANDS_OF, ASSASSINATE, CLASH_END, price=GOES_WITH_OCCUPIER)),),
    "kc51":  (day(Grant(TRAITS_OF, INVULNERABLE, CLASH_END, price=GOES)),),
})  # fmt: skip
