"""Set-up, of a first game or from a chronicle (rulebook 1, 12)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.errors import BadConfig
from interrex.engine.game import Start
from interrex.engine.luck import Luck
from interrex.engine.message import Message

from ..chronicle import Chronicle, first_chronicle, guided_chronicle, read, unsound
from ..data.banners import PEOPLES_FAVOR
from ..data.constants import (
    BANK_FAVOR,
    BANK_FAVOR_MANY,
    BANNER_TOKENS,
    CHANCELLORS_START,
    CHANCELLORS_WARBANDS,
    EXILES_WARBANDS,
    FAVOR_TOKENS,
    MANY_PLAYERS,
    OTHER_SITE_WARBANDS,
    OTHERS_START,
    SECRET_TOKENS,
    TOP_CRADLE_WARBANDS,
)
from ..data.faces import NO_SUIT
from ..data.numbers import IDS, NUMBER, SCEPTER, SPACES, SUIT, back, is_vision
from ..data.numbers import SITE as SITES
from ..data.oaths import OATHS
from ..dealing import Dealt, as_printed, draw
from ..deeds import Men
from ..state import CITIZEN, EXILE, PURPLE, SLOT_COUNT, WITH, Oath, Procedure, SeatProcedure, Verb, by_seat
from ..words import COLOUR, COLOURS, SLOT
from .apportion import Share, apportion
from .elsewhere import Question
from .moving import PEOPLE, SECRET, draw_relic, enliven, everybody, hold_banner, receive_relic, to_facedown, to_site
from .search import FromHand
from .turn import Rounds
from .warbands import put


def setup(start: Start, luck: Luck) -> Oath:
    chosen = int(start.options["chancellor"])
    written, guided = given_chronicle(start), bool(start.options["guided"])
    wrong = None if start.chronicle is None else unsound(written)
    if wrong is not None:
        raise BadConfig(wrong.key, "oath", **wrong.params)
    dealt = as_printed(written) if guided else draw(written, luck)
    chancellor = chosen - 1 if chosen else written.seat_of_winner(start.houses)
    if chancellor >= start.players:
        raise BadConfig("oath-bad-chancellor", "oath", players=start.players)
    g = Oath.new(start.players, chancellor, luck)
    lay_map(g, written, guided)
    banks(g)
    citizens = [COLOURS.index(colour) for colour in written.citizens]
    lay_decks(g, written, dealt)
    if start.chronicle is not None:
        for slot in written.sites:
            know(g, slot.relics)
    receive_relic(g, chancellor, SCEPTER)
    g.first_game = start.chronicle is None or not written.world
    g.then(Boards(tuple(citizens)), SetUp(), Rounds())
    return g


def given_chronicle(start: Start) -> Chronicle:
    """What the game begins with: a chronicle brought along, or that of a first game, guided or not (rulebook 12.8)."""
    if start.chronicle is None:
        return guided_chronicle() if start.options["guided"] else first_chronicle()
    if start.options["guided"]:
        raise BadConfig("oath-bad-guided", "oath")
    return read(start.chronicle)


def lay_map(g: Oath, written: Chronicle, guided: bool) -> None:
    """Sites with what lies there (rulebook 1.1); what is face down comes from the site deck, unless that is fixed."""
    g.oath = [oath.id for oath in OATHS].index(written.oath)
    fixed = [lying.site if lying.face_up or guided else "" for lying in written.sites]
    named = {NUMBER.get(site) for site in fixed}
    deck = [site for site in SITES if site not in named]
    g.luck.shuffle(deck)
    for slot, lying in enumerate(written.sites):
        g.site[slot] = NUMBER[fixed[slot]] if fixed[slot] else deck.pop()
        if lying.face_up:
            g.face_up |= 1 << slot
            enliven(g, g.site[slot], slot)
        for card in lying.cards:
            to_site(g, NUMBER[card], slot)
    g.site_deck = tuple(sorted(deck))


def banks(g: Oath) -> None:
    """Rulebook 1.4 to 1.6."""
    each = BANK_FAVOR_MANY if g.players >= MANY_PLAYERS else BANK_FAVOR
    g.banks = [each] * 6
    g.on_banner = [BANNER_TOKENS, BANNER_TOKENS]
    g.shared = FAVOR_TOKENS - 6 * each - BANNER_TOKENS
    g.shared_secrets = SECRET_TOKENS - BANNER_TOKENS
    g.bank = [CHANCELLORS_WARBANDS, *[EXILES_WARBANDS] * 5]


def lay_decks(g: Oath, written: Chronicle, dealt: Dealt) -> None:
    """Relics and the world deck; both top last here."""
    number = NUMBER.__getitem__
    g.relic_deck = tuple(map(number, dealt.relics[::-1]))
    g.relics_at = [tuple(map(number, relics)) for relics in dealt.at_sites]
    g.world = tuple(map(number, dealt.world[::-1]))
    g.archive = tuple(sorted(map(number, dealt.archive)))
    g.edifices = tuple(sorted([NUMBER[card] for card in written.edifices]))
    g.dispossessed = tuple(sorted(map(number, dealt.dispossessed)))


def know(g: Oath, relics: tuple[str, ...]) -> None:
    """Whoever likes can read in the chronicle which these are (rulebook 22.3.8)."""
    for relic in relics:
        g.eyes[NUMBER[relic]] = everybody(g)


# ------------------------------------------------------------------------------------------------------------- boards


class TakeBoard(Verb):
    """A coloured board, on the side it shows (rulebook 1.9)."""

    name = "board"
    takes = (COLOUR,)
    rule = "1.9"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each([colour for colour in range(1, len(COLOURS)) if colour not in g.colour])

    def act(self, g: Oath, seat: int, colour: int) -> None:
        g.colour[seat] = colour
        g.tell("oath-takes-board", seat=seat, colour=COLOURS[colour])


class ChooseBoard(Question):
    __slots__ = ()
    verbs = (TakeBoard(),)
    rule = "1.9"
    asks = "oath-ask-board"


class Boards(Procedure):
    """In turn order; where all boards show the same side there is nothing to choose."""

    __slots__ = ("citizens",)

    def __init__(self, citizens: tuple[int, ...]) -> None:
        self.citizens = citizens

    def step(self, g: Oath, n: int) -> bool:
        others = g.order(g.chancellor)[1:]
        if n < len(others):
            if 0 < len(self.citizens) < len(COLOURS) - 1:
                g.push(ChooseBoard(others[n]))
            else:
                g.colour[others[n]] = n + 1
            return True
        g.unplayed = sum([1 << colour for colour in self.citizens if colour not in g.colour])
        for seat in others:
            citizen = g.colour[seat] in self.citizens
            g.role[seat] = CITIZEN if citizen else EXILE
            g.flag[seat] = PURPLE if citizen else g.colour[seat]
        return False


# ------------------------------------------------------------------------------------------------------------- pieces


class Prompted(Share):
    """Favor for sites, where there is too little (rulebook 1.16)."""

    asks = "oath-ask-prompt"
    rule = "1.16"

    def done(self, g: Oath, seat: int, shares: tuple[Men, ...]) -> None:
        for slot, n in shares:
            g.site_favor[slot] += n
            g.shared -= n


PROMPTED: Final = Prompted()


class SetUp(Procedure):
    """Pieces (rulebook 1.8 to 1.18), then cards, then each player in turn order (rulebook 1.23)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        if n == 0:
            pieces(g)
            prompts(g)
            return True
        if n == 1:
            reliquary(g)
            deal(g)
            g.then(*[Settle(seat) for seat in g.order(g.chancellor)])
            return True
        g.stirred = False
        return False


