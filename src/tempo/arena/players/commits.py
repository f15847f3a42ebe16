"""Commits of this checkout: by revision, by range, and those that a bisection tries."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.versions import git

SOURCES = "src/"  # all that can change play: commits that leave it alone need no games
SUSPECT = re.compile(r"(\w+) .*dist=(\d+)")  # a line of `git rev-list --bisect-all`


class Commit(NamedTuple):
    """A commit as people know it."""

    sha: str  # all 40 digits
    date: str  # of the author, 2026-11-24
    subject: str

    @property
    def short(self) -> str:
        """Return ten digits."""
        return self.sha[:10]

    def __str__(self) -> str:
        return f"{self.short} {self.date} {self.subject}"


class Suspect(NamedTuple):
    """A commit that may have lost the strength."""

    sha: str
    rules_out: int  # at least this many others, if it is tried


def commit_of(revision: str) -> Commit:
    """Return the commit of a revision; BadInput if there is none."""
    shown = git("log", "-1", "--format=%H%x00%as%x00%s", "--end-of-options", f"{revision}^{{commit}}", "--")
    if not shown or ".." in revision:
        raise BadInput(f"'{revision}': no such revision (git log lists them), or no repository here")
    return Commit(*shown.split("\0"))


def commits_of(revisions: Sequence[str], last: int | None) -> list[Commit]:
    """Return the commits of revisions and ranges, and the last ones, from the oldest to the newest.

    revisions: each names a commit, or as a range those of its commits that touch the sources
    last: this many commits up to HEAD that touch the sources, as well
    """
    shas: set[str] = set()
    for revision in revisions:
        shas.update(_source_commits(revision) if ".." in revision else [commit_of(revision).sha])
    if last is not None:
        shas.update(_source_commits("HEAD", f"--max-count={last}"))
    in_order = _listed("--topo-order", "--reverse", *shas) if shas else []
    return [commit_of(sha) for sha in in_order or () if sha in shas]


def is_ancestor(old: Commit, new: Commit) -> bool:
    """Return whether a commit is part of the history of another."""
    return git("merge-base", "--is-ancestor", old.sha, new.sha) is not None


def count_between(good: Commit, bad: Commit) -> int:
    """Return the number of commits after one up to another."""
    return len(_listed(f"{good.sha}..{bad.sha}") or ())


def suspects(bad: Commit, goods: Sequence[Commit]) -> list[Suspect]:
    """Return the commits of `bad` that no good one has and that touch the sources, in the order to try them.

    The last one is `bad`, or has its sources.
    """
    lines = _listed("--bisect-all", bad.sha, *(f"^{good.sha}" for good in goods), "--", SOURCES) or ()
    return [Suspect(match[1], int(match[2])) for match in map(SUSPECT.match, lines) if match]


def _source_commits(revisions: str, *options: str) -> list[str]:
    """Return the commits of a range that touch the sources; BadInput if git does not know it."""
    commits = _listed(*options, "--end-of-options", revisions, "--", SOURCES)
    if commits is None:
        raise BadInput(f"'{revisions}': no such range of revisions (git log lists them), or no repository here")
    return commits


def _listed(*arguments: str) -> list[str] | None:
    """Return the lines of `git rev-list`; None if it fails."""
    output = git("rev-list", *arguments)
    return None if output is None else output.splitlines()
