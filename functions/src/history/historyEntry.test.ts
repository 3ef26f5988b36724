import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import property from '../../../villa/property.json' with { type: 'json' };
import { historyEntry, nextRevision, type Change } from './historyEntry.ts';

const now = new Date('2027-05-01T10:00:00Z');
const base: Change = {
  subject: 'bookings/7K3Q9-XRD2M',
  action: 'moved',
  by: 'owner',
  email: 'owner@example.com',
  now,
  before: { apartment: 'lavender', checkIn: '2027-06-12', revision: 3, message: null },
  after: { apartment: 'olive', checkIn: '2027-06-12', revision: 4, message: '', sequence: 2 },
};

it('says who changed what, when, from what to what', () => {
  expect(historyEntry(base)).toEqual({
    subject: 'bookings/7K3Q9-XRD2M',
    apartments: ['lavender', 'olive'],
    action: 'moved',
    by: 'owner',
    email: 'owner@example.com',
    at: Timestamp.fromDate(now),
    changes: [{ field: 'apartment', from: 'lavender', to: 'olive' }],
    revision: 4,
    requestHash: null,
    undoUntil: null,
    undo: null,
    undoneBy: null,
    expiresAt: Timestamp.fromDate(new Date(`${2027 + property.retention.bookingYears}-05-01T10:00:00Z`)),
  });
});

it('treats fields missing from the new values as unchanged', () => {
  expect(historyEntry({ ...base, after: { status: 'confirmed' } }).changes).toEqual([
    { field: 'status', from: null, to: 'confirmed' },
  ]);
});

it('lists every field of a new and of a deleted document', () => {
  expect(historyEntry({ ...base, before: undefined }).changes.map(({ field }) => field)).toEqual([
    'apartment',
    'checkIn',
  ]);
  expect(historyEntry({ ...base, after: undefined }).changes).toContainEqual({
    field: 'checkIn',
    from: '2027-06-12',
    to: null,
  });
});

it('compares maps, and lists of equal length, value by value', () => {
  const seasons = (nightPrice: number) => [{ name: 'Spring' }, { name: 'Summer', nightPrice }];
  const changes = historyEntry({
    ...base,
    before: { rules: { minNights: 2, maxNights: 28 }, seasons: seasons(15_000) },
    after: { rules: { minNights: 3, maxNights: 28 }, seasons: seasons(16_000) },
  }).changes;
  expect(changes).toEqual([
    { field: 'rules.minNights', from: 2, to: 3 },
    { field: 'seasons.1.nightPrice', from: 15_000, to: 16_000 },
  ]);
});

it('shows a list whose length changed as a whole', () => {
  const changes = historyEntry({ ...base, before: { seasons: [{ name: 'A' }] }, after: { seasons: [] } }).changes;
  expect(changes).toEqual([{ field: 'seasons', from: [{ name: 'A' }], to: [] }]);
});

it('counts revisions from 0 if the stored one is missing or invalid', () => {
  expect([undefined, {}, { revision: 'x' }, { revision: -1 }, { revision: 7 }].map(nextRevision)).toEqual([
    1, 1, 1, 1, 8,
  ]);
});

it('stores the fields for undo', () => {
  const until = new Date('2027-05-01T10:01:00Z');
  const entry = historyEntry({
    ...base,
    requestHash: 'hash',
    undo: { until, fields: { a: 1 }, mails: ['m'], together: [] },
  });
  expect(entry).toMatchObject({
    requestHash: 'hash',
    undoUntil: Timestamp.fromDate(until),
    undo: { fields: { a: 1 }, mails: ['m'], together: [] },
  });
});
