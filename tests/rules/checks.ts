import {
  collection,
  collectionGroup,
  count,
  deleteDoc,
  doc,
  documentId,
  getAggregate,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  setDoc,
  startAfter,
  updateDoc,
  where,
  type CollectionReference,
  type Query,
} from 'firebase/firestore/lite';
import { everyClient, owners, usual, type Client } from './clients.ts';
import type { Check } from './Check.ts';
import type { RulesProject } from './RulesProject.ts';
import {
  allDocuments,
  closedPaths,
  collectionOf,
  everyBooking,
  freePaths,
  invoicePathOf,
  ownerPaths,
  publicPaths,
  type BookingNumber,
} from './storedDocuments.ts';

const ownerCollections = new Set(['bookings', ...ownerPaths.map(collectionOf)]);
const publicCollections = ['apartments', 'apartments/lavender/calendar'];

async function get(project: RulesProject, client: Client, path: string): Promise<string[]> {
  const snapshot = await getDoc(doc(project.as(client), path));
  return snapshot.exists() ? [snapshot.id] : [];
}

async function find(wanted: Query): Promise<string[]> {
  return (await getDocs(wanted)).docs.map((found) => found.id);
}

const kate = 'kate@example.com';

/** Queries that a client might try on all bookings. */
const questions: Record<string, (from: CollectionReference) => Query> = {
  'all of them': (from) => query(from),
  "Ana's latest stays": (from) => query(from, where('uid', '==', 'ana'), orderBy('checkIn', 'desc'), limit(100)),
  "the latest stays by Kate's email": (from) =>
    query(from, where('email', '==', kate), orderBy('checkIn', 'desc'), limit(100)),
  // The query with which a page reads all of a guest's own bookings.
  "by Ana's name or Kate's email": (from) => query(from, or(where('uid', '==', 'ana'), where('email', '==', kate))),
  "of Kate's group": (from) => query(from, where('group', '==', 'KATES')),
  "Ana's and Bob's": (from) => query(from, where('uid', 'in', ['ana', 'bob'])),
  'of nobody': (from) => query(from, where('uid', '==', null)),
  'of an empty name': (from) => query(from, where('uid', '==', '')),
  'by an empty email': (from) => query(from, where('email', '==', '')),
  'by the email of one who is gone': (from) => query(from, where('email', '==', 'gone@example.com')),
  'by number': (from) => query(from, where(documentId(), '==', 'BOBS')),
  'from a number on': (from) => query(from, orderBy(documentId()), startAfter('ANAS'), limit(1)),
};

interface Own {
  gets: BookingNumber[];
  /** The queries that the rules must allow, with their results. They can match only the client's own bookings. */
  lists: Record<string, BookingNumber[]>;
}
const anas: Own = { gets: ['ANAS', 'BOTHS'], lists: { "Ana's latest stays": ['ANAS', 'BOTHS'] } };
const kates: Own = { gets: ['KATES', 'BOTHS'], lists: { "the latest stays by Kate's email": ['KATES', 'BOTHS'] } };
const both: BookingNumber[] = ['ANAS', 'KATES', 'BOTHS'];
/** The only clients besides owners that may read any booking. */
const guests: Partial<Record<Client, Own>> = {
  Ana: anas,
  'Ana, email not verified': anas,
  'Ana by Facebook': anas,
  'Ana by Facebook without an email': anas,
  Kate: kates,
  'Kate in capitals': kates,
  'Kate by Google': kates,
  'Kate by a link': kates,
  'Kate by a link, in capitals': kates,
  'Ana, who has proved that Kate’s email is hers': {
    gets: both,
    lists: { ...anas.lists, ...kates.lists, "by Ana's name or Kate's email": both },
  },
  // No query of this client finds the bookings of the deleted account.
  'has deleted her account': { gets: [], lists: { 'by the email of one who is gone': [] } },
};

const bookingChecks = everyClient.flatMap((client): Check[] => {
  const own = guests[client];
  const isOwner = owners.includes(client);
  return [
    ...everyBooking.map((number) => ({
      ...{ client, name: `get booking ${number}`, finds: [number] },
      allowed: isOwner || !!own?.gets.includes(number),
      attempt: (project: RulesProject) => get(project, client, `bookings/${number}`),
    })),
    ...everyBooking.map((number) => ({
      ...{ client, name: `get the invoice of booking ${number}`, finds: [`of-${number}`] },
      allowed: isOwner || !!own?.gets.includes(number),
      attempt: (project: RulesProject) => get(project, client, invoicePathOf(number)),
    })),
    ...Object.entries(questions).map(([question, build]) => ({
      ...{ client, name: `list bookings, ${question}`, finds: own?.lists[question] },
      allowed: isOwner || own?.lists[question] !== undefined,
      attempt: (project: RulesProject) => find(build(collection(project.as(client), 'bookings'))),
    })),
    {
      ...{ client, name: 'count bookings', allowed: isOwner },
      attempt: (project) => getAggregate(collection(project.as(client), 'bookings'), { n: count() }),
    },
    {
      ...{ client, name: "learn that a number is not a booking's", allowed: isOwner },
      attempt: (project) => get(project, client, 'bookings/FREE'),
    },
  ];
});

