"""Plots of a search: each number stands in the cell of its move and matches the search."""

from itertools import pairwise

import numpy as np
import pytest
from matplotlib.patches import Circle
from record_support import said

from tempo.app.engine.analysis import moves_json
from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config
from tempo.arena.players.profile_agents import make_agent
from tempo.games.connectx.learned.encoder import encode_connectx
from tempo.games.connectx.rules import new_game, new_state, playout
from tempo.games.othello.adapter.board import PASS
from tempo.lab.plot import plot_command
from tempo.lab.plot.board_figure import board_figure, colours_of
from tempo.lab.plot.plot_command import main, search_figure, search_table
from tempo.lab.plot.searched_moves import captions_of, moves_by_cell, searched_moves
from tempo.lab.report.boards.text_board import TextBoard, landing_cell
from tempo.lab.review.scoring import PositionQuery, search_position
from tempo.native.backends import BACKENDS, PYTHON
from tempo.native.rng import new_rng
from tempo.network.weights import NetworkShape, network_of
from tempo.search.leaves.eval_cache import new_eval_cache
from tempo.search.leaves.puct import NetworkEvaluator, with_network
from tempo.search.options import SearchOptions
from tempo.search.proofs import DRAW, END
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position, Snapshot
from tempo.training.self_play.checkpoints import initial_weights

SIMULATIONS = 300
SHORT_PASS = [37, 45, 19, 38, 39, 31, 54, 47]  # after these eight moves Othello's first side has to pass
POSITIONS = [
    ("connectx", "champion", {}, (3, 3, 3, 4, 4)),
    ("connectx", "classic", {"rows": 4, "columns": 9}, (0, 0, 0)),
    ("gomoku", "champion", {}, (112, 113)),
    ("gomoku", "classic_uniform", {"size": 7}, (24, 25)),
    ("othello", "champion", {}, (37, 43)),
    ("othello", "classic", {}, (37,)),
]
SNAPSHOT = Snapshot(3, "search", 0.625, simulations=100, plies=4, line=(3, 2), moves=(0, 2, 3), visits=(10, 0, 30),
                    values=(0.25, 0.5, 0.625))  # fmt: skip


def run_search(game, name, shape, actions, simulations=SIMULATIONS, **overrides):
    query = PositionQuery(new_config(game, shape), tuple(actions))
    return query, search_position(make_agent(game, name, overrides, simulations, 1), query)


def plotted(query, snapshot):
    """Return the figure, and the texts in each cell from above."""
    moves = searched_moves(snapshot)
    captions = captions_of("somebody", query.config, board_after(*query).mark, snapshot, moves)
    figure = search_figure(query, moves, captions)
    axes, board = figure.axes[0], TextBoard(query.config)
    found = {}
    for text in axes.texts:
        x, y = text.get_position()
        if 0 <= x < board.columns and 0 <= y < board.rows:
            found.setdefault(int(y) * board.columns + int(x), []).append((y, text.get_text()))
    return figure, {cell: [text for _, text in sorted(texts)] for cell, texts in found.items()}


# ---- the cell of a move ----


def test_a_column_means_the_cell_where_the_stone_lands():
    config = new_config("connectx")
    position = board_after(config, (3, 3, 3, 0))
    assert [landing_cell(position, column) for column in range(7)] == [28, 36, 37, 17, 39, 40, 41]
    assert position.cells == board_after(config, (3, 3, 3, 0)).cells, "nothing was played"


def test_a_disc_lands_on_its_square_not_on_flipped_ones():
    config = new_config("othello")
    position = board_after(config, (37,))
    assert [landing_cell(position, square) for square in position.legal()] == position.legal()
    assert landing_cell(board_after(config, SHORT_PASS), PASS) is None


def test_a_capture_lands_on_the_square_the_piece_moves_to():
    class Taking:
        cells, mark = [1, 2, 0], 1

        def play(self, action):
            self.cells = [0, 1, 0]

    assert landing_cell(Taking(), 0) == 1


# ---- the numbers ----


@pytest.mark.parametrize(("game", "name", "shape", "actions"), POSITIONS)
def test_the_plot_shows_the_numbers_of_the_search(game, name, shape, actions):
    query, snapshot = run_search(game, name, shape, actions)
    figure, texts = plotted(query, snapshot)
    position, total = board_after(*query), sum(snapshot.visits)
    looked_at = {move for move, visits in zip(snapshot.moves, snapshot.visits, strict=True) if visits}
    assert looked_at and texts.keys() == {landing_cell(position, move) for move in looked_at}
    assert all(position.cells[cell] == 0 for cell in texts)
    for move, visits, value in zip(snapshot.moves, snapshot.visits, snapshot.values, strict=True):
        if visits:
            *_, share, worth = texts[landing_cell(position, move)]
            assert share == ("<0.1" if visits / total < 0.0005 else f"{100 * visits / total:.1f}")
            assert worth.lstrip("≤") == f"{100 * value:.1f}" or worth.startswith(("won", "lost", "drawn"))
    stones = [patch for patch in figure.axes[0].patches if isinstance(patch, Circle) and patch.radius == 0.42]
    assert len(stones) == sum(mark != 0 for mark in position.cells)
    assert f"{snapshot.simulations:,}" in figure.texts[0].get_text()
    assert f"depth {snapshot.plies}" in figure.texts[0].get_text()


