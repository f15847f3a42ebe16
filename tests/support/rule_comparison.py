"""Random games on several boards of one game at once: the referee's, the agents' rules, another program's."""
import random

from games import legal_moves

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import Struct
from tempo.arena.command_line.inputs import shape_text
from tempo.search.game import ONGOING, no_leaf_solver
from tempo.search.types import moves_in

REFEREE, RULES, READ = "the referee's board", "the agents' rules", "the position that the agent reads"
RESULTS = {(1, -1), (0, 0), (-1, 1)}
MOST_PLIES = 5000  # of games that the referee alone plays until it has seen each result


class RulesBoard:
    """The agents' rules, as a board. With a leaf solver they may leave out moves that decide nothing."""

    def __init__(self, game, state):
        self.may_leave_out = game.leaf_solver is not no_leaf_solver
        self.game, self.state, self.mark, self.result = game, state.copy(), 1, None

    def legal(self):
        return legal_moves(self.game, self.state) if self.result is None else []

    def play(self, action):
        self.game.play(self.game.board, self.state, action)
        self.result = rewards_of(self.game, self.state, self.mark)
        self.mark = 3 - self.mark

    def rewards(self):
        return self.result


class ReadBoard:
    """The position that an agent reads from what the referee shows at every ply, as a board."""

    may_leave_out = False

    def __init__(self, agent, config, referee):
        self.agent, self.adapter, self.config, self.referee = agent, adapter_of(config.game), config, referee
        self.position, self.mark, self.result = None, 1, None

    def legal(self):
        if self.result is not None:
            return []
        shown = self.adapter.observation_of(self.referee, 0.0), Struct(self.adapter.configuration_of(self.config))
        self.position = self.agent.read_task(*shown).position
        return moves_in(self.position)

    def play(self, action):
        after = self.position.state.copy()
        self.position.game.play(self.position.game.board, after, action)
        self.result = rewards_of(self.position.game, after, self.mark)
        self.mark = 3 - self.mark

    def rewards(self):
        return self.result


def rewards_of(game, state, mover):
    """Return the rewards of a state after a move of this player."""
    outcome = int(game.outcome(game.board, state))
    return None if outcome == ONGOING else (outcome, -outcome) if mover == 1 else (-outcome, outcome)


def compare_boards(config, new_boards, games=10, seed=1):
    """Play random games on all boards at once; compare side to move, legal moves and result at every ply.

    config: board of the game
    new_boards: returns for a new board of the referee the other boards, by name
    games: least number of games; a result that none of them has adds one more
    seed: of the moves
    """
    adapter = adapter_of(config.game)
    for moves in random_games(adapter, config, games, seed):
        referee = adapter.new_position(config)
        boards = new_boards(referee)
        for ply in range(len(moves) + 1):
            fault = fault_of(referee, ply, adapter.most_plies(config))
            for name, board in boards.items():
                fault = fault or difference(referee, name, board)
            if fault:
                names = [adapter.name_of(move, config) for move in moves[:ply]]
                where = f"after {' '.join(names)} (actions {moves[:ply]})" if ply else "at the start"
                raise AssertionError(f"{config.game} {shape_text(config.shape)} {where}: {fault}")
            for board in (*boards.values(), referee) if ply < len(moves) else ():
                board.play(moves[ply])


def random_games(adapter, config, games, seed):
    """Yield the moves of random games by the referee, then one for each result that they lack."""
    chance, missing, number, plies = random.Random(seed), set(RESULTS), 0, 0
    while number < games or (missing and plies < MOST_PLIES):
        position, moves = adapter.new_position(config), []
        while position.rewards() is None and (legal := position.legal()) and len(moves) <= adapter.most_plies(config):
            moves.append(chance.choice(legal))
            position.play(moves[-1])
        if number < games or position.rewards() in missing:
            yield moves
        missing.discard(position.rewards())
        number, plies = number + 1, plies + len(moves)


def fault_of(referee, plies, most):
    """Return what the referee's board itself says wrong after this number of plies; empty if nothing."""
    if referee.plies != plies:
        return f"{REFEREE} counts {referee.plies} plies, not {plies}"
    if plies > most:
        return f"a game of more plies than most_plies, {most}"
    if bool(referee.legal()) == (referee.rewards() is not None):
        return f"{REFEREE} has the legal moves {referee.legal()} and the result {referee.rewards()}"
    return ""


def difference(referee, name, board):
    """Return in what a board differs from the referee's; empty if in nothing."""
    if board.rewards() != (result := referee.rewards()):
        return f"the result is {result} by {REFEREE}, but {board.rewards()} by {name}"
    if result is not None:
        return ""
    if board.mark != referee.mark:
        return f"player {referee.mark} is to move by {REFEREE}, but {board.mark} by {name}"
    own, other = referee.legal(), list(board.legal())
    only = [] if board.may_leave_out else sorted(set(own) - set(other)), sorted(set(other) - set(own), key=str)
    counts = f"{len(own)} and {len(other)} moves"
    return f"legal only by {REFEREE}: {only[0]}; only by {name}: {only[1]}; of {counts}" if any(only) else ""
