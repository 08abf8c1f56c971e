"""A position of Kingsburg: plain values, a hand-written copy, nothing that decides."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from interrex.engine import frames, sealed, verbs
from interrex.engine.luck import Luck
from interrex.engine.state import State
from interrex.engine.zones import ALL, NONE, Zone, everybody, nobody, owner

from .data import AID, ALL_BUILDINGS, BUILDINGS, CARDS_A_YEAR, NOTHING, SHEET, YEARS, Goods, Sheet, cards_of
from .words import Dice

NOBODY: Final = -1
NEUTRAL: Final = -2  # the dice of nobody in a game for two (rulebook 10)

Placed = tuple[int, int, str]  # advisor's rank, seat, dice with what helped them: "d35w4"
ONCE_MORE: Final = "d"  # no dice: support beside that for those who lie there (rulebook 21.2.7)

NO_BID: Final = (NOBODY, NOBODY, NOBODY)


class Modules:
    """What modules and scenarios keep and seldom change: copies share it until one of them renews its own."""

    __slots__ = (
        "allies", "balanced", "bid", "box", "chest", "closed", "edict", "fate", "fates", "governors", "hands", "lot",
        "lot_taken", "manned", "marked", "past_edicts", "past_fates", "scenario", "sheets", "stall", "strips",
        "whim_mode",
    )  # fmt: skip

    sheets: tuple[Sheet, ...]
    closed: tuple[int, ...]  # masks of the advisors a seat cannot influence, bit = rank
    strips: tuple[tuple[str, ...], ...]  # the letters of those that lie before each seat until all have decided
    hands: tuple[tuple[int, ...], ...]  # governors dealt, and later those not kept: known to their seat
    box: tuple[int, ...]  # governors nobody was dealt: hidden
    stall: tuple[int, ...]  # governors that lie open, to be auctioned
    bid: tuple[int, int, int]  # the governor bid for, how much, and by whom
    governors: tuple[int, ...]  # by seat, once they are revealed
    balanced: bool  # some have more than their printed words (rulebook 17.1.5)
    fates: tuple[int, ...]  # the destiny deck from the top: hidden
    fate: int  # the destiny card of this year
    past_fates: tuple[int, ...]
    marked: int  # mask of the advisors drawn by lot this year, bit = rank
    whim_mode: str  # how whim tiles come and go; empty: there are none
    chest: Goods  # on the tile of rank 4
    lot: int  # the kind of good on the tile of rank 5
    lot_taken: bool  # since it was laid there
    manned: int  # mask of the seats that had a soldier this winter when the enemy came; only where that matters
    scenario: str  # empty: there is none
    allies: tuple[tuple[int, int], ...]  # tokens on advisors: rank, seat
    edict: int  # the number of the scenario's card that is in play for all
    past_edicts: int  # mask of those that were

    def lay_out(self, players: int) -> None:
        """As in a game without any."""
        self.sheets = (SHEET,) * players
        self.closed = (0,) * players
        self.strips = self.hands = ()
        self.box = self.stall = self.governors = self.fates = self.past_fates = ()
        self.bid = NO_BID
        self.fate = self.lot = self.edict = NOBODY
        self.manned = self.marked = self.past_edicts = 0
        self.allies = ()
        self.whim_mode = self.scenario = ""
        self.chest = NOTHING
        self.lot_taken = self.balanced = False

    def copy(self) -> Modules:
        twin = Modules()
        twin.sheets = self.sheets
        twin.closed = self.closed
        twin.strips = self.strips
        twin.hands = self.hands
        twin.box = self.box
        twin.stall = self.stall
        twin.bid = self.bid
        twin.governors = self.governors
        twin.balanced = self.balanced
        twin.fates = self.fates
        twin.fate = self.fate
        twin.past_fates = self.past_fates
        twin.manned = self.manned
        twin.marked = self.marked
        twin.whim_mode = self.whim_mode
        twin.chest = self.chest
        twin.lot = self.lot
        twin.lot_taken = self.lot_taken
        twin.scenario = self.scenario
        twin.allies = self.allies
        twin.edict = self.edict
        twin.past_edicts = self.past_edicts
        return twin


class Kingsburg(State):
    """Lists are in seat order."""

    __slots__ = (
        "aided", "army", "brought", "built", "coloured", "content", "enemies", "enemy", "envoy", "fought", "goods",
        "in_play", "levies", "looked", "met", "modules", "order", "passed", "phase", "placed", "players", "score",
        "sent", "supported", "taken", "tokens", "used", "whims", "white", "year",
    )  # fmt: skip
    game: ClassVar[str] = "kingsburg"

    players: int
    year: int
    phase: int
    order: tuple[int, ...]  # the turn order track
    enemies: tuple[int, ...]  # the five cards of this game, one a year: hidden
    enemy: int  # the card that lies open in winter
    sent: tuple[int, ...]  # how many soldiers the reinforcements of this winter brought
    looked: tuple[int, ...]  # by year: mask of the seats that have looked at its card
    met: int  # mask of the years whose card has lain open
    fought: int  # mask of the seats whose battle of this winter is over: the army track shows their whole strength
    envoy: int  # who holds the marker
    aided: int  # mask of the seats that have a white die of the king's this spring
    taken: int  # mask of the advisors influenced this season, bit = rank
    passed: int  # mask of the seats that are out of this season's influencing
    placed: list[Placed]
    supported: int  # how many sets of those dice have come to their advisors' support: the last one asks just now
    score: list[int]
    army: list[int]
    tokens: list[int]
    goods: list[Goods]
    in_play: list[int]  # masks of the numbers of everything that has powers: buildings, and whatever may join them
    brought: int  # mask of what anybody has or once had there: where none of it speaks, nobody needs to be asked
    modules: Modules
    levies: tuple[tuple[int, ...], ...]  # soldier tokens left; empty: the king rolls his die (rulebook 19)
    whims: int  # mask of the advisors covered by a whim tile, bit = rank (rulebook 20)
    built: int  # mask of the seats that have built this season
    content: int  # mask of the seats that score for a lower roll if they change it no further (rulebook 17.2.6)
    used: list[int]  # masks of the numbers used this season, and PLUS2
    coloured: list[Dice]  # dice in hand
    white: list[Dice]

    def lay_out(self, players: int, luck: Luck) -> None:
        """The board and the sheets as they come out of the box (rulebook 1.2, 1.3)."""
        self.begin(luck)
        self.players = players
        self.year = 1
        self.phase = AID
        self.order = tuple(range(players))
        self.enemies = ()
        self.looked = (0,) * YEARS
        self.enemy = self.envoy = NOBODY
        self.modules = Modules()
        self.modules.lay_out(players)
        self.met = self.fought = self.aided = self.taken = self.passed = self.built = self.content = 0
        self.brought = self.supported = self.whims = 0
        self.sent = ()
        self.levies = ()
        self.placed = []
        self.score = [0] * players
        self.army = [0] * players
        self.tokens = [0] * players
        self.goods = [NOTHING] * players
        self.in_play = [0] * players
        self.used = [0] * players
        self.coloured = [()] * players
        self.white = [()] * players

    def copy(self) -> Kingsburg:
        twin = Kingsburg()
        self.copy_into(twin)
        twin.players = self.players
        twin.year = self.year
        twin.phase = self.phase
        twin.order = self.order
        twin.enemies = self.enemies
        twin.enemy = self.enemy
        twin.looked = self.looked
        twin.met = self.met
        twin.fought = self.fought
        twin.envoy = self.envoy
        twin.aided = self.aided
        twin.taken = self.taken
        twin.passed = self.passed
        twin.sent = self.sent
        twin.placed = self.placed.copy()
        twin.supported = self.supported
        twin.score = self.score.copy()
        twin.army = self.army.copy()
        twin.tokens = self.tokens.copy()
        twin.goods = self.goods.copy()
        twin.in_play = self.in_play.copy()
        twin.brought = self.brought
        twin.built = self.built
        twin.content = self.content
        twin.modules = self.modules
        twin.levies = self.levies
        twin.whims = self.whims
        twin.used = self.used.copy()
        twin.coloured = self.coloured.copy()
        twin.white = self.white.copy()
        return twin

    # What the rules ask of a position again and again

    def wealth(self, seat: int) -> int:
        """Goods of all kinds together; +2 tokens are no goods (rulebook 3.2)."""
        gold, wood, stone = self.goods[seat]
        return gold + wood + stone

    def buildings(self, seat: int) -> int:
        return (self.in_play[seat] & ALL_BUILDINGS).bit_count()

    def owns(self, seat: int, number: int) -> bool:
        return bool(self.in_play[seat] >> number & 1)

    def total(self, seat: int) -> int:
        """Of all the seat's dice, white ones included (rulebook 4.1.4)."""
        return sum(self.coloured[seat]) + sum(self.white[seat])

    # What happens to a seat again and again

    def gain(self, seat: int, goods: Goods) -> None:
        gold, wood, stone = goods
        g, w, s = self.goods[seat]
        self.goods[seat] = (g + gold, w + wood, s + stone)

    def bring(self, seat: int, number: int) -> None:
        """A component comes into play: its powers are the seat's."""
        self.in_play[seat] |= 1 << number
        self.brought |= 1 << number

    def remove(self, mask: int) -> None:
        """These leave play, whoever had them."""
        self.in_play = [held & ~mask for held in self.in_play]
        self.brought &= ~mask

    def pay(self, seat: int, goods: Goods) -> None:
        gold, wood, stone = goods
        g, w, s = self.goods[seat]
        self.goods[seat] = (g - gold, w - wood, s - stone)

    def look(self, seat: int) -> int:
        """A seat looks at this year's card: that one."""
        place = self.year - 1
        self.looked = (*self.looked[:place], self.looked[place] | 1 << seat, *self.looked[place + 1 :])
        return self.enemies[place]

    def renew(self) -> Modules:
        """What the modules keep, to be changed at once: from now on it is this position's alone."""
        self.modules = self.modules.copy()
        return self.modules


