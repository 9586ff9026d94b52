// Folders, files that change outside the editor, settings, background work, and the findings of the whole workspace.

const assert = require('node:assert/strict');
const fs = require('fs');
const path = require('path');
const { test } = require('node:test');
const { Bench, pause, until, vscode } = require('../testbench/bench');

const watching = (...watchers) => ({
  afterwards: [
    { method: 'client/registerCapability', isRequest: true, params: { registrations: [{ id: 'w', method: 'workspace/didChangeWatchedFiles', registerOptions: { watchers } }] } },
  ],
});

const followed = (bench) => until(() => bench.entries().some(({ followed }) => followed), 'followed');

test('folders come and go', async (t) => {
  const bench = new Bench(t);
  await bench.activate().running();
  const second = path.join(bench.folder, 'Second folder, ü');
  fs.mkdirSync(second);
  bench.editor.addFolders(second);
  bench.editor.removeFolder(bench.workspace);
  await until(() => bench.received('workspace/didChangeWorkspaceFolders').length === 2, 'told');
  const [added, removed] = bench.received('workspace/didChangeWorkspaceFolders').map(({ params }) => params.event);
  assert.deepEqual(added, { added: [{ uri: vscode.Uri.file(second).toString(), name: 'Second folder, ü' }], removed: [] });
  assert.deepEqual(removed, { added: [], removed: [{ uri: vscode.Uri.file(bench.workspace).toString(), name: 'App' }] });
});

test('several folders are there from the start', async (t) => {
  const bench = new Bench(t);
  const second = path.join(bench.folder, 'Second');
  fs.mkdirSync(second);
  bench.editor.addFolders(second);
  const [one, two] = [bench.open('One.swift', 'MISTAKE'), bench.editor.documents.open(vscode.Uri.file(path.join(second, 'Two.swift')), 'MISTAKE')];
  await bench.activate().running();
  await until(() => bench.shown(one).length === 1 && bench.shown(two).length === 1, 'found in both');
  assert.deepEqual(bench.received('initialize')[0].params.workspaceFolders.map(({ name }) => name), ['App', 'Second']);
});

test('hundreds of files that change at once are one message', async (t) => {
  const bench = new Bench(t);
  await bench.activate({ plan: watching({ globPattern: '**/*.swift' }, { globPattern: { baseUri: { uri: vscode.Uri.file(bench.workspace).toString(), name: 'App' }, pattern: '.modallint.json' } }) }).running();
  await followed(bench);
  for (let count = 0; count < 500; count++) bench.editor.fileEvent(['create', 'change', 'delete'][count % 3], path.join(bench.workspace, `File ${count}.swift`));
  bench.editor.fileEvent('change', path.join(bench.workspace, '.modallint.json'));
  bench.editor.fileEvent('change', path.join(bench.workspace, 'README.md'));
  await until(() => bench.received('workspace/didChangeWatchedFiles').length > 0, 'told');
  await pause(200);
  const [{ params }, ...more] = bench.received('workspace/didChangeWatchedFiles');
  assert.deepEqual(more, []);
  assert.equal(params.changes.length, 501);
  assert.deepEqual(params.changes.slice(0, 3).map(({ type }) => type), [1, 2, 3]);
  assert.match(params.changes[0].uri, /File%200\.swift$/);
});

test('what becomes of one file is told once', async (t) => {
  const bench = new Bench(t);
  await bench.activate({ plan: watching({ globPattern: '**/*.swift' }) }).running();
  await followed(bench);
  const happens = (name, ...kinds) => kinds.forEach((kind) => bench.editor.fileEvent(kind, path.join(bench.workspace, name)));
  happens('Swapped.swift', 'delete', 'create');
  happens('New.swift', 'create', 'change', 'change');
  happens('Gone.swift', 'change', 'delete');
  await until(() => bench.received('workspace/didChangeWatchedFiles').length > 0, 'told');
  const [{ params }] = bench.received('workspace/didChangeWatchedFiles');
  assert.deepEqual(params.changes.map(({ uri, type }) => [path.basename(uri), type]), [['Swapped.swift', 2], ['New.swift', 1], ['Gone.swift', 3]]);
});

test('only the kinds of changes that were asked for are told', async (t) => {
  const bench = new Bench(t);
  await bench.activate({ plan: watching({ globPattern: '**/*.swift', kind: 4 }) }).running();
  await followed(bench);
  for (const kind of ['create', 'change', 'delete']) bench.editor.fileEvent(kind, path.join(bench.workspace, `${kind}.swift`));
  await until(() => bench.received('workspace/didChangeWatchedFiles').length > 0, 'told');
  assert.deepEqual(bench.received('workspace/didChangeWatchedFiles')[0].params.changes.map(({ type }) => type), [3]);
});

