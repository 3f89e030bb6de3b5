"""Whole games in one loop over the laws, for levels that solve their turns. See lab.quick."""
