"""Open and secret (rulebook 9.4), who knows what (rulebook 20), deals with hidden cards (rulebook 19)."""

from __future__ import annotations

from interrex.games.oath.data.numbers import IDS, NUMBER
from interrex.testing import rule

from .positions import Board, Seat, at, chancellor, exile


def face(t: Board, seat: int | None, of: int, at_: int = 0) -> str | None:
    """What a seat reads on another's face-down adviser."""
    shown: str | None = t.view(seat)["seats"][of]["face_down"][at_]["card"]
    return shown


@rule("oath", "9.4.1", "9.4.3", "20.1", "20.7")
def test_what_is_secret_and_what_is_open() -> None:
    t = at(
        chancellor(hidden="keep"),
        exile(favor=2),
        piles="cradle: tents vision-of-faith",
        world="wolves elders vision-of-rebellion",
    )
    shown = t.view(1)
    assert shown["piles"]["cradle"] == [{"back": "denizen", "card": None}, {"back": "vision", "card": None}]
    assert shown["next"] == "vision", "the back of the first card, no more"
    assert "world" not in shown
    assert shown["seats"][0]["face_down"] == [{"back": "denizen", "card": None}]
    assert shown["seats"][1]["favor"] == 2
    assert t.view(None)["seats"][1]["favor"] == 2


@rule("oath", "9.4.2", "20.4")
def test_a_face_down_adviser_may_be_shown_to_chosen_players() -> None:
    t = at(chancellor(), exile(hidden="keep"), exile(), turn=1)
    assert (face(t, 0, 1), face(t, 1, 1), face(t, None, 1)) == (None, "keep", None)
    t.play("show keep 2")
    assert (face(t, 0, 1), face(t, 2, 1)) == (None, "keep")
    assert "oath-sees" in t.said(2)
    assert "oath-sees" not in t.said(0)
    assert t.offered("show") == ["keep 0"]


@rule("oath", "20.1", "22.2.26")
def test_a_vision_among_advisers_is_known_to_be_one() -> None:
    t = at(chancellor(), exile(hidden="vision-of-faith keep"), turn=1)
    assert [card["back"] for card in t.view(0)["seats"][1]["face_down"]] == ["vision", "denizen"]


@rule("oath", "20.2", "20.3")
def test_of_a_search_others_see_the_number_and_the_drawer_the_faces() -> None:
    t = at(chancellor(), exile(at="steppe"), turn=1).play("search world")
    assert t.log("oath-searches")[0]["n"] == 3
    assert [card["card"] for card in t.view(0)["seats"][1]["drawn"]] == [None] * 3
    assert None not in [card["card"] for card in t.view(1)["seats"][1]["drawn"]]
    t.play("discard elders", "discard tents", "discard wolves")
    assert [card["card"] for card in t.view(1)["piles"]["hinterland"]] == ["elders", "tents", "wolves"]
    assert [card["card"] for card in t.view(0)["piles"]["hinterland"]] == [None] * 3


@rule("oath", "20.3", "20.2")
def test_a_card_known_in_a_pile_is_known_until_it_is_drawn_unseen() -> None:
    t = at(chancellor(at="steppe"), exile(at="steppe"), turn=1, piles="provinces: keep")
    t.state.eyes[NUMBER["keep"]] = 1 << 0
    t.play("search provinces")
    t.play("play-face-down keep")
    assert face(t, 1, 1) == "keep"


@rule("oath", "20.9")
def test_what_is_played_face_down_or_discarded_is_told_as_just_that() -> None:
    t = at(chancellor(), exile(), turn=1, world="vision-of-faith").play(
        "search world", "play-face-down vision-of-faith"
    )
    heard = [told.message for told in t.state.listener if told.audience in (None, 0)]
    assert [(m.key, m.params.get("back")) for m in heard][-1] == ("oath-plays-hidden", "vision")
    assert not [m for m in heard if "vision-of-faith" in str(m.params)]
    t = at(chancellor(), exile(), turn=1, world="keep").play("search world", "discard keep")
    assert "keep" not in str([told.message for told in t.state.listener if told.audience in (None, 0)])


@rule("oath", "20.9", "22.3.3")
def test_a_refusal_tells_nobody_what_a_card_is() -> None:
    t = at(chancellor(), exile(hidden="keep"), turn=1)
    assert t.refused("turn-up keep", seat=0)
    assert t.refused("turn-up keep", seat=0) == t.refused("turn-up wolves", seat=0)


