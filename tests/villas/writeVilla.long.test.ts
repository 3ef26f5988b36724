import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findContentFaults } from '../../tools/support/findContentFaults.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import example from '../../tools/newVilla/example.json' with { type: 'json' };
import lakeside from './oneApartment.json' with { type: 'json' };
import large from './sixApartments.json' with { type: 'json' };
import { parseAnswers, type Answers } from '../../tools/newVilla/Answers.ts';
import { writeVilla } from '../../tools/newVilla/writeVilla.ts';

type Apartment = Answers['apartments'][number];
const apartment = (name: string): Apartment => ({ ...parseAnswers(lakeside, 'lakeside').apartments[0]!, name });

const made: string[] = [];
/** A folder with the sample's files that `npm run new-villa` changes. */
function sampleFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'villa-'));
  made.push(root);
  for (const folder of ['villa', 'locales', 'web/public/assets/flags'])
    cpSync(inProject(folder), join(root, folder), { recursive: true });
  return root;
}
afterAll(() => made.forEach((root) => rmSync(root, { recursive: true })));

const write = (root: string, answers: object) => writeVilla(root, parseAnswers(answers, 'answers'), '2027-01-15');

const folders = new Map<object, Promise<string>>();
/** The folder of a villa, written once, because drawing its pictures takes time. */
function villaOf(answers: object): Promise<string> {
  const written =
    folders.get(answers) ?? Promise.resolve(sampleFolder()).then((root) => write(root, answers).then(() => root));
  folders.set(answers, written);
  return written;
}

const readIn = (root: string) => (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The sample's names, plants, places and numbers, in all languages. */
const ofTheSample = new RegExp(
  [
    ...['murtel', 'HR10', '555 ?012 ', 'rosemary', 'rosmarin', 'rozmaryn', 'ružmarin'],
    ...['lavender', 'lavendel', 'lavand', 'lawend', '\\bolive\\b', 'maslin', 'grandmother', 'großmutter'],
    ...['zagreb', 'zagrzeb', 'zagabria', 'zadar', 'katamaran', 'catamaran', 'aliscafo'],
  ].join('|'),
  'i',
);

it.each([
  ['one apartment, two languages, names of pages of its own', lakeside],
  ['six apartments, five languages', large],
  ['the answers of the example', example],
])('a villa with %s has everything the site needs, and nothing of the sample', async (_, answers) => {
  const root = await villaOf(answers);
  const read = readIn(root);
  expect(findContentFaults(root)).toEqual([]);
  const files = globSync(['villa/*.json', 'locales/*/*.json'], { cwd: root });
  expect(files.length).toBeGreaterThan(150);
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll('Europe/Zagreb', '');
    expect(text.match(ofTheSample)?.[0] ?? text.match(/\[\[|\bAna\b/)?.[0], file).toBeUndefined();
  }
  expect(read('villa/apartments.json')).toHaveLength(answers.apartments.length);
  expect(read('villa/site.json')).toMatchObject({ languages: answers.languages });
});

it('a villa with one apartment mentions only that, and promises nothing that the answers do not say', async () => {
  const read = readIn(await villaOf(lakeside));
  const [de, pl] = ['de', 'pl'].map((language) => (name: string) => read(`locales/${language}/${name}.json`));
  expect([de!('site').nav.apartments, pl!('site').nav.apartments]).toEqual(['Wohnung', 'Apartament']);
  expect([de!('apartments').heading, de!('home').apartments.heading]).toEqual(['Die Wohnung', 'Die Wohnung']);
  expect([de!('about').toApartments, de!('confirmation').toApartments]).toEqual([
    'Wohnung ansehen',
    'Zurück zur Wohnung',
  ]);
  const { inside, kitchen, outside } = de!('apartment').amenities;
  const promised = JSON.stringify([inside, kitchen, outside, de!('terms').house, de!('home').steps]);
  expect(promised).not.toMatch(/waschmaschine|spülmaschine|ein auto|haustiere|kurtaxe|hafen/i);
  expect(readIn(await villaOf(large))('locales/pl/site.json').nav.apartments).toBe('Apartamenty');
});

it('names become slugs, and euros become cents', async () => {
  const read = readIn(await villaOf(large));
  const [first, , , , , last] = read('villa/apartments.json');
  expect([first.slug, last.slug]).toEqual(['zalo', 'dardin']);
  expect(first).toMatchObject({ nightPrice: 12_000, seasons: [{ name: 'high', nightPrice: 16_550 }] });
  expect(read('locales/it/villa.json').apartments.zalo.name).toBe('Žalo');
});

it('pages keep their usual names unless the answers have others', async () => {
  expect(readIn(await villaOf(lakeside))('villa/site.json').pages.de).toMatchObject({
    apartment: 'wohnung-am-see',
    contact: 'kontakt',
  });
});

it('a villa can be replaced by another one', async () => {
  const root = sampleFolder();
  cpSync(await villaOf(lakeside), root, { recursive: true });
  await write(root, large);
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
])('answers with %s are refused, and nothing is written', async (_, wrong, message) => {
  const root = sampleFolder();
  const before = readFileSync(join(root, 'villa', 'property.json'), 'utf8');
  await expect((async () => write(root, { ...lakeside, ...wrong }))()).rejects.toThrow(message);
  expect(readFileSync(join(root, 'villa', 'property.json'), 'utf8')).toBe(before);
});
