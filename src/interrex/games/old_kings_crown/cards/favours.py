"""The Favour actions of the four factions (rulebook 13.2 to 13.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.powers import Power

from ..data import HEIR, IN_REGION, INVULNERABLE, LOCATIONS, NOBODY, REGIONS
from ..needs import LAID, occupiers
from ..play.asking import may
from ..play.moving import ALL_EYES, forget, into_hand, lift, make_last, put_face_down
from ..play.spring import move_men, moves_men
from ..play.using import Use
from ..play.wealth import gain
from ..powers import LASTING, ToHand, autumn, day, replace_seat, spring, trait
from ..state import NONE, Crown, Verb
from ..words import BLESSING, LOCATION, OTHER, REGION, card_message


class Bonfires(Use):
    """An influence, or Heirs that cannot be eliminated this year."""

    takes = (BLESSING,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return list(self.row())

    def happens(self, g: Crown, seat: int, blessing: int) -> None:
        if blessing == 0:
            gain(g, seat, 1)
        else:
            make_last(g, seat, self.number)


class FollowingWind(Use):
    """The Herald to a location of this region, and up to two Supporters from others."""

    takes = (LOCATION,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return self.each(IN_REGION[g.clash.region])

    def happens(self, g: Crown, seat: int, location: int) -> None:
        g.herald[seat] = location
        g.tell("old-kings-crown-herald", seat=seat, location=LOCATIONS[location].id)
        may(g, seat, 2, MARCH)


class March(Verb):
    """A Supporter of another region comes here."""

    name = "march"
    takes = (REGION,)
    rule = "13.3"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        here = g.clash.region
        return self.each([region for region in range(3) if region != here and g.men[seat][region]])

    def act(self, g: Crown, seat: int, region: int) -> None:
        move_men(g, seat, region, -1)
        move_men(g, seat, g.clash.region, 1)
        moves_men(g, seat, region, g.clash.region, 1)


MARCH: Final = March()


class LookAtRegion(Use):
    """All face-down cards of a region; then a swap of one's own."""

    needs = (LAID,)

    takes = (REGION,)
    then: Verb

    def __init__(self, then: Verb) -> None:
        super().__init__()
        self.then = then

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return self.each([region for region in range(3) if any(rows[region] for rows in g.laid)])

    def happens(self, g: Crown, seat: int, region: int) -> None:
        seen: list[int] = []
        for rows in g.laid:
            for card in rows[region]:
                g.eyes[card] |= 1 << seat
                seen.append(card)
        g.tell("old-kings-crown-looks-at", seat=seat, region=REGIONS[region])
        g.whisper(seat, "old-kings-crown-sees", cards=tuple([card_message(card) for card in seen]))
        may(g, seat, 1, self.then)


class Exchange(Verb):
    """A face-down card of one's own with a card of the hand or with one that occupies a Kingdom card."""

    name = "exchange"
    takes = (REGION, OTHER)
    rule = "13.4"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        others = [*g.hands[seat], *occupiers(g, seat)]
        return [self.action(region, card) for region in range(3) if g.laid[seat][region] for card in others]

    def act(self, g: Crown, seat: int, region: int, other: int) -> None:
        rows = list(g.laid[seat])
        (card,) = rows[region]
        rows[region] = NONE
        g.laid[seat] = (rows[0], rows[1], rows[2])
        if other in g.hands[seat]:
            lift(g, other)
            forget(g, (*g.hands[seat], other))
            into_hand(g, card, g.eyes[card])
            put_face_down(g, other, region)
            g.tell("old-kings-crown-exchanges", seat=seat, region=REGIONS[region])
        else:
            g.tell("old-kings-crown-exchanges-occupier", seat=seat, region=REGIONS[region])
            replace_seat(g, other, card)
            put_face_down(g, other, region)
            g.eyes[other] = ALL_EYES


EXCHANGE: Final = Exchange()


def with_herald(g: Crown, seat: int) -> list[int]:
    """The seat's active cards in the region of its Herald."""
    herald = g.herald[seat]
    return g.mine(seat, g.active[LOCATIONS[herald].region]) if herald != NOBODY else []


ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    "bread-and-bonfires":   (spring(Bonfires()), trait(INVULNERABLE, HEIR, LASTING)),
    "following-wind":       (day(FollowingWind()),),
    "ear-at-every-keyhole": (spring(LookAtRegion(EXCHANGE)),),
    "called-home-by-name":  (autumn(ToHand(with_herald)),),
}  # fmt: skip
