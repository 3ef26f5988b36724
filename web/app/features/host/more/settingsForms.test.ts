import { settingsSchema, type Settings } from 'functions/contract/settings';
import { describe, expect, it } from 'vitest';
import villaSettings from '../../../../../villa/settings.json' with { type: 'json' };
import { findInAccess, findInSettings } from './findInSettings.ts';
import { propertyFormOf, settingsFrom } from './PropertyForm.ts';

const settings = settingsSchema.parse(villaSettings);
const form = propertyFormOf(settings, 'en');
const taxed: Settings = {
  ...settings,
  touristTax: {
    mode: 'perPersonNight',
    amount: 133,
    assumedChildAge: 8,
    bands: [
      { fromAge: 0, share: 0 },
      { fromAge: 12, share: 0.5 },
    ],
  },
};

describe('the form of the property', () => {
  it.each([
    ['the villa as it is', settings],
    ['with a tourist tax', taxed],
    ['with quick replies', { ...settings, quickReplies: { en: 'See you!', hr: 'Vidimo se!\nHvala.' } }],
    ['without an account', { ...settings, account: undefined }],
  ])('restores its values: %s', (_, whole) => {
    expect(settingsFrom(propertyFormOf(whole, 'en'), 'en')).toEqual(whole);
  });

  it('has no account once all three fields are empty', () => {
    expect(settingsFrom({ ...form, holder: ' ', iban: '', bic: '' }, 'en')).not.toHaveProperty('account');
  });

  it('writes a valid IBAN in groups of four, and leaves an invalid one as it was typed', () => {
    expect(settingsFrom({ ...form, iban: ' hr1099999991234567890' }, 'en').account?.iban).toBe(
      'HR10 9999 9991 2345 6789 0',
    );
    expect(settingsFrom({ ...form, iban: 'HR11 9999' }, 'en').account?.iban).toBe('HR11 9999');
  });
});

describe('faults in settings', () => {
  const found = (changes: Partial<typeof form>) =>
    findInSettings(settingsFrom({ ...form, ...changes }, 'en'), settings);
  it.each([
    [{ iban: 'HR10 9999 9991 2345 6789 1' }, 'account.iban', 'iban-wrong'],
    [{ checkInFrom: '' }, 'checkInFrom', 'not-possible'],
    [{ ownerEmail: 'owner' }, 'ownerEmail', 'not-possible'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone', 'not-possible'],
    [{ advanceShare: '130' }, 'advanceShare', 'not-possible'],
    [{ requestExpiresAfterDays: 'three' }, 'requestExpiresAfterDays', 'not-possible'],
    [{ balanceWays: [] }, 'balanceWays', 'not-possible'],
  ])('are found in %o', (changes, field, fault) => {
    expect(found(changes)).toEqual({ faults: [{ field, fault }], warnings: [] });
  });

  it('asks before guests pay into another account', () => {
    expect(found({ iban: 'DE89 3704 0044 0532 0130 00' })).toEqual({
      faults: [],
      warnings: [{ field: 'account.iban', fault: 'account-changed' }],
    });
    expect(found({ ownerName: 'Olives' })).toEqual({ faults: [], warnings: [] });
  });
});

describe('faults in the list of owners', () => {
  const self = 'ana@example.com';
  it.each([
    [['ana@example.com', 'Ana@Example.com'], 'owners.1', 'same-owner'],
    [['ana@example.com', 'ivo'], 'owners.1', 'not-possible'],
  ])('are found in %o', (owners, field, fault) => {
    expect(findInAccess(owners, [self], self).faults).toEqual([{ field, fault }]);
  });
});
