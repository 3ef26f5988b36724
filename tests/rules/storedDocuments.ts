/** A booking. The rules look only at its guest. */
const booking = (guest: Record<string, unknown>) => ({ checkIn: '2027-06-12', status: 'pending', ...guest });

/** Bookings by number. */
export const bookings = {
  ANAS: booking({ uid: 'ana', email: 'written-for@example.com' }),
  KATES: booking({ uid: null, email: 'kate@example.com', group: 'KATES' }),
  BOTHS: booking({ uid: 'ana', email: 'kate@example.com', group: 'KATES' }),
  // The owner may type a group into any booking. That gives guests no access.
  BOBS: booking({ uid: 'bob', email: 'bob@example.com', group: 'KATES' }),
  // A booking after its guest's account was deleted. It belonged to "gone" and gone@example.com.
  ANONYMISED: booking({ uid: null, email: '' }),
  // Typing errors in the console cause the following bookings.
  NULLS: booking({ uid: null, email: null }),
  EMPTY: booking({ uid: '', email: '' }),
  BARE: booking({}),
};
export type BookingNumber = keyof typeof bookings;
export const everyBooking = Object.keys(bookings) as BookingNumber[];

/** The path of a booking's invoice, and its document. The rules look only at the invoice's booking. */
export const invoicePathOf = (number: BookingNumber) => `invoices/of-${number}`;
const invoices = Object.fromEntries(everyBooking.map((number) => [invoicePathOf(number), { booking: number }]));

/** Owner fields in documents of other collections give no access. */
const lure = { uid: 'ana', email: 'kate@example.com', number: 'LURE', admin: true };

/** Public documents. */
export const publicPaths = [
  'apartments/lavender',
  'apartments/olive',
  'apartments/lavender/calendar/2027-06',
  'apartments/lavender/lastGood/copy',
];

/** Documents that only owners read. */
export const ownerPaths = [
  'nights/lavender_2027-06-12',
  'mail/request-KATES',
  // Guests do not read the register of their own booking either.
  'register/KATES',
  'blocks/0123',
  'platformCalendars/0123',
  'platformReads/latest',
  'history/0123',
  'invoices/0123',
  'settings/property',
  'settings/access',
  'settings/arrival-lavender',
  'settings/property/versions/1',
  'apartments/lavender/versions/1',
  'bookings/ANAS/owner/note',
];

const openPaths = [...publicPaths, ...ownerPaths, 'bookings/ANAS'];
/** The last collection and document of a path. */
const endOf = (path: string) => path.split('/').slice(-2).join('/');
const parentOf = (path: string) => path.split('/').slice(0, -2).join('/');

/** Closed and unknown collections, documents below open ones, and the same at other depths or places. */
export const closedPaths = [
  ...new Set([
    ...[
      'newsletter',
      'withheldMail',
      'waitlist',
      'limits',
      'replacedAccounts',
      'unconfirmedRequests',
      'invoiceCounters',
      'Bookings',
    ].map((collection) => `${collection}/x`),
    'unknown/x',
    'settings/property/lastGood/copy',
    ...openPaths.flatMap((path) => [
      `${path}/sub/x`,
      `unknown/x/${endOf(path)}`,
      ...(parentOf(path) ? [`${parentOf(path)}/sub/x/${endOf(path)}`] : []),
    ]),
  ]),
];

export const allDocuments: Record<string, Record<string, unknown>> = {
  ...Object.fromEntries(everyBooking.map((number) => [`bookings/${number}`, bookings[number]])),
  ...invoices,
  ...Object.fromEntries([...publicPaths, ...ownerPaths, ...closedPaths].map((path) => [path, lure])),
  'settings/property': { ...lure, owners: ['eve@example.com'] },
  'settings/access': { owners: ['keeper@example.com'] },
};

export const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Unused paths: a new document of every collection. */
export const freePaths = [...new Set(Object.keys(allDocuments).map(collectionOf))].map((path) => `${path}/new`);
