import { describe, expect, it } from 'vitest';
import type { Booking } from '../../contract/booking.ts';
import type { Payment } from '../../contract/payment.ts';
import { isoDate } from '../../domain/isoDate.ts';
import { mailFormats } from '../format/mailTexts.ts';
import { composeAdvanceReminder } from './composeAdvanceReminder.ts';
import { composeArrivalReminder } from './composeArrivalReminder.ts';
import { composeBookingConfirmed } from './composeBookingConfirmed.ts';
import { composeBookingEnded } from './composeBookingEnded.ts';
import { composeBookingMoved } from './composeBookingMoved.ts';
import { composeBookingReceived } from './composeBookingReceived.ts';
import { composeOfferOverdue } from './composeOfferOverdue.ts';
import { sampleBooking, sampleSettings } from '../../../../tests/support/sampleBooking.ts';

/* Mails that mention payments recorded by the owner. */

const now = new Date('2026-11-24T10:00:00Z');
const late = new Date('2026-12-02T10:00:00Z');
const { money } = mailFormats('en');
const { quote, settledStay } = sampleBooking();
const { advancePayment, totalPayment } = quote;

function confirmed(...amounts: number[]): Booking {
  const payments = amounts.map((amount, index): Payment => {
    return { id: String(index), kind: 'advance', amount, on: isoDate('2026-11-22'), note: '' };
  });
  return sampleBooking({ status: 'confirmed', sequence: 1, advanceDueOn: isoDate('2026-11-28'), payments });
}

const settings = { ...sampleSettings, ownerLanguage: 'en' } as const;
const before = { ...settledStay, status: 'confirmed', checkIn: isoDate('2027-06-20') } as const;

describe('a confirmation', () => {
  it('asks for the open part of the advance', async () => {
    const [guest] = await composeBookingConfirmed(confirmed(10_000), settings, now);
    expect(guest.message.text).toContain(`Amount: ${money(advancePayment - 10_000)}`);
    expect(guest.message.text).toContain(`We have received ${money(10_000)} so far.`);
    expect(guest.message.text).toContain(`You pay the remaining ${money(totalPayment - advancePayment)}`);
  });

  it('asks for nothing when all is paid', async () => {
    const [guest, owner] = await composeBookingConfirmed(confirmed(totalPayment), settings, now);
    expect(guest.message.text).toContain('Everything is paid.');
    expect(guest.message.text).not.toContain('IBAN');
    expect(guest.message.text).not.toContain('payable on arrival');
    expect(owner.message.text).not.toContain('Expect an advance payment');
  });

  it('of an instant booking tells the owner that no answer is needed', async () => {
    const [guest, owner] = await composeBookingConfirmed({ ...confirmed(), sequence: 0 }, settings, now, 'atOnce');
    expect(guest.id).toBe('7K3Q9-XRD2M-confirmed-guest');
    expect(owner.message.subject).toContain('New booking: Zoë Żak');
    expect(owner.message.text).toContain('you need not answer');
    expect(owner.message.text).not.toContain('You have confirmed');
  });
});

describe('mails about a move and the arrival', () => {
  it.each([
    ['moved', (booking: Booking, at: Date) => composeBookingMoved(booking, before, settings, at)[0]],
    ['reminder', (booking: Booking, at: Date) => composeArrivalReminder(booking, settings, at)[0]],
  ])('%s: the open amount and its due date', (_, compose) => {
    const due = compose(confirmed(), now).message.text;
    expect(due).toContain(`The advance payment of ${money(advancePayment)} is due by 28 November 2026.`);
    expect(compose(confirmed(), late).message.text).toContain(`${money(advancePayment)} was due by 28 November 2026.`);
    const paid = compose(confirmed(advancePayment), late).message.text;
    expect(paid).not.toContain('The advance payment of');
    expect(paid).toContain(`You pay the remaining ${money(totalPayment - advancePayment)}`);
    expect(compose(confirmed(totalPayment), late).message.text).toContain('Everything is paid.');
  });

  it('mention no payments of a request', () => {
    const text = composeBookingMoved(sampleBooking({ sequence: 1 }), settledStay, settings, late)[0].message.text;
    expect(text).not.toContain('advance payment');
  });
});

