"""Offers of the greedy bot: made where they pay both, taken, and never about nothing nor twice."""

from __future__ import annotations

from typing import Any

from interrex.bots import asked_seats, awaited, decide, make
from interrex.engine.action import Action, text
from interrex.engine.deals import DRAFT
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.oath import GAME
from interrex.games.oath.state import CITIZEN

from .positions import Board, at, chancellor, exile

RIVALS = "fertile-valley: 0x1; standing-stones: 0x2; steppe: 1x1; deep-woods: 1x1"  # two sites each
FAIR = "fertile-valley: tinkers-fair"


def next_offer(t: Board, seat: int = 0) -> str:
    """The step that the seat takes, in a world it could be in."""
    assert GAME.thinking.next_offer is not None
    step = GAME.thinking.next_offer(GAME.determinize(t.state, seat, Luck(key_from_seed("world"))), seat)
    return "" if step is None else text(step)


def greedily(t: Board, moves: int) -> list[tuple[int, str]]:
    """What greedy players do next."""
    bots = [make("greedy", GAME, Luck(key_from_seed(seat))) for seat in range(t.state.players)]
    done: list[tuple[int, Action]] = []
    for _ in range(moves):
        seat = asked_seats(t.state)[0]
        done.append((seat, decide(bots[seat], t.state, seat)))
        t.state.play(*done[-1])
    return [(seat, text(action)) for seat, action in done]


def test_a_rival_who_is_level_is_won_for_the_empire() -> None:
    t = at(chancellor(favor=2), exile(favor=4, at="steppe"), exile(at="steppe"), bands=RIVALS)
    before = [GAME.evaluate(t.state, seat) for seat in (0, 1)]
    assert greedily(t, 7) == [
        (0, "offer-citizenship 1"),
        (0, "with 1"),
        (0, "promise 0 give-citizenship 1 3"),
        (0, "promise 0 give-favor 1 2"),
        (0, "propose"),
        (1, "accept 1"),
        (0, "pass"),
    ]
    assert t.state.role[1] == CITIZEN
    assert all(GAME.evaluate(t.state, seat) > worth for seat, worth in enumerate(before))


def test_time_runs_for_whoever_was_made_an_offer_that_would_lapse() -> None:
    t = at(chancellor(favor=2), exile(favor=4, at="steppe"), exile(at="steppe"), bands=RIVALS)
    assert awaited(t.state) == (0,)
    greedily(t, 5)
    assert (t.state.pending(), asked_seats(t.state), awaited(t.state)) == ((0,), (1,), (0, 1))


def test_whoever_holds_the_title_is_not_asked() -> None:
    t = at(chancellor(), exile(at="steppe"), bands="steppe: 1x1; deep-woods: 1x1", title=1, usurper=True)
    assert next_offer(t) == ""


def test_a_chancellor_who_is_far_ahead_wants_no_heirs() -> None:
    assert (
        next_offer(at(chancellor(), exile(), exile(), bands="fertile-valley: 0x1; steppe: 0x1; deep-woods: 0x1")) == ""
    )


def test_without_a_relic_in_the_reliquary_there_is_nothing_to_offer() -> None:
    t = at(chancellor(favor=2), exile(favor=4), bands=RIVALS, reliquary="the-grand-scepter " * 4)
    assert next_offer(t) == ""


def test_what_was_refused_is_not_offered_again_in_the_turn() -> None:
    t = at(chancellor(favor=2), exile(favor=4, at="steppe"), bands=RIVALS)
    greedily(t, 5)
    t.play("refuse 1", seat=1)
    assert next_offer(t) == "", "at these talks nothing more is said"
    t.play("pass")
    assert next_offer(t) == "", "nor are others opened"
    t.state.new_turn()
    assert next_offer(t) == "offer-citizenship 1"


def test_a_relic_is_bought_from_whoever_needs_it_less() -> None:
    seeker = exile(favor=6, vision="vision-of-sanctuary")
    t = at(chancellor(), seeker, exile(relics="map ivory-eye"), cards=FAIR, turn=1, oath="people")
    steps = [action for _, action in greedily(t, 7)]
    assert steps[:3] == ["tinkers-fair", "with 2", "promise 2 give-relic 1 map"]
    assert steps[3].startswith("promise 1 give-favor 2 ")
    assert steps[4:] == ["propose", "accept 1", "pass"]
    assert t.relics(1) == ["map"]


def test_the_fair_is_not_opened_where_all_want_the_same() -> None:
    t = at(chancellor(), exile(favor=6), exile(relics="map ivory-eye"), cards=FAIR, turn=1, oath="protection")
    assert next_offer(t, 1) == ""


def test_bots_wait_for_the_answer_to_an_offer_that_would_lapse() -> None:
    t = at(chancellor(favor=2), exile(favor=4, at="steppe"), bands=RIVALS)
    greedily(t, 5)
    assert asked_seats(t.state) == (1,), "who closed the talks now would take the offer back"
    t.play("accept 1", seat=1)
    assert asked_seats(t.state) == (0,)


def test_in_whole_games_offers_are_made_and_struck_and_none_is_made_twice_in_a_turn() -> None:
    """Four of the games of ``docs/performance.md``; each comes to its end."""
    proposed: list[object] = []
    struck = 0
    for seed in range(1, 5):
        state: Any = GAME.start(4, {}, Luck(key_from_seed(seed)))
        state.run()
        bots = [make("greedy", GAME, Luck(key_from_seed(f"{seed} bot {seat}"))) for seat in range(4)]
        moves = 0
        while seats := asked_seats(state):
            action = decide(bots[seats[0]], state, seats[0])
            if action == ("propose",):
                draft = next(deal for deal in state.deals if deal.number == DRAFT)
                proposed.append((seed, state.round, state.turn, draft.parties))
            struck += action[0] == "accept"
            state.play(seats[0], action)
            moves += 1
            assert moves < 2_000
    assert len(proposed) >= struck > 0
    assert len(proposed) == len(set(proposed))
