// A server that makes no sense: nothing that it says ends the extension, and what makes sense afterwards works.

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { Bench, until, vscode } = require('../testbench/bench');

/** Values of every shape but the right one. */
const nonsense = [null, 42, 'text', true, [], {}, [null], [42], [{}], { items: 7 }, { uri: 1, diagnostics: 2 }, { token: {}, value: 1 }, { range: { start: {}, end: {} } }];

const notifications = ['textDocument/publishDiagnostics', '$/progress', '$/logTrace', 'window/logMessage', 'window/showMessage', 'telemetry/event', '$/cancelRequest'];

const requests = [
  'workspace/configuration',
  'workspace/applyEdit',
  'client/registerCapability',
  'client/unregisterCapability',
  'window/showMessageRequest',
  'window/showDocument',
  'window/workDoneProgress/create',
];

test('notifications and requests of no sense harm nothing, and every request is answered', async (t) => {
  const bench = new Bench(t);
  bench.mayComplain = true;
  const document = bench.open('One.swift', 'MISTAKE');
  const afterwards = [
    ...notifications.flatMap((method) => nonsense.map((params) => ({ method, params }))),
    ...requests.flatMap((method) => nonsense.map((params) => ({ method, params, isRequest: true }))),
  ];
  await bench.activate({ plan: { afterwards } }).running();
  await until(() => bench.entries().some(({ followed }) => followed), () => `all answered\n${bench.output()}`);
  assert.equal(bench.entries().filter(({ answered }) => answered).length, requests.length * nonsense.length);
  assert.equal(bench.shown(document).length, 1);
  assert.equal(await bench.serverText(document), 'MISTAKE');
  assert.equal(bench.starts(), 1);
});

test('answers of no sense show nothing', async (t) => {
  for (const [index, answer] of nonsense.entries()) {
    await t.test(JSON.stringify(answer), async (t) => {
      const bench = new Bench(t);
      bench.mayComplain = true;
      const document = bench.open('One.swift', 'FIX');
      const methods = ['hover', 'codeAction', 'codeLens', 'references', 'prepareCallHierarchy', 'completion'].map((name) => `textDocument/${name}`);
      const answers = Object.fromEntries([...methods, 'codeAction/resolve', 'codeLens/resolve', 'workspace/diagnostic'].map((method) => [method, answer]));
      await bench.activate({ plan: { answers } }).running();
      await until(() => bench.shown(document).length === 1, 'found');
      const { languages } = bench.editor;
      const start = new vscode.Position(0, 0);
      const asked = [
        languages.hover(document, start),
        languages.codeActions(document, new vscode.Range(start, start)),
        languages.codeLenses(document),
        languages.references(document, start),
        languages.completions(document, start),
        bench.run('modallint.fixAll'),
        bench.run('modallint.lintWorkspace'),
      ];
      // Each may fail, and none may hang.
      await Promise.allSettled(asked);
      assert.equal(await bench.serverText(document), 'FIX', `after answer ${index}`);
      assert.equal(bench.starts(), 1);
    });
  }
});
