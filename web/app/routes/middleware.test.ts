import { expect, it } from 'vitest';
import { middleware } from './middleware.ts';

/** The response that a guard throws for a path, in place of the page. */
async function thrown(name: string, pathname: string): Promise<unknown> {
  const [guard] = middleware(name);
  const url = new URL(pathname, 'https://villa.example');
  const asked = { url, request: new Request(url), params: { slug: pathname.split('/').at(-1) } };
  try {
    await (guard as unknown as (args: typeof asked) => Promise<void>)(asked);
    return undefined;
  } catch (response) {
    return response;
  }
}

it('responds to an unknown guard with status 500 and its name', async () => {
  for (const name of ['signed-inn', 'constructor']) {
    const response = (await thrown(name, '/my-bookings')) as { data: unknown; init: ResponseInit };
    expect(response.init).toEqual({ status: 500, statusText: `Unknown middleware ${name}` });
    expect(response.data).toEqual({ unknownMiddleware: name });
  }
});

it.each(['7K3Q9-XRD2M', '7k3q9-xrd2m', 'aB3dE5fG7hI9jK1lM3nO'])('accepts the path of a booking: %s', async (id) => {
  expect(await thrown('booking-id', `/de/meine-buchung/${id}`)).toBeUndefined();
});

it('has no page for an invalid booking ID', async () => {
  const response = (await thrown('booking-id', '/my-booking/a.b')) as { init: ResponseInit };
  expect(response.init.status).toBe(404);
});
