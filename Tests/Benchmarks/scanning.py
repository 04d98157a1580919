"""Reading JSON on one core, in process."""
import os
import statistics
import subprocess
import sys

from report import table


def report(options):
    path = options.path(100_000)
    size = os.path.getsize(path)
    program = "import {m} as m, sys, time; d = open(sys.argv[1], 'rb').read(); t = time.perf_counter(); m.loads(d); print(time.perf_counter() - t)"
    rows = []
    scanner = os.path.join(os.path.dirname(options.formview), "scanbench")
    candidates = [("formview (validates, finds every record)", [scanner, path])]
    for module in ["json", "orjson"]:
        candidates.append((f"python {module}.loads (makes objects)", [sys.executable, "-c", program.format(m=module), path]))
    for name, command in candidates:
        seconds = []
        for _ in range(options.runs):
            try:
                run = subprocess.run(command, capture_output=True, text=True, check=True)
            except (OSError, subprocess.CalledProcessError):
                break
            seconds.append(float(run.stdout.split()[0]))
        if seconds:
            rows.append([name, f"{size / statistics.median(seconds) / 1e9:.2f}"])
    print(f"## Reading {size / 1e6:.0f} MB of JSON, one core, in process\n")
    table(["scanner", "GB/s"], rows)
