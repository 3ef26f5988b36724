import { describe, expect, it } from 'vitest';
import { isoDate } from '../../domain/isoDate.ts';
import { languages } from '../../domain/language.ts';
import { sampleBooking } from '../../mail/compose/sampleBooking.ts';
import { describeBooking } from './describeBooking.ts';

const english = { ownerLanguage: 'en' } as const;
const booking = sampleBooking({
  ...{ firstName: 'Giulia', lastName: 'Rossi', status: 'confirmed', advanceDueOn: isoDate('2027-06-01') },
  ...{ checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') },
  quote: { ...sampleBooking().quote, totalPayment: 98_050, advancePayment: 29_400 },
});
const payment = { id: 'a', kind: 'advance', amount: 29_400, on: isoDate('2027-05-20'), note: '' } as const;

describe('the line about a booking', () => {
  it('says who, where, when, how many, which state and for how much', () => {
    expect(describeBooking(booking, english).summary).toBe(
      'Giulia Rossi · Lavender · 12–19 June 2027 · 2 adults, 1 child · confirmed · €980.50',
    );
  });

  it.each(languages)('is complete in %s', (ownerLanguage) => {
    const { summary, amounts } = describeBooking(booking, { ownerLanguage });
    expect(summary.split(' · ')).toHaveLength(6);
    expect(`${summary} ${Object.values(amounts ?? {}).join(' ')}`).not.toMatch(/bookingSummary|undefined|NaN|\{\{/);
  });

  it('leaves out what an edit has made unreadable, and never fails', () => {
    const broken = { ...booking, firstName: 7, lastName: null, adults: 'two', checkOut: '2027-06-01', quote: 'free' };
    expect(describeBooking(broken, english)).toEqual({ summary: 'Lavender · confirmed', amounts: null });
    expect(describeBooking({}, english)).toEqual({ summary: '', amounts: null });
    const payments = { ...booking, payments: [null, { amount: '12' }, payment] };
    expect(describeBooking(payments, english).amounts?.paid).toBe('€294');
    expect(describeBooking({ ...booking, payments: 'none' }, english).amounts?.paid).toBe('€0');
  });
});

describe('the amounts of a booking', () => {
  it.each([
    ['the advance payment first', {}, '€294, by 1 June 2027', '€0'],
    ['then the balance', { payments: [payment] }, '€686.50, on arrival', '€294'],
    ['nothing of a request', { status: 'pending', advanceDueOn: null }, '€0', '€0'],
    [
      'what was promised back',
      { status: 'cancelled', payments: [payment], refundPromised: 10_000 },
      '€100, to be paid back to the guest',
      '€294',
    ],
  ] as const)('name as due %s', (_, changes, due, paid) => {
    const { amounts } = describeBooking({ ...booking, ...changes }, english);
    expect(amounts).toEqual({ total: '€980.50', advance: '€294', paid, due });
  });
});
