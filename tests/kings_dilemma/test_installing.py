"""Stories from elsewhere: installed by a host, played like ours, never mistaken for another (rulebook 11.13, 11.14)."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import interrex
from interrex.bots import decide, make
from interrex.campaign import Campaign
from interrex.engine import registry
from interrex.engine.doors import PackageWarning
from interrex.engine.errors import BadConfig
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma import vocabulary as v
from interrex.games.kings_dilemma.data import MOST_EFFECTS, MOST_VOTES
from interrex.games.kings_dilemma.packs import STORIES
from interrex.games.kings_dilemma.story.parts import Circumstance, StoryCard
from interrex.games.kings_dilemma.story.reader import BadStory
from interrex.games.kings_dilemma.story.shelf import OURS, SHELF
from interrex.stories import NotInstalled, install, installed, remove, shelve
from interrex.testing import rule
from interrex.testing.conformance import play_and_check
from tests.cli.conftest import Cli, cli
from tests.kings_dilemma.positions import at, effects

__all__ = ["cli"]  # a fixture

ID = "kings-dilemma"


@pytest.fixture(autouse=True)
def _clean_shelf() -> Iterator[None]:
    """What a test has put on the shelf goes, and the game is as it was."""
    before = dict(SHELF)
    registry.register(GAME)
    yield
    SHELF.clear()
    SHELF.update(before)
    registry.unregister(ID)


def pack(
    name: str = "a-tale", changed: tuple[str, str] = ("", ""), said: tuple[str, str] = ("", "")
) -> dict[str, bytes]:
    """A small story of a stranger's; ``changed`` in what it does, ``said`` in its English words."""
    files = STORIES.blank(name)
    files["story.toml"] = files["story.toml"].replace(*changed, 1)
    files["words.en.toml"] = files["words.en.toml"].replace(*said, 1)
    return {file: text.encode() for file, text in files.items()}


def played(match: Match, seed: str = "") -> Match:
    luck = Luck(key_from_seed(f"play {seed}"))
    bot = make("random", match.game, luck)
    while not match.over:
        seat = match.pending()[0]
        match.play(seat, decide(bot, match.state, seat))
    return match


@rule("kings-dilemma", "11.14", "11.1")
def test_an_installed_story_is_played_under_its_name_and_its_digest(tmp_path: Path) -> None:
    name = install(tmp_path, GAME, pack())
    assert name.startswith("a-tale_")
    assert interrex.game(ID).options[0].values == (*OURS, name)
    assert interrex.names(ID).options["story"].values[name] == "A New Story"
    assert interrex.names(ID, "pl").options["story"].values[name] == "Nowa historia"
    match = played(interrex.new(ID, players=3, seed=1, options={"story": name}))
    assert match.record.options == {"story": name}
    assert interrex.replay(match.record).view(0) == match.view(0)


@rule("kings-dilemma", "11.14")
def test_a_record_is_refused_where_its_story_does_something_else(tmp_path: Path) -> None:
    record = played(interrex.new(ID, players=3, seed=1, options={"story": install(tmp_path, GAME, pack())})).record
    SHELF.clear()
    registry.register(GAME._replace(options=GAME.options))
    other = install(tmp_path / "elsewhere", GAME, pack(changed=("skull = true", "skull = false")))
    assert other.startswith("a-tale_")
    with pytest.raises(interrex.BrokenRecord, match="interrex story install"):
        interrex.replay(record)


@rule("kings-dilemma", "11.14")
def test_words_may_be_corrected_and_the_story_is_the_same(tmp_path: Path) -> None:
    first = install(tmp_path, GAME, pack())
    corrected = pack(said=("A New Story", "A Newer Story"))
    corrected["story.toml"] = corrected["story.toml"].replace(b"\n", b"\r\n")  # as an editor elsewhere writes lines
    assert install(tmp_path, interrex.game(ID), corrected) == first
    assert interrex.names(ID).options["story"].values[first] == "A Newer Story"
    assert len(installed(tmp_path)) == 1


