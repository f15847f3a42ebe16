"""Make puzzles of a game: `python -m tempo.lab.review.puzzles.make_puzzles GAME`.

Two levels of medium strength play a game. Its positions get exact scores, the last first, until one takes too long. A
position is a *puzzle* if one or two of its moves keep the value, none of them ends the game, and the others give a win
or a draw away; in a game whose solver knows only wins, the others have no proof of a win. Then `level:1` to the last
level without a clock try it. The grade is the share of tries that solve it: easy, medium or hard.

A game without a solver gets proofs of the tree search in place of scores, back to the first position that the search
does not prove. There a puzzle has one move that is proven to win. No other may win, by proof or by its search, and not
all of them lose at once. With `--proofs` the positions beyond a solver get proofs, too.

Each game is one line of the record, so an interrupted run goes on where it was. The puzzles are sets of positions with
scores, as `accuracy` reads them.
"""

from __future__ import annotations

import random
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tempo.arena.adapter.exact import Effort, Scores, keeping_moves
from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, new_config
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.command_line.inputs import ROOT, BadInput, Parser, positive, run_command
from tempo.arena.command_line.progress import Progress
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.players.levels import LevelPlayer
from tempo.arena.records.json_lines import JsonLines
from tempo.arena.records.score_sets import Scored, line_of, read_line, write_score_set
from tempo.lab.review.puzzles.proven_scores import has_one_win, is_forced, proven_score, proven_scores
from tempo.lab.review.puzzles.puzzles import GRADES, puzzle_file
from tempo.lab.review.scoring import DEFAULT_TABLE_BITS, exact_of

PLAYING = (3, 4, 5, 6, 7)  # levels that play the games: weaker ones play at random, stronger ones seldom err
NODES = 30_000_000  # for the scores of one position; a game is followed back until one takes more
PROOFS = 5_000  # simulations of a proof in a game without a solver
MOST_KEEPING, LEAST_CHOICE = 2, 3  # moves that keep the value, and legal moves for each of them
FROM_A_GAME = 2  # puzzles at most
TRIES = 2  # of each level
MOST_SOLVED = 0.95  # a position that everybody solves is no puzzle
LIMITS = dict(zip(GRADES, (0.6, 0.3, 0.0), strict=True))  # least share of tries that solve it

DESCRIPTION = "Make puzzles from games of weak players, graded by how many of our levels solve them."


class Puzzle(NamedTuple):
    """A position with the share of tries that solved it."""

    solved: float
    position: Scored


class Game(NamedTuple):
    """The puzzles of one game, a line of the record."""

    number: int
    puzzles: tuple[Puzzle, ...]


class Source(NamedTuple):
    """Where scores come from."""

    is_solved: bool  # whether the game has a solver for this board
    simulations: int  # of proofs, 0 without them


