"""Games small enough to be solved: what every position is worth, exactly."""
