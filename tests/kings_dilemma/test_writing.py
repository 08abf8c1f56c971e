"""Writing a story: every kind of mistake is told with its file, its line and what to do; hostile packs do no harm."""

from __future__ import annotations

import json
import os
import stat
import zipfile
from pathlib import Path
from typing import Any

import pytest

from interrex.engine.action import Action
from interrex.engine.game import StoryTrial, StoryWatch
from interrex.engine.state import State
from interrex.engine.wire import replace
from interrex.engine.words import words
from interrex.games.kings_dilemma.data import HOUSE_IDS
from interrex.games.kings_dilemma.packs import STORIES
from interrex.games.kings_dilemma.rehearsal import Drawn, Kingdom, Sat, Scored, report
from interrex.games.kings_dilemma.story.dependence import depend
from interrex.games.kings_dilemma.story.shelf import OURS, SHELF
from interrex.games.kings_dilemma.story.walk import layers, ways
from interrex.games.kings_dilemma.vocabulary import SideWas
from interrex.stories.files import LARGEST, MOST_FILES, NotAStory, read_files
from interrex.testing import rule
from tests.cli.conftest import Cli, cli

__all__ = ["cli"]  # a fixture

FOLDER = Path(__file__).parents[2] / "src/interrex/games/kings_dilemma/stories/what-was-borrowed"
FILES = {path.name: path.read_bytes() for path in FOLDER.glob("*.toml")}
PACK = SHELF["what-was-borrowed"].pack

