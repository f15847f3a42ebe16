"""Many jobs at once, on this machine or on a Ray cluster.

executor         the executor of this machine, and the options --workers and --ray
pool             interfaces: executors, and pools of workers (batches)
workers          worker processes on this machine
ray_cluster      actors on a Ray cluster (remote)
processes        start and end child processes (job_object on Windows), on every system
own_process      limits and priority of this process
isolation        a process that runs untrusted code, ended with all that it started (namespaces, memory_watch)
busy             artificial load for measurements
"""
