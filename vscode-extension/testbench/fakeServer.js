// A server that does as it is told, for what the real one must never do, and to look at what the client sends. It is
// run as a program of its own, with a file that says how to behave:
//
//     node fakeServer.js PLAN.json [ARGUMENT…]
//
// It takes `FIX` in a text for a mistake, and `MISTAKE` for one that nothing mends.

const fs = require('fs');

const [planPath, ...words] = process.argv.slice(2);
const plan = JSON.parse(fs.readFileSync(planPath, 'utf8'));

if (words[0] === 'lsp') serve();
else command();

/** The program's other commands. */
function command() {
  const [name, ...rest] = words;
  if (name === 'explain') return console.log(`${rest[0]}: something about it\nwarning, on by default\n\nWhy\n\nBecause.\n\n    let code = 1\n\n    let more = 2\n\nGood\n\n    let good = 3\n`);
  if (name === 'rules') return console.log(JSON.stringify([{ id: 'trapped-modal', severity: 'error', default: 'on', summary: 'a modal that nobody can leave' }]));
  if (name === 'init') {
    fs.writeFileSync(`${rest[0]}/.modallint.json`, '{}\n');
    return console.log('written');
  }
  console.error(`modallint: unknown command ${name}`);
  process.exitCode = 2;
}

function serve() {
  note({ started: process.pid });
  if (plan.exitsAtOnce !== undefined) {
    console.error('cannot go on');
    process.exit(plan.exitsAtOnce);
  }
  if (plan.prints) process.stdout.write(plan.prints);
  if (plan.floodsErrors) {
    for (let line = 0; line < 20_000; line++) process.stderr.write(`line ${line} of standard error ${'x'.repeat(80)}\n`);
  }
  if (plan.ignoresTermination) for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});
  let bytes = Buffer.alloc(0);
  process.stdin.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(bytes.subarray(0, end).toString())[1]);
      if (bytes.length < end + 4 + length) return;
      const body = bytes.subarray(end + 4, end + 4 + length).toString();
      bytes = bytes.subarray(end + 4 + length);
      receive(JSON.parse(body));
    }
  });
  process.stdin.on('end', () => {
    if (!plan.neverEnds) process.exit(1);
  });
  if (plan.neverEnds) setInterval(() => {}, 1000);
  if (plan.stopsReading) process.stdin.pause();
}

/** Texts as the client told them. @type {Map<string, {text: string, version: number}>} */
const texts = new Map();
const cancelled = new Set();
let hasShutDown = false;
let lastId = 0;
/** What the client answered to our requests. */
const waiting = new Map();

function note(entry) {
  fs.appendFileSync(plan.log, `${JSON.stringify(entry)}\n`);
}

function send(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const frame = Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
  // Frames split in odd places, if so planned.
  if (!plan.splits) return void process.stdout.write(frame);
  for (let at = 0; at < frame.length; at += plan.splits) process.stdout.write(frame.subarray(at, at + plan.splits));
}

function request(method, params) {
  const id = `server-${++lastId}`;
  send({ id, method, params });
  return new Promise((resolve) => waiting.set(id, resolve));
}

async function receive(message) {
  note({ received: message });
  const { id, method, params } = message;
  if (method === undefined) return waiting.get(id)?.(message);
  if (id === undefined) return notified(method, params);
  if (plan.dies?.on === method) process.exit(plan.dies.code ?? 3);
  if (plan.ignores?.includes(method)) return undefined;
  if (plan.delays?.[method]) await new Promise((resolve) => setTimeout(resolve, plan.delays[method]));
  if (cancelled.has(id)) return send({ id, error: { code: -32800, message: 'cancelled' } });
  if (plan.fails?.[method]) return send({ id, error: plan.fails[method] });
  if (plan.answers && method in plan.answers) return send({ id, result: plan.answers[method] });
  const answer = answers[method];
  if (!answer) return send({ id, error: { code: -32601, message: `unknown method ${method}` } });
  return send({ id, result: await answer(params) });
}

