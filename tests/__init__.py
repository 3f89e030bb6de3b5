"""The tests: they mirror src/tavolata."""
