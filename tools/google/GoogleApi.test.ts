import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GoogleApi, GoogleApiError } from './GoogleApi.ts';

let server: Server;
let answers: { status: number; body: string }[];
let api: GoogleApi;

beforeEach(async () => {
  answers = [];
  server = createServer((_, response) => {
    const { status, body } = answers.shift()!;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = new GoogleApi('bellariva', { origin, accessToken: async () => 'token', pollEvery: 1 });
});
afterEach(() => server.close());

const answer = (status: number, body: object) => answers.push({ status, body: JSON.stringify(body) });
const refusal = (code: number, message: string, reason?: string) => ({
  error: { code, message, details: reason ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] : [] },
});
const path = 'firestore.googleapis.com/v1/projects/bellariva';

it('returns nothing for a missing resource or a disabled service', async () => {
  answer(404, refusal(404, 'not found'));
  expect(await api.find(path)).toBeUndefined();
  answer(403, refusal(403, 'it is disabled', 'SERVICE_DISABLED'));
  expect(await api.find(path)).toBeUndefined();
});

it('reports a refusal with Google’s message, not as missing', async () => {
  answer(403, refusal(403, 'The caller does not have permission', 'IAM_PERMISSION_DENIED'));
  await expect(api.find(path)).rejects.toThrow(`GET ${path}: The caller does not have permission`);
  answers.push({ status: 502, body: '<html>Bad gateway</html>' });
  await expect(api.find(path)).rejects.toMatchObject({ status: 502 });
});

it('waits for an operation, and fails if it fails', async () => {
  answer(200, { name: 'operations/1' });
  answer(200, { name: 'operations/1', done: true, response: { locationId: 'eur3' } });
  const base = 'firestore.googleapis.com/v1';
  expect(await api.finish(base, { name: 'operations/1' })).toEqual({ locationId: 'eur3' });
  answer(200, { name: 'operations/2', done: true, error: { code: 9, message: 'Billing account not found' } });
  await expect(api.finish(base, { name: 'operations/2' })).rejects.toThrow('operations/2: Billing account not found');
});

it('says so if Google does not answer', async () => {
  const nowhere = new GoogleApi('bellariva', { origin: 'http://127.0.0.1:1', accessToken: async () => 'token' });
  const failure = nowhere.call('GET', path);
  await expect(failure).rejects.toThrow('firestore.googleapis.com could not be reached');
  await expect(failure).rejects.not.toBeInstanceOf(GoogleApiError);
});
