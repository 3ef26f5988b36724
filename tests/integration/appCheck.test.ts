import '../support/emulators.ts';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inProject } from '../../tools/support/projectRoot.ts';
import { messagesOf } from '../support/messagesOf.ts';

/*
 * App Check is off in the emulators, so the functions runtime's own server serves two functions here with it switched on.
 */
const functions = createRequire(inProject('functions/package.json'));
const express = createRequire(functions.resolve('firebase-functions'))('express');
const server = createServer();
let origin: string;

beforeAll(async () => {
  vi.stubEnv('APP_CHECK', 'true');
  const { guestCallables } = await import('../../functions/src/callables/guestCallables.ts');
  const { sendMailEndpoint } = await import('../../functions/src/endpoints/sendMailEndpoint.ts');
  const app = express();
  const keepRaw = (request: { rawBody?: Buffer }, _: unknown, body: Buffer) => (request.rawBody = body);
  app.use(express.json({ verify: keepRaw }));
  app.post('/cancelBooking', guestCallables.cancelBooking);
  app.post('/sendMail', sendMailEndpoint);
  server.on('request', app as RequestListener).listen(0, '127.0.0.1');
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
