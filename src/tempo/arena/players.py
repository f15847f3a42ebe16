"""Who can be entered in a match, by the name that is typed.

A player is a plug-in: any agent file, or one small class below with its name in `named`. It is made once,
and seats a fresh agent for each game; the names typed after it, `champion:discount=0.98,cap=3`, are its
overrides. `repeatable` says that it obeys a number of simulations, so that its games repeat to the bit.
"""

from __future__ import annotations

import random
import sys
from contextlib import redirect_stderr, redirect_stdout
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from io import StringIO
from pathlib import Path
from typing import Any, Protocol

from tempo.arena.inputs import BadInput, agent_file
from tempo.arena.runner import Agent

BUILT_INS = ("random", "negamax")


class Player(Protocol):
    name: str
    repeatable: bool

    def seat(self, seed: int, simulations: int | None) -> Agent:
        """A fresh agent for one game; with `simulations` it searches that many a move and reads no clock."""


class BuiltIn:
    """`random` or `negamax`, the very functions of the environment, with a generator of their own."""

    repeatable = True

    def __init__(self, name: str) -> None:
        self.name = name

    def seat(self, seed: int, simulations: int | None) -> Agent:
        rules = load_environment_rules()
        rules.choice = random.Random(seed).choice
        return rules.agents[self.name]


def load_environment_rules() -> Any:
    """A copy of the environment's connectx module, without the package around it: a second to import."""
    package = find_spec("kaggle_environments")
    if package is None or not package.submodule_search_locations:
        raise BadInput("kaggle-environments is not installed: pip install -r requirements.txt")
    source = Path(package.submodule_search_locations[0], "envs", "connectx", "connectx.py")
    spec = spec_from_file_location("connectx_rules", source)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Profile:
    """One of our own agents, with overrides of its knobs and its plan of time."""

    repeatable = True

    def __init__(self, profile: str, overrides: dict[str, str]) -> None:
        self.profile = profile
        self.overrides = overrides
        tail = ",".join(f"{key}={value}" for key, value in overrides.items())
        self.name = f"{profile}:{tail}" if tail else profile

    def seat(self, seed: int, simulations: int | None) -> Agent:
        from tempo.arena.profiles import make_agent  # imports numba: seconds, so only when it plays

        try:
            return make_agent(self.profile, self.overrides, simulations=simulations, seed=seed)
        except ValueError as problem:
            raise BadInput(f"{self.name}: {problem}") from None


class AgentFile:
    """Any agent file, loaded as the competition loads it: the last callable that it defines.

    It is loaded once, since loading it again would compile it again. A game is nevertheless the first that
    it plays, because each of its games has a process of its own, forked from one that has loaded it.
    """

    repeatable = False

    def __init__(self, path: Path) -> None:
        self.name = str(path)
        self.path = path
        self.agent: FileAgent | None = None

    def seat(self, seed: int, simulations: int | None) -> Agent:
        if self.agent is None:
            self.agent = FileAgent(self.path)
        return self.agent


class FileAgent:
    """The last callable of a file; what it prints is read for its thoughts."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        namespace: dict[str, Any] = {}
        sys.path.append(str(path.parent))
        try:
            with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
                exec(compile(path.read_text(encoding="utf-8"), self.path, "exec"), namespace)
        except Exception as problem:
            raise BadInput(f"{path} cannot be loaded: {type(problem).__name__}: {problem}") from None
        finally:
            sys.path.pop()
        callables = [value for value in namespace.values() if callable(value)]
        if not callables:
            raise BadInput(f"{path} defines no function: the last callable of the file is the agent")
        self.call = callables[-1]
        code = getattr(self.call, "__code__", None)
        self.arguments = code.co_argcount if code is not None else 2

    def __call__(self, observation: Any, configuration: Any) -> Any:
        configuration["__raw_path__"] = self.path
        return self.call(*(observation, configuration)[: self.arguments])


class Mixed:
    """CHAMPION's moves and random ones, in turns of chance: it reaches what neither would alone."""

    name = "mixed"
    repeatable = True

    def seat(self, seed: int, simulations: int | None) -> Agent:
        champion, rng = Profile("champion", {}).seat(seed, simulations), random.Random(seed)

        def agent(observation: Any, configuration: Any) -> int:
            if rng.random() < 0.5:
                return champion(observation, configuration)
            free = [column for column in range(configuration.columns) if observation.board[column] == 0]
            return rng.choice(free)

        return agent


