import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { keepStay, readStay } from './RememberedStay.ts';
import { emptyChoice } from './StayChoice.ts';

const choice = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19'), adults: 3, children: 1 };

function emptyStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('gives back the stay of an earlier visit until the day it begins', () => {
  const store = emptyStore();
  keepStay(store, choice);
  expect(readStay(store, isoDate('2027-06-12'))).toEqual(choice);
  expect(readStay(store, isoDate('2027-06-13'))).toBeUndefined();
});

it('keeps no half of a stay, and leaves the last whole one', () => {
  const store = emptyStore();
  keepStay(store, { ...emptyChoice, checkIn: choice.checkIn });
  expect(store.getItem('last-stay')).toBeNull();
  keepStay(store, choice);
  keepStay(store, emptyChoice);
  expect(readStay(store, isoDate('2027-01-01'))).toEqual(choice);
});

it.each(['', 'checkIn=2027-06-12', 'checkIn=soon&checkOut=later', '{"checkIn":1}'])(
  'reads nothing from "%s"',
  (text) => {
    const store = emptyStore();
    store.setItem('last-stay', text);
    expect(readStay(store, isoDate('2027-01-01'))).toBeUndefined();
  },
);
