#!/usr/bin/env bash
# Proves the hooks with pre-commit itself (PyPI `pre-commit`) on repositories made on the spot: a clean commit passes, a bad one
# is refused and its finding shown, what is staged counts and not the working tree, and thousands of files that pre-commit hands
# over in several batches report each finding once.
# usage: prove-pre-commit.sh [MODALLINT]   MODALLINT is the program for the hooks that use an installed one; the release build
#                                          unless given. SKIP_SWIFT=1 leaves out the hook that builds modallint itself (minutes).
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
program=${1:-$root/.build/release/modallint}
command -v pre-commit >/dev/null || { echo "pre-commit is not installed: pip install pre-commit" >&2; exit 2; }
[ -x "$program" ] || { echo "\`$program\` is no program: swift build -c release" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PATH=$work/bin:$PATH PRE_COMMIT_HOME=$work/cache
export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@b.c
mkdir "$work/bin"
ln -s "$(realpath "$program")" "$work/bin/modallint"

fail() { echo "FAILED: $1" >&2; tail -30 "$work/out" >&2; exit 1; }
# Runs the rest of the arguments; the first is the status that is expected.
ends() { local want=$1 status=0; shift; "$@" >"$work/out" 2>&1 || status=$?; [ "$status" -eq "$want" ] || fail "\`$*\` ended with $status, not $want"; }
count() { grep -c "$1" "$work/out" || true; }
# A screen with a sheet that has no button: one finding.
screen() {
  cat <<END
import SwiftUI
struct $1: View {
  @State private var shows = false
  var body: some View { Button("Go") { shows = true }.sheet(isPresented: \$shows) { Note() } }
}
END
}
fresh() {
  rm -rf "$work/app"
  git init -q -b main "$work/app"
  cd "$work/app"
  printf 'import SwiftUI\nstruct Note: View { var body: some View { Text("x") } }\n' >Note.swift
  git add .
}
# The repository's hooks, as it stands on the disk.
try() { pre-commit try-repo "$root" "$@"; }

pre-commit validate-manifest "$root/.pre-commit-hooks.yaml"

fresh
ends 0 try modallint-system --all-files
echo "a clean repository passes"

screen Home >Home.swift
git add .
ends 1 try modallint-system --all-files
[ "$(count 'warning\[missing-dismiss-button\]')" -eq 1 ] || fail "the finding was not shown once"
ends 1 try modallint-system --files Home.swift
[ "$(count 'missing-dismiss-button\]')" -eq 1 ] || fail "a file that is given alone was not linted with the others"
ends 0 try modallint-system --files Note.swift
echo "a bad file is refused with its finding, and one that is not given is not reported"

# As a hook of git's own, with the repository pinned in a configuration.
fresh
cat >.pre-commit-config.yaml <<END
repos:
  - repo: local
    hooks:
      - id: modallint
        name: modallint
        entry: modallint
        language: system
        types: [swift]
        require_serial: true
END
git add .
pre-commit install >/dev/null
ends 0 git commit -m clean
screen Home >Home.swift
git add Home.swift
ends 1 git commit -m bad
[ "$(count 'missing-dismiss-button\]')" -eq 1 ] || fail "the refused commit does not show why"
# Mended in the working tree alone: what is staged is still bad.
printf 'import SwiftUI\n' >Home.swift
ends 1 git commit -m bad
git add Home.swift
screen Home >Home.swift
ends 0 git commit -m mended
echo "commits: the index counts, not the working tree"

# The hook of teams without pre-commit.
fresh
git commit -q -m one
modallint init --git-hook >/dev/null
screen Home >Home.swift
git add .
ends 1 git commit -m bad
[ "$(count 'missing-dismiss-button\]')" -eq 1 ] || fail "the plain hook does not show why"
printf 'import SwiftUI\n' >Home.swift
git add .
ends 0 git commit -m mended
echo "the plain hook does the same"

fresh
long=$(printf 'a%.0s' $(seq 150))
mkdir "$long"
for number in $(seq 3000); do echo "let value$number = $number" >"$long/${long:0:40}$number.swift"; done
for number in 1 2 3; do screen "Home$number" >"$long/Home$number.swift"; done
screen Zuletzt >Zuletzt.swift
git add .
cat >"$work/bin/modallint-counted" <<END
#!/bin/sh
echo run >>"$work/runs"
exec modallint "\$@"
END
chmod +x "$work/bin/modallint-counted"
cat >.pre-commit-config.yaml <<END
repos:
  - repo: local
    hooks: [{id: modallint, name: modallint, entry: modallint-counted, language: system, types: [swift], require_serial: true}]
END
ends 1 pre-commit run --all-files
[ "$(wc -l <"$work/runs")" -gt 1 ] || fail "pre-commit made one batch only, which proves nothing"
for name in Home1 Home2 Home3 Zuletzt; do
  [ "$(count "$name.swift:4:.*missing-dismiss-button")" -eq 1 ] || fail "$name is not reported once"
done
echo "3,004 files in $(wc -l <"$work/runs") batches: each finding once"

if [ -n "${SKIP_SWIFT:-}" ]; then
  echo "skipped: the hook that builds modallint"
else
  # As a team pins it: built once, from what is committed. `try-repo` would build it anew each time.
  git clone -q "$root" "$work/modallint"
  fresh
  cat >.pre-commit-config.yaml <<END
repos:
  - repo: $work/modallint
    rev: $(git -C "$work/modallint" rev-parse HEAD)
    hooks: [{id: modallint}]
END
  git add .
  # It must not be the program that stands in the way of the one that is built.
  rm "$work/bin/modallint"
  pre-commit install >/dev/null
  start=$SECONDS
  ends 0 git commit -m clean
  echo "the hook that builds modallint takes $((SECONDS - start)) seconds the first time"
  screen Home >Home.swift
  git add .
  start=$SECONDS
  ends 1 git commit -m bad
  [ "$(count 'missing-dismiss-button\]')" -eq 1 ] || fail "the built hook does not find it"
  [ "$((SECONDS - start))" -lt 60 ] || fail "the hook was built again"
  sed -i.old 's/id: modallint/id: modallint-fix/' .pre-commit-config.yaml
  printf 'import SwiftUI\n' >Home.swift
  git add .pre-commit-config.yaml Home.swift
  ends 0 git commit -m mended
  echo "from then on it finds the same as an installed one"
fi
echo "pre-commit: proven"
