"""Tests of the cards of Legend of the Five Rings."""
