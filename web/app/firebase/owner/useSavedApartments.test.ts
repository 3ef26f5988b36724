import type { Apartment } from 'functions/contract/apartment';
import { expect, it } from 'vitest';
import { shownApartments } from './useSavedApartments.ts';

const apartment = (slug: string, position: number) => ({ slug, position }) as Apartment;
const [lavender, olive] = [apartment('lavender', 1), apartment('olive', 2)];
const unreadable = { slug: 'lavender', revision: 4, problem: 'nightPrice has to be a number.' };
const readable = { slug: 'olive', apartment: olive, revision: 0 };

it('shows an unreadable apartment in its last valid version, in its place, with the problem', () => {
  expect(shownApartments([readable, unreadable], new Map([['lavender', lavender]]))).toEqual([
    { apartment: lavender, revision: 4, problem: 'nightPrice has to be a number.' },
    { apartment: olive, revision: 0 },
  ]);
});

it('waits for the last valid version', () => {
  expect(shownApartments([readable, unreadable], new Map())).toBeUndefined();
});

it('leaves out an apartment that was never valid', () => {
  expect(shownApartments([readable, unreadable], new Map([['lavender', null]]))).toEqual([
    { apartment: olive, revision: 0 },
  ]);
});
