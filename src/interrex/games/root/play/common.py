"""What every faction does: drawing and spending cards, scoring, moving, and taking pieces off the map."""

from __future__ import annotations

from functools import cache

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Message, Refusal, refusal

from ..data import (
    ALLIANCE,
    BASE,
    BUILDINGS,
    CARDS,
    CLEARINGS,
    DOMINANCE,
    FACTIONS,
    GOAL,
    HAND_LIMIT,
    HOSTILE,
    KEEP,
    MARQUISE,
    OWNER_OF,
    SUPPORTERS_AT_MOST,
    SYMPATHY,
    VAGABOND,
    WOOD,
)  # fmt: skip
from ..state import (
    GONE,
    NOBODY,
    Cards,
    Decision,
    Procedure,
    Root,
    SeatProcedure,
    card_id,
    card_message,
    card_number,
    matches,
    matching,
    neighbours,
    without,
)  # fmt: skip

PASS: Action = ("pass",)

# ------------------------------------------------------------------------------------------------------------- cards


def draw_top(g: Root) -> int:
    """The top card of the deck; an empty deck is made of the discard pile at once (law 2.1). NOBODY: none is left."""
    if not g.deck:
        _reshuffle(g)
    if not g.deck:
        return NOBODY
    card = g.deck.pop()
    g.reveals += 1
    if not g.deck:
        _reshuffle(g)
    return card


def _reshuffle(g: Root) -> None:
    if g.discard:
        g.deck = g.discard
        g.discard = []
        g.luck.shuffle(g.deck)
        g.tell("root-reshuffles")


def draw(g: Root, seat: int, n: int) -> None:
    drawn = [card for card in [draw_top(g) for _ in range(n)] if card != NOBODY]
    if drawn:
        g.hands[seat] = tuple(sorted((*g.hands[seat], *drawn)))
        g.tell("root-draws", seat=seat, n=len(drawn))
        if g.told is not None:
            g.whisper(seat, "root-drew", cards=tuple([card_message(card) for card in drawn]))


def discard(g: Root, card: int) -> None:
    """To the pile, or, a dominance card, beside the map (law 3.3.3)."""
    if CARDS[card].kind == DOMINANCE:
        g.available = tuple(sorted((*g.available, card)))
    else:
        g.discard.append(card)


def spend(g: Root, seat: int, card: int) -> None:
    g.hands[seat] = without(g.hands[seat], card)
    discard(g, card)
    g.tell("root-spends", seat=seat, card=card_id(card))


DISCARD_RULE = ("6.6", "7.6.2", "8.6.2", "9.6.3", "9.6.3")


