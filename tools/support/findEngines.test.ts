import { expect, it } from 'vitest';
import { countMissing } from './findEngines.ts';

const missing = ['Nothing was tested in firefox', 'Nothing was tested in webkit'];

it('counts each missing engine as a failure on CI, and only names it elsewhere', () => {
  expect(countMissing(missing, { CI: 'true' })).toEqual({ failed: 2, notes: missing });
  expect(countMissing(missing, {})).toEqual({ failed: 0, notes: missing });
  expect(countMissing([], { CI: 'true' })).toEqual({ failed: 0, notes: [] });
});
