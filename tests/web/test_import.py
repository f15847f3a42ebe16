"""Pasted and dropped texts in Chromium, on both pages: each becomes games that a board can show, or a sentence."""

import json
import random
import re

import pytest
from episode_support import off_the_board, played, right
from open_spiel_replays import CASES, GAMES, replay_of, rewards_of
from storage_support import FORMATS, End, episodes, forfeited, random_actions, record, record_text, texts_of
from web_texts import count_games, read_text, read_texts, set_language

from tempo.arena.adapter.game_adapter import adapter_of, board_of, games, new_config
from tempo.arena.records.episodes import read_competition
from tempo.web.page_export import FORMATS as OWN_FORMATS

pytestmark = pytest.mark.browser

NINE = {"rows": 9, "columns": 9, "inarow": 4}


@pytest.mark.parametrize(("game", "suffix"), FORMATS)
def test_every_format_is_detected_by_its_contents(game, suffix, either):
    text, many = texts_of(game)[suffix], texts_of(game, 3)
    found = read_texts(either, [
        [text, "the text", game, None], ["\ufeff\r\n" + text.replace("\n", "\r\n"), "download.dat", game, None],
        [many.get(suffix, text), "the text", game, None],
    ])  # fmt: skip
    assert suffix in OWN_FORMATS, "both pages read all of them"
    *alike, several = found
    for [one] in alike:
        assert (one["kind"], one["format"], one["game"]) == ("file", adapter_of(game).formats[suffix].name, game)
        assert one["actions"] == random_actions(game, 0) and one["rewards"] and one["result"] != "open"
        assert not one["own"] and one["ending"] is None
    if suffix in many:
        assert [one["actions"] for one in several] == [random_actions(game, seed) for seed in range(3)]


TYPED = {  # the text and the game on the board, and what it is
    ("44455", ""): ("connectx", [3, 3, 3, 4, 4]),
    (" 4 4 4 5 5\n", ""): ("connectx", [3, 3, 3, 4, 4]),
    ("4,4,4,5", "othello"): ("connectx", [3, 3, 3, 4]),
    ("h8i9h9h10", ""): ("gomoku", [112, 128, 127, 142]),
    ("h8, I9; h9", "gomoku"): ("gomoku", [112, 128, 127]),
    ("1. h8 i9 2. h9", "connectx"): ("gomoku", [112, 128, 127]),
    ("F5 D6 C3", "othello"): ("othello", [37, 43, 18]),  # too short for a file: the board on the page decides
    ("F5 D6 C3", "gomoku"): ("gomoku", [65, 78, 32]),
    ("1. f5 d6 2. c3 d3", "gomoku"): ("gomoku", [65, 78, 32, 33]),
    ("f5d6c3d3", "othello"): ("othello", [37, 43, 18, 19]),
    ("d3c3b3", "othello"): ("othello", [19, 18, 17]),
    ("#game=othello&moves=37.43.18", ""): ("othello", [37, 43, 18]),
    ("game=connectx&shape=rows.9-columns.9-inarow.4&moves=8.8", ""): ("connectx", [8, 8]),
    ("http://127.0.0.1:8000/#game=gomoku&shape=size.11-inarow.5&moves=3.80&at=1", ""): ("gomoku", [3, 80]),
    ("(;GM[4]SZ[15:15]RE[Void]\n;B[h8]\n;W[h9])", ""): ("gomoku", [112, 127]),
    ("(;GM[4]AB[aa][cc]AW[bb]PL[W];W[dd]C[a \\] (;B\\[hh\\]])", ""): ("gomoku", [0, 16, 32, 48]),
    ("(;GM[4]SZ[15];B[hh](;W[ii])(;W[jj]))", ""): ("gomoku", [112, 128]),
    ("Piskvorky 15x15, 11:11, 1\n8,8,1520\n9,9,300\nANN.zip\nBOB.zip\n-1\n", ""): ("gomoku", [112, 128]),
    ("44455 3\n", "connectx"): ("connectx", [3, 3, 3, 4, 4]),
    ("(;GM[4]AB[aa:ba]AW[ab:bb]PL[B];B[dd])", ""): ("gomoku", [0, 15, 1, 16, 48]),
}


