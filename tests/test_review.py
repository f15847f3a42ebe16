"""Review: episodes of the competition, records and columns are read; every move is held against exact scores."""
import json
import random
from functools import cache

import pytest
from games import Referee

from tempo.connectx.book.outcomes import outcome_of
from tempo.connectx.sport.early_scores import STONES, early_score, read_scores
from tempo.connectx.sport.exact_scores import Score, ScoreQuestion, Shape, answer
from tempo.connectx.workbench.make_book import CHECKPOINT, position_of_key, read_checkpoint
from tempo.connectx.workbench.solver_sets import read_set
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.jobs.executor import LocalExecutor
from tempo.lab.records.episodes import read_episode
from tempo.lab.referee.one_game import Terms
from tempo.lab.review import review
from tempo.lab.review.move_quality import accuracy, first_lost

SMALL = Shape(4, 5, 4, table_bits=18)
TERMS = Terms(4, 5, 4)
OPTIONS = ("--config", "rows=4,columns=5,inarow=4", "--workers", "1", "--table-bits", "18")


def talker(observation, configuration):
    """Plays the leftmost free column and says so."""
    column = next(c for c in range(configuration.columns) if observation.board[c] == 0)
    print(f"why=leftmost sims={column} value=0.25")
    return column


def stacker(observation, configuration):
    return next(c for c in reversed(range(configuration.columns)) if observation.board[c] == 0)


@pytest.fixture(scope="module")
def environment():
    """A game that the environment played: X stands upright in the first column and wins by its seventh stone."""
    from tempo.lab.referee.environment import load_environment

    made = load_environment().make("connectx", {"rows": 4, "columns": 5, "inarow": 4})
    made.run([talker, stacker])
    made.info = {"TeamNames": ["Talkers", "Stackers"], "EpisodeId": 1}
    return made


@cache
def worth(cells: tuple[int, ...], mark: int, rows: int, columns: int, inarow: int) -> int:
    """The score by brute force, from the rules of the environment alone."""
    return max(columns_by_hand(cells, mark, rows, columns, inarow).values(), default=0)


def columns_by_hand(cells, mark, rows, columns, inarow) -> dict[int, int]:
    scores = {}
    for column in range(columns):
        if cells[column] == 0:
            referee = Referee(rows, columns, inarow)
            referee.cells, referee.mark = list(cells), mark
            referee.drop(column)
            empty = cells.count(0)
            if referee.won:
                scores[column] = (empty + 1) // 2
            else:
                scores[column] = -worth(tuple(referee.cells), 3 - mark, rows, columns, inarow)
    return scores


def test_scores_are_those_of_brute_force():
    rng, shape, seen = random.Random(3), Shape(3, 4, 3, 18), 0
    while seen < 25:
        referee, moves = Referee(3, 4, 3), []
        for _ in range(rng.randint(0, 9)):
            if not referee.over:
                moves.append(rng.choice(referee.legal))
                referee.drop(moves[-1])
        if not referee.over:
            by_hand = columns_by_hand(tuple(referee.cells), referee.mark, 3, 4, 3)
            scores = answer(ScoreQuestion(shape, tuple(moves)))
            assert {c: s for c, s in enumerate(scores) if s is not None} == {c: (s, s) for c, s in by_hand.items()}
            seen += 1


@pytest.mark.parametrize("name", ["middle-easy", "middle-medium", "end-easy"])
def test_the_best_column_has_the_score_of_the_position(request, name):
    for sample in read_set(request.path.parent / "solver_positions", name)[:5]:
        scores = [score for score in answer(ScoreQuestion(Shape(), sample.moves)) if score is not None]
        assert all(score.is_exact for score in scores)
        assert max(score.low for score in scores) == sample.score


def test_what_is_not_finished_in_time_is_a_bound_with_the_right_outcome():
    scores = answer(ScoreQuestion(Shape(), (3, 3, 3), 0.0))
    assert [score.value for score in scores] == [-1] * 7  # whoever is to move has lost, wherever it goes
    assert all(score.text().startswith(("-", "≤-")) for score in scores)
    assert [score.value for score in answer(ScoreQuestion(Shape(), (), 0.0))] == [-1, -1, 0, 1, 0, -1, -1]
    assert Score(1, 18).text() == "≥+1" and Score(-5, 4).text() == "?" and Score(2, 2).text() == "+2"


def test_what_is_known_beforehand_agrees_with_the_book():
    """The book's scores were computed another way; of the positions it shares with the file all must agree."""
    known = {position_of_key(key): one.score for key, one in read_checkpoint(CHECKPOINT).items()}
    early = {position: early_score(position) for position in known if position[1].bit_count() <= STONES}
    assert all(score in (None, known[position]) for position, score in early.items())
    assert sum(score is not None for score in early.values()) > 0 or len(read_scores()) < 8231
    for position, score in early.items():
        assert score is None or (score > 0) - (score < 0) == outcome_of(position)


@pytest.mark.parametrize("wrapped", [False, True])
def test_an_episode_of_the_environment(tmp_path, environment, wrapped, capsys):
    file, logs = tmp_path / "episode.json", tmp_path / "episode-1-agent-0-logs.json"
    whole = environment.toJSON()
    file.write_text(json.dumps({"environment": whole, "logs": environment.logs} if wrapped else whole))
    logs.write_text(json.dumps(environment.logs))
    episode = read_episode(str(file), None if wrapped else logs, Terms())
    assert episode.names == ["Talkers", "Stackers"] and episode.terms[:3] == (4, 5, 4)
    (game,) = episode.games
    assert [move["action"] for move in game["moves"]] == [0, 4, 0, 4, 0, 4, 0]
    assert game["rewards"] == [1, -1] and game["statuses"] == ["DONE", "DONE"]
    assert [move["reason"] for move in game["moves"]] == ["leftmost", None] * 3 + ["leftmost"]
    assert game["moves"][0]["note"] == "why=leftmost sims=0 value=0.25"
    page = tmp_path / "page.html"
    arguments = [str(file), *([] if wrapped else ["--logs", str(logs)]), *OPTIONS, "--html", str(page)]
    assert review.main(arguments) == 0
    shown = capsys.readouterr().out
    assert "won by Talkers" in shown and "why=leftmost" in shown
    assert all(len(line) <= 100 for line in shown.splitlines())
    assert "Stackers" in page.read_text() and '"scores"' in page.read_text()


