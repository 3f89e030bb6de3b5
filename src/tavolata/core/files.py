"""Writing a file whole or not at all."""

import os
from pathlib import Path


def write_whole(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Write a file so that a reader never sees half of it, whatever happens meanwhile: it is
    written under another name, brought to the disk, and renamed. A private one is for its
    owner's eyes alone."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    mode = 0o600 if private else 0o644
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
