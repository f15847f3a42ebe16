"""Reference games: games of good but fallible players, with the value of every legal move.

A player to be tuned is replayed along these games and asked at each of its positions; the value it gives away is looked
up, not searched for. Games are made once from a seed and kept in a text file, one a line: the moves (separated by
commas if one is above 9), the length of the opening, and for each later position one letter for each move from 0 up,
its value for the side to move (w, d, l; a dash if it is illegal):

    3324435014... 4 dllwld- llllll- ...

Only games with a solver for every position have them. All openings differ, so disjoint parts of the file are
independent.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.exact import ExactScorer
from tempo.arena.adapter.game_adapter import adapter_of, board_after, default_game
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.command_line.inputs import ROOT, BadInput
from tempo.arena.jobs.executor import Executor, results_in_order
from tempo.lab.review.accuracy.sample_positions import sampling_agent

POINTS = {"w": 1.0, "d": 0.5, "l": 0.0}
ILLEGAL = "-"

Opening = tuple[int, ...]
MoveValues = Mapping[int, str]  # value of each legal move for the side to move: w, d or l


class ReferenceGame(NamedTuple):
    """One game. `values` belong to the positions from the opening on, the one before the last move included."""

    actions: tuple[int, ...]
    opening: int  # number of opening moves
    values: tuple[MoveValues, ...]

    def opening_moves(self) -> Opening:
        """Return the moves of the opening."""
        return self.actions[: self.opening]

    def loss(self, ply: int, action: int) -> float:
        """Return the value that an action at this ply gives away; 1 turns a win into a loss."""
        values = self.values[ply - self.opening]
        return max(POINTS[letter] for letter in values.values()) - POINTS[values[action]]

    def at_stake(self, ply: int) -> bool:
        """Return whether moves of this position differ in value."""
        return len(set(self.values[ply - self.opening].values())) > 1

    def plies(self, seat: int) -> list[int]:
        """Return the plies at which this seat is asked, up to the last one with anything at stake."""
        mine = [ply for ply in range(self.opening, len(self.actions)) if ply % 2 == seat]
        while mine and not self.at_stake(mine[-1]):
            mine.pop()
        return mine

    def line(self) -> str:
        """Format the game as a line of the file."""
        largest = max(action for actions in (self.actions, *self.values) for action in actions)
        letters = ("".join(values.get(action, ILLEGAL) for action in range(largest + 1)) for values in self.values)
        between = "," if max(self.actions) > 9 else ""
        return f"{between.join(map(str, self.actions))} {self.opening} {' '.join(letters)}"


def parse_game(line: str) -> ReferenceGame:
    """Parse a line of the file."""
    moves, opening, *values = line.split()
    actions = moves.split(",") if "," in moves else moves
    return ReferenceGame(tuple(map(int, actions)), int(opening), tuple(map(parse_values, values)))


def parse_values(letters: str) -> MoveValues:
    """Parse the letters of one position."""
    return {action: letter for action, letter in enumerate(letters) if letter != ILLEGAL}


def exact_solver(config: MatchConfig) -> ExactScorer:
    """Return the solver that knows the value of every move; raise BadInput if the game or the board has none."""
    exact = adapter_of(config.game).exact()
    if exact is None or not exact.solves_everything:
        why = "it has no solver for every position"
        raise BadInput(f"{config.game} has no reference games, because {why}: use --objective match")
    exact.check(config)
    return exact


def reference_games(
    path: Path,
    config: MatchConfig,
    count: int,
    seed: int,
    executor: Executor,
    openings: Sequence[Opening] = (),
    origin: str = "",
) -> list[ReferenceGame]:
    """Return the games of a seed: those in the file, and new ones, which are added to it.

    path      the file
    config    the board
    count     number of games
    seed      seed of openings and players
    executor  runs the games that are missing
    openings  where they begin, instead of drawn openings
    origin    name and digest of the file of these openings
    """
    head = _header_of(config, seed) + (f", openings of {origin}" if origin else "")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else [head]
    if lines[:1] != [head]:
        raise BadInput(f"{path} does not hold the {head}: name another file")
    games = [parse_game(line) for line in lines[1:]]
    if len(games) < count:
        begun = openings or distinct_openings(config, count, seed)
        games += _make_games(config, begun[len(games) : count], seed, executor)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join([head, *(game.line() for game in games)]) + "\n", encoding="utf-8", newline="\n")
    return games[:count]


def _header_of(config: MatchConfig, seed: int) -> str:
    """Return the first line of the file. It omits the name of the default game and standard sizes."""
    names = [config.game] if config.game != default_game() else []
    standard = adapter_of(config.game).shape
    sizes = [f"{name}={size}" for name, size in config.shape.items() if size != standard[name]]
    return ", ".join([f"reference games, seed {seed}", *names, *sizes])


def distinct_openings(config: MatchConfig, count: int, seed: int) -> list[Opening]:
    """Return `count` different openings, always the same first ones; raise BadInput if there are too few."""
    adapter = adapter_of(config.game)
    openings = adapter.draw_openings(count, config, adapter.usual_plies(config), seed)
    if len(set(openings)) < count:
        raise BadInput(f"{count} different openings are needed, but this board has {len(set(openings))}")
    return openings


def default_path(game: str, seed: int) -> Path:
    """Return the default file of a game and a seed."""
    return ROOT / "runs" / f"reference-{game}-{seed}.txt"


def _make_games(config: MatchConfig, openings: Sequence[Opening], seed: int, executor: Executor) -> list[ReferenceGame]:
    """Play a game from each opening, and label it."""
    jobs = [(opening, f"{seed} {''.join(map(str, opening))}") for opening in openings]
    return results_in_order(executor, partial(make_game, config), jobs, "reference games")


def make_game(config: MatchConfig, job: tuple[Opening, str]) -> ReferenceGame:
    """Play and label one game, from its opening and seed. Labels are made backwards, as late proofs are cheap."""
    opening, seed = job
    rng, adapter = random.Random(seed), adapter_of(config.game)
    players = [sampling_agent(config.game, rng), sampling_agent(config.game, rng)]
    configuration, board = Struct(adapter.configuration_of(config)), board_after(config, opening)
    actions = list(opening)
    while board.rewards() is None:
        actions.append(players[board.plies % 2](adapter.observation_of(board, 0.0), configuration))
        board.play(actions[-1])
    asked = range(len(actions) - 1, len(opening) - 1, -1)
    values = [values_of(config, tuple(actions[:ply])) for ply in asked]
    return ReferenceGame(tuple(actions), len(opening), tuple(reversed(values)))


def values_of(config: MatchConfig, actions: tuple[int, ...]) -> MoveValues:
    """Return the value of each legal move after these actions."""
    outcomes = exact_solver(config).outcomes(config, actions)
    return {action: "ldw"[1 + value] for action, value in sorted(outcomes.items())}
