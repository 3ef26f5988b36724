import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import owner from '../../../../locales/en/owner.json' with { type: 'json' };
import { isoDate } from '../../domain/isoDate.ts';
import { nightsIn, type ApartmentNight } from '../nightWrites.ts';
import { planBlock, type BlockSettlement } from './planBlock.ts';
import { isSettled } from '../change/planSettlement.ts';

const now = new Date('2027-03-01T10:00:00Z');
const nights = { apartment: 'lavender', checkIn: isoDate('2027-11-01'), checkOut: isoDate('2027-11-04') };

function plan(data: Record<string, unknown>, held: ApartmentNight[] = [], apartmentExists = true) {
  return planBlock({ data, held, apartmentExists, language: 'en', now });
}

/** The block as it stands after a plan was carried out, with the nights it holds then. */
function carriedOut(
  data: Record<string, unknown>,
  held: ApartmentNight[],
  { fields, take, release }: BlockSettlement<ApartmentNight>,
) {
  return { data: { ...data, ...fields }, held: [...held.filter((night) => !release.includes(night)), ...take] };
}

function settled() {
  return carriedOut(nights, [], plan(nights));
}

describe('a block made in the console', () => {
  test('takes its nights and gets its other fields', () => {
    const { fields, take, release, change } = plan({ ...nights, apartment: ' lavender' });
    expect(fields).toEqual({
      apartment: 'lavender',
      agreed: nights,
      reason: '',
      createdAt: Timestamp.fromDate(now),
      problem: null,
      revision: 1,
    });
    expect(take).toEqual(nightsIn(nights));
    expect(release).toEqual([]);
    expect(change).toEqual({ before: null, after: nights });
  });

  test('is settled then', () => {
    const { data, held } = settled();
    expect(isSettled(plan(data, held))).toBe(true);
  });

  test('may close a whole winter', () => {
    expect(plan({ ...nights, checkOut: '2028-04-30' }).take).toHaveLength(181);
  });

  test.for([
    ['without dates', { apartment: 'lavender' }, owner.entryProblem.dates],
    ['with departure before arrival', { ...nights, checkOut: '2027-10-01' }, owner.entryProblem.dates],
    ['of more than a year', { ...nights, checkOut: '2029-10-01' }, owner.blockProblem['too-long']],
    ['without an apartment', { ...nights, apartment: 7 }, owner.entryProblem.apartment],
  ] as const)('%s only gets a note', ([, data, text]) => {
    const { fields, take } = plan(data);
    expect(fields.problem).toBe(`${owner.blockProblem.intro} ${text}`);
    expect(fields).not.toHaveProperty('checkIn');
    expect(fields.agreed).toBeNull();
    expect(take).toEqual([]);
  });

  test('for an unknown apartment only gets a note', () => {
    expect(plan(nights, [], false).fields.problem).toContain(owner.entryProblem.apartment);
  });

  test('on taken nights waits for them', () => {
    const { ifTaken } = plan(nights);
    expect(ifTaken?.fields.problem).toBe(`${owner.blockProblem.intro} ${owner.blockProblem['nights-taken-yet']}`);
    expect(ifTaken?.take).toEqual([]);
    expect(ifTaken?.reverts).toBe(false);
    const waiting = carriedOut(nights, [], ifTaken as BlockSettlement<ApartmentNight>);
    expect(isSettled(plan(waiting.data).ifTaken as BlockSettlement<ApartmentNight>)).toBe(true);
    expect(plan(waiting.data).take).toHaveLength(3);
  });
});

describe('an edit in the console', () => {
  test('of the last day takes and releases only what changes', () => {
    const { data, held } = settled();
    const { take, release, fields } = plan({ ...data, checkOut: '2027-11-06' }, held);
    expect(take.map(({ night }) => night)).toEqual(['2027-11-04', '2027-11-05']);
    expect(release).toEqual([]);
    expect(fields).toEqual({ agreed: { ...nights, checkOut: '2027-11-06' }, revision: 2 });
    expect(plan({ ...data, checkOut: '2027-11-02' }, held).release).toHaveLength(2);
  });

  test('onto taken nights is put back', () => {
    const { data, held } = settled();
    const { ifTaken } = plan({ ...data, checkOut: '2027-11-06' }, held);
    expect(ifTaken?.fields).toMatchObject({
      checkOut: '2027-11-04',
      problem: `${owner.blockProblem.putBack} ${owner.blockProblem['nights-taken']}`,
    });
    expect([ifTaken?.take, ifTaken?.release, ifTaken?.reverts]).toEqual([[], [], true]);
  });

  test('that cannot be read is put back, and the next good one removes the note', () => {
    const { data, held } = settled();
    const reverted = plan({ ...data, checkIn: 'Monday' }, held);
    expect(reverted.fields.checkIn).toBe('2027-11-01');
    expect(reverted.reverts).toBe(true);
    const after = carriedOut({ ...data, checkIn: 'Monday' }, held, reverted);
    expect(isSettled(plan(after.data, after.held))).toBe(true);
    expect(plan({ ...after.data, checkIn: '2027-10-31' }, after.held).fields.problem).toBeNull();
  });
});

test('missing nights of a settled block are taken again', () => {
  const { data, held } = settled();
  expect(plan(data, held.slice(1)).take).toEqual(held.slice(0, 1));
});
