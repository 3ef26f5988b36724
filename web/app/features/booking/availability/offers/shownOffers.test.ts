import { expect, it } from 'vitest';
import { sampleVilla } from '../../../../../../tests/support/sampleVilla.ts';
import { isoDate } from 'functions/domain/isoDate';
import { offersFor } from './offersFor.ts';
import { shownOffers } from './shownOffers.ts';

const today = isoDate('2027-05-03');
const [from, to] = ['2027-06-12', '2027-06-19'];
const week = { checkIn: isoDate(from), checkOut: isoDate(to) };

/** The slugs of the shown offers after an apartment was refused. */
function shownAt(slug: string | undefined, adults: number, taken: string[]) {
  const villa = sampleVilla(Object.fromEntries(taken.map((one) => [one, [[from, to] as [string, string]]])));
  const shown = shownOffers(offersFor({ ...week, adults, children: 0 }, villa, today), slug);
  const slugs = (all: readonly { slug: string }[]) => all.map((one) => one.slug).join(' ');
  return {
    own: shown.own?.slug,
    sameDates: slugs(shown.sameDates),
    together: shown.together.map(({ parts }) => slugs(parts)),
    otherDates: slugs(shown.otherDates),
  };
}

const nothing = { own: undefined, sameDates: '', together: [], otherDates: '' };

it('shows an apartment’s other dates, and the apartments that are free on the chosen ones', () => {
  expect(shownAt('lavender', 2, ['lavender'])).toEqual({ ...nothing, own: 'lavender', sameDates: 'olive rosemary' });
  expect(shownAt(undefined, 2, ['lavender'])).toEqual({ ...nothing, sameDates: 'olive rosemary' });
});

it('shows other dates of larger apartments if this one is too small and all that fit are taken', () => {
  expect(shownAt('rosemary', 4, ['lavender', 'olive'])).toEqual({ ...nothing, otherDates: 'lavender olive' });
  expect(shownAt(undefined, 4, ['lavender', 'olive'])).toEqual({ ...nothing, otherDates: 'lavender olive' });
  expect(shownAt('rosemary', 4, ['lavender'])).toEqual({ ...nothing, sameDates: 'olive' });
});

it('shows several apartments together for a party that is too large for one', () => {
  expect(shownAt('rosemary', 6, [])).toEqual({
    ...nothing,
    together: ['olive rosemary', 'lavender rosemary'],
  });
  // Offers combinations on other dates only if no single apartment has an offer.
  expect(shownAt(undefined, 6, ['lavender', 'olive', 'rosemary'])).toEqual({
    ...nothing,
    together: ['olive rosemary'],
  });
  expect(shownAt(undefined, 4, ['lavender', 'olive', 'rosemary']).together).toEqual([]);
});
