"""Prospects: what an option costs and what it brings, as far as its seat can know, before it is taken.

A game gives a function for each verb that has one (``Faces.prospects``). It is given what the option's words stand
for, by their names, and says in words what the label leaves out; numbers are the messages' parameters. It must be the
same in every world that looks the same to the seat: the conformance suite compares them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from .message import Message, Param

Kind = Literal["price", "gain", "odds", "risk"]


class ProspectLine(NamedTuple):
    """One thing to know beforehand: what is given up, what is won, what is likely, what may go wrong."""

    kind: Kind
    message: Message


class Ghost(NamedTuple):
    """A piece where it would stand: the game's own word for it, so that its board can draw it."""

    piece: str
    at: str  # the board element: "clearing:5"
    n: int = 1
    leaves: str = ""  # the element it would come from; none: it is new on the board


class Prospect(NamedTuple):
    """All of it, in the order of the kinds."""

    lines: tuple[ProspectLine, ...] = ()
    ghosts: tuple[Ghost, ...] = ()


NOTHING: Final = Prospect()

Preview = Callable[[Any, int, dict[str, Any]], Prospect]  # position, seat, what the words stand for


def together(*parts: Prospect) -> Prospect:
    """Several parts as one."""
    lines = [line for part in parts for line in part.lines]
    return Prospect(tuple(lines), tuple([ghost for part in parts for ghost in part.ghosts]))


def price(key: str, **params: Param) -> Prospect:
    return Prospect((ProspectLine("price", Message(key, params)),))


def gain(key: str, **params: Param) -> Prospect:
    return Prospect((ProspectLine("gain", Message(key, params)),))


def odds(key: str, **params: Param) -> Prospect:
    return Prospect((ProspectLine("odds", Message(key, params)),))


def risk(key: str, **params: Param) -> Prospect:
    return Prospect((ProspectLine("risk", Message(key, params)),))


def ghost(piece: str, at: str, n: int = 1, leaves: str = "") -> Prospect:
    return Prospect((), (Ghost(piece, at, n, leaves),)) if n else NOTHING
