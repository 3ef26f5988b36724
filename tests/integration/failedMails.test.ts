import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { mailCollection } from '../../functions/src/contract/collections.ts';
import { addDays, todayIn } from '../../functions/src/domain/isoDate.ts';
import { reportFailedMails } from '../../functions/src/mail/reportFailedMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

const hour = 3_600_000;
const mails = firestore().collection(mailCollection);
const created: DocumentReference[] = [];

async function write(id: string, fields: Record<string, unknown>) {
  const reference = mails.doc(id);
  created.push(reference);
  await reference.set({ to: ['someone@example.net'], message: { subject: 'x', text: 'x' }, ...fields });
}

async function failedAt(id: string, at: number) {
  await write(id, {
    delivery: { state: 'ERROR', error: 'no <someone@example.net>', endTime: Timestamp.fromMillis(at) },
  });
}

afterAll(async () => {
  await Promise.all(created.map((reference) => reference.delete()));
});

test('the owner gets one note a day of what failed since the last one that arrived', async () => {
  const now = new Date();
  const today = todayIn('Europe/Zagreb', now);
  const note = mails.doc(`failed-mails-${today}`);
  created.push(note);
  const booking = '7K3Q9-T3ST1';
  const [known, old, fresh] = [`${booking}-received-guest`, `${booking}-confirmed-guest-1`, `contact-${randomUUID()}`];
  await failedAt(known, now.getTime() - 60 * hour);
  await failedAt(old, now.getTime() - 30 * hour);
  await failedAt(fresh, now.getTime() - hour);
  // The note of two days ago arrived; yesterday's failed like the mails that it told of.
  await write(`failed-mails-${addDays(today, -2)}`, {
    tellsUntil: Timestamp.fromMillis(now.getTime() - 50 * hour),
    delivery: { state: 'SUCCESS' },
  });
  await write(`failed-mails-${addDays(today, -1)}`, {
    tellsUntil: Timestamp.fromMillis(now.getTime() - 26 * hour),
    delivery: { state: 'ERROR', endTime: Timestamp.fromMillis(now.getTime() - 26 * hour) },
  });

  const runs = await Promise.all([reportFailedMails(now), reportFailedMails(now)]);
  expect(Math.min(...runs)).toBe(0);
  expect(Math.max(...runs)).toBeGreaterThanOrEqual(2);
  const text = (await note.get()).get('message.text') as string;
  expect(text).toContain(old);
  expect(text).toContain(fresh);
  expect(text).not.toContain(known);
  expect(text).not.toContain('failed-mails-');
  expect(text).not.toContain('someone@example.net');
  expect(text).toContain(`~2Fmail~2F${fresh})`);

  // Delivered, it has told of everything until then.
  await expect.poll(async () => (await note.get()).get('delivery.state'), { timeout: 20_000 }).toBe('SUCCESS');
  await note.update({ tellsUntil: Timestamp.fromDate(now) });
  const tomorrow = new Date(now.getTime() + 24 * hour);
  expect(await reportFailedMails(tomorrow)).toBe(0);
});
