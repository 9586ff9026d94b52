// Servers that are missing, wrong, slow, mute, noisy or dying, and what the extension makes of them.

const assert = require('node:assert/strict');
const fs = require('fs');
const path = require('path');
const { test } = require('node:test');
const { Bench, pause, until } = require('../testbench/bench');

/** Whether a process is still there. */
function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

const processes = (bench) => bench.entries().flatMap(({ started }) => started ?? []);

test('the first message says who asks, for what, and what can be done', async (t) => {
  const bench = new Bench(t);
  bench.editor.set('modallint.severity', { 'nested-modals': 'off' });
  await bench.activate().running();
  await until(() => bench.received().length > 1, 'two messages');
  const [first, second] = bench.received();
  assert.equal(first.method, 'initialize');
  assert.equal(second.method, 'initialized');
  const { params } = first;
  assert.equal(params.processId, process.pid);
  assert.match(params.clientInfo.name, /Fake Editor/);
  assert.deepEqual(params.workspaceFolders, [{ uri: `file://${bench.workspace}`, name: 'App' }]);
  assert.equal(params.rootUri, `file://${bench.workspace}`);
  assert.deepEqual(params.capabilities.general.positionEncodings, ['utf-16']);
  assert.deepEqual(params.initializationOptions, { codeLens: true, run: 'onType', severity: { 'nested-modals': 'off' }, config: '', commands: ['modallint.showPlaces'] });
  assert.equal(params.trace, 'off');
});

test('a window without a folder has none', async (t) => {
  const bench = new Bench(t);
  bench.editor.folders = undefined;
  await bench.activate().running();
  const [{ params }] = bench.received('initialize');
  assert.deepEqual([params.workspaceFolders, params.rootUri], [null, null]);
});

test('a server ends as it should: shutdown, exit, gone', async (t) => {
  const bench = new Bench(t);
  bench.open('One.swift', 'MISTAKE');
  await bench.activate().running();
  assert.equal(bench.editor.contexts.get('modallint.isRunning'), true);
  await bench.deactivate();
  assert.equal(bench.editor.contexts.get('modallint.isRunning'), false);
  assert.deepEqual(bench.received().map(({ method }) => method).slice(-2), ['shutdown', 'exit']);
  await until(() => !isAlive(processes(bench)[0]), 'gone');
});

test('a server that does not end is killed', async (t) => {
  const bench = new Bench(t);
  await bench.activate({ plan: { neverEnds: true, ignoresTermination: true, ignores: ['shutdown'] } }).running();
  const since = Date.now();
  await bench.deactivate();
  await until(() => !isAlive(processes(bench)[0]), 'gone');
  assert.ok(Date.now() - since < 4500, `${Date.now() - since} ms, and VS Code waits for five seconds`);
});

test('a server that does not read is killed as well', async (t) => {
  const bench = new Bench(t);
  bench.open('One.swift', 'x'.repeat(2_000_000));
  bench.activate({ plan: { stopsReading: true, neverEnds: true } });
  await until(() => bench.starts() === 1, 'started');
  await bench.deactivate();
  await until(() => !isAlive(processes(bench)[0]), 'gone');
});

test('a program that is missing is told, with what can be done', async (t) => {
  const bench = new Bench(t);
  bench.activate({ path: '/nowhere/modallint' });
  await until(() => bench.editor.messages.length === 1, 'told');
  const [{ text, items }] = bench.editor.messages;
  assert.match(text, /the setting `modallint.path` names `\/nowhere\/modallint`, which is no program/);
  assert.deepEqual(items, ['Select Program…', 'Open Instructions']);
  assert.match(bench.spoken(), /was not found/);
  assert.notEqual(bench.editor.contexts.get('modallint.isRunning'), true);
  assert.equal(bench.editor.statusItems[0].backgroundColor.id, 'statusBarItem.warningBackground');
  await bench.run('modallint.lintWorkspace');
  await bench.run('modallint.fixAll');
  assert.equal(bench.editor.messages.filter(({ text }) => /not running/.test(text)).length, 2);
});

test('the button sets the path, and the server starts', async (t) => {
  const bench = new Bench(t);
  const program = bench.program();
  bench.editor.choose = (text) => (text === 'open dialog' ? [{ fsPath: program }] : /cannot be run/.test(text) ? 'Select Program…' : undefined);
  await bench.activate({ path: '/nowhere/modallint' }).running();
  assert.equal(bench.editor.settings.user['modallint.path'], program);
});

test('the other button opens the instructions', async (t) => {
  const bench = new Bench(t);
  bench.editor.choose = () => 'Open Instructions';
  let shown;
  bench.editor.builtIn.set('markdown.showPreview', (uri) => (shown = uri));
  bench.activate({ path: '/nowhere/modallint' });
  await until(() => shown, 'shown');
  assert.ok(fs.existsSync(shown.fsPath), shown.fsPath);
});

for (const [name, plan, said] of [
  ['a program that is not modallint', { version: 'GNU coreutils 9.1' }, /is not modallint/],
  ['a modallint without a server', { version: 'modallint 0.0.1', hasNoServer: true }, /is modallint 0\.0\.1, which has no language server yet/],
]) {
  test(`${name} is not run as a server`, async (t) => {
    const bench = new Bench(t);
    bench.activate({ plan });
    await until(() => bench.editor.messages.length === 1, 'told');
    assert.match(bench.editor.messages[0].text, said);
    assert.equal(bench.starts(), 0);
  });
}

