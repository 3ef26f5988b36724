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

it.each(['requested', 'entered', 'claimed'] as const)('lists no changed fields under the action “%s”', (action) => {
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
