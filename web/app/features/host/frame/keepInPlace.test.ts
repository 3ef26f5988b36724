import { expect, it } from 'vitest';
import { keepInPlace } from './keepInPlace.ts';

const item = (id: string, text = id) => ({ id, text });

it('keeps the place of an item that is gone, updates the others, and adds new ones at the end', () => {
  const shown = [item('a'), item('b'), item('c')];
  const current = [item('new'), item('c', 'edited'), item('a')];
  expect(keepInPlace(shown, current)).toEqual([
    { item: item('a'), isGone: false },
    { item: item('b'), isGone: true },
    { item: item('c', 'edited'), isGone: false },
    { item: item('new'), isGone: false },
  ]);
});
