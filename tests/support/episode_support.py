"""Support for tests of episodes: a folder like a download from the competition, and the output of `review`."""

import json
import random

from tempo.lab.review import review_command

BOARD = {"rows": 4, "columns": 5, "inarow": 4}
OPTIONS = ("--workers", "1", "--table-bits", "18", "--exact")


def free(observation, configuration):
    return [column for column in range(configuration.columns) if observation.board[column] == 0]


def left(observation, configuration):
    """Play the leftmost free column, and log a hurry when six or eight stones are on the board."""
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
    """Return an episode, and the logs of its agents by seat."""
    from tempo.arena.adapter.environments.environment import load_environment

    made = load_environment().make("connectx", board)
    random.seed(number)  # negamax throws a coin between equals
    made.run([first, second])
    made.info = {"TeamNames": list(names), "EpisodeId": number} if names else {}
    entries = [entry for entry in made.logs if len(entry) == 2]
    return made.toJSON(), [[[entry[seat]] for entry in entries if entry[seat]] for seat in (0, 1)]


def fill(folder):
    """Fill a folder like a download: episodes, logs of Me's agents, a truncated file, and an unrelated one."""
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
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def row_of(shown, name):
    """Return the cells of the row with this name."""
    line = next(line for line in shown.splitlines() if line.startswith(f"│ {name} "))
    return [cell.strip() for cell in line.strip("│").split("│")]
