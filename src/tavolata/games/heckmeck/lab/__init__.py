"""Heckmeck in the lab: training by self-play, short grills solved exactly, its report."""
