"""Rootlog: a finished game of Root in the notation of its players, version 2.7.

The notation does not name actions, it says which pieces, cards and items went where. So the game is played again, and
whenever the rules say something aloud the position is compared with the one before. Cards are given by suit; by name
where the name matters. Suits, not only numbers of cards, are written for hands too: the game is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from interrex.engine.errors import InterrexError
from interrex.engine.luck import Luck
from interrex.engine.match import Match
from interrex.engine.message import Message, Told

from .data import (
    ALLIANCE,
    BASE,
    CARDS,
    CHARACTER_NAMES,
    CLEARINGS,
    DOMINANCE,
    EYRIE,
    FACTIONS,
    FAVOUR,
    ITEM,
    ITEMS,
    MARQUISE,
    NUMBER,
    ON_TRACKS,
    QUESTS,
    ROOST,
    SUIT_OF,
    SUITS,
    VAGABOND,
    VIZIER,
)  # fmt: skip
from .play.common import Hospital
from .play.vagabond import on_track
from .state import NOBODY, Root, Rover, card_number

FACTION_LETTERS = "CEAVG"
SUIT_LETTERS    = "FRMB"
ITEM_LETTERS    = "frtsbxhc"  # torch: r, boot: f
COLUMN_LETTERS  = "rmxb"
MAP_NAMES       = {"autumn": "Fall", "winter": "Winter"}
RELATIONS       = {-1: "h", 0: "0", 1: "1", 2: "2", 3: "a"}
CARD_NAMES = {
    "ambush":              "@",
    "dominance":           "dom",
    "armorers":            "armor",
    "better-burrow-bank":  "bank",
    "brutal-tactics":      "brutal",
    "command-warren":      "command",
    "cobbler":             "cob",
    "codebreakers":        "codeb",
    "royal-claim":         "royal",
    "sappers":             "sap",
    "scouting-party":      "scout",
    "stand-and-deliver":   "stand",
    "tax-collector":       "tax",
}  # fmt: skip
QUEST_NAMES = {
    "errand":              "errand",
    "escort":              "escort",
    "expel-bandits":       "bandits",
    "fend-off-a-bear":     "bear",
    "fundraising":         "funds",
    "give-a-speech":       "speech",
    "guard-duty":          "guard",
    "logistics-help":      "logs",
    "repair-a-shed":       "shed",
}  # fmt: skip

# Where a Vagabond's item is, as a place to start from: face up, exhausted, and the same damaged.
FRESH, SPENT, DAMAGED, DAMAGED_SPENT = STATES = ("r", "e", "dr", "de")
CHANGES = (
    (FRESH, SPENT), (SPENT, FRESH), (DAMAGED_SPENT, DAMAGED), (FRESH, DAMAGED), (SPENT, DAMAGED_SPENT),
    (DAMAGED, FRESH), (DAMAGED_SPENT, SPENT), (DAMAGED_SPENT, FRESH),
)  # fmt: skip

# Said when a card has left one place and not yet come to another: too early to look.
TOO_EARLY = ("root-crafts", "root-outrage", "root-mobilizes", "root-supporter-drawn", "root-reshuffles")


def rootlog(match: Match, names: tuple[str, ...] = ()) -> str:
    """The whole game in Rootlog V2. Only of a finished one: it shows every hand."""
    if match.game.id != "root":
        raise InterrexError("root-rootlog-other-game", "root", game=match.game.title)
    if not match.over:
        raise InterrexError("root-rootlog-unfinished", "root")
    g = match.game.start(match.players, match.options, Luck(match.key))
    assert isinstance(g, Root)
    scribe = Scribe(g)
    g.told = Ear(scribe)
    g.run()
    for seat, action in [(move.seat, move.action) for move in match.moves]:
        scribe.before(seat)
        g.play(seat, action)
        scribe.look()
    winners = "".join([FACTION_LETTERS[f] for f in sorted([g.faction[s] for s in g.winners])])
    return "\n".join([*header(g, names), "", *scribe.text(), "", f"Winner: {winners}", ""])


def header(g: Root, names: tuple[str, ...]) -> Iterator[str]:
    yield f"Map: {MAP_NAMES[g.board.id]}"
    yield "Deck: Standard"
    if not g.board.suits:
        yield "Clearings: " + ", ".join([f"{SUIT_LETTERS[suit]}{c + 1}" for c, suit in enumerate(g.suits)])
    for seat in range(g.players):
        name = " ".join(names[seat].split()).replace("//", "/") if seat < len(names) else ""
        yield f"{FACTION_LETTERS[g.faction[seat]]}: {name or f'Player {seat + 1}'}"


# --------------------------------------------------------------------------------------------------- names of things


def short_name(card: int) -> str:
    """``@`` for an ambush, ``favor`` for a favour; an item's card has no short name but its own."""
    if CARDS[card].kind == FAVOUR:
        return "favor"
    words = CARDS[card].id.removesuffix(f"-{SUITS[SUIT_OF[card]]}")
    return CARD_NAMES.get(words) or words.replace("-", "")


