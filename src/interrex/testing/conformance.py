"""The conformance suite: one random game of any registered game, with every promise checked at every step.

The list of exceptions is empty and meant to stay so.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator, Sequence
from typing import Any

from interrex.campaign import Campaign
from interrex.engine import action as actions_
from interrex.engine import wire, zones
from interrex.engine.action import Action
from interrex.engine.deals import bound, dealings
from interrex.engine.errors import IllegalAction
from interrex.engine.frames import PASS, Frame, Waiting
from interrex.engine.game import ROLE, Game, Options
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Line, Match, check, replay
from interrex.engine.message import LogEntry, Message
from interrex.engine.record import Record
from interrex.engine.sealed import Answers
from interrex.engine.state import State
from interrex.engine.taking_back import Before
from interrex.engine.verbs import Phrase, phrases_by_name
from interrex.engine.words import LANGUAGES, words
from interrex.rules.rulebook import rulebook

from .foretelling import guess
from .forms import pointed, spelt
from .snapshot import plain, snapshot

MOST_MOVES = 20_000
AHEAD = 4  # moves played on in an imagined world
_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)  # of a message in a Fluent file
_NAME = re.compile(r"[\w-]+")  # keys and ids, as they stand in any text
_READ: set[str] = set()
_SAID: dict[str, tuple[str, ...]] = {}  # labels in all languages  # messages found well worded
GARBAGE: tuple[Action, ...] = (("xyzzy",), ("pass", 1), ("take",), ("influence", 99, "d9"), ("build", "castle"))


def play_and_check(game: Game, players: int, options: Options, seed: int, every: int = 1) -> Match:
    """A whole random game under the checks of this module; ``every`` thins the costly ones out."""
    return check_match(Match(game, players, options, key_from_seed(seed)), seed, every)


def play_on_and_check(game: Game, players: int, games: int, seed: int, every: int = 1) -> Campaign:
    """A campaign of random games, each under all checks; and what is kept of it reads back."""
    campaign = Campaign(game, [f"House {house}" for house in range(1, players + 1)])
    for number in range(games):
        campaign.add(check_match(campaign.next(seed=f"{seed} {number}"), seed, every))
        for message in campaign.story():
            check_message(replay(campaign.games[-1].record), message)
        again = Campaign.from_json(campaign.to_json())
        assert (again.chronicle, again.games) == (campaign.chronicle, campaign.games)
        check_next_game(campaign, tuple(range(players)))
    return campaign


def check_next_game(campaign: Campaign, houses: tuple[int, ...]) -> None:
    """Nothing public tells what the next game hides: with another key everything that its rules leave open is other."""
    if campaign.result() is None:
        guess(campaign.game, houses, dict(campaign.settled(houses)), campaign.chronicle).check()


def check_match(match: Match, seed: int, every: int = 1) -> Match:
    """Play a match to its end by random moves, and check everything on the way."""
    game, luck = match.game, Luck(key_from_seed(f"conformance {seed}"))
    check_packs(match)
    check_names(match)
    phrases = Phrases(game)
    census = game.census(match.state)
    met: dict[str, Action] = {}
    tried: set[Action] = set()
    frames, travelling = Frames(), Travelling(match.state)
    while not match.over:
        assert len(match.moves) < MOST_MOVES, "the game does not end"
        frames.check(match.state)
        seat = turn(match, luck)
        offered = match.actions(seat)
        check_guests(match)
        check_offers(match, seat, offered)
        phrases.check(offered)
        check_pledges(match, seat, offered)
        check_forms(match, seat, offered)
        if len(match.moves) % every == 0:
            check_copy(match, luck)
            check_secrets(match, luck)
            check_refusals(match, [*met.values(), *GARBAGE], luck)
            check_words(match)
            check_packs(match)
            travelling.check(match)
        action = luck.choice(of_any_verb(offered, luck) if match.guests() else offered)
        met.setdefault(str(action[0]) + str(len(met) % 7), action)
        if action not in tried:  # what shows a secret is seldom done: no move is left out for thinness
            tried.add(action)
            check_learning(match, seat, action, luck)
        if len(match.moves) % every == 0:
            check_next(match, seat, action, luck)
        before, waiting, asked = snapshot(match.state), match.state.waiting(), match.pending()
        foreseen, knowledge = foreseen_final(match.state, seat, action), Knowledge(match)
        lines = match.play(seat, action)
        knowledge.check(match)
        travelling.play(seat, action, match.state)
        assert foreseen in (None, match.moves[-1].final), f"{waiting} said before {action} whether anything is shown"
        check_seal(match, waiting, seat, lines)
        assert seat in asked or set(asked) <= set(match.pending()), "a guest took a decision away"
        assert game.census(match.state) == census, f"components appeared or vanished: {game.census(match.state)}"
        if len(match.moves) % (10 * every) == 0:
            check_undo(match, before)
            match.play(seat, action)
    frames.check_all()
    check_end(match)
    check_words(match)
    check_packs(match)
    check_replay(match)
    return match


def turn(match: Match | State, luck: Luck) -> int:
    """A seat that owes a decision; now and then a guest, for whom the game does not wait."""
    guests = match.guests()
    return luck.choice(guests if guests and luck.below(3) == 0 else match.pending())


def of_any_verb(offered: list[Action], luck: Luck) -> list[Action]:
    """Drafting a deal has many words, accepting it one: all verbs are to be met."""
    verb = luck.choice(sorted({str(action[0]) for action in offered}))
    return [action for action in offered if action[0] == verb]


class Phrases:
    """Every action is spelt by exactly one of the phrases that the game lists, each of whose words is counted."""

    def __init__(self, game: Game) -> None:
        self.met: set[Action] = {PASS}
        self.named: dict[str | int, list[Phrase]] = {}
        for phrase in game.phrases():
            self.named.setdefault(phrase.name, []).append(phrase)
            for word in phrase.words:
                assert word.said() != (), f"how many {word.name} can {phrase.name} be said with? None: it is endless"

    def check(self, offered: Sequence[Action]) -> None:
        for action in offered:
            if action not in self.met:
                self.met.add(action)
                spelt = [phrase for phrase in self.named.get(action[0], ()) if phrase.spells(action)]
                assert len(spelt) == 1, f"{actions_.text(action)} is spelt by {len(spelt)} phrases"
                within = spelt[0].within(action)
                if within is not None:
                    self.check((within,))


def check_guests(match: Match) -> None:
    """Guests owe nothing, and the game does not wait for them alone."""
    assert match.pending(), "the game waits for nobody"
    assert not set(match.guests()) & set(match.pending())


def check_pledges(match: Match, seat: int, offered: list[Action]) -> None:
    """Whoever can keep a promise is offered nothing else."""
    assert bound(match.state, seat, offered) == offered, "a promise is not kept"


def check_seal(match: Match, before: Waiting[Any], seat: int, lines: list[Line]) -> None:
    """While answers are sealed, nothing is told of them."""
    if isinstance(before, Answers) and match.pending() and before.same_wait(match.state.waiting()):
        assert all(line.audience == seat for line in lines), "something is told under seal"


def check_offers(match: Match, seat: int, offered: list[Action]) -> None:
    """Whoever is asked has something to do; actions differ; their texts read back."""
    assert offered, "a dead end: nothing to do"
    assert len(set(offered)) == len(offered), f"offered twice: {offered}"
    for action in offered:
        assert actions_.parse(actions_.text(action)) == action
        check_refs(match.game.refs(match.state, seat, action))


def check_forms(match: Match, seat: int, offered: list[Action]) -> None:
    """What is listed and what the forms spell is what is offered, and is called the same; one by one it is allowed."""
    state, game = match.state, match.game
    listed, forms = state.listed(seat), state.forms(seat)
    if not forms:
        assert listed == offered, "something is neither listed nor spelt by a form"
        return
    drafted = {action for action in offered if action[0] == "promise"}
    assert [action for action in offered if action not in drafted] == listed, "the list is another without promises"
    for form in forms:
        for at, (said, label) in enumerate(spelt(form).items()):
            action = actions_.parse(said)
            assert action in drafted, f"{said} is spelt by a form and not offered"
            drafted.remove(action)
            if at % 8 == 0:  # they are hundreds, and alike
                assert label == game.label(state, seat, action).json(), f"{said} is called otherwise by its form"
                assert pointed(form, said) == game.refs(state, seat, action), f"{said} points elsewhere"
                assert match.refusal(seat, action) is None, f"{said} is offered and refused"
    assert not drafted, f"no form spells {drafted}"


def check_refs(refs: tuple[str, ...]) -> None:
    """Each names a kind of board element, and which."""
    for ref in refs:
        kind, _, rest = ref.partition(":")
        assert all((kind, rest)), f"{ref!r} is no board element"
        assert not set("{} ") & set(ref), f"{ref!r} has something left to fill in"


def foreseen_final(state: State, seat: int, action: Action) -> bool | None:
    """Is it said beforehand, of the question or the verb, whether anything is drawn, shown or ended?"""
    if state.waiting().tells_nothing(state, seat):
        return False
    verb = None if action == PASS else phrases_by_name(state, seat).get(action[0])
    return None if verb is None else verb.final(state, seat, action)


class Knowledge:
    """What each seat does not know, and what the zones say that this hangs on."""

    def __init__(self, match: Match) -> None:
        own = match.game.rules.zones
        self.hangs_on = zones.snapshot(match.state, own)
        self.unknown = [zones.unknown_piles(match.state, own, seat) for seat in range(match.players)]

    def check(self, match: Match) -> None:
        """After a move: while it is the same, nobody's knowledge has changed."""
        now = Knowledge(match)
        if self.hangs_on is not None and self.hangs_on == now.hangs_on:
            assert self.unknown == now.unknown, "what is known hangs on more than the zones say"


