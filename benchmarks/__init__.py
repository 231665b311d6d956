"""Benchmarks: what is published in docs/performance.md."""
