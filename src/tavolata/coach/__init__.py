"""The coach: what each choice was worth, and how much was luck."""
