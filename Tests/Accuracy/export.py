#!/usr/bin/env python3
"""Writes what modallint reads of each app of apps.tsv into a folder.

    export.py GIT_DIRS APPS [--back PERCENT]

GIT_DIRS holds a git directory for each repository, named OWNER+NAME, bare or not; APPS gets a folder of
the same name for each. Those that are there already are left alone. With `--back` each is written as it was
so far back in its history, 45 being a bit less than half of all commits before the one in apps.tsv: code that
nobody tuned the rules on, of apps that may be tuned on.
"""

import argparse
import csv
import os

from sources import earlier, export, git_directory


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("repositories")
    parser.add_argument("folder")
    parser.add_argument("--back", type=int, default=0, metavar="PERCENT")
    options = parser.parse_args()
    repositories, folder = options.repositories, options.folder
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "apps.tsv")) as file:
        apps = list(csv.DictReader(file, delimiter="\t"))
    for app in apps:
        git = git_directory(repositories, app["repo"])
        target = os.path.join(folder, app["repo"].replace("/", "+"))
        if git is None:
            print(f"not here  {app['repo']}")
        elif not os.path.isdir(target):
            os.makedirs(target)
            export(git, earlier(git, app["commit"], options.back), target)


main()
