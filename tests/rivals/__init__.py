"""Rivals: its rules, cards and decks."""