def test_moves_are_read_in_any_notation(either):
    found = read_texts(either, [[text, "the text", game, None] for text, game in TYPED])
    for asked, read, expected in zip(TYPED, found, TYPED.values(), strict=True):
        assert [(one["game"], one["actions"]) for one in read] == [expected], (asked, read)
    [address], [psq] = found[13], found[17]
    assert (address["at"], address["shape"]) == (1, {"size": 11, "inarow": 5})
    assert psq["players"] == ["BOB.zip", "ANN.zip"] and psq["known"] == [{"seconds": 1.52}, {"seconds": 0.3}]


def test_text_that_fits_two_games_is_a_choice(either):
    asked = [("f5d6c3d3c4", "gomoku"), ("f5d6c3d3c4", "connectx"), ("f5 d6 c3", "connectx"), ("f5d6c3d3", "")]
    found = read_texts(either, [[text, "the text", game, None] for text, game in asked])
    assert [one["game"] for one in found[0]] == ["gomoku", "othello"]
    assert [one["game"] for one in found[3]] == ["othello", "gomoku"]
    assert [len(one) for one in found] == [2, 2, 2, 2]


def test_the_shown_board_decides_ambiguous_texts(either):
    [wide] = read_text(either, "99999999", "connectx", NINE)
    assert wide["shape"] == NINE
    [usual] = read_text(either, "44445", "connectx", {"rows": 5, "columns": 4, "inarow": 3})
    assert usual["shape"]["columns"] == 7, "the small board has no such column"
    [large] = read_text(either, "h8", "gomoku", {"size": 7, "inarow": 4})
    assert large["shape"]["size"] == 15, "a point that the small board does not have"


def test_a_pass_may_be_left_out(either):
    whole = next(actions for seed in range(99) if 64 in (actions := random_actions("othello", seed)))
    names = ["--" if action == 64 else adapter_of("othello").name_of(action, new_config("othello")) for action in whole]
    without = " ".join(name for name in names if name != "--")
    found = read_texts(either, [[text, "the text", "othello", None] for text in (" ".join(names), without)])
    assert [one["actions"] for [one] in found] == [whole, whole]


ENDS = {
    "RE[B+R]": {"rewards": [1, -1], "forfeit": 1, "reason": "resigned"},
    "RE[W+T]": {"rewards": [-1, 1], "forfeit": 0, "reason": "time", "status": "TIMEOUT"},
    "RE[B+]": None,
    "RE[Void]": None,
    "": None,
}


def test_ends_that_are_not_by_the_rules(either):
    asked = [f"(;GM[4]SZ[15]PB[Ann]PW[level:4]DT[1997-08-09]{told};B[hh];W[ii])" for told in ENDS]
    found = read_texts(either, [[text, "the text", "", None] for text in asked])
    assert [one["ending"] for [one] in found] == list(ENDS.values())
    for [one] in found:
        assert (one["players"], one["date"]) == (["Ann", "level:4"], "1997-08-09") and not one["own"]


