"""Names that show something, and show whom they mean; and one line in the log for whoever is turned down."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from interrex.server import logs
from interrex.server.config import UNLIMITED, Rate
from interrex.server.names import all_apart, apart, clean, likeness

from .helpers import Live, config, fresh_id


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "\u115f\u1160",
        "\u2800\u2800",
        "\u200b\u2060",
        "\u200d",
        "\u0301\u0301",
        "\u202e",
        "\x00",
        "\U0001d159",
        "\ufe0f",
        "\U000e0041",
    ],
)
def test_a_name_of_nothing_one_can_see_is_no_name(name: str) -> None:
    assert clean(name) == ""


def test_accents_do_not_pile_up() -> None:
    assert clean("Z" + "\u0301" * 30 + "a") == "Z" + "\u0301" * 3 + "a"


@pytest.mark.parametrize(
    "name", ["Żółć", "Nguyễn Thị Ánh", "สมชายดี้", "नमस्ते", "👩\u200d👩\u200d👧", "Łucja <3", "می\u200cخواهم"]
)
def test_names_of_every_script_stay_as_they_are(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ala", "ala"), ("Ala", "А\u043bа".replace("\u043b", "l")), ("Ola", "0la"), ("Illa", "lIIa"), ("Zoe", "Zoé"),
     ("Ala", "A l a"), ("Ala", "Ala."), ("Ala", "Ａｌａ"), ("Łucja", "Lucja"), ("BOB", "\u0392\u039f\u0392"),
     ("Nina", "\u039dina"), ("Ewa", "\u0415\u051d\u0430"), ("Irma", "\u0131rma"), ("Emma", "Ernrna"),
     ("Wanda", "VVanda"), ("Dodo", "clodo"), ("Ola", "\u0555la"), ("Ada", "\U0001d400da")],
)  # fmt: skip
def test_names_that_could_be_taken_for_each_other_are_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_namesakes_get_a_number() -> None:
    assert all_apart(["Ala", "Ola", "ALA", "", "", "Ala 2", "ala"]) == [
        "Ala",
        "Ola",
        "ALA 2",
        "",
        "",
        "Ala 2 2",
        "ala 3",
    ]
    assert apart("x" * 30, ["x" * 30]) == "x" * 27 + " 2"


def test_nobody_at_a_table_goes_by_anothers_name(folder: Path) -> None:
    with Live(config(folder)) as server:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
        made = server.post("/tables", {"game": "kingsburg", "seats": seats}).json()
        path = f"/tables/{made['table']['id']}"
        joined = [server.post(f"{path}/join", {"name": name}).json() for name in ("\u0410da", "Player 4")]
        server.post(f"{path}/fill", {"names": ["ADA"]}, made["owner"])
        names = [seat["name"] for seat in server.get(path).json()["seats"]]
        assert names == ["Ada", "\u0410da 2", "Player 4 2", "ADA 3"]
        wish = {"id": fresh_id(), "seat": 1, "name": "ada"}
        server.post(f"{path}/sit", wish, joined[0]["seat"]["token"])
        assert server.get(path).json()["seats"][1]["name"] == "ada 2"


def test_whoever_makes_a_table_gives_nobody_the_name_of_a_seat_without_one(folder: Path) -> None:
    with Live(config(folder)) as server:
        seats = [{"kind": "human", "name": "Player 2"}, {"kind": "open"}, {"kind": "open", "name": "Gracz 3"}]
        made = server.post("/tables", {"game": "kingsburg", "seats": seats}).json()
        assert [seat["name"] for seat in made["table"]["seats"]] == ["Player 2 2", "", "Gracz 3"]


def test_whoever_is_turned_down_is_one_line_in_the_log(folder: Path) -> None:
    logs.said.clear()  # the same was said of another test's client, perhaps, a moment ago
    told: list[str] = []
    listener = logging.Handler(logging.WARNING)
    listener.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    log = logging.getLogger("interrex.http")  # whatever other tests have done to the root
    log.addHandler(listener)
    limits = UNLIMITED._replace(requests=Rate(20, 0.001), passwords=Rate(3, 0.001))
    try:
        with Live(config(folder, password="x", limits=limits)) as server:
            for n in range(40):
                server.post("/lobby", {"password": str(n)})
    finally:
        log.removeHandler(listener)
    assert told == [f"127.0.0.1: refused: {key}" for key in ("server-wrong-password", "server-too-fast")]