def check_copy(match: Match, luck: Luck) -> None:
    """A copy is the same, and going its own way it leaves the original alone."""
    before = snapshot(match.state)
    twin = match.state.copy()
    assert snapshot(twin) == before
    for _ in range(3):
        if twin.over:
            break
        seat = turn(twin, luck)
        twin.play(seat, luck.choice(twin.actions(seat)))
    assert snapshot(match.state) == before, "a copy shares what it should not"


class Travelling:
    """A twin of the position that leaves its process after every move, and comes back: nothing about it changes."""

    def __init__(self, state: State) -> None:
        self.twin = state.copy()

    def play(self, seat: int, action: Action, state: State) -> None:
        """The same move once more, after a journey."""
        self.twin = pickle.loads(pickle.dumps(self.twin))
        self.twin.play(seat, action)
        here, there = snapshot(state), snapshot(self.twin)
        apart = {name: (here[name], there[name]) for name in here if here[name] != there[name]}
        assert not apart, f"what was pickled plays differently: {apart}"

    def check(self, match: Match) -> None:
        """It is the position in every respect: the same frames, views and actions."""
        twin, state, game = pickle.loads(pickle.dumps(match.state)), match.state, match.game
        assert twin.stack == state.stack, "a frame that was pickled is another"
        for seat in (None, *range(match.players)):
            assert wire.encode(game.view(twin, seat)) == wire.encode(game.view(state, seat)), "and looks different"
        for seat in (*state.pending(), *state.guests()):
            assert twin.actions(seat) == state.actions(seat), "and offers something else"


