import { writers, type Client } from './clients.ts';
import type { Check } from './Check.ts';
import type { RulesProject } from './RulesProject.ts';

const text = (value: string) => ({ stringValue: value });
const allBookings = { from: [{ collectionId: 'bookings' }] };

type Request = (project: RulesProject) => { method: string; body: unknown };

function commit(write: (project: RulesProject) => unknown): Request {
  return (project) => ({ method: ':commit', body: { writes: [write(project)] } });
}

/** Requests that the client library never makes. */
const requests: Record<string, Request> = {
  'list only the names of bookings': () => ({
    method: ':runQuery',
    body: { structuredQuery: { ...allBookings, select: { fields: [{ fieldPath: '__name__' }] } } },
  }),
  'list bookings by one projected field': () => ({
    method: ':runQuery',
    body: { structuredQuery: { ...allBookings, select: { fields: [{ fieldPath: 'email' }] }, limit: 1 } },
  }),
  'skip to the fifth booking': () => ({
    method: ':runQuery',
    body: { structuredQuery: { ...allBookings, offset: 4, limit: 1 } },
  }),
  'list everything there is': () => ({
    method: ':runQuery',
    body: { structuredQuery: { from: [{ allDescendants: true }] } },
  }),
  'list everything below an apartment': () => ({
    method: '/apartments/lavender:runQuery',
    body: { structuredQuery: { from: [{ allDescendants: true }] } },
  }),
  'list every calendar below an apartment, however deep': () => ({
    method: '/apartments/lavender:runQuery',
    body: { structuredQuery: { from: [{ collectionId: 'calendar', allDescendants: true }] } },
  }),
  'list everything below a booking': () => ({
    method: '/bookings/ANAS:runQuery',
    body: { structuredQuery: { from: [{ allDescendants: true }] } },
  }),
  'list the names of collections': () => ({ method: ':listCollectionIds', body: {} }),
  'list the names of collections below a booking': () => ({ method: '/bookings/ANAS:listCollectionIds', body: {} }),
  'count all bookings up to one': () => ({
    method: ':runAggregationQuery',
    body: {
      structuredAggregationQuery: {
        structuredQuery: allBookings,
        aggregations: [{ alias: 'n', count: { upTo: '1' } }],
      },
    },
  }),
  'get an open and a closed document at once': (project) => ({
    method: ':batchGet',
    body: { documents: [project.fullName('apartments/lavender'), project.fullName('bookings/BOBS')] },
  }),
  'get one field of a booking': (project) => ({
    method: ':batchGet',
    body: { documents: [project.fullName('bookings/BOBS')], mask: { fieldPaths: ['status'] } },
  }),
  'get a booking in a new transaction': (project) => ({
    method: ':batchGet',
    body: { documents: [project.fullName('bookings/BOBS')], newTransaction: { readOnly: {} } },
  }),
  'create a booking with a number of the server’s': () => ({
    method: '/bookings',
    body: { fields: { uid: text('ana') } },
  }),
  'write in bulk': (project) => ({
    method: ':batchWrite',
    body: { writes: [{ update: { name: project.fullName('bookings/NEW'), fields: { uid: text('ana') } } }] },
  }),
  'change one masked field': commit((project) => ({
    update: { name: project.fullName('bookings/ANAS'), fields: { status: text('confirmed') } },
    updateMask: { fieldPaths: ['status'] },
  })),
  'write nothing but a server time': commit((project) => ({
    update: { name: project.fullName('bookings/ANAS'), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
  })),
  'write by transforms alone': commit((project) => ({
    transform: {
      document: project.fullName('apartments/lavender'),
      fieldTransforms: [{ fieldPath: 'nightPrice', minimum: { integerValue: '1' } }],
    },
  })),
  'add to a list and take from it': commit((project) => ({
    update: { name: project.fullName('bookings/ANAS'), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [
      { fieldPath: 'readers', appendMissingElements: { values: [text('eve')] } },
      { fieldPath: 'owners', removeAllFromArray: { values: [text('ana')] } },
    ],
  })),
  'learn by a precondition that a booking is there': commit((project) => ({
    delete: project.fullName('bookings/BOBS'),
    currentDocument: { exists: false },
  })),
  'learn by a precondition that none is there': commit((project) => ({
    delete: project.fullName('bookings/FREE'),
    currentDocument: { exists: true },
  })),
  'create a night with the precondition of ours': commit((project) => ({
    update: { name: project.fullName('nights/lavender_2027-06-25'), fields: { apartment: text('lavender') } },
    currentDocument: { exists: false },
  })),
};

/** Reads of what owners may read anyway. */
const ownerMay = new Set([
  'list only the names of bookings',
  'list bookings by one projected field',
  'skip to the fifth booking',
  'count all bookings up to one',
  'get an open and a closed document at once',
  'get one field of a booking',
  'get a booking in a new transaction',
]);

export const wireChecks: Check[] = writers.flatMap((client: Client) =>
  Object.entries(requests).map(([what, request]): Check => ({
    client,
    name: what,
    allowed: client === 'Owner' && ownerMay.has(what),
    attempt: (project) => {
      const { method, body } = request(project);
      return project.post(client, method, body);
    },
  })),
);
