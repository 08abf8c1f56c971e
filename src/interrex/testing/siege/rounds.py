"""Everything that can be asked of a server over HTTP, asked once around while its event loop is watched."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from interrex.engine.game import Game
from interrex.engine.registry import games
from interrex.engine.words import LANGUAGES
from interrex.server.http.routes import ENDPOINTS

from ..load import request
from .loop import Kept, Watched
from .stored import longest
from .told import Ends, being_told, ends

TABLE: Final = "/api/tables/{id}"
CAMPAIGN: Final = "/api/campaigns/{id}"
OTHERS: Final = ("/api/openapi.json", "/healthz", "/readyz", "/metrics")
MOVES = 60  # of each game
TIMES = 6  # that whatever changes nothing is asked for
TABLES = 3  # that are made and filled: what can be done once at a table is measured at several
NIGHTS: Final = {"zone": "Europe/Warsaw", "sleep": 1380, "wake": 420}
PLAYED = 120.0  # seconds in which bots end a game
_numbers = itertools.count()


def fresh_id() -> str:
    return f"round-{next(_numbers):06}"


def go_round(db: Path, say: Callable[[str], None], moves: int = MOVES) -> list[Kept]:
    """On a store that ``stored.fill`` has made. Every route there is was asked, or AssertionError says which not."""
    with ends() as outside, Watched(db, passkeys=True, **outside.settings) as at:
        for part in (library, lobby, lists, campaigns):
            say(part.__name__)
            part(at)
        for game in games():
            say(f"a table of {game.title}")
            table(at, game, moves)
        say("two who do all there is to do")
        deeds(at)
        paused(at)
        say("somebody with a key")
        player(at, outside)
        found = at.found()
    left = {f"{e.method} {e.path}" for e in ENDPOINTS} - {kept.route for kept in found}
    assert not left, f"nobody asked {', '.join(sorted(left))}"
    return found


def library(at: Watched) -> None:
    at.ask("GET /api/games", times=TIMES)
    for game in games():
        if game.faces.invitation is not None and game.faces.invitation.picture:
            at.ask("GET /api/games/{game}/picture.svg", game.title, game=game.id, times=TIMES)
        for language in LANGUAGES:
            of = {"game": game.id, "language": language}
            what = f"{game.title}, {language}"
            at.ask("GET /api/games/{game}/rules/{language}", what, **of, times=TIMES)
            at.ask("GET /api/words/{game}/{language}.ftl", what, **of, times=TIMES)
            at.ask("GET /api/games/{game}/rules/{language}/search", what, **of, times=TIMES)
    for path in OTHERS:
        at.ask(f"GET {path}", times=TIMES)


def lobby(at: Watched) -> None:
    at.ask("GET /api/lobby", times=TIMES)
    at.ask("POST /api/lobby", body={"password": ""})


def lists(at: Watched) -> None:
    at.ask("GET /api/tables", times=TIMES)
    at.ask("GET /api/campaigns", times=TIMES)


def campaigns(at: Watched) -> None:
    """The long one that is stored, read; and one of our own, in which everything is done."""
    key = at.ask(f"POST {CAMPAIGN}/join", body={"house": 0}, id="long")["house"]["token"]
    page = at.ask(f"GET {CAMPAIGN}", id="long", times=TIMES)
    at.ask(f"GET {CAMPAIGN}/book", id="long", times=TIMES)
    for language in LANGUAGES:
        at.ask(f"GET {CAMPAIGN}/between/{{language}}", id="long", language=language, times=TIMES)
    at.ask(f"GET {CAMPAIGN}/house", token=key, id="long", times=TIMES)
    file = at.ask(f"GET {CAMPAIGN}/export", token=key, id="long", times=TIMES)
    for game in page["games"][:3]:
        at.ask(f"GET {TABLE}", "of a campaign", id=game["table"], times=TIMES)
        at.ask(f"GET {TABLE}/record", "of a campaign", token=key, id=game["table"], times=TIMES)
        last = {"id": game["table"], "move": game["moves"] - 1}
        at.ask(f"GET {TABLE}/positions/{{move}}", "of a campaign", times=TIMES, **last)
    file["records"] = file["records"][:1]
    at.ask("POST /api/campaigns/import", "a game of a campaign", {"campaign": file})
    houses = [{"kind": "human"}] * longest().players[0]
    made = at.ask("POST /api/campaigns", body={"game": longest().id, "houses": houses})
    tokens, of = [house["token"] for house in made["houses"]], {"id": made["campaign"]["id"]}
    at.ask(f"POST {CAMPAIGN}/houses", body={"kind": "bot"}, token=tokens[0], **of)
    players = list(range(len(tokens)))
    called = at.ask(f"POST {CAMPAIGN}/next", "", {"houses": players}, tokens[0], **of)["campaign"]["called"]["id"]
    for token in tokens[1:]:
        at.ask(f"POST {CAMPAIGN}/answer", body={"agree": True, "call": called}, token=token, **of)
    at.ask(f"POST {CAMPAIGN}/dismiss", body={"house": len(tokens) - 1}, token=made["owner"], **of)


class Seated:
    """A table of people, all of whom are we."""

    def __init__(self, at: Watched, game: Game, players: int, kind: str = "human") -> None:
        seats = [{"kind": "human"}, *[{"kind": kind}] * (players - 1)]
        made = at.ask("POST /api/tables", game.title, {"game": game.id, "seats": seats, "seed": "1", "hints": True})
        self.at, self.game, self.luck = at, game, random.Random(1)
        self.id, self.owner = made["table"]["id"], made["owner"]
        self.tokens: list[str] = [key["token"] for key in made["seats"]]

    def get(self, path: str, seat: int | None = None, /, times: int = TIMES, **parts: object) -> Any:
        token = "" if seat is None else self.tokens[seat]
        return self.at.ask(f"GET {TABLE}{path}", self.game.title, None, token, times, id=self.id, **parts)

    def post(self, path: str, seat: int, /, **body: Any) -> Any:
        return self.at.ask(f"POST {TABLE}{path}", self.game.title, body, self.tokens[seat], id=self.id)

    def asked(self) -> tuple[int, Any] | None:
        """Whoever must move, and what they are asked."""
        for seat in range(len(self.tokens)):
            ask = self.get("/state", seat, times=1)["seats"][0]["ask"]
            if ask is not None and ask["owed"]:
                return seat, ask
        return None

    def move(self) -> int | None:
        """Whoever must move does; None: the game is over."""
        if (found := self.asked()) is None:
            return None
        seat, ask = found
        action = self.luck.choice(ask["offers"])["action"]
        self.post("/moves", seat, id=fresh_id(), action=action, asked=ask["asked"])
        return seat


def table(at: Watched, game: Game, moves: int) -> None:
    """People play for a while, and look at everything."""
    seated, *_ = [Seated(at, game, game.players[1]) for _ in range(TABLES)]
    mover = None
    for _ in range(moves):
        if (mover := seated.move()) is None:
            break
    seated.get("/state")
    seated.get("")
    for seat in range(len(seated.tokens)):
        seated.get("/positions/{move}", seat, move=moves // 2)
    if packs := seated.get("/state")["packs"]:
        seated.get("/packs/{pack}", pack=packs[0])
        for language in LANGUAGES:
            seated.get("/packs/{pack}/{language}.ftl", pack=packs[0], language=language)
    if (found := seated.asked()) is not None:
        seat, ask = found
        for action in (ask["offers"][0]["action"], *["nothing of the kind"] * TIMES):
            seated.post("/why", seat, id=fresh_id(), seat=seat, action=action)
        seated.post("/hints", seat, asked=ask["asked"])
    ordered(seated)
    for _ in range(TIMES):
        seated.post("/chat", 0, id=fresh_id(), seat=0, text="Well played")
        seated.post("/hours", 0, id=fresh_id(), seat=0, hours=NIGHTS)
    seated.post("/hours", 0, id=fresh_id(), seat=0, hours=None)
    seated.post("/holiday", 0, id=fresh_id(), seat=0, begins=time.time() + 3600, ends=time.time() + 7200)
    seated.post("/holiday", 0, id=fresh_id(), seat=0)
    if mover is not None:
        taken_back(seated, mover)
        if len(seated.tokens) > 2:
            asked_about(seated)


def ordered(seated: Seated) -> None:
    """Somebody who is not asked answers ahead, and thinks better of it."""
    found = seated.asked()
    for seat in range(len(seated.tokens)):
        questions = seated.get("/orders", seat)["questions"]
        if not questions or found is None or seat == found[0]:
            continue
        order = {"question": questions[0]["name"], "ways": questions[0]["usual"]}
        seated.post("/orders/try", seat, seat=seat, order=order)
        seated.post("/orders", seat, id=fresh_id(), seat=seat, order=order)
        for one in seated.get("/state", seat, times=1)["seats"][0]["orders"]:
            seated.post("/orders/recall", seat, id=fresh_id(), seat=seat, number=one["number"])


def taken_back(seated: Seated, mover: int) -> None:
    """A move, with everybody's leave."""
    seated.post("/undo", mover, id=fresh_id(), seat=mover, practice=True)
    while (request := seated.get("/state", times=1)["request"]) is not None:
        seat = request["needed"][0]
        seated.post("/consent", seat, id=fresh_id(), seat=seat, agree=True)


