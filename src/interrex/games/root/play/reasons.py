"""Why not: what several verbs have to say, and what is said of a verb that belongs to another moment or faction."""

from __future__ import annotations

from typing import Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal

from ..data import ALLIANCE, BIRD, BIRDSONG, CLEARINGS, DAYLIGHT, EVENING, EYRIE, FACTIONS, MARQUISE, SUITS, VAGABOND
from ..hands import card_id, matches
from ..state import NOBODY, Root
from .effects import why_not_effect


def why_not_held(g: Root, seat: int, rule: str, card: int) -> Refusal | None:
    """For a card that should be in the seat's hand."""
    return None if card in g.hands[seat] else refusal(rule, "root-no-card-in-hand", card=card_id(card))


def why_not_suit(rule: str, card: int, suit: int) -> Refusal | None:
    """For a card that should stand for a suit."""
    if matches(card, suit):
        return None
    key = "root-not-a-bird" if suit == BIRD else "root-no-match"
    return refusal(rule, key, card=card_id(card), suit=SUITS[suit])


def why_not_spent(g: Root, seat: int, rule: str, card: int, suit: int) -> Refusal | None:
    """For a card of the hand that should stand for a suit."""
    return why_not_held(g, seat, rule, card) or why_not_suit(rule, card, suit)


def why_not_placed(g: Root, faction: int, clearing: int) -> Refusal | None:
    """For a clearing in which the faction would place a piece."""
    if g.may_place(faction, clearing):
        return None
    return refusal("6.2.2", "root-no-place-at-keep", clearing=clearing + 1)


def why_not_enlisted(g: Root, faction: int, rule: str, n: int = 1) -> Refusal | None:
    """For warriors that should come from the supply."""
    return None if g.boards[faction].supply >= n else refusal(rule, "root-no-warriors-left", n=n)


def why_not_other(g: Root, seat: int, rule: str, faction: int) -> Refusal | None:
    """For a faction that should be somebody else's, and playing."""
    if g.seat_of[faction] == NOBODY:
        return refusal("11.1", "root-not-in-play", faction=FACTIONS[faction])
    return refusal(rule, "root-not-oneself") if g.seat_of[faction] == seat else None


def why_not_enemy(g: Root, seat: int, rule: str, faction: int) -> Refusal | None:
    """For a faction that should be an enemy's."""
    if no := why_not_other(g, seat, rule, faction):
        return no
    if g.seat_of[faction] not in g.enemies(seat):
        return refusal("9.2.8", "root-no-partner", faction=FACTIONS[faction])
    return None


def why_not_robbed(g: Root, seat: int, rule: str, faction: int) -> Refusal | None:
    """For a hand of others that should hold a card."""
    if no := why_not_other(g, seat, rule, faction):
        return no
    if not g.hands[g.seat_of[faction]]:
        return refusal(rule, "root-empty-hand", faction=FACTIONS[faction])
    return None


def why_not_clearing(g: Root, seat: int, rule: str) -> Refusal | None:
    """For a pawn that should be in a clearing."""
    return refusal(rule, "root-in-forest") if g.boards[g.faction[seat]].place >= CLEARINGS else None


# ------------------------------------------------------------------------------------------------ at another moment

ASKED: Final = 0  # it answers a question of its own


class When(NamedTuple):
    """Whose verb it is (None: anybody's), in which phase, by which rule."""

    faction: int | None
    phase: int
    rule: str


