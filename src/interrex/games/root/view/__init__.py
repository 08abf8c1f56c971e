"""What a seat may see.

Hidden are the hands of others, the order of the deck and of the quests, the Alliance's supporters and the items under
the ruins. Everything else lies open. What a rule computes (who rules, how strong a side is, what counts) is here, so
that no face has to compute it again.
"""

from __future__ import annotations

from typing import Final, Literal

from interrex.engine.game import Layers
from interrex.engine.wire import replace
from interrex.engine.zones import shown

from ..boards import AllianceBoard, Board, EyrieBoard, MarquiseBoard
from ..components import TRACKS, Counts
from ..data import (
    ALLIANCE,
    CARDS,
    CHARACTER_NAMES,
    CLEARINGS,
    COLUMNS,
    EYRIE,
    EYRIE_POINTS,
    FACTIONS,
    HOSTILE,
    ITEMS,
    LEADER_NAMES,
    MARQUISE,
    OWNER_OF,
    QUESTS,
    SUITS,
)  # fmt: skip
from ..faction import Faction
from ..hands import card_id
from ..play import toward_dominance
from ..play.battle import strengths
from ..satchel import Vagabond, vagabond_at
from ..state import AMBUSHING, CHOOSING_ALLY, DEALING_HITS, DONE, NOBODY, USING_EFFECTS, Root
from ..words import decree_word
from ..zones import HANDS, SUPPORT
from .types import (
    AllianceView,
    BattleView,
    BoardView,
    ClearingView,
    DecreeCard,
    EyrieView,
    GoalView,
    MarquiseView,
    SeatView,
    TrackView,
    VagabondView,
)


def _everybody(g: Root) -> BoardView:
    rulers = g.rulers()
    return BoardView(
        map=g.map.id,
        turn=g.turn,
        round=g.round,
        phase=g.phase,
        left=g.left,
        clearings=[_clearing(g, c, rulers[c]) for c in range(CLEARINGS)],
        seats=[_seat(g, s) for s in range(g.players)],
        deck=len(g.deck),
        discard=[card_id(card) for card in g.discard],
        available=[card_id(card) for card in g.available],
        items=_items(g.item_supply),
        quests=[QUESTS[q].id for q in g.quests],
        quest_deck=len(g.quest_deck),
        tracks={piece: _track(g, piece) for piece in TRACKS},
        marquise=_marquise(g),
        eyrie=_eyrie(g),
        alliance=_alliance(g),
        battle=_battle(g),
    )


def _own(g: Root, seat: int, seen: BoardView) -> BoardView:
    """With the cards of hands and supporters, as far as a seat knows them."""
    return replace(
        seen,
        seats=[_seat_to(g, other, seat, seen.seats[other]) for other in range(g.players)],
        alliance=_alliance_to(g, seat, seen.alliance),
    )


VIEW: Final = Layers(_everybody, _own)


def _clearing(g: Root, c: int, ruler: int) -> ClearingView:
    hers: MarquiseBoard = g.boards[MARQUISE]
    alliance: AllianceBoard = g.boards[ALLIANCE]
    boards: list[tuple[Faction, Board]] = [(g.factions[f], g.boards[f]) for f in g.armies]
    return ClearingView(
        suit=SUITS[g.suits[c]],
        ruler=FACTIONS[ruler] if ruler != NOBODY else None,
        slots=g.map.slots[c],
        open=g.slots()[c],
        ruin=len(g.ruins[c]),
        warriors={FACTIONS[f]: n for f in g.armies if (n := g.boards[f].warriors[c])},
        buildings={kind: row[c] for f, b in boards for kind, row in zip(f.kinds, b.buildings, strict=True) if row[c]},
        wood=hers.wood[c],
        keep=hers.keep == c,
        sympathy=bool(alliance.sympathy >> c & 1),
        pawns=[FACTIONS[f.number] for f in g.factions if not f.has_warriors and f.pieces(g, c)],
    )


def _seat(g: Root, seat: int) -> SeatView:
    faction = g.faction[seat]
    dominance, coalition = g.dominance[seat], g.coalition[seat]
    return SeatView(
        faction=FACTIONS[faction],
        score=g.score[seat],
        scores=dominance == NOBODY and coalition == NOBODY,
        dominance=card_id(dominance) if dominance != NOBODY else None,
        goal=_goal(g, seat) if dominance != NOBODY and coalition == NOBODY else None,
        coalition=coalition if coalition != NOBODY else None,
        cards=len(g.hands[seat]),
        hand=None,
        known=[],
        crafted=[card_id(card) for card in g.crafted[seat]],
        items=_items(g.items[seat]),
        warriors=g.boards[faction].supply if g.people[seat].has_warriors else None,
        vagabond=None if g.people[seat].has_warriors else _vagabond(g, vagabond_at(g, seat)),
    )


def _seat_to(g: Root, seat: int, eyes: int, seen: SeatView) -> SeatView:
    cards = [card_id(card) for card in shown(g, HANDS, seat, eyes)[0]]
    if seat == eyes:
        return replace(seen, hand=cards)
    return replace(seen, known=cards) if cards else seen


