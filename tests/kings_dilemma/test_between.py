"""The kingdom between two reigns: who has what, what is new, who sat, and nothing that is sealed."""

from __future__ import annotations

from functools import cache

import interrex
from interrex.bots import decide, make
from interrex.campaign import Campaign
from interrex.engine import wire
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kings_dilemma.between import KingdomView, shows
from interrex.games.kings_dilemma.book import read
from interrex.games.kings_dilemma.story.shelf import SHELF, plain
from interrex.testing import rule

GAME = "kings-dilemma"


@cache
def kingdom() -> Campaign:
    """Two reigns: Cy is missing in the second, and a newcomer is in."""
    found = interrex.campaign(GAME, houses=("Ada", "Bo", "Cy"))
    for seed, houses in ((1, (0, 1, 2)), (2, (0, 1, 3))):
        if seed == 2:
            found.join("Dee")
        match = found.next(houses=houses, seed=seed)
        bot = make("random", match.game, Luck(key_from_seed(seed)))
        while not match.over:
            seat = match.pending()[0]
            match.play(seat, decide(bot, match.state, seat))
        found.add(match)
    return found


def lies() -> KingdomView:
    shown = kingdom().on_table(kingdom().begun_with())
    assert isinstance(shown, KingdomView)
    return shown


@rule("kings-dilemma", "8.2.1", "7.3")
def test_every_house_has_its_person_and_what_the_last_reign_brought_it() -> None:
    told = {one.person: one for one in lies().houses}
    assert set(told) == {0, 1, 2, 3}
    assert {person for person, one in told.items() if one.sat} == {0, 1, 3}
    assert (told[2].prestige_by, told[2].craving_by, told[2].marked) == (0, 0, ())
    before = kingdom().games[-1].record.chronicle
    assert before is not None
    old = {one.person: one.marks for one in shows(before, None).houses}
    for person in (0, 1):
        assert told[person].marks.prestige - told[person].prestige_by == old[person].prestige
        assert told[person].marks.craving - told[person].craving_by == old[person].craving
    newcomer = told[3]
    assert (newcomer.prestige_by, newcomer.craving_by) == (newcomer.marks.prestige, newcomer.marks.craving)


@rule("kings-dilemma", "1.1.4")
def test_houses_stand_by_prestige_and_take_agendas_from_below() -> None:
    houses = lies().houses
    assert [one.marks.prestige for one in houses] == sorted([one.marks.prestige for one in houses], reverse=True)
    assert [one.order for one in houses] == [3, 2, 1, 0]


@rule("kings-dilemma", "7.5", "13.51")
def test_a_reign_is_entered_under_the_king_who_reigned() -> None:
    told = lies()
    first, second = told.reigns
    assert (first.king.name, first.king.house) == (None, None)  # whom the story names
    assert second.king.name is not None
    assert told.king != second.king or told.king.house == second.king.house
    assert told.reign == 2


@rule("kings-dilemma", "11.10", "11.11")
def test_nothing_sealed_lies_there() -> None:
    told = wire.encode(lies()).decode()
    chronicle = kingdom().chronicle
    assert chronicle is not None
    book = read(chronicle)
    opened = {plain(name) for name in book.opened}
    sealed = [handle for handle in SHELF[book.story].sealed if handle not in opened]
    assert sealed
    assert not [handle for handle in sealed if f'"{handle}' in told]
    assert set(lies().fresh) <= opened
    assert "deck" not in told


def test_before_the_first_game_nothing_lies_there() -> None:
    fresh = interrex.campaign(GAME, houses=("Ada", "Bo", "Cy"))
    assert fresh.on_table(fresh.begun_with()) is None
    assert fresh.packs() == ()
