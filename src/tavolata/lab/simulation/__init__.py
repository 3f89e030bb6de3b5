"""Many games played into files of tables."""
