"""The result of one game from one side's view, its cause, and signs of time trouble, as text.

Move values come from `move_quality`. Time trouble is read from the side's own log lines: moves without a search, moves
near the time limit, and seconds drawn from the bank.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import BROKEN_OFF, MatchConfig
from tempo.arena.adapter.search_info import UNSEARCHED
from tempo.arena.records.episodes import Episode
from tempo.arena.records.record_file import GameRecord
from tempo.lab.report.boards.replay import forfeiter
from tempo.lab.review.move_quality import AnnotatedMove, first_lost, first_mistake, last_lost
from tempo.lab.review.move_text import best_text, loss_text

RESULTS = ("won", "drawn", "lost", "forfeited", "won by forfeit", "unfinished")
NEAR = 0.9  # share of a move's time limit from which the move is reported
MOST_NUMBERS = 5  # move numbers in one line
NOTICED = 0.1  # seconds of bank; less is noise of the machine


class GameSummary(NamedTuple):
    """One game from the view of one side."""

    game: GameRecord
    config: MatchConfig
    names: Sequence[str]
    seat: int
    own: Sequence[AnnotatedMove]  # moves of this side

    @property
    def name(self) -> str:
        """The player of this side."""
        return self.names[self.game["players"][self.seat]]

    @property
    def opponent(self) -> str:
        """The other player."""
        return self.names[self.game["players"][1 - self.seat]]

    @property
    def result(self) -> str:
        """One of RESULTS; a game that the other side forfeited is "won by forfeit"."""
        loser = forfeiter(self.game)
        if loser is not None:
            return "forfeited" if loser == self.seat else "won by forfeit"
        if BROKEN_OFF in self.game["statuses"]:
            return "unfinished"
        reward = self.game["rewards"][self.seat] or 0
        return "drawn" if reward == 0 else "won" if reward > 0 else "lost"

    @property
    def mistake(self) -> AnnotatedMove | None:
        """The first move that is known to have given value away."""
        return first_mistake(self.own)

    @property
    def was_lost_at_start(self) -> bool:
        """Whether this side is known to have been lost before its first move."""
        return bool(self.own) and self.own[0].best.value == -1

    @property
    def unknown(self) -> int:
        """The number of own moves for which it is not known whether they kept the value."""
        return sum(move.keeps_value is None for move in self.own)


def summarize_games(episode: Episode, annotated: Sequence[AnnotatedMove], player: int) -> list[GameSummary]:
    """Summarize the games of one player, in their order; a player against itself from its first seat."""
    own: dict[tuple[int, int], list[AnnotatedMove]] = {}
    for move in annotated:
        own.setdefault((move.game, move.seat), []).append(move)
    return [
        GameSummary(game, episode.config, episode.names, seat, own.get((place, seat), []))
        for place, game in enumerate(episode.games)
        if player in game["players"]
        for seat in (game["players"].index(player),)
    ]


def forfeit_text(game: GameRecord, seat: int) -> str:
    """Return text like `INVALID at step 0: returned 99`. Steps count from 0, as the environment's do."""
    played = len(game["opening"]) + sum(move["action"] is not None for move in game["moves"])
    status, problem = game["statuses"][seat], game.get("problem")
    reason = f": {problem}" if problem and problem != status else ""
    return f"{status} at step {played}{reason}"


def explain_result(summary: GameSummary) -> str:
    """Return what decided the game, as far as it is known."""
    loser = forfeiter(summary.game)
    if loser is not None:
        text = forfeit_text(summary.game, loser)
        return text if loser == summary.seat else f"the other's {text}"
    if summary.result == "lost":
        return _explain_loss(summary)
    if summary.result == "drawn" and summary.mistake is not None:
        return _describe_mistake(summary.mistake, summary.config)
    return ""


def _explain_loss(summary: GameSummary) -> str:
    """Return the first losing move, and the last one if the side had another chance in between."""
    first, last = first_lost(summary.own, summary.seat), last_lost(summary.own, summary.seat)
    if first is None or last is None:
        if summary.was_lost_at_start and not summary.unknown:
            return "it was lost before its first move"
        return f"no losing move is known ({summary.unknown} of {len(summary.own)} moves have no known value)"
    before = sum(move.keeps_value is None for move in summary.own if move.ply < first.ply)
    text = _describe_mistake(first, summary.config)
    if before:
        text += f"; {before} moves before it have no known value"
    return text if last is first else f"{text}; lost again by {_describe_mistake(last, summary.config)}"


def _describe_mistake(move: AnnotatedMove, config: MatchConfig) -> str:
    """Return text like `move 12 played 5 (draw → loss), best was 3, 4`."""
    name = adapter_of(config.game).name_of(move.action, config)
    return f"move {move.ply + 1} played {name} ({loss_text(move, config)}), best was {best_text(move, config)}"


def loss_cause(summary: GameSummary) -> str | None:
    """Return the category of a loss, for counting; None for a game that was not lost."""
    if summary.result == "forfeited":
        return f"forfeit: {summary.game['statuses'][summary.seat]}"
    if summary.result != "lost":
        return None
    if first_lost(summary.own, summary.seat) is not None:
        return "by a move known to lose"
    lost_at_start = summary.was_lost_at_start and not summary.unknown
    return "lost before its first move" if lost_at_start else "no losing move is known"


def time_trouble(summary: GameSummary) -> list[str]:
    """Return the signs of too little time in the side's log lines: unsearched moves, late moves, bank use."""
    own = [move for move in summary.game["moves"] if move["seat"] == summary.seat]
    signs = [text for reason in UNSEARCHED if (text := _unsearched_of(own, reason))]
    if late := _late_text(own, summary.config):
        signs.append(late)
    banks = [move["bank"] for move in own[:1]] + [summary.game["banks"][summary.seat]]
    if summary.config.timed and len(banks) == 2 and None not in banks and banks[0] - banks[1] > NOTICED:
        signs.append(f"bank {banks[0]:.1f} → {banks[1]:.1f} s")
    return signs


def _unsearched_of(own: Sequence[dict], reason: str) -> str:
    """`unsearched (hurry) at moves 8, 10`."""
    moves = [move["step"] + 1 for move in own if move.get("reason") == reason]
    numbers = ", ".join(map(str, moves[:MOST_NUMBERS])) + (", …" if len(moves) > MOST_NUMBERS else "")
    return f"unsearched ({reason}) at move{'s' * (len(moves) > 1)} {numbers}" if moves else ""


def _late_text(own: Sequence[dict], config: MatchConfig) -> str:
    """Return the move that came nearest to its time limit, if it came near."""
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
