"""Who waits for a kernel to be compiled is told, once, and only then."""

from pathlib import Path

import pytest

from tavolata.core.compiling import COMPILED, kernel
from tavolata.core.law import law
from tavolata.lab.compile_notice import on_compilation


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_only_what_is_compiled_and_kept_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLATA_CACHE", str(tmp_path))
    told: list[str] = []

    def more(n: int) -> int:
        return n + 1

    with on_compilation(lambda: told.append("compiling")):
        law(more)(1)
        assert not told, "it is not kept, so it would be told each time"
        first = kernel(more)
        first(1)
        first(1.0)  # type: ignore[arg-type]
        assert told == ["compiling"]
    with on_compilation(lambda: told.append("again")):
        kernel(more)(1)
    assert told == ["compiling"]
