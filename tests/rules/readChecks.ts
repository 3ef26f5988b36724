import * as full from 'firebase/firestore';
import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  getAggregate,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  startAfter,
  sum,
  where,
  type CollectionReference,
  type Query,
} from 'firebase/firestore/lite';
import { everyClient, owners, type Client } from './clients.ts';
import type { Check } from './Check.ts';
import type { RulesProject } from './RulesProject.ts';
import {
  closedDocuments,
  everyBooking,
  freePlaces,
  ownerDocuments,
  publicDocuments,
  type BookingNumber,
} from './storedDocuments.ts';

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Collections that owners read as a whole. */
const ownerCollections = new Set(['bookings', ...Object.keys(ownerDocuments).map(collectionOf)]);

/** The only clients besides the owners that may read any booking, and which. */
const mayRead: Partial<Record<Client, BookingNumber[]>> = {
  Ana: ['ANAS', 'BOTHS'],
  'Ana, email not verified': ['ANAS', 'BOTHS'],
  Kate: ['KATES', 'BOTHS'],
  'Kate in capitals': ['KATES', 'BOTHS'],
  'Kate by Google and Facebook': ['KATES', 'BOTHS'],
  'Kate by Google': ['KATES', 'BOTHS'],
  'Kate by a link': ['KATES', 'BOTHS'],
  'Kate by a link, in capitals': ['KATES', 'BOTHS'],
  'Ana by Facebook': ['ANAS', 'BOTHS'],
  'Ana by Facebook without an email': ['ANAS', 'BOTHS'],
  'Ana, who has proved that Kate’s email is hers': ['ANAS', 'KATES', 'BOTHS'],
  anonymous: ['ANONS'],
  'anonymous with her email': ['ANONS'],
};

async function get(project: RulesProject, client: Client, path: string): Promise<string[]> {
  const snapshot = await getDoc(doc(project.as(client), path));
  return snapshot.exists() ? [snapshot.id] : [];
}

async function find(wanted: Query): Promise<string[]> {
  return (await getDocs(wanted)).docs.map((found) => found.id);
}

const kate = 'kate@example.com';

/** What one might ask of all bookings. */
const questions: Record<string, (from: CollectionReference) => Query> = {
  'all of them': (from) => query(from),
  'any one': (from) => query(from, limit(1)),
  'the newest 20': (from) => query(from, orderBy('createdAt', 'desc'), limit(20)),
  "Ana's": (from) => query(from, where('uid', '==', 'ana')),
  "Ana's, as a list of one": (from) => query(from, where('uid', 'in', ['ana'])),
  "a page of Ana's pending": (from) =>
    query(from, where('uid', '==', 'ana'), where('status', '==', 'pending'), orderBy('createdAt', 'desc'), limit(20)),
  "Ana's latest stays": (from) => query(from, where('uid', '==', 'ana'), orderBy('checkIn', 'desc'), limit(100)),
  "by Kate's email": (from) => query(from, where('email', '==', kate)),
  "a page by Kate's email": (from) => query(from, where('email', '==', kate), orderBy('createdAt', 'desc'), limit(20)),
  "the latest stays by Kate's email": (from) =>
    query(from, where('email', '==', kate), orderBy('checkIn', 'desc'), limit(100)),
  "of Kate's group": (from) => query(from, where('group', '==', 'KATES')),
  "by Kate's email in capitals": (from) => query(from, where('email', '==', 'Kate@Example.COM')),
  "by Kate's name or email": (from) => query(from, or(where('uid', '==', 'kate'), where('email', '==', kate))),
  "by Eve's name or Kate's email": (from) => query(from, or(where('uid', '==', 'eve'), where('email', '==', kate))),
  "by Ana's name or Kate's email": (from) => query(from, or(where('uid', '==', 'ana'), where('email', '==', kate))),
  "by Ana's name and Kate's email": (from) => query(from, and(where('uid', '==', 'ana'), where('email', '==', kate))),
  "Ana's and Bob's": (from) => query(from, where('uid', 'in', ['ana', 'bob'])),
  "by Kate's email and Bob's": (from) => query(from, where('email', 'in', [kate, 'bob@example.com'])),
  'of nobody': (from) => query(from, where('uid', '==', null)),
  'of nobody, by no email': (from) => query(from, where('email', '==', null)),
  'of an empty name': (from) => query(from, where('uid', '==', '')),
  'by an empty email': (from) => query(from, where('email', '==', '')),
  "of anyone but Bob's": (from) => query(from, where('uid', '!=', 'bob')),
  'of anyone from A': (from) => query(from, where('uid', '>=', 'a')),
  'of who has not said who they are': (from) => query(from, where('uid', '==', 'anon')),
  'by the email of one who is gone': (from) => query(from, where('email', '==', 'gone@example.com')),
  'made anonymous': (from) => query(from, where('anonymisedAt', '>=', new Date(0))),
  'with Ana in a list': (from) => query(from, where('uid', 'array-contains', 'ana')),
  'by number': (from) => query(from, where(documentId(), '==', 'BOBS')),
  'by stored number': (from) => query(from, where('number', '==', 'KATES')),
  'by status': (from) => query(from, where('status', '==', 'pending')),
  'by night': (from) => query(from, where('apartment', '==', 'lavender'), where('checkIn', '==', '2027-06-12')),
  'from a number on': (from) => query(from, orderBy(documentId()), startAfter('ANAS'), limit(1)),
};
const everyQuestion = Object.keys(questions);

