"""Many jobs at once, on this machine or on a Ray cluster.

executor         interface, and the options --workers and --ray
workers          worker processes on this machine (batches)
ray_cluster      actors on a Ray cluster (remote)
processes        start and end child processes
busy             artificial load for measurements
"""
