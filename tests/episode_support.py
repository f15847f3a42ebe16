"""For the tests of episodes: a folder as the competition hands it out, and what `review` tells of one."""

import json
import random

from tempo.lab.review import review_command

BOARD = {"rows": 4, "columns": 5, "inarow": 4}
OPTIONS = ("--workers", "1", "--table-bits", "18")


def free(observation, configuration):
    return [column for column in range(configuration.columns) if observation.board[column] == 0]


def left(observation, configuration):
    """Plays the leftmost free column, and says that it was in a hurry when there are six or eight stones."""
    stones = sum(map(bool, observation.board))
    print(f"sims={stones} why={'hurry' if stones in (6, 8) else 'search'} value=0.5")
    return free(observation, configuration)[0]


def right(observation, configuration):
    return free(observation, configuration)[-1]


def off_the_board(observation, configuration):
    return 99


def failing(observation, configuration):
    if sum(map(bool, observation.board)) >= 4:
        raise ZeroDivisionError("nothing to divide by")
    return left(observation, configuration)


GAMES = {  # by the number of the episode: who played, and their names
    1001: (left, right, "Me", "Rita"),
    1002: (right, left, "Rita", "Me"),
    1003: (left, "negamax", "Me", "Nega"),
    1004: (off_the_board, right, "Me", "Rita"),
    1005: (failing, right, "Me", "Rita"),
    1006: (right, off_the_board, "Me", "Bad"),
}


def played(first, second, *names, number=1, board=BOARD):
    """An episode, and the logs of its agents by seat."""
    from tempo.lab.referee.environment import load_environment

    made = load_environment().make("connectx", board)
    random.seed(number)  # negamax throws a coin between equals
    made.run([first, second])
    made.info = {"TeamNames": list(names), "EpisodeId": number} if names else {}
    entries = [entry for entry in made.logs if len(entry) == 2]
    return made.toJSON(), [[[entry[seat]] for entry in entries if entry[seat]] for seat in (0, 1)]


def fill(folder):
    """A folder as it comes: episodes, what Me's agents printed, a file that was cut short, and something else."""
    for number, (first, second, *names) in GAMES.items():
        episode, logs = played(first, second, *names, number=number)
        seat = names.index("Me")
        (folder / f"episode-{number}-replay.json").write_text(json.dumps(episode))
        (folder / f"episode-{number}-agent-{seat}-logs.json").write_text(json.dumps(logs[seat]))
    (folder / "episode-999-replay.json").write_text('{"steps": [')
    (folder / "notes.txt").write_text("not a game")
    return folder


def reviewed(capsys, *arguments):
    code = review_command.main([*map(str, arguments), *OPTIONS])
    told = capsys.readouterr()
    return code, told.out, told.err


def row_of(shown, name):
    """The cells of the row that begins so."""
    line = next(line for line in shown.splitlines() if line.startswith(f"│ {name} "))
    return [cell.strip() for cell in line.strip("│").split("│")]
