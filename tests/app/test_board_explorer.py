"""The opening explorer: saved games by position, exact scores, level openings, and the state while games are read."""

import json
from pathlib import Path

import pytest
from board_support import page_client
from storage_support import random_actions

from tempo.app.explorer import record_index
from tempo.app.explorer.position_keys import indexed_game, keys_of_boards
from tempo.app.explorer.position_moves import explore
from tempo.app.explorer.record_index import RecordIndex
from tempo.app.server import BoardServices
from tempo.app.storage.archive import save_game
from tempo.app.storage.game_record import record_of
from tempo.arena.adapter.exact import Effort
from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of, new_config
from tempo.arena.adapter.game_adapter import games as all_games
from tempo.arena.adapter.game_types import Outcome, PlayedMove
from tempo.arena.command_line.inputs import BadInput

FIRST_WINS, SECOND_WINS, DRAWN = (Outcome(("DONE", "DONE"), (lead, -lead)) for lead in (1, -1, 0))


class Archive:
    """Saved games, and the index of them."""

    def __init__(self, records: Path) -> None:
        self.records, self.index = records, RecordIndex(records)

    def save(self, actions, ending=None, game="connectx") -> Path:
        moves, board = [], board_of(new_config(game))
        for step, action in enumerate(actions):
            moves.append(PlayedMove(step, board.mark - 1, action, 0.25, 60.0))
            board.play(action)
        return self.records / save_game(self.records, *record_of(new_config(game), ["human"] * 2, moves, ending))

    def explored(self, actions=(), game="connectx", **shape):
        """Return what is known of a position, when all games are read."""
        config = new_config(game, shape)
        known = self.index.look(config)
        while known.done < known.total:
            known = self.index.look(config)
        return {**explore(config, actions, known.table), "broken": known.broken}


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "games")


def counts_of(answer) -> list[tuple]:
    """Return (actions, games, won, drawn, lost) of the moves that were played."""
    names = ("actions", "games", "won", "drawn", "lost")
    return [tuple(move[name] for name in names) for move in answer["moves"] if move["games"]]


# ---- saved games ----


def test_results_are_those_of_the_side_to_move(archive):
    for ending in (FIRST_WINS, FIRST_WINS, SECOND_WINS, DRAWN, None):
        archive.save([3, 3, 2], ending)
    first, second = archive.explored([], rows=6), archive.explored([3])
    assert [first[name] for name in ("to_move", "games", "won", "drawn", "lost")] == [0, 5, 2, 1, 1]
    assert counts_of(first) == [([3], 5, 2, 1, 1)]
    assert counts_of(second) == [([3], 5, 1, 1, 2)] and second["to_move"] == 1


def test_transpositions_and_mirror_images_count_together(archive):
    archive.save([0, 3, 1, 5], FIRST_WINS)
    archive.save([1, 3, 0, 4], SECOND_WINS)  # the same position by another order
    archive.save([6, 3, 5, 2], DRAWN)  # its mirror image
    assert counts_of(archive.explored([0, 3, 1])) == [([4], 2, 1, 1, 0), ([5], 1, 0, 0, 1)]
    assert counts_of(archive.explored([6, 3, 5])) == [([2], 2, 1, 1, 0), ([1], 1, 0, 0, 1)]


def test_symmetric_moves_are_one_row(archive):
    archive.save([0, 3], FIRST_WINS)
    archive.save([6, 3], FIRST_WINS)
    assert counts_of(archive.explored()) == [([0, 6], 2, 2, 0, 0)]
    archive.save(random_actions("othello"), game="othello")
    assert [move["actions"] for move in archive.explored(game="othello")["moves"]] == [[19, 26, 37, 44]]


def test_the_most_played_move_comes_first_without_exact_scores(archive):
    for actions in ([0], [1], [1], [2]):
        archive.save(actions, game="gomoku")
    assert [row[1] for row in counts_of(archive.explored(game="gomoku"))] == [2, 1, 1]


def test_boards_of_other_sizes_do_not_count(archive):
    archive.save([3], FIRST_WINS)
    assert archive.explored(rows=5)["games"] == 0
    assert archive.explored()["games"] == 1


def test_a_game_counts_as_soon_as_it_is_saved_and_no_longer_than_that(archive):
    assert archive.explored([3])["games"] == 0
    path = archive.save([3, 3], FIRST_WINS)
    assert archive.explored([3])["games"] == 1
    path.write_text(path.read_text().replace('"action":3', '"action":2'))
    assert archive.explored([3])["games"] == 0 and archive.explored([2])["games"] == 1
    path.unlink()
    assert archive.explored([2])["games"] == 0


def test_broken_files_are_skipped_and_counted(archive):
    path = archive.save([3, 3], FIRST_WINS)
    text = path.read_text()
    header = json.loads(text.splitlines()[0])
    broken = {
        "empty": "", "text": "no record\n", "illegal": text.replace('"action":3', '"action":9'),
        "statuses": text.replace('"statuses"', '"status"'), "large": text.replace('"rows":6', '"rows":99999'),
        "flat": text.replace('"columns":7', '"columns":0'),
        "full": record_text_of(header, [0] * 7), "bytes": "\udcff",
    }  # fmt: skip
    for name, content in broken.items():
        path.with_name(f"101010-connectx-{name}.jsonl").write_bytes(content.encode(errors="surrogateescape"))
    answer = archive.explored()
    assert (answer["games"], answer["broken"]) == (1, len(broken))


def record_text_of(header, actions) -> str:
    moves = [{"step": at, "seat": at % 2, "action": one, "seconds": 0, "bank": 0} for at, one in enumerate(actions)]
    fields = {"opening": [], "statuses": ["DONE", "DONE"], "rewards": [1, -1], "banks": [0, 0], "problem": None}
    game = {"index": 0, "players": [0, 1], **fields, "moves": moves}
    return f"{json.dumps(header)}\n{json.dumps(game)}\n"


