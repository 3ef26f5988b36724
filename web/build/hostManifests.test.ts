import { expect, it } from 'vitest';
import { hostManifest } from './hostManifests.ts';

it('opens the desk in the language that it was installed in, and stays within it', () => {
  const manifest = JSON.parse(hostManifest('de', { property: 'Villa Sample', title: 'Gastgeberbereich' })) as object;
  expect(manifest).toMatchObject({
    name: 'Gastgeberbereich · Villa Sample',
    short_name: 'Villa Sample',
    lang: 'de',
    start_url: '/de/host',
    display: 'standalone',
  });
});

it('has an icon that Android accepts', () => {
  const { icons } = JSON.parse(hostManifest('en', { property: 'Villa Sample', title: 'Desk' })) as {
    icons: { sizes: string; type: string }[];
  };
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
});
