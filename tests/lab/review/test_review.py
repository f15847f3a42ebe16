"""Reviews: every source of games is read, every move is held against exact scores, and unknown scores are estimated."""

import json
import re

import pytest
from config_support import connectx_config
from record_support import said

from tempo.arena.adapter.exact import UNKNOWN, Cost, Score
from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.records.convert import main as convert
from tempo.arena.records.read_games import read_games
from tempo.lab.review import review_command
from tempo.lab.review.annotate import AnnotationLimits, actions_of, annotate, compare_estimates, judge_last_move
from tempo.lab.review.move_quality import AnnotatedMove, accuracy, first_lost
from tempo.lab.review.move_text import loss_text, total_cost, value_text
from tempo.lab.review.scoring import ScoreLimits
from tempo.lab.tournament.match import match

SHAPE = {"rows": 4, "columns": 5, "inarow": 4}
CONFIG = connectx_config(4, 5, 4)
OPTIONS = ("--config", "rows=4,columns=5,inarow=4", "--workers", "1", "--table-bits", "18", "--exact")


def talker(observation, configuration):
    """Play the leftmost free column, and print a log line."""
    column = next(c for c in range(configuration.columns) if observation.board[c] == 0)
    print(f"why=leftmost sims={column} value=0.25")
    return column


def stacker(observation, configuration):
    return next(c for c in reversed(range(configuration.columns)) if observation.board[c] == 0)


@pytest.fixture(scope="module")
def environment():
    """A game played by the environment: X stacks the first column and wins with its seventh stone."""
    from tempo.arena.adapter.environments.environment import load_environment

    made = load_environment().make("connectx", {"rows": 4, "columns": 5, "inarow": 4})
    made.run([talker, stacker])
    made.info = {"TeamNames": ["Talkers", "Stackers"], "EpisodeId": 1}
    return made


@pytest.mark.parametrize("wrapped", [False, True])
def test_an_episode_of_the_environment(tmp_path, environment, wrapped, capsys):
    file, logs = tmp_path / "episode.json", tmp_path / "episode-1-agent-0-logs.json"
    whole = environment.toJSON()
    file.write_text(json.dumps({"environment": whole, "logs": environment.logs} if wrapped else whole))
    logs.write_text(json.dumps(environment.logs))
    episode = read_games(str(file), None if wrapped else logs, None, {})
    assert episode.names == ["Talkers", "Stackers"] and episode.config.shape == SHAPE
    (game,) = episode.games
    assert [move["action"] for move in game["moves"]] == [0, 4, 0, 4, 0, 4, 0]
    assert game["rewards"] == [1, -1] and game["statuses"] == ["DONE", "DONE"]
    assert [move["reason"] for move in game["moves"]] == ["leftmost", None] * 3 + ["leftmost"]
    assert game["moves"][0]["note"] == "why=leftmost sims=0 value=0.25"
    page = tmp_path / "page.html"
    arguments = [str(file), *([] if wrapped else ["--logs", str(logs)]), *OPTIONS, "--html", str(page)]
    assert review_command.main(arguments) == 0
    shown = capsys.readouterr().out
    assert "won by Talkers" in shown and "why=leftmost" in shown
    assert all(len(line) <= 100 for line in shown.splitlines())
    assert "Stackers" in page.read_text() and '"scores"' in page.read_text()


def test_the_log_of_one_agent_goes_to_its_own_moves(tmp_path, environment):
    file, logs = tmp_path / "episode.json", tmp_path / "episode-1-agent-1-logs.json"
    file.write_text(json.dumps(environment.toJSON()))
    logs.write_text(json.dumps([[{"duration": n / 10, "stdout": f"thinking {n}\n", "stderr": ""}] for n in range(3)]))
    (game,) = read_games(str(file), logs, None, {}).games
    assert [move.get("note") for move in game["moves"]] == [
        None, "thinking 0", None, "thinking 1", None, "thinking 2", None,
    ]  # fmt: skip
    assert game["moves"][3]["seconds"] == 0.1


