import { afterEach, expect, it, vi } from 'vitest';
import { limits, readLimits } from './limits.ts';

afterEach(() => vi.unstubAllEnvs());

it('the deployed site uses the limits in the code, and reads nothing for them', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  expect(await readLimits()).toBe(limits);
});
