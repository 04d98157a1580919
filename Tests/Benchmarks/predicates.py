"""Filtering a table by a predicate (`= salary > 50000`) beside the same comparison as a filter (`salary>50000`), and a word;
sorting it by a row whose formula is that predicate beside sorting it by the number and by a Boolean."""
import os
import statistics

from processes import alternating
from report import milliseconds, table
from terminal import Program

FILTERS = [("a comparison: salary>50000", b"salary>50000"), ("a predicate: = salary > 50000", b"= salary > 50000"),
           ("a predicate of two: = salary > 50000 AND active", b"= salary > 50000 AND active"), ("a word: oslo", b"oslo")]

# The identifiers of rows; the last one is added to the form.
SORTS = [("a number: salary", "salary"), ("a Boolean: active", "active"), ("a predicate: salary > 50000", "rich")]


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
        sort(options, size, path)


def sort(options, size, path):
    form = os.path.join(options.data, "rich.plist")
    with open(options.form, encoding="utf-8") as source, open(form, "w", encoding="utf-8") as target:
        target.write(source.read().replace(
            "rows = (", 'rows = ( { key = Rich; identifier = rich; formula = "salary > 50000"; },', 1))
    commands = [[options.formview, "show", "--sort", row, "--limit", "1", form, path] for _, row in SORTS]
    figures = alternating(commands, options.runs)
    print(f"## Sorting {size:,} records, whole processes, medians of {options.runs} runs\n")
    table(["show --sort", "seconds", "times the number", "peak MB", "exit"],
          [[name, f"{seconds:.3f}", f"{seconds / figures[0][0]:.2f}", f"{memory:.0f}", status]
           for (name, _), (seconds, _, status, memory) in zip(SORTS, figures)])