class Frames:
    """The frames met on the stack, and what they held when they were met first: they are values, and never change."""

    def __init__(self) -> None:
        self.met: dict[int, tuple[Frame[Any], Any]] = {}  # by identity: kept here, none is taken for another
        self.stack: list[Frame[Any]] = []

    def check(self, state: State) -> None:
        """Those of the position, and those it has just left behind."""
        for frame in (*self.stack, *state.stack):
            if id(frame) not in self.met:
                self.met[id(frame)] = (frame, plain(frame))
                hash(frame)
            self.check_one(*self.met[id(frame)])
        self.stack = state.stack[:]

    def check_all(self) -> None:
        for frame, held in self.met.values():
            self.check_one(frame, held)

    def check_one(self, frame: Frame[Any], held: Any) -> None:
        assert plain(frame) == held, f"a frame has changed: it is {frame} and was {held}"


def seen_by(game: Game, state: State, viewer: int | None) -> bytes:
    """The board, and what was drafted, offered and promised."""
    return wire.encode([game.view(state, viewer), dealings(state, viewer)])


def check_secrets(match: Match, luck: Luck) -> None:
    """Whatever a seat cannot know could be otherwise, and it would see, be asked and be offered the same."""
    game = match.game
    spectator = seen_by(game, match.state, None)
    check_look(match)
    for seat in range(match.players):
        seen = seen_by(game, match.state, seat)
        for _ in range(2):
            world = game.determinize(match.state, seat, luck)
            assert seen_by(game, world, seat) == seen, f"seat {seat} sees what it may not know"
            assert seen_by(game, world, None) == spectator, f"a spectator sees what seat {seat} may not know"
            assert world.pending() == match.pending(), f"who is asked tells seat {seat} a secret"
            assert world.guests() == match.guests(), f"who may act meanwhile tells seat {seat} a secret"
            assert world.luck.key != match.state.luck.key, "an imagined world shares the real one's luck"
            if match.asked(seat):
                assert world.actions(seat) == match.actions(seat), f"what it may do tells seat {seat} a secret"
                asked = world.waiting().ask(world, seat)
                assert asked == match.question(seat)
                check_foreseen(match, world, seat)
            check_twins(match, world, seat, luck)
            check_playable(game, world, seat, luck)
    assert match.key.hex().encode() not in wire.encode(match.view(None))
    for line in match.lines:
        assert line.audience is None or 0 <= line.audience < match.players


