"""Child process of the check: loads one agent file and calls it as the competition does.

`python -m tempo.lab.check.sandbox.probe PARENT CONTAIN MEMORY REQUEST` reads its tasks from a JSON file and writes a
line of JSON for each as soon as it is done, so that results before a hang or a crash are kept. It replies in a file,
because the agent may print anything. It imports nothing heavy, and `kaggle_environments` only for the one task that
needs it: start-up, memory and time should be the agent's own. It runs contained if the system allows it (see
`jobs/isolation`).

The file is executed in an empty dict inside the first call, so that loading counts in the first move, and without
access to this project, which the competition does not have.
"""

from __future__ import annotations

import builtins
import json
import operator
import os
import random
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, redirect_stderr, redirect_stdout, suppress
from functools import partial
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of, board_of
from tempo.arena.adapter.game_types import MatchConfig, PlayedGame, Struct
from tempo.arena.adapter.search_info import read_info
from tempo.arena.jobs.isolation import run_below
from tempo.arena.jobs.memory_watch import unmapped_files
from tempo.arena.jobs.own_process import peak_memory
from tempo.arena.players.agents.agent_code import call, callables_of, execute
from tempo.arena.referee.check_spec import CheckSpec, check_spec_of
from tempo.arena.referee.messages import ILLEGAL, AgentCall, Task
from tempo.arena.referee.one_game import play_game
from tempo.lab.check.sandbox.entry import definition
from tempo.lab.check.sandbox.foreign import ForeignUse
from tempo.lab.check.sandbox.process import error_line, forbid_writing, where_it_raised
from tempo.lab.check.sandbox.stall import stalled_once
from tempo.native.child_lifetime import die_with

ITSELF = "the environment itself raised"  # begins the problem of an environment that an answer crashed


class LoggedError(Exception):
    """An error in the search of a file of ours, which it logged and survived."""


class InspectedFile:
    """The checked file: loaded by its first call, and measured in each call."""

    def __init__(self, path: str, entry: str | None, spec: CheckSpec) -> None:
        self.path = path
        self.entry = entry
        self.spec = spec
        self.namespace: dict[str, Any] = {}
        self.begin_task()

    def begin_task(self) -> None:
        """Reset the measurements."""
        self.calls: list[AgentCall] = []
        self.crash = ""  # what the agent raised last, and where
        self.pregame_seconds = 0.0  # time of the call before the game, if there is one
        self.watch: AbstractContextManager[None] = nullcontext()  # entered during each call of the agent
        self.guard: Callable[[], AbstractContextManager[None]] = nullcontext  # around all that the file does

    def load(self) -> None:
        """Execute the file once, as the loader of `kaggle_environments` does."""
        if self.namespace:
            return
        try:
            source = Path(self.path).read_text(encoding="utf-8")
            with self.guard():
                self.namespace = execute(self.path, source)
        except BaseException as raised:
            self.crash = where_it_raised(raised, self.path)
            raise

    def call(self, observation: Any, configuration: Any) -> Any:
        """Call the agent with as many arguments as the environment would pass."""
        try:
            return self.call_bare(observation, configuration)
        except BaseException as raised:
            self.crash = where_it_raised(raised, self.path)
            raise

    def call_bare(self, observation: Any, configuration: Any) -> Any:
        """Call the agent without recording what it raises."""
        self.load()
        callables = callables_of(self.namespace)
        agent = callables[self.entry or list(callables)[-1]]
        with self.guard():
            return call(agent, self.path, observation, configuration)

    def ask_pregame(self, observation: Any, configuration: Any) -> None:
        """Make the call before the game and record its time; another row checks its result."""
        start = perf_counter()
        with suppress(BaseException), redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            self.call_bare(observation, configuration)
        self.pregame_seconds = perf_counter() - start

    def answer(self, observation: Any, configuration: Any) -> Any:
        """Call the agent, record all measurements, and return an answer of the right type to continue the game."""
        position = self.spec.adapter.position_seen(observation, configuration)
        if position is None:
            self.ask_pregame(observation, configuration)
            return self.spec.wrap(self.spec.pregame_action)
        out, err = StringIO(), StringIO()
        start = perf_counter()
        with redirect_stdout(out), redirect_stderr(err):
            self.load()  # counts as time, but not as search
            with self.watch:
                answer = self.call(observation, configuration)
        seconds = perf_counter() - start
        held, is_right = self.spec.unwrap(answer)
        is_right = is_right and isinstance(held, int) and not isinstance(held, bool)
        printed = max(len(out.getvalue()), len(err.getvalue()))
        action = action_meant(held, self.spec.legal_answers(position))
        info, shown = read_info(out.getvalue()), f"{answer!r:.60}"
        call = AgentCall(
            seconds, shown, type_name(answer), is_right, action, printed, info.reason, info.backend
        )
        self.calls.append(call)
        if info.error:
            self.crash = "the search raised " + info.error.replace(f"({self.path}:", "(line ")
            raise LoggedError(self.crash)
        return self.spec.wrap(action)

    def backend_reasons(self) -> list[str]:
        """Return why a file of ours uses no better backend: its first refusal and its first failed compilation."""
        backends, first_reasons = self.namespace.get("BACKENDS"), list[str]()
        with suppress(Exception):  # a file of others may use the name for anything
            for reasons in (backends.refusals, list(backends.failures.values())):  # type: ignore[union-attr]
                first_reasons += [str(reason).removeprefix("Unusable: ") for reason in reasons[:1]]
        return first_reasons


