import { expect, it } from 'vitest';
import { requireDeployable } from './requireDeployable.ts';

const config = JSON.stringify({ projectId: 'our-villa', apiKey: 'key' });
const firebaseJson = `"connect-src 'self' https://europe-west1-our-villa.cloudfunctions.net https://other.example"`;

it('accepts a build for the project', () => {
  expect(() => requireDeployable('our-villa', config, firebaseJson)).not.toThrow();
});

it.each([
  ['no configuration', 'our-villa', undefined, /VITE_FIREBASE_CONFIG is not set/],
  ['that of another project', 'another', config, /configuration of our-villa, and this deploys to another/],
  ['headers of another project', 'villa', JSON.stringify({ projectId: 'villa' }), /npm run rewrites/],
])('gives instructions for %s', (_, project, given, sentence) => {
  expect(() => requireDeployable(project, given, firebaseJson)).toThrow(sentence);
});
