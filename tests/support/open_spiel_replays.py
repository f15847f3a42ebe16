"""Replays of the environments open_spiel_*, played by kaggle_environments itself: games as its own tests have them.

The environments' own replays (games/*/visualizer/default/replays) are not in the wheel. These have the same moves,
configuration, names and additions to the answers, and every ending that an environment knows.
"""

from functools import cache
from typing import Any, NamedTuple

from tempo.arena.adapter.environments.environment import load_environment
from tempo.arena.adapter.game_adapter import adapter_of, board_of, new_config

# connect_four/.../test_replay.json: a language model against itself
COLUMNS = (3, 3, 3, 2, 3, 3, 3, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 1, 1)
GEMINI = "Gemini 3 Flash Preview"
MODEL = {"thoughts": "Final Answer: 3", "generate_returns": ["{}"], "status": "OK"}
# othello/.../test-replay.json: random against random, drawn, with a pass at the end
SQUARES = (
    26, 18, 10, 25, 24, 34, 42, 33, 44, 20, 32, 43, 52, 51, 13, 37, 45, 53, 62, 41, 29, 16, 49, 12, 21, 17, 60, 22,
    11, 9, 38, 59, 0, 6, 50, 1, 5, 48, 2, 30, 8, 56, 15, 54, 19, 3, 31, 40, 14, 61, 46, 7, 57, 58, 4, 23, 39, 63, 64,
    55, 47,
)  # fmt: skip
RANDOM = {"thoughts": "sigma rho horizon drift"}
FOUR, OTHELLO, RAISES = "open_spiel_connect_four", "open_spiel_othello", "raises"
GAMES = {FOUR: "connectx", OTHELLO: "othello"}
SMALL = {"rows": 5, "columns": 4, "x_in_row": 3}  # among the boards of a page without a server
NAMES = ("Ann", "Bob")


class Case(NamedTuple):
    """A replay, and its ending."""

    environment: str
    answers: tuple[Any, ...]  # RAISES is an exception
    configuration: dict[str, Any] = {}
    names: tuple[str, ...] = NAMES
    beside: dict[str, Any] = {}  # what answers hold besides the move
    forfeit: str | None = None  # status of the side that gave the last answer
    problem: str | None = None

    @property
    def moves(self) -> list[int]:
        """The legal moves, the opening included."""
        return [*self.configuration.get("initialActions", ()), *self.answers[: -1 if self.forfeit else None]]


STRICT = {"strictMode": True}
CASES = {
    "connect four": Case(FOUR, COLUMNS, {"actTimeout": 900, "seed": 0}, (GEMINI, GEMINI), MODEL),
    "othello": Case(OTHELLO, SQUARES, {}, (), RANDOM),
    "a small board": Case(FOUR, (0, 0, 1, 1, 2), {"openSpielGameParameters": SMALL}),
    "an opening": Case(FOUR, COLUMNS[4:], {"initialActions": list(COLUMNS[:4])}),
    "a full column": Case(FOUR, (*COLUMNS[:7], 3), {}, NAMES, MODEL, "INVALID", "returned 3"),
    "an illegal square": Case(OTHELLO, (*SQUARES[:10], 0), {}, NAMES, RANDOM, "INVALID", "returned 0"),
    "a strict illegal move": Case(FOUR, (*COLUMNS[:7], 3), STRICT, forfeit="INVALID", problem="returned 3"),
    "a strict answer too long": Case(
        FOUR, (*COLUMNS[:7], {"submission": 2, "why": "x"}), STRICT, forfeit="INVALID",
        problem="returned {'submission': 2, 'why': 'x'}",
    ),
    "an error": Case(FOUR, (*COLUMNS[:7], RAISES), forfeit="ERROR"),
    "a strict error": Case(OTHELLO, (*SQUARES[:7], RAISES), STRICT, forfeit="ERROR"),
    "a failure of its own": Case(FOUR, (*COLUMNS[:8], -2), forfeit="ERROR"),
}  # fmt: skip


@cache
def replay_of(case: str) -> dict[str, Any]:
    """Return the replay of a case, as toJSON gives it."""
    played = CASES[case]
    configuration = {"includeLegalActions": True, **played.configuration}
    return replay(played.environment, played.answers, configuration, played.names, **played.beside)


def replay(environment: str, answers: Any, configuration: Any, names: Any = (), **beside: Any) -> dict[str, Any]:
    """Play these answers in an environment."""
    made = load_environment().make(environment, configuration)
    made.run([Scripted(answers[seat::2], beside) for seat in (0, 1)])
    if names:
        made.info |= {"TeamNames": list(names), "Agents": [{"Name": name} for name in names], "EpisodeId": 7}
    document: dict[str, Any] = made.toJSON()
    if beside:  # a replay of language models says all this once more
        texts = [str(answer) for answer in answers]
        document["info"] |= {"actionHistory": texts, "moveDurations": [12.57] * len(texts)}
    return document


class Scripted:
    """Gives the answers of a list."""

    def __init__(self, answers: Any, beside: dict[str, Any]) -> None:
        self.answers, self.beside = iter(answers), beside

    def __call__(self, observation: Any, configuration: Any) -> Any:
        if not observation.get("observationString"):
            return {"submission": -1, **dict.fromkeys(self.beside)}  # so do language models in the first step
        answer = next(self.answers)
        if answer == RAISES:
            raise ZeroDivisionError
        return answer if isinstance(answer, dict) else {"submission": answer, **self.beside}


def rewards_of(case: str) -> tuple[int, int] | None:
    """Return the result by the referee's rules, None for a game that was forfeited."""
    played = CASES[case]
    game, given = GAMES[played.environment], played.configuration.get("openSpielGameParameters")
    shape = {"rows": given["rows"], "columns": given["columns"], "inarow": given["x_in_row"]} if given else {}
    board = board_of(new_config(game, shape))
    for action in played.moves:
        board.play(action)
    assert list(board.cells) == list(adapter_of(game).position_seen(*last_seen(case)).cells)
    rewards: tuple[int, int] | None = board.rewards()
    return rewards


def last_seen(case: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the last observation of a case, and its configuration."""
    document = replay_of(case)
    return document["steps"][-1][0]["observation"], document["configuration"]
