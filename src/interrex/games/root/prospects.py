"""What Root's options cost and bring, beside what their labels say: one entry a verb, by what its words stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.message import Message, Param
from interrex.engine.prospect import NOTHING, Preview, Prospect, gain, ghost, odds, price, risk, together

from .boards import AllianceBoard, MarquiseBoard
from .data import (
    AIDS_NEEDED,
    ALLIANCE,
    ALLIED,
    ALLY_POINTS,
    BASE,
    BOOT,
    BUILDINGS,
    CARDS,
    CLEARINGS,
    COLUMNS,
    CROSSBOW,
    EYRIE,
    EYRIE_POINTS,
    FACTIONS,
    FAVOUR,
    HAMMER,
    HOSTILE,
    ITEM,
    ITEMS,
    KEEP,
    MARQUISE,
    MARQUISE_COST,
    MARQUISE_POINTS,
    PIECES,
    QUESTS,
    RECRUITER,
    RELATION_POINTS,
    ROOST,
    SUITS,
    SWORD,
    SYMPATHY,
    SYMPATHY_POINTS,
    TORCH,
    WARRIOR,
    WOOD,
    Card,
)  # fmt: skip
from .hands import with_one_more
from .odds import Odds, ambush_chance, effects_against
from .odds import odds as odds_of
from .play.alliance.sympathy import spread_cost
from .play.eyrie.columns import recruited
from .play.eyrie.forecast import failing, still_to_come
from .play.eyrie.turmoil import humiliation
from .play.marquise.building import wood_at_hand
from .play.vagabond.allies import allies_against
from .play.vagabond.roaming import boots_for
from .satchel import vagabond_at, vagabonds
from .state import NOBODY, Root

Said = dict[str, Any]


# What several of them have in common


def points(g: Root, seat: int, n: int) -> Prospect:
    """Points, for whoever still scores (law 3.3.1)."""
    scores = g.dominance[seat] == NOBODY and g.coalition[seat] == NOBODY
    return gain("root-would-score", n=n) if n and scores else NOTHING


def at(clearing: int) -> str:
    return f"clearing:{clearing + 1}"


def warriors(g: Root, seat: int) -> str:
    """What the board calls the seat's figures."""
    return FACTIONS[g.faction[seat]]


def roams(g: Root, seat: int) -> bool:
    """Is it a Vagabond's Daylight, in which what he does takes an item? (law 9.5)"""
    return g.waiting().ask(g, seat).key == "root-ask-roam"


def exhausts(g: Root, seat: int, *items: int) -> Prospect:
    if not items or not roams(g, seat):
        return NOTHING
    return price("root-would-exhaust", items=tuple([Message(f"root-item-{ITEMS[item]}", {}) for item in items]))


def suits_named(suits: Sequence[int]) -> tuple[Param, ...]:
    return tuple([Message(f"root-suit-{SUITS[suit]}", {}) for suit in suits])


def sweep(g: Root, seat: int, clearings: Sequence[int]) -> Prospect:
    """Every enemy piece in these clearings goes; buildings and tokens score."""
    enemies = [g.people[enemy] for enemy in g.enemies(seat) if g.people[enemy].has_warriors]
    gone = sum([enemy.pieces(g, c) for enemy in enemies for c in clearings])
    scored = sum([len(enemy.fixtures(g, c)) for enemy in enemies for c in clearings])
    return together(gain("root-would-remove", n=gone) if gone else NOTHING, points(g, seat, scored))


# Moving


def _march(g: Root, seat: int, said: Said) -> Prospect:
    faction, start = g.faction[seat], said["start"]
    return _moved(g, seat, start, said["end"], g.boards[faction].warriors[start])


def _how_many(g: Root, seat: int, said: Said) -> Prospect:
    asked = g.waiting().ask(g, seat).params
    if "start" not in asked:
        return NOTHING
    start, end = asked["start"] - 1, asked["end"] - 1
    return together(_moved(g, seat, start, end, said["n"]), _left(g, seat, start, said["n"]))


