"""Broken: keeps a diary in the folder it was started in."""

from pathlib import Path


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    with Path("diary.txt").open("a") as diary:
        print(board, file=diary)
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
