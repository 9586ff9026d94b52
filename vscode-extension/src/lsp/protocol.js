// The shapes of the language server protocol that the client uses, for editors and `tsc --checkJs`, and its error codes.

/**
 * @typedef {{line: number, character: number}} Position zero-based; characters are UTF-16 code units
 * @typedef {{start: Position, end: Position}} Range
 * @typedef {{uri: string, range: Range}} Location
 * @typedef {{title: string, command: string, arguments?: any[]}} Command
 * @typedef {{range: Range, newText: string}} TextEdit
 * @typedef {{insert: Range, replace: Range, newText: string}} InsertReplaceEdit
 * @typedef {{textDocument: {uri: string, version?: number | null}, edits: TextEdit[]}} TextDocumentEdit
 * @typedef {{kind: 'create' | 'rename' | 'delete', uri?: string, oldUri?: string, newUri?: string, options?: any}} FileOperation
 * @typedef {{changes?: Record<string, TextEdit[]>, documentChanges?: (TextDocumentEdit | FileOperation)[]}} WorkspaceEdit
 * @typedef {{kind: string, value: string}} MarkupContent
 *
 * @typedef {object} Diagnostic
 * @property {Range} range
 * @property {string} message
 * @property {number} [severity] 1 error to 4 hint
 * @property {string | number} [code]
 * @property {{href: string}} [codeDescription]
 * @property {string} [source]
 * @property {number[]} [tags]
 * @property {{location: Location, message: string}[]} [relatedInformation]
 * @property {any} [data] what the server wants back with a request for code actions
 *
 * @typedef {object} CodeAction
 * @property {string} title
 * @property {string} [kind]
 * @property {Diagnostic[]} [diagnostics]
 * @property {boolean} [isPreferred]
 * @property {{reason: string}} [disabled]
 * @property {WorkspaceEdit} [edit]
 * @property {Command} [command]
 * @property {any} [data]
 *
 * @typedef {{range: Range, command?: Command, data?: any}} CodeLens
 *
 * @typedef {object} CallHierarchyItem
 * @property {string} name
 * @property {number} kind
 * @property {number[]} [tags]
 * @property {string} [detail]
 * @property {string} uri
 * @property {Range} range
 * @property {Range} selectionRange
 * @property {any} [data]
 *
 * @typedef {object} CompletionItem
 * @property {string} label
 * @property {{detail?: string, description?: string}} [labelDetails]
 * @property {number} [kind]
 * @property {number[]} [tags]
 * @property {string} [detail]
 * @property {string | MarkupContent} [documentation]
 * @property {boolean} [preselect]
 * @property {string} [sortText]
 * @property {string} [filterText]
 * @property {string} [insertText]
 * @property {number} [insertTextFormat] 2 for a snippet
 * @property {TextEdit | InsertReplaceEdit} [textEdit]
 * @property {TextEdit[]} [additionalTextEdits]
 * @property {string[]} [commitCharacters]
 * @property {Command} [command]
 * @property {any} [data]
 *
 * @typedef {{jsonrpc: '2.0', id?: number | string | null, method?: string, params?: any, result?: any, error?: {code: number, message: string, data?: any}}} Message
 */

/** Error codes of JSON-RPC and of the language server protocol. */
const ErrorCode = Object.freeze({
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  requestCancelled: -32800,
  contentModified: -32801,
  serverCancelled: -32802,
});

module.exports = { ErrorCode };