# Kind of mistake, file, what is there, what is written instead
MISTAKES = [
    ("toml", "story.toml", "[dilemma.two-sacks]", "[dilemma.two-sacks"),
    ("unfit", "story.toml", 'do = "move"', 'do = "run"'),
    ("unfit", "story.toml", "by = 1 }", "by = 9 }"),
    ("unfit", "story.toml", 'res = "wealth"', 'res = "gold"'),
    ("unfit", "story.toml", "format = 1", "format = 3"),
    ("unfit", "story.toml", 'who = "leader"', 'who = "me"'),
    ("unfit", "story.toml", "skull = true", 'skull = "yes"'),
    ("unfit", "story.toml", 'opening = "opening"', ""),
    ("unfit", "words.pl.toml", "[two-sacks]", "[two-sacks]\ntitles = [1]"),
    ("text", "words.en.toml", "[two-sacks]", "[two-sacks]\nmore = \"" + "x" * 1600 + "\""),
    ("unknown", "story.toml", 'sticker = "open-mill"', 'sticker = "shut-mill"'),
    ("unknown", "story.toml", 'envelope = "salt-3b"', 'envelope = "salt-9"'),
    ("unknown", "story.toml", 'storyline = "salt"', 'storyline = "pepper"'),
    ("never-set", "story.toml", 'flag = "reed-road-open" }, then', 'flag = "other-road" }, then'),
    ("unreachable", "story.toml", '{ do = "envelope", envelope = "guests" }', '{ do = "pool", by = 1 }'),
    ("places", "story.toml", 'doors = [["A", "B"], ["C", "D"]]', 'doors = [["A", "B"]]'),
    ("few", "story.toml", '"orphan-rolls", "free-ford",', ""),
    ("usual", "story.toml", '"the-clerk", "salt-measure", "pan-wives"]', '"the-clerk", "salt-measure"]'),
    ("twice", "story.toml", 'sticker = "open-mill"', 'sticker = "lit-glass"'),
    ("unused", "story.toml", 'sticker = "open-mill"', 'sticker = "lit-glass"'),
    ("nothing", "story.toml", 'aye = [{ do = "sticker", sticker = "copied-laws" }]', "aye = []"),
    ("icon", "story.toml", 'nay = ["up influence"] }', 'nay = ["down morale"] }'),
    ("reserved", "story.toml", '{ do = "balance", by = -1 }]', '{ do = "order", n = 1 }]'),
    ("reserved", "story.toml", 'number = 1\nsigned = false',
     'number = 1\nsigned = false\nthen = [{ do = "order", n = 1 }]'),
    ("reserved", "story.toml", "A = { then = [",
     'A = { then = [{ do = "signatory_bonus", what = "prestige", n = 1 }, '),
    ("unknown", "story.toml", 'n = 1, who = "leader"',
     'n = { per = "chapters", max = 2, of = ["pepper"] }, who = "leader"'),
    ("unknown", "story.toml", '{ is = "res_rank", res = "morale", at = "lowest" }',
     '{ is = "storyline", storyline = "salt", ended = "nowhere" }'),
    ("unknown", "story.toml", 'on = { at = "vote_open" }', 'on = { at = "envelope_opened", of = "pepper" }'),
    ("never-set", "story.toml", 'who = "holder salt-friend"', 'who = "holder salt-foe"'),
    ("never-set", "story.toml", 'counter = "blight", min', 'counter = "plague", min'),
    ("never-set", "story.toml", 'lasts = { end = "reigns", reigns = 2 }', 'lasts = { end = "fact", of = "spring" }'),
    ("never-set", "story.toml", 'when = { at = "reign_start" }', 'when = { at = "when_flag", of = "spring" }'),
    ("letter", "story.toml", 'doors = [["A", "B"], ["C", "D"]]', 'doors = [["A", "B"], ["A", "D"]]'),
    ("letter", "story.toml", 'doors = [["A", "B"], ["C", "D"]]', 'doors = [["A", "B"], ["C", "C"]]'),
    ("few", "story.toml", '"orphan-rolls", "free-ford",', '"thaw", "the-comet",'),
    ("usual", "story.toml", '"salt-measure", "pan-wives"]', '"salt-measure", "the-comet"]'),
    ("icon", "story.toml", '{ do = "sticker", sticker = "word-kept" }',
     '{ do = "move", res = "welfare", by = 3 }, { do = "sticker", sticker = "word-kept" }'),
    ("nought", "story.toml", '{ do = "balance", by = -1 }', '{ do = "balance", by = 0 }'),
    ("number", "story.toml", 'rules = [{ set = "share_remainder" }]', 'rules = [{ set = "pass_coin", to = -2 }]'),
    ("number", "story.toml", 'rules = [{ set = "share_remainder" }]', 'rules = [{ set = "start_power", to = 3 }]'),
    ("ability", "story.toml", 'kind = "may", boxes = 2, on = { at = "vote_open" }', 'kind = "may", boxes = 2'),
    ("inner-labels", "story.toml", "rules = { keep_power = true, max_power = 2 }", "rules = { labels = true }"),
    ("ability", "story.toml", '{ kind = "start", then', '{ kind = "start", boxes = 2, then'),
    ("compared", "story.toml", '{ kind = "when", on = { at = "scoring_power" }',
     '{ kind = "when", who = "each", on = { at = "scoring_power" }'),
    ("unfit", "words.en.toml", "[two-sacks]", '[two-sacks]\n"aye-choice-1 = x\\nkings-dilemma-ask-vote" = "hostile"'),
    ("no-words", "words.en.toml", "\n[two-sacks]\ntitle", "\n[two-sacks]\ntitel"),
    ("no-words", "words.pl.toml", 'does = "Początek: każdy ród traci 1 monetę."', ""),
    ("no-words", "words.en.toml", 'does = "Start: welfare falls.', 'do = "Start: welfare falls.'),
    ("spare", "words.pl.toml", "[two-sacks]", "[nobody]\ntitle = \"Nikt\"\n\n[two-sacks]"),
    ("boxes", "story.toml", "[storyline.salt]",
     "[boxes]\nwylio = { 3 = [3, 3, 3], 5 = [2, 2, 2] }\n\n[storyline.salt]"),
    ("unfit", "story.toml", "[storyline.salt]", "[boxes]\nwylio = { 6 = [3, 3, 3] }\n\n[storyline.salt]"),
]  # fmt: skip


@rule("kings-dilemma", "11.2", "11.7", "11.3")
@pytest.mark.parametrize(("key", "file", "old", "new"), MISTAKES, ids=[f"{m[0]}-{n}" for n, m in enumerate(MISTAKES)])
def test_a_mistake_is_told_with_its_file_its_line_and_what_to_do(key: str, file: str, old: str, new: str) -> None:
    source = FILES[file].decode()
    assert old in source
    changed = source.replace(old, new, 1)
    faults = STORIES.faults({**FILES, file: changed.encode()})
    found = [fault for fault in faults if fault.message.key.removeprefix("kings-dilemma-").split("-", 1)[1] == key]
    assert found, faults
    fault = found[0]
    assert fault.file == file
    assert 1 <= fault.line <= changed.count("\n") + 2
    for language in ("en", "pl"):
        sentences = [s for s in words(language, "kings-dilemma").say(fault.message).split(". ") if s]
        assert len(sentences) > 1 or ":" in sentences[0] or ";" in sentences[0], sentences


