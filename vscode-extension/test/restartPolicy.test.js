// When a server is started again.

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { RestartPolicy } = require('../src/lsp/restartPolicy');

test('the first time at once, then ever later, then not any more', () => {
  const policy = new RestartPolicy();
  assert.deepEqual([0, 1, 2, 3, 4].map((second) => policy.delayAfterDeath(second * 1000)), [0, 1000, 2000, 4000, undefined]);
});

test('deaths that are long past do not count', () => {
  const policy = new RestartPolicy();
  for (let minute = 0; minute < 60; minute++) assert.notEqual(policy.delayAfterDeath(minute * 60_000), undefined);
});

test('a restart that was asked for begins anew', () => {
  const policy = new RestartPolicy();
  for (let time = 0; time < 4; time++) policy.delayAfterDeath(time);
  policy.reset();
  assert.equal(policy.delayAfterDeath(5), 0);
});
