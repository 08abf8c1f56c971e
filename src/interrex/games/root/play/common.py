"""What every faction does: drawing and spending cards, scoring, placing pieces."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from ..data import CARDS, CLEARINGS, DOMINANCE, GOAL, HAND_LIMIT, NUMBER
from ..state import NOBODY, Decision, Root, SeatProcedure, card_id, card_message, card_number, without

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


def why_not_held(g: Root, seat: int, rule: str, word: object) -> Refusal | None:
    """For the name of a card that should be in the seat's hand."""
    if word not in NUMBER:
        return refusal(rule, "root-no-card")
    if card_number(word) not in g.hands[seat]:
        return refusal(rule, "root-no-card-in-hand", card=word)
    return None


def why_not_placed(g: Root, faction: int, word: object) -> Refusal | None:
    """For the printed number of a clearing in which the faction would place a piece."""
    if clearing_of(word) == NOBODY:
        return refusal("2.2", "root-no-clearing")
    if not g.may_place(faction, clearing_of(word)):
        return refusal("6.2.2", "root-no-place-at-keep", clearing=word)
    return None


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
    __slots__ = ("cited",)
    asks = "root-ask-discard"

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.cited = rule

    def rule_for(self, seat: int) -> str:
        return self.cited

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
    g.won_by = rule if len(winners) == 1 else "9.2.8"
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


def clearing_of(word: object) -> int:
    """A printed number to our own, or NOBODY."""
    return word - 1 if isinstance(word, int) and 1 <= word <= CLEARINGS else NOBODY
