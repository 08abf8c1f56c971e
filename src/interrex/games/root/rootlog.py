"""Rootlog: a finished game of Root in the notation of its players, version 2.7.

The notation does not name actions, it says which pieces, cards and items went where. So the game is played again, and
whenever the rules say something aloud the position is compared with the one before. Cards are given by suit, in hands
too, for the game is over; by name where the name matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from interrex.engine.errors import InterrexError
from interrex.engine.luck import Luck
from interrex.engine.match import Match
from interrex.engine.message import LogEntry

from .boards import AllianceBoard, EyrieBoard, MarquiseBoard
from .data import (
    ALLIANCE,
    CARD_LOG_NAMES,
    CARDS,
    CHARACTER_NAMES,
    CLEARINGS,
    DOMINANCE,
    EVENING,
    EYRIE,
    FACTIONS,
    FAVOUR,
    ITEM,
    ITEMS,
    MARQUISE,
    NUMBER,
    ON_TRACKS,
    QUEST_LOG_NAMES,
    QUESTS,
    RECRUITER,
    SAWMILL,
    SET_UP,
    SUIT_OF,
    SUITS,
    VAGABOND,
    VIZIER,
    WORKSHOP,
)  # fmt: skip
from .play.marquise.hospitals import Hospital
from .play.vagabond import on_track
from .satchel import Vagabond, vagabonds
from .state import NOBODY, Root

FACTION_LETTERS = "CEAVG"
SUIT_LETTERS = "FRMB"
ITEM_LETTERS = "frtsbxhc"  # torch: r, boot: f
COLUMN_LETTERS = "rmxb"
MAP_NAMES = {"autumn": "Fall", "winter": "Winter"}
RELATIONS = "012ah"  # hostile, -1, is the last
# What happens to a Vagabond's items, as seen by the two sides of the arrow. Out of the game is none of these.
FRESH, SPENT, DAMAGED, DAMAGED_SPENT = ("r", "e", "dr", "de")
ITEM_CHANGES = {
    (FRESH, SPENT):           ("", "e"),
    (SPENT, FRESH):           ("", "r"),
    (DAMAGED_SPENT, DAMAGED): ("de", "r"),
    (FRESH, DAMAGED):         ("r", "d"),
    (SPENT, DAMAGED_SPENT):   ("e", "d"),
    (DAMAGED, FRESH):         ("dr", "s"),
    (DAMAGED_SPENT, SPENT):   ("de", "s"),
    (DAMAGED_SPENT, FRESH):   ("de", "s+r"),  # only by a rest in the forest
}  # fmt: skip

# Said when a card has left one place and not yet come to another: too early to look.
TOO_EARLY = (
    "root-crafts", "root-outrage", "root-mobilizes", "root-supporter-drawn", "root-reshuffles", "root-exhausts",
    "root-quest-opens", "root-uses-wood", "root-refreshes-all", "root-rests", "root-favour-done",
    "root-repairs", "root-repairs-exhausted",
)  # fmt: skip


def rootlog(match: Match, names: tuple[str, ...] = ()) -> str:
    """The whole game in Rootlog V2. Only of a finished one: it shows every hand."""
    if match.game.id != "root":
        raise InterrexError("root-rootlog-other-game", "root", game=match.game.title)
    if not match.over:
        raise InterrexError("root-rootlog-unfinished", "root")
    g = match.game.start(match.players, match.options, Luck(match.key))
    assert isinstance(g, Root)
    scribe = Scribe(g)
    g.listener = Ear(scribe)
    g.run()
    for move in match.moves:
        scribe.before(move.seat)
        g.play(move.seat, move.action)
        scribe.look()
    winners = "".join([FACTION_LETTERS[f] for f in sorted([g.faction[s] for s in g.winners])])
    return "\n".join([*header(g, names), "", *scribe.text(), "", f"Winner: {winners}", ""])


def header(g: Root, names: tuple[str, ...]) -> Iterator[str]:
    yield f"Map: {MAP_NAMES[g.map.id]}"
    yield "Deck: Standard"
    if not g.map.suits:
        yield "Clearings: " + ", ".join([f"{SUIT_LETTERS[suit]}{c + 1}" for c, suit in enumerate(g.suits)])
    for seat, faction in enumerate(g.faction):
        name = " ".join(names[seat].split()).replace("//", "/") if seat < len(names) else ""
        yield f"{FACTION_LETTERS[faction]}: {name or f'Player {seat + 1}'}"


def times(n: int) -> str:
    """One is left out."""
    return str(n) if n > 1 else ""


def short_name(card: int) -> str:
    """``@`` for an ambush, ``favor`` for a favour; an item's card has no short name but its own."""
    if CARDS[card].kind == FAVOUR:
        return "favor"
    words = CARDS[card].id.removesuffix(f"-{SUITS[SUIT_OF[card]]}")
    return CARD_LOG_NAMES.get(words) or words.replace("-", "")


