"""What can be done with story packs, for whoever writes or plays one (rulebook 11): the commands call these."""

from __future__ import annotations

from typing import Any

from interrex.engine.game import Fault, Files, Stories, StoryTrial, StoryWatch

from .rehearsal import Decide, rehearse
from .story.advice import advice
from .story.blank import blank
from .story.reader import Texts, read, read_words
from .story.shelf import OURS, SHELF, Story, of_files, shelve, sources, titles, wrong_with
from .story.tally import tally
from .story.walk import draw
from .tale import tale


def _walk(files: Files, language: str) -> str:
    pack = read(files)
    return draw(pack, read_words(files, language if language in pack.languages else pack.languages[0]))


def _rehearse(files: Files | None, decide: Decide, trial: StoryTrial, watch: StoryWatch) -> Any:
    """Of a pack's files, or (None) of our own story. While it is played it stands on the shelf under its own name."""
    story = SHELF[OURS[0]] if files is None else of_files(files)
    with _shelved(story):
        return rehearse(story, decide, trial, watch)


class _shelved:  # noqa: N801  # read as a statement
    def __init__(self, story: Story) -> None:
        self.story = story
        self.before = SHELF.get(story.id)

    def __enter__(self) -> None:
        SHELF[self.story.id] = self.story

    def __exit__(self, *_: object) -> None:
        if self.before is None:
            del SHELF[self.story.id]
        else:
            SHELF[self.story.id] = self.before


def _count(files: Files, storyline: str | None) -> Any:
    pack = read(files)
    return tally(pack, {language: read_words(files, language) for language in pack.languages}, storyline)


def _advice(files: Files) -> list[Fault]:
    pack = read(files)
    texts: dict[str, Texts] = {language: read_words(files, language) for language in pack.languages}
    return advice(pack, texts, sources(files))


STORIES = Stories(blank, wrong_with, _advice, _walk, _rehearse, "story", shelve, titles, _count, tale)
