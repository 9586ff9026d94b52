// Whatever the server asks for, it gets an answer.

const assert = require('node:assert/strict');
const fs = require('fs');
const path = require('path');
const { test } = require('node:test');
const { Bench, until, vscode } = require('../testbench/bench');

/** Lets the server ask, and gives its answers by method, in order. */
async function asked(t, requests, prepare = (_) => {}) {
  const bench = new Bench(t);
  prepare(bench);
  await bench.activate({ plan: { afterwards: requests(bench) } }).running();
  await until(() => bench.entries().some(({ followed }) => followed), 'all answered');
  const answers = bench.entries().filter(({ answered }) => answered).map(({ by }) => by);
  return { bench, answers };
}

const request = (method, params) => ({ method, params, isRequest: true });

test('settings are told by section, and only ours', async (t) => {
  const { answers } = await asked(
    t,
    () => [
      request('workspace/configuration', {
        items: [{ section: 'modallint' }, { section: 'modallint.severity' }, { section: 'modallint.severity.trapped-modal' }, { section: 'editor' }, {}, { section: 'modallint', scopeUri: 'file:///App/a%20b.swift' }],
      }),
    ],
    (bench) => {
      bench.editor.set('modallint.severity', { 'trapped-modal': 'hint' });
      bench.editor.set('modallint.run', 'onSave', 'workspace');
    }
  );
  const ours = { codeLens: true, run: 'onSave', severity: { 'trapped-modal': 'hint' }, config: '' };
  assert.deepEqual(answers[0].result, [ours, { 'trapped-modal': 'hint' }, 'hint', null, null, ours]);
});

test('folders, refreshes, progress and registrations are answered', async (t) => {
  const { bench, answers } = await asked(t, () => [
    request('workspace/workspaceFolders'),
    request('workspace/codeLens/refresh'),
    request('workspace/diagnostic/refresh'),
    request('window/workDoneProgress/create', { token: 'w' }),
    request('client/registerCapability', { registrations: [{ id: '1', method: 'workspace/didChangeWatchedFiles', registerOptions: { watchers: [{ globPattern: '**/*.swift' }] } }] }),
    request('client/registerCapability', { registrations: [{ id: '2', method: 'workspace/didChangeConfiguration', registerOptions: { section: 'modallint' } }] }),
    request('client/registerCapability', { registrations: [{ id: '3', method: 'textDocument/rename', registerOptions: {} }] }),
    request('client/unregisterCapability', { unregisterations: [{ id: '1', method: 'workspace/didChangeWatchedFiles' }] }),
    request('workspace/semanticTokens/refresh'),
    request('made/up', { a: 1 }),
  ]);
  const outcomes = answers.map(({ result, error }) => error?.code ?? result);
  assert.deepEqual(outcomes, [[{ uri: vscode.Uri.file(bench.workspace).toString(), name: 'App' }], null, null, null, null, null, -32602, null, -32601, -32601]);
  assert.equal(bench.editor.watchers.length, 0);
});

test('an edit is applied to open and closed files, and refused for another text', async (t) => {
  const edit = (uri, version, newText) => ({
    textDocument: { uri, version },
    edits: [{ range: { start: { line: 0, character: 9 }, end: { line: 0, character: 12 } }, newText }],
  });
  let document;
  const { bench, answers } = await asked(
    t,
    () => [
      request('workspace/applyEdit', { edit: { documentChanges: [edit(document.uri.toString(), 1, 'new')] } }),
      request('workspace/applyEdit', { edit: { documentChanges: [edit(document.uri.toString(), 1, 'late')] } }),
      request('workspace/applyEdit', { edit: { changes: { [document.uri.toString().replace('One', 'Two')]: edit('', 1, 'more').edits } } }),
      request('workspace/applyEdit', { edit: { changes: { 'file:///nowhere/at/all.swift': edit('', 1, 'x').edits } } }),
    ],
    (bench) => {
      document = bench.open('One.swift', 'let a = "old"');
      bench.file('Two.swift', 'let b = "old"');
    }
  );
  assert.deepEqual(answers.map(({ result }) => result.applied), [true, false, true, false]);
  assert.match(answers[1].result.failureReason, /version 1/);
  assert.equal(document.text, 'let a = "new"');
  assert.equal(bench.editor.documents.all.find(({ uri }) => /Two/.test(uri.path)).text, 'let b = "more"');
});