const otherReads = usual.flatMap((client): Check[] => {
  const mayRead = (path: string) => owners.includes(client) && ownerCollections.has(path);
  const places = [...ownerPaths, ...closedPaths, ...freePaths].filter(
    (path) => !publicCollections.includes(collectionOf(path)) && collectionOf(path) !== 'apartments/lavender/lastGood',
  );
  // Leaves out bookings, which `bookingChecks` covers.
  const collections = [...new Set([...places, ...publicPaths].map(collectionOf))].filter((path) => path !== 'bookings');
  const groups = new Set(['bookings', ...collections.map((path) => path.slice(path.lastIndexOf('/') + 1))]);
  return [
    ...[...publicPaths, 'apartments/lavender/calendar/2031-01'].map((path) => ({
      ...{ client, name: `get ${path}`, allowed: true },
      attempt: (project: RulesProject) => get(project, client, path),
    })),
    ...places.map((path) => ({
      ...{ client, name: `get ${path}`, allowed: mayRead(collectionOf(path)) },
      attempt: (project: RulesProject) => get(project, client, path),
    })),
    ...collections.map((path) => ({
      ...{ client, name: `list ${path}`, allowed: publicCollections.includes(path) || mayRead(path) },
      attempt: (project: RulesProject) => find(query(collection(project.as(client), path), limit(5))),
    })),
    // A query for documents of a user who may be somebody else.
    ...collections.map((path) => ({
      ...{ client, name: `list ${path} with Ana's name`, allowed: publicCollections.includes(path) || mayRead(path) },
      attempt: (project: RulesProject) =>
        find(query(collection(project.as(client), path), where('uid', '==', 'ana'), limit(5))),
    })),
    ...[...groups].map((group) => ({
      ...{ client, name: `list every ${group} anywhere`, allowed: false },
      attempt: (project: RulesProject) => find(query(collectionGroup(project.as(client), group), limit(5))),
    })),
  ];
});

/** The data that a client who pretends to be the owner writes. */
const mine = { uid: 'ana', email: kate, admin: true };

/** Every kind of write at every path. */
const writes = usual.flatMap((client) => {
  const refused = (name: string, attempt: Check['attempt']): Check => ({ client, name, allowed: false, attempt });
  return [
    ...freePaths.map((path) =>
      // Each client has a path of its own, because a document can be created only once.
      refused(`create ${path}`, (project) => setDoc(doc(project.as(client), path + usual.indexOf(client)), mine)),
    ),
    ...Object.keys(allDocuments).flatMap((path) => [
      refused(`update ${path}`, (project) => updateDoc(doc(project.as(client), path), { note: 'x' })),
      refused(`delete ${path}`, (project) => deleteDoc(doc(project.as(client), path))),
    ]),
  ];
});

type Request = (project: RulesProject) => { method: string; body: unknown };

/** Requests that the client library never makes. */
const requests: Record<string, Request> = {
  'list everything there is': () => ({
    method: ':runQuery',
    body: { structuredQuery: { from: [{ allDescendants: true }] } },
  }),
  'list everything below a booking': () => ({
    method: '/bookings/ANAS:runQuery',
    body: { structuredQuery: { from: [{ allDescendants: true }] } },
  }),
  'list every calendar below an apartment, however deep': () => ({
    method: '/apartments/lavender:runQuery',
    body: { structuredQuery: { from: [{ collectionId: 'calendar', allDescendants: true }] } },
  }),
  'list the names of collections': () => ({ method: ':listCollectionIds', body: {} }),
  'write in bulk': (project) => ({
    method: ':batchWrite',
    body: { writes: [{ update: { name: project.fullName('bookings/NEW'), fields: {} } }] },
  }),
  'write by transforms alone': (project) => ({
    method: ':commit',
    body: {
      writes: [
        {
          transform: {
            document: project.fullName('apartments/lavender'),
            fieldTransforms: [{ fieldPath: 'nightPrice', minimum: { integerValue: '1' } }],
          },
        },
      ],
    },
  }),
  'learn by a precondition that a booking is there': (project) => ({
    method: ':commit',
    body: { writes: [{ delete: project.fullName('bookings/BOBS'), currentDocument: { exists: false } }] },
  }),
};

const rawRequests = usual.flatMap((client) =>
  Object.entries(requests).map(([name, request]): Check => ({
    ...{ client, name, allowed: false },
    attempt: (project) => {
      const { method, body } = request(project);
      return project.post(client, method, body);
    },
  })),
);

export const checks: Check[] = [...bookingChecks, ...otherReads, ...writes, ...rawRequests];
