// One session from its first to its last message, in order and complete.

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { Bench, until, vscode } = require('../testbench/bench');

test('a session’s messages', async (t) => {
  const bench = new Bench(t);
  const { documents, languages } = bench.editor;
  const document = bench.open('One.swift', 'let a = "😀" // FIX\r\n');
  await bench.activate().running();
  await until(() => bench.shown(document).length === 1, 'found');
  const [{ range }] = bench.shown(document);
  const [action] = await languages.codeActions(document, range);
  await languages.resolve(document, action);
  await bench.editor.applyEdit(action.edit);
  documents.save(document);
  await languages.hover(document, new vscode.Position(0, 0));
  bench.editor.set('modallint.run', 'onSave');
  documents.close(document);
  await bench.deactivate();

  const received = bench.received();
  assert.deepEqual(
    received.map(({ method, id }) => `${method}${id === undefined ? '' : ` ${id}`}`),
    [
      'initialize 1',
      'initialized',
      'textDocument/didOpen',
      'textDocument/codeAction 2',
      'codeAction/resolve 3',
      'textDocument/didChange',
      'textDocument/didSave',
      'textDocument/hover 4',
      'workspace/didChangeConfiguration',
      'textDocument/didClose',
      'shutdown 5',
      'exit',
    ]
  );
  for (const message of received) {
    assert.equal(message.jsonrpc, '2.0');
    // No value of the editor has slipped through: a range is no array, an address is a text.
    JSON.stringify(message, (key, value) => {
      if (key === 'range') assert.deepEqual(Object.keys(value).sort(), ['end', 'start']);
      if (key === 'uri') assert.equal(typeof value, 'string');
      assert.notEqual(value?.$mid, 1);
      return value;
    });
  }
});
