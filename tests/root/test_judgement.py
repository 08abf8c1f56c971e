"""The judgement of positions: what is remembered of one never colours the judgement of another."""

from __future__ import annotations

import random

import pytest

from interrex import bots
from interrex.engine import kept
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.root import GAME
from interrex.games.root.boards import Board
from interrex.games.root.bot import evaluate, land, woodland
from interrex.games.root.data import CLEARINGS, EYRIE, MAPS, MARQUISE
from interrex.games.root.places import neighbours
from interrex.games.root.state import Root

from .test_mixes import MIXES, seats

# seed, moves: what each seat's position was judged to be worth when nothing was remembered yet
JUDGED = {
    (3, 120): [11.08503855215, 12.393663658400001, 4.0877372912, 8.1059293547],
    (3, 240): [4.725702920659723, 33.34915565182292, -6.337482426996528, 2.074154739409722],
    (3, 360): [19.311331398127777, 9.56948981592778, 1.4182557710777774, 11.365470773833332],
    (3, 480): [23.86748370175, 3.0560267701000017, 1.5474906767500012, 12.755366362899998],
    (3, 600): [7.78560734132256, 7.238642152841308, 5.495937984431251, 17.941080895372558],
    (3, 720): [11.57874853967041, 11.50914407237041, -0.22958954320000036, 18.162204481820414],
    (3, 840): [5.01243133919146, 5.221538376403961, 11.838380441392154, 21.070434735322223],
    (3, 960): [10.851679632383345, 11.880154645377095, 8.137266795395831, 15.650137570527093],
    (3, 1080): [9.927194186645746, 10.466583437589495, 9.881899863445835, 18.2432196055895],
    (3, 1200): [6.3463829843157225, -0.11265511199052902, 13.973204743865725, 25.5641246540875],
    (3, 1320): [6.758467148684236, 8.520136461652022, 14.406527286984174, 20.77740473993417],
    (3, 1440): [-6.330807498115449, 6.266692100903302, 13.365117907068747, 27.551415068453306],
    (3, 1560): [-11.403383402613029, 0.6266047072501664, 7.158280596349467, 36.390179630497215],
    (3, 1680): [-11.749142952016236, -4.689760763507435, 24.12379776007245, 26.44634472420252],
    (4, 120): [5.48465312932268, 14.047881729848433, 9.178704446645392, 14.748617939675228],
    (4, 240): [3.3819966474033487, 14.194836838940535, 6.835081418722356, 22.33994839762861],
    (4, 360): [-15.2411265616, 10.666522495699999, -5.481908422150001, 38.1271005716],
    (4, 480): [-1.2175010042020826, 26.304987933591885, 7.836066434541883, 7.910493856360634],
    (4, 600): [5.527301209522916, 5.527301209522916, 15.701309274400698, 6.769140331544444],
    (4, 720): [4.139779203660416, 4.139779203660416, 19.22294253673819, 6.823907099744444],
    (4, 840): [4.363296464997918, 4.363296464997918, 20.287794852680378, 6.1055954543491335],
    (4, 960): [10.973068367722918, 10.973068367722918, 12.842945679006945, 10.182696738963193],
    (4, 1080): [8.535305986974999, 8.535305986974999, 13.314684564493751, 11.02527770408125],
    (4, 1200): [12.390720231600001, 12.390720231600001, 12.223296162050001, 11.13385096235],
    (4, 1320): [2.9025688540500005, 2.9025688540500005, 19.688027105036156, 11.15230592063616],
}


def start(mix: tuple[str, ...], board: str, seed: int) -> Root:
    g = GAME.start(len(mix), {**seats(mix), "map": board}, Luck(key_from_seed(seed)))
    assert isinstance(g, Root)
    g.run()
    return g


def random_game(g: Root, seed: int) -> list[Root]:
    """All its positions."""
    chance, found = random.Random(seed), []
    while not g.over:
        seat = g.pending()[0]
        g.play(seat, chance.choice(g.actions(seat)))
        found.append(g.copy())
    return found


