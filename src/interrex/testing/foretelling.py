"""Foretelling: what the next game of a campaign brings, guessed from all that is public before it begins.

Whoever has the records, the chronicle and any key can begin that game as well. Where the rules leave a pile open, that
must be of no help: what is shuffled for a game is shuffled with that game's own key.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import exp, factorial, lgamma, log, prod
from typing import Any, NamedTuple

import interrex
from interrex.engine import wire
from interrex.engine.errors import InterrexError
from interrex.engine.game import Chronicle, Game, Start
from interrex.engine.luck import Luck, fresh_key, key_from_seed
from interrex.engine.state import State
from interrex.engine.zones import ALL, NOBODY, Zone, everybody

KNOWING = 3.2e-5  # so unlikely by chance, as four standard deviations are, that somebody knows something
WORLDS = 6  # imagined, to learn what the game leaves open
BEGUN = 12  # games begun by whoever would foretell one: what all of them agree on is told by the chronicle


class Guessed(NamedTuple):
    """How well the cards of next games were foretold from all that is public before them.

    A chronicle may say which cards there are, never where or in which order (where that is open). So chance is a
    shuffle of the very cards that were guessed, and no card may lie where it lies whatever the luck.
    """

    games: int = 0
    cards: int = 0  # of decks in an order, guessed place by place
    right: int = 0
    chance: float = 0.0  # how many would be right if only the sets were known; as much is the variance
    orders: int = 0  # piles in an order that hold the cards that were guessed
    known: int = 0  # of these, those whose order was guessed
    lucky: float = 0.0  # how many would be by chance; the variance is hardly less
    singles: int = 0  # cards that lie alone, and that the rules leave open
    told: int = 0  # of these, those that are the same whatever the luck

    def plus(self, other: Guessed) -> Guessed:
        return Guessed._make([one + more for one, more in zip(self, other, strict=True)])

    def check(self) -> None:
        for right, chance, what in (
            (self.right, self.chance, f"of {self.cards} cards"),
            (self.known, self.lucky, f"of {self.orders} piles the order"),
        ):
            assert at_least(right, chance) > KNOWING, f"{what}: {right} were foretold, by chance {chance:.1f} would be"
        assert not self.told, f"{self.told} of {self.singles} cards that lie alone are told by the chronicle"


def at_least(right: int, chance: float) -> float:
    """How likely it is that so many or more are right where so many are by chance (Poisson)."""
    if right <= chance or not right:
        return 1.0
    if not chance:
        return 0.0
    term = exp(right * log(chance) - chance - lgamma(right + 1))
    found = 0.0
    while term > KNOWING * 1e-6:
        found += term
        right += 1
        term *= chance / right
    return found


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
    """The next game with its own key, and the same begun by whoever has the chronicle and any other keys."""
    real = _begun(game, houses, options, chronicle, fresh_key())
    guesses = [_begun(game, houses, options, chronicle, fresh_key()) for _ in range(BEGUN)]
    luck = Luck(fresh_key())
    worlds = [game.determinize(real, 0, luck) for _ in range(WORLDS)]
    found = Guessed(games=1)
    for zone, place, pile in hidden(game, real):
        there = [_pile(zone, guessed, place) for guessed in guesses]
        if len(pile) > 1:
            found = found.plus(_compared(pile, there[0]))
        elif len({_pile(zone, world, place) for world in worlds}) > 1:
            found = found.plus(Guessed(singles=1, told={*there} == {pile}))
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
    """Place by place, and the whole order; chance is a shuffle of the same cards."""
    if list(pile) == sorted(pile) or len(pile) != len(guessed):  # a set, or a guess of other cards
        return Guessed()
    right = sum([one == other for one, other in zip(pile, guessed, strict=True)])
    chance = sum([guessed.count(card) for card in pile]) / len(pile)
    found = Guessed(cards=len(pile), right=right, chance=chance)
    if sorted(pile) != sorted(guessed):
        return found
    orders = factorial(len(pile)) / prod([factorial(pile.count(card)) for card in {*pile}])
    return found.plus(Guessed(orders=1, known=pile == guessed, lucky=1 / orders))
