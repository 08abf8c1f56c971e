"""Foretelling: what the next game of a campaign brings, guessed from all that is public before it begins.

Whoever has the records, the chronicle and any key can begin that game as well. Where the rules leave a pile open, that
must be of no help: what is shuffled for a game is shuffled with that game's own key.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import interrex
from interrex.engine import wire
from interrex.engine.errors import InterrexError
from interrex.engine.game import Chronicle, Game, Start
from interrex.engine.luck import Luck, fresh_key, key_from_seed
from interrex.engine.state import State
from interrex.engine.zones import ALL, NOBODY, Zone, everybody

SIGMA = 4.0  # standard deviations above chance that count as knowing something
LUCKY = 2  # piles, and as many in a hundred, that may be guessed by chance: some have a handful of cards
SMALL = 5  # cards: fewer are no pile worth guessing
WORLDS = 6  # imagined, to learn what the game leaves open


class Guessed(NamedTuple):
    """How well the cards of next games were foretold from all that is public before them."""

    games: int = 0
    cards: int = 0  # of decks in an order, guessed place by place
    right: int = 0
    chance: float = 0.0  # how many would be right if only the sets were known
    spread: float = 0.0  # the variance of that
    piles: int = 0  # that the rules leave open
    known: int = 0  # of these, those foretold card by card

    def plus(self, other: Guessed) -> Guessed:
        return Guessed(
            self.games + other.games,
            self.cards + other.cards,
            self.right + other.right,
            self.chance + other.chance,
            self.spread + other.spread,
            self.piles + other.piles,
            self.known + other.known,
        )

    def check(self) -> None:
        most = self.chance + SIGMA * self.spread**0.5
        assert self.right <= most, (
            f"{self.right} of {self.cards} cards were foretold, by chance {self.chance:.0f} would be"
        )
        few = LUCKY + self.piles * LUCKY / 100
        assert self.known <= few, f"{self.known} of {self.piles} hidden piles were foretold card by card"


def sagas() -> list[Game]:
    return [game for game in interrex.games() if game.saga is not None]


# ------------------------------------------------------------------------------------------------------- the next game


def foretell(game: Game, campaigns: int, games: int, seed: int, until: float) -> Guessed:
    """So many campaigns, as many games deep: before each but the first, its cards are guessed from what is public."""
    found = Guessed()
    for number in range(campaigns):
        if time.monotonic() > until:
            break
        found = found.plus(_campaign(game, games, f"{seed} {number}"))
    return found


def _campaign(game: Game, games: int, seed: str) -> Guessed:
    assert game.saga is not None
    houses, chronicle, found = tuple(range(game.players[0])), None, Guessed()
    for number in range(games + 1):
        options: dict[str, Any] = {}
        if chronicle is not None:
            try:
                options = dict(game.saga.options(chronicle, houses))
            except InterrexError:  # this campaign is over
                return found
            found = found.plus(guess(game, houses, options, chronicle))
        if number < games:
            chronicle = _played(game, houses, options, chronicle, f"{seed} {number}")
    return found


def _played(
    game: Game, houses: tuple[int, ...], options: dict[str, Any], chronicle: Chronicle | None, seed: str
) -> Chronicle:
    """What a random game leaves behind."""
    assert game.saga is not None
    state = _begun(game, houses, options, chronicle, key_from_seed(seed))
    luck = Luck(key_from_seed(f"moves {seed}"))
    while not state.over:
        seat = luck.choice(state.pending())
        state.play(seat, luck.choice(state.actions(seat)))
    start = Start(len(houses), game.check(len(houses), options), chronicle, houses)
    written: Chronicle = wire.plain(game.saga.chronicle(state, start))
    return written


def _begun(
    game: Game, houses: tuple[int, ...], options: dict[str, Any], chronicle: Chronicle | None, key: bytes
) -> State:
    state = game.start(len(houses), options, Luck(key), chronicle, houses)
    state.run()
    return state


def guess(game: Game, houses: tuple[int, ...], options: dict[str, Any], chronicle: Chronicle | None) -> Guessed:
    """The next game with its own key, and the same begun by whoever has the chronicle and any other key."""
    real = _begun(game, houses, options, chronicle, fresh_key())
    guessed = _begun(game, houses, options, chronicle, fresh_key())
    luck = Luck(fresh_key())
    worlds = [game.determinize(real, 0, luck) for _ in range(WORLDS)]
    found = Guessed(games=1)
    for zone, place, pile in hidden(game, real):
        there = _pile(zone, guessed, place)
        if len({_pile(zone, world, place) for world in worlds}) < WORLDS or len(pile) < SMALL:
            continue  # the rules themselves leave hardly anything open
        found = found.plus(Guessed(piles=1, known=pile == there))
        if list(pile) != sorted(pile) and len(pile) == len(there):
            found = found.plus(_compared(pile, there))
    return found


def hidden(game: Game, state: State) -> Iterator[tuple[Zone, int, tuple[int, ...]]]:
    """The piles of which a spectator and the first seat know nothing."""
    for zone in game.rules.zones:
        if zone.known is not everybody:
            for place, pile in enumerate(zone.cards(state)):
                if pile and not any(zone.known(state, place, seat) & ALL for seat in (NOBODY, 0)):
                    yield zone, place, tuple(pile)


def _pile(zone: Zone, state: State, place: int) -> tuple[int, ...]:
    piles = zone.cards(state)
    return tuple(piles[place]) if place < len(piles) else ()


def _compared(pile: tuple[int, ...], guessed: tuple[int, ...]) -> Guessed:
    """Place by place; chance is a shuffle of the same cards."""
    right = sum([one == other for one, other in zip(pile, guessed, strict=True)])
    chance = sum([guessed.count(card) for card in pile]) / len(pile)
    return Guessed(cards=len(pile), right=right, chance=chance, spread=chance)
