"""Requirements: what is imported is declared, each with bounds; constraints.txt holds versions alone."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import tomllib
from folders import ROOT
from import_statements import import_statements

FOLDERS = ("src", "tests", "docs", "examples")
LISTS = ("requirements.txt", "requirements-dev.txt", "requirements-small.txt")
NAME = re.compile(r"[\w.-]+")


def canonical(requirement: str) -> str:
    """Return the name in a requirement, as the package index compares names."""
    found = NAME.match(requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def requirements() -> list[str]:
    """Return all requirements of pyproject.toml and of the lists."""
    tables = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = tables["project"]
    found = [*tables["build-system"]["requires"], *project["dependencies"]]
    found += [one for extra in project["optional-dependencies"].values() for one in extra]
    return found + [line for name in LISTS for line in lines_of(ROOT / name) if not line.startswith("-")]


def lines_of(file: Path) -> list[str]:
    """Return the lines of a list that are no comments."""
    return [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def imported(file: Path) -> Iterator[str]:
    """Yield the top-level names that a file imports absolutely."""
    for node in import_statements(file.read_text(encoding="utf-8")):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module).partition(".")[0]


def test_what_is_imported_is_declared() -> None:
    files = [*ROOT.glob("*.py"), *(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))]
    ours = {name for file in files if "src" not in file.parts for name in (file.stem, file.parent.name)} | {"tempo"}
    foreign = {name for file in files for name in imported(file)} - ours - sys.stdlib_module_names
    declared, distributions = {canonical(one) for one in requirements()}, packages_distributions()
    missing = {name for name in foreign if not declared & {canonical(one) for one in distributions.get(name, [name])}}
    assert not missing and {"numpy", "llvmlite", "werkzeug"} <= foreign


def test_every_requirement_has_both_bounds() -> None:
    without = [one for one in requirements() if not (">=" in one and "<" in one.partition(";")[0])]
    assert not without


def test_constraints_name_one_version_each() -> None:
    """Of all that CI installs; a new requirement gets its version from the next `.ci/run --freeze`."""
    lines = lines_of(ROOT / "constraints.txt")
    assert all(re.fullmatch(r"[\w.-]+==[\w.!+]+", line) for line in lines)
    names = [canonical(line) for line in lines]
    assert len(set(names)) == len(names) and {"numpy", "llvmlite", "kaggle-environments", "jax", "ray"} <= set(names)
