import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server that takes a mail whole and then never says so; `onTaken` is called instead. */
export async function silentMailServer(onTaken: () => void): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((socket) => {
    let inMail = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 ready\r\n');
    createInterface(socket).on('line', (line) => {
      if (inMail) {
        if (line === '.') onTaken();
        return;
      }
      inMail = line.toUpperCase() === 'DATA';
      socket.write(inMail ? '354 go on\r\n' : '250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