class DiscardDown(SeatProcedure):
    """Five cards at the end of Evening."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if len(g.hands[self.seat]) <= HAND_LIMIT:
            return False
        g.push(DiscardOne(self.seat, DISCARD_RULE[g.faction[self.seat]]))
        return True


class DiscardOne(Decision):
    __slots__ = ("rule",)
    asks = "root-ask-discard"

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def actions(self, g: Root) -> list[Action]:
        return [("discard", card_id(card)) for card in sorted(set(g.hands[self.seat]))]

    def play(self, g: Root, a: Action) -> None:
        card = card_number(a[1])
        g.hands[self.seat] = without(g.hands[self.seat], card)
        discard(g, card)
        g.tell("root-discards", seat=self.seat, card=a[1])


# ----------------------------------------------------------------------------------------------------------- scoring


def score(g: Root, seat: int, points: int) -> None:
    """Points on the track; thirty win at once (law 3.1). Who follows a dominance card scores no more (3.3.1)."""
    if not points or g.dominance[seat] != NOBODY or g.coalition[seat] != NOBODY:
        return
    before = g.score[seat]
    g.score[seat] = max(0, before + points)
    if points > 0:
        g.tell("root-scores", seat=seat, points=points)
    elif before:
        g.tell("root-loses-points", seat=seat, points=before - g.score[seat])
    if g.score[seat] >= GOAL:
        win(g, seat, "3.1")


def win(g: Root, seat: int, rule: str) -> None:
    """With whoever stands in a coalition with the winner (law 9.2.8)."""
    winners = [seat]
    for winner in winners:  # which grows: a partner may have a partner of his own
        winners += [s for s in range(g.players) if g.coalition[s] == winner]
    g.winners = tuple(sorted(winners))
    g.won_by = rule
    g.tell("root-wins", seats=tuple([Message("engine-seat", {"seat": s}) for s in g.winners]))
    g.finish()


# -------------------------------------------------------------------------------------------------------- placing


def place_warriors(g: Root, faction: int, clearing: int, n: int) -> int:
    """As many as the supply has (law 1.5.4)."""
    n = min(n, g.supply[faction])
    if not g.may_place(faction, clearing):
        n = 0
    g.supply[faction] -= n
    g.warriors[faction][clearing] += n
    g.changed(clearing)
    return n


def place_building(g: Root, kind: int, clearing: int) -> None:
    g.buildings[kind][clearing] += 1
    g.changed(clearing)


# ---------------------------------------------------------------------------------------------------------- moving


def moves(g: Root, faction: int, *before: str, suit: int = 3) -> list[Action]:
    """From where to where warriors of the faction may move (law 4.2), as actions that begin with these words.

    ``suit``: only from such clearings.
    """
    rulers = g.rulers()
    here = g.warriors[faction]
    found: list[Action] = []
    for start, ways in enumerate(paths(g.board.id, before)):
        if here[start] and (suit == 3 or g.suits[start] == suit):
            if rulers[start] == faction:
                found += ways.values()
            else:
                found += [action for end, action in ways.items() if rulers[end] == faction]
    return found


@cache
def paths(board: str, before: tuple[str, ...]) -> tuple[dict[int, Action], ...]:
    """By clearing, every move along a path from it, by where it ends."""
    return tuple([{end: (*before, start + 1, end + 1) for end in ends} for start, ends in enumerate(neighbours(board))])


def why_not_move(g: Root, faction: int, a: Action, suit: int = 3) -> Refusal | None:
    """For ``verb from to`` in printed numbers."""
    if len(a) != 3 or not all(isinstance(n, int) and 1 <= n <= CLEARINGS for n in a[1:]):
        return refusal("4.2", "root-no-move-words")
    start, end = int(a[1]) - 1, int(a[2]) - 1
    if not g.warriors[faction][start]:
        return refusal("4.2", "root-no-warriors", clearing=a[1])
    if end not in neighbours(g.board.id)[start]:
        return refusal("2.2.1", "root-no-path", start=a[1], end=a[2])
    if suit != 3 and g.suits[start] != suit:
        return refusal("7.5.2.2", "root-no-suit", clearing=a[1])
    if faction not in (g.rulers()[start], g.rulers()[end]):
        return refusal("4.2.1", "root-no-rule", start=a[1], end=a[2])
    return None


def march(g: Root, faction: int, start: int, end: int) -> None:
    """Ask how many go, unless there is only one."""
    most = g.warriors[faction][start]
    if most == 1:
        move(g, faction, start, end, 1)
    else:
        g.push(HowMany(g.seat_of[faction], faction, start, end))


class HowMany(Decision):
    """How many warriors move along."""

    __slots__ = ("end", "faction", "start")
    rule = "4.2"
    minor = True
    asks = "root-ask-how-many"

    def __init__(self, seat: int, faction: int, start: int, end: int) -> None:
        self.seat = seat
        self.faction = faction
        self.start = start
        self.end = end

    def actions(self, g: Root) -> list[Action]:
        return [("warriors", n) for n in range(1, g.warriors[self.faction][self.start] + 1)]

    def play(self, g: Root, a: Action) -> None:
        assert isinstance(a[1], int)
        move(g, self.faction, self.start, self.end, a[1])

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"start": self.start + 1, "end": self.end + 1})


def move(g: Root, faction: int, start: int, end: int, n: int) -> None:
    g.warriors[faction][start] -= n
    g.warriors[faction][end] += n
    g.changed(start)
    g.changed(end)
    seat = g.seat_of[faction]
    g.tell("root-moves", seat=seat, n=n, start=start + 1, end=end + 1)
    if g.sympathy >> end & 1 and faction != ALLIANCE:
        g.push(Outrage(seat, end))


# --------------------------------------------------------------------------------------------------------- removing


class Losses:
    """What is taken off the map together: first all of it goes, then it has its effects (law 1.5.4)."""

    def __init__(self) -> None:
        self.points = 0  # for whoever removes: one a building or token (law 3.2.1)
        self.triggers: list[Frame[Root]] = []

    def warriors(self, g: Root, faction: int, clearing: int, n: int) -> None:
        if not n:
            return
        g.warriors[faction][clearing] -= n
        g.supply[faction] += n
        g.changed(clearing)
        g.tell("root-loses-warriors", seat=g.seat_of[faction], n=n, clearing=clearing + 1)
        if faction == MARQUISE:
            self.triggers.append(FieldHospitals(clearing, n))

    def building(self, g: Root, kind: int, clearing: int) -> None:
        g.buildings[kind][clearing] -= 1
        g.changed(clearing)
        self.points += 1
        g.tell("root-loses-piece", seat=g.seat_of[OWNER_OF[kind]], piece=BUILDINGS[kind], clearing=clearing + 1)
        if kind == BASE:
            suit = g.bases.index(clearing)
            g.bases[suit] = NOBODY
            self.triggers.append(BaseLost(suit))

    def token(self, g: Root, token: str, clearing: int, by: int) -> None:
        self.points += 1
        owner = ALLIANCE if token == SYMPATHY else MARQUISE
        g.tell("root-loses-piece", seat=g.seat_of[owner], piece=token, clearing=clearing + 1)
        if token == WOOD:
            g.wood[clearing] -= 1
            g.wood_supply += 1
        elif token == KEEP:
            g.keep = GONE
        else:
            g.sympathy &= ~(1 << clearing)
            if by != g.seat_of[ALLIANCE]:
                self.triggers.append(Outrage(by, clearing))

    def everything(self, g: Root, faction: int, clearing: int, by: int) -> None:
        """All of a faction's pieces in a clearing."""
        self.warriors(g, faction, clearing, g.warriors[faction][clearing])
        for kind, token in fixtures(g, faction, clearing):
            if token:
                self.token(g, token, clearing, by)
            else:
                self.building(g, kind, clearing)


