import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { connectAhead } from './connectAhead.ts';
import { host } from './ports.ts';

const patiently = { timeout: 60_000 };
const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A server that greets with the number of the connection and echoes its input. */
async function serveSlowly() {
  const served: Socket[] = [];
  const server = createServer((socket) => {
    const number = served.push(socket);
    setTimeout(() => socket.write(`220 ${number}`), 50);
    socket.on('error', () => socket.destroy()).pipe(socket);
  }).listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  const ahead = connectAhead(0, portOf(server));
  servers.push(ahead);
  await once(ahead, 'listening');
  const visit = () => {
    const socket = connect(portOf(ahead), host);
    sockets.push(socket);
    return socket;
  };
  return { served, visit };
}

async function hear(socket: Socket): Promise<string> {
  return String((await once(socket, 'data'))[0]);
}

test('the first client waits for its greeting, the next gets a connection that was opened in advance', async () => {
  const { served, visit } = await serveSlowly();
  expect(await hear(visit())).toMatch(/^220 \d$/);
  await vi.waitFor(() => expect(served.length).toBe(9), patiently);
  const second = visit();
  expect(Number((await hear(second)).slice(4))).toBeLessThanOrEqual(9);
  second.write('HELO');
  expect(await hear(second)).toBe('HELO');
});

test('either side’s end closes the other', async () => {
  const { served, visit } = await serveSlowly();
  const leaving = visit();
  const number = Number((await hear(leaving)).slice(4));
  leaving.destroy();
  await vi.waitFor(() => expect(served[number - 1]!.destroyed).toBe(true), patiently);
  const left = visit();
  const other = Number((await hear(left)).slice(4));
  served[other - 1]!.destroy();
  await once(left, 'close');
});
