import { describe, expect, it } from 'vitest';
import { emptyDraft, type RequestDraft } from './RequestDraft.ts';
import { errorsAtPaths, guestFrom, requestErrors } from './requestErrors.ts';

function draft(fields: Partial<RequestDraft['fields']>): RequestDraft {
  const good = { firstName: 'Mia', lastName: 'Kos', email: 'mia@example.com', phone: '+385 91 234 5678' };
  return { fields: { ...emptyDraft.fields, ...good, ...fields }, acceptPrivacy: true, acceptTerms: true };
}

describe('requestErrors', () => {
  it('finds no errors in a complete form', () => {
    expect(requestErrors(draft({}))).toEqual({});
    expect(
      requestErrors(draft({ email: '  Mia@Example.com ', message: 'Line one\nline two', country: 'Österreich' })),
    ).toEqual({});
  });

  it('names all missing fields', () => {
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

  it('distinguishes wrong from too long', () => {
    expect(requestErrors(draft({ email: 'mia@', phone: 'call me' }))).toEqual({ email: 'wrong', phone: 'wrong' });
    expect(requestErrors(draft({ message: 'x'.repeat(2001) }))).toEqual({ message: 'tooLong' });
  });
});

it('guestFrom leaves out empty fields and trims the others', () => {
  expect(guestFrom(draft({ city: ' Zagreb ', state: ' ' }))).toEqual({
    firstName: 'Mia',
    lastName: 'Kos',
    email: 'mia@example.com',
    phone: '+385 91 234 5678',
    city: 'Zagreb',
  });
});

it('guestFrom adds the chosen country’s code to the phone number, unless it has its own', () => {
  const phoneFrom = (phone: string) => guestFrom({ ...draft({ phone }), phoneRegion: 'DE' }).phone;
  expect(phoneFrom('0170 123 4567')).toBe('+491701234567');
  expect(phoneFrom('+385 (0)91 234 5678')).toBe('+385912345678');
  // The number is too short for Germany. It must not be read as a number of the villa's country.
  expect(requestErrors({ ...draft({ phone: '1234' }), phoneRegion: 'DE' })).toEqual({ phone: 'wrong' });
});

it('errorsAtPaths finds the field of a path', () => {
  expect(errorsAtPaths(['guest.email', 'requestId', 'guest.zipCode'])).toEqual({ email: 'wrong', zipCode: 'wrong' });
});
