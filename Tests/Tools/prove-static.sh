#!/usr/bin/env bash
# Proves that the program is one file: copied elsewhere, run in an empty environment and from another folder, it finds what it
# finds here, explains a rule (its pages are in it), and on Linux needs none of Swift's libraries.
# usage: prove-static.sh PROGRAM
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
program=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $1" >&2; exit 1; }

mkdir "$work/else where" "$work/App"
cp "$program" "$work/else where/lint"
cp -R "$root/Tests/Samples/Weather/." "$work/App"
cd "$work"
alone() { env -i "$work/else where/lint" "$@"; }

status=0
alone --quiet --format json App >copied || status=$?
[ "$status" -eq 1 ] || fail "the copy ended with $status, not 1"
"$program" --quiet --format json App >built || true
cmp -s copied built || fail "the copy finds something else"
alone explain trapped-modal | grep -q '^Why$' || fail "the copy does not know its rules"
[ "$(alone --version)" = "$("$program" --version)" ] || fail "the copy is another version"
if [ "$(uname)" = Linux ]; then
  # Fails where no library at all is needed.
  libraries=$(ldd "$work/else where/lint" 2>&1) || true
  case $libraries in *libswift* | *libFoundation*) fail "it needs libraries of Swift's: $libraries" ;; esac
fi
echo "one file: proven"
