import type { FieldChange, HistoryAction } from 'functions/contract/history';
import { expect, it } from 'vitest';
import type { ShownEntry } from '../../../../firebase/owner/useHistory.ts';
import { renderInLanguage } from '../../frame/renderInLanguage.tsx';
import { HistoryList } from './History.tsx';

/* The history of a booking in the words that an owner reads. */

const timestamp = (millis: number) => ({ toMillis: () => millis }) as ShownEntry['at'];

function entry(action: HistoryAction, changes: FieldChange[], more: Partial<ShownEntry> = {}): ShownEntry {
  const at = timestamp(Date.UTC(2027, 5, 12, 10));
  return {
    id: action,
    action,
    changes,
    at,
    by: 'console',
    email: null,
    undoUntil: null,
    undoneBy: null,
    ...more,
  } as ShownEntry;
}

const html = (...entries: ShownEntry[]) => renderInLanguage(<HistoryList entries={entries} />);

const lines = (...entries: ShownEntry[]) =>
  [...html(...entries).matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) =>
    [...item.matchAll(/<(?:strong|span)>(.*?)<\/(?:strong|span)>/g)].map(([, line]) => line),
  );

it('says who changed what and when, with the old and new value of every field', () => {
  const changes = [
    { field: 'apartment', from: 'olive', to: 'lavender' },
    { field: 'checkIn', from: '2027-07-01', to: '2027-07-02' },
    { field: 'country', from: null, to: 'Italy' },
    { field: 'quote.totalPayment', from: 70_000, to: 60_000 },
    { field: 'endedBy', from: null, to: 'guest' },
    { field: 'terms.advanceShare', from: 0.3, to: 0.2 },
    { field: 'payments', from: [], to: [{ kind: 'advance', amount: 10_000, on: '2027-06-03', note: 'cash' }] },
    { field: 'colour', from: { a: 1 }, to: null },
  ];
  expect(lines(entry('edited', changes))).toEqual([
    [
      'Changed',
      '12 Jun 2027, 12:00 · In the console',
      'Apartment: Olive → Lavender',
      'Arrival: 1 Jul 2027 → 2 Jul 2027',
      'Country: nothing → Italy',
      'Price: €700 → €600',
      'Ended by: nothing → Guest',
      'Agreed terms (advanceShare): 0.3 → 0.2',
      'List of payments: nothing → Advance €100 3 June cash',
      'Other details (colour): {&quot;a&quot;:1} → nothing',
    ],
  ]);
});

it('says why an edit was put back', () => {
  const why = { field: 'problem', from: null, to: 'Put back: the nights are taken.' };
  expect(lines(entry('reverted', [why]))[0]?.slice(2)).toEqual(['Put back: the nights are taken.']);
});

it('offers to undo only the latest change, and only until its time is over', () => {
  const until = (millis: number, more: Partial<ShownEntry> = {}) =>
    entry('moved', [], { undoUntil: timestamp(Date.now() + millis), ...more });
  const undos = (...entries: ShownEntry[]) => html(...entries).split('aria-label="Undo: Moved"').length - 1;
  expect(undos(until(30_000))).toBe(1);
  expect(undos(until(30_000), until(20_000))).toBe(1);
  expect(undos(entry('undone', []), until(20_000))).toBe(0);
  expect(undos(until(-1))).toBe(0);
  expect(undos(until(30_000, { undoneBy: 'another' }))).toBe(0);
});
