#!/usr/bin/env python3
"""Writes what modallint reads of each app of apps.tsv into a folder.

    export.py GIT_DIRS APPS

GIT_DIRS holds a git directory for each repository, named OWNER+NAME, bare or not; APPS gets a folder of
the same name for each. Those that are there already are left alone.
"""

import csv
import os
import sys

from sources import export, git_directory


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    repositories, folder = sys.argv[1:]
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "apps.tsv")) as file:
        apps = list(csv.DictReader(file, delimiter="\t"))
    for app in apps:
        git = git_directory(repositories, app["repo"])
        target = os.path.join(folder, app["repo"].replace("/", "+"))
        if git is None:
            print(f"not here  {app['repo']}")
        elif not os.path.isdir(target):
            os.makedirs(target)
            export(git, app["commit"], target)


main()
