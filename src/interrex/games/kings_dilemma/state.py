"""A position of The King's Dilemma: one reign, with the kingdom it belongs to. Plain values; nothing that decides."""

from __future__ import annotations

from typing import ClassVar, Final

from interrex.engine import frames, sealed, verbs, zones
from interrex.engine.action import Action
from interrex.engine.luck import Luck
from interrex.engine.message import Refusal, refusal
from interrex.engine.state import State
from interrex.engine.zones import ALL, NONE, Zone

from .data import AGENDAS, COINS, MIDDLE, NO_HOUSE, NOBODY, POOL, POWER, RESOURCES, UP
from .kingdom import BLANK, Boxes, Entry, Happening, Laid, Postponed, Ruling, Sheet, Stickers, founders
from .story.shelf import SHELF, Story
from .vocabulary import USUAL, Effects, VoteRules

# What a house does in a vote
SILENT: Final = 0  # it has had no turn yet
AYE: Final = 1
NAY: Final = 2
GATHERS: Final = 3
MODERATES: Final = 4
OUT: Final = 5  # excluded from this vote
FOR: Final = 10  # and the seat: a vote for a house (rulebook 10.6.14)
VOTED: Final = frozenset([AYE, NAY, *[FOR + seat for seat in range(5)]])
PASSED: Final = frozenset([GATHERS, MODERATES])
QUIET: Final = PASSED | {OUT}  # they have no turn any more
SIDES: Final = ("", "aye", "nay")
EVERYBODY: Final = -1  # a mask of all seats, and whoever looks on

# Where play stands, in words
SETTING_UP: Final = "setting-up"
VOTING: Final = "vote"
SETTLING: Final = "settling"
RESOLVING: Final = "resolution"
SCORING: Final = "scoring"
FINALE: Final = "finale"