def test_a_forfeit_is_not_a_move(tmp_path):
    from tempo.arena.adapter.environments.environment import load_environment

    made = load_environment().make("connectx", {"rows": 4, "columns": 5, "inarow": 4})
    made.run([lambda o, c: 2, lambda o, c: 9])
    file = tmp_path / "episode.json"
    file.write_text(json.dumps(made.toJSON()))
    (game,) = read_games(str(file), None, None, {}).games
    assert [move["action"] for move in game["moves"]] == [2, None]
    assert game["statuses"] == ["DONE", "INVALID"]
    assert review_command.main([str(file), *OPTIONS]) == 0


def annotated_line(line: str):
    episode = read_games(line, None, "connectx", SHAPE)
    return annotate(episode, LocalExecutor(1), AnnotationLimits(ScoreLimits(None, 18), 0))


def test_annotations_match_scores_worked_out_by_hand():
    """Every move of a game on the small board, with exact scores of each column."""
    annotated = annotated_line("1515151")
    assert [one.action for one in annotated] == [0, 4, 0, 4, 0, 4, 0]
    assert annotated[-1].is_perfect and annotated[-1].played == (7, 7)  # 14 cells empty, the win is there
    assert annotated[-2].keeps_value == (annotated[-2].best.value == annotated[-2].played.value)
    assert annotated[-2].played == (-7, -7)  # it does not block: lost with the very next stone
    lost = first_lost(annotated, 1)
    assert lost is not None and lost.played.value == -1 and lost.best.value == 0
    assert first_lost(annotated, 0) == annotated[0]  # the corner of the empty board
    figures = accuracy([one for one in annotated if one.seat == 0])
    assert figures.moves == figures.perfect_known == 4


def annotated_move(action, scores, estimates=()):
    exact = {move: Score(*score) for move, score in scores.items()}
    return AnnotatedMove(0, 50, 0, 0, action, exact, dict(estimates), None)


LOST = annotated_move(1, {1: (-56, -56), 2: (-40, -40)})
THROWN = annotated_move(1, {1: (-6, -6), 2: (4, 4)})


def test_moves_in_a_decided_position_do_not_count_as_kept():
    """They count for a set of positions, where the shares of players are compared."""
    only, open_ = annotated_move(1, {1: (3, 3)}), annotated_move(1, {1: (2, 2), 2: (-64, 64)})
    assert [one.is_indifferent for one in (LOST, THROWN, only, open_)] == [True, False, True, False]
    assert not annotated_move(1, {1: (2, 2)}, {1: 0.9, 2: 0.4}).is_indifferent, "little is known of the other move"
    figures = accuracy([LOST, LOST, THROWN, only])
    assert (figures.keeping, figures.keeping_known, figures.perfect_known) == (0, 1, 4)
    assert accuracy([LOST, LOST, THROWN, only], indifferent=True)[3:] == (3, 4)


def test_the_loss_in_the_unit_of_the_game():
    """Discs count in every move; stones only while the result stays."""
    assert total_cost([LOST, THROWN], new_config("othello")) == (Cost(16 + 10, "discs"), 2)
    slow = annotated_move(1, {1: (1, 1), 2: (3, 3)})._replace(ply=20)
    assert total_cost([slow, THROWN], new_config("connectx")) == (Cost(2, "stones"), 1)
    assert total_cost([annotated_move(1, {1: (-64, -2), 2: (2, 64)})], new_config("othello")) is None


