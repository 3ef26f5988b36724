import { describe, expect, it } from 'vitest';
import type { Booking } from '../../contract/booking.ts';
import type { Payment } from '../../contract/payment.ts';
import { lateCancellationFee } from '../../domain/cancellation.ts';
import { isoDate } from '../../domain/isoDate.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { composeAdvanceReminder } from './composeAdvanceReminder.ts';
import { composeArrivalReminder } from './composeArrivalReminder.ts';
import { composeBookingCancelled } from './composeBookingCancelled.ts';
import { composeBookingConfirmed } from './composeBookingConfirmed.ts';
import { composeBookingEnded } from './composeBookingEnded.ts';
import { composeBookingMoved } from './composeBookingMoved.ts';
import { sampleBooking, sampleSettings } from './sampleBooking.ts';

/* What mails say of payments that the owner has recorded. */

const now = new Date('2026-11-24T10:00:00Z');
const late = new Date('2026-12-02T10:00:00Z');
const { money } = mailFormats('en');
const { quote, agreed } = sampleBooking();
const { advancePayment, totalPayment } = quote;

function confirmed(...amounts: number[]): Booking {
  const payments = amounts.map((amount, index): Payment => {
    return { id: String(index), kind: 'advance', amount, on: isoDate('2026-11-22'), note: '' };
  });
  return sampleBooking({ status: 'confirmed', sequence: 1, advanceDueOn: isoDate('2026-11-28'), payments });
}

const settings = { ...sampleSettings, ownerLanguage: 'en' } as const;
const before = { ...agreed, status: 'confirmed', checkIn: isoDate('2027-06-20') } as const;

describe('a confirmation', () => {
  it('asks for the part of the advance that is open', async () => {
    const [guest] = await composeBookingConfirmed(confirmed(10_000), settings, now);
    expect(guest.message.text).toContain(`Amount: ${money(advancePayment - 10_000)}`);
    expect(guest.message.text).toContain(`We have received ${money(10_000)} so far.`);
    expect(guest.message.text).toContain(`The balance of ${money(totalPayment - advancePayment)}`);
  });

  it('asks for nothing when all is paid', async () => {
    const [guest, owner] = await composeBookingConfirmed(confirmed(totalPayment), settings, now);
    expect(guest.message.text).toContain('Everything is paid.');
    expect(guest.message.text).not.toContain('IBAN');
    expect(guest.message.text).not.toContain('payable on arrival');
    expect(owner.message.text).not.toContain('Expect an advance payment');
  });

  it('of an instant booking tells the owner that nothing is to be answered', async () => {
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
  ])('%s: what is open, and until when', (_, compose) => {
    const due = compose(confirmed(), now).message.text;
    expect(due).toContain(`The advance payment of ${money(advancePayment)} is due by 28 November 2026.`);
    expect(compose(confirmed(), late).message.text).toContain(`${money(advancePayment)} was due by 28 November 2026.`);
    const paid = compose(confirmed(advancePayment), late).message.text;
    expect(paid).not.toContain('The advance payment of');
    expect(paid).toContain(`The balance of ${money(totalPayment - advancePayment)}`);
    expect(compose(confirmed(totalPayment), late).message.text).toContain('Everything is paid.');
  });

  it('say of a request nothing of payments', () => {
    const text = composeBookingMoved(sampleBooking({ sequence: 1 }), agreed, settings, late)[0].message.text;
    expect(text).not.toContain('advance payment');
  });
});

describe('the reminder of an advance payment', () => {
  it('has the slip for what is open, in the guest’s language, once per due date', async () => {
    const { id, message } = await composeAdvanceReminder(confirmed(10_000), settings, late);
    expect(id).toBe('7K3Q9-XRD2M-advance-2026-11-28-guest-1');
    expect(message.text).toContain(`advance payment of ${money(advancePayment - 10_000)}, which was due by`);
    expect(message.text).toContain(`Amount: ${money(advancePayment - 10_000)}`);
    expect(message.attachments?.map(({ filename }) => filename)).toEqual(['7K3Q9-XRD2M-SEPA.png']);
    const german = await composeAdvanceReminder({ ...confirmed(), language: 'de' }, settings, late);
    expect(german.message.subject).toContain('Erinnerung an Ihre Anzahlung');
  });
});

describe('a cancelled stay', () => {
  const cancel = (booking: Booking, at: Date) =>
    composeBookingCancelled([{ booking: { ...booking, status: 'cancelled' }, before: 'confirmed' }], settings, at);
  const shortlyBefore = new Date('2027-06-19T10:00:00Z');
  const fee = lateCancellationFee(quote, sampleSettings.cancellation);

  it('in time: all that was paid comes back', () => {
    const [guest, owner] = cancel(confirmed(50_000), now);
    expect(guest.message.text).toContain(`We will pay ${money(50_000)} back to you.`);
    expect(owner.message.text).toContain(`Payments recorded so far: ${money(50_000)}.`);
  });

  it.each([
    ['more than the fee', fee + 700, `${money(700)} of it comes back`],
    ['the fee', fee, 'nothing is left to pay'],
    ['less than the fee', fee - 700, `so ${money(700)} is left to pay`],
  ])('late, with %s paid', (_, amount, said) => {
    expect(cancel(confirmed(amount), shortlyBefore)[0].message.text).toContain(said);
  });

  it('by the owner: the amount that was promised, and nothing else', () => {
    const booking = { ...confirmed(50_000), status: 'cancelled', refundPromised: 20_000 } as const;
    const [guest, owner] = composeBookingEnded('cancelledByOwner', booking, settings, now);
    expect(guest.message.text).toContain(`We will pay ${money(20_000)} back to you.`);
    expect(guest.message.text).not.toContain('in full');
    expect(owner.message.text).toContain(money(20_000));
    const [plain] = composeBookingEnded('cancelledByOwner', { ...booking, refundPromised: null }, settings, now);
    expect(plain.message.text).not.toContain('We will pay');
  });
});