ERRORS = {
    "44458": "the text, line 1, column 5 (move 5): '8' is not a legal move",
    "444\n4444444": "the text, line 2, column 7 (move 7): '4' is not a legal move",
    "12121213": "the text, line 1, column 8 (move 8): 3 comes after the end of the game",
    "f5d6c3d3c4x9f5d6": "the text, line 1, column 11 (move 6): 'x9' is not a legal move",
    "(;GM[4]SZ[15];B[hh]\n;W[hh])": "the text, line 2, column 2 (move 2): 'h8' is not a legal move",
    "(;GM[4]SZ[15];B[hh];B[hh])": "the text, line 1, column 21 (move 2): it is the other side's turn to move",
    "(;GM[4]SZ[15];B[hh];W[])": "the text, line 1, column 21 (move 2): 'a pass' is not a legal move",
    "(;GM[4]SZ[15];B[h99])": "the text, line 1, column 15: [h99] is not a point of a board of 15",
    "(;GM[2]SZ[9];B[f5])": "the text, line 1, column 3: SZ[9] is not a size of this game's board",
    "(;GM[2]AB[a1];B[f5])": "the text, line 1, column 3: it begins with a position of its own",
    "(;GM[4]SZ[15];B[hh": "the text, line 1, column 15: the bracket is never closed",
    "(;GM[4];B[hh]": "the text: the ) at the end of the game is missing",
    "(;GM[Othello]B[f5]\nW[f5];)": "the text, line 2, column 1 (move 2): 'f5' is not a legal move",
    "(;GM[Othello]B[f5": "the text, line 1, column 14: 'B' is not part of a game in GGF",
    "(;GM[Othello]B[f5]": "the text, line 1, column 19: the ;) at the end of the game is missing",
    "(;GM[Othello]B[f5]W[x9];)": "the text, line 1, column 19: [x9] is not a point of a board of 8",
    "(;GM[Othello]BO[8 " + "-" * 64 + " *];)": "the text, line 1, column 3: it begins with a position of its own",
    "(;GM[Othello];)(;GM[Hex];)": "the text, line 1, column 18: this is a game of Hex",
    "Piskvorky\n": "the text, line 1: a game begins with a line like: Piskvorky",
    "Piskvorky 15x15, 11:11, 0\n8,8,0\n8,8,0\n": "the text, line 3 (move 2): 'h8' is not a legal move",
    "Piskvorky 15x15, 11:11, 0\n8,8,0\nAnn, 3\n": "the text, line 3: 'Ann, 3' is neither a move",
    "Piskvorky 26x26, 11:11, 0\n99999999999,1,0\n": "the text, line 2: 99999999999,1 is not from 1,1 to 26,26",
    '{"steps": 3}': "the text is neither an episode of the competition (it has no steps) nor a record of ours",
    '{"steps":': "the text is not whole: ",
    '{"steps": [], "name": "open_spiel_chess"}': "the text is an episode of 'open_spiel_chess', not of connectx, open_",
    "[1, 2]": "the text is neither an episode",
    "[" * 100_000: "the text is not whole: ",
    "(" * 100_000: "the text has no known format. Known are episodes and records (JSON), moves",
    "hello": "the text has no known format. Known are episodes and records (JSON), moves",
    " \n": "the text is empty",
    "#game=chess": "there is no game 'chess'",
    "#game=gomoku&moves=x": "move 1 is not legal",
    "#game=gomoku&moves=3.3": "move 2 is not legal",
    "#game=gomoku&shape=size.9999": "a board of 9999 is too large to be shown: the largest is 32",
    "#game=gomoku&shape=size.x": "Size should be a whole number from 1 to 32",
    '{"format": "tempo-record"}\n': "the text has version undefined of the format",
    record_text(*record()).replace('"action":', '"action":9'): "game 0: move 1 is impossible: ",
    record_text(*record()).replace('"action":', '"action":"4","x":'): 'game 0: move 1 is impossible: "4" is not legal',
    record_text(*record()) + "{\n": "the text, line 3 is not whole",
    record_text(*record()).replace('"columns":7', '"columns":500'): "a board of 500 is too large to be shown",
    record_text(*record()).replace('"opening":[]', '"opening":7'): "the text cannot be read: ",
    json.dumps({"steps": [], "name": "x" * 100_000}): "the text is an episode of 'xxx",
    "(;GM[4])" * 10_001: "the text holds more than 10000 games or 60000 moves: split it",
    "4\n" * 10_002: "the text holds more than 10000 games or 60000 moves: split it",
    "4" * (3 << 20): "the text is larger than 2 MB: split it",
    "\u00e9" * (3 << 19): "the text is larger than 2 MB: split it",
}


def test_errors_name_their_place(either):
    found = read_texts(either, [[text, "the text", None, None] for text in ERRORS])
    for (text, expected), said in zip(ERRORS.items(), found, strict=True):
        assert isinstance(said, str) and said.startswith(expected), (text[:80], said)
        assert "\n" not in said and len(said) < 600


def test_errors_are_in_the_language_of_the_page(either):
    """Each in Chinese, with no sentence in English in it."""
    set_language(either, "zh")
    try:
        found = read_texts(either, [[text, "t", None, None] for text in ERRORS])
    finally:
        set_language(either, "en")
    for text, said in zip(ERRORS, found, strict=True):
        assert re.search(r"[\u4e00-\u9fff]{2}", said), (text[:80], said)
        assert not re.search(r"[A-Za-z]+ [a-z]+ [a-z]+", said), (text[:80], said)


