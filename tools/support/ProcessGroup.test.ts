import { afterEach, expect, test } from 'vitest';
import { ProcessGroup } from './ProcessGroup.ts';

const group = new ProcessGroup();
const sleep = () => group.start('process-group-test', process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);

afterEach(() => group.stop());

test('whoever watches a process that was ended does not take the next one of the same name for it', async () => {
  const deaths: string[] = [];
  group.onDeath = (name, _logFile, how) => deaths.push(`${name} ${how}`);

  const first = sleep();
  expect(first.isWanted()).toBe(true);
  const ending = group.end('process-group-test');
  expect(first.isWanted()).toBe(false);
  await ending;

  const second = sleep();
  expect(first.isWanted()).toBe(false);
  expect(second.isWanted()).toBe(true);
  expect(deaths).toEqual([]);

  await group.stop();
  expect(second.isWanted()).toBe(false);
  expect(deaths).toEqual([]);
});
