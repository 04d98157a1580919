"""Whole processes: commands that do the same, with their time and memory."""
import importlib.util
import os
import shutil
import statistics
import subprocess
import sys
import time

from report import table

# A command that takes longer is run once.
PATIENCE = 10


def run_once(command, number, output=os.devnull):
    """Seconds, those of processors, exit status and peak memory in MB of a whole process; RUN in its words is the run's number."""
    with open(output, "wb") as target:
        begun = time.perf_counter()
        words = [word.replace("RUN", str(number)) for word in command]
        process = subprocess.Popen(words, stdout=target, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - begun
    process.returncode = os.waitstatus_to_exitcode(status)
    return seconds, usage.ru_utime + usage.ru_stime, process.returncode, usage.ru_maxrss / 1024


def medians(figures):
    seconds, processor, statuses, memory = zip(*figures)
    return statistics.median(seconds), statistics.median(processor), statuses[-1], max(memory)


def timed(command, runs, output=os.devnull):
    """Median seconds, exit status and peak memory of several runs of a command."""
    seconds, _, status, memory = alternating([command], runs, output)[0]
    return seconds, status, memory


def alternating(commands, runs, output=os.devnull):
    """What `run_once` gives, in medians, for each of several commands; their runs alternate, so that a slow moment of the
    machine meets all."""
    figures = [[] for _ in commands]
    for number in range(runs):
        for command, taken in zip(commands, figures):
            if not taken or taken[0][0] <= PATIENCE:
                taken.append(run_once(command, number, output))
    return [medians(taken) for taken in figures]


def python_modules():
    """The JSON libraries that this Python has."""
    return [name for name in ["json", "orjson"] if importlib.util.find_spec(name)]


def reading(formview, form, path):
    """Pairs of a name and a command; all read the file, and formview holds it against the rules."""
    commands = [("formview check", [formview, "check", form, path])]
    if shutil.which("jq"):
        commands.append(("jq length (reads only)", ["jq", "length", path]))
    for module in python_modules():
        commands.append((f"python {module}.loads (reads only)", python(module, path, "")))
    return commands


def sorting(formview, form, path):
    commands = [("formview show --sort -salary --limit 1",
                 [formview, "show", "--sort", "-salary", "--limit", "1", form, path])]
    if shutil.which("jq"):
        commands.append(("jq 'sort_by(-.salary)[0]'", ["jq", "sort_by(-.salary)[0]", path]))
    for module in python_modules():
        commands.append((f"python {module}, list.sort",
                         python(module, path, "data.sort(key=lambda r: -r['salary']); print(data[0])")))
    return commands


def filtering(formview, form, path):
    """formview looks for the word in ten columns, the others in one."""
    commands = [("formview show --filter oslo --columns id --format jsonl",
                 [formview, "show", "--filter", "oslo", "--columns", "id", "--format", "jsonl", form, path])]
    if shutil.which("jq"):
        select = '.[] | select(.address.city | ascii_downcase | contains("oslo")) | .id'
        commands.append(("jq 'select(.address.city …) | .id'", ["jq", select, path]))
    for module in python_modules():
        each = "print(*(r['id'] for r in data if 'oslo' in r['address']['city'].lower()), sep='\\n')"
        commands.append((f"python {module}, a loop", python(module, path, each)))
    return commands


def changing(formview, form, path, count):
    """One value of the last record. formview replaces the file safely; the others write a new one, without fsync.

    formview would write nothing where the value is what it was: each run sets another one.
    """
    commands = [(f"formview set --record {count} phone=…",
                 [formview, "set", "--record", str(count), form, path, "phone=1391234567RUN"])]
    if shutil.which("jq"):
        commands.append(("jq '.[-1].phone = …'", ["jq", '.[-1].phone = "13912345678"', path]))
    for module in python_modules():
        change = "data[-1]['phone'] = '13912345678'; text = m.dumps(data); "
        change += "sys.stdout.buffer.write(text if isinstance(text, bytes) else text.encode())"
        commands.append((f"python {module}, loads and dumps", python(module, path, change)))
    return commands


def python(module, path, program):
    program = f"import sys, {module} as m; data = m.loads(open({path!r}, 'rb').read()); {program}"
    return [sys.executable, "-c", program]


def report(options):
    for size in options.long_sizes:
        path = options.path(size)
        copy = path + ".changed.json"
        shutil.copyfile(path, copy)
        for title, commands, output in [
            ("Checking, 8 ruled rows", reading(options.formview, options.form, path), os.devnull),
            ("Sorting by a number", sorting(options.formview, options.form, path), os.devnull),
            ("Filtering by a word", filtering(options.formview, options.form, path), os.devnull),
            ("Changing one value", changing(options.formview, options.form, copy, size), copy + ".out"),
        ]:
            rows = []
            for name, command in commands:
                seconds, status, memory = timed(command, options.runs, output)
                rows.append([name, f"{seconds:.3f}", f"{memory:.0f}", status])
                if name.startswith("formview"):
                    options.growth.note(name.replace(str(size), "N"), size, seconds)
            print(f"## {title}: {size:,} records, {os.path.getsize(path) / 1e6:.0f} MB, whole processes\n")
            table(["command", "seconds", "peak MB", "exit"], rows)
        for leftover in [copy, copy + ".out"]:
            os.remove(leftover)
