import { describe, expect, it } from 'vitest';
import { agreedBooking } from './agreedBooking.ts';

const agreed = { apartment: 'olive', checkIn: '2027-06-12', checkOut: '2027-06-19', status: 'cancelled' };
const quote = { lines: [] };
const terms = { balanceWays: ['cash'] };
const stored = { ...agreed, number: '5XK7Q', nights: 7, email: 'ada@example.net', quote, terms, agreed };

describe('agreedBooking', () => {
  it.each([
    ['a status that is about to be put back', { status: 'confirmed' }],
    ['a status that does not exist', { status: 'Confirmed' }],
    ['dates that are about to be put back', { checkIn: '2027-06-19', checkOut: '2027-06-12', nights: -7 }],
    ['another apartment', { apartment: 'lavender' }],
    ['fields that were deleted', { status: undefined, checkIn: undefined, checkOut: undefined, apartment: undefined }],
  ])('goes by what was agreed, whatever stands beside it: %s', (_, typed) => {
    expect(agreedBooking('aB3dE5fG7hI9jK1lM3nO', { ...stored, ...typed })).toEqual({
      ...stored,
      id: 'aB3dE5fG7hI9jK1lM3nO',
    });
  });

  it('has the nights between the agreed dates', () => {
    const moved = { ...agreed, checkOut: '2027-06-15' };
    expect(agreedBooking('A', { ...stored, agreed: moved })).toMatchObject({ checkOut: '2027-06-15', nights: 3 });
  });

  it.each([
    ['nothing agreed', { agreed: undefined }],
    ['a status that does not exist', { agreed: { ...agreed, status: 'Confirmed' } }],
    ['no apartment', { agreed: { ...agreed, apartment: 7 } }],
    ['dates in the wrong order', { agreed: { ...agreed, checkIn: '2027-06-20' } }],
    ['no text for a date', { agreed: { ...agreed, checkIn: 20270612 } }],
    ['no price', { quote: undefined }],
    ['no terms', { terms: undefined }],
    ['no number', { number: undefined }],
  ])('is nothing to show with %s', (_, changes) => {
    expect(agreedBooking('A', { ...stored, ...changes })).toBeUndefined();
  });
});
