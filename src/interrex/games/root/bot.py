"""What a thinking player of Root needs: worlds that fit what it knows, and a judgement of positions."""

from __future__ import annotations

from functools import cache, lru_cache

from interrex.engine.luck import Luck

from .data import (
    AIDS_NEEDED,
    ALLIANCE,
    ALLIED,
    ALLY_POINTS,
    BAG,
    BATTLE,
    BIRD,
    BUILD,
    CLEARINGS,
    COIN,
    COLUMNS,
    EYRIE,
    EYRIE_DRAWS,
    EYRIE_POINTS,
    HOSTILE,
    ITEM_LIMIT,
    MARQUISE,
    MARQUISE_DRAWS,
    QUESTS,
    RECRUIT,
    RECRUITER,
    RELATION_POINTS,
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
from .play.battle import Ambush, ChooseAlly, Foil
from .play.vagabond import TakeFromRuin, can_quest, on_track
from .play.vagabond.evening import carried
from .state import NOBODY, Cards, Root, Rover, surroundings

# fmt: off
# What things are worth, in points.

LEADER        = 0.35  # of what the best of the others has, taken off one's own
OTHERS        = 0.15  # and of what they have on average

# A battle
WARRIOR       = 0.15  # lost
BUILT         = 0.9   # a building or token lost
WOUND         = 0.6   # an item damaged
#         hits  0       1       2       3
HIGH          = (1 / 16, 3 / 16, 5 / 16, 7 / 16)  # how likely the higher of two dice is
LOW           = HIGH[::-1]

# The Alliance
SYMPATHETIC   = 0.75
BASE_STANDS   = 3.5
OFFICER       = 0.9
SUPPORTER     = 0.3
FOR_A_REVOLT  = 0.4   # each of two supporters that fit a base still to come

# The Vagabond
#               boot torch tea  sword bag  crossbow hammer coin
ITEM_WORTH    = (0.8, 1.1, 1.2, 1.4,  0.7, 0.8,     1.0,   1.1)
DAMAGED       = 0.35  # of its worth
RESTING       = 0.9   # the same in a forest, before the Evening repairs it
OVERLOAD      = 0.9   # lost for each item too many to carry
TIRED         = 0.04  # lost for each exhausted item that the next Birdsong refreshes
TIRED_OUT     = 0.45  # and for each that it does not
TO_DRAW       = 0.35  # a card the Evening will bring
STANDING      = (0.0, 0.4, 0.9, 2.2)  # of a relationship, beside the points scored on the way
INFAMY        = 0.06  # for each warrior of a hostile faction: points to be had
STEP_BEGUN    = 0.8   # of the worth of a step that the cards in hand can still complete
QUEST_DONE    = 0.5   # the next one of its suit scores more
QUEST_READY   = 0.35  # of the points for a quest whose items he has
QUEST_HALF    = 0.15  # where he has one of the two
QUEST_STEP    = 0.12  # lost for each step to a clearing of its suit
QUEST_HERE    = 0.3   # to be done at once
RUIN_HERE     = 0.8   # with a torch at hand
RUIN_STEP     = 0.2   # lost for each step to the nearest
BATTLE_HERE   = 0.35  # of what the best battle promises, for each sword at hand
AID_HERE      = 0.5   # of the points for the best aid
ITEM_HERE     = 0.4   # an aid may bring one
# fmt: on


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
    if (fight := g.fight) is not None:
        gained: tuple[float, float] | list[int] = fight.points
        if isinstance(g.stack[-1], (ChooseAlly, Ambush, Foil)):  # the dice are still to be rolled
            gained = _battle(g, fight.attacker, fight.defender, fight.clearing)
        worth[fight.attacker] += gained[0]
        worth[fight.defender] += gained[1]
    for s, partner in enumerate(g.coalition):
        if partner != NOBODY:
            worth[s] = worth[partner]  # law 9.2.8: he wins if his partner does
    mine = worth.pop(seat)
    return mine - LEADER * max(worth) - OTHERS * sum(worth) / len(worth)


def _common(g: Root, seat: int) -> float:
    """Cards in hand, crafted effects."""
    hand = len(g.hands[seat])
    return 0.35 * min(hand, 5) + 0.1 * max(0, hand - 5) + 0.5 * len(g.crafted[seat])


# ----------------------------------------------------------------------------------------------------------- battles


def _battle(g: Root, attacker: int, defender: int, clearing: int) -> tuple[float, float]:
    """What a battle promises to either side; cards aside."""
    mine, theirs = (LOW, HIGH) if g.faction[defender] == ALLIANCE else (HIGH, LOW)  # law 8.2.2
    scored, harm = _hits(g, attacker, defender, clearing, mine, attacking=True)
    scored_back, harm_back = _hits(g, defender, attacker, clearing, theirs, attacking=False)
    return scored - harm_back, scored_back - harm


def _hits(g: Root, by: int, at: int, clearing: int, dice: tuple[float, ...], *, attacking: bool) -> tuple[float, float]:
    """The points a side can expect of its hits, and the harm to the other."""
    striker, struck = g.faction[by], g.faction[at]
    strength = g.warriors[striker][clearing] if striker < VAGABOND else g.rover(striker).undamaged(SWORD)
    if struck >= VAGABOND:
        hits = sum([chance * min(rolled, strength) for rolled, chance in enumerate(dice)])
        return 0.0, WOUND * (hits + (attacking and not g.rover(struck).undamaged(SWORD)))
    warriors = g.warriors[struck][clearing]
    built = g.pieces(struck, clearing) - warriors
    points = harm = 0.0
    for rolled, chance in enumerate(dice):
        hits = min(rolled, strength) + (attacking and not warriors)  # law 4.3.3.2
        fallen = min(hits, warriors)
        razed = min(hits - fallen, built)
        points += chance * razed
        harm += chance * (WARRIOR * fallen + BUILT * razed)
        if attacking and striker >= VAGABOND:
            points += chance * _infamy(g, g.rover(striker), struck, fallen, razed)
    return points, harm


def _infamy(g: Root, rover: Rover, faction: int, fallen: int, razed: int) -> float:
    """Each piece of a hostile faction scores, but for the warrior that makes it hostile (law 9.2.9.3)."""
    standing = rover.relations[faction]
    if standing == HOSTILE:
        return fallen + razed
    if not fallen:
        return 0.0
    return fallen - 1 + razed - STANDING[standing] + INFAMY * sum(g.warriors[faction])


# ---------------------------------------------------------------------------------------------------------- factions


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
    worth = SYMPATHETIC * g.sympathy.bit_count() + BASE_STANDS * bases + OFFICER * min(g.officers, 4)
    worth += SUPPORTER * min(len(g.supporters), 8) + 0.15 * sum(g.warriors[ALLIANCE])
    to_come = [suit for suit in range(3) if g.bases[suit] == NOBODY]
    worth += FOR_A_REVOLT * sum([min(2, fitting(g.supporters, suit)) for suit in to_come])
    return worth + _common(g, seat)


def _vagabond(g: Root, seat: int) -> float:
    rover = g.rover_at(seat)
    worth = _items(g, seat, rover) + _relationships(g, seat, rover) + _common(g, seat)
    if g.turn == seat and g.phase < 3:  # before his Evening: ending the turn is not what brings the cards
        worth += TO_DRAW * (1 + on_track(rover, COIN))
    if rover.place == NOBODY:
        return worth
    worth += _errands(g, rover)
    return worth + (_here(g, seat, rover) if rover.place < CLEARINGS else 0.0)


def _items(g: Root, seat: int, rover: Rover) -> float:
    """What he carries: damaged it is worth less; exhausted, only what stays so past the next Birdsong."""
    whole = hurt = 0.0
    for item, worth in enumerate(ITEM_WORTH):
        whole += worth * (rover.fresh[item] + rover.spent[item])
        hurt += worth * (rover.damaged[item] + rover.damaged_spent[item])
    resting = rover.place >= CLEARINGS and g.turn == seat  # law 9.6.1
    tired = sum(rover.spent) + sum(rover.damaged_spent)
    refreshed = 3 + 2 * on_track(rover, TEA)
    too_many = carried(rover) - ITEM_LIMIT - 2 * on_track(rover, BAG)
    weary = TIRED * min(tired, refreshed) + TIRED_OUT * max(0, tired - refreshed)
    return whole + hurt * (RESTING if resting else DAMAGED) - weary - OVERLOAD * max(0, too_many)


def _relationships(g: Root, seat: int, rover: Rover) -> float:
    worth = 0.0
    for faction, standing in enumerate(rover.relations):
        if standing == HOSTILE:
            worth += INFAMY * sum(g.warriors[faction])
            continue
        worth += STANDING[standing]
        begun = rover.aids[faction]
        if begun and standing < ALLIED and rover.place < CLEARINGS:
            needed = AIDS_NEEDED[standing]
            gifts = min(sum(rover.fresh), fitting(g.hands[seat], g.suits[rover.place]))
            if begun + gifts >= needed:
                worth += STEP_BEGUN * (RELATION_POINTS[standing + 1] + 0.5) * begun / needed
    return worth


def _errands(g: Root, rover: Rover) -> float:
    """Quests he has the items for, ruins, and how far away they are."""
    worth = QUEST_DONE * sum(rover.quests)
    steps = nearest(g.board.id, g.suits)[rover.place]
    for number in g.quests:
        suit = QUESTS[number].suit
        first, second = QUESTS[number].items
        has = rover.undamaged(first), rover.undamaged(second)
        if has[0] > 1 if first == second else all(has):
            worth += QUEST_READY * (1 + rover.quests[suit]) - QUEST_STEP * steps[suit]
        elif any(has):
            worth += QUEST_HALF
    away = distances(g.board.id)[rover.place]
    return worth - RUIN_STEP * min([away[c] for c in range(CLEARINGS) if g.ruins[c]], default=0)


def _here(g: Root, seat: int, rover: Rover) -> float:
    """What the clearing offers to the items and cards at hand."""
    here, suit, fresh = rover.place, g.suits[rover.place], rover.fresh
    worth = RUIN_HERE if g.ruins[here] and fresh[TORCH] else 0.0
    worth += sum([QUEST_HERE for quest in g.quests if can_quest(rover, quest, suit)])
    gifts = min(fitting(g.hands[seat], suit), sum(fresh))
    fight = aid = 0.0
    for enemy in g.enemies(seat):
        faction = g.faction[enemy]
        if faction >= VAGABOND or not g.pieces(faction, here):
            continue
        if fresh[SWORD]:
            fight = max(fight, _battle(g, seat, enemy, here)[0])
        if not gifts:
            continue
        standing = rover.relations[faction]
        if standing == ALLIED:
            aid = max(aid, AID_HERE * ALLY_POINTS * gifts)
        elif standing != HOSTILE and gifts >= AIDS_NEEDED[standing]:
            aid = max(aid, AID_HERE * RELATION_POINTS[standing + 1])
        if any(g.items[enemy]):
            aid = max(aid, ITEM_HERE)
    return worth + BATTLE_HERE * fight * fresh[SWORD] + aid


@lru_cache(maxsize=1 << 14)
def fitting(hand: Cards, suit: int) -> int:
    """How many cards can stand for the suit (law 2.1.1)."""
    return sum([SUIT_OF[card] in (suit, BIRD) for card in hand])


@lru_cache(maxsize=64)
def nearest(board: str, suits: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By place: the steps to a clearing of each suit."""
    return tuple([
        tuple([min([steps[c] for c in range(CLEARINGS) if suits[c] == suit]) for suit in range(3)])
        for steps in distances(board)
    ])  # fmt: skip


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
