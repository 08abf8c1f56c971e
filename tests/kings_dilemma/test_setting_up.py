"""Setting up a reign, and what earlier reigns left (rulebook 2, 3)."""

from __future__ import annotations

import interrex
from interrex.games.kings_dilemma.data import HOUSE_IDS
from interrex.games.kings_dilemma.kingdom import Laid, Sheet
from interrex.games.kings_dilemma.play.setting_up import Excess, SetUp, give_tokens, tokens_of
from interrex.games.kings_dilemma.story.parts import StoryCard
from interrex.games.kings_dilemma.vocabulary import Ability, Gain, HoldVote, Lose
from interrex.testing import rule

from .positions import Position, at


def sheets(**prestige: int) -> tuple[Sheet, ...]:
    return tuple([Sheet(prestige=prestige.get(name, 0), taken=True) for name in HOUSE_IDS])


def set_up(houses: str = "wylio solad tork", **given: object) -> Position:
    return at(houses, frame=SetUp(), **given)  # type: ignore[arg-type]


def chosen(t: Position) -> Position:
    """Everybody takes an agenda."""
    while not t.state.over and t.asked() == "kings-dilemma-ask-agenda":
        t.play(t.offers()[0])
    return t


@rule("kings-dilemma", "2.1", "2.2", "2.3", "2.5", "1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.3.3")
def test_the_table_before_the_first_vote() -> None:
    t = set_up(draws="1 0 1 1 0")
    g = t.g
    assert (g.rows, g.faces, g.momentum, g.balance, g.pool) == ([9] * 5, [1, -1, 1, 1, -1], 0, 9, 3)
    assert (g.power, g.coins) == ([8] * 3, [10] * 3)


@rule("kings-dilemma", "2.6", "2.7", "2.8", "13.10", "1.3.6", "1.4.1")
def test_agendas_go_round_from_the_lowest_prestige_up() -> None:
    t = set_up("coden olwyn solad tork", sheets=sheets(tork=5, coden=7, solad=8, olwyn=8))
    seen = []
    while not t.state.over:
        seen.append((t.who(), len(t.offers())))
        assert t.view(t.seat())["draft"] is not None
        assert t.view((t.seat() + 1) % 4)["draft"] is None
        t.play(t.offers()[0])
    assert seen == [("tork", 5), ("coden", 4), ("solad", 3), ("olwyn", 2)]
    assert len(t.g.draft) == len(t.g.removed) == 1
    assert [seat["agenda"] is not None for seat in t.view(0)["seats"]] == [True, False, False, False]


@rule("kings-dilemma", "2.10", "2.11", "1.1.4")
def test_leader_and_moderator_by_prestige_and_by_number_where_it_is_equal() -> None:
    t = set_up("tork wylio solad")
    assert (t.leader(), t.moderator()) == ("tork", "wylio")
    t = set_up("tork wylio solad", sheets=sheets(wylio=3, solad=1, tork=1))
    assert (t.leader(), t.moderator()) == ("wylio", "solad")


@rule("kings-dilemma", "2.12", "1.1.1", "1.1.2")
def test_in_the_first_reign_play_begins_after_the_agendas() -> None:
    t = chosen(set_up(stickers={"wealth": [("+", "wylio", 0)]}))
    assert t.row("wealth") == 9


@rule("kings-dilemma", "3.2.1")
def test_every_sticker_ages() -> None:
    t = chosen(set_up(reign=2, stickers={"wealth": [("-", "wylio", 1), ("+", "solad", 0)]}))
    assert [stuck.boxes for stuck in t.g.chronicle[1] if stuck] == [2, 1]


@rule("kings-dilemma", "3.3.1", "3.3.2", "3.3.3", "3.3.4", "8.2.6")
def test_stickers_move_markers_and_nothing_else_whoever_signed_them() -> None:
    stickers = {
        "influence": [("+", "crann", 0), ("++", "wylio", 0), ("-", "wylio", 0)],
        "wealth": [("+", "wylio", 0), ("-", "wylio", 0)],
        "morale": [("-", "wylio", 0), ("--", "wylio", 0)],
    }
    t = chosen(set_up(reign=2, stickers=stickers, draws="1 1 1 1 1"))
    assert t.g.rows == [10, 9, 7, 9, 9]
    assert (t.g.balance, t.g.faces, t.g.momentum) == (9, [1] * 5, 0)


@rule("kings-dilemma", "3.4.1", "3.4.2")
def test_signed_stickers_give_and_take_power() -> None:
    stickers = {
        "influence": [("+", "tork", 0), ("++", "tork", 0), ("-", "solad", 0)],
        "wealth": [("+", "tork", 0), ("-", "tork", 0), ("--", "solad", 0)],
    }
    t = chosen(set_up(reign=2, stickers=stickers))
    assert t.g.power == [8, 6, 10]


@rule("kings-dilemma", "3.4.3", "13.11")
def test_nobody_starts_below_nothing_and_all_is_added_up_first() -> None:
    stickers = {"influence": [("-", "wylio", 0), ("--", "wylio", 0)]}
    assert chosen(set_up(reign=2, stickers=stickers, power=[1, 8, 8])).power("wylio") == 0


