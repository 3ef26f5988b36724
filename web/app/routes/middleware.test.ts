import { expect, it } from 'vitest';
import { middleware } from './middleware.ts';

/** What going to an address throws: an answer in place of the page. */
async function thrown(name: string, pathname: string): Promise<unknown> {
  const [guard] = middleware(name);
  const url = new URL(pathname, 'https://villa.example');
  const asked = { url, request: new Request(url), params: { slug: pathname.split('/').at(-1) } };
  try {
    await (guard as unknown as (args: typeof asked) => Promise<void>)(asked);
    return undefined;
  } catch (answer) {
    return answer;
  }
}

it('answers for a name that nobody knows with status 500 and the name', async () => {
  for (const name of ['signed-inn', 'constructor']) {
    const answer = (await thrown(name, '/my-bookings')) as { data: unknown; init: ResponseInit };
    expect(answer.init).toEqual({ status: 500, statusText: `Unknown middleware ${name}` });
    expect(answer.data).toEqual({ unknownMiddleware: name });
  }
});

it("lets a booking's own address through", async () => {
  expect(await thrown('booking-number', '/de/meine-buchung/7K3Q9-XRD2M')).toBeUndefined();
});

it('leads a number in small letters to its own address', async () => {
  const answer = (await thrown('booking-number', '/de/meine-buchung/7k3q9-xrd2m')) as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/de/meine-buchung/7K3Q9-XRD2M');
});

it('has no page for what can be no number', async () => {
  const answer = (await thrown('booking-number', '/my-booking/ab_c')) as { init: ResponseInit };
  expect(answer.init.status).toBe(404);
});
