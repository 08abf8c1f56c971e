"""Why somebody could not promise that: each reason is there in one position, and gone once it is mended."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from interrex.engine.words import LANGUAGES, words
from interrex.testing import rule

from .positions import Board, at, chancellor, citizen, exile
from .test_sites import with_site

HERE: dict[str, object] = {"at": "the-tribunal"}
GENERAL = ("engine-not-offered", "engine-no-promise-now")


def talks(opened: str, mine: dict[str, Any], other: dict[str, Any], **more: Any) -> Board:
    """Seat 1, an Exile, deals with the Chancellor; seat 2, a Citizen, is there too, seat 3 elsewhere."""
    where = {**HERE, "favor": 3, "secrets": 2}
    seats = (chancellor(**{**where, **other}), exile(**{**where, **mine}), citizen(**HERE), exile(at="fertile-valley"))
    sites = with_site("the-tribunal")
    return at(*seats, turn=1, sites=sites, **more).play(opened, "with 0")


def tribunal(**more: Any) -> Board:
    return talks("the-tribunal", more.pop("mine", {}), more.pop("other", {}), **more)


def feast(**more: Any) -> Board:
    """Festival District: favor, secrets and advisers."""
    cards = {"cards": "the-tribunal: festival-district", "bands": "the-tribunal: 1x1"}
    return talks("festival-district", more.pop("mine", {}), more.pop("other", {}), **{**cards, **more})


def deeds(**more: Any) -> Board:
    mine = {"advisers": "deed-writer", **more.pop("mine", {})}
    return talks("deed-writer", mine, more.pop("other", {}), **{"bands": "the-tribunal: 1x2", **more})


def throne(**more: Any) -> Board:
    """Citizenship is negotiated: the Chancellor's turn."""
    seats = more.pop("seats", (chancellor(favor=2), exile(relics="map")))
    return at(*seats, **more).play("offer-citizenship 1", "with 1")


def reason(t: Board, promise: str) -> str:
    """The key of the reason, without its prefix; empty: it can be promised."""
    no = t.refusal(f"promise {promise}")
    return "" if no is None else no.message.key.removeprefix("oath-")


CASES = [
    (tribunal, "1 give-favor 0 4", "gives-less-favor", {}, {"mine": {"favor": 4}}),
    (tribunal, "1 give-secrets 0 3", "gives-less-secrets", {}, {"mine": {"dark": 1}}),
    (tribunal, "1 give-secrets 0 1", "forbidden-by", {"mine": {"advisers": "vow-of-silence"}}, {}),
    (tribunal, "1 leave-alone 0 2", "round-over", {"round": 3}, {}),
    (tribunal, "2 ally-with 0 3", "engine-no-promise-party", {}, None),
    (tribunal, "1 ally-with 0 3", "not-a-citizen", {}, None),
    (tribunal, "1 leave-unused longbows 3", "not-near", {}, {"mine": {"advisers": "longbows"}}),
    (tribunal, "1 leave-unused vow-of-silence 3", "nothing-to-forswear", {}, None),
    (feast, "1 give-adviser 0 longbows", "not-their-adviser", {}, {"mine": {"advisers": "longbows"}}),
    (feast, "1 give-adviser 0 vow-of-silence", "locked-adviser", {"mine": {"advisers": "vow-of-silence"}}, None),
    (feast, "1 give-hidden 0 2", "hidden-advisers",
     {"mine": {"hidden": "tents"}}, {"mine": {"hidden": "tents wolves"}}),
    (throne, "0 give-favor 2 1", "engine-no-with", {"seats": (chancellor(favor=2), exile(), exile())}, None),
    (deeds, "1 give-site 0 5", "not-their-site", {}, {"bands": "deep-woods: 1x2"}),
    (deeds, "1 give-site 0 4", "buyer-without-warbands", {"other": {"warbands": 0}}, {}),
    (deeds, "1 give-site 0 4", "forbidden-by", {"other": {"relics": "the-grand-scepter ring-of-devotion"}}, {}),
    (throne, "1 give-citizenship 0 1", "does-not-hold", {}, None),
    (throne, "0 give-citizenship 1 1", "space-empty", {"reliquary": "the-grand-scepter brass-horse"}, {}),
    (throne, "1 give-relic 0 whistle", "does-not-hold", {}, {"seats": (chancellor(), exile(relics="whistle"))}),
    (throne, "1 give-banner 0 peoples-favor", "does-not-hold", {}, {"peoples_favor": 1}),
    (throne, "1 give-banner 0 peoples-favor", "shows-banner", {"peoples_favor": 1, "mob": True}, {"peoples_favor": 1}),
]  # fmt: skip


@rule("oath", "19.2", "19.8", "6.6.1")
@pytest.mark.parametrize(("table", "promise", "said", "lacking", "mended"), CASES)
def test_a_promise_is_refused_for_what_is_missing(
    table: Any, promise: str, said: str, lacking: dict[str, Any], mended: dict[str, Any] | None
) -> None:
    assert reason(table(**lacking), promise) == said
    if mended is not None:
        assert reason(table(**mended), promise) == ""


SPOKEN: dict[str, tuple[object, ...]] = {
    "seat": (0, 1, 2, 3, 5), "n": (0, 1, 7, 60), "until": (0, 1, 8, 9), "slot": (1, 5), "space": (1, 4), "at": (1, 9),
    "card": ("longbows", "map", "the-tribunal", "vow-of-silence"), "relic": ("map", "longbows"),
    "banner": ("peoples-favor", "mobs-favor", "map"), "goods": ("favor",), "spared": ("pawn",),
}  # fmt: skip


@pytest.mark.parametrize("table", [tribunal, feast, deeds, throne])
def test_no_refused_promise_is_left_without_its_reason(table: Any) -> None:
    t = table()
    offered, said = {*t.offers()}, set[str]()
    for term in t.state.waiting().terms.terms:
        for spoken in product(*[SPOKEN[word.name] for word in term.words]):
            line = " ".join(["promise", "1", term.name, *[str(word) for word in spoken]])
            if line not in offered:
                no = t.refusal(line)
                assert no is not None, line
                assert no.message.key not in GENERAL, line
                said.add(no.message.key)
    assert said
    for key in said:
        assert all(words(language, "oath").knows(key) for language in LANGUAGES), key