class OpenSpiel:
    """The MCTS of OpenSpiel, which is somebody else's and written in C++: `openspiel`, or `openspiel:10000`
    for so many simulations a move. Its solver is on. It plays the standard board only."""

    repeatable = True

    def __init__(self, tail: str) -> None:
        if tail and not tail.isdecimal():
            raise BadInput(f"'openspiel:{tail}': give a number of simulations, as in openspiel:100000")
        if find_spec("pyspiel") is None:
            raise BadInput("OpenSpiel is not installed: pip install -r requirements.txt")
        self.simulations = int(tail or 100_000)
        self.name = f"openspiel:{self.simulations}"

    def seat(self, seed: int, simulations: int | None) -> Agent:
        import pyspiel

        game = pyspiel.load_game("connect_four")
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed % 2**31)
        bot = pyspiel.MCTSBot(
            game, evaluator, 2.0, simulations or self.simulations, 1000, True, seed % 2**31, False
        )

        def agent(observation: Any, configuration: Any) -> int:
            if (configuration.rows, configuration.columns, configuration.inarow) != (6, 7, 4):
                raise ValueError("OpenSpiel plays connect_four on 6x7 only")
            state = game.new_initial_state()
            for column in some_order(observation.board):
                state.apply_action(column)
            return int(bot.step(state))

        return agent


def some_order(cells: list[int]) -> list[int]:
    """Columns that lead to a 6x7 board on which the game is not over, the sides taking turns."""
    columns = [[cells[7 * row + column] for row in range(5, -1, -1) if cells[7 * row + column]] for column in range(7)]
    dead_ends: set[tuple[int, ...]] = set()

    def extend(heights: tuple[int, ...], order: list[int]) -> bool:
        if sum(heights) == sum(map(len, columns)):
            return True
        if heights in dead_ends:
            return False
        mark = 1 + sum(heights) % 2
        for column, height in enumerate(heights):
            if height < len(columns[column]) and columns[column][height] == mark:
                order.append(column)
                if extend((*heights[:column], height + 1, *heights[column + 1 :]), order):
                    return True
                order.pop()
        dead_ends.add(heights)
        return False

    order: list[int] = []
    if not extend((0,) * 7, order):
        raise ValueError("this board cannot be reached by turns")
    return order


def named(text: str) -> Player:
    """The player that was typed: a built-in, one of our profiles with its overrides, or a file."""
    if text in BUILT_INS:
        return BuiltIn(text)
    if text == "mixed":
        return Mixed()
    if text.partition(":")[0] == "openspiel":
        return OpenSpiel(text.partition(":")[2])
    if text.endswith(".py") or "/" in text or "\\" in text:
        return AgentFile(agent_file(text))
    from tempo.arena.profiles import PROFILES

    profile, colon, tail = text.partition(":")
    if profile not in PROFILES:
        known = ", ".join([*BUILT_INS, "mixed", "openspiel", *PROFILES])
        raise BadInput(f"there is no player '{profile}': choose {known}, or the path of an agent file")
    return Profile(profile, read_overrides(text, tail) if colon else {})


def read_overrides(text: str, tail: str) -> dict[str, str]:
    """`discount=0.98,cap=3` as a dict; which names and values there are is the profile's to say."""
    overrides: dict[str, str] = {}
    for part in tail.split(","):
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise BadInput(f"'{text}': overrides look like champion:discount=0.98,cap=3")
        overrides[name] = value
    return overrides
