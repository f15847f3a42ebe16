"""Othello in the arena: the tournament referee, openings, whole matches."""

import random

import pyspiel
import pytest
from folders import ROOT

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.players.agents.agent_files import AgentFile
from tempo.arena.records.record_file import read_record, recorded_config
from tempo.arena.referee.one_game import play_game
from tempo.games.othello.adapter.adapter import ADAPTER
from tempo.games.othello.adapter.board import PASS, OthelloBoard
from tempo.games.othello.adapter.openings import draw_openings, key_of
from tempo.games.othello.formats.transcripts import read_transcript
from tempo.lab.tournament.match import match
from tempo.lab.tournament.pairs import close

CONFIG = new_config("othello", {}, act_timeout=2.0, bank=7.0)
TOURNAMENT = CONFIG._replace(tournament=True)


def test_true_is_the_move_b1():
    """The environment behaves so, as True equals 1."""
    judged = ADAPTER.verdict
    board = OthelloBoard([0, 0, 2, 1, *[0] * 60], 1)
    assert judged({"submission": True}, board) == ("ACTIVE", 1)
    assert judged({"submission": False}, board) == ("INVALID", None)


# ---- the tournament's referee ----


class Player:
    """Gives the answers of a list, then plays the first legal move; counts its calls."""

    def __init__(self, answers=(), seconds=0.0, clock=None):
        self.answers, self.seconds, self.clock, self.asked = list(answers), seconds, clock, 0

    def __call__(self, observation, configuration):
        self.asked += 1
        if self.clock is not None:
            self.clock[0] += self.seconds
        legal = ADAPTER.position_seen(observation, configuration).legal()
        answer = self.answers.pop(0) if self.answers else {"submission": legal[0]}
        return answer(observation) if callable(answer) else answer


ILLEGAL = {"submission": 0}


def test_two_illegal_answers_are_forgiven_and_three_lose():
    forgiven = Player([ILLEGAL, "nonsense"])
    game = play_game((forgiven, Player()), TOURNAMENT)
    assert game.statuses == ("DONE", "DONE")
    assert forgiven.asked == sum(move.seat == 0 for move in game.moves) + 2
    for answers in ([ILLEGAL] * 3, [ILLEGAL, {"submission": 19}, ILLEGAL, {"submission": 64}]):
        game = play_game((Player(answers), Player([ILLEGAL] * 2)), TOURNAMENT)
        assert (game.statuses, game.rewards) == (("INVALID", "DONE"), (None, 0))
        assert "3 illegal answers" in game.problem
    game = play_game((Player(), Player([ILLEGAL])), CONFIG)
    assert game.statuses == ("DONE", "INVALID")
    assert len(game.moves) == 2


def test_the_clock_of_a_move_runs_on_while_the_player_is_asked_again():
    clock = [0.0]
    slow = Player([ILLEGAL, ILLEGAL], seconds=25.0, clock=clock)
    config = TOURNAMENT._replace(act_timeout=60.0, bank=0.0)
    game = play_game((slow, Player()), config, now=lambda: clock[0])
    assert game.statuses == ("TIMEOUT", "DONE")
    assert game.moves[0].seconds == 75.0
    clock[0] = 0.0
    slow = Player([ILLEGAL], seconds=25.0, clock=clock)
    game = play_game((slow, Player()), config, now=lambda: clock[0])
    assert game.statuses == ("DONE", "DONE")
    assert [move.seconds for move in game.moves if move.seat == 0][:2] == [50.0, 25.0]


@pytest.mark.parametrize("part", ["observationString", "serializedGameAndState"])
def test_changing_the_board_loses(part):
    """Even with a legal answer; the referee's board stays intact."""

    def cheat(observation):
        observation[part] = observation[part].replace("o", "x")
        return {"submission": 19}

    game = play_game((Player([{"submission": 19}, cheat]), Player()), TOURNAMENT)
    assert (game.statuses, game.rewards) == (("INVALID", "DONE"), (None, 0))
    assert game.problem == "changed the board"
    assert len(game.moves) == 3
    scribbled = Player([lambda observation: observation.update(note=1) or {"submission": 19}])
    assert play_game((scribbled, Player()), TOURNAMENT).statuses == ("DONE", "DONE")


