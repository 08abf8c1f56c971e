"""``python -m interrex.server``: the bare server, for tests and load tests. People use ``interrex serve``."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
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
    parser.add_argument("--public-lobby", action="store_true")
    parser.add_argument("--passkeys", action="store_true")
    parser.add_argument("--push", action="store_true")
    parser.add_argument("--mail", help="smtp://host:port?from=address")
    parser.add_argument("--webhooks", action="append", default=[], help="a host, or any")
    parser.add_argument("--neighbour", action="append", default=[], help="a private network that may be told")
    parser.add_argument("--post-every", type=float, default=Config(Path()).post_every)
    parser.add_argument("--ahead", type=Path, help="a file that says how many seconds the clock is ahead, for tests")
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
            public_lobby=asked.public_lobby,
            proxies=tuple(asked.trusted_proxy),
            limits=UNLIMITED if asked.unlimited else Limits(),
            bot_delay=asked.bot_delay,
            away_after=asked.away_after,
            lease=asked.lease,
            passkeys=asked.passkeys,
            address=f"http://{asked.host}:{asked.port}",
            push=asked.push,
            mail=asked.mail,
            webhooks=tuple(asked.webhooks),
            neighbours=tuple(asked.neighbour),
            post_every=asked.post_every,
            clock=time.time if asked.ahead is None else _ahead(asked.ahead),
        )
        run(config, listen(asked.host, asked.port), lambda address: print(address, flush=True))
    except ServerError as error:
        print(error, file=sys.stderr)
        return 1 if isinstance(error, DatabaseError) else 2
    return 0


def _ahead(file: Path) -> Callable[[], float]:
    """Weeks go by as fast as a test likes."""
    return lambda: time.time() + float(file.read_text() or 0)


if __name__ == "__main__":
    raise SystemExit(main())
