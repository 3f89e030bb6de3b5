"""What stands before several processes: each connection goes to the next one that answers.

python -m tests.e2e.balancer PORT PROCESS PROCESS…
"""

import asyncio
import contextlib
import itertools
import sys


async def serve(port: int, processes: list[int]) -> None:
    turns = itertools.count()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        turn = next(turns)
        for n in range(len(processes)):
            with contextlib.suppress(OSError):
                there, back = await asyncio.open_connection(
                    "127.0.0.1", processes[(turn + n) % len(processes)]
                )
                await asyncio.gather(pour(reader, back), pour(there, writer))
                return
        writer.close()

    async with await asyncio.start_server(pass_on, "127.0.0.1", port) as server:
        await server.serve_forever()


async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    writer.close()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), [int(port) for port in sys.argv[2:]]))