def test_the_best_move_comes_first_and_unvisited_moves_are_left_out():
    moves = searched_moves(SNAPSHOT)
    assert [move.action for move in moves] == [3, 0]
    assert [move.lines() for move in moves] == [["75.0", "62.5"], ["25.0", "25.0"]]
    with_priors = searched_moves(SNAPSHOT._replace(priors=(0.25, 0.0004, 0.7496)))
    assert [move.lines() for move in with_priors] == [["75.0", "75.0", "62.5"], ["25.0", "25.0", "25.0"]]
    chosen = searched_moves(SNAPSHOT._replace(move=0))
    assert [move.action for move in chosen] == [0, 3], "the move to play comes before one with more visits"


def test_proven_moves_are_shown_and_ordered_by_proof():
    proofs = (-(END - 1), DRAW, END - 4)
    moves = searched_moves(SNAPSHOT._replace(proofs=proofs, values=(0.0, 0.5, 1.0)))
    assert [(move.action, move.value_text()) for move in moves] == [(3, "won in 5"), (2, "drawn"), (0, "lost in 2")]


def test_alpha_beta_shows_scores_and_upper_bounds_for_other_moves():
    query, snapshot = run_search("othello", "champion", {}, (37, 43), simulations=3000)
    best, *others = searched_moves(snapshot)
    assert best.action == snapshot.move and best.score_text().lstrip("+−") == f"{abs(snapshot.score):.1f}"
    assert others and all(move.score_text().startswith("≤") and move.value_text().startswith("≤") for move in others)
    assert all(best.score >= one.score >= other.score for one, other in pairwise(others))
    captions = captions_of("champion", query.config, board_after(*query).mark, snapshot, [best, *others])
    assert "nodes" in captions.title and "score" in captions.side_to_move and "score" in captions.legend


def test_alpha_beta_proves_the_end_of_a_game():
    chance, board = np.random.default_rng(3), board_after(new_config("othello"), ())
    while board.cells.count(0) > 4:
        board.play(int(chance.choice(board.legal())))
    _, snapshot = run_search("othello", "champion", {}, tuple(board.moves), simulations=10_000)
    assert snapshot.reason == "proven"
    assert searched_moves(snapshot)[0].proven == {1.0: "won", 0.5: "drawn", 0.0: "lost"}[snapshot.value]


@pytest.mark.parametrize("profile", ["classic", "champion"])
def test_a_pass_is_shown_beside_the_board(profile):
    query, snapshot = run_search("othello", profile, {}, SHORT_PASS)
    moves = searched_moves(snapshot)
    assert [move.action for move in moves] == [PASS] and moves_by_cell(board_after(*query), moves) == {}
    assert "pass" in captions_of(profile, query.config, board_after(*query).mark, snapshot, moves).variation


def test_the_best_of_several_moves_to_one_cell_is_shown():
    class Ending:
        cells, mark = [1, 0, 1], 1

        def play(self, action):
            self.cells = [0, 1, 1] if action == 0 else [1, 1, 0]

    moves = searched_moves(SNAPSHOT)
    assert moves_by_cell(Ending(), moves) == {1: moves[0]}


def test_the_table_has_the_same_numbers():
    config = new_config("connectx")
    snapshot = SNAPSHOT._replace(priors=(0.25, 0.0, 0.75))
    table = search_table(config, snapshot, searched_moves(snapshot))
    columns = {column.header: list(column.cells) for column in table.columns}
    assert columns == {
        "move": ["4", "1"], "prior %": ["75.0", "25.0"], "visits": ["30", "10"], "share %": ["75.0", "25.0"],
        "win rate %": ["62.5", "25.0"],
    }  # fmt: skip


# ---- priors ----


def test_only_a_network_gives_priors(monkeypatch):
    monkeypatch.setattr(BACKENDS, "best", PYTHON)  # six simulations
    shape = NetworkShape(6, 7, 2, 7, (8,))
    plain, state = new_game(6, 7, 4, playout), new_state([0] * 42, 6, 7, 1)
    network = network_of(shape, initial_weights(shape, 4))
    game = with_network(plain, NetworkEvaluator(encode_connectx, network, new_eval_cache(state, shape)))
    snapshots = []
    for rules in (game, plain):
        searcher = TreeSearcher(new_rng(1))
        searcher.prepare(Position(rules, state, 0.0, 0), SearchOptions(nodes=10_000, first_play=0.1), np.inf, False)
        searcher.begin((1, 3))
        searcher.run(6)
        snapshots.append(searcher.look())
    assert snapshots[0].moves == (1, 3) and len(snapshots[0].priors) == 2
    assert 0 < sum(snapshots[0].priors) < 1, "priors of excluded moves are missing"
    assert set(snapshots[1].moves) == {1, 3} and snapshots[1].priors == ()