def suit_of(card: int) -> str:
    return f"{SUIT_LETTERS[SUIT_OF[card]]}#"


def crafted(card: int) -> str:
    """``Z%s``, ``Zcob``, ``Zffavor``."""
    kind = CARDS[card].kind
    if kind == ITEM:
        return f"Z%{ITEM_LETTERS[CARDS[card].item]}"
    return f"Z{suit_of(card)[0].lower() if kind == FAVOUR else ''}{short_name(card)}"


def quest_card(number: int) -> str:
    quest = QUESTS[number]
    return f"{SUIT_LETTERS[quest.suit]}#{QUEST_NAMES[quest.id.removesuffix(f'-{SUITS[quest.suit]}')]}"


def place_name(g: Root, place: int) -> str:
    """A clearing's number; a forest by the clearings around it."""
    if place < CLEARINGS:
        return str(place + 1)
    return "_".join([str(c + 1) for c in sorted(g.board.forests[place - CLEARINGS])])


# ------------------------------------------------------------------------------------------------------------ entries


class Shift:
    """``2w3->5``: things go from one place to another. What is left out is the supply, the deck or the board."""

    def __init__(self, things: dict[str, int], start: str, end: str) -> None:
        self.things = things
        self.start = start
        self.end = end

    def kind(self) -> str:
        thing = next(iter(self.things))
        return "card" if thing.endswith("#") else "named" if "#" in thing else "item" if "%" in thing else "piece"

    def __str__(self) -> str:
        own_first = sorted(self.things, key=lambda thing: self.kind() == "piece" and thing[0].isupper())
        parts = [f"{self.things[thing] if self.things[thing] > 1 else ''}{thing}" for thing in own_first]
        if len(parts) == 1:
            what = parts[0]
        elif self.kind() == "card":
            what = f"({'+'.join([part.removesuffix('#') for part in parts])})#"
        else:
            what = f"({'+'.join(parts)})" if self.start else "+".join(parts)
        return f"{what}{self.start}->{self.end}"

    def joins(self, next_: Shift) -> bool:
        """Take in what follows at once, if it reads as one: ``(w+Ew)3->``, ``w->5+6``. Marches stay apart."""
        kind = self.kind()
        if next_.kind() != kind or kind == "named" or next_.start != self.start:
            return False
        if next_.end == self.end and not (self.start[:1].isdigit() and self.end):
            for thing, n in next_.things.items():
                self.things[thing] = self.things.get(thing, 0) + n
            return True
        ends = self.end.split("+")
        if kind == "piece" and self.things == next_.things and not self.start and next_.end.isdigit():
            if all(end.isdigit() for end in ends) and next_.end not in ends:
                self.end += f"+{next_.end}"
                return True
        return False


class Fought:
    """``XE3F@(2,1)``: the attacker is whoever's turn it is; ambush and dice come later."""

    def __init__(self, defender: str, clearing: int) -> None:
        self.head = f"X{defender}{clearing}"
        self.ambushes = ""
        self.rolls = ""

    def __str__(self) -> str:
        return self.head + self.ambushes + self.rolls


