"""Tests of Legend of the Five Rings."""