def is_puzzle(config: MatchConfig, actions: tuple[int, ...], scores: Scores) -> bool:
    """Return whether few moves keep a win or a draw, and none of them ends the game."""
    keeping = keeping_moves(scores)  # in a lost position all of them
    if not 0 < len(keeping) <= min(MOST_KEEPING, len(scores) // LEAST_CHOICE):
        return False
    return all(board_after(config, (*actions, move)).rewards() is None for move in keeping)


def play_game(config: MatchConfig, number: int) -> tuple[int, ...]:
    """Return the moves of a game of two levels from an opening."""
    rng, adapter = random.Random(f"puzzles {number}"), adapter_of(config.game)
    agents = [LevelPlayer(config.game, f"level:{rng.choice(PLAYING)}").new_agent(number, None) for _ in range(2)]
    actions = [*adapter.draw_openings(1, config, adapter.usual_plies(config), number)[0]]
    board = board_after(config, tuple(actions))
    while board.rewards() is None:
        actions.append(move_of(agents[len(actions) % 2], config, board))
        board.play(actions[-1])
    return tuple(actions)


def move_of(agent: Any, config: MatchConfig, board: Any) -> int:
    """Return an agent's move."""
    adapter = adapter_of(config.game)
    answer = agent(adapter.observation_of(board, 0.0), Struct(adapter.configuration_of(config)))
    move = adapter.verdict(answer, board)[1]
    assert move is not None, f"{answer} is not legal"
    return move


def puzzles_in(config: MatchConfig, source: Source, actions: tuple[int, ...]) -> Iterator[Scored]:
    """Yield the puzzles among the positions of a game, the last first, until one takes too long."""
    left = len(actions) - 1
    if source.is_solved:
        for position in scored_positions(config, actions):
            left = len(position.actions) - 1
            if is_puzzle(config, *position):
                yield position
    for count in range(left, 0, -1) if source.simulations else ():
        before = actions[:count]
        value = proven_score(config, before, source.simulations).value
        if value is None:
            return
        if value < 1:
            continue
        scores, open_moves = proven_scores(config, before, source.simulations)
        is_clear = has_one_win(scores) and not open_moves
        if is_clear and is_puzzle(config, before, scores) and not is_forced(config, before, scores):
            yield Scored(before, scores)


def scored_positions(config: MatchConfig, actions: tuple[int, ...]) -> Iterator[Scored]:
    """Yield the positions of a game with their exact scores, the last first, until one takes too long."""
    exact = exact_of(config)
    for count in range(len(actions) - 1, 0, -1):
        effort, before = Effort(nodes=NODES), actions[:count]
        scores = exact.scores(board_after(config, before), effort, DEFAULT_TABLE_BITS)
        if effort.is_spent:
            return
        yield Scored(before, scores)


def solved_share(config: MatchConfig, position: Scored) -> float:
    """Return the share of tries that solve a position, over all levels without a clock."""
    keeping, solved, tries = keeping_moves(position.scores), 0, 0
    for number, level in enumerate(adapter_of(config.game).levels, start=1):
        for seed in range(TRIES if level.simulations else 0):
            agent = LevelPlayer(config.game, f"level:{number}").new_agent(seed, None)
            solved += move_of(agent, config, board_after(config, position.actions)) in keeping
            tries += 1
    return solved / tries


def puzzles_of_game(config: MatchConfig, source: Source, number: int) -> Game:
    """Play a game and return its puzzles, at most a few: those that fewest tries solve."""
    puzzles = []
    for position in puzzles_in(config, source, play_game(config, number)):
        solved = solved_share(config, position)
        if solved <= MOST_SOLVED:
            puzzles.append(Puzzle(round(solved, 3), position))
    return Game(number, tuple(sorted(puzzles, key=lambda puzzle: puzzle.solved)[:FROM_A_GAME]))


def game_of(entry: Mapping[str, Any], config: MatchConfig) -> Game:
    """Return the game of an entry of the record."""
    return Game(entry["game"], tuple(Puzzle(solved, read_line(text, config)) for solved, text in entry["puzzles"]))


def entry_of(game: Game) -> dict[str, Any]:
    """Return the entry of the record for a game."""
    return {"game": game.number, "puzzles": [(puzzle.solved, line_of(puzzle.position)) for puzzle in game.puzzles]}


def chosen(games_played: Sequence[Game], config: MatchConfig, count: int) -> dict[str, list[Scored]]:
    """Return up to `count` different puzzles of each grade, those first that most tries solve."""
    different: dict[tuple[int, ...], Puzzle] = {}
    for puzzle in (puzzle for game in sorted(games_played) for puzzle in game.puzzles):
        board = board_after(config, puzzle.position.actions)
        different.setdefault((board.mark, *board.cells), puzzle)
    by_grade: dict[str, list[Puzzle]] = {grade: [] for grade in GRADES}
    for puzzle in different.values():
        grade = next(grade for grade in GRADES if puzzle.solved >= LIMITS[grade])
        if len(by_grade[grade]) < count:
            by_grade[grade].append(puzzle)
    easiest_first = {grade: sorted(own, key=lambda puzzle: -puzzle.solved) for grade, own in by_grade.items()}
    return {grade: [puzzle.position for puzzle in own] for grade, own in easiest_first.items()}


def parser() -> Parser:
    options = Parser(prog="python -m tempo.lab.review.puzzles.make_puzzles", description=DESCRIPTION)
    add = options.add_argument
    add("game", choices=games(), help="whose puzzles")
    add("--games", type=positive, default=100, metavar="N", help="games to play in all (100)")
    add("--count", type=positive, default=40, metavar="N", help="puzzles of each grade (40)")
    proofs_help = f"simulations of a proof ({PROOFS:,} in a game without a solver, else none)"
    add("--proofs", type=positive, metavar="N", help=proofs_help)
    add("--workers", type=positive, metavar="N", help="games at once (as many as there are cores)")
    add("--record", type=Path, metavar="FILE", help="results so far (runs/puzzles_GAME.jsonl)")
    add("--write", action="store_true", help="write the files of the game's adapter")
    return options


def source_of(config: MatchConfig, proofs: int | None) -> Source:
    """Return the source of scores for a board, and compile what it needs; `proofs` are simulations, None as usual."""
    try:
        exact_of(config).prepare(config, DEFAULT_TABLE_BITS)
        source = Source(True, proofs or 0)
    except BadInput:
        source = Source(False, proofs or PROOFS)
    if source.simulations:
        proven_score(config, (), source.simulations)
    return source


def about(game: str, source: Source) -> str:
    """Return where scores come from, in one line."""
    proofs = f"proofs of the tree search, {source.simulations:,} simulations each"
    if not source.is_solved:
        return f"{game} has no solver: {proofs}"
    return f"exact scores of the solver of {game}" + (f", and beyond it {proofs}" if source.simulations else "")


def run(options: Namespace) -> int:
    config = new_config(options.game)
    source = source_of(config, options.proofs)
    print(about(options.game, source))
    record = JsonLines(options.record or ROOT / "runs" / f"puzzles_{options.game}.jsonl")
    played = [game_of(entry, config) for entry in record.entries]
    jobs = sorted({*range(options.games)} - {game.number for game in played})
    work = partial(puzzles_of_game, config, source)
    with (
        Progress("games", len(jobs)) as progress,
        closing(LocalExecutor(options.workers).run(work, jobs, tick=progress.tick, lasting=True)) as results,
    ):
        for _, game in results:
            played.append(game)
            record.append(entry_of(game))
            progress.count()
    print(f"{len(played)} games, {sum(len(game.puzzles) for game in played)} puzzles; different ones:")
    puzzles = chosen(played, config, options.count)
    for grade, positions in puzzles.items():
        file = puzzle_file(options.game, grade) if options.write and positions else None
        print(f"{grade}: {len(positions)}" + (f", written to {file}" if file else ""))
        if file:
            write_score_set(file, config, positions)
    if not any(puzzles.values()):
        raise BadInput(f"no puzzles in {options.games} games: give more with --games")
    return 0


if __name__ == "__main__":
    raise SystemExit(run_command(parser(), run, sys.argv[1:]))
