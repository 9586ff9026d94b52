// The server's texts are the editor's, whatever is typed, and whenever.

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { Bench, until, vscode } = require('../testbench/bench');

/** The order of what the server was told of documents. */
const told = (bench) => bench.received().map(({ method }) => method).filter((method) => method?.startsWith('textDocument/did'));

test('what was open before the server is opened first, each once', async (t) => {
  const bench = new Bench(t);
  const [one, two] = [bench.open('One.swift', 'one'), bench.open('Two.swift', 'two')];
  await bench.activate().running();
  assert.equal(await bench.serverText(one), 'one');
  assert.equal(await bench.serverText(two), 'two');
  assert.deepEqual(told(bench), ['textDocument/didOpen', 'textDocument/didOpen']);
  const [opened] = bench.received('textDocument/didOpen');
  assert.deepEqual(opened.params.textDocument, { uri: one.uri.toString(), languageId: 'swift', version: 1, text: 'one' });
});

test('only Swift files on disk are the server’s business', async (t) => {
  const bench = new Bench(t);
  const { documents } = bench.editor;
  await bench.activate().running();
  documents.open(vscode.Uri.parse('untitled:Untitled-1'), 'let a = 1', 'swift');
  documents.open(vscode.Uri.parse('git:/App/One.swift?{}'), 'let a = 1', 'swift');
  bench.open('README.md', '# readme');
  const swift = bench.open('One.swift', 'one');
  await until(async () => (await bench.serverText(swift)) === 'one', 'the text');
  assert.equal(bench.received('textDocument/didOpen').length, 1);
});

test('edits arrive as they were made, with emoji, CRLF and several at once', async (t) => {
  const bench = new Bench(t);
  const { documents } = bench.editor;
  const document = bench.open('One.swift', 'let a = "😀"\r\nlet b = "ü"\r\n\r\nlast');
  await bench.activate().running();
  const at = (text) => document.text.indexOf(text);
  documents.edit(document, { start: at('"😀"') + 3, end: at('"😀"') + 3, text: '👩‍👩‍👧' });
  documents.edit(document, { start: at('let b'), end: at('let b'), text: 'new\nline ' });
  documents.edit(document, { start: 0, end: 3, text: 'var' }, { start: at('let b'), end: at('let b') + 3, text: 'var' }, { start: at('last'), end: at('last') + 4, text: '' });
  documents.edit(document, { start: 0, end: document.text.length, text: 'all new\n😀' });
  assert.equal(await bench.serverText(document), document.text);
  assert.deepEqual(bench.received('textDocument/didChange').map(({ params }) => params.textDocument.version), [2, 3, 4, 5]);
  const third = bench.received('textDocument/didChange')[2];
  assert.deepEqual(Object.keys(third.params.contentChanges[0]).sort(), ['range', 'text']);
  assert.deepEqual(Object.keys(third.params.contentChanges[0].range).sort(), ['end', 'start']);
  assert.equal(bench.entries().some(({ wrong }) => wrong), false);
});

test('changes whose order an editor mixes up arrive all the same', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'abc\ndef\nghi\n');
  await bench.activate().running();
  const change = (line, text) => ({ range: new vscode.Range(line, 0, line, 3), rangeOffset: line * 4, rangeLength: 3, text });
  document.text = 'A\nlong\nnew\nB\n';
  document.version++;
  bench.editor.documents.changing.fire({ document, contentChanges: [change(0, 'A'), change(2, 'B'), change(1, 'long\nnew')] });
  assert.equal(await bench.serverText(document), document.text);
});

test('events without changes are not told', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'one');
  await bench.activate().running();
  bench.editor.documents.save(document);
  await until(() => bench.received('textDocument/didSave').length === 1, 'saved');
  assert.equal(bench.received('textDocument/didSave')[0].params.text, 'one');
  assert.deepEqual(bench.received('textDocument/didChange'), []);
});

