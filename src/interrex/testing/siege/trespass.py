"""Trespassers: whoever would read or do in a campaign what is not theirs, and what a server must not be talked into.

Each goes by one door that once stood open, as often as it says, and an AssertionError tells what was behind it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from interrex.campaign import Campaign
from interrex.engine import wire
from interrex.engine.game import Game
from interrex.engine.registry import games

from ..load import request
from .attacks import Place, Player, dial
from .server import Besieged

TIMES = 10  # that each door is tried
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


class Tried(NamedTuple):
    """An attack, how often it was tried, and how often it came through."""

    attack: str
    tried: int
    through: int


class Scene(NamedTuple):
    """A server, and a campaign there after its first game, with both houses in people's hands."""

    server: Besieged
    id: str
    owner: str
    houses: list[str]  # tokens

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, dict[str, Any]]:
        status, data = request(self.server.address, method, f"/api/{path}", body, token)
        return status, wire.decode(data, dict[str, Any]) if data.startswith(b"{") else {}

    def post(self, what: str, token: str, **body: Any) -> tuple[int, dict[str, Any]]:
        return self.ask("POST", f"campaigns/{self.id}/{what}", body, token)

    def begun(self) -> bool:
        """Whether a game is under way."""
        return any(game["result"] is None for game in self.ask("GET", f"campaigns/{self.id}")[1]["games"])


def short_saga() -> Game:
    """A game whose campaigns are short."""
    return next(
        game for game in games() if game.saga is not None and game.saga.book is None and game.extras.packs is None
    )


def first_game() -> Campaign:
    campaign, luck = Campaign(short_saga(), ["Ada", "Bo"]), random.Random(1)
    match = campaign.next(seed=1)
    while not match.over:
        seat = match.pending()[0]
        match.play(seat, luck.choice(match.actions(seat)))
    campaign.add(match)
    return campaign


def scene(server: Besieged, file: Any) -> Scene:
    found = wire.decode(request(server.address, "POST", "/api/campaigns/import", {"campaign": file})[1], dict[str, Any])
    place = Scene(server, found["campaign"]["id"], found["owner"], [])
    for house in (0, 1):
        place.houses.append(place.post("join", "", house=house)[1]["house"]["token"])
    return place


# What is tried: each gives back whether it came through


def export_without_a_token(at: Scene) -> bool:
    """The file of a campaign that goes on."""
    return at.ask("GET", f"campaigns/{at.id}/export")[0] == 200


def record_without_a_token(at: Scene) -> bool:
    """The key of its last game."""
    table = at.ask("GET", f"campaigns/{at.id}")[1]["games"][0]["table"]
    return at.ask("GET", f"tables/{table}/record")[0] == 200


def beginning_alone(at: Scene) -> bool:
    """The next game, by one of two who were in the last; with luck of one's own choosing."""
    at.post("next", at.houses[0], seed="mine")
    return at.begun()


def agreement_to_another_game(at: Scene) -> bool:
    """A game with luck of one's own choosing, put in the place of the one the other agrees to."""
    seen = at.post("next", at.houses[0])[1]["campaign"]["called"]
    at.post("next", at.houses[0], seed="mine")
    at.post("answer", at.houses[1], agree=True, call=seen.get("id", ""))
    at.post("next", at.houses[1])
    return at.begun()


def coming_back(at: Scene) -> bool:
    """Whoever was sent away from a table, at the next."""
    for token in at.houses:
        at.post("next", token)
    table = at.ask("GET", f"campaigns/{at.id}")[1]["games"][1]["table"]
    assert at.ask("POST", f"tables/{table}/dismiss", {"seat": 1, "bot": "random"}, at.owner)[0] == 200
    return at.post("houses", at.houses[1])[0] == 200


DOORS: tuple[Callable[[Scene], bool], ...] = (
    export_without_a_token,
    record_without_a_token,
    beginning_alone,
    agreement_to_another_game,
    coming_back,
)


def old_link(server: Besieged) -> bool:
    """The rematch, by a link that was renewed at the finished table."""
    player = Player(server.address)
    while not player.over:
        player.move()
    path, token = f"/api/tables/{player.table}", player.tokens[0]
    again = wire.decode(request(server.address, "POST", f"{path}/rematch", {}, token)[1], dict[str, Any])
    assert request(server.address, "POST", f"{path}/renew", {"seat": 0}, token)[0] == 200
    return request(server.address, "GET", f"/api/tables/{again['id']}/state", token=token)[0] == 200


def trespass(folder: Path, say: Callable[[str], None], times: int = TIMES) -> list[Tried]:
    """Every door, each on campaigns and tables of its own."""
    found: list[Tried] = []
    file = wire.decode(first_game().to_json(), dict[str, Any])
    with Besieged(folder / "trespass.db", "--unlimited") as server:
        for door in DOORS:
            say(door.__name__.replace("_", " "))
            found.append(_tried(door, [door(scene(server, file)) for _ in range(times)]))
        say("old link")
        found.append(_tried(old_link, [old_link(server)]))
    say("names for the log")
    found.append(Tried("names that would write in the log", times, names_in_the_log(folder, times)))
    say("a log beside the store removed")
    found.append(_tried(removed_log, [removed_log(folder)]))
    return found


def _tried(attack: Callable[..., bool], through: list[bool]) -> Tried:
    return Tried(attack.__name__.replace("_", " "), len(through), sum(through))


def names_in_the_log(folder: Path, times: int) -> int:
    """What a client has its proxy say of where it is; the characters that steer a terminal stand in no log."""
    with Besieged(folder / "names.db", "--trusted-proxy", "127.0.0.0/8") as server:
        place = Place(server.port, "", "")
        for n in range(times):
            head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://elsewhere\r\n"
            said = b"X-Forwarded-For: \x9b2J\x9b31m%d all is lost\x85\r\nContent-Length: 2\r\n\r\n{}" % n
            with dial(place, head + said) as there:
                there.recv(1000)
        return len(CONTROL.findall(server.log()))


def removed_log(folder: Path) -> bool:
    """Moves acknowledged into a file that is gone: SQLite keeps what was written last beside the store."""
    db = folder / "removed.db"
    with Besieged(db) as server:
        player = Player(server.address)
        player.move()
        db.with_name(f"{db.name}-wal").unlink()
        try:
            player.move()
        except AssertionError:
            return False
        return True
