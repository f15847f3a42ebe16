"""A correct agent for Othello as small as it gets: it plays the first legal square."""

import json

LINES = (-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)


def plies_of(observation):
    return len(json.loads(observation["observationString"])["move_history"])


def turns_any(board, row, column, down, right, mark):
    length = 0
    while 0 <= (row := row + down) < 8 and 0 <= (column := column + right) < 8 and board[row][column]:
        if board[row][column] == mark:
            return length > 0
        length += 1
    return False


def legal_moves(observation, configuration):
    board, mark = json.loads(observation["observationString"])["board"], "xo"[observation["playerId"]]
    empty = [(row, column) for row in range(8) for column in range(8) if not board[row][column]]
    found = [cell for cell in empty if any(turns_any(board, *cell, *line, mark) for line in LINES)]
    return [8 * row + column for row, column in found] or [64]


def answer(move):
    return {"submission": move}


def agent(observation, configuration):
    if not observation.get("observationString"):
        return answer(-1)
    return answer(legal_moves(observation, configuration)[0])