class Line:
    """A turn. Nothing is joined to what stands before the fence."""

    def __init__(self, faction: int, round_: int) -> None:
        self.faction = faction
        self.round = round_
        self.entries: list[Shift | Fought | str] = []
        self.fence = 0

    def add(self, entry: Shift | Fought | str) -> None:
        last = self.entries[-1] if len(self.entries) > self.fence else None
        if not (isinstance(entry, Shift) and isinstance(last, Shift) and last.joins(entry)):
            self.entries.append(entry)

    def spare(self, piece: str, clearing: str, n: int) -> None:
        """These warriors were not removed after all: field hospitals."""
        for entry in reversed(self.entries):
            if isinstance(entry, Shift) and (entry.start, entry.end) == (clearing, "") and entry.things.get(piece, 0) >= n:
                entry.things[piece] -= n
                if not entry.things[piece]:
                    del entry.things[piece]
                if not entry.things:
                    self.entries.remove(entry)
                    self.fence = len(self.entries)
                return

    def __str__(self) -> str:
        return f"{FACTION_LETTERS[self.faction]}:" + "/".join([str(entry) for entry in self.entries])


# ------------------------------------------------------------------------------------------------------------- scribe


class Ear(list[Told]):
    """What a position tells goes to the scribe, who looks at the position there and then."""

    def __init__(self, scribe: Scribe) -> None:
        super().__init__()
        self.scribe = scribe

    def append(self, told: Told, /) -> None:
        self.scribe.hear(told.audience, told.message)


