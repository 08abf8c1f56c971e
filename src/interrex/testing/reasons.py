"""Reasons counted: why not, for every verb and component in random games, and how many answers are worth nothing.

*Empty* is no answer at all, *general* one that would fit anything. *False* is found without the game's rules: a game's
test says of a reason what it claims about the position, as a seat sees it, and the claim must hold where it was given
and must not be given where it does not. ``claims`` maps the key of a reason to that.

    python -m interrex.testing.reasons            counts of all games, without claims
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import interrex
from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import read
from interrex.engine.message import Message, Refusal
from interrex.engine.state import State
from interrex.engine.verbs import Phrase

GENERAL: Final = ("engine-not-offered",)
TRIES: Final = 3  # wordings of a phrase, each time it is asked about

# What a seat sees, who asked, what was asked and what the reason says -> does the position bear it out?
Claim = Callable[[Any, int, Action, Mapping[str, Any]], bool]


class Count(NamedTuple):
    """Of all answers in a game: which keys, how many are empty or general, and those whose claim does not hold."""

    said: Counter[str]
    empty: list[Action]
    general: list[Action]
    false: list[tuple[Action, str]]
    checked: int

    def line(self, name: str) -> str:
        return (
            f"{name}: {sum(self.said.values())} answers of {len(self.said)} kinds, {len(self.empty)} empty, "
            f"{len(self.general)} general, {self.checked} checked, {len(self.false)} false"
        )


def count(
    game: Game,
    players: int,
    seed: int | str,
    claims: Mapping[str, Claim],
    *,
    options: Mapping[str, Any] | None = None,
    every: int = 10,
    moves: int = 400,
) -> Count:
    """Ask in each tenth position of a random game about every phrase there is, in words by chance."""
    state = game.start(players, dict(options or {}), Luck(key_from_seed(seed)))
    state.run()
    chance, found = random.Random(seed), Count(Counter(), [], [], [], 0)
    checked = 0
    for n in range(moves):
        if state.over:
            break
        seat = state.pending()[0]
        offered, allowed = state.answers(seat), state.actions(seat)
        if n % every == 0:
            shown = game.view(state, seat)
            for action in asked(game, chance):
                if action not in allowed:
                    checked += weigh(game, state, seat, action, shown, claims, found)
        state.play(seat, chance.choice(offered))
    return found._replace(checked=checked)


def asked(game: Game, chance: random.Random) -> list[Action]:
    """Every phrase that can ever be offered, with words that there are."""
    return [action for phrase in game.phrases() for _ in range(TRIES) for action in wording(phrase, chance)]


def wording(phrase: Phrase, chance: random.Random) -> list[Action]:
    if any(not word.size for word in phrase.words):
        return []
    return [(phrase.name, *[word.write(chance.randrange(word.size)) for word in phrase.words])]


def weigh(
    game: Game, state: State, seat: int, action: Action, shown: Any, claims: Mapping[str, Claim], found: Count
) -> int:
    """Put the answer where it belongs; whether it could be checked."""
    no = read(game, state, seat, action)
    if not isinstance(no, Refusal) or not no.message.key:
        found.empty.append(action)
        return 0
    key = no.message.key
    found.said[key] += 1
    if key in GENERAL:
        found.general.append(action)
    if key not in claims:
        return 0
    if not claims[key](shown, seat, action, no.message.params):
        found.false.append((action, key))
    return 1


def named(said: Any) -> str:
    """The id of a component that a reason names."""
    if not isinstance(said, Message):
        return str(said)
    game = next(game.id for game in interrex.games() if said.key.startswith(f"{game.id}-"))
    return said.key.removeprefix(f"{game}-").partition("-")[2]


def main() -> None:
    for game in interrex.games():
        print(count(game, game.players[1], 1, {}).line(game.id))


if __name__ == "__main__":
    main()
