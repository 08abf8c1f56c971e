"""The other ends of notices: a push service that checks and opens, a mail server, webhooks; and nobody inside."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from interrex.server.config import Config, Limits
from interrex.server.notices.carriers import check
from interrex.server.notices.mailboxes import plausible, smtp_of
from interrex.server.notices.outside import Outside
from interrex.server.notices.postman import NotSent
from interrex.server.notices.push import Subscription, sealed
from interrex.server.tokens import unwritten, written
from interrex.server.words import ServerError

from .helpers import Live, config
from .receivers import Browser, PostOffice, Receiver
from .test_notices import BEGAN, Post, answer, ask, game, waiting
from .test_players import Person


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as found:
        yield found


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


@pytest.fixture
def post(tmp_path: Path, receiver: Receiver, office: PostOffice) -> Iterator[Post]:
    found = Post(tmp_path, receiver, push=True, mail=office.address, address="https://play.example.org")
    yield found
    found.server.stop()


# Push


def test_a_push_service_knows_the_server_and_the_browser_alone_can_read(post: Post) -> None:
    me, browser = Person.new(post.server, "phone"), Browser(post.receiver)
    key = me.get("/told")["push"]
    (route,) = me.post("/told/push", **browser.subscription())["routes"]
    assert (route["kind"], route["place"], route["here"]) == ("push", "phone", True)
    table = waiting(post, me)
    post.later(60.0)
    (heard,) = post.receiver.wait(1)
    assert browser.claims(heard, key) == {
        "aud": post.receiver.address,
        "exp": int(BEGAN + 60) + 12 * 3600,
        "sub": "https://play.example.org",
    }
    asked = table.state(0)["seats"][0]["ask"]["asked"]
    assert browser.opened(heard) == {
        "title": "Your turn: Ours",
        "body": "Ours (Kingsburg) waits for you.",
        "path": f"/t/{table.id}?seat=0&asked={asked}",
        "tag": table.id,
    }
    assert (heard.headers["ttl"], heard.headers["urgency"]) == (str(7 * 86_400), "normal")
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", heard.headers["topic"])
    assert len(heard.body) == 86 + 1024 + 16


def test_the_example_of_the_standard_comes_out_as_printed_there() -> None:
    subscription = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    key = ec.derive_private_key(
        int.from_bytes(unwritten("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    body = sealed(
        subscription, b"When I grow up, I want to be a watermelon", key, unwritten("DGv6ra1nlYgDCS1FRnbzlw"), 0
    )
    assert written(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_servers_key_stays_the_same_and_a_device_takes_its_push_service_along(post: Post) -> None:
    me = Person.new(post.server)
    phone = me.at_another_device("phone")
    phone.post("/told/push", **Browser(post.receiver).subscription())
    again = phone.post("/told/push", **Browser(post.receiver, "another").subscription())
    assert len(again["routes"]) == 1
    assert [one["here"] for one in me.get("/told")["routes"]] == [False]
    (there,) = [one["id"] for one in me.get()["devices"] if one["name"] == "phone"]
    me.post("/devices/remove", id=there)
    key = me.get("/told")
    assert key["routes"] == []
    post.server.stop()
    post.server = Live(post.config)
    assert Person(post.server, me.token).get("/told")["push"] == key["push"]


@pytest.mark.parametrize(
    "change",
    [{"p256dh": "A" * 87}, {"auth": "A" * 24}, {"endpoint": "ftp://127.0.0.1/x"}, {"endpoint": "https://a b/"}],
)
def test_what_is_no_subscription_is_refused(post: Post, change: dict[str, str]) -> None:
    me = Person.new(post.server)
    answer_ = post.server.post("/me/told/push", {**Browser(post.receiver).subscription(), **change}, me.token)
    assert answer_.status_code == 409, answer_.text


# Mail


def link_of(mail: Any, what: str) -> str:
    found = re.search(rf"https://play\.example\.org/my\?{what}=(\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


def confirmed(post: Post, office: PostOffice, **wanted: Any) -> Person:
    me = Person.new(post.server)
    me.post("/told/mail", address="ala@example.org", **wanted)
    post.server.post("/told/confirm", {"token": link_of(office.wait(1)[0], "confirm")})
    return me


def test_an_address_is_asked_first_and_told_nothing_before_it_agrees(post: Post, office: PostOffice) -> None:
    me = Person.new(post.server)
    (route,) = me.post("/told/mail", address="ala@example.org")["routes"]
    assert (route["place"], route["confirmed"]) == ("ala@example.org", False)
    waiting(post, me)
    post.later(60.0)
    (mail,) = office.wait(1)
    assert mail["Subject"] == "Is this your address?"
    assert post.server.post("/told/confirm", {"token": "A" * 40}).status_code == 403
    assert post.server.post("/told/confirm", {"token": link_of(mail, "confirm")}).json() == {"done": "confirmed"}
    assert me.get("/told")["routes"][0]["confirmed"]


def test_a_mail_has_a_link_that_opens_the_question_and_one_that_stops_it(post: Post, office: PostOffice) -> None:
    me = confirmed(post, office)
    table = waiting(post, me)
    post.later(60.0)
    mail = office.wait(2)[1]
    asked = table.state(0)["seats"][0]["ask"]["asked"]
    assert (mail["Subject"], mail["From"], mail["To"]) == ("Your turn: Ours", "table@example.org", "ala@example.org")
    assert f"https://play.example.org/t/{table.id}?seat=0&asked={asked}" in mail.get_content()
    stop = link_of(mail, "stop")
    assert mail["List-Unsubscribe"] == f"<https://play.example.org/api/told/stop/{stop}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Date"].datetime.timestamp() == BEGAN + 60
    for _ in range(2):
        assert (
            post.server.http.post(f"/api/told/stop/{stop}", data={"List-Unsubscribe": "One-Click"}).status_code == 200
        )
    assert me.get("/told")["routes"] == []
    assert post.server.post("/told/stop", {"token": stop}).json() == {"done": "stopped"}


def test_a_digest_gathers_what_waits(post: Post, office: PostOffice) -> None:
    me = confirmed(post, office, gap=86_400)
    first = waiting(post, me)
    post.later(60.0)
    assert office.wait(2)[1]["Subject"] == "Your turn: Ours"
    answer(first)
    ask(first)
    waiting(post, me)
    post.later(86_000.0)
    assert len(office.mails) == 2
    post.later(400.0)
    assert office.wait(3)[2]["Subject"] == "2 games wait for you"
    assert office.mails[2].get_content().count("https://play.example.org/t/") == 2


def test_of_what_was_planned_before_a_digest_went_out_the_next_one_tells(post: Post, office: PostOffice) -> None:
    me = confirmed(post, office, gap=86_400)
    waiting(post, me)
    post.later(30.0)
    waiting(post, me)
    post.later(30.0)
    assert office.wait(2)[1]["Subject"] == "Your turn: Ours"
    post.later(30.0)
    assert len(office.mails) == 2
    post.later(86_400.0)
    assert office.wait(3)[2]["Subject"] == "Your turn: Ours"


def test_nobody_is_told_twice_at_one_place(tmp_path: Path, receiver: Receiver, office: PostOffice) -> None:
    post = Post(tmp_path, receiver, mail=office.address, address="https://play.example.org", limits=Limits())
    me = Person.new(post.server)
    for _ in range(2):  # not confirmed yet: it is asked again
        assert len(me.post("/told/mail", address="ala@example.org")["routes"]) == 1
    assert len({link_of(mail, "confirm") for mail in office.wait(2)}) == 1, "either mail will do"
    assert post.server.post("/me/told/mail", {"address": "ala@example.org"}, me.token).status_code == 429
    post.server.post("/told/confirm", {"token": link_of(office.mails[0], "confirm")})
    hook = {"url": "https://example.org/x", "form": "slack"}
    assert len(me.post("/told/webhook", **hook)["routes"]) == 2
    for path, body in (("mail", {"address": "ala@example.org"}), ("webhook", hook)):
        refused = post.server.post(f"/me/told/{path}", body, me.token)
        assert refused.json()["sentence"] == "You are told there already: it is among the ways above."
    assert [one["confirmed"] for one in me.get("/told")["routes"]] == [True, True]
    post.server.stop()


def test_what_a_mail_server_refuses_is_said(post: Post, office: PostOffice) -> None:
    me = confirmed(post, office)
    office.refuses = "451 come again"
    waiting(post, me)
    post.later(60.0)
    (trouble,) = me.get("/games")["troubles"]
    assert (trouble["place"], trouble["why"]) == ("ala@example.org", "There was no time for it there.")
    refused = post.server.post("/me/told/mail", {"address": "bo@example.org"}, me.token)
    assert refused.status_code == 409
    assert [one["place"] for one in me.get("/told")["routes"]] == ["ala@example.org"]


def test_nobody_is_written_to_again_and_again_by_whoever_types_their_address(
    tmp_path: Path, receiver: Receiver, office: PostOffice
) -> None:
    limits = Limits(requests=Limits().requests._replace(burst=10_000), keys=Limits().keys._replace(burst=100))
    post = Post(tmp_path, receiver, mail=office.address, limits=limits)
    try:
        answers = [
            post.server.post("/me/told/mail", {"address": address}, Person.new(post.server).token).status_code
            for address in ("victim@example.org", "Victim@example.org", "victim+1@example.org", "victim+2@example.org")
        ]
        assert answers == [201, 201, 429, 429]
        assert len(office.mails) == 2
    finally:
        post.server.stop()


@pytest.mark.parametrize(
    "address", ["ala", "ala@", "@example.org", "a b@example.org", "a@b.c\nBcc: x@y.z", "a,b@c.de", "ala@host"]
)
def test_what_is_no_address_is_refused(post: Post, address: str) -> None:
    assert not plausible(address)
    me = Person.new(post.server)
    assert post.server.post("/me/told/mail", {"address": address}, me.token).status_code == 400


def test_the_hosts_mail_server_is_named_without_its_password() -> None:
    assert smtp_of("smtp://table%40example.org@mail.example.org") == (
        "mail.example.org", 587, False, "table@example.org", "table@example.org",
    )  # fmt: skip
    assert smtp_of("smtps://u@mail.example.org:4465?from=t@example.org").port == 4465
    for bad in ("smtp://u:p@mail.example.org?from=t@example.org", "http://mail.example.org", "smtp://", "smtp://host"):
        with pytest.raises(ServerError):
            smtp_of(bad)


# Webhooks


@pytest.mark.parametrize(
    ("form", "path", "said"),
    [
        ("discord", "/hook/x", {"content": "**{title}**\n{text}\n{link}", "allowed_mentions": {"parse": []}}),
        ("slack", "/hook/x", {"text": "*{title}*\n{text}\n<{escaped}>"}),
        ("ntfy", "/hook", {"topic": "x", "title": "{title}", "message": "{text}", "click": "{link}"}),
        ("gotify", "/hook/x", {"title": "{title}", "message": "{text}\n{link}", "priority": 5,
                               "extras": {"client::notification": {"click": {"url": "{link}"}}}}),
        ("template", "/hook/x", {"say": "{title} - {kind} - {game}", "n": [1, "{link}"]}),
    ],
)  # fmt: skip
def test_every_form_is_as_those_at_the_other_end_take_it(post: Post, form: str, path: str, said: Any) -> None:
    me = Person.new(post.server)
    template = json.dumps(said) if form == "template" else ""
    me.post("/told/webhook", url=f"{post.receiver.address}/hook/x", form=form, template=template)
    table = waiting(post, me)
    post.later(60.0)
    (heard,) = post.receiver.wait(1)
    link = f"https://play.example.org/t/{table.id}?seat=0&asked={table.state(0)['seats'][0]['ask']['asked']}"
    words = {"title": "Your turn: Ours", "text": "Ours (Kingsburg) waits for you.", "link": link, "kind": "asked"}
    words |= {"escaped": link.replace("&", "&amp;"), "game": "kingsburg"}
    assert (heard.path, heard.json()) == (path, filled(said, words))


NAME = "[{link}](http://x.yz) <a_b>"


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("discord", r"**Your turn: \[{link}\](http://x.yz) \<a\_b\>**"),
        ("slack", "*Your turn: [{link}](http://x.yz) &lt;a_b&gt;*"),
        ("template", "Your turn: [{link}](http://x.yz) <a_b>"),
    ],
)
def test_what_people_call_their_table_is_text_and_nothing_else(post: Post, form: str, said: str) -> None:
    me = Person.new(post.server)
    template = json.dumps({"text": "{title}"}) if form == "template" else ""
    me.post("/told/webhook", url=f"{post.receiver.address}/hook/x", form=form, template=template)
    table = post.server.table("human", "human", game="kingsburg", name=NAME)
    me.claim(table, 0)
    answer(table)
    ask(table)
    post.later(60.0)
    (heard,) = post.receiver.wait(1)
    assert heard.json()["content" if form == "discord" else "text"].splitlines()[0] == said


def filled(said: Any, words: dict[str, str]) -> Any:
    if isinstance(said, str):
        for word, value in words.items():
            said = said.replace("{" + word + "}", value)
    elif isinstance(said, dict):
        return {key: filled(value, words) for key, value in said.items()}
    elif isinstance(said, list):
        return [filled(value, words) for value in said]
    return said


def test_a_route_can_be_tried_and_says_what_came_of_it(post: Post) -> None:
    me = post.person()
    (route,) = me.get("/told")["routes"]
    me.post("/told/try", id=route["id"])
    assert post.told() == ["It works"]
    post.receiver.status, post.receiver.location = 302, "http://127.0.0.1:1/inside"
    refused = post.server.post("/me/told/try", {"id": route["id"]}, me.token)
    assert refused.json()["sentence"] == "It points elsewhere: give the address it leads to."
    assert len(post.receiver.heard) == 2


@pytest.mark.parametrize("template", ["{title}", '{"a": }', '"{title}'])
def test_a_template_that_gives_no_json_is_refused(post: Post, template: str) -> None:
    me = Person.new(post.server)
    body = {"url": "https://example.org/x", "form": "template", "template": template}
    assert post.server.post("/me/told/webhook", body, me.token).status_code == 409


INSIDE = [
    "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "https://10.1.2.3/", "https://192.168.0.1/",
    "https://172.16.0.1/", "https://169.254.169.254/latest/meta-data", "https://[fe80::1]/", "https://[fd00::1]/",
    "https://0.0.0.0/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:10.0.0.1]/", "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/", "https://100.64.0.1/", "https://224.0.0.1/", "https://255.255.255.255/",
    "https://2130706433/", "https://0x7f.1/", "https://[::]/", "https://192.0.0.1/",
    "https://[fec0::1]/", "https://[64:ff9b:1::a00:1]/", "https://[::ffff:169.254.169.254]/",
    "https://192.0.0.8/", "https://192.88.99.1/", "https://[3fff::1]/",
]  # fmt: skip


@pytest.mark.parametrize("url", INSIDE)
def test_nothing_is_sent_into_a_private_network(url: str) -> None:
    with pytest.raises(NotSent) as refused:
        asyncio.run(Outside().post(url, {}, b"{}"))
    assert refused.value.why in ("server-route-private-network", "server-route-unknown-host"), url


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://u:p@example.org/", "https:///x", "gopher://example.org", "x",
        "https://example.org:99999/", "https://example.org:0/", "https://exa mple.org/",
    ],
)  # fmt: skip
def test_what_is_no_address_for_us_is_refused_at_once(url: str) -> None:
    with pytest.raises(NotSent, match="bad-address"):
        Outside().check(url)


def test_a_name_is_looked_up_once_and_all_its_addresses_must_be_outside() -> None:
    asked: list[str] = []

    async def both(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["93.184.216.34", "10.0.0.1"]

    with pytest.raises(NotSent, match="private-network"):
        asyncio.run(Outside(resolve=both).post("https://rebinding.example.org/", {}, b""))
    assert asked == ["rebinding.example.org"]


def test_names_that_nobody_answers_for_keep_nothing_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: answered.wait(60) and [])

    async def meanwhile() -> str:
        asking = [asyncio.create_task(Outside().post("https://example.org/x", {}, b"{}")) for _ in range(40)]
        await asyncio.sleep(0)
        said = await asyncio.wait_for(asyncio.to_thread(lambda: "here"), 10)
        answered.set()
        await asyncio.gather(*asking, return_exceptions=True)
        return said

    assert asyncio.run(meanwhile()) == "here"


def test_what_was_checked_is_what_is_connected_to(receiver: Receiver) -> None:
    """A name that says something else the second time leads nowhere: it is not asked a second time."""
    answers = [["127.0.0.1"], ["10.0.0.1"]]

    async def once(host: str, port: int) -> list[str]:
        return answers.pop(0)

    port = receiver.address.rpartition(":")[2]
    outside = Outside(("127.0.0.0/8",), once)
    reply = asyncio.run(outside.post(f"http://rebinding.example.org:{port}/x", {}, b"{}"))
    assert reply.status == 201
    assert receiver.heard[0].headers["host"] == f"rebinding.example.org:{port}"
    assert len(answers) == 1


def test_webhooks_lead_only_to_hosts_that_the_host_of_the_server_allows(tmp_path: Path, receiver: Receiver) -> None:
    post = Post(tmp_path, receiver)
    post.server.stop()
    post.server = Live(post.config._replace(webhooks=("discord.com",)))
    try:
        me = Person.new(post.server)
        refused = post.server.post("/me/told/webhook", {"url": "https://example.org/x", "form": "slack"}, me.token)
        assert refused.json()["sentence"] == "This server calls no webhooks there. Ask whoever runs it."
        allowed = post.server.post("/me/told/webhook", {"url": "https://discord.com/x", "form": "discord"}, me.token)
        assert allowed.status_code == 201
    finally:
        post.server.stop()


def test_by_default_nothing_is_sent_anywhere() -> None:
    config = Config(Path("x.db"))
    assert (config.push, config.mail, config.webhooks, config.neighbours) == (False, None, (), ())


def test_a_table_in_polish_is_told_in_polish(post: Post) -> None:
    me = Person.new(post.server)
    post.server.post("/me/told/webhook", {"url": f"{post.receiver.address}/x", "form": "gotify"}, me.token, lang="pl")
    table = game(post)
    me.claim(table, 0)
    answer(table)
    ask(table)
    post.later(60.0)
    assert post.told() == ["Twoja kolej: Ours"]


@pytest.mark.parametrize(
    ("wanted", "missing", "key"),
    [
        ({"push": True}, "cryptography", "server-push-extra"),
        ({"mail": "smtp://mail.example.org?from=t@example.org"}, "aiosmtplib", "server-mail-extra"),
    ],
)
def test_what_is_not_installed_is_said_before_anything_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: dict[str, Any], missing: str, key: str
) -> None:
    check(config(tmp_path, **wanted))
    monkeypatch.delitem(sys.modules, "interrex.server.notices.mail")
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ServerError) as error:
        check(config(tmp_path, **wanted))
    assert error.value.said.key == key