@pytest.mark.parametrize(
    ("file", "old", "new", "near"),
    [
        ("story.toml", 'do = "sticker", sticker = "open-mill"', 'do = "sticker", sticker = "shut-mill"', "[dilemma."),
        ("story.toml", 'front = { aye = ["down wealth", "good knowledge"]', 'front = { aye = ["down gold"]', "front"),
        ("words.en.toml", "[two-sacks]", '[nobody]\ntitle = "x"\n\n[two-sacks]', "[nobody]"),
    ],
)
def test_the_line_is_where_the_part_stands(file: str, old: str, new: str, near: str) -> None:
    changed = FILES[file].decode().replace(old, new, 1)
    fault = STORIES.faults({**FILES, file: changed.encode()})[0]
    lines = changed.splitlines()
    assert lines[fault.line - 1].startswith(near)
    wrong = next(number for number, line in enumerate(lines, 1) if new.splitlines()[0] in line)
    assert 0 <= wrong - fault.line <= 8


def test_a_file_that_is_missing_is_named() -> None:
    (fault,) = STORIES.faults({name: content for name, content in FILES.items() if "pl" not in name})
    assert (fault.file, fault.message.key) == ("words.pl.toml", "kings-dilemma-story-missing")


# New stories, and looking at them


def test_a_new_story_is_whole_and_plays_to_its_finale() -> None:
    files = {name: text.encode() for name, text in STORIES.blank("a-tale").items()}
    assert STORIES.faults(files) == []
    luck = iter(range(10**9))
    decide = lambda g, seat: g.answers(seat)[next(luck) % len(g.answers(seat))]  # noqa: E731
    report = STORIES.rehearse(files, decide, StoryTrial(2, 3, "x", 8), StoryWatch())
    assert report["kingdoms"] == 2
    assert "a-tale" not in SHELF


def test_the_walk_draws_every_envelope_once_and_every_way() -> None:
    drawn = STORIES.walk(FILES, "pl")
    assert drawn.count("<rect") == len(PACK.envelope)
    assert drawn.count("<path class") == len(ways(PACK))
    assert layers(PACK, ways(PACK))[0] == [PACK.opening]


def test_markup_in_words_is_drawn_as_it_stands() -> None:
    source = FILES["words.en.toml"].decode()
    hostile = {**FILES, "words.en.toml": source.replace('title = "', 'title = "<script>&', 30).encode()}
    drawn = STORIES.walk(hostile, "en")
    assert "<script" not in drawn
    assert "&lt;script&gt;&amp;" in drawn


def test_a_rehearsal_is_the_same_by_the_same_seed() -> None:
    def report() -> object:
        return STORIES.rehearse(None, lambda g, seat: g.answers(seat)[-1], StoryTrial(1, 3, "twice", 3), StoryWatch())

    assert report() == report()


def test_twelve_houses_share_a_kingdom_in_changing_groups() -> None:
    report = STORIES.rehearse(
        None, lambda g, seat: g.answers(seat)[0], StoryTrial(1, 4, "twelve", 6, houses=12), StoryWatch()
    )
    assert 4 < len(report["houses"]) <= 12
    assert sum(won for won, _ in report["houses"].values()) == 1


def test_a_story_is_told_again_until_all_reigns_are_played() -> None:
    luck = iter(range(10**9))
    decide = lambda g, seat: g.answers(seat)[next(luck) % len(g.answers(seat))]  # noqa: E731
    report = STORIES.rehearse(FILES, decide, StoryTrial(1, 3, "again", 12, again=True), StoryWatch())
    assert report["kingdoms by reigns"] == {"12": 1}
    assert report["finales"] >= 1


@pytest.mark.parametrize(("language", "reign"), [("en", "## Reign 1"), ("pl", "## Panowanie 1")])
def test_a_campaign_is_told_with_what_was_asked_who_voted_and_what_came_of_it(
    cli: Cli, tmp_path: Path, language: str, reign: str
) -> None:
    to = tmp_path / "tale.md"
    assert cli(f"story tell --bot random --reigns 1 --seed read --lang {language} -o {to}").exit_code == 0
    told = to.read_text(encoding="utf-8")
    texts = SHELF[OURS[0]].texts[language]
    assert told.startswith(f"# {texts['pack']['title']}\n")
    assert reign in told
    asked = [name for name, fields in texts.items() if "scene" in fields and f"### {fields['title']}\n" in told]
    assert len(asked) > 4
    for name in asked:
        assert texts[name]["question"] in told
        came = [side for side in ("aye", "nay") if texts[name][f"{side}-after"][:40] in told]
        assert len(came) == 1, name
    assert "{" not in told
    assert "what-the-chairs-remember-" not in told


# Trials that are interrupted, and what depends on what


def last(g: State, seat: int) -> Action:
    return g.answers(seat)[-1]


