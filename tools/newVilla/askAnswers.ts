import { translatedLanguages, type Language } from '../../functions/src/domain/language.ts';
import { PlainFailure } from '../support/PlainFailure.ts';
import { print } from '../support/step.ts';
import { amenityNames, answersSchema, type Answers, type AnswersDraft } from './Answers.ts';
import { askApartments } from './askApartments.ts';
import { askPageNames, type PageNames } from './askPageNames.ts';
import type { Questions } from './Questions.ts';
import { slugOf } from './slugOf.ts';

const { shape } = answersSchema;
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const languageChoices = (languages: readonly Language[]) =>
  languages.map((value) => ({ value, name: languageNames.of(value)! }));

interface Section {
  name: string;
  /** The answer that only a whole section has given. */
  last: keyof Answers;
  ask: (ask: Questions, before: AnswersDraft, usualPages: PageNames) => Promise<AnswersDraft>;
}

/** In the order in which they are asked. */
const sections: readonly Section[] = [
  { name: 'the house and where it is', last: 'timeZone', ask: askHouse },
  { name: 'languages and addresses of pages', last: 'euroSign', ask: askLanguages },
  { name: 'the host and the account', last: 'host', ask: askHost },
  { name: 'pets, parking and what every apartment has', last: 'amenities', ask: askAmenities },
  { name: 'apartments, seasons and prices', last: 'apartments', ask: askApartments },
];

/**
 * All questions that are not answered yet; then any section again, until the villa can be written.
 * @param save gets what was answered after each section
 * @throws {PlainFailure} if nothing shall be written
 */
export async function askAnswers(
  ask: Questions,
  draft: AnswersDraft,
  usualPages: PageNames,
  save: (draft: AnswersDraft) => void,
): Promise<Answers> {
  let answers = draft;
  const askSection = async (section: Section): Promise<void> => {
    print(`\n${section.name[0]!.toUpperCase()}${section.name.slice(1)}`);
    answers = { ...answers, ...(await section.ask(ask, answers, usualPages)) };
    save(answers);
  };
  for (const section of sections) if (answers[section.last] === undefined) await askSection(section);
  for (;;) {
    const { data, error } = answersSchema.safeParse(answers);
    for (const { path, message } of error?.issues ?? []) print(`${path.join('.')}: ${message}`);
    const next = await ask.one<Section | 'write' | 'leave'>('All is answered. What now?', [
      ...(data
        ? [{ value: 'write' as const, name: 'write the villa: replaces villa/ and its texts in locales/' }]
        : []),
      ...sections.map((section) => ({ value: section, name: `change: ${section.name}` })),
      { value: 'leave' as const, name: 'leave, and write nothing yet' },
    ]);
    if (next === 'write') return data!;
    if (next === 'leave') throw new PlainFailure('Nothing was written. The next run begins with your answers.');
    await askSection(next);
  }
}

async function askHouse(ask: Questions, before: AnswersDraft): Promise<AnswersDraft> {
  const name = await ask.text('What is the villa called?', shape.name, before.name);
  const usualSlug = (before.name === name ? before.slug : undefined) ?? slugOf(name);
  const slug = await ask.text('Short name, for titles in the browser', shape.slug, usualSlug);
  const url = await ask.text(
    'Address of the site; it can be changed later',
    shape.url,
    before.url ?? `https://${slug}.example`,
  );
  const { address: place, coordinates: point } = shape;
  const address = {
    street: await ask.text('Street and number', place.shape.street, before.address?.street),
    zipCode: await ask.text('Postal code', place.shape.zipCode, before.address?.zipCode),
    city: await ask.text('Town', place.shape.city, before.address?.city),
    country: await ask.text('Country, in two letters (HR, DE, IT ...)', place.shape.country, before.address?.country),
  };
  const { latitude, longitude } = point.shape;
  const coordinates = {
    latitude: await ask.number(
      'Latitude, as maps show it (44.51862); south is below 0',
      latitude,
      before.coordinates?.latitude,
    ),
    longitude: await ask.number('Longitude (14.49417); west is below 0', longitude, before.coordinates?.longitude),
  };
  const timeZone = await ask.text(
    'Time zone of the house',
    shape.timeZone,
    before.timeZone ?? usualTimeZone(address.country),
  );
  return { name, slug, url, address, coordinates, timeZone };
}

