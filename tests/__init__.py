"""The tests: they mirror src/tavolata; `support` holds what several of them share."""
