import { isoDate, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { CalendarStore } from './CalendarStore.ts';

const june = '2027-06' as IsoMonth;
const july = '2027-07' as IsoMonth;

/** A calendar whose months can change and whose network can fail. */
function createServer() {
  const server = {
    nights: new Map<IsoMonth, IsoDate[]>([[june, [isoDate('2027-06-12')]]]),
    down: false,
    requests: [] as IsoMonth[][],
  };
  const store = new CalendarStore('olive', async (_, months) => {
    server.requests.push([...months]);
    if (server.down) throw new Error('down');
    return new Map(months.map((month) => [month, server.nights.get(month) ?? []]));
  });
  return { server, store };
}

it('reads each month once', async () => {
  const { server, store } = createServer();
  await store.want([june]);
  await store.want([june, july]);
  await store.want([june]);
  expect(server.requests).toEqual([[june], [july]]);
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-12']), state: 'ready' });
});

it('reads all again on demand and shows the known nights meanwhile', async () => {
  const { server, store } = createServer();
  await store.want([june]);
  server.nights.set(june, [isoDate('2027-06-20')]);
  await store.refresh();
  expect(server.requests).toHaveLength(1);
  const refreshing = store.refresh({ force: true });
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-12']), state: 'loading' });
  await refreshing;
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-20']), state: 'ready' });
});

it('reports a failure, keeps showing the known nights, and recovers', async () => {
  const { server, store } = createServer();
  await store.want([june]);
  server.down = true;
  await store.want([july]);
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-12']), state: 'failed' });
  server.down = false;
  await store.refresh({ force: true });
  expect(store.view().state).toBe('ready');
});

it('tells its listeners, and asks nothing before anybody looks', async () => {
  const { server, store } = createServer();
  let calls = 0;
  const leave = store.subscribe(() => (calls += 1));
  await store.refresh({ force: true });
  expect(server.requests).toEqual([]);
  await store.want([june]);
  expect(calls).toBe(2);
  leave();
  await store.want([july]);
  expect(calls).toBe(2);
});

it('ignores an older response that arrives after a newer one', async () => {
  const responses: ((nights: IsoDate[]) => void)[] = [];
  const store = new CalendarStore(
    'olive',
    (_, months) =>
      new Promise((resolve) => responses.push((nights) => resolve(new Map(months.map((one) => [one, nights]))))),
  );
  const older = store.want([june]);
  const newer = store.refresh({ force: true });
  responses[1]!([isoDate('2027-06-20')]);
  await newer;
  responses[0]!([]);
  await older;
  expect(store.view()).toMatchObject({ taken: new Set(['2027-06-20']), state: 'ready' });
});
