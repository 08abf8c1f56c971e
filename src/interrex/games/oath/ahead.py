"""What may be answered ahead: what a campaign asks of the defending side, and what others ask of one in their turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.ahead import PASSING, Ahead, Given, Question, Said, Way, any_of, use
from interrex.engine.frames import PASS

from .data.faces import FREE
from .data.numbers import IDS, NUMBER
from .moments import PLAN
from .play.campaign.plans import whole_cost
from .play.deals import CITIZENSHIP_TERM
from .ruling import POWERS, ruled_by, rules_card
from .state import SLOT_COUNT, Oath
from .words import CARD, SEAT


def in_others_turn(g: Oath, seat: int) -> bool:
    return g.turn != seat


def _others(g: Oath, seat: int) -> list[Said]:
    return [other for other in range(g.players) if other != seat]


def _by(g: Oath, seat: int, other: Any) -> bool:
    """Whoever has the turn attacks, travels or asks."""
    return bool(g.turn == other)


BY: Final = Given("by", _by, SEAT, _others)

# -------------------------------------------------------------------------------- plans (rulebook 5.5.3)


def _plans(g: Oath, seat: int) -> list[Said]:
    """Of what the seat rules and lies open, what holds a battle plan."""
    held = g.live & PLAN.mask & ruled_by(g, seat)
    return [IDS[card] for card, _ in POWERS.at(PLAN, held) if rules_card(g, seat, card)]


def _against(offered: Sequence[Action]) -> Action | None:
    """Whoever defends takes dice from the attack rather than adding some."""
    return min(offered, key=lambda a: a[-1] != "minus", default=None)


def _named(g: Oath, seat: int, card: Any, offered: Sequence[Action]) -> Action | None:
    return _against([a for a in offered if a[0] == card])


def _free(g: Oath, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    """A plan that costs nothing."""
    plans = [a for a in offered if a != PASS and whole_cost(g, g.war, seat, NUMBER[str(a[0])]) == FREE]
    return _against([a for a in plans if a[0] == plans[0][0]])


# -------------------------------------------------------------------------------- losses (rulebook 5.5.6)


def _at_site(g: Oath) -> bool:
    asked: Any = g.waiting()
    return bool(asked.places[0][0] < SLOT_COUNT)


def _at_sites(g: Oath, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    """As many as can be at each site, and only the rest on the board."""
    return offered[-1] if _at_site(g) else offered[0]


def _on_board(g: Oath, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    return offered[0] if _at_site(g) else offered[-1]


# -------------------------------------------------------------------------------- deals (rulebook 6.6.1)


def _citizenships(g: Oath, seat: int) -> list[int]:
    """Offers that wait for the seat and hold nothing but Citizenship in return for what it would give."""
    waiting = [deal for deal in g.deals if deal.waits_for(seat)]
    return [deal.number for deal in waiting if any(clause.term is CITIZENSHIP_TERM for clause in deal.clauses)]


def _offered_citizenship(g: Oath, seat: int) -> bool:
    return bool(_citizenships(g, seat))


def _refused(g: Oath, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    return next((a for a in offered if a[0] == "refuse" and a[1] in _citizenships(g, seat)), None)


ALLOW: Final = any_of("allow", always=True)
DENY: Final = any_of("deny", always=True)

AHEAD: Final = Ahead(
    questions=(
        Question(
            "plan", ("oath-ask-plan",), rule="5.5.3",
            ways=(use(CARD, _plans)._replace(pick=_named), Way("free", _free), PASSING),
            given=(BY,), usual=("free", "pass"), closed=True, when=in_others_turn,
        ),
        Question(
            "lose", ("oath-ask-lose",), rule="5.5.6",
            ways=(Way("at-sites", _at_sites, always=True), Way("on-board", _on_board, always=True)),
            given=(BY,), usual=("at-sites",), when=in_others_turn,
        ),
        Question(
            "rolled", ("oath-ask-rolled",), rule="18.3.9",
            ways=(PASSING,), given=(BY,), usual=("pass",), when=in_others_turn,
        ),
        Question(
            "join", ("oath-ask-join",), rule="5.5.2.7",
            ways=(any_of("join", always=True), PASSING), given=(BY,), usual=("pass",), when=in_others_turn,
        ),
        Question(
            "admit", ("oath-ask-admit",), rule="5.5.2.7",
            ways=(ALLOW, DENY), given=(BY,), usual=("allow",), when=in_others_turn,
        ),
        Question(
            "warbands", ("oath-ask-let-withdraw", "oath-ask-take-warbands", "oath-ask-give-warbands"), rule="6.5.3",
            ways=(ALLOW, DENY), given=(BY,), usual=("deny",), when=in_others_turn,
        ),
        Question(
            "citizenship", ("engine-ask-deal",), rule="6.6.1",
            ways=(Way("refuse", _refused, always=True),), given=(BY,), usual=("refuse",), when=_offered_citizenship,
        ),
        Question(
            "swear", ("oath-ask-swear",), rule="8.2.2",
            ways=(any_of("swear", always=True), PASSING), usual=("pass",), once=True,
        ),
        Question(
            "ransom", ("oath-ask-ransom",), rule="7.1.3",
            ways=(any_of("yes", "pay-ransom"), PASSING), given=(BY,), usual=("pay-ransom", "pass"),
            when=in_others_turn,
        ),
    ),
    never={
        "set-up": ("oath-ask-board", "oath-ask-pawn"),
        "ending": (
            "oath-ask-vow", "oath-ask-grant", "oath-ask-build", "oath-ask-next-discard", "oath-ask-recruit",
        ),
        "deal": ("oath-ask-talks", "oath-ask-bargain"),
        "card": (
            "oath-ask-bank", "oath-ask-player", "oath-ask-foe", "oath-ask-site", "oath-ask-card", "oath-ask-relic",
            "oath-ask-face-down", "oath-ask-banner", "oath-ask-pile", "oath-ask-colour", "oath-ask-number",
            "oath-ask-space", "oath-ask-dice", "oath-ask-goods", "oath-ask-suit", "oath-ask-side", "oath-ask-yes",
            "oath-ask-onto", "oath-ask-where", "oath-ask-room", "oath-ask-send", "oath-ask-pay-to-go",
        ),
        "own": (
            "oath-ask-act", "oath-ask-modify", "oath-ask-discard", "oath-ask-place", "oath-ask-clear",
            "oath-ask-target", "oath-ask-commit", "oath-ask-sacrifice", "oath-ask-occupy", "oath-ask-replace",
            "oath-ask-prompt", "oath-ask-banish", "oath-ask-burn", "oath-ask-resolve", "oath-ask-tend",
            "oath-ask-rest", "oath-ask-at-site", "oath-ask-recall",
        ),
    },
    turn=lambda g: (g.round, g.turn),
)  # fmt: skip
