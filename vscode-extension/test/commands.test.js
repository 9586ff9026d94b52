// The commands that do not need the server's protocol: rules, configuration, trace, menu.

const assert = require('node:assert/strict');
const fs = require('fs');
const { test } = require('node:test');
const { Bench, until, vscode } = require('../testbench/bench');

const page = (bench, rule) => bench.editor.contentProviders.get('modallint-rule').provideTextDocumentContent(vscode.Uri.parse(`modallint-rule:/${rule}.md`));

test('a rule’s page is markdown: headings, and code as Swift', async (t) => {
  const bench = new Bench(t);
  await bench.activate().running();
  assert.equal(
    await page(bench, 'trapped-modal'),
    '# trapped-modal\n\nsomething about it\n\n*warning, on by default*\n\n## Why\n\nBecause.\n\n```swift\nlet code = 1\n\nlet more = 2\n```\n\n## Good\n\n```swift\nlet good = 3\n```\n'
  );
  assert.match(await page(bench, '--config=evil'), /There is no rule/);
});

test('the rule at the cursor is explained', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'MISTAKE\nFIX\n');
  bench.editor.builtIn.set('markdown.showPreview', () => {});
  await bench.activate().running();
  await until(() => bench.shown(document).length === 2, 'found');
  const explained = () => bench.editor.executed.filter(({ name }) => name === 'markdown.showPreview').map(({ args }) => args[0].path);
  bench.editor.focus(document, new vscode.Position(0, 2));
  await bench.run('modallint.explainRule');
  bench.editor.focus(document, new vscode.Position(1, 3));
  await bench.run('modallint.explainRule');
  await bench.run('modallint.explainRule', 'nested-modals');
  assert.deepEqual(explained(), ['/trapped-modal.md', '/unfixed.md', '/nested-modals.md']);
});

test('elsewhere a rule is chosen from the list, and shown without a preview as well', async (t) => {
  const bench = new Bench(t);
  await bench.activate().running();
  bench.editor.choose = (text) => (/rule/i.test(text) ? 'trapped-modal' : undefined);
  await bench.run('modallint.explainRule');
  assert.equal(bench.editor.shown[0].uri, 'modallint-rule:/trapped-modal.md');
});

test('a configuration is written after a question, and opened', async (t) => {
  const bench = new Bench(t);
  await bench.activate().running();
  await bench.run('modallint.openConfiguration');
  assert.equal(fs.existsSync(`${bench.workspace}/.modallint.json`), false);
  bench.editor.choose = (text) => (/Write one/.test(text) ? 'Write' : undefined);
  await bench.run('modallint.openConfiguration');
  assert.equal(fs.existsSync(`${bench.workspace}/.modallint.json`), true);
  await bench.run('modallint.openConfiguration');
  assert.equal(bench.editor.messages.length, 2);
  assert.deepEqual(bench.editor.shown.map(({ uri }) => uri), Array(2).fill(`file://${bench.workspace}/.modallint.json`));
});

test('of several folders one is chosen', async (t) => {
  const bench = new Bench(t);
  const second = `${bench.folder}/Second`;
  fs.mkdirSync(second);
  fs.writeFileSync(`${second}/.modallint.json`, '{}');
  bench.editor.addFolders(second);
  await bench.activate().running();
  bench.editor.choose = (text) => (text === 'folder' ? 'Second' : undefined);
  await bench.run('modallint.openConfiguration');
  assert.equal(bench.editor.shown[0].uri, `file://${second}/.modallint.json`);
});

test('the trace is off, is switched on, and tells the server', async (t) => {
  const bench = new Bench(t);
  const document = bench.open('One.swift', 'one');
  await bench.activate().running();
  bench.editor.choose = (text) => (/not traced/.test(text) ? 'Trace Messages' : undefined);
  await bench.run('modallint.showTrace');
  const trace = bench.editor.channels.find(({ name }) => name === 'modallint trace');
  assert.equal(trace.isShown, true);
  await bench.editor.languages.hover(document, new vscode.Position(0, 0));
  assert.deepEqual(bench.received('$/setTrace').map(({ params }) => params.value), ['messages']);
  assert.match(trace.lines.join('\n'), /sent request textDocument\/hover \((\d+)\)\n[^]*received response textDocument\/hover \(\1\) in \d+ ms/);
  assert.doesNotMatch(trace.lines.join('\n'), /"position"/);
  bench.editor.set('modallint.trace.server', 'verbose');
  await bench.editor.languages.hover(document, new vscode.Position(0, 0));
  assert.match(trace.lines.join('\n'), /"position"/);
  bench.editor.set('modallint.trace.server', 'off');
  const { length } = trace.lines;
  await bench.editor.languages.hover(document, new vscode.Position(0, 0));
  assert.equal(trace.lines.length, length);
});

test('a trace that is on from the start holds the first message, cut short where it is long', async (t) => {
  const bench = new Bench(t);
  bench.open('One.swift', 'x'.repeat(100_000));
  bench.editor.settings.user['modallint.trace.server'] = 'verbose';
  await bench.activate().running();
  const trace = bench.editor.channels.find(({ name }) => name === 'modallint trace').lines.join('\n');
  assert.match(trace, /sent request initialize \(1\)/);
  assert.match(trace, /x… \(\d+ characters\)/);
  assert.ok(trace.length < 60_000);
  assert.equal(bench.received('initialize')[0].params.trace, 'verbose');
});

test('the menu offers what can be done', async (t) => {
  const bench = new Bench(t);
  await bench.activate().running();
  let offered;
  bench.editor.choose = (_, labels) => (offered = labels) && '$(output) Show the output';
  await bench.run('modallint.showMenu');
  assert.deepEqual(offered.map((label) => label.replace(/^\S+ /, '')), ['Lint the workspace', 'Explain a rule', 'Open the configuration', 'Restart the server', 'Show the output']);
  assert.equal(bench.editor.channels[0].isShown, true);
});
