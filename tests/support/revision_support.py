"""A tiny repository whose revisions play Connect X: some well, some badly."""

import subprocess

import pytest

from tempo.arena.players import revisions, versions
from tempo.arena.records import record_file
from tempo.lab.tournament.revisions import bisect_command

BUILD = """\
import pathlib, sys
source = pathlib.Path("src/player.py").read_text()
if "broken" in source:
    sys.exit("build.py: this commit is broken")
pathlib.Path("submission").mkdir()
pathlib.Path(f"submission/{sys.argv[1]}.py").write_text(source)
"""
PLAYER = """\
from collections import namedtuple

Profile = namedtuple("Profile", "name options plan skill book exact")
Empty = namedtuple("Empty", "")
Plan = namedtuple("Plan", "cap share tie reserve least_margin")
CHAMPION = Profile("champion", Empty(), Plan(5.0, 1.5, 0.08, 0.0, 0.05), {skill}, True, True)
CLASSIC = CHAMPION._replace(skill=False)


class Player:
    def __init__(self, profile, simulations=None, seed=None, verbose=True):
        self.plan, self.skill = profile.plan, profile.skill

    def __call__(self, observation, configuration):
        rows, columns, wide = configuration.rows, configuration.columns, configuration.inarow
        board, own = list(observation.board), observation.mark
        free = [column for column in range(columns) if not board[column]]
        for mark in (own, 3 - own) if self.skill else ():
            for column in free:
                if wins(board, column, mark, rows, columns, wide):
                    return column
        return free[0]


def wins(board, column, mark, rows, columns, wide):
    row = max(row for row in range(rows) if not board[row * columns + column])

    def count(down, right):
        length, r, c = 0, row + down, column + right
        while 0 <= r < rows and 0 <= c < columns and board[r * columns + c] == mark:
            length, r, c = length + 1, r + down, c + right
        return length

    return any(count(a, b) + count(-a, -b) + 1 >= wide for a, b in ((0, 1), (1, 0), (1, 1), (1, -1)))


PLAYER = Player(CHAMPION)


def agent(observation, configuration):
    return PLAYER(observation, configuration)
"""
QUICK = ["--sims", "20", "--config", "rows=4,columns=5,inarow=3", "--workers", "1"]


class Repository:
    """A repository in a folder, with a build.py like that of Tempo; the measured checkout is unchanged."""

    def __init__(self, folder):
        self.folder = folder
        self.git("init", "--quiet", "--initial-branch=main")
        (folder / "src").mkdir()
        (folder / "build.py").write_text(BUILD)

    def git(self, *arguments):
        identity = ("-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
        done = subprocess.run(
            ("git", *identity, *arguments), cwd=self.folder, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    def commit(self, subject, text=None):
        """Commit a version of the player, or a change elsewhere; return the commit."""
        if text is not None:
            (self.folder / "src" / "player.py").write_text(text)
        else:
            (self.folder / "notes.txt").write_text(subject)
        self.git("add", ".")
        self.git("commit", "--quiet", "-m", subject)
        return self.git("rev-parse", "HEAD")

    def play(self, *skills):
        """Commit a version for each skill, all of them different files; return the commits."""
        return [self.commit(f"version {n}", player(skill, n)) for n, skill in enumerate(skills)]


def player(skill, number):
    return f"# version {number}\n" + ("broken" if skill is None else PLAYER.replace("{skill}", str(skill)))


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """A repository in which git:REV looks for revisions, with folders of its own for builds and records."""
    folder = tmp_path / "repository"
    folder.mkdir()
    for module in (versions, revisions):
        monkeypatch.setattr(module, "CHECKOUT", folder)
    monkeypatch.setattr(revisions, "BUILDS", tmp_path / "builds")
    for module in (record_file, bisect_command):
        monkeypatch.setattr(module, "RUNS", tmp_path / "runs")
    monkeypatch.chdir(tmp_path)
    return Repository(folder)
