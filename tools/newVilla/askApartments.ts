import { seasonNames, views, answersSchema, apartmentCountSchema } from './Answers.ts';
import type { Answers, AnswersDraft, ApartmentAnswers } from './Answers.ts';
import type { Questions } from './Questions.ts';
import { slugOf } from './slugOf.ts';

const { shape } = answersSchema;
const { shape: apartmentShape } = shape.apartments.element;

type Room = ApartmentAnswers['rooms'][number];

/** Apartments with their prices, which depend on the seasons. */
export async function askApartments(
  ask: Questions,
  before: AnswersDraft,
): Promise<Pick<Answers, 'minNights' | 'seasons' | 'apartments'>> {
  const minNights = await ask.number('Fewest nights of a stay', shape.minNights, before.minNights ?? 2);
  const seasons = await askSeasons(ask, before.seasons, minNights);
  const count = await ask.number('How many apartments?', apartmentCountSchema, before.apartments?.length ?? 1);
  const apartments: ApartmentAnswers[] = [];
  for (let index = 0; index < count; index += 1) {
    apartments.push(await askApartment(ask, index + 1, seasons, apartments, before.apartments?.[index]));
  }
  return { minNights, seasons, apartments };
}

async function askSeasons(ask: Questions, before: Answers['seasons'] | undefined, minNights: number) {
  const seasons: Answers['seasons'] = [];
  const { from, to } = shape.seasons.element.shape;
  const usual = { high: ['07-01', '08-31'], early: ['05-01', '06-30'], late: ['09-01', '10-15'] } as const;
  const names = { high: 'a high', early: 'an early', late: 'a late' };
  for (const name of seasonNames) {
    const old = before?.find((season) => season.name === name);
    const isThere = await ask.yes(
      `Is there ${names[name]} season with its own prices?`,
      before ? old !== undefined : name === 'high',
    );
    if (!isThere) continue;
    seasons.push({
      name,
      from: await ask.text('  its first night, month and day', from, old?.from ?? usual[name][0]),
      to: await ask.text('  its last night', to, old?.to ?? usual[name][1]),
      minNights: await ask.number('  fewest nights', shape.minNights, old?.minNights ?? minNights),
    });
  }
  return seasons;
}

async function askApartment(
  ask: Questions,
  position: number,
  seasons: Answers['seasons'],
  others: readonly ApartmentAnswers[],
  before?: ApartmentAnswers,
): Promise<ApartmentAnswers> {
  const name = await ask.text(`Apartment ${position}: its name`, apartmentShape.name, before?.name);
  const isOwn = (slug: string | undefined) => others.every((other) => other.slug !== slug);
  const slugSchema = apartmentShape.slug.refine(isOwn, 'another apartment has this already');
  const usualSlug = (before?.name === name ? before.slug : undefined) ?? slugOf(name);
  const slug = await ask.text('  in its address, after the last slash', slugSchema, usualSlug);
  const stars = await ask.number('  stars, 1 to 5', apartmentShape.stars, before?.stars ?? 3);
  const squareMetres = await ask.number('  square metres', apartmentShape.squareMetres, before?.squareMetres);
  const rooms = await askRooms(ask, before?.rooms);
  const bathrooms = await ask.number('  bathrooms', apartmentShape.bathrooms, before?.bathrooms ?? 1);
  const limits = await askLimits(ask, before?.limits);
  const nightPrice = await ask.number('  euros per night', apartmentShape.nightPrice, before?.nightPrice);
  const seasonPrices: ApartmentAnswers['seasonPrices'] = {};
  for (const { name: season } of seasons) {
    const old = before?.seasonPrices[season] ?? nightPrice;
    seasonPrices[season] = await ask.number(`  euros in the ${season} season`, apartmentShape.nightPrice, old);
  }
  const cleaningFee = await ask.number(
    '  euros for the final cleaning; 0 is none',
    apartmentShape.cleaningFee,
    before?.cleaningFee ?? 0,
  );
  const view = await ask.one('  what does one see from it?', named(views), before?.view);
  const terrace = await askTerrace(ask, before);
  return {
    ...{ name, slug, stars, squareMetres, bathrooms, rooms, limits, nightPrice, seasonPrices, cleaningFee, view },
    ...(terrace ? { terrace } : {}),
    dishwasher: await ask.yes('  a dishwasher?', before?.dishwasher ?? true),
    washingMachine: await ask.yes('  a washing machine?', before?.washingMachine ?? false),
  };
}

