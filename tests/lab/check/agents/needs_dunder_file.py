"""Broken: looks for its folder by __file__, which does not exist where the file is executed."""

from pathlib import Path

HERE = Path(__file__).parent


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
