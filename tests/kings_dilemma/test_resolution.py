"""Resolution: markers, momentum, balance, stickers, stories, envelopes, signatures (rulebook 4.6, 4.7, 10.2)."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma import vocabulary as v
from interrex.games.kings_dilemma.data import HOUSE_IDS, NOBODY
from interrex.games.kings_dilemma.kingdom import Happening, Laid, Sheet
from interrex.games.kings_dilemma.play.ending import CleanUp, LastAct
from interrex.games.kings_dilemma.play.moments import wait
from interrex.games.kings_dilemma.state import AYE, Council
from interrex.games.kings_dilemma.story.parts import (
    Circumstance,
    Dilemma,
    DoorPart,
    EnvelopePart,
    Event,
    Finale,
    Front,
    LastVote,
    StoryCard,
    Storyline,
    Worth,
)
from interrex.games.kings_dilemma.story.shelf import SHELF
from interrex.games.kings_dilemma.worlds import imagine
from interrex.testing import rule

from .positions import at, effects
from .test_voting import ruling

UP_WEALTH, DOWN_WEALTH = v.Move(res="wealth", by=1), v.Move(res="wealth", by=-1)
PLAIN_STORY = StoryCard(storyline="plot", number=2)
PLAIN = Dilemma(storyline="plot", front=Front(), aye=(), nay=())


# Markers


def wait_and_run(g: Council, at_: str) -> None:
    g.then(*wait(g, at_))
    g.run()


def card(number: int) -> str:
    """What a table calls the first, second … card of a test's story."""
    return SHELF["trial"].card_handle(number - 1)


@rule("kings-dilemma", "4.6.3", "4.6.4", "4.6.7", "10.2.1", "10.1.2")
def test_with_its_face_a_marker_moves_one_row_more_and_a_token_is_laid() -> None:
    t = effects(v.Move(res="influence", by=3))
    assert (t.row("influence"), t.g.balance, t.g.momentum) == (13, 13, 0b00001)


@rule("kings-dilemma", "4.6.5")
def test_falling_morale_of_the_book() -> None:
    t = effects(v.Move(res="morale", by=-1), faces=[1, 1, -1, 1, 1])
    assert (t.row("morale"), t.g.balance, t.g.momentum) == (7, 7, 0b00100)
    t = effects(v.Move(res="morale", by=-1), faces=[1, 1, -1, 1, 1], momentum=0b00100)
    assert (t.row("morale"), t.g.balance) == (6, 6)


@rule("kings-dilemma", "4.6.6")
def test_rising_influence_of_the_book() -> None:
    t = effects(v.Move(res="influence", by=1), faces=[-1, 1, 1, 1, 1], momentum=0b00001)
    assert (t.row("influence"), t.g.faces[0], t.g.momentum, t.g.balance) == (10, 1, 0, 10)


@rule("kings-dilemma", "4.6.8", "1.2.5")
def test_a_marker_stops_at_the_end_but_the_balance_moves_in_full() -> None:
    t = effects(v.Move(res="wealth", by=3), rows=[9, 16, 9, 9, 9], faces=[1, -1, 1, 1, 1])
    assert (t.row("wealth"), t.g.balance) == (17, 12)


@rule("kings-dilemma", "4.6.9", "13.25")
def test_a_marker_pushed_outward_at_the_end_still_takes_its_token() -> None:
    t = effects(UP_WEALTH, rows=[9, 17, 9, 9, 9])
    assert (t.row("wealth"), t.g.momentum) == (17, 0b00010)


@rule("kings-dilemma", "4.6.10")
def test_two_entries_are_two_moves() -> None:
    t = effects(UP_WEALTH, UP_WEALTH)
    assert t.row("wealth") == 9 + 2 + 3


@rule("kings-dilemma", "4.6.11", "4.6.12", "10.2.2")
def test_a_balance_at_its_end_stays_there_and_markers_move_on() -> None:
    t = effects(v.Balance(by=-1), UP_WEALTH, balance=2)
    assert (t.g.balance, t.row("wealth")) == (1, 11)


@rule("kings-dilemma", "4.6.13", "10.2.3")
@pytest.mark.parametrize(
    ("change", "face", "token"),
    [(v.Momentum(res="wealth", face="-"), -1, 0), (v.Momentum(res="wealth", face="flip", token="on"), -1, 2),
     (v.Momentum(res="wealth", token="off"), 1, 0), (v.Momentum(res="wealth"), 1, 2)],
)  # fmt: skip
def test_momentum_alone_moves_nothing(change: v.Momentum, face: int, token: int) -> None:
    t = effects(change, momentum=0b00010)
    assert (t.g.faces[1], t.g.momentum, t.row("wealth"), t.g.balance) == (face, token, 9, 9)


