"""The laboratory of Geizen: training, exact solving, its report."""
