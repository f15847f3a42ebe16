"""Compile marked functions to machine code with numba.

The functions themselves stay Python. For numba each is copied, with a namespace in which the functions it calls are
numba dispatchers too. What numba's compiler makes is reduced to the one kernel, linked here and not called through
numba: its path from Python to machine code takes longer than ours, up to 1.5 ms a call with a tuple of functions.
"""
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, SimpleNamespace
from typing import Any

from tempo.native.loader.linker import LinkedCode, link
from tempo.native.loader.machine_code import KernelObject, Unusable, kernel_key, origin_key
from tempo.native.loader.marked import MARKED
from tempo.native.loader.targets import CODES, WEB, system, usable_codes

# No kernel creates an array, so none needs reference counts: counting took 70 % of a simulation's time (0.53 against
# 1.9 million a second) and a third of the time to compile. Wrappers for C and Python callers, which we do not have,
# cost more.
OPTIONS = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
OLDEST_NUMBA = 0, 60
KIND_LETTERS = {"ptr": "P", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "i1": "?", "double": "d", "float": "f"}
RESULT_LETTERS = {
    "int64": "q", "uint64": "Q", "int32": "i", "float64": "d", "float32": "f", "boolean": "?", "none": "v",
}
DEFINITION = re.compile(r"(?m)^(define .*?)( \{)$")
NOISE = re.compile(r"\x1b\[[0-9;]*m|Failed in nopython mode pipeline \(.*?\)|During: .*")  # in numba's messages
LONG_NAME = re.compile(r'(?m)(^|%)([-\w.$]{200,}|"[^"]{200,}")')  # of a block or a value, not of a function
UNRESOLVED = re.compile(r'(?m)^@"(\.numba\.unresolved\$)(\w+)" = external (?:\w+ )*?global (.+?)(?:, align \d+)?$')

reuse_functions = False  # in the kernels to come; only where no constant changes meanwhile
dispatchers: dict[Callable, Any] = {}
namespaces: dict[int, dict[str, Any]] = {}  # by the id of a module's own namespace


def compile_kernel(function: Callable, arguments: tuple[Any, ...], code: str = "") -> KernelObject:
    """Return the object of a function for arguments of these types; raise Unusable if it cannot be compiled.

    Without the name of a kind of machine code it is that of this machine.
    """
    try:
        if problem := numba_problem():
            raise Unusable(problem)
        return compile_object(function, arguments, code)
    except Unusable:
        raise
    except Exception as problem:  # numba may be missing or broken, or a newer version may have other options
        place, text = getattr(problem, "loc", ""), NOISE.sub("", str(problem))
        raise Unusable(f"numba: {type(problem).__name__}: {place} {' '.join(text.split())[:200]}") from problem


def numba_problem() -> str:
    """Return why the installed numba must not compile, empty if it may: versions before OLDEST_NUMBA are not tested."""
    from importlib.metadata import PackageNotFoundError, version  # 10 ms that a file without a compiler saves

    try:
        installed = version("numba")
    except PackageNotFoundError:  # a folder on the path
        import numba

        installed = getattr(numba, "__version__", "")
    release = tuple(map(int, re.findall(r"\d+", installed)[:2]))
    if not release or release >= OLDEST_NUMBA:
        return ""
    needed = ".".join(map(str, OLDEST_NUMBA))
    return f"numba {installed} is too old to compile: {needed} or newer"


