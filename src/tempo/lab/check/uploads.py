"""The file that `check` is asked about: one Python file, or what else it is and what to do with it."""

from __future__ import annotations

import re
from pathlib import Path

from tempo.arena.command_line.inputs import BadInput, agent_file
from tempo.lab.check.kaggle.images import competition_modules

NOTEBOOK = (
    "'{}' is a notebook: write the agent's cells to a file, with %%writefile main.py as their first line, and check "
    "main.py"
)
FOLDER = "'{}' is a folder: name the Python file in it that is the agent{}"
ARCHIVE = "'{}' is an archive: unpack it, and name its main.py"
NOT_HERE = "the file imports {0}, which the competition has and this machine has not: pip install {0}, then check again"
MISSING = re.compile(r"ModuleNotFoundError: No module named '(\w+)")
ARCHIVES = (".gz", ".tgz", ".zip", ".tar", ".bz2", ".xz", ".7z")


def python_file(text: str) -> Path:
    """Return the path of a text file; the rows report what is wrong with its Python."""
    path = Path(text)
    if path.is_dir():
        main = path / "main.py"
        raise BadInput(FOLDER.format(text, f", such as {main}" if main.is_file() else ""))
    path = agent_file(text)
    if path.suffix == ".ipynb":
        raise BadInput(NOTEBOOK.format(text))
    if path.suffix in ARCHIVES:
        raise BadInput(ARCHIVE.format(text))
    try:
        path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"'{text}' is not a text file: name the Python file of the agent") from None
    except OSError as problem:
        raise BadInput(f"'{text}' cannot be read: {problem.strerror}") from None
    return path


def missing_module(problem: str) -> str:
    """Return the module of the competition that an error did not find; "" if there is none."""
    match = MISSING.search(problem)
    return match[1] if match and match[1] in competition_modules() else ""


def refuse_missing(problem: str) -> None:
    """Raise BadInput if a file fails only because this machine lacks a module that the competition has."""
    if module := missing_module(problem):
        raise BadInput(NOT_HERE.format(module))
