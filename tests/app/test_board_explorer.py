"""The opening explorer: saved games by position, exact scores, level openings, and the state while games are read."""

import json
from pathlib import Path
from threading import Event

import pytest
from storage_support import Page, random_actions, record
from waiting import wait_until

from tempo.app.boards import Boards
from tempo.app.explorer import record_index
from tempo.app.explorer.position_keys import keys_of_boards, keys_of_game
from tempo.app.explorer.record_index import RecordIndex
from tempo.app.game.game_record import Ending
from tempo.app.storage.archive import save_game
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.exact import Effort
from tempo.lab.referee.game_adapter import adapter_of, board_after, new_config
from tempo.lab.referee.game_adapter import games as all_games

FIRST_WINS, SECOND_WINS = Ending.resigned(1), Ending.resigned(0)
DRAWN = Ending((0, 0), ("DONE", "DONE"), None, None)


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return Page(tmp_path / "games")


def save(page: Page, actions, ending=None, game="connectx") -> Path:
    return page.boards.records / save_game(page.boards.records, *record(game, actions=actions, ending=ending))


def explored(page: Page, actions=(), game="connectx", query="", **shape):
    """Return the answer for a position, when all games are read."""
    board = page.boards.add(new_config(game, shape), ["human", "human"], actions)
    found = []

    def is_read() -> bool:
        found[:] = [page.get(f"/api/explorer/{board.name}{query}").get_json()]
        return found[0]["reading"] is None

    wait_until(is_read)
    return found[0]


def counts_of(answer) -> list[tuple]:
    """Return (actions, games, won, drawn, lost) of the moves that were played."""
    names = ("actions", "games", "won", "drawn", "lost")
    return [tuple(move[name] for name in names) for move in answer["moves"] if move["games"]]


# ---- saved games ----


def test_results_are_those_of_the_side_to_move(page):
    for ending in (FIRST_WINS, FIRST_WINS, SECOND_WINS, DRAWN, None):
        save(page, [3, 3, 2], ending)
    first, second = explored(page, [], rows=6), explored(page, [3])
    assert [first[name] for name in ("to_move", "games", "won", "drawn", "lost")] == [0, 5, 2, 1, 1]
    assert counts_of(first) == [([3], 5, 2, 1, 1)]
    assert counts_of(second) == [([3], 5, 1, 1, 2)] and second["to_move"] == 1


def test_transpositions_and_mirror_images_count_together(page):
    save(page, [0, 3, 1, 5], FIRST_WINS)
    save(page, [1, 3, 0, 4], SECOND_WINS)  # the same position by another order
    save(page, [6, 3, 5, 2], DRAWN)  # its mirror image
    assert counts_of(explored(page, [0, 3, 1])) == [([4], 2, 1, 1, 0), ([5], 1, 0, 0, 1)]
    assert counts_of(explored(page, [6, 3, 5])) == [([2], 2, 1, 1, 0), ([1], 1, 0, 0, 1)]


def test_symmetric_moves_are_one_row(page):
    save(page, [0, 3], FIRST_WINS)
    save(page, [6, 3], FIRST_WINS)
    assert counts_of(explored(page)) == [([0, 6], 2, 2, 0, 0)]
    save(page, random_actions("othello"), game="othello")
    assert [move["actions"] for move in explored(page, game="othello")["moves"]] == [[19, 26, 37, 44]]


def test_the_most_played_move_comes_first_without_exact_scores(page):
    for actions in ([0], [1], [1], [2]):
        save(page, actions, game="gomoku")
    assert [row[1] for row in counts_of(explored(page, game="gomoku"))] == [2, 1, 1]


def test_boards_of_other_sizes_do_not_count(page):
    save(page, [3], FIRST_WINS)
    assert explored(page, rows=5)["games"] == 0
    assert explored(page)["games"] == 1


def test_a_game_counts_as_soon_as_it_is_saved_and_no_longer_than_that(page):
    assert explored(page, [3])["games"] == 0
    path = save(page, [3, 3], FIRST_WINS)
    assert explored(page, [3])["games"] == 1
    path.write_text(path.read_text().replace('"action":3', '"action":2'))
    assert explored(page, [3])["games"] == 0 and explored(page, [2])["games"] == 1
    path.unlink()
    assert explored(page, [2])["games"] == 0


def test_broken_files_are_skipped_and_counted(page):
    path = save(page, [3, 3], FIRST_WINS)
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
    answer = explored(page)
    assert (answer["games"], answer["broken"]) == (1, len(broken))


def record_text_of(header, actions) -> str:
    moves = [{"step": at, "seat": at % 2, "action": one, "seconds": 0, "bank": 0} for at, one in enumerate(actions)]
    fields = {"opening": [], "statuses": ["DONE", "DONE"], "rewards": [1, -1], "banks": [0, 0], "problem": None}
    game = {"index": 0, "players": [0, 1], **fields, "moves": moves}
    return f"{json.dumps(header)}\n{json.dumps(game)}\n"


