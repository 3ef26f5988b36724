import { describe, expect, it } from 'vitest';
import { emptyDraft, type RequestDraft } from './RequestDraft.ts';
import { errorsAtPaths, guestFrom, requestErrors } from './requestErrors.ts';

function draft(fields: Partial<RequestDraft['fields']>): RequestDraft {
  const good = { firstName: 'Mia', lastName: 'Kos', email: 'mia@example.com', phone: '+385 91 234 5678' };
  return { fields: { ...emptyDraft.fields, ...good, ...fields }, acceptPrivacy: true, acceptTerms: true };
}

describe('requestErrors', () => {
  it('finds nothing wrong with a filled form', () => {
    expect(requestErrors(draft({}))).toEqual({});
    expect(
      requestErrors(draft({ email: '  Mia@Example.com ', message: 'Line one\nline two', country: 'Österreich' })),
    ).toEqual({});
  });

  it('names everything that is missing', () => {
    expect(requestErrors(emptyDraft)).toEqual({
      firstName: 'missing',
      lastName: 'missing',
      email: 'missing',
      phone: 'missing',
      acceptPrivacy: 'missing',
      acceptTerms: 'missing',
    });
    expect(requestErrors(draft({ firstName: '   ' }))).toEqual({ firstName: 'missing' });
  });

  it('tells wrong from too long', () => {
    expect(requestErrors(draft({ email: 'mia@', phone: 'call me' }))).toEqual({ email: 'wrong', phone: 'wrong' });
    expect(requestErrors(draft({ message: 'x'.repeat(2001) }))).toEqual({ message: 'tooLong' });
  });
});

it('guestFrom leaves out what is empty and trims the rest', () => {
  expect(guestFrom(draft({ city: ' Zagreb ', state: ' ' }))).toEqual({
    firstName: 'Mia',
    lastName: 'Kos',
    email: 'mia@example.com',
    phone: '+385 91 234 5678',
    city: 'Zagreb',
  });
});

it('guestFrom has the phone number with the code of the chosen country, or of the one that it names', () => {
  const phoneFrom = (phone: string) => guestFrom({ ...draft({ phone }), phoneRegion: 'DE' }).phone;
  expect(phoneFrom('0170 123 4567')).toBe('+491701234567');
  expect(phoneFrom('+385 (0)91 234 5678')).toBe('+385912345678');
  // Too short for Germany: not to be read as one of the villa's country.
  expect(requestErrors({ ...draft({ phone: '1234' }), phoneRegion: 'DE' })).toEqual({ phone: 'wrong' });
});

it('errorsAtPaths finds the form behind a path', () => {
  expect(errorsAtPaths(['guest.email', 'requestId', 'guest.zipCode'])).toEqual({ email: 'wrong', zipCode: 'wrong' });
});
