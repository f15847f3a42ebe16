"""Answers with something whose every method raises."""


def free(observation):
    return next(column for column in range(7) if observation["board"][column] == 0)


class Answer:
    def __getattribute__(self, name):
        raise RuntimeError("no")

    def __repr__(self):
        raise RuntimeError("no")

    __eq__ = __hash__ = __repr__


def agent(observation, configuration):
    return Answer() if observation["step"] > 3 else free(observation)
