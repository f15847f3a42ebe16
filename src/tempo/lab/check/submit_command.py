"""`local_eval.py submit`: build an agent file if its sources changed, check it, and hand it to Kaggle's own program.

A file that fails the check is not handed in. Without the program `kaggle` the command to type is printed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

from tempo.arena.adapter.game_adapter import default_game, games
from tempo.arena.command_line.inputs import CHECKOUT, ROOT, BadInput, Parser, agent_file, run_command
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.command_line.shell_text import join_command
from tempo.arena.players.versions import digest, git
from tempo.lab.check.check import main as check

PROG = f"{PROGRAM} submit"
DESCRIPTION = "Build an agent if it is stale, check its file, and hand it in by Kaggle's own program, `kaggle`."
NOTES = """\
FILE is the agent of the competition in submission/, unless another is named. Of that folder, a file whose sources have
changed is built first. Then `check` runs: with a row that fails nothing is handed in. The message of the submission
names the commit, so that a score on the leaderboard leads back to the sources.

Without the program `kaggle` (pip install kaggle, and its API token) the command to type is printed instead.

examples:
  local_eval.py submit                                   builds, checks, hands in
  local_eval.py submit --quick --dry-run                 only prints what would be handed in
  local_eval.py submit other/main.py --message "no book"

exit code: 0; 1 if the build, the check or `kaggle` failed; 2 for input that cannot be used; 130 after Ctrl-C
"""


def parser() -> Parser:
    """Return the parser of `submit`."""
    options = Parser(prog="local_eval.py submit", description=DESCRIPTION, epilog=NOTES)
    add = options.add_argument
    add("file", nargs="?", metavar="FILE", help="the agent (submission/COMPETITION.py)")
    what = f"as in its address, kaggle.com/competitions/NAME ({default_game()})"
    add("--competition", default=default_game(), metavar="NAME", help=what)
    add("--message", default="", metavar="TEXT", help="what else the message says, besides the commit")
    add("--quick", action="store_true", help="check without the rows that play whole games on the clock")
    add("--dry-run", action="store_true", help="print the command instead of handing in")
    return options


def run(options: Namespace) -> int:
    """Build, check and hand in."""
    path = agent_path(options)
    if code := build_if_stale(path):
        return code
    agent_file(str(path))
    game = ["--game", options.competition] if options.competition in games() else []
    if code := check([str(path), *game, *(["--quick"] if options.quick else [])]):
        print(f"{PROG}: not handed in: the check of {path} failed", file=sys.stderr)
        return code
    message = message_of(path, options.message)
    command = ["kaggle", "competitions", "submit", options.competition, "-f", str(path), "-m", message]
    program = shutil.which("kaggle")
    if options.dry_run or program is None:
        why = "not handed in" if options.dry_run else "there is no program `kaggle` here (pip install kaggle)"
        print(f"{PROG}: {why}; to hand in:", file=sys.stderr)
        print(join_command(command))
        return 0
    if code := subprocess.run([program, *command[1:]], check=False).returncode:
        print(f"{PROG}: kaggle failed with exit code {code}; to try again: {join_command(command)}", file=sys.stderr)
        return 1
    print(f"handed in to {options.competition}: {message}")
    return 0


def agent_path(options: Namespace) -> Path:
    """Return the file to hand in, as it is typed or below the current folder; BadInput if none is known."""
    if options.file:
        return Path(options.file)
    if options.competition not in games():
        raise BadInput(f"no game is called '{options.competition}': name the FILE to hand in")
    path = ROOT / "submission" / f"{options.competition}.py"
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def build_if_stale(path: Path) -> int:
    """Build a file of submission/ whose sources have changed; return 0, or 1 if that fails. Others stay as they are."""
    if CHECKOUT is None or path.resolve().parent != CHECKOUT / "submission":
        return 0

    def build(*arguments: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "build.py", *arguments]
        return subprocess.run(line, cwd=CHECKOUT, capture_output=True, text=True, check=False)

    if f"\n{path.stem}: " not in f"\n{build('--list').stdout}":
        return 0  # not built from sources here
    if path.is_file() and build("--check", path.stem).returncode == 0:
        return 0
    print(f"{PROG}: the sources of {path} have changed: building it", file=sys.stderr)
    built = build(path.stem)
    if built.returncode:
        print(built.stderr.strip(), file=sys.stderr)
        print(f"{PROG}: not handed in: python build.py {path.stem} failed", file=sys.stderr)
    return int(built.returncode != 0)


def message_of(path: Path, more: str) -> str:
    """Return the message of a submission: commit and subject, or a digest of a file that no commit holds."""
    parts = [more] if more else []
    inside = CHECKOUT is not None and path.resolve().is_relative_to(CHECKOUT)
    if inside and (commit := git("log", "-1", "--format=%h %s")):
        changed = git("status", "--porcelain", "--untracked-files=no")
        parts.append(f"{commit}{' (with changes)' if changed else ''}")
    else:
        parts.append(f"{path.name} {digest(path.read_bytes())}")
    return "; ".join(parts)


def main(argv: list[str]) -> int:
    """Run `local_eval.py submit`."""
    return run_command(parser(), run, argv)
