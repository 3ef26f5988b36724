import type { Booking } from 'functions/contract/booking';
import { describe, expect, it } from 'vitest';
import { changesFrom, editDraft } from './EditDraft.ts';

const booking = {
  ...{ firstName: 'Ada', lastName: 'Moss', email: 'ada@example.net', phone: '+44 20 7946 0000' },
  ...{ address: '1 Pier Road', zipCode: 'SE1', city: 'London', state: null, country: null },
  ...{ adults: 2, children: 0, language: 'en' },
} as unknown as Booking;
const before = editDraft(booking, 'Late.');

describe('the changes that are sent', () => {
  it('are none if nothing was changed', () => {
    expect(changesFrom(before, before)).toEqual({ changes: {} });
  });

  it('are only the fields that the owner has changed; an emptied field is null', () => {
    const form = { ...before, lastName: ' ', city: 'Leeds ', language: 'it', adults: 3, note: '' } as const;
    expect(changesFrom(form, before)).toEqual({
      changes: { lastName: null, city: 'Leeds', language: 'it', adults: 3, note: null },
    });
  });

  it.each([
    [{ firstName: '  ' }, ['firstName']],
    [{ email: 'ada@' }, ['email']],
    [{ phone: 'by letter', email: 'none' }, ['email', 'phone']],
    [{ country: 'x'.repeat(101) }, ['country']],
  ])('are not sent if they are wrong: %j', (typed, wrong) => {
    expect(changesFrom({ ...before, ...typed }, before)).toEqual({ wrong });
  });
});
