"""Broken: the helper stands after the agent, so the competition takes it for the agent."""


def agent(observation, configuration):
    return most_level(observation["board"], configuration["columns"])


def most_level(board, columns):
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
