// Requests on behalf of an editor feature: where there is no answer, the feature has nothing to show.

const { ConnectionClosed, ResponseError } = require('../connection');
const { ErrorCode } = require('../protocol');

/**
 * What a feature works with.
 * @typedef {object} Session
 * @property {import('../connection').Connection} connection
 * @property {any} capabilities the server's
 * @property {import('../documents').Documents} documents
 * @property {(text: string) => void} report writes a problem to the output
 */

/** Errors that only say that the answer is no longer worth anything. */
const passing = new Set([ErrorCode.requestCancelled, ErrorCode.contentModified, ErrorCode.serverCancelled]);

/**
 * @param {Session} session
 * @param {string} method
 * @param {any} params
 * @param {import('vscode').CancellationToken} [token]
 * @returns {Promise<any>} the result; null if there is none, or the server could not give one
 */
async function ask(session, method, params, token) {
  try {
    const result = await session.connection.sendRequest(method, params, token);
    return token?.isCancellationRequested ? null : result;
  } catch (error) {
    if (error instanceof ConnectionClosed) return null;
    if (!(error instanceof ResponseError)) throw error;
    if (!passing.has(error.code)) session.report(`${method}: ${error.message} (${error.code})`);
    return null;
  }
}

module.exports = { ask };
