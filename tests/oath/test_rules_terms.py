"""Powers in general (rulebook 7), reading the rules (rulebook 9), terms (rulebook 10), our decisions (rulebook 22)."""

from __future__ import annotations

import pytest

from interrex.games.oath import GAME
from interrex.games.oath.data.numbers import NUMBER
from interrex.rules.rulebook import rulebook
from interrex.testing import rule

from .positions import at, campaign, chancellor, citizen, exile, pawned, until
from .test_sites import with_site

# ------------------------------------------------------------------------------------------------------------- powers


@rule("oath", "7.0", "7.1.1")
def test_cards_may_be_used_by_their_rulers_and_by_pawns_there() -> None:
    cards = "steppe: wayside-inn"
    assert "wayside-inn" in at(chancellor(), exile(at="steppe", favor=1, supply=1), turn=1, cards=cards).verbs()
    afar = exile(favor=1, supply=1)
    assert "wayside-inn" in at(chancellor(), afar, turn=1, cards=cards, bands="steppe: 1x1").verbs()
    assert "wayside-inn" not in at(chancellor(), afar, turn=1, cards=cards).verbs()
    assert (
        "wayside-inn" in at(chancellor(), citizen(favor=1, supply=1), turn=1, cards=cards, bands="steppe: 0x1").verbs()
    )


@rule("oath", "7.1.2", "7.1.2.3", "10.4")
def test_what_is_placed_and_what_is_burned() -> None:
    t = at(chancellor(), exile(advisers="alchemist", secrets=2), turn=1).play("alchemist")
    assert (t.tokens("alchemist"), t.secrets(1)) == ((0, 1), 0)
    assert "alchemist" not in at(chancellor(), exile(advisers="alchemist", secrets=1, dark=3), turn=1).verbs()


@rule("oath", "7.1.2.1")
@pytest.mark.parametrize("tokens", ["1 0", "0 1"])
def test_nothing_is_placed_on_a_card_with_tokens(tokens: str) -> None:
    board = {"turn": 1, "cards": "steppe: wayside-inn", "tokens": f"wayside-inn: {tokens}"}
    assert "wayside-inn" not in at(chancellor(), exile(at="steppe", favor=1, supply=1), **board).verbs()  # type: ignore[arg-type]


@rule("oath", "7.1.2.2")
def test_costs_outside_the_own_turn_go_to_the_bank_or_are_turned_down() -> None:
    t = pawned("", "extra-provisions mountain-giant").play("extra-provisions")
    assert (t.favor(2), t.bank("hearth"), t.tokens("extra-provisions")) == (2, 4, (0, 0))
    t.play("mountain-giant minus", "number 1")
    assert (t.secrets(2), t.dark(2), t.tokens("mountain-giant")) == (1, 1, (0, 0))


@rule("oath", "7.1.3", "22.2.30", "9.2.1")
def test_a_power_is_carried_out_as_far_as_possible() -> None:
    spells = exile(at="steppe", advisers="terror-spells", secrets=2, warbands=1)
    t = at(chancellor(), spells, turn=1, darkest_secret=1, bands="deep-woods: 0x1").play("terror-spells")
    assert "pass" not in t.offers()
    t.play("where slot-5")
    assert (t.bands("deep-woods"), t.warbands(1)) == (0, 0), "two must die, even one's own"
    bands = "ancient-city: 1x1; deep-woods: 1x1; lush-coast: 1x10"
    t = at(chancellor(), exile(at="steppe", hidden="garrison", warbands=1), turn=1, bands=bands)
    t.play("turn-up garrison", "play-to-site garrison 4")
    assert t.warbands(1) == 2, "there was one left in the bank"
    assert sorted(t.offered("site")) == ["3", "5", "8"]
    t.play("site 3", "site 5")
    assert (t.bands("ancient-city"), t.bands("deep-woods"), t.warbands(1), t.asked()) == (2, 2, 0, "oath-ask-act")


@rule("oath", "7.2.1", "7.2.2", "10.15", "10.25")
def test_moves_and_swaps_keep_within_restrictions() -> None:
    mover = exile(at="steppe", advisers="homesteaders assassin council-seat")
    t = at(chancellor(), mover, turn=1)
    assert t.offered("card") == []
    assert "homesteaders" in t.verbs()
    t.play("homesteaders")
    assert t.cards("steppe") == ["homesteaders"], "the Assassin is for advisers, and both others are locked"
    t = at(chancellor(), exile(at="steppe", advisers="homesteaders wolves"), turn=1, cards="steppe: tents elders")
    assert "homesteaders" not in t.verbs(), "no room"


