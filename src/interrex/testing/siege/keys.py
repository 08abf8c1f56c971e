"""Somebody else's key: guessed, used again after it was renewed, looked for by name, asked for in floods; and people
looked for whom one has not met.

Each attack says how often it was tried and how often it came through; and, with ten thousand keys in the store, how
long a player waits for their games.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from interrex.engine import wire
from interrex.engine.match import Match
from interrex.engine.registry import games
from interrex.server.protocol.values import DAY
from interrex.server.store.address import Place, place_of
from interrex.server.store.places import store_at
from interrex.server.store.rows import DeviceRow, Event, HoldingRow, PlayerRow, SeatRow, TableRow
from interrex.server.store.store import Db, Store
from interrex.server.tables.glance import Told
from interrex.server.tables.stored import row_of
from interrex.server.tokens import hashed, new_table_id, new_token, seal

from ..load import request
from .server import Besieged
from .trespass import Tried

GUESSES = 300
KEYS, GAMES = 10_000, 10
ASKED = 300  # keys whose games are asked for
BATCH = 200  # that are written together
AT_MOST = 0.05  # seconds


class Scene(NamedTuple):
    """A server, and somebody there: their key, a device, and a seat that hangs on it."""

    address: str
    key: str
    token: str
    table: str
    seat: str

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
        return request(self.address, method, f"/api{path}", body, token)


def scene(server: Besieged) -> Scene:
    def post(path: str, body: Any, token: str = "") -> dict[str, Any]:
        return wire.decode(request(server.address, "POST", f"/api{path}", body, token)[1], dict[str, Any])

    made = post("/tables", {"game": games()[0].id, "seats": [{"kind": "human"}, {"kind": "open"}]})
    me, table, seat = post("/me", {}), made["table"]["id"], made["seats"][0]["token"]
    post("/me/claim", {"claims": [{"about": table, "token": seat}]}, me["token"])
    return Scene(server.address, me["key"], me["token"], table, seat)


# What is tried: each gives back how often, and how often it came through


def keys_guessed(at: Scene) -> tuple[int, int]:
    """A key like any other, and the one that is there with one letter changed."""
    near = [at.key[:n] + ("A" if at.key[n] != "A" else "B") + at.key[n + 1 :] for n in range(len(at.key))]
    tried = [*near, *[new_token() for _ in range(GUESSES - len(near))]]
    return len(tried), sum(at.ask("POST", "/me/devices", {}, key)[0] == 201 for key in tried)


def devices_guessed(at: Scene) -> tuple[int, int]:
    """Likewise a device's token; and a key, a seat's token or nothing in its place."""
    tried = [*[new_token() for _ in range(GUESSES)], at.key, at.seat, "A", ""]
    return len(tried), sum(at.ask("GET", "/me/keys", None, token)[0] == 200 for token in tried)


def words_guessed(at: Scene) -> tuple[int, int]:
    """The words that belong to a name: as often as the server lets one try, and then on."""
    at.ask("POST", "/me/phrase", {"handle": "Ada", "phrase": "a phrase of her own"}, at.token)
    tried = [{"handle": "Ada", "phrase": f"a phrase of her own{n}"} for n in range(GUESSES)]
    return len(tried), sum(at.ask("POST", "/me/enter", one)[0] == 201 for one in tried)


def names_looked_for(at: Scene) -> tuple[int, int]:
    """Whether somebody of a name is here: refusals that differ would tell."""
    at.ask("POST", "/me/phrase", {"handle": "Bo", "phrase": "a phrase of his own"}, at.token)
    wrong = [at.ask("POST", "/me/enter", {"handle": name, "phrase": "x" * 20}) for name in ("Bo", "Nobody", "bo", "Al")]
    assert wrong[0][0] == 401
    return len(wrong), sum(answer != wrong[0] for answer in wrong)


def renewed_and_used_again(at: Scene) -> tuple[int, int]:
    """The key, the device and the seat's link, as they were before."""
    assert at.ask("POST", "/me/renew", {}, at.token)[0] == 200
    answers = [
        at.ask("POST", "/me/devices", {}, at.key)[0] == 201,
        at.ask("GET", "/me/games", None, at.token)[0] == 200,
        at.ask("GET", f"/tables/{at.table}/state", None, at.seat)[0] == 200,
    ]
    return len(answers), sum(answers)


