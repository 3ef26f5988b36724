import { expect, it } from 'vitest';
import { filledFiles } from '../../tests/support/filledVilla.ts';
import { findUnfilled } from './findUnfilled.ts';

const settings = filledFiles['villa/settings.json'];
const property = filledFiles['villa/property.json'];

it('finds nothing in a completed villa', () => {
  expect(findUnfilled(filledFiles, 'IT')).toEqual([]);
});

it.each<[string, string, unknown, string]>([
  [
    'the sample’s name',
    'villa/property.json',
    { ...property, name: 'Villa Murtela' },
    'name: "Villa Murtela" is the sample',
  ],
  ['an address nobody has', 'villa/settings.json', { ...settings, ownerEmail: 'owner@villa.example' }, 'ownerEmail'],
  ['an example’s address', 'villa/property.json', { ...property, url: 'https://example.com' }, 'url'],
  [
    'the sample’s phone',
    'villa/property.json',
    { ...property, phone: '+385 22 555 012' },
    'phone number from an example',
  ],
  ['a made up phone', 'villa/property.json', { ...property, phone: '+39 0323 000000' }, 'phone number from an example'],
  ['no phone', 'villa/property.json', { ...property, phone: 'later' }, 'is no phone number'],
  [
    'a wrong IBAN',
    'villa/settings.json',
    { ...settings, account: { ...settings.account, iban: 'IT82 X036 0901 6001 4172 8395 062' } },
    'check digits',
  ],
  [
    'the IBAN of a manual',
    'villa/settings.json',
    { ...settings, account: { ...settings.account, iban: 'DE89 3704 0044 0532 0130 00' } },
    'from an example',
  ],
  ['a note to oneself', 'villa/settings.json', { ...settings, ownerName: 'TODO' }, 'not filled in yet'],
  [
    'a placeholder',
    'villa/property.json',
    { ...property, address: { ...property.address, street: '<street>' } },
    'address.street',
  ],
  [
    'invented numbers',
    'villa/property.json',
    { ...property, imprint: { ...property.imprint, sample: true } },
    'imprint.sample',
  ],
  ['nothing', 'villa/property.json', { ...property, host: ' ' }, 'is empty'],
  [
    'the sample in a text',
    'locales/de/about.json',
    { title: 'Über die Villa Murtela' },
    'locales/de/about.json: title',
  ],
])('finds %s', (_, file, content, sentence) => {
  const found = findUnfilled({ [file]: content }, 'IT');
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(sentence);
});

it('ignores texts that only look similar', () => {
  const texts = { menu: 'todo lo que necesita', markup: 'Write to <mail>us</mail>', empty: '', example: 'for example' };
  expect(findUnfilled({ 'locales/en/home.json': texts }, 'IT')).toEqual([]);
});
