"""The laboratory of Alles im Eimer: training, exact solving, its report."""
