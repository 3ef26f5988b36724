import { describe, expect, it } from 'vitest';
import type { Booking } from '../../contract/booking.ts';
import type { BookingStatus } from '../../domain/bookingState.ts';
import { isoDate } from '../../domain/isoDate.ts';
import { shareOf } from '../../domain/money.ts';
import { mailFormats } from '../format/mailTexts.ts';
import { composeBookingCancelled } from './composeBookingCancelled.ts';
import {
  cancelledTogether,
  sampleBooking,
  sampleGroup,
  sampleSettings,
} from '../../../../tests/support/sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('bookings of a group cancelled together', () => {
  const late = new Date('2027-05-24T10:00:00Z');
  /** Bookings of one group with these statuses. Confirmed ones were booked by a binding button. */
  const groupOf = (...statuses: readonly BookingStatus[]): Booking[] =>
    sampleGroup({ sequence: 1 }).map((booking, place) => {
      const isConfirmed = statuses[place] === 'confirmed';
      return isConfirmed ? { ...booking, status: 'confirmed', boundBy: 'button' } : booking;
    });
  const mailsFor = (bookings: readonly Booking[], at: Date) =>
    composeBookingCancelled(cancelledTogether(bookings, at), sampleSettings, at);
  const { money } = mailFormats('en');

  it('cost the sum of their own terms, and ask for nothing', () => {
    const [first, second, third] = groupOf('confirmed', 'confirmed');
    const terms = { ...first!.terms, cancellation: { freeUntilDays: 30, shareAfter: 0.5 } };
    const [{ message }, owner] = mailsFor([{ ...first!, terms }, second!, third!], late);
    const fees = [shareOf(first!.quote.totalPrice, 0.5), shareOf(second!.quote.totalPrice, 0.3)] as const;
    const due = fees[0] + fees[1];
    expect(message.text).toContain(`Lavender: ${money(fees[0])}, which is 50% of the price`);
    expect(message.text).toContain(`Olive: ${money(fees[1])}, which is 30% of the price`);
    expect(message.text).toContain('Rosemary: Nothing');
    expect(message.text).toContain(`By the terms of your bookings, ${money(due)} is now due in all.`);
    expect(message.text).toContain(`${money(due)} is left to pay.`);
    expect(owner.message.text).toContain('gost sada duguje ukupno');
  });

  it('mention no money before any was confirmed', () => {
    const [{ message }] = mailsFor(groupOf(), late);
    expect(message.text).toContain('Cancelling costs you nothing.');
    expect(message.text).not.toMatch(/€|refund/);
  });

  it('are listed one by one if the owner has moved one to other nights', () => {
    const [first, second, third] = groupOf('confirmed', 'confirmed', 'confirmed');
    const moved = { ...second!, checkIn: isoDate('2027-06-24'), nights: 12 };
    const { subject, text } = mailsFor([first!, moved, third!], now)[0].message;
    expect(subject).toContain('22 June – 6 July 2027; 24 June – 6 July 2027');
    expect(text.match(/^Booking number: /gm)).toHaveLength(3);
  });
});

describe('a cancellation by the guest', () => {
  const bound = sampleBooking({ status: 'confirmed', boundBy: 'button', sequence: 1 });
  const mailsFor = (booking: Booking, at = now) =>
    composeBookingCancelled(cancelledTogether([booking], at), sampleSettings, at);
  const textsFor = (booking: Booking, at = now) => mailsFor(booking, at).map(({ message }) => message.text);

  it('uses the property’s time zone: the next day begins at midnight there', () => {
    expect(textsFor(bound, new Date('2027-05-23T21:59:00Z'))[0]).toContain('costs you nothing');
    expect(textsFor(bound, new Date('2027-05-23T22:00:00Z'))[0]).toContain('is now due');
  });

  it('mentions no money before the confirmation, unless some was paid', () => {
    const request = sampleBooking({ sequence: 1 });
    const [guest, owner] = textsFor(request);
    expect(guest).toContain('Cancelling costs you nothing.');
    expect(guest).not.toMatch(/advance/);
    expect(owner).not.toMatch(/predujam/i);
    const payment = { id: 'p', kind: 'advance', amount: 5000, on: isoDate('2026-11-20'), note: '' } as const;
    const [paidGuest, paidOwner] = textsFor({ ...request, payments: [payment] });
    expect(paidGuest).toContain('We will pay €50 back to you.');
    expect(paidOwner).toContain('Gostu treba vratiti 50\u00a0€');
  });
});
