// The extension with the real program: what the editor shows is what the command line prints.

const assert = require('node:assert/strict');
const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const { test } = require('node:test');
const { expected } = require('../scripts/update');
const { Bench, extensionPath, pause, until, vscode } = require('../testbench/bench');

const repository = path.join(extensionPath, '..');

/** The program: one that the environment names, else one that was built; with a language server. */
const program = [process.env.MODALLINT, ...['release', 'debug'].map((each) => path.join(repository, '.build', each, 'modallint'))]
  .filter(Boolean)
  .map((each) => path.resolve(String(each)))
  .find((each) => fs.existsSync(each) && ends(each, 'lsp', '--help') === 0);

const skip = program === undefined && 'there is no modallint with a language server (build it, or name it in MODALLINT)';

function ends(command, ...words) {
  try {
    execFileSync(command, words, { stdio: 'ignore' });
    return 0;
  } catch (error) {
    return error.status;
  }
}

/** What the command line finds in a folder, by file. */
function commandLine(folder) {
  let output;
  try {
    output = execFileSync(program, ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    output = error.stdout;
  }
  return JSON.parse(output).findings.map((each) => `${each.path.replace(/^\.\//, '')}:${each.line} ${each.severity} ${each.rule}: ${each.message}`).sort();
}

const severities = ['error', 'warning', 'info'];

/** What the editor shows of the workspace, in the same form, without hints at what findings rest on. */
function editorShows(bench) {
  const shown = [];
  bench.editor.languages.collections[0].forEach((uri, diagnostics) => {
    for (const each of diagnostics) {
      if (each.severity === vscode.DiagnosticSeverity.Hint) continue;
      shown.push(`${path.relative(bench.workspace, uri.fsPath)}:${each.range.start.line + 1} ${severities[each.severity]} ${each.code.value ?? each.code}: ${each.message}`);
    }
  });
  return shown.sort();
}

/** A copy of the sample app, and the extension over it. */
async function sample(t, { settings = {}, starts = true } = {}) {
  const bench = new Bench(t);
  fs.cpSync(path.join(repository, 'Tests', 'Samples', 'Weather'), bench.workspace, { recursive: true });
  Object.assign(bench.editor.settings.user, { 'modallint.path': program, ...settings });
  bench.editor.builtIn.set('workbench.actions.view.problems', () => {});
  if (starts) await bench.activate().running();
  bench.uri = (name) => vscode.Uri.file(path.join(bench.workspace, name));
  bench.same = () => until(() => sameLists(editorShows(bench), commandLine(bench.workspace)), () => `the same\n${editorShows(bench).join('\n')}\n\n${commandLine(bench.workspace).join('\n')}\n${bench.output()}`);
  return bench;
}

const sameLists = (one, other) => one.length === other.length && one.every((each, index) => each === other[index]);

test('the editor shows what the command line prints', { skip }, async (t) => {
  const bench = await sample(t);
  const document = bench.editor.documents.open(bench.uri('Forecast/ForecastView.swift'));
  await until(() => bench.shown(document).length === 3, () => bench.output());
  await bench.run('modallint.lintWorkspace');
  await bench.same();
  assert.deepEqual(bench.editor.messages, []);
  const trapped = bench.shown(document).find(({ code }) => code.value === 'trapped-modal');
  assert.equal(document.getText(trapped.range), 'fullScreenCover');
  assert.match(trapped.relatedInformation[0].location.uri.path, /RadarView\.swift$/);
});

test('a quick fix after an emoji mends its place and nothing else', { skip }, async (t) => {
  const bench = await sample(t, { starts: false });
  const file = bench.uri('Forecast/ForecastView.swift');
  const text = fs.readFileSync(file.fsPath, 'utf8').replace('    .fullScreenCover(', '    /* 😀 ü 👩‍👩‍👧 */ .fullScreenCover(').replaceAll('\n', '\r\n');
  fs.writeFileSync(file.fsPath, text);
  const document = bench.editor.documents.open(file);
  await bench.activate().running();
  const trapped = () => bench.shown(document).find(({ code }) => code.value === 'trapped-modal');
  await until(trapped, 'found');
  assert.equal(document.getText(trapped().range), 'fullScreenCover');
  const actions = await bench.editor.languages.codeActions(document, trapped().range);
  const preferred = actions.filter(({ isPreferred }) => isPreferred);
  assert.equal(preferred.length, 1, actions.map(({ title }) => title).join());
  await bench.editor.languages.resolve(document, preferred[0]);
  assert.equal(await bench.editor.applyEdit(preferred[0].edit), true);
  await until(() => !trapped(), 'mended');
  assert.ok(document.text.includes('/* 😀 ü 👩‍👩‍👧 */ .fullScreenCover(isPresented: $showsRadar) {\r\n'), document.text);
  bench.editor.documents.save(document);
  await bench.same();
});

test('a comment allows a finding, and is never the preferred action', { skip }, async (t) => {
  const bench = await sample(t);
  const document = bench.editor.documents.open(bench.uri('Forecast/ForecastView.swift'));
  const found = () => bench.shown(document).find(({ code }) => code.value === 'missing-dismiss-button');
  await until(found, 'found');
  const actions = await bench.editor.languages.codeActions(document, found().range);
  const allow = actions.find(({ title }) => /allow/i.test(title));
  assert.ok(allow && !allow.isPreferred, actions.map(({ title }) => title).join());
  await bench.editor.languages.resolve(document, allow);
  assert.equal(await bench.editor.applyEdit(allow.edit), true);
  await until(() => !found(), 'allowed');
});

test('Fix All in File does what `--fix` does', { skip }, async (t) => {
  const bench = await sample(t);
  const before = path.join(repository, 'Tests', 'Fixes', 'deprecated-modal-api');
  const folder = fs.readdirSync(before).find((each) => /presentationMode/.test(fs.readFileSync(path.join(before, each, 'before.swift'), 'utf8')));
  const document = bench.open('Note.swift', fs.readFileSync(path.join(before, folder, 'before.swift'), 'utf8').replace('Button(', '/* 😀 */ Button('));
  bench.file('.modallint.json', '{"deploymentTarget": "15.0"}');
  await bench.run('modallint.restart');
  await bench.running();
  await until(() => bench.shown(document).length > 0, () => `found\n${bench.output()}`);
  bench.editor.focus(document);
  await bench.run('modallint.fixAll');
  assert.deepEqual(bench.editor.messages, []);
  ends(program, '--fix', bench.workspace);
  assert.equal(document.text, fs.readFileSync(document.uri.fsPath, 'utf8'));
  assert.ok(document.text.includes('/* 😀 */ Button("Done") { dismiss() }'), document.text);
});

test('hovers, lenses, hierarchy and completion answer', { skip }, async (t) => {
  const bench = await sample(t);
  const { documents, languages } = bench.editor;
  const document = documents.open(bench.uri('Forecast/ForecastView.swift'));
  await until(() => bench.shown(document).length === 3, 'found');
  const trapped = bench.shown(document).find(({ code }) => code.value === 'trapped-modal');
  const hover = await languages.hover(document, trapped.range.start);
  assert.match(hover.contents[0].value, /nobody can leave `RadarView`/);

  const radar = documents.open(bench.uri('Forecast/RadarView.swift'));
  let peeked;
  bench.editor.builtIn.set('editor.action.showReferences', (...args) => (peeked = args));
  const [lens] = await languages.codeLenses(radar);
  assert.match(lens.command.title, /presented/);
  await bench.run(lens.command.command, ...lens.command.arguments);
  assert.match(peeked[2][0].uri.path, /ForecastView\.swift$/);
  bench.editor.set('modallint.codeLens', false);
  assert.deepEqual(await languages.codeLenses(radar), []);

  const [{ provider }] = languages.for('callHierarchy', radar);
  const token = new vscode.CancellationTokenSource().token;
  const [item] = await provider.prepareCallHierarchy(radar, radar.positionAt(radar.text.indexOf('RadarView')), token);
  const [incoming] = await provider.provideCallHierarchyIncomingCalls(item, token);
  assert.match(incoming.from.uri.path, /ForecastView\.swift$/);

  const at = document.text.indexOf('.sheet');
  documents.edit(document, { start: at, end: at, text: '// modallint:allow \n    ' });
  const { items } = await languages.completions(document, document.positionAt(at + '// modallint:allow '.length));
  assert.ok(items.some(({ label }) => label === 'trapped-modal'), JSON.stringify(items.slice(0, 3)));
});

test('edits while the server starts, and many more, leave the same findings', { skip }, async (t) => {
  const bench = await sample(t, { starts: false });
  const { documents } = bench.editor;
  const document = documents.open(bench.uri('Forecast/ForecastView.swift'));
  bench.activate();
  let seed = 11;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  const pieces = ['\n', '// 😀\n', '/* ü\n👩‍👩‍👧 */  ', '  '];
  for (let count = 0; count < 200; count++) {
    const line = random(document.lineCount);
    const { start } = document.lineAt(line).range;
    const at = document.offsetAt(start);
    // What was put in is taken out again now and then.
    const piece = pieces.find((each) => document.text.startsWith(each, at));
    const isTakenOut = piece !== undefined && random(2) === 0;
    documents.edit(document, { start: at, end: isTakenOut ? at + piece.length : at, text: isTakenOut ? '' : pieces[random(pieces.length)] });
    if (count % 20 === 0) await pause(5);
  }
  await bench.running();
  documents.save(document);
  await bench.same();
  assert.equal(bench.shown(document).length, 3);
});

test('files that are created, changed, renamed and deleted, and a changed configuration, are followed', { skip }, async (t) => {
  const bench = await sample(t);
  await bench.same();
  const touch = (kind, name) => bench.editor.fileEvent(kind, bench.uri(name).fsPath);
  fs.writeFileSync(bench.uri('New file, ü.swift').fsPath, fs.readFileSync(bench.uri('Forecast/ForecastView.swift').fsPath, 'utf8').replaceAll('ForecastView', 'OtherView').replaceAll('struct Day', 'struct OtherDay'));
  touch('create', 'New file, ü.swift');
  await bench.same();
  fs.renameSync(bench.uri('New file, ü.swift').fsPath, bench.uri('Renamed.swift').fsPath);
  touch('delete', 'New file, ü.swift');
  touch('create', 'Renamed.swift');
  await bench.same();
  fs.unlinkSync(bench.uri('Renamed.swift').fsPath);
  touch('delete', 'Renamed.swift');
  await bench.same();
  // Of a folder the editor tells one event.
  fs.rmSync(bench.uri('Map').fsPath, { recursive: true });
  touch('delete', 'Map');
  await bench.same();
  assert.doesNotMatch(editorShows(bench).join(), /StationController/);
  fs.writeFileSync(bench.uri('.modallint.json').fsPath, '{"rules": {"trapped-modal": "off"}}');
  touch('create', '.modallint.json');
  await bench.same();
  assert.doesNotMatch(editorShows(bench).join(), /trapped-modal/);
});

test('severities of the editor are for the editor, and hold without a restart', { skip }, async (t) => {
  const bench = await sample(t);
  const document = bench.editor.documents.open(bench.uri('Forecast/ForecastView.swift'));
  const severity = () => bench.shown(document).find(({ code }) => code.value === 'trapped-modal')?.severity;
  await until(() => severity() === vscode.DiagnosticSeverity.Error, 'an error');
  bench.editor.set('modallint.severity', { 'trapped-modal': 'hint' });
  await until(() => severity() === vscode.DiagnosticSeverity.Hint, () => `a hint, not ${severity()}`);
  bench.editor.set('modallint.severity', {});
  await until(() => severity() === vscode.DiagnosticSeverity.Error, 'an error again');
  bench.editor.set('modallint.severity', { 'trapped-modal': 'off' });
  await until(() => severity() === undefined, 'none');
});

test('two folders are two projects', { skip }, async (t) => {
  const bench = await sample(t, { starts: false });
  const second = path.join(bench.folder, 'Second');
  fs.cpSync(bench.workspace, second, { recursive: true });
  bench.editor.addFolders(second);
  await bench.activate().running();
  const one = bench.editor.documents.open(bench.uri('Forecast/ForecastView.swift'));
  const two = bench.editor.documents.open(vscode.Uri.file(path.join(second, 'Forecast/ForecastView.swift')));
  await until(() => bench.shown(one).length === 3 && bench.shown(two).length === 3, 'found in both');
  bench.editor.removeFolder(second);
  bench.editor.documents.close(two);
  await until(() => bench.shown(two).length === 0, 'gone with its folder');
});

test('a killed server comes back with all findings, and ends cleanly', { skip }, async (t) => {
  const bench = await sample(t);
  await bench.same();
  const pid = serverProcess();
  process.kill(pid, 'SIGKILL');
  await until(() => /it is started again/.test(bench.output()), 'died');
  await bench.running();
  await bench.same();
  const next = serverProcess();
  await bench.deactivate();
  assert.equal(isAlive(next), false);
});

/** The server that this process runs. */
function serverProcess() {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n').map((line) => line.trim().split(/\s+/));
  return Number(all.find(([, parent, ...words]) => parent === String(process.pid) && words.includes('lsp'))?.[0]);
}

function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

test('rules are listed and explained', { skip }, async (t) => {
  const bench = await sample(t);
  const page = await bench.editor.contentProviders.get('modallint-rule').provideTextDocumentContent(vscode.Uri.parse('modallint-rule:/missing-data-loss-guard.md'));
  assert.match(page, /^# missing-data-loss-guard\n\na draft in a modal/);
  for (const heading of ['Why', 'How to fix', 'What it cannot see', 'Bad', 'Good']) assert.ok(page.includes(`\n## ${heading}\n`), heading);
  assert.equal((page.match(/```/g) ?? []).length % 2, 0);
  assert.match(page, /```swift\nimport SwiftUI\n/);
  let offered;
  bench.editor.choose = (text, labels) => void (/rule/i.test(text) && (offered = labels));
  await bench.run('modallint.explainRule');
  assert.ok(offered.includes('trapped-modal'));
});

test('a configuration is written by the program', { skip }, async (t) => {
  const bench = await sample(t);
  bench.editor.choose = (text) => (/Write one/.test(text) ? 'Write' : undefined);
  await bench.run('modallint.openConfiguration');
  assert.match(fs.readFileSync(bench.uri('.modallint.json').fsPath, 'utf8'), /Configuration of modallint/);
});

test('what is repeated of the program is what the program says', { skip }, () => {
  // `node scripts/update.js PROGRAM` writes it anew.
  for (const [file, text] of Object.entries(expected(program))) assert.equal(fs.readFileSync(path.join(extensionPath, file), 'utf8'), text, `${file}: run node scripts/update.js PROGRAM`);
});
