"""No, and why: the one way in which the server turns something down, over HTTP as on sockets."""

from __future__ import annotations

from typing import Literal

from interrex.engine.errors import InterrexError
from interrex.engine.message import Message, Param

from .protocol.table import MessageInfo, Refused
from .words import learn, words

Code = Literal[
    "illegal", "stale", "not-yours", "bad", "too-fast", "too-large", "not-found", "conflict", "password", "allowed"
]

STATUS: dict[Code, int] = {
    "illegal": 422,
    "stale": 409,
    "not-yours": 403,
    "bad": 400,
    "too-fast": 429,
    "too-large": 413,
    "not-found": 404,
    "conflict": 409,
    "password": 401,
    "allowed": 200,
}


PLAIN = frozenset({int, str})


class No(Exception):
    """Raised wherever something is not done. Nothing has changed."""

    def __init__(
        self,
        code: Code,
        message: Message,
        rule: str | None = None,
        game: str | None = None,
        packs: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code, message)
        self.code: Code = code
        self.message = message
        self.rule = rule
        self.game = game  # whose words are needed to say it
        self.packs = packs  # of the game, opened at the table it is about

    @property
    def status(self) -> int:
        """Over HTTP."""
        return 401 if self.message.key == "server-token-wanted" else STATUS[self.code]

    async def said(self, language: str, names: tuple[str, ...] = (), request: str | None = None) -> Refused:
        """As it goes over the wire, once the words for it are there."""
        await learn(language, self.game, self.packs)
        return self.wire(language, names, request)

    def wire(self, language: str, names: tuple[str, ...] = (), request: str | None = None) -> Refused:
        sentence = words(language, self.game, self.packs).say(self.message, names)
        return Refused(request, self.code, self.rule, info(self.message), sentence)


def no(code: Code, key: str, **params: Param) -> No:
    return No(code, Message(key, params))


def of_error(error: InterrexError, code: Code) -> No:
    """What the engine turned down."""
    return No(code, error.said, getattr(error, "rule", None) or None, error.game)


def info(message: Message) -> MessageInfo:
    """A message as it goes over the wire; most are made of plain numbers and words, or of rows of them."""
    params = message.params
    for value in params.values():
        kind = type(value)
        if kind is not int and kind is not str and not (kind is tuple and PLAIN.issuperset(map(type, value))):
            return MessageInfo(message.key, message.json()["params"])
    return MessageInfo(message.key, params)
