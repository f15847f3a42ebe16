"""Alpha-beta for play: deeper and deeper, remembering what it saw, and broken off and taken up again at any node.

    iterations     to depth 1, 2, 3, ...: what one remembers orders the moves of the next
    memory.py      a position that was searched as deep before is not searched again; its best move is tried first
    first sight    the other moves by what they are worth one ply down
    narrow         all moves but the first are asked only whether they are better, and searched again if they are
    ProbCut        what a shallow search puts so far outside the window that a deep one hardly ever differs that much
                   is believed (selectivity.py); once the end of the game is reached, it is believed less, and then not

The line that is being searched lies in frames, one for each ply, so that the search stops after a number of nodes and
goes on exactly where it stopped: the same nodes in the same order, in however many pieces. The last plies are left to
last_plies.py, which is never broken off.
"""
from typing import NamedTuple

import numpy as np

from tempo.native.jit import entry, inlined, njit
from tempo.search.alphabeta.last_plies import CHOSEN, INFINITE, SEEN, UNFINISHED, deepen, play_on
from tempo.search.alphabeta.transposition_table import (
    EXACT,
    GENERATIONS,
    LOWER,
    NO_MOVE,
    NOWHERE,
    UPPER,
    find_in_memory,
    key_of_state,
    new_memory,
    remember,
)
from tempo.search.game import ONGOING, Game

LONGEST_SEARCH = 128  # plies
LAST_PLIES = 2  # plies from the end, at which nothing is remembered any more
MOST_DEPTH = 60
UNSETTLED = np.int64(-INFINITE - 1)  # in place of a value: there is more to search first

# A frame: what is to be found out about a position, how far that has come, and what is being asked of the ply below.
DEPTH, ALPHA, BETA, ALPHA_BEFORE, SIGHT = range(5)
BEST_VALUE, BEST_ACTION, CHOICES, AT_CHOICE, ASKED, SEEN_BEFORE, UNFINISHED_BEFORE, PLY_SIZE = range(5, 13)
IS_HIGH, IS_LOW = 0, 1  # what is asked: of the same position, searched less deep, whether it is far outside the window
EXACTLY, WHETHER_BETTER, HOW_MUCH = 2, 3, 4  # or of a move what it is worth

# What is told of a search, beyond SEEN, CHOSEN and UNFINISHED.
WORTH, REACHED, TRUST, NOTHING_LEFT = range(3, 7)  # of the best move; the depth that is finished
AT_PLY, GENERATION, ITERATION_BEGUN, FIRST_COST, TOLD_SIZE = range(7, 12)
MOST_TRUST = 2  # of the trust in a value: 0 as ProbCut usually cuts, 1 as it seldom does, 2 nothing was left out


class DeepWorkspace(NamedTuple):
    """All the memory of a search. Ply 0 is the root, whose moves stand in the order in which they are tried."""

    states: np.ndarray  # [LONGEST_SEARCH + 1, words of a state]
    actions: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] by ply, the one to try first in front
    values: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] what each is worth at first sight; those of the root, so far
    told: np.ndarray  # int64[TOLD_SIZE]
    frames: np.ndarray  # int64[LONGEST_SEARCH + 1, PLY_SIZE]
    keys: np.ndarray  # uint64[LONGEST_SEARCH + 1]
    lines: np.ndarray  # int64[LONGEST_SEARCH + 2, LONGEST_SEARCH + 2] by ply, the expected line: its length, its moves
    spent: np.ndarray  # int64[moves] nodes below each move of the root
    memory: np.ndarray  # SLOT[2^bits]
    cuts: np.ndarray  # int64[MOST_TRUST, MOST_DEPTH + 1, 2] by depth: how deep ProbCut looks, or -1, and its margin


def new_deep_workspace(game: Game, state: np.ndarray, bits: int) -> DeepWorkspace:
    """Memory for searching positions of a game whose states are like this one, and 2^bits of them remembered."""
    plies, moves = LONGEST_SEARCH + 1, game.actions + 1
    return DeepWorkspace(
        states=np.zeros((plies, state.size), state.dtype),
        actions=np.zeros((plies, moves), np.int64),
        values=np.zeros((plies, moves), np.int64),
        told=np.zeros(TOLD_SIZE, np.int64),
        frames=np.zeros((plies, PLY_SIZE), np.int64),
        keys=np.zeros(plies, np.uint64),
        lines=np.zeros((plies + 1, plies + 1), np.int64),
        spent=np.zeros(moves, np.int64),
        memory=new_memory(bits),
        cuts=np.full((MOST_TRUST, MOST_DEPTH + 1, 2), -1, np.int64),
    )


