// References: from a presented type to what presents it.

const vscode = require('vscode');
const { fromServer, toServer } = require('../convert');
const { swiftFiles } = require('../documents');
const { ask } = require('./ask');

/** @param {import('./ask').Session} session */
function register(session) {
  if (!session.capabilities.referencesProvider) return [];
  return [
    vscode.languages.registerReferenceProvider(swiftFiles, {
      async provideReferences(document, position, context, token) {
        if (!session.documents.isOpen(document)) return null;
        const locations = await ask(
          session,
          'textDocument/references',
          { ...toServer.place(document, position), context: { includeDeclaration: context.includeDeclaration } },
          token
        );
        return locations?.map(fromServer.location) ?? null;
      },
    }),
  ];
}

module.exports = { register };