def top_cradle(g: Oath) -> int:
    return next(slot for slot in range(SLOT_COUNT) if g.face_up >> slot & 1)


def pieces(g: Oath) -> None:
    chancellor = g.chancellor
    top = top_cradle(g)
    for slot in range(SLOT_COUNT):
        settled = any(SUIT[card] != NO_SUIT for card in g.cards[slot])
        if slot == top or (g.face_up >> slot & 1 and settled):
            n = min(TOP_CRADLE_WARBANDS if slot == top else OTHER_SITE_WARBANDS, g.bank[PURPLE])
            g.bank[PURPLE] -= n
            put(g, slot, PURPLE, n)
    for seat in g.order(chancellor):
        has = CHANCELLORS_START if seat == chancellor else OTHERS_START
        g.favor[seat] = has.favor
        g.shared -= has.favor
        g.secrets[seat] = has.secrets
        g.shared_secrets -= has.secrets
        colour = g.board_colour(seat)
        g.host[seat] = min(has.warbands, g.bank[colour])
        g.bank[colour] -= g.host[seat]
    banner = OATHS[g.oath].banner
    if banner:
        hold_banner(g, chancellor, PEOPLE if banner == PEOPLES_FAVOR else SECRET)


def prompts(g: Oath) -> None:
    """What face-up sites show; relics of a chronicle lie there already (rulebook 1.16, 8.6.2)."""
    wanting: list[Men] = []
    for slot in range(SLOT_COUNT):
        if g.face_up >> slot & 1:
            printed = SITES[g.site[slot]]
            g.site_secrets[slot] += printed.secrets
            g.shared_secrets -= printed.secrets
            if printed.favor:
                wanting.append((slot, printed.favor))
            while len(g.relics_at[slot]) < printed.relics and g.relic_deck:
                g.relics_at[slot] = (*g.relics_at[slot], draw_relic(g))
    total = min(sum([n for _, n in wanting]), g.shared)
    apportion(g, g.chancellor, PROMPTED, tuple(wanting), total)


