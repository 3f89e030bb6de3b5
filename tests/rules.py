# ruff: noqa: T201
"""Which test stands for which rule: `python -m tests.rules` prints it, and fails on a gap.

A test names the rules it proves at the start of its name (`test_H11_H13_…`), and a worked
example of a rulebook as `test_example_fig4a_…`. Names are read from the source: nothing runs.
"""

import ast
import re
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def _numbered(letter: str, last: int, also: tuple[str, ...] = (), without: int = 0) -> list[str]:
    rules = [f"{letter}{n}" for n in range(1, last + 1) if n != without]
    return sorted(rules + list(also), key=lambda rule: (int(re.sub(r"\D", "", rule)), rule))


RULES = [
    *_numbered("H", 26, ("H6a",)),
    *_numbered("E", 26, ("E18a",), without=22),  # E22, the match, is played by the table
    *_numbered("G", 15, ("G2a",)),
]
EXAMPLES = [
    *(f"fig{n}" for n in ("3", "4a", "4b", "4c", "4d", "4e", "5", "6a", "6b", "6c", "7a", "7b")),
    "eimer_horse_five",
    "eimer_middle_bucket",
    "eimer_top_bucket",
    "eimer_end_bucket",
    "geizen",
]


def named_tests() -> list[str]:
    """The names of all test functions, in the order of their files."""
    names: list[str] = []
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                names.append(node.name)
    return [name for name in names if name.startswith("test_")]


def claims(name: str) -> list[str]:
    """The rules, or the worked example, that a test's name begins with."""
    words = name.removeprefix("test_")
    if words.startswith("example_"):
        told = words.removeprefix("example_") + "_"
        return [example for example in EXAMPLES if told.startswith(f"{example}_")]
    rules: list[str] = []
    for word in words.split("_"):
        if not re.fullmatch(r"[HEG]\d+a?", word):
            break
        rules.append(word)
    return rules


def main() -> int:
    proofs: dict[str, list[str]] = {claim: [] for claim in RULES + EXAMPLES}
    unknown: list[str] = []
    for name in named_tests():
        for claim in claims(name):
            if claim in proofs:
                proofs[claim].append(name)
            else:
                unknown.append(f"{name} names {claim}, which is no rule")
    for claim, names in proofs.items():
        for n, name in enumerate(names):
            print(f"{'' if n else claim:<20} {name}")
    missing = [claim for claim, names in proofs.items() if not names]
    for claim in missing:
        print(f"{claim:<20} has no test")
    for problem in unknown:
        print(problem)
    proved = len(proofs) - len(missing)
    print(f"{proved} of {len(proofs)} rules and worked examples have a test")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
