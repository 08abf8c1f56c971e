"""Kingdom cards of the third suit, that of the council of Oaths (rulebook 17.35 to 17.51)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.conditions import condition
from interrex.engine.frames import PASS
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
from ..many import WITH_DEPLOY, WITH_LORE, fitting, those
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
    WITHDRAWN,
    ask,
)
from ..nature import archetype, strength
from ..needs import (
    ACTIVE_DEPLOY,
    AWAY,
    EXHAUSTED,
    FIGHTER,
    OUT_OF_CAMP,
    UNBARRED,
    need,
    occupiers,
    out_of_camp,
    sitting,
)
from ..play.asking import May, may, must
from ..play.commands import barred, fighters
from ..play.moving import (
    HAND,
    add_stake,
    comes_home,
    comes_to,
    discard_kingdom,
    goes_free,
    into_hand,
    into_hand_for_now,
    lift,
    set_uses,
    space_of,
)
from ..play.night import opponents_here
from ..play.rewards import location_reward
from ..play.sending import all_active, journey
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
    is_a,
    kingdom_of,
    replace_seat,
    spring,
    take_from_board,
)
from ..state import CLASH_END, COMMANDS_OF, SPOKEN_FOR, TRAITS_OF, Crown, Decision, Procedure, Verb, changed
from ..words import CARD, LOCATION, OTHER, REGION, TACTIC
from .councils import MUSTER
from .relics import onto_region, to_region

# -------------------------------------------------------------------------------------------------------------- heirs


IS_HEIR: Final = is_a(HEIR)


def heir_kills(g: Crown, own: int, seat: int, card: int) -> None:
    gain(g, seat, 1)


@condition()
def among_followers(g: Crown, own: int, seat: int, card: int) -> bool:
    return bool(fitting(g, opponents_here(g, seat), FOLLOWER))


def brother_dies(g: Crown, own: int, seat: int, card: int) -> None:
    """The Heir goes to hand, and this is discarded; if it need not be, its owner is asked (rulebook 20.75)."""
    comes_home(g, card)
    if ask(g, seat, FROM_ELIMINATION, 0, card) & HAND:
        may(g, seat, 1, PART)
    else:
        PART.act(g, seat)


def doomed_heirs(g: Crown, own: int, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those it could die for, unless they all go to hand anyway (rulebook 20.75, 20.80)."""
    return tuple([c for c in cards if archetype(g, c) & HEIR and not ask(g, seat, FROM_ELIMINATION, 0, c) & HAND])


class Part(Verb):
    """The milk-brother dies in the Heir's place."""

    name = "part"
    rule = "17.41"
    kingdom: int = KINGDOM.index("milk-brother")

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
        g.wrestlers[self.seat] = card
        g.tell("old-kings-crown-wrestles", seat=self.seat, card=CARD_IDS[card])


class Bout(Procedure):
    """Equal cards are discarded; the highest of the others wins, and they go back."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        shown = {seat: g.wrestlers[seat] for seat in g.order if g.wrestlers[seat] != NOBODY}
        strengths = [strength(g, card) for card in shown.values()]
        alone = {seat: card for seat, card in shown.items() if strengths.count(strength(g, card)) == 1}
        for seat, card in shown.items():
            g.wrestlers[seat] = NOBODY
            goes_free(g, card, discarded=seat not in alone)
        if alone:
            winner = max(alone, key=lambda seat: strength(g, alone[seat]))
            g.tell("old-kings-crown-wins-bout", seat=winner)
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


def eclipse_on_board(g: Crown, seat: int) -> bool:
    """Still to be used: once it lies on a region it is not on the board any more."""
    return any(KINGDOM[kingdom] == "eclipse-over-the-fell" for kingdom, _ in g.occupied[seat] if kingdom != NOBODY)


ON_BOARD: Final = need("on-board", eclipse_on_board)


class Eclipse(Use):
    """From the board onto a region; its occupier is discarded."""

    needs = (ON_BOARD,)

    takes = (REGION,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return list(self.row()) if eclipse_on_board(g, seat) else []

    def happens(self, g: Crown, seat: int, region: int) -> None:
        take_from_board(g, seat, kingdom_of(self), to_discard=True)
        kingdom = kingdom_of(self)
        g.tell("old-kings-crown-lies-on", seat=seat, kingdom=KINGDOM[kingdom], region=REGIONS[region])
        onto_region(g, seat, kingdom, region)


# ------------------------------------------------------------------------------------------------------------ the Day


class SheepGate(Use):
    """An active card in the clash for one in a council or under a Kingdom card."""

    needs = (UNBARRED, FIGHTER, AWAY)

    takes = (CARD, OTHER)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        if barred(g, seat, g.clash.region):
            return []
        away = [*sitting(g, seat), *occupiers(g, seat)]
        return [self.action(card, other) for card in fighters(g, seat) for other in away]

    def happens(self, g: Crown, seat: int, card: int, other: int) -> None:
        lift(g, card)
        replace_seat(g, other, card)
        comes_to(g, other, g.clash.region)


class HazelLane(Grant):
    """Retreat, and a journey with the card when it does."""

    def happens(self, g: Crown, seat: int, card: int) -> None:
        super().happens(g, seat, card)
        g.alter((*g.gained, (card, SPOKEN_FOR, self.number, CLASH_END)), g.copied)


@condition()
def may_set_out(g: Crown, own: int, seat: int, card: int) -> bool:
    return bool(those(g, seat, [card], WITH_LORE))


def sets_out(g: Crown, own: int, seat: int, card: int) -> None:
    """It is in hand until its owner has said whether it goes on a journey."""
    into_hand_for_now(g, card)
    g.push(SettingOut(seat, card))


class SetOut(Verb):
    """A journey with the card that has just retreated."""

    name = "set-out"
    takes = (CARD,)
    rule = "17.44"

    def act(self, g: Crown, seat: int, card: int) -> None:
        journey(g, seat, card)


SET_OUT: Final = SetOut()


class SettingOut(May):
    """Only if it stays does the card need room in the hand (rulebook 20.81)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, 1, SET_OUT)
        self.card = card

    def actions(self, g: Crown) -> list[Action]:
        return [SET_OUT.action(self.card), PASS]

    def play(self, g: Crown, a: Action) -> None:
        if a == PASS:
            lift(g, self.card)
            into_hand(g, self.card)
        else:
            super().play(g, a)