@rule("kings-dilemma", "3.4.3", "13.11")
def test_what_an_ability_brings_is_added_before_nothing_is_nothing() -> None:
    ability = Ability(kind="start", who="each", then=(Gain(what="power", n=1),))
    parts = {"story": {"top": StoryCard(storyline="plot", number=3, abilities=(ability,))}}
    stickers = {"influence": [("-", "wylio", 0), ("--", "wylio", 0)]}
    given = set_up(reign=2, stickers=stickers, power=[0, 8, 8], parts=parts, stories=((Laid(1, 2),), ()))
    assert chosen(given).power("wylio") == 0


@rule("kings-dilemma", "3.4.3", "4.3.5", "10.1.8")
def test_while_a_start_is_added_up_nobody_votes_with_or_loses_what_is_not_there() -> None:
    effects = (Lose(what="power", n=2, who="leader"), HoldVote(aye=(), nay=()))
    ability = Ability(kind="start", who="signer", then=effects)
    parts = {"story": {"top": StoryCard(storyline="plot", number=3, abilities=(ability,))}}
    t = chosen(set_up(reign=2, power=[8, 8, -3], parts=parts, stories=((Laid(1, 2),), ())))
    assert (t.who(), t.power("tork"), t.votes()) == ("tork", -3, ["gather", "moderate"])
    assert t.play("gather", "gather", "gather", "decide aye").power("tork") == 0


@rule("kings-dilemma", "3.1.2", "3.6.2")
def test_stacks_are_laid_out_with_the_highest_number_on_top() -> None:
    ability = Ability(kind="start", then=(Gain(what="coins", n=2),))
    parts = {
        "story": {
            "high": StoryCard(storyline="plot", number=5, abilities=(ability,)),
            "low": StoryCard(storyline="plot", number=4),
        }
    }
    t = chosen(set_up(reign=2, parts=parts, stories=((Laid(1, 1), Laid(2, 2)), ())))
    assert ([laid.story for laid in t.g.stories[0]], t.coins("wylio")) == ([2, 1], 12)


@rule("kings-dilemma", "3.5.1", "3.5.2", "3.5.3", "3.5.6", "1.3.9", "1.3.10")
def test_tokens_go_to_who_signed_the_newest_sticker_and_sits() -> None:
    stickers = {
        "influence": [("+", "wylio", 3), ("++", "crann", 0)],
        "morale": [("-", "coden", 3), ("--", "tork", 1), ("-", "solad", 1)],
    }
    t = at("wylio solad tork coden", stickers=stickers)
    give_tokens(t.g)
    assert [t.view(None)["seats"][seat]["tokens"] for seat in range(4)] == [["good-influence"], ["bad-morale"], [], []]


@rule("kings-dilemma", "3.5.4", "3.5.5", "13.12")
def test_who_has_more_than_two_of_a_sign_gives_some_up() -> None:
    t = at(frame=Excess(), tokens=[0b00111, 0, 0])
    assert t.offers() == ["give-up good-influence", "give-up good-wealth", "give-up good-morale"]
    t.play("give-up good-wealth")
    assert (tokens_of(t.g, 0, 1), t.state.over) == ([0, 2], True)


@rule("kings-dilemma", "3.6.1", "3.6.2", "3.6.3", "3.6.4", "3.1.2", "10.4.2", "10.4.6")
def test_of_each_stack_the_card_on_top_works_at_the_start_for_its_signer() -> None:
    ability = Ability(kind="start", then=(Gain(what="coins", n=2),))
    everybody = Ability(kind="start", who="each", then=(Gain(what="power", n=1),))
    parts = {
        "story": {
            "under": StoryCard(storyline="plot", number=2, abilities=(ability,)),
            "top": StoryCard(storyline="plot", number=3, abilities=(ability, everybody)),
            "absent": StoryCard(storyline="side", number=1, abilities=(ability,)),
        }
    }
    stacks = ((Laid(1, 1), Laid(2, 2)), (Laid(3, 11),))
    t = chosen(set_up(reign=2, parts=parts, stories=stacks))
    assert (t.g.coins, t.g.power) == ([10, 12, 10], [9, 9, 9])


@rule("kings-dilemma", "3.6.1", "6.7.2", "9.1", "9.15")
def test_a_completed_achievement_works_at_the_start() -> None:
    marked = list(sheets())
    marked[0] = marked[0]._replace(boxes=(0, 4, 0, 0))
    t = chosen(set_up(reign=2, sheets=tuple(marked)))
    assert t.coins("wylio") == 12


@rule("kings-dilemma", "8.2.1", "8.1.2", "13.37", "2.9")
def test_before_the_first_reign_everybody_chooses_a_house_and_the_opening_envelope_is_opened() -> None:
    match = interrex.new("kings-dilemma", players=3, seed=1)
    for seat, house in enumerate(("gamam", "natar", "crann")):
        assert match.pending() == (seat,)
        match.play(seat, f"join {house}")
    assert match.why_not(0, "join gamam") is not None
    board = match.view(0)["board"]
    assert [seat["house"] for seat in board["seats"]] == ["gamam", "natar", "crann"]
    assert board["stories"][0]["cards"][0]["house"] is None