@rule("kings-dilemma", "10.7.9")
def test_the_balance_may_move_by_halves() -> None:
    t = effects(v.Move(res="wealth", by=2), v.Balance(by=-1), rulings=(ruling("balance_half"),))
    assert t.g.balance == 10


@rule("kings-dilemma", "10.7.10")
def test_without_momentum_moves_are_as_printed() -> None:
    t = effects(UP_WEALTH, v.Move(res="morale", by=-1), rulings=(ruling("momentum_off"),))
    assert (t.row("wealth"), t.row("morale"), t.g.faces) == (10, 8, [1] * 5)


@rule("kings-dilemma", "10.1.9")
def test_while_a_reign_is_set_up_markers_move_alone() -> None:
    t = effects(UP_WEALTH, stage="setting-up")
    assert (t.row("wealth"), t.g.balance, t.g.momentum) == (10, 9, 0)


# The card


@rule("kings-dilemma", "4.6.1", "4.6.2", "11.9", "13.23", "13.24", "4.1.2", "4.2.1", "4.2.2", "4.2.3", "4.2.4", "1.4.4")
def test_only_the_winning_outcome_is_turned_over() -> None:
    front = Front(aye=("down wealth",), nay=("bad welfare",))
    t = at(aye=[DOWN_WEALTH], nay=[v.Sticker(sticker="bad-welfare")], front=front)
    shown = t.view(0)["card"]
    assert (shown["aye"], shown["nay"], shown["outcome"]) == (["down wealth"], ["bad welfare"], None)
    assert t.row("wealth") == 9
    t.play("nay 1", "gather", "moderate")
    assert f"{card(1)}-nay" in t.g.opened
    assert f"{card(1)}-aye" not in t.g.opened
    assert t.g.chronicle[3][0] is not None


@rule("kings-dilemma", "4.6.2", "13.24")
def test_resources_come_before_stickers_and_stickers_before_envelopes_however_a_card_writes_them() -> None:
    parts = {"envelope": {"next": EnvelopePart(story="two", cards=())}, "story": {"two": PLAIN_STORY}}
    written = [v.Envelope(envelope="next"), v.Pool(by=1), v.Sticker(sticker="good-wealth"), UP_WEALTH]
    t = at(aye=written, parts=parts).play("aye 1", "gather", "moderate")
    told = [key.removeprefix("kings-dilemma-") for key in t.said()]
    wanted = ["rises", "pool", "sticks", "opens"]
    assert [key for key in told[told.index("outcome") :] if key in wanted] == wanted


@rule("kings-dilemma", "4.7.1", "4.7.2", "4.7.5", "10.2.4", "1.2.7")
def test_the_leader_of_that_moment_signs_and_the_leftmost_empty_slot_is_taken() -> None:
    t = at(aye=[v.Sticker(sticker="good-wealth")], stickers={"wealth": [("-", "tork", 2)]})
    t.play("nay 2", "aye 3", "gather", "hold")
    stuck = t.g.chronicle[1][1]
    assert stuck is not None
    assert (stuck.house, stuck.boxes, t.row("wealth")) == (2, 0, 9)


@rule("kings-dilemma", "4.7.3", "4.7.4")
def test_without_an_empty_slot_the_oldest_is_covered() -> None:
    full = [("-", "tork", 1), ("-", "tork", 4), ("-", "tork", 4), ("-", "tork", 0)]
    t = effects(v.Sticker(sticker="good-wealth"), stickers={"wealth": full})
    assert [stuck.house for stuck in t.g.chronicle[1] if stuck] == [3, 1, 3, 3]


@rule("kings-dilemma", "4.7.6", "13.27")
def test_stickers_are_placed_in_the_order_written() -> None:
    t = effects(v.Sticker(sticker="good-wealth"), v.Sticker(sticker="bad-wealth"))
    assert [t.g.story.stickers[s.sticker] for s in t.g.chronicle[1] if s] == ["good-wealth", "bad-wealth"]


@rule("kings-dilemma", "10.2.5", "10.2.6")
def test_stickers_are_taken_off_and_age() -> None:
    row = {"wealth": [("-", "tork", 1), ("-", "tork", 3), ("-", "solad", 1)]}
    t = effects(v.StickerOff(row="wealth", sign="-", which="oldest"), v.StickerAge(row="wealth", by=2), stickers=row)
    assert [s and s.boxes for s in t.g.chronicle[1]] == [3, None, 3, None]
    t = effects(v.StickerOff(row="wealth", sign="-", which="newest"), stickers=row)
    assert t.g.chronicle[1][2] is None


# Stories


