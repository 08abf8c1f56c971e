"""Stories that remember: words by what was decided and who signed it, cards that wait or leave, epilogues."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.game import Start
from interrex.engine.words import words
from interrex.games.kings_dilemma.book import read, writes
from interrex.games.kings_dilemma.data import HOUSE_IDS, NOBODY
from interrex.games.kings_dilemma.kingdom import Laid, Sheet
from interrex.games.kings_dilemma.play.board import drawable
from interrex.games.kings_dilemma.play.ending import LastAct
from interrex.games.kings_dilemma.play.rounds import CouncilRound
from interrex.games.kings_dilemma.play.telling import told
from interrex.games.kings_dilemma.story.blank import blank
from interrex.games.kings_dilemma.story.parts import (
    Case,
    Dilemma,
    Epilogue,
    Finale,
    Front,
    Recall,
    StoryCard,
    Worth,
)
from interrex.games.kings_dilemma.story.reader import BadStory
from interrex.games.kings_dilemma.story.shelf import SHELF, of_files, shelve, wrong_with
from interrex.games.kings_dilemma.vocabulary import (
    Achieved,
    DoorOpen,
    Fact,
    Flag,
    If,
    KingdomIs,
    LayStory,
    MainSignatory,
    Marks,
    Move,
    Not,
    Pool,
    SideWas,
    SignedBy,
    Text,
)
from interrex.testing import rule

from .positions import Position, at, effects

GAME = "kings-dilemma"
AYE = SideWas(card="it", side="aye")
RECALL = {"pans": Recall(cases=(Case(say="kept", cond=Not(of=AYE)), Case(say="gone", cond=AYE)))}
SAID = {
    "en": {
        "second": {"title": "Later", "scene": "{By:it} {pans} it. So wrote {by:it:gen} clerk.", "nay-after": "{pans}"},
        "pans": {"otherwise": "forgot", "kept": "kept", "gone": "gave away"},
        "aside": {"text": "The clerk of {by:it} nods."},
    },
    "pl": {
        "second": {"title": "Potem", "scene": "{By:it} {pans}. Tak zapisał skryba {by:it:gen}.", "nay-after": "{pans}"},
        "pans": {"otherwise": "nie pamięta", "kept": "zatrzymał", "gone": "oddał"},
        "aside": {"text": "Skryba {by:it:gen} kiwa głową."},
    },
}


def plain(**fields: Any) -> Dilemma:
    return Dilemma(storyline="plot", front=Front(), aye=(Pool(by=1),), nay=(Pool(by=-1),), **fields)


def remembering(**given: Any) -> Position:
    parts = {"format": 2, "recall": RECALL, "texts": SAID, **given.pop("parts", {})}
    return at(parts=parts, aye=[Pool(by=1)], nay=[Pool(by=-1)], **given)


def says(t: Position, key: str, language: str = "en") -> str:
    card = SHELF["trial"].card_handle(1)
    text = SHELF["trial"].fluent(told(t.g, card), language)
    return next(line for line in text.splitlines() if key in line).partition(" = ")[2]


@rule("kings-dilemma", "11.16")
def test_a_story_remembers_who_signed_for_a_dilemma() -> None:
    t = remembering(deck=(0, 1), draws="0").play("gather", "aye 2", "gather")
    assert t.g.hands == {0: HOUSE_IDS.index("solad") + 1}
    assert says(t, ".scene") == "House Solad gave away it. So wrote House Solad’s clerk."
    assert says(t, ".scene", "pl") == "Ród Solad oddał. Tak zapisał skryba rodu Solad."


def test_before_anything_was_signed_nobody_is_named() -> None:
    assert says(remembering(), ".scene", "pl") == "Ktoś z Rady zatrzymał. Tak zapisał skryba kogoś z Rady."


@rule("kings-dilemma", "11.17")
def test_what_a_card_would_have_said_otherwise_stays_sealed() -> None:
    t = remembering(deck=(0, 1), draws="0 0").play("gather", "aye 2", "gather")
    t.g.push(CouncilRound())
    t.g.run()
    [front] = [name for name in t.g.opened if name.startswith(SHELF["trial"].card_handle(1))]
    assert front != SHELF["trial"].card_handle(1)
    assert "kept" not in SHELF["trial"].fluent(front, "en")
    t.g.sides, t.g.hands = {}, {}
    assert "gave away" in SHELF["trial"].fluent(front, "en")  # and stays so, whatever is forgotten


@rule("kings-dilemma", "11.17")
def test_only_what_can_be_told_is_taken_for_opened() -> None:
    t = remembering()
    story, card = SHELF["trial"], SHELF["trial"].card_handle(1)
    assert story.knows(told(t.g, card))
    assert not any(story.knows(f"{card}{code}") for code in ("", "_1", "_99-1", "_1-9", "_1-1-1", "_x"))


def test_packs_of_the_first_format_take_braces_for_braces() -> None:
    t = at(parts={"texts": SAID}, aye=[Pool(by=1)])
    card = SHELF["trial"].card_handle(1)
    assert told(t.g, card) == card
    assert "By:it" in SHELF["trial"].fluent(card, "en")
    assert t.play("aye 1", "gather", "gather").g.hands == {}


@rule("kings-dilemma", "11.15")
def test_a_card_waits_in_the_deck_until_what_it_needs_is_so() -> None:
    t = remembering(parts={"dilemma": {"fifth": plain(needs=Fact(flag="spring"))}}, deck=(0, 4))
    t.g.deck = (0, 4)
    assert drawable(t.g) == (0,)
    t.g.facts = {"spring": 0}
    assert drawable(t.g) == (0, 4)


@rule("kings-dilemma", "11.15", "4.1.5")
def test_a_deck_in_which_nothing_can_be_drawn_is_empty() -> None:
    parts = {"dilemma": {"fifth": plain(needs=Fact(flag="spring"))}}
    t = remembering(parts=parts, deck=(4,), dilemmas=1, frame=CouncilRound())
    t.g.run()
    assert (t.g.ending, t.g.deck) == ("died", (4,))


@rule("kings-dilemma", "11.18")
@pytest.mark.parametrize(("form", "left"), [(1, (0, 1, 4, 5)), (2, (4, 5))])
def test_dilemmas_leave_with_their_storyline_but_for_those_that_stay(form: int, left: tuple[int, ...]) -> None:
    other = Dilemma(storyline="side", front=Front(), aye=(Pool(by=1),), nay=(Pool(by=-1),))
    parts = {
        "format": form,
        "dilemma": {"fifth": plain(stays=True), "sixth": other},
        "story": {"over": StoryCard(storyline="plot", number=2, ending=True)},
    }
    t = effects(LayStory(story="over"), parts=parts, deck=(0, 1, 4, 5), next_card=NOBODY)
    assert t.g.deck[: len(left)] == left


@rule("kings-dilemma", "10.2.33")
def test_what_is_written_under_a_name_is_read_out_where_it_stands() -> None:
    then = If(cond=Fact(flag="spring"), then=(Text(text="aside"),))
    parts = {"format": 2, "texts": SAID, "recall": RECALL}
    t = at(aye=[Flag(flag="spring"), then], parts=parts).play("aye 1", "gather", "gather")
    handle = SHELF["trial"].text_handles["aside"]
    [name] = [name for name in t.g.opened if name.startswith(handle)]
    assert SHELF["trial"].fluent(name, "en").endswith("= The clerk of House Wylio nods.")


WORTH = Worth(prestige=1, crave=1)
EPILOGUES = {
    "of-plot": Epilogue(about="plot", cond=Fact(flag="spring")),
    "of-plot-else": Epilogue(about="plot"),
    "wylio-signed": Epilogue(about="wylio", house=1, cond=SignedBy(what="it", of="signer")),
    "wylio-else": Epilogue(about="wylio", house=1),
    "crann-else": Epilogue(about="crann", house=11),
}


@rule("kings-dilemma", "8.4.6")
@pytest.mark.parametrize(
    ("given", "said"),
    [({}, ["of-plot-else", "wylio-else"]), ({"facts": {"spring": 0}, "hands": {0: 1}}, ["of-plot", "wylio-signed"])],
)
def test_of_epilogues_about_the_same_thing_the_first_that_fits_is_told(given: dict[str, Any], said: list[str]) -> None:
    finale = Finale(order=WORTH, rebellion=WORTH, equal=WORTH)
    parts = {"epilogue": EPILOGUES, "finale": finale}
    t = remembering(parts=parts, frame=LastAct(), **given)
    handles = SHELF["trial"].epilogue_handles
    assert "the end" in t.g.facts
    assert [name for name in EPILOGUES if handles[name] in t.g.opened] == said


@rule("kings-dilemma", "8.4.6")
def test_houses_are_told_last_and_each_what_it_signed_itself() -> None:
    finale = Finale(order=WORTH, rebellion=WORTH, equal=WORTH)
    houses = {name: Epilogue(about=name, house=number) for number, name in enumerate(("wylio", "solad"), 1)}
    recall = {"own": Recall(cases=(Case(say="theirs", cond=SignedBy(what="it", of="signer")),))}
    said = {name: {"title": "{own}"} for name in houses} | {"own": {"otherwise": "not it", "theirs": "it"}}
    parts = {
        "epilogue": {**houses, "plot": Epilogue(about="plot")},
        "finale": finale,
        "recall": recall,
        "texts": {"en": said},
    }
    t = remembering(parts=parts, frame=LastAct(), hands={0: 2})
    handles = {handle: name for name, handle in SHELF["trial"].epilogue_handles.items()}
    told_of = [name for name in t.g.opened if SHELF["trial"].plain(name) in handles]
    assert [handles[SHELF["trial"].plain(name)] for name in told_of] == ["plot", "wylio", "solad"]
    assert [SHELF["trial"].fluent(name, "en").partition(" = ")[2] for name in told_of[1:]] == ["not it", "it"]


@rule("kings-dilemma", "10.3.8")
@pytest.mark.parametrize(
    ("cond", "holds"),
    [(SignedBy(what="one", of="house 3"), True), (SignedBy(what="one", of="leader"), False),
     (SignedBy(what="friend", of="house 2"), True), (SignedBy(what="good-wealth", of="house 2"), True),
     (MainSignatory(storyline="plot", of="house 3"), True), (MainSignatory(storyline="side", of="house 3"), False),
     (Marks(what="prestige", of="house 2", min=4), True), (Marks(what="crave", of="house 2", min=1), False),
     (Achieved(house=2), True), (Achieved(house=3), False), (KingdomIs(by="rebellion"), True),
     (KingdomIs(by="equal"), False), (DoorOpen(letter="B"), True), (DoorOpen(letter="A"), False)],
)  # fmt: skip
def test_conditions_about_who_signed_and_how_things_stand(cond: Any, holds: bool) -> None:
    sheets = list((Sheet(taken=True),) * 12)
    sheets[1] = Sheet(4, 0, (1, 0, 0, 0), taken=True)
    t = effects(
        If(cond=cond, then=(Move(res="wealth", by=1),)),
        sheets=tuple(sheets), stories=((Laid(0, 3),), ()), facts={"friend": 2}, rebellion=1, doors=("B",),
        stickers={"wealth": [("+", "solad", 0)]},
    )  # fmt: skip
    assert (t.row("wealth") > 9) == holds


def test_what_is_remembered_goes_into_the_next_reign() -> None:
    t = remembering(deck=(0, 1), draws="0").play("gather", "aye 2", "gather")
    written = writes(t.g, Start(3, {"story": "trial"}, None, (0, 1, 2)))
    assert read(written).hands == ((0, 2),)
    assert all(SHELF["trial"].knows(name) for name in read(written).opened)


# Files of its own for each storyline


def split() -> dict[str, bytes]:
    files = blank("split")
    head, _, rest = files["story.toml"].partition(
        "\n[dilemma.card-12]" if "card-12" in files["story.toml"] else "\n[dilemma.card-11]"
    )
    name = "card-12" if "card-12" in files["story.toml"] else "card-11"
    body, _, tail = rest.partition("\n\n[door]")
    made = {"story.toml": f"{head}\n[door]{tail}", "salt.story.toml": f"# salt\n[dilemma.{name}]{body}\n"}
    for language in ("en", "pl"):
        before, _, after = files[f"words.{language}.toml"].partition(f"[{name}]")
        part, _, end = after.partition("[beginning]")
        made |= {
            f"words.{language}.toml": f"{before}[beginning]{end}",
            f"salt.words.{language}.toml": f"[{name}]{part}",
        }
    return {name: text.encode() for name, text in made.items()}


def test_a_story_in_several_files_is_one_story() -> None:
    files = split()
    assert wrong_with(files) == []
    whole = {name: text.encode() for name, text in blank("split").items()}
    assert set(of_files(files).pack.dilemma) == set(of_files(whole).pack.dilemma)


def test_a_fault_is_told_with_the_file_it_is_in() -> None:
    files = split()
    files["salt.story.toml"] = files["salt.story.toml"].replace(b'storyline = "first"', b'storyline = "pepper"')
    assert [(fault.file, fault.line) for fault in wrong_with(files)] == [("salt.story.toml", 2)]
    files = split()
    files["salt.words.pl.toml"] = files["salt.words.pl.toml"].replace(b"question", b"questions")
    assert {(fault.file, fault.line) for fault in wrong_with(files)} == {("salt.words.pl.toml", 1)}


@pytest.mark.parametrize(
    ("file", "more", "key"),
    [("salt.story.toml", b"[dilemma.card-1]\nx = 1\n", "twice"), ("salt.story.toml", b"licence = 'x'\n", "elsewhere"),
     ("salt.words.en.toml", b"[card-1]\ntitle = 'x'\n", "twice")],
)  # fmt: skip
def test_nothing_stands_in_two_files(file: str, more: bytes, key: str) -> None:
    files = split()
    files[file] = more + files[file]
    [fault] = wrong_with(files)
    assert (fault.file, fault.message.key) == (file, f"kings-dilemma-story-{key}")
    for language in ("en", "pl"):
        assert file in words(language, GAME).say(fault.message)


def test_the_name_of_an_installed_story_depends_on_all_its_files() -> None:
    files = split()
    one = shelve(files)
    files["salt.story.toml"] += b"# another\n"
    two = shelve(files)
    files["salt.words.en.toml"] += b"# other words\n"
    assert (one != two, shelve(files) == two) == (True, True)
    del SHELF[one], SHELF[two]


def test_a_draft_may_lack_words_and_is_not_let_in() -> None:
    files = {name: text.encode() for name, text in blank("split").items()}
    files["words.en.toml"] = b"[pack]\ntitle = 'x'\n"
    assert wrong_with(files)
    files["story.toml"] = b"draft = true\n" + files["story.toml"]
    assert wrong_with(files) == []
    with pytest.raises(BadStory, match="draft"):
        shelve(files)


@pytest.mark.parametrize("text", ["{nobody-knows}", "{by:nobody-knows}", "{ card-1 }", "{by:card-1:voc}", "{"])
def test_braces_that_mean_nothing_are_a_fault(text: str) -> None:
    files = {name: content.replace("format = 1", "format = 2").encode() for name, content in blank("split").items()}
    assert wrong_with(files) == []
    files["words.en.toml"] = files["words.en.toml"].replace(b"What came of it.", text.encode(), 1)
    assert [fault.message.key for fault in wrong_with(files)] == ["kings-dilemma-lint-braces"]


def test_a_story_card_cannot_name_its_own_signatory() -> None:
    files = {name: content.replace("format = 1", "format = 2").encode() for name, content in blank("split").items()}
    before, tale, after = files["words.en.toml"].partition(b"[ending]")
    files["words.en.toml"] = before + tale + after.replace(b'tale = "', b'tale = "{By:ending} signed. ', 1)
    assert [fault.message.key for fault in wrong_with(files)] == ["kings-dilemma-lint-signs-itself"]
