import { connect, createServer, type Server, type Socket } from 'node:net';
import { host } from './ports.ts';

/** Number of spare connections while there are clients. */
const AHEAD = 8;
/** Time after which an unused connection is closed. Servers close silent connections, for example after a minute. */
const UNUSED_MS = 20_000;

/**
 * Forwards connections to a server that greets slowly: while there are clients, it opens further connections in advance.
 *
 * The mail catcher (package smtp-server) greets after 100 ms, which cannot be configured. The Firestore emulator runs the events of a
 * function one after the other, so each mail of a test would wait for it.
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
    // Data that the server has already sent, its greeting, has not been read yet.
    client.pipe(server);
    server.pipe(client);
  })
    .listen(port, host)
    .unref();
}