def fixtures(g: Root, faction: int, clearing: int) -> list[tuple[int, str]]:
    """A faction's buildings (kind, "") and tokens (NOBODY, token) in a clearing, one entry a piece."""
    found: list[tuple[int, str]] = []
    for kind, owner in enumerate(OWNER_OF):
        if owner == faction:
            found += [(kind, "")] * g.buildings[kind][clearing]
    if faction == MARQUISE:
        found += [(NOBODY, WOOD)] * g.wood[clearing]
        found += [(NOBODY, KEEP)] * (g.keep == clearing)
    elif faction == ALLIANCE:
        found += [(NOBODY, SYMPATHY)] * (g.sympathy >> clearing & 1)
    return found


def remove_all_enemies(g: Root, seat: int, clearings: list[int]) -> None:
    """Revolts and favours: every enemy piece in these clearings (law 9.2.2.1 for Vagabonds)."""
    losses = Losses()
    for clearing in clearings:
        for enemy in g.enemies(seat):
            faction = g.faction[enemy]
            if faction >= VAGABOND:
                if g.rover(faction).place == clearing:
                    from .vagabond import Damage  # the Vagabond's files build on this one

                    losses.triggers.append(Damage(enemy, 3))
                continue
            if g.faction[seat] >= VAGABOND and g.warriors[faction][clearing]:
                turn_hostile(g, seat, faction)
            losses.everything(g, faction, clearing, seat)
    g.then(*losses.triggers)
    score(g, seat, losses.points)


def turn_hostile(g: Root, seat: int, faction: int) -> bool:
    """A Vagabond has removed a warrior (law 9.2.9.3). True if that made the faction hostile just now."""
    relations = g.rover_at(seat).relations
    if relations[faction] == HOSTILE:
        return False
    relations[faction] = HOSTILE
    g.tell("root-hostile", seat=seat, faction=FACTIONS[faction])
    return True


# ----------------------------------------------------------------------------------------- what removing brings about


class Outrage(Procedure):
    """Whoever removes sympathy or moves warriors there feeds the Alliance's supporters (law 8.2.6)."""

    __slots__ = ("clearing", "seat")

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def step(self, g: Root, n: int) -> bool:
        if g.hands[self.seat]:
            g.push(GiveSupporter(self.seat, self.clearing))
        else:
            outraged(g)
        return False


