"""Evidence of somebody else's system: a file of JSON lines, one for each game or answer.

    {"moves": [3, 3, 2], "result": 1, "positions": [{"ply": 1, "policy": {"3": 0.9, "2": 0.1}, "value": -0.2}]}
    {"moves": [3, 2], "policy": {"3": 0.7, "2": 0.3}, "value": 0.1, "chosen": {"1": 3, "100": 3}, "again": 3}

A line with `positions` is a game of self-play, any other the answer of a network in a position that it has not learned
from. Only `moves` is needed; what is missing is not judged.
"""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from tempo.arena.adapter.game_adapter import board_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.training.audit.evidence import Answer, AuditedGame, Evidence, Example, Noiseless, Policy, Prediction

POSITION = {"ply", "policy", "value", "result", "target", "drawn", "before", "after", "noiseless"}
GAME, ANSWER = {"moves", "result", "positions"}, {"moves", "policy", "value", "chosen", "again"}


def read_evidence(path: Path, config: MatchConfig, symmetries: Sequence[Sequence[int]] = ()) -> Evidence:
    """Read a file; BadInput says which line is wrong, and how."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as problem:
        raise BadInput(f"cannot read '{path}': {problem}") from None
    games, answers = list[AuditedGame](), list[Answer]()
    for place, line in enumerate(lines, start=1):
        try:
            fields = dict_of(json.loads(line)) if line.strip() else {}
            if "positions" in fields:
                games.append(game_in(fields, config))
            elif fields:
                answers.append(answer_in(fields, config))
        except (ValueError, TypeError, KeyError) as problem:
            raise BadInput(f"'{path}' line {place}: {said(problem)}") from None
    if not games and not answers:
        raise BadInput(f"'{path}' holds no game and no answer")
    return Evidence(config, 0, games, answers, symmetries=symmetries)


def said(problem: Exception) -> str:
    """Return what is wrong with a line."""
    if isinstance(problem, json.JSONDecodeError):
        return f"no JSON: {problem}"
    return f"there is no {problem}" if isinstance(problem, KeyError) else str(problem)


def dict_of(value: Any, allowed: set[str] | None = None) -> dict[str, Any]:
    """Return a JSON object; ValueError for anything else, and for fields that are not known."""
    if not isinstance(value, dict):
        raise ValueError(f"{json.dumps(value)[:40]} is no object")
    if allowed and (unknown := value.keys() - allowed):
        raise ValueError(f"unknown field '{min(unknown)}': there are {', '.join(sorted(allowed))}")
    return value


def game_in(fields: Mapping[str, Any], config: MatchConfig) -> AuditedGame:
    """Return a game with its examples."""
    dict_of(fields, GAME)
    moves = moves_in(fields["moves"], config, illegal_ends=True)
    examples = [example_in(dict_of(each, POSITION), len(moves)) for each in fields["positions"]]
    if any(first.ply >= second.ply for first, second in pairwise(examples)):
        raise ValueError("the positions are not in the order of their plies")
    return AuditedGame(moves, examples, number(fields, "result"))


def example_in(fields: Mapping[str, Any], plies: int) -> Example:
    """Return an example."""
    ply = fields["ply"]
    if type(ply) is not int or not 0 <= ply < plies:
        raise ValueError(f"ply {ply!r} is none of a game of {plies} moves")
    value, result, target = (number(fields, name) for name in ("value", "result", "target"))
    if target is None:
        target = value if result is None else result if value is None else (value + result) / 2
    before, after = (prediction_in(dict_of(fields[name])) if name in fields else None for name in ("before", "after"))
    noiseless = Noiseless(policy_in(fields["noiseless"])) if "noiseless" in fields else None
    return Example(ply, policy_in(fields.get("policy", {})), value, result, target, fields.get("drawn"), before, after,
                   noiseless)  # fmt: skip


def answer_in(fields: Mapping[str, Any], config: MatchConfig) -> Answer:
    """Return an answer."""
    dict_of(fields, ANSWER)
    chosen = {int(most): int(move) for most, move in dict_of(fields.get("chosen", {})).items()}
    prediction = prediction_in(fields) if "policy" in fields and "value" in fields else None
    moves = moves_in(fields["moves"], config, illegal_ends=False)
    return Answer(moves, prediction, chosen, None if fields.get("again") is None else int(fields["again"]))


def prediction_in(fields: Mapping[str, Any]) -> Prediction:
    """Return what a network says."""
    value = number(fields, "value")
    if value is None:
        raise ValueError("a prediction has policy and value")
    return Prediction(policy_in(fields["policy"]), value)


def policy_in(shares: Any) -> Policy:
    """Return a policy; ValueError unless its shares make up 1 or there are none."""
    policy = {int(move): float(share) for move, share in dict_of(shares).items()}
    if negative := [share for share in policy.values() if share < 0]:
        raise ValueError(f"a share of a policy is {negative[0]}")
    if policy and abs(sum(policy.values()) - 1) > 0.02:
        raise ValueError(f"the shares of a policy make up {sum(policy.values()):.2f}, not 1")
    return policy


def number(fields: Mapping[str, Any], name: str) -> float | None:
    """Return a number from -1 to 1, or None where it is missing."""
    value = fields.get(name)
    if value is None:
        return None
    if not isinstance(value, (int, float)) or not -1 <= value <= 1:
        raise ValueError(f"{name} is {value!r}, not a number from -1 lost to 1 won")
    return float(value)


def moves_in(moves: Any, config: MatchConfig, illegal_ends: bool) -> tuple[int, ...]:
    """Return the moves to a position that is not over, or of a game, which may end with an illegal move: a mistake that
    the audit names."""
    board, played = board_of(config), list[int]()
    for move in moves:
        if type(move) is not int:
            raise ValueError(f"{move!r} is no move")
        if board.rewards() is not None or move not in board.legal():
            if not illegal_ends:
                raise ValueError(f"move {move} cannot be played after {played}")
            return (*played, move)
        board.play(move)
        played.append(move)
    if not illegal_ends and board.rewards() is not None:
        raise ValueError("the game is over there")
    return tuple(played)