def test_a_record_gives_each_player_an_accuracy_over_all_games(tmp_path, capsys):
    header = {
        "format": "tempo-record", "version": 3, "kind": "match", "game": "connectx",
        "players": [{"name": "ann", "version": "1"}, {"name": "bob", "version": "2"}], "config": CONFIG._asdict(),
    }  # fmt: skip

    def line(index, players, columns):
        moves = [
            {"step": 1 + n, "seat": (1 + n) % 2, "action": column, "seconds": 0.1, "bank": 1.0,
             "simulations": 7, "reason": "search", "value": None} for n, column in enumerate(columns)
        ]  # fmt: skip
        return {"index": index, "players": players, "opening": [2], "moves": moves, "statuses": ["DONE", "DONE"],
                "rewards": [-1, 1], "banks": [1.0, 1.0], "problem": None}  # fmt: skip

    lines = [header, line(4, [0, 1], [1, 2, 1, 2, 1, 0, 1]), line(2, [1, 0], [1, 2, 1, 2, 1, 0, 1])]
    file = tmp_path / "record.jsonl"
    file.write_text("".join(json.dumps(one) + "\n" for one in lines) + '{"index": 5, "pla')
    assert review_command.main([str(file), *OPTIONS]) == 0
    shown = capsys.readouterr().out
    assert "accuracy, 2 games" in shown and "game 2 after 3" in shown and "search, 7 sims" in shown
    for name in ("ann", "bob"):
        assert any(row.startswith(f"│ {name}") and "│     7 │" in row for row in shown.splitlines())
    assert review_command.main([str(file), "--only", "4", *OPTIONS]) == 0
    assert "game 4 after 3" in capsys.readouterr().out
    assert review_command.main([str(file), "--only", "3", *OPTIONS]) == 2
    assert capsys.readouterr().err.endswith("has no game 3: choose from 2, 4\n")


STONE_OF_O = '"board": [' + 15 * "0, " + "2"
BAD = {
    "game": (lambda text: text.replace('"name": "connectx"', '"name": "halite"'), "an episode of 'halite'"),
    "configuration": (lambda text: json.dumps({**json.loads(text), "configuration": {}}), "is not a readable episode"),
    "board": (lambda text: text.replace(STONE_OF_O[:-1] + "1", STONE_OF_O), "differ after move 1"),
    "column": (lambda text: text.replace('"action": 4', '"action": 8'), "column 8, which is off the board"),
    "start": (lambda text: text.replace(19 * "0, " + "0]", 19 * "0, " + "1]"), "not begin with the initial position"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_in_one_line(tmp_path, environment, name, capsys):
    (spoil, complaint), file = BAD[name], tmp_path / "episode.json"
    file.write_text(spoil(json.dumps(environment.toJSON())))
    assert complaint in said(capsys, 2, review_command.main, file, *OPTIONS)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("0123", "'0' is not a column from 1 to 5"),
        ("1236", "'6' is not a column from 1 to 5"),
        ("11111", "column 1 is full"),
        ("15151515", "comes after the end"),
        ("nofile.json", "no file 'nofile.json'"),
    ],
)
def test_an_impossible_line_of_columns_is_refused(line, complaint):
    with pytest.raises(BadInput, match=complaint):
        read_games(line, None, "connectx", SHAPE)


# ---- every game, in every format ----

TYPED = {"connectx": "4444353", "othello": "f5d6c3d3c4f4", "gomoku": "h8i9h9h10g8"}


@pytest.mark.parametrize("game", TYPED)
def test_moves_are_read_in_their_usual_notation(game):
    episode = read_games(TYPED[game], None, game, {})
    adapter, config = adapter_of(game), new_config(game)
    [record] = episode.games
    names = "".join(adapter.name_of(move["action"], config) for move in record["moves"])
    assert names == TYPED[game]
    assert record["statuses"] == ["BROKEN OFF"] * 2 and episode.config.game == game


def test_moves_that_fit_two_games_need_a_name():
    assert read_games("4444", None, None, {}).config.game == "connectx"
    assert read_games("h8i9h9h10", None, None, {}).config.game == "gomoku"  # Othello has no h10
    with pytest.raises(BadInput, match="gomoku or othello: say which by --game"):
        read_games("f5d6c3", None, None, {})
    with pytest.raises(BadInput, match="no i9"):
        read_games("a1i9", None, "gomoku", {"size": 8})


