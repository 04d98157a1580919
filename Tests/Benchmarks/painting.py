"""First paint and keys, of formview and of programs that show a file."""
import os
import shutil
import statistics

import people
import terminal
from report import milliseconds, percentile, table


def programs(formview, form, path, text):
    commands = [("floor (sh, cat)", ["sh", "-c", f"stty raw -echo; echo {text.decode()}; exec cat"])]
    commands.append(("formview", [formview, form, path]))
    for name, command in [
        ("less", ["less", path]),
        # -n: a swap file left by the last run would bring up a question.
        ("vim --clean -n", ["vim", "--clean", "-n", path]),
        ("nano", ["nano", "-I", path]),
        ("jless", ["jless", path]),
        ("fx", ["fx", path]),
        ("VisiData", ["vd", path]),
    ]:
        if shutil.which(command[0]):
            commands.append((name, command))
    return commands


def report(options):
    for size in options.sizes:
        path = options.path(size)
        text = people.marker(path)
        results = {}
        for _ in range(options.runs):
            for name, command in programs(options.formview, options.form, path, text):
                run = terminal.measure(command, text)
                if run:
                    results.setdefault(name, []).append(run)
        print(f"## In a terminal of {terminal.COLUMNS}x{terminal.LINES}: {size:,} record{'s' if size > 1 else ''}, "
              f"{os.path.getsize(path) / 1e6:.1f} MB, medians of {options.runs} runs\n")
        rows = []
        for name, runs in results.items():
            times = [seconds for run in runs for seconds in run["times"]]
            sizes = [count for run in runs for count in run["sizes"]]
            holds = [run["hold"] for run in runs if run["hold"]]
            # One record has nothing to scroll.
            scrolls = [scroll for run in runs for scroll in run["scrolls"]] if size > 1 else []
            rows.append([
                name,
                milliseconds(statistics.median(run["paint"] for run in runs)),
                milliseconds(percentile(times, 0.5)),
                milliseconds(percentile(times, 0.95)),
                f"{statistics.median(holds) * 1000:.3f}" if holds else "–",
                f"{statistics.mean(sizes) / 1000:.2f}" if sizes else "–",
                milliseconds(percentile([seconds for seconds, _ in scrolls], 0.5)) if scrolls else "–",
                f"{statistics.mean([count for _, count in scrolls]) / 1000:.2f}" if scrolls else "–",
                f"{statistics.median(run['memory'] or 0 for run in runs):.0f}",
            ])
        table(["program", "first paint ms", "key p50 ms", "key p95 ms", "held key ms", "KB per key", "scroll p50 ms", "KB per scroll", "peak MB"], rows)
