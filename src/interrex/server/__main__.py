"""``python -m interrex.server``: the bare server, for tests and load tests. People use ``interrex serve``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from interrex.stories import shelve

from .config import UNLIMITED, Config, Limits
from .run import hosts_of, listen, run
from .store.address import DatabaseError, place_of
from .words import ServerError


def main() -> int:
    parser = argparse.ArgumentParser(prog="interrex.server")
    parser.add_argument("--db", required=True)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--password")
    parser.add_argument("--trusted-proxy", action="append", default=[])
    parser.add_argument("--public-name", action="append", default=[])
    parser.add_argument("--bot-delay", type=float, default=Config(Path()).bot_delay)
    parser.add_argument("--away-after", type=float, default=Config(Path()).away_after)
    parser.add_argument("--lease", type=float, default=Config(Path()).lease)
    parser.add_argument("--stories", type=Path, help="a folder of installed stories")
    parser.add_argument("--unlimited", action="store_true", help="no limits of rate: all clients are one's own")
    asked = parser.parse_args()
    if asked.stories is not None:
        shelve(asked.stories)
    try:
        config = Config(
            db=place_of(asked.db),
            password=asked.password,
            hosts=hosts_of(asked.host, asked.public_name),
            proxies=tuple(asked.trusted_proxy),
            limits=UNLIMITED if asked.unlimited else Limits(),
            bot_delay=asked.bot_delay,
            away_after=asked.away_after,
            lease=asked.lease,
        )
        run(config, listen(asked.host, asked.port), lambda address: print(address, flush=True))
    except ServerError as error:
        print(error, file=sys.stderr)
        return 1 if isinstance(error, DatabaseError) else 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
