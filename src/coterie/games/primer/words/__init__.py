"""The words that only the primer has, and its vocabulary for those that all card games share."""
