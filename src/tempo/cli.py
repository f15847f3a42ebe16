"""Command line: `python local_eval.py` in a checkout, `tempo` where it is installed, `python -m tempo` anywhere."""

import sys
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from tempo.arena.command_line.clean_output import clean_output, cleaned_output
from tempo.arena.command_line.inputs import CHECKOUT
from tempo.arena.command_line.process_text import one_line
from tempo.arena.command_line.program import CHECKOUT_NAME, INSTALL, PROGRAM
from tempo.commands import COMMANDS, FORMER, call_of, listed
from tempo.registry import GROUP, built_in_games, folder_of, plugins

HELP = {"-h", "--help"}
HELP_TEXT = """\
usage: {program} COMMAND ...; after a command, --help explains it

{commands}

without a command: the one-minute check, an agent file against the environment's own agents on the competition's clock
  ({program} --games 10 --help explains its options)
"""


def main(argv: list[str]) -> int:
    """Run a command line; what it prints holds no control characters of others."""
    with cleaned_output():
        return run_line(argv)


def run_line(argv: list[str]) -> int:
    """Run the command that a command line names; --help alone lists the commands."""
    if len(argv) == 1 and argv[0] in HELP:
        print(HELP_TEXT.format(program=PROGRAM, commands=listed()), end="")
        return 0
    named_first = argv[:2] if argv[:1] == ["--game"] else argv[:1] if argv and argv[0].startswith("--game=") else []
    rest = argv[len(named_first) :]
    if named_first and rest and (rest[0] in COMMANDS or rest[0] in FORMER):  # the game may be named before the command
        argv = [*rest, *named_first]
    elif rest and not rest[0].startswith("-") and rest[0] not in COMMANDS and rest[0] not in FORMER:
        print(f"{PROGRAM}: {one_line(no_command(rest[0]))}", file=sys.stderr)
        return 2
    if argv and argv[0] in FORMER:
        now = f"'{argv[0]}' is '{FORMER[argv[0]].now}' now; the next release does not know the former word"
        print(f"{PROGRAM}: {now}", file=sys.stderr)
    function, arguments = call_of(argv)
    module, _, name = function.rpartition(".")
    try:
        if HELP.isdisjoint(argv):  # which compiles nothing
            import_module("tempo.native.aot.parallel_compiling").report_compiling()
        report_plugin_faults(argv)
        return int(getattr(import_module(f"tempo.{module}"), name)(arguments))
    except KeyboardInterrupt:
        print(f"{PROGRAM}: interrupted", file=sys.stderr)
        return 130  # what a shell reports of a program that Ctrl-C ended
    except ModuleNotFoundError as missing:
        print(f"{PROGRAM}: {missing_module(str(missing.name))}", file=sys.stderr)
        return 2


def report_plugin_faults(argv: list[str]) -> None:
    """Print one line about each game from outside that cannot be played, unless the command will refuse it by name."""
    outside, named = plugins(), {word.removeprefix("--game=") for word in argv}
    if outside.mounted or outside.faults:  # else the referee is not imported yet
        for game, line in import_module("tempo.arena.adapter.game_adapter").plugin_faults().items():
            if game not in named or game in built_in_games():
                print(f"{PROGRAM}: {line}", file=sys.stderr)


def missing_module(name: str) -> str:
    """Return the complaint about a module that cannot be imported: a file of a game, or a library."""
    game, _, rest = name.removeprefix(f"{GROUP}.").partition(".")
    if name.startswith(f"{GROUP}.") and rest:
        return f"{folder_of(game)} has no {rest.replace('.', '/')}.py"
    return f"no {name} here: {INSTALL}"


def no_command(word: str) -> str:
    """Return the complaint about a word that is no command."""
    near = get_close_matches(word, COMMANDS, n=1)
    mended = f"did you mean {near[0]}?" if near else f"choose {', '.join(COMMANDS)}"
    return f"there is no command '{word}': {mended} (--help tells what each does)"


def warn_of_other_checkout() -> None:
    """Print one line if the current folder lies in a checkout that is not the one being run."""
    folders = (Path.cwd(), *Path.cwd().parents)
    here = next((folder for folder in folders if (folder / CHECKOUT_NAME).is_file()), None)
    if here is not None and here.resolve() != CHECKOUT:
        own = import_module("tempo.arena.players.versions").which_tempo()
        print(f"{PROGRAM}: this is {own}, not the checkout {here}", file=sys.stderr)


def console() -> None:
    """Entry point of the console script `tempo`. A pipe of Windows has signs for half of what is printed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    clean_output()
    if PROGRAM != CHECKOUT_NAME:
        warn_of_other_checkout()
    sys.exit(main(sys.argv[1:]))
