"""Earlier revisions of our own agent as players: `git:HEAD~3`, built from the sources of that commit.

Builds are kept under runs/builds/ by commit. Unlike other agent files a revision takes a number of simulations, a seed
and overrides, because its classes are known.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tempo.arena.adapter.game_types import AgentFunction
from tempo.arena.command_line.inputs import CHECKOUT, ROOT, BadInput
from tempo.arena.players.agents.agent_code import execute
from tempo.arena.players.commits import commit_of
from tempo.arena.players.profile_agents import override, read_overrides, with_scaled_plan
from tempo.native.atomic_file import atomic_write

BUILDS = ROOT / "runs" / "builds"
CHAMPION = "champion"


class Revision:
    """The champion of a revision or another profile, with overrides: `git:HEAD~3:profile=classic,discount=1`."""

    repeatable = True

    def __init__(self, text: str, game: str, scale: float = 1.0) -> None:
        self.name = text
        self.game = game
        self.scale = scale
        _, revision, *tail = text.split(":", 2)
        self.overrides = read_overrides(text, tail[0]) if tail else {}
        self.profile = self.overrides.pop("profile", CHAMPION)
        self.commit, self.path = build_revision(revision, game, self.profile)
        self.source = self.path.read_bytes()
        self.namespace: dict[str, Any] | None = None

    def version(self) -> str:
        """Return the commit."""
        return f"commit {self.commit}"

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return an agent of that revision for one game."""
        if self.namespace is None:
            self.namespace = load(self.path, self.source)
        built = self.namespace["agent"].__globals__
        try:
            profile = override(built[self.profile.upper()], self.overrides, self.game)
            profile = with_scaled_plan(profile, self.scale, self.game)
            return type(built["PLAYER"])(profile, simulations, seed, False)
        except (AttributeError, KeyError, TypeError) as problem:
            raise BadInput(f"{self.name} is too old to play: {type(problem).__name__} {problem}") from None
        except ValueError as problem:
            raise BadInput(f"{self.name}: {problem}") from None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "namespace": None}


def revision_name(revision: str, profile: str) -> str:
    """Return the player of a revision, by a profile as it is typed: champion, or classic:cap=3."""
    name, _, overrides = profile.partition(":")
    given = [*([] if name == CHAMPION else [f"profile={name}"]), *filter(None, [overrides])]
    return ":".join(["git", revision, *filter(None, [",".join(given)])])


def load(path: Path, source: bytes) -> dict[str, Any]:
    """Execute a built file and return its namespace."""
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        return execute(str(path), source.decode("utf-8"))


def build_revision(revision: str, game: str, profile: str = CHAMPION) -> tuple[str, Path]:
    """Return the commit of a revision and the path of its built agent of a profile."""
    if CHECKOUT is None:
        raise BadInput(f"git:{revision} needs a checkout of Tempo; this is the installed package")
    commit = commit_of(revision).sha
    if not profile.isidentifier():
        raise BadInput(f"git:{revision}: '{profile}' is not the name of a profile")
    name = game if profile == CHAMPION else f"{game}_{profile}"
    path = BUILDS / f"{name}-{commit[:12]}.py"
    if not path.is_file():
        build_sources(commit, name, path)
    return commit[:12], path


def build_sources(commit: str, name: str, path: Path) -> None:
    """Run a commit's own build.py on its sources in a temporary folder, and keep the built file at `path`."""
    archive = subprocess.run(("git", "archive", commit), cwd=CHECKOUT, capture_output=True, check=True).stdout
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.4 has it
            files.extractall(folder)
        command = (sys.executable, "build.py", name)
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        built = Path(folder, "submission", f"{name}.py")
        if done.returncode or not built.is_file():
            said = (done.stderr.strip() or "it wrote no file").splitlines()[-1]
            raise BadInput(f"git:{commit[:12]} cannot be built: {said[:200]}")
        path.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(path) as file:
            file.write(built.read_bytes())