def set_query(work: DeepWorkspace, state: np.ndarray, moves: tuple[int, ...]) -> None:
    """Put a question to `deepen_on`: which of these moves is best."""
    work.states[0] = state
    work.actions[0, : len(moves)] = moves
    work.values[0], work.spent[:] = 0, 0
    told = work.told
    generation = (told[GENERATION] + 1) % GENERATIONS
    told[:] = 0
    told[GENERATION], told[CHOSEN] = generation, moves[0]
    work.lines[0, :2] = 1, moves[0]
    work.frames[0, CHOICES] = len(moves)
    work.frames[0, [DEPTH, ALPHA, BETA]] = 1, -INFINITE, INFINITE


@entry
def deepen_on(game, evaluate, work, budget):
    """Go on for about so many nodes; return how many. Fewer only if there is nothing left to find out."""
    told = work.told
    begun = told[SEEN]
    ply = told[AT_PLY]
    while told[SEEN] - begun < budget and told[NOTHING_LEFT] == 0:
        value = enter(game, evaluate, work, ply)
        while value != UNSETTLED and ply > 0:
            ply -= 1
            value = take(game, evaluate, work, ply, value)
        if value == UNSETTLED:
            ply += 1
        else:
            begin_again(work, value)
    told[AT_PLY] = ply
    return told[SEEN] - begun


@njit
def enter(game, evaluate, work, ply):
    """Begin with the position at a ply: its value, if that is soon told; or ask the ply below, and be UNSETTLED."""
    frame = work.frames[ply]
    if ply == 0:
        return ask_about_first(game, work, ply, frame)
    state, depth, alpha, beta = work.states[ply], frame[DEPTH], frame[ALPHA], frame[BETA]
    if depth <= LAST_PLIES or game.outcome(game.board, state) != ONGOING:
        return deepen(game, evaluate, work, ply, depth, alpha, beta)
    work.told[SEEN] += 1
    key = key_of_state(state)
    work.keys[ply] = key
    place = find_in_memory(work.memory, key)
    frame[BEST_ACTION] = NO_MOVE if place == NOWHERE else np.int64(work.memory[place].move)
    if place != NOWHERE and beta - alpha == 1:
        slot = work.memory[place]
        unfinished = np.int64(slot.mark >> 4 & 1)
        if (slot.depth >= depth or unfinished == 0) and slot.mark >> 2 & 3 >= work.told[TRUST]:
            value = np.int64(slot.value)
            if (slot.mark & LOWER != 0 and value >= beta) or (slot.mark & UPPER != 0 and value <= alpha):
                work.told[UNFINISHED] |= unfinished
                return value
    frame[UNFINISHED_BEFORE] = work.told[UNFINISHED]
    work.told[UNFINISHED] = 0
    if beta - alpha == 1 and work.told[TRUST] < MOST_TRUST and work.cuts[work.told[TRUST], depth, 0] >= 0:
        margin = work.cuts[work.told[TRUST], depth, 1]
        if frame[SIGHT] >= beta:
            return ask_less_deep(work, ply, frame, IS_HIGH, beta + margin)
        return ask_less_deep(work, ply, frame, IS_LOW, alpha - margin + 1)
    return line_up(game, evaluate, work, ply, frame)


@inlined
def ask_less_deep(work, ply, frame, stage, goal):
    """Ask of the same position, searched less deep, whether it reaches a goal."""
    frame[ASKED] = stage
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    ask(work, ply + 1, work.cuts[work.told[TRUST], frame[DEPTH], 0], goal - 1, goal, frame[SIGHT])
    return UNSETTLED


@inlined
def ask(work, ply, depth, alpha, beta, sight):
    """Write to a frame what is to be found out."""
    frame = work.frames[ply]
    frame[DEPTH], frame[ALPHA], frame[BETA], frame[SIGHT] = depth, alpha, beta, sight
    work.lines[ply, 0] = 0


@njit
def line_up(game, evaluate, work, ply, frame):
    """Put the moves in order, and ask about the first."""
    actions, values = work.actions[ply], work.values[ply]
    count = game.legal(game.board, work.states[ply], actions)
    place = find_in_memory(work.memory, work.keys[ply])
    if place != NOWHERE:  # what the less deep search thought best
        frame[BEST_ACTION] = work.memory[place].move
    likely = frame[BEST_ACTION]
    for number in range(count):
        action = actions[number]
        play_on(game, work, ply, action)
        work.told[SEEN] += 1
        value = -np.int64(evaluate(game.board, work.states[ply + 1]))
        place = number
        while place > 0 and (values[place - 1] < value or action == likely) and actions[place - 1] != likely:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, action
    frame[CHOICES] = count
    return ask_about_first(game, work, ply, frame)


@njit
def ask_about_first(game, work, ply, frame):
    """Begin with the first move."""
    frame[AT_CHOICE], frame[ALPHA_BEFORE], frame[BEST_VALUE] = 0, frame[ALPHA], -INFINITE
    return ask_about_next(game, work, ply, frame)