def test_logs_of_one_agent_are_put_beside_its_own_moves(tmp_path, environment):
    file, logs = tmp_path / "episode.json", tmp_path / "episode-1-agent-1-logs.json"
    file.write_text(json.dumps(environment.toJSON()))
    logs.write_text(json.dumps([[{"duration": n / 10, "stdout": f"thinking {n}\n", "stderr": ""}] for n in range(3)]))
    (game,) = read_episode(str(file), logs, Terms()).games
    assert [move.get("note") for move in game["moves"]] == [
        None, "thinking 0", None, "thinking 1", None, "thinking 2", None,
    ]  # fmt: skip
    assert game["moves"][3]["seconds"] == 0.1


def test_a_forfeit_is_no_move(tmp_path):
    from tempo.lab.referee.environment import load_environment

    made = load_environment().make("connectx", {"rows": 4, "columns": 5, "inarow": 4})
    made.run([lambda o, c: 2, lambda o, c: 9])
    file = tmp_path / "episode.json"
    file.write_text(json.dumps(made.toJSON()))
    (game,) = read_episode(str(file), None, Terms()).games
    assert [move["action"] for move in game["moves"]] == [2, None]
    assert game["statuses"] == ["DONE", "INVALID"]
    assert review.main([str(file), *OPTIONS]) == 0


def judged_line(line: str):
    episode = read_episode(line, None, TERMS)
    return review.judge(episode, LocalExecutor(1), None, 18)


def test_moves_are_judged_by_hand():
    """Every move of a game on the small board, against scores from brute solving of each column."""
    judged = judged_line("1515151")
    assert [one.column for one in judged] == [0, 4, 0, 4, 0, 4, 0]
    assert judged[-1].is_perfect and judged[-1].played == (7, 7)  # 14 cells empty, the win is there
    assert judged[-2].keeps_value == (judged[-2].best.value == judged[-2].played.value)
    assert judged[-2].played == (-7, -7)  # it does not block: lost with the very next stone
    assert judged[-2].plies_given_away is None or judged[-2].plies_given_away > 0
    lost = first_lost(judged, 1)
    assert lost is not None and lost.played.value == -1 and lost.best.value == 0
    assert first_lost(judged, 0) == judged[0]  # the corner of the empty board
    figures = accuracy([one for one in judged if one.seat == 0])
    assert figures.moves == figures.perfect_known == 4


def test_a_record_gives_the_accuracy_of_each_player_over_all_games(tmp_path, capsys):
    header = {
        "format": "tempo-record", "version": 1, "kind": "match", "game": "connectx",
        "players": [{"name": "ann", "version": "1"}, {"name": "bob", "version": "2"}], "terms": TERMS._asdict(),
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
    assert review.main([str(file), *OPTIONS]) == 0
    shown = capsys.readouterr().out
    assert "accuracy, 2 games" in shown and "game 2 after 3" in shown and "search, 7 sims" in shown
    for name in ("ann", "bob"):
        assert any(row.startswith(f"│ {name}") and "│     7 │" in row for row in shown.splitlines())
    assert review.main([str(file), "--game", "4", *OPTIONS]) == 0
    assert "game 4 after 3" in capsys.readouterr().out
    assert review.main([str(file), "--game", "3", *OPTIONS]) == 2


STONE_OF_O = '"board": [' + 15 * "0, " + "2"
BAD = {
    "whole": (lambda text: text[:200], "is not whole"),
    "steps": (lambda text: json.dumps({**json.loads(text), "steps": 3}), "it has no steps"),
    "game": (lambda text: text.replace('"name": "connectx"', '"name": "halite"'), "an episode of 'halite'"),
    "configuration": (lambda text: json.dumps({**json.loads(text), "configuration": {}}), "episode that can be read"),
    "board": (lambda text: text.replace(STONE_OF_O[:-1] + "1", STONE_OF_O), "differ after move 1"),
    "column": (lambda text: text.replace('"action": 4', '"action": 8'), "which is no column"),
    "rows": (lambda text: text.replace('"rows": 4', '"rows": 20'), "the solver cannot score 20x5"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_told_in_one_line(tmp_path, environment, name, capsys):
    spoil, said = BAD[name]
    file = tmp_path / "episode.json"
    file.write_text(spoil(json.dumps(environment.toJSON())))
    if name == "rows":  # a board that the solver does not take, and nothing else wrong with it
        made = environment.clone()
        document = made.toJSON()
        document["configuration"]["rows"] = 20
        document["steps"] = [[{**state, "observation": {"board": [0] * 100}} for state in document["steps"][0]]]
        file.write_text(json.dumps(document))
    assert review.main([str(file), *OPTIONS]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0123", "has a 0: columns are counted from 1"),
        ("1236", "has a 6: columns are counted from 1 at the left, up to 5"),
        ("11111", "goes to column 1 from the left, which is full"),
        ("15151515", "the game was over before"),
        ("nofile.json", "there is no file 'nofile.json'"),
    ],
)
def test_a_line_of_columns_that_cannot_be(line, said):
    with pytest.raises(BadInput, match=said):
        read_episode(line, None, TERMS)
