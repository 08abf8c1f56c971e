"""The end of a reign (rulebook 7) and of a kingdom (rulebook 8.3, 8.4)."""

from __future__ import annotations

from ..data import AGENDA_IDS, NO_HOUSE, NOBODY
from ..kingdom import Entry
from ..state import AYE, FINALE, SILENT, Council, Procedure
from ..story.shelf import THE_END
from ..vocabulary import USUAL
from .board import end_event, put_back
from .houses import places
from .rulings import keep_rulings
from .running import Run
from .settling import Settle
from .telling import read_out, tell_epilogues
from .terms import end_all_promises
from .voting import Vote, open_floor


class CleanUp(Procedure):
    """What passes to the next reign is left; the rest is gone (rulebook 7)."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        if n == 0:
            put_back(g, list(g.circumstances))
            g.card = NOBODY
            let_time_pass(g)
            return True
        end_all_promises(g)
        g.deals = g.pledges = ()
        if g.revealed:
            write_down(g)
        g.king = g.heir or g.king
        return False


def let_time_pass(g: Council) -> None:
    """What lasts for reigns is a reign nearer its end; what waits for rounds has waited in vain (10.1.6, 10.5.4)."""
    g.later = tuple([p for p in g.later if g.story.laters[p.later].when.at != "in_rounds"])
    rulings = [r._replace(left=r.left - 1) if r.until.end == "reigns" else r for r in g.rulings]
    keep_rulings(g, [r for r in rulings if r.until.end not in ("round", "reign") and r.left >= 0])
    g.events = tuple([e._replace(left=e.left - 1) if lasts(g, e.event) == "reigns" else e for e in g.events])
    for event in g.events[::-1]:  # the first of them has its last effects first (rulebook 10.8.3)
        if lasts(g, event.event) == "reign" or event.left < 0:
            end_event(g, event.event)
    for event in g.events:
        if lasts(g, event.event) == "reigns":
            g.tell("kings-dilemma-event-lasts", event=g.story.event_handle(event.event), n=event.left)


def lasts(g: Council, event: int) -> str:
    return g.story.event_cards[event].lasts.end


def write_down(g: Council) -> None:
    """The reign is entered in the chronicles of the kingdom (rulebook 7.5)."""
    g.tell("kings-dilemma-entered", n=len(g.track))
    agendas = tuple([AGENDA_IDS[held[0]] for held in g.agendas])
    g.entries = (
        *g.entries,
        Entry(g.king, g.ending, len(g.track), g.houses, agendas, tuple(g.points), tuple(places(g))),
    )


class LastAct(Procedure):
    """The finale opens: what it says is done, and the houses that sit may vote once more (rulebook 8.4.1)."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        finale = g.story.pack.finale
        assert finale is not None
        handle = f"{g.tale}-finale"
        match n:
            case 0:
                g.stage = FINALE
                g.card, g.turned = NOBODY, SILENT  # no dilemma lies on the scales any more
                g.rules = USUAL if finale.last_vote is None else finale.last_vote.rules
                read_out(g, handle)
                g.tell("kings-dilemma-finale", finale=handle)
                found = [letter for letter in g.doors if letter in g.story.pack.door]
                doors = [Run(g.story.pack.door[x].then, NO_HOUSE, g.story.door_handle(x)) for x in found]
                g.then(*doors, Run(finale.then, NO_HOUSE, handle))
            case 1:
                if finale.last_vote is not None:
                    g.outcomes = (finale.last_vote.aye, finale.last_vote.nay)
                    g.then(Vote(), Settle())
                    open_floor(g)
            case 2:
                if finale.last_vote is not None:
                    g.stage, g.rules = FINALE, USUAL
                    g.push(Run(g.outcomes[g.outcome - AYE], NO_HOUSE, handle))
            case 3:
                tell_epilogues(g)
                g.facts = {**g.facts, THE_END: NO_HOUSE}
                g.tell("kings-dilemma-the-end", order=g.order, rebellion=g.rebellion)
        return n < 3
