"""Contract of a game, for every game and every playout, those in `examples/` included."""
import random
from copy import deepcopy
from functools import cache

import numpy as np
import pytest
import rule_comparison
from examples import with_examples
from games import every_game, legal_moves, played, random_game
from openspiel_support import compare_with_openspiel
from rule_comparison import READ, RULES, ReadBoard, RulesBoard, compare_boards

from tempo.arena.adapter.adapter_base import GameAdapter
from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, geometry_of, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.profile_agents import make_agent, profile_names
from tempo.games.gomoku.playouts.playouts import RULES_LIMIT
from tempo.native.backends import BACKENDS, PYTHON
from tempo.native.rng import new_rng
from tempo.search.game import DRAWN, LOST, ONGOING, WON, no_leaf_solver
from tempo.search.mcts import search
from tempo.search.options import SearchOptions, params_of
from tempo.search.playout_log import END_OF_LOG
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT, children, new_tree
from tempo.search.types import Position, moves_in

with with_examples():
    GAMES = every_game()
    RULE_SETS = {(config.game, str(config.shape), game.legal, game.play, game.outcome): name
                 for name, (game, _, config) in GAMES.items()}.values()  # games whose playouts alone differ: once
    BOARDS = [(game, shape) for game in games() for shape in [{}, *filter(None, adapter_of(game).test_shapes)]]
    SMALL_BOARDS = [(game, shape) for game in games() for shape in adapter_of(game).test_shapes]
    IN_OPENSPIEL = [(game, shape) for game, shape in BOARDS if adapter_of(game).openspiel]
SOLVING = params_of(SearchOptions(proofs=True))


@pytest.fixture(autouse=True)
def examples():
    """The games in `examples/`, beside those of the package."""
    with with_examples():
        yield


@pytest.fixture
def some_game(name):
    """A game and some of its positions."""
    return GAMES[name][0], states_of(name)