@rule("kings-dilemma", "4.7.7", "4.7.8", "4.7.9", "4.7.10", "10.2.7", "3.6.2", "1.2.9", "1.2.10", "10.4.1")
def test_an_envelope_brings_a_signed_story_card_and_sealed_dilemmas_once() -> None:
    parts = {
        "envelope": {"next": EnvelopePart(story="two", cards=("second", "third", "fourth"))},
        "story": {
            "two": StoryCard(
                storyline="plot", number=2, abilities=(v.Ability(kind="once", then=(v.Gain(what="coins", n=1),)),)
            )
        },
    }
    t = effects(v.Envelope(envelope="next"), v.Envelope(envelope="next"), parts=parts, deck=(0,))
    assert t.g.stories[0] == (Laid(1, 1),)
    assert (t.g.deck, t.coins("wylio")) == ((0, 1, 2, 3), 11)
    assert card(2) not in t.g.opened


@rule("kings-dilemma", "4.7.11")
def test_a_special_envelope_says_what_to_do_instead() -> None:
    parts = {"envelope": {"odd": EnvelopePart(special=True, then=(UP_WEALTH,))}}
    assert effects(v.Envelope(envelope="odd"), parts=parts).row("wealth") == 11


@rule("kings-dilemma", "4.7.11", "4.7.9", "10.1.2")
def test_the_story_card_of_a_special_envelope_comes_before_what_it_says() -> None:
    told = StoryCard(storyline="plot", number=2, then=(v.Gain(what="coins", n=4, who="leader"),))
    paid = v.If(cond=v.Held(what="coins", min=14, of="leader"), then=(UP_WEALTH,))
    parts = {"envelope": {"odd": EnvelopePart(story="two", special=True, then=(paid,))}, "story": {"two": told}}
    assert effects(v.Envelope(envelope="odd"), parts=parts).row("wealth") == 11


ENDING = StoryCard(
    storyline="plot", number=4, ending=True,
    then=(v.Order(n=2), v.Achieve(house=3), v.SignatoryBonus(what="prestige", n=3)),
)  # fmt: skip


@rule("kings-dilemma", "4.7.12", "4.7.13", "4.7.15", "10.2.28", "10.2.29", "10.2.30", "6.7.5", "11.6", "13.28")
def test_an_ending_counts_marks_an_achievement_and_rewards_the_main_signatory() -> None:
    stack = (Laid(0, 3), Laid(0, 6), Laid(0, 6), Laid(0, 4), Laid(0, 4))
    t = effects(
        v.LayStory(story="end"), parts={"story": {"end": ENDING}}, houses="coden olwyn solad", stories=(stack, ()),
        sheets=tuple([Sheet(taken=True) for _ in HOUSE_IDS]),
    )  # fmt: skip
    assert (t.g.order, t.g.ended[0]) == (2, 1)
    assert t.prestige("tork") == 2  # its story achievement, though it does not sit
    assert (t.prestige("coden"), t.prestige("olwyn")) == (3, 0)


@rule("kings-dilemma", "4.7.15", "13.28")
def test_tied_signatories_all_take_the_bonus_and_an_untaken_house_has_lost_its_achievement() -> None:
    stack = (Laid(0, 2), Laid(0, 2))
    t = effects(v.LayStory(story="end"), v.LayStory(story="end"), parts={"story": {"end": ENDING}}, stories=(stack, ()),
                sheets=(Sheet(),) * 12, leader="wylio")  # fmt: skip
    assert (t.prestige("wylio"), t.prestige("solad")) == (3, 6)
    assert t.prestige("tork") == 0


@rule("kings-dilemma", "4.7.17", "8.3.1", "8.3.2", "10.2.8", "13.39")
def test_of_two_doors_to_a_place_one_opens() -> None:
    parts = {"storyline": {"plot": Storyline(doors=(("A", "B"),))}, "door": {"A": DoorPart(), "B": DoorPart()}}
    t = effects(v.Mystery(letter="B"), v.Mystery(letter="A"), parts=parts)
    assert t.g.doors == ("B",)


# Houses, coins, power


@rule("kings-dilemma", "10.2.9", "10.1.7", "13.29", "1.3.4", "1.1.6")
def test_gains_go_to_houses_that_sit_and_marks_to_absent_ones_too() -> None:
    t = effects(
        v.Gain(what="coins", n=2), v.Gain(what="power", n=1, who="each"), v.Gain(what="prestige", n=1, who="house 12"),
        v.Gain(what="crave", n=2, who="house 12"), v.Gain(what="coins", n=2, who="house 12"),
    )  # fmt: skip
    assert (t.g.coins, t.g.power) == ([12, 10, 10], [9, 9, 9])
    assert (t.prestige("blodyn"), t.craving("blodyn")) == (1, 2)