def action_meant(held: Any, legal: list[int]) -> int:
    """Return an action for an answer of any type, as only one row is about wrong types.

    Anything that works as an index is one. For everything else, such as None, and for bool it is the first legal move.
    """
    try:
        return legal[0] if isinstance(held, bool) else operator.index(held)
    except TypeError:
        return legal[0]


def type_name(value: Any) -> str:
    """Return the name of a value's type."""
    kind = type(value)
    return kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"


def careful_opponent(spec: CheckSpec, seed: int) -> Callable[..., Any]:
    """Return the game's opponent as an agent."""
    generator = random.Random(seed)

    def act(observation: Any, configuration: Any) -> Any:
        position = spec.adapter.position_seen(observation, configuration)
        return spec.adapter.answer_of(spec.opponent_move(position, generator), position)

    return act


def describe(file: InspectedFile, task: Task) -> Task:
    """Load the file and describe each callable that it defines."""
    file.load()
    callables = callables_of(file.namespace)
    return {"definitions": [definition(name, value, file.namespace) for name, value in callables.items()]}


def begin(file: InspectedFile, config: MatchConfig, form: Callable[..., Any] = Struct) -> None:
    """Make the call before the game, in games whose environment does."""
    nothing = file.spec.pregame_observation
    if nothing is not None:
        observation = form(nothing, remainingOverageTime=config.bank)
        file.ask_pregame(observation, form(adapter_of(config.game).configuration_of(config)))


def ask_pregame(file: InspectedFile, task: Task) -> Task:
    """Do a task for the call before the game: any answer passes, an exception fails."""
    config = MatchConfig(*task["config"])
    form: Callable[..., Any] = dict if task["plain"] else Struct
    observation = form(file.spec.pregame_observation or {}, remainingOverageTime=config.bank)
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        file.call(observation, form(adapter_of(config.game).configuration_of(config)))
    return {"problem": ""}


def ask(file: InspectedFile, task: Task) -> Task:
    """Do a task for one position, reached by `opening`, with plain dicts or without some keys if it says so."""
    config = MatchConfig(*task["config"])
    adapter, position = adapter_of(config.game), board_of(config)
    for action in task["opening"]:
        position.play(action)
    form: Callable[..., Any] = dict if task.get("plain") else Struct
    observation = adapter.observation_of(position, config.bank)
    for key in task.get("without", ()):
        del observation[key]
    begin(file, config, form)
    answer = file.answer(form(observation), form(adapter.configuration_of(config)))
    if adapter.verdict(answer, position)[1] is not None:
        return {"problem": ""}
    flaw = file.spec.describe_illegal(file.calls[-1].action, position)
    return {"problem": flaw, "fault": f"{ILLEGAL}, {task['label']}"}


def play(file: InspectedFile, task: Task) -> Task:
    """Do a task for a whole game, in seat 0, in seat 1, or (seat None) in both."""
    opponent = careful_opponent(file.spec, task["seed"])
    seats: dict[int | None, tuple[Callable[..., Any], Callable[..., Any]]]
    seats = {0: (file.answer, opponent), 1: (opponent, file.answer), None: (file.answer, file.answer)}
    config = MatchConfig(*task["config"])
    begin(file, config)
    left = max(0.0, config.bank - max(0.0, file.pregame_seconds - config.act_timeout))
    game = play_game(seats[task["seat"]], config._replace(bank=left), task.get("opening", ()))
    seat = task["seat"] or 0
    result = problem_of(file, game, game.problem or "")
    return result | {"status": game.statuses[seat], "bank": game.banks[seat]}