def _moved(g: Root, seat: int, start: int, end: int, n: int) -> Prospect:
    """Who would rule where they arrive, if so many came; and whom that upsets (law 8.2.6)."""
    faction = g.faction[seat]
    upset = any(other.minds(g, end) for other in g.watchful if other.number != faction)
    return together(
        gain("root-would-rule", clearing=end + 1) if _rules(g, faction, end, n) else NOTHING,
        risk("root-would-outrage", suit=SUITS[g.suits[end]]) if upset else NOTHING,
        ghost(FACTIONS[faction], at(end), n, at(start)),
    )


def _left(g: Root, seat: int, start: int, n: int) -> Prospect:
    faction = g.faction[seat]
    if g.rulers()[start] != faction:
        return NOTHING
    world = g.copy()
    world.boards[faction].warriors[start] -= n
    world.changed(start)
    lost = world.rulers()[start] != faction
    return risk("root-would-lose-rule", clearing=start + 1) if lost else NOTHING


def _rules(g: Root, faction: int, clearing: int, more: int) -> bool:
    """Would so many more warriors make it the faction's?"""
    if g.rulers()[clearing] == faction:
        return False
    world = g.copy()
    world.boards[faction].warriors[clearing] += more
    world.changed(clearing)
    return world.rulers()[clearing] == faction


def _move(g: Root, seat: int, said: Said) -> Prospect:
    """Warriors along a path, or a Vagabond's pawn for boots."""
    if "start" in said:
        return _march(g, seat, said)
    boots = boots_for(g, vagabond_at(g, seat), said["clearing"])
    return together(exhausts(g, seat, *[BOOT] * boots), _pawn(g, seat, said))


def _pawn(g: Root, seat: int, said: Said) -> Prospect:
    place = vagabond_at(g, seat).place
    start = at(place) if place < CLEARINGS else f"forest:{place - CLEARINGS + 1}"
    end = at(said["clearing"]) if "clearing" in said else f"forest:{said['forest'] + 1}"
    return ghost(warriors(g, seat), end, 1, start)


def _start(g: Root, seat: int, said: Said) -> Prospect:
    return ghost(warriors(g, seat), f"forest:{said['forest'] + 1}")


# Battle


def _battle(g: Root, seat: int, said: Said) -> Prospect:
    clearing, faction = said["clearing"], said["faction"]
    enemy = g.seat_of[faction]
    ambush = round(100 * ambush_chance(g, seat, enemy, clearing))
    answers = tuple([Message(f"root-card-{card}", {}) for card in effects_against(g, seat, enemy, clearing)])
    return together(
        exhausts(g, seat, SWORD),
        _dice(odds_of(g, seat, clearing, faction)),
        _allies(g, seat, clearing, faction),
        risk("root-odds-ambush", chance=ambush) if ambush else NOTHING,
        risk("root-odds-effects", cards=answers) if answers else NOTHING,
        _angers(g, seat, faction) if g.people[enemy].fights(g, clearing) else NOTHING,
    )


def _dice(chances: Odds) -> Prospect:
    return together(
        odds("root-odds-hits", dealt=round(chances.dealt, 1), taken=round(chances.taken, 1)),
        NOTHING if chances.clears is None else odds("root-odds-clears", chance=round(100 * chances.clears)),
        odds("root-odds-points", n=round(chances.scored, 1)) if chances.scored else NOTHING,
    )


def _allies(g: Root, seat: int, clearing: int, faction: int) -> Prospect:
    """Whom a Vagabond may bring is asked next; how much that helps he knows before (law 9.2.9.2.3)."""
    if g.people[seat].has_warriors:
        return NOTHING
    found = []
    for ally in allies_against(g, seat, faction, clearing):
        chances = odds_of(g, seat, clearing, faction, ally)
        dealt, taken = round(chances.dealt, 1), round(chances.taken, 1)
        found.append(odds("root-odds-ally", faction=FACTIONS[ally], dealt=dealt, taken=taken))
    return together(*found)


def _ally(g: Root, seat: int, said: Said) -> Prospect:
    fight = g.deeds[-1]
    return _dice(odds_of(g, seat, fight.clearing, g.faction[fight.defender], said["faction"]))


def _angers(g: Root, seat: int, faction: int) -> Prospect:
    """A warrior that a Vagabond removes makes his faction hostile (law 9.2.9.3)."""
    if g.people[seat].has_warriors or not g.factions[faction].has_warriors:
        return NOTHING
    spoils = vagabond_at(g, seat).relations[faction] != HOSTILE
    return risk("root-would-anger", faction=FACTIONS[faction]) if spoils else NOTHING