test('a file that cannot be run is told as such', async (t) => {
  const bench = new Bench(t);
  const program = path.join(bench.folder, 'modallint');
  fs.writeFileSync(program, '\x7fELF no program\n', { mode: 0o755 });
  bench.activate({ path: program });
  await until(() => bench.editor.messages.length === 1, 'told');
  assert.match(bench.editor.messages[0].text, /cannot be run|is not modallint/);
});

test('a server that dies is started again, and gets all documents', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'one');
  await bench.activate().running();
  bench.editor.documents.edit(document, { start: 3, end: 3, text: ' 😀' });
  assert.equal(await bench.serverText(document), 'one 😀');
  process.kill(processes(bench)[0], 'SIGKILL');
  await until(() => bench.starts() === 2 && /running/.test(bench.spoken()), 'running again');
  assert.equal(await bench.serverText(document), 'one 😀');
  assert.match(bench.output(), /ended by SIGKILL; it is started again/);
});

for (const [name, plan] of [
  ['dies at once', { exitsAtOnce: 7 }],
  ['dies when it is asked', { dies: { on: 'initialize' } }],
  ['prints what is no message', { prints: 'Building for debugging...\n' }],
  ['writes a frame without JSON', { prints: 'Content-Length: 5\r\n\r\nhello' }],
  ['answers the first message with an error', { fails: { initialize: { code: -32603, message: 'no such folder' } } }],
  ['counts characters otherwise', { positionEncoding: 'utf-8' }],
]) {
  test(`a server that ${name} is tried five times, and then given up`, async (t) => {
    const bench = new Bench(t);
    bench.activate({ plan });
    await until(() => bench.editor.messages.length === 1, () => `told\n${bench.output()}`);
    assert.match(bench.editor.messages[0].text, /The modallint server has failed/);
    assert.deepEqual(bench.editor.messages[0].items, ['Restart', 'Show Output']);
    assert.equal(bench.starts(), 5);
    assert.match(bench.spoken(), /has failed/);
    await pause(300);
    assert.equal(bench.starts(), 5);
    // Somebody mends it, and asks for a restart.
    bench.plan({});
    await bench.run('modallint.restart');
    await bench.running();
    assert.equal(bench.starts(), 6);
    assert.equal(bench.editor.messages.length, 1);
    await until(() => processes(bench).slice(0, 5).every((each) => !isAlive(each)), 'none is left');
  });
}

test('the last words of a server are passed on', async (t) => {
  const bench = new Bench(t);
  bench.activate({ plan: { exitsAtOnce: 7 } });
  await until(() => bench.editor.messages.length === 1, 'told');
  assert.match(bench.editor.messages[0].text, /ended with 7: cannot go on/);
});

test('a slow server is waited for', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE');
  bench.activate({ plan: { delays: { initialize: 1500 } } });
  await until(() => bench.received('initialize').length === 1, 'asked');
  assert.match(bench.spoken(), /is starting/);
  assert.equal(bench.received().length, 1);
  await bench.running();
  await until(() => bench.shown(document).length === 1, 'found');
  assert.equal(bench.starts(), 1);
});

test('a server that never answers is given up after a while', async (t) => {
  const bench = new Bench(t);
  const { Client } = require('../src/lsp/client');
  const run = Client.prototype.run;
  Client.prototype.run = function () {
    this.options.startPatience = 200;
    return run.call(this);
  };
  bench.activate({ plan: { ignores: ['initialize'] } });
  await until(() => bench.editor.messages.length === 1, 'told');
  assert.match(bench.editor.messages[0].text, /did not answer `initialize` within 0.2 s/);
});

test('a restart does not wait for a server that hangs', async (t) => {
  const bench = new Bench(t);
  bench.activate({ plan: { ignores: ['initialize'] } });
  await until(() => bench.received('initialize').length === 1, 'asked');
  bench.plan({});
  const since = Date.now();
  await bench.run('modallint.restart');
  await bench.running();
  assert.ok(Date.now() - since < 3000);
  await until(() => !isAlive(processes(bench)[0]), 'the first is gone');
});

test('switching off does not wait for a server that hangs', async (t) => {
  const bench = new Bench(t);
  bench.activate({ plan: { ignores: ['initialize'], neverEnds: true } });
  await until(() => bench.received('initialize').length === 1, 'asked');
  await bench.deactivate();
  await until(() => !isAlive(processes(bench)[0]), 'gone');
});

test('a storm of restarts leaves one server', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE');
  await bench.activate().running();
  const restarts = [];
  for (let count = 0; count < 30; count++) {
    restarts.push(bench.run('modallint.restart'));
    bench.editor.documents.edit(document, { start: 0, end: 0, text: ' ' });
    await pause(count % 5);
  }
  await Promise.all(restarts);
  await until(() => /running/.test(bench.spoken()) && bench.shown(document).length === 1, 'running');
  await until(() => processes(bench).filter(isAlive).length === 1, () => `one: ${processes(bench).filter(isAlive)}`);
  await bench.running();
  assert.equal(await bench.serverText(document), document.text);
});

test('a flood on standard error is cut short, and the server works', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE');
  await bench.activate({ plan: { floodsErrors: true } }).running();
  await until(() => bench.shown(document).length === 1, 'found');
  assert.ok(bench.output().length < 1_000_000, `${bench.output().length} characters`);
});

test('another path starts another server', async (t) => {
  const bench = new Bench(t);
  await bench.activate().running();
  bench.editor.set('modallint.path', bench.program({}, path.join(bench.folder, 'other', 'modallint')));
  await until(() => bench.starts() === 2 && /running/.test(bench.spoken()), 'running');
  assert.match(bench.output(), /other\/modallint/);
});
