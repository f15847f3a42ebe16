"""Hostile texts of at most two million bytes for each way of writing games: none may cost much to import."""

import json
from collections.abc import Callable, Iterator
from functools import partial

from storage_support import record, record_text, texts_of

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_adapter import games as all_games

SIZE = 2_000_000  # bytes
DIGITS = "9" * 100_000
ODD = {
    "digits": "9", "ones": "1", "letters": "a", "a move": "f5", "moves": "h8i9", "passes": "pass", "blanks": " ",
    "lines": "\n", "words": "a ", "lone digits": "1 ", "commas": ",", "numbers": "1. ", "emoji": "\U0001f600",
    "opened": "(", "branches": "(;", "closed": ")", "brackets": "[", "braces": "{", "lists": "[[", "objects": '{"a":',
    "quotes": '"', "NUL": "\0", "escapes": "\x1b[31m", "bidi": "\u202e", "marks": "e\u0301", "backslashes": "\\",
    "separators": "\u2028",
}  # fmt: skip
Texts = Iterator[tuple[str, str]]  # names and texts


def filled(piece: str, before: str = "", after: str = "") -> str:
    """Return a text of full size that repeats a piece."""
    return f"{before}{piece * ((SIZE - len((before + after).encode())) // len(piece.encode()))}{after}"


def any_texts() -> Texts:
    """Yield texts that no format asks for, typed moves and addresses."""
    for name, piece in ODD.items():
        yield name, filled(piece)
        yield f"moves, then {name}", filled(piece, "f5d6c3d3c4 ")
    yield "address", filled("1.", "#game=connectx&moves=")
    yield "fields", filled("a=1&", "#", "game=connectx")
    yield "long size", f"#game=gomoku&shape=size.{DIGITS}-inarow.5&moves=1"
    yield "too large", " " * (3 << 20)


def sgf_texts(game: str) -> Texts:
    """Yield SGF."""
    number, move, other = {"gomoku": (4, "hh", "gg"), "othello": (2, "f5", "d6")}[game]
    head, size = f"(;GM[{number}]", {"gomoku": "SZ[26]", "othello": ""}[game]
    pieces = {
        "stones": "AB[aa:zz]", "stones of both": "AB[aa:hh]AW[aa:hh]", "single stones": f"AB[{move}]", "nodes": ";",
        "comments": "C[a]", "commented nodes": ";C[a]", "moves": f";B[{move}];W[{other}]", "same moves": f"B[{move}]",
        "passes": ";B[];W[]", "variations": f"(;B[{move}])", "deep variations": f"(;B[{move}](;W[{other}]))",
        "headers": f"GM[{number}]SZ[8]", "broken lines": "\r\n", "returns": "\r", "long name": "A",
        "colons": "AB[aa:aa:aa]",
    }  # fmt: skip
    for name, piece in pieces.items():
        yield name, filled(piece, head + size, ")")
    yield "stones of a property", filled("[aa:hh]", f"{head}{size}AB", ")")
    yield "stones of a node", filled("AB[aa:zz]" * 900 + ";", head + size, ")")
    yield "corners", filled(":aa", f"{head}AB[aa", "])")
    yield "values", filled("[a]", f"{head}C", ")")
    yield "comment", filled("a", f"{head}C[", "])")
    yield "escapes", filled("\\]", f"{head}C[", "])")
    yield "names", filled("a1\U0001f600", f"{head}PB[", f"];B[{move}])")
    yield "unclosed comment", filled("a", f"{head}C[")
    yield "unclosed comment of backslashes", filled("\\", f"{head}C[")
    for name, piece in [("unclosed", "C["), ("names", "A "), ("deep", "(;"), ("roots", head), ("half", head[:-1])]:
        yield name, filled(piece, head)
    yield "games", filled(f"{head};B[{move}])")
    yield "empty games", filled(f"{head})")
    yield "games of stones", filled(f"{head}AB[{move}][{other}])")
    yield "text before", filled("x ", "", f"{head};B[{move}])")
    yield "long size", f"{head}SZ[{DIGITS}])"
    yield "long game", f"(;GM[{DIGITS}])"
    yield "long row", f"{head};B[a{DIGITS}])"


def psq_texts(game: str) -> Texts:
    """Yield files of Piskvork."""
    head = "Piskvorky 15x15, 11:11, 0\n"
    pieces = {"moves": "8,8,0\n", "codes": "-1\n", "names": "A\u0100\n", "blank lines": "\n", "heads": head}
    for name, piece in pieces.items():
        yield name, filled(piece, head)
        yield f"{name} after a move", filled(piece, f"{head}8,8,0\n")
    yield "long name", filled("a", f"{head}8,8,0\n")
    yield "long head", filled(" ", "Piskvorky", "15x15, 11:11, 0\n")
    yield "long size", f"Piskvorky {DIGITS}x{DIGITS}, 11:11, 0\n"
    yield "long level", f"Piskvorky 15x15, {DIGITS}:{DIGITS}, 0\n{DIGITS},{DIGITS},{DIGITS}\n"
    yield "minus signs", filled("-", head)
    yield "blanks in a move", filled(" ", f"{head}8,8", ",x\n")
    yield "blanks in a code", filled(" ", f"{head}-1", ",x,\n")


