"""Every game as a Python game of OpenSpiel (``pip install interrex[openspiel]``).

import interrex.openspiel  # registers them: interrex_<id>, hyphens written as underscores
import pyspiel

game = pyspiel.load_game("interrex_<id>", {"players": 3, "options": "map:winter", "seed": 7})

- **Players** are seats. Seats that decide at the same time are asked one after another; answers lie under seal.
- **Chance** is sampled: a chance node is a choice among equally likely seeds. One node begins the game (``DEALS``
  seeds), and one (``FUTURES`` seeds) stands after every action that draws luck; so whoever clones a state and plays on
  does not know the dice to come. The ``seed`` of the game is part of each.
- **Information states** are what the seat sees now, what it is asked and what it may answer, as text, and its array
  (``interrex.arrays``) as tensor. The engine remembers for a seat what it was shown; it does not list all that ever
  happened, so they are observations rather than perfect recall, and observations are the same.
  ``make_observation`` with a type that has no private part shows what anybody sees; the private part alone it has not.
- ``resample_from_infostate`` draws a world that looks the same to the player, by the engine's own worlds.
- **Returns** are the share of the win less 1 / players: they add up to nothing.
- ``moves`` cuts a game off after so many moves, with nothing for anybody; 0: it is played to its end. ``deals``: offers
  of deals are actions, too.

OpenSpiel's C++ asks Python games for no worlds: its ISMCTS bot in Python (``open_spiel.python.algorithms.ismcts``)
works with these, that in C++ does not.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from interrex.arrays import FLOAT, Layout, Playing, Series, players_of, spec
from interrex.engine import wire
from interrex.engine.action import Action, text
from interrex.engine.errors import BadConfig
from interrex.engine.game import Game, Option, Options, View
from interrex.engine.luck import KEY_BYTES, Drawn, Luck, Untouched, key_from_seed
from interrex.engine.registry import find, games

DEALS: Final = 4096
FUTURES: Final = 64
LONGEST: Final = 20_000  # moves of a game, at most
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
UNTOUCHED: Final = Untouched()
ZEROS: Final = [float("0") for _ in range(8)]  # not one: counting it down for each place of a list waits for itself
Told = str | tuple[int, Action]  # what chance did, or a seat; written out for whoever asks


def named(game: Game) -> str:
    """What OpenSpiel calls it."""
    return f"interrex_{game.id.replace('-', '_')}"


def _kind(game: Game) -> pyspiel.GameType:
    low, high = game.players
    return pyspiel.GameType(
        short_name=named(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        parameter_specification={
            "players": players_of(game, None),
            "options": "",
            "seed": 0,
            "moves": 0,
            "deals": False,
        },
    )


def _options(game: Game, written: str) -> Options:
    """``map:winter;years:4`` (OpenSpiel reads ``=`` and ``,`` itself): values as Python would print them."""
    known: dict[str, Option] = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for part in filter(None, written.split(";")):
        name, _, value = part.partition(":")
        values = {str(one).lower(): one for one in known[name].values} if name in known else {}
        if value.lower() not in values:
            allowed = ", ".join(values) or ", ".join(known)
            raise BadConfig("engine-bad-value", game.id, name=name, value=value, known=allowed)
        chosen[name] = values[value.lower()]
    return chosen


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its parameters. Which game it is, the class made for it says."""

    game: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, kind = self.game, self.kind
        wishes = {**kind.parameter_specification, **(params or {})}
        what = spec(game, players_of(game, int(wishes["players"])))
        self.longest = int(wishes["moves"])
        self.seed = int(wishes["seed"])
        self.what = what
        self.options = _options(game, str(wishes["options"]))
        self.deals = bool(wishes["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=what.numbering.n,
            max_chance_outcomes=DEALS,
            num_players=what.players,
            min_utility=-1 / what.players,
            max_utility=1 - 1 / what.players,
            utility_sum=0.0,
            max_game_length=self.longest or LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """Of what a seat sees, or of what anybody sees; None: what is hidden from the others cannot be had alone."""
        if kind is None:
            return Observer(self.what.layout)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.what.layout, public=kind.private_info == pyspiel.PrivateInfoType.NONE)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + (self.longest or LONGEST)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return _loaded, (str(self),)  # the class made for it stands in no module


def _loaded(written: str) -> pyspiel.Game:
    return pyspiel.load_game(written)


class Held:
    """A position as a state of OpenSpiel holds it, with what was done: copied by the engine when a clone is made."""

    def __init__(self, playing: Playing, told: list[Told]) -> None:
        self.playing = playing
        self.told = told

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.playing.copy(), self.told.copy())

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[Any, ...]]:
        p = self.playing
        return _held, (p.game.id, p.players, dict(p.options), p.deals, p.moves, p.state, self.told)