class Council(State):
    """Lists are in seat order, or in the order of RESOURCES."""

    __slots__ = (
        "agendas", "balance", "card", "card_goes", "chosen", "chronicle",
        "circumstances", "coins", "counters", "deck", "dilemmas", "doors", "draft", "dry", "ended", "ending",
        "entries", "events", "faces", "facts", "hands", "heard", "heir", "houses", "king", "laid", "later", "leader",
        "moderated", "moderator", "momentum", "next_card", "opened", "order", "outcomes", "players", "points", "pool",
        "power", "purses", "rebellion", "reign", "removed", "revealed", "rows", "rules", "rulings", "sheets",
        "shown", "side", "sides", "signed", "signer", "signings", "skull", "stage", "stance", "stir", "stopped",
        "stories", "story", "tale", "tally", "tokens", "track", "turn", "turned", "unseen", "votes",
    )  # fmt: skip
    game: ClassVar[str] = "kings-dilemma"

    # The kingdom
    tale: str  # the id of its story
    story: Story
    reign: int  # which of the kingdom it is, from 1
    king: str  # the name of the king's name
    heir: str  # likewise of whoever was crowned when the reign had ended; empty: nobody yet
    deck: tuple[int, ...]  # cards, sorted: one is drawn by luck, so there is no order that could leak
    chronicle: Stickers
    stories: tuple[tuple[Laid, ...], ...]  # by storyline, the top last
    ended: tuple[int, ...]  # by storyline: the ending card, or NOBODY
    events: tuple[Happening, ...]
    circumstances: tuple[int, ...]  # in the event area
    later: tuple[Postponed, ...]
    rulings: tuple[Ruling, ...]
    facts: dict[str, int]  # house, or 0 for a bare fact; changed as a whole
    counters: dict[str, int]  # likewise
    sides: dict[int, int]  # by card: which side won
    hands: dict[int, int]  # by card: the house that signed for it; changed as a whole
    doors: tuple[str, ...]  # letters
    order: int
    rebellion: int
    sheets: tuple[Sheet, ...]  # by house
    entries: tuple[Entry, ...]
    opened: tuple[str, ...]  # handles of what everybody has seen

    # The table
    players: int
    houses: tuple[int, ...]  # numbers, by seat
    leader: int
    moderator: int
    rows: list[int]
    faces: list[int]
    momentum: int  # mask of the resources with a momentum token
    balance: int
    stopped: bool  # the balance has reached an end in this round
    pool: int
    power: list[int]
    coins: list[int]
    agendas: list[list[int]]  # one or none, by seat
    draft: list[int]  # agendas that go round
    removed: list[int]
    unseen: tuple[
        tuple[int, ...], ...
    ]  # by seat: agendas it knows to be before it or removed; empty until it has looked
    tokens: list[int]  # masks of consequence tokens by seat: bit res for positive, 5 + res for negative
    track: tuple[tuple[int, int], ...]  # cards with the side that won, as laid on the time track
    dilemmas: int  # how many were resolved in this reign
    ending: str  # how the reign ends after this round; empty: it does not
    dry: bool  # there was no card even for its first round (rulebook 4.1.5)
    revealed: bool  # agendas
    points: list[tuple[int, int, int, int]]
    signings: list[int]  # stickers and story cards signed in this reign

    # The card on the table
    card: int  # NOBODY: none
    next_card: int  # drawn already, as somebody was shown it; NOBODY: the next draw is open
    shown: int  # mask of the seats that were shown it (rulebook 10.2.32); EVERYBODY: onlookers too (10.7.4)
    outcomes: tuple[Effects, Effects]
    turned: int  # the side of it that was turned over; SILENT: none yet
    skull: bool
    card_goes: str
    stage: str
    rules: VoteRules
    turn: int
    stance: list[int]
    laid: list[int]  # power on the vote cards
    purses: list[int]  # coins on them (rulebook 10.6.9)
    moderated: bool  # has anybody passed to moderate?
    side: int  # that has won
    tally: tuple[int, int]  # what the two sides counted; in an election the first house and the second
    votes: int  # held in this reign
    signer: int  # who signs instead of the Leader: a house, or NO_HOUSE
    signed: bool  # was anything signed in this resolution?
    chosen: int  # a house just chosen (rulebook 10.1.3)
    heard: frozenset[str]  # moments at which something may happen
    stir: int  # effects and cards since the last vote: what a story sets going comes to rest (rulebook 11.13)

    def lay_out(self, tale: str, houses: tuple[int, ...], luck: Luck) -> None:
        """The table before anything is set up (rulebook 2.1 to 2.5), in a kingdom that has just been founded."""
        self.begin(luck)
        self.tale, self.reign, self.king, self.heir = tale, 1, "", ""
        story = self.story = SHELF[tale]
        self.deck = self.circumstances = ()
        self.chronicle = BLANK
        self.stories = ((),) * len(story.storylines)
        self.ended = (NOBODY,) * len(story.storylines)
        self.events, self.later, self.rulings = (), (), ()
        self.facts, self.counters, self.sides, self.hands = {}, {}, {}, {}
        self.doors, self.opened, self.entries = (), (), ()
        self.order = self.rebellion = 0
        self.sheets = (Sheet(),) * 12
        players = len(houses)
        self.players, self.houses = players, houses
        self.leader = self.moderator = 0
        self.rows = [MIDDLE] * len(RESOURCES)
        self.faces = [UP] * len(RESOURCES)
        self.momentum, self.balance, self.stopped, self.pool = 0, MIDDLE, False, POOL
        self.power, self.coins = [POWER] * players, [COINS] * players
        self.agendas, self.draft, self.removed = [[] for _ in houses], list(range(len(AGENDAS))), []
        self.unseen = ((),) * players
        self.tokens = [0] * players
        self.track, self.dilemmas, self.ending, self.revealed, self.dry = (), 0, "", False, False
        self.points, self.signings = [(0, 0, 0, 0)] * players, [0] * players
        self.card, self.outcomes, self.skull, self.card_goes = NOBODY, ((), ()), False, "track"
        self.next_card, self.shown, self.turned = NOBODY, 0, SILENT
        self.stage, self.rules, self.turn = SETTING_UP, USUAL, NOBODY
        self.stance, self.laid, self.purses = [SILENT] * players, [0] * players, [0] * players
        self.moderated, self.side, self.tally, self.votes = False, SILENT, (0, 0), 0
        self.signer, self.signed, self.chosen, self.heard, self.stir = NO_HOUSE, False, NO_HOUSE, frozenset(), 0

    def copy(self) -> Council:
        twin = Council()
        self.copy_into(twin)
        twin.tale, twin.story = self.tale, self.story
        twin.reign, twin.king, twin.heir = self.reign, self.king, self.heir
        twin.deck, twin.circumstances = self.deck, self.circumstances
        twin.chronicle, twin.stories, twin.ended = self.chronicle, self.stories, self.ended
        twin.events, twin.later, twin.rulings = self.events, self.later, self.rulings
        twin.facts, twin.counters, twin.sides, twin.hands = self.facts, self.counters, self.sides, self.hands
        twin.doors, twin.opened, twin.entries = self.doors, self.opened, self.entries
        twin.order, twin.rebellion, twin.sheets = self.order, self.rebellion, self.sheets
        twin.players, twin.houses = self.players, self.houses
        twin.leader, twin.moderator = self.leader, self.moderator
        twin.rows, twin.faces, twin.momentum = self.rows[:], self.faces[:], self.momentum
        twin.balance, twin.stopped, twin.pool = self.balance, self.stopped, self.pool
        twin.power, twin.coins = self.power[:], self.coins[:]
        twin.agendas, twin.draft, twin.removed = [held[:] for held in self.agendas], self.draft[:], self.removed[:]
        twin.unseen = self.unseen
        twin.tokens, twin.track, twin.dilemmas = self.tokens[:], self.track, self.dilemmas
        twin.ending, twin.revealed, twin.dry = self.ending, self.revealed, self.dry
        twin.points, twin.signings = self.points[:], self.signings[:]
        twin.card, twin.outcomes, twin.skull, twin.card_goes = self.card, self.outcomes, self.skull, self.card_goes
        twin.next_card, twin.shown, twin.turned = self.next_card, self.shown, self.turned
        twin.stage, twin.rules, twin.turn = self.stage, self.rules, self.turn
        twin.stance, twin.laid, twin.purses = self.stance[:], self.laid[:], self.purses[:]
        twin.moderated, twin.side, twin.tally, twin.votes = self.moderated, self.side, self.tally, self.votes
        twin.signer, twin.signed, twin.chosen, twin.heard = self.signer, self.signed, self.chosen, self.heard
        twin.stir = self.stir
        return twin

    # What the rules ask of a position again and again

    def seat_of(self, house: int) -> int:
        """The seat of a house, or NOBODY if it does not sit."""
        return self.houses.index(house) if house in self.houses else NOBODY

    def from_leader(self) -> list[int]:
        """Seats clockwise from the Leader (rulebook 1.1.5)."""
        return CLOCKWISE[self.players][self.leader][:]

    def by_prestige(self) -> list[int]:
        """Seats from the lowest prestige up; ties by the number of the house (rulebook 1.1.4)."""
        return sorted(
            range(self.players), key=lambda seat: (self.sheets[self.houses[seat] - 1].prestige, self.houses[seat])
        )

    @property
    def outcome(self) -> int:
        """Whose outcome the vote brings: aye's too where a house was elected (rulebook 10.6.14)."""
        return NAY if self.side == NAY else AYE

    def weight(self, seat: int) -> int:
        """What lies on a vote card: power, and two coins for one more where coins are taken."""
        return self.laid[seat] + self.purses[seat] // 2

    def known_next(self, seat: int | None) -> int:
        """The next card, for whoever has been shown its front (rulebook 10.2.32, 10.7.4); NOBODY: it is sealed."""
        if self.next_card == NOBODY or self.next_card not in self.deck:
            return NOBODY
        seen = self.shown == EVERYBODY if seat is None else self.shown >> seat & 1
        return self.next_card if seen else NOBODY

    def rule(self, name: str, usual: int = 0) -> int:
        """What an event or an outcome has made of a rule (rulebook 10.7)."""
        if not self.events and not self.rulings:
            return usual
        cards = self.story.event_cards
        for ruling in self.rulings:
            if ruling.change.set == name:
                return ruling.change.to
        for event in self.events:
            for change in cards[event.event].rules:
                if change.set == name:
                    return change.to
        return usual

    @property
    def printed(self) -> tuple[Boxes, ...]:
        """By house, how many boxes its achievements have in this kingdom (rulebook 11.19)."""
        return self.story.boxes[founders(self.entries, self.houses)]

    def mark(self, house: int, sheet: Sheet) -> None:
        self.sheets = (*self.sheets[: house - 1], sheet, *self.sheets[house:])

    def not_now(self, seat: int, action: Action) -> Refusal | None:
        return self.asked_else(seat)

    def asked_else(self, seat: int) -> Refusal:
        """Whatever was meant: something else is asked of the seat, and comes first."""
        waiting = self.waiting()
        return refusal(waiting.rule_for(seat), "kings-dilemma-asked-else", question=waiting.ask(self, seat))

    def open(self, name: str) -> None:
        """Everybody sees what was sealed."""
        if name not in self.opened:
            self.opened = (*self.opened, name)
        self.uncover()

    def has_opened(self, handle: str) -> bool:
        """Has everybody seen it, in whatever words it was told?"""
        if handle in self.opened:
            return True
        if not self.story.remembers:
            return False
        filled = f"{handle}_"  # how names begin that say what its words were filled with: most need no closer look
        return any(name.startswith(filled) and self.story.plain(name) == handle for name in self.opened)


