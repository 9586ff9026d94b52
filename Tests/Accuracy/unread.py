#!/usr/bin/env python3
"""Lists what modallint finds in code of the apps that the commits in apps.tsv do not have, and that nobody has read yet.

    unread.py MODALLINT GIT_DIRS APPS FOLDER [--seed N] [--sample N] [--most N]
    unread.py MODALLINT GIT_DIRS APPS FOLDER --versions N [--seed N]

The first form lints what pull requests that were never merged say: no version of an app on the way to the commit in apps.tsv
holds it. Of each repository in GIT_DIRS some heads of pull requests are drawn at random; those whose difference to where they
branched off adds a word of a presentation are written to FOLDER, the ones with most such lines first, and linted; what is found
on other lines than they changed is not listed. The second form lints older versions of each app, drawn at random. A finding
that the app has in APPS as well, at the commit of apps.tsv, is not listed, nor one of an earlier head or version. A line of the
list: repository, number or version, commit, path, line, rule, message.
"""

import argparse
import csv
import os
import random
import re
import shutil
import subprocess
import sys

from sources import export, git_directory, lint

PRESENTS = re.compile(
    rb"present\(|\.sheet\(|fullScreenCover|addGestureRecognizer|UIAlertController|\.alert\(|confirmationDialog|\.popover\("
    rb"|isModalInPresentation|interactiveDismissDisabled|dismiss"
)
HUNK = re.compile(rb"@@ -\S+ \+(\d+)(?:,(\d+))?")


def git(directory, *words):
    return subprocess.run(["git", "-c", "safe.directory=*", "--git-dir", directory, *words], capture_output=True).stdout


def heads(directory, commit):
    """The heads of pull requests that the history of a commit does not hold: commit and number."""
    merged = set(git(directory, "rev-list", commit).decode().split())
    listing = git(directory, "for-each-ref", "--format=%(objectname) %(refname)", "refs/pull/*/head").decode()
    pairs = [line.split() for line in listing.splitlines()]
    return [(oid, name.split("/")[2]) for oid, name in pairs if oid not in merged]


def changes(directory, commit, head):
    """The ranges of lines that a head changes, by path, and how many added lines present something."""
    base = git(directory, "merge-base", commit, head).decode().strip()
    ranges, count, path = {}, 0, None
    if not base:
        return ranges, count
    for line in git(directory, "diff", "-U0", "--no-color", "-M", base, head, "--", "*.swift").split(b"\n"):
        if line.startswith(b"+++ "):
            path = line[6:].rstrip(b"\t").decode("utf-8", "replace") if line[4:6] == b"b/" else None
        elif path and (hunk := HUNK.match(line)):
            first = int(hunk.group(1))
            ranges.setdefault(path, []).append(range(first, first + int(hunk.group(2) or 1)))
        elif line.startswith(b"+") and PRESENTS.search(line):
            count += 1
    return ranges, count


def pull_requests(directory, commit, sample, most):
    """Heads with most presentations on changed lines: commit, number, ranges of lines by path."""
    found = heads(directory, commit)
    drawn = [(head, number, *changes(directory, commit, head)) for head, number in random.sample(found, min(sample, len(found)))]
    return [each[:3] for each in sorted(drawn, key=lambda each: -each[3])[:most] if each[3] > 0]


def versions(directory, commit, count):
    """Older versions, neither the first nor the latest: commit, name, and no ranges."""
    found = git(directory, "rev-list", "--first-parent", commit).decode().split()
    found = found[len(found) // 20 : len(found) * 17 // 20 + 1]
    return [(each, each[:8], None) for each in random.sample(found, min(count, len(found)))]


def findings(modallint, folder):
    return lint(modallint, ["--isolated"], folder)["findings"]


def key(finding):
    return finding["rule"], os.path.basename(finding["path"]), finding["message"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("modallint", "repositories", "apps", "folder"):
        parser.add_argument(name)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=150, help="how many heads of a repository are looked at")
    parser.add_argument("--most", type=int, default=15, help="how many of these are linted")
    parser.add_argument("--versions", type=int, help="how many older versions of a repository are linted instead")
    options = parser.parse_args()
    modallint = os.path.abspath(options.modallint)
    random.seed(options.seed)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "apps.tsv")) as file:
        apps = list(csv.DictReader(file, delimiter="\t"))
    for app in apps:
        name = app["repo"].replace("/", "+")
        directory = git_directory(options.repositories, app["repo"])
        if directory is None or not os.path.isdir(os.path.join(options.apps, name)):
            print(f"not here  {app['repo']}", file=sys.stderr)
            continue
        if options.versions:
            drawn = versions(directory, app["commit"], options.versions)
        else:
            drawn = pull_requests(directory, app["commit"], options.sample, options.most)
        known = {key(finding) for finding in findings(modallint, os.path.join(options.apps, name))}
        for head, number, ranges in drawn:
            target = os.path.join(options.folder, f"{name}@{number}")
            if not os.path.isdir(target):
                os.makedirs(target)
                export(directory, head, target)
            is_listed = False
            for finding in findings(modallint, target):
                if key(finding) in known:
                    continue
                if ranges is not None and not any(finding["line"] in changed for changed in ranges.get(finding["path"], [])):
                    continue
                known.add(key(finding))
                is_listed = True
                print(app["repo"], number, head, finding["path"], finding["line"], finding["rule"], finding["message"], sep="\t", flush=True)
            if not is_listed:
                shutil.rmtree(target)


main()
