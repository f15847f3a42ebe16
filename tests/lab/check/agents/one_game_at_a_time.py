"""Broken: remembers what it left behind, and stumbles when it is asked for both seats of one game."""

LEFT_BEHIND = []


def agent(observation, configuration):
    board, columns = list(observation["board"]), configuration["columns"]
    if board == LEFT_BEHIND:
        raise RuntimeError("the opponent has not moved")
    free = [column for column in range(columns) if board[column] == 0]
    heights = [sum(cell != 0 for cell in board[column::columns]) for column in range(columns)]
    best = min(free, key=lambda column: heights[column])
    board[(configuration["rows"] - 1 - heights[best]) * columns + best] = observation["mark"]
    LEFT_BEHIND[:] = board
    return best