const anasList = {
  "Ana's": ['ANAS', 'BOTHS'],
  "Ana's, as a list of one": ['ANAS', 'BOTHS'],
  "a page of Ana's pending": ['ANAS', 'BOTHS'],
  "Ana's latest stays": ['ANAS', 'BOTHS'],
  "by Ana's name and Kate's email": ['BOTHS'],
};
const emailList = {
  "by Kate's email": ['KATES', 'BOTHS'],
  "a page by Kate's email": ['KATES', 'BOTHS'],
  "the latest stays by Kate's email": ['KATES', 'BOTHS'],
  "by Ana's name and Kate's email": ['BOTHS'],
};
const anonymousList = { 'of who has not said who they are': ['ANONS'] };
/** The only questions that may be answered, and with what: those that nobody but the client's own bookings can answer. */
const mayList: Partial<Record<Client, Record<string, string[]>>> = {
  Ana: anasList,
  'Ana, email not verified': anasList,
  Kate: { ...emailList, "by Kate's name or email": ['KATES', 'BOTHS'] },
  'Kate in capitals': emailList,
  'Kate by Google and Facebook': emailList,
  'Kate by Google': emailList,
  'Kate by a link': emailList,
  'Kate by a link, in capitals': emailList,
  'Ana by Facebook': anasList,
  'Ana by Facebook without an email': anasList,
  // The way in which a page asks for all of one's own.
  'Ana, who has proved that Kate’s email is hers': {
    ...anasList,
    ...emailList,
    "by Ana's name or Kate's email": ['ANAS', 'KATES', 'BOTHS'],
  },
  // What was theirs answers to nothing they can ask for.
  'has deleted her account': { 'by the email of one who is gone': [] },
  anonymous: anonymousList,
  'anonymous with her email': anonymousList,
};

function ask(project: RulesProject, client: Client, question: string): Query {
  const build = questions[question];
  if (!build) throw new Error(`There is no question "${question}".`);
  return build(collection(project.as(client), 'bookings'));
}

/** Asks for counts and sums only, which show a stranger how the villa is doing. */
const counters: Client[] = [
  'signed out',
  'Ana',
  'Kate',
  'Kate in capitals',
  'stranger',
  'typed her email',
  'Owner',
  'Owner, email not verified',
  'no name',
];

