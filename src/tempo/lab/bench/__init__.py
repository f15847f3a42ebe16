"""Benchmarks: the signature of each game's agents, and the speeds of what they run.

bench_command   `local_eval.py bench`: signatures, playouts and simulations per second
backend_bench   start-up time and speed of each compile backend
network_bench   evaluations per second of the policy-value network
thread_bench    speed-up by several threads in one tree
stall_bench     stalls of the machine beside busy processes, and moves replayed on them
"""