#                   whose      when      rule
VERBS: Final[dict[str, tuple[When, ...]]] = {
    "craft":       (When(None,     DAYLIGHT, "4.1"),),
    "claim":       (When(None,     DAYLIGHT, "3.3.4"),),
    "dominance":   (When(None,     DAYLIGHT, "3.3.1"),),
    "coalition":   (When(VAGABOND, DAYLIGHT, "9.2.8"),),
    "ambush":      (When(None,     ASKED,    "4.3.1"),),
    "discard":     (When(None,     ASKED,    "1.4.1"),),
    "march":       (When(MARQUISE, DAYLIGHT, "6.5.2"),),
    "overwork":    (When(MARQUISE, DAYLIGHT, "6.5.5"),),
    "bird":        (When(MARQUISE, DAYLIGHT, "6.5"),),
    "hospital":    (When(MARQUISE, ASKED,    "6.2.3"),),
    "decree":      (When(EYRIE,    BIRDSONG, "7.4.2"),),
    "turmoil":     (When(EYRIE,    DAYLIGHT, "7.5.2"),),
    "leader":      (When(EYRIE,    ASKED,    "7.7.3"),),
    "revolt":      (When(ALLIANCE, BIRDSONG, "8.4.1"),),
    "spread":      (When(ALLIANCE, BIRDSONG, "8.4.2"),),
    "mobilize":    (When(ALLIANCE, DAYLIGHT, "8.5.2"),),
    "train":       (When(ALLIANCE, DAYLIGHT, "8.5.3"),),
    "organize":    (When(ALLIANCE, EVENING,  "8.6.1.4"),),
    "spend":       (When(ALLIANCE, ASKED,    "8.2.3"),),
    "slip":        (When(VAGABOND, BIRDSONG, "9.4.2"),),
    "hide":        (When(VAGABOND, BIRDSONG, "9.4.2"),),
    "explore":     (When(VAGABOND, DAYLIGHT, "9.5.3"),),
    "aid":         (When(VAGABOND, DAYLIGHT, "9.5.4"),),
    "quest":       (When(VAGABOND, DAYLIGHT, "9.5.5"),),
    "strike":      (When(VAGABOND, DAYLIGHT, "9.5.6"),),
    "repair":      (When(VAGABOND, DAYLIGHT, "9.5.7"),),
    "special":     (When(VAGABOND, DAYLIGHT, "9.5.9"),),
    "build":       (When(MARQUISE, DAYLIGHT, "6.5.4"), When(EYRIE, DAYLIGHT, "7.5.2.4")),
    "recruit":     (When(MARQUISE, DAYLIGHT, "6.5.3"), When(EYRIE, DAYLIGHT, "7.5.2.1"),
                    When(ALLIANCE, EVENING,  "8.6.1.3")),
    "move":        (When(MARQUISE, DAYLIGHT, "6.5.2"), When(EYRIE, DAYLIGHT, "7.5.2.2"),
                    When(ALLIANCE, EVENING,  "8.6.1.1"), When(VAGABOND, DAYLIGHT, "9.5.1")),
    "battle":      (When(MARQUISE, DAYLIGHT, "6.5.1"), When(EYRIE, DAYLIGHT, "7.5.2.3"),
                    When(ALLIANCE, EVENING,  "8.6.1.2"), When(VAGABOND, DAYLIGHT, "9.5.2")),
}  # fmt: skip


def kind_of(g: Root, seat: int) -> int:
    """The seat's faction; of a second one, the first of its kind."""
    people = g.people[seat]
    return people.number - people.second


def not_now(g: Root, seat: int, a: Action) -> Refusal | None:
    """Why what a seat would do does not answer what it is asked."""
    waiting = g.waiting()
    if a == PASS:
        return refusal(waiting.rule_for(seat), "root-must-answer")
    if no := why_not_effect(g, seat, a):
        return no
    known = VERBS.get(str(a[0]))
    question = waiting.ask(g, seat)
    if known is None:
        return refusal(waiting.rule_for(seat), "root-asked-else", question=question)
    mine = [when for when in known if when.faction in (None, kind_of(g, seat))]
    if not mine:
        others = tuple([Message(f"root-faction-{FACTIONS[when.faction or 0]}", {}) for when in known])
        return refusal(known[0].rule, "root-others-verb", factions=others)
    _, phase, rule = mine[0]
    if phase == ASKED:
        return refusal(rule, "root-only-when-asked", question=question)
    if g.turn != seat:
        return refusal(rule, "root-only-own-turn")
    if g.phase != phase:
        return refusal(rule, f"root-only-in-{phase}")
    return refusal(rule, "root-asked-else", question=question)