@rule("kings-dilemma", "10.2.10", "10.2.11", "10.1.8")
def test_nobody_loses_or_pays_more_than_there_is() -> None:
    t = effects(
        v.Lose(what="power", n=3), v.Pay(payer="house 2", to="house 3", n=5), power=[2, 8, 8], coins=[10, 3, 10]
    )
    assert (t.g.power, t.g.coins) == ([0, 8, 8], [10, 0, 13])


@rule("kings-dilemma", "10.2.12", "10.2.13")
def test_the_pool_and_the_tokens_can_be_moved() -> None:
    t = effects(v.Pool(by=2), v.TokenGive(token="leader", to="house 3"), v.TokenGive(token="moderator", to="house 2"))
    assert (t.g.pool, t.leader(), t.moderator()) == (5, "tork", "solad")


@rule("kings-dilemma", "10.2.14", "10.1.4")
def test_another_house_may_sign_instead_of_the_leader() -> None:
    t = effects(v.SignerIs(who="rank coins first"), v.Sticker(sticker="good-wealth"), coins=[1, 5, 5], leader="tork")
    assert t.g.chronicle[1][0] is not None
    assert t.g.chronicle[1][0].house == 3


@rule("kings-dilemma", "10.1.3")
@pytest.mark.parametrize(
    ("who", "gets"),
    [("leader", [1]), ("moderator", [2]), ("signer", [0]), ("each", [0, 1, 2]), ("voters winning", [0]),
     ("voters losing", [1]), ("voters aye", [0]), ("voters nay", [1]), ("passers power", [2]), ("passers any", [2]),
     ("passers moderator", []), ("prestige highest", [2]), ("prestige lowest", [0]), ("rank coins first", [1, 2]),
     ("rank coins last", [0]), ("rank power first", [0]), ("rank power last", [1, 2]), ("house 2", [1]),
     ("holder friend", [2])],
)  # fmt: skip
def test_whom_an_effect_means(who: str, gets: list[int]) -> None:
    t = effects(
        v.Gain(what="crave", n=1, who=who), leader="solad", moderator="tork", stance=[1, 2, 3], side=1, coins=[1, 2, 2],
        power=[3, 2, 2], facts={"friend": 3},
    )  # fmt: skip
    assert [seat for seat in range(3) if t.g.sheets[seat].craving] == gets


@rule("kings-dilemma", "10.1.3")
def test_a_chosen_house_is_named_by_another() -> None:
    t = effects(v.Gain(what="coins", n=2, who="chosen leader"), leader="solad")
    assert (t.who(), t.offers()) == ("solad", ["name 0", "name 2"])
    assert t.play("name 2").coins("tork") == 12


@rule("kings-dilemma", "10.1.5")
@pytest.mark.parametrize(
    ("per", "n"),
    [(v.Per(per="aye voters", max=5), 1), (v.Per(per="nay voters", max=5), 1), (v.Per(per="passers", max=5), 1),
     (v.Per(per="stickers", max=1, row="wealth", sign="-"), 1), (v.Per(per="facts", max=5, of=("friend",)), 1)],
)  # fmt: skip
def test_an_amount_can_be_counted(per: v.Per, n: int) -> None:
    stickers = {"wealth": [("-", "tork", 1), ("--", "tork", 1)]}
    t = effects(v.Gain(what="coins", n=per), stance=[1, 2, 3], stickers=stickers, facts={"friend": 0})
    assert t.coins("wylio") == 10 + n


# What a story remembers


@rule("kings-dilemma", "10.2.15", "10.2.16", "10.1.10", "10.3.5", "10.2.24")
def test_facts_houses_and_counts_are_remembered() -> None:
    t = effects(
        v.Flag(flag="road"), v.Flag(flag="friend", who="house 2"), v.Count(counter="stores", by=3),
        v.Flag(flag="road", on=False),
        v.If(cond=v.Counter(counter="stores", min=3), then=(UP_WEALTH,)),
        v.If(cond=v.Fact(flag="road"), then=(UP_WEALTH,), otherwise=(v.Pool(by=1),)),
    )  # fmt: skip
    assert (t.g.facts, t.g.counters, t.row("wealth"), t.g.pool) == ({"friend": 2}, {"stores": 3}, 11, 4)


@rule("kings-dilemma", "10.2.17", "10.2.18", "10.2.20", "10.2.33")
def test_cards_go_into_the_deck_and_out_of_it() -> None:
    t = effects(v.CardsIn(cards=("second", "third")), v.CardsOut(cards=("second", "fourth")), v.LayStory(story="one"),
                v.Text(text="words"), deck=(0,))  # fmt: skip
    assert (t.g.deck, t.g.stories[0]) == ((0, 2), (Laid(0, 1),))


