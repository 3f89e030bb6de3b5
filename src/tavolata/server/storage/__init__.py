"""The database: logs of tables, people, results; written by a process of its own."""
