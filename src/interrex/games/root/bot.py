"""What a thinking player of Root needs: worlds that fit what it knows, and a judgement of positions."""

from __future__ import annotations

from functools import cache

from interrex.engine.luck import Luck

from .data import (
    ALLIANCE,
    BATTLE,
    BIRD,
    BUILD,
    CLEARINGS,
    COIN,
    COLUMNS,
    CROSSBOW,
    EYRIE,
    EYRIE_DRAWS,
    EYRIE_POINTS,
    HAMMER,
    HOSTILE,
    ITEMS,
    MARQUISE,
    MARQUISE_DRAWS,
    RECRUIT,
    RECRUITER,
    ROOST,
    SAWMILL,
    SUIT_OF,
    SWORD,
    TEA,
    TORCH,
    VAGABOND,
    VIZIER,
    WORKSHOP,
)  # fmt: skip
from .play.vagabond import TakeFromRuin, can_quest
from .state import NOBODY, Cards, Root, matching, surroundings


def determinize(g: Root, seat: int, luck: Luck) -> Root:
    """A world that looks the same to the seat: what it cannot see is dealt anew."""
    twin = g.copy()
    twin.luck = luck.branch()
    mine = g.faction[seat] == ALLIANCE
    pool = [*g.deck, *[card for s, hand in enumerate(g.hands) if s != seat for card in hand]]
    pool += [] if mine else g.supporters
    luck.shuffle(pool)

    def deal(n: int) -> Cards:
        return tuple(sorted([pool.pop() for _ in range(n)]))

    twin.hands = [hand if s == seat else deal(len(hand)) for s, hand in enumerate(g.hands)]
    twin.supporters = g.supporters if mine else deal(len(g.supporters))
    twin.deck = pool
    luck.shuffle(twin.quest_deck)
    looking = NOBODY  # a ruin whose items the seat sees just now
    if g.stack and isinstance(top := g.stack[-1], TakeFromRuin) and top.seat == seat:
        looking = g.rover_at(seat).place
    ruins = [c for c in range(CLEARINGS) if g.ruins[c] and c != looking]
    items = [item for c in ruins for item in g.ruins[c]]
    luck.shuffle(items)
    for c in ruins:
        twin.ruins[c] = tuple(sorted([items.pop() for _ in g.ruins[c]]))
    return twin


def evaluate(g: Root, seat: int) -> float:
    """How well the seat stands against the others, in points."""
    if g.over:
        return 100.0 if seat in g.winners else -100.0
    worth = [g.score[s] + PROSPECTS[g.faction[s]](g, s) for s in range(g.players)]
    mine = worth.pop(seat)
    return mine - 0.35 * max(worth) - 0.15 * sum(worth) / len(worth)


def _common(g: Root, seat: int) -> float:
    """Cards in hand, crafted effects."""
    hand = len(g.hands[seat])
    return 0.35 * min(hand, 5) + 0.1 * max(0, hand - 5) + 0.5 * len(g.crafted[seat])


def _marquise(g: Root, seat: int) -> float:
    sawmills, workshops, recruiters = g.count(SAWMILL), g.count(WORKSHOP), g.count(RECRUITER)
    rulers = g.rulers()
    worth = 0.5 * sawmills + 0.35 * workshops + 0.45 * recruiters + 0.5 * MARQUISE_DRAWS[recruiters]
    worth += 0.3 * min(sum(g.wood), 6) + 0.25 * rulers.count(MARQUISE) + 0.1 * sum(g.warriors[MARQUISE])
    slots = sum([min(1, g.slots(c)) for c in range(CLEARINGS) if rulers[c] == MARQUISE])
    return worth + 0.15 * slots + 0.05 * g.left + (1.0 if g.keep >= 0 else 0) + _common(g, seat)


def _eyrie(g: Root, seat: int) -> float:
    roosts = g.count(ROOST)
    rulers = g.rulers()
    worth = 1.9 * EYRIE_POINTS[roosts] + 0.6 * roosts + 0.6 * EYRIE_DRAWS[roosts]
    worth += 0.12 * sum(g.warriors[EYRIE]) + 0.25 * rulers.count(EYRIE)
    return worth + LEADER_WORTH[g.leader] + _common(g, seat) - _decree_trouble(g)


