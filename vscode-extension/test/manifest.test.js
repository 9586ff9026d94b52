// The extension's files against each other: what one of them names is there in the other.

const assert = require('node:assert/strict');
const { execFileSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { test } = require('node:test');
const { Bench, extensionPath } = require('../testbench/bench');

const manifest = JSON.parse(read('package.json'));

function read(file) {
  return fs.readFileSync(path.join(extensionPath, file), 'utf8');
}

/** Paths of the files below a folder. */
function files(folder) {
  return fs
    .readdirSync(path.join(extensionPath, folder), { withFileTypes: true })
    .flatMap((each) => (each.isDirectory() ? files(`${folder}/${each.name}`) : [`${folder}/${each.name}`]));
}

const scripts = ['src', 'scripts', 'test', 'testbench'].flatMap(files).filter((file) => file.endsWith('.js'));

test('every command that is shown is there, and every one is shown or internal', async (t) => {
  const bench = new Bench(t);
  await bench.activate().running();
  const shown = manifest.contributes.commands.map(({ command }) => command);
  const internal = ['modallint.showPlaces', 'fake.text'];
  assert.deepEqual([...bench.editor.commands.keys()].sort(), [...shown, ...internal].sort());
  const used = JSON.stringify(manifest).match(/command:(modallint\.\w+)|onCommand:(modallint\.\w+)/g) ?? [];
  for (const each of used) assert.ok(shown.includes(each.split(':')[1]), each);
});

test('every file that is named is there', () => {
  const named = [manifest.main, manifest.icon, ...manifest.contributes.jsonValidation.map(({ url }) => url), ...manifest.contributes.walkthroughs[0].steps.map(({ media }) => media.markdown ?? media.image)];
  for (const file of named) assert.ok(fs.existsSync(path.join(extensionPath, file)), file);
  for (const [, file] of read('README.md').matchAll(/\]\(([\w/.-]+)\)/g)) assert.ok(fs.existsSync(path.join(extensionPath, file)), file);
});

test('the walkthrough is written as the editor reads it', () => {
  const source = scripts.filter((each) => each.startsWith('src')).map(read).join('');
  for (const { description, completionEvents } of manifest.contributes.walkthroughs[0].steps) {
    // Not Markdown: code stands in two backticks.
    assert.doesNotMatch(description, /(?<!`)`(?!`)/, description);
    for (const event of completionEvents) {
      const [, context] = event.split('onContext:');
      if (context) assert.ok(source.includes(`'setContext', '${context}'`), event);
    }
  }
});

test('every setting has a description, a scope and a default, and is in the README', () => {
  for (const [key, { scope, default: value, description, markdownDescription }] of Object.entries(manifest.contributes.configuration.properties)) {
    assert.ok(scope && value !== undefined && (description ?? markdownDescription), key);
    assert.ok(read('README.md').includes(`\`${key}\``), key);
  }
  // What names a program or a file may not come from a workspace that is not trusted.
  assert.deepEqual(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations, ['modallint.path', 'modallint.config']);
});

test('the version has an entry in the changelog', () => {
  assert.ok(read('CHANGELOG.md').includes(`## ${manifest.version}\n`));
});

test('nothing is needed but VS Code and Node', () => {
  assert.equal(manifest.dependencies, undefined);
  assert.equal(manifest.devDependencies, undefined);
  const builtIn = new Set(['child_process', 'fs', 'os', 'path', 'vscode', 'zlib']);
  for (const file of scripts.filter((each) => /^(src|scripts)/.test(each))) {
    for (const [, name] of read(file).matchAll(/require\('([^']+)'\)/g)) {
      if (!name.startsWith('.')) assert.ok(builtIn.has(name), `${file} requires ${name}`);
    }
  }
});

test('files are short, and begin with their idea', () => {
  for (const file of scripts) {
    const text = read(file);
    assert.ok(text.startsWith('// '), `${file} does not say what it is for`);
    assert.ok(text.split('\n').length <= 500, `${file} is too long`);
  }
});

test('the schema is one, and knows the rules that the settings name', () => {
  const schema = JSON.parse(read('schemas/modallint.schema.json'));
  const names = manifest.contributes.configuration.properties['modallint.severity'].propertyNames.enum;
  assert.equal(schema.type, 'object');
  assert.ok(names.length > 0);
  for (const name of names) assert.ok(JSON.stringify(schema).includes(`"${name}"`), name);
});

test('types hold', (t) => {
  const compiler = process.env.TSC ?? found('tsc');
  if (!compiler) return t.skip('tsc is not installed (Debian: node-typescript; or name it in TSC)');
  const types = process.env.VSCODE_TYPES ?? path.join(extensionPath, 'node_modules', '@types', 'vscode', 'index.d.ts');
  if (!fs.existsSync(types)) return t.skip('there is no vscode.d.ts (name it in VSCODE_TYPES)');
  const nodeTypes = process.env.NODE_TYPES ?? path.join(extensionPath, 'node_modules', '@types');
  if (!fs.existsSync(path.join(nodeTypes, 'node'))) return t.skip('there is no @types/node (name the folder that holds `node` in NODE_TYPES)');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'modallint-types-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const configuration = {
    extends: path.join(extensionPath, 'jsconfig.json'),
    compilerOptions: { typeRoots: [path.resolve(nodeTypes)] },
    include: ['src', 'scripts'].map((each) => path.join(extensionPath, each)),
    files: [path.resolve(types)],
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  try {
    execFileSync(compiler, ['-p', folder], { encoding: 'utf8' });
  } catch (error) {
    assert.fail(error.stdout || error.message);
  }
});

/** A program in PATH. */
function found(name) {
  return (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)).find((each) => fs.existsSync(each));
}
