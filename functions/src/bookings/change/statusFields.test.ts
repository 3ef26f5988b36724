import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import villaSettings from '../../../../villa/settings.json' with { type: 'json' };
import { settingsSchema } from '../../contract/settings.ts';
import type { BookingStatus } from '../../domain/bookingState.ts';
import { isoDate } from '../../domain/isoDate.ts';
import { sampleBooking } from '../../../../tests/support/sampleBooking.ts';
import { advanceDueOn, statusFields } from './statusFields.ts';

const now = new Date('2027-03-01T10:00:00Z');
const settings = settingsSchema.parse(villaSettings);
const stay = (status: BookingStatus) => ({
  ...{ apartment: 'lavender', checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-14'), status },
});
const booking = sampleBooking({ ...stay('pending'), advanceDueOn: null });

describe('fields derived from the status of a booking', () => {
  it('confirming sets the due date of the advance payment and ends the wait for an answer', () => {
    const fields = statusFields(stay('confirmed'), booking, settings, now, stay('pending'));
    expect(fields).toMatchObject({ advanceDueOn: '2027-03-08', pendingSince: null, endedBy: null });
  });

  it('cancelling stores who cancelled and the end of the booking, and reopening removes both', () => {
    const payments = [{ id: 'p1', kind: 'advance' as const, amount: 5000, on: isoDate('2027-02-20'), note: '' }];
    const bound = { ...booking, ...stay('confirmed'), payments, boundBy: 'button' as const };
    const cancelled = statusFields(stay('cancelled'), bound, settings, now, stay('confirmed'));
    expect(cancelled).toMatchObject({ endedBy: 'owner', advanceDueOn: null });
    expect(cancelled.end).toEqual({ on: '2027-03-01', from: 'confirmed', payments: ['p1'], kept: null });
    const reopened = statusFields(stay('pending'), { ...bound, ...cancelled }, settings, now, stay('cancelled'));
    expect(reopened).toMatchObject({ end: null, boundBy: null, pendingSince: Timestamp.fromDate(now) });
  });

  it('the owner’s sentence of an earlier decline is not repeated', () => {
    const declined = { ...booking, declineMessage: 'We are painting.' };
    expect(statusFields(stay('pending'), declined, settings, now, stay('cancelled')).declineMessage).toBeNull();
  });

  it('moving keeps the due date of the advance payment, unless the guests arrive before it', () => {
    const confirmed = { ...booking, ...stay('confirmed'), advanceDueOn: isoDate('2027-05-01') };
    const dueOn = (checkIn: string) =>
      advanceDueOn({ ...stay('confirmed'), checkIn: isoDate(checkIn) }, confirmed, settings, now, stay('confirmed'));
    expect(dueOn('2027-06-01')).toBe('2027-05-01');
    expect(dueOn('2027-04-20')).toBe('2027-04-20');
  });
});
