"""Games of Root in the notation of its players: one test an action, and whole games read back.

``written`` gives the line of the turn under way. At the end of the file a strict reader of the notation follows every
piece, card, item and point of random games through their logs, and must arrive at the real final positions.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import interrex
from interrex.engine.errors import InterrexError
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match, Move
from interrex.games.root.boards import AllianceBoard, EyrieBoard, MarquiseBoard
from interrex.games.root.data import ALLIANCE, CHARACTERS, CLEARINGS, EYRIE, MARQUISE, VIZIER
from interrex.games.root.rootlog import Ear, Entry, Scribe, place_name, rootlog
from interrex.games.root.satchel import vagabonds
from interrex.games.root.state import NOBODY, Root

from .positions import Board, at


def written(t: Board, *actions: str) -> str:
    """What the scribe writes while these are played."""
    g = t.state
    g.phase = g.phase or 2
    scribe = Scribe(g)
    scribe.line = Entry(g.faction[g.turn], g.round)
    g.listener = Ear(scribe)
    for action in actions:
        scribe.before(t.seat())
        t.play(action)
        scribe.look()
    return str(scribe.line)


# fmt: off
ACTIONS: dict[str, tuple[str, dict[str, Any], str, str]] = {
    # The Marquise
    "a march is moves from clearing to clearing": (
        "marquise actions", {"warriors": "marquise:10=4,4=1"},
        "march 10 1, warriors 2, move 1 10, warriors 1", "C:2w10->1/w1->10"),
    "wood comes to every sawmill": (
        "marquise turn", {"buildings": "sawmill:5,10,10", "crafted": {"marquise": "royal-claim"}},
        "pass", "C:t->5/2t->10"),
    "recruiting puts warriors into several clearings at once": (
        "marquise actions", {"buildings": "recruiter:5,6,12,12"},
        "recruit", "C:w->5+6/2w->12"),
    "building takes wood off and scores": (
        "marquise actions", {"warriors": "marquise:5=2,1=1", "buildings": "sawmill:5", "tokens": "wood:5,1"},
        "build sawmill 5, wood 1", "C:t1->/b_s->5/++"),
    "overwork spends a card for wood": (
        "marquise actions", {"buildings": "sawmill:2", "hands": {"marquise": "sword"}},
        "overwork 2 sword", "C:M#C->/t->2"),
    "a bird is spent for another action": (
        "marquise actions", {"hands": {"marquise": "ambush-bird ambush-bird"}},
        "bird ambush-bird, bird ambush-bird", "C:2B#C->"),
    "cards are drawn and too many discarded": (
        "marquise turn", {"hands": {"marquise": "anvil anvil anvil anvil anvil"}, "deck": "sword sappers"},
        "pass, pass, discard anvil", "C:M#->C/F#C->"),
    # Battle
    "a battle tells dice losses and points": (
        "marquise actions", {"warriors": "marquise:5=3 eyrie:5=1", "buildings": "roost:5", "dice": "2 1"},
        "battle 5 eyrie", "C:XE5(2,1)/(w+Ew+Eb)5->/++"),
    "the alliance defends with the higher roll": (
        "marquise actions", {"warriors": "marquise:5=3 alliance:5=3", "dice": "0 3"},
        "battle 5 alliance", "C:XA5(0,3)/3w5->"),
    "ambush and foil stand in the battle": (
        "marquise actions", {"warriors": "marquise:5=3 eyrie:5=3",
         "hands": {"eyrie": "ambush-bird", "marquise": "ambush-rabbit"}, "dice": "0 0"},
        "battle 5 eyrie, ambush ambush-bird, ambush ambush-rabbit", "C:XE5B@R@(0,0)"),
    "an ambush may end the battle without dice": (
        "marquise actions", {"warriors": "marquise:5=2 eyrie:5=3", "hands": {"eyrie": "ambush-rabbit"}},
        "battle 5 eyrie, ambush ambush-rabbit", "C:XE5R@/2w5->"),
    "field hospitals move the fallen to the keep": (
        "eyrie decree", {"warriors": "marquise:9=2 eyrie:9=3", "tokens": "keep:2",
         "hands": {"marquise": "sword anvil"}, "decree": {"battle": "vizier"}, "dice": "2 1"},
        "battle vizier 9 marquise, pass, hospital sword", "E:XC9(2,1)/w9->/M#C->/2Cw9->2"),
    "armorers and sappers are discarded from the board": (
        "marquise actions", {"warriors": "marquise:5=3 eyrie:5=3",
         "crafted": {"marquise": "armorers", "eyrie": "sappers"}, "dice": "2 2"},
        "battle 5 eyrie, attacker, armorers, sappers", "C:XE5(2,2)/B#armor$->/B#sapE$->/(w+2Ew)5->"),
    "brutal tactics give the defender a point": (
        "marquise actions", {"warriors": "marquise:5=3 eyrie:5=3", "crafted": {"marquise": "brutal-tactics"},
         "dice": "0 0"},
        "battle 5 eyrie, brutal-tactics", "C:XE5(0,0)/E++/Ew5->"),
    # Cards
    "crafting an item implies the card and the item": (
        "marquise craft", {"buildings": "workshop:1", "hands": {"marquise": "anvil"}},
        "craft anvil", "C:Z%h/++2"),
    "crafting an effect": (
        "marquise craft", {"buildings": "workshop:3,4", "hands": {"marquise": "cobbler"}},
        "craft cobbler", "C:Zcob"),
    "crafting a favour removes all enemies": (
        "marquise craft", {"buildings": "workshop:1,6,8 roost:12", "hands": {"marquise": "favor-of-the-foxes"},
         "warriors": "eyrie:1=2,12=1", "vagabond": "thief f1"},
        "craft favor-of-the-foxes", "C:Zffavor/2Ew1->/(Ew+Eb)12->/++"),
    "codebreakers show a hand": (
        "marquise actions", {"crafted": {"marquise": "codebreakers"}, "hands": {"eyrie": "anvil"}},
        "codebreakers eyrie", "C:E^C"),
    "the tax collector turns a warrior into a card": (
        "marquise actions", {"crafted": {"marquise": "tax-collector"}, "warriors": "marquise:5",
         "deck": "anvil sword"},
        "tax-collector 5", "C:w5->/F#->C"),
    "royal claim is discarded for points": (
        "marquise turn", {"crafted": {"marquise": "royal-claim"}, "warriors": "marquise:5,6"},
        "royal-claim", "C:B#royal$->/++2"),
    "stand and deliver takes a card": (
        "marquise turn", {"crafted": {"marquise": "stand-and-deliver"}, "hands": {"eyrie": "anvil"}},
        "stand-and-deliver eyrie", "C:F#E->C/E++"),
    "the bank draws for two": (
        "marquise turn", {"crafted": {"marquise": "better-burrow-bank"}, "deck": "anvil sword sappers"},
        "better-burrow-bank, invite eyrie", "C:F#->C/M#->E"),
    "a dominance card is taken from beside the map": (
        "marquise actions", {"available": "dominance-fox", "hands": {"marquise": "anvil"}},
        "claim dominance-fox anvil", "C:F#C->/F#dom->C"),
    "dominance takes the marker off the track": (
        "marquise actions", {"score": "marquise=10", "hands": {"marquise": "dominance-fox"}},
        "dominance dominance-fox", "C:F#domC->$/++->$"),
    "a coalition puts the marker on the partners board": (
        "vagabond roam", {"score": "vagabond=10 eyrie=1 alliance=1", "hands": {"vagabond": "dominance-mouse"},
         "relations": "marquise=hostile"},
        "coalition dominance-mouse marquise", "V:M#domV->$/$_C->0/++->C$"),
    # The Eyrie
    "cards are added to the columns of the decree": (
        "eyrie birdsong", {"buildings": "roost:1", "hands": {"eyrie": "anvil sappers sword"}},
        "decree move anvil, decree battle sappers", "E:F#E->$_m/B#E->$_x"),
    "the decree recruits and builds": (
        "eyrie decree", {"buildings": "roost:3,4", "warriors": "eyrie:7=2",
         "decree": {"recruit": "vizier vizier", "build": "vizier"}},
        "recruit vizier 3, recruit vizier 4, build vizier 7", "E:w->3+4/b->7"),
    "turmoil discards the decree and brings a new leader": (
        "eyrie decree", {"score": "eyrie=9", "buildings": "roost:3", "leader": "builder",
         "decree": {"recruit": "vizier sappers", "move": "vizier", "build": "anvil"}},
        "recruit vizier 3, recruit sappers 3, move vizier 3 7, warriors 2, leader despot",
        "E:2w->3/2w3->7/--3/$_->/#despot->$"),
    "a new roost comes with three warriors": (
        "eyrie birdsong", {"hands": {"eyrie": "anvil"}, "warriors": "marquise:1,2,3,4,5,6,7,8,9,11,12"},
        "decree move anvil, roost 10", "E:F#E->$_m/b+3w->10"),
    # The Alliance
    "a revolt step by step": (
        "alliance birdsong", {"supporters": "cobbler bake-sale", "tokens": "sympathy:3", "warriors": "marquise:3=2",
         "buildings": "sawmill:3"},
        "revolt 3", "A:2R#$->/(2Cw+Cb_s)3->/++/b_r+w->3/w->$"),
    "spreading sympathy spends supporters": (
        "alliance birdsong", {"supporters": "anvil sappers", "tokens": "sympathy:5", "warriors": "eyrie:1=3"},
        "pass, spread 1", "A:(F+B)#$->/t->1/++"),
    "mobilizing and training": (
        "alliance daylight", {"buildings": "base:1", "hands": {"alliance": "anvil sword sappers"}},
        "mobilize anvil, mobilize sword, train sappers", "A:(F+M)#A->$/B#A->/w->$"),
    "organizing turns a warrior into sympathy": (
        "alliance operations", {"officers": 1, "warriors": "alliance:5"},
        "organize 5", "A:w5->/t->5"),
    "recruiting for the alliance": (
        "alliance operations", {"officers": 1, "buildings": "base:5"},
        "recruit 5", "A:w->5"),
    "outrage gives a supporter": (
        "marquise actions", {"warriors": "marquise:5=1", "tokens": "sympathy:1", "hands": {"marquise": "anvil sword"}},
        "march 5 1, give anvil", "C:w5->1/F#C->A$"),
    "outrage without a matching card shows the hand": (
        "marquise actions", {"warriors": "marquise:5=1", "tokens": "sympathy:1", "hands": {"marquise": "sword"},
         "deck": "bake-sale anvil"},
        "march 5 1, show", "C:w5->1/^A/R#->A$"),
    "a lost base costs supporters and officers": (
        "marquise actions", {"warriors": "marquise:1=3", "buildings": "base:1", "supporters": "anvil sappers sword",
         "officers": 3, "dice": "0 0"},
        "battle 1 alliance", "C:XA1(0,0)/Ab_f1->/++/(F+B)#A$->/2AwA$->"),
    # Vagabonds
    "a slip into a forest names the clearings around": (
        "vagabond birdsong", {"vagabond": "thief 1"},
        "hide 2", "V:p->1_9_10_12"),
    "moving exhausts boots": (
        "vagabond roam", {"vagabond": "thief 1 boot boot", "relations": "marquise=hostile", "warriors": "marquise:5"},
        "move 5", "V:2%f->e/p->5"),
    "exploring takes an item out of a ruin": (
        "vagabond roam", {"vagabond": "thief 12 torch", "ruins": "12=sword"},
        "explore", "V:%r->e/%s12->$/++"),
    "aid gives a card takes an item and improves a relationship": (
        "vagabond roam", {"vagabond": "thief 1 sword", "hands": {"vagabond": "anvil"}, "warriors": "eyrie:1",
         "items": {"eyrie": "coin"}},
        "aid eyrie anvil sword, take coin", "V:%s->e/F#V->E/$_E->1/++/%cE$->$/%c->t"),
    "a quest goes to the board and another comes": (
        "vagabond roam", {"vagabond": "thief 1 tea boot", "quests": "errand-fox", "quest_deck": "logistics-help-mouse"},
        "quest errand-fox, points", "V:%f->e/%t->s+e/F#errandQ->$/M#logs->Q/++"),
    "a strike makes hostile": (
        "vagabond roam", {"vagabond": "ranger 5 crossbow", "warriors": "marquise:5=2"},
        "strike marquise warrior", "V:%x->e/Cw5->/$_C->h"),
    "repairs keep the side of an item": (
        "vagabond roam", {"vagabond": "tinker 5 hammer hammer torch! boot!-"},
        "repair torch, repair boot exhausted", "V:%h->e/%rdr->s/%h->e/%fde->s"),
    "a hammer can repair a hammer": (
        "vagabond roam", {"vagabond": "tinker 5 hammer hammer!"},
        "repair hammer", "V:%h->e/%hdr->s"),
    "crafting exhausts hammers and fills tracks": (
        "vagabond roam", {"vagabond": "tinker 2 hammer", "hands": {"vagabond": "root-tea-fox"}},
        "craft root-tea-fox", "V:%h->e/Z%t/%t->t/++2"),
    "the thief steals": (
        "vagabond roam", {"vagabond": "thief 5 torch", "warriors": "marquise:5", "hands": {"marquise": "sword"}},
        "special marquise", "V:%r->e/M#C->V"),
    "day labor takes a named card from the discard pile": (
        "vagabond roam", {"vagabond": "tinker 2 torch", "discard": "favor-of-the-mice anvil"},
        "special favor-of-the-mice", "V:%r->e/M#favor*->V"),
    "the ranger hides and repairs three items": (
        "vagabond roam", {"vagabond": "ranger 5 torch boot! sword!- tea!"},
        "special", "V:%r->e/%sde->s/(%f+%t)dr->s/%t->t"),
    "a hideout in a clearing is no rest": (
        "vagabond turn", {"vagabond": "ranger 5 torch boot! sword!- hammer! coin!", "deck": "anvil sword sappers"},
        "pass, special, repair boot, repair coin, repair hammer", "V:%r->e/(%f+%c)dr->s/%c->t/%hdr->s/(F+M)#->V"),
    "damage in ones own turn names the side": (
        "vagabond roam", {"vagabond": "thief 5 sword torch boot-", "warriors": "marquise:5=3", "dice": "2 2"},
        "battle 5 marquise, damage torch, damage boot exhausted", "V:%s->e/XC5(2,2)/Cw5->/$_C->h/%rr->d/%fe->d"),
    "damage in anothers turn names the board": (
        "marquise actions", {"vagabond": "thief 5 coin hammer- boot", "warriors": "marquise:5=3", "dice": "2 0"},
        "battle 5 vagabond, damage coin, damage hammer exhausted", "C:XV5(2,0)/%cV$->d/%hV$->d+e/%fV$->d"),
    "refreshing damaged and undamaged items": (
        "vagabond birdsong", {"vagabond": "thief 5 boot- sword- torch- tea!- coin-"},
        "refresh boot, refresh tea damaged, refresh coin", "V:%f->r/%tde->r/%c->r/%c->t"),
    "a rest in the forest repairs everything": (
        "vagabond turn", {"vagabond": "thief f1 boot! sword!- tea!-", "deck": "anvil sword"},
        "pass, pass", "V:%_d->s+r/%t->t/F#->V"),
    "what cannot be carried leaves the game": (
        "vagabond turn", {"vagabond": "thief 1 boot torch sword sword hammer crossbow coin!- bag!",
         "deck": "anvil sword"},
        "pass, pass, drop bag damaged, drop crossbow", "V:F#->V/%bdr->/%xr->"),
    "allied warriors go along": (
        "vagabond roam", {"vagabond": "thief 1 boot", "relations": "marquise=allied", "warriors": "marquise:1=3"},
        "move 5, along marquise 2", "V:%f->e/p->5/2Cw1->5"),
    "allied warriors can be sacrificed": (
        "vagabond roam", {"vagabond": "thief 1 sword", "relations": "marquise=allied",
         "warriors": "marquise:1=2 eyrie:1=3", "dice": "1 1"},
        "battle 1 eyrie, ally marquise, sacrifice marquise", "V:%s->e/XE1(1,1)/Ew1->/$_E->h/Cw1->/$_C->h"),
}
# fmt: on


@pytest.mark.parametrize("what", ACTIONS)
def test_what_is_written(what: str) -> None:
    frame, position, actions, line = ACTIONS[what]
    assert written(at(frame, **position), *actions.split(", ")) == line


# Whole games


def played(players: int, seed: int, **options: str) -> Match:
    """A random game to its end."""
    match = interrex.new("root", players, seed, options)
    luck = Luck(key_from_seed(f"rootlog {seed}"))
    while not match.over:
        seat = luck.choice(match.pending())
        action = luck.choice(match.state.actions(seat))
        match.state.play(seat, action)  # no checks: other tests have them, these want many games
        match.moves.append(Move(seat, action, False))
    return match


def test_a_game_under_way_is_refused() -> None:
    with pytest.raises(InterrexError) as refused:
        rootlog(interrex.new("root", 2, 1))
    assert refused.value.said.key == "root-rootlog-unfinished"


def test_another_game_is_refused() -> None:
    with pytest.raises(InterrexError) as refused:
        rootlog(interrex.new("kingsburg", 2, 1))
    assert refused.value.said.key == "root-rootlog-other-game"


def test_the_header_names_map_deck_suits_and_players() -> None:
    match = played(2, 1, **{"map": "winter", "seat-1": "eyrie", "seat-2": "marquise"})
    assert isinstance(match.state, Root)
    suits = "".join(["FRM"[suit] for suit in match.state.suits])
    clearings = ", ".join([f"{suit}{n}" for n, suit in enumerate(suits, 1)])
    head = ["Map: Winter", "Deck: Standard", f"Clearings: {clearings}", "E: Ada", "C: Player 2", ""]
    assert rootlog(match, ("Ada",)).splitlines()[:6] == head


def test_factions_are_set_up_in_their_own_order_whatever_the_seats() -> None:
    seats = {"seat-1": "vagabond", "seat-2": "alliance", "seat-3": "eyrie", "seat-4": "marquise"}
    lines = rootlog(played(4, 2, **seats)).splitlines()
    assert lines[:2] == ["Map: Fall", "Deck: Standard"], "the suits of the autumn map are printed"
    marquise, eyrie, alliance, vagabond, gap, first = lines[7:13]
    assert re.match(r"C:t_k->\d/w->[\d+]+/b_s->\d+/b_w->\d+/b_r->\d+/", marquise)
    assert re.match(r"E:b\+6w->\d/#[a-z]+->\$/", eyrie)
    assert re.match(r"A:.*#->\$/.*#->A$", alliance)
    assert re.match(r"V:#[a-z]+->\$/(%t->t/)?(%b->t/)?p->\d+(_\d+)+/.*->V/.*->Q$", vagabond)
    assert (gap, first[:2]) == ("", "V:")


# A strict reader of the notation

F, S, N, C = "[CEAVG]", "[FRMB]", r"(?:[2-9]|[1-9]\d)?", "(?:1[0-2]|[1-9])"
BOARD = rf"{F}?\$"
EFFECTS = "armor|bank|brutal|command|cob|codeb|royal|sap|scout|stand|tax"
NAME = rf"(?:@|dom|favor|{EFFECTS}|(?!favor|dom|ambush)[a-z]{{5,}})"  # item cards have their full names
QUEST = "(?:errand|bandits|bear|escort|funds|speech|guard|logs|shed)"


def several(thing: str) -> str:
    return rf"(?P<things>{thing}(\+{thing})*|\({thing}(\+{thing})+\))"


GRAMMAR = {
    "points": rf"(?P<who>{F}?)(?P<sign>\+\+|--)(?P<n>{N})",
    "marker": rf"\+\+->{BOARD}",
    "battle": rf"X(?P<who>{F}){C}(?P<ambush>{S}@)?(?P<foil>{S}@)?(?:\([0-3],[0-3]\))?",
    "craft": rf"Z(?P<what>%[frtsbxhc]|[frm]favor|{EFFECTS})",
    "reveal": rf"{F}?\^{F}",
    "turmoil": r"\$_->",
    "chosen": r"#(?P<what>builder|charismatic|commander|despot|thief|tinker|ranger)->\$",
    "relation": r"(?P<who>[VG]?)\$_(?P<to>[CEA])->(?P<now>[h012a])",
    "pawn": rf"p->(?P<to>{C}(?:_{C})*)",
    "quest": rf"{S}#{QUEST}(?P<way>Q->\$|->Q)",
    "rest": r"%_d->s\+r",
    "items": several(rf"{N}%[frtsbxhc]") + rf"(?P<start>{C}|{BOARD}|d?[re])?->(?P<end>[dert]|s(\+[re])?|d\+e|\$)?",
    "pieces": several(rf"{N}[CEA]?(w|b_[swrfm]|b|t_k|t)") + rf"(?P<start>{C}|{BOARD})?->(?P<end>{C}(\+{C})*|{BOARD})?",
    "cards": rf"(?P<things>{N}{S}#{NAME}?|\({N}{S}(\+{N}{S})+\)#)(?P<start>{BOARD}|{F}|\*)?"
             rf"->(?P<end>{BOARD}(_[rmxb])?|{F})?",
}  # fmt: skip


class Reader:
    """Counts of everything, kept by the log alone: ``Cw 5``, ``V%s de``, ``points E``, ``cards A$``."""

    def __init__(self, log: str) -> None:
        self.have: Counter[str] = Counter()
        self.winners = ""
        for line in log.splitlines():
            who, _, rest = line.partition(":")
            if who == "Winner":
                self.winners = rest.strip()
            elif re.fullmatch(F, who) and not rest.startswith(" "):
                self.who = who
                for action in rest.split("/"):
                    self.read(action)

    def read(self, action: str) -> None:
        found = [(kind, hit) for kind, rule in GRAMMAR.items() if (hit := re.fullmatch(rule, action))]
        assert len(found) == 1, f"{action!r} reads as {[kind for kind, _ in found]}"
        kind, hit = found[0]
        getattr(self, kind, lambda: None)(**{name: value or "" for name, value in hit.groupdict().items()})
        assert all(n >= 0 for n in self.have.values()), f"{action!r} takes what is not there"

    def shift(self, n: int, what: str, start: str, end: str) -> None:
        """Nothing is counted in the supply, in the deck and out of the game."""
        for place, change in ((start, -n), (end, n)):
            if place:
                self.have[f"{what} {place}"] += change

    def place(self, name: str) -> str:
        return self.who + name if name.startswith("$") else name

    def points(self, who: str, sign: str, n: str) -> None:
        self.have[f"points {who or self.who}"] += int(f"{sign[0]}{n or 1}")

    def battle(self, who: str, ambush: str, foil: str) -> None:
        self.have[f"cards {who}"] -= bool(ambush)
        self.have[f"cards {self.who}"] -= bool(foil)

    def craft(self, what: str) -> None:
        self.have[f"cards {self.who}"] -= 1
        if "favor" not in what:
            self.have[f"{self.who}{what} r" if "%" in what else f"cards {self.who}$"] += 1

    def turmoil(self) -> None:
        for column in "rmxb":
            self.have[f"cards E$_{column}"] = 0

    def chosen(self, what: str) -> None:
        for item in CHARACTERS.get(what, ()):
            self.have[f"{self.who}%{'frtsbxhc'[item]} r"] += 1

    def relation(self, who: str, to: str, now: str) -> None:
        for standing in "h012a":
            self.have[f"{who or self.who}{standing} {to}"] = int(standing == now != "0")

    def pawn(self, to: str) -> None:
        for place in [key for key in self.have if key.startswith(f"{self.who}p ")]:
            self.have[place] = 0
        self.have[f"{self.who}p {to}"] = 1

    def quest(self, way: str) -> None:
        self.have["quests"] += 1 if way == "->Q" else -1

    def rest(self) -> None:
        for item in "frtsbxhc":
            for side in ("dr", "de"):
                self.shift(self.have[f"{self.who}%{item} {side}"], f"{self.who}%{item}", side, "r")

    def items(self, things: str, start: str, end: str) -> None:
        owner = start[0] if start.endswith("$") and end[:1] == "d" else self.who
        for n, item in parts(things):
            if end == "$" and start.endswith("$"):
                self.shift(n, f"{start[0]}{item}", "r", "")
            ends = {"e": "e", "s+e": "e", "r": start.replace("e", "r") or "r", "s": start[1:], "s+r": "r", "$": "r"}
            ends |= {"d": f"d{start if start in 're' else 'r'}", "d+e": "de", "t": "r", "": ""}
            before = {"e": "r", "s+e": "r", "r": "e", "t": "r", "d": "r", "d+e": "e", "$": ""}
            state = start if re.fullmatch("d?[re]", start) else before[end]
            self.shift(n, f"{owner}{item}", state, ends[end])

    def pieces(self, things: str, start: str, end: str) -> None:
        for n, piece in parts(things):
            what = piece if piece[0].isupper() else self.who + piece
            for place in end.split("+"):
                self.shift(n, what, self.place(start), self.place(place))

    def cards(self, things: str, start: str, end: str) -> None:
        n = sum([count for count, _ in parts(things.split("#", maxsplit=1)[0])])
        self.shift(n, "cards", self.place(start.strip("*")), self.place(end))


def parts(things: str) -> list[tuple[int, str]]:
    found = [re.fullmatch(r"(\d*)(.+)", thing) for thing in things.strip("()").split("+")]
    return [(int(hit[1] or 1), hit[2]) for hit in found if hit]


def counted(g: Root) -> Counter[str]:
    """The same counts of a real position."""
    hers: MarquiseBoard = g.boards[MARQUISE]
    eyrie: EyrieBoard = g.boards[EYRIE]
    alliance: AllianceBoard = g.boards[ALLIANCE]
    have = Counter({"Aw A$": alliance.officers, "quests": len(g.quests), f"Ct_k {hers.keep + 1}": hers.keep >= 0})
    rows = [hers.warriors, eyrie.warriors, alliance.warriors, *hers.buildings, eyrie.roosts]
    for code, row in zip(("Cw", "Ew", "Aw", "Cb_s", "Cb_w", "Cb_r", "Eb"), rows, strict=True):
        have.update({f"{code} {c + 1}": n for c, n in enumerate(row)})
    for c in range(CLEARINGS):
        base = f"Ab_{'frm'[g.suits[c]]} {c + 1}"
        sympathetic = alliance.sympathy >> c & 1
        have.update({f"Ct {c + 1}": hers.wood[c], f"At {c + 1}": sympathetic, base: alliance.bases[c]})
    for column, cards in zip("rmxb", eyrie.decree, strict=True):
        have[f"cards E$_{column}"] = sum([card != VIZIER for card in cards])
    for seat, faction in enumerate(g.faction):
        who = "CEAVG"[faction]
        in_play = len(g.crafted[seat]) + (g.dominance[seat] != NOBODY) + len(alliance.supporters) * (who == "A")
        have.update({f"points {who}": g.score[seat], f"cards {who}": len(g.hands[seat]), f"cards {who}$": in_play})
        have.update({f"{who}%{'frtsbxhc'[item]} r": n for item, n in enumerate(g.items[seat])})
    for who, vagabond in zip("VG", vagabonds(g), strict=False):
        have[f"{who}p {place_name(g, vagabond.place)}"] = 1
        have.update({f"{who}{'h012a'[n + 1]} {'CEA'[f]}": 1 for f, n in enumerate(vagabond.relations) if n})
        satchel = {"r": vagabond.fresh, "e": vagabond.spent, "dr": vagabond.damaged, "de": vagabond.damaged_spent}
        for state, counts in satchel.items():
            have.update({f"{who}%{'frtsbxhc'[item]} {state}": n for item, n in enumerate(counts)})
    return +have


TABLES = (
    "marquise eyrie", "marquise alliance", "eyrie vagabond", "marquise eyrie alliance", "alliance vagabond eyrie",
    "marquise vagabond vagabond-2", "marquise eyrie alliance vagabond", "vagabond eyrie vagabond-2 alliance",
    "eyrie vagabond-2 marquise vagabond", "alliance marquise vagabond vagabond-2",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(30))
def test_the_log_alone_leads_to_the_final_position(seed: int) -> None:
    seats = TABLES[seed % 10].split()
    options = {f"seat-{n}": faction for n, faction in enumerate(seats, 1)}
    match = played(len(seats), seed, map=("autumn", "winter")[seed // 10 % 2], **options)
    g, reader = match.state, Reader(rootlog(match))
    assert isinstance(g, Root)
    assert +reader.have == counted(g)
    assert reader.winners == "".join(sorted(["CEAVG"[g.faction[s]] for s in g.winners], key="CEAVG".index))
