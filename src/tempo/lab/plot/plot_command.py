"""`local_eval.py review --plot PLAYER`: draw a search, with the player's numbers for each move of a position.

The search runs alone. A book or a solver would answer at once and leave nothing to plot.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_options import examples_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import (
    BadInput,
    Parser,
    image_file,
    positive,
    run_command,
    seconds,
    shape_text,
    writable,
)
from tempo.arena.players.levels import LevelPlayer
from tempo.arena.players.player_specs import ProfilePlayer, parse_player
from tempo.arena.records.record_file import RUNS
from tempo.lab.plot.searched_moves import (
    Captions,
    SearchedMove,
    captions_of,
    moves_by_cell,
    searched_moves,
)
from tempo.lab.plot.tree_json import DEPTH, LEAST, tree_json, tree_of
from tempo.lab.report.boards.polygon_board import text_board
from tempo.lab.report.boards.text_board import landing_cell
from tempo.lab.report.plots import write_figure
from tempo.lab.report.result_tables import plain_table, print_line
from tempo.lab.review.one_position import add_position, read_position
from tempo.lab.review.scoring import PositionQuery, search_position
from tempo.search.types import Snapshot

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SIMULATIONS = 10_000
USUAL_FILE = RUNS / "plot.png"
STDOUT = Path("-")
LARGEST = 50  # rows or columns
MOST_LISTED = 20  # moves in the table

DESCRIPTION = "Plot a player's search of a position: each move's prior, share of visits and win rate on the board."
NOTES = """\
PLAYER is one of our own, as in `match`: champion, network, classic:exploration=0.5, level:5. Only its search runs, no
book and no solver. SOURCE is as in `review`: moves in their usual notation, an episode, a record, or a file of games;
without it, the start position.

A move's numbers stand in the cell of its stone, from above: the prior, with a network; the share of the visits; the win
rate of the side that plays there, or the proven result. Alpha-beta has scores in place of priors and nodes in place of
visits, and only an upper bound for every move but the best. A level searches as much as its strength allows; --sims and
--seconds do not change that.

--json writes the search tree instead of a picture: moves, visits, values and proven results. Alpha-beta keeps no tree:
its file has the root's moves and the principal variation. docs/reference/file-formats.md describes it.

examples:
{examples}  local_eval.py review game.sgf --plot champion --at 20 --seconds 5       after 20 moves of a game
  local_eval.py review runs/2026-11-21/match-101500.jsonl --plot champion --only 17 --at 12 -o twelve.svg
  local_eval.py review 44455 --plot champion --sims 2000 --json tree.json --depth 4