def _held(game: str, players: int, options: Options, deals: bool, moves: int, state: Any, told: list[Told]) -> Held:
    what = spec(find(game), players)
    playing = Playing(what.layout, what.numbering, options, deals)
    playing.moves = moves
    return Held(playing.around(state), told)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. While luck has to be drawn it waits at a chance node, with the action that draws it."""

    # Parts of a state are deep-copied one by one when it is cloned. The game is none of them. Whose turn it is stands
    # there to be read, since OpenSpiel asks for it several times with every step.

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None  # before the deal
        self.drawing: tuple[int, Action] | None = None
        self.turn = CHANCE
        self.longest = game.longest

    @property
    def playing(self) -> Playing:
        assert self.held is not None
        return self.held.playing

    def current_player(self) -> int:
        return self.turn

    def is_terminal(self) -> bool:
        return self.turn == TERMINAL

    # What is asked in Python at every step is answered here: through OpenSpiel's C++ and back it would take as long as
    # a move. C++ asks for what begins with an underscore, and the game's observer.

    def is_chance_node(self) -> bool:
        return self.turn == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        if self.turn < 0 or player not in ((), (self.turn,)):
            found: list[int] = super().legal_actions(*player)
            return found
        return self._legal_actions(self.turn)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.playing.numbers(player))

    def observation_tensor(self, *player: int) -> list[float]:
        """A list, as OpenSpiel has it. Of its thousands of numbers most are 0: only the others are put in."""
        seat = player[0] if player else self.turn
        if self.held is None or not 0 <= seat < self.playing.players:
            found: list[float] = super().observation_tensor(*player)
            return found
        numbers = self.playing.glance(seat)
        found = ZEROS * (len(numbers) // len(ZEROS) + 1)
        del found[len(numbers) :]
        places = (numbers != 0).nonzero()[0]  # of flags NumPy looks for the few that are set
        for place, number in zip(places.tolist(), numbers[places].astype(float).tolist(), strict=True):
            found[place] = number
        return found

    def information_state_tensor(self, *player: int) -> list[float]:
        return self.observation_tensor(*player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _EQUALLY[DEALS if self.held is None else FUTURES]

    def _apply_action(self, number: int) -> None:
        if self.held is None:
            self._deal(number)
        elif self.drawing is not None:
            self._draw(number)
        else:
            self._answer(number)

    def _deal(self, number: int) -> None:
        game = self.get_game()
        playing = Playing(game.what.layout, game.what.numbering, game.options, game.deals)
        playing.begin(key_from_seed(f"{game.seed} {number}"))
        self.held = Held(playing, [f"deal {number}"])
        self._look()

    def _draw(self, number: int) -> None:
        assert self.held is not None
        assert self.drawing is not None
        playing, (seat, action) = self.held.playing, self.drawing
        self.drawing = None
        luck = playing.state.luck
        key = blake2b(b"%d %d" % (luck.counter, number), key=luck.key, digest_size=KEY_BYTES).digest()
        playing.state.luck = Luck(key)
        playing.play(seat, action)
        self.held.told.append(f"luck {number}")
        self._look()

    def _answer(self, number: int) -> None:
        """Play it. What needs luck is taken back, and waits for it."""
        assert self.held is not None
        playing = self.held.playing
        seat, state = playing.seat, playing.state
        action = playing.chosen(seat, number)
        self.held.told.append((seat, action))
        before = state.copy()
        luck, state.luck = state.luck, UNTOUCHED
        try:
            playing.play(seat, action)
        except Drawn:
            playing.state = before
            self.drawing, self.turn = (seat, action), CHANCE
        else:
            state.luck = luck
            self._look()

    def _look(self) -> None:
        playing = self.playing
        self.turn = TERMINAL if playing.over or 0 < self.longest <= playing.moves else playing.seat

    def _action_to_string(self, player: int, number: int) -> str:
        if player == CHANCE:
            return f"luck {number}"
        return text(self.playing.chosen(player, number))

    def returns(self) -> list[float]:
        if self.turn != TERMINAL or not self.playing.over:
            return [0.0] * self.get_game().num_players()
        return self.playing.shares()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that looks the same to the player."""
        world: SpielState = self.clone()
        luck = Luck(key_from_seed(float(sampler()).hex()))
        playing = self.playing
        told: list[Told] = [f"as seat {player} may imagine it after {playing.moves} moves"]
        world.held = Held(playing.around(playing.game.determinize(playing.state, player, luck)), told)
        return world

    def __str__(self) -> str:
        if self.held is None:
            return "not dealt yet"
        return "; ".join([one if isinstance(one, str) else f"{one[0]} {text(one[1])}" for one in self.held.told])


class Observer:
    """What a seat sees, or anybody does, written straight into OpenSpiel's floats: nothing before the deal."""

    def __init__(self, layout: Layout, public: bool = False) -> None:
        self.public = public
        self.tensor: npt.NDArray[np.float32] = np.zeros(layout.size, np.float32)
        self.dict = {"numbers": self.tensor}
        self.series = Series(layout, self.tensor.data.cast("B"), FLOAT)

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0)
            self.series.forget()
        else:
            self.series.write(self._view(state.playing, player))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return ""
        playing = state.playing
        shown = wire.encode(self._view(playing, player)).decode()
        if self.public or state.drawing is not None or player not in playing.state.pending():
            return shown
        asked = wire.encode(playing.state.waiting().ask(playing.state, player).json()).decode()
        return f"{shown} {asked} {'; '.join([text(action) for action in playing.offers(player)])}"

    def _view(self, playing: Playing, player: int) -> View:
        if self.public:
            return playing.view(None)
        if not 0 <= player < playing.players:
            raise IndexError(f"a player from 0 to {playing.players - 1}; where luck is drawn nobody is asked")
        return playing.view(player)


_EQUALLY: Final = {n: [(outcome, 1 / n) for outcome in range(n)] for n in (DEALS, FUTURES)}


def register() -> tuple[str, ...]:
    """Make every installed game known to OpenSpiel; its names. Importing this module does it."""
    known = set(pyspiel.registered_names())
    for game in games():
        if named(game) not in known:
            kind = _kind(game)
            made = type(named(game), (SpielGame,), {"game": game, "kind": kind})  # a function would not outlive Python
            pyspiel.register_game(kind, made)
    return tuple([named(game) for game in games()])


NAMES: Final = register()