class Sword(Spent):
    """Five strength in this clash."""

    price = GOES_WITH_OCCUPIER

    def happens(self, g: Crown, seat: int) -> None:
        g.clash.bonus = changed(g.clash.bonus, seat, 5)
        self.spend(g, seat)


# ------------------------------------------------------------------------------------------------------------- Autumn


class Reinforce(Use):
    """Influence on an active card with Deploy."""

    needs = (ACTIVE_DEPLOY,)

    takes = (CARD,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return self.each(those(g, seat, all_active(g), WITH_DEPLOY))

    def happens(self, g: Crown, seat: int, card: int) -> None:
        add_stake(g, card, 1)


class Drum(Use):
    """Up to two Supporters home."""

    needs = (OUT_OF_CAMP,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if out_of_camp(g, seat) else []

    def happens(self, g: Crown, seat: int) -> None:
        may(g, seat, 1, MUSTER[2])


class Mend(Spent):
    """An exhausted tactic as at set-up."""

    needs = (EXHAUSTED,)

    takes = (TACTIC,)
    price = GOES_WITH_OCCUPIER

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        first = 4 * g.faction[seat]
        return self.each([first + tactic for tactic in range(4) if g.tactics[seat][tactic] == 0])

    def happens(self, g: Crown, seat: int, tactic: int) -> None:
        set_uses(g, seat, tactic % 4, TACTICS[tactic].uses)
        g.tell("old-kings-crown-refreshes", seat=seat, tactic=TACTICS[tactic].id)
        self.spend(g, seat)


ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    "velvet-oath":            (command(ASSASSINATE | RETREAT, HEIR), at(KILLED, heir_kills, IS_HEIR),
                               at(HEIRS_DIE, True, IS_HEIR & among_followers)),
    "summoning-sticks":       (command(DEPLOY, FOLLOWER | CAVALRY), autumn(ToHand(discarded, FOLLOWER))),
    "wheelwrights-yard":      (at(DEPLOYS_IN_SPRING, True), autumn(Reinforce())),
    "wrestling-at-the-wake":  (spring(Wake()),),
    "relay-of-grey-mares":    (command(FLANK, HEIR),),
    "sheep-gate-in-the-wall": (day(SheepGate()),),
    "milk-brother":           (command(DEPLOY, HEIR), at(ELIMINATED, brother_dies, IS_HEIR), at(SPARES, doomed_heirs)),
    "calfskin-drum":          (autumn(Drum()),),
    "quaking-bog":            (bold(to_region), at(HALVED, True), in_winter_gone),
    "hazel-lane":             (day(HazelLane(COMMANDS_OF, RETREAT, CLASH_END)), at(WITHDRAWN, sets_out, may_set_out)),
    "bitterns-last-boom":     (day(Grant(COMMANDS_OF, AMBUSH, CLASH_END)),),
    "sword-from-the-thatch":  (day(Sword()),),
    "eclipse-over-the-fell":  (spring(Eclipse()), at(SILENCED, True), in_winter_gone),
    "tinkers-caravan":        (autumn(Mend()),),
    "snow-blindness":         (bold(to_region), at(CLEARS, True), in_winter_gone),
    "adder-in-the-bracken":   (day(Grant(COMMANDS_OF, ASSASSINATE, CLASH_END, price=GOES_WITH_OCCUPIER)),),
    "door-of-bog-oak":        (day(Grant(TRAITS_OF, INVULNERABLE, CLASH_END, price=GOES)),),
}  # fmt: skip
