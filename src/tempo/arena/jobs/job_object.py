"""Job objects of Windows: a set of processes and all that they start, ended together and limited in memory.

The system ends the processes of a job when its last handle is closed, and so when the process that made it dies.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from ctypes import wintypes

assert sys.platform == "win32"

EXTENDED_LIMITS = 9  # JobObjectExtendedLimitInformation
PROCESS_MEMORY, KILL_ON_CLOSE = 0x0100, 0x2000  # flags JOB_OBJECT_LIMIT_...
KERNEL = ctypes.WinDLL("kernel32", use_last_error=True)
KERNEL.CreateJobObjectW.restype = wintypes.HANDLE
KERNEL.SetInformationJobObject.argtypes = [wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD]
KERNEL.AssignProcessToJobObject.argtypes = [wintypes.HANDLE, wintypes.HANDLE]
KERNEL.TerminateJobObject.argtypes = [wintypes.HANDLE, wintypes.UINT]
KERNEL.CloseHandle.argtypes = [wintypes.HANDLE]


class _Limits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = [
        ("times", ctypes.c_int64 * 2),
        ("flags", wintypes.DWORD),
        ("working_set", ctypes.c_size_t * 2),
        ("active_processes", wintypes.DWORD),
        ("affinity", ctypes.c_size_t),
        ("classes", wintypes.DWORD * 2),
        ("transfers", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("others", ctypes.c_size_t * 3),
    ]


class Job:
    """A job, with at most `memory` MiB for each of its processes; 0 is no limit."""

    def __init__(self, memory: int = 0) -> None:
        self.handle = KERNEL.CreateJobObjectW(None, None)
        weakref.finalize(self, KERNEL.CloseHandle, self.handle)
        limits = _Limits(flags=KILL_ON_CLOSE | (PROCESS_MEMORY if memory else 0), process_memory=memory << 20)
        KERNEL.SetInformationJobObject(self.handle, EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits))

    def add(self, process: int) -> None:
        """Put a process into the job, given its handle."""
        if not KERNEL.AssignProcessToJobObject(self.handle, process):
            raise ctypes.WinError(ctypes.get_last_error())

    def kill(self) -> None:
        """Kill all processes of the job."""
        KERNEL.TerminateJobObject(self.handle, 1)
