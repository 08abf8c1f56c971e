"""Messages: what the engine and the games say, as keys with parameters, never as sentences.

A parameter is a number, a word, a further message, or a tuple of those. The Fluent files turn a message into a
sentence (see ``words``); a word ``v`` under the name ``p`` becomes the message ``<game>-p-v`` where there is one.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

Param = Any  # int | str | Message | tuple of these; recursive types would only add noise


class Message(NamedTuple):
    key: str
    params: dict[str, Param]

    def json(self) -> dict[str, Any]:
        """The form that goes over the wire."""
        return {"key": self.key, "params": {name: sendable(value) for name, value in self.params.items()}}


def sendable(value: Param) -> Any:
    """A parameter in the form that goes over the wire."""
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, tuple):
        return [sendable(part) for part in value]
    return value


def message(key: str, **params: Param) -> Message:
    return Message(key, params)


@cache
def bare(key: str) -> Message:
    """A message without parameters: the same one each time. Games have as many as their words."""
    return Message(key, {})


class LogEntry(NamedTuple):
    """One thing said during play: to everybody, or to one seat only."""

    audience: int | None
    message: Message


class Refusal(NamedTuple):
    """Why an action is not allowed: the rule that forbids it, and the words."""

    rule: str
    message: Message


def refusal(rule: str, key: str, **params: Param) -> Refusal:
    return Refusal(rule, Message(key, params))