test('a change is told before a request that follows it', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'one');
  await bench.activate().running();
  bench.editor.documents.edit(document, { start: 3, end: 3, text: ' more' });
  await bench.editor.languages.hover(document, new vscode.Position(0, 0));
  const methods = bench.received().map(({ method }) => method);
  assert.ok(methods.indexOf('textDocument/didChange') < methods.indexOf('textDocument/hover'));
});

test('edits while the server starts are in the text that it gets', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'one');
  bench.activate({ plan: { delays: { initialize: 300 } } });
  await until(() => bench.received('initialize').length === 1, 'asked');
  for (let count = 0; count < 20; count++) bench.editor.documents.edit(document, { start: 0, end: 0, text: `${count} 😀 ` });
  const late = bench.open('Late.swift', 'late');
  bench.editor.documents.close(bench.open('Gone.swift', 'gone'));
  await bench.running();
  assert.equal(await bench.serverText(document), document.text);
  assert.equal(await bench.serverText(late), 'late');
  assert.deepEqual(told(bench), ['textDocument/didOpen', 'textDocument/didOpen']);
  assert.equal(bench.received('textDocument/didOpen')[0].params.textDocument.version, 21);
});

test('a document in another language is closed, and opened when it is Swift again', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE');
  await bench.activate().running();
  await until(() => bench.shown(document).length === 1, 'found');
  bench.editor.documents.setLanguage(document, 'plaintext');
  assert.equal(bench.shown(document).length, 0);
  bench.editor.documents.setLanguage(document, 'swift');
  await until(() => bench.shown(document).length === 1, 'found again');
  assert.deepEqual(told(bench), ['textDocument/didOpen', 'textDocument/didClose', 'textDocument/didOpen']);
});

test('a renamed file is closed under its old name and opened under the new one', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('Old.swift', 'MISTAKE');
  await bench.activate().running();
  await until(() => bench.shown(document).length === 1, 'found');
  const renamed = bench.editor.documents.rename(document, bench.file('New name, ü.swift', ''));
  await until(() => bench.shown(renamed).length === 1, 'found in the new file');
  assert.equal(bench.shown(document).length, 0);
  assert.equal(await bench.serverText(document), null);
});

test('a server that wants full texts gets them', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'one');
  await bench.activate({ plan: { sync: 1 } }).running();
  bench.editor.documents.edit(document, { start: 0, end: 3, text: 'two 😀' });
  assert.equal(await bench.serverText(document), 'two 😀');
  assert.deepEqual(bench.received('textDocument/didChange')[0].params.contentChanges, [{ text: 'two 😀' }]);
});

test('a thousand random edits leave both texts equal', async (t) => {
  const bench = new Bench(t);
  const newline = '\r\n';
  const document = bench.open('One.swift', Array.from({ length: 50 }, (_, line) => `line ${line} 😀 ü`).join(newline));
  await bench.activate({ plan: { publishesNothing: true } }).running();
  let seed = 7;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  const pieces = ['a', '😀', 'ü\n', '\r\n', '', 'struct View {}', '\n\n', '👨‍👩‍👧'];
  for (let count = 0; count < 1000; count++) {
    const edits = [];
    let from = 0;
    for (let cursor = random(3); cursor >= 0 && from < document.text.length; cursor--) {
      const start = boundary(document.text, from + random(document.text.length - from + 1));
      const end = boundary(document.text, Math.min(document.text.length, start + random(12)));
      edits.push({ start, end: Math.max(start, end), text: pieces[random(pieces.length)] });
      from = Math.max(start, end) + 1;
    }
    bench.editor.documents.edit(document, ...edits);
  }
  assert.equal(await bench.serverText(document), document.text);
  assert.equal(bench.entries().some(({ wrong }) => wrong), false);
});

/** An editor's cursor stands neither within a pair of surrogates nor between the two characters of a line's end. */
function boundary(text, offset) {
  const inPair = /[\uD800-\uDBFF]/.test(text[offset - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[offset] ?? '');
  return inPair || (text[offset - 1] === '\r' && text[offset] === '\n') ? offset - 1 : offset;
}
