"""Plays three moves, then raises."""


def agent(observation, configuration):
    if sum(cell == observation.mark for cell in observation.board) == 3:
        raise ValueError("boom")
    return next(column for column in range(configuration.columns) if observation.board[column] == 0)
