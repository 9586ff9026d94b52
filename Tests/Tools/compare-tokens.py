#!/usr/bin/env python3
"""Compares where modallint and SwiftSyntax cut Swift files into tokens.

    compare-tokens.py ORACLE MODALLINT FOLDER...

ORACLE reads paths on standard input, one a line, and prints "# PATH<tab>ok" (or "errors") and
"START<tab>END<tab>KIND" a token. MODALLINT is called as `MODALLINT tokens FILE...` and prints
"# PATH" and the same lines. Only files that the oracle calls ok are compared.

SwiftSyntax's parser cuts operators apart again (`>>` in generics, `?` and `!` in types), which a
lexer cannot know. So on both sides, operator tokens that touch are joined before comparing.

Prints how many files and tokens were compared, and each disagreement with its file, byte offset
and both sides. Exit code 1 if there is one.
"""

import os
import subprocess
import sys

BATCH = 200
OPERATOR_BYTES = frozenset(b"/=-+!*%<>&|^~?.")
# An operator such as `•<` holds bytes beyond ASCII; then its kind tells.
OPERATOR_KINDS = frozenset([b"binaryOperator", b"prefixOperator", b"postfixOperator"])
SHOWN = 10  # differing tokens shown of each file


def swift_files(folders):
    for folder in folders:
        if os.path.isfile(folder):
            yield folder
            continue
        for path, directories, names in os.walk(folder):
            directories.sort()
            for name in sorted(names):
                full = os.path.join(path, name)
                # A dangling link is listed by `walk` and can be read by nobody.
                if name.endswith(".swift") and os.path.isfile(full) and "\n" not in full:
                    yield full


def read_listing(text):
    """Yields (header fields, [(start, end, kind)]) for each file of a listing."""
    header, tokens = None, []
    for line in text.split(b"\n"):
        if line.startswith(b"# "):
            if header is not None:
                yield header, tokens
            header, tokens = line[2:].split(b"\t"), []
        elif line:
            fields = line.split(b"\t")
            tokens.append((int(fields[0]), int(fields[1]), fields[2]))
    if header is not None:
        yield header, tokens


def join_operators(tokens, source):
    joined, last_is_operator = [], False
    for start, end, kind in tokens:
        is_operator = kind in OPERATOR_KINDS or (
            end > start and all(byte in OPERATOR_BYTES for byte in source[start:end])
        )
        if is_operator and last_is_operator and joined[-1][1] == start:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((start, end))
        last_is_operator = is_operator
    return joined


def show(tokens, source):
    return " ".join(
        f"{start}..{end} {source[start:end][:40].decode('utf-8', 'replace')!r}" for start, end in tokens
    )


def differences(ours, theirs):
    """The tokens that only one side has, in stretches: [(our tokens, their tokens)]."""
    left, right = 0, 0
    while left < len(ours) or right < len(theirs):
        if left < len(ours) and right < len(theirs) and ours[left] == theirs[right]:
            left, right = left + 1, right + 1
            continue
        left_start, right_start = left, right
        while left < len(ours) or right < len(theirs):
            if left < len(ours) and right < len(theirs):
                if ours[left] == theirs[right]:
                    break
                step_left = ours[left] <= theirs[right]
            else:
                step_left = left < len(ours)
            if step_left:
                left += 1
            else:
                right += 1
        yield ours[left_start:left], theirs[right_start:right]


def main(arguments):
    if len(arguments) < 3:
        sys.exit(__doc__.strip())
    oracle, modallint, folders = arguments[0], arguments[1], arguments[2:]
    paths = list(swift_files(folders))
    files, tokens, skipped, differing, stretches = 0, 0, 0, 0, 0
    for first in range(0, len(paths), BATCH):
        batch = [os.fsencode(path) for path in paths[first : first + BATCH]]
        theirs = subprocess.run([oracle], input=b"\n".join(batch) + b"\n", capture_output=True)
        ours = subprocess.run([os.fsencode(modallint), b"tokens", *batch], capture_output=True)
        if theirs.returncode != 0 or ours.returncode != 0:
            print(f"exit codes: oracle {theirs.returncode}, modallint {ours.returncode}")
            print((theirs.stderr + ours.stderr).decode("utf-8", "replace"))
            return 1
        our_files = {header[0]: extents for header, extents in read_listing(ours.stdout)}
        for header, their_tokens in read_listing(theirs.stdout):
            path, state = header[0], header[-1]
            if state != b"ok":
                skipped += 1
                continue
            files += 1
            with open(path, "rb") as file:
                source = file.read()
            left = join_operators(our_files.get(path, []), source)
            right = join_operators(their_tokens, source)
            tokens += len(right)
            if left == right:
                continue
            differing += 1
            for count, (mine, other) in enumerate(differences(left, right)):
                stretches += 1
                if count < SHOWN:
                    offset = min(start for start, _ in mine + other)
                    print(f"{os.fsdecode(path)}:{offset}")
                    print(f"  modallint: {show(mine[:8], source)}")
                    print(f"  oracle:    {show(other[:8], source)}")
    print(
        f"{files} files, {tokens} tokens compared; {skipped} files with errors left out; "
        f"{stretches} disagreements in {differing} files"
    )
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