@rule("oath", "20.6")
def test_a_relic_that_is_taken_or_given_is_open_to_all() -> None:
    t = at(chancellor(), exile()).play("offer-citizenship 1", "with 1", "promise 0 give-citizenship 1 1", "propose")
    assert t.view(1)["reliquary"][0] == {"relic": None}
    t.play("accept 1", seat=1)
    assert t.view(0)["seats"][1]["relics"] == ["truthful-harp"]


@rule("oath", "20.8")
def test_the_dispossessed_and_the_archive_are_shown_to_nobody() -> None:
    shown = at(chancellor(), exile(), dispossessed="tents elders").view(0)
    assert not {"archive", "dispossessed"} & set(shown)


@rule("oath", "20.10")
def test_whoever_may_react_can_be_seen_by_all() -> None:
    """A hidden Relic Thief answers nothing."""
    hidden = exile(at="drowned-city", favor=1, secrets=1, hidden="relic-thief")
    t = at(chancellor(), exile(at="lush-coast"), hidden, turn=1, relics="lush-coast: map", relic_deck="").play(
        "recover 1"
    )
    assert (t.seat(), t.relics(1)) == (1, ["map"])


@rule("oath", "19.4", "20.4")
def test_a_face_down_adviser_changes_hands_unseen() -> None:
    seats = (chancellor(at="steppe"), exile(at="steppe", hidden="keep"), exile())
    t = at(*seats, turn=1, cards="steppe: festival-district").play("festival-district", "with 0")
    assert "keep" not in str(t.offers())
    t.play("promise 1 give-hidden 0 1", "propose").play("accept 1", seat=0)
    assert (face(t, 0, 0), face(t, 1, 0), face(t, 2, 0)) == ("keep", "keep", None), "the giver still knows it"


@rule("oath", "19.4", "7.2.2", "18.4.3")
def test_face_up_advisers_are_given_unless_locked_and_the_limit_holds() -> None:
    seats = (chancellor(advisers="tents wolves scouts"), exile(at="steppe", advisers="elders council-seat"))
    t = at(*seats, turn=1, cards="steppe: festival-district").play("festival-district", "with 0")
    assert {o.split()[3] for o in t.offered("promise") if o.startswith("1 give-adviser")} == {"elders"}
    t.play("promise 1 give-adviser 0 elders", "propose").play("accept 1", seat=0)
    assert t.seat() == 0
    t.play("card wolves")
    assert t.advisers(0) == ["tents", "scouts", "elders"]


def dealing(one: Seat, two: Seat, *clauses: str) -> Board:
    """Seats 1 and 0 have struck this deal at the Festival District."""
    t = at(one, two, turn=1, cards="steppe: festival-district").play("festival-district", "with 0")
    return t.play(*[f"promise {clause}" for clause in clauses], "propose").play("accept 1", seat=0)


@rule("oath", "18.4.3", "19.4")
def test_advisers_are_swapped_before_anybody_looks_at_the_limit() -> None:
    t = dealing(
        chancellor(advisers="longbows scouts outriders"),
        exile(at="steppe", advisers="tents elders", hidden="rain-boots"),
        "1 give-hidden 0 1",
        "0 give-adviser 1 longbows",
    )
    assert t.asked() == "oath-ask-talks"
    assert (t.advisers(0), t.hidden(0)) == (["scouts", "outriders"], ["rain-boots"])
    assert (t.advisers(1), t.hidden(1)) == (["tents", "elders", "longbows"], [])


@rule("oath", "18.4.3", "19.3", "19.4")
def test_several_advisers_may_be_given_each_as_it_lay_when_the_deal_was_struck() -> None:
    t = dealing(
        chancellor(advisers="wolves"),
        exile(at="steppe", advisers="tents", hidden="keep alchemist elders"),
        "1 give-hidden 0 1",
        "1 give-hidden 0 2",
        "1 give-adviser 0 tents",
    )
    assert (t.hidden(0), t.hidden(1)) == (["keep", "alchemist"], ["elders"])
    assert (t.asked(), t.advisers(0)) == ("oath-ask-talks", ["tents"]), "the only other one is gone"


