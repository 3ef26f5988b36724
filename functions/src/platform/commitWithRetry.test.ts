import { expect, test } from 'vitest';
import { commitWithRetry, type Plan } from './commitWithRetry.ts';

const alreadyExists = 6;
const failedPrecondition = 9;
const unavailable = 14;
const permissionDenied = 7;

/** A batch whose commits fail with the given gRPC codes, one after the other, and then succeed. */
function batchThatFailsWith(...codes: number[]) {
  const commits: ('failed' | 'written')[] = [];
  const commit = async () => {
    const code = codes.shift();
    commits.push(code === undefined ? 'written' : 'failed');
    if (code !== undefined) throw Object.assign(new Error(`code ${code}`), { code });
    return Promise.resolve([]);
  };
  return { batch: { commit }, commits };
}

test('plans again after a concurrent change and after a transient error', async () => {
  const { batch, commits } = batchThatFailsWith(failedPrecondition, unavailable);
  let reads = 0;
  const result = await commitWithRetry(() => Promise.resolve({ result: (reads += 1), batch }));
  expect(result).toBe(3);
  expect(commits).toEqual(['failed', 'failed', 'written']);
});

test('counts a transient error while planning as an attempt', async () => {
  const { batch } = batchThatFailsWith();
  const reads = batchThatFailsWith(unavailable);
  const plan = async () => {
    await reads.batch.commit();
    return { result: 'planned', batch };
  };
  expect(await commitWithRetry(plan)).toBe('planned');
  expect(reads.commits).toEqual(['failed', 'written']);
});

test('writes nothing for a plan without a batch', async () => {
  expect(await commitWithRetry(() => Promise.resolve({ result: 'nothing to do' }))).toBe('nothing to do');
});

test('does not retry other errors', async () => {
  const { batch, commits } = batchThatFailsWith(permissionDenied);
  await expect(commitWithRetry(() => Promise.resolve({ result: null, batch }))).rejects.toThrow('code 7');
  expect(commits).toEqual(['failed']);
});

test('throws the error of the last attempt', async () => {
  const { batch, commits } = batchThatFailsWith(unavailable, failedPrecondition, failedPrecondition);
  await expect(commitWithRetry(() => Promise.resolve({ result: null, batch }), 2)).rejects.toThrow('code 9');
  expect(commits).toHaveLength(2);
});

test('plans again if a document already exists, unless the plan handles that', async () => {
  const planned = batchThatFailsWith(alreadyExists, alreadyExists);
  const instead = batchThatFailsWith();
  const answers: (Plan<string> | undefined)[] = [undefined, { result: 'instead', batch: instead.batch }];
  const plan = () =>
    Promise.resolve({ result: 'planned', batch: planned.batch, ifExists: () => Promise.resolve(answers.shift()) });
  expect(await commitWithRetry(plan)).toBe('instead');
  expect(planned.commits).toEqual(['failed', 'failed']);
  expect(instead.commits).toEqual(['written']);
});
