"""A bot in under sixty lines: joins a table by its link and plays random legal moves until the game is over.

    python examples/bot_client.py http://127.0.0.1:8000/t/TABLE [SEAT-TOKEN]

Without a token it takes the first open seat. Everything it knows about the rules is what the server offers. It makes no
deals of its own: what could be promised comes as ask["forms"], and a promise is a word of each slot of a row.
"""

import json
import random
import sys
import urllib.request
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect


def join(api: str) -> str:
    """Take an open seat; its token is the only key to it."""
    body = json.dumps({"name": "Example bot"}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{api}/join", body, method="POST")) as answer:
        return str(json.load(answer)["seat"]["token"])


def play(link: str, token: str | None = None) -> dict[str, Any]:
    """Play to the end; the table as it is then."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").split("/")[-1]
    api = f"{parts.scheme}://{parts.netloc}/api/tables/{table}"
    token = token or join(api)
    answered = -1
    with connect(f"{api.replace('http', 'ws', 1)}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "refused":
                raise SystemExit(message["sentence"])
            if message["type"] != "state":
                continue  # "accepted": our move is on the server's disk
            if message["table"]["status"] == "finished":
                return dict(message["table"])
            seat, ask = message["seats"][0]["seat"], message["seats"][0]["ask"]
            if ask and ask["owed"] and ask["asked"] > answered:
                answered = ask["asked"]
                action = random.choice(ask["offers"])["action"]
                move = {"type": "play", "id": uuid.uuid4().hex, "seat": seat, "action": action, "asked": answered}
                socket.send(json.dumps(move))


if __name__ == "__main__":
    table = play(*sys.argv[1:3])
    print("Scores:", table["result"]["scores"], "winners:", [seat + 1 for seat in table["result"]["winners"]])
