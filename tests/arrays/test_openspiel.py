"""OpenSpiel's own tests, for every game; its ISMCTS bot; and what they do not ask: worlds, chance, parameters."""

from __future__ import annotations

import pickle
import unittest
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import interrex
from interrex.openspiel import FUTURES, NAMES

TOGETHER = 12  # moves: what the generic tests do at every state takes a while


def begun(name: str, after: int, **params: Any) -> Any:
    """A state after so many random moves, with somebody to decide."""
    state, rng, made = pyspiel.load_game(name, params).new_initial_state(), np.random.RandomState(5), 0
    while made < after or state.is_chance_node():
        made += not state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_every_game_is_registered() -> None:
    assert tuple([f"interrex_{game.id.replace('-', '_')}" for game in interrex.games()]) == NAMES
    assert {*NAMES} <= {*pyspiel.registered_names()}


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, {"moves": TOGETHER}), num_sims=1, serialize=True, verbose=False)


@pytest.fixture(scope="module")
def suites() -> tuple[ModuleType, ModuleType]:
    """The two that OpenSpiel runs on every game of its own: they take seconds to import, so only where they are run."""
    from open_spiel.integration_tests import api_test
    from open_spiel.python.tests import games_sim_test

    return api_test, games_sim_test


def sampled(game: Any) -> list[Any]:
    """Positions with which the suite is content: its own sampler hardly ever leaves the 4096 deals of the beginning."""
    state, rng, found = game.new_initial_state(), np.random.RandomState(8), []
    while not state.is_terminal():
        found.append(state.clone())
        state.apply_action(int(rng.choice(state.legal_actions())))
    return [*found[:: len(found) // 20 + 1], state]


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_tests_of_the_interface(name: str, suites: tuple[ModuleType, ModuleType]) -> None:
    """Five, on positions from the deal to the end of a game."""
    game = pyspiel.load_game(name)

    class Interface(suites[0].EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = game, name
            cls.some_states, cls.game_type = sampled(game), game.get_type()

    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Interface).run(found)
    assert (found.testsRun, found.failures, found.errors, found.skipped) == (5, [], [], [])


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name, game in zip(NAMES, interrex.games(), strict=True) for players in {*game.players, 4}],
)
def test_openspiels_simulation_of_whole_games(name: str, players: int, suites: tuple[ModuleType, ModuleType]) -> None:
    """With clones at every step, and states and games that are written down and read again, in both ways there are."""
    np.random.seed(players)
    suites[1].GamesSimTest().sim_game(pyspiel.load_game(name, {"players": players}))


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game(name: str) -> None:
    """To its end, by OpenSpiel's loop; somebody wins, and the returns add up to nothing."""
    state = begun(name, 0, players=3)
    rng = np.random.RandomState(1)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_an_action_that_needs_luck_waits_for_it_and_nothing_has_happened_yet() -> None:
    state = begun("interrex_kingsburg", 0, players=2)
    while not state.is_chance_node():
        before = state.observation_tensor(0)
        state.apply_action(int(state.legal_actions()[-1]))
    assert state.observation_tensor(0) == before
    state.apply_action(3)
    assert state.observation_tensor(0) != before


def test_the_end_of_a_game_is_told() -> None:
    state = begun("interrex_kingsburg", 0, players=2)
    rng = np.random.RandomState(1)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sorted(state.returns()) in ([-0.5, 0.5], [0.0, 0.0])


@pytest.mark.parametrize("name", NAMES)
def test_observations_by_openspiels_observer(name: str) -> None:
    state = begun(name, 5)
    game, player = state.get_game(), state.current_player()
    seen = make_observation(game)
    seen.set_from(state, player)
    assert seen.tensor.tolist() == state.observation_tensor(player)
    assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
    assert seen.string_from(state, player) == state.observation_string(player)


