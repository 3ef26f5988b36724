import { isoDate, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { monthsOf, nightsOf } from 'functions/domain/stay';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VillaNightsStore, type VillaNights } from './VillaNightsStore.ts';

const before: VillaNights = new Map([['lavender', new Set([isoDate('2027-06-12')])]]);
const after: VillaNights = new Map([['lavender', new Set([isoDate('2027-06-13')])]]);

const notAsked = () => Promise.reject(new Error('Firestore is not asked'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('all callers within a minute share one request, later ones load the nights again', async () => {
  const read = vi.fn().mockResolvedValueOnce(before).mockResolvedValueOnce(after);
  const store = new VillaNightsStore({ readPublic: read, readMonths: notAsked });
  const states: string[] = [];
  store.subscribe(() => states.push(store.view().state));
  expect(await Promise.all([store.read(), store.read()])).toEqual([before, before]);
  vi.advanceTimersByTime(59_000);
  expect(await store.read()).toEqual(before);
  expect(read).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(2_000);
  const reading = store.read();
  expect(store.view()).toEqual({ nights: before, state: 'loading' });
  expect(await reading).toEqual(after);
  expect(store.view()).toEqual({ nights: after, state: 'ready' });
  expect(states).toEqual(['loading', 'ready', 'loading', 'ready']);
});

test('a failure keeps the known nights, and the next call tries again', async () => {
  const read = vi
    .fn()
    .mockResolvedValueOnce(before)
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(after);
  const store = new VillaNightsStore({ readPublic: read, readMonths: notAsked });
  await store.read();
  vi.advanceTimersByTime(61_000);
  await expect(store.read()).rejects.toThrow('offline');
  expect(store.view()).toEqual({ nights: before, state: 'failed' });
  expect(await store.read()).toEqual(after);
});

describe('after the server’s answer about a stay, the store', () => {
  const stay = { checkIn: isoDate('2027-06-28'), checkOut: isoDate('2027-07-03') };
  const others: IsoDate[] = [isoDate('2027-06-12'), isoDate('2027-08-01')];
  const [june, july] = monthsOf(stay) as [IsoMonth, IsoMonth];
  const takenIn = (store: VillaNightsStore) => [...(store.view().nights.get('lavender') ?? [])].sort();
  const publicNights = (...nights: IsoDate[]): VillaNights => new Map([['lavender', new Set([...others, ...nights])]]);

  test('shows the whole stay as taken, then the nights from Firestore until the public response is new', async () => {
    const late = isoDate('2027-06-29');
    const readMonths = vi.fn().mockResolvedValue(
      new Map([
        [june, [isoDate('2027-06-12'), late]],
        [july, []],
      ]),
    );
    const readPublic = vi.fn().mockResolvedValue(publicNights());
    const store = new VillaNightsStore({ readPublic, readMonths });
    await store.read();
    const corrected = store.correct('lavender', stay, { available: false, reason: 'dates-taken' });
    expect(takenIn(store)).toEqual([...others, ...nightsOf(stay)].sort());
    await corrected;
    expect(readMonths.mock.calls).toEqual([['lavender', [june, july]]]);
    expect(takenIn(store)).toEqual([...others, late].sort());

    vi.advanceTimersByTime(10 * 60_000);
    await store.read();
    expect(readPublic).toHaveBeenCalledTimes(2);
    expect(takenIn(store)).toEqual([...others, late].sort());
    // From this time on, the public response must be newer than the correction.
    vi.advanceTimersByTime(3 * 60_000);
    expect((await store.read()).get('lavender')).toEqual(new Set(others));
  });

  test('frees nights that were cancelled', async () => {
    const store = new VillaNightsStore({
      readPublic: () => Promise.resolve(publicNights(isoDate('2027-07-02'))),
      readMonths: notAsked,
    });
    await store.read();
    await store.correct('lavender', stay, { available: true });
    expect(takenIn(store)).toEqual(others);
  });

  test('marks nights that this visit has requested as taken, without reading', async () => {
    const store = new VillaNightsStore({
      readPublic: () => Promise.resolve(publicNights(isoDate('2027-06-28'))),
      readMonths: notAsked,
    });
    await store.take('lavender', stay);
    expect(takenIn(store)).toEqual([...others, ...nightsOf(stay)].sort());
    await store.take('unknown', stay);
    expect(takenIn(store)).toEqual([...others, ...nightsOf(stay)].sort());
  });

  test('reads nothing if the public response agrees, or if the stay is refused for another reason', async () => {
    const store = new VillaNightsStore({ readPublic: () => Promise.resolve(publicNights()), readMonths: notAsked });
    await store.read();
    const known = store.view();
    await store.correct('lavender', stay, { available: true });
    await store.correct('lavender', stay, { available: false, reason: 'stay-too-short' });
    await store.correct('unknown', stay, { available: false, reason: 'dates-taken' });
    expect(store.view()).toBe(known);
  });

  test('waits for the public response, if that has not arrived yet', async () => {
    const store = new VillaNightsStore({ readPublic: () => Promise.resolve(publicNights()), readMonths: notAsked });
    await store.correct('lavender', stay, { available: false, reason: 'dates-taken' });
    expect(takenIn(store)).toEqual([...others, ...nightsOf(stay)].sort());
  });
});
