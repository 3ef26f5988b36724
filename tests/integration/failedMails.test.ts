import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailCollection } from '../../functions/src/contract/collections.ts';
import { addDays, todayIn } from '../../functions/src/domain/isoDate.ts';
import { failExpiredDeliveries } from '../../functions/src/mail/deliver/resumeLostMails.ts';
import { reportFailedMails } from '../../functions/src/mail/ownerNotes/reportFailedMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { MailServer } from '../support/MailServer.ts';
import { MailSimulation, removeMails, writeSettings } from '../support/MailSimulation.ts';

const mails = firestore().collection(mailCollection);
const hour = 60;

let server: MailServer;
let simulation: MailSimulation;
beforeEach(async () => {
  await removeMails();
  await writeSettings({ ownerLanguage: 'en' });
  server = await new MailServer().switchOn();
  // In the morning.
  simulation = new MailSimulation(server, new Date('2027-05-20T06:00:00Z'));
});
afterEach(() => server.switchOff());

async function write(id: string, fields: Record<string, unknown>): Promise<DocumentReference> {
  const reference = mails.doc(id);
  await reference.set({ to: ['someone@example.net'], message: { subject: 'x', text: 'x' }, ...fields });
  return reference;
}

function failed(id: string, minutesAgo: number, attempts = 1) {
  const [startTime, endTime] = [simulation.ago(minutesAgo), simulation.ago(minutesAgo)];
  const error = 'Error: 550 no <someone@example.net>';
  return write(id, { delivery: { state: 'ERROR', error, startTime, endTime, attempts } });
}

/** A mail that has been waiting for this many minutes. */
function waiting(id: string, minutesAgo: number) {
  const [startTime, endTime, retryAt] = [simulation.ago(minutesAgo), simulation.ago(1), simulation.ago(-30)];
  return write(id, { delivery: { state: 'ERROR', error: '451', startTime, endTime, retryAt, attempts: 3 } });
}

function noteOf(daysFromNow: number): DocumentReference {
  return mails.doc(`failed-mails-${addDays(todayIn('Europe/Zagreb', simulation.now), daysFromNow)}`);
}

async function textOf(note: DocumentReference): Promise<string> {
  return (await note.get()).get('message.text') as string;
}

test('the owner gets at most one list a day of failed mails that no delivered list has reported', async () => {
  const booking = '7K3Q9-T3ST1';
  const [known, old, fresh] = [`${booking}-received-guest`, `${booking}-confirmed-guest-1`, 'contact-1'];
  await failed(known, 60 * hour);
  await failed(old, 30 * hour);
  await failed(fresh, hour);
  // The list of two days ago was delivered, but yesterday's failed.
  await write(noteOf(-2).id, { reportedFailures: [`${known} 1`], delivery: { state: 'SUCCESS' } });
  await write(noteOf(-1).id, {
    reportedFailures: [`${old} 1`],
    delivery: { state: 'ERROR', endTime: simulation.ago(26 * hour) },
  });

  const runs = await Promise.all([reportFailedMails(simulation.now), reportFailedMails(simulation.now)]);
  expect(runs.toSorted()).toEqual([0, 2]);
  const text = await textOf(noteOf(0));
  expect(text).toContain(old);
  expect(text).toContain(fresh);
  expect(text).not.toContain(known);
  expect(text).not.toContain('failed-mails-');
  expect(text).not.toContain('someone@example.net');
  expect(text).toContain(`~2Fmail~2F${fresh})`);

  await simulation.handleEvents();
  expect(server.received).toHaveLength(1);
  simulation.skip(24 * hour);
  expect(await reportFailedMails(simulation.now)).toBe(0);
});

test('a mail that was sent again and failed again is reported again', async () => {
  await failed('contact-1', hour);
  await reportFailedMails(simulation.now);
  await simulation.handleEvents();
  await failed('contact-1', 0, 2);
  simulation.skip(24 * hour);
  expect(await reportFailedMails(simulation.now)).toBe(1);
});

test('mails that never began or never ended are reported after an hour, and not again when they are given up', async () => {
  await write('contact-unbegun', { queuedAt: simulation.ago(61) });
  await write('contact-young', { queuedAt: simulation.ago(59) });
  const lease = (minutesAgo: number) => ({
    state: 'PROCESSING',
    startTime: simulation.ago(minutesAgo + 1),
    leaseExpireTime: simulation.ago(minutesAgo),
    attempts: 0,
  });
  await write('contact-hanging', { delivery: lease(61) });
  await write('contact-sending', { delivery: lease(-1) });

  expect(await reportFailedMails(simulation.now)).toBe(2);
  const text = await textOf(noteOf(0));
  expect(text).toMatch(/contact-unbegun/);
  expect(text).toMatch(/contact-hanging/);
  expect(text).not.toMatch(/contact-young|contact-sending/);
  expect((await noteOf(0).get()).get('message.subject')).toBe('2 emails could not be delivered');

  await failExpiredDeliveries(simulation.now);
  await noteOf(0).update({ delivery: { state: 'SUCCESS', endTime: simulation.ago(0) } });
  expect((await mails.doc('contact-hanging').get()).get('delivery.state')).toBe('ERROR');
  await mails.doc('contact-young').delete();
  await mails.doc('contact-sending').delete();
  expect(await reportFailedMails(new Date(simulation.now.getTime() + 24 * 3_600_000))).toBe(0);
});

test('waiting mails are listed separately, once, and again if they fail in the end', async () => {
  await waiting('contact-waiting', 3 * hour);
  await waiting('contact-just-now', hour / 2);
  expect(await reportFailedMails(simulation.now)).toBe(1);
  expect((await noteOf(0).get()).get('message.subject')).toBe('1 email is still waiting to be sent');
  const text = await textOf(noteOf(0));
  expect(text).toContain('contact-waiting');
  expect(text).not.toContain('contact-just-now');
  expect(text).not.toMatch(/could not be delivered/);

  await noteOf(0).update({ delivery: { state: 'SUCCESS', endTime: simulation.ago(0) } });
  await mails.doc('contact-just-now').delete();
  simulation.skip(24 * hour);
  expect(await reportFailedMails(simulation.now)).toBe(0);
  await failed('contact-waiting', 0, 25);
  expect(await reportFailedMails(simulation.now)).toBe(1);
  expect((await noteOf(0).get()).get('message.subject')).toBe('1 email could not be delivered');
});

test('a list that was not delivered is replaced by the next, so that the owner does not get both', async () => {
  await failed('contact-1', hour);
  await server.switchOff();
  await reportFailedMails(simulation.now);
  const first = noteOf(0);
  await simulation.handleEvents();
  simulation.skip(22 * hour);
  await simulation.pass(hour);
  expect((await first.get()).get('delivery')).toMatchObject({ state: 'ERROR', retryAt: expect.anything() });
  await failed('contact-2', 0);
  // The run is early, or the clocks have changed.
  simulation.skip(30);
  expect(await reportFailedMails(simulation.now)).toBe(2);
  expect((await first.get()).get('delivery')).not.toHaveProperty('retryAt');
  await server.switchOn();
  await simulation.pass(hour);
  expect(server.received.map(({ subject }) => subject)).toEqual(['2 emails could not be delivered']);
});
