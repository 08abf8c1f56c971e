"""Many games among bots, by whichever crew, and what came of them. ``interrex sim`` is this in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from interrex.crews import Crew, Wants, muster, play_all
from interrex.crews.checkpoint import checkpoint
from interrex.engine.errors import BadConfig
from interrex.engine.game import ROLE, Chronicle, Game, Options
from interrex.engine.registry import find as find_game

from .census import Census
from .figures import Played, Spread, Tally, of_bot, of_role, of_seat, spread
from .following import follow
from .kinds import Kind, find, judged, name_of
from .playout import Outcome, Watch, nobody, playout

ALIKE = 20  # games that begin with the same chronicle
PLAYERS = 4  # where nobody says how many


class Series(NamedTuple):
    """What all games of one run have in common. Every game's luck hangs on the seed and its number alone."""

    game: str
    bots: tuple[Kind, ...]
    options: dict[str, Any]
    seed: str
    rotate: bool
    after: int = 0  # so many games of a campaign come before each; 0: it stands alone
    census: bool = False  # whether components are counted after every decision

    def seating(self, number: int) -> tuple[Kind, ...]:
        """In game 0 as named; in every later one all bots one seat further on."""
        turn = number % len(self.bots) if self.rotate else 0
        return self.bots[-turn:] + self.bots[:-turn]

    def play(self, number: int, chronicles: dict[int, Chronicle | None]) -> Played:
        """One game; ``chronicles`` are those of campaigns that have been played already."""
        seed, bots = f"{self.seed} game {number}", self.seating(number)
        names = tuple([name_of(bot) for bot in bots])
        try:
            outcome = self.outcome(self.left(number // ALIKE, chronicles), seed, bots)
        except Exception as error:  # whatever a game or a bot raises is to be reported with its seed
            return Played(number, seed, names, error=f"{type(error).__name__}: {error}")
        result = outcome.result
        return Played(number, seed, names, outcome.roles, result.winners, result.scores, outcome.decisions)

    def outcome(self, chronicle: Chronicle | None, seed: str, bots: tuple[Kind, ...]) -> Outcome:
        game = find_game(self.game)
        watch: Watch = Census(game) if self.census else nobody
        if self.after:
            return follow(game, chronicle, tuple(range(len(bots))), self.options, seed, bots, watch)
        return playout(game, len(bots), self.options, seed, bots, watch=watch)

    def left(self, campaign: int, chronicles: dict[int, Chronicle | None]) -> Chronicle | None:
        """What so many games of a campaign have come to; each is played once."""
        if campaign not in chronicles:
            chronicle: Chronicle | None = None
            for number in range(self.after):
                seed = f"{self.seed} campaign {campaign} game {number}"
                chronicle = self.outcome(chronicle, seed, self.seating(number)).chronicle
            chronicles[campaign] = chronicle
        return chronicles[campaign]


def play_some(series: Series, numbers: list[int]) -> list[Played]:
    """Some of the games; a function, because another process finds it by its name."""
    chronicles: dict[int, Chronicle | None] = {}
    return [series.play(number, chronicles) for number in numbers]


class Simulation(NamedTuple):
    """What came of many games: each of them, and how seats, bots and roles fared."""

    series: Series
    games: tuple[Played, ...]

    @property
    def finished(self) -> list[Played]:
        return [game for game in self.games if not game.error]

    @property
    def failed(self) -> list[Played]:
        """Games that a mistake of the game or of a bot has ended, each with the seed that plays it again."""
        return [game for game in self.games if game.error]

    @property
    def seats(self) -> dict[int, Tally]:
        return {seat: of_seat(self.finished, seat) for seat in range(len(self.series.bots))}

    @property
    def bots(self) -> dict[str, Tally]:
        return {bot: of_bot(self.finished, bot) for bot in dict.fromkeys(map(name_of, self.series.bots))}

    @property
    def roles(self) -> dict[str, Tally]:
        """By faction, house or whatever seats are in this game; empty where they are all alike."""
        played = {role for game in self.finished for role in game.roles}
        printed = find_game(self.series.game).faces.named.get(ROLE, ())
        return {role: of_role(self.finished, role) for role in printed if role in played}

    @property
    def score(self) -> Spread:
        return spread([score for game in self.finished for score in game.scores])

    @property
    def decisions(self) -> Spread:
        """A game's length."""
        return spread([game.decisions for game in self.finished])


def simulate(
    game: str,
    *,
    bots: Kind | Sequence[Kind] = "greedy",
    players: int | None = None,
    games: int = 100,
    seed: int | str | None = None,
    options: Options | None = None,
    rotate: bool = True,
    after: int = 0,
    census: bool = False,
    workers: int | None = None,
    on: str | None = None,
    kept: Path | str | None = None,
) -> Simulation:
    """Let bots play many games. The same seed gives the same games, however many workers there are.

    One bot is for every seat, several are one for each; from game to game they change seats, unless ``rotate`` is
    false. ``after``: begin where a campaign of so many games among the same bots has come to, another one for every
    twenty games. ``census``: count all components after every decision; if one has appeared or vanished, the game has
    failed. With more workers than one, other processes play: they import the bots anew, so a class must be one that can
    be imported, and a script that calls this keeps it under ``if __name__ == "__main__"``. ``on``: ``"ray"`` has a
    cluster play that Ray starts on this machine, ``"ray://host:port"`` the one there (``docs/simulations.md``).
    ``kept``: a file that keeps each game as it ends, and from which an interrupted run goes on.
    """
    series = prepare(game, bots, players, seed, options or {}, rotate, after, census)
    with muster(on, workers, Wants(series.game, series.bots, _nothing)) as crew:
        return run(series, games, crew, None if kept is None else Path(kept))


def prepare(
    game: str,
    bots: Kind | Sequence[Kind],
    players: int | None,
    seed: int | str | None,
    options: Options,
    rotate: bool,
    after: int,
    census: bool,
) -> Series:
    """What is wrong with the wish is said here, once, and not in every game."""
    found = find_game(game)
    kinds = seated(found, (bots,) if isinstance(bots, str | type) else tuple(bots), players)
    for kind in kinds:
        find(kind)
        judged(kind, found)
    chosen = found.check(len(kinds), options)
    if after and found.saga is None:
        raise BadConfig("engine-no-saga", found.id, game=found.title)
    sown = "" if seed is None else str(seed)
    return Series(found.id, kinds, chosen, sown, rotate, after, census)


def _nothing() -> None:
    pass


def run(
    series: Series, games: int, crew: Crew, kept: Path | None = None, watch: Callable[[int], None] = lambda played: None
) -> Simulation:
    """Play them all; ``watch`` is told how many have come. Without a seed the file's is gone on with, or one drawn."""
    asked = {
        "game": series.game, "version": find_game(series.game).version, "seed": series.seed or None,
        "bots": [name_of(bot) for bot in series.bots], "options": series.options,
        "rotate": series.rotate, "after": series.after, "census": series.census,
    }  # fmt: skip
    with checkpoint(kept, asked, Played, lambda played: played.number) as so_far:
        series = series._replace(seed=so_far.seed)
        numbers = list(range(games))
        played = play_all(crew, partial(play_some, series), numbers, lambda number: number, so_far, watch)
    return Simulation(series, tuple(played))


def seated(game: Game, bots: tuple[Kind, ...], players: int | None) -> tuple[Kind, ...]:
    """A bot for each seat: the one for all, or each as named."""
    if players is None:
        players = len(bots) if len(bots) > 1 else min(PLAYERS, game.players[1])
    if len(bots) not in (1, players):
        raise BadConfig("engine-bad-bots", game.id, given=len(bots), seats=players)
    return bots * players if len(bots) == 1 else bots