def check_twins(match: Match, world: State, seat: int, luck: Luck) -> None:
    """With the same luck, positions that a seat cannot tell apart give the same worlds; so bots do the same in them."""
    game, key = match.game, luck.key
    one = game.determinize(match.state, seat, Luck(key, luck.counter))
    other = game.determinize(world, seat, Luck(key, luck.counter))
    assert snapshot(one) == snapshot(other), f"the worlds of seat {seat} hang on what it may not know"


def check_look(match: Match) -> None:
    """Whoever looks after others sees what they would see alone: the server works out once what is alike."""
    game, look = match.game, match.game.look(match.state)
    for viewer in (*range(match.players), None):
        alone = wire.encode(game.view(match.state, viewer))
        assert wire.encode(look.of(viewer)) == alone, f"{viewer} sees something else after others have looked"


def check_foreseen(match: Match, world: State, seat: int) -> None:
    """What is foreseen of every offer, and foretold, is the same in a world that looks the same."""
    game, state = match.game, match.state
    assert game.warnings(world, seat) == game.warnings(state, seat), f"what is foretold tells seat {seat} a secret"
    for action in match.actions(seat):
        foreseen = game.prospect(state, seat, action)
        told = f"the prospect of {actions_.text(action)}"
        assert game.prospect(world, seat, action) == foreseen, f"{told} tells seat {seat} a secret"
        check_refs(tuple([ref for ghost in foreseen.ghosts for ref in (ghost.at, ghost.leaves) if ref]))


def check_playable(game: Game, world: State, seat: int, luck: Luck) -> None:
    """An imagined world can be played on: whoever must decide can."""
    played: list[str] = []
    for _ in range(AHEAD):
        path = f"{game.id}, as seat {seat} imagines it, after {played}"
        for pending in world.pending():
            assert world.actions(pending), f"{path}: a dead end for seat {pending}"
        if world.over:
            return
        mover = turn(world, luck)
        action = luck.choice(world.actions(mover))
        played.append(f"{mover} {actions_.text(action)}")
        try:
            world.play(mover, action)
        except Exception as error:
            raise AssertionError(f"{path}: {played[-1]} fails") from error


