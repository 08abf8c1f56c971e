"""Deals. Talk is free and binds nobody; deals are drafted, proposed, accepted, refused and withdrawn by moves.

A game lists the terms that can be promised. What is to be handed over is when the deal is struck; the rest becomes a
pledge, which filters what its seat may do (``State.actions``) until it is settled. A deposit is laid aside when the
deal is struck, paid when the deal's pledges were kept, returned when one falls away. A draft is its author's only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from . import wire
from .action import Action, text
from .frames import Decision, Frame, G, Procedure, Shared
from .kept import Kept
from .message import Message, Param, Refusal, refusal
from .verbs import SEAT, Choice, Phrase, Verb, Word

DEALING: Final = frozenset(["accept", "refuse", "with", "promise", "propose", "withdraw"])
DRAFT: Final = 0  # the number of a deal that is not on the table yet


def _number(word: Any) -> int | None:
    return word if isinstance(word, int) and word >= DRAFT else None


NUMBER: Final = Word("n", "", _number, endless=True)  # of a deal: they are counted through the whole game


@mypyc_attr(allow_interpreted_subclasses=True)
class Term(Verb[G]):
    """Something that can be promised. ``offers`` is what a seat could promise now, as far as everybody can see."""

    now: bool = False  # handed over by ``act`` when the deal is struck; else it becomes a pledge
    held: bool = False  # of what is handed over: ``act`` lays it aside, until it ``pays`` or ``returns``

    def take_over(self) -> None:
        super().take_over()
        kind: Any = type(self)
        self.names_seats = kind.towards is not Term.towards
        if not self.now and isinstance(kind.now, bool):
            self.now = kind.now
        if not self.held and isinstance(kind.held, bool):
            self.held = kind.held

    def seen_to_stand(self, g: G, seat: int, promised: Action) -> bool:
        """Could it still be promised, as far as everybody can see? What is to be handed over must be there."""
        return not self.now or promised in self.offers(g, seat)

    def stands(self, g: G, seat: int, promised: Action) -> bool:
        """Could it still be promised, by what only its own seat can see?"""
        return self.seen_to_stand(g, seat, promised)

    def pays(self, g: G, seat: int, *values: Any) -> None:
        """All promises of the deal were kept: what was laid aside goes where it was meant to go."""
        raise NotImplementedError

    def returns(self, g: G, seat: int, *values: Any) -> None:
        """One of them fell away: what was laid aside comes back."""
        raise NotImplementedError

    def secures(self, deposit: Clause, pledge: Clause) -> bool:
        """Does what was laid aside come back if this promise of the deal falls away? As a rule any of them."""
        return True

    def resolved(self, g: G, seat: int, *values: Any) -> tuple[Any, ...]:
        """What ``act`` is given for its words, taken before anything of the deal changes hands: places may shift."""
        return values

    def towards(self, *values: Any) -> tuple[int, ...]:
        """The seats it names: they must be parties to the deal."""
        return ()

    def doubles(self, promised: Action, more: Action) -> bool:
        """Is that already promised by this? Mostly a seat makes one promise of a kind in a deal."""
        return True

    def allows(self, g: G, seat: int, promised: Action, a: Action) -> bool:
        """Does a later action of the seat keep the promise?"""
        return True

    def settles(self, g: G, seat: int, promised: Action, a: Action) -> bool:
        """Has the promise been dealt with once this is done?"""
        return False

    def fulfils(self, g: G, seat: int, promised: Action, a: Action) -> bool:
        """Of what settles it: was that what was promised, or only the next best that could still be done?"""
        return True


def _named(term: Term[Any], words: Action) -> frozenset[int]:
    return frozenset(term.towards(*term.values(words)))


NAMED: Final = Kept("seats that a promise names", _named, "the term and its words")


class Clause(NamedTuple):
    """What one seat promises."""

    seat: int
    term: Term[Any]
    action: Action
    deal: int = DRAFT  # of a pledge: the number of its deal, and who struck it
    parties: tuple[int, ...] = ()

    def stands(self, g: Any, eyes: int) -> bool:
        """Could it still be promised, as far as that seat can see?"""
        found = self.term.stands if self.seat == eyes else self.term.seen_to_stand
        return found(g, self.seat, self.action)

    def keeps(self, g: Any, a: Action) -> bool:
        return self.term.allows(g, self.seat, self.action, a)

    def says(self, g: Any) -> Message:
        return Message("engine-clause", {"seat": self.seat, "what": self.term.label(g, self.seat, self.action)})


class Deal(NamedTuple):
    number: int
    parties: tuple[int, ...]  # its author first
    clauses: tuple[Clause, ...] = ()
    agreed: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> bool:
        return self.number != DRAFT or self.parties[0] == seat

    def waits_for(self, seat: int) -> bool:
        return self.number != DRAFT and seat in self.parties and seat not in self.agreed


class ClauseInfo(wire.Struct, frozen=True):
    """What one seat promises, in words."""

    seat: int
    says: Any  # a message, as log lines have it


class DealInfo(wire.Struct, frozen=True):
    """A deal as whoever may see it reads it."""

    number: int  # 0: the seat's own draft
    parties: tuple[int, ...]  # its author first
    clauses: list[ClauseInfo]
    agreed: tuple[int, ...]


class Dealings(wire.Struct, frozen=True):
    """What was drafted, offered and promised, as a seat may see it."""

    deals: list[DealInfo]
    pledges: list[ClauseInfo]  # of deals that were struck, until they are kept or fall away


def dealings(g: Any, seat: int | None) -> Dealings | None:
    """None: nothing was."""
    seen = [deal for deal in g.deals if deal.seen_by(seat)]
    if not seen and not g.pledges:
        return None
    return Dealings([_deal_info(g, deal) for deal in seen], [_clause_info(g, pledge) for pledge in g.pledges])


def _deal_info(g: Any, deal: Deal) -> DealInfo:
    return DealInfo(deal.number, deal.parties, [_clause_info(g, clause) for clause in deal.clauses], deal.agreed)


def _clause_info(g: Any, clause: Clause) -> ClauseInfo:
    return ClauseInfo(clause.seat, clause.says(g).json())


class Dealing(Verb[Any]):
    """A move about deals. What is not offered is refused under the rule about deals; each verb knows its reasons."""

    quiet = True  # as long as nothing is struck

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms = terms
        self.says = f"engine-do-{self.name}"

    def refuse(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return self.misread(g, a, self.terms.rule) or self.why_not(g, seat, *self.values(a))

    def no(self, key: str, **params: Param) -> Refusal:
        return refusal(self.terms.rule, f"engine-no-{key}", **params)

    def why_not_mine(self, g: Any, seat: int, number: int) -> Refusal | None:
        """For an offer that should lie on the table and be made to the seat."""
        deal = by(g, seat, number)
        if number == DRAFT or deal.number != number:
            return self.no("offer", n=number)
        return None if seat in deal.parties else self.no("offer-party", n=number)

    def why_not_standing(self, g: Any, deal: Deal, seat: int) -> Refusal | None:
        """For a deal that should bind, as far as the seat can see."""
        if void := self.terms.void(g, deal, seat):
            return void
        fallen = next((clause for clause in deal.clauses if not clause.stands(g, seat)), None)
        return None if fallen is None else self.no("clause", clause=fallen.says(g))

    def put(self, g: Any, old: Deal, *new: Deal) -> None:
        g.deals = (*[deal for deal in g.deals if deal != old], *new)


def by(g: Any, seat: int, number: int = DRAFT) -> Deal:
    """The deal of that number; the seat's draft, which may be blank yet."""
    found = [deal for deal in g.deals if deal.number == number and deal.seen_by(seat)]
    return found[0] if found else Deal(DRAFT, (seat,))


