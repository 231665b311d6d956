"""Players: who answers questions without being human."""
