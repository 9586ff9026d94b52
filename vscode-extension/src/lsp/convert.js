// Values of the protocol as values of VS Code and back. No object of VS Code is ever sent as it is: its `toJSON` is
// not the protocol's (a `Range` becomes an array).

const vscode = require('vscode');

/** @typedef {import('./protocol').Position} Position @typedef {import('./protocol').Range} Range */

const toServer = {
  /** @param {vscode.Position} position @returns {Position} */
  position(position) {
    return { line: position.line, character: position.character };
  },

  /** @param {vscode.Range} range @returns {Range} */
  range(range) {
    return { start: toServer.position(range.start), end: toServer.position(range.end) };
  },

  /** @param {vscode.Uri} uri */
  uri(uri) {
    return uri.toString();
  },

  /** @param {vscode.TextDocument} document */
  document(document) {
    return { uri: toServer.uri(document.uri) };
  },

  /** @param {vscode.TextDocument} document @param {vscode.Position} position */
  place(document, position) {
    return { textDocument: toServer.document(document), position: toServer.position(position) };
  },
};

const fromServer = {
  /** @param {Position} position */
  position(position) {
    return new vscode.Position(Math.max(0, position.line), Math.max(0, position.character));
  },

  /** @param {Range} range */
  range(range) {
    return new vscode.Range(fromServer.position(range.start), fromServer.position(range.end));
  },

  /** @param {string} uri */
  uri(uri) {
    return vscode.Uri.parse(uri, true);
  },

  /** @param {import('./protocol').Location} location */
  location(location) {
    return new vscode.Location(fromServer.uri(location.uri), fromServer.range(location.range));
  },

  /** @param {import('./protocol').Command} command @returns {vscode.Command} */
  command(command) {
    return { title: command.title, command: command.command, arguments: command.arguments };
  },

  /** @param {import('./protocol').TextEdit} edit */
  textEdit(edit) {
    return vscode.TextEdit.replace(fromServer.range(edit.range), edit.newText);
  },

  /**
   * Text of the server as markdown that runs nothing.
   * @param {string | import('./protocol').MarkupContent | {language: string, value: string}} content
   */
  markdown(content) {
    const result = new vscode.MarkdownString();
    if (typeof content === 'string') result.appendMarkdown(content);
    else if ('language' in content) result.appendCodeblock(content.value, content.language);
    else if (content.kind === 'markdown') result.appendMarkdown(content.value);
    else result.appendText(content.value);
    result.isTrusted = false;
    result.supportHtml = false;
    return result;
  },

  /**
   * The protocol counts symbol kinds from 1, VS Code from 0.
   * @param {number} kind @returns {vscode.SymbolKind}
   */
  symbolKind(kind) {
    return kind >= 1 && kind <= 26 ? kind - 1 : vscode.SymbolKind.Property;
  },
};

module.exports = { fromServer, toServer };
