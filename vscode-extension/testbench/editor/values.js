// The fake editor's values: positions, ranges, addresses and what is made of them, as strict as the real ones about
// what they are made from, and with their quirks: a `Range` turns into an array of JSON, a `Uri` encodes the colon of
// a drive, and an `EventEmitter` swallows what its listeners throw.

const path = require('path');

/** @param {boolean} condition @param {string} message */
function demand(condition, message) {
  if (!condition) throw new Error(`illegal argument: ${message}`);
}

class Position {
  constructor(line, character) {
    demand(Number.isInteger(line) && line >= 0, `line ${line}`);
    demand(Number.isInteger(character) && character >= 0, `character ${character}`);
    this._line = line;
    this._character = character;
    Object.freeze(this);
  }
  get line() {
    return this._line;
  }
  get character() {
    return this._character;
  }
  compareTo(other) {
    return this.line - other.line || this.character - other.character;
  }
  isBefore(other) {
    return this.compareTo(other) < 0;
  }
  isBeforeOrEqual(other) {
    return this.compareTo(other) <= 0;
  }
  isEqual(other) {
    return this.compareTo(other) === 0;
  }
  toJSON() {
    return { line: this.line, character: this.character };
  }
}

class Range {
  constructor(start, end, endLine, endCharacter) {
    if (typeof start === 'number') {
      [start, end] = [new Position(start, end), new Position(endLine, endCharacter)];
    }
    demand(start instanceof Position && end instanceof Position, 'a range of no positions');
    const isOrdered = start.isBeforeOrEqual(end);
    this._start = isOrdered ? start : end;
    this._end = isOrdered ? end : start;
  }
  get start() {
    return this._start;
  }
  get end() {
    return this._end;
  }
  get isEmpty() {
    return this.start.isEqual(this.end);
  }
  contains(inner) {
    const [start, end] = inner instanceof Range ? [inner.start, inner.end] : [inner, inner];
    return this.start.isBeforeOrEqual(start) && end.isBeforeOrEqual(this.end);
  }
  intersection(other) {
    const start = this.start.isBefore(other.start) ? other.start : this.start;
    const end = this.end.isBefore(other.end) ? this.end : other.end;
    return end.isBefore(start) ? undefined : new Range(start, end);
  }
  isEqual(other) {
    return this.start.isEqual(other.start) && this.end.isEqual(other.end);
  }
  toJSON() {
    return [this.start, this.end];
  }
}

class Selection extends Range {
  get active() {
    return this.end;
  }
}

/** As strict as VS Code: everything but unreserved characters and slashes is encoded. */
function encoded(text) {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%2F/g, '/');
}