@rule("kings-dilemma", "11.14")
def test_a_kingdom_keeps_its_story(tmp_path: Path) -> None:
    name = install(tmp_path, GAME, pack())
    kingdom = interrex.campaign(ID, houses=("Ada", "Bo", "Cy"), options={"story": name})
    kingdom.add(played(kingdom.next(seed=1)))
    newer = install(tmp_path, interrex.game(ID), pack(changed=("version = 1", "version = 2")))
    assert newer != name
    assert kingdom.next(seed=2).record.options == {"story": name}
    assert kingdom.next(seed=2, options={"story": newer}).record.options == {"story": name}
    assert Campaign.from_json(kingdom.to_json()).chronicle == kingdom.chronicle
    assert kingdom.chronicle is not None
    with pytest.raises(BadConfig):
        interrex.game(ID).start(3, {"story": newer}, Luck(key_from_seed(1)), kingdom.chronicle, (0, 1, 2))


@rule("kings-dilemma", "11.11")
def test_nothing_sealed_in_an_installed_story_leaks(tmp_path: Path) -> None:
    name = install(tmp_path, GAME, pack())
    play_and_check(interrex.game(ID), 3, {"story": name}, 2, every=40)


def remembering() -> dict[str, bytes]:
    """A story of the second format: scenes and outcomes depend on the first card and name who signed it."""
    files = STORIES.blank("a-memory")
    recall = '\n[recall.past]\ncases = [{ say = "so", cond = { is = "side_was", card = "card-1", side = "aye" } }]\n'
    files["story.toml"] = files["story.toml"].replace("format = 1", "format = 2") + recall
    for language in ("en", "pl"):
        words = files[f"words.{language}.toml"].replace('scene = "', 'scene = "{By:card-1:gen} {past} ')
        words = words.replace('-after = "', '-after = "{past}, {by:card-1}. ')
        files[f"words.{language}.toml"] = f'{words}\n[past]\nso = "SAID-AYE"\notherwise = "SAID-NOT"\n'
    return {file: text.encode() for file, text in files.items()}


@rule("kings-dilemma", "11.11", "11.17")
def test_nothing_sealed_in_a_story_that_remembers_leaks(tmp_path: Path) -> None:
    name = install(tmp_path, GAME, remembering())
    play_and_check(interrex.game(ID), 3, {"story": name}, 2, every=40)


@rule("kings-dilemma", "11.17")
def test_whoever_reads_all_that_is_open_reads_only_what_was_told(tmp_path: Path) -> None:
    name = install(tmp_path, GAME, remembering())
    match = played(interrex.new(ID, players=3, seed=5, options={"story": name}))
    opened = [pack for pack in match.packs(None) if "-c" in pack and "-door-" not in pack]
    said = [match.game.pack(pack, "en") for pack in opened]
    assert [text for text in said if ("SAID-AYE" in text) == ("SAID-NOT" in text)] == []
    assert {"_" in pack.rpartition("-c")[2] for pack in opened} == {True}
    assert interrex.replay(match.record).packs(None) == match.packs(None)
    components = interrex.game(ID).extras.packs
    assert components is not None
    assert all(
        "_" not in part.rpartition("-c")[2]
        for pack in opened
        for of in components.components(pack).values()
        for part in of
    )


@rule("kings-dilemma", "11.8")
def test_a_cover_tells_what_it_is_about_and_what_may_trouble(tmp_path: Path) -> None:
    troubling = pack(changed=('opening = "opening"', 'opening = "opening"\nnotes = ["hunger"]'))
    for language, word in (("en", "Hunger"), ("pl", "Głód")):
        troubling[f"words.{language}.toml"] += f'\n[hunger]\ntitle = "{word}"\n'.encode()
    name = install(tmp_path, GAME, troubling)
    key = f"kings-dilemma-option-story-{name}"
    spoken = interrex.engine.words.words("pl", ID)
    assert [spoken.say(interrex.engine.message.message(f"{key}{part}")) for part in (".about", ".notes")] == [
        "O\N{NO-BREAK SPACE}czym jest, w\N{NO-BREAK SPACE}jednym zdaniu.",
        "Głód",
    ]


# What stays outside


def test_a_story_with_a_fault_is_not_let_in(tmp_path: Path) -> None:
    with pytest.raises(BadStory):
        install(tmp_path, GAME, pack(changed=("by = 1 }", "by = 9 }")))
    with pytest.raises(BadStory):
        install(tmp_path, GAME, pack(said=("Chapter", "x" * 100)))
    assert not list(tmp_path.iterdir())
    assert interrex.game(ID).options[0].values == OURS