class With(Dealing):
    """Draw somebody into the draft of a deal."""

    name = "with"
    takes = (SEAT,)

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        floor, parties = g.waiting(), by(g, seat).parties
        return [self.action(other) for other in sorted((*floor.pending(), *floor.guests())) if other not in parties]

    def act(self, g: Any, seat: int, *values: Any) -> None:
        draft = by(g, seat)
        self.put(g, draft, draft._replace(parties=(*draft.parties, *values)))

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        (other,) = values
        if other == seat:
            return self.no("with-oneself")
        floor = g.waiting()
        there = other in floor.pending() or other in floor.guests()
        return self.no("with-there" if there else "with", seat=other)


class Promise(Dealing):
    """Write a promise of one of the parties into the draft. Each makes one of a kind, or several that differ."""

    name = "promise"
    takes = (SEAT, Word("what", many=True, endless=True))

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        draft = by(g, seat)
        found: list[Action] = []
        for who in draft.parties if len(draft.parties) > 1 else ():
            for term in self.terms.terms:
                found += [self.action(who, words) for words in self.open(g, draft, who, term)]
        return found

    def open(self, g: Any, draft: Deal, who: int, term: Term[Any]) -> Sequence[Action]:
        """What one of the parties could still promise of a kind."""
        found = term.offers(g, who)
        if term.names_seats:
            found = [words for words in found if NAMED.of((term, words), term, words).issubset(draft.parties)]
        for made in [clause.action for clause in draft.clauses if clause.seat == who and clause.term is term]:
            found = [words for words in found if not term.doubles(made, words)]
        return found

    def act(self, g: Any, seat: int, *values: Any) -> None:
        draft = by(g, seat)
        self.put(g, draft, draft._replace(clauses=(*draft.clauses, self.clause(*values))))

    def clause(self, who: int, words: Action) -> Clause:
        return Clause(who, self.terms.named[words[0]], words)

    def always_alike(self, a: Action) -> bool:
        return self.terms.named[a[2]].plain

    def within(self, a: Action) -> Action:
        return a[2:]

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        who, words = values
        draft = by(g, seat)
        if len(draft.parties) == 1:
            return self.no("promise-alone")
        if who not in draft.parties:
            return self.no("promise-party", seat=who)
        term = next((term for term in self.terms.terms if words and term.name == words[0]), None)
        if term is None:
            return self.no("promise", said=str(words[0]) if words else "–")
        if no := term.misread(g, words, term.rule):
            return no
        if words not in term.offers(g, who):
            return term.why_not(g, who, *term.values(words)) or self.no("promise-now", seat=who)
        outside = [other for other in term.towards(*term.values(words)) if other not in draft.parties]
        if outside:
            return self.no("promise-towards", seat=outside[0])
        made = next(c for c in draft.clauses if c.seat == who and c.term is term and term.doubles(c.action, words))
        return self.no("promise-twice", clause=made.says(g))

    def label(self, g: Any, seat: int, a: Action) -> Message:
        return self.clause(*self.values(a)).says(g)

    def refs(self, g: Any, seat: int, a: Action) -> tuple[str, ...]:
        clause = self.clause(*self.values(a))
        return clause.term.refs(g, clause.seat, clause.action)