class Uri {
  constructor(scheme, authority, path, query, fragment) {
    Object.assign(this, { scheme, authority, path, query, fragment });
    Object.freeze(this);
  }
  static parse(value, isStrict = false) {
    const match = /^(([^:/?#]+?):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?$/.exec(value);
    if (isStrict && !match?.[2]) throw new Error(`[UriError]: Scheme is missing: ${value}`);
    const [, , scheme = 'file', , authority = '', location = '', , query = '', , fragment = ''] = match;
    return new Uri(scheme, ...[authority, location, query, fragment].map(decodeURIComponent));
  }
  static file(location) {
    return new Uri('file', '', location.startsWith('/') ? location : `/${location}`, '', '');
  }
  static from({ scheme, authority = '', path = '', query = '', fragment = '' }) {
    return new Uri(scheme, authority, path, query, fragment);
  }
  static joinPath(base, ...parts) {
    return base.with({ path: path.posix.join(base.path, ...parts) });
  }
  get fsPath() {
    return this.path;
  }
  with(change) {
    return Uri.from({ ...this, ...change });
  }
  toString(skipEncoding = false) {
    const encode = skipEncoding ? (text) => text : encoded;
    // A drive's letter is lower case, and its colon encoded.
    const location = this.path.replace(/^\/([A-Z]):/, (_, letter) => `/${letter.toLowerCase()}:`);
    return (
      `${this.scheme}:` +
      (this.authority || this.scheme === 'file' ? `//${encode(this.authority)}` : '') +
      encode(location) +
      (this.query ? `?${encode(this.query)}` : '') +
      (this.fragment ? `#${encode(this.fragment)}` : '')
    );
  }
  toJSON() {
    return { $mid: 1, scheme: this.scheme, path: this.path, external: this.toString() };
  }
}

class Location {
  constructor(uri, rangeOrPosition) {
    demand(uri instanceof Uri, 'a location of no uri');
    this.uri = uri;
    this.range = rangeOrPosition instanceof Position ? new Range(rangeOrPosition, rangeOrPosition) : rangeOrPosition;
    demand(this.range instanceof Range, 'a location without a range');
  }
}

class Disposable {
  constructor(dispose) {
    this._dispose = dispose;
  }
  static from(...all) {
    return new Disposable(() => all.forEach((each) => each.dispose()));
  }
  dispose() {
    this._dispose?.();
    this._dispose = undefined;
  }
}

/** What listeners of any event threw; tests look that there is nothing. */
const thrown = [];

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener, thisArgs, disposables) => {
      const bound = thisArgs ? listener.bind(thisArgs) : listener;
      // The same function may listen twice.
      const entry = { bound };
      this.listeners.add(entry);
      const disposable = new Disposable(() => this.listeners.delete(entry));
      disposables?.push(disposable);
      return disposable;
    };
  }
  fire(data) {
    for (const { bound } of [...this.listeners]) {
      try {
        bound(data);
      } catch (error) {
        thrown.push(error);
      }
    }
  }
  dispose() {
    this.listeners.clear();
  }
}

class CancellationTokenSource {
  constructor() {
    const emitter = new EventEmitter();
    this.emitter = emitter;
    this.token = { isCancellationRequested: false, onCancellationRequested: emitter.event };
  }
  cancel() {
    if (this.token.isCancellationRequested) return;
    this.token.isCancellationRequested = true;
    this.emitter.fire(undefined);
  }
  dispose() {
    this.emitter.dispose();
  }
}

