"""A correct agent for Gomoku as small as it gets: it plays the first empty cell."""


def plies_of(observation):
    return sum(cell != 0 for cell in observation["board"])


def legal_moves(observation, configuration):
    return [cell for cell, mark in enumerate(observation["board"]) if mark == 0]


def answer(move):
    return move


def agent(observation, configuration):
    return answer(legal_moves(observation, configuration)[0])
