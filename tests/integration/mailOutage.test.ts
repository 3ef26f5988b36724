import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelBooking } from '../../functions/src/bookings/change/cancelBooking.ts';
import { settleBooking } from '../../functions/src/bookings/console/settleBooking.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { bookingPath, settingsDocument } from '../../functions/src/contract/collections.ts';
import { findMailsAbout, isDelivered } from '../../functions/src/mail/queue/findMails.ts';
import {
  failExpiredDeliveries,
  findLostMails,
  resumeLostMails,
  resumeOverdueMails,
  retryDueMails,
} from '../../functions/src/mail/deliver/resumeLostMails.ts';
import { updateIfUnchanged } from '../../functions/src/mail/deliver/updateIfUnchanged.ts';
import { showMailProblem } from '../../functions/src/mail/ownerNotes/showMailProblem.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { anonymousGuest, bookingRequest, stayIn, guestWith } from '../support/bookingRequest.ts';
import { MailServer } from '../support/MailServer.ts';
import { MailSimulation, removeMails, writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';

const hours = (count: number) => count * 60;

let server: MailServer;
let simulation: MailSimulation;
beforeEach(async () => {
  await removeMails();
  await writeSettings({ ownerLanguage: 'en' });
  server = await new MailServer().switchOn();
  simulation = new MailSimulation(server);
});
afterEach(() => server.switchOff());

async function deliveryOf(reference: DocumentReference) {
  return (await reference.get()).get('delivery');
}

describe('a mail server that is switched off and on again', () => {
  test('loses no mail of a booking’s whole life: every mail arrives once', async () => {
    const apartment = await createTestApartment();
    await server.switchOff();
    const guest = guestWith('ada@example.net');
    const request = bookingRequest(apartment, stayIn(60, 5), { guest });
    const { number } = await requestBooking(request, anonymousGuest, simulation.now);
    await simulation.handleEvents();
    await simulation.pass(20);
    await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
    await settleBooking(number, simulation.now);
    await simulation.handleEvents();
    await simulation.pass(20);
    await cancelBooking({ number }, { uid: 'ada', verifiedEmail: guest.email }, simulation.now);
    await simulation.handleEvents();
    await simulation.pass(20);

    const waiting = await findMailsAbout(number);
    expect(waiting).toHaveLength(6);
    for (const mail of waiting) {
      expect(mail.get('delivery')).toMatchObject({ state: 'ERROR', retryAt: expect.anything() });
      // Mails still to be sent must not be deleted.
      expect(isDelivered(mail)).toBe(false);
    }
    expect(server.received).toEqual([]);

    await server.switchOn();
    await simulation.pass(hours(2));
    const sent = await findMailsAbout(number);
    expect(sent.map((mail) => mail.get('delivery.state'))).toEqual(sent.map(() => 'SUCCESS'));
    expect(sent.every(isDelivered)).toBe(true);
    expect(server.received.filter(({ to }) => to.includes(guest.email))).toHaveLength(3);
    expect(server.received).toHaveLength(6);
    expect(new Set(server.received.map(({ to, subject }) => `${to} ${subject}`)).size).toBe(6);
  });
});

// functions/src/mail/deliver/smtpSender.test.ts tests the meaning of each reply.
describe('the reply of the server decides', () => {
  test('come back later: the mail is sent again, and arrives once', async () => {
    server.replies = { RCPT: '451 greylisted' };
    const reference = await simulation.queue('greylisted');
    await simulation.handleEvents();
    const failed = await deliveryOf(reference);
    expect(failed).toMatchObject({ state: 'ERROR', attempts: 1, error: expect.stringContaining('451') });
    expect(failed.retryAt.toMillis() - simulation.now.getTime()).toBe(60_000);
    expect(await retryDueMails(simulation.now)).toBe(0);

    server.replies = {};
    await simulation.pass(10);
    expect(await deliveryOf(reference)).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
    await simulation.pass(hours(3));
    expect(server.received).toHaveLength(1);
  });

  test.each<[what: string, replies: MailServer['replies'], error: RegExp, arrived: number]>([
    ['refused', { RCPT: '550 nobody here' }, /^Error: .*550/, 0],
    ['none, because the connection ends after the message', { MESSAGE: 'cut' }, /^It may have arrived/, 1],
  ])('%s: the mail is not sent again', async (_, replies, error, arrived) => {
    server.replies = replies;
    const reference = await simulation.queue('once');
    await simulation.handleEvents();
    const ended = await deliveryOf(reference);
    expect(ended).toMatchObject({ state: 'ERROR', attempts: 1, error: expect.stringMatching(error) });
    expect(ended).not.toHaveProperty('retryAt');
    server.replies = {};
    await simulation.pass(hours(26));
    expect(server.received).toHaveLength(arrived);
  });
});

describe('a mail whose event was lost', () => {
  test('is sent after ten minutes, once, however often the run repeats', async () => {
    const reference = await simulation.queue('lost');
    const at = (minutes: number) => new Date(simulation.now.getTime() + minutes * 60_000);
    expect(await resumeLostMails(at(9))).toBe(0);
    expect(await resumeLostMails(at(11))).toBe(1);
    expect(await deliveryOf(reference)).toMatchObject({ state: 'PENDING', attempts: 0, error: null });
    // That event and the next one are lost too.
    expect(await resumeLostMails(at(30))).toBe(1);
    expect((await deliveryOf(reference)).state).toBe('RETRY');
    expect(await resumeLostMails(at(90))).toBe(1);
    await simulation.handleEvents();
    expect(await deliveryOf(reference)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(await resumeLostMails(at(200))).toBe(0);
    expect(server.received).toHaveLength(1);
  });

  test('is sent by only one of two simultaneous runs', async () => {
    await simulation.queue('found-twice');
    const [found] = await findLostMails(new Date(simulation.now.getTime() + 11 * 60_000));
    const taken = await Promise.all(
      ['PENDING', 'RETRY'].map((state) => updateIfUnchanged(found!, { delivery: { state } })),
    );
    expect(taken.toSorted()).toEqual([false, true]);
  });

  test('is left alone while it is being sent, and after that', async () => {
    const sending = await simulation.queue('sending');
    const delivery = {
      state: 'PROCESSING',
      startTime: simulation.ago(0),
      leaseExpireTime: simulation.ago(-1),
      attempts: 0,
    };
    await sending.update({ delivery });
    await simulation.queue('sent');
    await simulation.handleEvents();
    expect(await resumeLostMails(new Date(simulation.now.getTime() + 20 * 60_000))).toBe(0);
  });
});

describe('a mail that is withheld while its change can be undone', () => {
  const inMinutes = (minutes: number) => new Date(simulation.now.getTime() + minutes * 60_000);

  test('is not sent before its time, and by the next run after it, once', async () => {
    const reference = await simulation.queue('withheld', 'withheld@example.net', inMinutes(15));
    await simulation.handleEvents();
    expect(server.received).toHaveLength(0);
    expect(await resumeOverdueMails(inMinutes(14))).toBe(0);
    await simulation.pass(10);
    expect(await deliveryOf(reference)).toBeUndefined();
    await simulation.pass(10);
    expect(await deliveryOf(reference)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    await simulation.pass(60);
    expect(server.received).toHaveLength(1);
  });

  test('is not treated as lost', async () => {
    await simulation.queue('withheld-long', 'withheld@example.net', inMinutes(100));
    expect(await findLostMails(inMinutes(109))).toEqual([]);
    expect(await resumeLostMails(inMinutes(109))).toBe(0);
    expect((await findLostMails(inMinutes(111))).map(({ id }) => id)).toEqual(['withheld-long']);
  });
});

test('a delivery that never ended is given up when its lease is over, and not sent again', async () => {
  const reference = await simulation.queue('hanging');
  const delivery = {
    state: 'PROCESSING',
    startTime: simulation.ago(0),
    leaseExpireTime: simulation.ago(-1),
    attempts: 0,
  };
  await reference.update({ delivery });
  expect(await failExpiredDeliveries(simulation.now)).toBe(0);
  await simulation.pass(hours(2));
  expect(await deliveryOf(reference)).toMatchObject({ state: 'ERROR', error: 'Message processing lease expired.' });
  expect(server.received).toEqual([]);
});

describe('when no mail can be sent at all, the settings', () => {
  const read = async () => (await firestore().doc(settingsDocument).get()).get('mailProblem') as string | undefined;

  test('report it after an hour, for as long as it lasts', async () => {
    server.replies = { RCPT: (said) => `450 4.2.0 ${said} please wait` };
    const first = await simulation.queue('first');
    await simulation.handleEvents();
    await simulation.pass(50);
    await simulation.queue('second');
    await simulation.handleEvents();
    expect(await showMailProblem(simulation.now)).toBe(false);
    expect(await read()).toBeUndefined();
    await simulation.pass(10);
    expect(await showMailProblem(simulation.now)).toBe(true);
    const problem = await read();
    expect(problem).toMatch(/2 emails are waiting.*450 4\.2\.0/);
    expect(problem).not.toMatch(/example/);

    // A day later both are given up, and no delivery has succeeded since.
    simulation.skip(hours(24));
    await simulation.pass(hours(1));
    const delivery = await deliveryOf(first);
    expect(delivery).toMatchObject({ state: 'ERROR', error: expect.stringMatching(/^Given up after a day\. .*450/) });
    expect(delivery).not.toHaveProperty('retryAt');
    expect(await read()).toMatch(/^No email has been sent since .*0 emails are waiting/);
    expect(await read()).toContain(/since (.*?)\. /.exec(problem!)![1]!);

    server.replies = {};
    await simulation.queue('third');
    await simulation.handleEvents();
    expect(await showMailProblem(simulation.now)).toBe(false);
    expect((await firestore().doc(settingsDocument).get()).data()).not.toHaveProperty('mailProblemSince');
    expect(await read()).toBeUndefined();
  });

  test('report it in the owner’s language, even if delivery does not begin', async () => {
    await writeSettings({ ownerLanguage: 'de' });
    await simulation.queue('unbegun');
    expect(await showMailProblem(new Date(simulation.now.getTime() + 59 * 60_000))).toBe(false);
    expect(await showMailProblem(new Date(simulation.now.getTime() + 61 * 60_000))).toBe(true);
    expect(await read()).toMatch(/^Seit dem .* geht keine E-Mail mehr hinaus\. 1 E-Mail wartet/);
  });

  test('do not report the failure of one recipient’s server while others get their mails', async () => {
    server.replies = { RCPT: (said) => (said.includes('slow') ? '450 wait' : '250 fine') };
    await simulation.queue('slow');
    await simulation.handleEvents();
    await simulation.pass(30);
    await simulation.queue('quick');
    await simulation.handleEvents();
    await simulation.pass(hours(3));
    expect(await read()).toBeUndefined();
  });
});
