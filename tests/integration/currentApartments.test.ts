import '../support/emulators.ts';
import { expect, onTestFinished, test } from 'vitest';
import { apartmentPath } from '../../functions/src/contract/collections.ts';
import { currentApartmentsPath, currentApartmentsSchema } from '../../functions/src/contract/currentApartments.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };

const url = `http://127.0.0.1:5000${currentApartmentsPath}`;

async function ask() {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return currentApartmentsSchema.parse(await response.json()).apartments;
}

test('the offered apartments as they are stored, a new price at once', async () => {
  const before = await ask();
  expect(before.map(({ slug }) => slug)).toEqual(apartments.map(({ slug }) => slug));
  const reference = firestore().doc(apartmentPath('rosemary'));
  const { position } = before[2]!;
  // What no other test looks at.
  onTestFinished(async () => void (await reference.update({ position })));
  await reference.update({ position: position + 7 });
  expect((await ask())[2]?.position).toBe(position + 7);
});

test('has nothing in it but what the schema names, and nothing of the owner’s own settings', async () => {
  const text = await (await fetch(url)).text();
  expect(JSON.parse(text)).toEqual(currentApartmentsSchema.parse(JSON.parse(text)));
  expect(text).not.toContain(settings.ownerEmail);
  expect(text).not.toContain('revision');
});

test('is the CDN’s for five minutes, asked for anew by browsers, and takes no query', async () => {
  const response = await fetch(url);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
  // Like a browser's reload; without it the Hosting emulator asks for a fresh answer, unlike the CDN.
  const headers = { 'If-None-Match': response.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
  const again = await fetch(url, { headers });
  expect(again.status).toBe(304);
  expect((await fetch(`${url}?x`)).status).toBe(400);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
});
