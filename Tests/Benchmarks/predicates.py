"""Filtering a table by a predicate (`= salary > 50000`) beside the same comparison as a filter (`salary>50000`), and a word."""
import os
import statistics

from report import milliseconds, table
from terminal import Program

FILTERS = [("a comparison: salary>50000", b"salary>50000"), ("a predicate: = salary > 50000", b"= salary > 50000"),
           ("a predicate of two: = salary > 50000 AND active", b"= salary > 50000 AND active"), ("a word: oslo", b"oslo")]


def report(options):
    for size in options.long_sizes:
        path = options.path(size)
        seconds = {}
        for _ in range(options.runs):
            for name, words in FILTERS:
                program = Program([options.formview, options.form, path])
                try:
                    program.wait_for(f"{size:,}".encode())
                    program.settle(0.3)
                    taken = program.until(b"&" + words + b"\r", b" pass")
                    if taken is not None:
                        seconds.setdefault(name, []).append(taken)
                finally:
                    program.close()
        medians = {name: statistics.median(figures) for name, figures in seconds.items()}
        first = medians.get(FILTERS[0][0])
        rows = [[name, milliseconds(medians.get(name)), f"{medians[name] / first:.2f}" if first and name in medians else "–"]
                for name, _ in FILTERS]
        print(f"## Filtering {size:,} records, {os.path.getsize(path) / 1e6:.0f} MB: milliseconds, "
              f"medians of {options.runs} runs\n")
        table(["filter", "ms", "times the comparison"], rows)
