#!/usr/bin/env python3
"""Measures a release build of modallint on folders of Swift code, side by side with ripgrep.

    benchmark.py MODALLINT FOLDER... [--together] [--rounds N] [--time-limit SECONDS]

Each folder is a project of its own, and the figures are sums over all; with `--together` all folders
are one project, which is the join's hard case. A round lints every folder on one thread and then on
all, and right beside each of these two runs
    rg -j1 -tswift 'present\\(|sheet\\(|addGestureRecognizer' FOLDER
runs on the same folder, so that both meet the same page cache and the same neighbours on the machine.
A ratio is taken pair by pair, round by round; what is printed is the median of the rounds.

The steps are modallint's own clock (`--timings`): of settings, walk, join and checks the time that passed, of
read, tokens, outline and facts the time of all threads together. CPU is user and system time. The
peak of memory is the largest of any run. It cannot be told below that of this script, some 15 MB.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

PATTERN = r"present\(|sheet\(|addGestureRecognizer"
STEPS = ["settings", "walk", "read", "tokens", "outline", "facts", "join", "checks"]
# As modallint's own walk leaves them out.
FOREIGN = {"Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages"}
MB = 1e6
# Linux counts `ru_maxrss` in KB, macOS in bytes.
RSS_UNIT = 1 if sys.platform == "darwin" else 1024


class Run:
    """What one command took."""

    def __init__(self, arguments, time_limit):
        # Into files: a pipe would make the reader's speed part of the measurement.
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            start = time.monotonic()
            process = subprocess.Popen(arguments, stdout=output, stderr=errors)
            timer = threading.Timer(time_limit, process.kill)
            timer.start()
            _, status, usage = os.wait4(process.pid, 0)
            self.wall = time.monotonic() - start
            timer.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
            self.status = process.returncode
            self.cpu = usage.ru_utime + usage.ru_stime
            self.peak = usage.ru_maxrss * RSS_UNIT
            output.seek(0)
            errors.seek(0)
            self.output = output.read()
            self.errors = errors.read().decode(errors="replace")


class Sums:
    """The runs of one round, added up."""

    def __init__(self):
        self.cpu = self.wall = self.peak = 0.0
        self.steps = dict.fromkeys(STEPS, 0.0)

    def add(self, run):
        self.cpu += run.cpu
        self.wall += run.wall
        self.peak = max(self.peak, run.peak)
        for line in run.errors.splitlines():
            name, tab, rest = line.partition("\t")
            if tab and name in self.steps:
                self.steps[name] += float(rest.removesuffix(" ms")) / 1000


def count_lines(folders):
    lines = 0
    for folder in folders:
        for path, directories, names in os.walk(folder):
            directories[:] = [d for d in directories if not d.startswith(".") and d not in FOREIGN]
            for name in names:
                full = os.path.join(path, name)
                is_swift = name.endswith(".swift") and not name.endswith(".generated.swift")
                if not is_swift or name.startswith(".") or os.path.islink(full):
                    continue
                with open(full, "rb") as file:
                    lines += file.read().count(b"\n")
    return lines


def lint(options, folders, threads):
    """One run of modallint, or None where it was too slow."""
    arguments = [options.modallint, "lint", "--format", "json", "--timings", "--threads", str(threads)]
    run = Run(arguments + folders, options.time_limit)
    if run.status in (0, 1, 2):
        return run
    why = f"no end after {options.time_limit:.0f} s" if run.status == -9 else f"ended with {run.status}"
    print(f"{name_of(folders)}: {why} on {threads} thread{'s' * (threads > 1)}", file=sys.stderr)
    return None


def search(options, folders):
    return Run(["rg", "-j1", "-tswift", PATTERN] + folders, options.time_limit)


def name_of(folders):
    return f"{len(folders)} folders" if len(folders) > 1 else os.path.basename(folders[0].rstrip("/"))


def number(value, digits):
    return f"{value:,.{digits}f}"


def table(head, rows):
    widths = [max(len(row[i]) for row in [head] + rows) for i in range(len(head))]
    for row in [head] + rows:
        cells = [cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths))]
        print("  ".join(cells).rstrip())
    print()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("modallint", help="the binary of a release build")
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--together", action="store_true", help="all folders are one project")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="5 unless given")
    parser.add_argument(
        "--time-limit", type=float, default=600, metavar="SECONDS", help="of one run; 600 unless given")
    options = parser.parse_args()
    for folder in options.folders:
        if not os.path.isdir(folder):
            parser.error(f"no folder: {folder}")

    projects = [options.folders] if options.together else [[folder] for folder in options.folders]
    thread_counts = sorted({1, os.cpu_count() or 1})
    has_rg = shutil.which("rg") is not None
    if not has_rg:
        print("ripgrep (rg) is not installed: no ratios", file=sys.stderr)

    # A first run of all: it fills the page cache, gives the sizes, and finds what is too slow.
    files = size = 0
    measured, sizes, failed = [], {}, 0
    for project in projects:
        run = lint(options, project, thread_counts[-1])
        if run is None:
            failed += 1
            continue
        summary = json.loads(run.output)["summary"]
        files += summary["files"]
        size += summary["bytes"]
        sizes[name_of(project)] = summary["bytes"]
        measured.append(project)
    if not measured:
        return 1
    lines = sum(count_lines(project) for project in measured)

    rounds = {threads: [] for threads in thread_counts}
    each = {name_of(project): [] for project in measured}
    for _ in range(options.rounds):
        sums = {threads: (Sums(), Sums()) for threads in thread_counts}
        for project in measured:
            for threads in thread_counts:
                run = lint(options, project, threads)
                if run is None:
                    return 1
                sums[threads][0].add(run)
                found = search(options, project) if has_rg else None
                if found:
                    sums[threads][1].add(found)
                if threads == 1:
                    each[name_of(project)].append((run.cpu, run.peak, found.cpu if found else 0))
        for threads in thread_counts:
            rounds[threads].append(sums[threads])

    def median(threads, value):
        return statistics.median(value(ours, theirs) for ours, theirs in rounds[threads])

    def row(name, value, digits=0):
        return [name] + [number(median(threads, value), digits) for threads in thread_counts]

    kind = "one project of" if options.together else "each its own project:"
    folders = sum(len(project) for project in measured)
    print(f"{kind} {folders} folder{'s' * (folders > 1)}, {files:,} files, {size / MB:,.1f} MB, {lines:,} lines;")
    print(f"median of {options.rounds} rounds\n")
    rows = [row(f"{step}, ms", lambda ours, _, s=step: ours.steps[s] * 1000, 1) for step in STEPS]
    rows += [
        row("CPU, ms", lambda ours, _: ours.cpu * 1000),
        row("wall, ms", lambda ours, _: ours.wall * 1000),
        row("peak, MB", lambda ours, _: ours.peak / MB),
        row("MB a second", lambda ours, _: size / MB / ours.wall),
    ]
    if has_rg:
        rows += [
            row("rg -j1 CPU, ms", lambda _, theirs: theirs.cpu * 1000),
            row("rg -j1 wall, ms", lambda _, theirs: theirs.wall * 1000),
            row("CPU / rg -j1 CPU", lambda ours, theirs: ours.cpu / theirs.cpu, 2),
            row("wall / rg -j1 wall", lambda ours, theirs: ours.wall / theirs.wall, 2),
        ]
    table([""] + [f"{threads} thread{'s' * (threads > 1)}" for threads in thread_counts], rows)

    if len(measured) > 1:
        rows = []
        for name, runs in sorted(each.items(), key=lambda item: sizes[item[0]]):
            cpu = statistics.median(run[0] for run in runs)
            cells = [name, number(sizes[name] / MB, 2), number(cpu * 1000, 0)]
            cells.append(number(cpu * 1e9 / sizes[name], 1) if sizes[name] else "")
            cells.append(number(max(run[1] for run in runs) / MB, 0))
            cells.append(number(statistics.median(run[0] / run[2] for run in runs), 2) if has_rg else "")
            rows.append(cells)
        table(["on 1 thread", "MB", "CPU, ms", "ns a byte", "peak, MB", "/ rg -j1"], rows)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