# Cards


def _craft(g: Root, seat: int, said: Said) -> Prospect:
    card = CARDS[said["card"]]
    return together(_activates(card), _crafted(g, seat, card))


def _activates(card: Card) -> Prospect:
    suits = [suit for suit, n in enumerate(card.cost) for _ in range(n)]
    of_any = tuple([Message("root-would-any", {}) for _ in range(card.any)])
    return price("root-would-activate", suits=(*suits_named(suits), *of_any))


def _crafted(g: Root, seat: int, card: Card) -> Prospect:
    if card.kind == ITEM:
        item = gain("root-would-take", item=ITEMS[card.item])
        return together(item, points(g, seat, g.people[seat].item_points(g, card.points)))
    if card.kind == FAVOUR:
        return sweep(g, seat, [c for c in range(CLEARINGS) if g.suits[c] == card.suit])
    return gain(f"root-card-{card.id}.does")


# The Marquise


def _build(g: Root, seat: int, said: Said) -> Prospect:
    """Her building for wood; or a roost of the Decree's, which scores in the evening."""
    clearing = said["clearing"]
    if "piece" not in said:
        roosts = sum(g.boards[EYRIE].roosts)
        more = EYRIE_POINTS[roosts + 1] - EYRIE_POINTS[roosts]
        scored = gain("root-would-score-evening", n=more) if more and points(g, seat, more) != NOTHING else NOTHING
        return together(scored, ghost(BUILDINGS[ROOST], at(clearing)))
    kind = said["piece"]
    standing = sum(g.boards[MARQUISE].buildings[kind])
    return together(
        price("root-would-spend-wood", n=MARQUISE_COST[standing], all=wood_at_hand(g)[clearing]),
        points(g, seat, MARQUISE_POINTS[kind][standing]),
        ghost(BUILDINGS[kind], at(clearing)),
    )


def _recruit(g: Root, seat: int, said: Said) -> Prospect:
    """At every recruiter; or in one clearing."""
    if "clearing" in said:
        n = recruited(g, seat)
        return together(_rule_with(g, seat, said["clearing"], n), ghost(warriors(g, seat), at(said["clearing"]), n))
    hers: MarquiseBoard = g.boards[MARQUISE]
    recruiters = hers.buildings[RECRUITER]
    n = min(sum(recruiters), hers.supply)
    stand = [ghost(warriors(g, seat), at(c), more) for c, more in enumerate(recruiters)]
    return together(gain("root-would-recruit", n=n), *(stand if n == sum(recruiters) else ()))


def _rule_with(g: Root, seat: int, clearing: int, n: int) -> Prospect:
    return gain("root-would-rule", clearing=clearing + 1) if _rules(g, g.faction[seat], clearing, n) else NOTHING


def _bird(g: Root, seat: int, said: Said) -> Prospect:
    return gain("root-would-act", n=g.left + 1)


def _overwork(g: Root, seat: int, said: Said) -> Prospect:
    return ghost(WOOD, at(said["clearing"]))


def _keep(g: Root, seat: int, said: Said) -> Prospect:
    return ghost(KEEP, at(said["clearing"]))


def _place(g: Root, seat: int, said: Said) -> Prospect:
    return ghost(PIECES[said["piece"]], at(said["clearing"]))


# The Eyrie


def _decree(g: Root, seat: int, said: Said) -> Prospect:
    """Whatever comes before the card in the Decree."""
    column, card = said["column"], said["card"]
    columns = list(still_to_come(g.boards[EYRIE]))
    columns[column] = with_one_more(columns[column], card)
    fails = failing(g, seat, tuple(columns)) == (column, card)
    return risk("root-would-not-resolve", column=COLUMNS[column]) if fails else NOTHING


def _turmoil(g: Root, seat: int, said: Said) -> Prospect:
    return risk("root-would-turmoil", n=humiliation(g, seat))


def _pass(g: Root, seat: int, said: Said) -> Prospect:
    lets_it_come = g.waiting().passing(g, seat).key == "root-do-pass-before-turmoil"
    return _turmoil(g, seat, said) if lets_it_come else NOTHING


def _roost(g: Root, seat: int, said: Said) -> Prospect:
    return ghost(BUILDINGS[ROOST], at(said["clearing"]))


