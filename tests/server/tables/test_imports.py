"""The tables run without a database and without a web server, wherever there is Python."""

import ast
from pathlib import Path

import tavolata

SOURCE = Path(tavolata.__file__).parent.parent
FOREIGN = {"numpy", "numba", "litestar", "uvicorn", "sqlalchemy", "alembic", "psycopg"} | {
    "itsdangerous"
}


def imports(module: str) -> set[str]:
    """The modules that a module of the server imports, also those it imports for the types."""
    path = SOURCE / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            parts = {f"{node.module}.{name.name}" for name in node.names}
            found |= {part for part in parts if is_module(part)} or {node.module}
    return found


def is_module(name: str) -> bool:
    path = SOURCE / Path(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def test_tables_import_no_database_and_no_web_server() -> None:
    folder = SOURCE / "tavolata" / "server" / "tables"
    waiting = [f"tavolata.server.tables.{path.stem}" for path in folder.glob("*.py")]
    waiting = [name.removesuffix(".__init__") for name in waiting]
    seen: set[str] = set()
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        found = imports(module)
        assert not FOREIGN & {name.split(".")[0] for name in found}, module
        waiting += [name for name in found if name.startswith("tavolata.server")]
    parts = {"coach_types", "community", "identity", "limits", "records", "tables"}
    assert {name.split(".")[2] for name in seen} == parts
