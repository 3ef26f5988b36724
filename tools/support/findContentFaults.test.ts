import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findContentFaults } from './findContentFaults.ts';
import { projectRoot } from './projectRoot.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['villa', 'locales', 'web/public/assets/flags']) {
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(join(root, file), changed);
}

const faults: [what: string, spoil: () => void, fault: RegExp][] = [
  [
    'a bad price',
    () => edit('villa/apartments.json', (text) => text.replace(/"nightPrice": \d+/, '"nightPrice": "a"')),
    /^villa\/apartments\.json: 0\.nightPrice: /,
  ],
  [
    'a bed that nobody knows',
    () => edit('villa/rooms.json', (text) => text.replace('"double"', '"doubel"')),
    /^villa\/rooms\.json: /,
  ],
  [
    'a terrace without a size',
    () => edit('villa/apartmentFeatures.json', (text) => text.replace(/"squareMetres": \d+/, '"squareMetres": 0')),
    /^villa\/apartmentFeatures\.json: \w+\.terrace\.squareMetres: /,
  ],
  [
    'an email without its host',
    () => edit('villa/property.json', (text) => text.replace('owner@villa-murtela.example', 'owner')),
    /^villa\/property\.json: email: /,
  ],
  [
    'a purpose without what it stores',
    () => edit('villa/consent.json', (text) => text.replace('"cookies": [], ', '')),
    /^villa\/consent\.json: optional\.\w+\.cookies: /,
  ],
  [
    'a review of nobody',
    () => edit('villa/reviews.json', (text) => text.replace('"name": "Katrin"', '"name": ""')),
    /^villa\/reviews\.json: 0\.name: /,
  ],
  ['a comma too many', () => edit('villa/map.json', (text) => `${text},`), /^villa\/map\.json is not JSON: /],
  [
    'an apartment without its terrace',
    () => edit('villa/apartmentFeatures.json', (text) => text.replace('"olive"', '"olives"')),
    /^villa\/apartmentFeatures\.json has nothing of olive$/,
  ],
  [
    'a review without a text',
    () => edit('villa/reviews.json', (text) => text.replace('"hr"', '"xx"')),
    /^villa\/reviews\.json: review 1 \(Katrin\) has no text in hr$/,
  ],
  [
    'a picture without a file',
    () => rmSync(join(root, 'villa/pictures/beach.jpg')),
    /^villa\/pictures has no file beach, /,
  ],
  [
    'a picture without a text',
    () => edit('locales/it/pictures.json', (text) => text.replace('"beach"', '"beech"')),
    /^locales\/it\/pictures\.json has no text beach\.alt$/,
  ],
  [
    'a language without a flag',
    () => rmSync(join(root, 'web/public/assets/flags/pl.svg')),
    /^web\/public\/assets\/flags\/pl\.svg is missing$/,
  ],
  [
    'a language without a catalogue',
    () => rmSync(join(root, 'locales/de/terms.json')),
    /^locales\/de\/terms\.json is missing$/,
  ],
];

it('finds nothing in the repository', () => {
  expect(findContentFaults(root)).toEqual([]);
});

it.each(faults)('names the file of %s', (_, spoil, fault) => {
  spoil();
  expect(findContentFaults(root)).toContainEqual(expect.stringMatching(fault));
});