class MarkdownString {
  constructor(value = '') {
    this.value = value;
    this.isTrusted = undefined;
    this.supportHtml = undefined;
  }
  appendText(text) {
    this.value += text.replace(/[\\`*_{}[\]()#+\-!~]/g, '\\$&').replace(/\n/g, '\n\n');
    return this;
  }
  appendMarkdown(text) {
    this.value += text;
    return this;
  }
  appendCodeblock(code, language = '') {
    this.value += `\n\`\`\`${language}\n${code}\n\`\`\`\n`;
    return this;
  }
}

class Diagnostic {
  constructor(range, message, severity = 0) {
    demand(range instanceof Range, 'a diagnostic without a range');
    demand(typeof message === 'string' && message !== '', 'a diagnostic without a message');
    demand([0, 1, 2, 3].includes(severity), `severity ${severity}`);
    Object.assign(this, { range, message, severity });
  }
}

class DiagnosticRelatedInformation {
  constructor(location, message) {
    demand(location instanceof Location, 'related information of no place');
    Object.assign(this, { location, message });
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(parts) {
    return new CodeActionKind(this.value ? `${this.value}.${parts}` : parts);
  }
  contains(other) {
    return this.value === '' || other.value === this.value || other.value.startsWith(`${this.value}.`);
  }
  intersects(other) {
    return this.contains(other) || other.contains(this);
  }
}
CodeActionKind.Empty = new CodeActionKind('');
CodeActionKind.QuickFix = new CodeActionKind('quickfix');
CodeActionKind.Source = new CodeActionKind('source');
CodeActionKind.SourceFixAll = new CodeActionKind('source.fixAll');

class CodeAction {
  constructor(title, kind) {
    this.title = title;
    this.kind = kind;
  }
}

class CodeLens {
  constructor(range, command) {
    demand(range instanceof Range, 'a code lens without a range');
    this.range = range;
    this.command = command;
  }
  get isResolved() {
    return this.command !== undefined;
  }
}

class Hover {
  constructor(contents, range) {
    demand(Boolean(contents), 'a hover without contents');
    this.contents = Array.isArray(contents) ? contents : [contents];
    this.range = range;
  }
}

class TextEdit {
  constructor(range, newText) {
    demand(range instanceof Range, 'an edit without a range');
    demand(typeof newText === 'string', 'an edit without a text');
    this.range = range;
    this.newText = newText;
  }
  static replace(range, newText) {
    return new TextEdit(range, newText);
  }
}

class WorkspaceEdit {
  constructor() {
    this.changes = [];
  }
  get size() {
    return this.entries().length;
  }
  replace(uri, range, newText) {
    demand(uri instanceof Uri, 'an edit of no uri');
    this.changes.push({ uri, edit: new TextEdit(range, newText) });
  }
  createFile(uri, options) {
    this.changes.push({ create: uri, options });
  }
  deleteFile(uri, options) {
    this.changes.push({ delete: uri, options });
  }
  renameFile(from, to, options) {
    this.changes.push({ rename: from, to, options });
  }
  entries() {
    const byUri = new Map();
    for (const { uri, edit } of this.changes) {
      if (!uri) continue;
      if (!byUri.has(uri.toString())) byUri.set(uri.toString(), [uri, []]);
      byUri.get(uri.toString())[1].push(edit);
    }
    return [...byUri.values()];
  }
}

class SnippetString {
  constructor(value) {
    this.value = value;
  }
}

class CompletionItem {
  constructor(label, kind) {
    this.label = label;
    this.kind = kind;
  }
}

class CompletionList {
  constructor(items = [], isIncomplete = false) {
    this.items = items;
    this.isIncomplete = isIncomplete;
  }
}

class CallHierarchyItem {
  constructor(kind, name, detail, uri, range, selectionRange) {
    demand(uri instanceof Uri && range instanceof Range, 'an item without a place');
    demand(range.contains(selectionRange), 'an item whose selection lies outside');
    Object.assign(this, { kind, name, detail, uri, range, selectionRange });
  }
}

class CallHierarchyIncomingCall {
  constructor(item, fromRanges) {
    this.from = item;
    this.fromRanges = fromRanges;
  }
}

class CallHierarchyOutgoingCall {
  constructor(item, fromRanges) {
    this.to = item;
    this.fromRanges = fromRanges;
  }
}

class ThemeColor {
  constructor(id) {
    this.id = id;
  }
}

class RelativePattern {
  constructor(base, pattern) {
    this.baseUri = base instanceof Uri ? base : base.uri;
    this.pattern = pattern;
  }
}

module.exports = {
  thrown,
  values: {
    CallHierarchyIncomingCall,
    CallHierarchyItem,
    CallHierarchyOutgoingCall,
    CancellationTokenSource,
    CodeAction,
    CodeActionKind,
    CodeActionTriggerKind: { Invoke: 1, Automatic: 2 },
    CodeLens,
    CompletionItem,
    CompletionItemTag: { Deprecated: 1 },
    CompletionList,
    ConfigurationTarget: { Global: 1, Workspace: 2, WorkspaceFolder: 3 },
    Diagnostic,
    DiagnosticRelatedInformation,
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
    Disposable,
    EventEmitter,
    FileType: { Unknown: 0, File: 1, Directory: 2, SymbolicLink: 64 },
    Hover,
    Location,
    MarkdownString,
    Position,
    ProgressLocation: { SourceControl: 1, Window: 10, Notification: 15 },
    Range,
    RelativePattern,
    Selection,
    SnippetString,
    StatusBarAlignment: { Left: 1, Right: 2 },
    SymbolKind: { Class: 4, Property: 6, Struct: 22 },
    SymbolTag: { Deprecated: 1 },
    TextEdit,
    ThemeColor,
    Uri,
    WorkspaceEdit,
  },
};
