"""What an answer in a vote takes and brings, and what the pans mean for one's agenda, as far as a house can know.

What others will add, what they have behind their screens and what the back of the card does is not known: all of it is
said as things stand, and of the pans only what they show, a step for each token (rulebook 4.2.2, 4.2.3).
"""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.message import Message
from interrex.engine.prospect import NOTHING, Preview, Prospect, gain, odds, price, together

from .data import DOWN, HOUSE_IDS, NOBODY, RESOURCE, UP
from .play.board import move
from .play.counting import ahead, would_count
from .play.moments import modified
from .play.scoring import agenda_points, token_points
from .play.voting import may_outbid, on_turn
from .state import AYE, FOR, GATHERS, NAY, SIDES, VOTED, Council

Said = dict[str, Any]  # what the words of an option stand for


# ------------------------------------------------------------------------------------------------------- how it stands


def leader_with(g: Council, seat: int, weight: int) -> int:
    """Who leads once the seat has so much on its card (rulebook 4.3.11)."""
    others = [g.weight(other) for other in range(g.players) if other != seat]
    return seat if weight > max(others) and may_outbid(g, seat) else g.leader


def tally_with(g: Council, seat: int, stance: int, weight: int) -> dict[int, int]:
    """By stance, what it counts once the seat has so much on its card."""
    leader, found = leader_with(g, seat, weight), dict[int, int]()
    for other in range(g.players):
        says, lies = (stance, weight) if other == seat else (g.stance[other], g.weight(other))
        if says in VOTED:
            found[says] = found.get(says, 0) + would_count(g, other, lies, leader)
    return found


def _standing(g: Council, seat: int, stance: int, weight: int) -> Prospect:
    """Who would win if nobody did anything more; of a tie, who decides it."""
    found = tally_with(g, seat, stance, weight)
    best = ahead(g, found)
    if len(best) > 1:
        return odds("kings-dilemma-would-tie", seat=g.moderator)
    if best[0] >= FOR:
        return odds("kings-dilemma-would-elect", seat=best[0] - FOR, n=found.get(best[0], 0))
    aye, nay = found.get(AYE, 0), found.get(NAY, 0)
    return odds(f"kings-dilemma-would-win-{SIDES[best[0]]}", aye=aye, nay=nay)


def _laid(g: Council, seat: int, stance: int, power: int, coins: int = 0) -> Prospect:
    """Power of the losers comes back, that of the winners goes to the pool; coins are gone (4.5.5, 10.6.9)."""
    weight = g.weight(seat) + power + coins // 2
    left, card = g.power[seat] - power, g.laid[seat] + power
    back = left + card
    return together(
        price("kings-dilemma-would-keep" if g.rules.keep_power else "kings-dilemma-would-lay", n=left, back=back),
        price("kings-dilemma-would-spend", n=coins, left=g.coins[seat] - coins) if coins else NOTHING,
        gain("kings-dilemma-would-lead") if seat != g.leader and leader_with(g, seat, weight) == seat else NOTHING,
        _standing(g, seat, stance, weight) if not g.rules.silent else NOTHING,
    )


def _side(stance: int) -> Preview:
    return lambda g, seat, said: _laid(g, seat, stance, said["n"], said.get("coins", 0))


def _add(g: Council, seat: int, said: Said) -> Prospect:
    return _laid(g, seat, g.stance[seat], said["n"], said.get("coins", 0))


def _back(g: Council, seat: int, said: Said) -> Prospect:
    return _laid(g, seat, FOR + said["seat"], said["n"])


def _hold(g: Council, seat: int, said: Said) -> Prospect:
    return _standing(g, seat, g.stance[seat], g.weight(seat))


# ------------------------------------------------------------------------------------------------------------ passing


def share_with(g: Council, seat: int) -> int:
    """What the seat would get of the pool if nobody joined those who gather power (rulebook 4.5.2 to 4.5.4)."""
    gathering = g.stance.count(GATHERS) + 1
    return max(0, g.pool // gathering + modified(g, seat, "share"))


def _coin(g: Council) -> Prospect:
    return gain("kings-dilemma-would-gain-coins", n=g.rule("pass_coin", 1))


def _gather(g: Council, seat: int, said: Said) -> Prospect:
    if g.rules.silent:
        return _coin(g)
    n = share_with(g, seat)
    return together(_coin(g), gain("kings-dilemma-would-share", n=n, power=g.power[seat] + n))


def _moderate(g: Council, seat: int, said: Said) -> Prospect:
    return together(_coin(g), gain("kings-dilemma-would-moderate"))


# --------------------------------------------------------------------------------------------------- what the pans mean


STEPS: Final = {"up": UP, "down": DOWN}  # stickers move nothing before the next reign


def moved_by(g: Council, stance: int) -> Council:
    """A world in which what a pan shows has moved its markers by a step each, momentum counted (rulebook 4.6.3)."""
    world = g.copy()
    world.listener, world.heard = None, frozenset()
    front = g.story.dilemma(g.card).front
    for icon in front.aye if stance == AYE else front.nay:
        kind, _, resource = icon.partition(" ")
        if kind in STEPS:
            move(world, RESOURCE[resource], STEPS[kind])
    return world


def points(g: Council, seat: int) -> tuple[int, int]:
    """What the agenda and the tokens of a seat would bring as the markers stand."""
    return agenda_points(g, g.agendas[seat][0]), token_points(g, seat)


def shows_outcome(g: Council) -> bool:
    """Is the vote on the dilemma that lies there, and not on what came of it?"""
    return g.card != NOBODY and g.story.is_dilemma(g.card) and not g.turned and g.rules.elect is None


def _meaning(g: Council, seat: int, stance: int) -> Message | None:
    before, after = points(g, seat), points(moved_by(g, stance), seat)
    if before == after:
        return None
    return Message(
        f"kings-dilemma-would-mean-{SIDES[stance]}",
        {"n": before[0], "then": after[0], "tokens": before[1], "change": after[1]},
    )


def _tie(g: Council, seat: int) -> Message:
    """Whom a tie favours: the Moderator decides it, as promised if anything was (rulebook 4.3.20, 4.4.21)."""
    promised = [pledge.action[1] for pledge in g.pledges if pledge.seat == g.moderator and pledge.action[0] == "tie"]
    if promised:
        return Message(f"kings-dilemma-tie-promised-{promised[0]}", {"seat": g.moderator})
    return Message(
        "kings-dilemma-tie-yours" if seat == g.moderator else "kings-dilemma-tie-others", {"seat": g.moderator}
    )


def warnings(g: Council, seat: int) -> tuple[Message, ...]:
    """Before a vote is cast: what each pan means for one's agenda and tokens, and who decides a tie."""
    if not on_turn(g, seat):
        return ()
    meant = [_meaning(g, seat, stance) for stance in (AYE, NAY)] if shows_outcome(g) and g.agendas[seat] else []
    tied = () if g.rules.majority else (_tie(g, seat),)
    return (*[told for told in meant if told is not None], *tied)


# ------------------------------------------------------------------------------------------------------------- houses


def _join(g: Council, seat: int, said: Said) -> Prospect:
    """What a house is like to play, for a newcomer (rulebook 8.2.1, 9)."""
    return gain(f"kings-dilemma-role-{HOUSE_IDS[said['role']]}.about")


PROSPECTS: Final[dict[str, Preview]] = {
    "join": _join,
    "aye": _side(AYE), "nay": _side(NAY), "buy-aye": _side(AYE), "buy-nay": _side(NAY), "back": _back,
    "add": _add, "buy-more": _add, "hold": _hold, "gather": _gather, "moderate": _moderate,
}  # fmt: skip