@pytest.mark.parametrize("name", NAMES)
def test_what_anybody_sees_is_observed_alone_and_what_is_hidden_never_is(name: str) -> None:
    state = begun(name, 9)
    game, player = state.get_game(), state.current_player()

    def kind(public: bool, private: Any) -> Any:
        return pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=private)

    who = pyspiel.PrivateInfoType
    everybody, alone = (
        make_observation(game, kind(True, who.NONE)),
        make_observation(game, kind(True, who.SINGLE_PLAYER)),
    )
    everybody.set_from(state, player)
    alone.set_from(state, player)
    playing = state.playing
    assert everybody.tensor.tolist() == playing.array(None).tolist() != alone.tensor.tolist()
    assert alone.tensor.tolist() == playing.array(player).tolist()
    assert everybody.string_from(state, player) == everybody.string_from(state, 0) != alone.string_from(state, player)
    assert make_observation(game, kind(False, who.SINGLE_PLAYER)) is None
    assert make_observation(game, kind(True, who.ALL_PLAYERS)) is None
    with pytest.raises(IndexError, match="from 0 to 3"):
        alone.set_from(state, -1)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_answered_in_python_is_what_openspiel_would_answer(name: str) -> None:
    state, rng = begun(name, 0, players=3), np.random.RandomState(2)
    asked = pyspiel.State
    for _ in range(12):
        assert state.is_chance_node() == asked.is_chance_node(state)
        assert state.legal_actions() == asked.legal_actions(state)
        for player in range(3):
            assert state.legal_actions(player) == asked.legal_actions(state, player)
            assert state.observation_tensor(player) == asked.observation_tensor(state, player)
            assert state.information_state_tensor(player) == asked.information_state_tensor(state, player)
        if not state.is_chance_node():
            assert state.observation_tensor() == asked.observation_tensor(state)
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("name", NAMES)
def test_worlds_look_the_same_to_whom_they_are_drawn_for(name: str) -> None:
    state = begun(name, 9)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, np.random.RandomState(n).uniform) for n in range(3)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    hidden = [worlds[0].information_state_string(seat) for seat in range(state.num_players())]
    others = [worlds[1].information_state_string(seat) for seat in range(state.num_players())]
    if name in ("interrex_root", "interrex_old_kings_crown"):  # everybody has a hand
        assert hidden != others


@pytest.mark.parametrize("name", ["interrex_kingsburg", "interrex_root"])
@pytest.mark.parametrize("policy", ismcts.ISMCTSFinalPolicyType)
def test_the_ismcts_bot_plays(name: str, policy: Any) -> None:
    state = begun(name, 4, players=2, moves=14)
    game, rng = state.get_game(), np.random.RandomState(3)
    bots: list[Any] = [
        ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1, rng),
            uct_c=1.0,
            max_simulations=4,
            random_state=rng,
            final_policy_type=policy,
        ),
        uniform_random.UniformRandomBot(1, rng),
    ]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))


def test_dice_are_rolled_at_a_chance_node_so_that_a_clone_does_not_know_them() -> None:
    state = begun("interrex_kingsburg", 0, players=2)
    while not state.is_chance_node():
        state.apply_action(int(state.legal_actions()[-1]))
    assert len(state.chance_outcomes()) == FUTURES
    strings = {state.child(outcome).observation_string(0) for outcome in range(FUTURES)}
    assert len(strings) > FUTURES // 2


def test_a_clone_goes_its_own_way() -> None:
    state = begun("interrex_oath", 6)
    before = str(state)
    twin = state.clone()
    twin.apply_action(int(twin.legal_actions()[0]))
    assert str(state) == before
    assert str(twin) != before


def test_a_state_comes_back_from_its_text() -> None:
    state = begun("interrex_root", 8, players=2, options="map:winter")
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
    assert pickle.loads(pickle.dumps(state)).legal_actions() == state.legal_actions()
    assert '"map":"winter"' in state.observation_string(0)


def test_an_option_that_does_not_exist_is_refused_in_words() -> None:
    with pytest.raises(interrex.BadConfig, match="winter"):
        pyspiel.load_game("interrex_root", {"options": "map:moon"})


def test_openspiels_environment_for_learners() -> None:
    world = rl_environment.Environment("interrex_kingsburg", players=2, moves=6)
    step = world.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = world.step([step.observations["legal_actions"][player][0]])
    assert step.rewards == [0.0, 0.0]