def compile_object(function: Callable, arguments: tuple[Any, ...], code: str = "") -> KernelObject:
    """Do as `compile_kernel`, for a kind of machine code or this machine's; raise whatever numba raises."""
    import numba
    from llvmlite import binding

    if not reuse_functions:
        dispatchers.clear()
        namespaces.clear()
    # Not this very processor: machine code is then the same wherever it is made.
    numba.config.CPU_NAME, numba.config.CPU_FEATURES = CODES[host_code()].processor, ""  # type: ignore[attr-defined]
    target, is_web = CODES[code or host_code()], code == WEB
    dispatcher = dispatcher_of(function)
    types = tuple(numba.typeof(numba_value(argument)) for argument in arguments)
    with only_translating():
        dispatcher.compile(types)
    result = dispatcher.overloads[types]
    text = shorten_names(resolve_recursion(str(linked_module(result.library))))
    module = binding.parse_assembly(DEFINITION.sub(r"\1 align 64\2", text))  # up to 2 % faster than with 16
    verify_module(module)
    main = module.get_function(result.fndesc.llvm_func_name)
    main.name = kernel_key(function, arguments) if is_web else "kernel"  # there, many are linked to one
    parts = [other for other in module.functions if not other.is_declaration and other.name != main.name]
    for number, other in enumerate(parts):  # numba's names are long, and numbered by what it compiled before
        other.name, other.linkage = f"part{number}", "internal"
    for variable in module.global_variables:  # numba's names of them would be most of the object
        if not variable.is_declaration:
            variable.linkage = "internal"
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor,
        features=target.attributes,
        opt=3,
        reloc="static" if is_web else "pic",
        codemodel="small",  # the linker lays all parts side by side
    )
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    optimize(module, machine)
    unresolved = [variable.name for variable in module.global_variables if variable.is_declaration]
    if unresolved:
        raise Unusable(f"numba would have to link {unresolved[0][:100]} at run time")
    kinds = [str(argument.type) for argument in main.arguments][2:]
    made = machine.emit_object(module)
    return KernelObject(
        kernel_key(function, arguments),
        origin_key(function, arguments),
        "".join(KIND_LETTERS["ptr" if kind.endswith("*") else kind] for kind in kinds),
        RESULT_LETTERS[str(result.signature.return_type)],
        *(LinkedCode(0, (), (), made) if is_web else link(made, main.name)),
    )


@contextmanager
def only_translating() -> Iterator[None]:
    """Let numba translate functions and make no machine code of them: all are optimized once, in their kernel.

    Else numba optimizes a function with all that it calls and makes machine code of it, then does so with each function
    that calls it: 40 % of the time to compile. A function with a wrapper for Python, which ours have not, is made ready
    as ever. What an operator gives for arguments of some types is found once, a quarter of the rest: numba asks ten
    times. A function that is inlined is not copied before, a fifth of the rest: numba makes a new one for each place.
    """
    from numba.core import codegen, inline_closurecall, types
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import cpu_target

    class Translated(codegen.JITCodeLibrary):
        def get_pointer_to_function(self, name: str) -> int:
            defined = {function.name for function in self._final_module.functions if not function.is_declaration}
            return int(super().get_pointer_to_function(name)) if name in defined else 0

        def add_linking_library(self, library: Any) -> None:
            self._linking_libraries.append(library)

    def set_env(name: str, env: Any) -> None:
        if maker._engine.is_symbol_defined(name):
            usual[1](name, env)

    def get_call_type(called: Any, context: Any, arguments: Any, named: Any) -> Any:
        if named:
            return usual[2](called, context, arguments, named)
        key = id(called), arguments
        if key not in found:
            found[key] = called, usual[2](called, context, arguments, named)
        return found[key][1]

    found: dict[Any, Any] = {}  # a signature, and what is called, which keeps its id
    maker: Any = cpu_target.target_context.codegen()
    callable_type: Any = types.functions.BaseFunction
    inliner: Any = inline_closurecall
    with global_compiler_lock:
        usual = maker._library_class, maker.set_env, callable_type.get_call_type, inliner.copy
        maker._library_class, maker.set_env, callable_type.get_call_type = Translated, set_env, get_call_type
        inliner.copy = SimpleNamespace(deepcopy=lambda block: block)
        try:
            yield
        finally:
            maker._library_class, maker.set_env, callable_type.get_call_type, inliner.copy = usual


