"""What a use of a component may need beside being in play, unused and in its step: conditions that know their reason.

Each is one line here, whichever components name it (``Use.needs``); a component offers something just when all of its
needs are met.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from interrex.engine.conditions import Condition

from .data import CAPTAIN, CHAMPION, MACHINE, NOBODY, OATHS, RELICS, SECRETS
from .many import WITH_DEPLOY, WITH_FLANK, council_votes, fitting, those
from .moments import MARKS_GO, ask
from .play.commands import barred, fighters
from .play.sending import active_cards, all_active
from .state import Crown

Holds = Callable[[Crown, int], Any]


def need(key: str, holds: Holds) -> Condition:
    """Something that must be there; ``key`` says what is missing. The rule is that of the component."""
    return Condition(lambda g, number, seat: bool(holds(g, seat)), f"old-kings-crown-needs-{key}")


def sitting(g: Crown, seat: int) -> list[int]:
    """The seat's cards in councils."""
    return [card for cards in g.council for card in g.mine(seat, cards)]


def occupiers(g: Crown, seat: int) -> list[int]:
    return [card for kingdom, card in g.occupied[seat] if card != NOBODY]


def _other_occupies(g: Crown, seat: int) -> bool:
    return any(occupiers(g, other) for other in g.others(seat))


def _other_in_hand(g: Crown, seat: int) -> bool:
    return any(g.hands[other] for other in g.others(seat))


def _other_laid_two(g: Crown, seat: int) -> bool:
    return any(sum(map(bool, g.laid[other])) > 1 for other in g.others(seat))


def _unbarred(g: Crown, seat: int) -> bool:
    return not barred(g, seat, g.clash.region)


def _in_two_regions(g: Crown, seat: int) -> bool:
    return sum([not barred(g, seat, region) and bool(g.mine(seat, g.active[region])) for region in range(3)]) > 1


def _mark_that_goes(g: Crown, seat: int) -> bool:
    return any(g.council_marks[seat]) and bool(ask(g, seat, MARKS_GO, False))


def out_of_camp(g: Crown, seat: int) -> int:
    """Supporters that are not on the board."""
    return sum(g.men[seat]) + g.lost_men[seat]


# Cards
IN_HAND: Final = need("hand", lambda g, seat: g.hands[seat])
ROOM: Final = need("room", lambda g, seat: len(g.hands[seat]) < g.limit[seat])
DISCARDED: Final = need("discard", lambda g, seat: g.discards[seat])
HAS_LOST: Final = need("lost", lambda g, seat: g.mine(seat, g.lost))
ANY_LOST: Final = need("any-lost", lambda g, seat: g.lost)
ACTIVE: Final = need("active", active_cards)
ACTIVE_OR_DISCARDED: Final = need("active-or-discarded", lambda g, seat: g.discards[seat] or active_cards(g, seat))
ACTIVE_MACHINE: Final = need("machine", lambda g, seat: fitting(g, active_cards(g, seat), MACHINE))
ACTIVE_DEPLOY: Final = need("deploy", lambda g, seat: those(g, seat, all_active(g), WITH_DEPLOY))
ACTIVE_FLANK: Final = need("flank", lambda g, seat: those(g, seat, all_active(g), WITH_FLANK))
IN_TWO_REGIONS: Final = need("two-regions", _in_two_regions)
FIGHTER: Final = need("fighter", fighters)
CAPTAIN_OR_CHAMPION: Final = need("captain", lambda g, seat: fitting(g, g.hands[seat], CAPTAIN | CHAMPION))
SITS: Final = need("sitter", sitting)
SITS_OR_MARK: Final = need("sitter", lambda g, seat: sitting(g, seat) or _mark_that_goes(g, seat))
AWAY: Final = need("away", lambda g, seat: sitting(g, seat) or occupiers(g, seat))
LAID: Final = need("laid", lambda g, seat: any(any(rows) for rows in g.laid))
OTHER_IN_HAND: Final = need("other-hand", _other_in_hand)
OTHER_LAID_TWO: Final = need("other-laid", _other_laid_two)

# Kingdom cards
OCCUPIES: Final = need("occupied", occupiers)
OTHER_OCCUPIES: Final = need("other-occupied", _other_occupies)
ON_ROAD: Final = need("road", lambda g, seat: any(kingdom != NOBODY for kingdom in g.road))
KINGDOM_DISCARDED: Final = need("kingdom-discard", lambda g, seat: g.kingdom_discard)

# The clash, Supporters, tactics, votes
UNBARRED: Final = need("unbarred", _unbarred)
MEN_HERE: Final = need("men-here", lambda g, seat: g.men[seat][g.clash.region])
TWO_MEN_HERE: Final = need("two-men-here", lambda g, seat: g.men[seat][g.clash.region] > 1)
LOST_MEN: Final = need("lost-men", lambda g, seat: g.lost_men[seat])
OUT_OF_CAMP: Final = need("men-away", out_of_camp)
TACTIC_LEFT: Final = need("tactic", lambda g, seat: any(uses != NOBODY for uses in g.tactics[seat]))
EXHAUSTED: Final = need("exhausted", lambda g, seat: 0 in g.tactics[seat])
MARKER: Final = need("marker", lambda g, seat: g.gate[seat])
VOTE_IN_RELICS: Final = need("votes", lambda g, seat: council_votes(g, seat, RELICS))
VOTE_IN_SECRETS: Final = need("votes", lambda g, seat: council_votes(g, seat, SECRETS))
VOTE_IN_OATHS: Final = need("votes", lambda g, seat: council_votes(g, seat, OATHS))