def suit_of(card: int) -> str:
    return f"{SUIT_LETTERS[SUIT_OF[card]]}#"


def crafted(card: int) -> str:
    """``Z%s``, ``Zcob``, ``Zffavor``."""
    kind = CARDS[card].kind
    if kind == ITEM:
        return f"Z%{ITEM_LETTERS[CARDS[card].item]}"
    return f"Z{suit_of(card)[0].lower() if kind == FAVOUR else ''}{short_name(card)}"


def card_shift(card: int, start: str, end: str, named: bool = False) -> Shift:
    named = named or CARDS[card].kind == DOMINANCE  # those lie beside the map when spent
    return Shift({f"{suit_of(card)}{short_name(card) if named else ''}": 1}, start, end)


def quest_card(number: int) -> str:
    quest = QUESTS[number]
    return f"{SUIT_LETTERS[quest.suit]}#{QUEST_LOG_NAMES[quest.id.removesuffix(f'-{SUITS[quest.suit]}')]}"


def place_name(g: Root, place: int) -> str:
    """A clearing's number; a forest by the clearings around it."""
    if place < CLEARINGS:
        return str(place + 1)
    return "_".join([str(c + 1) for c in sorted(g.map.forests[place - CLEARINGS])])


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
        in_order = sorted(self.things, key=lambda thing: "FRMBCEA".find(thing[0]))  # own pieces first
        parts = [f"{times(self.things[thing])}{thing}" for thing in in_order]
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
        placed = kind == "piece" and not self.start and all(end.isdigit() for end in (*ends, next_.end))
        if placed and self.things == next_.things and next_.end not in ends:
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


class Entry:
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
        removed = [e for e in self.entries if isinstance(e, Shift) and (e.start, e.end) == (clearing, "")]
        entry = next(e for e in reversed(removed) if e.things.get(piece, 0) >= n)
        entry.things = {thing: left for thing, all_ in entry.things.items() if (left := all_ - n * (thing == piece))}
        if not entry.things:
            self.entries.remove(entry)
            self.fence = len(self.entries)

    def __str__(self) -> str:
        return f"{FACTION_LETTERS[self.faction]}:" + "/".join([str(entry) for entry in self.entries])


class Ear:
    """What a position tells goes to the scribe, who looks at the position there and then."""

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe

    def append(self, told: LogEntry, /) -> None:
        self.scribe.hear(told)