def keys_by_the_hundred(at: Scene) -> tuple[int, int]:
    """As many as the limits allow may be made, and no more."""
    made = sum(at.ask("POST", "/me", {})[0] == 201 for _ in range(GUESSES))
    return GUESSES, max(0, made - 60)


def removed_and_back(at: Scene) -> tuple[int, int]:
    """A device that was removed: with its token, with the key it copied before, with the link of a seat."""
    stolen = _said(at.ask("POST", "/me/devices", {"device": "stolen"}, at.key))["token"]
    copied = _said(at.ask("GET", "/me/key", None, stolen))["key"]
    devices = _said(at.ask("GET", "/me", None, at.token))["devices"]
    (gone,) = [one["id"] for one in devices if one["name"] == "stolen"]
    assert at.ask("POST", "/me/devices/remove", {"id": gone}, at.token)[0] == 200
    answers = [
        at.ask("POST", "/me/devices", {}, copied)[0] == 201,
        at.ask("GET", "/me/games", None, stolen)[0] == 200,
        at.ask("GET", f"/tables/{at.table}/state", None, at.seat)[0] == 200,
    ]
    return len(answers), sum(answers)


# Looking for people


def strangers_invited(at: Scene) -> tuple[int, int]:
    """Whoever sits anywhere, by tables and seats one has never sat at; and invitations answered by others."""
    stranger = _said(at.ask("POST", "/me", {}))["token"]
    own = _made(at)
    claim = {"claims": [{"about": own["table"]["id"], "token": own["seats"][0]["token"]}]}
    at.ask("POST", "/me/claim", claim, stranger)
    found = wire.decode(at.ask("GET", "/me/companions", None, stranger)[1], list[Any])  # before limits refuse
    tried = [{"table": own["table"]["id"], "met": at.table, "seat": seat} for seat in range(5)]
    tried += [{"table": own["table"]["id"], "met": new_table_id(), "seat": seat % 5} for seat in range(GUESSES)]
    answers = [at.ask("POST", "/me/invitations", one, stranger) for one in tried]
    through = sum(status == 201 for status, _ in answers)
    guessed = [at.ask("POST", "/me/invitations/accept", {"id": new_table_id()}, stranger)[0] for _ in range(30)]
    return len(tried) + 1 + len(guessed), through + len(found) + sum(status == 200 for status in guessed)


