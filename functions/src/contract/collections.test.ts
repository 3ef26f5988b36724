import { expect, it } from 'vitest';
import { isoDate, monthOf } from '../domain/isoDate.ts';
import { apartmentPath, bookingPath, calendarPath, nightPath } from './collections.ts';
import { errorCodes, isErrorCode } from './errorCode.ts';

it('everything is where the contract says', () => {
  const night = isoDate('2027-06-30');
  expect(apartmentPath('lavender')).toBe('apartments/lavender');
  expect(calendarPath('lavender', monthOf(night))).toBe('apartments/lavender/calendar/2027-06');
  expect(nightPath('lavender', night)).toBe('nights/lavender_2027-06-30');
  expect(bookingPath('7K3Q9-XRD2M')).toBe('bookings/7K3Q9-XRD2M');
});

it('the errors are the closed list of the contract', () => {
  expect(errorCodes).toHaveLength(new Set(errorCodes).size);
  expect(errorCodes.every(isErrorCode)).toBe(true);
  for (const other of ['', 'internal', 'Dates-Taken', undefined, null, 0]) expect(isErrorCode(other)).toBe(false);
});