Procedure = frames.Procedure[Kingsburg]
SeatProcedure = frames.SeatProcedure[Kingsburg]
Round = frames.Round[Kingsburg]
Decision = frames.Decision[Kingsburg]
Together = sealed.Together[Kingsburg]
Choice = verbs.Choice[Kingsburg]
Verb = verbs.Verb[Kingsburg]

PLUS2: Final = len(BUILDINGS)  # the bit in ``used`` for a season's +2 token (rulebook 4.2.6): no component's number


# ------------------------------------------------------------------------------------------------------------- zones
# Who knows which enemy card where: one place a year, each year's cards a deck of its own (rulebook 1.4, 13.4).


def _enemies(g: Kingsburg) -> list[tuple[int, ...]]:
    return [_drawn_first(card) for card in g.enemies]


@cache
def _drawn_first(drawn: int) -> tuple[int, ...]:
    """All cards of a year: the one drawn, and those that take no part in this game."""
    year = drawn // CARDS_A_YEAR + 1
    return drawn, *[card for card in cards_of(year) if card != drawn]


def _draw(g: Kingsburg, place: int, cards: list[int]) -> None:
    g.enemies = (*g.enemies[:place], cards[0], *g.enemies[place + 1 :])


def knows_enemy(g: Kingsburg, place: int, seat: int) -> int:
    """What has lain open is known to all for good, any other card to those who have looked at it."""
    return ALL if g.met >> place & 1 or (seat >= 0 and g.looked[place] >> seat & 1) else NONE


