"""Under CI a test that is skipped is a failure: what it needs is installed there, or nobody would notice."""

import os

import pytest

from tempo.lab.compiled.code_store import use_store

use_store()


def strict(report):
    """The report, failed if it says skipped where nothing may be."""
    if report.skipped and "TEMPO_CI" in os.environ and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped under CI: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    return strict((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    return strict((yield))
