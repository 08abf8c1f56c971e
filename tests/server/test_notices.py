"""Being told that a game waits: once for a question and a route, and not at all who has answered or looks on."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import icalendar
import pytest

from interrex.server.config import UNLIMITED, Config, Rate
from interrex.server.notices.letters import Letter
from interrex.server.notices.postman import AT_ONCE
from interrex.server.notices.webhooks import Webhooks
from interrex.server.store.rows import RouteRow

from .helpers import Live, Table, config
from .receivers import Receiver
from .test_players import Person

BEGAN = 1_700_000_000.0
DAY = 86_400.0


class Clock:
    """A server's, which goes on when it is told to."""

    def __init__(self) -> None:
        self.now = BEGAN

    def __call__(self) -> float:
        return self.now


class Post:
    """A server that tells, the clock it goes by, and the other end of its webhooks."""

    def __init__(self, folder: Path, receiver: Receiver, **settings: Any) -> None:
        self.clock = Clock()
        self.receiver = receiver
        self.path = folder / "tables.db"
        self.config: Config = config(
            folder, clock=self.clock, post_every=0.01, webhooks=("any",), neighbours=("127.0.0.0/8",), **settings
        )
        self.server = Live(self.config)

    def person(self, name: str = "hook", **wanted: Any) -> Person:
        """Somebody who is told by a webhook."""
        me = Person.new(self.server)
        me.post("/told/webhook", url=f"{self.receiver.address}/{name}", form="gotify", **wanted)
        return me

    def later(self, seconds: float) -> None:
        """Time goes by, and all that is due then is settled."""
        self.clock.now += seconds
        self.until(lambda: not self.rows("state = 'sending' OR (state = 'waiting' AND due <= ?)", self.clock.now))

    def seen(self) -> None:
        """The server has heard that somebody has looked."""
        self.until(lambda: not self.rows("state = 'waiting' AND kind = 'asked'"))

    def until(self, done: Any) -> None:
        for _ in range(3_000):
            if done():
                return
            time.sleep(0.01)
        raise AssertionError("nothing happens")

    def rows(self, where: str = "1 = 1", *values: Any) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path)) as db:
            return db.execute(f"SELECT kind, asked, state FROM notices WHERE {where} ORDER BY asked", values).fetchall()

    def told(self) -> list[str]:
        return [one.json()["title"] for one in self.receiver.heard]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as found:
        yield found


@pytest.fixture
def post(tmp_path: Path, receiver: Receiver) -> Iterator[Post]:
    found = Post(tmp_path, receiver)
    yield found
    found.server.stop()


def game(post: Post, *kinds: str, title: str = "kingsburg", **wanted: Any) -> Table:
    return post.server.table(*(kinds or ("human", "human")), game=title, name="Ours", **wanted)


def answer(table: Table, seat: int = 0) -> None:
    """The seat answers until it is not asked."""
    while seat in table.pending():
        table.play(seat)


def ask(table: Table, seat: int = 0) -> None:
    """The others move until the seat is asked."""
    while seat not in table.pending():
        table.play(next(other for other in table.pending() if other != seat))


def waiting(post: Post, me: Person, **wanted: Any) -> Table:
    """A game that has begun to wait for me while I was away."""
    table = game(post, **wanted)
    me.claim(table, 0)
    answer(table)
    ask(table)
    return table


def test_who_is_away_is_told_once_after_a_pause_with_nothing_that_is_secret(post: Post) -> None:
    me = post.person()
    table = waiting(post, me)
    post.later(59.0)
    assert post.told() == []
    post.later(1.0)
    (heard,) = post.receiver.wait(1)
    asked = table.state(0)["seats"][0]["ask"]["asked"]
    link = f"{post.config.address}/t/{table.id}?seat=0&asked={asked}"
    assert heard.json() == {
        "title": "Your turn: Ours",
        "message": f"Ours (Kingsburg) waits for you.\n{link}",
        "priority": 5,
        "extras": {"client::notification": {"click": {"url": link}}},
    }
    post.later(10 * DAY)
    assert len(post.receiver.heard) == 1
    assert me.get("/told")["routes"][0]["went"] == BEGAN + 60


