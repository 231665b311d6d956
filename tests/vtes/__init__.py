"""Tests of The Eternal Struggle."""
