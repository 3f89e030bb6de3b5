"""numba.cuda, as laws need it: what plays on a GPU takes it from here."""

from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # older numba-cuda beside a newer NumPy asks for it
    np.row_stack = np.vstack  # type: ignore[attr-defined,unused-ignore]

import numba.cuda
from numba.cuda.cudadrv import nvvm

# Where the tables lie that laws look things up in: in global memory. Numba's choice, constant
# memory, answers one address at a time, and the threads of a warp ask for many.
GLOBAL = 1
nvvm.ADDRSPACE_CONSTANT = GLOBAL

cuda: Any = numba.cuda  # its attributes are made at run time
