"""What can happen at a table: the kinds of events, and what the text of each says."""

from __future__ import annotations

MOVE = "move"  # text: the action
UNDO = "undo"  # text: how many moves were taken back
ASK = "ask"  # to take back, text: how many moves, then the seats that must agree: "3 1 2"
CONSENT = "consent"  # text: yes or no; a no of the seat that asked withdraws the request
CHAT = "chat"  # text: name and text, as a JSON list; the seat is None for a spectator
JOIN = "join"  # text: the name
RENAME = "rename"  # text: the name
LEAVE = "leave"  # to a bot, text: its kind
RETURN = "return"
RESET = "reset"  # the seat's link

YES, NO = "yes", "no"
