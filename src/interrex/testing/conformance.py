"""The conformance suite: one random game of any registered game, with every promise checked at every step.

The list of exceptions is empty and meant to stay so.
"""

from __future__ import annotations

from interrex.engine import action as actions_
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.errors import IllegalAction
from interrex.engine.game import Game, Options
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match, replay
from interrex.engine.message import Message
from interrex.engine.record import Record
from interrex.engine.rulebook import rulebook
from interrex.engine.words import LANGUAGES, words

from .snapshot import snapshot

MOST_MOVES = 20_000
_READ: set[str] = set()  # messages found well worded
GARBAGE: tuple[Action, ...] = (("xyzzy",), ("pass", 1), ("take",), ("influence", 99, "d9"), ("build", "castle"))


def play_and_check(game: Game, players: int, options: Options, seed: int, every: int = 1) -> Match:
    """A whole random game under the checks of this module; ``every`` thins the costly ones out."""
    luck = Luck(key_from_seed(f"conformance {seed}"))
    match = Match(game, players, options, key_from_seed(seed))
    census = game.census(match.state)
    met: dict[str, Action] = {}
    while not match.over:
        assert len(match.moves) < MOST_MOVES, "the game does not end"
        seat = luck.choice(match.pending())
        offered = match.actions(seat)
        check_offers(match, seat, offered)
        if len(match.moves) % every == 0:
            check_copy(match, luck)
            check_secrets(match, luck)
            check_refusals(match, [*met.values(), *GARBAGE], luck)
            check_words(match)
        action = luck.choice(offered)
        met.setdefault(str(action[0]) + str(len(met) % 7), action)
        before = snapshot(match.state)
        match.play(seat, action)
        assert game.census(match.state) == census, f"components appeared or vanished: {game.census(match.state)}"
        if len(match.moves) % (10 * every) == 0:
            check_undo(match, before)
            match.play(seat, action)
    check_end(match)
    check_words(match)
    check_replay(match)
    return match


def check_offers(match: Match, seat: int, offered: list[Action]) -> None:
    """A pending seat has something to do; actions differ; their texts read back."""
    assert offered, "a dead end: nothing to do"
    assert len(set(offered)) == len(offered), f"offered twice: {offered}"
    for action in offered:
        assert actions_.parse(actions_.text(action)) == action
        for ref in match.game.refs(match.state, seat, action):
            kind, _, rest = ref.partition(":")
            assert all((kind, rest)), f"{ref!r} is no board element"


def check_copy(match: Match, luck: Luck) -> None:
    """A copy is the same, and going its own way it leaves the original alone."""
    before = snapshot(match.state)
    twin = match.state.copy()
    assert snapshot(twin) == before
    for _ in range(3):
        if twin.over:
            break
        seat = luck.choice(twin.pending())
        twin.play(seat, luck.choice(twin.actions(seat)))
    assert snapshot(match.state) == before, "a copy shares what it should not"


def check_secrets(match: Match, luck: Luck) -> None:
    """Whatever a seat cannot know could be otherwise, and it would see, be asked and be offered the same."""
    for seat in range(match.players):
        seen = wire.encode(match.game.view(match.state, seat))
        for _ in range(2):
            world = match.game.determinize(match.state, seat, luck)
            assert wire.encode(match.game.view(world, seat)) == seen, f"seat {seat} sees what it may not know"
            assert world.pending() == match.pending()
            assert world.luck.key != match.state.luck.key, "an imagined world shares the real one's luck"
            if seat in match.pending():
                assert world.actions(seat) == match.actions(seat)
                asked = world.waiting().ask(world, seat)
                assert asked == match.question(seat)
    spectator = wire.encode(match.view(None))
    assert match.key.hex().encode() not in spectator
    for line in match.lines:
        assert line.audience is None or 0 <= line.audience < match.players


def check_refusals(match: Match, candidates: list[Action], luck: Luck) -> None:
    """What is not offered is refused with a rule that exists and a sentence, and changes nothing."""
    before = snapshot(match.state)
    book = rulebook(match.game.id, "en")
    for seat in range(match.players):
        offered = match.actions(seat)
        for action in candidates:
            no = match.refusal(seat, action)
            if action in offered:
                assert no is None
                continue
            assert no is not None, f"{action} is neither offered nor refused"
            book.find(no.rule)
            check_message(match, no.message)
            raised = _raised(match, seat, action)
            assert raised is not None, f"{action} was refused and played"
            assert raised.rule == no.rule
    assert snapshot(match.state) == before, "a refused action changed the position"


def _raised(match: Match, seat: int, action: Action) -> IllegalAction | None:
    try:
        match.play(seat, action)
    except IllegalAction as error:
        return error
    return None


def check_message(match: Match, message: Message) -> None:
    """Both languages have words for it. What has been read once need not be read again."""
    seen = f"{match.game.id} {message}"
    if seen in _READ:
        return
    for language in LANGUAGES:
        faults = words(language, match.game.id).faults(message)
        assert not faults, f"{language}: {faults}"
    _READ.add(seen)


def check_words(match: Match) -> None:
    """Everything said, asked and offered has words in every language, and cites a rule that exists."""
    book = rulebook(match.game.id, "en")
    for line in match.log(None, len(match.moves)) if not match.over else match.lines:
        check_message(match, line.message)
    for seat in match.pending():
        question, rule = match.question(seat), match.rule(seat)
        assert question is not None
        assert rule is not None
        check_message(match, question)
        book.find(rule)
        for action in match.actions(seat):
            check_message(match, match.game.label(match.state, seat, action))


def check_undo(match: Match, before: dict[str, object]) -> None:
    """One move back is where it was before."""
    match.undo()
    assert snapshot(match.state) == before, "undo does not lead back"


def check_end(match: Match) -> None:
    """There are winners, a score for every seat, and a rule by which it ended."""
    result = match.result()
    assert result.winners
    assert set(result.winners) <= set(range(match.players))
    assert len(result.scores) == match.players
    rulebook(match.game.id, "en").find(result.rule)
    assert match.pending() == ()
    assert match.actions(0) == []
    no = match.refusal(0, ("pass",))
    assert no is not None
    assert no.message.key == "engine-over"
    wire.encode(match.view(None))


def check_replay(match: Match) -> None:
    """The record, written and read, gives the same position, result and log."""
    again = replay(Record.from_json(match.record.to_json()))
    assert snapshot(again.state) == snapshot(match.state)
    assert again.result() == match.result()
    assert again.lines == match.lines