function bookingChecks(): Check[] {
  const gets = everyClient.flatMap((client) =>
    everyBooking.map((number): Check => {
      const allowed = owners.includes(client) || (mayRead[client]?.includes(number) ?? false);
      return {
        client,
        name: `get booking ${number}`,
        allowed,
        attempt: (project) => get(project, client, `bookings/${number}`),
        finds: [number],
      };
    }),
  );
  const lists = everyClient.flatMap((client) =>
    everyQuestion.map((question): Check => {
      const finds = mayList[client]?.[question];
      return {
        client,
        name: `list bookings, ${question}`,
        allowed: owners.includes(client) || finds !== undefined,
        attempt: (project) => find(ask(project, client, question)),
        ...(finds && { finds }),
      };
    }),
  );
  const counts = counters.flatMap((client) =>
    everyQuestion.map((question): Check => ({
      client,
      name: `count bookings, ${question}`,
      allowed: owners.includes(client) || mayList[client]?.[question] !== undefined,
      attempt: (project) => getAggregate(ask(project, client, question), { n: count() }),
    })),
  );
  const totals = counters.flatMap((client) =>
    ["Ana's", 'all of them'].map((question): Check => ({
      client,
      name: `sum up bookings, ${question}`,
      allowed: owners.includes(client) || mayList[client]?.[question] !== undefined,
      attempt: (project) =>
        getAggregate(ask(project, client, question), { nights: sum('nights'), mean: average('nights') }),
    })),
  );
  const guesses = everyClient.map((client): Check => ({
    client,
    name: "learn that a number is not a booking's",
    allowed: owners.includes(client),
    attempt: (project) => get(project, client, 'bookings/FREE'),
  }));
  return [...gets, ...lists, ...counts, ...totals, ...guesses];
}

function publicChecks(): Check[] {
  return everyClient.flatMap((client): Check[] => [
    ...Object.keys(publicDocuments).map((path): Check => ({
      client,
      name: `get ${path}`,
      allowed: true,
      attempt: (project) => get(project, client, path),
      finds: [path.slice(path.lastIndexOf('/') + 1)],
    })),
    {
      client,
      name: 'get a month without a taken night',
      allowed: true,
      attempt: (project) => get(project, client, 'apartments/lavender/calendar/2031-01'),
      finds: [],
    },
    {
      client,
      name: 'list apartments',
      allowed: true,
      attempt: (project) => find(collection(project.as(client), 'apartments')),
      finds: ['lavender', 'olive'],
    },
    {
      client,
      name: 'list months',
      allowed: true,
      attempt: (project) => find(collection(project.as(client), 'apartments/lavender/calendar')),
      finds: ['2027-06', '2027-07'],
    },
  ]);
}

const prowlers = [
  'signed out',
  'Ana',
  'Kate',
  'anonymous',
  'Owner',
  'was an owner',
  'calls itself an owner',
  'no name',
] satisfies Client[];

/** Asks in the ways that could let somebody through: for all of it, and for what says that it is the client's. */
function listsOf(
  what: string,
  from: (project: RulesProject, client: Client) => Query,
  isAllowed: (client: Client) => boolean,
): Check[] {
  return prowlers.flatMap((client): Check[] => [
    {
      client,
      name: `list ${what}`,
      allowed: isAllowed(client),
      attempt: (project) => find(query(from(project, client), limit(5))),
    },
    {
      client,
      name: `list ${what} with Ana's name`,
      allowed: isAllowed(client),
      attempt: (project) => find(query(from(project, client), where('uid', '==', 'ana'))),
    },
    {
      client,
      name: `list ${what} with Kate's email`,
      allowed: isAllowed(client),
      attempt: (project) => find(query(from(project, client), where('email', '==', kate))),
    },
    {
      client,
      name: `count ${what}`,
      allowed: isAllowed(client),
      attempt: (project) => getAggregate(from(project, client), { n: count() }),
    },
  ]);
}