def check_learning(match: Match, seat: int, action: Action, luck: Luck) -> None:
    """Whoever may take a move back freely has learned nothing by it, and has told nobody a secret.

    In worlds that the seat cannot tell apart before the move, it is legal too, and what it sees, hears and may do
    after it is the same.
    """
    game, state = match.game, match.state
    worlds = [game.determinize(state, seat, luck) for _ in range(3)]
    free, learned = _after(game, state.copy(), seat, action)
    move = f"{game.id}: seat {seat}, {actions_.text(action)}"
    whispers = learned.pop("whispers to others")
    assert not (free and whispers), f"{move}: can be taken back freely though it told another seat {whispers[0]}"
    for world in worlds:
        assert check(game, world, seat, action) is None, f"{move}: not allowed in a world that looks the same"
        also_free, otherwise = _after(game, world, seat, action)
        if not free:
            continue
        assert also_free, f"{move}: can be taken back freely, but not in a world that looks the same"
        for what, here in learned.items():
            difference = _first_difference(here, otherwise[what])
            assert not difference, f"{move}: taken back freely though it showed the mover {what}{difference}"


def _after(game: Game, state: State, seat: int, action: Action) -> tuple[bool, dict[str, Any]]:
    """Play a move: whether it can be taken back freely, and everything its mover can see after it."""
    before = Before(game, state, seat, zones.unknown_piles(state, game.rules.zones, seat))
    state.listener = []
    state.play(seat, action)
    told: list[LogEntry] = state.listener
    asked = seat in state.pending() or seat in state.guests()
    return not before.final(state), {
        "who is pending": state.pending(),
        "whispers to others": [t.message for t in told if t.audience not in (None, seat)],
        "what was told": [t.message for t in told if t.audience in (None, seat)],
        "its offers": state.actions(seat) if asked else None,
        "its question": state.waiting().ask(state, seat) if asked else None,
        "its view": wire.decode(wire.encode(game.view(state, seat)), Any),
    }


def _first_difference(here: Any, there: Any) -> str:
    """Where two plain values differ first; empty: nowhere."""
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        parts: Any = here
    elif isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        parts = range(len(here))
    else:
        return "" if here == there else f": {here!r}, where it could have been {there!r}"
    return next((f" {part}{found}" for part in parts if (found := _first_difference(here[part], there[part]))), "")


def check_next(match: Match, seat: int, action: Action, luck: Luck) -> None:
    """Who is asked after a move that brings no luck and reveals nothing would be the same in every world."""
    for other in range(match.players):
        world = match.game.determinize(match.state, other, luck)
        if action in world.actions(seat):  # in this world too
            here, there = _next(match.state.copy(), seat, action), _next(world, seat, action)
            assert None in (here, there) or here == there, f"who is asked next tells seat {other} a secret"


def _next(state: State, seat: int, action: Action) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    before = (state.luck.counter, state.reveals)
    state.play(seat, action)
    return (state.pending(), state.guests()) if (state.luck.counter, state.reveals) == before else None


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


def check_message(match: Match, message: Message, audience: int | None = None) -> None:
    """Both languages have words for it. What has been read once need not be read again."""
    seen = f"{match.game.id} {message}"
    if seen in _READ:
        return
    for language in LANGUAGES:
        faults = words(language, match.game.id, match.packs(audience)).faults(message)
        assert not faults, f"{language}: {faults}"
    _READ.add(seen)


def check_words(match: Match) -> None:
    """Everything said, asked and offered has words in every language, and cites a rule that exists."""
    book = rulebook(match.game.id, "en")
    for line in match.log(None, len(match.moves)) if not match.over else match.lines:
        check_message(match, line.message, line.audience)
        check_refs(match.game.log_refs(line.message))
    for seat in (*match.pending(), *match.guests()):
        question, rule = match.question(seat), match.rule(seat)
        assert question is not None
        assert rule is not None
        check_message(match, question, seat)
        book.find(rule)
        actions = match.actions(seat)
        for action, offered in zip(actions, match.game.offered(match.state, seat, actions), strict=True):
            check_message(match, offered.label, seat)
            for _, foreseen in offered.prospect.lines:
                check_message(match, foreseen, seat)
            one = (match.game.label, match.game.refs, match.game.prospect)
            assert offered == tuple([each(match.state, seat, action) for each in one]), "offered one by one, another"
        for told in match.game.warnings(match.state, seat):
            check_message(match, told, seat)
        check_told_apart(match, seat, [label for label, _, _ in match.game.offered(match.state, seat, actions)])


