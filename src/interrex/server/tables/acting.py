"""What a message of a seat does at a table, whichever way it came."""

from __future__ import annotations

from ..protocol.table import Consent, Give, Holiday, Keep, Pause, Recall, Sit, Stand, StandIn, Undo
from . import absence, agreeing, giving, seating
from .table import Table

Act = Undo | Consent | Sit | Stand | Give | Recall | Keep | Holiday | Pause | StandIn


async def act(table: Table, seat: int, message: Act) -> int:
    """The number of the event it became."""
    match message:
        case Undo():
            return await agreeing.undo(table, seat, message.practice, message.id)
        case Consent():
            return await agreeing.consent(table, seat, message.agree, message.id)
        case Sit():
            return await seating.sit(table, seat, message.name, message.left, message.id)
        case Stand():
            return await giving.stand(table, seat, message.question, message.on, message.id)
        case Give():
            return await giving.give(table, seat, message.order, message.id)
        case Recall():
            return await giving.recall(table, seat, message.number, message.id)
        case Keep():
            return await absence.keep(table, seat, message.hours, message.id)
        case Holiday():
            return await absence.holiday(table, seat, message.begins, message.ends, message.id)
        case Pause():
            return await agreeing.pause(table, seat, message.on, message.id)
        case StandIn():
            return await agreeing.stand_in(table, seat, message.absent, message.id)
