#!/usr/bin/env python3
"""Compares modallint's findings on real apps with the labels of labels.tsv.

    accuracy.py MODALLINT APPS [--rule ID]… [--seed N] [--readme]

APPS holds the sources of each app in apps.tsv, at that commit, in a folder named OWNER+NAME (see README.md
for how to get them). For each rule it prints how many findings there are, how many have a label, and
how many of these are right, with the 95 % interval after Wilson. Of a rule with more than 40 findings
40 are drawn, always the same for one seed. Then it lists each drawn finding without a label, each
wrong one, and each label whose finding is gone. All rules run, also those that are off, or those named
by `--rule`. `--readme` writes the table into the repository's README.
"""

import argparse
import csv
import math
import os
import random
import sys

from sources import lint, rule_options

MOST = 40
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
BEGIN, END = "<!-- accuracy -->\n", "<!-- /accuracy -->\n"


def rows(name):
    with open(os.path.join(HERE, name)) as file:
        return list(csv.DictReader(file, delimiter="\t"))


def wilson(right, count):
    """The 95 % interval of a share, in percent."""
    if count == 0:
        return 0, 100
    z, share = 1.96, right / count
    middle = share + z * z / (2 * count)
    spread = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    width = 1 + z * z / count
    return 100 * (middle - spread) / width, 100 * (middle + spread) / width


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modallint")
    parser.add_argument("apps")
    parser.add_argument("--rule", action="append")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--readme", action="store_true")
    options = parser.parse_args()
    modallint, folder, seed = os.path.abspath(options.modallint), options.apps, options.seed
    rules = rule_options(modallint, options.rule)

    apps = [r for r in rows("apps.tsv") if os.path.isdir(os.path.join(folder, r["repo"].replace("/", "+")))]
    labels = {(r["repo"], r["path"], int(r["line"]), r["rule"]): r for r in rows("labels.tsv")}
    found, resolved, unseen = {}, 0, 0
    for app in apps:
        report = lint(modallint, rules, os.path.join(folder, app["repo"].replace("/", "+")))
        seen = report["summary"]["presentations"]
        resolved, unseen = resolved + seen["resolved"], unseen + seen["unseen"]
        for f in report["findings"]:
            key = (app["repo"], f["path"], f["line"], f["rule"])
            found.setdefault(f["rule"], []).append(key)

    table = ["| rule | findings | judged | right | precision | 95 % interval |", "|---|---|---|---|---|---|"]
    open_questions = []
    for rule in sorted(found):
        drawn = sorted(found[rule])
        if len(drawn) > MOST:
            drawn = sorted(random.Random(seed).sample(drawn, MOST))
        judged = [k for k in drawn if k in labels]
        right = sum(labels[k]["verdict"] == "right" for k in judged)
        low, high = wilson(right, len(judged))
        share = f"{100 * right / len(judged):.0f} %" if judged else "–"
        table.append(
            f"| `{rule}` | {len(found[rule])} | {len(judged)} | {right} | {share} | {low:.0f}–{high:.0f} % |")
        open_questions += [("no label", k) for k in drawn if k not in labels]
        open_questions += [("wrong", k) for k in judged if labels[k]["verdict"] == "wrong"]
    total = resolved + unseen
    summary = (
        f"{len(apps)} apps; {resolved} of {total} presentations ({100 * resolved / max(1, total):.0f} %) resolved to "
        "what they show")
    print("\n".join(table), summary, sep="\n\n")
    here = {a["repo"] for a in apps}
    known = {k for keys in found.values() for k in keys}
    open_questions += [("gone", k) for k in sorted(labels) if k[0] in here and k not in known and k[3] in rules]
    for verdict, (repo, path, line, rule) in open_questions:
        print(f"{verdict:9} {rule:26} {repo} {path}:{line}")
    if options.readme:
        path = os.path.join(ROOT, "README.md")
        with open(path) as file:
            before, begin, rest = file.read().partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            sys.exit("the README has no place for the table")
        with open(path, "w") as file:
            file.write(before + BEGIN + "\n" + "\n".join(table) + "\n\n" + summary + ".\n\n" + END + after)


main()