/** That of this machine if the country has it, else the country's only one. */
function usualTimeZone(country: string): string | undefined {
  const zones = new Intl.Locale('und', { region: country }).getTimeZones() ?? [];
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zones.find((zone) => zone === own) ?? (zones.length === 1 ? zones[0] : undefined);
}

async function askLanguages(ask: Questions, before: AnswersDraft, usualPages: PageNames): Promise<AnswersDraft> {
  const first = await ask.one(
    'Default language of the site',
    languageChoices(translatedLanguages),
    before.languages?.[0],
  );
  const others = await ask.some(
    'Other languages',
    languageChoices(translatedLanguages.filter((language) => language !== first)),
    before.languages ?? [],
  );
  const languages = [first, ...others];
  const euroSign = await ask.one(
    'How are amounts written?',
    [
      { value: 'byLanguage' as const, name: 'as each language does: €1,100 in English, 1.100 € in German' },
      { value: 'before' as const, name: '€ before the amount in all languages' },
      { value: 'after' as const, name: '€ after the amount in all languages' },
    ],
    before.euroSign,
  );
  return { languages, euroSign, pages: await askPageNames(ask, languages, usualPages, before.pages) };
}

async function askHost(ask: Questions, before: AnswersDraft): Promise<AnswersDraft> {
  const { shape: person } = shape.host;
  const languages = before.languages!;
  const name = await ask.text('Who is the host? First and last name', person.name, before.host?.name);
  const host = {
    name,
    email: await ask.text('Email of the host, which receives the requests', person.email, before.host?.email),
    phone: await ask.text('Phone of the host, as one dials it from abroad', person.phone, before.host?.phone),
    speaks: await ask.some(
      'Languages the host speaks',
      languageChoices(translatedLanguages),
      before.host?.speaks ?? languages,
      true,
    ),
    language: await ask.one('Language of mails to the host', languageChoices(languages), before.host?.language),
  };
  const hasAccount = before.host ? before.account !== undefined : true;
  if (!(await ask.yes('Shall guests pay an advance to a bank account?', hasAccount)))
    return { host, account: undefined };
  const { holder, iban, bic } = shape.account.unwrap().shape;
  const account = {
    holder: await ask.text('Holder of the account', holder, before.account?.holder ?? name),
    iban: await ask.text('IBAN', iban, before.account?.iban),
    bic: await ask.text('BIC', bic, before.account?.bic),
  };
  return { host, account };
}

const amenityLabels: Record<(typeof amenityNames)[keyof typeof amenityNames][number], string> = {
  terrace: 'a private terrace',
  entrance: 'a private entrance',
  barbecue: 'a charcoal barbecue',
  parking: 'free parking',
  airConditioning: 'air conditioning',
  tv: 'TV',
  wifi: 'Wi-Fi',
  linen: 'bed linen and towels',
  bathroom: 'a hairdryer',
  equipped: 'a fully equipped kitchen',
  oven: 'hob, oven and fridge',
  coffee: 'coffee maker and kettle',
};

async function askAmenities(ask: Questions, before: AnswersDraft): Promise<AnswersDraft> {
  const petsWelcome = await ask.yes('Are pets welcome?', before.petsWelcome ?? false);
  const freeParkingSpaces = await ask.number(
    'Free parking spaces for an apartment; 0 is none',
    shape.freeParkingSpaces,
    before.freeParkingSpaces ?? 1,
  );
  const named = <Name extends keyof typeof amenityLabels>(names: readonly Name[]) =>
    names.map((value) => ({ value, name: amenityLabels[value] }));
  const old = before.amenities;
  const outside = await ask.some(
    'What has every apartment outside?',
    named(amenityNames.outside.filter((name) => name !== 'parking')),
    old?.outside ?? [],
  );
  const amenities = {
    outside: freeParkingSpaces > 0 ? [...outside, 'parking' as const] : outside,
    inside: await ask.some('And inside?', named(amenityNames.inside), old?.inside ?? []),
    kitchen: await ask.some('And in the kitchen?', named(amenityNames.kitchen), old?.kitchen ?? []),
  };
  return { petsWelcome, freeParkingSpaces, amenities };
}
