"""What the scripts share: the sources of one commit out of a git directory, which rules run, and what modallint reports."""

import json
import os
import re
import subprocess
import sys

WANTED = re.compile(r"\.(swift|storyboard|xib|xcconfig)$|(^|/)project\.pbxproj$")


def git_directory(folder, repo):
    """The git directory of OWNER/NAME below a folder, or None."""
    base = os.path.join(folder, repo.replace("/", "+"))
    for path in (base, os.path.join(base, "repo"), os.path.join(base, ".git"), os.path.join(base, "repo", ".git")):
        if os.path.exists(os.path.join(path, "HEAD")):
            return path
    return None


def earlier(git_dir, commit, percent):
    """The commit that is so much of the history before one, merges counting as one."""
    if percent == 0:
        return commit
    git = ["git", "-c", "safe.directory=*", "--git-dir", git_dir]
    history = subprocess.run(git + ["rev-list", "--first-parent", commit], capture_output=True, text=True, check=True).stdout.split()
    return history[min(len(history) * percent // 100, len(history) - 1)]


def export(git_dir, commit, folder):
    """Writes what modallint reads of a commit into a folder, paths kept; blobs that are missing are left out."""
    git = ["git", "-c", "safe.directory=*", "--git-dir", git_dir]
    listing = subprocess.run(git + ["ls-tree", "-r", "-z", commit], capture_output=True, check=True).stdout
    wanted = []
    for entry in listing.split(b"\0"):
        meta, tab, path = entry.partition(b"\t")
        name = path.decode("utf-8", "replace")
        inside = not name.startswith("/") and ".." not in name.split("/")
        if tab and meta.startswith(b"100") and WANTED.search(name) and inside:
            wanted.append((meta.split(b" ")[2], name))
    write(git, wanted, folder)


def move(git_dir, before, after, folder):
    """Makes the sources of one commit, in a folder, those of another."""
    git = ["git", "-c", "safe.directory=*", "--git-dir", git_dir]
    words = subprocess.run(git + ["diff", "--raw", "-z", "--no-renames", "--no-abbrev", before, after], capture_output=True, check=True).stdout.split(b"\0")
    wanted = []
    for meta, path in zip(words[0::2], words[1::2]):
        name = path.decode("utf-8", "replace")
        if not WANTED.search(name) or name.startswith("/") or ".." in name.split("/"):
            continue
        _, mode, _, oid = meta.split(b" ")[:4]
        if mode.startswith(b"100"):
            wanted.append((oid, name))
        elif os.path.lexists(os.path.join(folder, name)):
            os.remove(os.path.join(folder, name))
    write(git, wanted, folder)


def write(git, wanted, folder):
    """Writes blobs, each an id and a path; those that are missing are left out."""
    ids = b"".join(oid + b"\n" for oid, _ in wanted)
    blobs = subprocess.run(git + ["cat-file", "--batch"], input=ids, capture_output=True).stdout
    at = 0
    for _, name in wanted:
        end = blobs.index(b"\n", at)
        header = blobs[at:end].split(b" ")
        at = end + 1
        if header[1] == b"missing":
            continue
        size = int(header[2])
        target = os.path.join(folder, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(blobs[at : at + size])
        at += size + 1


def rule_options(modallint, ids=None):
    """The options that make modallint run these rules, or all that it knows, also those that are off."""
    if not ids:
        listing = subprocess.run([modallint, "rules", "--format", "json"], capture_output=True, text=True, check=True)
        ids = [rule["id"] for rule in json.loads(listing.stdout)]
    return [word for rule in ids for word in ("--rule", rule)]


def facts(modallint, folder):
    """What `modallint facts` says of a folder, as JSON has it."""
    output = subprocess.run([modallint, "facts", "--format", "json", folder], capture_output=True).stdout
    return json.loads(output or b"[]")


def lint(modallint, options, folder):
    """The report on a folder, as JSON has it; paths are relative to the folder."""
    run = subprocess.run([modallint, "--format", "json", *options, "."], cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"modallint ended with {run.returncode} in {folder}: {run.stderr.strip()}")
    report = json.loads(run.stdout)
    for finding in report["findings"]:
        for place in [finding, *finding["related"]]:
            place["path"] = os.path.normpath(place["path"])
    return report
