"""The command `tavolata`, run in the tests' own process."""

import os
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import NamedTuple
from unittest.mock import patch

import pytest

from tavolata.cli import main


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, **environment: str) -> Done:
    out, err = StringIO(), StringIO()
    with (
        patch.dict(os.environ, {"LANG": "C", **environment}),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as left,
    ):
        main([*arguments])
    return Done(int(left.value.code or 0), out.getvalue(), err.getvalue())
