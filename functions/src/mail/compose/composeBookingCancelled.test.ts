import { describe, expect, it } from 'vitest';
import type { Booking } from '../../contract/booking.ts';
import { isoDate } from '../../domain/isoDate.ts';
import { shareOf } from '../../domain/money.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { composeBookingCancelled } from './composeBookingCancelled.ts';
import { sampleBooking, sampleGroup, sampleSettings } from './sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('bookings of a group cancelled together', () => {
  const group = sampleGroup({ sequence: 1, status: 'cancelled' });
  const late = new Date('2027-05-24T10:00:00Z');
  const cancelled = (before: readonly ('pending' | 'confirmed')[]) =>
    group.map((booking, place) => ({ booking, before: before[place] ?? 'pending' }));
  const { money } = mailFormats('en');

  it('cost the sum of what each costs by its own terms, and requests nothing', () => {
    const [first, second] = group;
    const terms = { ...first!.terms, cancellation: { freeUntilDays: 30, shareAfter: 0.5 } };
    const bookings = cancelled(['confirmed', 'confirmed', 'pending']);
    bookings[0] = { booking: { ...first!, terms }, before: 'confirmed' };
    const [{ message }, owner] = composeBookingCancelled(bookings, sampleSettings, late);
    const fees = [shareOf(first!.quote.totalPrice, 0.5), shareOf(second!.quote.totalPrice, 0.3)] as const;
    const due = fees[0] + fees[1];
    const advance = first!.quote.advancePayment + second!.quote.advancePayment;
    expect(message.text).toContain(`Lavender: ${money(fees[0])}, which is 50% of the price`);
    expect(message.text).toContain(`Olive: ${money(fees[1])}, which is 30% of the price`);
    expect(message.text).toContain('Rosemary: Nothing');
    expect(message.text).toContain(`By the terms of your bookings, ${money(due)} is now due in all.`);
    expect(message.text).toContain(`advance payment of ${money(advance)}, another ${money(due - advance)} is due.`);
    expect(owner.message.text).toContain('gost sada duguje ukupno');
  });

  it('in time cost nothing, and everything comes back', () => {
    const [{ message }] = composeBookingCancelled(
      cancelled(['confirmed', 'confirmed', 'confirmed']),
      sampleSettings,
      now,
    );
    expect(message.text).toContain('free of charge up to and including 23 May 2027, so it costs you nothing.');
    expect(message.text).toContain('Ana Murtela will refund everything you have already paid.');
    expect(message.text).not.toContain('What cancelling costs');
  });

  it('speak of no money before any was confirmed', () => {
    const [{ message }] = composeBookingCancelled(cancelled([]), sampleSettings, late);
    expect(message.text).toContain('Cancelling costs you nothing.');
    expect(message.text).not.toMatch(/€|refund/);
  });

  it('for different nights, because the owner has moved one, are listed one by one', () => {
    const moved = cancelled(['confirmed', 'confirmed', 'confirmed']);
    moved[1] = { booking: { ...group[1]!, checkIn: isoDate('2027-06-24'), nights: 12 }, before: 'confirmed' };
    const { subject, text } = composeBookingCancelled(moved, sampleSettings, now)[0].message;
    expect(subject).toContain('22 June – 6 July 2027; 24 June – 6 July 2027');
    expect(text.match(/^Booking number: /gm)).toHaveLength(3);
  });
});

describe('a cancellation by the guest', () => {
  const cancelled = sampleBooking({ status: 'cancelled', sequence: 1 });

  it('differs from an earlier one of the same booking', () => {
    const [first, owner] = composeBookingCancelled([{ booking: cancelled, before: 'confirmed' }], sampleSettings, now);
    const [again] = composeBookingCancelled(
      [{ booking: { ...cancelled, sequence: 3 }, before: 'confirmed' }],
      sampleSettings,
      now,
    );
    expect(first.id).toBe('7K3Q9-XRD2M-cancelled-guest-1');
    expect(owner.id).toBe('7K3Q9-XRD2M-cancelled-owner-1');
    expect(again.id).toBe('7K3Q9-XRD2M-cancelled-guest-3');
  });

  const textsFor = (booking: Booking, at = now) =>
    composeBookingCancelled([{ booking: booking, before: 'confirmed' }], sampleSettings, at).map(
      ({ message }) => message.text,
    );
  const afterIt = new Date('2027-05-24T10:00:00Z');

  it('in time costs nothing, by the rule that is named, and everything comes back', () => {
    const [guest, owner] = textsFor(cancelled, new Date('2027-05-23T10:00:00Z'));
    expect(guest).toContain('free of charge up to and including 23 May 2027, so it costs you nothing.');
    expect(guest).toContain('Ana Murtela will refund everything you have already paid.');
    expect(owner).toContain('otkazivanje je do uključivo 23. svibnja 2027. besplatno');
  });

  it('too late costs the share in euro, and tells what becomes of the advance payment', () => {
    const [guest, owner] = textsFor(cancelled, afterIt);
    expect(guest).toContain('free of charge up to and including 23 May 2027. By the terms of your booking, 30% of the');
    expect(guest).toContain('is now due: €827.40.');
    expect(guest).toContain('If you have already made the advance payment of €827.40, nothing more is due.');
    expect(guest).toContain('Ana Murtela will refund anything you have paid beyond the amount due.');
    expect(owner).toContain('gost sada duguje 30\u00a0% cijene: 827,40\u00a0€.');
  });

  it.each([
    [0.2, '€827.40, you will get €275.80 of it back.'],
    [0.5, '€827.40, another €551.60 is due.'],
  ])('at a share of %s sets the advance payment against what is due', (shareAfter, expected) => {
    const terms = { ...cancelled.terms, cancellation: { freeUntilDays: 30, shareAfter } };
    expect(textsFor({ ...cancelled, terms }, afterIt)[0]).toContain(expected);
  });

  it('speaks of no advance payment where none was asked for', () => {
    const quote = { ...cancelled.quote, advancePayment: 0 };
    expect(textsFor({ ...cancelled, quote }, afterIt)[0]).not.toContain('advance payment');
  });

  it('uses the property’s time zone: the day after begins at its midnight', () => {
    expect(textsFor(cancelled, new Date('2027-05-23T21:59:00Z'))[0]).toContain('costs you nothing');
    expect(textsFor(cancelled, new Date('2027-05-23T22:00:00Z'))[0]).toContain('is now due');
  });

  it('costs nothing where the owner asks for nothing', () => {
    const terms = { ...cancelled.terms, cancellation: { freeUntilDays: 0, shareAfter: 0 } };
    expect(textsFor({ ...cancelled, terms })[0]).toContain('Cancelling costs you nothing.');
  });

  it('speaks of no money before anybody confirmed', () => {
    const [request, owner] = composeBookingCancelled([{ booking: cancelled, before: 'pending' }], sampleSettings, now);
    expect(request.message.text).toContain('Cancelling costs you nothing.');
    expect(request.message.text).not.toMatch(/advance/);
    expect(owner.message.text).not.toMatch(/predujam/i);
  });
});
