"""For tests on other versions of Python: the interpreters of this machine, and environments with other packages."""

import subprocess
import sys
from pathlib import Path
from shutil import which

MINORS = range(10, 15)  # the built file plays on 3.10 to 3.14


def installed_pythons() -> dict[int, str]:
    """Return the Pythons from 3.10 to 3.14 on this machine by their minor version: below ~/.pyenv, or on the path."""
    found = {}
    for minor in MINORS:
        name = f"3.{minor}"
        places = [*map(str, Path.home().glob(f".pyenv/versions/{name}.*/bin/python3")), which(f"python{name}")]
        found[minor] = next((place for place in places if place and _runs(place)), "")
    found[sys.version_info.minor] = sys.executable
    return {minor: python for minor, python in found.items() if python}


def _runs(python: str) -> bool:
    """Return whether an interpreter starts: it may be a stub of a version that is not selected."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def new_environment(folder: Path, packages: list[str], python: str = sys.executable) -> Path:
    """Make a virtual environment of a Python, which need not have pip; install packages; return its interpreter."""
    subprocess.run([python, "-m", "venv", "--without-pip", str(folder)], check=True)
    inside = folder / "bin" / "python"
    install(packages, inside)
    return inside


def install(packages: list[str], inside: Path) -> None:
    """Install packages in an environment, whose interpreter is given."""
    subprocess.run([sys.executable, "-m", "pip", "--python", str(inside), "install", "-q", *packages], check=True)
