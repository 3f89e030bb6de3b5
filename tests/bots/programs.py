"""Programs that take a seat in tests: a good one, and all kinds of bad ones."""

import shlex
import sys
from pathlib import Path

READ = """
import json, os, sys, time
def messages():
    for line in sys.stdin:
        yield json.loads(line)
def say(text):
    print(text, flush=True)
"""
FIRST = """
for message in messages():
    if message["do"] == "move":
        say(json.dumps({"move": message["legal"][0]}))
"""
BAD = {
    "babbling": 'for message in messages(): say("what a lovely table")',
    "many lines": 'while True: say("la la la")',
    "no move": 'for message in messages(): say("{}")',
    "a number": 'for message in messages(): message["do"] == "move" and say("7")',
    "not a text": 'for message in messages(): message["do"] == "move" and say(\'{"move": 7}\')',
    "illegal": 'for m in messages(): m["do"] == "move" and say(\'{"move": "take 99"}\')',
    "sleeping": 'for m in messages(): m["do"] == "move" and time.sleep(60)',
    "half a line": 'next(messages()); sys.stdout.write("{"); sys.stdout.flush(); time.sleep(60)',
    "dying": 'next(messages()); sys.exit("out of luck")',
    "closing": "for m in messages(): os.close(1); time.sleep(60)",
}


def program(folder: Path, body: str, name: str = "bot.py") -> str:
    """A bot's name for a program that is written into a folder."""
    path = folder / name
    path.write_text(READ + body)
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def watched(folder: Path, body: str = FIRST) -> str:
    """A program that writes down when it is started, and every line it gets."""
    log = (
        f"log = open({str(folder / 'log')!r}, 'a', buffering=1)\n"
        "log.write(json.dumps(os.getpid()) + '\\n')\n"
        "def messages():\n"
        "    for line in sys.stdin:\n"
        "        log.write(line)\n"
        "        yield json.loads(line)\n"
    )
    return program(folder, log + body, "watched.py")
