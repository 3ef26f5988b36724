import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ProcessGroup } from './ProcessGroup.ts';

const group = new ProcessGroup();
const sleep = () => group.start('process-group-test', process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);

afterEach(() => group.stop());

test('a later process with the same name is not mistaken for one that has ended', async () => {
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

test('children that outlive a process of the group are stopped with it', async () => {
  const serve =
    "const server = require('node:net').createServer().listen(0, () => process.send(server.address().port))";
  const leave = `
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(serve)}], { detached: true, stdio });
    child.on('message', (port) => (console.log(port), child.disconnect(), child.unref()));`;
  const another = new ProcessGroup();
  const death = new Promise<void>((resolve) => (another.onDeath = () => resolve()));
  const { logFile } = another.start('process-group-test', process.execPath, ['-e', leave]);
  await death;
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(readFileSync(logFile, 'utf8')), '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
    });
  expect(await answers()).toBe(true);
  await another.stop();
  expect(await answers()).toBe(false);
});
