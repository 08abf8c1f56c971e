"""Games of a campaign among bots, one after another: what each leaves behind the next begins with."""

from __future__ import annotations

from interrex.engine.errors import BadConfig
from interrex.engine.game import Chronicle, Game, Options

from .kinds import Kind
from .playout import Outcome, Watch, nobody, playout


def follow(
    game: Game,
    chronicle: Chronicle | None,
    houses: tuple[int, ...],
    options: Options,
    seed: int | str,
    kinds: tuple[Kind, ...],
    watch: Watch = nobody,
) -> Outcome:
    """The next game, for these houses in seat order. Where the campaign is decided another begins."""
    if game.saga is None:
        raise BadConfig("engine-no-saga", game.id, game=game.title)
    if chronicle is not None and game.saga.result(chronicle) is not None:
        chronicle = None
    if chronicle is not None:
        options = {**options, **game.saga.options(chronicle, houses)}
    return playout(game, len(houses), options, seed, kinds, chronicle=chronicle, houses=houses, watch=watch)
