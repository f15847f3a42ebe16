"""Games that were played, from wherever: an episode of the competition, a record of ours, a line of columns.

All become games as a record has them. The competition hands out an episode as what the environment's `toJSON`
gives (`kaggle competitions replay`), and what an agent printed in a file of its own (`kaggle competitions
logs`): a list with an entry a step, each an object with `stdout`, or a list of such, one for each agent or
for one agent alone. What the environment keeps itself, `{"environment": ..., "logs": ...}`, is read too.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.records.record_file import FORMAT, read_record
from tempo.lab.referee.one_game import FORFEITS, Terms
from tempo.lab.referee.thoughts import SILENT, read_thought

SEATS = ("first", "second")
BROKEN_OFF = "BROKEN OFF"  # the status of both sides if the moves end before the game does
GameRecord = dict[str, Any]


class Episode(NamedTuple):
    """Games of the same players on the same board."""

    names: list[str]
    terms: Terms
    games: list[GameRecord]


def read_episode(source: str, logs: Path | None, terms: Terms) -> Episode:
    """What was named on the command line: a file, or the columns themselves, played on the board of `terms`."""
    path = Path(source)
    if path.is_file():
        text = read_text(path)
        if text[:200].lstrip().startswith("{") and f'"{FORMAT}"' in text[:200]:
            if logs is not None:
                raise BadInput("--logs goes with an episode of the competition: a record has its own")
            return read_own_record(path)
        return read_competition(path, text, logs)
    if not re.fullmatch(r"\d+", source):
        raise BadInput(f"there is no file '{source}', and it is no line of columns such as 44455 either")
    if logs is not None:
        raise BadInput("--logs goes with an episode of the competition, not with a line of columns")
    return read_columns(source, terms)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadInput(f"cannot read '{path}': {problem}") from None


def read_columns(line: str, terms: Terms) -> Episode:
    """`44455`: columns counted from 1 at the left."""
    wrong = next((digit for digit in line if not 1 <= int(digit) <= terms.columns), None)
    if wrong is not None:
        raise BadInput(f"'{line}' has a {wrong}: columns are counted from 1 at the left, up to {terms.columns}")
    moves = [new_move(place, int(digit) - 1) for place, digit in enumerate(line)]
    game = {"index": 0, "players": [0, 1], "opening": [], "moves": moves, "problem": None}
    return Episode(list(SEATS), terms, [check_moves(game | ending(moves, terms), terms)])


def new_move(step: int, column: int | None, /, **about: Any) -> dict[str, Any]:
    nothing = {"seconds": None, "bank": None, **SILENT._asdict()}
    return {"step": step, "seat": step % 2, "action": column, **nothing, **about}


def ending(moves: list[dict[str, Any]], terms: Terms) -> dict[str, Any]:
    """Status and reward of either side where nothing but the columns is known."""
    board, won = terms.board(), False
    for move in moves:
        if not board.is_free(move["action"]):
            break
        won = board.drop(move["action"])
    over = won or board.is_full()
    rewards = [1, -1] if won and board.mark == 2 else [-1, 1] if won else [0, 0]
    return {"statuses": ["DONE" if over else BROKEN_OFF] * 2, "rewards": rewards, "banks": [None, None]}


def check_moves(game: GameRecord, terms: Terms) -> GameRecord:
    """The game, if its columns are such as can be played."""
    board, won = terms.board(), False
    columns = [*game["opening"], *(move["action"] for move in game["moves"])]
    for ply, column in enumerate(columns, start=1):
        if column is None and ply == len(columns):
            break
        if won or board.is_full():
            raise BadInput(f"move {ply} cannot be: the game was over before it")
        if not isinstance(column, int) or not 0 <= column < board.columns:
            raise BadInput(f"move {ply} goes to '{column}', which is no column of a board with {board.columns}")
        if not board.is_free(column):
            raise BadInput(f"move {ply} goes to column {column + 1} from the left, which is full")
        won = board.drop(column)
    return game


def read_own_record(path: Path) -> Episode:
    record = read_record(path)
    try:
        terms = Terms(**record.header["terms"])
        names = [player["name"] for player in record.header["players"]]
        games = [check_moves(game, terms) for game in record.games.values()]
    except (KeyError, TypeError) as problem:
        raise BadInput(f"'{path}' is not a whole record: {type(problem).__name__} {problem}") from None
    return Episode(names, terms, games)


def read_competition(path: Path, text: str, logs: Path | None) -> Episode:
    """An episode as it was downloaded."""
    document = parsed(path, text)
    printed = document.get("logs") if isinstance(document, dict) else None
    episode = document.get("environment", document) if isinstance(document, dict) else None
    if not isinstance(episode, dict) or not isinstance(episode.get("steps"), list):
        raise BadInput(f"'{path}' is neither an episode of the competition (it has no steps) nor a record of ours")
    if episode.get("name") != "connectx":
        raise BadInput(f"'{path}' is an episode of {episode.get('name')!r}, not of connectx")
    try:
        terms, game = read_steps(episode)
        if logs is not None:
            printed = parsed(logs, read_text(logs))
        add_logs(game["moves"], printed or [], agent_in_name(logs))
    except (KeyError, TypeError, IndexError, AttributeError) as problem:
        raise BadInput(f"'{path}' is not an episode that can be read: {type(problem).__name__} {problem}") from None
    return Episode(team_names(episode), terms, [check_moves(game, terms)])


def parsed(path: Path, text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as problem:
        raise BadInput(f"'{path}' is not whole: {problem}") from None


def team_names(episode: dict[str, Any]) -> list[str]:
    about = episode.get("info") or {}
    agents = [agent.get("Name") for agent in about.get("Agents") or [] if isinstance(agent, dict)]
    found = [str(name) for name in about.get("TeamNames") or agents if name]
    if len(found) != 2:
        return list(SEATS)
    return found if found[0] != found[1] else [f"{found[0]} (first)", f"{found[1]} (second)"]


def read_steps(episode: dict[str, Any]) -> tuple[Terms, GameRecord]:
    """The board and the game; a side that forfeited has no action in its last step."""
    configuration, steps = episode["configuration"], episode["steps"]
    terms = Terms(configuration["rows"], configuration["columns"], configuration["inarow"])
    terms = terms._replace(act_timeout=float(configuration.get("actTimeout", terms.act_timeout)))
    board, moves, comparing = terms.board(), [], True
    if not steps or any(steps[0][0]["observation"]["board"]):
        raise BadInput("the episode does not begin with an empty board")
    banks = [state["observation"].get("remainingOverageTime") for state in steps[0]]
    for step, states in enumerate(steps[1:]):
        seat = step % 2
        column = None if states[seat]["status"] in FORFEITS else states[seat]["action"]
        left = states[seat]["observation"].get("remainingOverageTime")
        moves.append(new_move(step, column, bank=banks[seat]))
        banks[seat] = left
        if comparing and isinstance(column, int) and 0 <= column < board.columns and board.is_free(column):
            board.drop(column)
            seen = states[0]["observation"].get("board")
            if seen is not None and seen != board.cells:
                raise BadInput(f"the moves do not lead to the boards of the episode: they differ after move {step + 1}")
        else:
            comparing = False  # `check_moves` tells the column that cannot be played
    last = steps[-1]
    statuses = [state["status"] if state["status"] in (*FORFEITS, "DONE") else BROKEN_OFF for state in last]
    rewards = [state.get("reward") for state in last]
    problem = next((status for status in statuses if status in FORFEITS), None)
    game = {"index": 0, "players": [0, 1], "opening": [], "moves": moves, "problem": problem}
    return terms, game | {"statuses": statuses, "rewards": rewards, "banks": banks}


def agent_in_name(logs: Path | None) -> int:
    """Whose logs a file holds by its name, `episode-1234-agent-1-logs.json`; the first player's if it does not say."""
    found = re.search(r"agent-(\d)", logs.name) if logs is not None else None
    return int(found[1]) if found else 0


def add_logs(moves: list[dict[str, Any]], printed: list[Any], seat: int) -> None:
    """Put beside each move what its agent printed."""
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
            thought = read_thought(text)
            lines = (text.strip() or str(log.get("stderr") or "").strip()).splitlines()
            move |= {"seconds": log.get("duration"), **thought._asdict(), "note": lines[-1] if lines else None}
