// The fake editor. It holds an extension to the documented interface: what it does not know cannot be called, what is
// registered twice fails, and what the real one does later happens later.

const fs = require('fs');
const Module = require('module');
const path = require('path');
const { Documents } = require('./documents');
const { Languages } = require('./languages');
const { thrown, values } = require('./values');

const { Disposable, EventEmitter, Uri } = values;

class Editor {
  constructor() {
    this.documents = new Documents();
    this.languages = new Languages(this.documents);
    this.folders = undefined;
    this.isTrusted = true;
    /** Settings by full name, of the user and of the workspace. */
    this.settings = { user: {}, workspace: {}, defaults: defaults() };
    this.restricted = manifest().capabilities.untrustedWorkspaces.restrictedConfigurations;
    this.commands = new Map();
    this.executed = [];
    /** What `when` clauses ask for. */
    this.contexts = new Map();
    /** Commands of the editor itself. */
    this.builtIn = new Map([['setContext', (key, value) => this.contexts.set(key, value)]]);
    this.messages = [];
    /** What the person chooses in messages and lists: a function of the text and the choices. */
    this.choose = () => undefined;
    this.channels = [];
    this.statusItems = [];
    this.progresses = [];
    this.watchers = [];
    this.shown = [];
    this.contentProviders = new Map();
    this.activeTextEditor = undefined;
    this.events = {
      folders: new EventEmitter(),
      configuration: new EventEmitter(),
      trust: new EventEmitter(),
    };
    this.workspaceState = new Map();
  }

  // What a test does.

  addFolders(...paths) {
    const added = paths.map((each) => ({ uri: Uri.file(each), name: path.basename(each), index: 0 }));
    this.folders = [...(this.folders ?? []), ...added].map((folder, index) => ({ ...folder, index }));
    this.events.folders.fire({ added, removed: [] });
  }

  removeFolder(location) {
    const removed = this.folders.filter(({ uri }) => uri.fsPath === location);
    this.folders = this.folders.filter((folder) => !removed.includes(folder));
    this.events.folders.fire({ added: [], removed });
  }

  set(key, value, target = 'user') {
    this.settings[target][key] = value;
    this.events.configuration.fire({ affectsConfiguration: (section) => key === section || key.startsWith(`${section}.`) || section.startsWith(`${key}.`) });
  }

  trust() {
    this.isTrusted = true;
    this.events.trust.fire();
  }

  focus(document, position = new values.Position(0, 0)) {
    this.activeTextEditor = { document, selection: new values.Selection(position, position) };
  }

  /** A file changed on disk, and the watchers hear of it; of a folder that is deleted they hear, and not of its files. */
  fileEvent(kind, location) {
    for (const watcher of this.watchers) if (watcher.matches(location)) watcher[kind].fire(Uri.file(location));
  }

  // What the extension asks.

  setting(key) {
    const { user, workspace, defaults: initially } = this.settings;
    const mayUseWorkspace = this.isTrusted || !this.restricted.includes(key);
    if (mayUseWorkspace && key in workspace) return workspace[key];
    return key in user ? user[key] : initially[key];
  }

  configuration(section) {
    const full = (key) => (section ? `${section}.${key}` : key);
    return {
      get: (key, fallback) => readonly(this.setting(full(key)) ?? fallback),
      has: (key) => this.setting(full(key)) !== undefined,
      inspect: (key) => ({
        key: full(key),
        defaultValue: this.settings.defaults[full(key)],
        globalValue: this.settings.user[full(key)],
        workspaceValue: this.settings.workspace[full(key)],
      }),
      update: async (key, value, target) => {
        if (!(full(key) in this.settings.defaults)) throw new Error(`${full(key)} is not a registered configuration.`);
        this.set(full(key), value, target === 1 ? 'user' : 'workspace');
      },
    };
  }