@rule("kings-dilemma", "10.2.19")
@pytest.mark.parametrize(
    ("to", "track", "deck"), [("deck", 0, (0,)), ("gone", 0, ()), ("events", 0, ()), ("track", 1, ())]
)
def test_a_card_may_go_elsewhere_than_on_the_time_track(to: str, track: int, deck: tuple[int, ...]) -> None:
    t = at(aye=[v.CardTo(to=to)]).play("aye 1", "gather", "moderate")  # type: ignore[arg-type]
    assert (len(t.g.track), t.g.deck) == (track, deck)


@rule("kings-dilemma", "10.2.23", "10.5.4", "1.1.5")
def test_something_is_put_off_to_a_later_moment() -> None:
    later = v.Later(when=v.When(at="vote_open"), then=(v.Gain(what="coins", n=1),), times=2)
    soon = v.Later(when=v.When(at="in_rounds", n=1), then=(v.Gain(what="power", n=2),))
    t = at(aye=[later, soon], deck=(0,)).play("aye 1", "gather", "moderate")
    assert [postponed.times for postponed in t.g.later] == [2]
    assert t.power("wylio") == 8 - 1 + 2


@rule("kings-dilemma", "10.2.23", "10.5.4")
def test_what_comes_after_so_many_rounds_can_come_several_times() -> None:
    often = v.Later(when=v.When(at="in_rounds", n=2), then=(v.Gain(what="power", n=2),), times=2)
    t = at(aye=[often]).play("aye 1", "gather", "moderate")
    gained = []
    for _ in range(5):
        wait_and_run(t.g, "in_rounds")
        gained.append(t.power("wylio") - 7)
    assert (gained, t.g.later) == ([2, 2, 4, 4, 4], ())


@rule("kings-dilemma", "10.5.4")
def test_rounds_that_do_not_come_are_not_made_up_for() -> None:
    soon = v.Later(when=v.When(at="in_rounds", n=2), then=(v.Gain(what="power", n=2),))
    far = v.Later(when=v.When(at="in_reigns", n=2), then=(v.Gain(what="power", n=2),))
    t = at(aye=[soon, far, v.EndReign(how="died")]).play("aye 1", "gather", "moderate")
    t.g.push(CleanUp())
    t.g.run()
    assert [t.g.story.laters[postponed.later] for postponed in t.g.later] == [far]


@rule("kings-dilemma", "10.2.25")
def test_one_house_picks_an_option() -> None:
    options = ((v.Gain(what="coins", n=1, who="leader"),), (v.Gain(what="power", n=1, who="leader"),))
    t = effects(v.Choose(by="leader", options=options), leader="tork")
    assert (t.who(), t.votes()) == ("tork", ["choose 1", "choose 2"])
    assert t.play("choose 2").power("tork") == 9


@rule("kings-dilemma", "10.2.26")
def test_the_council_votes_again_on_the_card() -> None:
    t = effects(v.HoldVote(aye=(UP_WEALTH,), nay=(DOWN_WEALTH,)), faces=[1, -1, 1, 1, 1])
    t.play("nay 1", "gather", "moderate")
    assert (t.row("wealth"), t.g.pool) == (7, 4 - 3)


@rule("kings-dilemma", "10.2.27", "10.7.1", "10.7.2", "10.7.7")
def test_a_rule_changes_for_a_while() -> None:
    change = v.Rule(change=v.Changed(set="pass_coin", to=3))
    t = at(aye=[change], rulings=(ruling("share_remainder"),), moderator="tork", pool=3).play(
        "aye 1", "gather", "gather"
    )
    assert (t.g.rule("pass_coin", 1), t.g.power) == (3, [7, 9, 10])


@rule("kings-dilemma", "10.2.21", "10.4.5")
def test_boxes_of_a_limited_ability_are_marked() -> None:
    card = StoryCard(
        storyline="plot", number=1, abilities=(v.Ability(kind="when", boxes=2, on=v.When(at="vote_open")),)
    )
    t = effects(v.AbilityTick(story="two", n=2), parts={"story": {"two": card}}, stories=((Laid(1, 1),), ()))
    assert (t.g.stories[0][0].boxes, t.g.heard) == ((2,), frozenset())


@rule("kings-dilemma", "10.4.5", "10.4.6")
@pytest.mark.parametrize("kind", ["when", "may"])
def test_an_ability_of_everybodys_is_used_up_when_its_boxes_are(kind: Literal["when", "may"]) -> None:
    gain = (v.Gain(what="coins", n=1),)
    ability = v.Ability(kind=kind, who="each", boxes=2, on=v.When(at="vote_open"), then=gain)
    card = StoryCard(storyline="plot", number=1, abilities=(ability,))
    t = at(parts={"story": {"two": card}}, stories=((Laid(1, 1),), ()))
    if kind == "may":
        t.play("use", "use")
    assert (t.g.coins, t.g.stories[0][0].boxes, t.who()) == ([11, 11, 10], (2,), "wylio")


