"""What several tests share: positions, whole games, the command, programs for other speeds."""