def test_many_games_are_read_at_once(either):
    """As many games as a text may hold, and many moves."""
    actions = random_actions("gomoku")
    game = "(;GM[4]" + "".join(f";{'BW'[ply % 2]}[{chr(97 + cell % 15)}{chr(97 + cell // 15)}]" for ply, cell in
                               enumerate(actions)) + ")"  # fmt: skip
    count = 59_000 // len(actions)
    empty, full = count_games(either, ["(;GM[4])" * 10_000, game * count])
    assert empty == (10_000, [[]]) and full == (count, [actions])


def test_episodes_of_the_competition(either):
    one, other = episodes(2)
    several = [one, other, one]
    lost, _ = played(off_the_board, right)
    found = read_texts(either, [[text, "the text", None, None] for text in (
        json.dumps(one, indent=2), json.dumps({"environment": one, "logs": []}), json.dumps(several),
        "\n".join(map(json.dumps, several)), json.dumps(lost),
    )])  # fmt: skip
    [[first], [wrapped], together, lines, [forfeit]] = found
    assert first == wrapped and together == lines and len(lines) == 3 and lines[0] == first
    assert first["kind"] == "episode" and first["players"] == ["Ann", "Bob"] and first["shape"]["columns"] == 5
    assert first["rewards"] and len(first["actions"]) > 6
    assert forfeit["ending"]["forfeit"] == 0 and forfeit["ending"]["reason"] == "returned 99"
    assert forfeit["actions"] == [] and forfeit["players"] == ["", ""]


def test_replays_of_open_spiel(either):
    """The page reads each replay as the lab does: moves, result, forfeit and reason."""
    found = read_texts(either, [[json.dumps(replay_of(case)), "the text", None, None] for case in CASES])
    for (case, played_case), games_read in zip(CASES.items(), found, strict=True):
        assert not isinstance(games_read, str), (case, games_read)
        [game] = games_read
        [expected] = read_competition(case, json.dumps(replay_of(case)), ()).games
        assert (game["kind"], game["game"]) == ("episode", GAMES[played_case.environment]), case
        assert game["actions"] == played_case.moves, case
        assert game["rewards"] == (list(rewards_of(case) or ()) or None), case
        assert game["players"] == list(played_case.names or ("", "")), case
        if played_case.forfeit is not None:
            loser, ending = expected["statuses"].index(played_case.forfeit), game["ending"]
            assert (ending["forfeit"], ending["status"]) == (loser, played_case.forfeit), case
            assert (ending["reason"] == played_case.forfeit) == (played_case.problem is None), case
    assert found[list(CASES).index("a small board")][0]["shape"] == {"rows": 5, "columns": 4, "inarow": 3}


@pytest.mark.parametrize("ending", [
    None, forfeited(1, "ERROR", "ZeroDivisionError"), forfeited(0, "TIMEOUT", "time"), End((1, -1), reason="resigned"),
    End((1, -1), reason="left"),
])  # fmt: skip
@pytest.mark.parametrize("game", games())
def test_records(game, ending, either):
    actions = random_actions(game) if ending is None else random_actions(game)[:4]
    text = record_text(*record(game, actions=actions, ending=ending))
    found = read_texts(either, [[one, "a", "", None] for one in (text, text.rstrip("\n"), text.replace("\n", "\r\n"))])
    assert found[0] == found[1] == found[2]
    [[one]] = found[:1]
    assert (one["kind"], one["own"], one["actions"], one["players"]) == ("record", True, actions, ["human", "level:4"])
    known = {"seconds": 0.25, "bank": 60, "simulations": 100, "reason": "search", "value": 0.5}
    assert one["known"] == [known] * len(actions) and one["clock"] == {"kind": "timed", "act": 2, "bank": 60}
    if ending is None:
        assert one["rewards"] == one["ending"]["rewards"] and one["ending"]["forfeit"] in (0, 1, None)
    else:
        loser = next((seat for seat in (0, 1) if ending.statuses[seat] != "DONE"), 1)
        assert one["ending"]["forfeit"] == (None if ending.reason == "left" else loser), "the count decides a game left"
        assert one["ending"]["rewards"] == ([-1, 1] if loser == 0 else [1, -1])
        assert one["ending"]["reason"] == ending.reason


