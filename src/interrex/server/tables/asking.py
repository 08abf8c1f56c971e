"""What a seat is asked, as it goes over the wire: the question, the offers, what can be expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from interrex.engine import action as actions_
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.kept import SIZE, Kept
from interrex.engine.luck import Luck, fresh_key
from interrex.engine.match import Match, can_stand
from interrex.engine.state import State
from interrex.engine.taking_back import Trial
from interrex.engine.verbs import Offered, Phrase, phrases_by_name

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
        return Ask(
            asked=asked,
            owed=owed,
            question=info(waiting.ask(state, seat)),
            rule=waiting.rule_for(seat),
            offers=self._offers(match, seat, actions),
            passable=owed and can_stand(state, seat, actions),
            foretold=[info(told) for told in game.warnings(state, seat)],
            only=only(match, seat, actions, self.luck),
        )

    def _offers(self, match: Match, seat: int, actions: list[Action]) -> list[msgspec.Raw]:
        """Everything the seat may do, with how it is called and whether it could be taken back."""
        game, state = match.game, match.state
        phrases, foreseen = phrases_by_name(state, seat), game.faces.prospects
        final = self._final(match, seat, actions, phrases)
        rest = [a for a in actions if a == PASS or a[0] in foreseen or not phrases[a[0]].always_alike(a)]
        offered = dict(zip(rest, game.offered(state, seat, rest), strict=True))
        found: list[msgspec.Raw] = []
        for a, is_final in zip(actions, final, strict=True):
            if a in offered:
                found.append(_encoded(a, offered[a], is_final))
            else:
                said = phrases[a[0]]
                found.append(ALIKE.of((state.game, said, seat, a, is_final), said, state, seat, a, is_final))
        return found

    def _final(
        self, match: Match, seat: int, actions: list[Action], phrases: Mapping[str | int, Phrase]
    ) -> Sequence[bool]:
        """Of each action, whether others must agree before it is taken back: tried out where no verb rules it out."""
        state = match.state
        loud = {name for name, phrase in phrases.items() if not phrase.quiet} | {PASS[0]}
        if state.waiting().tells_nothing(state, seat) or not any(action[0] in loud for action in actions):
            return [False] * len(actions)
        trial = self._trial(match, seat)
        return [action[0] in loud and trial.final(action) for action in actions]

    def _trial(self, match: Match, seat: int) -> Trial:
        trial = Trial(match.game, match.state, seat, self.luck, self._trials.get(seat))
        if trial.knowledge is not None:
            self._trials[seat] = trial
        return trial


def _encoded(action: Action, offered: Offered, is_final: bool) -> msgspec.Raw:
    label, refs, prospect = offered
    foreseen = [Foreseen(kind, info(message)) for kind, message in prospect.lines]
    ghosts = [GhostInfo(*ghost) for ghost in prospect.ghosts]
    return msgspec.Raw(wire.sent(Offer(actions_.text(action), info(label), list(refs), is_final, foreseen, ghosts)))


def _unchanging(phrase: Phrase, state: State, seat: int, action: Action, is_final: bool) -> msgspec.Raw:
    return _encoded(action, phrase.as_offered(state, seat, action, {}), is_final)


ALIKE: Final = Kept(
    "offers that are alike in every position",
    _unchanging,
    "the verb, the seat, the action and whether it is final",
    size=4 * SIZE,  # a house may promise some hundred things to each of four others
    same=lambda before, now: bytes(before) == bytes(now),
)