def _goal(g: Root, seat: int) -> GoalView:
    return GoalView(SUITS[CARDS[g.dominance[seat]].suit], *toward_dominance(g, seat))


def _vagabond(g: Root, vagabond: Vagabond) -> VagabondView:
    place = vagabond.place
    others = g.armies
    return VagabondView(
        character=CHARACTER_NAMES[vagabond.character] if any(vagabond.fresh) or place != NOBODY else None,
        clearing=place + 1 if 0 <= place < CLEARINGS else None,
        forest=place - CLEARINGS + 1 if place >= CLEARINGS else None,
        fresh=_items(vagabond.fresh),
        exhausted=_items(vagabond.spent),
        damaged=_items(vagabond.damaged),
        damaged_exhausted=_items(vagabond.damaged_spent),
        relations={FACTIONS[f]: _relation(vagabond.relations[f]) for f in others},
        aids={FACTIONS[f]: vagabond.aids[f] for f in others},
        quests={SUITS[s]: vagabond.quests[s] for s in range(3)},
        from_ruins=[ITEMS[i] for i in range(len(ITEMS)) if vagabond.from_ruins >> i & 1],
    )


def _relation(step: int) -> int | Literal["hostile"]:
    return "hostile" if step == HOSTILE else step


def _track(g: Root, piece: str) -> TrackView:
    printed = TRACKS[piece]
    placed = g.factions[OWNER_OF[piece]].placed(g, piece)
    return TrackView(placed, len(printed.points), _at(printed.points, placed), _at(printed.costs, placed))


def _at(row: tuple[int, ...], place: int) -> int | None:
    return row[place] if place < len(row) else None


def _marquise(g: Root) -> MarquiseView:
    hers: MarquiseBoard = g.boards[MARQUISE]
    return MarquiseView(hers.wood_supply, hers.keep + 1 if hers.keep >= 0 else None)


def _eyrie(g: Root) -> EyrieView:
    mine: EyrieBoard = g.boards[EYRIE]
    return EyrieView(
        leader=LEADER_NAMES[mine.leader] if mine.leader != NOBODY else None,
        deposed=[name for n, name in enumerate(LEADER_NAMES) if mine.deposed >> n & 1],
        decree={name: _column(mine, n) for n, name in enumerate(COLUMNS)},
        resolving=COLUMNS[mine.column] if NOBODY < mine.column < DONE else None,
        evening=EYRIE_POINTS[sum(mine.roosts)],
    )


def _column(mine: EyrieBoard, n: int) -> list[DecreeCard]:
    """Columns are carried out from left to right; of equal cards, the last is said to be resolved first."""
    cards = mine.decree[n]
    under_way = NOBODY < mine.column < DONE
    left = list(cards if not under_way or n > mine.column else mine.unresolved if n == mine.column else ())
    column = []
    for card in cards:
        resolved = card not in left
        if not resolved:
            left.remove(card)
        column.append(DecreeCard(decree_word(card), resolved))
    return column


def _alliance(g: Root) -> AllianceView:
    board: AllianceBoard = g.boards[ALLIANCE]
    return AllianceView(
        supporters=len(board.supporters),
        supporter_cards=None,
        known=[],
        officers=board.officers,
        bases={SUITS[suit]: place + 1 if place != NOBODY else None for suit, place in enumerate(board.base_of)},
        sympathy=board.sympathy.bit_count(),
    )


def _alliance_to(g: Root, eyes: int, seen: AllianceView) -> AllianceView:
    cards = [card_id(card) for card in shown(g, SUPPORT, 0, eyes)[0]]
    if eyes == g.seat_of[ALLIANCE]:
        return replace(seen, supporter_cards=cards)
    return replace(seen, known=cards) if cards else seen


def _battle(g: Root) -> BattleView | None:
    if not g.deeds or g.over:  # the points of an ambush may win
        return None
    fight = g.fight
    rolled = fight.stage in (USING_EFFECTS, DEALING_HITS)
    helped = fight.ally != NOBODY or fight.stage == CHOOSING_ALLY  # only a Vagabond among allies asks for help
    most = fight.most if rolled else strengths(g, fight)
    return BattleView(
        attacker=fight.attacker,
        defender=fight.defender,
        clearing=fight.clearing + 1,
        ally=FACTIONS[fight.ally] if fight.ally != NOBODY else None,
        steps=[*([CHOOSING_ALLY] if helped else []), AMBUSHING, "dice", USING_EFFECTS, DEALING_HITS],
        step=fight.stage,
        ambush=fight.ambushed,
        most=(most[0], most[1]),
        rolled=(fight.rolled[0], fight.rolled[1]) if rolled else None,
        extra=(fight.extra[0], fight.extra[1]),
    )


def _items(counts: list[int]) -> Counts:
    return {ITEMS[item]: n for item, n in enumerate(counts) if n}