describe('the reminder of an advance payment', () => {
  it('has the slip for the open amount, in the guest’s language, once per due date', async () => {
    const { id, message } = await composeAdvanceReminder(confirmed(10_000), settings, late);
    expect(id).toBe('7K3Q9-XRD2M-advance-2026-11-28-guest-1');
    expect(message.text).toContain(`advance payment of ${money(advancePayment - 10_000)}, which was due by`);
    expect(message.text).toContain(`Amount: ${money(advancePayment - 10_000)}`);
    expect(message.attachments?.map(({ filename }) => filename)).toEqual(['7K3Q9-XRD2M-SEPA.png']);
    const german = await composeAdvanceReminder({ ...confirmed(), language: 'de' }, settings, late);
    expect(german.message.subject).toContain('Erinnerung an Ihre Anzahlung');
  });
});

it('a cancellation by the owner asks them for a reason only if the guest has not got one by mail', () => {
  const ended = { ...confirmed(50_000), status: 'cancelled', endedBy: 'owner' } as const;
  const toOwner = (changes: Partial<Booking>) =>
    composeBookingEnded('cancelledByOwner', { ...ended, ...changes }, settings, now)[1].message.text;
  const asked = 'Please tell the guest the reason.';
  expect(toOwner({})).toContain(asked);
  expect(toOwner({ declineMessage: 'The roof leaks.' })).not.toContain(asked);
  expect(toOwner({ declineMessage: 'The roof leaks.', email: '' })).toContain(asked);
});

describe('when a guest is bound', () => {
  const sentence = 'you are bound only once you have made a payment, and until then you can cancel free of charge.';
  const terms = { ...confirmed().terms, advanceShare: 0 };

  it('is said with the request and with the offer, but not after a payment', async () => {
    expect(composeBookingReceived([sampleBooking()], settings, now)[0].message.text).toContain(sentence);
    expect((await composeBookingConfirmed(confirmed(), settings, now))[0].message.text).toContain(sentence);
    expect((await composeBookingConfirmed(confirmed(1), settings, now))[0].message.text).not.toContain(sentence);
    const atOnce = { ...confirmed(), boundBy: 'button' } as const;
    expect((await composeBookingConfirmed(atOnce, settings, now, 'atOnce'))[0].message.text).not.toContain(sentence);
  });

  it('is said differently if no advance is asked for, because nobody owes a fee then', async () => {
    const free = { ...sampleBooking(), terms };
    const { text } = composeBookingReceived([free], settings, now)[0].message;
    expect(text).toContain('Our confirmation is an offer that stands until you arrive;');
    expect(text).not.toContain('of the price');
  });
});

it('an offer without a payment: asks the owner whether to cancel or to wait', () => {
  const { id, to, message } = composeOfferOverdue(confirmed(), settings, late);
  expect(id).toBe('7K3Q9-XRD2M-offer-overdue-2026-11-28-owner-1');
  expect(to).toEqual([settings.ownerEmail]);
  expect(message.subject).toContain('Not paid yet: Zoë Żak');
  expect(message.text).toContain(
    `The advance payment of ${money(advancePayment)} for the booking 7K3Q9-XRD2M (Zoë Żak)`,
  );
  expect(message.text).not.toContain('reminder');
  expect(message.text).toContain('/host/bookings/7K3Q9-XRD2M');
  const reminded = { ...confirmed(), advanceRemindedOf: isoDate('2026-11-28') };
  expect(composeOfferOverdue(reminded, settings, late).message.text).toContain('The guest has had a reminder.');
});
