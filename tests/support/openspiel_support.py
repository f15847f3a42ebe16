"""A referee for the rules of any game that OpenSpiel has: random games, ply by ply, in both."""
from contextlib import suppress

import pytest
from rule_comparison import READ, ReadBoard, compare_boards

from tempo.arena.adapter.environments.openspiel_moves import is_left_out, load_game, moves_by_action, named_in
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.players.profile_agents import make_agent, profile_names


class OpenSpielBoard:
    """OpenSpiel's state, as a board of our moves; a move that the referee lacks has OpenSpiel's words."""

    may_leave_out = False

    def __init__(self, state, config, referee):
        self.state, self.named, self.referee = state, named_in(adapter_of(config.game)), referee

    @property
    def lacks_pass(self):
        return is_left_out(self.named, self.referee)

    @property
    def mark(self):
        return self.referee.mark if self.lacks_pass else 1 + self.state.current_player()

    def legal(self):
        if self.lacks_pass:
            return self.referee.legal()
        ours = dict[int, int]()
        for move in self.referee.legal():
            with suppress(ValueError):  # OpenSpiel lacks it
                ours |= moves_by_action(self.named, self.state, self.referee, [move])
        return [ours.get(action, self.state.action_to_string(action)) for action in self.state.legal_actions()]

    def play(self, action):
        """Play a move, before the referee does."""
        if self.lacks_pass:
            return
        self.state.apply_action(next(iter(moves_by_action(self.named, self.state, self.referee, [action]))))

    def rewards(self):
        return tuple(map(int, self.state.returns())) if self.state.is_terminal() else None


def compare_with_openspiel(config, games=5, seed=1):
    """Compare the referee's board and the agents' rules with OpenSpiel: moves, side to move, end and result."""
    pytest.importorskip("pyspiel")
    foreign = load_game(adapter_of(config.game), config)
    agent = make_agent(config.game, profile_names(config.game)[0], {}, 1, 1)

    def new_boards(referee):
        state = OpenSpielBoard(foreign.new_initial_state(), config, referee)
        return {"OpenSpiel": state, READ: ReadBoard(agent, config, referee)}

    compare_boards(config, new_boards, games, seed)
