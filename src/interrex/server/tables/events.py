"""What can happen at a table: the kinds of events, and what the text of each says."""

from __future__ import annotations

from collections.abc import Iterable

from ..store.rows import Event

MOVE = "move"  # text: the action
UNDO = "undo"  # text: how many moves were taken back; "3 practice" if that made a practice game of it
ASK = "ask"  # to take back, text: how many moves, then the seats that must agree: "3 1 2"
CONSENT = "consent"  # text: yes or no; a no of the seat that asked withdraws the request
CHAT = "chat"  # text: name and text, as a JSON list; the seat is None for a spectator
JOIN = "join"  # text: the name
FILL = "fill"  # an open seat with a bot, text: its kind
RENAME = "rename"  # text: the name
LEAVE = "leave"  # to a bot, text: its kind
ASK_BOT = "ask-bot"  # for somebody who is away, text: whose seat, then the seats that must agree: "2 1"
REPLACE = "replace"  # somebody who is away by a bot, text: its kind; it ends when they come back
RETURN = "return"
STAND = "stand"  # text: the questions the seat passes from now on, as a JSON list of messages
ORDER = "order"  # text: all orders of the seat from now on, as a JSON list
ORDERED = "ordered"  # the move that follows was given ahead, text: the number of the order
ORDER_END = "order-end"  # an order ends by itself, text: its number, and why: "3 gone"; its owner hears of some
HOURS = "hours"  # text: the hours that the seat keeps, as JSON, or null
HOLIDAY = "holiday"  # text: from when until when, or nothing: "1000.0 2000.0"
FORGOTTEN = "forgotten"  # text of a holiday that somebody had who is forgotten
ASK_PAUSE = "ask-pause"  # for everybody, text: the seats that must agree: "1 2"
PAUSE = "pause"  # all have agreed: nobody's time runs
RESUME = "resume"
RESET = "reset"  # the seat's link, by whoever held it
HINT = "hint"  # the seat has asked what to do, for the first time
REVIEW = "review"  # the finished game was looked back upon, text: the review as JSON
DISMISS = "dismiss"  # whoever holds the seat, by the table's owner: a bot plays on, text: its kind

YES, NO = "yes", "no"
PRACTICE = "practice"


def in_vain(events: Iterable[Event]) -> set[int]:
    """The moves that were taken back, and the takings back: without them the game is the same."""
    moves: list[int] = []
    found: set[int] = set()
    ordered: dict[int, int] = {}  # by the move that an order made, the event that says so
    last: Event | None = None
    for event in events:
        if event.kind == MOVE:
            moves.append(event.seq)
            if last is not None and last.kind == ORDERED:
                ordered[event.seq] = last.seq
        elif event.kind == UNDO:
            kept = len(moves) - taken_back(event.text)[0]
            found.update(moves[kept:], [ordered[seq] for seq in moves[kept:] if seq in ordered], [event.seq])
            del moves[kept:]
        last = event
    return found


def taken_back(text: str) -> tuple[int, bool]:
    """What the text of an undo says: how many moves, and whether it is a practice game from then on."""
    moves, _, mark = text.partition(" ")
    return int(moves), mark == PRACTICE
