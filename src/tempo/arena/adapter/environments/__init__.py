"""Games in `kaggle_environments`: what agents see and answer there, and games through an environment itself.

environment             games through any environment
environment_adapter     the part of GameAdapter about agents and environments
open_spiel              environments `open_spiel_*`: observations, answers, games
openspiel_moves         moves of a game in OpenSpiel
"""
