"""Breaking rules on purpose: does a test of a rule notice? `make mutants`, or `python -m tests.mutants --help`.

A mutant is a game with one small fault in a module that holds rules. It is noticed by a rule test (one that is marked
with `@rule`), by another test of its game, by the harness that holds for all games, or by nobody.
"""
