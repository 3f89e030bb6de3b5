"""Makes a picture small: 256 colours chosen by median cut, as a PNG with a palette."""

import base64
import struct
import zlib

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

COLOURS = 256
FINENESS = 2  # bits a channel gives up before colours are counted

PIXELS = """async (url) => {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas.drawImage(image, 0, 0)
    const { data } = canvas.getImageData(0, 0, image.width, image.height)
    const reader = new FileReader()
    const read = new Promise((done) => (reader.onload = () => done(reader.result)))
    reader.readAsDataURL(new Blob([data]))
    return [image.width, image.height, await read]
}"""


def smaller(png: bytes, page: Page) -> bytes:
    """The same picture in few colours; any page will do to decode it."""
    url = "data:image/png;base64," + base64.b64encode(png).decode()
    width, height, data = page.evaluate(PIXELS, url)
    pixels = np.frombuffer(base64.b64decode(data.split(",", 1)[1]), np.uint8)
    colours = pixels.reshape(-1, 4)[:, :3]
    palette, indexes = _median_cut(colours)
    rows = np.zeros((height, width + 1), np.uint8)  # each begins with its filter: none
    rows[:, 1:] = indexes.reshape(height, width)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"PLTE", palette.tobytes())]
    chunks += [(b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in chunks)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _median_cut(colours: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """A palette, and the number in it of each pixel."""
    coarse = (colours >> FINENESS).astype(np.int64)
    keys = (coarse[:, 0] << 16) | (coarse[:, 1] << 8) | coarse[:, 2]
    found, which, counts = np.unique(keys, return_inverse=True, return_counts=True)
    points = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1)
    boxes = [np.arange(len(found))]
    while len(boxes) < COLOURS:
        spread = [_spread(points[box], counts[box]) for box in boxes]
        widest = int(np.argmax(spread))
        if spread[widest] == 0:
            break
        box = boxes.pop(widest)
        axis = int(np.argmax(np.ptp(points[box], axis=0)))
        box = box[np.argsort(points[box, axis], kind="stable")]
        half = np.searchsorted(np.cumsum(counts[box]), counts[box].sum() / 2)
        cut = int(np.clip(half, 1, len(box) - 1))
        boxes += [box[:cut], box[cut:]]
    number = np.zeros(len(found), np.uint8)
    for n, box in enumerate(boxes):
        number[box] = n
    indexes = number[which.reshape(-1)]
    sums = [np.bincount(indexes, colours[:, c], len(boxes)) for c in range(3)]
    sizes = np.bincount(indexes, minlength=len(boxes))
    palette = np.rint(np.stack(sums, axis=1) / sizes[:, None]).astype(np.uint8)
    return palette, indexes


def _spread(points: NDArray[np.int64], counts: NDArray[np.int64]) -> float:
    """How much a box of colours would gain from being cut."""
    return float(np.ptp(points, axis=0).max() ** 2 * np.sqrt(counts.sum()))
