"""Referee of one game, and the interface between a game and the lab.

game_adapter    the games that there are: adapters by name, boards and configurations
adapter_base    GameAdapter: the lab's view of a game
adapter_types   types that an adapter is made of
geometry        cells that are polygons
game_types      configuration, moves and result of a game
one_game        referee without the environment
environment     games through kaggle_environments
open_spiel      the same in its environments `open_spiel_*`: observations, answers, games
openspiel_moves moves of a game in OpenSpiel
openings        different openings
move_search     moves that lead to a position
unreachable     positions that no game reaches
search_info     an agent's report of its search
exact           exact scores of a game with a solver
file_formats    file formats of other programs
game_options    options for game, board, clock and seed
check_spec      a game's part of the check (check_tasks, messages)
trainer         interface of a game that can be learned
"""