const named = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, name: value }));

async function askLimits(ask: Questions, before?: ApartmentAnswers['limits']): Promise<ApartmentAnswers['limits']> {
  const { adults: most, children: mostChildren, guests: mostGuests } = apartmentShape.limits.shape;
  const adults = await ask.number('  adults at most', most, before?.adults ?? 2);
  const children = await ask.number('  children at most', mostChildren, before?.children ?? 0);
  const together = mostGuests.refine(
    (guests) => apartmentShape.limits.safeParse({ adults, children, guests }).success,
    `from ${Math.max(adults, children + 1)} to ${adults + children}`,
  );
  const suggestion = before && together.safeParse(before.guests).success ? before.guests : adults + children;
  const guests = await ask.number('  guests at most, adults and children together', together, suggestion);
  return { adults, children, guests };
}

async function askTerrace(ask: Questions, before?: ApartmentAnswers): Promise<ApartmentAnswers['terrace']> {
  if (!(await ask.yes('  has it a terrace or balcony?', before ? before.terrace !== undefined : true)))
    return undefined;
  const { squareMetres, sun } = apartmentShape.terrace.unwrap().shape;
  const times = { morning: 'in the morning', evening: 'in the evening', allDay: 'all day' };
  return {
    squareMetres: await ask.number('    its square metres', squareMetres, before?.terrace?.squareMetres),
    sun: await ask.one(
      '    when has it sun?',
      sun.options.map((value) => ({ value, name: times[value] })),
      before?.terrace?.sun,
    ),
  };
}

async function askRooms(ask: Questions, before: Room[] = []): Promise<Room[]> {
  const oldBedrooms = before.filter(({ kind }) => kind === 'bedroom');
  const bedrooms = await ask.number(
    '  bedrooms; 0 is a studio',
    apartmentShape.bathrooms,
    before.length > 0 ? oldBedrooms.length : 1,
  );
  const old = (kind: Room['kind'], index = 0) => before.filter((room) => room.kind === kind)[index];
  if (bedrooms === 0) return [await askRoom(ask, 'studio', 'the studio', old('studio'))];
  const rooms: Room[] = [];
  for (let index = 0; index < bedrooms; index += 1) {
    const name = bedrooms === 1 ? 'the bedroom' : `bedroom ${index + 1}`;
    rooms.push(await askRoom(ask, 'bedroom', name, old('bedroom', index)));
  }
  const sleepsInLiving = await ask.yes('  does somebody sleep in the living room?', old('living') !== undefined);
  if (sleepsInLiving) rooms.push(await askRoom(ask, 'living', 'the living room', old('living')));
  return rooms;
}

async function askRoom(ask: Questions, kind: Room['kind'], name: string, before?: Room): Promise<Room> {
  const beds: Room['beds'] = {};
  const usual: Room['beds'] = before?.beds ?? (kind === 'living' ? { sofaBed: 1 } : { double: 1 });
  for (const [bed, what] of [
    ['double', 'double beds'],
    ['single', 'single beds'],
    ['sofaBed', 'sofa beds for two'],
    ['dayBed', 'day beds for a child'],
  ] as const) {
    const answer = await ask.number(`    ${what} in ${name}`, apartmentShape.bathrooms, usual[bed] ?? 0);
    if (answer > 0) beds[bed] = answer;
  }
  const cot = kind !== 'living' && (await ask.yes(`    can a baby’s cot stand in ${name}?`, before?.cot ?? false));
  return { kind, beds, ...(cot ? { cot } : {}) };
}
