import { settingsSchema, type Settings } from 'functions/contract/settings';
import { describe, expect, it } from 'vitest';
import villaSettings from '../../../../../villa/settings.json' with { type: 'json' };
import { findInAccess, findInLimits, findInSettings } from './findInSettings.ts';
import { limitsFormOf, limitsFrom, usualLimits } from './LimitsForm.ts';
import { fieldOfSettings, propertyFormOf, settingsFrom } from './PropertyForm.ts';

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
    ['as it is', settings],
    ['with a tourist tax', taxed],
    ['without an account and Wi-Fi', { ...settings, account: undefined, wifiNote: undefined }],
  ])('gives back what it was made of: %s', (_, whole) => {
    expect(settingsFrom(propertyFormOf(whole, 'en'), 'en')).toEqual(whole);
  });

  it('has no account once all three fields are empty', () => {
    expect(settingsFrom({ ...form, holder: ' ', iban: '', bic: '' }, 'en')).not.toHaveProperty('account');
  });

  it('writes a right IBAN in groups of four, and leaves a wrong one as it was typed', () => {
    expect(settingsFrom({ ...form, iban: ' hr1099999991234567890' }, 'en').account?.iban).toBe(
      'HR10 9999 9991 2345 6789 0',
    );
    expect(settingsFrom({ ...form, iban: 'HR11 9999' }, 'en').account?.iban).toBe('HR11 9999');
  });
});

describe('fields of the form', () => {
  it('have the paths of the settings', () => {
    const valueAt = (field: string) =>
      field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], taxed);
    const typed = propertyFormOf(taxed, 'en');
    const paths = Object.keys(typed).flatMap((name) =>
      name === 'bands' ? ['bands.1.fromAge', 'bands.0.share'] : [name],
    );
    for (const path of paths) expect([path, valueAt(fieldOfSettings(path))]).not.toContain(undefined);
  });
});

describe('what is found in settings', () => {
  const found = (changes: Partial<typeof form>) =>
    findInSettings(settingsFrom({ ...form, ...changes }, 'en'), settings);
  it.each([
    [{ iban: 'HR10 9999 9991 2345 6789 1' }, 'account.iban', 'iban-wrong'],
    [{ bic: 'MURT' }, 'account.bic', 'bic-wrong'],
    [{ holder: '' }, 'account.holder', 'holder-missing'],
    [{ ownerName: ' ' }, 'ownerName', 'owner-name-missing'],
    [{ checkInFrom: '' }, 'checkInFrom', 'not-possible'],
    [{ checkInFrom: '22:00' }, 'checkInUntil', 'until-before-from'],
    [{ ownerEmail: 'owner' }, 'ownerEmail', 'not-possible'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone', 'not-possible'],
    [{ advanceShare: '130' }, 'advanceShare', 'not-possible'],
    [{ requestExpiresAfterDays: 'three' }, 'requestExpiresAfterDays', 'not-possible'],
    [{ balanceWays: [] }, 'balanceWays', 'not-possible'],
  ])('%o', (changes, field, fault) => {
    expect(found(changes)).toEqual({ faults: [{ field, fault }], warnings: [] });
  });

  it('asks before guests pay into another account', () => {
    expect(found({ iban: 'DE89 3704 0044 0532 0130 00' })).toEqual({
      faults: [],
      warnings: [{ field: 'account.iban', fault: 'account-changed' }],
    });
    expect(found({ wifiNote: 'Olives' })).toEqual({ faults: [], warnings: [] });
  });
});

describe('the form of limits', () => {
  const all = { ...usualLimits, mail: null };

  it('gives back what it was made of, also what is off', () => {
    expect(limitsFrom(limitsFormOf(all))).toEqual(all);
  });

  it('has the usual figures for what is switched on again', () => {
    const { mail, ...others } = limitsFormOf(all);
    expect(limitsFrom({ ...others, mail: { ...mail, isLimited: true } })).toEqual(usualLimits);
  });

  it('finds what is no number', () => {
    const { waitlist, ...others } = limitsFormOf(usualLimits);
    const typed = { ...waitlist, figures: { ...waitlist.figures, overall: '' } };
    expect(findInLimits(limitsFrom({ ...others, waitlist: typed })).faults).toEqual([
      { field: 'waitlist.overall', fault: 'not-possible' },
    ]);
  });
});

describe('what is found in the owners', () => {
  const self = 'ana@example.com';
  it.each([
    [['ana@example.com', 'Ana@Example.com'], 'owners.1', 'same-owner'],
    [['ivo@example.com'], 'owners', 'yourself-missing'],
    [['ana@example.com', 'ivo'], 'owners.1', 'not-possible'],
  ])('%o', (owners, field, fault) => {
    expect(findInAccess(owners, [self], self).faults).toEqual([{ field, fault }]);
  });

  it('asks before somebody loses access', () => {
    expect(findInAccess([self], [self, 'ivo@example.com'], self)).toEqual({
      faults: [],
      warnings: [{ field: 'owners', fault: 'owner-removed' }],
    });
  });
});
