"""A kingdom as somebody would read it: what was asked, who wanted what, who signed, and what became of it.

It is told from the log of its reigns and from the words of what was opened; nothing else is known here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from interrex.engine.message import Message

from .data import HOUSE_IDS
from .story.shelf import plain, sealed_in

Say = Callable[[Message, tuple[str, ...]], str]

TOLD: Final = "kings-dilemma-"
VOTES: Final = frozenset(["votes", "adds", "backs", "decides"])
SAID: Final = frozenset(["circumstance", "event", "special", "door", "sticks", "story-signed", "story-laid", "finale"])
PLAIN: Final = frozenset(["chooses", "achieves", "ends", "crowns", "the-end"])


def tale(reigns: Sequence[Sequence[Message]], opened: Sequence[str], say: Say, language: str) -> str:
    """A kingdom as Markdown: its reigns' messages for everybody, and under which names things were opened."""
    names = {plain(name): name for name in opened}
    story = sealed_in(opened[0])
    cover = (story.texts.get(language) or next(iter(story.texts.values())))["pack"]
    written = [f"# {cover['title']}", cover["about"]]
    seats: dict[int, str] = {}
    for number, messages in enumerate(reigns, 1):
        for message in messages:
            if message.key == f"{TOLD}joins":
                seats[int(str(message.params["seat"]))] = HOUSE_IDS[int(str(message.params["house"])) - 1].capitalize()
        called = tuple([seats[seat] for seat in sorted(seats)])
        reign = Reign(names, say, called, language)
        written += [f"## {say(Message('kings-dilemma-tale-reign', {'n': number}), called)}", *reign.told(messages)]
    return "\n\n".join(written) + "\n"


class Reign:
    """Reads the messages of one reign."""

    def __init__(self, names: dict[str, str], say: Say, seats: tuple[str, ...], language: str) -> None:
        self.names = names
        self.words = say
        self.seats = seats
        self.language = language
        self.votes: list[str] = []

    def told(self, messages: Sequence[Message]) -> list[str]:
        return [paragraph for message in messages for paragraph in self.paragraphs(message)]

    def paragraphs(self, message: Message) -> list[str]:
        key = message.key.removeprefix(TOLD)
        if key in VOTES:
            self.votes.append(self.say(message))
            return []
        if key == "draws":
            fields = self.read(message.params["card"])
            return [f"### {fields['title']}", fields["scene"], f"**{fields['question']}**"]
        if key == "outcome":
            handle = str(message.params["outcome"])
            return [self.read(handle)[f"{handle.rpartition('-')[2]}-after"]]
        if key in ("wins", "elected"):
            votes, self.votes = self.votes, []
            return [f"*{' '.join([*votes, self.say(message)])}*"]
        if key == "epilogue":
            fields = self.read(message.params["epilogue"])
            return [f"### {fields['title']}", fields["tale"]]
        if key == "text":
            return [self.read(message.params["text"])["text"]]
        if key in SAID:
            kind = {"circumstance": "card", "special": "envelope"}.get(key, key.partition("-")[0])
            fields = self.read(message.params["sticker" if key == "sticks" else kind])
            asked = [f"**{fields['question']}**"] if "question" in fields else []
            return [f"*{self.say(message)}*", fields["tale"], *asked]
        return [f"*{self.say(message)}*"] if key in PLAIN else []

    def say(self, message: Message) -> str:
        return self.words(message, self.seats)

    def read(self, handle: object) -> dict[str, str]:
        """The words of something as they were when it was opened."""
        name = self.names.get(str(handle), str(handle))
        return sealed_in(name).said(name, self.language)
