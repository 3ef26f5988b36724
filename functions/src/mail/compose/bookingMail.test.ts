import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../domain/formatNumber.ts';
import { isoDate } from '../../domain/isoDate.ts';
import { sumOfQuotes } from '../../domain/quote.ts';
import { composedMailSchema } from '../format/ComposedMail.ts';
import { composeArrivalReminder } from './composeArrivalReminder.ts';
import { composeBookingCancelled } from './composeBookingCancelled.ts';
import { composeBookingConfirmed } from './composeBookingConfirmed.ts';
import { composeBookingEnded } from './composeBookingEnded.ts';
import { composeBookingMoved } from './composeBookingMoved.ts';
import { sampleBooking, sampleGroup, sampleSettings } from '../../../../tests/support/sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('a mail about one booking of a group', () => {
  const [first, ...others] = sampleGroup({ sequence: 1 });
  const booking = { ...first!, others: [{ ...others[0]!, status: 'cancelled' } as const, others[1]!] };
  const line = 'Requested together with: Olive (M4T8W-0J6PC): cancelled; Rosemary (B2H5N-9VQ1E): awaiting an answer';

  it('names the other bookings, whatever its topic', async () => {
    const confirmed = { ...booking, status: 'confirmed' } as const;
    const cancelled = { ...booking, status: 'cancelled' } as const;
    const mails = [
      (await composeBookingConfirmed(confirmed, sampleSettings, now))[0],
      composeBookingMoved(confirmed, booking.settledStay, sampleSettings, now)[0],
      composeBookingEnded('declined', cancelled, sampleSettings, now)[0],
      composeBookingEnded('expired', cancelled, sampleSettings, now)[0],
      composeBookingCancelled([cancelled], sampleSettings, now)[0],
      composeArrivalReminder(confirmed, sampleSettings, now)[0],
    ];
    for (const { id, message } of mails) expect(message.text, id).toContain(line);
    // The stored mail is complete again when it is read to be sent a second time.
    for (const mail of mails) expect(composedMailSchema.parse(mail), mail.id).toEqual(mail);
  });

  it('covers all bookings that are confirmed or answered together, with one payment for their sum', async () => {
    const all = sampleGroup({ sequence: 1, status: 'confirmed', advanceDueOn: isoDate('2026-11-28') });
    const told = { ...all[0]!, others: all.slice(1) };
    const [toGuest, toOwner] = await composeBookingConfirmed(told, sampleSettings, now);
    const { subject, text, attachments } = toGuest.message;
    expect(subject).toBe('Your booking 7K3Q9-XRD2M is confirmed: Lavender, Olive and Rosemary, 22 June – 6 July 2027');
    const sum = formatMoney('en', sumOfQuotes(all.map(({ quote }) => quote)).advancePayment);
    expect(text).toContain(`Advance payment, by 28 November 2026: ${sum}`);
    expect(text).toContain(`Amount: ${sum}`);
    expect(text.match(/^Reference: .*$/gm)).toEqual(['Reference: 7K3Q9-XRD2M']);
    expect(attachments.map(({ filename }) => filename)).toEqual([
      ...all.map(({ number }) => `${number}.ics`),
      'Terms.txt',
      '7K3Q9-XRD2M-SEPA.png',
    ]);
    expect(toOwner.message.text).toContain('7K3Q9-XRD2M');

    const [arrival] = composeArrivalReminder(told, sampleSettings, now);
    for (const { number } of all) expect(arrival.message.text).toContain(number);
    const declined = { ...told, status: 'cancelled', together: all.map(({ number }) => number).slice(1) } as const;
    const [no] = composeBookingEnded('declined', declined, sampleSettings, now);
    expect(no.message.subject).toContain('Lavender, Olive and Rosemary');
    expect(no.message.text).not.toContain('Requested together with');
  });

  it('mentions no refund while the booking goes on', () => {
    const kept = composeBookingCancelled([{ ...booking, status: 'cancelled' }], sampleSettings, now)[0].message.text;
    expect(kept).toContain('Everything else you requested together with it remains as it is');
    const alone = {
      ...booking,
      status: 'cancelled',
      others: [{ ...others[0]!, status: 'cancelled' } as const],
    } as const;
    const last = composeBookingCancelled([alone], sampleSettings, now)[0].message.text;
    expect(last).not.toContain('Everything else');
  });
});

describe('a stay that is moved', () => {
  const booking = sampleBooking({ status: 'confirmed', nights: 5, checkOut: isoDate('2027-06-27'), sequence: 4 });
  const before = { ...booking.settledStay, status: 'confirmed' } as const;
  const [toGuest] = composeBookingMoved(booking, before, sampleSettings, now);

  it('names the new and the old dates, and an agreed price without rows that no longer fit', () => {
    const { text } = toGuest.message;
    expect(text).toContain('Length of stay: 5 nights');
    expect(text).toContain('Lavender: 22 June – 6 July 2027');
    expect(text).toContain('The agreed price remains €2,816.80.');
    expect(text).not.toContain('nights at');
    expect(text).toContain('free of charge up to and including 23 May 2027');
  });
});

describe('a booking that the owner ends', () => {
  const cancelled = sampleBooking({ status: 'cancelled', sequence: 1 });
  it.each(['declined', 'expired'] as const)(
    'costs nothing as a request (%s), and the mail suggests other dates',
    (ending) => {
      const [guest] = composeBookingEnded(ending, cancelled, sampleSettings, now);
      expect(guest.message.text).toContain('It costs you nothing.');
      expect(guest.message.text).toContain('https://villa-murtela.example/apartments');
      expect(guest.message.text).not.toMatch(/advance|paid/);
    },
  );
  it('is refunded in full if it was a confirmed stay', () => {
    const [guest] = composeBookingEnded('cancelledByOwner', cancelled, sampleSettings, now);
    expect(guest.message.text).toContain('You will get back everything you have paid.');
  });
});
