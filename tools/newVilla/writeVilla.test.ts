import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findContentFaults } from '../support/findContentFaults.ts';
import { inProject } from '../support/projectRoot.ts';
import { parseAnswers, type Answers } from './Answers.ts';
import { writeVilla } from './writeVilla.ts';

const lakeside = {
  name: 'Haus am See',
  url: 'https://haus-am-see.example',
  address: { street: 'Uferweg 3', zipCode: '82335', city: 'Berg', country: 'DE' },
  coordinates: { latitude: 47.96511, longitude: 11.35842 },
  timeZone: 'Europe/Berlin',
  languages: ['de', 'pl'],
  euroSign: 'after',
  host: {
    name: 'Jonas Weiler',
    email: 'jonas@haus-am-see.example',
    phone: '+49 8151 555012',
    speaks: ['de', 'en'],
    language: 'de',
  },
  petsWelcome: true,
  freeParkingSpaces: 2,
  amenities: { outside: ['entrance', 'parking'], inside: ['wifi'], kitchen: [] },
  minNights: 3,
  seasons: [{ name: 'high', from: '06-15', to: '09-15', minNights: 5 }],
  apartments: [apartment('Bootshaus')],
} satisfies object;

function apartment(name: string): Answers['apartments'][number] {
  return {
    name,
    stars: 3,
    squareMetres: 45,
    bathrooms: 1,
    rooms: [{ kind: 'bedroom', beds: { double: 1 } }],
    limits: { adults: 2, children: 1, guests: 2 },
    nightPrice: 120,
    seasonPrices: { high: 165.5 },
    cleaningFee: 70,
    view: 'lake',
    dishwasher: false,
    washingMachine: false,
  };
}

const large = {
  ...lakeside,
  languages: ['hr', 'en', 'it', 'de', 'pl'],
  host: { ...lakeside.host, language: 'hr' },
  apartments: ['Žalo', 'Bura', 'Jugo', 'Lebić', 'Maestral', 'Đardin'].map(apartment),
};

const ownPages = {
  ...lakeside,
  languages: ['it'],
  host: { ...lakeside.host, language: 'it' },
  pages: { it: { apartments: 'case', apartment: 'casa', request: 'domanda', about: 'noi' } },
  apartments: [apartment('Limonaia'), { ...apartment('Torre'), slug: 'la-torre' }],
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'villa-'));
  for (const folder of ['villa', 'locales', 'web/public/assets/flags'])
    cpSync(inProject(folder), join(root, folder), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const write = (answers: object) => writeVilla(root, parseAnswers(answers, 'answers'), '2027-01-15');

it.each([
  ['one apartment, two languages', lakeside],
  ['six apartments, five languages', large],
  ['names of pages of its own', ownPages],
])('a villa with %s has all that the site needs, and nothing of the sample', async (_, answers) => {
  await write(answers);
  expect(findContentFaults(root)).toEqual([]);
  const files = globSync(['villa/*.json', 'locales/*/{home,about,apartments,place,pictures,villa,site,contact}.json'], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text, file).not.toMatch(/murtel|lavender|olive\b|rosemary|zadar|katamaran|catamaran|\[\[/i);
  }
  expect(read('villa/apartments.json')).toHaveLength(answers.apartments.length);
  expect(read('villa/site.json')).toMatchObject({ sample: false, languages: answers.languages });
});

it('makes slugs of names, and cents of euros', async () => {
  await write(large);
  const [first, , , , , last] = read('villa/apartments.json');
  expect([first.slug, last.slug]).toEqual(['zalo', 'dardin']);
  expect(first).toMatchObject({ nightPrice: 12_000, seasons: [{ name: 'high', nightPrice: 16_550 }] });
  expect(read('locales/it/villa.json').apartments.zalo.name).toBe('Žalo');
});

it('keeps the usual names of pages that it was not told', async () => {
  await write(ownPages);
  expect(read('villa/site.json').pages.it).toMatchObject({ apartment: 'casa', contact: 'contatti' });
});

it('can be replaced by another one', async () => {
  await write(lakeside);
  await write(large);
  expect(findContentFaults(root)).toEqual([]);
});

it.each<[what: string, wrong: object, message: RegExp]>([
  ['no apartment', { apartments: [] }, /apartments: 1 to 10/],
  ['two with one slug', { apartments: [apartment('Torre'), apartment('torre')] }, /same slug/],
  ['an unknown language', { languages: ['fr'] }, /languages\.0/],
  ['a language twice', { languages: ['de', 'de'] }, /each language once/],
  ['mails in a language that the site has not', { languages: ['pl'] }, /host\.language/],
  ['a page that takes a path of the site', { pages: { de: { about: 'host' } } }, /site’s own/],
  ['two pages with one name', { pages: { de: { about: 'kontakt' } } }, /share a name/],
])('refuses %s, and writes nothing', async (_, wrong, message) => {
  const before = readFileSync(join(root, 'villa', 'property.json'), 'utf8');
  await expect((async () => write({ ...lakeside, ...wrong }))()).rejects.toThrow(message);
  expect(readFileSync(join(root, 'villa', 'property.json'), 'utf8')).toBe(before);
});