def reliquary(g: Oath) -> None:
    """The top four of the relic deck, at random; a space that stays empty is uncovered (rulebook 1.17, 22.2.17)."""
    n = min(4, len(g.relic_deck))
    found = [draw_relic(g) for _ in range(n)]
    g.luck.shuffle(found)
    g.reliquary = (*found, *[0] * (4 - n))
    for space in range(n, 4):
        enliven(g, SPACES[space], WITH + g.chancellor)


def deal(g: Oath) -> None:
    """Piles and hands come from the bottom of the world deck (rulebook 1.19 to 1.22)."""
    cards = list(g.world)  # the bottom comes first
    for region in range(3):
        g.piles[region] = (cards.pop(0),)
    for seat in g.order(g.chancellor):
        hand = tuple(cards[:3])
        del cards[:3]
        g.drawn[seat] = hand
        for card in hand:
            g.eyes[card] = 1 << seat
            g.visions_drawn += is_vision(card)
    g.world = tuple(cards)
    g.upper, g.middle = min(12, len(cards)), min(18, max(0, len(cards) - 12))


# -------------------------------------------------------------------------------------------------------- each player


class PutPawn(Verb):
    """At any face-up site (rulebook 1.23.1)."""

    name = "pawn"
    takes = (SLOT,)
    rule = "1.23.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each([slot for slot in range(SLOT_COUNT) if g.face_up >> slot & 1])

    def act(self, g: Oath, seat: int, slot: int) -> None:
        place_pawn(g, seat, slot)


def place_pawn(g: Oath, seat: int, slot: int) -> None:
    g.pawn[seat] = slot
    g.tell("oath-puts-pawn", seat=seat, site=IDS[g.site[slot]])


class ChooseSite(Question):
    __slots__ = ()
    verbs = (PutPawn(),)
    rule = "1.23.1"
    asks = "oath-ask-pawn"


class DiscardTwo(FromHand):
    """Of the three cards drawn two are discarded; the last becomes a face-down adviser."""

    __slots__ = ()
    rule = "1.23.3"
    asks = "oath-ask-discard"

    def question(self, g: Oath) -> Message:
        return Message(self.asks, {"n": len(g.drawn[self.seat]) - 1})


DISCARD_TWO: Final = by_seat(DiscardTwo)


class Settle(SeatProcedure):
    """Pawn, adviser, discards (rulebook 1.23)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        seat = self.seat
        if n == 0:
            g.turn = seat
            if seat == g.chancellor:
                place_pawn(g, seat, top_cradle(g))
            else:
                g.push(ChooseSite(seat))
            return True
        if len(g.drawn[seat]) > 1:
            g.push(DISCARD_TWO[seat])
            return True
        for card in g.drawn[seat]:  # none where the world deck ran out (rulebook 9.3.1)
            to_facedown(g, seat, card)
            g.tell("oath-plays-hidden", seat=seat, back=back(card))
        g.drawn[seat] = ()
        return False