def test_a_slow_archive_does_not_block_a_request(page, monkeypatch):
    """While files are read, an answer says how many, and holds the games so far."""
    for _ in range(3):
        save(page, [3], FIRST_WINS)
    index, read, wait = RecordIndex(page.boards.records), [], Event()
    real = record_index._read_games

    def slow(archive, name):
        if read:
            wait.wait()
        read.append(name)
        return real(archive, name)

    monkeypatch.setattr(record_index, "_read_games", slow)
    index.refresh(0.0)
    wait_until(lambda: index.progress() == (1, 3))
    table = index.table(new_config("connectx"))
    assert len(table.keys) == 2
    wait.set()
    wait_until(lambda: index.progress() is None)
    assert len(index.table(new_config("connectx")).keys) == 6
    index.refresh()
    wait_until(lambda: index.progress() is None)
    assert len(read) == 3  # unchanged files are not read again


def test_the_index_is_bounded(page, monkeypatch):
    monkeypatch.setattr(record_index, "MAX_GAMES", 2)
    for _ in range(4):
        save(page, [3], FIRST_WINS)
    assert explored(page)["games"] == 2


# ---- requests ----


def test_further_moves_are_explored_without_being_played(page):
    save(page, [3, 2, 1], FIRST_WINS)
    answer = explored(page, [3], query="?after=2")
    assert counts_of(answer) == [([1], 1, 1, 0, 0)]
    assert answer["line"] == "3" and [ply["action"] for ply in answer["plies"]] == [2]
    assert explored(page, [3])["line"] == "3"


@pytest.mark.parametrize("after", ["x", "9", "1..9", "-1", "1" * 20, "0.0.0.0.0.0.0"])
def test_bad_moves_are_refused_in_a_sentence(page, after):
    board = page.boards.add(new_config("connectx"), ["human", "human"])
    assert "error" in page.get(f"/api/explorer/{board.name}?after={after}", 400).get_json()


def test_an_unknown_board_is_refused(page):
    assert "start a new game" in page.get("/api/explorer/aaaaaaaaaaaaaaaa", 404).get_json()["error"]


def test_strangers_are_refused(page):
    board = page.boards.add(new_config("connectx"), ["human", "human"])
    page.client._cookies.clear()
    page.get(f"/api/explorer/{board.name}", 403)


@pytest.mark.parametrize("game", all_games())
def test_every_position_of_a_game_has_an_answer(game, page):
    """Passes included. The last position has no moves."""
    actions = random_actions(game)
    save(page, actions, game=game)
    for at in range(0, len(actions), 7):
        moves = [move for move in explored(page, actions[:at], game)["moves"] if move["games"]]
        assert len(moves) == 1 and actions[at] in moves[0]["actions"]
        assert moves[0]["ply"]["action"] in moves[0]["actions"]
    end = explored(page, actions, game)
    assert (end["moves"], end["to_move"], end["games"]) == ([], None, 1)


# ---- exact scores and openings ----


def test_exact_scores_come_from_tables_best_first(page):
    answer = explored(page)
    assert answer["moves"][0]["actions"] == answer["best"] == [3]
    values = [move["score"]["value"] for move in answer["moves"]]
    assert values == sorted(values, reverse=True) and values[0] == 1
    assert explored(page, rows=5)["moves"] == []  # no tables for other boards
    assert explored(page, [3, 3, 3, 3, 3, 2, 3, 2, 1])["moves"] == []  # nor for so late a position


@pytest.mark.parametrize("actions", [(), (3, 3, 3), (3, 2, 3, 2, 3), (0, 1, 2, 3, 4, 5, 6), (3, 3, 3, 3, 3, 2, 2, 2)])
def test_tables_agree_with_the_solver(actions):
    config = new_config("connectx")
    exact, board = adapter_of("connectx").exact(), board_after(config, actions)
    tabled = exact.tabled(board)
    if len(actions) < 5:
        assert {action: score.value for action, score in tabled.items()} == exact.outcomes(config, actions)
        return
    scores = exact.scores(board, Effort(seconds=20), 22)
    for action, score in tabled.items():
        assert score.low <= scores[action].high and scores[action].low <= score.high
        assert score.value == scores[action].value


def test_a_move_that_wins_at_once_has_its_score():
    tabled = adapter_of("connectx").exact().tabled(board_after(new_config("connectx"), [3, 0, 3, 0, 3, 0]))
    assert tabled[3] == (18, 18)


def test_level_openings_are_known_moves_of_gomoku(page):
    openings = adapter_of("gomoku").level_openings(new_config("gomoku"))
    answer = explored(page, game="gomoku")
    assert sum(move["openings"] for move in answer["moves"]) == len(openings)
    first = explored(page, openings[0][:-1], "gomoku")
    assert [move["actions"] for move in first["moves"] if openings[0][-1] in move["actions"]]
    assert explored(page, game="gomoku", size=9)["moves"] == []


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
    assert len(set(keys_of_game(config, random_actions(game)).tolist())) == len(random_actions(game)) + 1


def test_illegal_games_have_no_keys():
    with pytest.raises(BadInput, match="not legal"):
        keys_of_game(new_config("connectx"), [0] * 7)


def test_the_folder_may_be_missing(tmp_path):
    boards = Boards(tmp_path / "games")
    index = RecordIndex(boards.records / "none")
    index.refresh()
    wait_until(lambda: index.progress() is None)
    assert len(index.table(new_config("othello")).keys) == 0
