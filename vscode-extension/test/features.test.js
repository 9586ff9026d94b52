// What the editor asks on behalf of a person, and what it gets.

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { Bench, until, vscode } = require('../testbench/bench');

async function opened(t, text, plan = {}) {
  const bench = new Bench(t);
  const document = bench.open('One.swift', text);
  await bench.activate({ plan }).running();
  await until(() => bench.shown(document).length > 0 || !/FIX|MISTAKE/.test(text), 'found');
  return { bench, document, languages: bench.editor.languages };
}

const all = (document) => new vscode.Range(new vscode.Position(0, 0), document.positionAt(document.text.length));
const titles = (actions) => actions.map(({ title }) => title);

test('a quick fix is offered, resolved and applied after an emoji', async (t) => {
  const { bench, document, languages } = await opened(t, 'let a = "😀" // FIX\r\nFIX');
  // Another extension found something in the same place.
  const others = languages.api().createDiagnosticCollection('other');
  others.set(document.uri, [new vscode.Diagnostic(new vscode.Range(0, 0, 0, 5), 'not ours')]);
  const [first] = bench.shown(document);
  const actions = await languages.codeActions(document, first.range);
  assert.deepEqual(titles(actions), ['Mend it', 'Allow it', 'Cannot', 'Fix all']);
  const [mend, allow, cannot] = actions;
  assert.equal(mend.isPreferred, true);
  assert.equal(mend.kind.value, 'quickfix');
  assert.equal(allow.isPreferred, undefined);
  assert.deepEqual(cannot.disabled, { reason: 'it is not there' });
  assert.equal(mend.edit, undefined);
  await languages.resolve(document, mend);
  assert.equal(await bench.editor.applyEdit(mend.edit), true);
  assert.equal(document.text, 'let a = "😀" // MENDED\r\nFIX');
  assert.equal(await bench.serverText(document), document.text);
  const [asked] = bench.received('textDocument/codeAction');
  assert.deepEqual(asked.params.context.diagnostics.map(({ data, source }) => [data, source]), [[{ secret: 16 }, 'modallint']]);
  assert.deepEqual(asked.params.range, { start: { line: 0, character: 16 }, end: { line: 0, character: 19 } });
  assert.equal(asked.params.context.triggerKind, 1);
});

test('only what is asked for is asked for', async (t) => {
  const { bench, document, languages } = await opened(t, 'FIX FIX MISTAKE');
  const fixAll = vscode.CodeActionKind.SourceFixAll;
  assert.deepEqual(titles(await languages.codeActions(document, all(document), { only: fixAll })), ['Fix all']);
  assert.deepEqual(titles(await languages.codeActions(document, all(document), { only: fixAll.append('modallint') })), ['Fix all']);
  assert.deepEqual(titles(await languages.codeActions(document, all(document), { only: new vscode.CodeActionKind('refactor') })), []);
  assert.deepEqual(bench.received('textDocument/codeAction').map(({ params }) => params.context.only), [['source.fixAll'], ['source.fixAll.modallint']]);
});

test('an action for another text than the present one is not offered', async (t) => {
  const { bench, document, languages } = await opened(t, 'FIX', { staleEdits: -1 });
  assert.deepEqual(titles(await languages.codeActions(document, all(document))), ['Mend it', 'Cannot']);
  bench.editor.focus(document);
  await bench.run('modallint.fixAll');
  assert.match(bench.editor.messages[0].text, /nothing was changed: the edit was made for version 0/);
  assert.equal(document.text, 'FIX');
});

test('Fix All in File mends the active file', async (t) => {
  const { bench, document } = await opened(t, 'FIX 😀 FIX\r\nMISTAKE FIX');
  bench.editor.focus(document);
  await bench.run('modallint.fixAll');
  assert.equal(document.text, 'MENDED 😀 MENDED\r\nMISTAKE MENDED');
  await until(() => bench.shown(document).length === 1, 'one is left');
  await bench.run('modallint.fixAll');
  assert.match(bench.editor.messages[0].text, /nothing that can be mended safely/);
});

test('a hover is markdown that runs nothing', async (t) => {
  const { document, languages } = await opened(t, 'one');
  const hover = await languages.hover(document, new vscode.Position(0, 1));
  assert.equal(hover.contents[0].value, '**line 0**, [run](command:evil)');
  assert.equal(hover.contents[0].isTrusted, false);
  assert.equal(hover.contents[0].supportHtml, false);
});

