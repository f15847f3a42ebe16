"""Groups of tests that need more than requirements-dev.txt, and strictness under CI.

Tests marked `browser`, `ray`, `engine` or `package` run only when asked for (`-m browser`), and skip with the reason
where what they need is missing. Under CI (TEMPO_CI in the environment) a skipped test fails: all is installed there.
"""

import gc
import os
import re
import sys
from itertools import chain, combinations
from tempfile import TemporaryDirectory

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # for NumPy's import: workers fill all cores, and its threads spin

import pytest
from _pytest.mark.expression import Expression
from file_order import longest_first
from folders import ROOT
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from what_windows_lacks import missing_on_windows

from tempo.arena.adapter.environments.environment import load_environment
from tempo.native.aot.kernel_cache import use_kernel_cache

MARKED_FOLDERS = {"training": "long", "browser": "browser"}  # and the mark of all their tests
KEPT_BY_JAX = TemporaryDirectory(prefix="tempo_jax_")  # what it compiles, for all processes of a run

providers.is_local_module_file = lambda path: False  # would draw constants from all our modules: 14 s to parse them
settings.register_profile("tempo", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tempo")  # a machine with other work is slow
use_kernel_cache()
if sys.platform == "win32":
    load_environment()  # as it has to be, before a test imports the package itself
sources = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
os.environ["PYTHONPATH"] = os.pathsep.join(sources)  # child processes, too, run this checkout, whichever is installed
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", KEPT_BY_JAX.name)  # workers have that of their parent
os.environ["JAX_COMPILATION_CACHE_MAX_SIZE"] = str(1 << 30)  # with a limit, its files are locked
os.environ["JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS"] = "0"


@pytest.fixture(autouse=True)
def kept_kernels():
    """A command that an earlier test ran may have set another compiler for its process."""
    use_kernel_cache()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """`-n auto` starts one worker more than there are cores, because tests wait as well."""
    return (os.cpu_count() or 1) + 1


def strict(report):
    """The report, failed if it says skipped where nothing may be."""
    if report.skipped and "TEMPO_CI" in os.environ and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped under CI: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Collect no garbage meanwhile, nor ever look again at what all modules hold: 15 % of the time to collect tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_ignore_collect(collection_path, config):
    """Import no module all of whose tests -m leaves out: all modules take ten seconds in each worker."""
    expression, is_module = config.option.markexpr, collection_path.suffix == ".py"
    folder = collection_path.parent if is_module else collection_path
    if not expression or not (is_module or folder.name in MARKED_FOLDERS):
        return None
    names = set(re.findall(r"\w+", expression)) - {"and", "or", "not"}
    if is_module:
        text = collection_path.read_text(encoding="utf-8")
        names = {name for name in names if f"mark.{name}" in text}
    return None if may_select(expression, MARKED_FOLDERS.get(folder.name), names) else True


def may_select(expression, mark, others):
    """Return whether -m may select a test with this mark, or None, and any of the others."""
    try:
        parsed = Expression.compile(expression)
    except Exception:  # pytest reports what is wrong with it; its type depends on the version
        return True
    some = chain.from_iterable(combinations(others, count) for count in range(len(others) + 1))
    return any(parsed.evaluate(lambda name, marks=(mark, *more), **_: name in marks) for more in some)


def pytest_configure(config):
    """Let pytest-xdist take files in the order of the collection."""
    config.option.loadscopereorder = False


@pytest.hookimpl(wrapper=True)  # before and after -m is applied
def pytest_collection_modifyitems(config, items):
    """Mark the tests of some folders. Workers begin with the longest files, then those of most tests.

    `.ci/soak` keeps its random order.
    """
    for item in items:
        if mark := MARKED_FOLDERS.get(item.path.parent.name):
            item.add_marker(mark)
    result = yield
    if "PYTEST_XDIST_WORKER" in os.environ and not config.pluginmanager.hasplugin("randomly"):
        items[:] = longest_first(items)
    return result


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem):
    try:
        return (yield)
    except Exception as error:
        if reason := missing_on_windows(error):
            pytest.skip(reason)
        raise


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    return strict((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    return strict((yield))