function notified(method, params) {
  if (method === '$/cancelRequest') cancelled.add(params.id);
  if (method === 'exit' && !plan.neverEnds) process.exit(hasShutDown ? 0 : 1);
  if (plan.dies?.on === method) process.exit(plan.dies.code ?? 3);
  if (method === 'initialized') void follow();
  if (method === 'textDocument/didOpen') open(params.textDocument);
  if (method === 'textDocument/didChange') change(params);
  if (method === 'textDocument/didClose') texts.delete(params.textDocument.uri);
}

/** What the plan wants to happen once the client is there. */
async function follow() {
  for (const { method, params, isRequest } of plan.afterwards ?? []) {
    if (isRequest) note({ answered: method, by: await request(method, params) });
    else send({ method, params });
  }
  note({ followed: true });
}

function open({ uri, text, version }) {
  texts.set(uri, { text, version });
  publish(uri);
}

function change({ textDocument: { uri, version }, contentChanges }) {
  const known = texts.get(uri);
  for (const { range, text } of contentChanges) {
    known.text = range ? known.text.slice(0, offset(known.text, range.start)) + text + known.text.slice(offset(known.text, range.end)) : text;
  }
  if (version <= known.version) note({ wrong: `version ${version} after ${known.version}` });
  known.version = version;
  publish(uri);
}

function offset(text, { line, character }) {
  const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/);
  return lines.slice(0, line).reduce((sum, each) => sum + each.length, 0) + character;
}

function position(text, offset) {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length - 1, character: lines[lines.length - 1].length };
}

function diagnostics(text) {
  return [...text.matchAll(/FIX|MISTAKE/g)].map((match) => ({
    range: { start: position(text, match.index), end: position(text, match.index + match[0].length) },
    severity: match[0] === 'FIX' ? 2 : 1,
    code: match[0] === 'FIX' ? 'unfixed' : 'trapped-modal',
    ...(match[0] === 'FIX' ? { codeDescription: { href: 'https://example.org/rules/unfixed' } } : {}),
    source: 'modallint',
    message: `${match[0]} stands here`,
    tags: match[0] === 'FIX' ? [2] : [],
    relatedInformation: [{ location: { uri: 'file:///elsewhere.swift', range: { start: { line: 1, character: 2 }, end: { line: 1, character: 3 } } }, message: 'seen here' }],
    data: { secret: match.index },
  }));
}

function publish(uri) {
  if (plan.publishesNothing) return;
  const { text, version } = texts.get(uri);
  const params = { uri, version, diagnostics: diagnostics(text) };
  if (plan.publishesLate) setTimeout(() => send({ method: 'textDocument/publishDiagnostics', params }), plan.publishesLate);
  else send({ method: 'textDocument/publishDiagnostics', params });
}

