"""Episodes of the competition as downloaded: games in the form of a record, with the agents' output.

An episode is the environment's `toJSON` (`kaggle competitions replay`), also of an environment `open_spiel_*` that has
one of our games: there an answer is an object, and both sides are asked once before the game. An agent's output is in a
file of its own (`kaggle competitions logs`): a list with an entry per step, each an object with `stdout`, or a list of
such objects for both agents or for one. The environment's own form, `{"environment": ..., "logs": ...}`, is read too.
`downloads` reads many episodes at once.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from tempo.arena.adapter.environments.openspiel_moves import Translation
from tempo.arena.adapter.game_adapter import GameAdapter, adapter_of, board_of, games
from tempo.arena.adapter.game_types import BROKEN_OFF, FORFEITS, MatchConfig, Struct
from tempo.arena.adapter.search_info import NO_INFO, read_info
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.process_text import one_line
from tempo.arena.command_line.text_files import read_text
from tempo.arena.records.record_file import GameRecord
from tempo.arena.referee.check_spec import check_spec_of

SEATS = ("first", "second")
AGAIN = " (2)"  # after the name of a team that plays against itself
LARGEST = 100  # rows or columns
ENDLESS = 1e9  # seconds; larger numbers are not measurements


class Episode(NamedTuple):
    """Games of the same players on the same board."""

    names: list[str]
    config: MatchConfig
    games: list[GameRecord]

    def player(self, name: str) -> int:
        """Return the index of a name, which is added if it is new."""
        with suppress(ValueError):
            return self.names.index(name)
        self.names.append(name)
        return len(self.names) - 1


def settings_of(config: MatchConfig) -> dict[str, Any]:
    """Return game, board and clock by name."""
    clock = {"act-timeout": f"{config.act_timeout:g}", "bank": f"{config.bank:g}"}
    return {"game": config.game, **config.shape, **clock}


def differences(settings: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return each of these settings without those that all share, as in `rows=6, bank=60`."""
    names = dict.fromkeys(chain.from_iterable(settings))
    differing = [name for name in names if len({entry.get(name) for entry in settings}) > 1]
    return [", ".join(f"{name}={entry[name]}" for name in differing if name in entry) for entry in settings]


def read_competition(source: str, text: str, logs: Sequence[Path]) -> Episode:
    """Read an episode and the files with its agents' output; `source` is for error messages."""
    document = parsed(source, text)
    printed = document.get("logs") if isinstance(document, dict) else None
    episode = document.get("environment", document) if isinstance(document, dict) else None
    if not isinstance(episode, dict) or not isinstance(episode.get("steps"), list):
        raise BadInput(f"'{source}' is neither an episode of the competition (it has no steps) nor a record of ours")
    name = episode.get("name")
    readable = readable_environments()
    if not isinstance(name, str) or name not in readable:
        raise BadInput(f"'{source}' is an episode of {name!r:.60}, not of {', '.join(readable)}: give one of those")
    game = readable[name]
    try:
        config, record = read_steps(game, episode)
        if not logs:
            add_logs(record["moves"], printed or [], 0)
        for file in logs:
            add_logs(record["moves"], parsed(str(file), read_text(file)) or [], agent_in_name(file))
        explain_forfeit(record)
        names = team_names(episode)
    except BadInput:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as problem:
        raise BadInput(f"'{source}' is not a readable episode: {type(problem).__name__} {problem}") from None
    return Episode(names, config, [check_moves(record, config)])


def readable_environments() -> dict[str, str]:
    """Return the game of each environment whose episodes are read."""
    return {name: game for game in games() for name in adapter_of(game).environments()}


