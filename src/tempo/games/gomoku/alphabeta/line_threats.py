"""Wins by threats on the board of lines: depth-first proof-number search (df-pn).

The attacker plays fours and threes, and each has to threaten a win by fours. Only its cells, and cells that give the
defender a four, alone or together with the replies that it forces, can refute such a win (threats/vct.py says why). So
a win that is found here holds against every defence.

The proof number of a position is the least number of positions that are still to be proven for the win, the disproof
number the same for its refutation, both by the table. A position that is not there yet has numbers by the threat that
leads to it and by the rating of the move. The search goes where the numbers are smallest, and what it finds stays in
the table: another search of the position goes on where this one ended, and long wins grow out of short ones.
"""
import numpy as np

from tempo.games.gomoku.alphabeta.line_fours import find_win_by_fours
from tempo.games.gomoku.alphabeta.line_workspace import (
    FOURS_NODES,
    LINE_LENGTH,
    THREAT_LIMIT,
    THREAT_NODES,
    THREAT_PLIES,
)
from tempo.games.gomoku.evaluation.evaluate import (
    NO_EMPTY_CELL,
    UNIT,
    count_of,
    decided,
    find_kind,
    has,
    kind_of,
    rating_of,
    threats_of,
)
from tempo.games.gomoku.evaluation.line_board import put, take
from tempo.games.gomoku.evaluation.patterns import MAKES_FIVE, MAKES_FOUR, MAKES_OPEN_FOUR, NO_THREAT
from tempo.native.jit import inlined, njit

ENDLESS = np.int64(1 << 24)  # proof number of a position that is no win by threats, disproof number of one that is
PROOF, DISPROOF, PLIES, WINNING = range(4)  # columns of the table of numbers; plies and first move of a proven win
FEWEST_FOURS = np.int64(2)  # node limit of a search for a win by fours within this one
# First proof number of an attack, by its kind of threat: fours first.
FIRST_PROOFS = np.array([2, 1, 1, 1, 4, 6, 3, 6, 9], np.int64)
RATING_OF_STEP = UNIT  # a move rated so much lower than the best one has a number larger by 1
SLACK = np.int64(8)  # a position is left when its number exceeds the next best one's by a part of 1 / SLACK
ATTACK_KEY = np.uint64(0x9E3779B97F4A7C15)  # of positions in which the attacker is to move


@njit
def find_win_by_threats(work, mark, limit):
    """Return the plies in which `mark`, to move, wins by threats at the latest; 0 if that is not found.

    Args:
        work: LineWorkspace.
        mark: int64, the attacker.
        limit: int64, nodes to search beyond those of earlier calls.
    """
    status, key = work.status, threat_key(work, mark, True)
    status[THREAT_NODES], status[THREAT_LIMIT] = 0, limit
    place = place_of(work, key)
    numbers = work.threat_numbers[place]
    if work.threat_keys[place] != key or (numbers[PROOF] > 0 and numbers[DISPROOF] > 0):
        prove_threats(work, mark, np.int64(0), ENDLESS, ENDLESS)
    return np.int64(numbers[PLIES]) if numbers[PROOF] == 0 else np.int64(0)


@inlined
def winning_threat(work, mark):
    """Return the first move of the win that was found last."""
    return np.int64(work.threat_numbers[place_of(work, threat_key(work, mark, True)), WINNING])


@inlined
def threat_key(work, mark, is_attack):
    """Return the key of the current position with `mark` to move."""
    key = work.board.hashed[0] ^ work.board.zobrist[0, mark]
    return key ^ ATTACK_KEY if is_attack else key


@inlined
def place_of(work, key):
    """Return the place of a key in the table."""
    return np.int64(key & np.uint64(work.threat_keys.size - 1))


@inlined
def note(work, key, proof, disproof, plies, move):
    """Store what is known of a position."""
    place = place_of(work, key)
    numbers = work.threat_numbers[place]
    work.threat_keys[place] = key
    numbers[PROOF], numbers[DISPROOF], numbers[PLIES], numbers[WINNING] = proof, disproof, plies, move