def stood_in(seated: Seated, absent: int) -> None:
    """A bot is asked for in somebody's place, as soon as they are late by the table's own pace; then once more."""
    wish = {"id": fresh_id(), "seat": 0, "absent": absent}
    end = time.monotonic() + PLAYED
    path = TABLE.format(id=seated.id) + "/stand-in"
    while request(seated.at.address, "POST", path, wish, seated.tokens[0])[0] == 409:
        assert time.monotonic() < end, "nobody is ever late"
        time.sleep(0.2)
    seated.post("/stand-in", 0, **wish)


def asked_about(seated: Seated) -> None:
    """Somebody is away, and not everybody wants a bot in their place."""
    stood_in(seated, 1)
    seated.post("/consent", 2, id=fresh_id(), seat=2, agree=False)


def deeds(at: Watched) -> None:
    """What is done at a table beside playing; and a finished game."""
    game = next(game for game in games() if game.extras.notations)
    for _ in range(TABLES):
        seated = Seated(at, game, game.players[1], "open")
        joined = at.ask(f"POST {TABLE}/join", game.title, {"name": "Bo"}, id=seated.id)
        seated.tokens.append(joined["seat"]["token"])
        if game.players[1] > 2:
            at.ask(f"POST {TABLE}/fill", game.title, {"bot": "random"}, seated.owner, id=seated.id)
        seated.post("/sit", 0, id=fresh_id(), seat=0, name="Ada")
        seated.post("/stand", 0, id=fresh_id(), seat=0, question="none", on=False)
    seated.tokens[0] = seated.post("/renew", 0, seat=0)["token"]
    seated.post("/stand-in", 0, id=fresh_id(), seat=0, absent=1)
    at.ask(f"POST {TABLE}/dismiss", game.title, {"seat": 1, "bot": "random"}, seated.owner, id=seated.id)
    seated.post("/sit", 0, id=fresh_id(), seat=0, left=True)
    end = time.monotonic() + PLAYED
    while seated.get("", times=1)["status"] != "finished":
        assert time.monotonic() < end, "bots play for ever"
        time.sleep(0.2)
    seated.get("/record")
    seated.post("/review", 0)
    seated.get("/review")
    seated.get("/moves/{move}/reason", move=0)
    for notation in game.extras.notations:
        seated.get("/notation/{name}", name=notation.name)
    seated.post("/play-on", 0, move=0, seat=0)
    seated.post("/rematch", 0)