class Scribe:
    """Compares each position with the one before and writes down what moved."""

    def __init__(self, g: Root) -> None:
        self.g = g
        self.seen = g.copy()
        self.dealt = g.copy()
        self.set_up = {f: Line(f, 0) for f in range(len(FACTIONS)) if g.seat_of[f] != NOBODY}
        self.lines = list(self.set_up.values())
        self.line = self.lines[0]
        self.fought = Fought("", 0)
        self.crafting = NOBODY  # the card that is being crafted
        self.ambush = NOBODY  # the card whose spending the battle already tells
        self.wounded_at = NOBODY

    def text(self) -> Iterator[str]:
        """Rounds apart. A turn in which nothing moved, as when dominance wins at its start, has no line."""
        round_ = 0
        for line in self.lines:
            if line.entries:
                if line.round != round_:
                    yield ""
                    round_ = line.round
                yield str(line)

    def before(self, seat: int) -> None:
        if self.g.phase == 0:
            self.line = self.set_up[self.g.faction[seat]]
        waiting = self.g.waiting()
        self.wounded_at = waiting.clearing if isinstance(waiting, Hospital) else NOBODY

    def hear(self, audience: int | None, said: Message) -> None:
        params = said.params
        if said.key == "root-shown" and audience is not None:
            revealing = self.letter(params["seat"])
            self.line.add(f"{revealing}^{FACTION_LETTERS[self.g.faction[audience]]}")
        if audience is not None:
            return
        if said.key == "root-crafts":
            self.crafting = NUMBER[params["card"]]
        if said.key == "root-hospital":
            self.nurse(params["n"])
        if said.key in TOO_EARLY:
            return
        self.look()
        match said.key:
            case "root-turn":
                self.begin(params["seat"], params["round"])
            case "root-leader":
                self.line.add(f"#{params['leader']}->$")
            case "root-battle":
                defender = FACTION_LETTERS[FACTIONS.index(params["faction"])]
                self.fought = Fought(defender, params["clearing"])
                self.line.add(self.fought)
            case "root-ambush" | "root-foil":
                self.ambush = card_number(params["card"])
                self.fought.ambushes += f"{suit_of(self.ambush)[0]}@"
            case "root-rolls":
                assert self.g.fight is not None
                rolls = [params["high"], params["low"]]
                if self.g.faction[self.g.fight.defender] == ALLIANCE:
                    rolls.reverse()  # law 8.2.2: Guerrilla War
                self.fought.rolls = f"({rolls[0]},{rolls[1]})"

    def begin(self, seat: int, round_: int) -> None:
        """A turn; before the first, what everybody was dealt."""
        if round_ == 1 and self.line.round == 0:
            for faction, line in self.set_up.items():
                self.line = line
                if faction == ALLIANCE:
                    self.deal(self.dealt.supporters, "$")
                self.deal(self.dealt.hands[self.g.seat_of[faction]], FACTION_LETTERS[faction])
                if faction == VAGABOND:
                    for quest in self.dealt.quests:
                        line.add(f"{quest_card(quest)}->Q")
        self.line = Line(self.g.faction[seat], round_)
        self.lines.append(self.line)

    def deal(self, cards: tuple[int, ...], to: str) -> None:
        for card in cards:
            self.line.add(self.card(card, "", to, False))

    def nurse(self, n: int) -> None:
        """They went to the keep from where they fell, not by way of the supply."""
        piece, here, keep = self.piece(MARQUISE, "w"), str(self.wounded_at + 1), self.g.keep
        self.line.spare(piece, here, n)
        self.line.add(Shift({piece: n}, here, str(keep + 1)))
        self.seen.warriors[MARQUISE][keep] += n

    # What things are called in the turn of whoever's turn it is

    def letter(self, seat: int) -> str:
        """A faction's letter, left out for the current one."""
        faction = self.g.faction[seat]
        return "" if faction == self.line.faction else FACTION_LETTERS[faction]

    def board(self, seat: int) -> str:
        return f"{self.letter(seat)}$"

    def piece(self, faction: int, code: str) -> str:
        return f"{self.letter(self.g.seat_of[faction])}{code}"

    def card(self, card: int, start: str, end: str, named: bool) -> Shift:
        named = named or CARDS[card].kind == DOMINANCE  # those lie beside the map when spent
        return Shift({f"{suit_of(card)}{short_name(card) if named else ''}": 1}, start, end)

    # Looking

    def look(self) -> None:
        old, g = self.seen, self.g
        for number, rover in enumerate(g.rovers):
            self.items(old, VAGABOND + number, old.rovers[number], rover)
        self.cards(old)
        self.found(old)
        self.tracks(old)
        self.pieces(old)
        self.standings(old)
        if old.fight is not None and g.fight is None:
            self.line.fence = len(self.line.entries)
        self.seen = g.copy()

    # A Vagabond's items

    def items(self, old: Root, faction: int, before: Rover, after: Rover) -> None:
        """Exhausted, refreshed, damaged, repaired, dropped. What comes from elsewhere is left to ``found``."""
        if self.g.phase == 0:
            if any(after.fresh) and not any(before.fresh):
                self.line.add(f"#{CHARACTER_NAMES[after.character]}->$")
            return
        changes: list[tuple[int, str, str]] = []
        mine = faction == self.line.faction
        for item in range(len(ITEMS)):
            gained = self.gained(old, item) if mine else 0
            change = Counter(dict(zip(STATES, difference(states(before, item), states(after, item)), strict=True)))
            change[FRESH] -= gained
            changes += item_changes(item, change)
        rest = [start for _, start, end in changes if start[0] == "d" and end == FRESH]
        if self.g.phase == 3 and rest and not any(end == SPENT for _, start, end in changes if start == DAMAGED_SPENT):
            changes = [change for change in changes if change[1][0] != "d"]
            self.line.add("%_d->s+r")
        for item, start, end in changes:
            place, to = item_places(start, end)
            if (start, end) == (FRESH, SPENT) and item in ON_TRACKS and on_track(after, item) < on_track(before, item):
                to = "s+e"
            if not mine:
                place, to = f"{FACTION_LETTERS[faction]}$", f"{to}+e" if start == SPENT else to
            self.line.add(Shift({f"%{ITEM_LETTERS[item]}": 1}, place, to))

    def gained(self, old: Root, item: int) -> int:
        """How many of an item the current Vagabond has got from ruins, from others and by crafting."""
        g = self.g
        ruins = sum([old.ruins[c].count(item) - g.ruins[c].count(item) for c in range(CLEARINGS)])
        boxes = sum([max(0, old.items[seat][item] - g.items[seat][item]) for seat in range(g.players)])
        return ruins + boxes + old.item_supply[item] - g.item_supply[item]

    def found(self, old: Root) -> None:
        """Items out of ruins, and out of the boxes of those who were aided."""
        g = self.g
        for item, letter in enumerate(ITEM_LETTERS):
            for c in range(CLEARINGS):
                if g.ruins[c].count(item) < old.ruins[c].count(item):
                    self.line.add(Shift({f"%{letter}": 1}, str(c + 1), "$"))
            for seat in range(g.players):
                if g.items[seat][item] < old.items[seat][item]:
                    self.line.add(Shift({f"%{letter}": 1}, self.board(seat), "$"))

    def tracks(self, old: Root) -> None:
        for number, rover in enumerate(self.g.rovers):
            for item in ON_TRACKS:
                more = on_track(rover, item) - on_track(old.rovers[number], item)
                if more > 0 and VAGABOND + number == self.line.faction:
                    self.line.add(Shift({f"%{ITEM_LETTERS[item]}": more}, "", "t"))

    # Cards

    def cards(self, old: Root) -> None:
        """From zone to zone; the deck, the discard pile and the dominance cards beside the map count as one."""
        g = self.g
        if any(old.decree) and not any(g.decree):
            self.line.add("$_->")
        before, after = self.zones(old), self.zones(g)
        for card in sorted(set().union(*before.values(), *after.values()), key=lambda card: SUIT_OF[card]):
            moved = {zone: after[zone][card] - before[zone][card] for zone in after}
            starts = [zone for zone, n in moved.items() for _ in range(-n)]
            ends = [zone for zone, n in moved.items() for _ in range(n)]
            for start, end in zip(starts, ends, strict=True):
                self.card_move(old, card, start, end)
        for quest in [quest for quest in old.quests if quest not in g.quests]:
            self.line.add(f"{quest_card(quest)}Q->$")
        for quest in [quest for quest in g.quests if quest not in old.quests]:
            self.line.add(f"{quest_card(quest)}->Q")

    def card_move(self, old: Root, card: int, start: Zone, end: Zone) -> None:
        if card == self.crafting:
            self.crafting = NOBODY
            self.line.add(crafted(card))
        elif card == self.ambush:
            self.ambush = NOBODY
        elif start.name.startswith("$_"):
            return  # the whole Decree went
        elif start == PILE and card in old.discard and len(old.deck) == len(self.g.deck):
            self.line.add(self.card(card, "*", end.name, True))  # law 9.5.9: Day Labor
        else:
            self.line.add(self.card(card, start.name, end.name, start.open))

    def zones(self, g: Root) -> dict[Zone, Counter[int]]:
        """The cards, by where they lie."""
        found = {PILE: Counter([*g.deck, *g.discard, *g.available])}
        for seat, faction in enumerate(g.faction):
            found[Zone(FACTION_LETTERS[faction], False)] = Counter(g.hands[seat])
            dominance = [card for card in (g.dominance[seat],) if card != NOBODY]
            found[Zone(self.board(seat), True)] = Counter([*g.crafted[seat], *dominance])
            if faction == ALLIANCE:
                found[Zone(self.board(seat), False)] = Counter(g.supporters)
        for column, letter in enumerate(COLUMN_LETTERS):
            found[Zone(f"$_{letter}", False)] = Counter([card for card in g.decree[column] if card != VIZIER])
        return found

    # Pieces

    def pieces(self, old: Root) -> None:
        """First what leaves the map, then what moves on it, then what comes."""
        g = self.g
        before, after = on_map(old), on_map(g)
        come: dict[tuple[str, int], list[str]] = {}
        for (faction, code), row in after.items():
            piece = self.piece(faction, code)
            change = difference(before[faction, code], row)
            left = {c: -n for c, n in enumerate(change) if n < 0}
            came = {c: n for c, n in enumerate(change) if n > 0}
            for (start, n), end in zip(left.items(), came, strict=False):
                self.line.add(Shift({piece: n}, str(start + 1), str(end + 1)))
            if not came:
                for c, n in left.items():
                    self.line.add(Shift({piece: n}, str(c + 1), ""))
            if not left:
                for c, n in came.items():
                    come.setdefault((piece, n), []).append(str(c + 1))
        for number, rover in enumerate(g.rovers):
            if rover.place != old.rovers[number].place:
                self.line.add(f"p->{place_name(g, rover.place)}")
        for (piece, n), clearings in come.items():
            self.line.add(Shift({piece: n}, "", "+".join(clearings)))
        if officers := g.officers - old.officers:
            board = self.board(g.seat_of[ALLIANCE])
            start, end = ("", board) if officers > 0 else (board, "")
            self.line.add(Shift({self.piece(ALLIANCE, "w"): abs(officers)}, start, end))

    # Relationships, points, dominance

    def standings(self, old: Root) -> None:
        g = self.g
        for number, rover in enumerate(g.rovers):
            owner = self.letter(g.seat_of[VAGABOND + number])
            for faction, standing in enumerate(rover.relations):
                if standing != old.rovers[number].relations[faction]:
                    self.line.add(f"{owner}$_{FACTION_LETTERS[faction]}->{RELATIONS[standing]}")
        for seat in range(g.players):
            points = g.score[seat] - old.score[seat]
            if points:
                sign = "++" if points > 0 else "--"
                self.line.add(f"{self.letter(seat)}{sign}{abs(points) if abs(points) > 1 else ''}")
            if g.dominance[seat] != old.dominance[seat] and g.faction[seat] < VAGABOND:
                self.line.add("++->$")
            if g.coalition[seat] != old.coalition[seat]:
                self.line.add(f"++->{self.board(g.coalition[seat])}")


