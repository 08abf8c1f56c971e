"""The odds of a battle, counted over all rolls of the two dice, from what the attacker knows (law 4.3)."""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from interrex.engine import zones

from .data import AMBUSH, CARDS, HOSTILE, ITEMS
from .hands import matches
from .moments import FOILS_AMBUSH, IN_BATTLE, MORE_HITS, ask
from .play.battle import strengths
from .play.effects import ready
from .satchel import vagabond_at
from .state import ATTACKER, DEFENDER, NOBODY, Fight, Root
from .zones import HANDS, ZONES

MOST: Final = 3  # hits of a die
ROLLS: Final = [sorted([one, other]) for one in range(MOST + 1) for other in range(MOST + 1)]


class Odds(NamedTuple):
    """What a battle brings on average, without ambush and effects. Hits that find nothing to remove are not counted."""

    dealt: float
    taken: float
    clears: float | None  # the chance that nothing of the enemy stays; None: a pawn does
    scored: float  # points for buildings and tokens, and a Vagabond's infamy


def odds(g: Root, seat: int, clearing: int, faction: int, ally: int = NOBODY) -> Odds:
    """``ally``: the faction whose warriors fight beside an attacking Vagabond."""
    fight = Fight.new(seat, g.seat_of[faction], clearing)
    fight.ally = ally
    enemy = g.people[fight.defender]
    most = strengths(g, fight)
    extra = (not enemy.armed(g, clearing)) + ask(g, seat, MORE_HITS)
    fixtures = len(enemy.fixtures(g, clearing))
    pieces = enemy.pieces(g, clearing) if enemy.has_warriors else 0
    theirs, own = bears(g, fight.defender, clearing), bears(g, seat, clearing)
    dealt = taken = scored = clears = 0
    guerrilla = enemy.guerrilla
    for low, high in ROLLS:
        hits = min(low if guerrilla else high, most[ATTACKER]) + extra
        dealt += min(hits, theirs)
        taken += min(high if guerrilla else low, most[DEFENDER], own)
        fallen = min(hits, pieces - fixtures)
        razed = min(hits - fallen, fixtures)
        scored += razed + infamy(g, seat, faction, fallen, razed)
        clears += hits >= pieces
    n = len(ROLLS)
    return Odds(dealt / n, taken / n, clears / n if enemy.has_warriors else None, scored / n)


def bears(g: Root, seat: int, clearing: int) -> int:
    """How many hits find something: pieces there, or a Vagabond's items; beyond these he ignores them (law 9.2.7)."""
    people = g.people[seat]
    if people.has_warriors:
        return people.pieces(g, clearing)
    return sum([vagabond_at(g, seat).undamaged(item) for item in range(len(ITEMS))])


def infamy(g: Root, seat: int, faction: int, fallen: int, razed: int) -> int:
    """A Vagabond scores each piece of a hostile faction, but for the warrior that makes it hostile (law 9.2.9.3.1)."""
    if g.people[seat].has_warriors or not g.factions[faction].has_warriors:
        return 0
    if vagabond_at(g, seat).relations[faction] == HOSTILE:
        return fallen + razed
    return fallen - 1 + razed if fallen else 0


def ambush_chance(g: Root, seat: int, enemy: int, clearing: int) -> float:
    """How likely the enemy holds an ambush for the clearing, by the cards the seat has not seen (law 4.3.1)."""
    if not g.hands[enemy] or ask(g, seat, FOILS_AMBUSH):
        return 0
    faces, backs = zones.shown(g, HANDS, enemy, seat)
    if _ambushes(g, tuple(faces), clearing):
        return 1
    unseen = zones.hidden(g, ZONES, seat)[HANDS.deck]
    others = len(unseen) - _ambushes(g, tuple(unseen), clearing)
    return 1 - comb(others, backs) / comb(len(unseen), backs)


def _ambushes(g: Root, cards: tuple[int, ...], clearing: int) -> int:
    """How many of these cards are ambushes for the clearing."""
    suit = g.suits[clearing]
    return len([card for card in cards if CARDS[card].kind == AMBUSH and matches(card, suit)])


def effects_against(g: Root, seat: int, enemy: int, clearing: int) -> list[str]:
    """The crafted cards that the enemy could use in this battle: they lie open."""
    if not g.crafted[enemy]:
        return []
    world = g.copy()
    world.deeds.append(Fight.new(seat, enemy, clearing))
    able = [number for number, power in ready(world, enemy, IN_BATTLE) if power.does.seems(world, enemy)]
    return [CARDS[number].id for number in able]