exit code: 0; 2 for unusable input; 130 after Ctrl-C
"""


def parser() -> Parser:
    notes = NOTES.format(examples=examples_of("plot"))
    options = Parser(prog="local_eval.py review --plot", description=DESCRIPTION, epilog=notes)
    add = options.add_argument
    add("player", metavar="PLAYER", help="player to search: champion, classic, level:5, champion:exploration=0.5")
    add_position(options)
    add("--sims", type=positive, metavar="N", help=f"simulations, or nodes of alpha-beta ({SIMULATIONS:,})")
    add("--seconds", type=seconds, metavar="S", help="search for S seconds instead")
    add("--seed", type=int, default=1, metavar="N", help="random seed (1)")
    add("-o", "--out", type=image_file, metavar="FILE", help="PNG or SVG (runs/plot.png, without --json)")
    add("--json", type=_json_file, metavar="FILE", help="write the search tree as JSON; - is standard output")
    add("--depth", type=positive, metavar="N", help=f"plies of the tree in the file ({DEPTH})")
    add("--least", type=positive, metavar="N", help=f"least visits of a node in the file ({LEAST})")
    return options


def _json_file(text: str) -> Path:
    """Parse the file of the tree, or `-`."""
    return STDOUT if text == str(STDOUT) else writable(text)


def _read_query(options: Namespace) -> PositionQuery:
    """Return the position to search."""
    query = read_position(options)
    board = text_board(query.config)
    if max(board.rows, board.columns) > LARGEST:
        raise BadInput(f"a plot has at most {LARGEST} rows and columns, not {board.rows:g}x{board.columns:g}")
    return query


def run_search(options: Namespace, query: PositionQuery) -> tuple[Any, Snapshot]:
    """Return the agent of the named player, and the last snapshot of its search."""
    if options.sims is not None and options.seconds is not None:
        raise BadInput("--sims reads no clock: leave out --seconds")
    simulations = None if options.seconds is not None else options.sims or SIMULATIONS
    player = parse_player(options.player, query.config.game)
    if not isinstance(player, ProfilePlayer | LevelPlayer):
        raise BadInput(f"{options.player} shows no search: name one of our own players")
    agent: Any = player.new_agent(options.seed, simulations)
    search_options = agent.player.options
    agent.player.options = search_options._replace(early_stop=False)  # plot the whole search, not only the move
    return agent, search_position(agent, query, options.seconds or 0.0)


def _untrained_board_note(player: str, config: MatchConfig) -> str:
    """Return a note if the player is the network and no network was trained on this board."""
    learned = adapter_of(config.game).learned_shape
    if player.partition(":")[0] != "network" or learned is None or learned == config.shape:
        return ""
    return f"no network was trained on this board, only on {shape_text(learned, ' ')}: the search uses playouts"


def search_figure(query: PositionQuery, moves: Sequence[SearchedMove], captions: Captions) -> Figure:
    """Return the figure of a search."""
    from tempo.lab.plot.board_figure import board_figure  # imports matplotlib, which --json and --help do not need

    config, actions = query
    position, board = board_after(config, actions), text_board(config)
    last = landing_cell(board_after(config, actions[:-1]), actions[-1], board.signs) if actions else None
    return board_figure(board, position, last, moves_by_cell(position, moves, board.signs), captions)


def search_table(config: MatchConfig, snapshot: Snapshot, moves: Sequence[SearchedMove]) -> Table:
    """Return the same numbers as a table, the best move first."""
    of_network = ["prior %"] if snapshot.priors else []
    of_scores = ["score"] if snapshot.scores else []
    work = "nodes" if snapshot.scores else "visits"
    table = plain_table("move", *of_network, *of_scores, work, "share %", "win rate %")
    for move in moves:
        table.add_row(
            adapter_of(config.game).name_of(move.action, config),
            *(move.prior_text() for _ in of_network),
            *(move.score_text() for _ in of_scores),
            f"{move.visits:,}",
            move.share_text(),
            move.value_text(),
        )
    return table


def _print_search(
    console: Console, config: MatchConfig, snapshot: Snapshot, moves: Sequence[SearchedMove], captions: Captions
) -> None:
    """Print captions and table in the terminal."""
    print_line(console, captions.title, "bold")
    for line in (captions.side_to_move, captions.variation):
        print_line(console, line, "")
    console.print(search_table(config, snapshot, moves[:MOST_LISTED]))
    if len(moves) > MOST_LISTED:
        print_line(console, f"and {len(moves) - MOST_LISTED:,} more in the plot", "dim")


def _write_json(path: Path, tree: dict[str, Any]) -> None:
    """Write the tree, or print it."""
    text = json.dumps(tree, ensure_ascii=False, indent=1) + "\n"
    if path == STDOUT:
        sys.stdout.write(text)
    else:
        path.write_text(text, encoding="utf-8")


def run(options: Namespace) -> int:
    if options.json is None and (options.depth or options.least):
        raise BadInput("--depth and --least limit the file of --json FILE")
    query = _read_query(options)
    agent, snapshot = run_search(options, query)
    moves = searched_moves(snapshot)
    if not moves:
        raise BadInput("the search visited no move: give it more by --sims or --seconds")
    captions = captions_of(options.player, query.config, board_after(*query).mark, snapshot, moves)
    picture = options.out or (USUAL_FILE if options.json is None else None)
    if picture is not None:
        picture.parent.mkdir(parents=True, exist_ok=True)
        write_figure(search_figure(query, moves, captions), picture)
    if options.json is not None:
        limits = options.depth or DEPTH, options.least or LEAST
        _write_json(options.json, tree_json(options.player, query, snapshot, moves, tree_of(agent), *limits))
    console = Console(stderr=options.json == STDOUT)
    _print_search(console, query.config, snapshot, moves, captions)
    if note := _untrained_board_note(options.player, query.config):
        print_line(console, note, "")
    for path in (picture, options.json):
        if path not in (None, STDOUT):
            print_line(console, f"written: {path}", "")
    return 0


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
