"""Count of moves that allow a win by threats."""
import json

from tempo.games.gomoku.experiments import threat_blunders
from tempo.games.gomoku.experiments.threat_blunders import Counts, play_game
from tempo.games.gomoku.gomoku_agent import GomokuAgent
from tempo.games.gomoku.profiles import CHAMPION

BLUNDER = (139, 124, 82, 126, 123, 155, 141, 140), 112  # a game in which the champion without safety lost so


class Plays:
    """An agent that plays a given move first, then goes on as the champion does."""

    def __init__(self, move: int) -> None:
        self.move: int | None = move
        self.champion = GomokuAgent(CHAMPION, 2000, seed=1, log=False)

    def __getattr__(self, name):
        return getattr(self.champion, name)

    def __call__(self, observation, configuration):
        answer = self.champion(observation, configuration)
        answer, self.move = answer if self.move is None else self.move, None
        return answer


def test_a_move_that_allows_a_win_by_threats_is_counted(monkeypatch):
    monkeypatch.setattr(threat_blunders, "NODES", 20_000)
    opening, move = BLUNDER
    counts = play_game(3, opening, [Plays(move), GomokuAgent(CHAMPION, 4000, seed=2, log=False)], 15, 0.0)
    assert counts.game == 3 and counts.blunders[0] == f"{list(opening)} {move}"
    assert counts.moves >= 1 and counts.late == 0 and counts.overrated <= counts.lost


def test_an_interrupted_run_goes_on(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(threat_blunders, "NODES", 500)
    for games, name in (("1", "parts"), ("2", "parts"), ("2", "whole")):
        options = ["--games", games, "--size", "8", "--sims", "20", "--record", str(tmp_path / name), "--workers", "1"]
        threat_blunders.run(threat_blunders.parser().parse_all(options))
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()
    assert [json.loads(line)["game"] for line in (tmp_path / "whole").read_text().splitlines()] == [0, 1]
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 games, ")


def test_the_summary_adds_up():
    played = [Counts(0, 10, ("a",), ("d",), 2, 1, 0), Counts(1, 20, ("b", "c"), (), 0, 0, 1)]
    assert threat_blunders.summary(played) == (
        "2 games, 30 moves: 3 allow a win by threats while one of the ten most visited does not, 1 while another does "
        "not; 2 in lost positions, 1 of them shown above 0.1; 1 late"
    )