@rule("kings-dilemma", "4.7.9", "3.6.2")
def test_an_ability_whose_card_was_just_covered_does_not_work_any_more() -> None:
    ability = v.Ability(kind="when", who="each", on=v.When(at="vote_open"), then=(v.LayStory(story="three"),))
    parts = {
        "story": {
            "two": StoryCard(storyline="plot", number=1, abilities=(ability,)),
            "three": StoryCard(storyline="plot", number=2),
        }
    }
    t = at(parts=parts, stories=((Laid(1, 1),), ()))
    assert [laid.story for laid in t.g.stories[0]] == [1, 2]


@rule("kings-dilemma", "10.8.3", "10.1.6")
@pytest.mark.parametrize(
    ("lasts", "left", "ends"), [(v.Until(end="reign"), 1, True), (v.Until(end="reigns", reigns=1), 1, False),
                                (v.Until(end="reigns", reigns=1), 0, True)]
)  # fmt: skip
def test_an_event_whose_time_is_up_with_the_reign_has_its_last_effects(lasts: v.Until, left: int, ends: bool) -> None:
    event = Event(lasts=lasts, on_end=(v.Gain(what="prestige", n=1, who="leader"),))
    t = at(frame=CleanUp(), parts={"event": {"plague": event}}, events=(Happening(0, left),))
    assert (t.prestige("wylio"), len(t.g.events)) == ((1, 0) if ends else (0, 1))


@rule("kings-dilemma", "10.8.3", "13.49")
def test_an_event_ends_by_what_the_last_of_the_round_brings() -> None:
    event = Event(lasts=v.Until(end="reigns", reigns=3), ends_if=v.ResAtLeast(res="wealth", row=11))
    soon = v.Later(when=v.When(at="in_rounds", n=1), then=(UP_WEALTH,))
    t = at(aye=[v.EventOn(event="plague"), soon], parts={"event": {"plague": event}})
    assert t.play("aye 1", "gather", "moderate").g.events == ()


@rule("kings-dilemma", "10.2.22", "10.8.1", "10.8.2", "10.8.3", "3.1.1", "4.8.3", "13.49")
def test_an_event_holds_its_rules_until_its_condition_ends_it() -> None:
    event = Event(
        lasts=v.Until(end="reigns", reigns=3), rules=(v.Changed(set="pass_coin", to=2),), each_round=(v.Pool(by=1),),
        ends_if=v.ResAtLeast(res="wealth", row=11), on_end=(v.Gain(what="prestige", n=1, who="leader"),),
    )  # fmt: skip
    t = effects(v.EventOn(event="plague"), parts={"event": {"plague": event}})
    assert (t.g.rule("pass_coin", 1), len(t.g.events)) == (2, 1)
    t = at(aye=[v.EventOn(event="plague"), UP_WEALTH], parts={"event": {"plague": event}}).play(
        "aye 1", "gather", "moderate"
    )
    assert (t.g.events, t.prestige("wylio"), t.g.track) == ((), 1, ((0, 1),))


@rule("kings-dilemma", "4.1.3", "4.1.4", "10.8.5", "10.8.6", "13.13")
def test_a_circumstance_has_its_effects_and_another_card_is_drawn() -> None:
    parts = {"circumstance": {"comet": Circumstance(then=(v.Pool(by=2),))}}
    t = at(parts=parts, deck=(0, 4), draws="1")
    assert (t.g.pool, t.g.circumstances, t.g.card) == (5, (4,), 0)


@rule("kings-dilemma", "4.1.4", "10.2.24", "13.13")
@pytest.mark.parametrize(("on", "card_"), [(False, 4), (True, 0)])
def test_only_a_vote_that_is_held_takes_the_place_of_another_card(on: bool, card_: int) -> None:
    vote = v.If(cond=v.Fact(flag="war", on=on), then=(v.HoldVote(aye=(), nay=()),))
    t = at(parts={"circumstance": {"comet": Circumstance(then=(vote,))}}, deck=(0, 4), draws="1")
    assert (t.g.stage, t.g.card) == ("vote", card_)
    t.play("gather", "gather", "gather", "decide aye")
    assert t.g.track == (((0, 1),) if on else ())


@rule("kings-dilemma", "10.8.5", "4.6.7", "10.1.9")
def test_a_circumstance_that_is_the_first_card_of_a_reign_moves_markers_as_any_card_does() -> None:
    parts = {"circumstance": {"comet": Circumstance(then=(UP_WEALTH,))}}
    t = at(parts=parts, deck=(0, 4), draws="1")
    assert (t.row("wealth"), t.g.balance, t.g.momentum) == (11, 11, 0b00010)


