import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelBooking } from '../../functions/src/bookings/change/cancelBooking.ts';
import { reconcileBooking } from '../../functions/src/bookings/console/reconcileBooking.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { checkPlatforms } from '../../functions/src/calendars/checkPlatforms.ts';
import { bookingPath, settingsDocument } from '../../functions/src/contract/collections.ts';
import { findMailsAbout, isDelivered } from '../../functions/src/mail/queue/findMails.ts';
import { failExpiredDeliveries } from '../../functions/src/mail/deliver/failExpiredDeliveries.ts';
import { findLostMails } from '../../functions/src/mail/deliver/findLostMails.ts';
import { resumeLostMails, resumeOverdueMails } from '../../functions/src/mail/deliver/resumeLostMails.ts';
import { retryDueMails } from '../../functions/src/mail/deliver/retryDueMails.ts';
import { updateIfUnchanged } from '../../functions/src/mail/deliver/updateIfUnchanged.ts';
import { showMailProblem } from '../../functions/src/mail/ownerNotes/showMailProblem.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, stayIn } from '../support/bookingRequest.ts';
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
  test('loses nothing of a booking’s whole life: every mail arrives, each once', async () => {
    const apartment = await createTestApartment();
    await server.switchOff();
    const guest = { firstName: 'Ada', lastName: 'Test', email: 'ada@example.net', phone: '+44 20 7946 0000' };
    const request = bookingRequest(apartment, stayIn(60, 5), { guest });
    const nobody = { uid: null, verifiedEmail: null, network: '203.0.113.0/24' };
    const { number } = await requestBooking(request, nobody, 'a key', simulation.now, checkPlatforms);
    await simulation.handleEvents();
    await simulation.pass(20);
    await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
    await reconcileBooking(number, simulation.now);
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

  test('is asked with growing pauses, for a day and no longer', async () => {
    await server.switchOff();
    const reference = await simulation.queue('never');
    await simulation.handleEvents();
    await simulation.pass(hours(23));
    const waiting = await deliveryOf(reference);
    expect(waiting).toMatchObject({ state: 'ERROR', retryAt: expect.anything() });
    // About once an hour after the first few.
    expect(waiting.attempts).toBeGreaterThan(20);
    expect(waiting.attempts).toBeLessThan(32);
    await simulation.pass(hours(2));
    const ended = await deliveryOf(reference);
    expect(ended).not.toHaveProperty('retryAt');
    expect(ended).toMatchObject({
      state: 'ERROR',
      error: expect.stringMatching(/^Given up after a day\. .*ECONNREFUSED/),
    });
    await server.switchOn();
    await simulation.pass(hours(24));
    expect(server.received).toEqual([]);

    // RETRY can still be set by hand.
    await reference.update({ 'delivery.state': 'RETRY' });
    await simulation.handleEvents();
    expect(server.received).toHaveLength(1);
  });
});