def test_nobody_is_told_of_what_follows_from_their_own_clicks(post: Post) -> None:
    me, table = post.person(), game(post)
    me.claim(table, 0)
    chained = 0
    while chained < 3:
        ask(table)
        before = post.rows()
        table.play(0)
        if 0 in table.pending():
            chained += 1
            assert post.rows() == before


def test_of_questions_that_follow_one_another_quickly_the_last_alone_is_told(post: Post) -> None:
    me, table = post.person(), game(post)
    me.claim(table, 0)
    for _ in range(5):
        ask(table)
        answer(table)
    ask(table)
    assert len(post.rows("kind = 'asked'")) >= 5
    post.later(60.0)
    assert post.told() == ["Your turn: Ours"]


def test_who_has_answered_in_time_is_told_nothing(post: Post) -> None:
    me = post.person()
    table = waiting(post, me)
    post.clock.now += 30.0
    answer(table)
    post.later(DAY)
    assert post.told() == []


def test_who_looks_on_is_told_nothing_and_who_looks_elsewhere_is(post: Post) -> None:
    me, table = post.person(), game(post)
    me.claim(table, 0)
    answer(table)
    with table.socket(0) as phone:
        ask(table)
        post.later(60.0)
        assert post.told() == []
        answer(table)
        assert phone.ask("look", on=False)["type"] == "accepted"
        ask(table)
        post.later(60.0)
        assert post.told() == ["Your turn: Ours"]


@pytest.mark.parametrize("goes", ["looks away", "closes the page"])
def test_who_has_seen_a_question_and_gone_is_told_nothing(post: Post, goes: str) -> None:
    me = post.person()
    table = waiting(post, me)
    with table.socket(0) as phone:
        if goes == "looks away":
            phone.ask("look", on=False)
    post.seen()
    post.later(DAY)
    assert post.told() == []


def test_whose_connection_is_lost_without_a_word_may_have_seen_nothing_and_is_told(post: Post) -> None:
    me, table = post.person(), game(post)
    me.claim(table, 0)
    answer(table)
    phone = table.socket(0)
    ask(table)
    phone.connection.socket.close()
    post.until(lambda: not table.info["seats"][0]["online"])
    post.later(60.0)
    assert post.told() == ["Your turn: Ours"]


def test_whoever_plays_in_a_campaign_is_told_once_that_the_next_game_is_called_for(post: Post) -> None:
    me, other = post.person("mine"), post.person("other")
    houses = [{"kind": "human", "name": name} for name in ("Ada", "Bo", "Cy")]
    made = post.server.post("/campaigns", {"game": "oath", "houses": houses, "name": "Our realm"}).json()
    campaign, keys = made["campaign"]["id"], [key["token"] for key in made["houses"]]
    me.post("/claim", claims=[{"about": campaign, "token": keys[1]}])
    other.post("/claim", claims=[{"about": campaign, "token": keys[2]}])

    def call(house: int, what: str, **body: Any) -> dict[str, Any]:
        return dict(post.server.post(f"/campaigns/{campaign}/{what}", body, keys[house]).json()["campaign"]["called"])

    called = call(0, "next", houses=[0, 1, 2])
    call(2, "answer", call=called["id"], agree=True)  # in time: nobody needs to tell them
    post.later(60.0)
    (heard,) = post.receiver.wait(1)
    assert (heard.path, heard.json()["title"]) == ("/mine", "The next game is called for: Our realm")
    assert heard.json()["extras"]["client::notification"]["click"]["url"].endswith(f"/c/{campaign}")
    call(0, "next", houses=[0, 1, 2])  # the same once more
    post.later(DAY)
    assert len(post.receiver.heard) == 1
    post.clock.now += 10.0
    call(0, "next", houses=[0, 1])  # another one
    post.later(60.0)
    assert [one.path for one in post.receiver.wait(2)[1:]] == ["/mine"]
    (route,) = me.get("/told")["routes"]
    me.post("/told/table", id=route["id"], table=campaign, on=False)
    post.clock.now += 10.0
    call(0, "next", houses=[0, 1, 2])  # and one of which they want to hear nothing
    post.later(60.0)
    assert [one.path for one in post.receiver.heard].count("/mine") == 2


