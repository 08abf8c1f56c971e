"""``interrex serve``: the web table, for this machine or for everybody who can reach it."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from interrex.server.config import Config
from interrex.server.logs import Format, set_up
from interrex.server.words import say as server_say

from ..arguments import Db, Lang, kept_at
from ..terminal import err, out
from ..usage import Program
from ..words import spoken

app = Program()


@app.command()
def serve(
    *,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, metavar="N")] = 8000,
    db: Db = None,
    password: Annotated[str | None, typer.Option("--password", envvar="INTERREX_PASSWORD", metavar="PASSWORD")] = None,
    public_lobby: Annotated[bool, typer.Option("--public-lobby")] = False,
    public_name: Annotated[list[str] | None, typer.Option("--public-name", metavar="NAME")] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", metavar="ADDRESS"),
    ] = None,
    metrics_to: Annotated[list[str] | None, typer.Option("--metrics-to", metavar="ADDRESS")] = None,
    delete_after: Annotated[float | None, typer.Option("--delete-after", min=1, metavar="DAYS")] = None,
    passkeys: Annotated[bool, typer.Option("--passkeys")] = False,
    push: Annotated[bool, typer.Option("--push")] = False,
    mail: Annotated[str | None, typer.Option("--mail", envvar="INTERREX_MAIL", metavar="smtp://…")] = None,
    webhooks: Annotated[list[str] | None, typer.Option("--webhooks", metavar="HOST")] = None,
    log: Annotated[Format | None, typer.Option("--log", metavar="text|json")] = None,
    open_: Annotated[bool | None, typer.Option("--open/--no-open")] = None,
    bot_delay: Annotated[float, typer.Option("--bot-delay", min=0, max=60, metavar="SECONDS")] = 0.6,
    reviews: Annotated[int, typer.Option("--reviews", min=0, max=16, metavar="N")] = 1,
    lang: Lang = None,
) -> None:
    """Serve the web table until Ctrl-C. Tables are kept in one file; nothing that was acknowledged is ever lost."""
    from interrex.server.notices.carriers import check  # here, because no other command should wait for it
    from interrex.server.run import (
        hosts_of,
        is_loopback,
        listen,
        networks,
        run,
    )

    networks([*(trusted_proxy or []), *(metrics_to or [])])  # says at once what is none
    if log is not None:
        set_up(log)
    config = Config(
        db=kept_at(db),
        password=password or None,
        public_lobby=public_lobby,
        hosts=hosts_of(host, public_name or []),
        proxies=tuple(trusted_proxy or ()),
        bot_delay=bot_delay,
        watchers=tuple(metrics_to) if metrics_to else Config(Path()).watchers,
        delete_after=delete_after,
        reviews=reviews,
        address=f"https://{public_name[0]}" if public_name else f"http://{host}:{port}",
        passkeys=passkeys,
        push=push,
        mail=mail or None,
        mail_password=os.environ.get("INTERREX_MAIL_PASSWORD"),
        webhooks=tuple(webhooks or ()),
    )
    check(config)  # says at once what is missing, or wrong
    listening = listen(host, port)
    if not is_loopback(host) and config.password is None:
        err().print(server_say(spoken(), "server-open-to-all"), style="yellow", soft_wrap=True)

    def ready(address: str) -> None:
        out().print(server_say(spoken(), "server-serving", address=address), style="bold", soft_wrap=True)
        out().print(server_say(spoken(), "server-stop"), style="dim", soft_wrap=True)
        if sys.stdout.isatty() if open_ is None else open_:
            webbrowser.open(address)

    run(config, listening, ready)
