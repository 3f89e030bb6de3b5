"""Three family games at one table."""