def company_by_the_hundred(at: Scene) -> tuple[int, int]:
    """Tables on the page for everybody, and seats taken at all of them: as many as the limits allow, and no more."""
    made = [_made(at, opening={}) for _ in range(GUESSES // 3)]
    shown = [one for one in made if "table" in one]
    sat = [at.ask("POST", f"/tables/{one['table']['id']}/join", {})[0] == 200 for one in shown for _ in range(3)]
    return len(made) + len(sat), max(0, len(shown) - 15) + max(0, sum(sat) - 30)


def _made(at: Scene, **more: Any) -> dict[str, Any]:
    """A table with free seats; or why there is none."""
    game = games()[0]
    seats = [{"kind": "human"}, *[{"kind": "open"}] * (game.players[1] - 1)]
    return _said(at.ask("POST", "/tables", {"game": game.id, "seats": seats, **more}))


def _said(answer: tuple[int, bytes]) -> dict[str, Any]:
    return wire.decode(answer[1], dict[str, Any])


ATTACKS: tuple[Callable[[Scene], tuple[int, int]], ...] = (
    keys_guessed, devices_guessed, words_guessed, names_looked_for, renewed_and_used_again, keys_by_the_hundred,
    removed_and_back, strangers_invited, company_by_the_hundred,
)  # fmt: skip


def steal(folder: Path, say: Callable[[str], None]) -> Iterator[Tried]:
    """Each against a server of its own: what one has used up, the next shall not want for."""
    for attack in ATTACKS:
        name = attack.__name__.replace("_", " ")
        say(name)
        with Besieged(folder / f"{attack.__name__}.db", "--public-lobby") as server:
            yield Tried(name, *attack(scene(server)))


# Ten thousand keys


class Waited(NamedTuple):
    """How long players wait for their games, in seconds."""

    keys: int
    games: int
    usual: float
    slow: float  # nineteen of twenty are faster
    longest: float

    def check(self) -> None:
        assert self.usual < AT_MOST, f"my games takes {1000 * self.usual:.0f} ms with {self.keys:,} keys"


def fill(place: Place, keys: int = KEYS, each: int = GAMES) -> list[str]:
    """A store with so many players, each with so many games; their devices' tokens."""
    return asyncio.run(_fill(place, keys, each))


async def _fill(place: Place, keys: int, each: int) -> list[str]:
    store = store_at(place)
    store.open()
    try:
        tokens = await put(store, keys, each)
        if not isinstance(place, Path):  # a database counts by itself what it has, but not within these seconds
            await store.write(_count)
        return tokens
    finally:
        store.close()


async def put(store: Store, keys: int, each: int) -> list[str]:
    tokens = [new_token() for _ in range(keys)]
    game = games()[0]
    match = Match(game, game.players[0], {}, b"k" * 32)
    told = wire.encode(Told(100.0, "server-told-undo", {"seat": 0, "n": 1})).decode()
    model = row_of(match.record, name="Ours", listed=False, seeded=True, owner=b"", now=100.0, pending=[0])
    model = model._replace(told=told)
    for first in range(0, keys, BATCH):
        rows = [_player(number, tokens[number], each, model) for number in range(first, min(first + BATCH, keys))]
        await store.write(partial(_write, rows))
    return tokens


class _Rows(NamedTuple):
    player: PlayerRow
    device: DeviceRow
    held: list[HoldingRow]
    tables: list[TableRow]
    seats: list[tuple[Any, ...]]
    events: list[tuple[Any, ...]]


def _player(number: int, token: str, each: int, model: TableRow) -> _Rows:
    """Somebody with a seat at each of so many tables, at which two lines were said."""
    key, id_, today = new_token(), f"p{number}", int(time.time() // DAY)
    tables = [model._replace(id=f"t{number}-{n}", waiting_since=100.0 + n) for n in range(each)]
    seats = [(new_token(), table.id) for table in tables]
    others = range(1, model.players)
    return _Rows(
        PlayerRow(id_, hashed(key), "{}", today),
        DeviceRow(f"d{number}", id_, hashed(token), seal(token, key), "", today, today),
        [HoldingRow(id_, hashed(seat), "seat", table, seal(key, seat)) for seat, table in seats],
        tables,
        [(table, *SeatRow(0, "human", "Ada", None, False, hashed(seat))) for seat, table in seats]
        + [(table, *SeatRow(n, "bot", "", "random", False, None)) for _, table in seats for n in others],
        [(table, *Event(n, "chat", 0, '["Ada","x"]', None, 100.0)) for _, table in seats for n in (1, 2)],
    )


def _count(db: Db) -> None:
    db.execute("ANALYZE")


def _write(rows: list[_Rows], db: Db) -> None:
    def many(table: str, found: list[Any]) -> None:
        db.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(found[0]))})", found)

    many("players", [row.player for row in rows])
    many("devices", [row.device for row in rows])
    many("holdings", [one for row in rows for one in row.held])
    many("tables", [one for row in rows for one in row.tables])
    many("seats", [one for row in rows for one in row.seats])
    many("events", [one for row in rows for one in row.events])


def wait_for_games(place: Path | str, keys: int = KEYS, each: int = GAMES, asked: int = ASKED) -> Waited:
    """Somebody asks for their games, and then somebody else, from one address; in a file or in a database."""
    tokens = random.Random(1).sample(fill(place_of(str(place)), keys, each), min(asked, keys))
    with Besieged(place) as server:
        return ask_for_games(server.address, tokens, keys, each)


def ask_for_games(address: str, tokens: list[str], keys: int, each: int) -> Waited:
    took: list[float] = []
    for token in tokens:
        began = time.perf_counter()
        status, data = request(address, "GET", "/api/me/games", None, token)
        took.append(time.perf_counter() - began)
        assert status == 200, data
        assert len(wire.decode(data, dict[str, Any])["games"]) == each
        time.sleep(0.02)  # within what an address may ask
    took.sort()
    return Waited(keys, each, took[len(took) // 2], took[len(took) * 19 // 20], took[-1])
