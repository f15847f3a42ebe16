"""Many jobs at once, on this machine or on a Ray cluster.

executor         the executor of this machine, and the options --workers and --ray
pool             interfaces: executors, and pools of workers (batches)
workers          worker processes on this machine
ray_cluster      actors on a Ray cluster (remote)
processes        start and end child processes
busy             artificial load for measurements
"""