class GiveSupporter(Decision):
    """A matching card, or, if there is none, the whole hand shown. It is asked in any case: silence would tell."""

    __slots__ = ("clearing",)
    rule = "8.2.6"
    asks = "root-ask-outrage"

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def actions(self, g: Root) -> list[Action]:
        fit = matching(g.hands[self.seat], g.suits[self.clearing])
        return [("give", card_id(card)) for card in fit] or [("show",)]

    def play(self, g: Root, a: Action) -> None:
        alliance = g.seat_of[ALLIANCE]
        if a[0] == "show":
            g.tell("root-shows-hand", seat=self.seat)
            g.reveals += 1
            if g.told is not None:
                shown = tuple([card_message(card) for card in g.hands[self.seat]])
                g.whisper(alliance, "root-shown", seat=self.seat, cards=shown)
            outraged(g)
            return
        card = card_number(a[1])
        g.hands[self.seat] = without(g.hands[self.seat], card)
        g.tell("root-outrage", seat=self.seat)
        if g.told is not None:
            g.whisper(alliance, "root-supporter", card=a[1])
        gain_supporter(g, card)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"clearing": self.clearing + 1})


def outraged(g: Root) -> None:
    card = draw_top(g)
    if card != NOBODY:
        g.tell("root-supporter-drawn")
        g.whisper(g.seat_of[ALLIANCE], "root-supporter", card=card_id(card))
        gain_supporter(g, card)


def gain_supporter(g: Root, card: int) -> None:
    """Without a base there is room for five (law 8.2.3.1)."""
    if len(g.supporters) >= SUPPORTERS_AT_MOST and max(g.bases) == NOBODY:
        discard(g, card)
        g.tell("root-supporter-lost", card=card_id(card))
    else:
        g.supporters = tuple(sorted((*g.supporters, card)))


class BaseLost(Procedure):
    """Supporters of its suit and half the officers go with it (law 8.2.4)."""

    __slots__ = ("suit",)

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            for card in [card for card in g.supporters if matches(card, self.suit)]:
                g.supporters = without(g.supporters, card)
                discard(g, card)
            lost = (g.officers + 1) // 2
            g.officers -= lost
            g.supply[ALLIANCE] += lost
            g.tell("root-base-lost", n=lost)
        if max(g.bases) == NOBODY and len(g.supporters) > SUPPORTERS_AT_MOST:
            g.push(DiscardSupporter(g.seat_of[ALLIANCE]))
            return True
        return False


class DiscardSupporter(Decision):
    __slots__ = ()
    rule = "8.2.4"
    asks = "root-ask-discard-supporter"

    def actions(self, g: Root) -> list[Action]:
        return [("discard", card_id(card)) for card in sorted(set(g.supporters))]

    def play(self, g: Root, a: Action) -> None:
        card = card_number(a[1])
        g.supporters = without(g.supporters, card)
        discard(g, card)
        g.tell("root-supporter-lost", card=a[1])


class FieldHospitals(Procedure):
    """A matching card brings the Marquise's lost warriors to the keep (law 6.2.3)."""

    __slots__ = ("clearing", "n")

    def __init__(self, clearing: int, n: int) -> None:
        self.clearing = clearing
        self.n = n

    def step(self, g: Root, n: int) -> bool:
        seat = g.seat_of[MARQUISE]
        if g.keep >= 0 and g.hands[seat]:
            g.push(Hospital(seat, self.clearing, self.n))
        return False


class Hospital(Decision):
    __slots__ = ("clearing", "n")
    rule = "6.2.3"
    asks = "root-ask-hospital"

    def __init__(self, seat: int, clearing: int, n: int) -> None:
        self.seat = seat
        self.clearing = clearing
        self.n = n

    def actions(self, g: Root) -> list[Action]:
        fit = matching(g.hands[self.seat], g.suits[self.clearing])
        return [*[("hospital", card_id(card)) for card in fit], PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        spend(g, self.seat, card_number(a[1]))
        n = place_warriors(g, MARQUISE, g.keep, self.n)
        g.tell("root-hospital", seat=self.seat, n=n)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"n": self.n, "clearing": self.clearing + 1})


def clearing_of(word: object) -> int:
    """A printed number to our own, or NOBODY."""
    return word - 1 if isinstance(word, int) and 1 <= word <= CLEARINGS else NOBODY


def cards_of(words: Action) -> Cards:
    return tuple([card_number(word) for word in words])
