import { expect, it } from 'vitest';
import { shownChanges } from './historyText.ts';

it('shows a price as its total', () => {
  expect(
    shownChanges('moved', [
      { field: 'checkIn', from: '2027-06-12', to: '2027-06-13' },
      { field: 'quote.lines', from: [], to: [1] },
      { field: 'quote.totalPayment', from: 100, to: 200 },
    ]),
  ).toEqual([
    { field: 'checkIn', from: '2027-06-12', to: '2027-06-13' },
    { field: 'quote', from: 100, to: 200 },
  ]);
  expect(shownChanges('moved', [{ field: 'quote', from: null, to: { totalPayment: 300 } }])).toEqual([
    { field: 'quote', from: null, to: 300 },
  ]);
});

it('leaves out nothing: what was changed of the terms, and fields without a name as the console calls them', () => {
  expect(
    shownChanges('edited', [
      { field: 'country', from: 'HR', to: 'IT' },
      { field: 'terms.advanceShare', from: 0.3, to: 0.2 },
      { field: 'payments.0.amount', from: 100, to: 200 },
      { field: 'quote.lines.0.text', from: 'a', to: 'b' },
      { field: 'colour', from: null, to: 'blue' },
    ]),
  ).toEqual([
    { field: 'country', from: 'HR', to: 'IT' },
    { field: 'terms', part: 'advanceShare', from: 0.3, to: 0.2 },
    { field: 'payments', part: '0.amount', from: 100, to: 200 },
    { field: 'other', part: 'quote.lines.0.text', from: 'a', to: 'b' },
    { field: 'other', part: 'colour', from: null, to: 'blue' },
  ]);
});

it('says why an edit was put back', () => {
  const why = { field: 'problem', from: null, to: 'The nights are taken.' };
  expect(shownChanges('reverted', [why])).toEqual([why]);
});

it.each(['requested', 'entered', 'claimed'] as const)('shows no fields of what was %s', (action) => {
  expect(shownChanges(action, [{ field: 'adults', from: null, to: 2 }])).toEqual([]);
});

it('shows what was changed about a platform’s calendar', () => {
  const changes = [
    { field: 'label', from: '', to: 'Sea view' },
    { field: 'feedHost', from: null, to: 'www.airbnb.com' },
    { field: 'ignoresBlocked', from: false, to: true },
  ];
  expect(shownChanges('calendarSaved', changes)).toEqual(changes);
});