@rule("kings-dilemma", "4.6.11", "4.1.4", "5.1")
def test_a_balance_that_a_circumstance_brought_to_its_end_stays_there_for_the_round() -> None:
    parts = {"circumstance": {"comet": Circumstance(then=(v.Balance(by=-3),))}}
    t = at(aye=[v.Balance(by=2)], parts=parts, deck=(0, 4), draws="1", balance=3).play("aye 1", "gather", "gather")
    assert (t.g.balance, t.g.ending) == (1, "bottom")


@rule("kings-dilemma", "4.7.10", "10.2.17", "10.2.18", "10.2.19", "10.2.32")
@pytest.mark.parametrize("mixed", [v.CardsIn(cards=("third",)), v.CardsOut(cards=("fourth",))])
def test_who_was_shown_the_next_card_knows_it_until_the_deck_is_shuffled(mixed: v.AnyEffect) -> None:
    t = effects(v.Show(what="next card"), mixed, deck=(0, 1))
    assert (t.g.next_card, t.view(0)["next_card"]) == (NOBODY, None)


@rule("kings-dilemma", "10.2.32", "10.2.19", "1.4.4")
def test_a_card_that_went_back_into_the_deck_is_shown_to_one_house_alone_all_the_same() -> None:
    t = effects(v.Show(what="next card"), deck=(0,), opened=(card(1),))
    assert [t.view(seat)["next_card"] for seat in (0, 1, None)] == [card(1), None, None]


@rule("kings-dilemma", "10.2.32", "11.9", "11.11")
def test_of_the_card_that_was_shown_nobody_can_imagine_the_back() -> None:
    parts = {
        "dilemma": {"more": Dilemma(storyline="plot", front=Front(aye=("up wealth",)), aye=(v.Pool(by=3),), nay=())}
    }
    t = effects(v.Show(what="next card"), deck=(4,), parts=parts)
    world = imagine(t.g, 0, Luck(key_from_seed(1)))
    assert world.story.dilemma(world.next_card).aye == (v.Move(res="wealth", by=1),)
    assert world.story.card_handle(world.next_card) == card(5)
    blind = imagine(t.g, 1, Luck(key_from_seed(1)))
    assert blind.story.card_handle(blind.next_card) != card(5)


@rule("kings-dilemma", "10.2.26", "10.6.1")
def test_a_vote_held_on_a_card_leaves_the_card_as_it_was_turned() -> None:
    t = at(aye=[v.HoldVote(aye=(), nay=(v.Pool(by=1),))]).play("aye 1", "gather", "gather")
    t.play("nay 1", "gather", "gather")
    assert (t.g.sides, t.g.track) == ({0: AYE}, ((0, AYE),))


OPENING = v.Ability(kind="when", who="each", on=v.When(at="vote_open"), then=(v.Gain(what="coins", n=1),))
AT_OPENINGS: dict[str, Any] = {  # a story card and an event that say something at the opening of each vote
    "stories": ((Laid(1, 1),), ()),
    "events": (Happening(0, 1),),
}
OPENING_PARTS = {
    "event": {"tide": Event(lasts=v.Until(end="reign"), each_round=(v.Gain(what="power", n=1, who="each"),))},
    "story": {"lead": StoryCard(storyline="plot", number=2, abilities=(OPENING,))},
}


@rule("kings-dilemma", "10.2.26", "10.5.1", "10.8.2")
def test_a_vote_held_on_a_card_opens_like_any_other() -> None:
    t = at(aye=[v.HoldVote(aye=(), nay=())], parts=OPENING_PARTS, **AT_OPENINGS)
    assert (t.g.coins, t.g.power) == ([11] * 3, [9] * 3)
    t.play("gather", "gather", "aye 1")
    assert (t.g.votes, t.g.coins, t.g.power) == (2, [13, 13, 12], [9 + 1 + 1, 9 + 1 + 1, 8 + 1])


@rule("kings-dilemma", "8.4.1", "10.5.1", "10.8.2")
def test_the_last_vote_opens_like_any_other() -> None:
    worth = Worth(prestige=1, crave=1)
    finale = Finale(order=worth, rebellion=worth, equal=worth, last_vote=LastVote(aye=(), nay=()))
    t = at(frame=LastAct(), parts={**OPENING_PARTS, "finale": finale}, **AT_OPENINGS)
    assert (t.g.coins, t.g.power) == ([11] * 3, [9] * 3)


