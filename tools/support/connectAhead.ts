import { connect, createServer, type Server, type Socket } from 'node:net';
import { host } from './ports.ts';

/** Number of connections that wait while there are clients. */
const AHEAD = 8;
/** Time after which an unused connection is closed. A server closes those that say nothing, after a minute for example. */
const UNUSED_MS = 20_000;

/**
 * Passes connections on to a server that is slow to greet: while there are clients, further connections are opened ahead of them.
 *
 * The mail catcher (package smtp-server) greets after 100 ms, which cannot be configured. The Firestore emulator runs the events of
 * a function one after the other, so that each mail of a test would wait for it.
 * @param port to listen on
 * @param serverPort where the server listens
 */
export function connectAhead(port: number, serverPort: number): Server {
  const waiting: { socket: Socket; openedAt: number }[] = [];
  const open = () => {
    const socket = connect(serverPort, host).setNoDelay();
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const takeOne = (): Socket => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!next.socket.destroyed && Date.now() - next.openedAt < UNUSED_MS) return next.socket;
      next.socket.destroy();
    }
    return open();
  };
  return createServer((client) => {
    const server = takeOne();
    while (waiting.length < AHEAD) waiting.push({ socket: open(), openedAt: Date.now() });
    client.setNoDelay();
    client.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    // What the server has said before, its greeting, was not read until now.
    client.pipe(server);
    server.pipe(client);
  })
    .listen(port, host)
    .unref();
}