# ---------------------------------------------------------------------------------------------------------- comparing


class Zone(NamedTuple):
    """Where cards lie. In an open one, they are known by name."""

    name: str
    open: bool


PILE = Zone("", False)


def difference(before: list[int], after: list[int]) -> list[int]:
    return [b - a for a, b in zip(before, after, strict=True)]


def on_map(g: Root) -> dict[tuple[int, str], list[int]]:
    """How many of each faction's pieces stand in the clearings."""
    sawmills, workshops, recruiters = g.buildings[:ROOST]
    found = {
        (MARQUISE, "t_k"): [int(g.keep == c) for c in range(CLEARINGS)],
        (MARQUISE, "t"): g.wood,
        (ALLIANCE, "t"): [g.sympathy >> c & 1 for c in range(CLEARINGS)],
        (MARQUISE, "b_s"): sawmills,
        (MARQUISE, "b_w"): workshops,
        (MARQUISE, "b_r"): recruiters,
        (EYRIE, "b"): g.buildings[ROOST],
    }
    for suit in range(3):
        bases = [n if g.suits[c] == suit else 0 for c, n in enumerate(g.buildings[BASE])]
        found[ALLIANCE, f"b_{SUIT_LETTERS[suit].lower()}"] = bases
    for faction in (MARQUISE, EYRIE, ALLIANCE):
        found[faction, "w"] = g.warriors[faction]
    return {key: row for key, row in found.items() if g.seat_of[key[0]] != NOBODY}


def states(rover: Rover, item: int) -> list[int]:
    return [rover.fresh[item], rover.spent[item], rover.damaged[item], rover.damaged_spent[item]]


def item_changes(item: int, change: Counter[str]) -> Iterator[tuple[int, str, str]]:
    """Which items went from one state to another; to none at all: out of the game."""
    for start, end in CHANGES:
        for _ in range(min(-change[start], change[end])):
            yield item, start, end
            change[start] += 1
            change[end] -= 1
    for _ in range(change[SPENT]):  # a hammer was exhausted to repair a hammer
        yield from ((item, FRESH, SPENT), (item, DAMAGED, FRESH))
        change[DAMAGED] += 1
    for start in STATES:
        for _ in range(-change[start]):
            yield item, start, ""


def item_places(start: str, end: str) -> tuple[str, str]:
    """The two sides of the arrow."""
    match start, end:
        case ("r", "e") | ("e", "r"):
            return "", end
        case ("de", "dr"):
            return start, "r"
        case (_, "dr" | "de"):
            return start, "d"
        case ("de", "r"):
            return start, "s+r"
        case (_, "r" | "e"):
            return start, "s"
    return start, end