def test_nobody_is_told_during_a_pause_and_once_when_it_is_over(post: Post) -> None:
    me = post.person()
    table = waiting(post, me, clock={"per": "move", "seconds": 86_400, "more": 0})
    for seat, what, body in ((1, "pause", {"on": True}), (0, "consent", {"agree": True})):
        assert table.post(what, seat, id=f"{what}-{seat}-1", seat=seat, **body).status_code == 200
    post.later(3 * DAY)
    assert post.told() == []
    table.post("pause", 0, id="going-on", seat=0, on=False)
    post.later(600.0)
    assert post.told() == ["Your turn: Ours"]


def test_who_left_their_seat_to_a_bot_is_told_nothing(post: Post) -> None:
    me = post.person()
    table = waiting(post, me)
    table.post("sit", 0, seat=0, left=True, id="left-to-a-bot")
    post.later(DAY)
    assert post.told() == []


def test_every_route_is_told_and_a_table_can_be_left_out(post: Post) -> None:
    me, table, other = post.person("one"), game(post), game(post)
    post.clock.now += 1.0  # routes come in the order in which they were made
    me.post("/told/webhook", url=f"{post.receiver.address}/two", form="gotify")
    one, two = me.get("/told")["routes"]
    for each in (table, other):
        me.claim(each, 0)
    me.post("/told/table", id=one["id"], table=table.id, on=False)
    me.post("/told/change", id=two["id"], everywhere=False)
    me.post("/told/table", id=two["id"], table=table.id, on=True)
    for each in (table, other):
        answer(each)
        ask(each)
    post.later(60.0)
    links = [(one.path, one.json()["extras"]["client::notification"]["click"]["url"]) for one in post.receiver.wait(2)]
    assert sorted((path, link.split("/")[-1].split("?")[0]) for path, link in links) == [
        ("/one", other.id),
        ("/two", table.id),
    ]
    assert me.get("/told")["routes"][0]["tables"] == [table.id]


def test_what_fails_is_tried_again_after_growing_pauses_and_said_in_my_games(post: Post) -> None:
    me = post.person()
    waiting(post, me)
    post.receiver.status = 503
    post.later(60.0)
    for pause in (60.0, 300.0):
        post.later(pause - 1)
        (trouble,) = me.get("/games")["troubles"]
        assert (trouble["kind"], trouble["place"], trouble["since"]) == ("webhook", "127.0.0.1", BEGAN + 60)
        assert trouble["why"] == "There was no time for it there."
        (route,) = me.get("/told")["routes"]
        assert (route["went"], route["failing_since"], route["again"]) == (None, BEGAN + 60, post.clock.now + 1)
        post.later(1)
    assert len(post.receiver.heard) == 3
    post.receiver.status = 200
    post.later(1_800.0)
    assert len(post.receiver.heard) == 4
    assert me.get("/games")["troubles"] == []
    (route,) = me.get("/told")["routes"]
    assert (route["went"], route["failing"], route["again"]) == (post.clock.now, "", None)
    post.later(29 * DAY)
    assert len(post.receiver.heard) == 4


def test_who_is_gone_for_good_is_not_called_again_and_it_is_said(post: Post) -> None:
    me = post.person()
    waiting(post, me)
    post.receiver.status = 410
    post.later(60.0)
    post.later(29 * DAY)
    assert len(post.receiver.heard) == 1
    (trouble,) = me.get("/games", lang="pl")["troubles"]
    assert trouble["why"] == "Nikogo tam już nie ma. Ustaw to od nowa."