LEADER_WORTH = (0.0, 0.8, 0.5, 0.6, 0.0)  # builder, charismatic, commander, despot; the last: none yet


def _decree_trouble(g: Root) -> float:
    """How likely the Decree is to fail next time, in points."""
    rulers = g.rulers()
    trouble = 0.0
    birds = 0
    for column in range(len(COLUMNS)):
        cards = g.decree[column]
        for card in cards:
            suit = BIRD if card == VIZIER else SUIT_OF[card]
            birds += suit == BIRD
            places = [c for c in range(CLEARINGS) if suit in (BIRD, g.suits[c])]
            if column == RECRUIT:
                fit = any(g.buildings[ROOST][c] for c in places)
            elif column == BATTLE:
                fit = any(g.warriors[EYRIE][c] for c in places)
            elif column == BUILD:
                fit = any(rulers[c] == EYRIE and not g.buildings[ROOST][c] and g.slots(c) > 0 for c in places)
            else:
                fit = any(g.warriors[EYRIE][c] for c in places)
            trouble += 0 if fit else 1.6
        trouble += (0.15, 0.1, 0.45, 0.6)[column] * max(0, len(cards) - 1) ** 1.5
    return trouble + 0.1 * birds


def _alliance(g: Root, seat: int) -> float:
    bases = sum([base != NOBODY for base in g.bases])
    worth = 0.75 * g.sympathy.bit_count() + 2.5 * bases + 0.9 * min(g.officers, 4)
    worth += 0.3 * min(len(g.supporters), 8) + 0.15 * sum(g.warriors[ALLIANCE])
    return worth + _common(g, seat)


def _vagabond(g: Root, seat: int) -> float:
    rover = g.rover_at(seat)
    worth = 0.0
    for item in range(len(ITEMS)):
        worth += 0.95 * rover.fresh[item] + 0.9 * rover.spent[item]
        worth += 0.4 * rover.damaged[item] + 0.35 * rover.damaged_spent[item]
    worth += (
        0.2 * rover.fresh[TEA] + 0.2 * rover.fresh[COIN] + 0.25 * (rover.undamaged(SWORD) + rover.undamaged(HAMMER))
    )
    for relation in rover.relations:
        worth += 0.2 if relation == HOSTILE else 0.5 * relation
    worth += 0.4 * sum(rover.quests) + 0.6 * sum(rover.aids)
    return worth + _common(g, seat) + _chances(g, seat)


def _chances(g: Root, seat: int) -> float:
    """What the place he stands at offers, and how far the next ruin is."""
    rover = g.rover_at(seat)
    here = rover.place
    if here == NOBODY:
        return 0.0
    steps = distances(g.board.id)[here]
    worth = -0.2 * min([steps[c] for c in range(CLEARINGS) if g.ruins[c]], default=0)
    if here >= CLEARINGS:
        return worth + 0.5 * (sum(rover.damaged) + sum(rover.damaged_spent) > 2)
    if g.ruins[here] and rover.fresh[TORCH]:
        worth += 0.7
    worth += sum([0.7 for q in g.quests if can_quest(rover, q, g.suits[here])])
    for enemy in g.enemies(seat):
        faction = g.faction[enemy]
        if faction < VAGABOND and g.pieces(faction, here):
            loose = g.pieces(faction, here) - g.warriors[faction][here]
            armed = rover.fresh[SWORD] + rover.fresh[CROSSBOW]
            worth += 0.25 * min(armed, loose) / (1 + g.warriors[faction][here])
            worth += 0.2 * bool(any(g.items[enemy]) and matching(g.hands[seat], g.suits[here]))
    return worth


@cache
def distances(board: str) -> tuple[tuple[int, ...], ...]:
    """Steps between places, forests included."""
    beside = surroundings(board)
    found = []
    for start in range(len(beside)):
        steps = {start: 0}
        edge = [start]
        while edge:
            place = edge.pop(0)
            for near in beside[place]:
                if near not in steps:
                    steps[near] = steps[place] + 1
                    edge.append(near)
        found.append(tuple([steps[place] for place in range(len(beside))]))
    return tuple(found)


PROSPECTS = {
    MARQUISE: _marquise,
    EYRIE: _eyrie,
    ALLIANCE: _alliance,
    VAGABOND: _vagabond,
    VAGABOND + 1: _vagabond,
}