const answers = {
  initialize: () => ({
    capabilities: {
      positionEncoding: plan.positionEncoding,
      textDocumentSync: { openClose: true, change: plan.sync ?? 2, save: { includeText: true } },
      codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll.modallint'], resolveProvider: true },
      hoverProvider: true,
      codeLensProvider: { resolveProvider: true },
      referencesProvider: true,
      callHierarchyProvider: true,
      completionProvider: { triggerCharacters: [' ', ','], resolveProvider: true },
      executeCommandProvider: { commands: ['fake.text', 'modallint.showPlaces'] },
      diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: true, identifier: 'modallint' },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
    serverInfo: { name: 'fake', version: '9.9.9' },
  }),
  shutdown: () => {
    hasShutDown = true;
    return null;
  },
  'workspace/executeCommand': ({ arguments: [uri] }) => texts.get(uri)?.text ?? null,
  'textDocument/codeAction': ({ textDocument: { uri }, range, context }) => {
    const { text, version } = texts.get(uri);
    const found = diagnostics(text).filter(({ code }) => code === 'unfixed');
    const edit = (all) => ({ documentChanges: [{ textDocument: { uri, version: version + (plan.staleEdits ?? 0) }, edits: all.map((each) => ({ range: each.range, newText: 'MENDED' })) }] });
    const actions = [];
    for (const { data, range: place } of context.diagnostics) {
      const each = found.find((one) => one.data.secret === data?.secret);
      if (!each) continue;
      actions.push({ title: 'Mend it', kind: 'quickfix', diagnostics: [{ ...each, range: place }], isPreferred: true, data: { uri, at: each.data.secret } });
      actions.push({ title: 'Allow it', kind: 'quickfix', edit: edit([each]) });
      actions.push({ title: 'Cannot', kind: 'quickfix', disabled: { reason: 'it is not there' } });
    }
    if (!context.only || context.only.some((kind) => 'source.fixAll.modallint'.startsWith(kind))) {
      if (found.length > 0) actions.push({ title: 'Fix all', kind: 'source.fixAll.modallint', edit: edit(found) });
    }
    return actions.filter(({ kind }) => !context.only || context.only.some((only) => kind === only || kind.startsWith(`${only}.`)));
  },
  'codeAction/resolve': (action) => {
    const { text, version } = texts.get(action.data.uri);
    const place = { start: position(text, action.data.at), end: position(text, action.data.at + 3) };
    return { ...action, edit: { documentChanges: [{ textDocument: { uri: action.data.uri, version }, edits: [{ range: place, newText: 'MENDED' }] }] } };
  },
  'textDocument/hover': ({ position }) => ({ contents: { kind: 'markdown', value: `**line ${position.line}**, [run](command:evil)` } }),
  'textDocument/codeLens': ({ textDocument }) => [
    { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }, data: textDocument.uri },
  ],
  'codeLens/resolve': (lens) => ({
    ...lens,
    command: {
      title: 'presented from 1 place',
      command: 'modallint.showPlaces',
      arguments: [lens.data, lens.range.start, [{ uri: lens.data, range: lens.range }]],
    },
  }),
  'textDocument/references': ({ textDocument: { uri }, position }) => [{ uri, range: { start: position, end: position } }],
  'textDocument/prepareCallHierarchy': ({ textDocument: { uri } }) => [item('Screen', uri, { key: 7 })],
  'callHierarchy/incomingCalls': ({ item: { uri, data } }) => [{ from: item(`presenter of ${data.key}`, uri, { key: 8 }), fromRanges: [line(0)] }],
  'callHierarchy/outgoingCalls': ({ item: { uri, data } }) => [{ to: item(`presented by ${data.key}`, uri, { key: 9 }), fromRanges: [line(0)] }],
  'textDocument/completion': ({ position }) => ({
    isIncomplete: true,
    items: [
      { label: 'trapped-modal', kind: 12, textEdit: { newText: 'trapped-modal', insert: span(position), replace: span(position) }, data: 1 },
      { label: 'reason', kind: 15, insertTextFormat: 2, insertText: 'because ${1:of}' },
    ],
  }),
  'completionItem/resolve': (item) => ({ ...item, documentation: { kind: 'markdown', value: 'a modal that nobody can leave' } }),
  'workspace/diagnostic': ({ partialResultToken, previousResultIds }) => {
    const report = (uri, text, number) => {
      const resultId = `result-${text.length}`;
      if (previousResultIds.some((each) => each.uri === uri && each.value === resultId)) return { kind: 'unchanged', uri, version: null, resultId };
      return { kind: 'full', uri, version: null, resultId, items: diagnostics(text.repeat(number)) };
    };
    const parts = (plan.workspaceFiles ?? []).filter((file) => fs.existsSync(file)).map((file) => report(`file://${file}`, fs.readFileSync(file, 'utf8'), plan.repeats ?? 1));
    for (const part of parts.slice(0, -1)) send({ method: '$/progress', params: { token: partialResultToken, value: { items: [part] } } });
    return { items: parts.slice(-1) };
  },
};

function item(name, uri, data) {
  return { name, kind: 23, uri, range: line(0), selectionRange: line(0), data };
}

function line(number) {
  return { start: { line: number, character: 0 }, end: { line: number, character: 1 } };
}

function span(position) {
  return { start: position, end: position };
}