test('a code lens leads to its places, with the editor’s own objects', async (t) => {
  const { bench, document, languages } = await opened(t, 'one');
  let shown;
  bench.editor.builtIn.set('editor.action.showReferences', (...args) => (shown = args));
  const [lens] = await languages.codeLenses(document);
  assert.equal(lens.command.title, 'presented from 1 place');
  await bench.run(lens.command.command, ...lens.command.arguments);
  const [uri, position, [location]] = shown;
  assert.ok(uri instanceof vscode.Uri && position instanceof vscode.Position && location instanceof vscode.Location);
  assert.equal(uri.toString(), document.uri.toString());
});

test('code lenses can be switched off, and are asked for anew', async (t) => {
  const { bench, document, languages } = await opened(t, 'one');
  let refreshed = 0;
  languages.for('codeLens', document)[0].provider.onDidChangeCodeLenses(() => refreshed++);
  bench.editor.set('modallint.codeLens', false);
  assert.equal(refreshed, 1);
  assert.deepEqual(await languages.codeLenses(document), []);
  assert.deepEqual(bench.received('textDocument/codeLens'), []);
});

test('references are places', async (t) => {
  const { document, languages } = await opened(t, 'one');
  const [location] = await languages.references(document, new vscode.Position(0, 2));
  assert.equal(location.uri.toString(), document.uri.toString());
});

test('the call hierarchy is walked with what the server knows of each item', async (t) => {
  const { document, languages } = await opened(t, 'one');
  const [{ provider }] = languages.for('callHierarchy', document);
  const token = new vscode.CancellationTokenSource().token;
  const [screen] = await provider.prepareCallHierarchy(document, new vscode.Position(0, 0), token);
  assert.equal(screen.kind, vscode.SymbolKind.Struct);
  const [incoming] = await provider.provideCallHierarchyIncomingCalls(screen, token);
  assert.equal(incoming.from.name, 'presenter of 7');
  const [outgoing] = await provider.provideCallHierarchyOutgoingCalls(incoming.from, token);
  assert.equal(outgoing.to.name, 'presented by 8');
});

test('rule names are completed', async (t) => {
  const { bench, document, languages } = await opened(t, '// modallint:disable ');
  const position = document.positionAt(document.text.length);
  const { items, isIncomplete, provider } = await languages.completions(document, position, { triggerKind: 1, triggerCharacter: ' ' });
  assert.deepEqual(items.map(({ label }) => label), ['trapped-modal', 'reason']);
  assert.equal(isIncomplete, true);
  assert.equal(items[0].kind, 11);
  assert.ok(items[0].range.inserting.isEmpty);
  assert.ok(items[1].insertText instanceof vscode.SnippetString);
  await provider.resolveCompletionItem(items[0], new vscode.CancellationTokenSource().token);
  assert.equal(items[0].documentation.value, 'a modal that nobody can leave');
  assert.deepEqual(bench.received('textDocument/completion')[0].params.context, { triggerKind: 2, triggerCharacter: ' ' });
  assert.deepEqual(languages.for('completion', document)[0].metadata, [' ', ',']);
});

test('a person who types on cancels what was asked', async (t) => {
  const { bench, document, languages } = await opened(t, 'FIX', { delays: { 'textDocument/codeAction': 300 } });
  const source = new vscode.CancellationTokenSource();
  const asked = languages.codeActions(document, all(document), { token: source.token });
  await until(() => bench.received('textDocument/codeAction').length === 1, 'asked');
  source.cancel();
  assert.deepEqual(await asked, []);
  const [request] = bench.received('textDocument/codeAction');
  assert.deepEqual(bench.received('$/cancelRequest').map(({ params }) => params.id), [request.id]);
});

test('errors that pass are not worth a word, others are written down', async (t) => {
  const { bench, document, languages } = await opened(t, 'one', {
    fails: {
      'textDocument/hover': { code: -32801, message: 'content modified' },
      'textDocument/references': { code: -32603, message: 'it broke' },
    },
  });
  assert.equal(await languages.hover(document, new vscode.Position(0, 0)), null);
  assert.deepEqual(await languages.references(document, new vscode.Position(0, 0)), []);
  assert.match(bench.output(), /textDocument\/references: it broke/);
  assert.doesNotMatch(bench.output(), /content modified/);
});
