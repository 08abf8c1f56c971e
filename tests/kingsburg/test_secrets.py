"""Who knows this year's enemy, and who does not (rulebook 13.4); answers under seal (14.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from interrex.engine import wire
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.zones import ALL, NONE
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg.data import DESTINY, ENEMIES, KINDS, WINTER, YEARS, cards_of
from interrex.games.kingsburg.state import knows_enemy
from interrex.testing import Table, rule
from interrex.testing.conformance import check_learning

from .positions import AID, BUILD, RECRUIT, SUPPORT, at, seat
from .positions import WINTER as BATTLE

GENERAL, QUEEN = 10, 17
EVERYBODY = (0, 1, 2, None)


def peek(rank: int, year: int = 1, enemy: str = "orcs 3") -> Table:
    """Seat 1 looks at the enemy."""
    t = at(SUPPORT, seat(gold=3), seat(gold=1), seat(), placed=f"{rank}:1:d1", enemy=enemy, year=year)
    return t.play("take gold gold") if rank == QUEEN else t


def known_to(t: Table) -> list[int | None]:
    return [who for who in EVERYBODY if t.view(who)["enemy"]["card"] is not None]


@pytest.mark.parametrize("rank", [GENERAL, QUEEN])
@pytest.mark.parametrize(("year", "enemy"), [(1, "orcs 3"), (3, "demons 6"), (5, "dragons 9")])
@rule("kingsburg", "13.4", "11.10", "11.17")
def test_a_look_at_the_enemy_is_for_one_pair_of_eyes(rank: int, year: int, enemy: str) -> None:
    t = peek(rank, year, enemy)
    assert known_to(t) == [1]
    card = t.view(1)["enemy"]["card"]
    assert f"{card['kind']} {card['strength']}" == enemy
    assert not t.view(1)["enemy"]["revealed"]
    assert [who for who in EVERYBODY if not t.view(who)["enemy"]["possible"]] == [1], "the others see all five"


@pytest.mark.parametrize("rank", [GENERAL, QUEEN])
@rule("kingsburg", "13.4")
def test_what_was_seen_is_whispered(rank: int) -> None:
    t = peek(rank)
    assert [who for who in EVERYBODY if "kingsburg-peek-shows" in t.said(who)] == [1]
    whisper = next(told.message for told in t.state.listener if told.audience == 1)
    assert whisper.params == {"enemy": "orcs", "strength": 3}
    assert "kingsburg-peeks" in t.said(), "that somebody looked is no secret"


@rule("kingsburg", "13.4", "1.4")
def test_other_advisors_show_nothing() -> None:
    for rank in set(range(1, 19)) - {GENERAL, QUEEN}:
        t = at(SUPPORT, seat(), seat(), seat(), placed=f"{rank}:1:d1")
        while not t.state.over:
            t.play(t.offers()[0])
        assert known_to(t) == []


@rule("kingsburg", "13.4")
def test_the_knowledge_lasts_until_the_card_changes() -> None:
    t = peek(GENERAL)
    for frame in (BUILD, RECRUIT):
        t.state.push(frame)
        t.state.run()
        t.play("pass")
        assert known_to(t) == [1]
    t.state.luck.script_dice = [1]
    t.state.push(BATTLE)
    t.state.run()
    assert t.asked() == "kingsburg-ask-lose"
    assert known_to(t) == list(EVERYBODY), "in winter the card lies open"
    t.play("lose gold gold")
    assert t.state.over
    t.state.year = 2
    assert known_to(t) == [], "nobody knows the next one"


@rule("kingsburg", "13.4")
def test_two_who_looked_both_know() -> None:
    t = at(SUPPORT, seat(), seat(), seat(), placed="10:2:d46 17:0:d566", enemy="zombies 4").play("take gold gold")
    assert known_to(t) == [0, 2]


# What a bot may imagine


def worlds(t: Table, who: int, n: int = 80) -> list[Any]:
    luck = Luck(key_from_seed("worlds"))
    return [GAME.determinize(t.state, who, luck) for _ in range(n)]


@rule("kingsburg", "13.4")
def test_imagined_worlds_keep_what_was_seen_and_vary_the_rest() -> None:
    t = peek(GENERAL, year=3, enemy="demons 6")
    real = t.state.enemies
    drawn = [{world.enemies[year] for world in worlds(t, 1)} for year in range(5)]
    assert drawn[:3] == [{real[0]}, {real[1]}, {real[2]}], "two winters are over, and this card was seen"
    assert drawn[3:] == [set(cards_of(4)), set(cards_of(5))]
    assert {world.enemies[2] for world in worlds(t, 0)} == set(cards_of(3)), "seat 0 has not seen it"
    for who in (0, 1, 2):
        seen = wire.encode(t.view(who))
        assert {wire.encode(GAME.view(world, who)) for world in worlds(t, who, 10)} == {seen}


@rule("kingsburg", "13.4")
def test_in_winter_every_imagined_world_has_the_card_that_lies_open() -> None:
    t = at(BATTLE, seat(gold=3), seat(), seat(), enemy="orcs 3", dice="1", phase=WINTER)
    assert {world.enemies[0] for world in worlds(t, 2)} == {t.state.enemies[0]}


@rule("kingsburg", "1.4", "13.4")
def test_every_card_is_in_the_deck_or_left_out() -> None:
    t = peek(GENERAL, year=3, enemy="demons 6")
    assert GAME.census(t.state)["enemy 0"] == 1
    assert len([name for name in GAME.census(t.state) if name.startswith("enemy ")]) == len(ENEMIES)
    for world in worlds(t, 0, 10):
        assert GAME.census(world) == GAME.census(t.state)


# Answers under seal


@rule("kingsburg", "14.1")
def test_a_sealed_answer_shows_to_nobody() -> None:
    t = at(AID, seat(), seat(), seat())
    before = [wire.encode(t.view(who)) for who in EVERYBODY]
    said = [t.said(who) for who in EVERYBODY]
    t.play("take stone", seat=0)
    assert [wire.encode(t.view(who)) for who in EVERYBODY] == before
    assert [t.said(who) for who in EVERYBODY] == said
    assert t.offers(1) == ["take gold", "take wood", "take stone"]


@rule("kingsburg", "14.1")
def test_imagined_worlds_vary_the_answers_of_others() -> None:
    t = at(AID, seat(), seat(), seat()).play("take stone", seat=0)

    def goods_of_seat_0(who: int) -> set[tuple[int, int, int]]:
        imagined = worlds(t, who)
        for world in imagined:
            world.play(1, ("take", "gold"))
            world.play(2, ("take", "gold"))
        return {world.goods[0] for world in imagined}

    assert goods_of_seat_0(1) == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert goods_of_seat_0(0) == {(0, 0, 1)}, "one's own answer one knows"


# Whole games


def positions(players: int, seed: int) -> Iterator[Any]:
    """Every position of a random game; what was said since the one before is in ``told``."""
    luck = Luck(key_from_seed(f"secrets {seed}"))
    g = GAME.start(players, {}, Luck(key_from_seed(seed)))
    g.listener = []
    g.run()
    while not g.over:
        yield g
        g.listener = []
        seat_ = luck.choice(g.pending())
        g.play(seat_, luck.choice(g.actions(seat_)))
    yield g


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "13.4", "1.4")
def test_no_enemy_is_named_in_public_before_its_winter(players: int) -> None:
    whispers = 0
    for seed in range(13):
        phase = 0
        looked: set[int] = set()
        for g in positions(players, seed):
            for audience, message in g.listener:
                phase = message.params.get("phase", phase)
                if message.key == "kingsburg-peeks":
                    looked.add(message.params["seat"])
                elif audience is not None:
                    assert audience in looked
                    whispers += 1
                elif "strength" in message.params or set(KINDS) & {*map(str, message.params.values())}:
                    assert (message.key, phase) == ("kingsburg-enemy", WINTER)
                    looked = set()
    assert whispers > 10, "enough looks were taken to make this worth a test"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "13.4", "1.4")
def test_no_view_shows_the_enemy_to_who_has_not_looked(players: int) -> None:
    for g in positions(players, seed=99):
        looked = {who for who in range(players) if g.looked[g.year - 1] >> who & 1}
        for who in (*range(players), None):
            shown = GAME.view(g, who).enemy
            assert (shown.card is not None) == (shown.revealed or who in looked)
            assert not shown.revealed or g.phase == WINTER


@rule("kingsburg", "8.3", "13.4")
def test_the_view_counts_a_bonus_against_one_kind_only_for_who_knows_it_comes() -> None:
    t = at(BUILD, seat("palisade barricade", wood=1), seat("palisade"), enemy="zombies 4")
    t.state.look(0)
    assert [s["bonus"] for s in t.view(0)["seats"]] == [2, 2]
    assert [s["bonus"] for s in t.view(1)["seats"]] == [1, 1]


@rule("kingsburg", "8.3")
def test_the_view_shows_a_bonus_until_the_battle_is_fought() -> None:
    """Seat 0 is asked in the middle of its battle; the others are still to fight."""
    t = at(BATTLE, seat("farms", gold=3), seat("palisade guard-tower"), seat("palisade"), enemy="orcs 3", dice="1")
    assert t.asked() == "kingsburg-ask-lose"
    assert [(s["army"], s["bonus"]) for s in t.view(None)["seats"]] == [(0, 0), (1, 2), (1, 1)]
    t.play("lose gold gold")
    assert [s["bonus"] for s in t.view(None)["seats"]] == [-1, 2, 1], "the next winter's"


# After the battle, while the year still stands


def snowed_in(players: int, seed: int) -> Any:
    """Shifting alliances with a blizzard in the third year: no die is rolled in its winter, and then tokens move."""
    match: Any = Match(GAME, players, {"scenario": "alliances", "destiny": True}, key_from_seed(seed))
    fates = [card for card in match.state.modules.fates if DESTINY[card].id != "blizzard"]
    blizzard = next(n for n, card in enumerate(DESTINY) if card.id == "blizzard")
    match.state.renew().fates = (*fates[:2], blizzard, *fates[2:])
    return match


@pytest.mark.parametrize("seed", range(8))
@rule("kingsburg", "8.2", "8.11", "13.4")
def test_who_has_met_the_enemy_cannot_take_back_the_way_there(seed: int) -> None:
    match, luck, winters = snowed_in(3 + seed % 3, seed), Luck(key_from_seed(f"snow {seed}")), 0
    while match.state.year < 4:
        mover = luck.choice(match.pending())
        action = luck.choice(match.actions(mover))
        third, knew = match.state.year == 3, knows_enemy(match.state, 2, mover)
        if third:
            check_learning(match, mover, action, luck)
        lines = match.play(mover, action)
        if third and any(line.message.key == "kingsburg-enemy" for line in lines):
            winters += 1
            assert match.state.year == 3
            assert match.moves[-1].final or knew
            assert all(knows_enemy(match.state, 2, who) for who in (-1, *range(match.players)))
    assert winters == 1


@rule("kingsburg", "8.2", "13.4")
def test_a_look_is_at_one_years_card_and_no_other() -> None:
    t = peek(GENERAL, year=2, enemy="orcs 4")
    assert [knows_enemy(t.state, place, 1) for place in range(YEARS)] == [ALL, ALL, NONE, NONE, NONE]
    assert [knows_enemy(t.state, place, 0) for place in range(YEARS)] == [ALL, NONE, NONE, NONE, NONE]
    t.state.year = 4
    assert knows_enemy(t.state, 2, 0) == NONE, "a winter that nobody saw"