def ggf_texts(game: str) -> Texts:
    """Yield GGF."""
    head, board = "(;GM[Othello]", f"BO[8 {'-' * 27}O*{'-' * 6}*O{'-' * 27} *]"
    for name, piece in {"properties": "PB[a]", "boards": board, "moves": "B[f5]W[d6]", "passes": "B[PA]W[PA]"}.items():
        yield name, filled(piece, head + board, ";)")
    for begin in ("BO[8 -", "B[f5//1", "B[f5/", "TI[1:", "RE[ ", "PB[a"):
        yield f"long {begin}", filled(begin[-1], head + begin, "];)")
        yield f"unclosed {begin}", filled(begin[-1], head + begin)
    yield "games", filled(f"{head}{board}B[f5]W[d6]B[c3];)")
    for name, piece in [("empty games", f"{head};)"), ("beginnings", "(;"), ("heads", head), ("unclosed", "PB[")]:
        yield name, filled(piece, head)
    yield "long property", filled("P", head, "[a];)")
    yield "blanks", filled(" ", head, "PB[a];)")
    yield "digits of a clock", f"{head}TI[{DIGITS}:00];)"
    yield "digits of a result", f"{head}RE[{DIGITS}];)"


def line_texts(game: str) -> Texts:
    """Yield games, one a line."""
    one = texts_of(game)["txt"].strip()
    yield "short games", filled(f"{one[:8]}\n")
    yield "few short games", f"{one[:8]}\n" * 9999
    yield "endless game", filled(one[:8], one)
    yield "game with text", filled("x", f"{one} ")
    yield "game with blanks", filled(" ", one, f"{one[:8]}\n")
    yield "two games far apart", filled(" \n", f"{one}\n", f"{one}\n")
    yield "other ends of lines", filled("\x1c", f"{one}\n", f"{one}\n")


def full_games(game: str, suffix: str) -> Texts:
    """Yield a text of whole games, one after the other: too many, and as many as are read."""
    one = texts_of(game)[suffix]
    yield "whole games", filled(one)
    yield "most games", one * min(10_000, 59_000 // len(record(game)[1]["moves"]))


def json_texts(game: str) -> Texts:
    """Yield records and episodes."""
    header, made = record(game)
    first = record_text(header, made).partition("\n")[0] + "\n"
    bare = {**made, "moves": [], "opening": []}
    big = dict.fromkeys(header["config"]["shape"], 1000)
    grown = {"extended": {"config": {**header["config"], "shape": big}}}
    opening = {**bare, "opening": [move["action"] for move in made["moves"]]}
    for name, begin, repeated in [
        ("games", first, made), ("empty games", first, bare), ("openings", first, opening),
        ("boards that grow", f"{first}{json.dumps(grown)}\n", bare),
    ]:  # fmt: skip
        pattern = json.dumps({**repeated, "index": 10_000_000}, separators=(",", ":")) + "\n"
        count = (SIZE - len(begin)) // len(pattern)
        yield name, begin + "".join(pattern.replace("10000000", str(10_000_000 + number)) for number in range(count))
    for name, piece in {"lists": "[],", "objects": "{},", "texts": '"",', "pairs": '{"":0},'}.items():
        yield f"{name} in a record", filled(piece, f'{first}{{"index":0,"x":[', "0]}\n")
        yield f"{name} in an episode", filled(piece, '{"name":"connectx","steps":[', "0]}")
    yield "deep record", filled("[", f'{first}{{"index":0,"x":', "\n")
    yield "long number", f'{first}{{"index":{DIGITS}}}\n'
    yield "lines of a record", filled("{}\n", first)
    yield "lines", filled("{}\n")
    yield "headers", filled(first)
    yield "extended", filled('{"extended":{"a":1}}\n', first)
    yield "new names", first + "".join(f'{{"extended":{{"{number}":1}}}}\n' for number in range(70_000))
    about = {"name": adapter_of(game).environment or game, "configuration": header["config"]["shape"], "steps": []}
    state = {"action": 0, "status": "ACTIVE", "observation": {"board": [0]}, "reward": 0}
    begin, step = json.dumps(about)[:-2], json.dumps([state, state])
    yield "steps", filled(f"{step},", begin, f"{step}]}}")
    yield "empty steps", filled("[{},{}],", begin, "[]]}")
    yield "episodes", filled(json.dumps({**about, "configuration": big, "steps": [[{}, {}]]}) + "\n")


def families() -> dict[str, Callable[[], Texts]]:
    """Return what yields hostile texts, by format: GAME.SUFFIX for files, GAME.json, and `text`."""
    found: dict[str, Callable[[], Texts]] = {"text": any_texts}
    writers = {"sgf": sgf_texts, "psq": psq_texts, "ggf": ggf_texts, "txt": line_texts}
    for game in all_games():
        for suffix in adapter_of(game).formats:
            found[f"{game}.{suffix}"] = partial(both, writers[suffix], game, suffix)
        found[f"{game}.json"] = partial(json_texts, game)
    return found


def both(write: Callable[[str], Texts], game: str, suffix: str) -> Texts:
    """Yield the hostile texts of a format, and whole games."""
    yield from write(game)
    yield from full_games(game, suffix)