function closedChecks(): Check[] {
  const closedPaths = [...Object.keys(ownerDocuments), ...Object.keys(closedDocuments)];
  const collections = new Set(
    [...closedPaths, ...freePlaces]
      .map(collectionOf)
      .filter((path) => !/^(apartments(\/lavender\/calendar)?|bookings)$/.test(path)),
  );
  const groups = [
    'apartments',
    'calendar',
    'lastGood',
    'bookings',
    'nights',
    'mail',
    'settings',
    'blocks',
    'platformCalendars',
    'platformReads',
    'history',
    'versions',
    'owner',
    'notes',
    'sub',
    'unknown',
  ];
  return [
    ...prowlers.flatMap((client) =>
      [
        ...closedPaths,
        ...freePlaces.filter((path) => !/^apartments\/(new|lavender\/(calendar|lastGood)\/[^/]+)$/.test(path)),
      ].map((path): Check => ({
        client,
        name: `get ${path}`,
        allowed: owners.includes(client) && ownerCollections.has(collectionOf(path)),
        attempt: (project) => get(project, client, path),
      })),
    ),
    ...[...collections].flatMap((path) =>
      listsOf(
        path,
        (project, client) => query(collection(project.as(client), path)),
        (client) => owners.includes(client) && ownerCollections.has(path),
      ),
    ),
    ...groups.flatMap((group) =>
      listsOf(
        `every ${group} anywhere`,
        (project, client) => query(collectionGroup(project.as(client), group)),
        () => false,
      ),
    ),
  ];
}

/** Resolves with the server's first response: what comes from the cache before it proves nothing. */
function listen<Snapshot extends { metadata: full.SnapshotMetadata }>(
  subscribe: (next: (snapshot: Snapshot) => void, refuse: (error: Error) => void) => full.Unsubscribe,
): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const stop = subscribe((snapshot) => {
      if (snapshot.metadata.fromCache) return;
      stop();
      resolve(snapshot);
    }, reject);
  });
}

const withMetadata = { includeMetadataChanges: true };

async function listenToDocument(wanted: full.DocumentReference): Promise<string[]> {
  const { id } = await listen<full.DocumentSnapshot>((next, refuse) =>
    full.onSnapshot(wanted, withMetadata, next, refuse),
  );
  return [id];
}

async function listenToQuery(wanted: full.Query): Promise<string[]> {
  const { docs } = await listen<full.QuerySnapshot>((next, refuse) =>
    full.onSnapshot(wanted, withMetadata, next, refuse),
  );
  return docs.map(({ id }) => id);
}

/** How pages listen to bookings. */
const listenedTo: Record<string, (from: full.CollectionReference) => full.Query> = {
  'all of them': (from) => full.query(from),
  "Ana's latest stays": (from) =>
    full.query(from, full.where('uid', '==', 'ana'), full.orderBy('checkIn', 'desc'), full.limit(100)),
  "the latest stays by Kate's email": (from) =>
    full.query(from, full.where('email', '==', kate), full.orderBy('checkIn', 'desc'), full.limit(100)),
};

/** What is refused once is refused to a listener, too. */
function listenChecks(): Check[] {
  const paths = ['bookings/BOBS', 'nights/lavender_2027-06-12', 'mail/request-KATES', 'settings/property'];
  return prowlers.flatMap((client) => [
    ...paths.map((path): Check => ({
      client,
      name: `listen to ${path}`,
      allowed: owners.includes(client),
      attempt: (project) => listenToDocument(full.doc(project.asListener(client), path)),
    })),
    ...Object.entries(listenedTo).map(([question, build]): Check => {
      const finds = mayList[client]?.[question];
      return {
        client,
        name: `listen to bookings, ${question}`,
        allowed: owners.includes(client) || finds !== undefined,
        attempt: (project) => listenToQuery(build(full.collection(project.asListener(client), 'bookings'))),
        ...(finds && { finds }),
      };
    }),
  ]);
}

export const readChecks: Check[] = [...bookingChecks(), ...publicChecks(), ...closedChecks(), ...listenChecks()];
