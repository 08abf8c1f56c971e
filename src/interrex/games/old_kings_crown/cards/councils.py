"""The three councils (rulebook 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.powers import Power

from ..data import COUNCILS, LOCATIONS, OATHS, RELICS, SECRET_MARKS, SECRETS, SUPPORTERS
from ..many import council_votes, marks_count
from ..moments import HERALD_REWARD
from ..nature import votes
from ..needs import OUT_OF_CAMP, VOTE_IN_OATHS, VOTE_IN_RELICS, VOTE_IN_SECRETS, out_of_camp
from ..play.asking import ANY, may, must
from ..play.moving import leave_council
from ..play.rewards import location_reward
from ..play.spring import move_men
from ..play.using import Use
from ..play.wealth import gain
from ..powers import autumn, spring
from ..state import Crown, Procedure, Verb, changed
from ..words import LOCATION, LOST_MEN, PLACE, PLACES, SITTING, N

# ------------------------------------------------------------------------------------------------------------ relics


class Cash(Verb):
    """A card out of the council of Relics, for its votes in influence."""

    name = "cash"
    takes = (SITTING,)
    rule = "11.2.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(g.mine(seat, g.council[RELICS]))

    def act(self, g: Crown, seat: int, card: int) -> None:
        n = votes(g, card)
        if n:
            gain(g, seat, n)
        leave_council(g, card)


class CashMark(Verb):
    """A marker out of it (rulebook 11.2.1)."""

    name = "cash-mark"
    rule = "11.2.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if g.council_marks[seat][RELICS] and marks_count(g, seat) else []

    def act(self, g: Crown, seat: int) -> None:
        drop_mark(g, seat, RELICS)
        gain(g, seat, 1)


def drop_mark(g: Crown, seat: int, council: int) -> None:
    """A marker goes back to its owner."""
    g.tell("old-kings-crown-marks-go", seat=seat, council=COUNCILS[council])
    a, b, c = changed(g.council_marks[seat], council, -1)
    g.council_marks[seat] = (a, b, c)


CASH: Final = Cash()
CASH_MARK: Final = CashMark()


class UseRelics(Use):
    """With each Herald reward (rulebook 11.2)."""

    needs = (VOTE_IN_RELICS,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if council_votes(g, seat, RELICS) else []

    def act(self, g: Crown, seat: int) -> None:
        may(g, seat, ANY, CASH, CASH_MARK)


# ----------------------------------------------------------------------------------------------------------- secrets


class UseSecrets(Use):
    """As many markers on locations as one has votes (rulebook 11.3)."""

    needs = (VOTE_IN_SECRETS,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if council_votes(g, seat, SECRETS) else []

    def happens(self, g: Crown, seat: int) -> None:
        g.then(Marking(seat, council_votes(g, seat, SECRETS)), Harvest(seat))


class Marking(Procedure):
    """One marker after another."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def step(self, g: Crown, n: int) -> bool:
        must(g, self.seat, MARK)
        return n + 1 < self.left


class Mark(Verb):
    """A marker on a location (rulebook 11.3.1)."""

    name = "mark"
    takes = (LOCATION,)
    rule = "11.3.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return list(self.row())

    def act(self, g: Crown, seat: int, location: int) -> None:
        g.secret_marks[seat] = changed(g.secret_marks[seat], location, 1)
        g.tell("old-kings-crown-marks", seat=seat, location=LOCATIONS[location].id)


class Harvest(Procedure):
    """Four markers and more come back and bring the location's reward (rulebook 11.3.2, 11.3.3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Crown, n: int) -> bool:
        must(g, self.seat, REAP)
        return bool(ripe(g, self.seat))


def ripe(g: Crown, seat: int) -> list[int]:
    return [location for location, n in enumerate(g.secret_marks[seat]) if n >= SECRET_MARKS]


class Reap(Verb):
    name = "reap"
    takes = (LOCATION,)
    rule = "11.3.3"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(ripe(g, seat))

    def act(self, g: Crown, seat: int, location: int) -> None:
        g.tell("old-kings-crown-reaps", seat=seat, location=LOCATIONS[location].id)
        g.secret_marks[seat] = changed(g.secret_marks[seat], location, -g.secret_marks[seat][location])
        location_reward(g, seat, location, False)


MARK: Final = Mark()
REAP: Final = Reap()

# ------------------------------------------------------------------------------------------------------------- oaths


class Muster(Verb):
    """Supporters from the map or the lost pile to the board: the last word says how many are left to move."""

    name = "muster"
    takes = (PLACE, N)
    rule = "11.4.1"

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.ways = [[self.some(place, there) for there in range(SUPPORTERS + 1)] for place in range(LOST_MEN + 1)]

    def some(self, place: int, there: int) -> list[Action]:
        """Of so many at a place, one or more."""
        return [self.action(place, n) for n in range(1, min(there, self.most) + 1)]

    def offers(self, g: Crown, seat: int) -> list[Action]:
        first, second, third = g.men[seat]
        ways = self.ways
        return ways[0][first] + ways[1][second] + ways[2][third] + ways[LOST_MEN][g.lost_men[seat]]

    def act(self, g: Crown, seat: int, place: int, n: int) -> None:
        bring_men(g, seat, place, n)
        if self.most > n:
            may(g, seat, 1, MUSTER[self.most - n])


def bring_men(g: Crown, seat: int, place: int, n: int) -> None:
    if place == LOST_MEN:
        g.lost_men[seat] -= n
    else:
        move_men(g, seat, place, -n)
    g.camp[seat] += n
    g.tell("old-kings-crown-musters", seat=seat, place=PLACES[place], n=n)


MUSTER: Final = tuple([Muster(most) for most in range(6)])
MOST_MEN: Final = 5


class UseOaths(Use):
    """Supporters home, one for each vote, one more with the most votes (rulebook 11.4)."""

    needs = (VOTE_IN_OATHS, OUT_OF_CAMP)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if out_of_camp(g, seat) and council_votes(g, seat, OATHS) else []

    def happens(self, g: Crown, seat: int) -> None:
        mine = council_votes(g, seat, OATHS)
        alone = all(council_votes(g, other, OATHS) < mine for other in g.others(seat))
        may(g, seat, 1, MUSTER[min(MOST_MEN, mine + alone)])


ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    "relics": (Power(HERALD_REWARD, UseRelics().at(HERALD_REWARD)),),
    "secrets": (spring(UseSecrets()),),
    "oaths": (autumn(UseOaths()),),
}
