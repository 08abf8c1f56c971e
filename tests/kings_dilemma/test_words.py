"""Whatever is said to people is said in words: no id of a rule, a card or a choice is ever shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.message import Message, message
from interrex.engine.words import LANGUAGES, TIE, Words, words
from interrex.games.kings_dilemma import vocabulary as v
from interrex.games.kings_dilemma.data import HOUSES
from interrex.games.kings_dilemma.kingdom import Sheet
from interrex.games.kings_dilemma.packs import STORIES
from interrex.games.kings_dilemma.play.setting_up import ChooseHouse
from interrex.games.kings_dilemma.story.shelf import SHELF
from interrex.testing import rule
from tests.kings_dilemma.positions import at, effects

GAME = "kings-dilemma"
RULES = get_args(v.RuleName)
OURS = SHELF["what-was-borrowed"]


@rule("kings-dilemma", "10.7.1", "10.7.12")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULES)
def test_every_rule_that_a_story_may_change_has_words(name: str, language: str) -> None:
    spoken = words(language, GAME)
    said = [message("kings-dilemma-rule", rule=message(f"kings-dilemma-rule-{name}", n=n)) for n in range(-3, 4)]
    assert [fault for one in said for fault in spoken.faults(one)] == []
    told = [spoken.say(one) for one in said]
    assert all(name not in one for one in told)
    assert len(set(told)) > 1, "on and off, more and less read alike"


@rule("kings-dilemma", "10.2.27")
def test_a_changed_rule_is_told_in_words() -> None:
    t = effects(v.Rule(change=v.Changed(set="pass_coin", to=3)))
    (told,) = [said.message for said in t.state.listener or () if said.message.key == "kings-dilemma-rule"]
    assert words("en", GAME).say(told) == "A rule changes: a pass brings 3 coins."
    assert words("pl", GAME).say(told) == "Zmienia się zasada: pas daje 3 monety."


@rule("kings-dilemma", "10.4.4", "10.4.5")
@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Do you use “The Reader Is Appointed”? When a vote opens, twice in all: its signatory may see how much "
               "power and how many coins each house has."),
        ("pl", "Czy używasz „Lektor mianowany”? Gdy zaczyna się głosowanie, razem dwa razy: ród, który kartę "
               "podpisał, może zobaczyć, ile władzy i monet ma każdy ród."),
    ],
)  # fmt: skip
def test_whoever_may_use_a_story_card_is_told_what_it_does(language: str, says: str) -> None:
    handle = OURS.story_handle(OURS.stories.index("court-2"))
    spoken = words(language, "kings-dilemma", (handle,))
    asked = Message("kings-dilemma-ask-use", {"story": handle})
    assert spoken.say(asked).replace(TIE, " ") == says
    assert not spoken.faults(asked)


def bare(said: Message, spoken: Words) -> Iterator[str]:
    """Ids in a message that would be shown as they stand."""
    for name, value in said.params.items():
        for part in value if isinstance(value, tuple) and not isinstance(value, Message) else (value,):
            if isinstance(part, Message):
                yield from bare(part, spoken)
            elif isinstance(part, str) and name != "numeral" and not spoken.knows(f"{GAME}-{name}-{part}"):
                yield f"{said.key}: {name} = {part}"
    if not spoken.knows(said.key):
        yield said.key


def shown(match: Match, luck: Luck) -> Iterator[str]:
    """Ids shown at one step of a match: in what is offered, then in what is told."""
    guests = match.guests()
    seat = luck.choice(guests if guests and luck.below(4) == 0 else match.pending())
    offered = match.actions(seat)
    verb = luck.choice(sorted({str(action[0]) for action in offered}))
    action = luck.choice([one for one in offered if one[0] == verb])
    label = match.game.label(match.state, seat, action)
    before = [words(language, GAME, match.packs(seat)) for language in LANGUAGES]
    for spoken in before:
        yield from bare(label, spoken)
    for line in match.play(seat, action):
        for language in LANGUAGES:
            yield from bare(line.message, words(language, GAME, match.packs(line.audience)))


def test_no_id_is_shown_in_a_kingdom() -> None:
    kingdom = interrex.campaign(GAME, houses=("Ada", "Bo", "Cy"))
    luck = Luck(key_from_seed("words"))
    for seed in range(4):
        match = kingdom.next(seed=seed)
        while not match.over:
            assert list(shown(match, luck)) == []
        kingdom.add(match)
        assert [one for said in kingdom.story() for lang in LANGUAGES for one in bare(said, words(lang, GAME))] == []


@rule("kings-dilemma", "11.4", "11.7")
@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("skull = true", "skull = true\nrules = { labels = true }", "ayename"),
        ('by = 1 }, { do', 'by = 1 }, { do = "choose", by = "leader", options = [[], []] }, { do', "aye-choice-1"),
        (
            "[finale]",
            '[finale]\nthen = [{ do = "choose", by = "leader", options = [[], [], []] }]',
            "choice-3",
        ),
        ("equal = {", "last_vote = { aye = [], nay = [] }\nequal = {", "question"),
        ("equal = {", "last_vote = { aye = [], nay = [], rules = { labels = true } }\nequal = {", "nayname"),
    ],
)  # fmt: skip
def test_a_choice_or_a_vote_without_words_is_refused(old: str, new: str, field: str) -> None:
    files = {name: text.encode() for name, text in STORIES.blank("a-tale").items()}
    changed = files["story.toml"].decode().replace(old, new, 1)
    faults = STORIES.faults({**files, "story.toml": changed.encode()})
    assert {fault.message.key for fault in faults} == {"kings-dilemma-lint-no-words"}
    assert field in {fault.message.params["field"] for fault in faults}


@rule("kings-dilemma", "8.2.1")
def test_every_house_says_what_it_is_like_to_play() -> None:
    """A newcomer reads it where a house is chosen; both languages, and the agendas it prefers are named."""
    t = at()
    t.state.stack, t.state.steps = [], []
    t.state.push(ChooseHouse(0))
    t.state.sheets = (Sheet(),) * 12
    for house in HOUSES:
        (told,) = t.prospect(f"join {house.id}").lines
        for language in ("en", "pl"):
            said = words(language, GAME)
            sentence = said.say(told.message)
            assert len(sentence) > 80
            for agenda in house.prefers:
                assert said.say(Message(f"kings-dilemma-agenda-{agenda}", {})) in sentence
