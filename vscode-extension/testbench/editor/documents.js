// The fake editor's documents: one kind of line ending each, versions that only grow, changes told with the ranges of
// the text before, the last one first.

const fs = require('fs');
const { values } = require('./values');

const { EventEmitter, Position, Range, Uri } = values;

class TextDocument {
  constructor(uri, languageId, text) {
    this.uri = uri;
    this.languageId = languageId;
    this.version = 1;
    this.isDirty = false;
    this.isClosed = false;
    // A document has one kind of line ending, whatever the file holds.
    this.newline = text.includes('\r\n') ? '\r\n' : '\n';
    this.text = this.normalized(text);
  }
  get fileName() {
    return this.uri.fsPath;
  }
  get isUntitled() {
    return this.uri.scheme === 'untitled';
  }
  get lineCount() {
    return this.lines().length;
  }
  lines() {
    return this.text.split(this.newline);
  }
  normalized(text) {
    return text.replace(/\r\n|\r|\n/g, this.newline);
  }
  getText(range) {
    return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text;
  }
  lineAt(line) {
    const text = this.lines()[line];
    return { lineNumber: line, text, range: new Range(line, 0, line, text.length) };
  }
  offsetAt({ line, character }) {
    const lines = this.lines();
    if (line >= lines.length) return this.text.length;
    const before = lines.slice(0, line).reduce((sum, each) => sum + each.length + this.newline.length, 0);
    return before + Math.min(character, lines[line].length);
  }
  positionAt(offset) {
    const before = this.text.slice(0, Math.max(0, offset)).split(this.newline);
    return new Position(before.length - 1, before[before.length - 1].length);
  }
}

class Documents {
  constructor() {
    this.all = [];
    this.opening = new EventEmitter();
    this.closing = new EventEmitter();
    this.changing = new EventEmitter();
    this.saving = new EventEmitter();
  }

  /** Opens a document; one of the scheme `file` from disk unless its text is given. */
  open(uri, text, languageId) {
    const known = this.find(uri);
    if (known) return known;
    const extension = uri.path.split('.').pop();
    const language = languageId ?? { swift: 'swift', json: 'jsonc', md: 'markdown' }[extension] ?? 'plaintext';
    const document = new TextDocument(uri, language, text ?? fs.readFileSync(uri.fsPath, 'utf8'));
    this.all.push(document);
    this.opening.fire(document);
    return document;
  }

  find(uri) {
    return this.all.find((document) => document.uri.toString() === uri.toString());
  }

  /** Changes a document, in one event. @param {{start: number, end: number, text: string}[]} edits by offsets before all of them */
  edit(document, ...edits) {
    const ordered = [...edits].sort((one, other) => other.start - one.start);
    const contentChanges = ordered.map(({ start, end, text }) => ({
      range: new Range(document.positionAt(start), document.positionAt(end)),
      rangeOffset: start,
      rangeLength: end - start,
      text: document.normalized(text),
    }));
    for (const { rangeOffset, rangeLength, text } of contentChanges) {
      document.text = document.text.slice(0, rangeOffset) + text + document.text.slice(rangeOffset + rangeLength);
    }
    document.version++;
    const becomesDirty = !document.isDirty;
    document.isDirty = true;
    this.changing.fire({ document, contentChanges, reason: undefined });
    // That a document became dirty is told by an event without changes.
    if (becomesDirty) this.changing.fire({ document, contentChanges: [], reason: undefined });
  }

  save(document) {
    if (document.uri.scheme === 'file') fs.writeFileSync(document.uri.fsPath, document.text);
    document.isDirty = false;
    this.changing.fire({ document, contentChanges: [], reason: undefined });
    this.saving.fire(document);
  }

  close(document) {
    this.all = this.all.filter((each) => each !== document);
    document.isClosed = true;
    this.closing.fire(document);
  }

  /** A document in another language is closed and opened again, and stays the same object. */
  setLanguage(document, languageId) {
    this.closing.fire(document);
    document.languageId = languageId;
    this.opening.fire(document);
  }

  /** An open document follows its file: closed under the old name, opened under the new one. */
  rename(document, uri) {
    fs.renameSync(document.uri.fsPath, uri.fsPath);
    this.close(document);
    return this.open(uri);
  }
}

module.exports = { Documents, TextDocument, Uri };
