"""What a seat is asked, as it goes over the wire: the question, the offers, what can be expected."""

from __future__ import annotations

from typing import Final

import msgspec

from interrex.engine import action as actions_
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.kept import Kept
from interrex.engine.luck import Luck, fresh_key
from interrex.engine.match import Match, can_stand
from interrex.engine.taking_back import Trial
from interrex.engine.verbs import Offered

from ..protocol.table import Foreseen, GhostInfo, MessageInfo, Offer
from ..refusals import info
from .standing_orders import only


class Ask(wire.Struct, frozen=True):
    """``protocol.Ask`` with offers that are encoded already."""

    asked: int
    owed: bool
    question: MessageInfo
    rule: str
    offers: list[msgspec.Raw]
    passable: bool
    foretold: list[MessageInfo]
    only: bool


class Asking:
    """The questions of one table. What was imagined for a seat's last one may serve again."""

    def __init__(self) -> None:
        self.luck = Luck(fresh_key())  # for imagined worlds: has nothing to do with the game's own
        self._trials: dict[int, Trial] = {}  # by seat, of its last question

    def begin_anew(self) -> None:
        self._trials = {}

    def ask(self, match: Match, seat: int, asked: int) -> Ask:
        """What a seat that is asked something is asked, since that event."""
        game, state = match.game, match.state
        waiting, actions, owed = state.waiting(), state.actions(seat), seat in state.pending()
        trial = None if waiting.tells_nothing(state, seat) else self._trial(match, seat)
        offered = game.offered(state, seat, actions)
        return Ask(
            asked=asked,
            owed=owed,
            question=info(waiting.ask(state, seat)),
            rule=waiting.rule_for(seat),
            offers=[
                _offer(action, offered[n], False if trial is None else trial.final(action))
                for n, action in enumerate(actions)
            ],
            passable=owed and can_stand(state, seat, actions),
            foretold=[info(told) for told in game.warnings(state, seat)],
            only=only(match, seat, actions, self.luck),
        )

    def _trial(self, match: Match, seat: int) -> Trial:
        trial = Trial(match.game, match.state, seat, self.luck, self._trials.get(seat))
        if trial.knowledge is not None:
            self._trials[seat] = trial
        return trial


def _offer(action: Action, offered: Offered, is_final: bool) -> msgspec.Raw:
    label, refs, prospect = offered
    return ENCODED.of((action, id(label), id(refs), id(prospect), is_final), action, offered, is_final)[1]


def _encoded(action: Action, offered: Offered, is_final: bool) -> tuple[Offered, msgspec.Raw]:
    """With the objects it is made of: they are held on to, so that no other can come to be in their place."""
    label, refs, prospect = offered
    foreseen = [Foreseen(kind, info(message)) for kind, message in prospect.lines]
    ghosts = [GhostInfo(*ghost) for ghost in prospect.ghosts]
    offer = Offer(actions_.text(action), info(label), list(refs), is_final, foreseen, ghosts)
    return offered, msgspec.Raw(wire.sent(offer))


ENCODED: Final = Kept("encoded offers", _encoded, "the action and the very objects it is offered with")