def check_told_apart(match: Match, seat: int, labels: Sequence[Message]) -> None:
    """Offers that read differently in one language do so in every other."""
    packs = match.packs(seat)
    read = []
    for label in labels:
        seen = f"{match.game.id} {label}"
        if seen not in _SAID:
            _SAID[seen] = tuple([words(language, match.game.id, packs).say(label) for language in LANGUAGES])
        read.append(_SAID[seen])
    told_apart = [len({said[place] for said in read}) for place in range(len(LANGUAGES))]
    alike = sorted({said for said in read if len([1 for other in read if other[-1] == said[-1]]) > 1})
    assert len(set(told_apart)) == 1, f"{LANGUAGES}: so many offers can be told apart: {told_apart}; {alike}"


def check_names(match: Match) -> None:
    """Whatever has a name has one in both languages, and so has what each seat is."""
    game, state = match.game, match.state
    roles = game.roles(state)
    assert len(roles) in (0, match.players), "every seat has a role, or none has"
    assert set(roles) <= set(game.faces.named.get(ROLE, ())), f"roles without a name: {roles}"
    for language in LANGUAGES:
        known = words(language, game.id)
        keys = [f"{game.id}-kind-{kind}" for kind in game.faces.named]
        keys += [f"{game.id}-{kind}-{name}" for kind, ids in game.faces.named.items() for name in ids]
        keys += [f"{game.id}-option-{option.name}" for option in game.options]
        missing = [key for key in keys if not known.knows(key)]
        assert not missing, f"{language}: no words for {missing}"


def check_packs(match: Match) -> None:
    """Of a pack that play has not opened nothing can be read: neither a key of its words nor the id of a component."""
    for reader in (None, *range(match.players)):
        check_sealed(match, reader)


def check_sealed(match: Match, reader: int | None) -> None:
    """By a seat, which may have been shown more than the others; or by anybody (None)."""
    game, opened, packs = match.game, match.packs(reader), match.game.extras.packs
    plainly = set() if packs is None else {packs.plain(name) for name in opened}
    keys: dict[str, str] = {}  # of sealed packs, by what would give them away
    ids: dict[str, str] = {}
    for pack in () if packs is None else packs.names():
        said = [set(_KEY.findall(game.pack(pack, language))) for language in LANGUAGES]
        assert said[0] == said[1], f"pack {pack} says other things in another language"
        if pack not in plainly:
            keys.update(dict.fromkeys(said[0], pack))
            ids.update({name: pack for kind in packs.components(pack).values() for name in kind} if packs else {})
    if not keys and not ids:
        return
    for where, text in _readable(match, reader):
        secret = keys if where == "words" else {**keys, **ids}
        found = {name for name in _NAME.findall(text) if name in secret}
        for name in found:
            assert not found, f"{where} tell of pack {secret[name]}, which nobody has opened: {found}"


def _readable(match: Match, reader: int | None) -> Iterator[tuple[str, str]]:
    """All that a seat could read, or anybody: where, and the text."""
    game, state = match.game, match.state
    yield "views", wire.encode(match.view(reader)).decode()
    heard = [line.message for line in match.log(reader)]
    yield "logs", wire.encode([(message.json(), game.log_refs(message)) for message in heard]).decode()
    if reader is not None:
        if reader in match.pending():
            question, offered = match.question(reader), match.actions(reader)
            labels = [game.label(state, reader, action).json() for action in offered]
            refs = [game.refs(state, reader, action) for action in offered]
            yield "options", wire.encode([question and question.json(), offered, labels, refs]).decode()
        return
    for language in LANGUAGES:
        yield "words", game.fluent(language)
    yield "components", wire.encode(game.faces.components()).decode()
    yield "records", wire.encode([match.record, match.chronicle()]).decode()


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
