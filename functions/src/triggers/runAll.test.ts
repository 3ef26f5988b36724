import { expect, it } from 'vitest';
import { runAll } from './runAll.ts';

const now = new Date('2027-06-12T06:00:00Z');

it('runs all steps, one after the other, with the same time', async () => {
  const ran: [string, Date][] = [];
  const note = (name: string) => async (at: Date) => void ran.push([name, at]);
  await runAll({ first: note('first'), second: note('second') }, now);
  expect(ran).toEqual([
    ['first', now],
    ['second', now],
  ]);
});

it('runs the other steps when one throws, and fails in the end', async () => {
  const ran: string[] = [];
  const running = runAll(
    {
      settings: () => Promise.reject(new Error('cannot be read')),
      atOnce: () => {
        throw new Error('nor this');
      },
      mails: async () => void ran.push('mails'),
    },
    now,
  );
  await expect(running).rejects.toMatchObject({
    errors: [{ message: 'cannot be read' }, { message: 'nor this' }],
  });
  expect(ran).toEqual(['mails']);
});
