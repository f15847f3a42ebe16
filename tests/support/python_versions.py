"""For tests on other versions of Python: the interpreters of this machine, and environments with other packages."""

import subprocess
import sys
from pathlib import Path

from tempo.lab.check.kaggle.environments import python_of

MINORS = range(10, 15)  # the built file plays on 3.10 to 3.14


def installed_pythons() -> dict[int, str]:
    """Return the Pythons from 3.10 to 3.14 on this machine by their minor version."""
    return {minor: python for minor in MINORS if (python := python_of(minor))}


def new_environment(folder: Path, packages: list[str], python: str = sys.executable) -> Path:
    """Make a virtual environment of a Python, which need not have pip; install packages; return its interpreter."""
    subprocess.run([python, "-m", "venv", "--without-pip", str(folder)], check=True)
    inside = folder / "bin" / "python"
    install(packages, inside)
    return inside


def install(packages: list[str], inside: Path) -> None:
    """Install packages in an environment, whose interpreter is given. Bytecode is made of what is imported."""
    command = [sys.executable, "-m", "pip", "--python", str(inside), "install", "-q", "--no-compile", *packages]
    subprocess.run(command, check=True)