def test_invalid_details_are_dropped(either):
    """Times that are not measurements, names of any length, numbers that are texts."""
    header, game = record(actions=[3, 3])
    header["players"][0]["name"] = "\u202eAnn\n" + "x" * 500 + "\ud800"
    odd = [{"seconds": "5", "bank": -1, "simulations": 1.5, "reason": ["a"], "value": 2},
           {"seconds": 1e300, "bank": [5], "simulations": 1e300, "reason": "\0" * 9, "value": "0"}]  # fmt: skip
    for move, details in zip(game["moves"], odd, strict=True):
        move |= details
    [one] = read_text(either, "".join(json.dumps(line) + "\n" for line in (header, game)))
    assert one["known"] == [{}, {}] and one["players"][0] == "Ann " + "x" * 76


# Random texts.

SIGNS = list('(;)[]{}\\"BWGMSZPiskvorky2f5d6 \n:,.#=&+-e9\0\u00fc')
NAMES = ["format", "tempo-record", "steps", "name", "connectx", "configuration", "players", "config", "shape", "game",
         "moves", "action", "index", "statuses", "rewards", "version", "environment", "logs", "opening"]  # fmt: skip
PIECES = ["", "null", "-1", "1e999", "9" * 5000, "{}", "[]", '"', "\n"]


def any_json(chance: random.Random, depth: int = 0):
    """Return a random tree."""
    kind = chance.randrange(7 if depth < 4 else 5)
    if kind < 5:
        numbers = [chance.randint(-2, 70), 10**9, 10**30, -1.5, None, True]
        return [chance.choice(numbers), chance.choice(NAMES), any_text(chance, 9), None, chance.randint(0, 6)][kind]
    items = [any_json(chance, depth + 1) for _ in range(chance.randint(0, 5))]
    return items if kind == 5 else {chance.choice(NAMES): item for item in items}


def any_text(chance: random.Random, most: int = 60) -> str:
    return "".join(chance.choices(SIGNS, k=chance.randint(0, most)))


def damaged(text: str, chance: random.Random) -> str:
    """Return a text with pieces cut out, doubled, exchanged or inserted."""
    for _ in range(chance.randint(1, 4)):
        start = chance.randint(0, len(text))
        end = min(len(text), start + chance.randint(0, 12))
        put = chance.choice([text[start:end] * 2, chance.choice(PIECES), any_text(chance)])
        text = text[:start] + put + text[end:]
    return text


def random_texts(chance: random.Random) -> list[str]:
    real = [text for game in games() for text in texts_of(game).values()]
    real += [json.dumps(one) for one in episodes()]
    real += [record_text(*record(actions=[3, 3, 4])), "#game=gomoku&shape=size.11-inarow.5&moves=3.80&at=1"]
    real += [record_text(*record("othello", actions=[37, 43], ending=forfeited(0, "TIMEOUT", "time")))]
    header = {"format": "tempo-record", "version": 3, "kind": "board", "game": "connectx"}
    trees = [any_json(chance) for _ in range(300)]
    records = [{**header, **tree} if isinstance(tree, dict) else header for tree in trees]
    return [
        *(any_text(chance) for _ in range(300)), *map(json.dumps, trees),
        *(f"{json.dumps(record)}\n{json.dumps(tree)}\n" for record, tree in zip(records, trees, strict=True)),
        *(damaged(chance.choice(real), chance) for _ in range(400)),
    ]  # fmt: skip


def test_any_text_is_a_game_or_a_sentence(served, page):
    """Random texts, JSON and damaged files become games with legal moves, or a line; the same on both pages."""
    asked = [[text, "the text", "gomoku", {"size": 15, "inarow": 5}] for text in random_texts(random.Random(3))]
    found, others = read_texts(served, asked), read_texts(page, asked)
    read = 0
    for [text, *_], answer, other in zip(asked, found, others, strict=True):
        if isinstance(answer, str):
            assert answer and "\n" not in answer and not answer.startswith("!"), (text, answer)
            assert isinstance(other, str) and not other.startswith("!"), (text, other)
            continue
        assert answer == other or "no board of this size" in other, (text, other)
        read += 1
        for one in answer[:3]:
            json.dumps(one, allow_nan=False)
            board = board_of(new_config(one["game"], one["shape"]))
            for action in one["actions"]:
                assert action in board.legal()
                board.play(action)
            assert (board.rewards() and list(board.rewards())) == one["rewards"]
    assert read > 50
