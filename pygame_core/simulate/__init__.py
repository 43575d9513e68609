"""Many games at once: on this machine's cores, or on a Dask cluster.

>>> from pygame_core.simulate import simulate
>>> results = simulate("auction_house", 2, seats=["random"] * 3, seed="doc", workers=1)
>>> [(result.seed, result.rotation) for result in results]
[('doc/0', 0), ('doc/1', 1)]
"""

from .command import run
from .one_game import Order, Result
from .run import simulate

__all__ = ["Order", "Result", "run", "simulate"]
