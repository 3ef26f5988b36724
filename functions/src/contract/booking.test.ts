import { describe, expect, it } from 'vitest';
import { sampleBooking } from '../../../tests/support/sampleBooking.ts';
import { parseBooking } from './booking.ts';

const settledStay = { apartment: 'olive', checkIn: '2027-06-12', checkOut: '2027-06-19', status: 'cancelled' };
const stored = { ...sampleBooking(), settledStay };

describe('a stored booking', () => {
  it.each([
    ['a status that is about to be put back', { status: 'confirmed' }],
    ['a status that does not exist', { status: 'Confirmed' }],
    ['dates that are about to be put back', { checkIn: '2027-06-19', checkOut: '2027-06-12', nights: -7 }],
    ['another apartment', { apartment: 'lavender' }],
    ['fields that were deleted', { status: undefined, checkIn: undefined, checkOut: undefined, apartment: undefined }],
    ['another number', { number: 7 }],
  ])('uses its settled stay, whatever was typed over it: %s', (_, typed) => {
    expect(parseBooking('7K3Q9', { ...stored, ...typed })).toMatchObject({
      ...{ id: '7K3Q9', number: '7K3Q9', ...settledStay, nights: 7, email: stored.email },
    });
  });

  it('has no babies if it was made before they were counted', () => {
    const { babies: _, ...older } = stored;
    expect(parseBooking('7K3Q9', older)).toMatchObject({ babies: 0 });
  });

  it.each([
    ['nothing settled', { settledStay: undefined }],
    ['a settled status that does not exist', { settledStay: { ...settledStay, status: 'Confirmed' } }],
    ['settled dates in the wrong order', { settledStay: { ...settledStay, checkIn: '2027-06-20' } }],
    ['a date that is no text', { settledStay: { ...settledStay, checkIn: 20270612 } }],
    ['no price', { quote: undefined }],
    ['no terms', { terms: undefined }],
    ['a name that is no text', { firstName: 7 }],
    ['an unknown language', { language: 'fr' }],
    ['a payment without an amount', { payments: [{ id: 'one', kind: 'advance', on: '2027-05-01', note: '' }] }],
    ['a time that is a text', { pendingSince: 'yesterday' }],
  ])('cannot be read with %s', (_, changes) => {
    expect(parseBooking('7K3Q9', { ...stored, ...changes })).toBeUndefined();
  });
});