class Scribe:
    """Compares each position with the one before and writes down what moved."""

    def __init__(self, g: Root) -> None:
        self.g = g
        self.seen = self.dealt = g.copy()
        self.wanderers = [f for f in sorted(g.faction) if not g.factions[f].has_warriors]
        self.lines = [Entry(f, 0) for f in range(len(FACTIONS)) if g.seat_of[f] != NOBODY]
        self.line = self.lines[0]
        self.fought = Fought("", 0)
        self.crafting = self.ambush = NOBODY  # cards whose moves a craft or a battle already tells
        self.wounded_at = NOBODY

    def text(self) -> Iterator[str]:
        """Rounds apart. A turn in which nothing moved, as when dominance wins at its start, has no line."""
        round_ = 0
        for line in [line for line in self.lines if line.entries]:
            if line.round != round_:
                yield ""
            round_ = line.round
            yield str(line)

    def before(self, seat: int) -> None:
        if self.g.phase == SET_UP:
            self.line = next(line for line in self.lines if line.faction == self.g.faction[seat])
        waiting = self.g.waiting()
        self.wounded_at = waiting.clearing if isinstance(waiting, Hospital) else NOBODY

    def hear(self, told: LogEntry) -> None:
        key, params = told.message
        if told.audience is not None:
            if key == "root-shown":
                self.line.add(f"{self.letter(params['seat'])}^{FACTION_LETTERS[self.g.faction[told.audience]]}")
            return
        if key == "root-crafts":
            self.crafting = NUMBER[params["card"]]
        if key == "root-hospital":
            self.nurse(params["n"])
        if key not in TOO_EARLY:
            self.look()
        match key:
            case "root-turn":
                self.begin(params["seat"], params["round"])
            case "root-leader":
                self.line.add(f"#{params['leader']}->$")
            case "root-battle":
                self.fought = Fought(FACTION_LETTERS[FACTIONS.index(params["faction"])], params["clearing"])
                self.line.add(self.fought)
            case "root-ambush" | "root-foil":
                self.ambush = NUMBER[params["card"]]
                self.fought.ambushes += f"{suit_of(self.ambush)[0]}@"
            case "root-rolls":
                high, low = params["high"], params["low"]
                guerrilla = self.fought.head.startswith("XA")  # law 8.2.2: the Alliance defends with the higher roll
                self.fought.rolls = f"({low},{high})" if guerrilla else f"({high},{low})"

    def begin(self, seat: int, round_: int) -> None:
        """A turn; before the first, what everybody was dealt."""
        for line in self.lines if self.line.round == 0 else ():
            for card in self.dealt.boards[ALLIANCE].supporters if line.faction == ALLIANCE else ():
                line.add(card_shift(card, "", "$"))
            for card in self.dealt.hands[self.g.seat_of[line.faction]]:
                line.add(card_shift(card, "", FACTION_LETTERS[line.faction]))
            for quest in self.g.quests if line.faction == VAGABOND else ():
                line.add(f"{quest_card(quest)}->Q")
        self.line = Entry(self.g.faction[seat], round_)
        self.lines.append(self.line)

    def nurse(self, n: int) -> None:
        """They went to the keep from where they fell, not by way of the supply."""
        piece, here, keep = self.piece(MARQUISE, "w"), str(self.wounded_at + 1), self.g.boards[MARQUISE].keep
        self.line.spare(piece, here, n)
        self.line.add(Shift({piece: n}, here, str(keep + 1)))
        self.seen.boards[MARQUISE].warriors[keep] += n

    # What things are called in this turn: the current faction's letter is left out

    def letter(self, seat: int) -> str:
        faction = self.g.faction[seat]
        return "" if faction == self.line.faction else FACTION_LETTERS[faction]

    def board(self, seat: int) -> str:
        return f"{self.letter(seat)}$"

    def piece(self, faction: int, code: str) -> str:
        return f"{self.letter(self.g.seat_of[faction])}{code}"

    # Looking

    def look(self) -> None:
        old, g = self.seen, self.g
        found = self.found(old)
        for faction in self.wanderers:
            self.items(faction, old.boards[faction], g.boards[faction], [item for item, _ in found])
        if not found:
            self.tracks(old)
        self.cards(old)
        for item in [f"%{ITEM_LETTERS[item]}{place}" for item, place in found if place]:
            self.line.add(f"{item}->$")
        if found:
            self.tracks(old)
        self.pieces(old)
        self.standings(old)
        if old.deeds and not g.deeds:
            self.line.fence = len(self.line.entries)
        self.seen = g.copy()

    def found(self, old: Root) -> list[tuple[int, str]]:
        """The items the current Vagabond got: out of a ruin, out of the box of whom he aided, or ("") by crafting."""
        if self.line.faction not in self.wanderers:
            return []
        g = self.g
        places = [(str(c + 1), old.ruins[c], g.ruins[c]) for c in range(CLEARINGS)]
        found = [(item, place) for place, was, is_ in places for item in (Counter(was) - Counter(is_)).elements()]
        for item in range(len(ITEMS)):
            found += [(item, self.board(s)) for s in range(g.players) if g.items[s][item] < old.items[s][item]]
            found += [(item, "")] * (old.item_supply[item] - g.item_supply[item])
        return found

    def items(self, faction: int, before: Vagabond, after: Vagabond, found: list[int]) -> None:
        """Exhausted, refreshed, damaged, repaired, dropped."""
        if self.g.phase == SET_UP:
            if any(after.fresh) and not any(before.fresh):
                self.line.add(f"#{CHARACTER_NAMES[after.character]}->$")
            return
        mine = faction == self.line.faction
        changes: list[tuple[int, str, str]] = []
        for item in range(len(ITEMS)):
            changes += item_changes(item, before, after, found.count(item) if mine else 0)
        mended = [(start, end) for _, start, end in changes if start in (DAMAGED, DAMAGED_SPENT)]
        resting = self.g.phase == EVENING and after.place >= CLEARINGS  # law 9.6.1: in a forest
        if resting and mended and all(end == FRESH for _, end in mended):
            self.line.add("%_d->s+r")
            changes = [change for change in changes if change[1:] not in mended]
        for item, start, end in sorted(changes, key=lambda change: (change[1:] != (FRESH, SPENT), change[1:])):
            place, to = ITEM_CHANGES.get((start, end), (start, end))
            if to == "e" and item in ON_TRACKS and on_track(after, item) < on_track(before, item):
                to = "s+e"
            if not mine:
                place, to = f"{FACTION_LETTERS[faction]}$", "d+e" if start == SPENT else to
            self.line.add(Shift({f"%{ITEM_LETTERS[item]}": 1}, place, to))

    def tracks(self, old: Root) -> None:
        for before, vagabond in zip(vagabonds(old), vagabonds(self.g), strict=True):
            for item in ON_TRACKS:
                if (more := on_track(vagabond, item) - on_track(before, item)) > 0:
                    self.line.add(Shift({f"%{ITEM_LETTERS[item]}": more}, "", "t"))

    def cards(self, old: Root) -> None:
        """From zone to zone; the deck, the discard pile and the dominance cards beside the map count as one."""
        g = self.g
        if any(old.boards[EYRIE].decree) and not any(g.boards[EYRIE].decree):
            self.line.add("$_->")
        same = piles(old) == piles(g)
        before, after = (Counter(), Counter()) if same else (self.zones(old), self.zones(g))
        left, came = sorted((before - after).elements()), sorted((after - before).elements())
        for (card, start, in_play), (_, end, _) in zip(left, came, strict=True):
            if card == self.crafting:
                self.line.add(crafted(card))
                self.crafting = NOBODY
            elif card == self.ambush:
                self.ambush = NOBODY
            elif not start and card in old.discard and len(old.deck) == len(g.deck):
                self.line.add(card_shift(card, "*", end, named=True))  # law 9.5.9: Day Labor
            elif in_play and CARDS[card].kind == FAVOUR:
                pass  # its crafting has told all
            elif not start.startswith("$_"):  # of the Decree only the whole goes
                self.line.add(card_shift(card, start, end, named=in_play))
        for quest in [quest for quest in old.quests if quest not in g.quests]:
            self.line.add(f"{quest_card(quest)}Q->$")
        for quest in [quest for quest in g.quests if old.phase and quest not in old.quests]:
            self.line.add(f"{quest_card(quest)}->Q")

    def zones(self, g: Root) -> Counter[tuple[int, str, bool]]:
        """Every card, where it lies, and whether it is in play there."""
        found = [(card, "", False) for card in (*g.deck, *g.discard, *g.available)]
        for seat, faction in enumerate(g.faction):
            board = self.board(seat)
            found += [(card, FACTION_LETTERS[faction], False) for card in g.hands[seat]]
            found += [(card, board, True) for card in (*g.crafted[seat], g.dominance[seat]) if card != NOBODY]
            found += [(card, board, False) for card in g.boards[ALLIANCE].supporters if faction == ALLIANCE]
        for letter, column in zip(COLUMN_LETTERS, g.boards[EYRIE].decree, strict=True):
            found += [(card, f"$_{letter}", False) for card in column if card != VIZIER]
        return Counter(found)

    def pieces(self, old: Root) -> None:
        """What leaves the map or moves on it, then what comes."""
        g = self.g
        before, after = on_map(old), on_map(g)
        gone, come = before - after, after - before
        for (faction, code, clearing), n in gone.items():
            end = next((to for owner, what, to in come if (owner, what) == (faction, code)), "")
            come.pop((faction, code, end), 0)
            self.line.add(Shift({self.piece(faction, code): n}, clearing, end))
        for before_, vagabond in zip(vagabonds(old), vagabonds(g), strict=True):
            if vagabond.place != before_.place:
                self.line.add(f"p->{place_name(g, vagabond.place)}")
        placed: dict[tuple[str, int], list[str]] = {}
        for (faction, code, clearing), n in come.items():
            placed.setdefault((self.piece(faction, code), n), []).append(clearing)
        for (piece, n), clearings in placed.items():
            self.line.add(Shift({piece: n}, "", "+".join(clearings)))
        if officers := g.boards[ALLIANCE].officers - old.boards[ALLIANCE].officers:
            board = self.board(g.seat_of[ALLIANCE])
            ways = ("", board) if officers > 0 else (board, "")
            self.line.add(Shift({self.piece(ALLIANCE, "w"): abs(officers)}, *ways))

    def standings(self, old: Root) -> None:
        """Relationships, points, dominance."""
        g = self.g
        for wanderer in self.wanderers:
            for faction, standing in enumerate(g.boards[wanderer].relations):
                if standing != old.boards[wanderer].relations[faction]:
                    board = self.board(g.seat_of[wanderer])
                    self.line.add(f"{board}_{FACTION_LETTERS[faction]}->{RELATIONS[standing]}")
        for seat in range(g.players):
            if points := g.score[seat] - old.score[seat]:
                self.line.add(f"{self.letter(seat)}{'++' if points > 0 else '--'}{times(abs(points))}")
            if g.dominance[seat] != old.dominance[seat] and g.people[seat].has_warriors:
                self.line.add("++->$")
            if g.coalition[seat] != old.coalition[seat]:
                self.line.add(f"++->{self.board(g.coalition[seat])}")


