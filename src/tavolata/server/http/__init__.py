"""The HTTP API's routes, by subject, and the files of the built page."""
