"""Why not: every verb and every component says which condition fails, and says it no longer once that is met."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from interrex.engine import action, wire
from interrex.engine.action import Action
from interrex.engine.deals import Clause
from interrex.engine.game import Chronicle, Start
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import read
from interrex.engine.message import Refusal
from interrex.engine.words import words
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.data import AGENDA_IDS, HOUSE_IDS, RESOURCES
from interrex.games.kings_dilemma.kingdom import Happening, Laid
from interrex.games.kings_dilemma.play.terms import TO_PASS, TO_VOTE
from interrex.games.kings_dilemma.reasons import ACHIEVEMENTS, WHY
from interrex.games.kings_dilemma.state import Council
from interrex.games.kings_dilemma.story.parts import Event, StoryCard
from interrex.games.kings_dilemma.vocabulary import Ability, Changed, Gain, Until, VoteRules, When
from interrex.games.kings_dilemma.words import TOKEN_IDS
from interrex.testing import rule

from .positions import Position, at

GENERAL = ("engine-not-offered", "engine-no-promise-now", "server-why-what")
SPOKEN = (
    "aye 0", "aye 1", "aye 40", "nay 1", "nay 99", "buy-aye 1 2", "buy-aye 0 3", "buy-nay 2 2", "back 0 1", "back 1 60",
    "gather", "moderate", "add 0", "add 1", "add 50", "buy-more 1 2", "hold", "decide aye", "elect 1", "appoint 0",
    "appoint 2", "name 0", "choose 4", "use", "pass", "take greedy", "take opulent", "give-up good-wealth",
    "join wylio",
    "marry 1", "crown aldred", "with 0", "with 1", "promise 0 vote aye 2", "promise 1 coins 2 0", "promise 0 cap 9",
    "promise 0 lift 3", "promise 0 raise 1", "promise 0 next-cap 6", "propose", "accept 1", "refuse 1", "withdraw 0",
    "vote aye 2", "tie nay",
)  # fmt: skip


def named(g: Council) -> list[Action]:
    """Every component that a seat could name."""
    story = g.story
    found = [f"resource {one}" for one in RESOURCES] + [f"agenda {one}" for one in AGENDA_IDS]
    found += [f"token {one}" for one in TOKEN_IDS] + [f"house {one}" for one in HOUSE_IDS]
    found += [f"achievement {one}" for one in ACHIEVEMENTS]
    lying = [("sticker", slot.sticker) for row in g.chronicle for slot in row if slot is not None]
    found += [f"sticker {story.sticker_handle(sticker)}" for _, sticker in lying]
    found += [f"story {story.story_handle(laid.story)}" for stack in g.stories for laid in stack]
    found += [f"event {story.event_handle(event.event)}" for event in g.events]
    found += [f"card {story.card_handle(card)}" for card in (*g.circumstances, *([g.card] if g.card >= 0 else []))]
    return [action.parse(line) for line in found]


def pointed(g: Council, seat: int) -> list[str]:
    """Every element of the board that a click can mean."""
    found = [f"seat:{other}" for other in range(g.players)] + [f"power:{seat}", f"coins:{seat}", "pan:aye", "pan:nay"]
    found += [f"resource:{one}" for one in RESOURCES] + [f"agenda:{one}" for one in AGENDA_IDS]
    return [*found, *[f"house:{one}" for one in HOUSE_IDS], *[f"token:{one}" for one in TOKEN_IDS]]


def kingdom(players: int, seed: int, reigns: int) -> Iterator[Council]:
    """Positions of random reigns of one kingdom, one after another. Now and then somebody deals."""
    houses = tuple(range(players))
    chronicle: Chronicle | None = None
    assert GAME.saga is not None
    for reign in range(reigns):
        options: dict[str, Any] = {} if chronicle is None else dict(GAME.saga.options(chronicle, houses))
        g = GAME.start(players, options, Luck(key_from_seed(f"{seed} {reign}")), chronicle, houses)
        g.run()
        chance = random.Random(f"{seed} {reign}")
        while not g.over:
            assert isinstance(g, Council)
            yield g
            asked = g.pending()[0]
            g.play(asked, chance.choice(g.answers(asked)))
        start = Start(players, GAME.check(players, options), chronicle, houses)
        chronicle = wire.plain(GAME.saga.chronicle(g, start))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_reason_is_general(players: int) -> None:
    said = Counter[str]()
    for n, g in enumerate(kingdom(players, 5, 2)):
        if n % 12:
            continue
        for seat in (*g.pending(), *g.guests()):
            offered = g.actions(seat)
            wanted = [*[action.parse(line) for line in SPOKEN], *named(g)]
            refs = {ref for a in offered for ref in GAME.refs(g, seat, a)}
            for ref in pointed(g, seat):
                if ref not in refs:
                    meant = GAME.action_for_click(g, seat, (ref,))
                    assert meant is not None, ref
                    wanted.append(meant)
            for a in wanted:
                if a not in offered:
                    no = read(GAME, g, seat, a)
                    assert isinstance(no, Refusal), a
                    assert no.message.key not in GENERAL, (a, g.waiting())
                    assert no.rule, a
                    said[no.message.key] += 1
    assert len(said) > 35
    for key in said:
        assert all(words(language, GAME.id).knows(key) for language in ("en", "pl")), key


def reason(t: Position, line: str, seat: int | None = None) -> str:
    """The key of the reason, without its prefix; empty: it is allowed."""
    no = t.refusal(line, seat)
    return "" if no is None else no.message.key.removeprefix("kings-dilemma-")


# Each condition fails in one position and holds in the other: then the reason is gone, or another's.
MENDED: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("aye 3", "no-power", {"power": [2, 8, 8]}, {}),
    ("aye 3", "no-many", {"rules": VoteRules(max_power=2)}, {"rules": VoteRules(max_power=3)}),
    ("aye 2", "no-few", {"rules": VoteRules(min_power=3)}, {"rules": VoteRules(min_power=2)}),
    ("aye 2", "no-lay-alone", {"rules": VoteRules(coins_too=True)}, {}),
    ("aye 2", "no-side", {"rules": VoteRules(elect="keeper")}, {}),
    ("back 1 2", "no-election", {}, {"rules": VoteRules(elect="keeper")}),
    ("back 4 2", "no-such-seat", {"rules": VoteRules(elect="keeper")}, {}),
    ("buy-aye 1 2", "no-coins-count", {}, {"rules": VoteRules(coins_too=True)}),
    ("buy-aye 1 3", "no-odd-coins", {"rules": VoteRules(coins_too=True)}, {}),
    ("buy-aye 1 4", "no-coins-left", {"rules": VoteRules(coins_too=True), "coins": [3, 9, 9]},
     {"rules": VoteRules(coins_too=True)}),
    ("gather", "no-pass", {"rules": VoteRules(no_pass=True)}, {}),
    ("with 1", "no-deals", {"rules": VoteRules(no_deals=True)}, {}),
]  # fmt: skip


@pytest.mark.parametrize(("line", "key", "fails", "holds"), MENDED)
@rule("kings-dilemma", "4.3.5", "10.6.2", "10.6.3", "10.6.7", "10.6.8", "10.6.9", "10.6.14")
def test_a_condition_is_the_reason_until_it_holds(line: str, key: str, fails: Any, holds: Any) -> None:
    assert reason(at(leader="wylio", **fails), line) == key
    assert reason(at(leader="wylio", **holds), line) != key


@rule("kings-dilemma", "4.3.1", "4.3.13", "4.3.8", "4.3.15", "4.3.16")
def test_whose_turn_it_is_and_who_has_passed_is_said() -> None:
    t = at("wylio solad tork coden", leader="wylio")
    assert reason(t, "aye 1", 1) == "others-turn"
    t.play("gather")
    assert (reason(t, "aye 1", 0), reason(t, "aye 1", 1)) == ("has-passed", "")
    t.play("moderate")
    assert reason(t, "moderate", 2) == "no-moderate"
    t.play("aye 1", "nay 1")
    assert reason(t, "decide aye", 0) == "moderator-decides"
    assert (reason(t, "aye 1", 0), reason(t, "decide aye", 1)) == ("vote-over", "")


@rule("kings-dilemma", "10.7.5", "10.8.1")
def test_what_forbids_moderating_is_named() -> None:
    lock = Event(lasts=Until(end="reign"), rules=(Changed(set="moderator_locked", to=1),))
    t = at(leader="wylio", parts={"event": {"drought": lock}}, events=(Happening(0, 1),))
    no = t.refusal("moderate")
    assert no is not None
    assert no.message.key == "kings-dilemma-no-moderate-now"
    assert no.message.params["by"].params == {"event": t.g.story.event_handle(0)}
    t.g.opened = (t.g.story.event_handle(0),)
    assert reason(t, f"event {t.g.story.event_handle(0)}") == "no-event"
    t.g.events = ()
    assert (reason(t, "moderate"), reason(t, f"event {t.g.story.event_handle(0)}")) == ("", "no-event-over")


@rule("kings-dilemma", "4.4.10", "4.4.15")
def test_the_promise_that_binds_is_named_with_its_deal_and_none_that_cannot_be_kept() -> None:
    t = at("wylio solad tork", leader="wylio")
    t.deal("wylio with {solad}", "wylio promise {solad} coins 1 {wylio}", "wylio promise {wylio} abstain moderator")
    t.deal("wylio propose", "solad accept 1")
    no = t.refusal("aye 1")
    assert no is not None
    assert (no.message.key, no.message.params["n"], no.rule) == ("engine-pledged", 1, "4.4.18")
    t.g.pledges = ()
    assert reason(t, "aye 1") == ""
    passes = Clause(0, TO_PASS, ("abstain", "power"), 1, (0, 1))
    votes = Clause(0, TO_VOTE, ("vote", "aye", 2), 2, (0, 1))
    t = at(leader="wylio", rules=VoteRules(no_pass=True), pledges=(passes, votes))
    no = t.refusal("nay 1")
    assert no is not None
    assert (no.message.params["n"], no.rule) == (2, "4.4.15"), "who cannot pass is not bound to: the vote binds"


def with_story(ability: Ability, house: int = 1, **laid: Any) -> tuple[Position, str]:
    """A story card with one ability on its stack, and its name."""
    card = StoryCard(storyline="plot", number=2, abilities=(ability,))
    t = at(leader="wylio", parts={"story": {"two": card}})
    number = t.g.story.story_number["two"]
    t.g.stories = ((Laid(number, house, **laid),), ())
    t.g.opened = (t.g.story.story_handle(number),)
    return t, t.g.story.story_handle(number)


@rule("kings-dilemma", "3.6.2", "3.6.3", "10.4.2", "10.4.4", "10.4.5")
def test_a_story_card_says_why_it_cannot_be_used() -> None:
    gain = (Gain(what="coins", n=1),)
    may = Ability(kind="may", on=When(at="vote_open"), boxes=2, then=gain)
    for ability, given, key in (
        (may, {}, "story-asks"),
        (may, {"house": 2}, "story-others"),
        (may, {"boxes": (2,)}, "story-spent"),
        (Ability(kind="start", then=gain), {}, "story-start"),
        (Ability(kind="when", on=When(at="vote_open"), then=gain), {}, "story-when"),
    ):
        t, name = with_story(ability, **given)
        assert reason(t, f"story {name}") == key
    t, name = with_story(may)
    other = t.g.story.story_number["one"]
    t.g.stories = ((*t.g.stories[0], Laid(other)), ())
    assert reason(t, f"story {name}") == "story-covered"
    t.g.opened = ()
    assert reason(t, f"story {name}") == "not-there", "what is sealed has no reasons"


@rule("kings-dilemma", "3.5.1", "6.3.1", "6.7.1", "6.7.2")
def test_tokens_and_achievements_say_whose_they_are() -> None:
    t = at(leader="wylio", tokens=[0b10, 0, 0])
    assert reason(t, "token good-wealth") == "no-token-scored"
    assert reason(t, "token good-wealth", 1) == "no-token-others"
    assert reason(t, "token bad-wealth") == "no-token"
    assert reason(t, "achievement wylio-1") == "no-achievement-yet"
    assert reason(t, "achievement solad-1") == "no-achievement-others"
    t.g.mark(1, t.g.sheets[0]._replace(boxes=(0, 9, 0, 0)))
    assert reason(t, "achievement wylio-1") == "no-achievement"


def test_every_verb_of_another_moment_has_words_of_its_own() -> None:
    t = at(leader="wylio")
    keys = {name: reason(t, name if name not in ("with",) else "with 9") for name in WHY}
    assert "asked-else" not in keys.values()