def test_a_slow_archive_does_not_block_a_request(archive, monkeypatch):
    """Each request reads for a moment: it says how many files are read, and holds their games."""
    for _ in range(3):
        archive.save([3], FIRST_WINS)
    real, read = record_index._read_games, []
    monkeypatch.setattr(record_index, "_read_games", lambda archive, name: read.append(name) or real(archive, name))
    for done in (1, 2, 3, 3):
        known = archive.index.look(new_config("connectx"), seconds=0.0)
        assert (known.done, known.total, len(known.table.keys)) == (done, 3, 2 * done)
    assert sorted(read) == sorted({*read}), "unchanged files are not read again"


def test_the_index_is_bounded(archive, monkeypatch):
    monkeypatch.setattr(record_index, "MAX_GAMES", 2)
    for _ in range(4):
        archive.save([3], FIRST_WINS)
    assert archive.explored()["games"] == 2


# ---- requests ----


def test_a_page_asks_for_a_position(archive):
    archive.save([3, 2, 1], FIRST_WINS)
    page = page_client(BoardServices(archive.records))
    answer = page.post("/api/explorer", json={"game": "connectx", "shape": {}, "actions": [3, 2]}).get_json()
    assert counts_of(answer) == [([1], 1, 1, 0, 0)]
    assert answer["reading"] is None and answer["broken"] == 0


@pytest.mark.parametrize("wrong", [{"actions": [9]}, {"actions": "3"}, {"game": "chess"}, {"after": [3]}])
def test_bad_requests_are_refused_in_a_sentence(archive, wrong):
    page = page_client(BoardServices(archive.records))
    answer = page.post("/api/explorer", json={"game": "connectx", "shape": {}, "actions": [], **wrong})
    assert answer.status_code == 400 and answer.get_json()["error"]


@pytest.mark.parametrize("game", all_games())
def test_every_position_of_a_game_has_an_answer(game, archive):
    """Passes included. The last position has no moves."""
    actions = random_actions(game)
    archive.save(actions, game=game)
    for at in range(0, len(actions), max(7, len(actions) // 8)):
        moves = [move for move in archive.explored(actions[:at], game)["moves"] if move["games"]]
        assert len(moves) == 1 and actions[at] in moves[0]["actions"]
        assert moves[0]["ply"]["action"] in moves[0]["actions"]
    end = archive.explored(actions, game)
    assert (end["moves"], end["to_move"], end["games"]) == ([], None, 1)


# ---- exact scores and openings ----


def test_exact_scores_come_from_tables_best_first(archive):
    answer = archive.explored()
    assert answer["moves"][0]["actions"] == answer["best"] == [3]
    values = [move["score"]["value"] for move in answer["moves"]]
    assert values == sorted(values, reverse=True) and values[0] == 1
    assert archive.explored(rows=5)["moves"] == []  # no tables for other boards
    assert archive.explored([3, 3, 3, 3, 3, 2, 3, 2, 1])["moves"] == []  # nor for so late a position


@pytest.mark.parametrize("actions", [(), (3, 3, 3), (3, 2, 3, 2, 3), (3, 2, 3, 4, 2, 3, 4), (2, 5, 3, 4, 3, 0, 5, 6)])
def test_tables_agree_with_the_solver(actions):
    config = new_config("connectx")
    exact, board = adapter_of("connectx").exact(), board_after(config, actions)
    tabled = exact.tabled(board)
    if len(actions) < 5:
        assert {action: score.value for action, score in tabled.items()} == exact.outcomes(config, actions)
        return
    scores = exact.scores(board, Effort(), 22)
    for action, score in tabled.items():
        assert score.low <= scores[action].high and scores[action].low <= score.high
        assert score.value == scores[action].value


def test_a_move_that_wins_at_once_has_its_score():
    tabled = adapter_of("connectx").exact().tabled(board_after(new_config("connectx"), [3, 0, 3, 0, 3, 0]))
    assert tabled[3] == (18, 18)


def test_level_openings_are_known_moves_of_gomoku(archive):
    openings = adapter_of("gomoku").level_openings(new_config("gomoku"))
    answer = archive.explored(game="gomoku")
    assert sum(move["openings"] for move in answer["moves"]) == len(openings)
    first = archive.explored(openings[0][:-1], "gomoku")
    assert [move["actions"] for move in first["moves"] if openings[0][-1] in move["actions"]]
    assert archive.explored(game="gomoku", size=9)["moves"] == []


# ---- keys ----


@pytest.mark.parametrize("game", all_games())
def test_symmetric_positions_have_the_same_key(game):
    config = new_config(game)
    board = board_after(config, random_actions(game)[:9])
    images = [adapter_of(game).new_position(config) for _ in adapter_of(game).symmetries(config)]
    for image, cells in zip(images, adapter_of(game).symmetries(config), strict=True):
        image.play(image.legal()[0])  # nine plies: the second side is to move, as after one
        image.cells = [board.cells[cell] for cell in cells]
    keys = keys_of_boards(config, [board, *images])
    assert len(images) in (1, 7) and len(set(keys.tolist())) == 1
    keys = indexed_game(config, random_actions(game)).keys
    assert len(set(keys.tolist())) == len(random_actions(game)) + 1


def test_illegal_games_have_no_keys():
    with pytest.raises(BadInput, match="not legal"):
        indexed_game(new_config("connectx"), [0] * 7)


def test_the_folder_may_be_missing(tmp_path):
    known = RecordIndex(tmp_path / "none").look(new_config("othello"))
    assert (known.done, known.total, len(known.table.keys)) == (0, 0, 0)
