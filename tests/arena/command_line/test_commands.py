"""The table of commands: `--help`, former words, forms of a command, and command lines that are wrong."""

import random
import shlex
import subprocess
import sys
from argparse import Action
from itertools import groupby
from pathlib import Path

import pytest
from folders import ROOT

from tempo.arena.command_line.inputs import Parser
from tempo.cli import main
from tempo.commands import COMMANDS, FORMER, call_of

MOST_COMMANDS = 15
LINES = 200
BUSY = "other work keeps"  # in a warning on a busy machine
SKIPPED = {"--version", "--ray"}  # which never fails, and which waits for a cluster
FORMING = {"--dir", "--json", "--mean", "--against", "--extrapolate", "-o", "--plot", "--export", "--options"}
WRITERS = {"--export", "export-web", "--options"}  # which take any name for a folder, or none
FORMS = [["review", "--plot"], ["play", "--export"], ["tune", "--options"], ["report", "--mean"], ["report", "--dir"]]
NAMES = ["nobody", "no/such.py", "no/such.jsonl", "git:nowhere", "champion:colour=red", "level:99", "::", "\x1b[31m"]
VALUES = ["", "-", "-1", "0", "3", "ten", "1e999", "nan", "9" * 30, "3-1", "x=y", "rows=0", "\N{SNOWMAN}" * 50, "a b"]


class Parsed(Exception):
    """Raised instead of running a command whose line was parsed."""

    def __init__(self, parser: Parser) -> None:
        super().__init__()
        self.parser = parser


def help_of(*words: str) -> str:
    command = [sys.executable, str(ROOT / "local_eval.py"), *words, "--help"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_help_lists_every_command_in_four_groups() -> None:
    text = help_of()
    assert len(COMMANDS) <= MOST_COMMANDS
    groups = [group for group, _ in groupby(COMMANDS.values(), key=lambda command: command.group)]
    assert groups == ["upload", "measure", "understand", "learn"]
    listed = [line.split()[0] for line in text.splitlines() if line.startswith("  ") and line[2].isalpha()]
    assert listed == [*COMMANDS]
    assert [line[:-1] for line in text.splitlines() if line.endswith(":") and line[:-1].isalpha()] == groups
    assert max(map(len, text.splitlines())) <= 120


def test_the_help_imports_no_library() -> None:
    line = "import sys; from tempo.cli import main; main(['--help']); "
    line += "print([name for name in ('numpy', 'rich', 'matplotlib') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("word", FORMER)
def test_a_former_word_says_the_new_one_and_does_it(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert word not in COMMANDS and FORMER[word].now.split()[0] in COMMANDS
    with pytest.raises(SystemExit) as ended:
        main([word, "--help"])
    out, err = capsys.readouterr()
    assert ended.value.code == 0 and out.startswith(f"usage: local_eval.py {FORMER[word].now.split()[0]}")
    assert err.count("\n") == 1 and f"'{FORMER[word].now}'" in err


@pytest.mark.parametrize(
    ("typed", "function", "arguments"),
    [
        ("review 44455 --plot champion --at 3", "lab.plot.plot_command.main", "champion 44455 --at 3"),
        ("review 44455 --plot=champion", "lab.plot.plot_command.main", "champion 44455"),
        ("review 44455", "lab.review.review_command.main", "44455"),
        ("play chess --export folder", "web.export_command.main", "folder chess"),
        ("play chess", "app.play_command.main", "chess"),
        ("tune --options --game chess", "arena.players.options_command.main", "--game chess"),
        ("report", "lab.tournament.runs.main", ""),
        ("report --dir folder", "lab.tournament.runs.main", "--dir folder"),
        ("report a.jsonl --html a.html", "lab.report.report_command.main", "a.jsonl --html a.html"),
        ("report training", "training.curves_command.main", "training"),
        ("report first=training", "training.curves_command.main", "first=training"),
        ("report nowhere --mean 3", "training.curves_command.main", "nowhere --mean 3"),
        ("--games 3", "lab.tournament.one_minute_check.main", "--games 3"),
    ],
)
def test_arguments_choose_the_form_of_a_command(
    typed: str, function: str, arguments: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "training").mkdir()
    (tmp_path / "training" / "run.json").write_text("{}")
    assert call_of(shlex.split(typed)) == (function, shlex.split(arguments))


def test_names_and_options_stand_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "random", "--sims", "10", "nobody"]) == 2
    assert "no player 'nobody'" in capsys.readouterr().err


def actions_of(words: list[str], monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """Return the options and names that a form of a command takes."""

    def stop(parser: Parser, argv: list[str]) -> None:
        raise Parsed(parser)

    with monkeypatch.context() as patch:
        patch.setattr(Parser, "parse_all", stop)
        with pytest.raises(Parsed) as caught:
            main([*words])
    return [action for action in caught.value.parser._actions if action.dest != "help"]


def typed(action: Action, chance: random.Random) -> list[str]:
    """Return an option with a value that fits or does not."""
    values = [] if action.nargs == 0 else [chance.choice([*VALUES, *(action.choices or [])])]
    return [chance.choice(action.option_strings), *values]


def test_wrong_command_lines_get_a_line_and_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong line has an option of another command, or a name that nobody has, among options of its own."""
    monkeypatch.chdir(tmp_path)
    chance = random.Random(68)
    heads = [[], *([word] for word in COMMANDS), *FORMS, *([word] for word in FORMER)]
    known = {tuple(head): actions_of(head, monkeypatch) for head in heads}
    every = {name: action for actions in known.values() for action in actions for name in action.option_strings}
    seen = set()
    capsys.readouterr()
    for _ in range(LINES):
        head = chance.choice(heads)
        taken = known[tuple(head)]
        own = [action for action in taken if action.option_strings and not SKIPPED & {*action.option_strings}]
        takes_names = any(not action.option_strings for action in taken) and WRITERS.isdisjoint(head)
        if takes_names and chance.random() < 0.6:
            wrong = chance.choices(NAMES, k=chance.randrange(1, 4))
        else:
            foreign = {*every} - {name for action in taken for name in action.option_strings} - FORMING
            wrong = typed(every[chance.choice(sorted(foreign))], chance)
        options = chance.sample(own, min(len(own), chance.randrange(3)))
        line = [*head, *wrong, *(word for action in options for word in typed(action, chance))]
        try:
            code = main(line)
        except SystemExit as ended:
            code = ended.code
        out, err = capsys.readouterr()
        about = [said for said in err.splitlines() if BUSY not in said][head[:1] != [] and head[0] in FORMER :]
        assert code == 2 and len(about) == 1 and "Traceback" not in out + err, (line, code, err)
        seen.add(call_of(line)[0])
    assert len(seen) >= len(COMMANDS)
