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
import { currentApartmentsPath, currentApartmentsSchema } from '../../functions/src/contract/currentApartments.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };

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
  test('match the month documents and the nights, from today on, sorted and merged', async () => {
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

  test('contain only slugs and dates', async () => {
    const text = await (await fetch(url)).text();
    const bare = text
      .replaceAll(/"\d{4}-\d\d-\d\d"/g, '')
      .replaceAll(/"(lavender|olive|rosemary|from|apartments)"/g, '');
    expect(bare).toMatch(/^[[\]{},:]+$/);
  });
});

test('the taken nights include a booking’s, in its apartment alone, until it is deleted', async () => {
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

const pricesUrl = `http://127.0.0.1:5000${currentApartmentsPath}`;

async function askPrices() {
  const response = await fetch(pricesUrl);
  expect(response.status).toBe(200);
  return currentApartmentsSchema.parse(await response.json()).apartments;
}

test('prices are those of the offered apartments as they are stored, a new one at once', async () => {
  const before = await askPrices();
  expect(before.map(({ slug }) => slug)).toEqual(apartments.map(({ slug }) => slug));
  const reference = firestore().doc(apartmentPath('rosemary'));
  const { position } = before[2]!;
  // A value that no other test reads.
  onTestFinished(async () => void (await reference.update({ position })));
  await reference.update({ position: position + 7 });
  expect((await askPrices())[2]?.position).toBe(position + 7);
});

test('prices contain only what the schema names, and none of the owner’s own settings', async () => {
  const text = await (await fetch(pricesUrl)).text();
  expect(JSON.parse(text)).toEqual(currentApartmentsSchema.parse(JSON.parse(text)));
  expect(text).not.toContain(settings.ownerEmail);
  expect(text).not.toContain('revision');
});

test.each([
  ['taken nights', url, 600],
  ['prices', pricesUrl, 300],
])(
  'the %s are cached by the CDN, revalidated by browsers, and refused with another method or a query',
  async (_, at, seconds) => {
    const cached = `public, max-age=0, s-maxage=${seconds}`;
    const response = await fetch(at);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': cached,
      'content-type': expect.stringMatching(/^application\/json/),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
    // Like a browser's reload. Without it, the Hosting emulator, unlike the CDN, asks for a fresh answer ("no-cache").
    const headers = { 'If-None-Match': response.headers.get('etag')!, 'Cache-Control': 'max-age=0' };
    const again = await fetch(at, { headers });
    expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([304, cached, '']);
    const head = await fetch(at, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await fetch(at, { method: 'POST' });
    expect([post.status, post.headers.get('allow'), post.headers.get('cache-control')]).toEqual([
      ...[405, 'GET, HEAD', 'no-store'],
    ]);
    // Otherwise anybody could bypass the CDN.
    const query = await fetch(`${at}?x=1`);
    expect([query.status, query.headers.get('cache-control')]).toEqual([400, 'no-store']);
  },
);
