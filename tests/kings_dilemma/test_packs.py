"""Story packs: what is read, what is refused, and what stays sealed (rulebook 10.1.1, 11)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from interrex.engine.words import words
from interrex.games.kings_dilemma.story.lint import faults
from interrex.games.kings_dilemma.story.parts import Pack
from interrex.games.kings_dilemma.story.reader import LARGEST, BadStory, read, read_words
from interrex.games.kings_dilemma.story.shelf import SHELF
from interrex.games.kings_dilemma.story.words import escaped, message
from interrex.games.kings_dilemma.vocabulary import Move, Sticker
from interrex.testing import rule

GAME = "kings-dilemma"
FOLDER = Path(__file__).parents[2] / "src/interrex/games/kings_dilemma/stories/what-was-borrowed"
FILES = {path.name: path.read_bytes() for path in FOLDER.glob("*.toml")}
STORY = FILES["story.toml"].decode()
OURS = SHELF["what-was-borrowed"]


@rule("kings-dilemma", "11.1", "11.2", "11.3", "11.6", "10.1.1", "13.45")
def test_our_story_reads() -> None:
    pack = read(FILES)
    assert isinstance(pack, Pack)
    assert (len(pack.envelope), len(pack.dilemma) >= 45, len(pack.door)) == (15, True, 12)


@rule("kings-dilemma", "10.1.1", "11.2", "11.7")
@pytest.mark.parametrize(
    ("old", "new"),
    [('do = "move"', 'do = "run"'), ('by = 1 }', 'by = 9 }'), ('res = "wealth"', 'res = "gold"'),
     ("format = 1", "format = 3"),
     ('who = "leader"', 'who = "me"'), ('sign = "+"', 'sign = "±"'), ("skull = true", 'skull = "yes"'),
     ("[finale]", "[finale]\nprize = 3"), ('letter = "A"', 'letter = "Z"'), ("max_power = 3", "max_power = 0"),
     ('opening = "opening"', ""), ('languages = ["en", "pl"]', "languages = []"), ("number = 1", 'number = "one"')],
)  # fmt: skip
def test_a_word_that_is_not_in_the_vocabulary_is_refused_with_its_file(old: str, new: str) -> None:
    assert old in STORY
    with pytest.raises(BadStory) as refused:
        read({"story.toml": STORY.replace(old, new, 1).encode()})
    assert refused.value.said.params["file"] == "story.toml"
    assert "story.toml" in words("en", GAME).say(refused.value.said)
    said = words("pl", GAME).say(refused.value.said)
    assert "story.toml" in said
    assert not re.search("Expected|Invalid|Object|required|field", said)


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadStory) as refused:
        read({"story.toml": STORY.replace("signed = false", "signed = nein", 1).encode()})
    assert refused.value.said.params["file"] == "story.toml"


@pytest.mark.parametrize(
    "hostile",
    [b"a = " + b"[" * 5000 + b"]" * 5000, b"x" * (LARGEST + 1), b"\xff\xfe", b"", b"a.b" + b".c" * 3000 + b" = 1",
     b"[" + b"a." * 2000 + b"a]", b"a = {" + b"b = {" * 400],
    ids=["deep", "large", "not text", "empty", "dotted", "dotted table", "unclosed"],
)  # fmt: skip
def test_a_hostile_file_does_no_harm(hostile: bytes) -> None:
    with pytest.raises(BadStory):
        read({"story.toml": hostile})


def test_words_are_plain_text_whatever_they_look_like() -> None:
    assert escaped("{ $seat } <b>") == '{"{"} $seat {"}"} <b>'
    assert "\n.evil" not in message("card", "x", {"title": "a"}, ())
    files = {"words.en.toml": b'[a]\ntitle = """one\n.two = x\n[three]"""\n'}
    assert read_words(files, "en") == {"a": {"title": "one .two = x [three]"}}
    with pytest.raises(BadStory):
        read_words({"words.en.toml": b'[a]\ntitle = "' + b"x" * 3000 + b'"\n'}, "en")


@rule("kings-dilemma", "11.4", "11.7")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_part_of_our_story_has_its_words(language: str) -> None:
    texts = OURS.texts[language]
    for name in OURS.pack.dilemma:
        assert set(texts[name]) >= {"title", "scene", "question", "aye", "nay", "aye-after", "nay-after"}, name
        assert 20 <= len(texts[name]["scene"].split()) <= 90, name
    others = [*OURS.pack.story, *OURS.pack.sticker, *OURS.pack.event, *OURS.pack.circumstance]
    assert all({"title", "tale"} <= set(texts[name]) for name in others)


@rule("kings-dilemma", "11.5", "4.2.3")
@pytest.mark.parametrize("name", list(OURS.pack.dilemma))
def test_what_a_pan_shows_happens(name: str) -> None:
    dilemma = OURS.pack.dilemma[name]
    for icons, done in ((dilemma.front.aye, dilemma.aye), (dilemma.front.nay, dilemma.nay)):
        moves = {f"{'up' if e.by > 0 else 'down'} {e.res}" for e in done if isinstance(e, Move)}
        stickers = [OURS.pack.sticker[e.sticker] for e in done if isinstance(e, Sticker)]
        stuck = {f"{'good' if s.sign == '+' else 'bad'} {s.row}" for s in stickers}
        assert set(icons) <= moves | stuck


@rule("kings-dilemma", "11.7")
def test_our_story_can_be_told_to_its_end() -> None:
    pack = OURS.pack
    opened = {pack.opening} | {name for name in pack.envelope if f'envelope = "{name}"' in STORY}
    assert opened == set(pack.envelope)
    assert len(pack.envelope[pack.opening].cards) >= 11
    skulls = [dilemma.skull for dilemma in pack.dilemma.values()]
    assert 0.25 <= sum(skulls) / len(skulls) <= 0.33
    assert sum([len(line.doors) for line in pack.storyline.values()]) == 6
    used = [line.split('"')[1] for line in STORY.split("sticker = ")[1:] if line.startswith('"')]
    assert sorted(used) == sorted(pack.sticker)


@rule("kings-dilemma", "11.7")
def test_our_story_has_no_fault() -> None:
    assert faults(OURS.pack, OURS.texts, {"story.toml": STORY}) == []


@rule("kings-dilemma", "11.7")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('sticker = "open-mill"', 'sticker = "shut-mill"', "unknown"),
        ('envelope = "salt-3b"', 'envelope = "salt-9"', "unknown"),
        ('storyline = "salt"', 'storyline = "pepper"', "unknown"),
        ('flag = "reed-road-open" }, then', 'flag = "other-road" }, then', "never-set"),
        ('{ do = "envelope", envelope = "guests" }', '{ do = "pool", by = 1 }', "unreachable"),
        ('doors = [["A", "B"], ["C", "D"]]', 'doors = [["A", "B"]]', "places"),
        ('"orphan-rolls", "free-ford",', "", "few"),
        ('cards = ["the-clerk", "salt-measure", "pan-wives"]', 'cards = ["the-clerk", "salt-measure"]', "usual"),
        ('sticker = "open-mill"', 'sticker = "lit-glass"', "twice"),
        ('aye = [{ do = "sticker", sticker = "copied-laws" }]', "aye = []", "nothing"),
        ('nay = ["up influence"] }', 'nay = ["down morale"] }', "icon"),
        ('{ do = "balance", by = -1 }]', '{ do = "order", n = 1 }]', "reserved"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line_and_what_to_do(old: str, new: str, key: str) -> None:
    assert old in STORY
    source = STORY.replace(old, new, 1)
    found = faults(read({"story.toml": source.encode()}), OURS.texts, {"story.toml": source})
    named = {fault.message.key.removeprefix("kings-dilemma-lint-") for fault in found}
    assert key in named, found
    for fault in found:
        assert all(not words(language, "kings-dilemma").faults(fault.message) for language in ("en", "pl"))


@pytest.mark.parametrize(("name", "text", "key"), [("open-mill", "", "no-words"), ("open-mill", "x" * 950, "long")])
def test_missing_and_endless_words_are_named(name: str, text: str, key: str) -> None:
    texts = {**OURS.texts["en"], name: {"title": "The Mill", "tale": text}, "nobody": {"title": "x"}}
    keys = [
        fault.message.key.rpartition("lint-")[2] for fault in faults(OURS.pack, {"en": texts, "pl": OURS.texts["pl"]})
    ]
    assert keys == [key, "spare"]
