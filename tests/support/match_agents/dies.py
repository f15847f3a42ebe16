"""Ends its process with eight stones on the board, as a crash in native code would."""

import os


def agent(observation, configuration):
    if sum(map(bool, observation.board)) >= 8:
        os._exit(7)
    return next(column for column in range(configuration.columns) if observation.board[column] == 0)
