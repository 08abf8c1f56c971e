"""What is settled before the first year: the turn order, and whatever modules hand out (rulebook 1.3, 16.1).

Strips lie open from the start, so who has which is no secret; what everybody makes of theirs is decided at once.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS, Frame
from interrex.engine.game import Options
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ..data import BUILDINGS, COPIES, SEVEN_ROWS, covered
from ..state import Decision, Kingsburg, Procedure, Round, Together
from ..words import EACH, OWN_STRIPS, STRIP, seat_names, strips_told
from . import governors
from .destiny import shuffle
from .governors import AUCTIONED
from .levies import hand_out
from .whims import lay_out

NONE: Final = "none"
DEALT: Final = "dealt"
DRAFTED: Final = "drafted"


class RedrawPhrase(Phrase):
    """It says no more than ``redraw``: the two strips before the seat are alike."""

    def refs(self, g: Any, seat: int, a: Action) -> tuple[str, ...]:
        return tuple(STRIP.refs(seat, (g.modules.strips[seat][0].lower(),)))


REDRAW: Final = RedrawPhrase("redraw")
PICK: Final = Phrase("pick", STRIP)
COVER: Final = Phrase("cover", OWN_STRIPS)


class Founding(Procedure):
    """The modules in their order (rulebook 16.1), those that are in play."""

    __slots__ = ("balanced", "destiny", "governors", "levies", "rows", "strips", "whims")

    def __init__(self, options: Options) -> None:
        self.rows: bool = options["rows"]
        self.strips: str = options["strips"]
        self.governors: str = options["governors"]
        self.balanced: bool = options["balanced"]
        self.destiny: bool = options["destiny"]
        self.levies: bool = options["levies"]
        self.whims: str = options["whims"]

    def step(self, g: Kingsburg, n: int) -> bool:
        if g.listener is not None:
            g.tell("kingsburg-first-order", seats=seat_names(g.order))
        if self.rows:
            g.renew().sheets = (SEVEN_ROWS,) * g.players
        if self.governors != NONE:
            governors.open_the_box(g)
            g.modules.balanced = self.balanced
        if self.destiny:
            shuffle(g)
        if self.levies:
            hand_out(g)
        if self.whims != NONE:
            lay_out(g, self.whims)
        found: list[Procedure] = []
        if self.strips == DEALT:
            found += [Dealing(), Exchanges(), Covering()]
        elif self.strips == DRAFTED:
            found += [Draft(), Covering()]
        if self.governors == DEALT:
            found.append(governors.Dealing())
        elif self.governors == AUCTIONED:
            found.append(governors.Auction())
        g.then(*found)
        return False


def strips_left(g: Kingsburg) -> list[str]:
    """The letters of the strips nobody has, in order; without the seven rows there is no use for A and G."""
    left = [BUILDINGS[row[0]].row for row in g.modules.sheets[0].rows for _ in range(COPIES)]
    for strips in g.modules.strips:
        for letter in strips:
            left.remove(letter)
    return left


class Dealing(Procedure):
    """Two strips for everybody (rulebook 16.1.1)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        left = strips_left(g)
        g.luck.shuffle(left)
        g.renew().strips = tuple([tuple(sorted(left[at : at + EACH])) for at in range(0, EACH * g.players, EACH)])
        if g.listener is not None:
            for seat, strips in enumerate(g.modules.strips):
                g.tell("kingsburg-dealt-strips", seat=seat, strips=strips_told(strips))
        return False


class Exchanges(Round):
    """In turn order, who has two alike may exchange one, while there is another (rulebook 16.1.2)."""

    __slots__ = ()

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Frame[Kingsburg] | None:
        return Exchange(seat) if len(set(g.modules.strips[seat])) < EACH and strips_left(g) else None


class Exchange(Decision):
    __slots__ = ()
    rule: ClassVar[str] = "16.1.2"
    asks: ClassVar[str] = "kingsburg-ask-redraw"
    ends: ClassVar[str] = "kingsburg-do-keep-strips"
    phrases: ClassVar[tuple[Phrase, ...]] = (REDRAW,)

    def actions(self, g: Kingsburg) -> list[Action]:
        return [REDRAW.action(), PASS]

    def play(self, g: Kingsburg, a: Action) -> None:
        if a == PASS:
            return
        drawn = g.luck.choice(strips_left(g))
        lay_before(g, self.seat, (g.modules.strips[self.seat][0], drawn))
        g.tell("kingsburg-redraws", seat=self.seat, strips=strips_told((drawn,)))


def lay_before(g: Kingsburg, seat: int, strips: tuple[str, ...]) -> None:
    g.renew().strips = (*g.modules.strips[:seat], tuple(sorted(strips)), *g.modules.strips[seat + 1 :])


class Draft(Procedure):
    """One open strip each, from the first in turn order clockwise, then one each the other way (rulebook 16.1.4)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            g.renew().strips = ((),) * g.players
        first = g.order[0]
        clockwise = [(first + place) % g.players for place in range(g.players)]
        g.push(Pick([*clockwise, *clockwise[::-1]][n]))
        return n + 1 < EACH * g.players


class Pick(Decision):
    """Any strip that lies open, also the second of a letter: it is kept from others (rulebook 16.1.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "16.1.4"
    asks: ClassVar[str] = "kingsburg-ask-pick"
    phrases: ClassVar[tuple[Phrase, ...]] = (PICK,)

    def actions(self, g: Kingsburg) -> list[Action]:
        return [PICK.action(letter) for letter in dict.fromkeys(strips_left(g))]

    def play(self, g: Kingsburg, a: Action) -> None:
        (letter,) = PICK.values(a)
        lay_before(g, self.seat, (*g.modules.strips[self.seat], letter))
        g.tell("kingsburg-picks", seat=self.seat, strip=letter.lower())

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-strip") if a[0] == PICK.name else None


class Covering(Procedure):
    """All decide at the same time which of their strips they use (rulebook 16.1.3)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            g.push(_question(g.players))
        else:
            g.renew().strips = ()
        return n == 0


@cache
def _question(players: int) -> Together:
    return Together(tuple([Cover(seat) for seat in range(players)]))


class Cover(Decision):
    __slots__ = ()
    rule: ClassVar[str] = "16.1.3"
    asks: ClassVar[str] = "kingsburg-ask-cover"
    ends: ClassVar[str] = "kingsburg-do-cover-nothing"
    phrases: ClassVar[tuple[Phrase, ...]] = (COVER,)

    def actions(self, g: Kingsburg) -> list[Action]:
        own = sorted(set(g.modules.strips[self.seat]))
        ways = [letters for n in range(len(own), 0, -1) for letters in combinations(own, n)]
        return [*[COVER.action(letters) for letters in ways], PASS]

    def play(self, g: Kingsburg, a: Action) -> None:
        seat = self.seat
        if a == PASS:
            g.tell("kingsburg-covers-nothing", seat=seat)
            return
        (letters,) = COVER.values(a)
        sheets = g.modules.sheets
        g.renew().sheets = (*sheets[:seat], covered(sheets[seat], letters), *sheets[seat + 1 :])
        if g.listener is not None:
            g.tell("kingsburg-covers", seat=seat, strips=strips_told(letters))

    def tidy(self, a: Action) -> Action:
        return (a[0], *sorted(a[1:], key=str))

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-cover") if a[0] == COVER.name else None