def player(at: Watched, outside: Ends) -> None:
    """Somebody with a key, everything they may do with it."""
    seated = Seated(at, games()[0], games()[0].players[0])
    key = at.ask("POST /api/me", body={"device": "here"})
    token, me = key["token"], "/api/me"
    seated.move()
    at.ask(f"POST {me}/claim", body={"claims": [{"about": seated.id, "token": seated.tokens[0]}]}, token=token)
    for path in ("", "/key", "/keys", "/games", "/statistics", "/ratings", "/export"):
        at.ask(f"GET {me}{path}", token=token, times=TIMES)
    company(at, token, seated)
    passkeys(at, token)
    at.ask(f"POST {me}/settings", body={"settings": {"name": "Ada"}}, token=token)
    at.ask(f"POST {me}/read", body={"table": seated.id, "lines": 0}, token=token)
    being_told(at, outside, token, seated.id)
    words = {"handle": "Ada", "phrase": "some words of her own"}
    at.ask(f"POST {me}/phrase", body=words, token=token)
    at.ask(f"POST {me}/enter", body=words)
    at.ask(f"POST {me}/phrase/remove", body={}, token=token)
    at.ask(f"POST {me}/devices", body={"device": "there"}, token=key["key"])
    there = [one["id"] for one in at.ask(f"GET {me}", token=token)["devices"] if not one["here"]]
    at.ask(f"POST {me}/devices/remove", body={"id": there[0]}, token=token)
    token = at.ask(f"POST {me}/renew", body={}, token=token)["token"]
    at.ask(f"POST {me}/delete", body={"really": True}, token=token)


