import { isoDate, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { CalendarStore } from './CalendarStore.ts';

const june = '2027-06' as IsoMonth;
const july = '2027-07' as IsoMonth;

/** A calendar whose months can change and whose network can fail. */
function openHouse() {
  const house = {
    nights: new Map<IsoMonth, IsoDate[]>([[june, [isoDate('2027-06-12')]]]),
    down: false,
    asked: [] as IsoMonth[][],
  };
  const store = new CalendarStore('olive', async (_, months) => {
    house.asked.push([...months]);
    if (house.down) throw new Error('down');
    return new Map(months.map((month) => [month, house.nights.get(month) ?? []]));
  });
  return { house, store };
}

it('reads each month once', async () => {
  const { house, store } = openHouse();
  await store.want([june]);
  await store.want([june, july]);
  await store.want([june]);
  expect(house.asked).toEqual([[june], [july]]);
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-12']), state: 'ready' });
});

it('reads all again on demand and keeps what it knew meanwhile', async () => {
  const { house, store } = openHouse();
  await store.want([june]);
  house.nights.set(june, [isoDate('2027-06-20')]);
  await store.refresh();
  expect(house.asked).toHaveLength(1);
  const refreshing = store.refresh({ force: true });
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-12']), state: 'loading' });
  await refreshing;
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-20']), state: 'ready' });
});

it('says that it failed, keeps what it knew, and recovers', async () => {
  const { house, store } = openHouse();
  await store.want([june]);
  house.down = true;
  await store.want([july]);
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-12']), state: 'failed' });
  house.down = false;
  await store.refresh({ force: true });
  expect(store.view().state).toBe('ready');
});

it('tells its listeners, and asks nothing before anybody looks', async () => {
  const { house, store } = openHouse();
  let told = 0;
  const leave = store.subscribe(() => (told += 1));
  await store.refresh({ force: true });
  expect(house.asked).toEqual([]);
  await store.want([june]);
  expect(told).toBe(2);
  leave();
  await store.want([july]);
  expect(told).toBe(2);
});

it('keeps the newest answer when an older one comes after it', async () => {
  const answers: ((nights: IsoDate[]) => void)[] = [];
  const store = new CalendarStore(
    'olive',
    (_, months) =>
      new Promise((answer) => answers.push((nights) => answer(new Map(months.map((one) => [one, nights]))))),
  );
  const older = store.want([june]);
  const newer = store.refresh({ force: true });
  answers[1]!([isoDate('2027-06-20')]);
  await newer;
  answers[0]!([]);
  await older;
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-20']), state: 'ready' });
});
