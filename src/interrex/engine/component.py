"""A verb that a component brings: a card, a building, a relic that somebody may use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from .action import Action
from .conditions import Condition
from .frames import G
from .message import Message, Refusal
from .state import State
from .verbs import Verb, Word


def _always(g: Any, card: int, seat: int, *about: Any) -> bool:
    return True


GIVEN: Final = Condition(_always)  # stands in a chain for what the component's own power asks for
NOT_YET: Final = -1  # the number of a verb that no entry has


@mypyc_attr(allow_interpreted_subclasses=True)
class ComponentVerb(Verb[G]):
    """Its name and number are the component's, and what it is called and points at follows from that.

    ``chain`` says in the order in which a player would think of it what it takes to use it: in reach, not used, the
    moment is right, GIVEN, can pay. Offering asks all of it, and the first that fails is the reason why not. A game
    writes one class upon this, with its chain, ``use_up`` and ``component``; each of its components has a few lines on
    that: ``when_ready`` and ``happens``.
    """

    chain: ClassVar[tuple[Condition, ...]] = ()
    number: int = NOT_YET
    links: tuple[Condition, ...] = ()
    own: str = ""

    def belongs(self, component: str, number: int, given: Condition | None) -> None:
        """The entry it stands in is read. A verb that has a name keeps it."""
        kind: Any = type(self)
        self.number = number
        self.name = self.name or component
        links = [given if link is GIVEN else link for link in kind.chain]
        self.links = tuple([link for link in links if link is not None])
        self.own = self.component_ref(component, number)
        self.rule = self.rule or self.component_rule(component)
        self.written.clear()
        self.rows.clear()

    # What a game writes, once:

    def component_ref(self, component: str, number: int) -> str:
        """The element of the board that the component is; ``{seat}`` in it stands for whoever uses it."""
        raise NotImplementedError

    def component_rule(self, component: str) -> str:
        """The rule about it, where the verb names none itself."""
        return ""

    def component_message(self) -> Message:
        """What the component is called."""
        raise NotImplementedError

    def use_up(self, g: G, seat: int) -> None:
        """What using it costs: it is marked as used, for a season, a turn or a battle, or it is discarded, or paid."""

    def cannot(self, g: G, seat: int) -> Refusal | None:
        """Why not, where no link of the chain says so."""
        return None

    # What each of its components writes:

    def when_ready(self, g: G, seat: int) -> Sequence[Action]:
        """The actions it offers, where all of its chain holds."""
        return (self.action(),)

    def happens(self, g: G, seat: int, *values: Any) -> None:
        raise NotImplementedError

    # What follows:

    def ready(self, g: G, seat: int) -> bool:
        for link in self.links:
            if not link.holds(g, self.number, seat):
                return False
        return True

    def offers(self, g: G, seat: int) -> Sequence[Action]:
        return self.when_ready(g, seat) if self.ready(g, seat) else ()

    def seems(self, g: G, seat: int) -> bool:
        """Of what is ready, for all to see."""
        return bool(self.when_ready(g, seat))

    def act(self, g: G, seat: int, *values: Any) -> None:
        self.use_up(g, seat)
        verb: Any = self  # what happens has words of its own, as ``act`` of other verbs
        verb.happens(g, seat, *values)

    def refuse(self, g: G, seat: int, a: Action) -> Refusal | None:
        """What it takes matters more than a word too few: a click on the component says no more than its name."""
        return self.blame(g, seat) or super().refuse(g, seat, a) or self.cannot(g, seat)

    def blame(self, g: G, seat: int) -> Refusal | None:
        """The reason of the first link that fails."""
        for link in self.links:
            if not link.holds(g, self.number, seat):
                said = link.words(g, self.number, seat) or self.cannot(g, seat)
                return said if said is None or said.rule else Refusal(self.rule, said.message)
        return None

    def used_label(self, g: State, a: Action) -> Message:
        """``<game>-do-use`` what, ``<game>-do-use-on`` what and on those: where no component has a label of its own."""
        what = self.component_message()
        if len(a) == 1:
            return Message(f"{g.game}-do-use", {"what": what})
        on = tuple([self.said(g, word, said) for word, said in self.pairs(a)])
        return Message(f"{g.game}-do-use-on", {"what": what, "on": on})

    def said(self, g: State, word: Word, said: Any) -> Any:
        """A word of that, as a message or a number."""
        told = self.tell(g, word, said)
        return told if isinstance(told, (Message, int)) else Message(f"{g.game}-{word.name}-{told}", {})

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return (self.own.format(seat=seat), *super().refs(g, seat, a))

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """A click on the component means its verb; what else it needs may be pointed at as well."""
        own = self.own.format(seat=seat)
        if own not in pointed:
            return None
        rest = tuple([ref for ref in pointed if ref != own])
        return super().fill(g, seat, rest) if rest else ((self.name,), not self.words)
