import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { keepConfirmation, readConfirmation, type KeptConfirmation } from './KeptConfirmation.ts';

const confirmation: KeptConfirmation = {
  number: '7K3Q9-XRD2M',
  status: 'pending',
  apartment: 'olive',
  stay: { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') },
  guests: { adults: 2, children: 1 },
  quote: {
    currency: 'EUR',
    nights: 7,
    lines: [],
    standardRate: 15000,
    pricePerNight: 15000,
    totalPrice: 105000,
    advancePayment: 31500,
    totalPayment: 105000,
  },
  houseTerms: { timeZone: 'Europe/Zagreb', advanceShare: 0.3, touristTax: { mode: 'included' } },
  firstName: 'Mia',
  email: 'mia@example.com',
  asFirstSent: false,
};

it('reads what was kept, and nothing else', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readConfirmation(store)).toBeUndefined();
  keepConfirmation(store, confirmation);
  expect(readConfirmation(store)).toEqual(confirmation);
  for (const damaged of ['', '{', 'null', '7', '{"number":7}', '{"number":"7K3Q9-XRD2M"}']) {
    kept.set('confirmation', damaged);
    expect(readConfirmation(store)).toBeUndefined();
  }
});