def paused(at: Watched) -> None:
    """All agree that nobody's time runs; and go on."""
    game, clock = games()[0], {"per": "move", "seconds": 86_400}
    seats = [{"kind": "human"}] * game.players[0]
    made = at.ask("POST /api/tables", body={"game": game.id, "seats": seats, "clock": clock})
    for on in (True, False):
        for key in made["seats"] if on else made["seats"][:1]:
            what = "consent" if key["seat"] else "pause"
            wish = {"id": fresh_id(), "seat": key["seat"], **({"agree": True} if key["seat"] else {"on": on})}
            at.ask(f"POST {TABLE}/{what}", body=wish, token=key["token"], id=made["table"]["id"])


def passkeys(at: Watched, token: str) -> None:
    """Made, used and removed. Browsers have none for an address of numbers."""
    from ..authenticator import Authenticator  # here, because it needs what only those install who want it

    number, at.address = at.address, at.address.replace("127.0.0.1", "localhost")
    own, path = Authenticator(at.address), "POST /api/me/passkeys"
    asked = at.ask(f"{path}/begin", body={}, token=token, times=TIMES)
    at.ask(path, body=own.make(asked), token=token)
    for _ in range(TIMES):
        at.ask(f"{path}/enter", body=own.sign(at.ask(f"{path}/ask", body={})))
    at.ask(f"{path}/remove", body=own.named(), token=token)
    at.address = number


def company(at: Watched, token: str, seated: Seated) -> None:
    """Somebody who was met is invited, and a table wants company."""
    game, other, me = games()[0], at.ask("POST /api/me", body={})["token"], "/api/me"
    at.ask(f"POST {me}/claim", body={"claims": [{"about": seated.id, "token": seated.tokens[1]}]}, token=other)
    seats = [{"kind": "human"}, *[{"kind": "open"}] * (game.players[0] - 1)]
    made = [at.ask("POST /api/tables", body={"game": game.id, "seats": seats}) for _ in range(3)]
    mine = [{"about": one["table"]["id"], "token": one["seats"][0]["token"]} for one in made]
    at.ask(f"POST {me}/claim", body={"claims": mine}, token=token)
    at.ask(f"GET {me}/companions", token=token, times=TIMES)
    asked = [{"table": one["table"]["id"], "met": seated.id, "seat": 1} for one in made]
    first, second, third = [at.ask(f"POST {me}/invitations", body=one, token=token)[0]["id"] for one in asked]
    at.ask(f"GET {me}/invitations", token=token, times=TIMES)
    at.ask(f"POST {me}/invitations/accept", body={"id": first, "name": "Bo"}, token=other)
    at.ask(f"POST {me}/invitations/decline", body={"id": second}, token=other)
    at.ask(f"POST {me}/invitations/withdraw", body={"id": third}, token=token)
    opening, owned = f"{TABLE}/opening", {"token": made[2]["owner"], "id": made[2]["table"]["id"]}
    at.ask(f"POST {opening}", body={"language": "pl"}, **owned)
    at.ask(f"GET {opening}", times=TIMES, **owned)
    at.ask("GET /api/open", times=TIMES)
    at.ask(f"POST {opening}/remove", body={}, **owned)
