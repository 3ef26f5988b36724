import '../support/emulators.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apartmentSchema, calendarMonthSchema } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, calendarCollection, nightsCollection } from '../../functions/src/contract/collections.ts';
import {
  takenNightsPath,
  takenNightsSchema,
  type TakenNightsResponse,
} from '../../functions/src/contract/takenNights.ts';
import type { IsoDate } from '../../functions/src/domain/isoDate.ts';
import { nightsInRanges } from '../../functions/src/domain/nightRanges.ts';
import { nightsOf } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays } from '../support/bookingRequest.ts';
import { claimWeeks, releaseWeeks } from '../support/claimWeeks.ts';

const url = `http://127.0.0.1:5000${takenNightsPath}`;
const slugs = ['lavender', 'olive', 'rosemary'];

async function ask() {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return takenNightsSchema.parse(await response.json());
}

function takenIn({ apartments }: TakenNightsResponse, slug: string): Set<IsoDate> {
  return nightsInRanges(apartments[slug] ?? []);
}

describe('the taken nights of all apartments', () => {
  test('are those of the month documents and of the nights, from today on, sorted and merged', async () => {
    const { from, apartments } = await ask();
    expect(from).toBe(inDays(0));
    expect(Object.keys(apartments)).toEqual(slugs);
    let found = 0;
    for (const slug of slugs) {
      const months = await firestore().collection(calendarCollection(slug)).get();
      const inMonths = months.docs.flatMap((month) => Object.keys(calendarMonthSchema.parse(month.data()).nights));
      const nights = await firestore().collection(nightsCollection).where('apartment', '==', slug).get();
      const ranges = apartments[slug]!;
      const published = [...nightsInRanges(ranges)];
      expect(published).toEqual(inMonths.filter((night) => night >= from).sort());
      expect(published).toEqual(
        nights.docs
          .map((night) => night.get('night'))
          .filter((night) => night >= from)
          .sort(),
      );
      const days = ranges.flat();
      expect(days).toEqual([...new Set(days)].sort());
      found += published.length;
    }
    expect(found).toBeGreaterThan(20);
  });

  test('have nothing in them but slugs and dates', async () => {
    const text = await (await fetch(url)).text();
    const bare = text
      .replaceAll(/"\d{4}-\d\d-\d\d"/g, '')
      .replaceAll(/"(lavender|olive|rosemary|from|apartments)"/g, '');
    expect(bare).toMatch(/^[[\]{},:]+$/);
  });
});

test('a booking takes its nights, in its apartment alone, until it is gone', async () => {
  const weeks = await claimWeeks();
  onTestFinished(() => releaseWeeks(weeks));
  const olive = apartmentSchema.parse((await firestore().doc(apartmentPath('olive')).get()).data());
  const before = await ask();
  await book(olive, weeks[0]);
  const after = await ask();
  expect(takenIn(after, 'olive')).toEqual(new Set([...takenIn(before, 'olive'), ...nightsOf(weeks[0])]));
  expect({ ...after.apartments, olive: [] }).toEqual({ ...before.apartments, olive: [] });
  await releaseWeeks(weeks);
  expect(await ask()).toEqual(before);
});

describe('the answer', () => {
  test('is the CDN’s for ten minutes, asked for anew by browsers, and nothing when opened as a page', async () => {
    const response = await fetch(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=600',
      'content-type': expect.stringMatching(/^application\/json/),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('is not sent again while it is the same', async () => {
    const first = await fetch(url);
    const etag = first.headers.get('etag');
    expect(etag).toMatch(/"/);
    // Like a browser's reload; without it the Hosting emulator asks for a fresh answer ("no-cache"), unlike the CDN.
    const headers = { 'If-None-Match': etag!, 'Cache-Control': 'max-age=0' };
    const again = await fetch(url, { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=600');
  });

  test('has a head without a body', async () => {
    const response = await fetch(url, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('is not for %s', async (method) => {
    const response = await fetch(url, { method });
    expect([response.status, response.headers.get('allow'), response.headers.get('cache-control')]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
  });

  test('takes no query, so that nobody has the documents read past the CDN', async () => {
    const response = await fetch(`${url}?x=1`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
  });
});