class Propose(Dealing):
    """Lay the draft on the table, one offer at a time."""

    name = "propose"

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        draft = by(g, seat)
        busy = any(deal.number != DRAFT and deal.parties[0] == seat for deal in g.deals)
        return [self.action()] if draft.clauses and not busy and self.terms.hold(g, draft, seat) else []

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        draft = by(g, seat)
        if not draft.clauses:
            return self.no("propose")
        busy = next((deal for deal in g.deals if deal.number != DRAFT and deal.parties[0] == seat), None)
        return self.no("propose-busy", n=busy.number) if busy else self.why_not_standing(g, draft, seat)

    def act(self, g: Any, seat: int, *values: Any) -> None:
        draft = by(g, seat)
        g.dealt += 1
        self.put(g, draft, draft._replace(number=g.dealt, agreed=(seat,)))
        g.tell("engine-told-propose", seat=seat, n=g.dealt, clauses=tuple([c.says(g) for c in draft.clauses]))


class Accept(Dealing):
    """Say yes, whatever others may have: that is theirs to know. The last one to do so strikes the deal.

    If then something is missing that only its owner could see, the offer lapses, and nobody is told whose it was.
    """

    name = "accept"
    quiet = False  # what changes hands may be looked at
    takes = (NUMBER,)

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        found = [deal for deal in g.deals if deal.waits_for(seat)]
        return [self.action(deal.number) for deal in found if self.terms.hold(g, deal, seat)]

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        (number,) = values
        if no := self.why_not_mine(g, seat, number):
            return no
        deal = by(g, seat, number)
        return self.no("accept-agreed", n=number) if seat in deal.agreed else self.why_not_standing(g, deal, seat)

    def act(self, g: Any, seat: int, *values: Any) -> None:
        deal = by(g, seat, *values)
        agreed = (*deal.agreed, seat)
        struck = len(agreed) == len(deal.parties)
        g.tell("engine-told-accept", seat=seat, n=deal.number)
        self.put(g, deal, *([] if struck else [deal._replace(agreed=agreed)]))
        if not struck:
            return
        if all(self.terms.hold(g, deal, party) for party in deal.parties):
            g.tell("engine-told-struck", n=deal.number)
            strike(g, deal)
            self.terms.struck(g, deal)
        else:
            g.tell("engine-told-lapse", n=deal.number)