def test_a_story_that_was_changed_where_it_lies_is_left_out_with_a_warning(tmp_path: Path) -> None:
    name = install(tmp_path, GAME, pack())
    registry.register(GAME)
    file = tmp_path / ID / name / "story.toml"
    file.write_text(file.read_text().replace("skull = true", "skull = false"))
    (tmp_path / ID / "broken").mkdir()
    (tmp_path / "chess" / "mate").mkdir(parents=True)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        shelve(tmp_path)
    errors = [one.message.error for one in told if isinstance(one.message, PackageWarning)]
    assert [error.said.key for error in errors] == ["engine-broken-story"] * 3
    assert all(error.say("pl").startswith("Historia ") for error in errors)
    assert interrex.game(ID).options[0].values == OURS


def test_a_story_is_taken_away_by_its_name_alone(tmp_path: Path) -> None:
    name = install(tmp_path, GAME, pack())
    for other in ("nothing", "..", f"../{ID}/{name}", ""):
        with pytest.raises(NotInstalled):
            remove(tmp_path, GAME, other)
    remove(tmp_path, GAME, name)
    assert installed(tmp_path) == []


# What a story sets going comes to rest


@rule("kings-dilemma", "11.13")
def test_a_story_card_that_lays_itself_again_comes_to_rest() -> None:
    again = {"again": StoryCard(storyline="plot", number=2, signed=False, then=(v.LayStory(story="again"),))}
    t = effects(v.LayStory(story="again"), parts={"story": again})
    assert 1 < len(t.g.stories[0]) <= MOST_EFFECTS
    assert t.g.over


@rule("kings-dilemma", "11.13")
def test_circumstances_alone_do_not_keep_a_council_busy_for_ever() -> None:
    weather = {"weather": Circumstance(then=(v.Text(text="rain"),), after="back")}
    t = at(parts={"circumstance": weather}, deck=(4,))
    assert t.g.over
    assert t.said().count("kings-dilemma-circumstance") <= MOST_EFFECTS


@rule("kings-dilemma", "11.13")
def test_a_vote_lets_things_happen_again() -> None:
    t = at(aye=[v.Move(res="wealth", by=1)], stir=MOST_EFFECTS)
    before = t.row("wealth")
    t.play("aye 1", "gather", "gather")
    assert t.row("wealth") > before


@rule("kings-dilemma", "11.13")
def test_a_vote_that_calls_for_another_comes_to_rest() -> None:
    vote = (v.HoldVote(aye=(v.LayStory(story="again"),), nay=(v.LayStory(story="again"),)),)
    t = at(
        aye=vote, nay=vote, parts={"story": {"again": StoryCard(storyline="plot", number=2, signed=False, then=vote)}}
    )
    held = 0
    while not t.g.over and held <= MOST_VOTES + 1:
        t.play("gather", "gather", "gather", "decide aye")
        held += 1
    assert (t.g.over, held) == (True, MOST_VOTES)


@rule("kings-dilemma", "11.13", "10.2.19")
def test_a_card_that_always_goes_back_does_not_make_a_king_live_for_ever() -> None:
    t = at(nay=[v.CardTo(to="deck")], votes=MOST_VOTES - 1).play("nay 1", "gather", "gather")
    assert t.g.ending == "died"


# The commands


def test_the_commands_install_list_play_and_remove(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "my-tale"
    cli(f"story new {folder}")
    told = cli(f"story install {folder}")
    assert told.exit_code == 0
    name = next(iter(json.loads(cli("story list --json").stdout).keys() - set(OURS)))
    assert f"-o story={name}" in told.stdout.replace("\n", " ")
    registry.register(GAME)  # as a program that starts anew
    assert "A New Story" in cli("story list").stdout
    assert "A New Story" in cli(f"games {ID}").stdout
    ended = cli(f"play {ID} --seats random,random,random -o story={name} --seed 1")
    assert ended.exit_code == 0, ended.stderr
    many = json.loads(cli(f"sim {ID} -p 3 -n 2 -j 2 --bots random -o story={name} --json").stdout)
    assert many["errors"] == []
    story = folder / "story.toml"
    story.write_text(story.read_text().replace("by = 1 }", "by = 9 }", 1))
    refused = cli(f"story install {folder}")
    assert refused.exit_code == 1
    assert "story.toml" in refused.stdout
    assert cli(f"story remove {name}").exit_code == 0
    assert cli(f"story remove {name}").exit_code == 2
