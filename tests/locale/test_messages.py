"""What Tavolata says: complete, and the same in all languages."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tavolata
from tavolata.bots import LEVELS
from tavolata.core.catalogue import find, names
from tavolata.locale import LANGUAGES, files, knows, say

SOURCE = Path(tavolata.__file__).parent
REFUSALS = {
    "Refusal",
    "Quiet",
    "TooMany",
    "Illegal",
    "BadOption",
    "BadOutcome",
    "BadPosition",
    "NotYourTurn",
    "UnknownGame",
}
SOON = {  # agreed, though nobody may refuse for them yet
    "bad-json": set(),
    "not-an-object": set(),
    "line-too-long": {"most"},
    "unknown-request": {"name", "names"},
    "missing-field": {"field"},
    "unknown-field": {"field", "names"},
    "bad-field": {"field", "right"},
    "no-game": set(),
    "chance-not-given": set(),
    "unknown-language": {"name", "names"},
    "unknown-bot": {"name", "names"},
    "option-format": {"text"},
    "too-many-bots": {"most"},
    "seed-missing": {"path"},
    "no-file": {"path"},
    "not-saved": {"path"},
}


class Variables(Visitor):  # type: ignore[misc]
    """The variables of a message, each with the cases that are told apart by it."""

    def __init__(self) -> None:
        self.cases: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.cases.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
        self.cases.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, dict[str, set[str]]]:
    """Every message of a language, with its variables."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.cases
    return found


def reasons() -> Iterator[tuple[str, set[str]]]:
    """Every reason that the source refuses for, with its details."""
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in REFUSALS:
                details = {keyword.arg or "" for keyword in call.keywords}
                for reason in _texts(tree, call.args[0] if call.args else call):
                    yield reason, details


def _texts(tree: ast.AST, told: ast.expr) -> Iterator[str]:
    if isinstance(told, ast.Constant):
        yield str(told.value)
    elif isinstance(told, ast.IfExp):
        yield from _texts(tree, told.body)
        yield from _texts(tree, told.orelse)
    elif isinstance(told, ast.Name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == told.id:
                yield from _texts(tree, node.value)


def events(game: str) -> set[str]:
    text = (SOURCE / "games" / game / "notation.py").read_text(encoding="utf-8")
    return set(re.findall(r'"event": "(\w+)"', text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_same_variables_in_every_language(language: str) -> None:
    for message, variables in messages("en").items():
        assert messages(language)[message].keys() == variables.keys(), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases_are_told_apart_alike_in_every_language(language: str) -> None:
    for message, variables in messages("en").items():
        for variable, cases in variables.items():
            told = messages(language)[message][variable]
            assert not told or not cases or told == cases, f"{message} ${variable}"


def test_every_reason_has_its_message_with_details_it_is_given() -> None:
    found = list(reasons())
    assert len({reason for reason, _ in found}) > 60
    for reason, details in [*found, *SOON.items()]:
        variables = messages("en").get(f"refused-{reason}")
        assert variables is not None, f"refused-{reason} is missing"
        assert variables.keys() <= details, f"refused-{reason} is not given all it tells"


@pytest.mark.parametrize("game", names())
def test_every_flaw_of_a_position_has_its_message(game: str) -> None:
    for flaw in find(game).law.FLAWS[1:]:
        assert f"refused-position-{flaw}" in messages("en")


@pytest.mark.parametrize("game", names())
def test_every_event_has_its_story(game: str) -> None:
    found = events(game)
    assert len(found) >= 7
    for event in found:
        assert f"{game}-{event}" in messages("en")


@pytest.mark.parametrize("game", names())
def test_every_option_and_value_has_its_words(game: str) -> None:
    for option in find(game).options:
        assert f"option-{game}-{option.name}" in messages("en")
        for value in option.values:
            told = str(value).lower().replace("none", "null")
            assert f"option-{game}-{option.name}-{told}" in messages("en")


def test_every_level_of_bots_has_its_name() -> None:
    for level in LEVELS:
        assert {f"bot-{level}", f"level-{level}"} <= messages("en").keys()


def _values(cases: set[str]) -> list[str | int]:
    if not cases:
        return ["some text"]
    if cases <= {"one", "other"}:
        return [1, 2, 0]
    if any(case.isdecimal() for case in cases):
        return [1, 2, -1]
    return sorted(cases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message, variables in messages(language).items():
        usual = {name: _values(cases)[0] for name, cases in variables.items()}
        for name, cases in variables.items() or [("", set())]:
            for value in _values(cases):
                details = {**usual, name: value} if name else usual
                told = say(language, message, **details)
                assert told == told.strip()
                assert "  " not in told, f"{message}: {told}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curiosities_are_called_by_their_name(language: str) -> None:
    """H25 makes the game longer, and the classic board is a reconstruction (G4)."""
    longer = {"en": "longer", "de": "länger", "it": "lunga", "es": "alarga"}[language]
    rebuilt = {"en": "reconstr", "de": "rekonstr", "it": "ricostr", "es": "reconstr"}[language]
    assert longer in say(language, "option-heckmeck-short-returned")
    assert rebuilt in say(language, "option-geizen-board-classic").lower()
    assert rebuilt in say(language, "geizen-rules-board").lower()


def test_knowing_a_message() -> None:
    assert knows("it", "heckmeck-took")
    assert not knows("it", "heckmeck-sneezed")