class Refuse(Dealing):
    """Say no: the offer is gone."""

    name = "refuse"
    takes = (NUMBER,)

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        return [self.action(deal.number) for deal in g.deals if deal.waits_for(seat)]

    def act(self, g: Any, seat: int, *values: Any) -> None:
        self.put(g, by(g, seat, *values))
        if values[0] != DRAFT:
            g.tell(f"engine-told-{self.name}", seat=seat, n=values[0])

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        (number,) = values
        if no := self.why_not_mine(g, seat, number):
            return no
        own = by(g, seat, number).parties[0] == seat
        return self.no("refuse-own" if own else "refuse-agreed", n=number)


class Withdraw(Refuse):
    """Take the own offer from the table, or tear the draft up."""

    name = "withdraw"

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        return [self.action(deal.number) for deal in g.deals if deal.parties[0] == seat]

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        (number,) = values
        if number == DRAFT:
            return self.no("withdraw")
        deal = by(g, seat, number)
        return self.no("offer", n=number) if deal.number != number else self.no("withdraw-others", seat=deal.parties[0])


def _binds(g: Any, deal: Deal, seat: int) -> Refusal | None:
    return None


def _nothing(g: Any, deal: Deal) -> None:
    return None


class Terms:
    """What can be promised on a floor, under which rule.

    ``void``: why a deal would bind nobody, as far as a seat can see. ``struck``: what follows when all of it has
    changed hands.
    """

    def __init__(
        self,
        rule: str,
        *terms: Term[Any],
        void: Callable[[Any, Deal, int], Refusal | None] = _binds,
        struck: Callable[[Any, Deal], None] = _nothing,
    ) -> None:
        self.rule = rule
        self.terms = terms
        self.named: dict[str | int, Term[Any]] = {term.name: term for term in terms}
        self.void = void
        self.struck = struck
        self.answers = (Accept(self), Refuse(self))
        self.verbs = (*self.answers, With(self), Promise(self), Propose(self), Withdraw(self))

    def hold(self, g: Any, deal: Deal, seat: int) -> bool:
        """Could the deal be struck, as far as a seat can see?"""
        return self.void(g, deal, seat) is None and all(clause.stands(g, seat) for clause in deal.clauses)


class Bargain(Choice[G]):
    """What everybody may do on a floor."""

    __slots__ = ("terms",)
    asks = "engine-ask-deal"

    def __init__(self, seat: int, terms: Terms) -> None:
        self.seat = seat
        self.terms = terms

    def choices(self, g: G) -> Sequence[Verb[G]]:
        return self.terms.verbs

    def refuse(self, g: G, seat: int, action: Action) -> Refusal | None:
        """All that could be promised is not gone through for one word of it."""
        verb = self.find(g, action[0])
        return None if verb is not None and action in verb.offers(g, seat) else super().refuse(g, seat, action)

    def rule_for(self, seat: int) -> str:
        return self.terms.rule


class Floor(Shared[G]):
    """A decision during which everybody may deal. What was not struck when it is answered waits for the next floor."""

    __slots__ = ("last", "owing", "own", "seats", "terms")

    def __init__(self, own: Decision[G], seats: tuple[int, ...], terms: Terms, last: bool = False) -> None:
        self.own = own
        self.last = last  # what is not struck when it is answered is gone: ``Lapse`` follows
        self.owing = own.pending()  # asked at every move
        self.seats = seats
        self.terms = terms

    def pending(self) -> tuple[int, ...]:
        return self.owing

    def guests(self) -> tuple[int, ...]:
        return tuple([seat for seat in self.seats if seat != self.own.seat])

    def bargain(self, seat: int) -> Bargain[G]:
        return Bargain(seat, self.terms)

    def decision(self, seat: int) -> Decision[G]:
        return self.own if seat == self.own.seat else self.bargain(seat)

    def offers(self, g: G, seat: int) -> list[Action]:
        dealing = self.bargain(seat).actions(g)
        return [*self.own.actions(g), *dealing] if seat == self.own.seat else dealing

    def answers(self, g: G, seat: int) -> list[Action]:
        if g.deals:
            put: list[Action] = []
            for verb in self.terms.answers:
                put += verb.offers(g, seat)
            if put:
                return put
        return self.own.actions(g) if seat == self.own.seat else []

    def refuse(self, g: G, seat: int, action: Action) -> Refusal | None:
        asked = self.bargain(seat) if action[0] in DEALING else self.decision(seat)
        return asked.refuse(g, seat, action)

    def read(self, seat: int, action: Action) -> Action:
        return action if action[0] in DEALING else super().read(seat, action)

    def spoken(self, g: G, seat: int) -> Sequence[Phrase]:
        return [*self.decision(seat).spoken(g, seat), *self.terms.verbs]

    def answer(self, g: G, seat: int, action: Action) -> None:
        if action[0] in DEALING:
            g.push(self)
            self.bargain(seat).play(g, action)
        else:
            if g.pledges:
                settle(g, seat, action)
            self.own.play(g, action)

    def same_wait(self, after: Frame[G]) -> bool:
        return after is self