def test_a_trial_that_was_interrupted_goes_on_and_ends_as_if_it_had_not_been() -> None:
    whole = STORIES.rehearse(None, last, StoryTrial(3, 3, "kept", 2), StoryWatch())
    kept: list[object] = []

    def stop(number: int) -> None:
        if number == 2:
            raise KeyboardInterrupt

    half = STORIES.rehearse(None, last, StoryTrial(3, 3, "kept", 2), StoryWatch(add=kept.append, begins=stop))
    assert (half["kingdoms"], len(kept)) == (2, 2)
    begun: list[int] = []
    watch = StoryWatch(json.loads(json.dumps(kept)), begins=begun.append)
    assert STORIES.rehearse(None, last, StoryTrial(3, 3, "kept", 2), watch) == whole
    assert begun == [2]


def test_what_is_new_to_those_who_play_a_second_time_is_told() -> None:
    kingdoms = [
        Kingdom(n, 1, 1, [Drawn(1, card, 0, True) for card in drawn], [], [], [Sat("wylio", 1, (False,) * 4)], "wylio")
        for n, drawn in enumerate([(0, 1, 2, 3), (2, 3, 4, 5), (6, 7)])
    ]
    assert report(SHELF["what-was-borrowed"], kingdoms)["new in the next kingdom"] == round(4 / 6, 3)


def test_every_seat_tells_how_often_achievements_of_all_houses_are_reached() -> None:
    story = SHELF["what-was-borrowed"]
    wanted = [n for boxes in story.boxes[3] for n in boxes[1:]]
    enough = Sat("wylio", 1, (False,) * 4, met=tuple(wanted))
    one_short = Sat("tork", 1, (False,) * 4, met=tuple([n - 1 for n in wanted]))
    reign = Scored("died", 6, [("rebel", 9, 9)] * 3)
    found = report(story, [Kingdom(0, 1, 1, [], [reign], [], [enough, one_short], "tork")])
    assert found["achievements by seats"] == {house: [0.5] * 3 for house in HOUSE_IDS}


def test_what_is_counted_of_a_seat_is_what_its_own_house_marks() -> None:
    last = lambda g, seat: g.answers(seat)[-1]  # noqa: E731
    kept: list[Any] = []
    STORIES.rehearse(None, last, StoryTrial(1, 3, "met", 2), StoryWatch(add=kept.append))
    for sat in kept[0]["houses"]:
        first = 3 * HOUSE_IDS.index(sat["house"])
        assert len(sat["met"]) == 36
        assert sat["met"][first : first + 3] == sat["boxes"][1:]


def test_cards_depend_on_earlier_votes_by_their_envelope_their_needs_their_words_or_what_they_ask() -> None:
    found = depend(PACK, SHELF["what-was-borrowed"].texts)
    assert {"bank-seat", "torn-bond", "guests-of-winter", "hungry-month"} <= found
    assert not {"salt-pans", "the-clerk", "white-tax", "old-laws"} & found
    said = {"en": {"the-clerk": {"scene": "Who signed? {by:salt-pans}"}}}
    assert "the-clerk" in depend(replace(PACK, format=2), said)
    needing = replace(PACK.dilemma["old-laws"], needs=SideWas(card="salt-pans", side="aye"))
    assert "old-laws" in depend(replace(PACK, dilemma={**PACK.dilemma, "old-laws": needing}), {})