@cache
def states_of(name):
    """Return some 50 positions of whole games, and their last ones: a game may have 20 plies or 400."""
    game, start, _ = GAMES[name]
    played_games, chance = [], random.Random(1)
    while len(played_games) < 4 or sum(map(len, played_games)) < 150:
        played_games.append(random_game(game, start, chance))
    states = [state for each in played_games for state in each[:-1]]
    return [*states[:: max(3, len(states) // 50)], *(each[-1] for each in played_games)]


@pytest.mark.parametrize("name", RULE_SETS)
def test_legal_writes_the_moves_and_nothing_else(some_game):
    """At least one while the game goes on, each once; nothing is written behind them or to the state."""
    game, states = some_game
    for state in states:
        before, actions = state.copy(), np.full(game.actions + 1, -7, np.int16)
        count = game.legal(game.board, state, actions)
        assert 1 <= count <= game.actions
        assert len(set(actions[:count].tolist())) == count
        assert (actions[count:] == -7).all()
        assert (state == before).all()


@pytest.mark.parametrize("name", RULE_SETS)
def test_moves_are_deterministic(some_game):
    """`play` changes the state and nothing else, `outcome` nothing; different moves lead to different states."""
    game, states = some_game
    for state in states:
        moves = legal_moves(game, state)
        once, again = ([played(game, state, [move]) for move in moves] for _ in range(2))
        for after, same in zip(once, again, strict=True):
            assert game.outcome(game.board, after) in (LOST, DRAWN, WON, ONGOING)
            assert (after == same).all() and after.dtype == state.dtype
        assert len({after.tobytes() for after in once}) == len(moves)


@pytest.mark.parametrize("name", RULE_SETS)
def test_no_random_game_exceeds_the_sizes_of_the_rules(name):
    """`Game.actions` is MOST_MOVES, `Game.plies` is MOST_PLIES: the search makes its arrays by them."""
    game, start, _ = GAMES[name]
    assert not [fault for seed in range(4) if (fault := size_fault(game, start, seed))]


def size_fault(game, start, seed):
    """Return which size a random game exceeds; empty if none."""
    state, chance, plies = start.copy(), random.Random(seed), 0
    while game.outcome(game.board, state) == ONGOING:
        try:
            game.play(game.board, state, chance.choice(moves_in(Position(game, state, 0.0, plies))))
        except ValueError as fault:
            return str(fault)
        plies += 1
        if plies > game.plies:
            return f"a game has more than {game.plies} plies, which Game.plies (MOST_PLIES) says"
    return ""


def test_sizes_that_are_too_small_are_said_in_a_line():
    game, start, _ = next(found for name, found in GAMES.items() if name.startswith("kalah"))
    assert size_fault(game._replace(actions=5), start, 1) == (
        "a position has 6 legal moves, but Game.actions (MOST_MOVES) is 5"
    )
    assert "more than 9 plies" in size_fault(game._replace(plies=9), start, 1)


@pytest.mark.parametrize("name", RULE_SETS)
def test_random_games_are_those_of_the_referee(name):
    """The rules and the position that an agent reads agree with the referee's board on moves, end and result."""
    game, start, config = GAMES[name]
    agent = make_agent(config.game, profile_names(config.game)[0], {}, 1, 1)

    def new_boards(referee):
        return {RULES: RulesBoard(game, start), READ: ReadBoard(agent, config, referee)}

    compare_boards(config, new_boards, games=3)


def test_a_draw_that_is_called_a_loss_is_noticed():
    """Draws are rare in Othello: the random games go on until each result was seen."""
    game, start, config = GAMES["othello  legal, play, outcome, uniform_playout, no_leaf_solver"]

    def outcome(board, state):
        return LOST if (result := game.outcome(board, state)) == DRAWN else result

    with pytest.raises(AssertionError, match=r"the result is \(0, 0\) by the referee's board, but"):
        compare_boards(config, lambda _: {RULES: RulesBoard(game._replace(outcome=outcome), start)}, games=1)


@pytest.mark.parametrize(("game", "shape"), IN_OPENSPIEL)
def test_random_games_are_those_of_openspiel(game, shape, monkeypatch):
    if game == "hex":  # without draws: no random games until one is seen
        monkeypatch.setattr(rule_comparison, "RESULTS", {(1, -1), (-1, 1)})
    compare_with_openspiel(new_config(game, shape), games=3)


@pytest.mark.parametrize(("game", "shape"), BOARDS)
def test_each_cell_has_a_polygon(game, shape):
    """In games with a geometry; it says so where it does not fit."""
    geometry = geometry_of(config := new_config(game, shape))
    assert geometry is None or len(geometry.polygons) == len(adapter_of(game).new_position(config).cells)


@pytest.mark.parametrize(("game", "shape"), SMALL_BOARDS)
def test_symmetries_keep_moves_and_results(game, shape):
    """From the image of a position, moves lead to the images of what they lead to, with the same results."""
    config, chance = new_config(game, shape), random.Random(1)
    adapter = adapter_of(game)
    for image in adapter.symmetries(config):
        assert sorted(image) == list(range(len(adapter.new_position(config).cells)))
        for _ in range(2):
            position, before = adapter.new_position(config), []
            while position.rewards() is None:
                before.append(deepcopy(position))
                position.play(chance.choice(position.legal()))
            for position in (before[-1], chance.choice(before)):
                shown = adapter.observation_of(position, 0.0)
                shown["board"] = [position.cells[cell] for cell in image]
                mirrored = adapter.position_seen(shown, Struct(adapter.configuration_of(config)))
                mirrored.cells = list(shown["board"])  # some observations show them in other ways
                expected = [([cells[cell] for cell in image], rewards) for cells, rewards in results_after(position)]
                fault = f"moves from the image of {position.cells} lead elsewhere: {image} is no symmetry"
                assert sorted(results_after(mirrored), key=str) == sorted(expected, key=str), fault


def results_after(position):
    """Return the cells and the rewards after each legal move."""
    reached = [(deepcopy(position), move) for move in position.legal()]
    for after, move in reached:
        after.play(move)
    return [(after.cells, after.rewards()) for after, _ in reached]


@pytest.mark.parametrize("name", GAMES)
def test_playouts_repeat_from_the_seed(some_game):
    """They end within the longest game. They may change the state: the search hands them a copy."""
    game, states = some_game
    for seed, state in enumerate(states):
        plies = game.playout(game.board, state.copy(), new_rng(seed), None)
        assert game.playout(game.board, state.copy(), new_rng(seed), None) == plies
        assert abs(plies) <= game.plies


@pytest.mark.parametrize("name", GAMES)
def test_playouts_count_from_the_side_that_just_moved(some_game):
    """A playout of one ply has the result of a move. Where there is one way to go on until the end, the playout gives
    its length, and the result as `outcome` does to the side that moves last."""
    game, states = some_game
    found = 0
    for state in states:
        outcomes = [game.outcome(game.board, played(game, state, [move])) for move in legal_moves(game, state)]
        for seed in range(10 if found else 1000) if set(outcomes) != {ONGOING} else [0]:
            plies = game.playout(game.board, state.copy(), new_rng(seed), None)
            assert abs(plies) != 1 or -plies in outcomes, (plies, "is positive if the side that moved before wins")
            found += abs(plies) == 1
            if found and seed >= 9:
                break
        end, plies = state.copy(), 0
        while game.outcome(game.board, end) == ONGOING and len(moves := legal_moves(game, end)) == 1:
            end, plies = played(game, end, moves), plies + 1
            assert plies <= game.plies, "lone moves without end: MOST_PLIES"
        outcome = game.outcome(game.board, end)
        if outcome != ONGOING and game.leaf_solver is no_leaf_solver:  # with one, `legal` may leave out lost moves
            mover = -outcome if plies % 2 else outcome
            assert game.playout(game.board, state.copy(), new_rng(1), None) == mover * plies
    assert found, "no playout of one ply, from the last positions of games"


@pytest.mark.parametrize("name", GAMES)
def test_playouts_log_their_moves(name):
    """The referee takes the logged moves one by one, and ends the game with the playout's result. Where the playout
    stopped before the end, minimax gives its result. A log changes neither the result nor the random numbers."""
    game, start, config = GAMES[name]
    generator = random.Random(1)
    for seed in range(15):
        before = random_moves(game, start, generator)
        state, rng, silent = played(game, start, before), new_rng(seed), new_rng(seed)
        log = np.full(game.plies + 2, -7, np.int16)
        log[0] = END_OF_LOG
        plies = game.playout(game.board, state.copy(), rng, log[:-1])
        assert plies == game.playout(game.board, state.copy(), silent, None) and rng[0] == silent[0] and log[-1] == -7
        moves = log[: log.tolist().index(END_OF_LOG)].tolist()
        board = board_after(config, before)
        for move in moves:
            assert move in board.legal()
            board.play(move)
        end, rewards, mover = played(game, state, moves), board.rewards(), (len(before) - 1) % 2
        if rewards is not None:
            assert rewards[mover] == np.sign(plies) and (plies == 0 or abs(plies) == len(moves))
            assert game.outcome(game.board, end) == rewards[(mover + len(moves)) % 2]
        elif plies != 0:
            left = abs(plies) - len(moves)
            assert left > 0 and result(game, end, left) == (WON if left % 2 else LOST)
            assert (plies > 0) == (abs(plies) % 2 == 0)
        else:
            assert len(moves) == RULES_LIMIT


def random_moves(game, start, generator) -> list[int]:
    """Return random moves from the start that do not end the game."""
    state, moves = start.copy(), []
    for _ in range(generator.randrange(game.plies)):
        move = generator.choice(legal_moves(game, state))
        game.play(game.board, state, move)
        if game.outcome(game.board, state) != ONGOING:
            break
        moves.append(move)
    return moves


@pytest.mark.parametrize("name", GAMES)
def test_a_search_proves_what_the_rules_say(some_game, monkeypatch):
    """Near the end of a game the search proves the result of minimax. Few simulations: nothing is compiled."""
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    game, states = some_game
    proofs = 0
    for state in states:
        known = result(game, state, plies=5, lines=27)
        if known is None:
            continue
        tree = new_tree(game, state, 50_000)
        search(game, tree, state, SOLVING, new_rng(1), 3000)
        assert tree.stats[ROOT].visits == sum(int(tree.stats[child].visits) for child in children(tree, ROOT))
        proof = int(tree.stats[ROOT].proof)
        assert (0 if proof == DRAW else np.sign(proof)) == -known and proof != UNKNOWN
        proofs += 1
        if proofs == 4:
            break
    assert proofs, "no result that minimax finds in 5 plies, from the last positions of games"


def result(game, state, plies, lines=np.inf) -> int | None:
    """Return the result of minimax for the side to move; None if it takes more plies, or more lines of moves."""
    moves, results = legal_moves(game, state), []
    reached = [played(game, state, [move]) for move in moves] if plies else []
    if any(game.outcome(game.board, after) == WON for after in reached):
        return WON
    for after in reached if len(moves) <= lines else []:
        outcome = game.outcome(game.board, after)
        later = result(game, after, plies - 1, lines / len(moves)) if outcome == ONGOING else -outcome
        if later == LOST:
            return WON
        results.append(later)
    return None if None in results or not results else -min(results)


# Moves as people type them


@pytest.fixture(params=BOARDS, ids=str)
def typed_games(request):
    """Yield the board, and random games with their names of moves."""
    name, shape = request.param
    config, chance = new_config(name, shape), random.Random(1)
    adapter, played = adapter_of(name), []
    for _ in range(2):
        position, actions = adapter.new_position(config), []
        while position.rewards() is None:
            actions.append(chance.choice(position.legal()))
            position.play(actions[-1])
        played.append((actions, [adapter.name_of(action, config) for action in actions]))
    return adapter, config, played


def test_a_typed_move_is_the_move_of_that_name(typed_games):
    """In any case; two legal moves never share a name."""
    adapter, config, played = typed_games
    for actions, _ in played:
        position = board_after(config, actions[: len(actions) // 2])
        for action in position.legal():
            name = adapter.name_of(action, config)
            assert adapter.read_action(name, position, config) == action
            assert adapter.read_action(f" {name.upper()} ", position, config) == action
        assert adapter.read_action("no move", position, config) is None
        assert adapter.read_action("", position, config) is None


def test_an_observation_is_read_as_the_position_that_it_shows(typed_games):
    """Otherwise `position_seen` lacks something; every action is below `action_count`."""
    adapter, config, played = typed_games
    configuration, count = adapter.configuration_of(config), adapter.action_count(config)
    for actions, _ in played:
        position = adapter.new_position(config)
        for action in actions:
            seen = adapter.position_seen(adapter.observation_of(position, 0.0), configuration)
            assert sorted(seen.legal()) == sorted(position.legal()) and seen.mark == position.mark
            assert count is None or 0 <= min(position.legal()) <= max(position.legal()) < count
            position.play(action)


def test_typed_games_are_read_by_the_game_and_by_default(typed_games):
    """With blanks between moves; without them as well, unless names are numbers of several digits."""
    adapter, config, played = typed_games
    for actions, names in played:
        readers = [adapter.read_actions, lambda text, board: GameAdapter.read_actions(adapter, text, board)]
        for read in readers:
            assert read(" ".join(names), config) == actions
            assert names[0].isdecimal() or read("".join(names), config) == actions


def test_a_typed_game_that_is_wrong_is_refused_with_its_move(typed_games):
    adapter, config, [(actions, names), *_] = typed_games
    with pytest.raises(BadInput, match=rf"move {len(actions) + 1}\b"):
        GameAdapter.read_actions(adapter, " ".join([*names, names[0]]), config)
    with pytest.raises(BadInput, match=r"move 2: 'x' is no legal move, such as \w+"):
        GameAdapter.read_actions(adapter, f"{names[0]} x", config)
    assert GameAdapter.read_actions(adapter, "x", config) is None
    assert adapter.move_example(config) in map(str.lower, adapter.legal_names(adapter.new_position(config), config))