# The Alliance


def _spread(g: Root, seat: int, said: Said) -> Prospect:
    clearing = said["clearing"]
    supporters = price("root-would-spend-supporters", n=spread_cost(g, clearing), suit=SUITS[g.suits[clearing]])
    return together(supporters, _sympathy(g, seat, clearing))


def _sympathy(g: Root, seat: int, clearing: int) -> Prospect:
    mine: AllianceBoard = g.boards[ALLIANCE]
    return together(points(g, seat, SYMPATHY_POINTS[mine.sympathy.bit_count()]), ghost(SYMPATHY, at(clearing)))


def _organize(g: Root, seat: int, said: Said) -> Prospect:
    return _sympathy(g, seat, said["clearing"])


def _revolt(g: Root, seat: int, said: Said) -> Prospect:
    clearing = said["clearing"]
    mine: AllianceBoard = g.boards[ALLIANCE]
    suit = g.suits[clearing]
    same = sum([mine.sympathy >> c & 1 for c in range(CLEARINGS) if g.suits[c] == suit])
    come = min(same, mine.supply)
    return together(
        price("root-would-spend-supporters", n=2, suit=SUITS[suit]),
        sweep(g, seat, [clearing]),
        gain("root-would-recruit", n=come) if come else NOTHING,
        ghost(BUILDINGS[BASE], at(clearing)),
        ghost(warriors(g, seat), at(clearing), come),
    )


def _train(g: Root, seat: int, said: Said) -> Prospect:
    return gain("root-would-command", n=g.boards[ALLIANCE].officers + 1)


# The Vagabond


def _explore(g: Root, seat: int, said: Said) -> Prospect:
    return together(exhausts(g, seat, TORCH), points(g, seat, 1) if len(vagabonds(g)) == 1 else NOTHING)


def _aid(g: Root, seat: int, said: Said) -> Prospect:
    """What it does for the relationship (law 9.2.9.1)."""
    faction = said["faction"]
    if not g.factions[faction].has_warriors:
        return NOTHING
    vagabond = vagabond_at(g, seat)
    standing = vagabond.relations[faction]
    if standing == HOSTILE:
        return risk("root-would-stay-hostile")
    if standing == ALLIED:
        return points(g, seat, ALLY_POINTS)
    missing = AIDS_NEEDED[standing] - vagabond.aids[faction] - 1
    if missing:
        return gain("root-would-aid-on", n=missing)
    return together(gain("root-would-befriend", step=standing + 1), points(g, seat, RELATION_POINTS[standing + 1]))


def _quest(g: Root, seat: int, said: Said) -> Prospect:
    quest = QUESTS[said["quest"]]
    done = vagabond_at(g, seat).quests[quest.suit] + 1
    return together(exhausts(g, seat, *quest.items), gain("root-would-reward", n=done))


def _strike(g: Root, seat: int, said: Said) -> Prospect:
    if PIECES[said["piece"]] != WARRIOR:
        return together(exhausts(g, seat, CROSSBOW), points(g, seat, 1))
    return together(exhausts(g, seat, CROSSBOW), _angers(g, seat, said["faction"]))


def _repair(g: Root, seat: int, said: Said) -> Prospect:
    return exhausts(g, seat, HAMMER)


def _special(g: Root, seat: int, said: Said) -> Prospect:
    return exhausts(g, seat, TORCH)


PROSPECTS: Final[dict[str, Preview]] = {
    "pass":         _pass,
    "march":        _march,
    "move":         _move,
    "warriors":     _how_many,
    "slip":         _pawn,
    "hide":         _pawn,
    "forest":       _start,
    "battle":       _battle,
    "ally":         _ally,
    "craft":        _craft,
    "build":        _build,
    "recruit":      _recruit,
    "bird":         _bird,
    "overwork":     _overwork,
    "keep":         _keep,
    "place":        _place,
    "decree":       _decree,
    "turmoil":      _turmoil,
    "roost":        _roost,
    "spread":       _spread,
    "organize":     _organize,
    "revolt":       _revolt,
    "train":        _train,
    "explore":      _explore,
    "aid":          _aid,
    "quest":        _quest,
    "strike":       _strike,
    "repair":       _repair,
    "special":      _special,
}  # fmt: skip
