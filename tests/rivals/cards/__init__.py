"""Cards of Rivals: what each does, and what it does not."""
