import { isoDate } from 'functions/domain/isoDate';
import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../../storage/browserStorage.ts';
import { readSavedStay, saveStay } from './useSavedStay.ts';
import { emptyChoice } from './StayChoice.ts';

const choice = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19'), adults: 3, children: 1 };

let localStorage: MemoryStorage;
beforeEach(() => {
  localStorage = new MemoryStorage();
  vi.stubGlobal('window', { localStorage });
});

it('restores the stay of an earlier visit until the day it begins', () => {
  saveStay(choice);
  expect(readSavedStay(isoDate('2027-06-12'))).toEqual(choice);
  expect(readSavedStay(isoDate('2027-06-13'))).toBeUndefined();
});

it('does not store half a stay, and keeps the last complete one', () => {
  saveStay({ ...emptyChoice, checkIn: choice.checkIn });
  expect(localStorage.getItem('last-stay')).toBeNull();
  saveStay(choice);
  saveStay(emptyChoice);
  expect(readSavedStay(isoDate('2027-01-01'))).toEqual(choice);
});

it.each(['', 'checkIn=2027-06-12', 'checkIn=soon&checkOut=later', '{"checkIn":1}'])(
  'reads nothing from "%s"',
  (text) => {
    localStorage.setItem('last-stay', text);
    expect(readSavedStay(isoDate('2027-01-01'))).toBeUndefined();
  },
);