describe('the reply of the server decides', () => {
  test('to come again later: it is sent again, and arrives once', async () => {
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

  test('a wrong password: it is sent again once that is mended', async () => {
    const withLogin = new MailSimulation(server, simulation.now, 'house:secret');
    server.replies = { EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '535 wrong password' };
    const reference = await withLogin.queue('unauthorised');
    await withLogin.handleEvents();
    await withLogin.pass(hours(2));
    expect(await deliveryOf(reference)).toMatchObject({ state: 'ERROR', error: expect.stringContaining('535') });
    server.replies.AUTH = '235 welcome';
    await withLogin.pass(hours(2));
    expect((await deliveryOf(reference)).state).toBe('SUCCESS');
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ['the recipient', { RCPT: '550 nobody here' }],
    ['the message', { MESSAGE: '554 spam' }],
  ])('a refusal of %s: it is not sent again', async (_name, replies) => {
    server.replies = replies;
    const reference = await simulation.queue('refused');
    await simulation.handleEvents();
    const ended = await deliveryOf(reference);
    expect(ended).toMatchObject({ state: 'ERROR', attempts: 1, error: expect.stringMatching(/^Error: .*55[04]/) });
    expect(ended).not.toHaveProperty('retryAt');
    const asked = server.received.length;
    server.replies = {};
    await simulation.pass(hours(26));
    expect(server.received).toHaveLength(asked);
  });

  test('some recipients and not others: it counts as sent, and says who', async () => {
    server.replies = { RCPT: (said) => (said.includes('nobody') ? '550 nobody here' : '250 fine') };
    const reference = await simulation.queue('partly', 'nobody@example.net, somebody@example.net');
    await simulation.handleEvents();
    expect(await deliveryOf(reference)).toMatchObject({
      state: 'SUCCESS',
      info: { accepted: ['somebody@example.net'], rejected: ['nobody@example.net'] },
    });
  });

  test('nothing, as the connection is cut before the data: it is sent again', async () => {
    server.replies = { DATA: 'cut' };
    const reference = await simulation.queue('cut-before');
    await simulation.handleEvents();
    expect((await deliveryOf(reference)).state).toBe('ERROR');
    server.replies = {};
    await simulation.pass(10);
    expect((await deliveryOf(reference)).state).toBe('SUCCESS');
    expect(server.received).toHaveLength(1);
  });

  test('nothing, as the connection is cut when it has the message: it is never sent again', async () => {
    server.replies = { MESSAGE: 'cut' };
    const reference = await simulation.queue('cut-after');
    await simulation.handleEvents();
    const ended = await deliveryOf(reference);
    expect(ended).toMatchObject({ state: 'ERROR', error: expect.stringMatching(/^It may have arrived/) });
    expect(ended).not.toHaveProperty('retryAt');
    server.replies = {};
    await simulation.pass(hours(26));
    expect(server.received).toHaveLength(1);
  });
});

describe('a mail whose event was lost', () => {
  test('is taken up after ten minutes, and sent once however often that happens', async () => {
    const reference = await simulation.queue('lost');
    const at = (minutes: number) => new Date(simulation.now.getTime() + minutes * 60_000);
    expect(await resumeLostMails(at(9))).toBe(0);
    expect(await resumeLostMails(at(11))).toBe(1);
    expect(await deliveryOf(reference)).toMatchObject({ state: 'PENDING', attempts: 0, error: null });
    // That event and the next are lost too.
    expect(await resumeLostMails(at(30))).toBe(1);
    expect((await deliveryOf(reference)).state).toBe('RETRY');
    expect(await resumeLostMails(at(90))).toBe(1);
    await simulation.handleEvents();
    expect(await deliveryOf(reference)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(await resumeLostMails(at(200))).toBe(0);
    expect(server.received).toHaveLength(1);
  });

  test('is taken up by one of two calls that found it at the same moment', async () => {
    await simulation.queue('found-twice');
    const [found] = await findLostMails(new Date(simulation.now.getTime() + 11 * 60_000));
    const taken = await Promise.all(
      ['PENDING', 'RETRY'].map((state) => updateIfUnchanged(found!, { delivery: { state } })),
    );
    expect(taken.toSorted()).toEqual([false, true]);
  });

  test('is left alone while it is being sent, and when it was', async () => {
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

  test('is not sent before its time even if a person asks for it', async () => {
    const reference = await simulation.queue('withheld-retry', 'withheld@example.net', inMinutes(15));
    await reference.update({ 'delivery.state': 'RETRY' });
    await simulation.handleEvents();
    expect(server.received).toHaveLength(0);
    await simulation.pass(20);
    expect(await deliveryOf(reference)).toMatchObject({ state: 'SUCCESS' });
  });

  test('is not taken for a lost one', async () => {
    await simulation.queue('withheld-long', 'withheld@example.net', inMinutes(100));
    expect(await findLostMails(inMinutes(109))).toEqual([]);
    expect(await resumeLostMails(inMinutes(109))).toBe(0);
    expect((await findLostMails(inMinutes(111))).map(({ id }) => id)).toEqual(['withheld-long']);
  });

  test('is never sent when it was deleted meanwhile', async () => {
    const reference = await simulation.queue('withheld-undone', 'withheld@example.net', inMinutes(15));
    await reference.delete();
    await simulation.pass(60);
    expect(server.received).toHaveLength(0);
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
  await simulation.pass(hours(26));
  expect(await deliveryOf(reference)).toMatchObject({ state: 'ERROR', error: 'Message processing lease expired.' });
  expect(server.received).toEqual([]);
});

describe('when no mail can be sent at all, settings/property', () => {
  const read = async () => (await firestore().doc(settingsDocument).get()).get('mailProblem') as string | undefined;

  test('say so after an hour, for as long as that lasts', async () => {
    server.replies = { RCPT: (said) => `450 4.2.0 ${said} please wait` };
    await simulation.queue('first');
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
    await simulation.pass(hours(27));
    expect(await read()).toMatch(/^No email has been sent since .*0 emails are waiting/);
    expect(await read()).toContain(/since (.*?)\. /.exec(problem!)![1]!);

    server.replies = {};
    await simulation.queue('third');
    await simulation.handleEvents();
    expect(await showMailProblem(simulation.now)).toBe(false);
    expect((await firestore().doc(settingsDocument).get()).data()).not.toHaveProperty('mailProblemSince');
    expect(await read()).toBeUndefined();
  });

  test('say so in the language of the owner, and when delivering does not even begin', async () => {
    await writeSettings({ ownerLanguage: 'de' });
    await simulation.queue('unbegun');
    expect(await showMailProblem(new Date(simulation.now.getTime() + 59 * 60_000))).toBe(false);
    expect(await showMailProblem(new Date(simulation.now.getTime() + 61 * 60_000))).toBe(true);
    expect(await read()).toMatch(/^Seit dem .* geht keine E-Mail mehr hinaus\. 1 E-Mail wartet/);
  });

  test('do not say so of one recipient’s server, while others get theirs', async () => {
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
