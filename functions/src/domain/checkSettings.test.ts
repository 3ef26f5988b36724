import { expect, it } from 'vitest';
import settings from '../../../villa/settings.json' with { type: 'json' };
import {
  faultsInAccess,
  faultsInSettings,
  warningsInAccess,
  warningsInSettings,
  type CheckedSettings,
} from './checkSettings.ts';

const villa = settings as CheckedSettings;
const account = villa.account!;
const perNight = { mode: 'perPersonNight', amount: 135, bands: [], assumedChildAge: 10 } as const;

const listed = (found: { field: string; fault: string }[]) => found.map(({ field, fault }) => `${field} ${fault}`);

it.each<[string, Partial<CheckedSettings>, string[]]>([
  ['as they are', {}, []],
  ['no account', { account: undefined }, []],
  ['a wrong digit', { account: { ...account, iban: 'HR10 9999 9991 2345 6789 1' } }, ['account.iban iban-wrong']],
  ['no IBAN', { account: { ...account, iban: '' } }, ['account.iban iban-wrong']],
  ['no holder', { account: { ...account, holder: ' ' } }, ['account.holder holder-missing']],
  ['a BIC that is none', { account: { ...account, bic: 'MURT' } }, ['account.bic bic-wrong']],
  ['a BIC with a branch', { account: { ...account, bic: 'MURTHR2XXXX' } }, []],
  ['one time of arrival', { checkInFrom: '15:00', checkInUntil: '15:00' }, []],
  ['an arrival that ends too early', { checkInUntil: '09:00' }, ['checkInUntil until-before-from']],
  ['no name', { ownerName: '' }, ['ownerName owner-name-missing']],
  ['a tax of nothing', { touristTax: { ...perNight, amount: 0 } }, ['touristTax.amount zero-price']],
  [
    'one age twice',
    {
      touristTax: {
        ...perNight,
        bands: [
          { fromAge: 12, share: 0.5 },
          { fromAge: 12, share: 1 },
        ],
      },
    },
    ['touristTax.bands.1.fromAge same-age'],
  ],
])('settings: %s', (_, changes, expected) => {
  expect(listed(faultsInSettings({ ...villa, ...changes }))).toEqual(expected);
});

it('asks before a change of the account, the owner’s email or the time zone', () => {
  expect(warningsInSettings(villa, villa)).toEqual([]);
  const spaced = { ...villa, account: { ...account, iban: account.iban.replaceAll(' ', '') } };
  expect(warningsInSettings(spaced, villa)).toEqual([]);
  const other = {
    ...villa,
    account: { ...account, iban: 'DE89 3704 0044 0532 0130 00' },
    ownerEmail: 'other@villa.example',
    timeZone: 'Europe/London',
  };
  expect(listed(warningsInSettings(other, villa))).toEqual([
    'account.iban account-changed',
    'ownerEmail owner-email-changed',
    'timeZone time-zone-changed',
  ]);
  expect(listed(warningsInSettings({ ...villa, account: undefined }, villa))).toEqual(['account.iban account-changed']);
});

it('an owner can remove others, but not themselves', () => {
  expect(faultsInAccess(['ana@villa.example'], 'ana@villa.example')).toEqual([]);
  expect(faultsInAccess(['Ana@villa.example'], 'ana@villa.example')).toEqual([]);
  expect(listed(faultsInAccess(['ivo@villa.example'], 'ana@villa.example'))).toEqual(['owners yourself-missing']);
  expect(listed(faultsInAccess([], 'ana@villa.example'))).toEqual(['owners yourself-missing']);
  expect(listed(faultsInAccess(['ana@villa.example', 'ANA@villa.example'], 'ana@villa.example'))).toEqual([
    'owners.1 same-owner',
  ]);
});

it('asks before an owner removes another', () => {
  expect(warningsInAccess(['a@x.example', 'b@x.example'], ['A@x.example'])).toEqual([]);
  expect(listed(warningsInAccess(['a@x.example'], ['a@x.example', 'b@x.example']))).toEqual(['owners owner-removed']);
});
