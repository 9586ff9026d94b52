#!/usr/bin/env python3
"""Finds where the apps' histories mended a modal, and says what modallint had made of it just before.

    mended.py MODALLINT GIT_DIRS FOLDER [--repo OWNER/NAME] [--rows FILE]

Of each repository in GIT_DIRS the commits on the way to its head are taken, merges as one, that add a line which speaks of closing or
of refusing a swipe. Both sides of each are read by `modallint facts`. A screen that is there on both sides, and has its first way out,
or its first guard, on the second, may have been a mistake on the first. What is counted is what was said of it then:

    reported  by a rule about ways out, or about what is typed
    unseen    something was not seen to its end
    silent    neither

Not all are mistakes: a screen may get its way out along with the rest of it, or refuse the swipe while it works. Nothing but the code
chooses these commits, so they say what a team may expect where nobody looked for a mistake. FOLDER takes one app at a time for each
processor. `--rows` writes a line for each screen: repository, parent, commit, path, line, screen, style, what it gained, what was said,
reasons.
"""

import argparse
import collections
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

from sources import export, facts, git_directory, lint, move

SPEAKS = re.compile(
    rb"dismiss\(|isPresented\s*=\s*false|\b(close|cancel|dismiss|done)Button|CloseButton|cancellationAction|systemItem: \.(close|cancel|done|stop)"
    rb"|\.(close|cancel|done|stop)\b.*(target|action|placement)|\"xmark|SystemItem=\"(cancel|done|stop|close)|unwind|onDismiss|presentationMode"
    rb"|interactiveDismissDisabled|[mM]odalInPresentation|ShouldDismiss|DidAttemptToDismiss"
)
RULES = ["missing-dismiss-button", "trapped-modal", "hidden-dismiss-button", "missing-data-loss-guard"]
# A larger change brings new screens, and not their mends.
MOST_LINES = 500


def commits(git_dir):
    """The commits that may mend something, oldest first: commit and first parent."""
    command = ["git", "-c", "safe.directory=*", "--git-dir", git_dir, "log", "--first-parent", "-m", "-p", "-U0", "--no-renames", "--no-color"]
    log = subprocess.Popen(command + ["--format=@@@%H %P", "--", "*.swift", "*.storyboard", "*.xib"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    found, current, lines, speaks = [], None, 0, False
    for line in log.stdout:
        if line.startswith(b"@@@"):
            if current and speaks and lines <= MOST_LINES:
                found.append(current)
            names = line[3:].decode().split()
            current, lines, speaks = (names[:2] if len(names) > 1 else None), 0, False
        elif line[:1] in (b"+", b"-") and not line.startswith((b"+++", b"---")):
            lines += 1
            speaks = speaks or line.startswith(b"+") and lines <= MOST_LINES and bool(SPEAKS.search(line))
    if current and speaks and lines <= MOST_LINES:
        found.append(current)
    return found[::-1]


def screens(modallint, folder):
    """What `facts` says of each screen: by path, how it is presented and its type, the presentation and the content."""
    found = {}
    for presentation in facts(modallint, folder):
        path = os.path.relpath(presentation["path"], folder)
        for content in presentation["contents"]:
            if content["kind"] == "type":
                found.setdefault((path, presentation["how"], content["what"]), (presentation, content))
    return found


def mended(modallint, git_dir, repo, folder):
    """The screens of one repository that gained a way out or a guard."""
    rows, at = [], None
    options = [word for rule in RULES for word in ("--rule", rule)]
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for commit, parent in commits(git_dir):
        if at is None:
            export(git_dir, parent, folder)
        else:
            move(git_dir, at, parent, folder)
        before = screens(modallint, folder)
        move(git_dir, parent, commit, folder)
        at, after = commit, screens(modallint, folder)
        gained = []
        for key, (_, content) in after.items():
            old = before.get(key)
            kinds = [kind for kind in ("exits", "guards") if old and content[kind] and not old[1][kind]]
            if kinds:
                gained.append((key, old, kinds))
        if not gained:
            continue
        move(git_dir, commit, parent, folder)
        at = parent
        findings = lint(modallint, options, folder)["findings"]
        for (path, _, name), (presentation, content), kinds in gained:
            line = presentation["line"]
            is_reported = any(finding["path"] == path and abs(finding["line"] - line) <= 2 for finding in findings)
            said = "reported" if is_reported else "unseen" if content["unseen"] else "silent"
            rows.append((repo, parent, commit, path, line, name, presentation["style"], "+".join(kinds), said, "; ".join(content["unseen"])))
    shutil.rmtree(folder)
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modallint")
    parser.add_argument("git_dirs")
    parser.add_argument("folder")
    parser.add_argument("--repo", help="this one alone")
    parser.add_argument("--rows", help="a file for a line of each screen")
    options = parser.parse_args()
    modallint = os.path.abspath(options.modallint)
    names = [options.repo] if options.repo else sorted(name.replace("+", "/", 1) for name in os.listdir(options.git_dirs) if "+" in name)
    directories = [(name, git_directory(options.git_dirs, name)) for name in names]

    def read(pair):
        repo, git_dir = pair
        return mended(modallint, git_dir, repo, os.path.join(options.folder, repo.replace("/", "+")))

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        rows = [row for found in pool.map(read, [pair for pair in directories if pair[1]]) for row in found]
    if options.rows:
        with open(options.rows, "w", encoding="utf-8") as file:
            for row in rows:
                print(*row, sep="\t", file=file)
    for kind, what in (("exits", "a way out"), ("guards", "a guard")):
        said = collections.Counter(row[8] for row in rows if kind in row[7])
        print(f"{sum(said.values())} screens gained {what}: " + ", ".join(f"{said[each]} {each}" for each in ("reported", "unseen", "silent")))


if __name__ == "__main__":
    main()
