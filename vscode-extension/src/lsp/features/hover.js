// Hovers: why a finding is one, and what a rule's name in a comment stands for.

const vscode = require('vscode');
const { fromServer, toServer } = require('../convert');
const { swiftFiles } = require('../documents');
const { ask } = require('./ask');

const capability = { contentFormat: ['markdown', 'plaintext'] };

/** @param {import('./ask').Session} session */
function register(session) {
  if (!session.capabilities.hoverProvider) return [];
  return [
    vscode.languages.registerHoverProvider(swiftFiles, {
      async provideHover(document, position, token) {
        if (!session.documents.isOpen(document)) return null;
        const hover = await ask(session, 'textDocument/hover', toServer.place(document, position), token);
        if (!hover) return null;
        const contents = Array.isArray(hover.contents) ? hover.contents : [hover.contents];
        return new vscode.Hover(contents.map(fromServer.markdown), hover.range && fromServer.range(hover.range));
      },
    }),
  ];
}

module.exports = { capability, register };