test('files are created, renamed and deleted', async (t) => {
  let at;
  const { bench, answers } = await asked(
    t,
    (bench) => [
      request('workspace/applyEdit', {
        edit: {
          documentChanges: [
            { kind: 'create', uri: at('New.swift') },
            { kind: 'rename', oldUri: at('Old.swift'), newUri: at('Renamed.swift') },
            { kind: 'delete', uri: at('Gone.swift') },
          ],
        },
      }),
    ],
    (bench) => {
      at = (name) => vscode.Uri.file(path.join(bench.workspace, name)).toString();
      bench.file('Old.swift', '');
      bench.file('Gone.swift', '');
    }
  );
  assert.deepEqual(answers[0].result, { applied: true });
  assert.deepEqual(fs.readdirSync(bench.workspace).sort(), ['New.swift', 'Renamed.swift']);
});

test('a question gets the action that was chosen, with all that it carries', async (t) => {
  const params = { type: 2, message: 'Which?', actions: [{ title: 'This', extra: 1 }, { title: 'That', extra: 2 }] };
  const { bench, answers } = await asked(
    t,
    () => [request('window/showMessageRequest', params), request('window/showMessageRequest', { type: 3, message: 'Well?' })],
    (bench) => (bench.editor.choose = (text) => (/Which/.test(text) ? 'That' : undefined))
  );
  assert.deepEqual(answers.map(({ result }) => result), [{ title: 'That', extra: 2 }, null]);
  assert.deepEqual(bench.editor.messages.map(({ kind, text }) => [kind, text]), [['warning', 'modallint: Which?'], ['information', 'modallint: Well?']]);
});

test('documents are shown, addresses of the web opened, others not', async (t) => {
  const { bench, answers } = await asked(
    t,
    (bench) => [
      request('window/showDocument', { uri: vscode.Uri.file(path.join(bench.workspace, 'One.swift')).toString(), takeFocus: true, selection: { start: { line: 1, character: 0 }, end: { line: 1, character: 2 } } }),
      request('window/showDocument', { uri: 'file:///nowhere/at/all.swift' }),
      request('window/showDocument', { uri: 'https://example.org/a/b', external: true }),
      request('window/showDocument', { uri: 'vscode://evil', external: true }),
    ],
    (bench) => bench.file('One.swift', 'a\nbc')
  );
  assert.deepEqual(answers.map(({ result }) => result.success), [true, false, true, false]);
  assert.equal(bench.editor.shown[0].options.selection.end.character, 2);
  assert.deepEqual(bench.editor.shown.slice(1), [{ external: 'https://example.org/a/b' }]);
});

test('a request with broken parameters gets an error, and the next an answer', async (t) => {
  const { answers } = await asked(t, () => [request('workspace/configuration', {}), request('workspace/applyEdit'), request('workspace/workspaceFolders')]);
  assert.deepEqual(answers.map(({ error }) => error?.code), [-32603, -32603, undefined]);
});

test('what the server tells is written down or shown', async (t) => {
  const { bench } = await asked(t, () => [
    { method: 'window/logMessage', params: { type: 1, message: 'an error' } },
    { method: 'window/logMessage', params: { type: 4, message: 'a log' } },
    { method: 'window/showMessage', params: { type: 1, message: 'shown' } },
    { method: 'telemetry/event', params: {} },
    { method: '$/logTrace', params: { message: 'not traced' } },
    { method: 'textDocument/publishDiagnostics', params: { uri: 'no address', diagnostics: [] } },
    request('workspace/workspaceFolders'),
  ]);
  assert.match(bench.output(), /\[error\] an error/);
  assert.match(bench.output(), /\[info\] a log/);
  assert.match(bench.output(), /publishDiagnostics: \[UriError\]/);
  assert.doesNotMatch(bench.output(), /not traced|unknown notification/);
  assert.deepEqual(bench.editor.messages.map(({ kind, text }) => [kind, text]), [['error', 'modallint: shown']]);
});
