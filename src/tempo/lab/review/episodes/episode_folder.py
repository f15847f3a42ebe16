"""The folder of a submission's episodes: replays and logs, each fetched once.

A file is downloaded into a folder beside and moved here when it is whole, so a file that is here needs no request. What
Ctrl-C or a crash left there whole is kept as well. Logs that Kaggle does not give are kept as an empty list.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.downloads import identity
from tempo.arena.records.episodes import parsed, team_names
from tempo.lab.review.episodes.kaggle_client import (
    Kaggle,
    ListedEpisode,
    Unavailable,
    is_whole,
    logs_name,
    replay_name,
)

PART = "part"  # folder of what is being downloaded
TEAM = "team.txt"  # the name of the team that logs have shown to be ours
NO_LOGS = "[]\n"
ENCODING = "utf-8"


class EpisodeFolder:
    """The files of one submission."""

    def __init__(self, path: Path) -> None:
        """Open the folder, which is made if need be, and take over what an interrupted download left whole."""
        self.path, self.part = path, path / PART
        self.part.mkdir(parents=True, exist_ok=True)
        for file in sorted(self.part.iterdir()):
            if file.suffix == ".json" and is_whole(file):
                file.replace(path / file.name)
            else:
                file.unlink()

    def replay(self, episode: int) -> Path:
        """Return the path of a replay, whether or not it is here."""
        return self.path / replay_name(episode)

    def logs(self, episode: int, agent: int) -> Path:
        """Return the path of an agent's output, whether or not it is here."""
        return self.path / logs_name(episode, agent)

    def replays(self) -> list[Path]:
        """Return the replays that are here, by number."""
        return sorted(self.path.glob("episode-*-replay.json"), key=lambda file: int(identity(file) or 0))

    @property
    def team(self) -> str | None:
        """The name of our team, if logs have shown it."""
        return team_in(self.path)

    def missing(self, listed: Sequence[ListedEpisode]) -> list[ListedEpisode]:
        """Return the episodes that are over and not here yet, or lack their logs."""
        return [entry for entry in listed if entry.is_over and not self.is_here(entry.number)]

    def is_here(self, episode: int) -> bool:
        """Return whether an episode needs no request."""
        return self.replay(episode).exists() and any(self.logs(episode, agent).exists() for agent in (0, 1))

    def fetch(self, kaggle: Kaggle, episode: int, me: str | None) -> None:
        """Fetch what is missing of an episode; Unavailable where its replay is not to be had.

        kaggle   the client
        episode  its number
        me       the name of our team, if it is known; else the logs show it
        """
        if not self.replay(episode).exists():
            self._keep(kaggle.fetch_replay(episode, self.part))
        names = self._names(episode)
        me = me or self.team
        ours = [names.index(me)] if me in names else [0, 1]
        refused = [agent for agent in ours if not self._fetch_logs(kaggle, episode, agent)]
        if refused == ours:  # a file of logs marks an episode that needs no request
            self.logs(episode, ours[0]).write_text(NO_LOGS, encoding=ENCODING)
        if names and len(ours) == 2 and len(refused) == 1:
            (self.path / TEAM).write_text(f"{names[1 - refused[0]]}\n", encoding=ENCODING)

    def _fetch_logs(self, kaggle: Kaggle, episode: int, agent: int) -> bool:
        """Fetch the output of an agent, if it is not here; return whether Kaggle gives it."""
        try:
            if not self.logs(episode, agent).exists():
                self._keep(kaggle.fetch_logs(episode, agent, self.part))
        except Unavailable:
            return False
        return True

    def _keep(self, fetched: Path) -> None:
        """Move a whole file here."""
        fetched.replace(self.path / fetched.name)

    def _names(self, episode: int) -> list[str]:
        """Return the names of both teams; none where the replay has none."""
        file = self.replay(episode)
        with suppress(BadInput, AttributeError, TypeError, OSError):
            return team_names(parsed(str(file), file.read_text(encoding=ENCODING)))
        return []


def team_in(folder: Path) -> str | None:
    """Return the name of our team that a folder of episodes keeps, if it does."""
    with suppress(OSError):
        return (folder / TEAM).read_text(encoding=ENCODING).strip() or None
    return None