CLOCKWISE: Final = [
    [[(first + n) % players for n in range(players)] for first in range(players)] for players in range(6)
]
AHEAD: Final = [  # by players, Leader and seat: the seats that come after it and before the Leader
    [[order[order.index(seat) + 1 :] for seat in range(len(order))] for order in orders] for orders in CLOCKWISE
]

Procedure = frames.Procedure[Council]
Round = frames.Round[Council]
Decision = frames.Decision[Council]
Choice = verbs.Choice[Council]
Verb = verbs.Verb[Council]
Chain = sealed.Chain[Council]


# ------------------------------------------------------------------------------------------------------------- zones
# Who knows which agenda where (rulebook 1.4.1). Who has looked through the draft knows more than that: see ``worlds``.


def _agendas(g: Council) -> list[list[int]]:
    return g.agendas


def _put_agenda(g: Council, place: int, cards: list[int]) -> None:
    g.agendas[place] = cards


def _own(g: Council, place: int, seat: int) -> int:
    return ALL if g.revealed or place == seat else NONE


def _rest(g: Council) -> list[list[int]]:
    return [g.draft, g.removed]


def _put_rest(g: Council, place: int, cards: list[int]) -> None:
    if place:
        g.removed = cards
    else:
        g.draft = cards


AGENDA_ZONE: Final = Zone("agenda", "agenda", _agendas, _put_agenda, _own)
ZONES: Final = (AGENDA_ZONE, Zone("rest", "agenda", _rest, _put_rest, zones.nobody))
