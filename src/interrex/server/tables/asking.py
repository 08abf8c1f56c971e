"""What a seat is asked, as it goes over the wire: the question, the offers and forms, what can be expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from interrex.engine import action as actions_
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.deals import DEALING, Deal, by
from interrex.engine.frames import PASS
from interrex.engine.kept import Kept
from interrex.engine.luck import Luck, fresh_key
from interrex.engine.match import Match, can_stand
from interrex.engine.state import State
from interrex.engine.taking_back import Trial
from interrex.engine.verbs import Offered, Phrase, phrases_by_name

from ..protocol.table import Foreseen, GhostInfo, MessageInfo, Offer
from ..refusals import info
from .standing_orders import only


class Ask(wire.Struct, frozen=True):
    """``protocol.Ask`` with offers and forms that are encoded already."""

    asked: int
    owed: bool
    question: MessageInfo
    rule: str
    offers: list[msgspec.Raw]
    passable: bool
    foretold: list[MessageInfo]
    only: bool
    forms: msgspec.Raw
    invents: str


TALK: Final = DEALING - {"accept"}  # moves that change nothing but drafts and offers
NO_FORMS: Final = msgspec.Raw(b"[]")


class Asking:
    """The questions of one table. What was imagined for a seat's last one may serve again."""

    def __init__(self) -> None:
        self.luck = Luck(fresh_key())  # for imagined worlds: has nothing to do with the game's own
        self._trials: dict[int, Trial] = {}  # by seat, of its last question
        # By seat, what stays while there is only talk: what it may do beside deals, and for its draft what to promise
        self._offered: dict[int, tuple[list[Action], list[msgspec.Raw]]] = {}
        self._formed: dict[int, tuple[Deal, msgspec.Raw]] = {}
        self._heard = 0  # moves

    def begin_anew(self) -> None:
        self._trials = {}
        self._offered, self._formed, self._heard = {}, {}, 0

    def ask(self, match: Match, seat: int, asked: int) -> Ask:
        """What a seat that is asked something is asked, since that event."""
        if any(move.action[0] not in TALK for move in match.moves[self._heard :]):
            self._offered, self._formed = {}, {}
        self._heard = len(match.moves)
        game, state = match.game, match.state
        waiting, actions, owed = state.waiting(), state.listed(seat), seat in state.pending()
        return Ask(
            asked=asked,
            owed=owed,
            question=info(waiting.ask(state, seat)),
            rule=waiting.rule_for(seat),
            offers=self._offers_while_dealing(match, seat, actions),
            passable=owed and can_stand(state, seat, actions),
            foretold=[info(told) for told in game.warnings(state, seat)],
            only=only(match, seat, actions, self.luck),
            forms=self._forms(state, seat) if match.guests() else NO_FORMS,
            invents=waiting.invents,
        )

    def _offers_while_dealing(self, match: Match, seat: int, actions: list[Action]) -> list[msgspec.Raw]:
        """While others draft and propose, a seat's own question stays what it was: it is looked at once."""
        if not match.guests():
            return self._offers(match, seat, actions)
        own, dealing = [a for a in actions if a[0] not in DEALING], [a for a in actions if a[0] in DEALING]
        last = self._offered.get(seat)
        if last is None or last[0] != own:
            last = self._offered[seat] = own, self._offers(match, seat, own)
        return [*last[1], *self._offers(match, seat, dealing)]

    def _forms(self, state: State, seat: int) -> msgspec.Raw:
        """While others talk, what the seat could promise in its draft stays the same."""
        draft, last = by(state, seat), self._formed.get(seat)
        if last is None or last[0] != draft:
            last = self._formed[seat] = draft, msgspec.Raw(wire.sent(state.forms(seat)))
        return last[1]

    def _offers(self, match: Match, seat: int, actions: list[Action]) -> list[msgspec.Raw]:
        """What the seat may do, with how it is called and whether it could be taken back."""
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
        """Of each action, whether others must agree before it is taken back: tried out where no verb says it."""
        state = match.state
        if state.waiting().tells_nothing(state, seat):
            return [False] * len(actions)
        sure = [None if a == PASS else phrases[a[0]].final(state, seat, a) for a in actions]
        trial = self._trial(match, seat) if None in sure else None
        return [
            trial.final(a) if final is None and trial else bool(final) for a, final in zip(actions, sure, strict=True)
        ]

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
    same=lambda before, now: bytes(before) == bytes(now),
)
