"""Opponents: the environment's built-ins, perfect play, a mixture of champion and random, and five small agents."""

from __future__ import annotations

import random
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from types import FunctionType
from typing import Any

from tempo.arena.adapter.game_types import AgentFunction
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.agents.agent_code import execute
from tempo.arena.players.player_specs import BuiltInPlayer
from tempo.arena.players.versions import digest, package_version

SLICE = 1_000_000  # nodes between two steps of a proof
LEADERBOARD = Path(__file__).with_name("leaderboard")


class ConnectXBuiltIn(BuiltInPlayer):
    """`random` or `negamax`: the environment's own functions, each with its own random generator."""

    def version(self) -> str:
        return package_version("kaggle-environments")

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        rules = environment_rules()
        function = rules["agents"][self.name]
        return FunctionType(function.__code__, {**rules, "choice": random.Random(seed).choice})


@cache
def environment_rules() -> dict[str, Any]:
    """Return the namespace of the environment's connectx module without importing its package, which takes a second."""
    package = find_spec("kaggle_environments")
    if package is None or not package.submodule_search_locations:
        raise BadInput("kaggle-environments is not installed: pip install kaggle-environments")
    return run_path(str(Path(package.submodule_search_locations[0], "envs", "connectx", "connectx.py")))


class Perfect(BuiltInPlayer):
    """Perfect play: the book and the solver without a time limit.

    It wins as early and loses as late as possible. With fewer than eight stones and off the book it plays any move that
    keeps the outcome, since the quickest one can take minutes to find.
    """

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        from tempo.games.connectx.connectx_agent import position_of, read
        from tempo.games.connectx.rules import fits_bitboard
        from tempo.games.connectx.solver.prover import ConnectXProver
        from tempo.games.connectx.solver_agent import book_decision  # imports the book: only when it plays

        prover = ConnectXProver()

        def agent(observation: Any, configuration: Any) -> int:
            view = read(observation, configuration)
            if not fits_bitboard(view.rows, view.columns):
                raise ValueError(f"the solver needs columns x (rows + 1) <= 64; {view.rows}x{view.columns} is larger")
            known = book_decision(view)
            if known is not None:
                return known.move
            position = position_of(view, "uniform")
            steps = prover.prove(position.game, position.state)
            proof = next(steps)
            outcome_is_known = proof.value is not None
            while not proof.exact and not outcome_is_known:
                proof = steps.send(SLICE)
            return proof.moves[0]

        return agent


class Mixed(BuiltInPlayer):
    """CHAMPION's move or a random one, with equal chance: it reaches positions that neither would reach alone."""

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        from tempo.arena.players.profile_agents import make_agent

        champion, rng = make_agent("connectx", "champion", {}, simulations, seed), random.Random(seed)

        def agent(observation: Any, configuration: Any) -> int:
            if rng.random() < 0.5:
                return champion(observation, configuration)
            free = [column for column in range(configuration.columns) if observation.board[column] == 0]
            return rng.choice(free)

        return agent


class LeaderboardAgent(BuiltInPlayer):
    """A small agent like those of the competition's leaderboard, from its file in `leaderboard/`.

    With `simulations`, an agent that would read the clock counts these nodes or playouts.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.path = LEADERBOARD / f"{self.name}.py"

    def version(self) -> str:
        return f"file {digest(self.path.read_bytes())}"

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        namespace = execute(str(self.path), self.path.read_text(encoding="utf-8"))
        namespace["RNG"].seed(seed)
        if "BUDGET" in namespace:
            namespace["BUDGET"] = simulations
        agent: AgentFunction = namespace["agent"]
        return agent