@njit
def ask_about_next(game, work, ply, frame):
    """Ask what the next move is worth: the first one exactly, others whether they are better."""
    number = frame[AT_CHOICE]
    frame[SEEN_BEFORE] = work.told[SEEN]
    play_on(game, work, ply, work.actions[ply, number])
    sight = -work.values[ply, number]
    if number == 0:
        frame[ASKED] = EXACTLY
        ask(work, ply + 1, frame[DEPTH] - 1, -frame[BETA], -frame[ALPHA], sight)
    else:
        frame[ASKED] = WHETHER_BETTER
        ask(work, ply + 1, frame[DEPTH] - 1, -frame[ALPHA] - 1, -frame[ALPHA], sight)
    return UNSETTLED


@njit
def take(game, evaluate, work, ply, value):
    """Take the answer from the ply below: the value of this one, or UNSETTLED and another question."""
    frame = work.frames[ply]
    alpha, beta = frame[ALPHA], frame[BETA]
    if frame[ASKED] <= IS_LOW:
        work.told[UNFINISHED] = 0  # that the less deep search saw no end does not matter
        if frame[ASKED] == IS_HIGH and value > work.frames[ply + 1, ALPHA]:
            return leave(work, ply, frame, beta, LOWER)
        if frame[ASKED] == IS_LOW and value < work.frames[ply + 1, BETA]:
            return leave(work, ply, frame, alpha, UPPER)
        return line_up(game, evaluate, work, ply, frame)
    value = -value
    if frame[ASKED] == WHETHER_BETTER and alpha < value < beta:
        frame[ASKED] = HOW_MUCH
        ask(work, ply + 1, frame[DEPTH] - 1, -beta, -alpha, work.frames[ply + 1, SIGHT])
        return UNSETTLED
    note_value(work, ply, frame, value)
    frame[AT_CHOICE] += 1
    if frame[ALPHA] < beta and frame[AT_CHOICE] < frame[CHOICES]:
        return ask_about_next(game, work, ply, frame)
    best = frame[BEST_VALUE]
    if ply == 0:
        return best
    bound = LOWER if best >= beta else UPPER if best <= frame[ALPHA_BEFORE] else EXACT
    return leave(work, ply, frame, best, bound)


@njit
def leave(work, ply, frame, value, bound):
    """Remember what was found out about the position at a ply."""
    told = work.told
    mark = told[GENERATION] << 5 | told[UNFINISHED] << 4 | told[TRUST] << 2 | bound
    remember(work.memory, work.keys[ply], value, frame[DEPTH], frame[BEST_ACTION], mark)
    told[UNFINISHED] |= frame[UNFINISHED_BEFORE]
    return value


@njit
def note_value(work, ply, frame, value):
    """Write down what a move is worth."""
    action = work.actions[ply, frame[AT_CHOICE]]
    if ply == 0:
        work.values[0, frame[AT_CHOICE]] = value
        work.spent[frame[AT_CHOICE]] += work.told[SEEN] - frame[SEEN_BEFORE]
        if frame[AT_CHOICE] == 0:
            work.told[FIRST_COST] = work.told[SEEN] - frame[SEEN_BEFORE]
    if value <= frame[BEST_VALUE]:
        return
    frame[BEST_VALUE] = value
    if value <= frame[ALPHA]:
        return
    frame[BEST_ACTION] = action
    frame[ALPHA] = value
    lead_on(work, ply, action)
    if ply == 0:
        work.told[CHOSEN], work.told[WORTH] = action, value


@inlined
def lead_on(work, ply, action):
    """The expected line goes on with this move."""
    length = work.lines[ply + 1, 0]
    work.lines[ply, 0], work.lines[ply, 1] = length + 1, action
    for place in range(1, length + 1):
        work.lines[ply, place + 1] = work.lines[ply + 1, place]


@njit
def begin_again(work, value):
    """The search to a depth is finished: go one deeper, or, at the end of the game, trust less."""
    told, frame = work.told, work.frames[0]
    put_best_first(work, frame)
    told[REACHED] = frame[DEPTH]
    told[ITERATION_BEGUN] = told[SEEN]
    if told[UNFINISHED] != 0:
        frame[DEPTH] += 1
        told[NOTHING_LEFT] = np.int64(frame[DEPTH] > MOST_DEPTH)
    else:
        told[TRUST] += 1
        told[NOTHING_LEFT] = np.int64(told[TRUST] > MOST_TRUST)
    told[UNFINISHED] = 0
    frame[ALPHA], frame[BETA], frame[AT_CHOICE] = -INFINITE, INFINITE, 0


@inlined
def put_best_first(work, frame):
    """The moves of the root, by what they turned out to be worth; the best one before its equals."""
    actions, values, spent = work.actions[0], work.values[0], work.spent
    for number in range(1, frame[CHOICES]):
        action, value, nodes, place = actions[number], values[number], spent[number], number
        while place > 0 and (values[place - 1] < value or (values[place - 1] == value and action == work.told[CHOSEN])):
            actions[place], values[place], spent[place] = actions[place - 1], values[place - 1], spent[place - 1]
            place -= 1
        actions[place], values[place], spent[place] = action, value, nodes
