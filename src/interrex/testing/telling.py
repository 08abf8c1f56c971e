"""People coming and going for weeks, told by five ways: is every question told once, and none to whoever looks?

``python -m interrex.testing.telling --questions 10000``. Tables, store and postman are the server's own; the clock and
the other ends are made up, and one letter in ten does not get through at first. What is right is judged from outside,
by when each question was put, first looked at and answered.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple, cast

from interrex.engine.registry import games
from interrex.server.config import UNLIMITED, Config
from interrex.server.http.security import Limiter
from interrex.server.notices.letters import Letter
from interrex.server.notices.postman import AGAIN, NotSent, Postman
from interrex.server.protocol.lobby import SeatWanted, TableWanted
from interrex.server.store import notices, players
from interrex.server.store.places import store_at
from interrex.server.store.rows import DeviceRow, HoldingRow, PlayerRow, RouteRow
from interrex.server.tables.memory import Tables
from interrex.server.tables.table import Table
from interrex.server.tokens import hashed

TABLES, PAUSE, DIGEST = 12, 60.0, 3_600
KINDS = ("push", "mail", "webhook", "feed", "digest")
BEGAN = 1_700_000_000.0
FAILS = 0.1  # of letters do not get through, twice in a row at most
MEMORY = Path("/dev/shm")

Question = tuple[str, int, int]  # table, seat, since which event


class Counted(NamedTuple):
    """What came of it."""

    questions: int
    told: int  # notices that got through
    waited: int  # questions that waited long enough for everybody to be told
    missing: int
    double: int
    looking: int  # told to somebody who had looked, or had answered
    unknown: int  # told of a question that nobody had put
    failed: int  # letters that did not get through at first

    def right(self) -> bool:
        return not (self.missing or self.double or self.looking or self.unknown)


class Onlooker:
    """Somebody at a table, as far as a table asks."""

    def __init__(self, seat: int, looking: bool) -> None:
        self.looking = looking
        self._seats = [seat]

    def seats(self) -> list[int]:
        return self._seats

    def wake(self) -> None:
        """They see what is new."""


class Telling:
    def __init__(self, folder: Path, seed: int) -> None:
        self.now = BEGAN
        self.luck = random.Random(seed)
        config = Config(folder / "tables.db", limits=UNLIMITED, clock=lambda: self.now, notice_after=PAUSE)
        self.store = store_at(config.db)
        self.tables = Tables(config, self.store)
        self.postman = Postman(self.tables, dict.fromkeys(KINDS[:4], self), Limiter(lambda: self.now))
        self.put: dict[Question, float] = {}
        self.gone: dict[Question, float] = {}  # when it was first looked at or answered
        self.heard: Counter[tuple[Question, str]] = Counter()
        self._open: dict[str, set[Question]] = {}  # by table, what waits there
        self.looking = self.unknown = self.failed = self.told = 0
        self._trouble: Counter[str] = Counter()

    async def carry(self, route: RouteRow, letter: Letter) -> None:
        """The other end of every way."""
        if self.luck.random() < FAILS and self._trouble[letter.id] < 2:
            self._trouble[letter.id] += 1
            self.failed += 1
            raise NotSent("server-route-silent")
        for item in letter.items:
            question = item.table, item.seat, item.asked
            self.heard[question, route.name] += 1
            self.told += 1
            self.looking += question in self.gone
            self.unknown += question not in self.put and question not in self.gone

    async def run(self, questions: int) -> Counted:
        self.store.open()
        try:
            tables = [await self._table(n) for n in range(TABLES)]
            while len(self.put) < questions:
                place = self.luck.randrange(TABLES)
                tables[place] = await self._visit(tables[place])
            await self._until(self.now + 7 * 86_400)
        finally:
            await self.tables.close()
            self.store.close()
        return self._judged()

    async def _table(self, number: int) -> str:
        game = next(game.id for game in games() if game.players[0] <= 2)
        made = await self.tables.create(TableWanted(game, [SeatWanted("human"), SeatWanted("human")], seed=str(number)))
        for key in made.seats:
            self.gone[made.table.id, key.seat, 0] = self.now  # whoever sits down looks at what is asked first
            name = f"{number}-{key.seat}"
            device = DeviceRow(name, name, hashed("d" + name), b"", "", 0, 0)
            await self.store.write(players.begin(PlayerRow(name, hashed(name), "{}", 0), device))
            held = HoldingRow(name, hashed(key.token), "seat", made.table.id, b"")
            await self.store.write(players.hold([held], 10))
            for kind in KINDS:
                place = "mail" if kind == "digest" else kind
                token = hashed("f" + name) if kind == "feed" else None
                row = RouteRow(f"{name}-{kind}", name, place, "{}", token, None, kind, "en", self.now)
                await self.store.write(notices.add(row._replace(alarm=False, gap=DIGEST * (kind == "digest")), 10))
        return made.table.id

    # Visits

    async def _visit(self, table_id: str) -> str:
        """Somebody who is waited for comes to look, answers or not, and goes; then time goes by. Where they play on."""
        async with self.tables.hold(table_id) as live:
            table = live.table
            if table.match.over:
                return await self._again(table)
            seat, behind = self.luck.choice(table.match.pending()), Onlooker(0, False)
            if self.luck.random() < 0.15:  # another tab is open, with the table behind it
                behind = Onlooker(seat, False)
                table.sockets.add(cast(Any, behind))
            await self._look(table, seat, self.luck.random() < 0.85)
            while self.luck.random() < 0.5 and not table.match.over:  # who is asked now looks in soon
                await self._until(self.now + self.luck.choice((5.0, 30.0, 59.0)))
                await self._look(table, self.luck.choice(table.match.pending()), self.luck.random() < 0.5)
            await self._until(self.now + self._while())
            table.sockets.discard(cast(Any, behind))
        return table_id

    async def _again(self, table: Table) -> str:
        again = await table.play_again(self.luck.randbytes(32))
        async with self.tables.hold(again) as live:
            self._asked(live.table)
        return again

    async def _look(self, table: Table, seat: int, answers: bool) -> None:
        here = Onlooker(seat, True)
        table.sockets.add(cast(Any, here))
        self._seen(table, seat)
        await self._until(self.now + self.luck.choice((1.0, 20.0, 90.0)))
        while answers and seat in table.match.pending() and not table.match.over:
            actions = table.match.actions(seat)
            asked = table.situation.asked[seat]
            action = " ".join(map(str, self.luck.choice(actions)))
            await table.play(seat, action, asked, f"move-{self.luck.getrandbits(60):x}")
            self.gone.setdefault((table.id, seat, asked), self.now)
            self._asked(table)
            self._seen(table, seat)
            await self._until(self.now + self.luck.choice((0.5, 3.0)))
        table.sockets.discard(cast(Any, here))
        await table.seen([seat])

    def _while(self) -> float:
        """Until the next visit to this table: minutes, hours, days."""
        return self.luck.choice((5.0, 30.0, 59.0, 61.0, 600.0, 5_000.0, 40_000.0))

    # What is known from outside

    def _asked(self, table: Table) -> None:
        current = {(table.id, seat, table.situation.asked[seat]) for seat in table.match.pending()}
        for question in current:
            self.put.setdefault(question, self.now)
        for question in self._open.get(table.id, current) - current:
            self.gone.setdefault(question, self.now)
        self._open[table.id] = current

    def _seen(self, table: Table, seat: int) -> None:
        if seat in table.match.pending():
            question = table.id, seat, table.situation.asked[seat]
            self.put.setdefault(question, self.now)
            self.gone.setdefault(question, self.now)

    async def _until(self, moment: float) -> None:
        """Time goes by; the postman comes whenever something is due."""
        while (due := await self.store.read(notices.next_due())) is not None and due <= moment:
            self.now = max(self.now, due)
            await self.postman.deliver()
        self.now = moment

    def _judged(self) -> Counted:
        slack = {kind: PAUSE + AGAIN[0] + AGAIN[1] + (DIGEST if kind == "digest" else 0.0) for kind in KINDS}
        missing = waited = 0
        for question, put in self.put.items():
            lasted = self.gone.get(question, self.now) - put
            waited += lasted > max(slack.values())
            missing += sum([lasted > slack[kind] and not self.heard[question, kind] for kind in KINDS])
        double = sum([times - 1 for times in self.heard.values() if times > 1])
        return Counted(len(self.put), self.told, waited, missing, double, self.looking, self.unknown, self.failed)


def tell(questions: int, seed: int, folder: Path | None = None) -> Counted:
    """Of so many questions."""
    memory = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=folder or memory) as place:
        return asyncio.run(_told(Path(place), questions, seed))


async def _told(place: Path, questions: int, seed: int) -> Counted:
    return await Telling(place, seed).run(questions)


def main() -> int:
    parser = argparse.ArgumentParser(prog="interrex.testing.telling")
    parser.add_argument("--questions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    counted = tell(asked.questions, asked.seed)
    for name, number in counted._asdict().items():
        print(f"{name:10} {number:8}")
    return 0 if counted.right() else 1


if __name__ == "__main__":
    raise SystemExit(main())