test('a deleted folder is told, whatever it was called, and hidden ones are not', async (t) => {
  const bench = new Bench(t);
  await bench.activate({ plan: watching({ globPattern: '**/*.swift' }) }).running();
  await followed(bench);
  for (const name of ['Forecast', '.build/debug/module', '.git', 'One.swift']) bench.editor.fileEvent('delete', path.join(bench.workspace, name));
  await until(() => bench.received('workspace/didChangeWatchedFiles').length > 0, 'told');
  const [{ params }] = bench.received('workspace/didChangeWatchedFiles');
  assert.deepEqual(params.changes.map(({ uri, type }) => [path.basename(uri), type]), [['Forecast', 3], ['One.swift', 3]]);
});

test('a folder that appears is told, and other files are not', async (t) => {
  const bench = new Bench(t);
  await bench.activate({ plan: watching({ globPattern: '**/*.swift' }) }).running();
  await followed(bench);
  fs.mkdirSync(path.join(bench.workspace, 'Moved here'));
  bench.file('README.md', '');
  for (const name of ['Moved here', 'README.md', 'gone again']) bench.editor.fileEvent('create', path.join(bench.workspace, name));
  await until(() => bench.received('workspace/didChangeWatchedFiles').length > 0, 'told');
  const [{ params }] = bench.received('workspace/didChangeWatchedFiles');
  assert.deepEqual(params.changes.map(({ uri, type }) => [uri, type]), [[vscode.Uri.file(path.join(bench.workspace, 'Moved here')).toString(), 1]]);
});

test('a server that asks for changes alone gets changes alone', async (t) => {
  const bench = new Bench(t);
  await bench.activate({ plan: watching({ globPattern: '**/*.swift', kind: 2 }) }).running();
  await followed(bench);
  assert.equal(bench.editor.watchers.length, 1);
});

test('a watcher of a server that is gone is gone', async (t) => {
  const bench = new Bench(t);
  await bench.activate({ plan: watching({ globPattern: '**/*.swift' }) }).running();
  await followed(bench);
  assert.notEqual(bench.editor.watchers.length, 0);
  await bench.deactivate();
  assert.equal(bench.editor.watchers.length, 0);
});

test('changed settings are told without a restart', async (t) => {
  const bench = new Bench(t);
  await bench.activate().running();
  bench.editor.set('modallint.severity', { 'trapped-modal': 'off' });
  bench.editor.set('editor.fontSize', 20);
  bench.editor.set('modallint.run', 'onSave');
  await until(() => bench.received('workspace/didChangeConfiguration').length === 2, 'told');
  await pause(50);
  const told = bench.received('workspace/didChangeConfiguration').map(({ params }) => params.settings.modallint);
  assert.deepEqual(told, [
    { codeLens: true, run: 'onType', severity: { 'trapped-modal': 'off' }, config: '' },
    { codeLens: true, run: 'onSave', severity: { 'trapped-modal': 'off' }, config: '' },
  ]);
  assert.equal(bench.starts(), 1);
});

test('an untrusted workspace does not name a configuration', async (t) => {
  const bench = new Bench(t);
  bench.editor.isTrusted = false;
  bench.editor.settings.workspace['modallint.config'] = '/etc/passwd';
  await bench.activate().running();
  assert.equal(bench.received('initialize')[0].params.initializationOptions.config, '');
});

const work = (token, value) => ({ method: '$/progress', params: { token, value } });

test('background work is shown with its share, and ends', async (t) => {
  const bench = new Bench(t);
  const afterwards = [
    { method: 'window/workDoneProgress/create', params: { token: 'w' }, isRequest: true },
    work('w', { kind: 'begin', title: 'modallint: reading', percentage: 0, cancellable: true }),
    work('w', { kind: 'report', percentage: 40, message: '400 of 1000 files' }),
    work('w', { kind: 'report', message: '500 of 1000 files' }),
  ];
  await bench.activate({ plan: { afterwards } });
  await until(() => /500 of 1000/.test(bench.spoken()), () => bench.spoken());
  assert.equal(bench.editor.statusItems[0].text, '$(sync~spin) modallint');
  await until(() => bench.editor.progresses[0]?.reports.length > 0, 'reported');
  const [progress] = bench.editor.progresses;
  assert.equal(progress.options.location, vscode.ProgressLocation.Window);
  assert.equal(progress.options.title, 'modallint: reading');
  assert.match(bench.spoken(), /^modallint: reading: 40 %, 500 of 1000 files; /);
  assert.equal(progress.reports[progress.reports.length - 1].message, '40 %, 500 of 1000 files');
  assert.equal(progress.isDone, false);
  bench.run('modallint.cancelWork');
  await until(() => bench.received('window/workDoneProgress/cancel').length === 1, 'told');
  await bench.deactivate();
  await until(() => progress.isDone, 'done');
});