def test_the_command_keeps_what_was_played(cli: Cli, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    line = f"story simulate -n 2 -p 3 --reigns 1 --json --keep {kept}"
    whole = cli(line).stdout
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 3
    kept.write_bytes(b"".join([*lines[:2], lines[2][:40]]))  # cut off in the middle of the second
    assert (cli(line).stdout, len(kept.read_bytes().splitlines())) == (whole, 3)
    assert "kept" in cli(f"{line} --seed other").stderr


# Folders and zips of strangers


def zipped(path: Path, files: dict[str, bytes], mode: int = 0) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = mode << 16
            archive.writestr(info, content)
    return path


def test_a_folder_and_a_zip_of_it_are_the_same_story(tmp_path: Path) -> None:
    inside = {f"what-was-borrowed/{name}": content for name, content in FILES.items()}
    assert read_files(FOLDER) == FILES == read_files(zipped(tmp_path / "story.zip", inside))


@pytest.mark.parametrize(
    ("files", "mode"),
    [
        ({"../story.toml": b""}, 0),
        ({"/etc/story.toml": b""}, 0),
        ({"a/b/story.toml": b""}, 0),
        ({"..\\story.toml": b""}, 0),
        ({"story.py": b"print()"}, 0),
        ({"story.toml": b"/etc/passwd"}, stat.S_IFLNK | 0o777),
        ({"story.toml": b" " * (LARGEST * 40)}, 0),
        ({f"words.{n}.toml": b"" for n in range(MOST_FILES + 1)}, 0),
    ],
    ids=["above", "absolute", "deep", "backslash", "code", "link", "bomb", "many"],
)
def test_a_hostile_zip_is_refused(tmp_path: Path, files: dict[str, bytes], mode: int) -> None:
    with pytest.raises(NotAStory):
        read_files(zipped(tmp_path / "story.zip", files, mode))
    assert os.listdir(tmp_path) == ["story.zip"]


@pytest.mark.parametrize("second", ["story.toml", "other/story.toml"], ids=["beside a folder", "in two folders"])
def test_two_stories_in_one_zip_are_refused_in_a_sentence(cli: Cli, tmp_path: Path, second: str) -> None:
    path = zipped(tmp_path / "both.zip", {"one/story.toml": FILES["story.toml"], second: FILES["story.toml"]})
    with pytest.raises(NotAStory) as refused:
        read_files(path)
    said = {language: words(language).say(refused.value.said) for language in ("en", "pl")}
    assert said == {
        "en": f"{path}: there are two files called story.toml. A story has one folder.",
        "pl": f"{path}: są dwa pliki o\N{NO-BREAK SPACE}nazwie story.toml. Historia ma jeden folder.",
    }
    told = cli(f"story lint {path}")
    assert told.exit_code != 0
    assert "two files called story.toml" in " ".join((told.stdout + told.stderr).split())


def test_a_zip_that_is_none_and_a_folder_with_a_link_are_refused(tmp_path: Path) -> None:
    (tmp_path / "story.zip").write_bytes(b"PK\x03\x04 no")
    with pytest.raises(NotAStory):
        read_files(tmp_path / "story.zip")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "story.toml").symlink_to("/etc/passwd")
    with pytest.raises(NotAStory):
        read_files(tmp_path / "folder")
    with pytest.raises(NotAStory):
        read_files(tmp_path / "nowhere")


@pytest.mark.parametrize("how", [zipfile.ZIP_DEFLATED, zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_a_zip_whose_bytes_were_spoilt_is_refused(tmp_path: Path, how: int) -> None:
    path = tmp_path / "story.zip"
    with zipfile.ZipFile(path, "w", how) as archive:
        archive.writestr("story.toml", "abc = 1\n" * 200)
    made = bytearray(path.read_bytes())
    begins = made.index(b"story.toml") + len(b"story.toml")
    made[begins + 2 : begins + 20] = bytes([byte ^ 0xFF for byte in made[begins + 2 : begins + 20]])
    path.write_bytes(bytes(made))
    with pytest.raises(NotAStory):
        read_files(path)


def test_only_what_every_zip_program_packs_is_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "story.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("story.toml", "abc = 1\n")
    with pytest.raises(NotAStory):
        read_files(path)


def test_a_zip_that_lies_about_its_sizes_is_refused(tmp_path: Path) -> None:
    made = zipped(tmp_path / "story.zip", {"story.toml": b"\0" * (LARGEST * 8)}).read_bytes()
    size = (LARGEST * 8).to_bytes(4, "little")
    assert size in made
    (tmp_path / "story.zip").write_bytes(made.replace(size, (10).to_bytes(4, "little")))
    with pytest.raises(NotAStory):
        read_files(tmp_path / "story.zip")


# The commands


def test_the_commands(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "my-tale"
    assert "my-tale" in cli(f"story new {folder}").stdout
    assert cli(f"story lint {folder}").exit_code == 0
    assert "my-tale" in cli(f"story new {folder}").stderr  # not over what is there
    story = folder / "story.toml"
    story.write_text(story.read_text().replace("by = 1 }", "by = 9 }", 1))
    refused = cli(f"story lint {folder} --json")
    assert refused.exit_code == 1
    assert json.loads(refused.stdout)["faults"][0]["file"] == "story.toml"
    assert "linia 22" in cli(f"story lint {folder} --lang pl").stdout
    drawn = tmp_path / "walk.svg"
    assert cli(f"story walk {FOLDER} --out {drawn}").exit_code == 0
    assert drawn.read_text().startswith("<svg")
    report = json.loads(cli("story simulate -n 1 -p 3 --reigns 2 --json").stdout)
    assert report["kingdoms"] == 1
    assert json.loads(cli("story simulate -n 1 -p 3 --reigns 2 --houses 12 --again --json").stdout)["kingdoms"] == 1
    assert cli("story simulate -n 1 -p 9").exit_code == 2
