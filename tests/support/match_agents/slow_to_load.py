"""Takes eight seconds to load, as if it compiled; then plays the first free column at once."""

import time

time.sleep(8)


def agent(observation, configuration):
    return observation.board.index(0)
