"""Offers that are judged: whoever judges by chances pays for a vote where that decides something, and not elsewhere."""

from __future__ import annotations

import pytest

from interrex.bots import decide, make
from interrex.bots.bargain import next_step
from interrex.engine.deals import DRAFT
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.bot import offers
from interrex.games.kings_dilemma.data import AGENDA
from interrex.games.kings_dilemma.story.parts import Front
from interrex.games.kings_dilemma.vocabulary import Move

from .positions import Position, at

SHOWN = Front(aye=("up knowledge",), nay=("down wealth", "down morale"))
BUYS = ["with 2", "promise 0 coins 1 2", "promise 2 vote aye 1", "propose"]


def council(moderator: str, power: tuple[int, ...] = (8, 8, 8)) -> Position:
    """The first house is Opulent, and would have the markers rise; it is asked first."""
    return at(
        front=SHOWN,
        aye=[Move(res="wealth", by=1)],
        nay=[Move(res="wealth", by=-1)],
        track=((0, 1),) * 7,
        rows=[9, 9, 9, 9, 8],
        agendas=[[AGENDA["opulent"]], [AGENDA["rebel"]], [AGENDA["greedy"]]],
        draft=[],
        removed=[AGENDA["opportunist"]],
        moderator=moderator,
        power=list(power),
    )


def first_answers(t: Position, bot: str, seed: int = 3) -> list[str]:
    """What it says until it has made an offer, or answered what was asked."""
    said: list[str] = []
    while not said or said[-1].split()[0] in ("with", "promise"):
        said.append(" ".join(map(str, decide(make(bot, GAME, Luck(key_from_seed(seed))), t.g, 0))))
        t.play(said[-1], seat=0)
    return said


@pytest.mark.parametrize("moderator", ["solad", "tork"])
def test_without_power_it_buys_a_vote_where_another_house_moderates(moderator: str) -> None:
    t = council(moderator, power=(0, 8, 8))
    assert first_answers(t, "steward") == BUYS
    t.play("accept 1", seat=2)
    assert [(pledge.seat, pledge.action) for pledge in t.g.pledges] == [(2, ("vote", "aye", 1))]


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_who_decides_a_tie_pays_nobody_though_points_are_at_stake(seed: int) -> None:
    assert first_answers(council("wylio"), "greedy", seed)[-1] == "propose"
    assert first_answers(council("wylio"), "steward", seed)[-1] != "propose"


def test_whoever_thinks_ahead_judges_offers_alike_and_the_hasty_one_pays_as_it_was_taught() -> None:
    t = council("solad", power=(0, 8, 8))
    knight = make("knight", GAME, Luck(key_from_seed(3)))
    assert decide(knight, t.g, 0) == ("with", 2)
    taught = first_answers(council("solad"), "greedy")
    assert first_answers(council("solad"), "interrex.bots.hasty:HastyBot") == taught


def test_what_was_begun_is_brought_to_its_end_though_it_pays_no_more() -> None:
    t = council("wylio").play("with 2", "promise 0 coins 1 2", seat=0)
    assert {offer.steps[0] for offer in offers(t.g, 0)} == {
        ("promise", 2, "vote", side, power) for side in ("aye", "nay") for power in (1, 2, 4)
    }
    luck = Luck(key_from_seed(3))
    step = next_step(GAME, GAME.determinize(t.g, 0, luck), 0, lambda: GAME.determinize(t.g, 0, luck))
    assert step is not None
    assert step[:3] == ("promise", 2, "vote")


def test_a_house_offers_what_it_has_to_those_that_have_not_spoken() -> None:
    t = council("solad", power=(0, 3, 8))
    made = offers(t.g, 0)
    assert {offer.partner for offer in made} == {1, 2}
    assert all(offer.steps[0] == ("with", offer.partner) for offer in made)
    sold = {step[1:] for offer in made for step in offer.steps if step[0] == "promise" and step[2] == "vote"}
    assert {action[3] for action in sold if action[0] == 1} == {1, 2}, "it has no four"
    assert not [action for action in sold if action[0] == 0], "nor has it any to sell"
    t.play("gather", seat=0)
    assert not offers(t.g, 0), "who has spoken buys nothing any more"
    assert not [deal for deal in t.g.deals if deal.number == DRAFT]
