import '../support/emulators.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { functionsApp } from '../support/functionsApp.ts';
import { messagesOf } from '../support/messagesOf.ts';

/* App Check is off in the emulators, so two functions are served here with it switched on. */
const server = createServer();
let origin: string;

beforeAll(async () => {
  vi.stubEnv('APP_CHECK', 'true');
  const { guestCallables } = await import('../../functions/src/callables/guestCallables.ts');
  const { sendMailEndpoint } = await import('../../functions/src/endpoints/sendMailEndpoint.ts');
  server
    .on('request', functionsApp({ cancelBooking: guestCallables.cancelBooking, sendMail: sendMailEndpoint }))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

test.each([[{}], [{ 'X-Firebase-AppCheck': 'forged' }]])(
  'with App Check nobody else is let in: %j',
  async (headers) => {
    const post = (path: string, body: unknown) =>
      fetch(`${origin}/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const call = await post('cancelBooking', { data: { number: '00000-00000' } });
    expect(call.status).toBe(401);
    expect(await call.json()).toEqual({ error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } });
    const letter = { kind: 'newsletter', language: 'pl', email: 'ada@example.net' };
    const mail = await post('sendMail', letter);
    expect([mail.status, await mail.text()]).toEqual([403, messagesOf('pl')('errors.unexpected')]);
  },
);
