import { defaultInvoiceSettings } from '../../functions/src/domain/invoice.ts';
import { translatedLanguages, type Language } from '../../functions/src/domain/language.ts';
import { apartmentSlug, type Answers, type ApartmentAnswers } from './Answers.ts';
import { pictureNames } from './pictureNames.ts';
import { slugOf } from './slugOf.ts';

type PageNames = Record<string, string>;

const cents = (euros: number) => Math.round(euros * 100);

/** A season of each name, in the order of the schema. */
function seasonsOf({ seasons }: Answers, { seasonPrices }: ApartmentAnswers) {
  return seasons.map(({ name, from, to, minNights }) => {
    const price = seasonPrices[name];
    return {
      name,
      from,
      to,
      ...(price === undefined ? {} : { nightPrice: cents(price) }),
      ...(minNights === undefined ? {} : { minNights }),
    };
  });
}

function apartmentsOf(answers: Answers) {
  return answers.apartments.map((apartment, index) => ({
    slug: apartmentSlug(apartment),
    position: index + 1,
    stars: apartment.stars,
    bedrooms: apartment.rooms.filter(({ kind }) => kind === 'bedroom').length,
    beds: apartment.rooms
      .flatMap(({ beds }) => Object.values(beds))
      .reduce<number>((sum, beds) => sum + (beds ?? 0), 0),
    bathrooms: apartment.bathrooms,
    squareMetres: apartment.squareMetres,
    limits: apartment.limits,
    nightPrice: cents(apartment.nightPrice),
    seasons: seasonsOf(answers, apartment),
    longStayDiscounts: [],
    cleaningFee: cents(apartment.cleaningFee),
    bookingMode: 'request',
    rules: { minNights: answers.minNights, maxNights: 60, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 550 },
  }));
}

function byApartment<Value>(answers: Answers, valueOf: (apartment: ApartmentAnswers) => Value): Record<string, Value> {
  return Object.fromEntries(answers.apartments.map((apartment) => [apartmentSlug(apartment), valueOf(apartment)]));
}

/**
 * The files of `villa/` for this villa, by file name.
 * @param usual current names of pages by language
 * @param today date of the legal pages
 */
export function villaData(
  answers: Answers,
  usual: Partial<Record<Language, PageNames>>,
  today: string,
): Record<string, object> {
  const { name, url, address, coordinates, host, account, languages, euroSign } = answers;
  return {
    'site.json': {
      languages,
      euroSign,
      // Includes languages that the site does not offer, so that adding one later needs only its code.
      pages: Object.fromEntries(
        translatedLanguages.flatMap((language) => {
          const names = { ...usual[language], ...answers.pages[language] };
          return Object.keys(names).length > 0 ? [[language, names]] : [];
        }),
      ),
    },
    'property.json': {
      name,
      slug: answers.slug ?? slugOf(name),
      url,
      address,
      coordinates,
      host: host.name,
      hostNames: [host.name.split(' ')[0]!],
      email: host.email,
      phone: host.phone,
      imprint: answers.imprint,
      hostLanguages: host.speaks,
      petsWelcome: answers.petsWelcome,
      freeParkingSpaces: answers.freeParkingSpaces,
      childrenUpToAge: 17,
      refundDays: 14,
      retention: { bookingYears: 11, requestMonths: 12, newsletterProofYears: 3, mailDays: 90, logDays: 30 },
      textsUpdated: today,
    },
    'settings.json': {
      timeZone: answers.timeZone,
      checkInFrom: '15:00',
      checkInUntil: '21:00',
      checkOutUntil: '10:00',
      // eVisitor is the register of guests in Croatia.
      guestRegister: answers.address.country === 'HR',
      ownerEmail: host.email,
      ownerName: host.name,
      ownerLanguage: host.language,
      advanceShare: 0.3,
      advanceDueDays: 7,
      balanceWays: ['cash', 'bankTransfer'],
      touristTax: { mode: 'included' },
      requestExpiresAfterDays: 3,
      reminderDaysBefore: 5,
      advanceReminderAfterDays: 3,
      invoice: defaultInvoiceSettings(answers.address.country),
      ...(account ? { account } : {}),
      cancellation: { freeUntilDays: 30, shareAfter: 0.3 },
    },
    'apartments.json': apartmentsOf(answers),
    'rooms.json': byApartment(answers, ({ rooms }) => rooms),
    'apartmentFeatures.json': byApartment(answers, ({ terrace, dishwasher, washingMachine }) => ({
      ...(terrace ? { terrace } : {}),
      dishwasher,
      washingMachine,
    })),
    'amenities.json': answers.amenities,
    'place.json': {
      claims: ['apartments', 'guests', 'fees'],
      parties: [],
      families: [],
      questions: [],
      distances: [],
      ways: [],
      drives: [],
    },
    'reviews.json': [],
    'map.json': { width: 840, height: 620, labels: [{ name: 'house', x: 420, y: 372 }], lines: [] },
    'pictures.json': {
      rendered: true,
      hero: pictureNames.hero,
      heroTall: pictureNames.heroTall,
      evening: pictureNames.evening,
      about: {
        house: pictureNames.house,
        hosts: pictureNames.hosts,
        near: pictureNames.surroundings,
        way: pictureNames.way,
      },
      openGraph: pictureNames.openGraph,
      apartments: byApartment(answers, (apartment) => [
        pictureNames.cover(apartmentSlug(apartment)),
        ...pictureNames.everyApartment,
      ]),
      focus: {},
    },
  };
}