  async applyEdit(edit) {
    for (const change of edit.changes) {
      if (change.create) fs.writeFileSync(change.create.fsPath, '');
      if (change.delete) fs.unlinkSync(change.delete.fsPath);
      if (change.rename) fs.renameSync(change.rename.fsPath, change.to.fsPath);
    }
    for (const [uri, edits] of edit.entries()) {
      if (uri.scheme === 'file' && !this.documents.find(uri) && !fs.existsSync(uri.fsPath)) return false;
      const document = this.documents.open(uri);
      const changes = edits.map(({ range, newText }) => ({
        start: document.offsetAt(range.start),
        end: document.offsetAt(range.end),
        text: newText,
      }));
      const sorted = [...changes].sort((one, other) => one.start - other.start);
      // Edits that overlap are refused.
      if (sorted.some((each, index) => index > 0 && each.start < sorted[index - 1].end)) return false;
      this.documents.edit(document, ...changes);
    }
    return true;
  }

  message(kind) {
    return async (text, ...rest) => {
      const items = rest.filter((each) => typeof each === 'string' || typeof each.title === 'string');
      this.messages.push({ kind, text, items: items.map((each) => each.title ?? each) });
      await later();
      const chosen = this.choose(text, items.map((each) => each.title ?? each));
      return items.find((each) => (each.title ?? each) === chosen);
    };
  }

  watch(glob, ignoresCreate, ignoresChange, ignoresDelete) {
    const base = typeof glob === 'string' ? undefined : glob.baseUri.fsPath;
    const pattern = asExpression(typeof glob === 'string' ? glob : glob.pattern);
    const emitters = { create: new EventEmitter(), change: new EventEmitter(), delete: new EventEmitter() };
    const watcher = {
      ...emitters,
      ignores: { create: ignoresCreate, change: ignoresChange, delete: ignoresDelete },
      matches: (location) => (base === undefined ? pattern.test(location) : location.startsWith(`${base}/`) && pattern.test(location.slice(base.length + 1))),
    };
    this.watchers.push(watcher);
    const never = new EventEmitter();
    return {
      onDidCreate: (ignoresCreate ? never : emitters.create).event,
      onDidChange: (ignoresChange ? never : emitters.change).event,
      onDidDelete: (ignoresDelete ? never : emitters.delete).event,
      dispose: () => (this.watchers = this.watchers.filter((each) => each !== watcher)),
    };
  }

  channel(name, options) {
    const channel = { name, lines: [], isShown: false, isDisposed: false };
    this.channels.push(channel);
    const write = (level) => (text) => channel.lines.push(level ? `[${level}] ${text}` : text);
    const result = { name, show: () => (channel.isShown = true), dispose: () => (channel.isDisposed = true), appendLine: write() };
    if (options?.log) for (const level of ['trace', 'debug', 'info', 'warn', 'error']) result[level] = write(level);
    return result;
  }

  async withProgress(options, task) {
    const source = new values.CancellationTokenSource();
    const progress = { options, reports: [], isDone: false, cancel: () => source.cancel() };
    this.progresses.push(progress);
    // The real editor starts the task after a round trip.
    await later();
    try {
      return await task({ report: (step) => progress.reports.push(step) }, source.token);
    } finally {
      progress.isDone = true;
    }
  }

