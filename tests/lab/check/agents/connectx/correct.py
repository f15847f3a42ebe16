"""A correct agent for ConnectX as small as it gets: it keeps the board level."""


def plies_of(observation):
    return sum(cell != 0 for cell in observation["board"])


def legal_moves(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    free = [column for column in range(columns) if board[column] == 0]
    return sorted(free, key=lambda column: sum(cell != 0 for cell in board[column::columns]))


def answer(move):
    return move


def agent(observation, configuration):
    return answer(legal_moves(observation, configuration)[0])
