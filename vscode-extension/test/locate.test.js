// Where the program is looked for, and what is never run.

const assert = require('node:assert/strict');
const fs = require('fs');
const path = require('path');
const { test } = require('node:test');
const { Bench, pause, until } = require('../testbench/bench');

/** A bench whose PATH is its own, and whose extension may carry a program. */
function located(t, { isTrusted = true, inPath = [], carries = false } = {}) {
  const bench = new Bench(t);
  bench.editor.isTrusted = isTrusted;
  const before = process.env.PATH;
  t.after(() => (process.env.PATH = before));
  bench.usePath = (...folders) => (process.env.PATH = [...folders, '/usr/bin', '/bin'].join(path.delimiter));
  bench.usePath(...inPath);
  bench.context = bench.editor.context(path.join(bench.folder, 'extension'));
  if (carries) bench.program({}, path.join(bench.folder, 'extension', 'bin', 'modallint'));
  bench.locate = () => require('../src/program/locate').locate(bench.context);
  return bench;
}

test('the setting comes first, then PATH, then the extension', (t) => {
  const bench = located(t, { carries: true });
  const carried = path.join(bench.folder, 'extension', 'bin', 'modallint');
  assert.deepEqual(bench.locate(), { command: carried, origin: 'extension' });
  const installed = bench.program({}, path.join(bench.folder, 'installed', 'modallint'));
  bench.usePath(path.dirname(installed));
  assert.deepEqual(bench.locate(), { command: installed, origin: 'PATH' });
  const chosen = bench.program({}, path.join(bench.folder, 'chosen'));
  bench.editor.set('modallint.path', chosen);
  assert.deepEqual(bench.locate(), { command: chosen, origin: 'setting' });
});

test('a setting that is wrong is told, not passed over', (t) => {
  const bench = located(t, { carries: true });
  for (const wrong of ['/nowhere/modallint', bench.workspace, bench.file('text', 'not executable').fsPath]) {
    bench.editor.set('modallint.path', wrong);
    assert.match(bench.locate().reason, /which is no program/);
  }
});

test('a path may be short', (t) => {
  const bench = located(t);
  const program = bench.program({}, path.join(bench.workspace, 'tools', 'modallint'));
  for (const short of ['${workspaceFolder}/tools/modallint', 'tools/modallint', './tools/modallint', '  tools/modallint ']) {
    bench.editor.set('modallint.path', short);
    assert.equal(bench.locate().command, program, short);
  }
});

test('in an untrusted workspace its own setting and programs are not run', async (t) => {
  const bench = located(t, { isTrusted: false });
  const evil = bench.program({}, path.join(bench.workspace, 'bin', 'modallint'));
  bench.editor.settings.workspace['modallint.path'] = evil;
  // Even if the editor handed the setting over.
  bench.editor.restricted = [];
  bench.usePath(path.dirname(evil));
  assert.equal(bench.locate().command, undefined);
  // Nor by a link that leads into it.
  const links = path.join(bench.folder, 'links');
  fs.mkdirSync(links);
  fs.symlinkSync(evil, path.join(links, 'modallint'));
  bench.usePath(links);
  assert.equal(bench.locate().command, undefined);
  const mine = bench.program({}, path.join(bench.folder, 'mine', 'modallint'));
  bench.editor.set('modallint.path', mine);
  assert.deepEqual(bench.locate(), { command: mine, origin: 'setting' });
  bench.editor.isTrusted = true;
  assert.equal(bench.locate().command, evil);
});

test('folders of PATH that are not absolute do not count', (t) => {
  const bench = located(t);
  bench.program({}, path.join(bench.folder, 'modallint'));
  const before = process.cwd();
  t.after(() => process.chdir(before));
  process.chdir(bench.folder);
  process.env.PATH = ['', '.', 'bin'].join(path.delimiter);
  assert.equal(bench.locate().command, undefined);
});

test('trust that is granted starts what the workspace names', async (t) => {
  const bench = located(t, { isTrusted: false });
  bench.editor.settings.workspace['modallint.path'] = bench.program({}, path.join(bench.workspace, 'bin', 'modallint'));
  bench.editor.settings.user['modallint.path'] = '';
  bench.activate();
  await until(() => bench.editor.messages.length === 1, 'told');
  assert.match(bench.editor.messages[0].text, /is not used before you trust it/);
  assert.equal(bench.starts(), 0);
  bench.editor.trust();
  await bench.running();
});

/** A folder that looks like a checkout of modallint, and a `swift` that builds by copying. */
function checkout(bench, { fails = false } = {}) {
  bench.file('Package.swift', 'let package = Package(\n  name: "modallint",\n)\n');
  bench.file('Sources/modallint/main.swift', '');
  const program = bench.program({}, path.join(bench.folder, 'made', 'modallint'));
  const tools = path.join(bench.folder, 'tools');
  fs.mkdirSync(tools);
  const steps = fails ? 'echo "error: it does not compile" >&2; exit 1' : `echo "[1/1] Compiling"; mkdir -p .build/release; cp "${program}" .build/release/modallint`;
  fs.writeFileSync(path.join(tools, 'swift'), `#!/bin/sh\necho "$@" >> "${bench.folder}/swift.log"\n${steps}\n`, { mode: 0o755 });
  bench.usePath(tools);
  bench.editor.settings.user['modallint.path'] = '';
  return () => fs.existsSync(`${bench.folder}/swift.log`);
}

test('a checkout of modallint is built, after a question', async (t) => {
  const bench = located(t);
  const hasBuilt = checkout(bench);
  bench.editor.choose = (text) => (/checkout of modallint/.test(text) ? 'Build' : undefined);
  await bench.activate().running();
  assert.match(bench.output(), /from checkout/);
  assert.equal(hasBuilt(), true);
  assert.equal(bench.editor.progresses[0].options.cancellable, true);
  // The next time it is used without a question.
  bench.editor.choose = () => undefined;
  await bench.run('modallint.restart');
  await bench.running();
  assert.equal(bench.editor.messages.length, 1);
});

test('without a yes nothing is built, and what somebody else built is not run', async (t) => {
  const bench = located(t);
  const hasBuilt = checkout(bench);
  bench.program({}, path.join(bench.workspace, '.build', 'release', 'modallint'));
  bench.activate();
  await until(() => bench.editor.messages.length === 1, 'asked');
  await pause(100);
  assert.equal(hasBuilt(), false);
  assert.equal(bench.starts(), 0);
});

test('an untrusted checkout is not even asked about', async (t) => {
  const bench = located(t, { isTrusted: false });
  const hasBuilt = checkout(bench);
  bench.editor.choose = () => 'Build';
  bench.activate();
  await until(() => bench.editor.messages.length === 1, 'told');
  await pause(100);
  assert.doesNotMatch(bench.editor.messages[0].text, /checkout/);
  assert.equal(hasBuilt(), false);
});

test('a build that fails is told, with its output', async (t) => {
  const bench = located(t);
  checkout(bench, { fails: true });
  bench.editor.choose = (text) => (/checkout/.test(text) ? 'Build' : /not built/.test(text) ? 'Show Output' : undefined);
  bench.activate();
  await until(() => bench.editor.channels[0].isShown, 'shown');
  assert.match(bench.output(), /it does not compile/);
  assert.equal(bench.starts(), 0);
});
