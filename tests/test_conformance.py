"""Every registered game, every player count, many seeds, under the conformance suite."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import interrex
from interrex.engine import deals, registry, sealed
from interrex.engine.action import Action
from interrex.engine.frames import Shared
from interrex.engine.game import Start
from interrex.engine.luck import Luck
from interrex.engine.powers import Powers
from interrex.testing.conformance import play_and_check
from tests.engine.toy import GAME as TOY
from tests.engine.toy import clash
from tests.engine.toy.data import COURT, NUMBER
from tests.engine.toy.pacts import TERMS
from tests.engine.toy.play import Secretly
from tests.engine.toy.state import Tribute


def configs() -> list[tuple[str, int, dict[str, object]]]:
    """Every player count with the defaults; each value of each option with one of them (``make fuzz``: any)."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for game in interrex.games():
        counts = range(game.players[0], game.players[1] + 1)
        found += [(game.id, players, {}) for players in counts]
        singles: list[dict[str, object]] = [{o.name: v} for o in game.options for v in o.values if v != o.default]
        for turn, options in enumerate(singles):
            in_turn = [*counts[turn % len(counts) :], *counts]
            found += [(game.id, players, options) for players in in_turn if fits(game, players, options)][:1]
    return found


def fits(game: interrex.Game, players: int, options: dict[str, object]) -> bool:
    try:
        interrex.new(game.id, players, 0, options)
    except interrex.BadConfig:
        return False
    return True


EVERY = {"kingsburg": 6}  # moves between two looks; longer games are looked at less often


def seeds(options: dict[str, object]) -> range:
    return range(3) if not options else range(1)


CASES = [(game, players, options, seed) for game, players, options in configs() for seed in seeds(options)]


@pytest.mark.parametrize(("game", "players", "options", "seed"), CASES)
def test_conformance(game: str, players: int, options: dict[str, object], seed: int) -> None:
    play_and_check(interrex.game(game), players, options, seed, every=EVERY.get(game, 25))


@pytest.fixture
def toy() -> Iterator[None]:
    registry.register(TOY)
    yield
    registry.unregister("toy")


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("seed", range(20))
def test_the_toy_conforms(seed: int) -> None:
    play_and_check(TOY, 2 + seed % 2, {}, seed)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("seed", range(24))
def test_the_toy_with_its_court_conforms(seed: int) -> None:
    play_and_check(TOY, 2 + seed % 2, {"court": True}, seed, every=2)


def play_some(game: interrex.Game) -> None:
    for seed in range(20):
        play_and_check(game, 3, {"court": True}, seed)


def noticed(game: interrex.Game, fault: str) -> None:
    """Some random game under the suite fails for this reason."""
    with pytest.raises(AssertionError, match=fault):
        play_some(game)


def with_view(**parts: Callable[[Tribute], object]) -> interrex.Game:
    """The toy, showing everybody more than it should."""

    def view(g: Tribute, seat: int | None) -> dict[str, object]:
        return {**TOY.view(g, seat), **{name: show(g) for name, show in parts.items()}}

    return TOY._replace(faces=TOY.faces._replace(view=view))


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    "game",
    [
        with_view(cards=lambda g: g.secret),
        with_view(said=lambda g: [sealed.said(g, seat) for seat in range(g.players)]),
        with_view(drafts=lambda g: [deals.dealings(g, seat) for seat in range(g.players)]),
    ],
    ids=["a card", "a sealed answer", "a draft"],
)
def test_a_leak_would_be_noticed(game: interrex.Game) -> None:
    noticed(game, "sees what it may not know")


@pytest.mark.usefixtures("toy")
def test_asking_only_those_who_can_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    everything_ambushes: Powers[tuple[int, ...]] = Powers(tuple)
    everything_ambushes.enter({name: clash.CARDS["ambush"]() for name in COURT}, NUMBER)
    monkeypatch.setattr(clash, "POWERS", everything_ambushes)
    monkeypatch.setattr(clash.Ambush, "seems", lambda self, g, seat: bool(self.offers(g, seat)))
    noticed(TOY, "who is asked next tells seat . a secret|in a world that looks the same|who is pending")


@pytest.mark.usefixtures("toy")
def test_a_promise_not_kept_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tribute, "actions", free)
    noticed(TOY._replace(rules=TOY.rules._replace(setup=sworn)), "a promise is not kept")


def free(g: Tribute, seat: int) -> list[Action]:
    """What a seat could do that had promised nothing."""
    waiting = g.waiting()
    return waiting.offers(g, seat) if isinstance(waiting, Shared) else waiting.actions(g)


def sworn(start: Start, luck: Luck) -> Tribute:
    g: Tribute = TOY.rules.setup(start, luck)
    g.pledges = (deals.Clause(1, TERMS.terms[1], ("swear", 1)),)
    return g


@pytest.mark.usefixtures("toy")
def test_something_told_under_seal_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def next_(self: Secretly, g: Tribute, said: sealed.Said) -> object:
        g.tell("toy-looks", seat=self.seat)
        return asked(self, g, said)

    asked = Secretly.next
    monkeypatch.setattr(Secretly, "next", next_)
    noticed(TOY, "something is told under seal")
