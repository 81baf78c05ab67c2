"""Speed, measured side by side with peers in one run. `python -m bench` writes docs/performance.md."""
