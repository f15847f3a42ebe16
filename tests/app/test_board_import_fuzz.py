"""Random imports: any text, JSON or damaged file becomes a game that a board can show, or a sentence."""

import json
from functools import cache

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from storage_support import episodes, record, texts_of

from tempo.app.game.game_record import Ending
from tempo.app.storage.archive import record_text
from tempo.app.storage.importer import import_games
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import board_of
from tempo.lab.referee.game_adapter import games as all_games

SOURCE = "the text"
REAL = [text for game in all_games() for text in texts_of(game).values()] + [
    record_text(*record(actions=[3, 3, 4])),
    record_text(*record("othello", actions=[37, 43], ending=Ending.timed_out(0))),
    "http://127.0.0.1:8000/#game=gomoku&shape=size.9-inarow.5&moves=3.80&at=1",
]  # fmt: skip
signs = st.text(st.sampled_from(list('(;)[]{}\\"BWGMSZPiskvorky2f5d6 \n:,.#=&+-e9\0ü\ud800')), max_size=60)
numbers = st.integers(-2, 70) | st.sampled_from([10**9, 10**30, float("inf"), float("nan"), -1.5])
names = st.sampled_from([
    "format", "tempo-record", "steps", "name", "connectx", "configuration", "players", "config", "shape",
    "game", "moves", "action", "index", "statuses", "rewards", "version", "environment", "logs",
])  # fmt: skip
bits = st.none() | st.booleans() | numbers | names | signs
some = st.recursive(bits, lambda one: st.lists(one, max_size=4) | st.dictionaries(names, one, max_size=5))
pieces = st.sampled_from(["", "null", "-1", "1e999", "9" * 5000, "{}", "[]", '"', "\n"])


@st.composite
def mutated(draw) -> str:
    """Draw a real text with pieces cut out, doubled, exchanged or inserted."""
    text = draw(st.sampled_from([*REAL, *episode_texts()]))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        put = draw(st.just(text[start:end] * 2) | pieces | signs)
        text = text[:start] + put + text[end:]
    return text


@cache
def episode_texts() -> list[str]:
    return [json.dumps(one) for one in episodes()]


CHECKS = [HealthCheck.too_slow, HealthCheck.data_too_large]
CALM = settings(max_examples=300, deadline=None, suppress_health_check=CHECKS)


def holds(text: str) -> None:
    """Check that a text becomes a game that a board can show, or a sentence."""
    text = text.encode("utf-8", "replace").decode()
    try:
        found = import_games(text, SOURCE, "gomoku", (("size", 15), ("inarow", 5)))
    except BadInput as problem:
        assert str(problem) and "\n" not in str(problem)
        return
    for one in found[:3]:
        json.dumps(one.to_json(), allow_nan=False)
        json.dumps([one.known, one.ending], allow_nan=False)
        board = board_of(one.config)
        for action in one.actions:
            assert action in board.legal()
            board.play(action)


@CALM
@given(signs | st.text(max_size=40))
def test_any_text_is_a_game_or_a_sentence(text):
    holds(text)


@CALM
@given(some)
def test_any_json_is_a_game_or_a_sentence(tree):
    holds(json.dumps(tree))
    header = {"format": "tempo-record", "version": 3, "kind": "board", "game": "connectx"}
    holds(json.dumps({**header, **tree} if isinstance(tree, dict) else header) + f"\n{json.dumps(tree)}\n")


@CALM
@given(mutated())
def test_any_damaged_file_is_a_game_or_a_sentence(text):
    holds(text)
