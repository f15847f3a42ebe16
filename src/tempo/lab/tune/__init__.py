"""Tuning: an Optuna study over the parameters of the time plan and of the search, and a final comparison.

tune_command      `local_eval.py tune`
tune_plan         its options as the plan of a study
study_files       default files of studies
search_space      parameters and their ranges, read from the source
study_plan        what is the same in all trials
study             the study: trials, pruning, objectives
regret            objective: value given away along reference games, under the clock
reference_games   games with the value of every legal move
trial_estimates   smoothed values of noisy trials, and importance of parameters
final_comparison  the best trials on games that no trial has seen
spsa              another method, for many parameters: its arithmetic; spsa_run plays its games, and
                  spsa_command, spsa_report and spsa_plot lead and show it
tune_report       the report on the terminal; tune_page, trials_plot and trials_csv write files
"""