def parsed(source: str, text: str) -> Any:
    """Parse JSON; BadInput if it is damaged."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadInput(f"'{source}' is not whole: {problem}") from None


def team_names(episode: dict[str, Any]) -> list[str]:
    """Return two different names of the teams."""
    about = episode.get("info") or {}
    agents = [agent.get("Name") for agent in about.get("Agents") or [] if isinstance(agent, dict)]
    names = [one_line(str(name)) for name in about.get("TeamNames") or agents if name]
    return two_names(*names) if len(names) == 2 else list(SEATS)


def two_names(first: str, second: str) -> list[str]:
    """Return two different names."""
    return [first, second if second != first else f"{second}{AGAIN}"]


def own_name(name: str, other: str) -> str:
    """Return the name that `two_names` changed because the other is the same."""
    return other if name == f"{other}{AGAIN}" else name


def read_steps(game: str, episode: dict[str, Any]) -> tuple[MatchConfig, GameRecord]:
    """Return the configuration and the game; a side that forfeited has no action in its last step."""
    configuration, steps, adapter = episode["configuration"], episode["steps"], adapter_of(game)
    config = adapter.board_seen(configuration)
    check_size(config)
    config = config._replace(act_timeout=finite_number(configuration.get("actTimeout")) or config.act_timeout)
    replayed, moves = Replayed(adapter, config, configuration), list[dict[str, Any]]()
    board = replayed.board
    if not steps or cells_shown(adapter, steps[0], configuration) not in (None, board.cells):
        raise BadInput("the episode does not begin with the initial position")
    banks = [bank_of(state) for state in steps[0]]
    opening = [replayed.play(action) for action in opening_of(episode)]
    for before, states in pairwise(steps):
        seat = next((seat for seat in (0, 1) if before[seat]["status"] == "ACTIVE"), len(moves) % 2)
        if [state["status"] for state in before].count("ACTIVE") > 1:
            continue  # the call before the game, to both sides
        for passed in replayed.pass_on(seat):
            moves.append(new_move(len(moves), passed, seat=1 - seat, bank=banks[1 - seat], answer=None))
        answer, action, seconds = answer_in(states[seat])
        action = replayed.play(action)
        moves.append(new_move(len(moves), action, seat=seat, bank=banks[seat], seconds=seconds, answer=answer))
        banks[seat] = bank_of(states[seat])
        if replayed.is_legal and cells_shown(adapter, states, configuration) not in (None, board.cells):
            wrong = f"they differ after move {len(moves)}"
            raise BadInput(f"the moves do not lead to the boards of the episode: {wrong}")
    ending = ending_of(steps[-1], moves, replayed.is_legal)
    return config, {"index": 0, "players": [0, 1], "opening": opening, "moves": moves, **ending}


def opening_of(episode: dict[str, Any]) -> list[Any]:
    """Return the actions that the environment played before the first question."""
    about, configuration = episode.get("info") or {}, episode["configuration"]
    return list(about.get("initialActions") or configuration.get("initialActions") or [])


class Replayed:
    """The moves of an episode on our board, as long as they are legal; `check_moves` reports the first that is not."""

    def __init__(self, adapter: GameAdapter, config: MatchConfig, configuration: Any) -> None:
        of_openspiel = adapter.speaks_openspiel(configuration)
        self.translation = Translation(adapter, config) if of_openspiel else None
        self.board = board_of(config) if self.translation is None else self.translation.board
        self.is_legal = True

    def pass_on(self, seat: int) -> list[int]:
        """Play the pass that OpenSpiel leaves out before this seat moves, and return it."""
        return self.translation.pass_on(seat) if self.is_legal and self.translation is not None else []

    def play(self, action: Any) -> Any:
        """Play what an environment calls this, and return our action; itself from an illegal one on."""
        legal = {move: move for move in self.board.legal()} if self.board.rewards() is None else {}
        if self.is_legal and self.translation is not None:
            legal = self.translation.legal()
        self.is_legal = self.is_legal and action in [*legal]
        if not self.is_legal:
            return action
        move = legal[action]
        (self.board if self.translation is None else self.translation).play(move)
        return move


def answer_in(state: dict[str, Any]) -> tuple[Any, Any, float | None]:
    """Return the answer of a step, the action that the environment took from it, and its seconds if they are known."""
    answer, about = state["action"], state.get("info") or {}
    action = answer.get("submission") if isinstance(answer, dict) else answer
    is_refused = state["status"] in FORFEITS or ("actionApplied" in about and about["actionApplied"] is None)
    shown = answer if is_refused and isinstance(answer, dict) and about.get("actionSubmitted") is None else action
    return shown, None if is_refused else action, finite_number(about.get("timeTaken"))


def check_size(config: MatchConfig) -> None:
    """Refuse sizes that are not whole numbers from 1 to 100."""
    if not all(type(size) is int and 0 < size <= LARGEST for size in config.shape.values()):
        raise BadInput(f"not a board: {config.shape!r:.80}")


def finite_number(value: Any) -> float | None:
    """Return a finite number, or None for anything else."""
    return value if isinstance(value, int | float) and -ENDLESS < value < ENDLESS else None


def bank_of(state: dict[str, Any]) -> float | None:
    """Return the bank of an agent in a step."""
    return finite_number(state["observation"].get("remainingOverageTime"))


def cells_shown(adapter: GameAdapter, states: list[dict[str, Any]], configuration: dict[str, Any]) -> list[int] | None:
    """Return the board that a step shows, if it shows one."""
    with suppress(KeyError, TypeError, AttributeError, ValueError):
        position = adapter.position_seen(Struct(states[0]["observation"]), Struct(configuration))
        return None if position is None else list(position.cells)
    return None


def ending_of(last: list[dict[str, Any]], moves: list[dict[str, Any]], legal: bool) -> GameRecord:
    """Return the end of the game.

    Where the environment has no INVALID, only rewards show an illegal answer. Where it gives both sides the status of
    an error it scores neither: here it is the forfeit of the side that was asked.
    """
    statuses = [state["status"] if state["status"] in (*FORFEITS, "DONE") else BROKEN_OFF for state in last]
    rewards = [finite_number(state.get("reward")) for state in last]
    if moves and not legal:
        seat = moves[-1]["seat"]
        if statuses == ["DONE", "DONE"] and rewards[seat] == -1:
            moves[-1]["action"], statuses[seat], rewards[seat], rewards[1 - seat] = None, "INVALID", None, 0
        elif {*statuses} <= {*FORFEITS}:
            statuses[1 - seat], rewards[1 - seat] = "DONE", 0
    banks = [bank_of(state) for state in last]
    return {"statuses": statuses, "rewards": rewards, "banks": banks, "problem": None}


def explain_forfeit(game: GameRecord) -> None:
    """Set the reason of a forfeit, as far as the episode and the logs have it."""
    answers = [move.pop("answer") for move in game["moves"]]
    status = next((status for status in game["statuses"] if status in FORFEITS), None)
    if status is None or not game["moves"]:
        return
    last, answer = game["moves"][-1], answers[-1]
    reasons = {
        "INVALID": None if answer is None else f"returned {answer!r:.40}",
        "TIMEOUT": None if last["seconds"] is None else f"took {last['seconds']:.2f} s",
        "ERROR": last.get("note"),
    }
    game["problem"] = reasons[status]


def new_move(step: int, action: int | None, /, seat: int, **about: Any) -> dict[str, Any]:
    """Return a move in the form of a record; unknown fields are None."""
    nothing = {"seconds": None, "bank": None, **NO_INFO._asdict()}
    return {"step": step, "seat": seat, "action": action, **nothing, **about}


def check_moves(game: GameRecord, config: MatchConfig) -> GameRecord:
    """Return the game if all its moves are legal; BadInput names the first that is not."""
    board = board_of(config)
    actions = [*game["opening"], *(move["action"] for move in game["moves"])]
    for ply, action in enumerate(actions, start=1):
        if action is None and ply == len(actions):
            break
        if board.rewards() is not None:
            raise BadInput(f"move {ply} is impossible: the game was over before it")
        if not isinstance(action, int):
            raise BadInput(f"move {ply} is impossible: {action!r:.40} is not an action")
        if action not in board.legal():
            flaw = check_spec_of(config.game).describe_illegal(action, board)
            raise BadInput(f"move {ply} is impossible: it {flaw} (as the file counts, from 0)")
        board.play(action)
    return game


def agent_in_name(logs: Path) -> int:
    """Return the agent of a log file by its name, `episode-1234-agent-1-logs.json`; 0 if the name has none."""
    agent = re.search(r"agent[-_]?([01])", logs.name)
    return int(agent[1]) if agent else 0


def add_logs(moves: list[dict[str, Any]], printed: list[Any], seat: int) -> None:
    """Add the agents' output to their moves."""
    entries = [[entry] if isinstance(entry, dict) else entry for entry in printed]
    while entries and len(entries) > len(moves) and not any(entries[0]):
        entries.pop(0)  # each reset of the environment left an empty log
    own = [move for move in moves if move["seat"] == seat]
    if all(len(entry) == 1 for entry in entries) and len(entries) <= len(own):  # its own moves alone
        pairs = [(move, entry[0]) for move, entry in zip(own, entries, strict=False)]
    else:
        steps = zip(moves, entries, strict=False)
        pairs = [(move, entry[move["seat"] if len(entry) == 2 else 0]) for move, entry in steps if entry]
    for move, log in pairs:
        if log:
            text = str(log.get("stdout") or "")
            info = read_info(text)
            failed, stderr = move["action"] is None, str(log.get("stderr") or "").strip()
            lines = (stderr or text if failed else text.strip() or stderr).strip().splitlines()  # an exception last
            note = one_line(lines[-1]) if lines else None
            move |= {"seconds": finite_number(log.get("duration")), **info._asdict(), "note": note}