@rule("oath", "7.3.3", "18.1.7", "11.2.0")
def test_when_played_comes_last() -> None:
    seats = (chancellor(advisers="saddle-makers"), exile(at="steppe", hidden="the-gathering"))
    t = at(*seats, turn=1).play("turn-up the-gathering", "play-to-site the-gathering 4")
    keys = [told.message.key for told in t.state.listener]
    assert keys.index("oath-gains-favor") < keys.index("oath-gains-secrets")
    assert (t.favor(1), t.secrets(1), t.favor(0)) == (1, 1, 2), "favor, Homeland, Saddle Makers"
    assert t.asked() == "oath-ask-yes", "and only now the Gathering"


@rule("oath", "7.4.0", "7.4.1", "7.4.2", "22.3.2")
def test_modifiers_are_optional_and_used_once_an_action() -> None:
    t = at(chancellor(), exile(favor=2, advisers="tents"), turn=1).play("travel 2")
    assert t.offers() == ["tents", "pass"]
    assert t.play("pass").supply(1) == 6
    t = at(chancellor(), exile(at="steppe", favor=2), turn=1, cards="steppe: rowdy-pub tents").play("muster rowdy-pub")
    assert t.asked() == "oath-ask-act", "what only helps is used without asking"
    assert t.warbands(1) == 6
    t = at(chancellor(), exile(at="steppe", advisers="augury"), turn=1).play("search world", "augury")
    assert len(t.state.drawn[1]) == 4
    t.play("discard elders", "discard tents", "discard wolves", "discard alchemist")
    assert t.play("search world").offers()[0] == "augury", "free ones again in the next action"


@rule("oath", "7.4.1")
def test_what_must_be_is_not_asked() -> None:
    t = at(chancellor(), exile(at="marshes"), turn=1, sites=with_site("marshes")).play("search world")
    assert t.asked() == "oath-ask-discard"


@rule("oath", "7.4.3", "18.3.4")
def test_a_modifier_in_use_is_not_discarded() -> None:
    player = exile(at="steppe", hidden="wolves")
    t = at(chancellor(), player, turn=1, cards="steppe: crop-rotation tents").play(
        "turn-up wolves", "play-to-site wolves 4"
    )
    assert t.offered("clear") == ["tents"], "Crop Rotation does not go by its own power"


@rule("oath", "7.6.3", "19.1", "10.8", "9.6")
def test_only_listed_things_can_be_promised() -> None:
    t = at(
        chancellor(favor=2, advisers="scouts"),
        exile(at="steppe", favor=2, relics="map"),
        turn=1,
        cards="steppe: tinkers-fair",
    )
    t.play("tinkers-fair", "with 0")
    kinds = {offer.split()[1] for offer in t.offered("promise")}
    assert kinds == {"give-favor", "give-relic"}, "no advisers, and no secrets that nobody has"


# ---------------------------------------------------------------------------------------------------------- the rules


@rule("oath", "9.1")
def test_powers_use_the_terms_of_the_glossary() -> None:
    """A swap is no play, though both lay a card at a site: no favor, no Homeland (rulebook 18.1.6)."""
    t = at(chancellor(), exile(at="steppe", advisers="wolves", relics="horned-mask", secrets=1), turn=1,
           cards="steppe: scouts", relic_deck="")  # fmt: skip
    t.play("horned-mask wolves scouts")
    assert (t.cards("steppe"), t.favor(1)) == (["wolves"], 0)


@rule("oath", "10.5.2", "22.1.15", "10.30")
def test_cards_elsewhere_are_discarded_by_their_own_region() -> None:
    cards = "deep-woods: tents; lush-coast: elders; fertile-valley: wolves"
    for gone, pile in (("tents", "hinterland"), ("elders", "cradle"), ("wolves", "provinces")):
        t = at(chancellor(), exile(secrets=1, at="steppe"), turn=1, cards=f"{cards}; steppe: roving-terror")
        t.play("roving-terror", f"card {gone}")
        assert t.pile(pile) == [gone]
    t = at(chancellor(at="lush-coast", advisers="scouts"), exile(at="steppe", favor=1), turn=1, darkest_secret=0,
           cards="steppe: armed-mob")  # fmt: skip
    assert t.play("armed-mob").pile("cradle") == ["scouts"], "an adviser is where its holder's pawn is"


@rule("oath", "10.5.3")
def test_tokens_on_a_discarded_card_go_home_and_to_whose_turn_it_is() -> None:
    t = at(chancellor(), exile(at="steppe", secrets=1, advisers="taming-charm"), turn=1, cards="steppe: tents",
           tokens="tents: 2 1")  # fmt: skip
    t.play("taming-charm")
    assert (t.bank("nomad"), t.favor(1), t.dark(1)) == (3, 2, 1), "two came back, and two of them were gained"


