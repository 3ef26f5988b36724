import { expect, it } from 'vitest';
import { shownBlock } from './useBlocks.ts';

const agreed = { apartment: 'olive', checkIn: '2027-06-12', checkOut: '2027-06-19' };

it('is shown with the nights that it holds, whatever was typed beside them', () => {
  expect(shownBlock('b', { ...agreed, checkOut: '2027-06-31', reason: 'Roof', revision: 3, agreed })).toMatchObject({
    ...{ id: 'b', reason: 'Roof', revision: 3, agreed, problem: null },
  });
});

it.each([
  ['has none yet', null],
  ['has lost its apartment', { ...agreed, apartment: 7 }],
  ['has unreadable dates', { ...agreed, checkIn: 'June' }],
])('is shown without nights, with what is wrong, if it %s', (_, stored) => {
  const block = shownBlock('b', { ...agreed, agreed: stored, problem: 'The nights are taken.' });
  expect(block).toMatchObject({ agreed: null, reason: '', revision: 0, problem: 'The nights are taken.' });
});