class Lapse(Procedure[G]):
    """The time for dealing is over: what was not struck is gone."""

    __slots__ = ()

    def step(self, g: G, n: int) -> bool:
        g.deals = ()
        return False


def last_call(g: Any) -> bool:
    """Will what is on the table be gone as soon as the floor's own question is answered?"""
    return bool(g.stack) and isinstance(g.stack[-1], Floor) and g.stack[-1].last


# Pledges


def strike(g: Any, deal: Deal) -> None:
    """What is to be handed over is; the rest is pledged, and so is what is only laid aside."""
    meant = [clause.term.resolved(g, clause.seat, *clause.term.values(clause.action)) for clause in deal.clauses]
    for clause, values in zip(deal.clauses, meant, strict=True):
        if clause.term.now:
            clause.term.act(g, clause.seat, *values)
        if clause.term.held or not clause.term.now:
            g.pledges = (*g.pledges, clause._replace(deal=deal.number, parties=deal.parties))


def end(g: Any, pledge: Clause, kept: bool) -> None:
    """A promise was kept, or has fallen away: it binds no longer, it is told, and deposits for it go their way."""
    g.pledges = tuple([other for other in g.pledges if other is not pledge])
    g.tell("engine-pledge-kept" if kept else "engine-pledge-released", clause=pledge.says(g))
    same = [other for other in g.pledges if other.deal == pledge.deal]
    held = [other for other in same if other.term.held]
    if not kept:
        held = [deposit for deposit in held if deposit.term.secures(deposit, pledge)]
    if held and (not kept or len(held) == len(same)):
        g.pledges = tuple([other for other in g.pledges if other not in held])
        for deposit in held:
            over = deposit.term.pays if kept else deposit.term.returns
            over(g, deposit.seat, *deposit.term.values(deposit.action))


def bound(g: Any, seat: int, free: list[Action]) -> list[Action]:
    """What its pledges leave of what a seat may do. One that cannot be kept binds nothing: dealing on keeps none."""
    for pledge in g.pledges:
        if pledge.seat == seat:
            free = binding(g, pledge, free)
    return free


def binding(g: Any, pledge: Clause, free: list[Action]) -> list[Action]:
    """What one pledge leaves."""
    kept = [a for a in free if pledge.keeps(g, a)]
    return kept if any(a[0] not in DEALING for a in kept) or all(a[0] in DEALING for a in free) else free


def broken(g: Any, seat: int, a: Action) -> Refusal | None:
    """The refusal of what would be allowed but for a pledge: the first that has taken it away.

    One that cannot be kept has taken nothing (``bound``), so it is no reason.
    """
    own = [pledge for pledge in g.pledges if pledge.seat == seat]
    if all(pledge.keeps(g, a) for pledge in own) or a in g.actions(seat):
        return None
    top = g.waiting()
    free = top.offers(g, seat) if top.shared else top.actions(g)
    for pledge in own:
        free = binding(g, pledge, free)
        if a not in free:
            return refusal(pledge.term.rule, "engine-pledged", n=pledge.deal, clause=pledge.says(g))
    return None


def settle(g: Any, seat: int, a: Action) -> None:
    """A seat has acted. What it could not keep, and what it has fulfilled, binds it no longer."""
    for pledge in g.pledges:
        if pledge.seat == seat:
            kept = pledge.keeps(g, a)
            if not kept or pledge.term.settles(g, seat, pledge.action, a):
                end(g, pledge, kept and pledge.term.fulfils(g, seat, pledge.action, a))


def shown(g: Any, seat: int | None) -> dict[str, Any]:
    """For the view of a seat: the deals on the table, its own draft, and everybody's pledges."""
    seen = [deal for deal in g.deals if deal.seen_by(seat)]
    return {
        "deals": [{**d._asdict(), "clauses": [(c.seat, text(c.action)) for c in d.clauses]} for d in seen],
        "pledges": [(pledge.seat, text(pledge.action)) for pledge in g.pledges],
    }
