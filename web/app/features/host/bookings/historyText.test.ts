import { expect, it } from 'vitest';
import { shownChanges } from './historyText.ts';

it('shows what an owner reads, a price as its total', () => {
  expect(
    shownChanges([
      { field: 'checkIn', from: '2027-06-12', to: '2027-06-13' },
      { field: 'quote.lines', from: [], to: [1] },
      { field: 'quote.totalPayment', from: 100, to: 200 },
      { field: 'terms.advanceShare', from: 0.3, to: 0.2 },
    ]),
  ).toEqual([
    { field: 'checkIn', from: '2027-06-12', to: '2027-06-13' },
    { field: 'quote', from: 100, to: 200 },
  ]);
});

it('shows the total of a whole quote', () => {
  expect(shownChanges([{ field: 'quote', from: null, to: { totalPayment: 300 } }])).toEqual([
    { field: 'quote', from: null, to: 300 },
  ]);
});

it('shows what was changed about a platform’s calendar', () => {
  const changes = [
    { field: 'label', from: '', to: 'Sea view' },
    { field: 'feedHost', from: null, to: 'www.airbnb.com' },
    { field: 'ignoresBlocked', from: false, to: true },
  ];
  expect(shownChanges(changes)).toEqual(changes);
});
