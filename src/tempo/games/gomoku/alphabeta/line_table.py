"""Transposition table of the search by lines: wins are stored by the plies from the position, not from the root."""
from tempo.games.gomoku.alphabeta.line_workspace import MAX_LINE_PLIES, PROVEN, mark_at
from tempo.native.jit import inlined, njit
from tempo.search.alphabeta.pvs import ALPHA, BEST_ACTION, BEST_VALUE, BETA, DEPTH, GENERATION, bound_of
from tempo.search.alphabeta.transposition_table import LOWER, NOT_FOUND, UPPER, probe, store, unpack_known


@inlined
def key_of_node(work, ply):
    """Return the hash of the current position, which has another side to move at each ply."""
    mark = mark_at(work, ply)
    return work.board.hashed[0] ^ work.board.zobrist[0, mark]


@njit
def probe_table(work, ply, frame):
    """Return whether the table decides the current position, with its value in BEST_VALUE; set its best move."""
    known = probe(work.table, key_of_node(work, ply))
    if known == NOT_FOUND:
        return False
    value, known_depth, move, info = unpack_known(known)
    frame[BEST_ACTION] = move
    if value >= PROVEN:
        value -= ply
    elif value <= -PROVEN:
        value += ply
    frame[BEST_VALUE] = value
    is_sure = known_depth >= frame[DEPTH] or value >= PROVEN - MAX_LINE_PLIES or value <= MAX_LINE_PLIES - PROVEN
    if not is_sure or frame[BETA] - frame[ALPHA] > 1:
        return False
    return (info & LOWER != 0 and value >= frame[BETA]) or (info & UPPER != 0 and value <= frame[ALPHA])


@njit
def store_result(work, ply, value):
    """Store the value of the current position, with its bound, in the transposition table."""
    frame = work.frames[ply]
    bound = bound_of(frame, value)
    if value >= PROVEN:
        value += ply
    elif value <= -PROVEN:
        value -= ply
    info = work.status[GENERATION] << 5 | bound
    store(work.table, key_of_node(work, ply), value, max(frame[DEPTH], 0), frame[BEST_ACTION], info)
