#!/usr/bin/env bash
# Proves both plugins from a package made on the spot that depends on this one, by path and by version: what they print, how
# they end, and that a build without changes does not lint again. Takes a few minutes, since modallint is built each time.
# usage: prove-plugins.sh [path|version]…   both unless given
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "FAILED: $1" >&2; [ -f "$work/out" ] && tail -20 "$work/out" >&2; exit 1; }
# Runs the rest of the arguments; the first is the status that is expected.
ends() { local want=$1 status=0; shift; "$@" >"$work/out" 2>&1 || status=$?; [ "$status" -eq "$want" ] || fail "\`$*\` ended with $status, not $want"; }
shows() { grep -q "$1" "$work/out" || fail "\`$1\` was not printed"; }
hides() { ! grep -q "$1" "$work/out" || fail "\`$1\` was printed"; }

# Writes the consumer's manifest; the argument follows what names the dependency.
manifest() {
  cat >"$consumer/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Consumer", dependencies: [.package($dependency$1)],
  targets: [.target(name: "App", plugins: [.plugin(name: "ModallintBuild", package: "modallint")])])
END
}

prove() {
  local dependency=$1 consumer=$work/Consumer
  rm -rf "$consumer"
  mkdir -p "$consumer/Sources/App"
  manifest ""
  # No SwiftUI on Linux, and none is needed: the compiler sees an empty file.
  cat >"$consumer/Sources/App/Home.swift" <<END
#if canImport(SwiftUI)
import SwiftUI
struct Home: View {
  @State private var shows = false
  var body: some View { Button("Go") { shows = true }.sheet(isPresented: \$shows) { Note() } }
}
#endif
END
  cat >"$consumer/Sources/App/Note.swift" <<END
#if canImport(SwiftUI)
import SwiftUI
struct Note: View { var body: some View { Text("x") } }
#endif
END
  cd "$consumer"
  # Without the trait nothing is built, and what to write is said.
  ends 1 swift package -c release modallint
  shows 'modallint is not built for its plugins: add `traits: \["Plugins"\]`'
  ends 1 swift build -c release
  shows 'modallint is not built for its plugins'
  manifest ', traits: ["Plugins"]'
  ends 1 swift package -c release modallint
  shows 'missing-dismiss-button'
  shows 'modallint has findings'
  ends 0 swift package -c release modallint --fail-on error
  ends 0 swift package -c release modallint explain trapped-modal
  ends 1 swift package -c release modallint --no-such-option
  shows 'has no option'
  echo "  swift package modallint: findings, options and mistakes arrive"

  ends 0 swift build -c release
  shows 'Home.swift:5:.*warning: .*missing-dismiss-button'
  [ -z "$(find -L .build/release -maxdepth 1 -name '*App*' ! -name App.build)" ] || fail "the plugin puts something into the target"
  ends 0 swift build -c release
  hides 'missing-dismiss-button'
  echo '// changed' >>Sources/App/Note.swift
  ends 0 swift build -c release
  shows 'missing-dismiss-button'
  echo '{"rules": {"missing-dismiss-button": "error"}}' >.modallint.json
  echo '// changed' >>Sources/App/Note.swift
  ends 1 swift build -c release
  shows 'Home.swift:5:.*error: .*missing-dismiss-button'
  echo "  build-tool plugin: warnings are shown, errors end the build, nothing is linted twice"
}

for way in "${@:-path version}"; do
  for name in $way; do
    echo "a consumer by $name"
    case $name in
    path)
      ln -sfn "$root" "$work/modallint"
      prove "name: \"modallint\", path: \"$work/modallint\"" ;;
    version)
      # What is committed, under a version of its own.
      git clone -q "$root" "$work/tagged/modallint"
      git -C "$work/tagged/modallint" tag 999.0.0
      prove "url: \"file://$work/tagged/modallint\", exact: \"999.0.0\"" ;;
    *) fail "no way \`$name\`: path or version" ;;
    esac
  done
done
echo "plugins: proven"
