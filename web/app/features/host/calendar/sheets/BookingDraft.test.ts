import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { emptyDraft, requestFrom } from './BookingDraft.ts';

const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };

it('a booking that the owner enters requires only a name', () => {
  expect(requestFrom(emptyDraft('de'), 'olive', stay, 'de')).toEqual({ wrong: ['firstName'] });
  expect(requestFrom({ ...emptyDraft('de'), firstName: 'Ana' }, 'olive', stay, 'de')).toEqual({
    request: {
      ...{ apartment: 'olive', ...stay, adults: 2, children: 0, babies: 0, language: 'de', status: 'confirmed' },
      ...{ person: { firstName: 'Ana' }, price: { kind: 'list' } },
    },
  });
});

it('names every invalid field, in the order of the form', () => {
  const draft = {
    ...emptyDraft('en'),
    firstName: ' ',
    email: 'ana@',
    phone: 'later',
    price: 'agreed' as const,
    total: 'x',
  };
  expect(requestFrom(draft, 'olive', stay, 'de')).toEqual({ wrong: ['firstName', 'email', 'phone', 'total'] });
});

it('sends the agreed price in cents', () => {
  const draft = {
    ...emptyDraft('en'),
    firstName: 'Ana',
    price: 'agreed' as const,
    total: '1.250,50',
    note: 'By phone',
  };
  expect(requestFrom(draft, 'olive', stay, 'de')).toMatchObject({
    request: { price: { kind: 'agreed', total: 125_050 }, note: 'By phone' },
  });
});