  /** Everything that the extension may call. */
  api() {
    const { documents, events, languages } = this;
    const editor = this;
    const api = {
      ...values,
      version: '1.99.0',
      env: strict('env', {
        appName: 'Fake Editor',
        language: 'en',
        openExternal: async (uri) => {
          this.shown.push({ external: uri.toString() });
          return true;
        },
      }),
      commands: strict('commands', {
        registerCommand: (name, command) => {
          if (this.commands.has(name)) throw new Error(`command '${name}' already exists`);
          this.commands.set(name, command);
          return new Disposable(() => this.commands.delete(name));
        },
        executeCommand: async (name, ...args) => {
          this.executed.push({ name, args });
          const command = this.commands.get(name) ?? this.builtIn.get(name);
          if (!command) throw new Error(`command '${name}' not found`);
          return command(...args);
        },
      }),
      languages: strict('languages', languages.api()),
      window: strict('window', {
        get activeTextEditor() {
          return editor.activeTextEditor;
        },
        createOutputChannel: (name, options) => this.channel(name, options),
        createStatusBarItem: (id) => {
          const item = { id, show() {}, hide() {}, dispose() {} };
          this.statusItems.push(item);
          return item;
        },
        showErrorMessage: this.message('error'),
        showInformationMessage: this.message('information'),
        showWarningMessage: this.message('warning'),
        showOpenDialog: async () => this.choose('open dialog', []),
        showQuickPick: async (items, options) => {
          await later();
          const chosen = this.choose(options?.placeHolder, items.map(({ label }) => label));
          return items.find(({ label }) => label === chosen);
        },
        showTextDocument: async (uri, options) => {
          if (uri.scheme === 'file' && !fs.existsSync(uri.fsPath)) throw new Error('cannot open');
          this.shown.push({ uri: uri.toString(), options });
        },
        showWorkspaceFolderPick: async () => this.folders.find(({ name }) => name === this.choose('folder', this.folders.map((each) => each.name))),
        withProgress: (options, task) => this.withProgress(options, task),
      }),
      workspace: strict('workspace', {
        get textDocuments() {
          return documents.all;
        },
        get workspaceFolders() {
          return editor.folders;
        },
        get isTrusted() {
          return editor.isTrusted;
        },
        fs: { stat: async (uri) => ({ type: fs.statSync(uri.fsPath).isDirectory() ? 2 : 1 }) },
        applyEdit: (edit) => this.applyEdit(edit),
        asRelativePath: (uri) => {
          const folder = this.folders?.find((each) => uri.path.startsWith(`${each.uri.path}/`));
          return folder ? uri.path.slice(folder.uri.path.length + 1) : uri.fsPath;
        },
        createFileSystemWatcher: (...args) => this.watch(...args),
        getConfiguration: (section) => this.configuration(section),
        onDidChangeConfiguration: events.configuration.event,
        onDidChangeTextDocument: documents.changing.event,
        onDidChangeWorkspaceFolders: events.folders.event,
        onDidCloseTextDocument: documents.closing.event,
        onDidGrantWorkspaceTrust: events.trust.event,
        onDidOpenTextDocument: documents.opening.event,
        onDidSaveTextDocument: documents.saving.event,
        registerTextDocumentContentProvider: (scheme, provider) => {
          this.contentProviders.set(scheme, provider);
          return new Disposable(() => this.contentProviders.delete(scheme));
        },
      }),
    };
    return strict('vscode', api);
  }

  /** What `activate` gets. */
  context(extensionPath) {
    return {
      subscriptions: [],
      extensionPath,
      extensionUri: Uri.file(extensionPath),
      extension: { packageJSON: manifest() },
      workspaceState: { get: (key) => this.workspaceState.get(key), update: async (key, value) => void this.workspaceState.set(key, value) },
    };
  }
}

/** An object whose unknown members fail at once, instead of being undefined. */
function strict(name, members) {
  return new Proxy(members, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then') return Reflect.get(target, key);
      throw new Error(`the fake editor knows no ${name}.${key}`);
    },
  });
}

/** Settings are proxies that cannot be changed. */
function readonly(value) {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key) => readonly(Reflect.get(target, key)),
    set() {
      throw new Error('settings cannot be changed in place');
    },
  });
}

function later() {
  return new Promise((resolve) => setImmediate(resolve));
}

/** @param {string} glob */
function asExpression(glob) {
  const source = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, choices) => `(${choices.split(',').join('|')})`)
    .replace(/\*\*\/|\*\*|\*|\?/g, (wild) => ({ '**/': '(.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[wild]);
  return new RegExp(`^/?${source}$`);
}

function manifest() {
  return JSON.parse(fs.readFileSync(path.join(__dirname, '..', '..', 'package.json'), 'utf8'));
}

function defaults() {
  return Object.fromEntries(Object.entries(manifest().contributes.configuration.properties).map(([key, { default: value }]) => [key, value]));
}

/** The editor that `require('vscode')` leads to. Each test gets its own, and modules that are loaded anew. */
let current;

const load = Module._load;
Module._load = function (request, ...rest) {
  return request === 'vscode' ? current.loaded : load.call(this, request, ...rest);
};

function freshEditor() {
  const source = path.join(__dirname, '..', '..', 'src');
  for (const file of Object.keys(require.cache)) if (file.startsWith(source)) delete require.cache[file];
  thrown.length = 0;
  const editor = new Editor();
  current = { editor, loaded: editor.api() };
  return editor;
}

module.exports = { freshEditor, thrown, vscode: values };
