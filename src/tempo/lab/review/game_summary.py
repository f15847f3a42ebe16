"""How a game went for one side, in words: how it ended, why, and whether the side was short of time. Facts alone.

What the moves were worth comes from `move_quality`; what a side was short of, from its own log lines: moves that it
played blind, moves that came near to the last second, and what was taken from its bank.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tempo.lab.records.episodes import BROKEN_OFF, Episode
from tempo.lab.records.record_file import GameRecord
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_data import FORFEITS, MatchConfig
from tempo.lab.referee.thoughts import BLIND
from tempo.lab.review.move_quality import JudgedMove, first_lost, first_mistake, last_lost
from tempo.lab.review.move_text import best_text, given_away

RESULTS = ("won", "drawn", "lost", "forfeited", "forfeited to", "unfinished")
NEAR = 0.9  # of the seconds that a move may take at most: from there on it is told
MOST_NUMBERS = 5  # of moves in a line
NOTICED = 0.1  # seconds of bank; less is the machine's stutter


class Story(NamedTuple):
    """A game as one side saw it."""

    game: GameRecord
    config: MatchConfig
    names: Sequence[str]
    seat: int
    own: Sequence[JudgedMove]  # the moves of this side

    @property
    def name(self) -> str:
        return self.names[self.game["players"][self.seat]]

    @property
    def opponent(self) -> str:
        return self.names[self.game["players"][1 - self.seat]]

    @property
    def result(self) -> str:
        """One of RESULTS. `forfeited to` is a game that the other side forfeited."""
        loser = forfeiter(self.game)
        if loser is not None:
            return "forfeited" if loser == self.seat else "forfeited to"
        if BROKEN_OFF in self.game["statuses"]:
            return "unfinished"
        reward = self.game["rewards"][self.seat] or 0
        return "drawn" if reward == 0 else "won" if reward > 0 else "lost"

    @property
    def mistake(self) -> JudgedMove | None:
        """The first move that is known to have given value away."""
        return first_mistake(self.own)

    @property
    def was_doomed(self) -> bool:
        """Whether it is known that this side was lost before it first moved."""
        return bool(self.own) and self.own[0].best.value == -1

    @property
    def untold(self) -> int:
        """Moves of which it is not known whether they kept the value."""
        return sum(one.keeps_value is None for one in self.own)


def stories_of(episode: Episode, judged: Sequence[JudgedMove], player: int) -> list[Story]:
    """The games of one player, in their order; who plays himself is told from his first seat."""
    own: dict[tuple[int, int], list[JudgedMove]] = {}
    for one in judged:
        own.setdefault((one.game, one.seat), []).append(one)
    return [
        Story(game, episode.config, episode.names, seat, own.get((place, seat), []))
        for place, game in enumerate(episode.games)
        if player in game["players"]
        for seat in (game["players"].index(player),)
    ]


def forfeiter(game: GameRecord) -> int | None:
    return next((seat for seat in (0, 1) if game["statuses"][seat] in FORFEITS), None)


def forfeit_text(game: GameRecord, seat: int) -> str:
    """`INVALID at step 0: returned 99`. Steps count from 0, as the environment's do."""
    played = len(game["opening"]) + sum(move["action"] is not None for move in game["moves"])
    status, problem = game["statuses"][seat], game.get("problem")
    why = f": {problem}" if problem and problem != status else ""
    return f"{status} at step {played}{why}"


def why(story: Story) -> str:
    """What decided the game, as far as it is known."""
    loser = forfeiter(story.game)
    if loser is not None:
        text = forfeit_text(story.game, loser)
        return text if loser == story.seat else f"the other's {text}"
    if story.result == "lost":
        return why_lost(story)
    if story.result == "drawn" and story.mistake is not None:
        return told_of(story.mistake, story.config)
    return ""


def why_lost(story: Story) -> str:
    """The first losing move, and the last if it had another chance in between."""
    first, last = first_lost(story.own, story.seat), last_lost(story.own, story.seat)
    if first is None or last is None:
        if story.was_doomed and not story.untold:
            return "it was lost before its first move"
        return f"no losing move is known ({story.untold} of {len(story.own)} moves are not told)"
    before = sum(one.keeps_value is None for one in story.own if one.ply < first.ply)
    text = told_of(first, story.config)
    if before:
        text += f"; {before} moves before it are not told"
    return text if last is first else f"{text}; once more by {told_of(last, story.config)}"


def told_of(one: JudgedMove, config: MatchConfig) -> str:
    """`move 12 played 5 (draw → loss), best was 3, 4`."""
    name = adapter_of(config.game).name_of(one.action, config)
    return f"move {one.ply + 1} played {name} ({given_away(one, config)}), best was {best_text(one, config)}"


def cause(story: Story) -> str | None:
    """The kind of a loss, for counting; None of a game that was not lost."""
    if story.result == "forfeited":
        return f"forfeit: {story.game['statuses'][story.seat]}"
    if story.result != "lost":
        return None
    if first_lost(story.own, story.seat) is not None:
        return "by a move known to lose"
    return "lost before its first move" if story.was_doomed and not story.untold else "no losing move is known"


def short_of_time(story: Story) -> list[str]:
    """What its log lines tell of too little time: blind moves, late ones, the bank."""
    own = [move for move in story.game["moves"] if move["seat"] == story.seat]
    told = [text for reason in BLIND if (text := blind_of(own, reason))]
    if late := late_text(own, story.config):
        told.append(late)
    banks = [move["bank"] for move in own[:1]] + [story.game["banks"][story.seat]]
    if story.config.timed and len(banks) == 2 and None not in banks and banks[0] - banks[1] > NOTICED:
        told.append(f"bank {banks[0]:.1f} → {banks[1]:.1f} s")
    return told


def blind_of(own: Sequence[dict], reason: str) -> str:
    """`blind (hurry) at moves 8, 10`."""
    moves = [move["step"] + 1 for move in own if move.get("reason") == reason]
    numbers = ", ".join(map(str, moves[:MOST_NUMBERS])) + (", …" if len(moves) > MOST_NUMBERS else "")
    return f"blind ({reason}) at move{'s' * (len(moves) > 1)} {numbers}" if moves else ""


def late_text(own: Sequence[dict], config: MatchConfig) -> str:
    """The move that came nearest to the last second that it had, if that was near."""
    if not config.timed:
        return ""
    timed = [move for move in own if move.get("seconds") is not None]
    limits = {move["step"]: config.act_timeout + max(0.0, move["bank"] or 0.0) for move in timed}
    near = [move for move in timed if limits[move["step"]] > 0 and move["seconds"] >= NEAR * limits[move["step"]]]
    if not near:
        return ""
    worst = max(near, key=lambda move: move["seconds"] / limits[move["step"]])
    more = f", and {len(near) - 1} more as near" if len(near) > 1 else ""
    return f"move {worst['step'] + 1} took {worst['seconds']:.2f} of {limits[worst['step']]:.2f} s{more}"
