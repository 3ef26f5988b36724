import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { nightFindings } from './nightFindings.ts';

const run = promisify(execFile);

/** A process reads its time zone at start, so each zone has its own. */
async function findingsIn(zone: string): Promise<ReturnType<typeof nightFindings>> {
  const module = new URL('./nightFindings.ts', import.meta.url).href;
  const script = `import { nightFindings } from '${module}'; console.log(JSON.stringify(nightFindings()));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout) as ReturnType<typeof nightFindings>;
}

const expectedNights = [
  { nights: ['2028-02-28', '2028-02-29'], months: ['2028-02'], weekdays: [1, 2] },
  { nights: ['2027-02-28'], months: ['2027-02'], weekdays: [7] },
  { nights: ['2100-02-28'], months: ['2100-02'], weekdays: [7] },
  { nights: ['2026-12-31', '2027-01-01'], months: ['2026-12', '2027-01'], weekdays: [4, 5] },
  { nights: ['2027-03-27', '2027-03-28'], months: ['2027-03'], weekdays: [6, 7] },
  { nights: ['2027-10-30', '2027-10-31'], months: ['2027-10'], weekdays: [6, 7] },
  { nights: ['2027-03-13', '2027-03-14'], months: ['2027-03'], weekdays: [6, 7] },
  { nights: ['2027-11-06', '2027-11-07'], months: ['2027-11'], weekdays: [6, 7] },
  { nights: ['1994-12-30', '1994-12-31', '1995-01-01'], months: ['1994-12', '1995-01'], weekdays: [5, 6, 7] },
].map((expected) => ({ ...expected, count: expected.nights.length, parsed: true, overlapsNext: false }));

describe.concurrent('nights and today, in a process', () => {
  it.each([
    { zone: 'UTC', offsets: [0, 0] },
    { zone: 'Europe/Zagreb', offsets: [-60, -120] },
    { zone: 'Pacific/Kiritimati', offsets: [-840, -840] },
    { zone: 'America/Los_Angeles', offsets: [480, 420] },
  ])('in $zone', async ({ zone, offsets }) => {
    expect(await findingsIn(zone)).toEqual({
      zone,
      offsets,
      nights: expectedNights,
      // Around midnight in Zagreb in summer and on days of clock changes.
      today: [
        ['2027-06-12', '2027-06-12', '2027-06-13', '2027-06-12'],
        ['2027-06-12', '2027-06-13', '2027-06-13', '2027-06-12'],
        ['2027-03-28', '2027-03-29', '2027-03-29', '2027-03-28'],
        ['2027-10-31', '2027-10-31', '2027-11-01', '2027-10-31'],
      ],
      wrongDays: [],
    });
  });
});
