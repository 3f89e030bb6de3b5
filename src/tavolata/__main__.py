"""`python -m tavolata`."""

from tavolata.cli import main

main()