test('work that ends before it could be shown ends all the same', async (t) => {
  const bench = new Bench(t);
  const afterwards = [work(1, { kind: 'begin', title: 'reading' }), work(1, { kind: 'end' }), work(2, { kind: 'report', percentage: 5 })];
  await bench.activate({ plan: { afterwards } }).running();
  await followed(bench);
  await until(() => bench.editor.progresses[0]?.isDone, 'done');
  assert.equal(bench.editor.statusItems[0].text, '$(check) modallint');
});

function linted(t, plan = {}) {
  const bench = new Bench(t);
  const files = ['One.swift', 'Two.swift', 'Folder/Three.swift'].map((name) => bench.file(name, 'MISTAKE').fsPath);
  bench.editor.builtIn.set('workbench.actions.view.problems', () => {});
  bench.activate({ plan: { workspaceFiles: files, ...plan } });
  bench.found = (name) => bench.editor.languages.getDiagnostics(vscode.Uri.file(path.join(bench.workspace, name))).length;
  return bench;
}

test('linting the workspace fills the Problems panel, part by part', async (t) => {
  const bench = linted(t);
  await bench.running();
  await bench.run('modallint.lintWorkspace');
  assert.deepEqual(['One.swift', 'Two.swift', 'Folder/Three.swift'].map(bench.found), [1, 1, 1]);
  assert.match(bench.spoken(), /3 errors/);
  assert.ok(bench.editor.executed.some(({ name }) => name === 'workbench.actions.view.problems'));
  const [progress] = bench.editor.progresses;
  assert.deepEqual(progress.reports.map(({ message }) => message), ['1 files', '2 files', '3 files']);
  assert.equal(bench.received('workspace/diagnostic')[0].params.identifier, 'modallint');
});

test('what was linted stays fresh: saved, closed, changed and deleted files', async (t) => {
  const bench = linted(t, watching({ globPattern: '**/*.swift' }));
  await bench.running();
  await bench.run('modallint.lintWorkspace');
  const uri = (name) => vscode.Uri.file(path.join(bench.workspace, name));
  const document = bench.editor.documents.open(uri('One.swift'));
  bench.editor.documents.edit(document, { start: 0, end: 7, text: 'fine' });
  await until(() => bench.found('One.swift') === 0, 'the open text wins');
  bench.editor.documents.save(document);
  bench.editor.documents.close(document);
  fs.writeFileSync(uri('Two.swift').fsPath, 'MISTAKE MISTAKE');
  bench.editor.fileEvent('change', uri('Two.swift').fsPath);
  fs.rmSync(uri('Folder').fsPath, { recursive: true });
  bench.editor.fileEvent('delete', uri('Folder').fsPath);
  await until(() => bench.found('One.swift') === 0 && bench.found('Two.swift') === 2 && bench.found('Folder/Three.swift') === 0, () => ['One.swift', 'Two.swift', 'Folder/Three.swift'].map(bench.found).join());
  const asked = bench.received('workspace/diagnostic');
  assert.equal(asked.length, 2);
  assert.deepEqual(asked[1].params.previousResultIds.length, 3);
});

test('a file that did not change keeps its findings', async (t) => {
  const bench = linted(t);
  await bench.running();
  await bench.run('modallint.lintWorkspace');
  await bench.run('modallint.lintWorkspace');
  assert.deepEqual(['One.swift', 'Two.swift', 'Folder/Three.swift'].map(bench.found), [1, 1, 1]);
});

test('linting can be cancelled', async (t) => {
  const bench = linted(t, { delays: { 'workspace/diagnostic': 500 } });
  await bench.running();
  const done = bench.run('modallint.lintWorkspace');
  await until(() => bench.received('workspace/diagnostic').length === 1, 'asked');
  bench.editor.progresses[0].cancel();
  await done;
  assert.equal(bench.received('$/cancelRequest').length, 1);
  assert.deepEqual(bench.editor.messages, []);
});

test('linting that fails is told', async (t) => {
  const bench = linted(t, { fails: { 'workspace/diagnostic': { code: -32603, message: 'it broke' } } });
  await bench.running();
  await bench.run('modallint.lintWorkspace');
  assert.match(bench.editor.messages[0].text, /was not linted: it broke/);
});

test('a huge workspace is read', async (t) => {
  const bench = linted(t, { repeats: 3000, splits: 65_536 });
  await bench.running();
  await bench.run('modallint.lintWorkspace');
  assert.match(bench.spoken(), /9000 errors/);
});
