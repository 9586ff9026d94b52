#!/usr/bin/env python3
"""Runs modallint before and after real commits that mended a modal mistake.

    fix-cases.py MODALLINT GIT_DIRS [--all] [--table TSV]

GIT_DIRS holds a git directory for each repository of the table (fix-cases.tsv beside this script, unless
one is named), called OWNER+NAME, bare or not.
Before the fix (`parent`) the row's rule should speak at `place`; after it (`fix`) that finding should
be gone. A finding counts if it, or one of its related places, stands in the place's file within 40
lines of it, once for each content that it names; gone means that there are fewer. The rules about
ways out answer for each other.
What counts are rows with `detectable` yes and `gone` yes; `--all` runs the others as well.
"""

import argparse
import csv
import os
import tempfile

from sources import export, git_directory, lint, rule_options

NEAR = 40
WAYS_OUT = {"trapped-modal", "missing-dismiss-button", "hidden-dismiss-button"}


def findings(modallint, folder):
    """Every finding: its rule and all its places, paths relative to the folder."""
    return [
        (f["rule"], [(f["path"], f["line"])] + [(p["path"], p["line"]) for p in f["related"]])
        for f in lint(modallint, rule_options(modallint), folder)["findings"]
    ]


def count(found, case):
    rules = WAYS_OUT if case["rule"] in WAYS_OUT else {case["rule"]}
    path, _, line = case["place"].rpartition(":")
    return sum(
        len(places)
        for rule, places in found
        if rule in rules and any(p == path and abs(l - int(line)) <= NEAR for p, l in places)
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modallint", metavar="MODALLINT")
    parser.add_argument("repositories", metavar="GIT_DIRS")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--table", metavar="TSV", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "fix-cases.tsv"))
    given = parser.parse_args()
    modallint, repositories = os.path.abspath(given.modallint), given.repositories
    with open(given.table) as file:
        cases = list(csv.DictReader(file, delimiter="\t"))
    known = {}
    flagged = gone = counted = 0
    for case in cases:
        counts = case["detectable"] == "yes" and case["gone"] == "yes"
        if not counts and not given.all:
            continue
        git = git_directory(repositories, case["repo"])
        if git is None:
            print(f"not here  {case['repo']}")
            continue
        seen = []
        for commit in (case["parent"], case["fix"]):
            if (case["repo"], commit) not in known:
                with tempfile.TemporaryDirectory() as folder:
                    export(git, commit, folder)
                    known[case["repo"], commit] = findings(modallint, folder)
            seen.append(count(known[case["repo"], commit], case))
        before, after = seen
        if counts:
            counted += 1
            flagged += before > 0
            gone += before > after
        verdict = "missed" if before == 0 else "gone" if after < before else "STILL THERE"
        mark = "" if counts else "  (not counted)"
        print(f"{verdict:11}  {case['rule']:26}  {case['repo']}  {case['place']}{mark}")
    if counted:
        print(f"flagged {flagged} of {counted} ({100 * flagged / counted:.0f} %); of those gone at the fix {gone}")


main()
