"""Trainings are long: .ci/run runs their tests after the others."""

import os

# As in the processes that play: what JAX compiles is kept by these flags, and so compiled once for all processes.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
