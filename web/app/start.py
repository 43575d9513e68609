"""What PyScript runs: hands the one function of the rules core to the page, or says why there is none."""

from js import leadenhall

try:
    from pyodide.ffi import create_proxy

    from pygame_core.facade import call
except ImportError as problem:
    leadenhall.engineFailed(f"{type(problem).__name__}: {problem}")
    raise

leadenhall.engineStarted(create_proxy(call))
