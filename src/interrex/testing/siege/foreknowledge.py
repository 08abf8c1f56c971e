"""Knowing what nobody may know: sealed packs by a forged file, and what a move showed that is taken back freely.

For every game there is. What the next game of a campaign brings is guessed in ``foretelling``.
"""

from __future__ import annotations

import random
import time
from typing import Any, NamedTuple

import interrex
from interrex.campaign import Campaign
from interrex.engine import wire
from interrex.engine.errors import InterrexError
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed

from ..conformance import check_learning, turn
from ..fuzz import drawn

EVENTFUL = 4  # messages: a move that told less has resolved nothing


# ------------------------------------------------------------------------------------------------------- sealed packs


class Forged(NamedTuple):
    """Files that say that everything is open, under rules of before."""

    tried: int = 0
    refused: int = 0
    opened: int = 0  # packs they got to see that nobody had opened


def forge(game: Game, seed: int) -> Forged:
    """A campaign of one game, its file changed in all ways that used to be believed."""
    campaign = Campaign(game, [f"House {n}" for n in range(1, game.players[0] + 1)])
    match, luck = campaign.next(seed=f"forge {seed}"), Luck(key_from_seed(f"forging {seed}"))
    begun = set(match.packs(None))
    while not match.over:
        seat = luck.choice(match.pending())
        match.play(seat, luck.choice(match.actions(seat)))
    campaign.add(match)
    really = {*begun, *match.packs(None), *campaign.packs()}
    found = Forged()
    for version in range(game.version + 1):
        for kept in (True, False):
            found = _brought(game, campaign, version, kept, really, found)
    return found


def _brought(game: Game, campaign: Campaign, version: int, kept: bool, really: set[str], found: Forged) -> Forged:
    file = wire.decode(campaign.to_json(), dict[str, Any])
    file["version"] = file["records"][0]["version"] = version
    if not kept:
        file["records"][0]["moves"] = []
    if game.extras.packs is not None and "opened" in file["chronicle"]:
        file["chronicle"]["opened"] = list(game.extras.packs.names())
    try:
        brought = Campaign.from_json(wire.encode(file))
        seen = {*brought.packs(), *brought.next().packs(None)}
    except InterrexError:
        return found._replace(tried=found.tried + 1, refused=found.refused + 1)
    return found._replace(tried=found.tried + 1, opened=found.opened + len(seen - really))


# ------------------------------------------------------------------------------------------------------ taking back


def learn(seconds: float, seed: int | None = None) -> dict[str, int]:
    """By game: eventful moves that could be taken back freely, none of which had shown its mover anything."""
    games = [game for game in interrex.games() if game.rules.secrets]
    return {game.id: _learn(game, seconds / len(games), random.Random(seed)) for game in games}


def _learn(game: Game, seconds: float, chance: random.Random) -> int:
    end, tried = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        seed = chance.randrange(10**9)
        players, options = drawn(game, chance)
        match, luck = interrex.new(game.id, players, seed, options), Luck(key_from_seed(f"learn {seed}"))
        while not match.over and time.monotonic() < end:
            mover = turn(match, luck)
            action, before = luck.choice(match.actions(mover)), match.state.copy()
            lines = match.play(mover, action)
            if len(lines) >= EVENTFUL and not match.moves[-1].final:
                earlier = match.at(len(match.moves) - 1)
                earlier.state = before
                check_learning(earlier, mover, action, luck)
                tried += 1
    return tried
