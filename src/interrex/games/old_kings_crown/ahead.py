"""What may be answered ahead: a bid that is prepared, what it is to bring, and what is offered again every year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.ahead import ANYTHING, PASSING, Ahead, Given, Question, Said, Way, any_of, exactly

from .data import CARD as NUMBER_OF
from .data import CARD_IDS, KINGDOM, NOBODY
from .nature import strength
from .play.bids import bid_strength
from .play.kingdom import on_road
from .state import BARE_BOARD, Crown
from .words import CARD, KINGDOM_CARD

# -------------------------------------------------------------------------------- bids (rulebook 4.1)


def _hand(g: Crown, seat: int) -> list[Said]:
    return [CARD_IDS[card] for card in g.hands[seat]]


def _strength(g: Crown, a: Action) -> int:
    return strength(g, NUMBER_OF[str(a[1])])


def _strongest(g: Crown, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    return max(offered, key=lambda a: _strength(g, a))


def _weakest(g: Crown, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    return min(offered, key=lambda a: _strength(g, a))


# -------------------------------------------------------------------------------- and theirs (rulebook 4.2)


def _first(g: Crown, seat: int, value: Any) -> bool:
    """Nobody has outbid the seat: of all bids none was stronger, nor as strong and earlier on the order track."""
    mine = bid_strength(g, seat)
    others = [other for other in range(g.players) if other != seat and g.bids[other] != NOBODY]
    ahead = [other for other in others if g.order.index(other) < g.order.index(seat)]
    return all(bid_strength(g, other) <= mine - (other in ahead) for other in others) and not g.taken


def _road(g: Crown, seat: int) -> list[Said]:
    return [KINGDOM[kingdom] for kingdom in on_road(g, seat)]


def _occupied(g: Crown, seat: int) -> list[Said]:
    rows = [row for other, board in enumerate(g.occupied) if other != seat and board != BARE_BOARD for row in board]
    return [KINGDOM[kingdom] for kingdom, card in rows if card != NOBODY]


AHEAD: Final = Ahead(
    questions=(
        Question(
            "bid", ("old-kings-crown-ask-bid",), rule="4.1.1", once=True,
            ways=(
                exactly("bid", CARD, _hand), Way("strongest", _strongest, always=True),
                Way("weakest", _weakest, always=True),
            ),
            usual=("weakest",),
        ),
        Question(
            "precedence", ("old-kings-crown-ask-precedence",), rule="4.1.4",
            ways=(ANYTHING, PASSING), usual=("pass",), closed=True,
        ),
        Question(
            "resolve", ("old-kings-crown-ask-resolve",), rule="4.2.1", once=True,
            ways=(
                exactly("take", KINGDOM_CARD, _road), exactly("steal", KINGDOM_CARD, _occupied),
                any_of("take-back", always=True),
            ),
            given=(Given("first", _first),), usual=("take-back",),
        ),
        Question("buy", ("old-kings-crown-ask-buy",), (PASSING,), "12.1", usual=("pass",)),
    ),
    never={
        "plan": (
            "old-kings-crown-ask-mulligan", "old-kings-crown-ask-choose", "old-kings-crown-ask-beneath",
            "old-kings-crown-ask-herald", "old-kings-crown-ask-lay", "old-kings-crown-ask-lay-few",
            "old-kings-crown-ask-reinforce", "old-kings-crown-ask-turn", "old-kings-crown-ask-exchange",
            "old-kings-crown-ask-swap", "old-kings-crown-ask-wrestle",
        ),
        "own": (
            "old-kings-crown-ask-next", "old-kings-crown-ask-occupy", "old-kings-crown-ask-lay-on",
            "old-kings-crown-ask-lay-at", "old-kings-crown-ask-unearth", "old-kings-crown-ask-spring",
            "old-kings-crown-ask-place", "old-kings-crown-ask-clash", "old-kings-crown-ask-day",
            "old-kings-crown-ask-withdraw", "old-kings-crown-ask-set-out", "old-kings-crown-ask-along",
            "old-kings-crown-ask-claim", "old-kings-crown-ask-relics", "old-kings-crown-ask-cash",
            "old-kings-crown-ask-reign", "old-kings-crown-ask-roam", "old-kings-crown-ask-favour",
            "old-kings-crown-ask-bury", "old-kings-crown-ask-exhume", "old-kings-crown-ask-drop",
            "old-kings-crown-ask-autumn", "old-kings-crown-ask-home", "old-kings-crown-ask-go",
            "old-kings-crown-ask-enter", "old-kings-crown-ask-trim", "old-kings-crown-ask-mark",
            "old-kings-crown-ask-reap", "old-kings-crown-ask-muster", "old-kings-crown-ask-summon",
            "old-kings-crown-ask-influence", "old-kings-crown-ask-fetch", "old-kings-crown-ask-join",
            "old-kings-crown-ask-pledge", "old-kings-crown-ask-deeper", "old-kings-crown-ask-recall-card",
            "old-kings-crown-ask-gather", "old-kings-crown-ask-yield", "old-kings-crown-ask-glean",
            "old-kings-crown-ask-offer", "old-kings-crown-ask-regain", "old-kings-crown-ask-march",
            "old-kings-crown-ask-spare", "old-kings-crown-ask-part", "old-kings-crown-ask-sell",
            "old-kings-crown-ask-blow", "old-kings-crown-ask-sink", "old-kings-crown-ask-obtain",
            "old-kings-crown-ask-call", "old-kings-crown-ask-cross", "old-kings-crown-ask-oust",
            "old-kings-crown-ask-rise", "old-kings-crown-ask-prize",
        ),
    },
    turn=lambda g: (g.year, g.season),
)  # fmt: skip