@rule("kings-dilemma", "13.53", "10.8.2", "11.13")
def test_a_vote_at_the_opening_of_another_is_held_once_and_leaves_its_rules_alone() -> None:
    asks = (v.HoldVote(aye=(), nay=(), rules=v.VoteRules(max_power=1)),)
    events = {name: Event(lasts=v.Until(end="reign"), each_round=asks) for name in ("moot", "second-moot")}
    t = at(rules=v.VoteRules(max_power=3), parts={"event": events}, events=(Happening(0, 1), Happening(1, 1)))
    for largest in (1, 1, 3):
        assert [vote for vote in t.votes() if vote.startswith("aye")][-1] == f"aye {largest}"
        t.play("aye 1", "gather", "gather")
    assert (t.g.votes, t.g.stage) == (3, "resolution")


@rule("kings-dilemma", "10.2.26", "4.2.1")
def test_a_vote_held_on_a_card_has_nothing_of_its_front_on_the_pans() -> None:
    t = at(aye=[v.HoldVote(aye=(), nay=(v.Pool(by=1),))], front=Front(aye=("up wealth",), nay=("down wealth",)))
    shown = t.view(None)["card"]
    assert (shown["aye"], shown["asks"]) == (["up wealth"], True)
    shown = t.play("aye 1", "gather", "gather").view(None)["card"]
    assert (shown["aye"], shown["nay"], shown["asks"], shown["outcome"]) == ([], [], False, f"{card(1)}-aye")


@rule("kings-dilemma", "10.2.26", "4.1.4")
def test_a_vote_held_on_a_circumstance_is_seen_on_the_scales() -> None:
    comet = {"circumstance": {"comet": Circumstance(then=(v.HoldVote(aye=(), nay=()),))}}
    shown = at(parts=comet, deck=(4,)).view(None)["card"]
    assert (shown["kind"], shown["asks"], shown["aye"], shown["nay"]) == ("circumstance", False, [], [])


@rule("kings-dilemma", "10.2.32", "10.7.4", "1.4.2", "13.8")
def test_a_house_alone_is_shown_what_others_have() -> None:
    t = effects(v.Show(what="counts"), v.Show(what="agenda removed"), v.Show(what="next card"), removed=[2], deck=(1,))
    assert [key.removeprefix("kings-dilemma-sees-") for key in t.said(0)] == [
        "counts",
        "counts",
        "counts",
        "removed",
        "next",
    ]
    assert t.said(1) == []
    assert t.view(1)["seats"][0]["coins"] is None
    assert [t.view(seat)["next_card"] for seat in (0, 1, None)] == [card(2), None, None]
    assert GAME.extras.packs is not None
    assert [GAME.extras.packs.opened(t.g, seat) for seat in (0, 1, None)] == [(card(2),), (), ()]
    t = at(deck=(0, 1), rulings=(ruling("deck_top"),), draws="0 0")
    assert t.g.opened == (card(1), card(2))
    assert [t.view(seat)["next_card"] for seat in (0, None)] == [card(2)] * 2


@rule("kings-dilemma", "4.1.1", "13.1", "13.7")
def test_a_round_goes_through_its_phases() -> None:
    t = at()
    assert t.g.stage == "vote"
    t.play("aye 1", "nay 1", "gather")
    assert t.g.stage == "settling"
    t.play("decide aye")
    assert (t.g.stage, t.state.over) == ("resolution", True)


@rule("kings-dilemma", "10.1.6")
@pytest.mark.parametrize(
    ("until", "lasts"),
    [(v.Until(end="round"), False), (v.Until(end="reign"), True), (v.Until(end="fact", of="peace"), False),
     (v.Until(end="fact", of="war"), True), (v.Until(end="storyline", of="plot"), True)],
)  # fmt: skip
def test_how_long_something_lasts(until: v.Until, lasts: bool) -> None:
    change = v.Rule(change=v.Changed(set="pass_coin", to=2), until=until)
    t = at(aye=[change, v.Flag(flag="peace")]).play("aye 1", "gather", "moderate")
    assert bool(t.g.rulings) == lasts


@rule("kings-dilemma", "10.6.13")
def test_the_two_sides_may_have_other_names() -> None:
    t = at(rules=v.VoteRules(labels=True))
    assert t.view(None)["card"]["rules"]["labels"] is True
    assert "ayename" in SHELF["what-was-borrowed"].texts["en"]["wall-or-gate"]


@rule("kings-dilemma", "13.5", "13.6")
def test_boxes_and_the_supply_have_no_end() -> None:
    t = effects(
        *[v.StickerAge(row="wealth", by=3)] * 9,
        *[v.Gain(what="coins", n=5)] * 20,
        stickers={"wealth": [("+", "tork", 0)]},
    )
    assert t.g.chronicle[1][0] is not None
    assert (t.g.chronicle[1][0].boxes, t.coins("wylio")) == (27, 110)
