"""What a report on Alles im Eimer tries out besides its options one by one. The other deck and
the smaller pyramid are an option of their own, the edition."""

from tavolata.core.json import JsonObject

A_TURN = "an attack, however many answer it"

VARIANTS: dict[str, JsonObject] = {
    "reverse and last_standing together": {"reverse": True, "last_standing": True},
}