def piles(g: Root) -> tuple[Any, ...]:
    """The cards that are not in the deck or out of play."""
    return g.hands, g.crafted, g.boards[ALLIANCE].supporters, g.boards[EYRIE].decree


def on_map(g: Root) -> Counter[tuple[int, str, str]]:
    """How many pieces stand in the clearings: whose, which, where."""
    hers: MarquiseBoard = g.boards[MARQUISE]
    eyrie: EyrieBoard = g.boards[EYRIE]
    alliance: AllianceBoard = g.boards[ALLIANCE]
    bases = zip("frm", alliance.base_of, strict=True)
    rows = {
        (MARQUISE, "t_k"): [int(hers.keep == c) for c in range(CLEARINGS)],
        (MARQUISE, "t"): hers.wood,
        (MARQUISE, "b_s"): hers.buildings[SAWMILL],
        (MARQUISE, "b_w"): hers.buildings[WORKSHOP],
        (MARQUISE, "b_r"): hers.buildings[RECRUITER],
        (EYRIE, "b"): eyrie.roosts,
        (ALLIANCE, "t"): [alliance.sympathy >> c & 1 for c in range(CLEARINGS)],
        **{(ALLIANCE, f"b_{suit}"): [int(base == c) for c in range(CLEARINGS)] for suit, base in bases},
        **{(faction, "w"): g.boards[faction].warriors for faction in g.armies},
    }
    return Counter({(*piece, str(c + 1)): n for piece, row in rows.items() for c, n in enumerate(row) if n})


def item_changes(item: int, before: Vagabond, after: Vagabond, found: int) -> Iterator[tuple[int, str, str]]:
    """Which items went from one state to another; to none at all: out of the game. New ones come face up."""
    change = {
        FRESH: after.fresh[item] - before.fresh[item] - found,
        SPENT: after.spent[item] - before.spent[item],
        DAMAGED: after.damaged[item] - before.damaged[item],
        DAMAGED_SPENT: after.damaged_spent[item] - before.damaged_spent[item],
    }
    for start, end in ITEM_CHANGES:
        for _ in range(min(-change[start], change[end])):
            yield item, start, end
            change[start] += 1
            change[end] -= 1
    for _ in range(change[SPENT]):  # a hammer was exhausted to repair a hammer
        yield from ((item, FRESH, SPENT), (item, DAMAGED, FRESH))
        change[DAMAGED] += 1
    for start, n in change.items():
        yield from [(item, start, "")] * -n
