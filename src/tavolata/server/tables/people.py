"""Who people are, kept in memory: everyone at a table is shown by name, animal and colour."""

from tavolata.server.identity import Face, face_of
from tavolata.server.tables.interfaces import TableStore


class People:
    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._faces: dict[str, Face] = {}

    async def load(self, person: str) -> Face:
        """Somebody's name, animal and colour; a stranger's name is empty."""
        if person not in self._faces:
            self._faces[person] = face_of(person, *await self._store.person(person) or ())
        return self._faces[person]

    async def reload(self, person: str) -> None:
        """Somebody has a new name."""
        self._faces.pop(person, None)
        await self.load(person)

    def face(self, person: str) -> Face:
        """The same without waiting, for who was loaded before."""
        return self._faces.get(person) or face_of(person)