@pytest.mark.parametrize("game", TYPED)
def test_a_file_is_recognized_by_its_content(game, tmp_path, capsys):
    """A match, written in every format, is read again from a file with a neutral suffix."""
    record = tmp_path / "match.jsonl"
    assert match(["random", "random", "--game", game, "--sims", "1", "--pairs", "1", "--record", str(record)]) == 0
    original, other = read_games(str(record), None, None, {}), "gomoku" if game != "gomoku" else "othello"
    for suffix in adapter_of(game).formats:
        written = tmp_path / f"games.{suffix}"
        assert convert([str(record), "-o", str(written), "--only", "0"]) == 0
        unnamed = written.replace(tmp_path / "games.dat")
        episode = read_games(str(unnamed), None, None, {})
        assert episode.config.game == game and episode.config.shape == original.config.shape, suffix
        assert actions_of(episode.games[0]) == actions_of(original.games[0]), suffix
        with pytest.raises(BadInput, match=r"no game|holds no|neither a record"):
            read_games(str(unnamed), None, other, {})


@pytest.mark.parametrize("game", ["othello", "gomoku"])
def test_a_game_without_exact_scores_shows_estimates_marked_as_such(game, tmp_path, capsys):
    page = tmp_path / "page.html"
    options = ["--sims", "200", "--workers", "1", "--html", str(page)]
    assert review_command.main([TYPED[game], "--game", game, *options]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"~\d+ %", shown) and "not an exact score" in shown and "estimated" in shown
    assert all(len(line) <= 100 for line in shown.splitlines())
    assert '"estimate":true' in page.read_text() and f"KINDS.{game} =" in page.read_text()


def test_the_end_of_othello_has_exact_scores(tmp_path, capsys):
    record = tmp_path / "match.jsonl"
    assert match(["random", "random", "--game", "othello", "--sims", "1", "--pairs", "1", "--record", str(record)]) == 0
    episode = review_command.select_games(read_games(str(record), None, None, {}), "", 0)
    [game] = episode.games
    early, late = actions_of(game)[:50], actions_of(game)[50:]
    episode = episode._replace(games=[{**game, "opening": early, "moves": game["moves"][-len(late):]}])
    annotated = annotate(episode, LocalExecutor(1), AnnotationLimits(ScoreLimits(None, 18), 0))
    late = [one for one in annotated if one.ply >= 52]
    assert late and all(one.played.is_exact and one.best.is_exact for one in late)
    board = adapter_of("othello").new_position(episode.config)
    board.reset(actions_of(episode.games[0]))
    won = (board.lead() > 0) - (board.lead() < 0)
    lead = won * (64 - 2 * board.discs(2 if won > 0 else 1))  # empty squares are the winner's
    assert late[-1].played.low == (lead if late[-1].seat == 0 else -lead)


def test_an_episode_of_othello_is_read(tmp_path):
    from tempo.arena.adapter.environments.environment import load_environment
    from tempo.games.othello.adapter.strategies import board_shown

    def first(observation, configuration):
        return {"submission": board_shown(observation).legal()[0] if observation.get("observationString") else -1}

    def fails(observation, configuration):
        if not observation.get("observationString"):
            return {"submission": -1}
        return first(observation, configuration) if observation.step < 9 else {"submission": 0}

    for agents, status in (([first, first], "DONE"), ([first, fails], "INVALID")):
        configuration = adapter_of("othello").configuration_of(new_config("othello"))
        made = load_environment().make("open_spiel_othello", configuration)
        made.run(agents)
        file = tmp_path / "episode.json"
        file.write_text(json.dumps(made.toJSON()))
        episode = read_games(str(file), None, None, {})
        [game] = episode.games
        assert episode.config.game == "othello" and game["statuses"] == ["DONE", status]
        assert (game["moves"][-1]["action"] is None) == (status == "INVALID") and len(game["moves"]) > 5


