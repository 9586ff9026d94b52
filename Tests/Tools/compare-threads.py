#!/usr/bin/env python3
"""Lints real apps on one thread and on several, and says where the outcome differs.

    compare-threads.py MODALLINT APPS [--threads N]…

APPS holds a folder for each app, as Tests/Accuracy/export.py writes them. Of each app the facts and the findings of
all rules, those that are off among them, must be the same bytes with any number of threads: 2, 3 and 8 unless given.
With each number the files are read in other stretches and another order, so this also shows whether what is found of
one screen rests on which others were read before it. It ends with 1 where something differs.
"""

import argparse
import os
import re
import subprocess
import sys


def output(arguments):
    run = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"{' '.join(arguments)} ended with {run.returncode}: {run.stderr.decode(errors='replace')}")
    return run.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("modallint", help="the binary")
    parser.add_argument("apps", help="a folder with a folder for each app")
    parser.add_argument("--threads", type=int, action="append", metavar="N", help="besides one; may be repeated")
    options = parser.parse_args()
    binary = os.path.abspath(options.modallint)
    rules = sorted(set(re.findall(r"^[a-z]+(?:-[a-z]+)+", output([binary, "rules"]).decode(), re.MULTILINE)))
    if not rules:
        sys.exit("`modallint rules` names no rule")
    commands = [["facts"], ["lint", "--format", "json"] + [part for rule in rules for part in ("--rule", rule)]]
    apps = sorted(name for name in os.listdir(options.apps) if os.path.isdir(os.path.join(options.apps, name)))
    differing = 0
    for app in apps:
        for command in commands:
            def run(threads):
                return output([binary] + command + ["--threads", str(threads), os.path.join(options.apps, app)])

            alone = run(1)
            for threads in options.threads or [2, 3, 8]:
                others = run(threads)
                if others == alone:
                    continue
                differing += 1
                lines = (alone.splitlines(), others.splitlines())
                place = next((i for i, (a, b) in enumerate(zip(*lines)) if a != b), min(map(len, lines)))
                print(f"{app}: `{command[0]}` differs with {threads} threads from line {place + 1} on")
    print(f"{len(apps)} apps, {len(rules)} rules: " + (f"{differing} outcomes differ" if differing else "all the same"))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
