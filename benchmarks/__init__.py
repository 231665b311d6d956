"""Benchmarks, whose results are published in docs/performance.md."""