def test_a_board_too_large_for_the_solver_is_estimated(capsys):
    options = ("--config", "rows=9,columns=9,inarow=4", "--sims", "100", "--workers", "1")
    assert review_command.main(["5544", "--game", "connectx", *options]) == 0
    printed = capsys.readouterr()
    assert "the solver cannot score 9x9" in printed.err and "~" in printed.out


# ---- one annotated move ----


def annotated_with(scores, action, estimates=None):
    return AnnotatedMove(0, 0, 0, 0, action, scores, estimates or {}, None)


def test_an_unknown_score_is_neither_a_loss_nor_perfect():
    """An unknown score stays undecided even beside a proven win."""
    unknown = annotated_with({0: UNKNOWN, 1: UNKNOWN}, 0)
    assert (unknown.is_perfect, unknown.keeps_value, unknown.best_actions, unknown.is_slower) == (None, None, [], False)
    assert annotated_with({}, 0).is_perfect is None
    beside = annotated_with({0: UNKNOWN, 1: Score(5, 9)}, 0)
    assert beside.keeps_value is None and beside.best_actions == [1]
    lost = annotated_with({0: Score(-9, -5), 1: Score(5, 9)}, 0)
    assert lost.keeps_value is False and lost.is_perfect is False and not lost.is_slower
    slower = annotated_with({0: Score(2, 2), 1: Score(5, 5)}, 0)
    assert slower.keeps_value and slower.is_slower and slower.is_perfect is False


def test_estimates_never_decide_a_question():
    guessed = annotated_with({}, 0, {0: 0.25, 1: 0.75})
    assert guessed.estimated_loss == 0.5 and guessed.keeps_value is None and guessed.is_perfect is None
    assert annotated_with({0: Score(1, 1), 1: Score(1, 1)}, 0, {0: 0.2, 1: 0.9}).estimated_loss is None
    lost_for_certain = annotated_with({0: Score(-9, -2), 1: UNKNOWN}, 0, {0: 0.4, 1: 0.75})
    assert lost_for_certain.estimated_loss == 0.75


def test_a_last_move_is_judged_by_its_result(monkeypatch):
    """Also where nothing solves the game, and other moves win, too."""
    episode = read_games("1515151", None, "connectx", SHAPE)
    monkeypatch.setattr(type(adapter_of("connectx")), "exact", lambda self: None)
    for simulations in (0, 200):
        won = annotate(episode, LocalExecutor(1), AnnotationLimits(None, simulations))[-1]
        assert (won.played.value, won.is_perfect, won.keeps_value, won.best_actions) == (1, True, True, [0])
        assert won.estimated_loss is None and loss_text(won, CONFIG) == ""
        assert value_text(won, 0, CONFIG) == "win"


def test_a_result_that_is_no_win_leaves_other_moves_open():
    after = (0, 4, 0, 4, 0, 4, 0)  # the first side wins with it
    lost = judge_last_move(CONFIG, after, 1, {})
    assert lost[0].value == -1 and lost[1] == UNKNOWN and annotated_with(lost, 0).keeps_value is None
    assert judge_last_move(CONFIG, after[:-1], 1, {}) == {}


def test_estimates_of_two_moves_are_compared_by_searches_after_both():
    """In the values of these positions the side to move looks better than it is."""
    estimates, after, rival = {0: 0.6, 1: 0.7, 2: 0.65}, {5: 0.58, 6: 0.3}, {5: 0.55}
    assert compare_estimates(0, {}, estimates, after, rival)[0] == pytest.approx(0.7 - (0.45 - 0.42))
    assert compare_estimates(0, {}, estimates, rival, after)[0] == 0.7, "no loss: the move played is better"
    assert compare_estimates(1, {}, estimates, after, {}) == estimates, "the search's own choice"
    certain = {2: Score(1, 1)}
    assert compare_estimates(0, certain, estimates, after, {})[0] == pytest.approx(0.42)