def test_an_agent_file_changes_only_its_own_copy_of_the_board(tmp_path):
    """As docs/background/othello.md says."""
    path, source = tmp_path / "cheat.py", (ROOT / "tests/lab/check/agents/othello/correct.py").read_text()
    path.write_text(
        f"{source.replace('def agent', 'def honest')}\n\ndef agent(observation, configuration):\n"
        "    answer = honest(observation, configuration)\n    observation.clear()\n    return answer\n"
    )
    cheat = AgentFile(path).new_agent(0, None)
    assert play_game((cheat, Player()), TOURNAMENT).statuses == ("DONE", "DONE")
    close(cheat)


@pytest.mark.parametrize("word", ["Q", {"submission": "Q"}])
def test_leaving_is_scored_by_the_discs(word):
    """After d3 black leads 4 to 1; at the start the discs are even."""
    game = play_game((Player(), Player([word])), TOURNAMENT)
    assert (game.statuses, game.rewards) == (("DONE", "DONE"), (1, -1))
    assert game.problem == "white left: the discs decide"
    assert [game.score(seat) for seat in (0, 1)] == [1.0, 0.0]
    assert play_game((Player([word]), Player()), TOURNAMENT).rewards == (0, 0)
    assert play_game((Player([word]), Player()), CONFIG).statuses == ("INVALID", "DONE")


def test_both_passing_ends_the_game_and_more_discs_win():
    """The shortest game: after nine moves there are thirteen black discs and no white one."""
    moves = read_transcript("e6f4e3f6g5d6e7f5c5").moves
    game = play_game(tuple(Player([{"submission": move} for move in moves[seat::2]]) for seat in (0, 1)), TOURNAMENT)
    assert (len(game.moves), game.statuses, game.rewards) == (9, ("DONE", "DONE"), (1, -1))
    state = pyspiel.load_game("othello").new_initial_state()
    for move in game.moves:
        assert not state.is_terminal()
        state.apply_action(move.action)
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]


# ---- openings, drawing ----


def test_openings_differ_by_more_than_symmetry_and_are_never_over():
    openings = draw_openings(300, (6, 6), 1)
    assert openings == draw_openings(300, (6, 6), 1) != draw_openings(300, (6, 6), 2)
    assert len({key_of(opening) for opening in openings}) == 300
    game = pyspiel.load_game("othello")
    for opening in openings:
        state = game.new_initial_state()
        for move in opening:
            assert move in state.legal_actions()
            state.apply_action(move)
        assert not state.is_terminal()


@pytest.mark.parametrize(("plies", "positions"), [(0, 1), (1, 1), (2, 3), (3, 14), (4, 60)])
def test_openings_cover_all_positions_before_repeating(plies, positions):
    """The number of positions after each number of moves, up to symmetry, is known."""
    openings = draw_openings(150, (plies, plies), 5)
    keys = [key_of(opening) for opening in openings]
    assert len(set(keys)) == positions
    assert len(set(keys[:positions])) == positions
    assert len(openings) == 150


def test_the_page_knows_which_discs_each_move_turns():
    """Replayed as in the browser, by filling cells, against the referee's board; passes included."""
    passes = 0
    for seed in range(30):
        generator, board, actions = random.Random(seed), OthelloBoard(), []
        while legal := board.legal():
            actions.append(generator.choice(legal))
            board.play(actions[-1])
        cells = list(OthelloBoard().start)
        for number, (action, filled) in enumerate(zip(actions, ADAPTER.drawn(actions, CONFIG)["cells"], strict=True)):
            assert filled[:1] == ([] if action == PASS else [action])
            for cell in filled:
                cells[cell] = 1 + number % 2
        assert cells == board.cells
        passes += actions.count(PASS)
        assert len(actions) <= ADAPTER.most_plies(CONFIG)
    assert passes


# ---- whole runs ----

FAST = ["roxanne", "greedy", "--game", "othello", "--pairs", "3"]


def test_a_tournament_has_a_minute_a_move(tmp_path, capsys):
    path = tmp_path / "match.jsonl"
    assert match([*FAST, "--tournament", "--record", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.count("last move and in total") == 6
    assert "60 s a move" in out
    assert read_record(path).header["config"]["tournament"] is True
    assert recorded_config(read_record(path).header).tournament
    for arguments, said in [
        (["random", "random", "--tournament"], "connectx has no tournament referee"),
        ([*FAST, "--tournament", "--environment"], "each has its own referee"),
    ]:
        assert match(arguments) == 2
        assert said in capsys.readouterr().err
