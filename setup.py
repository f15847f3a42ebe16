"""The wheel brings machine code for the machine that builds it; all else about the package is in pyproject.toml."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SOURCES = Path(__file__).parent / "src"


class BuildWithMachineCode(build_py):
    """Copies the modules, then makes machine code where that for Linux on x86-64, which is committed, does not run."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            command = [sys.executable, "-m", "tempo.native.aot.make_objects", "--own", self.build_lib]
            made = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(SOURCES)})
            if made.returncode:
                print("no machine code for this machine: kernels are compiled when they are first needed")


setup(cmdclass={"build_py": BuildWithMachineCode})
