"""Tests of the cards of The Eternal Struggle."""
