"""EnvironmentAdapter: a game as agents see it, and as `kaggle_environments` plays it. See `game_adapter`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Any

from tempo.arena.adapter.adapter_types import STONES, OpenSpielGame
from tempo.arena.adapter.board_adapter import BoardAdapter
from tempo.arena.adapter.environments import environment, open_spiel
from tempo.arena.adapter.environments.openspiel_moves import sizes_in
from tempo.arena.adapter.game_types import BothAgents, MatchConfig, PlayedGame, Struct
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.positions.move_search import find_moves

LONGEST_GAME = 1000  # steps of an environment, by default
LARGEST_CONTENT = 32_767  # of a cell, with either sign


class EnvironmentAdapter(BoardAdapter):
    """A game as agents see it and as its environment plays it: a part of GameAdapter."""

    environment: str | None = None  # name in kaggle_environments, if it is there; with `open_spiel_*` agents see and
    # answer what it shows and wants: see `arena/adapter/environments/open_spiel.py`
    environment_uses_openspiel = False  # though it is none of `open_spiel_*`
    other_environments: Sequence[str] = ()  # names of `open_spiel_*` with the same game
    openspiel: OpenSpielGame | None = None  # the same game in OpenSpiel, by default that of `environment`
    built_ins: tuple[str, ...] = ()  # the environment's own agents

    def __init_subclass__(cls) -> None:
        """Complete a game that names an environment `open_spiel_*`."""
        if cls.environment is not None and environment.is_open_spiel(cls.environment):
            cls.openspiel = cls.openspiel or OpenSpielGame(cls.environment.removeprefix(environment.PREFIX))
            cls.built_ins = cls.built_ins or (open_spiel.BUILT_IN,)

    def environments(self) -> dict[str, Mapping[str, str]]:
        """Return the environments whose episodes are read, by name: OpenSpiel's names of the sizes, by ours."""
        names = [*([] if self.environment is None else [self.environment]), *self.other_environments]
        return {name: sizes_in(self) if environment.is_open_spiel(name) else {} for name in names}

    def other_environment(self, name: str | None) -> str | None:
        """Return the name of an environment if it is not the game's own; BadInput if it is unknown."""
        if name in (None, self.environment):
            return None
        if name not in self.other_environments:
            known = ", ".join(self.environments()) or "none"
            raise BadInput(f"{self.game} has no environment '{name}': choose from {known}")
        return name

    def speaks_openspiel(self, configuration: Any = None) -> bool:
        """Return whether an environment `open_spiel_*` asks by this configuration, by default the game's own."""
        return environment.is_open_spiel(self.environment) or "openSpielGameName" in (configuration or ())

    def board_seen(self, configuration: Any) -> MatchConfig:
        """Return the board of a configuration that agents see; the clock is left out."""
        if self.speaks_openspiel(configuration):
            return open_spiel.board_seen(self, configuration)
        return MatchConfig(self.game, {name: configuration[name] for name in self.shape})

    def position_seen(self, observation: Any, configuration: Any) -> Any:
        """Return the referee's position for an observation; None before the game.

        By default the position is what `observation_of` shows.
        """
        if self.speaks_openspiel(configuration):
            game = open_spiel.game_seen(self, observation, configuration)
            return None if game is None else game.board
        position = self.new_position(self.board_seen(configuration))
        position.cells, position.mark = list(observation["board"]), observation["mark"]
        return position

    def moves_seen(self, observation: Any, configuration: Any, known: Sequence[int] = ()) -> Sequence[int]:
        """Return moves that lead to the position of an observation; Unreachable if none are found.

        `known` are moves to an earlier position of the same game. By default the moves are those that set the position
        up, or else are searched for.
        """
        if self.speaks_openspiel(configuration):
            game = open_spiel.game_seen(self, observation, configuration)
            return [] if game is None else game.moves
        position, config = self.position_seen(observation, configuration), self.board_seen(configuration)
        if self.has_setup:
            return self.moves_to(position.cells, config)
        return find_moves(partial(self.new_position, config), position.cells, position.mark, known)

    def answer_of(self, action: int, position: Any) -> Any:
        """Return an action in a position as an answer of an agent."""
        return open_spiel.answer_of(self, action, position) if self.speaks_openspiel() else action

    def read_position(self, observation: Any, configuration: Any) -> Any:
        """Return the referee's position of an observation from outside; BadInput says what is wrong with it."""
        try:
            position = self.position_seen(observation, configuration)
        except KeyError as missing:
            raise BadInput(f"this is no observation of {self.game}: it has no {missing}") from None
        except (TypeError, ValueError, AttributeError, IndexError) as problem:
            raise BadInput(f"this is no observation of {self.game}: {problem}") from None
        if position is None:
            raise BadInput(f"this is no observation of {self.game}: it shows no board")
        cells, mark = list(position.cells), position.mark
        count = len(self.new_position(self.board_seen(configuration)).cells)
        if len(cells) != count:
            raise BadInput(f"the board of the observation has {len(cells)} cells, not {count}")
        has_stones = self.signs_of(self.board_seen(configuration)) is STONES
        if wrong := [cell for cell in cells if not is_content(cell, has_stones)]:
            allowed = "0, 1 or 2" if has_stones else "small integers"
            raise BadInput(f"the board of the observation holds {wrong[0]!r}: cells are {allowed}")
        if "mark" in self.observation_of(position, 0.0) and "mark" not in observation:
            raise BadInput(f"this is no observation of {self.game}: it has no 'mark'")
        if observation.get("mark", mark) != mark:
            raise BadInput(f"the observation says mark {observation['mark']}, but its board has player {mark} to move")
        return position

    def configuration_of(self, config: MatchConfig) -> dict[str, Any]:
        """Return the configuration that agents see, with the environment's own entries and defaults."""
        if self.speaks_openspiel():
            return open_spiel.configuration_of(self, config)
        return {**config.shape, "actTimeout": config.act_timeout, "episodeSteps": LONGEST_GAME, "runTimeout": 1200}

    def observation_of(self, position: Any, bank: float) -> Struct:
        """Return the observation of the side to move: a copy, so that no agent can change the referee's board."""
        if self.speaks_openspiel():
            return open_spiel.observation_of(self, position, bank)
        return Struct(remainingOverageTime=bank, step=position.plies, board=position.cells[:], mark=position.mark)

    def observation_string(self, position: Any) -> str:
        """Return the text by which an environment `open_spiel_*` shows a position; by default it is asked for it."""
        return open_spiel.described(self, position)

    def usual_parameters(self) -> dict[str, Any]:
        """Return the parameters that it shows if they are not set; by default it is asked for them, too."""
        return open_spiel.usual_parameters(self.environment)

    def verdict(self, answer: Any, position: Any) -> tuple[str, int | None]:
        """Return the environment's status for an answer in time, and the action if it is legal."""
        if self.speaks_openspiel():
            return open_spiel.verdict(self, answer, position)
        if isinstance(answer, bool) or not isinstance(answer, int) or answer not in position.legal():
            return "INVALID", None
        return "ACTIVE", int(answer)

    def play_in_environment(
        self, agents: tuple[Any, Any], config: MatchConfig, seed: str, other: str | None = None
    ) -> PlayedGame:
        """Play a game through kaggle_environments.

        agents: by seat: built-ins (names), files (paths) or functions
        config: board and clock
        seed: of the built-ins
        other: one of `other_environments`, in place of the game's own
        """
        made = self.make_environment(config, other)
        if environment.is_open_spiel(other or self.environment):
            return open_spiel.play_in_environment(self, config, agents, made, seed)
        return environment.play_in_environment(agents, made, seed)

    def play_from_opening(self, agents: BothAgents, config: MatchConfig, opening: tuple[int, ...]) -> PlayedGame:
        """Play a game through kaggle_environments between functions, which take over after the opening."""
        made = self.make_environment(config)
        if self.speaks_openspiel():
            return open_spiel.play_from_opening(self, config, agents, made, opening)
        return environment.play_from_opening(agents, made, opening)

    def make_environment(self, config: MatchConfig, other: str | None = None) -> Any:
        """Return the game's environment with this configuration, or another one; BadInput if it has none."""
        self.refuse_environment(other)
        name = other or self.environment
        assert name is not None
        of_openspiel = environment.is_open_spiel(name)
        configuration = open_spiel.configuration_of(self, config) if of_openspiel else self.configuration_of(config)
        return environment.make_environment(name, config, configuration, self.most_seconds(config))

    def environment_problem(self, other: str | None = None) -> str:
        """Return why the game cannot be played through kaggle_environments here; empty if it can.

        other: one of `other_environments`, in place of the game's own
        """
        name = other or self.environment
        if name is None:
            return f"the adapter of {self.game} names no environment: `{PROGRAM} match` plays it without"
        needs_openspiel = environment.is_open_spiel(name) or self.environment_uses_openspiel
        if needs_openspiel and find_spec("pyspiel") is None:
            return f"kaggle_environments plays {self.game} by OpenSpiel: {environment.INSTALL}"
        return ""

    def refuse_environment(self, other: str | None = None) -> None:
        """Raise BadInput if the game cannot be played through kaggle_environments here, or the name is wrong.

        other: one of `other_environments`, in place of the game's own
        """
        problem, name = self.environment_problem(other), other or self.environment
        if problem := problem or environment.problem_of_name(str(name)):
            raise BadInput(problem)


def is_content(cell: Any, is_stone: bool) -> bool:
    """Return whether a value from outside may be the content of a cell."""
    if isinstance(cell, bool) or not isinstance(cell, int):
        return False
    return cell in (0, 1, 2) if is_stone else abs(cell) <= LARGEST_CONTENT
