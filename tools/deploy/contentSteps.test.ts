import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filledFiles, writeVilla } from '../../tests/support/filledVilla.ts';
import { readVilla } from '../provision/readVilla.ts';
import { lookAt } from '../provision/Step.ts';
import { contentSteps } from './contentSteps.ts';
import { obstacles } from './deploySteps.ts';

async function found(changes: Record<string, unknown>) {
  const root = writeVilla({ ...filledFiles, ...changes });
  try {
    return await lookAt(contentSteps(readVilla(root)));
  } finally {
    rmSync(root, { recursive: true });
  }
}
const review = { sample: true, source: 'email', apartment: 'lago', name: 'Emma', from: 'Bristol', text: {} };

it('accepts a villa with its own content', async () => {
  expect(obstacles(await found({}), false, [])).toEqual([]);
});

it('stops at an invented review and at a text of the sample, but not at pictures that are declared as renderings', async () => {
  const all = await found({
    'villa/reviews.json': [review, { ...review, sample: false, name: 'Jonas' }],
    'villa/pictures.json': { rendered: true },
    'locales/en/contact.json': { description: 'Write to the hosts of Villa Murtela' },
  });
  const says = all.map(({ id, look }) => [id, look.state, look.says]);
  expect(says).toEqual([
    ['content', 'byHand', '1 texts or values are not this villa’s'],
    ['reviews', 'byHand', '1 reviews are invented (Emma)'],
    ['pictures', 'byHand', 'the pictures are computer renderings, and the footer says so'],
  ]);
  expect(obstacles(all, false, []).map(({ id }) => id)).toEqual(['content', 'reviews']);
});

it('names each invalid value, and a file that is not JSON', async () => {
  const settings = { ...filledFiles['villa/settings.json'], advanceShare: 25, ownerEmail: 'marta' };
  await expect(found({ 'villa/settings.json': settings })).rejects.toThrow(
    /villa\/settings\.json: advanceShare: .*\nvilla\/settings\.json: ownerEmail: /,
  );
  await expect(found({ 'villa/property.json': '{ "name": ' })).rejects.toThrow('villa/property.json is not JSON');
  await expect(found({ 'villa/apartments.json': [] })).rejects.toThrow('there is no apartment');
});
