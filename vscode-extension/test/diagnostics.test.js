// Findings as the editor shows them, and when they go away.

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { Bench, pause, until, vscode } = require('../testbench/bench');

test('a finding has its place, severity, page, tags and related places', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'let a = "😀" // FIX\nMISTAKE');
  await bench.activate().running();
  await until(() => bench.shown(document).length === 2, 'found');
  const [fix, mistake] = bench.shown(document);
  assert.equal(document.getText(fix.range), 'FIX');
  assert.equal(fix.severity, vscode.DiagnosticSeverity.Warning);
  assert.equal(fix.source, 'modallint');
  assert.equal(fix.code.value, 'unfixed');
  assert.equal(fix.code.target.toString(), 'https://example.org/rules/unfixed');
  assert.deepEqual(fix.tags, [2]);
  assert.equal(fix.relatedInformation[0].location.uri.path, '/elsewhere.swift');
  assert.equal(mistake.severity, vscode.DiagnosticSeverity.Error);
  // Without an address of the server's, the name leads to the page that the program prints.
  assert.equal(mistake.code.target.toString(), 'modallint-rule:/trapped-modal.md');
});

test('findings of a text that has changed since are dropped', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE');
  await bench.activate({ plan: { publishesLate: 200 } }).running();
  await until(() => bench.received('textDocument/didOpen').length === 1, 'opened');
  let most = 0;
  bench.editor.languages.changed.event(() => (most = Math.max(most, bench.shown(document).length)));
  bench.editor.documents.edit(document, { start: 0, end: 7, text: 'fine' });
  await pause(600);
  assert.equal(most, 0);
  assert.equal(bench.received('textDocument/didChange').length, 1);
});

test('findings go when the document is closed', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE');
  await bench.activate().running();
  await until(() => bench.shown(document).length === 1, 'found');
  bench.editor.documents.close(document);
  assert.equal(bench.shown(document).length, 0);
});

test('findings go when the server dies, and come again with the next one', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE');
  await bench.activate({ plan: { dies: { on: 'textDocument/hover' } } }).running();
  await until(() => bench.shown(document).length === 1, 'found');
  const [first] = bench.shown(document);
  assert.equal(await bench.editor.languages.hover(document, new vscode.Position(0, 0)), null);
  await until(() => bench.starts() === 2 && bench.shown(document)[0] !== first && bench.shown(document).length === 1, 'found by the next server');
});

test('findings go when the extension is switched off', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE');
  await bench.activate().running();
  await until(() => bench.shown(document).length === 1, 'found');
  await bench.deactivate();
  assert.equal(bench.shown(document).length, 0);
});

test('huge output is read, and shown', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE '.repeat(5_000));
  await bench.activate({ plan: { splits: 5000 } }).running();
  await until(() => bench.shown(document).length === 5_000, 'all found', 30_000);
  assert.match(bench.spoken(), /5000 errors/);
});

test('findings are counted in the status bar', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE FIX FIX');
  await bench.activate().running();
  await until(() => bench.shown(document).length === 3, 'found');
  assert.equal(bench.editor.statusItems[0].text, 'modallint $(error) 1 $(warning) 2');
  bench.editor.documents.edit(document, { start: 0, end: document.text.length, text: 'fine' });
  await until(() => bench.editor.statusItems[0].text === '$(check) modallint', 'nothing left');
});

test('hints are shown, and not counted', async (t) => {
  const bench = new Bench(t);
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
  const uri = vscode.Uri.file(`${bench.workspace}/Hinted.swift`);
  const diagnostics = [1, 2, 3, 4, undefined].map((severity) => ({ range, severity, message: 'found' }));
  await bench.activate({ plan: { afterwards: [{ method: 'textDocument/publishDiagnostics', params: { uri: uri.toString(), diagnostics } }] } }).running();
  await until(() => bench.editor.languages.getDiagnostics(uri).length === 5, 'shown');
  assert.equal(bench.editor.statusItems[0].text, 'modallint $(error) 1 $(warning) 2 $(info) 1');
});