def test_a_mistake_of_ours_is_said_and_tried_again_and_keeps_nobody_else(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, other = post.person("mine"), post.person("other")
    carry = Webhooks.carry

    async def stumbles(self: Webhooks, route: RouteRow, letter: Letter) -> None:
        if "/mine" in route.place:
            raise LookupError("of all things")
        await carry(self, route, letter)

    monkeypatch.setattr(Webhooks, "carry", stumbles)
    waiting(post, me)
    waiting(post, other)
    post.later(60.0)
    assert [one.path for one in post.receiver.heard] == ["/other"]
    (trouble,) = me.get("/games", lang="pl")["troubles"]
    assert trouble["why"].startswith("Coś poszło nie tak tutaj")
    monkeypatch.setattr(Webhooks, "carry", carry)
    post.later(60.0)
    assert [one.path for one in post.receiver.heard] == ["/other", "/mine"]
    assert me.get("/games")["troubles"] == []


def test_who_keeps_the_postman_waiting_keeps_nobody_else(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("interrex.server.notices.outside.PATIENCE", 1_000.0)
    good, slow = post.person("good"), post.person("silent")
    for number in range(AT_ONCE):
        slow.post("/told/webhook", url=f"{post.receiver.address}/silent", form="gotify", template=str(number))
    waiting(post, good)
    post.later(60.0)
    post.receiver.silent = "/silent"
    waiting(post, slow)
    post.clock.now += 60.0
    post.receiver.wait(1 + AT_ONCE)
    waiting(post, good)
    post.clock.now += 60.0
    assert [one.path for one in post.receiver.wait(2 + AT_ONCE)] == ["/good", *["/silent"] * AT_ONCE, "/good"]
    post.receiver.speak.set()


def test_what_a_host_has_switched_off_is_said(post: Post) -> None:
    me = post.person()
    me.post("/told/feed")
    post.server.stop()
    with Live(post.config._replace(webhooks=())) as post.server:
        me.server = post.server
        (trouble,) = me.get("/games")["troubles"]
        assert trouble["why"] == "This server sends nothing by this way any more. Ask whoever runs it."
        routes = me.get("/told")["routes"]
        assert {one["kind"]: one["failing"] for one in routes} == {"webhook": trouble["why"], "feed": ""}


def test_what_was_answered_while_it_failed_is_not_told_any_more(post: Post) -> None:
    me = post.person()
    table = waiting(post, me)
    post.receiver.status = 500
    post.later(60.0)
    answer(table)
    post.receiver.status = 200
    post.later(60.0)
    assert len(post.receiver.heard) == 1


def test_a_rematch_waits_for_people_too(post: Post) -> None:
    me, table = post.person(), game(post, title="toy")
    for seat in (0, 1):
        me.claim(table, seat)
    table.finish()
    post.later(DAY)
    before = len(post.receiver.heard)
    table.post("rematch", 0)
    post.later(60.0)
    assert len(post.receiver.heard) > before


def test_an_alarm_when_most_of_the_time_is_gone_also_for_who_has_seen_the_question(post: Post) -> None:
    me = post.person()
    table = waiting(post, me, clock={"per": "move", "seconds": 10 * 86_400, "more": 0})
    with table.socket(0):
        pass
    post.seen()
    post.later(8 * DAY - 10)
    assert post.told() == []
    post.later(10)
    assert post.told() == ["Little time left: Ours"]
    assert "Time left: 2 days, 0 h." in post.receiver.heard[0].json()["message"]


def test_the_alarm_comes_when_most_of_the_time_one_is_awake_is_gone_and_not_at_night(post: Post) -> None:
    me = post.person()
    table = game(post, clock={"per": "move", "seconds": 16 * 3600, "more": 0})
    me.claim(table, 0)
    hours = {"zone": "UTC", "sleep": 22 * 60, "wake": 6 * 60, "free": []}
    table.post("hours", 0, id="kept-by-me", seat=0, hours=hours)
    post.clock.now += 86_400 - post.clock.now % 86_400 + 14 * 3600  # two in the afternoon: the time ends the next day
    answer(table)
    ask(table)
    with table.socket(0):
        pass
    post.seen()
    post.later(16 * 3600)
    assert post.told() == [], "six in the morning: half of the time is gone"
    post.later(4 * 3600 + 48 * 60 - 1)
    assert post.told() == []
    post.later(1)
    assert post.told() == ["Little time left: Ours"]


def test_who_comes_next_is_told_that_the_player_before_has_begun(post: Post) -> None:
    me, table = post.person(), game(post, "human", "human", "human")
    (route,) = me.get("/told")["routes"]
    me.post("/told/change", id=route["id"], ahead=True)
    me.claim(table, 1)
    for _ in range(200):
        if table.pending() == [0] and post.rows("kind = 'ahead' AND state = 'waiting'"):
            break
        table.play(table.pending()[0])
    post.later(60.0)
    (soon,) = [one.json() for one in post.receiver.heard if one.json()["title"] == "Soon your turn: Ours"]
    link = soon["extras"]["client::notification"]["click"]["url"]
    assert link == f"{post.config.address}/t/{table.id}", "the question is somebody else's"


def test_who_comes_next_is_told_nothing_during_a_pause(post: Post) -> None:
    me, table = post.person(), game(post, clock={"per": "move", "seconds": 86_400, "more": 0})
    (route,) = me.get("/told")["routes"]
    me.post("/told/change", id=route["id"], ahead=True)
    me.claim(table, 1)
    for seat, what, body in ((0, "pause", {"on": True}), (1, "consent", {"agree": True})):
        assert table.post(what, seat, id=f"{what}-{seat}-1", seat=seat, **body).status_code == 200
    for _ in range(200):
        if table.pending() == [0] and post.rows("kind = 'ahead' AND state = 'waiting'"):
            break
        table.play(table.pending()[0])
    post.later(3 * DAY)
    assert post.told() == []
    table.post("pause", 0, id="going-on", seat=0, on=False)
    post.later(600.0)
    assert post.told() == ["Soon your turn: Ours"]


def test_a_seat_whose_link_was_renewed_is_nobodys_until_it_is_claimed_again(post: Post) -> None:
    me = post.person()
    table = waiting(post, me)
    assert table.post("renew", 0, seat=0).status_code == 200
    post.later(DAY)
    assert post.told() == []


def test_one_who_is_told_much_is_told_the_rest_later(tmp_path: Path, receiver: Receiver) -> None:
    post = Post(tmp_path, receiver, limits=UNLIMITED._replace(told=Rate(2, 1e-9)))
    try:
        me = post.person()
        for _ in range(4):
            waiting(post, me)
        post.later(60.0)
        assert len(post.receiver.heard) == 2
        assert len(post.rows("state = 'waiting'")) == 2
    finally:
        post.server.stop()


@pytest.mark.parametrize("name", ["A; b, c\\d", '<b>&"x"', "żółć " * 6, "BEGIN:VEVENT\r\nX:1"])
def test_whatever_a_table_is_called_a_calendar_and_a_feed_stay_whole(post: Post, name: str) -> None:
    me = Person.new(post.server)
    path = f"/api/watch/{me.post('/told/feed')['token']}"
    table = post.server.table("human", "human", name=name, clock={"per": "move", "seconds": 86_400, "more": 0})
    me.claim(table, 0)
    answer(table)
    ask(table)
    post.later(60.0)
    called = me.get("/games")["games"][0]["name"]
    assert called
    written = post.server.http.get(f"{path}/calendar.ics").text
    assert max(len(line.encode()) for line in written.split("\r\n")) <= 75
    (event,) = icalendar.Calendar.from_ical(written).events
    assert str(event["SUMMARY"]) == f"{called}: my time is up"
    feed = ElementTree.fromstring(post.server.http.get(f"{path}/feed.xml").text)
    (entry,) = feed.iter("{http://www.w3.org/2005/Atom}entry")
    assert entry.findtext("{*}title") == f"{called} (Kingsburg) waits for you."


def test_a_feed_a_calendar_and_a_list_tell_of_calls_too(post: Post) -> None:
    me, houses = Person.new(post.server), [{"kind": "human", "name": name} for name in ("Ada", "Bo", "Cy")]
    made = post.server.post("/campaigns", {"game": "oath", "houses": houses, "name": "Our realm"}).json()
    campaign, keys = made["campaign"]["id"], [key["token"] for key in made["houses"]]
    me.post("/claim", claims=[{"about": campaign, "token": keys[1]}])
    path = f"/api/watch/{me.post('/told/feed')['token']}"
    post.server.post(f"/campaigns/{campaign}/next", {"houses": [0, 1, 2]}, keys[0])
    post.later(60.0)
    feed = ElementTree.fromstring(post.server.http.get(f"{path}/feed.xml").text)
    (entry,) = feed.iter("{http://www.w3.org/2005/Atom}entry")
    assert entry.findtext("{*}title") == "Our realm (Oath): say whether you play in the next game."
    link = entry.find("{*}link")
    assert link is not None
    assert link.attrib["href"].endswith(f"/c/{campaign}")
    until = me.get("/games")["campaigns"][0]["until"]
    (event,) = icalendar.Calendar.from_ical(post.server.http.get(f"{path}/calendar.ics").text).events
    assert str(event["SUMMARY"]) == "Our realm: the next game waits for my answer until now"
    assert event.start == datetime.fromtimestamp(int(until), UTC)
    listed = post.server.http.get(f"{path}/games.json").json()
    assert (listed["waiting"], listed["games"], listed["invitations"]) == (1, [], 0)
    assert [(one["campaign"], one["mine"], one["ends"]) for one in listed["campaigns"]] == [(campaign, True, until)]


def test_a_feed_a_calendar_and_a_list_behind_a_token_that_only_reads(post: Post) -> None:
    me = Person.new(post.server)
    token = me.post("/told/feed")["token"]
    waiting(post, me, clock={"per": "move", "seconds": 86_400, "more": 0})
    ends = me.get("/games")["games"][0]["ends"]

    def fetched(what: str, of: str = token) -> Any:
        return post.server.http.get(f"/api/watch/{of}/{what}")

    def titles() -> list[str | None]:
        feed = ElementTree.fromstring(fetched("feed.xml").text)
        return [one.text for one in feed.iter("{http://www.w3.org/2005/Atom}title")]

    assert titles() == ["Interrex: what waits for me"]
    post.later(60.0)
    assert titles() == ["Interrex: what waits for me", "Ours (Kingsburg) waits for you."]
    (event,) = icalendar.Calendar.from_ical(fetched("calendar.ics").text).events
    assert (str(event["SUMMARY"]), event.start) == ("Ours: my time is up", datetime.fromtimestamp(int(ends), UTC))
    listed = fetched("games.json").json()
    assert (listed["waiting"], [one["mine"] for one in listed["games"]]) == (1, [True])
    again = me.post("/told/feed")["token"]
    assert [fetched("games.json", of).status_code for of in (token, again, "A" * 32)] == [403, 200, 403]
    assert post.server.get("/me", again).status_code == 403


def test_what_a_host_has_not_switched_on_is_not_there(server: Live) -> None:
    me = Person.new(server)
    assert me.get("/told") == {"routes": [], "push": None, "mail": False, "webhooks": None}
    hook = {"url": "https://example.org/x", "form": "slack"}
    subscription = {"endpoint": "https://example.org/x", "p256dh": "A" * 87, "auth": "A" * 22}
    for path, body in (("push", subscription), ("mail", {"address": "a@example.org"}), ("webhook", hook)):
        assert server.post(f"/me/told/{path}", body, me.token).status_code == 409, path


def test_routes_are_mine_alone(post: Post) -> None:
    me, other = post.person(), Person.new(post.server)
    (route,) = me.get("/told")["routes"]
    for path in ("remove", "try", "change"):
        assert post.server.post(f"/me/told/{path}", {"id": route["id"]}, other.token).status_code == 404
    table = game(post)
    body = {"id": route["id"], "table": table.id, "on": False}
    assert post.server.post("/me/told/table", body, me.token).status_code == 404  # no seat of mine is there
    exported = me.get("/export")["told"]
    assert [one["place"] for one in exported] == ["127.0.0.1"]
    me.post("/told/remove", id=route["id"])
    assert me.get("/told")["routes"] == []
