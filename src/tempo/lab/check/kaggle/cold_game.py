"""One cold game on the competition's terms. Our process has the referee and the opponent, another one the file alone.

As in the competition, the file is loaded inside its first timed call.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig, PlayedGame, Struct
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.isolation import IsolatedProcess
from tempo.arena.players.agents.isolated_agent import AgentLost, AgentRaised, HostedAgent, HostedFile, longest_answer
from tempo.arena.referee.check_spec import check_spec_of
from tempo.arena.referee.one_game import play_game
from tempo.lab.check.kaggle.cpu_group import limited_group
from tempo.lab.check.kaggle.host import Launch
from tempo.lab.check.sandbox.sandbox import Sandbox

HOST = "tempo.lab.check.kaggle.host"
SHARE = 0.8  # of a processor, as the competition's container has
STARTING = 120.0  # seconds for the interpreter to start, off the clock


class Terms(NamedTuple):
    """Board, clock and memory (MiB) of the games."""

    config: MatchConfig
    memory: int


class ColdGame(NamedTuple):
    """One game of the file.

    first: seconds of its first move, loading included
    slowest: seconds of its slowest move
    bank: seconds left at the end
    backends: of each move, as the file reports them
    forfeit: kind and reason; "" if it played to the end
    memory: most MiB of its process; None if that was lost
    limit: the system's part that limited the processor time
    is_offline: whether the network was out of reach
    """

    first: float
    slowest: float
    bank: float
    backends: tuple[str | None, ...]
    forfeit: str
    memory: float | None = None
    limit: str = ""
    is_offline: bool = False


class ColdAgent(HostedAgent):
    """An agent that is loaded by its first call."""

    is_loaded = False

    def __call__(self, observation: Any, configuration: Any) -> Any:
        if not self.is_loaded:
            self.is_loaded = True
            if mistake := self.host.load(longest_answer(observation, configuration)):
                raise AgentRaised(f"cannot be loaded: {mistake}")
        return super().__call__(observation, configuration)


def play_cold_game(path: Path, python: Path, terms: Terms, number: int) -> ColdGame:
    """Play one game in a new process.

    path: the agent file
    python: interpreter of the environment
    terms: board, clock and memory
    number: of the game, which decides seat and opponent
    """
    with (
        TemporaryDirectory(prefix="check-", ignore_cleanup_errors=True) as root,
        limited_group(SHARE, terms.memory) as group,
    ):
        sandbox = Sandbox(Path(root), path)
        variables = {name: value for name, value in sandbox.environment().items() if not name.startswith("PYTHON")}
        launch = Launch(str(python), str(sandbox.folders["work"]), variables, SHARE, str(group or ""))
        isolated = IsolatedProcess(HOST, terms.memory, offline=True)
        host = HostedFile(sandbox.agent, sandbox.agent.read_bytes(), terms.memory, isolated)
        try:
            isolated.line.sendall(launch.line())
            if peak_of(host) is None:
                raise BadInput(f"{python} does not start: remove {python.parents[1]}, and it is made again")
            is_offline = isolated.is_contained
            game = play_against(ColdAgent(host), terms.config, number)
            limit = "cgroup v2" if group else "stopping and continuing the process"
            return game._replace(memory=peak_of(host), limit=limit, is_offline=is_offline)
        finally:
            host.close()


def peak_of(host: HostedFile) -> float | None:
    """Return the most memory of the process in MiB."""
    with suppress(AgentLost, TypeError, ValueError):
        return float(host.request({"do": "peak"}, STARTING, expected="peak")["peak"])
    return None


def play_against(agent: ColdAgent, config: MatchConfig, number: int) -> ColdGame:
    """Play against the game's opponent of the check, in either seat in turn.

    agent: not loaded yet
    config: board and clock
    number: of the game
    """
    spec, generator, seat = check_spec_of(config.game), Random(number), number % 2

    def opponent(observation: Any, configuration: Any) -> Any:
        position = spec.adapter.position_seen(observation, configuration)
        return spec.adapter.answer_of(spec.opponent_move(position, generator), position)

    before = pregame_seconds(agent, config)
    bank = config.bank - max(0.0, before - config.act_timeout)
    if bank < 0:
        return ColdGame(before, before, bank, (), f"TIMEOUT: took {before:.3f} s before the game, more than was left")
    game = play_game((agent, opponent) if seat == 0 else (opponent, agent), config._replace(bank=bank))
    own = [move for move in game.moves if move.seat == seat]
    seconds = [move.seconds for move in own] or [0.0]
    return ColdGame(
        first=max(before, seconds[0]),
        slowest=max(before, *seconds),
        bank=game.banks[seat],
        backends=tuple(move.backend for move in own),
        forfeit=forfeit_of(game, seat),
    )


def forfeit_of(game: PlayedGame, seat: int) -> str:
    """Return how the player of a seat forfeited the game; "" if it did not."""
    return f"{game.statuses[seat]}: {game.problem}" if game.forfeit() == seat else ""


def pregame_seconds(agent: ColdAgent, config: MatchConfig) -> float:
    """Make the call before the game, in games whose environment makes one; return its time."""
    seen = check_spec_of(config.game).pregame_observation
    if seen is None:
        return 0.0
    observation = Struct(seen, remainingOverageTime=config.bank)
    start = perf_counter()
    with suppress(AgentLost, AgentRaised):
        agent(observation, Struct(adapter_of(config.game).configuration_of(config)))
    return perf_counter() - start