@njit
def prove_threats(work, attacker, depth, most_proof, most_disproof):
    """Search the current position until one of its numbers reaches a threshold, or the limit is reached.

    Args:
        work: LineWorkspace.
        attacker: int64, the side whose win is to be proven.
        depth: int64, plies from where the search began; the attacker is to move if it is even.
        most_proof, most_disproof: int64, the thresholds.
    """
    board, status = work.board, work.status
    is_attack = depth & 1 == 0
    mark = attacker if is_attack else 3 - attacker
    key = threat_key(work, mark, is_attack)
    status[THREAT_NODES] += 1
    plies = list_attacks(work, attacker, depth) if is_attack else list_defences(work, attacker, depth)
    moves = work.threat_moves[depth]
    if plies > 0 or work.threat_counts[depth] == 0:
        note(work, key, np.int64(0) if plies > 0 else ENDLESS, ENDLESS if plies > 0 else np.int64(0), plies, moves[0])
        return
    while True:
        own, second, other, others, best, plies = compare_moves(work, key, mark, depth)
        proof, disproof = (own, other) if is_attack else (other, own)
        if proof >= most_proof or disproof >= most_disproof or status[THREAT_NODES] >= status[THREAT_LIMIT]:
            note(work, key, proof, disproof, plies + 1, moves[best])
            return
        most_own, most_other = (most_proof, most_disproof) if is_attack else (most_disproof, most_proof)
        most_own, most_other = min(most_own, second + 1 + second // SLACK), most_other - others
        put(board, moves[best], mark)
        if is_attack:
            prove_threats(work, attacker, depth + 1, most_own, most_other)
        else:
            prove_threats(work, attacker, depth + 1, most_other, most_own)
        take(board)


@njit
def compare_moves(work, key, mark, depth):
    """Return what the table says of the moves at a depth.

    The side to move needs one of them, the other side all: the smallest number of the side to move and the next one;
    the number of the other side; how many moves beside the hardest one it still has to answer; the best move's place;
    the plies to a proven win. The sum over all moves would count what is reached in several ways several times. So the
    largest number and the number of the other moves stand for it.
    """
    is_attack, moves, guesses = depth & 1 == 0, work.threat_moves[depth], work.threat_guesses[depth]
    after = key ^ ATTACK_KEY ^ work.board.zobrist[0, 1] ^ work.board.zobrist[0, 2]
    own, second, other, others = ENDLESS, ENDLESS, np.int64(0), np.int64(-1)
    best, plies = np.int64(0), work.threatened[depth]
    for number in range(work.threat_counts[depth]):
        child = after ^ work.board.zobrist[mark, moves[number]]
        place, mine, theirs = place_of(work, child), np.int64(guesses[number]), np.int64(1)
        if work.threat_keys[place] == child:
            entry = work.threat_numbers[place]
            mine, theirs = np.int64(entry[PROOF]), np.int64(entry[DISPROOF])
            if not is_attack:
                mine, theirs = theirs, mine
            if entry[PROOF] == 0 and (not is_attack or plies == 0):
                plies = max(plies, np.int64(entry[PLIES]))
        if theirs > 0:
            others += 1
            other = max(other, theirs)
        if mine < own:
            own, second, best = mine, own, np.int64(number)
        elif mine < second:
            second = mine
    others = max(others, np.int64(0))
    return own, second, ENDLESS if own == 0 else min(other + others, ENDLESS), others, best, plies


@njit
def list_attacks(work, attacker, depth):
    """List the attacker's moves at a depth; return the plies to a win by fours instead, if there is one."""
    board, moves = work.board, work.threat_moves[depth]
    work.threat_counts[depth] = work.threatened[depth] = 0
    plies = fours(work, attacker)
    if plies > 0:
        moves[0] = first_four(work, attacker)
        return plies
    if depth + 1 >= THREAT_PLIES:
        return 0
    theirs, count, top = threats_of(board, 3 - attacker), 0, np.int64(-1 << 40)
    if has(theirs, MAKES_FIVE):
        if count_of(theirs, MAKES_FIVE) > 1:
            return 0
        moves[0], count = find_kind(board, 3 - attacker, MAKES_FIVE), 1
    else:
        for cell in range(board.cells.size):
            if board.cells[cell] == 0 and kind_of(board, cell, attacker) != NO_THREAT:
                moves[count], count = cell, count + 1
    work.threat_counts[depth] = count
    for number in range(count):
        top = max(top, rating_of(board, moves[number], attacker))
    for number in range(count):
        worse = (top - rating_of(board, moves[number], attacker)) // RATING_OF_STEP
        work.threat_guesses[depth, number] = FIRST_PROOFS[kind_of(board, moves[number], attacker)] + worse
    return 0


@inlined
def first_four(work, attacker):
    """Return the first move of the win by fours that was found last."""
    if work.status[LINE_LENGTH] > 0:
        return work.fours_line[0]
    is_five = has(threats_of(work.board, attacker), MAKES_FIVE)
    return find_kind(work.board, attacker, MAKES_FIVE if is_five else MAKES_OPEN_FOUR)


@njit
def list_defences(work, attacker, depth):
    """List the defender's moves that may refute the attack; return the plies to the win if all defences lose at once.

    None are listed if nothing is threatened or the defender wins. Against other moves the threatened win is played.
    """
    board, moves, defender = work.board, work.threat_moves[depth], 3 - attacker
    work.threat_counts[depth] = work.threatened[depth] = 0
    plies = decided(board, defender)
    if plies != 0:
        return -min(plies, 0)
    if has(threats_of(board, attacker), MAKES_FIVE):
        moves[0], count = find_kind(board, attacker, MAKES_FIVE), 1
    else:
        work.threatened[depth] = fours(work, attacker)
        if work.threatened[depth] == 0:
            return 0
        count = list_answers(work, attacker, moves)
    work.threat_counts[depth] = count
    top = np.int64(-1 << 40)
    for number in range(count):
        top = max(top, rating_of(board, moves[number], defender))
    for number in range(count):
        work.threat_guesses[depth, number] = 1 + (top - rating_of(board, moves[number], defender)) // RATING_OF_STEP
    return 0


@inlined
def fours(work, attacker):
    """Return the plies of a win by fours, found with few nodes; it is then in `fours_line`."""
    plies = find_win_by_fours(work, attacker, FEWEST_FOURS)
    work.status[THREAT_NODES] += work.status[FOURS_NODES]
    return plies


@njit
def list_answers(work, attacker, moves):
    """List the cells of the win in `fours_line` and those that give the defender a four; return their number."""
    board, line, length, count = work.board, work.fours_line, work.status[LINE_LENGTH], 0
    is_listed = work.is_listed
    for ply in range(length):
        put(board, line[ply], attacker if ply & 1 == 0 else 3 - attacker)
    last = NO_EMPTY_CELL
    if not has(threats_of(board, attacker), MAKES_FIVE):
        last = find_kind(board, attacker, MAKES_OPEN_FOUR)
        put(board, last, attacker)
        count = add_answer(moves, count, is_listed, last)
    for cell in range(board.cells.size):
        if board.cells[cell] == 0 and kind_of(board, cell, attacker) == MAKES_FIVE:
            count = add_answer(moves, count, is_listed, np.int64(cell))
    for _ in range(length + (last != NO_EMPTY_CELL)):
        take(board)
    for ply in range(length):
        count = add_answer(moves, count, is_listed, line[ply])
    for ply in range(1, length, 2):
        put(board, line[ply], 3 - attacker)
    for cell in range(board.cells.size):
        if board.cells[cell] == 0 and MAKES_FIVE <= kind_of(board, cell, 3 - attacker) <= MAKES_FOUR:
            count = add_answer(moves, count, is_listed, np.int64(cell))
    for _ in range(1, length, 2):
        take(board)
    for number in range(count):
        is_listed[moves[number]] = False
    return count


@inlined
def add_answer(moves, count, is_listed, cell):
    """Append a cell to the list unless it is there; return the length of the list."""
    if not is_listed[cell]:
        is_listed[cell], moves[count] = True, cell
        count += 1
    return count
