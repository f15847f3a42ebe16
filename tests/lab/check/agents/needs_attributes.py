"""Broken: reads the observation by attributes, which a plain dict does not have."""


def agent(observation, configuration):
    board, columns = observation.board, configuration.columns
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
