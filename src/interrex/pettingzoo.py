"""Any game as a PettingZoo environment (``pip install interrex[pettingzoo]``).

from interrex.pettingzoo import env

table = env("<game>", players=4)
table.reset(seed=7)
for agent in table.agent_iter():
    seen, reward, terminated, truncated, info = table.last()
    over = terminated or truncated
    table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))

What an agent observes is its seat's array (``interrex.arrays``); its actions are the numbers below
``action_space(agent).n``, and the mask says which are offered. A number that is not offered is refused in words.
Rewards come at the end: the share of the win less 1 / players, so they add up to nothing; with ``rewards="chances"``
every step brings what it changed of each seat's chances to win, as the game's own judgement sees them (it looks at the
whole position: for training, not for judging), which adds up to the win less the chances at the beginning. Games end
by themselves; ``most_moves`` truncates them.

``env`` asks one seat at a time. ``parallel_env`` takes an action of every agent at once; those of seats that are not
asked are ignored, their mask has 0 alone. Where seats decide under seal they really act together there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from interrex.arrays import Playing, players_of, spec
from interrex.cli.ansi import drawn
from interrex.engine.game import Options
from interrex.engine.luck import fresh_key, key_from_seed
from interrex.engine.registry import find

Rewards = Literal["end", "chances"]
Observation = dict[str, Any]


class Table:
    """What both kinds of environment have in common: a game, its agents and spaces."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Options | None,
        deals: bool,
        rewards: Rewards,
        most_moves: int | None,
        render_mode: str | None,
    ) -> None:
        found = find(game)
        what = spec(found, players_of(found, players))
        self.playing = Playing(what.layout, what.numbering, options or {}, deals)
        self.agents = [f"player_{seat}" for seat in range(what.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        bounds = np.iinfo(np.int16)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(bounds.min, bounds.max, (what.layout.size,), np.int16),
                    "action_mask": spaces.Box(0, 1, (what.numbering.n,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(what.numbering.n) for agent in self.agents}
        self.shaped = rewards == "chances"
        self.most_moves = most_moves
        self.render_mode = render_mode
        self.seed: int | None = None
        self.games = 0  # since it was seeded
        self.chances: list[float] = []

    def begin(self, seed: int | None) -> None:
        """A new game. After a seed was given, the games that follow are fixed, too."""
        if seed is not None:
            self.seed, self.games = seed, 0
        self.playing.begin(fresh_key() if self.seed is None else key_from_seed(f"{self.seed} {self.games}"))
        self.games += 1
        self.chances = self.judged() if self.shaped else []

    def observe(self, agent: str, asked: bool) -> Observation:
        seat = self.seats[agent]
        mask = self.playing.mask(seat) if asked else np.zeros(self.playing.numbering.n, np.int8)
        return {"observation": self.playing.array(seat), "action_mask": mask}

    def answer(self, seat: int, number: int) -> None:
        self.playing.play(seat, self.playing.chosen(seat, number))

    def judged(self) -> list[float]:
        return self.playing.game.chances(self.playing.state)

    def earned(self) -> list[float]:
        """By seat, what has come about since it was asked last."""
        if self.shaped:
            before, self.chances = self.chances, self.judged()
            return [now - then for now, then in zip(self.chances, before, strict=True)]
        return self.playing.shares() if self.playing.over else [0.0] * self.playing.players

    @property
    def cut_off(self) -> bool:
        return self.most_moves is not None and self.playing.moves >= self.most_moves and not self.playing.over

    def render(self) -> str | None:
        """The terminal's board, as a spectator sees it: returned (``ansi``) or printed (``human``)."""
        if self.render_mode is None:
            return None
        text = drawn(self.playing.game, self.playing.state, self.playing.view(None))
        if self.render_mode == "human":
            print(text)
            return None
        return text


class Agents(EzPickle):
    """What PettingZoo asks of either kind, taken from the table."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        deals: bool = False,
        rewards: Rewards = "end",
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(game, players, options, deals, rewards, most_moves, render_mode)
        self.table = Table(game, players, options, deals, rewards, most_moves, render_mode)
        self.metadata = {"name": f"interrex_{game}", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = self.table.agents

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_spaces[agent]

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


class RawEnv(Agents, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One seat after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; ``options`` are PettingZoo's and say nothing here: those of the game are the constructor's."""
        self.table.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[max(0, self.table.playing.seat)]

    def observe(self, agent: str) -> Observation:
        playing = self.table.playing
        return self.table.observe(agent, not playing.over and agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        table = self.table
        table.answer(table.seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        over = table.playing.over
        if over or table.shaped:  # else nobody has earned anything so far
            self.rewards = dict(zip(self.agents, table.earned(), strict=True))
            self._accumulate_rewards()
        if over or table.cut_off:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
        self._select()
        if self.render_mode == "human":
            self.render()


class RawParallelEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """An action of every seat at once; only those that are asked count."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        table, agents = self.table, self.agents
        owing = table.playing.state.pending()
        first = table.playing.moves % len(owing)
        for seat in (*owing[first:], *owing[:first]):
            if seat in table.playing.state.pending():  # another's answer may have ended what was asked
                table.answer(seat, int(actions[agents[seat]]))
        over, cut = table.playing.over, table.cut_off
        rewards = dict(zip(agents, table.earned(), strict=True))
        if over or cut:
            self.agents = []
        observations = self._observations(agents)
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _observations(self, agents: list[str] | None = None) -> dict[str, Observation]:
        owing = self.table.playing.state.pending()
        found: dict[str, Observation] = {}
        for agent in self.agents if agents is None else agents:
            asked = self.table.seats[agent] in owing
            found[agent] = self.table.observe(agent, asked)
            if not asked:
                found[agent]["action_mask"][0] = 1  # something has to be sampled; it is not looked at
        return found


def env(game: str, **wishes: Any) -> AECEnv:
    """The environment with PettingZoo's checks around it; ``RawEnv`` is the bare one."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(RawEnv(game, **wishes)))


def parallel_env(game: str, **wishes: Any) -> ParallelEnv:
    """The environment in which all act at once."""
    return RawParallelEnv(game, **wishes)
