"""A game's names, for whoever lists or labels things: its options and their values, its seats' roles, its components.

The words are those of the game's locale, by convention: ``<game>-option-<name>`` and ``<game>-option-<name>-<value>``,
``<game>-<kind>-<id>`` for everything in ``Faces.named``, and ``<game>-kind-<kind>`` for the kind itself. Roles are the
kind ``role``.
"""

from __future__ import annotations

from typing import NamedTuple

from interrex.engine.game import ROLE, Game
from interrex.engine.message import Message
from interrex.engine.registry import find
from interrex.engine.words import Words, words

Value = bool | int | str


class OptionName(NamedTuple):
    """What an option and its values are called."""

    name: str
    values: dict[Value, str]


class Names(NamedTuple):
    """All names of a game in one language."""

    options: dict[str, OptionName]
    kinds: dict[str, str]  # of components, in the plural: {"card": "Cards"}
    components: dict[str, dict[str, str]]  # by kind and id, in printed order

    @property
    def roles(self) -> dict[str, str]:
        """What seats can be in this game, such as factions; empty where they are all alike."""
        return self.components.get(ROLE, {})


def names(game_id: str, language: str = "en") -> Names:
    """The names of a game. What has no words of its own is called by its id."""
    game, spoken = find(game_id), words(language, game_id)
    named = game.faces.named
    return Names(
        {
            option.name: OptionName(*_option(game, spoken, option.name, (*option.values, *option.earlier)))
            for option in game.options
        },
        {kind: _word(spoken, f"{game.id}-kind-{kind}", kind) for kind in named},
        {kind: {id: _word(spoken, f"{game.id}-{kind}-{id}", id) for id in ids} for kind, ids in named.items()},
    )


def _option(game: Game, spoken: Words, name: str, values: tuple[Value, ...]) -> tuple[str, dict[Value, str]]:
    key = f"{game.id}-option-{name}"
    return _word(spoken, key, name), {value: _value(spoken, key, value) for value in values}


def _value(spoken: Words, key: str, value: Value) -> str:
    if isinstance(value, bool):
        return spoken.say(Message("engine-yes" if value else "engine-no", {}))
    return _word(spoken, f"{key}-{value}", str(value))


def _word(spoken: Words, key: str, otherwise: str) -> str:
    return spoken.say(Message(key, {})) if spoken.knows(key) else otherwise
