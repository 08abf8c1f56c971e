"""The judgement of positions: what is remembered of one never colours the judgement of another."""

from __future__ import annotations

import random

from interrex.engine.luck import Luck, key_from_seed
from interrex.games.root import GAME
from interrex.games.root.bot import alliance, battles, evaluate, eyrie, marquise, vagabond
from interrex.games.root.state import Root

REMEMBERING = (
    alliance._movement,
    battles._losses,
    battles._wounds,
    eyrie._worth,
    eyrie.survey,
    marquise._on_map,
    vagabond._errands,
    vagabond._items,
)

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


def positions(seed: int, every: int) -> list[Root]:
    """Of a random game."""
    g = GAME.start(4, {"map": "autumn"}, Luck(key_from_seed(seed)))
    g.run()
    chance, found = random.Random(seed), []
    while not g.over:
        seat = g.pending()[0]
        g.play(seat, chance.choice(g.actions(seat)))
        copy = g.copy()
        assert isinstance(copy, Root)
        found.append(copy)
    return found[::every]


def forget() -> None:
    for remembering in REMEMBERING:
        remembering.cache_clear()


def test_what_is_remembered_changes_no_judgement() -> None:
    met = [g for seed in (1, 2) for g in positions(seed, 5)]
    remembered = [[evaluate(g, seat) for seat in range(4)] for g in met]
    for g, before in zip(met, remembered, strict=True):
        forget()
        assert [evaluate(g, seat) for seat in range(4)] == before


def test_positions_are_worth_what_they_were() -> None:
    for (seed, moves), worth in JUDGED.items():
        g = positions(seed, 1)[moves - 1]
        assert [evaluate(g, seat) for seat in range(4)] == worth
