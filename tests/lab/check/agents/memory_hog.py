"""Broken: holds 160 MiB, which is too much where the test says so."""

TABLE = b"x" * (160 << 20)


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    free = [column for column in range(columns) if board[column] == 0]
    return min(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))