def linked_module(library: Any) -> Any:
    """Return a module of LLVM with all functions of a library and of those that it links."""
    module, linked, waiting = library._final_module.clone(), {library}, [*library._linking_libraries]
    while waiting:
        other = waiting.pop()
        if other not in linked:
            linked.add(other)
            if other._finalized:
                module.link_in(other._get_module_for_linking(), preserve=True)
            else:
                module.link_in(other._final_module, preserve=True)
                waiting += other._linking_libraries
    return module


def host_code() -> str:
    """Return the kind of machine code that is made for this machine."""
    if not usable_codes():
        raise Unusable(f"no machine code can be made for {system()}")
    return usable_codes()[0]


def resolve_recursion(text: str) -> str:
    """Return the text of a module with recursive calls resolved.

    Where a function calls itself before its own type is known, numba calls through a variable filled at run time.
    """
    return UNRESOLVED.sub(r'@"\1\2" = internal constant \3 @\2', text)


def shorten_names(text: str) -> str:
    """Return the text of a module with short names in place of long names of values and blocks.

    A block inlined from a function has that function's name, with all its types. The parsers of LLVM 14 and 15, of
    numba 0.60 and 0.61, cut such names after 1,024 characters and take two blocks for one.
    """
    short: dict[str, str] = {}
    return LONG_NAME.sub(lambda name: name[1] + short.setdefault(name[2], f"long-{len(short)}"), text)


def verify_module(module: Any) -> None:
    """Raise Unusable if LLVM's verifier refuses a module: making machine code of it would crash the process."""
    try:
        module.verify()
    except RuntimeError as problem:
        reason = next(iter(str(problem).strip().splitlines()), "")[:100]
        raise Unusable(f"numba made a module that LLVM refuses, so no machine code: {reason}") from problem


def optimize(module: Any, machine: Any) -> None:
    """Run all passes on a module in which all functions but the kernel are internal.

    Numba would run them while every function could be called from outside, so no pass could change a signature. Now
    arguments that are not used are dropped: each array is seven, and a workspace has twenty arrays. One search runs
    1.36 times as fast. What the kernel does not need is dropped, too.
    """
    from llvmlite import binding

    if hasattr(binding, "create_pass_builder"):
        builder = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=3))
        builder.getModulePassManager().run(module, builder)
        return
    older = binding.create_pass_manager_builder()  # llvmlite 0.43, of numba 0.60
    older.opt_level, older.loop_vectorize, older.slp_vectorize = 3, True, True
    passes = binding.create_module_pass_manager()
    machine.add_analysis_passes(passes)
    older.populate(passes)
    passes.run(module)


def dispatcher_of(function: Callable) -> Any:
    """Return numba's dispatcher of a function, ready to be compiled with all that it calls."""
    import numba

    if function not in dispatchers:
        assert isinstance(function, FunctionType)
        if make := getattr(function, "make_intrinsic", None):
            dispatchers[function] = make()
            return dispatchers[function]
        names = namespace_of(function)
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        options: Any = OPTIONS | MARKED[function]  # mypy does not know them all
        dispatchers[function] = numba.njit(copy, **options)
        for name, value in function.__globals__.items():
            if name in function.__code__.co_names:
                names[name] = numba_value(value)
    return dispatchers[function]


def namespace_of(function: FunctionType) -> dict[str, Any]:
    """Return the namespace of a function for numba, one for each module.

    A module that cannot be imported, such as an executed file, gets numba's name for such a module.
    """
    own = function.__globals__
    name = own.get("__name__")
    usual = {"__name__": name if name in sys.modules else "<dynamic>", "__builtins__": own.get("__builtins__")}
    return namespaces.setdefault(id(own), usual)


def numba_value(value: Any) -> Any:
    """Return a value with the marked functions in it replaced by numba's dispatchers."""
    source = getattr(value, "function", value)  # of a Kernel
    if isinstance(source, FunctionType):
        return dispatcher_of(source) if source in MARKED else value
    if isinstance(value, tuple):
        parts = [numba_value(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value
