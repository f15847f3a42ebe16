"""`check --kaggle`: cold games in environments like those of the competition.

images         the pinned packages of each environment, as `*.txt`, and the modules that the competition has
environments   make the environments, once, below the cache folder
trial          play the games; the command
cold_game      one game: our referee and opponent, the file in a cold process
host           that process: its processor time, memory and network are limited
cpu_group      the limit of processor time by cgroup v2
cpu_limiter    the same limit by stopping and continuing the process
"""
