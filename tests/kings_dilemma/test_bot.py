"""The greedy player at a council: it votes for its agenda, keeps power for later, and takes offers that pay."""

from __future__ import annotations

import interrex
from interrex.bots import asked_seats, decide, make
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.bot import after, evaluate, numbers, placed, points, preference, prospect, within
from interrex.games.kings_dilemma.data import AGENDA
from interrex.games.kings_dilemma.kingdom import Sheet
from interrex.games.kings_dilemma.story.parts import Front
from interrex.games.kings_dilemma.vocabulary import Move

from .positions import Position, at

UP = Move(res="wealth", by=1)
DOWN = Move(res="wealth", by=-1)


def chosen(t: Position, seat: int | None = None) -> str:
    seat = t.seat(seat)
    return " ".join(map(str, decide(make("greedy", GAME, Luck(key_from_seed(3))), t.g, seat)))


def council(agenda: str, **given: object) -> Position:
    held = [[AGENDA[agenda]], [AGENDA["rebel"]], [AGENDA["greedy"]]]
    shown = Front(aye=("up wealth",), nay=("down wealth",))
    fields = {"rows": [9, 8, 9, 9, 9], "agendas": held, "draft": [], "removed": [5], **given}
    return at(aye=[UP], nay=[DOWN], front=shown, **fields)  # type: ignore[arg-type]


def test_it_outbids_the_others_for_its_agenda_and_not_against_it() -> None:
    late: dict[str, object] = {"track": ((0, 1),) * 6, "leader": "solad", "moderator": "tork"}
    assert chosen(council("opulent", **late).play("nay 1", "gather")).startswith("aye")
    assert not chosen(council("opportunist", rows=[9] * 5, **late).play("nay 1", "gather")).startswith("aye")


def test_it_passes_where_the_vote_means_little_and_the_pool_is_full() -> None:
    assert chosen(council("moderate", pool=14)) == "gather"


def test_it_takes_coins_for_what_it_does_anyway_and_not_for_what_hurts() -> None:
    t = council("opulent", track=((0, 1),) * 6, rows=[9, 8, 9, 9, 9])
    t.deal("solad with {wylio}", "solad promise {solad} coins 3 {wylio}", "solad promise {wylio} vote aye 1")
    assert chosen(t.deal("solad propose")) == "accept 1"
    t = council("opulent", track=((0, 1),) * 6, rows=[9, 8, 9, 9, 9], coins=[14, 5, 5])  # rich enough as it is
    t.deal("solad with {wylio}", "solad promise {solad} coins 1 {wylio}", "solad promise {wylio} vote nay 6")
    assert chosen(t.deal("solad propose")) == "refuse 1"


def test_it_offers_coins_where_much_is_at_stake() -> None:
    big: dict[str, object] = {
        "rows": [9, 9, 9, 9, 8],
        "agendas": [[AGENDA["opulent"]], [1], [0]],
        "draft": [],
        "removed": [4],
    }
    shown = Front(aye=("up knowledge",), nay=("down wealth", "down morale"))
    t = at(front=shown, aye=[UP], nay=[DOWN], track=((0, 1),) * 7, **big)  # type: ignore[arg-type]
    said = []
    for _ in range(4):
        said.append(chosen(t, 0))
        t.play(said[-1], seat=0)
    assert said == ["with 1", "promise 0 coins 2 1", "promise 1 vote aye 2", "propose"]
    assert chosen(t, 0).split()[0] in ("aye", "nay", "gather", "moderate"), "one offer a vote"
    assert chosen(t, 1).split()[0] in ("accept", "refuse")


def test_points_are_expected_over_where_markers_may_end() -> None:
    assert points((9,) * 5, AGENDA["moderate"], 0) == 14
    assert points((9,) * 5, AGENDA["moderate"], 6) < 14
    assert within(9, 9, 17, 0) == 1.0
    assert 0.4 < within(9, 9, 17, 4) < 0.7


def test_markers_that_start_level_are_expected_to_stray() -> None:
    assert points((9,) * 5, AGENDA["extremist"], 0) == 1
    assert 9 < points((9,) * 5, AGENDA["extremist"], 8) < 14
    assert points((4, 9, 9, 9, 15), AGENDA["extremist"], 0) == 12


def test_chances_add_up_to_numbers() -> None:
    assert numbers([]) == [1.0]
    assert numbers([0.5, 0.5]) == [0.25, 0.5, 0.25]


def test_coins_are_worth_a_place_and_most_to_the_greedy() -> None:
    assert placed([-3, -1, 2], (8, 6, 4), 0) == 6
    assert placed([0, 0, 0], (8, 6, 4), 2.0) > placed([1, 1, 1], (8, 6, 4), 2.0)
    gained = [placed([0, 0, 0], prizes, 2.0) - placed([2, 2, 2], prizes, 2.0) for prizes in ((8, 6, 4), (3, 2, 1))]
    assert gained[0] > gained[1] > 0


def test_a_box_of_a_preferred_agenda_is_worth_more_until_it_is_complete() -> None:
    solad = 2
    assert preference(Sheet(), solad, AGENDA["extremist"]) > preference(Sheet(), solad, AGENDA["moderate"]) > 0
    assert preference(Sheet(preferences=(0, 0, 0, 4, 0, 0)), solad, AGENDA["extremist"]) == 0


def test_all_mind_a_balance_near_its_end_and_a_rebel_least() -> None:
    def cost(agenda: str) -> float:
        return prospect((9,) * 5, 9, AGENDA[agenda], 3) - prospect((9,) * 5, 15, AGENDA[agenda], 3)

    assert cost("opulent") > cost("rebel") > 0


def test_moves_of_an_outcome_are_as_the_rules_have_them() -> None:
    assert after((9,) * 5, (1,) * 5, 0b10, 9, (UP,)) == ((9, 12, 9, 9, 9), 12)
    assert after((9,) * 5, (1,) * 5, 0, 16, (UP,)) == ((9, 11, 9, 9, 9), 17)


def test_marks_count_in_the_long_run() -> None:
    t = council("opulent")
    before = evaluate(t.g, 0)
    t.g.mark(1, t.g.sheets[0]._replace(prestige=3))
    assert evaluate(t.g, 0) > before


def test_it_wins_most_reigns_against_three_random_houses() -> None:
    """`interrex sim kings-dilemma --bots greedy,random,random,random --games 200`: four of five."""
    won = 0
    for number in range(24):
        luck = Luck(key_from_seed(f"bots {number}"))
        state = GAME.start(4, {}, Luck(key_from_seed(f"reign {number}")))
        state.run()
        seat_of_greedy = number % 4
        players = [make("greedy" if seat == seat_of_greedy else "random", GAME, luck.branch()) for seat in range(4)]
        while not state.over:
            seat = asked_seats(state)[0]
            state.play(seat, decide(players[seat], state, seat))
        won += seat_of_greedy in GAME.result(state).winners
    assert won >= 0.6 * 24


def test_greedy_houses_come_to_the_finale_of_their_kingdom() -> None:
    campaign = interrex.campaign("kings-dilemma", houses=("Ada", "Bo", "Cy"))
    bot = make("greedy", GAME, Luck(key_from_seed("kingdom")))
    for number in range(12):
        match = campaign.next(options={"story": "what-was-borrowed"}, seed=f"greedy {number}")  # the short one
        while not match.over:
            seat = asked_seats(match.state)[0]
            match.play(seat, decide(bot, match.state, seat))
        campaign.add(match)
        if campaign.result() is not None:
            return
    raise AssertionError("no finale in twelve reigns")
