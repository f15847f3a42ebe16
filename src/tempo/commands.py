"""Commands of the command line in four groups: the table that dispatch, `--help`, documents and tests read.

Few commands are to be kept in mind, so related ones share a word: what `review --plot` or `report FOLDER` do is in a
module of its own, a form of the command. Former words are understood for one release.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

Call = tuple[str, list[str]]  # a function below tempo, and the arguments that it gets
ONE_MINUTE_CHECK = "lab.tournament.one_minute_check.main"  # without a command
RUN_OF_TRAINING = "run.json"  # file in the folder of a run of `train`
OF_CURVES = {"--against", "--extrapolate", "--json", "--mean", "-o"}  # options that only curves have


class Command(NamedTuple):
    """A word of the command line."""

    group: str
    arguments: str
    about: str  # a line of --help
    function: str  # below tempo
    form: Callable[[list[str]], Call | None] = lambda argv: None  # another function, if the arguments ask for it


def form_by(option: str, function: str) -> Callable[[list[str]], Call | None]:
    """Return a form that an option chooses. Its function gets the value first, then all other arguments."""

    def form(argv: list[str]) -> Call | None:
        for place, word in enumerate(argv):
            name, equals, value = word.partition("=")
            if name == option:
                rest = [value, *argv[place + 1 :]] if equals else argv[place + 1 :]
                return function, [*rest[:1], *argv[:place], *rest[1:]]
        return None

    return form


def form_of_report(argv: list[str]) -> Call | None:
    """Return the list of records if none is named, and the curves of trainings for their folders."""
    if not argv or argv[0].partition("=")[0] == "--dir":
        return "lab.tournament.runs.main", argv
    typed = {word.partition("=")[0] for word in argv}
    is_training = typed & OF_CURVES or any(map(names_training, argv))
    return ("training.curves_command.main", argv) if is_training else None


def names_training(word: str) -> bool:
    """Return whether a word is the folder of a training, or NAME=FOLDER."""
    name, equals, folder = word.partition("=")
    is_named = bool(equals) and not name.startswith("-") and not Path(word).exists()
    return (Path(folder if is_named else word) / RUN_OF_TRAINING).is_file()


UPLOAD, MEASURE, UNDERSTAND, LEARN = "upload", "measure", "understand", "learn"  # groups, as --help lists them
REVISIONS = "lab.tournament.revisions"
COMMANDS = {
    "check": Command(UPLOAD, "FILE", "whether the competition takes it; how to mend it", "lab.check.check.main"),
    "submit": Command(UPLOAD, "[FILE]", "build, check, hand in by Kaggle's program", "lab.check.submit_command.main"),
    "match": Command(MEASURE, "A B [C ...]", "A or B? with more, A against each", "lab.tournament.match.match"),
    "ladder": Command(
        MEASURE, "A B C ...", "all on one scale; also revisions, git:v1..HEAD", f"{REVISIONS}.ladder_command.ladder"
    ),
    "bisect": Command(MEASURE, "GOOD BAD", "which commit lost strength", f"{REVISIONS}.bisect_command.main"),
    "accuracy": Command(
        MEASURE,
        "PLAYER",
        "how often it finds the best move, on solved positions",
        "lab.review.accuracy.accuracy_command.main",
    ),
    "bench": Command(MEASURE, "", "signature of the search, and speeds", "lab.bench.bench_command.main"),
    "tune": Command(
        MEASURE,
        "PLAYER",
        "better values of its options; --options lists them",
        "lab.tune.tune_command.main",
        form_by("--options", "arena.players.options_command.main"),
    ),
    "episodes": Command(
        UNDERSTAND,
        "[SUBMISSION]",
        "your submission's games from Kaggle: why each was lost",
        "lab.review.episodes.episodes_command.main",
    ),
    "review": Command(
        UNDERSTAND,
        "SOURCE",
        "where a game was lost; --plot PLAYER draws one search",
        "lab.review.review_command.main",
        form_by("--plot", "lab.plot.plot_command.main"),
    ),
    "solve": Command(UNDERSTAND, "[MOVES]", "exact score of every move of a position", "lab.review.solve_command.main"),
    "report": Command(
        UNDERSTAND,
        "[RECORD ...]",
        "list of records; tables and page of one; curves of a training",
        "lab.report.report_command.main",
        form_of_report,
    ),
    "convert": Command(UNDERSTAND, "FILE ...", "records to files of games, and back", "arena.records.convert.main"),
    "train": Command(LEARN, "GAME", "a network that learns from its own play", "training.train.main"),
    "play": Command(
        LEARN,
        "[GAME]",
        "a board: levels, hints, lessons; --export FOLDER: as files",
        "app.play_command.main",
        form_by("--export", "web.export_command.main"),
    ),
}


class FormerWord(NamedTuple):
    """A word that one more release understands."""

    now: str
    function: str


FORMER = {
    "gauntlet": FormerWord("match A B C", "lab.tournament.match.match"),
    "history": FormerWord("ladder git:REV ...", f"{REVISIONS}.ladder_command.history"),
    "curves": FormerWord("report FOLDER", "training.curves_command.main"),
    "runs": FormerWord("report", "lab.tournament.runs.main"),
    "plot": FormerWord("review SOURCE --plot PLAYER", "lab.plot.plot_command.main"),
    "options": FormerWord("tune --options", "arena.players.options_command.main"),
    "export-web": FormerWord("play --export FOLDER", "web.export_command.main"),
}


def call_of(argv: list[str]) -> Call:
    """Return the function that a command line asks for; its first word is a command, a former word or an option."""
    word, rest = argv[0] if argv else "", argv[1:]
    if word in FORMER:
        return FORMER[word].function, rest
    if word in COMMANDS:
        command = COMMANDS[word]
        return command.form(rest) or (command.function, rest)
    return ONE_MINUTE_CHECK, argv


def listed() -> str:
    """Return all commands, group by group, for --help."""
    typed = {word: f"{word} {command.arguments}" for word, command in COMMANDS.items()}
    width = max(map(len, typed.values()))
    lines: list[str] = []
    group = ""
    for word, command in COMMANDS.items():
        if command.group != group:
            group = command.group
            lines.append(f"{group}:")
        lines.append(f"  {typed[word]:{width}}  {command.about}")
    return "\n".join(lines)