@rule("oath", "10.10", "22.1.17")
def test_what_is_gained_comes_to_the_board_from_where_it_belongs() -> None:
    t = at(chancellor(), citizen(at="steppe", favor=2, advisers="elders"), turn=1, cards="steppe: wolves")
    purple, shared = t.state.bank[0], t.state.shared_secrets
    t.play("elders")
    assert (t.secrets(1), t.state.shared_secrets) == (1, shared - 1)
    t.state.favor[1] = 1
    t.play("muster wolves")
    assert (t.warbands(1), t.state.bank[0]) == (5, purple - 2)


@rule("oath", "10.11", "22.1.18", "19.11")
def test_what_may_not_be_taken_may_be_given() -> None:
    giver = chancellor(at="steppe", relics="the-grand-scepter circlet-of-command map")
    t = at(giver, exile(at="steppe"), cards="steppe: tinkers-fair", relic_deck="").play("tinkers-fair", "with 1")
    t.play("promise 0 give-relic 1 map", "propose").play("accept 1", seat=1)
    assert t.relics(1) == ["map"]


@rule("oath", "19.11", "18.5.11")
def test_a_gift_wakes_no_thief() -> None:
    seats = (chancellor(at="steppe", relics="the-grand-scepter map"), exile(at="steppe"),
             exile(at="deep-woods", favor=1, secrets=1, advisers="relic-thief"))  # fmt: skip
    t = at(*seats, cards="steppe: tinkers-fair", relic_deck="").play("tinkers-fair", "with 1")
    t.play("promise 0 give-relic 1 map", "propose").play("accept 1", seat=1)
    assert t.seat() == 0
    assert t.relics(1) == ["map"]


@rule("oath", "10.19", "22.1.19")
def test_a_vision_is_played_to_its_space() -> None:
    t = at(chancellor(), exile(hidden="vision-of-faith"), turn=1).play(
        "turn-up vision-of-faith", "reveal vision-of-faith"
    )
    assert t.state.vision[1] == NUMBER["vision-of-faith"]


@rule("oath", "22.2.18")
def test_a_fabled_feast_counts_itself_anywhere() -> None:
    t = at(chancellor(), exile(at="steppe", hidden="fabled-feast"), turn=1, cards="steppe: wayside-inn")
    t.play("turn-up fabled-feast", "play-to-site fabled-feast 4", "bank order")
    assert (t.favor(1), t.bank("order")) == (2, 2), "one for playing, one for itself; the inn is not ruled"


@rule("oath", "22.2.21", "18.1.4")
def test_several_who_react_do_so_from_the_seat_on_turn_on() -> None:
    seats = (
        chancellor(at="steppe", advisers="herald"),
        exile(at="steppe", warbands=4),
        exile(at="steppe", warbands=1),
        exile(advisers="sneak-attack", at="steppe"),
    )
    t = at(*seats, turn=1, dice="1 1 4 4 4 4 1 1 1 1 1 1").play("campaign 2", "target-pawn", "commit 4")
    asked = []
    while t.asked() != "oath-ask-act":
        asked.append((t.seat(), t.asked()))
        t.play("pass" if "pass" in t.offers() else t.offers()[0])
    answers = [seat for seat, question in asked if question in ("oath-ask-bank", "oath-ask-yes")]
    assert answers == [0, 3], "the Herald is done before somebody attacks"


@rule("oath", "22.3.2", "22.3.3", "20.10")
def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    t = campaign().play("target-pawn", "commit 4")
    assert t.asked() == "oath-ask-sacrifice", "neither has a plan"
    t = until(pawned(dice="1 1 4 4 4 4", two={"favor": 1}), "oath-ask-send").play("pass")
    assert t.asked() == "oath-ask-act", "half of one favor is nothing"


@rule("oath", "22.3.4")
def test_deals_permissions_and_showing_are_actions() -> None:
    t = at(chancellor(), exile(hidden="tents"), turn=1)
    assert t.offered("show") == ["tents 0"]
    assert "show" in {verb.name for verb in GAME.faces.clicks}


@rule("oath", "22.3.6", "23.1", "23.2")
def test_both_rulebooks_number_the_same_rules_and_leave_out_what_the_law_only_refers_to() -> None:
    english, polish = rulebook("oath", "en"), rulebook("oath", "pl")
    assert list(english.rules) == list(polish.rules)
    for left_out in ("10.1", "10.16", "10.18", "10.24", "10.27"):
        assert left_out not in english.leaves()
