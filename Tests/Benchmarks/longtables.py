"""The long work of a table in each program that can do it, side by side."""
import os
import shutil
import statistics

import longwork
import people
from report import milliseconds, table

# VisiData takes most of the time of all: one run.
PEERS = [("VisiData", "vd", longwork.visidata), ("less", "less", longwork.less), ("vim", "vim", longwork.vim)]


def measure(options, path, size):
    """Seconds by step and program, and formview's peak memory by step, one figure for each run."""
    edited = path + ".edited.json"
    seconds, memory = {}, {}

    def note(program, taken):
        for step, figure in taken.items():
            if figure is not None:
                seconds.setdefault(step, {}).setdefault(program, []).append(figure)

    for run in range(options.runs):
        note("formview", {longwork.COPY: longwork.copy(path, edited)})
        taken, peaks = longwork.formview([options.formview, options.form], edited, size)
        note("formview", taken)
        for step, peak in peaks.items():
            memory.setdefault(step, []).append(peak or 0)
        for name, command, work in PEERS:
            if shutil.which(command) and (run == 0 or name != "VisiData"):
                longwork.copy(path, edited)
                note(name, work(edited, people.marker(path)))
    os.remove(edited)
    return seconds, memory


def report(options):
    for size in options.long_sizes:
        path = options.path(size)
        seconds, memory = measure(options, path, size)
        programs = ["formview"] + [name for name, command, _ in PEERS if shutil.which(command)]
        rows = []
        for step in sorted(seconds, key=longwork.place):
            medians = {name: statistics.median(figures) for name, figures in seconds[step].items()}
            peak = f"{max(memory[step]):.0f}" if step in memory else "–"
            rows.append([step] + [milliseconds(medians.get(name)) for name in programs] + [peak])
            options.growth.note(step, size, medians.get("formview"))
        print(f"## A table of {size:,} records, {os.path.getsize(path) / 1e6:.0f} MB: milliseconds, "
              f"medians of {options.runs} runs (VisiData: one)\n")
        table(["what"] + programs + ["formview's peak MB"], rows)