def _deck(g: Kingsburg) -> list[tuple[int, ...]]:
    return [g.modules.fates]


def _stack(g: Kingsburg, place: int, cards: list[int]) -> None:
    g.renew().fates = tuple(cards)


def _seen(g: Kingsburg) -> list[tuple[int, ...]]:
    """Destiny cards that were turned up."""
    return [g.modules.past_fates if g.modules.fate == NOBODY else (*g.modules.past_fates, g.modules.fate)]


def _keep(g: Kingsburg, place: int, cards: list[int]) -> None:
    """They stay as they are."""


def _hands(g: Kingsburg) -> tuple[tuple[int, ...], ...]:
    return g.modules.hands


def _deal(g: Kingsburg, place: int, cards: list[int]) -> None:
    g.renew().hands = (*g.modules.hands[:place], tuple(cards), *g.modules.hands[place + 1 :])


def _box(g: Kingsburg) -> list[tuple[int, ...]]:
    return [g.modules.box]


def _put_away(g: Kingsburg, place: int, cards: list[int]) -> None:
    g.renew().box = tuple(cards)


def _open(g: Kingsburg) -> list[tuple[int, ...]]:
    """Governors that all can see."""
    return [(*g.modules.stall, *[card for card in g.modules.governors if card != NOBODY])]


def _who_looked(g: Kingsburg) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    return g.enemies, g.looked, g.met


def _face_down(g: Kingsburg) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]:
    return g.modules.hands, g.modules.box, g.modules.fates


ZONES: Final = (
    Zone("hands", "governor", _hands, _deal, owner, depends_on=_face_down),
    Zone("box", "governor", _box, _put_away, nobody, depends_on=_face_down),
    Zone("governors", "governor", _open, _keep, everybody),
    Zone("enemies", "enemy", _enemies, _draw, knows_enemy, apart=True, depends_on=_who_looked),
    Zone("fates", "destiny", _deck, _stack, nobody, depends_on=_face_down),
    Zone("past fates", "destiny", _seen, _keep, everybody),
)
