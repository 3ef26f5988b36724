import { afterEach, expect, it, vi } from 'vitest';
import { nightLimitsWith } from './nightLimits.ts';

afterEach(() => vi.unstubAllEnvs());

const inCode = { unprovenEmail: 14, unprovenShare: 0.2, provenEmail: 45 };

it('no setting changes the figures of the deployed site', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  for (const stored of [undefined, null, {}, { unprovenEmail: 1000, provenEmail: 1000 }]) {
    expect(nightLimitsWith(stored)).toEqual(inCode);
  }
});

it('in the emulator there are none until a test asks for them, with its own figures or those in the code', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
  expect(nightLimitsWith(undefined)).toBeNull();
  expect(nightLimitsWith({})).toEqual(inCode);
  expect(nightLimitsWith({ unprovenShare: 0 })).toEqual({ ...inCode, unprovenShare: 0 });
});
