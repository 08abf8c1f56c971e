"""What a message of a seat does at a table, whichever way it came."""

from __future__ import annotations

from ..protocol.table import Consent, Give, Holiday, Keep, Pause, Recall, Sit, Stand, StandIn, Undo
from .table import Table

Act = Undo | Consent | Sit | Stand | Give | Recall | Keep | Holiday | Pause | StandIn


async def act(table: Table, seat: int, message: Act) -> int:
    """The number of the event it became."""
    match message:
        case Undo():
            return await table.undo(seat, message.practice, message.id)
        case Consent():
            return await table.consent(seat, message.agree, message.id)
        case Sit():
            return await table.sit(seat, message.name, message.left, message.id)
        case Stand():
            return await table.stand(seat, message.question, message.on, message.id)
        case Give():
            return await table.give(seat, message.order, message.id)
        case Recall():
            return await table.recall(seat, message.number, message.id)
        case Keep():
            return await table.keep(seat, message.hours, message.id)
        case Holiday():
            return await table.holiday(seat, message.begins, message.ends, message.id)
        case Pause():
            return await table.pause(seat, message.on, message.id)
        case StandIn():
            return await table.stand_in(seat, message.absent, message.id)