def greedy_game(g: Root, decisions: int) -> list[Root]:
    """What some of the options would lead to, decision after decision."""
    bot, chance, found = bots.make("greedy", GAME, Luck(key_from_seed(1))), random.Random(1), []
    for _ in range(decisions):
        if g.over:
            break
        seat = g.pending()[0]
        options = g.answers(seat)
        for option in chance.sample(options, min(3, len(options))):
            after = g.copy()
            after.play(seat, option)
            found.append(after)
        g.play(seat, bots.decide(bot, g, seat))
    return found


def judged(g: Root) -> list[float]:
    return [evaluate(g, seat) for seat in range(g.players)]


def judged_anew(g: Root) -> list[float]:
    """The same when nothing is remembered, neither by the judgement nor by the position."""
    kept.forget_all()
    woodland._LAST[0] = None
    fresh = g.copy()
    fresh.rulers_ = fresh.slots_ = None
    return judged(fresh)


def agree(met: list[Root]) -> None:
    remembered = [judged(g) for g in met]
    for g, before in zip(met, remembered, strict=True):
        assert judged_anew(g) == before


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("mix", MIXES, ids="-".join)
def test_what_is_remembered_changes_no_judgement(mix: tuple[str, ...], board: str) -> None:
    agree(random_game(start(mix, board, seed=1), seed=1)[::10])


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize(
    "mix",
    [("marquise", "eyrie", "alliance", "vagabond"), ("vagabond", "eyrie", "vagabond-2", "marquise")],
    ids="-".join,
)
def test_what_is_remembered_changes_no_judgement_of_a_thinking_player(mix: tuple[str, ...], board: str) -> None:
    agree(greedy_game(start(mix, board, seed=2), decisions=150))


def reached(g: Root, start: int, there: int) -> bool:
    """Do all but one of the Eyrie's warriors, moved there, come to rule it? Where nobody stands, any warrior does."""
    boards: list[Board] = [g.boards[faction] for faction in g.armies]
    if not any(row[there] for board in boards for row in (board.warriors, *board.buildings)):
        return True
    twin = g.copy()
    birds: list[int] = twin.boards[EYRIE].warriors
    moved = birds[start] - 1
    birds[start] -= moved
    birds[there] += moved
    twin.rulers_ = None
    return moved > 0 and twin.rulers()[there] == EYRIE


@pytest.mark.parametrize("board", MAPS)
def test_the_map_offers_the_decree_what_can_be_tried(board: str) -> None:
    for g in random_game(start(("marquise", "eyrie", "alliance", "vagabond"), board, seed=5), seed=5)[::7]:
        offered, rulers = land.survey(g, woodland.look(g)), g.rulers()
        roosts, flock, keep = g.boards[EYRIE].roosts, g.boards[EYRIE].warriors, g.boards[MARQUISE].keep
        room = [c for c in range(CLEARINGS) if g.slots()[c] and c != keep and not roosts[c]]
        starts = [c for c in range(CLEARINGS) if flock[c] and rulers[c] == EYRIE]
        near = []
        for there in [c for c in room if rulers[c] != EYRIE]:
            froms = {g.suits[c] for c in neighbours(board)[there] if c in starts and reached(g, c, there)}
            near += [(g.suits[there], sum([1 << suit for suit in froms]))] if froms else []
        assert sorted(offered.near) == sorted(near)
        for suit in range(3):
            here = [c for c in range(CLEARINGS) if g.suits[c] == suit]
            assert offered.roosts >> suit & 1 == any(roosts[c] for c in here)
            assert offered.warriors >> suit & 1 == any(flock[c] for c in here)
            assert offered.sites[suit] == len([c for c in room if c in here and rulers[c] == EYRIE])


def test_positions_are_worth_what_they_were() -> None:
    for seed in (3, 4):
        g = GAME.start(4, {"map": "autumn"}, Luck(key_from_seed(seed)))
        assert isinstance(g, Root)
        g.run()
        met = random_game(g, seed)
        for (game, moves), worth in JUDGED.items():
            assert game != seed or judged(met[moves - 1]) == worth
