"""The kingdom: what passes from reign to reign, houses and people, doors, the finale (rulebook 7, 8)."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.campaign import Campaign
from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.game import Start
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.words import words
from interrex.games.kings_dilemma import GAME as KINGS_DILEMMA
from interrex.games.kings_dilemma import vocabulary as v
from interrex.games.kings_dilemma.book import Book, read, result, settles, tells, writes
from interrex.games.kings_dilemma.components import PACKS
from interrex.games.kings_dilemma.data import HOUSE_IDS
from interrex.games.kings_dilemma.kingdom import Happening, Sheet
from interrex.games.kings_dilemma.play import Reign
from interrex.games.kings_dilemma.play.ending import CleanUp, LastAct
from interrex.games.kings_dilemma.state import VOTING, Council
from interrex.games.kings_dilemma.story.parts import (
    Circumstance,
    DoorPart,
    Event,
    Finale,
    Front,
    LastVote,
    Storyline,
    Worth,
)
from interrex.games.kings_dilemma.story.shelf import SHELF, plain
from interrex.testing import rule

from .positions import at
from .test_setting_up import chosen, set_up
from .test_voting import ruling

GAME = "kings-dilemma"


def play_out(match: interrex.Match, seed: int) -> interrex.Match:
    luck = Luck(key_from_seed(f"kingdom {seed}"))
    while not match.over:
        seat = match.pending()[0]
        match.play(seat, luck.choice(match.state.answers(seat)))
    return match


@pytest.fixture(scope="module")
def kingdom() -> Campaign:
    """One reign of three, then one with a newcomer in and somebody missing."""
    campaign = Campaign(KINGS_DILEMMA, ("Ada", "Bo", "Cy"))
    campaign.add(play_out(campaign.next(seed=1), 1))
    campaign.join("Di")
    campaign.add(play_out(campaign.next(houses=(1, 2, 3), seed=2), 2))
    return campaign


def book(campaign: Campaign) -> Book:
    assert campaign.chronicle is not None
    return read(campaign.chronicle)


@rule("kings-dilemma", "7.3", "7.4", "7.2", "7.5", "8.2.1", "8.2.3", "8.2.4", "8.2.5", "8.2.6", "1.4.3", "13.9")
def test_a_newcomer_joins_and_somebody_is_missing(kingdom: Campaign) -> None:
    written = book(kingdom)
    assert (written.reign, len(written.people), len(set(written.people))) == (2, 4, 4)
    assert [entry.houses for entry in written.entries] == [written.people[:3], written.people[1:]]
    third = kingdom.next(houses=(0, 1, 3), seed=3)
    houses = [seat["house"] for seat in third.view(None)["board"]["seats"]]
    assert houses == [HOUSE_IDS[written.people[person] - 1] for person in (0, 1, 3)]
    board = third.view(None)["board"]
    assert ([seat["laid"] for seat in board["seats"]], board["pool"], board["balance"]) == ([0, 0, 0], 3, 9)


@rule("kings-dilemma", "8.2.5")
def test_nobody_joins_when_all_twelve_houses_are_taken() -> None:
    campaign = Campaign(KINGS_DILEMMA, [f"Person {n}" for n in range(1, 13)])
    with pytest.raises(BadConfig) as refused:
        campaign.join("Person 13")
    assert refused.value.said.params["most"] == 12


@rule("kings-dilemma", "7.5")
def test_the_story_of_a_kingdom_is_told_by_reign_and_house(kingdom: Campaign) -> None:
    assert [message.key.rpartition("-")[2] for message in kingdom.story()] == ["reign"] * 2 + ["house"] * 4


@rule("kings-dilemma", "8.2.2")
def test_a_house_has_one_family_name_for_good_and_its_signatures_are_its_own(kingdom: Campaign) -> None:
    written = book(kingdom)
    named = dict(zip(kingdom.houses, [HOUSE_IDS[house - 1] for house in written.people], strict=True))
    assert len(set(named.values())) == len(named) == 4
    told = [message for message in kingdom.story() if message.key.endswith("house")]
    said = [words("en", GAME).say(message, tuple(kingdom.houses)) for message in told]
    for line, (family, house) in zip(said, named.items(), strict=True):
        assert line.startswith(f"{family} ({house.capitalize()})")
    with pytest.raises(BadConfig):
        kingdom.join("Ada")  # a name is given once
    match = kingdom.next(houses=(3, 0, 2), seed=9)
    assert isinstance(match.state, Council)
    assert match.state.houses == (written.people[3], written.people[0], written.people[2]), "whichever seat they have"
    signed = {slot.house for row in written.chronicle for slot in row if slot is not None}
    signed |= {laid.house for stack in written.stories for laid in stack if laid.house}
    assert signed
    assert signed <= set(written.people)


@rule("kings-dilemma", "11.10", "11.11", "11.12", "1.4.4")
def test_what_is_written_down_names_nothing_sealed(kingdom: Campaign) -> None:
    text = kingdom.to_json()
    written = book(kingdom)
    for card in written.deck:
        assert SHELF[written.story].card_handle(card) not in text
    assert set(written.opened) <= set(kingdom.next(houses=(0, 1, 2), seed=4).packs())


@rule("kings-dilemma", "11.10", "11.11")
def test_what_is_sealed_stands_in_no_list_no_words_and_no_copy_of_an_unfinished_kingdom(kingdom: Campaign) -> None:
    story = SHELF[book(kingdom).story]
    opened = {plain(name) for name in book(kingdom).opened}
    sealed = [handle for handle in story.sealed if handle not in opened]
    assert len(sealed) > 50
    listed = wire.encode(KINGS_DILEMMA.faces.components()).decode() + wire.encode(KINGS_DILEMMA.faces.named).decode()
    readable = [listed, kingdom.to_json(), KINGS_DILEMMA.fluent("en"), KINGS_DILEMMA.fluent("pl")]
    for text in readable:
        assert [handle for handle in sealed if handle in text] == []
    for language in ("en", "pl"):
        titles = [fields.get("scene", "") for fields in story.texts[language].values()]
        assert not [scene for scene in titles if scene and any(scene in text for text in readable)]


@rule("kings-dilemma", "11.10", "11.11")
def test_what_stands_on_an_opened_card_names_nothing_that_is_sealed() -> None:
    story = SHELF["what-was-borrowed"]
    pack = story.pack
    names = {*story.cards, *story.stickers, *story.stories, *story.events, *pack.envelope, *story.counters}
    for handle in story.sealed:
        printed = wire.encode(PACKS.components(handle)).decode()
        assert [name for name in names if f'"{name}"' in printed] == [], handle
        assert "later" not in printed


@rule("kings-dilemma", "11.10")
def test_a_handle_tells_neither_how_many_there_are_nor_what_follows() -> None:
    story = SHELF["what-was-borrowed"]
    by_handle = sorted(range(len(story.cards)), key=lambda card: story.card_handles[card])
    assert by_handle != sorted(by_handle)
    assert len({len(handle) for handle in story.card_handles}) == 1


@pytest.mark.parametrize(
    "change",
    [{"deck": [999]}, {"story": "nowhere"}, {"people": [13]}, {"sheets": []}, {"chronicle": []}, {"opened": ["x"]},
     {"facts": [[999, 0]]}, {"doors": ["Z"]}, {"later": [[999, 1, 1, 1]]}],
)  # fmt: skip
def test_a_chronicle_that_makes_no_sense_is_refused(kingdom: Campaign, change: dict[str, object]) -> None:
    assert kingdom.chronicle is not None
    with pytest.raises(BadConfig):
        settles({**kingdom.chronicle, **change}, (0, 1, 2))


@rule("kings-dilemma", "7.1", "10.8.4", "10.8.6")
def test_circumstances_go_back_into_the_deck_and_events_go_on() -> None:
    parts = {
        "circumstance": {"comet": Circumstance(then=())},
        "event": {"plague": Event(lasts=v.Until(end="reigns", reigns=2)), "fair": Event(lasts=v.Until(end="reign"))},
    }
    t = at(frame=CleanUp(), parts=parts, circumstances=(4,), events=(Happening(0, 2), Happening(1, 1)), deck=(1,))
    assert (t.g.deck, t.g.events) == ((1, 4), (Happening(0, 1),))
    lasting = [told.message.params["n"] for told in t.g.listener if told.message.key == "kings-dilemma-event-lasts"]
    assert lasting == [1], "the log says how long the plague goes on"


FINALE = Finale(
    order=Worth(prestige=2, crave=1), rebellion=Worth(prestige=1, crave=3), equal=Worth(prestige=2, crave=2),
    last_vote=LastVote(rules=v.VoteRules(head_count=True), aye=(v.Order(n=2),), nay=(v.Rebellion(n=2),)),
)  # fmt: skip
DOORS = {
    "storyline": {"plot": Storyline(doors=(("A", "B"), ("C", "D"), ("E", "F"), ("G", "H"), ("I", "J"), ("K", "L")))},
    "door": {letter: DoorPart(then=(v.Rebellion(n=1),) if letter == "L" else ()) for letter in "ABCDEFGHIJKL"},
    "finale": FINALE,
}


@rule("kings-dilemma", "8.3.3", "8.3.4", "8.4.1", "8.4.2", "8.4.3", "8.4.5", "8.1.1", "13.40", "13.41")
def test_the_finale_counts_doors_and_a_last_vote_and_closes_the_kingdom() -> None:
    sheets = tuple([Sheet(prestige=n, craving=12 - n, taken=True) for n in range(12)])
    t = at(frame=LastAct(), parts=DOORS, doors=tuple("ACEGIL"), sheets=sheets)
    t.play("aye 1", "nay 1", "aye 1")
    assert (t.g.order, t.g.rebellion) == (2, 1)
    written = writes(t.g, Start(3, {}, None, (0, 1, 2)))
    with pytest.raises(BadConfig):
        settles(written, (0, 1, 2))
    found = result(written)
    assert found is not None
    assert found.scores == (0 * 2 + 12, 1 * 2 + 11, 2 * 2 + 10)
    assert found.winners == (2,)
    assert tells(written)


@rule("kings-dilemma", "8.4.1", "10.6.13")
def test_in_the_last_vote_the_finale_lies_on_the_scales_and_no_dilemma() -> None:
    t = at(front=Front(aye=("up wealth",)), parts=DOORS, doors=tuple("ACEGIL")).play("aye 1", "gather", "gather")
    assert t.view(0)["card"]["card"] == SHELF["trial"].card_handle(0)
    t.g.push(LastAct())
    t.g.run()
    shown = t.view(0)["card"]
    assert (shown["card"], shown["kind"], shown["asks"]) == ("trial-finale", "finale", True)
    assert (shown["aye"], shown["outcome"], shown["rules"]["head_count"]) == ([], None, True)
    t.play("aye 1", "nay 1", "aye 1")
    assert t.view(0)["card"] is None


@rule("kings-dilemma", "8.4.1", "10.6.13", "11.7")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_our_finale_says_what_the_last_vote_decides(language: str) -> None:
    assert PACKS.words is not None
    said = PACKS.words("what-was-borrowed-finale", language)
    assert [line.split(" = ")[0].strip() for line in said.splitlines()[1:]] == [
        f".{field}" for field in ("tale", "question", "aye", "nay", "ayename", "nayname")
    ]


@rule("kings-dilemma", "4.1.5", "13.14", "8.3.4")
def test_a_story_that_has_run_dry_before_the_first_round_comes_to_its_finale_unscored() -> None:
    t = chosen(at(deck=(), parts=DOORS, frame=Reign(), reign=2))
    assert (t.g.stage, t.g.ending, t.g.revealed) == (VOTING, "", False)
    t.play("gather", "gather", "gather", "decide nay")
    assert t.state.over
    assert KINGS_DILEMMA.result(t.g).rule == "8.3.4"
    assert result(writes(t.g, Start(3, {}, None, (0, 1, 2)))) is not None


@rule("kings-dilemma", "8.4.3", "8.4.4", "13.42")
@pytest.mark.parametrize(
    ("order", "rebellion", "scores"), [(3, 1, (10, 10, 11)), (1, 3, (10, 15, 13)), (2, 2, (12, 14, 14))]
)
def test_what_prestige_and_craving_are_worth(order: int, rebellion: int, scores: tuple[int, ...]) -> None:
    marks = [(4, 2), (3, 4), (4, 3)]
    sheets = tuple([Sheet(prestige=p, craving=c, taken=True) for p, c in marks] + [Sheet()] * 9)
    t = at(parts=DOORS, sheets=sheets, order=order, rebellion=rebellion, facts={"the end": 0})
    found = result(writes(t.g, Start(3, {}, None, (0, 1, 2))))
    assert found is not None
    assert found.scores == scores
    assert found.winners == (scores.index(max(scores)) if order != rebellion else 2,)


@rule("kings-dilemma", "10.7.8", "10.7.11", "10.7.12")
def test_rules_of_the_start_may_change() -> None:
    stickers = {"wealth": [("+", "crann", 0)]}
    rulings = (ruling("sticker_double"), ruling("start_power", -2), ruling("start_coins", 3))
    t = chosen(set_up(reign=2, stickers=stickers, rulings=rulings))
    assert (t.row("wealth"), t.g.power, t.g.coins) == (11, [6] * 3, [13] * 3)


@rule("kings-dilemma", "8.1.3", "11.1", "11.3", "11.4", "11.5", "11.8")
def test_a_whole_kingdom_is_played_to_its_finale() -> None:
    campaign = Campaign(KINGS_DILEMMA, ("Ada", "Bo", "Cy"))
    for number in range(20):
        campaign.add(play_out(campaign.next(seed=f"whole {number}"), number))
        if campaign.result() is not None:
            break
    found = campaign.result()
    assert found is not None
    assert (found.rule, len(book(campaign).doors)) == ("8.4.4", 6)


# Kingdoms from elsewhere


@rule("kings-dilemma", "11.10")
@pytest.mark.parametrize("version", [1, KINGS_DILEMMA.version - 1, KINGS_DILEMMA.version])
@pytest.mark.parametrize("moves", ["all", "none"])
def test_a_forged_kingdom_opens_nothing_that_was_not_played(kingdom: Campaign, version: int, moves: str) -> None:
    """The file says that everything is open, under rules that nobody can play any more."""
    sealed = set(SHELF[book(kingdom).story].sealed)
    really = set(book(kingdom).opened)
    file = wire.decode(kingdom.to_json(), dict[str, Any])
    file["version"], file["chronicle"]["opened"] = version, sorted(sealed)
    for record in file["records"]:
        record["version"] = version
        record["moves"] = record["moves"] if moves == "all" else []
        if record["chronicle"]:
            record["chronicle"]["opened"] = sorted(sealed)
    try:
        campaign = Campaign.from_json(wire.encode(file))
    except interrex.BrokenRecord:
        return  # refused as a whole: as well
    assert set(campaign.packs()) <= (really if moves == "all" else set())
    opening = Campaign(KINGS_DILEMMA, ("Ada", "Bo", "Cy")).next(seed=5).packs(None)
    assert set(campaign.next(houses=(0, 1, 2), seed=5).packs(None)) <= really | set(opening)
