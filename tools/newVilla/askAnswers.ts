import { checkbox, confirm, input, number, select } from '@inquirer/prompts';
import { translatedLanguages, type Language } from '../../functions/src/domain/language.ts';
import {
  amenityNames,
  apartmentCountSchema,
  answersSchema,
  seasonNames,
  views,
  type Answers,
  type ApartmentAnswers,
} from './Answers.ts';
import { slugOf } from './slugOf.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const choices = <Value extends string>(values: readonly Value[], nameOf = (value: Value): string => value) =>
  values.map((value) => ({ value, name: nameOf(value) }));
const languageChoices = (languages: readonly Language[]) => choices(languages, (code) => languageNames.of(code)!);

interface Schema {
  safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined };
}

/** The question is asked again until the answer fits the schema, and says why it does not. */
const fits = (schema: Schema) => (value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? true;

const { shape } = answersSchema;
const { shape: apartmentShape } = shape.apartments.element;

function askText(message: string, schema: Schema, suggestion?: string): Promise<string> {
  return input({ message, validate: fits(schema), ...(suggestion === undefined ? {} : { default: suggestion }) });
}

async function askNumber(message: string, schema: Schema, suggestion?: number): Promise<number> {
  const answer = await number({
    message,
    required: true,
    step: 'any',
    validate: fits(schema),
    ...(suggestion === undefined ? {} : { default: suggestion }),
  });
  return answer!;
}

/** All questions, in the order in which they are asked. */
export async function askAnswers(): Promise<Answers> {
  const name = await askText('What is the villa called?', shape.name);
  const slug = await askText('In one word, for titles and identifiers', shape.slug, slugOf(name));
  const url = await askText('Where will the site be?', shape.url, `https://${slug}.example`);
  const { address: place, coordinates: point, host: person } = shape;
  const address = {
    street: await askText('Street and number', place.shape.street),
    zipCode: await askText('Postal code', place.shape.zipCode),
    city: await askText('Town', place.shape.city),
    country: await askText('Country, in two letters', place.shape.country, 'HR'),
  };
  const coordinates = {
    latitude: await askNumber('Latitude, in degrees with five decimals', point.shape.latitude),
    longitude: await askNumber('Longitude', point.shape.longitude),
  };
  const timeZone = await askText('Time zone', shape.timeZone, new Intl.DateTimeFormat().resolvedOptions().timeZone);

  const first = await select({
    message: 'Default language of the site',
    choices: languageChoices(translatedLanguages),
  });
  const others = await checkbox({
    message: 'Other languages',
    choices: languageChoices(translatedLanguages.filter((language) => language !== first)),
  });
  const languages = [first, ...others];
  const euroSign = await select({
    message: 'How are amounts written?',
    choices: [
      { value: 'byLanguage' as const, name: 'as each language does: €1,100 in English, 1.100 € in German' },
      { value: 'before' as const, name: '€ before the amount in all languages' },
      { value: 'after' as const, name: '€ after the amount in all languages' },
    ],
  });

  const hostName = await askText('Who is the host? First and last name', person.shape.name);
  const host = {
    name: hostName,
    email: await askText('Email of the host, which receives the requests', person.shape.email),
    phone: await askText('Phone of the host, with the code of the country', person.shape.phone),
    speaks: await checkbox({
      message: 'Languages the host speaks',
      choices: languageChoices(translatedLanguages),
      required: true,
    }),
    language: await select({ message: 'Language of mails to the host', choices: languageChoices(languages) }),
  };
  const account = (await confirm({ message: 'Shall guests pay an advance to a bank account?', default: true }))
    ? {
        holder: await askText('Holder of the account', shape.name, hostName),
        iban: await askText('IBAN', shape.name),
        bic: await askText('BIC', shape.name),
      }
    : undefined;

  const petsWelcome = await confirm({ message: 'Are pets welcome?', default: false });
  const freeParkingSpaces = await askNumber('Free parking spaces for an apartment', shape.freeParkingSpaces, 1);
  const amenities = {
    outside: await checkbox({ message: 'What has every apartment outside?', choices: choices(amenityNames.outside) }),
    inside: await checkbox({ message: 'And inside?', choices: choices(amenityNames.inside) }),
    kitchen: await checkbox({ message: 'And in the kitchen?', choices: choices(amenityNames.kitchen) }),
  };

  const minNights = await askNumber('Fewest nights of a stay', shape.minNights, 2);
  const seasons: Answers['seasons'] = [];
  for (const season of seasonNames) {
    if (!(await confirm({ message: `Is there a ${season} season with its own prices?`, default: season === 'high' })))
      continue;
    const { from, to } = shape.seasons.element.shape;
    seasons.push({
      name: season,
      from: await askText('  from (month and day)', from, '07-01'),
      to: await askText('  to', to, '08-31'),
      minNights: await askNumber('  fewest nights', shape.minNights, minNights),
    });
  }

  const apartmentCount = await askNumber('How many apartments? 1 to 10', apartmentCountSchema, 1);
  const apartments: ApartmentAnswers[] = [];
  for (let index = 0; index < apartmentCount; index += 1) apartments.push(await askApartment(index + 1, seasons));

  return answersSchema.parse({
    ...{ name, slug, url, address, coordinates, timeZone, languages, euroSign, host, account },
    ...{ petsWelcome, freeParkingSpaces, amenities, minNights, seasons, apartments },
  });
}

async function askApartment(position: number, seasons: Answers['seasons']): Promise<ApartmentAnswers> {
  const { limits, terrace: terraceSchema } = apartmentShape;
  const name = await askText(`Apartment ${position}: its name`, apartmentShape.name);
  const slug = await askText('  in paths', apartmentShape.slug, slugOf(name));
  const stars = await askNumber('  stars, 1 to 5', apartmentShape.stars, 3);
  const squareMetres = await askNumber('  square metres', apartmentShape.squareMetres);
  const bedrooms = await askNumber('  bedrooms; 0 is a studio', apartmentShape.bathrooms, 1);
  const rooms: ApartmentAnswers['rooms'] = [];
  if (bedrooms === 0) rooms.push({ kind: 'studio', beds: await askBeds('the studio') });
  for (let index = 0; index < bedrooms; index += 1)
    rooms.push({ kind: 'bedroom', beds: await askBeds(`bedroom ${index + 1}`) });
  if (bedrooms > 0) {
    const beds = await askBeds('the living room');
    if (Object.keys(beds).length > 0) rooms.push({ kind: 'living', beds });
  }
  const bathrooms = await askNumber('  bathrooms', apartmentShape.bathrooms, 1);
  const adults = await askNumber('  adults at most', limits.shape.adults, 2);
  const children = await askNumber('  children at most', limits.shape.children, 0);
  const guests = await askNumber('  guests at most in all', limits.shape.guests, adults + children);
  const nightPrice = await askNumber('  euros per night', apartmentShape.nightPrice);
  const seasonPrices: ApartmentAnswers['seasonPrices'] = {};
  for (const { name: season } of seasons) {
    seasonPrices[season] = await askNumber(`  euros per night in the ${season} season`, apartmentShape.nightPrice);
  }
  const cleaningFee = await askNumber('  euros for the final cleaning', apartmentShape.cleaningFee, 0);
  const view = await select({ message: '  what does one see from it?', choices: choices(views) });
  const hasTerrace = await confirm({ message: '  has it a terrace?', default: true });
  const { squareMetres: terraceSize } = terraceSchema.unwrap().shape;
  const terrace = hasTerrace && {
    squareMetres: await askNumber('  square metres of the terrace', terraceSize),
    sun: await select({ message: '  when has it sun?', choices: choices(['morning', 'evening', 'allDay'] as const) }),
  };
  return {
    ...{ name, slug, stars, squareMetres, bathrooms, rooms, limits: { adults, children, guests } },
    ...{ nightPrice, seasonPrices, cleaningFee, view },
    ...(terrace ? { terrace } : {}),
    dishwasher: await confirm({ message: '  a dishwasher?', default: true }),
    washingMachine: await confirm({ message: '  a washing machine?', default: false }),
  };
}

async function askBeds(room: string): Promise<ApartmentAnswers['rooms'][number]['beds']> {
  const beds: ApartmentAnswers['rooms'][number]['beds'] = {};
  for (const [kind, name] of [
    ['double', 'double beds'],
    ['single', 'single beds'],
    ['sofaBed', 'sofa beds for two'],
    ['dayBed', 'day beds for a child'],
  ] as const) {
    const answer = await askNumber(`  ${name} in ${room}`, apartmentShape.bathrooms, kind === 'double' ? 1 : 0);
    if (answer > 0) beds[kind] = answer;
  }
  return beds;
}
