"""The same people as YAML and as JSON, on the screen and as whole processes; and a compose file of a few services."""
import json
import os
import random
import shutil
import statistics
import subprocess
import sys

import people
import terminal
from formats import report_commands
from report import milliseconds, percentile, table

# How many records make 24 MB of YAML.
COUNT = 65_000
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def lines(value, indent):
    """A value in block style, texts in double quotes."""
    space = " " * indent
    if isinstance(value, dict):
        for name, inner in value.items():
            if isinstance(inner, (dict, list)):
                yield f"{space}{name}:"
                yield from lines(inner, indent + 2)
            else:
                yield f"{space}{name}: {json.dumps(inner, ensure_ascii=False)}"
    else:
        for inner in value:
            yield f"{space}- {json.dumps(inner, ensure_ascii=False)}"


def write(folder):
    """The paths of both files."""
    paths = [os.path.join(folder, f"people-{COUNT}.{ending}") for ending in ("yaml", "json")]
    people.write(paths[1], COUNT)
    if not os.path.exists(paths[0]):
        rng = random.Random(20261121)
        with open(paths[0] + ".part", "w", encoding="utf-8") as out:
            for number in range(1, COUNT + 1):
                record = "\n".join(lines(people.record(number, rng), 2))
                out.write("-" + record[1:] + "\n")
        os.rename(paths[0] + ".part", paths[0])
    return paths


def report(options):
    paths = write(options.data)
    on_screen(options, paths)
    opened(options, paths)
    compose(options)


def on_screen(options, paths):
    text = people.marker(paths[1])
    results = {path: [] for path in paths}
    for _ in range(options.runs):
        for path in paths:
            run = terminal.measure([options.formview, options.form, path], text)
            if run:
                results[path].append(run)
    rows = [[
        os.path.basename(path), f"{os.path.getsize(path) / 1e6:.1f}",
        milliseconds(statistics.median(run["paint"] for run in runs)),
        milliseconds(percentile([seconds for run in runs for seconds in run["times"]], 0.5)),
        f"{statistics.median(run['memory'] or 0 for run in runs):.0f}",
    ] for path, runs in results.items()]
    print(f"## YAML and JSON of {COUNT:,} records in a terminal, medians of {options.runs} runs\n")
    table(["file", "MB", "first paint ms", "key p50 ms", "peak MB"], rows)


def opened(options, paths):
    commands = [("open", f"formview get, {path.rsplit('.', 1)[1]}",
                 [options.formview, "get", "--record", str(COUNT), options.form, path, "name"]) for path in paths]
    if has_python_yaml():
        load = f"import yaml; yaml.load(open({paths[0]!r}), Loader=yaml.CSafeLoader)"
        commands.append(("open", "python yaml.CSafeLoader (libyaml)", [sys.executable, "-c", load]))
    report_commands(f"YAML of {COUNT:,} records", commands, options.runs)


def has_python_yaml():
    return subprocess.run([sys.executable, "-c", "import yaml; yaml.CSafeLoader"], capture_output=True).returncode == 0


def compose(options):
    """A change of one value in a small file, twenty times as often as the rest."""
    form = os.path.join(ROOT, "Forms", "compose.plist")
    small = os.path.join(options.data, "compose.yaml")
    shutil.copyfile(os.path.join(ROOT, "data", "compose.yaml"), small)
    other = small.replace(".yaml", ".json")
    shown = subprocess.run([options.formview, "show", "--format", "json", form, small], capture_output=True, text=True)
    with open(other, "w", encoding="utf-8") as out:
        out.write(shown.stdout)
    commands = [("set a value", name, [options.formview, "set", form, path, "services.web.image=nginx:RUN"])
                for name, path in [("compose.yaml", small), ("compose.json", other)]]
    commands.append(("start", "formview --version", [options.formview, "--version"]))
    report_commands("A compose file", commands, options.runs * 20)