@rule("oath", "18.4.2", "18.4.3")
def test_of_too_many_advisers_from_a_deal_others_go_first() -> None:
    t = dealing(
        chancellor(advisers="wolves scouts outriders"),
        exile(at="steppe", advisers="tents elders", hidden="keep"),
        "1 give-adviser 0 tents",
        "1 give-hidden 0 1",
    )
    assert (t.seat(), t.offers()) == (0, ["card wolves", "card scouts", "card outriders"])
    t.play("card scouts")
    assert t.offers() == ["card wolves", "card outriders"]
    assert t.play("card wolves").advisers(0) == ["outriders", "tents"]
    t = dealing(
        chancellor(), exile(at="steppe", advisers="tents elders wolves pied-piper"),
        *[f"1 give-adviser 0 {card}" for card in ("tents", "elders", "wolves", "pied-piper")],
    )  # fmt: skip
    assert t.offered("card") == ["tents", "elders", "wolves", "pied-piper"], "nothing else is left"


@rule("oath", "18.4.5")
def test_the_pied_piper_asks_for_no_discard_when_it_comes_by_a_deal() -> None:
    receiver = chancellor(advisers="longbows scouts outriders")
    t = dealing(receiver, exile(at="steppe", advisers="pied-piper"), "1 give-adviser 0 pied-piper")
    assert (t.asked(), len(t.advisers(0))) == ("oath-ask-talks", 4)


@rule("oath", "19.2")
def test_a_deal_needs_both_to_deliver() -> None:
    t = at(chancellor(favor=1), exile(at="steppe", favor=2), turn=1, cards="steppe: tinkers-fair").play(
        "tinkers-fair", "with 0"
    )
    t.play("promise 1 give-favor 0 2", "promise 0 give-favor 1 1", "propose")
    t.state.favor[0] = 0
    assert t.refused("accept 1", seat=0)


@rule("oath", "19.6")
def test_how_a_site_is_sold() -> None:
    seats = (chancellor(warbands=2), exile(advisers="deed-writer", warbands=1))
    t = at(*seats, turn=1, bands="steppe: 1x3").play("deed-writer", "with 0", "promise 1 give-site 0 4", "propose")
    t.play("accept 1", seat=0)
    assert (t.state.colours[3], t.bands("steppe"), t.warbands(0), t.warbands(1)) == (0, 1, 1, 4)


@rule("oath", "19.6", "19.3")
def test_as_many_sites_are_sold_as_the_buyer_has_warbands_for() -> None:
    def drafted(warbands: int) -> Board:
        seats = (chancellor(warbands=warbands), exile(advisers="deed-writer", warbands=0))
        t = at(*seats, turn=1, bands="steppe: 1x3; deep-woods: 1x1").play("deed-writer", "with 0")
        return t.play("promise 1 give-site 0 4", "promise 1 give-site 0 5")

    assert drafted(1).refused("propose") == "19.6"
    t = drafted(2).play("propose").play("accept 1", seat=0)
    assert (t.bands("steppe"), t.bands("deep-woods"), t.warbands(0), t.warbands(1)) == (1, 1, 0, 4)


@rule("oath", "19.12")
def test_secrets_change_hands_on_the_side_they_show() -> None:
    t = at(chancellor(), exile(at="steppe", secrets=1, dark=2), turn=1, cards="steppe: tinkers-fair").play(
        "tinkers-fair", "with 0"
    )
    t.play("promise 1 give-secrets 0 2", "propose").play("accept 1", seat=0)
    assert (t.secrets(0), t.dark(0), t.secrets(1), t.dark(1)) == (1, 1, 0, 1)


@rule("oath", "18.5.2", "19.2")
def test_kin_deal_with_the_nomad_bank() -> None:
    t = at(chancellor(favor=1), exile(at="steppe", advisers="vow-of-kinship"), turn=1, cards="steppe: tinkers-fair")
    t.play("tinkers-fair", "with 0", "promise 1 give-favor 0 3", "promise 0 give-favor 1 1", "propose")
    t.play("accept 1", seat=0)
    assert (t.favor(0), t.bank("nomad")) == (3, 1)


@rule("oath", "20.5")
def test_a_buried_relic_is_known_at_the_bottom_to_who_buried_it() -> None:
    t = at(chancellor(), exile(relics="dowsing-sticks", secrets=1, favor=2), turn=1, relic_deck="map ivory-eye")
    t.play("dowsing-sticks", "pass")
    assert IDS[t.state.relic_deck[0]] == "ivory-eye"
    assert t.state.eyes[NUMBER["ivory-eye"]] == 1 << 1
