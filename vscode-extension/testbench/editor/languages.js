// The fake editor's language features: providers that are asked as the real one asks them, and what is shown of
// findings.

const { values } = require('./values');

const { CodeAction, CodeLens, CompletionItem, CompletionList, EventEmitter, Hover, Location, Range } = values;

/** Findings, of all extensions. */
class DiagnosticCollection {
  constructor(name, languages) {
    this.name = name;
    this.languages = languages;
    this.entries = new Map();
    this.isDisposed = false;
  }
  check() {
    if (this.isDisposed) throw new Error('illegal state - object is disposed');
  }
  set(uri, diagnostics) {
    this.check();
    if (!diagnostics) return this.delete(uri);
    for (const each of diagnostics) if (!(each instanceof values.Diagnostic)) throw new Error('no diagnostic');
    this.entries.set(uri.toString(), [uri, Object.freeze([...diagnostics])]);
    this.languages.changed.fire({ uris: [uri] });
  }
  delete(uri) {
    this.check();
    this.entries.delete(uri.toString());
    this.languages.changed.fire({ uris: [uri] });
  }
  clear() {
    this.check();
    this.entries.clear();
  }
  forEach(callback) {
    this.check();
    for (const [uri, diagnostics] of this.entries.values()) callback(uri, diagnostics, this);
  }
  get(uri) {
    this.check();
    return this.entries.get(uri.toString())?.[1];
  }
  has(uri) {
    return this.entries.has(uri.toString());
  }
  dispose() {
    this.entries.clear();
    this.isDisposed = true;
  }
}

class Languages {
  constructor(documents) {
    this.documents = documents;
    this.collections = [];
    this.changed = new EventEmitter();
    /** Providers by kind. @type {Map<string, {selector: any, provider: any, metadata?: any}[]>} */
    this.providers = new Map();
  }

  register(kind, selector, provider, metadata) {
    const entry = { selector, provider, metadata };
    this.providers.set(kind, [...(this.providers.get(kind) ?? []), entry]);
    return new values.Disposable(() => this.providers.set(kind, this.providers.get(kind).filter((each) => each !== entry)));
  }

  for(kind, document) {
    return (this.providers.get(kind) ?? []).filter(({ selector }) => this.match(selector, document) > 0);
  }

  match(selector, document) {
    const filters = Array.isArray(selector) ? selector : [selector];
    const matches = filters.some((filter) =>
      typeof filter === 'string'
        ? filter === document.languageId
        : (!filter.language || filter.language === document.languageId) && (!filter.scheme || filter.scheme === document.uri.scheme)
    );
    return matches ? 10 : 0;
  }

  getDiagnostics(uri) {
    return this.collections.filter((each) => !each.isDisposed).flatMap((each) => [...(each.get(uri) ?? [])]);
  }

  /** Asks for code actions as the light bulb, the command or saving does, resolves them, and looks at what comes. */
  async codeActions(document, range, { only, triggerKind = 1, token = none() } = {}) {
    const diagnostics = this.getDiagnostics(document.uri).filter((each) => each.range.intersection(range));
    const found = [];
    for (const { provider, metadata } of this.for('codeActions', document)) {
      const kinds = metadata?.providedCodeActionKinds;
      if (only && kinds && !kinds.some((kind) => only.intersects(kind))) continue;
      const actions = await provider.provideCodeActions(document, range, { diagnostics, only, triggerKind }, token);
      for (const action of actions ?? []) {
        if (!(action instanceof CodeAction)) throw new Error('no code action');
        if (only && (!action.kind || !only.contains(action.kind))) continue;
        found.push({ action, provider });
      }
    }
    return found.map(({ action }) => action);
  }

  /** What the editor does before it applies an action without an edit. */
  async resolve(document, action) {
    for (const { provider } of this.for('codeActions', document)) {
      if (!action.edit && provider.resolveCodeAction) await provider.resolveCodeAction(action, none());
    }
    return action;
  }

  async hover(document, position) {
    const [{ provider } = {}] = this.for('hover', document);
    return check(await provider?.provideHover(document, position, none()), Hover);
  }

  async codeLenses(document) {
    const [{ provider } = {}] = this.for('codeLens', document);
    const lenses = (await provider?.provideCodeLenses(document, none())) ?? [];
    for (const lens of lenses) {
      check(lens, CodeLens);
      if (!lens.isResolved) await provider.resolveCodeLens?.(lens, none());
    }
    return lenses;
  }

  async references(document, position) {
    const [{ provider } = {}] = this.for('references', document);
    const found = (await provider?.provideReferences(document, position, { includeDeclaration: false }, none())) ?? [];
    return found.map((each) => check(each, Location));
  }

  async completions(document, position, context = { triggerKind: 0, triggerCharacter: undefined }) {
    const [{ provider } = {}] = this.for('completion', document);
    const result = await provider?.provideCompletionItems(document, position, none(), context);
    const items = result instanceof CompletionList ? result.items : result ?? [];
    for (const item of items) {
      check(item, CompletionItem);
      const ranges = item.range instanceof Range ? [item.range] : item.range ? [item.range.inserting, item.range.replacing] : [];
      for (const range of ranges) {
        if (range.start.line !== range.end.line || !range.contains(position)) throw new Error('illegal range of a completion');
      }
    }
    return { items, isIncomplete: result instanceof CompletionList && result.isIncomplete, provider };
  }

  /** The API, as `vscode.languages`. */
  api() {
    const register = (kind) => (selector, provider, metadata) => this.register(kind, selector, provider, metadata);
    return {
      createDiagnosticCollection: (name) => {
        const collection = new DiagnosticCollection(name, this);
        this.collections.push(collection);
        return collection;
      },
      getDiagnostics: (uri) => this.getDiagnostics(uri),
      match: (selector, document) => this.match(selector, document),
      registerCallHierarchyProvider: register('callHierarchy'),
      registerCodeActionsProvider: register('codeActions'),
      registerCodeLensProvider: register('codeLens'),
      registerCompletionItemProvider: (selector, provider, ...characters) => this.register('completion', selector, provider, characters),
      registerHoverProvider: register('hover'),
      registerReferenceProvider: register('references'),
    };
  }
}

function none() {
  return new values.CancellationTokenSource().token;
}

function check(value, type) {
  if (value !== null && value !== undefined && !(value instanceof type)) throw new Error(`no ${type.name}`);
  return value;
}

module.exports = { Languages };
