"""A file is written whole, or not at all."""

import os
from pathlib import Path

import pytest

from tavolata.core.errors import Refusal
from tavolata.core.files import check_writable, output_file, whole_file, write_output, write_whole


def fail_halfway(file: Path) -> None:
    with whole_file(file) as stream:
        stream.write(b"half of")
        raise RuntimeError


def test_what_fails_halfway_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "result"
    write_whole(file, "before")
    with pytest.raises(RuntimeError):
        fail_halfway(file)
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_private_file_is_for_its_owner(tmp_path: Path) -> None:
    write_whole(tmp_path / "secret", b"s", private=True)
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "target")
    write_whole(tmp_path / "link", "text")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target").read_text() == "text"


def test_a_device_is_written_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    check_writable(pipe)
    write_output(pipe, "text")
    assert os.read(reader, 9) == b"text"
    os.close(reader)
    assert pipe.is_fifo()


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "file"):
        with pytest.raises(Refusal) as refused:
            check_writable(path)
        assert refused.value.reason == "not-written"
    with pytest.raises(Refusal) as refused, output_file(tmp_path / "no" / "file"):
        pass
    assert refused.value.reason == "not-written"