def problem_of(file: InspectedFile, game: PlayedGame, problem: str) -> Task:
    """Return the problem of a game with its fault. A timeout is only that, whatever the agent raised."""
    loser = game.forfeit()
    status = "" if loser is None else game.statuses[loser]
    if status == "ERROR" and file.crash:
        return {"problem": problem.replace(game.problem or "", file.crash), "fault": file.crash}
    fault = {"INVALID": ILLEGAL, "ERROR": game.problem}.get(status)
    return {"problem": problem, "fault": fault or ""}


def play_stalled(file: InspectedFile, task: Task) -> Task:
    """Do a task for a game in whose first searched move this process is stopped."""
    with stalled_once(task["seconds"]) as file.watch:
        return play(file, task)


def play_foreign(file: InspectedFile, task: Task) -> Task:
    """Do a task for a game in which modules and files of this machine alone are reported, and perhaps refused."""
    foreign = ForeignUse(file.path, task["known"], task["is_refused"])
    file.guard = foreign.watched
    try:
        reply = play(file, task)
    except BaseException as raised:
        crash = file.crash or error_line(raised)
        reply = {"problem": crash, "fault": crash}
    return reply | foreign.report()


def play_environment(file: InspectedFile, task: Task) -> Task:
    """Do a task for a game against `random` in the environment, by path unless a fault is to be repaired."""
    config = MatchConfig(*task["config"])
    agent = file.answer if task["repaired"] else file.path
    game = adapter_of(config.game).play_in_environment((agent, "random"), config, task["seed"], task["other"])
    plies, status, why = len(game.moves), game.statuses[0], game.problem or ""
    if why and not why.startswith(ITSELF):
        why = f"status {status} after {plies} plies: {why}"
    return problem_of(file, game, why) | {"reward": game.rewards[0], "plies": plies}


def fetch_environment(task: Task) -> None:
    """Play a game that ends at once, so that all that the environment needs of this project is imported in time.

    An error here will occur again in the task itself, and be reported there.
    """
    config = MatchConfig(*task["config"])
    with suppress(Exception):
        adapter_of(config.game).play_in_environment((gives_up, gives_up), config, task["seed"], task["other"])


def gives_up(observation: Any, configuration: Any) -> Any:
    """Forfeit at once, as an agent."""
    raise RuntimeError


DOINGS = {
    "describe": describe,
    "pregame": ask_pregame,
    "ask": ask,
    "play": play,
    "stall": play_stalled,
    "foreign": play_foreign,
    "environment": play_environment,
}


def main(request_path: str, is_contained: bool) -> None:
    """Do all tasks of a request."""
    request = json.loads(Path(request_path).read_text(encoding="utf-8"))
    sys.path[:] = [folder for folder in sys.path if folder not in ("", str(Path.cwd()))]
    adapter_of(request["game"])  # import it while this project is accessible
    spec = check_spec_of(request["game"])
    for task in request["tasks"]:
        if task["do"] == "environment":
            fetch_environment(task)
    for name in [name for name in sys.modules if name.split(".")[0] == "tempo"]:
        sys.modules[name] = None  # type: ignore[assignment]  # from here on it cannot be imported
    if request["dunder_file"]:
        vars(builtins)["__file__"] = request["agent"]
    with Path(request["answers"]).open("w", encoding="utf-8") as answers:
        forbid_writing(request["read_only"])
        file = InspectedFile(request["agent"], request["entry"], spec)
        for task in request["tasks"]:
            file.begin_task()
            try:
                reply = DOINGS[task["do"]](file, task)
            except BaseException as raised:
                crash = file.crash or error_line(raised)
                reply = {"problem": crash, "fault": crash}
            reply |= {"calls": file.calls, "pregame_seconds": file.pregame_seconds, "peak": peak_memory()}
            reply["peak"] += unmapped_files() if is_contained else 0.0
            reply["backend_reasons"] = file.backend_reasons()
            answers.write(json.dumps(reply) + "\n")
            answers.flush()
    os._exit(0)  # without waiting for threads of the agent


if __name__ == "__main__":
    die_with(int(sys.argv[1]))
    run_below(partial(main, sys.argv[4]), sys.argv[2] == "1", int(sys.argv[3]))