def test_move_ordering_is_not_a_prior():
    _, snapshot = run_search("gomoku", "champion", {}, (112, 113))
    assert snapshot.visits and snapshot.priors == ()


def test_the_board_page_receives_priors():
    config = new_config("connectx")
    priors = [move["prior"] for move in moves_json(config, SNAPSHOT._replace(priors=(0.25, 0.00004, 0.75)), {})]
    assert priors == [0.25, 0.0, 0.75]
    assert [move["prior"] for move in moves_json(config, SNAPSHOT, {})] == [None] * 3


# ---- the board ----


def test_a_board_has_the_colours_of_its_page():
    assert colours_of("gomoku")["frame"] == "#e3bd7f" and colours_of("othello")["frame"] == "#3f8f63"
    assert colours_of("connectx")["frame"] == "#1f57b0" and colours_of("connectx")["first"] == "#ffc933"


@pytest.mark.parametrize(
    ("game", "shape", "names"),
    [
        ("connectx", {}, "1234567"),
        ("gomoku", {"size": 5}, "abcde12345"),
        ("othello", {}, "abcdefgh12345678"),
    ],
)
def test_rows_and_columns_have_their_usual_names(game, shape, names):
    config = new_config(game, shape)
    query = PositionQuery(config, ())
    captions = captions_of("somebody", query.config, board_after(*query).mark, SNAPSHOT, searched_moves(SNAPSHOT))
    figure = board_figure(TextBoard(config), board_after(config, ()), None, {}, captions)
    assert [text.get_text() for text in figure.axes[0].texts if text.get_text()] == list(names)
    assert adapter_of(game).name_of(3, config) in captions.variation


# ---- the command ----


def test_any_position_can_be_plotted(tmp_path, capsys):
    file = tmp_path / "out.png"
    assert main(["champion", "44455", "--at", "3", "--sims", "200", "-o", str(file)]) == 0
    assert file.read_bytes().startswith(b"\x89PNG")
    printed = capsys.readouterr().out
    assert "champion: 200 simulations" in printed and "second player to move" in printed and str(file) in printed
    first = printed.splitlines()
    assert main(["champion", "444", "--sims", "200", "-o", str(tmp_path / "again.png")]) == 0
    assert capsys.readouterr().out.splitlines()[:-1] == first[:-1]
    assert (tmp_path / "again.png").read_bytes() == file.read_bytes()


def test_a_game_is_read_from_a_file_and_no_source_means_the_start(tmp_path, capsys):
    games, out = tmp_path / "games.txt", tmp_path / "out.svg"
    games.write_text("f5d6c3d3c4\n")
    assert main(["champion", str(games), "--game", "othello", "--at", "4", "--sims", "500", "-o", str(out)]) == 0
    assert out.read_text().lstrip().startswith("<?xml") and "score" in capsys.readouterr().out
    small = ["--game", "gomoku", "--config", "size=7", "--sims", "2000", "-o", str(out)]
    assert main(["classic_uniform", *small]) == 0
    printed = capsys.readouterr().out
    assert "first player to move" in printed and "29 more in the plot" in printed


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["nobody", "44"], "no player 'nobody'"),
        (["perfect", "44"], "perfect shows no search"),
        (["champion", "44", "--at", "3"], "only 2 moves were played"),
        (["champion", "1212121"], "the game is over after 7 moves"),
        (["champion", "nothing"], "no file 'nothing'"),
        (["champion", "x", "--game", "gomoku"], "no file 'x', and it is no line of moves of gomoku, such as h8"),
        (["champion", "f5"], "say which by --game"),
        (["champion", "44", "--sims", "10", "--seconds", "1"], "leave out --seconds"),
        (["champion", "--config", "rows=60,columns=7,inarow=4"], "at most 50 rows and columns"),
        (["champion:wit=3", "44"], "no parameter 'wit'"),
    ],
)
def test_unusable_input_is_refused_in_one_line(arguments, text, tmp_path, capsys):
    assert text in said(capsys, 2, main, *arguments, "-o", tmp_path / "out.png")
    assert not list(tmp_path.iterdir())


def test_a_search_without_visits_is_refused(tmp_path, capsys, monkeypatch):
    unvisited = SNAPSHOT._replace(visits=(0, 0, 0), priors=(0.2, 0.3, 0.5))
    monkeypatch.setattr(plot_command, "run_search", lambda options, query: (None, unvisited))
    refusal = said(capsys, 2, main, "champion", "44", "--sims", "1", "-o", tmp_path / "out.png")
    assert "the search visited no move" in refusal


def test_another_image_format_is_refused(tmp_path, capsys):
    with pytest.raises(SystemExit) as refused:
        main(["champion", "44", "-o", str(tmp_path / "out.jpg")])
    assert refused.value.code == 2 and "should end in .png or .svg" in capsys.readouterr().err
