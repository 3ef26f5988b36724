import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { smtpSender } from './smtpSender.ts';

let server: Server | undefined;
afterEach(async () => {
  if (!server) return;
  server.close();
  await once(server, 'close');
  server = undefined;
});

/** A mail server that keeps what it is given and refuses whoever is at `refused.example`. */
async function startMailServer(): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const listening = createServer((socket) => {
    let body: string[] | undefined;
    socket.on('error', () => socket.destroy());
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    createInterface(socket).on('line', (line) => {
      if (body) {
        if (line !== '.') return void body.push(line);
        received.push(body.join('\n'));
        body = undefined;
        return void say('250 kept as 1');
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        body = [];
        say('354 go on');
      } else if (command === 'RCPT' && line.includes('refused.example')) {
        say('550 nobody here');
      } else if (command === 'QUIT') {
        socket.end('221 bye\r\n');
      } else {
        say('250 fine');
      }
    });
  });
  server = listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, received };
}

const mail = { to: ['a@example.net'], subject: 'Hello', text: 'Hi' };

it('sends in the name of the house and tells what the server said', async () => {
  const { url, received } = await startMailServer();
  const info = await smtpSender(url, '"House" <house@example.net>')(mail);
  expect(info).toEqual({
    messageId: expect.stringMatching(/^<.+@.+>$/),
    accepted: ['a@example.net'],
    rejected: [],
    pending: [],
    response: '250 kept as 1',
  });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^From: House <house@example\.net>$/m);
});

it('keeps the sender that a mail names itself', async () => {
  const { url, received } = await startMailServer();
  await smtpSender(url, 'house@example.net')({ ...mail, from: 'other@example.net' });
  expect(received[0]).toMatch(/^From: other@example\.net$/m);
});

it('tells who was refused, and fails when everybody was', async () => {
  const { url } = await startMailServer();
  const send = smtpSender(url, 'house@example.net');
  const info = await send({ ...mail, to: ['a@example.net', 'b@refused.example'] });
  expect(info).toMatchObject({ accepted: ['a@example.net'], rejected: ['b@refused.example'] });
  await expect(send({ ...mail, to: ['b@refused.example'] })).rejects.toThrow(/550 nobody here/);
});

it('lets no line break become a header', async () => {
  const { url, received } = await startMailServer();
  await smtpSender(url, 'house@example.net')({ ...mail, subject: 'Hello\r\nBcc: b@example.net' });
  expect(received[0]).not.toMatch(/^Bcc:/m);
});

it('reads no file for an attachment', async () => {
  const { url, received } = await startMailServer();
  await expect(
    smtpSender(url, 'house@example.net')({ ...mail, attachments: [{ path: '/etc/hostname' }] }),
  ).rejects.toThrow(/File access rejected/);
  expect(received).toEqual([]);
});

it('fails with the reason when no server is there', async () => {
  const { url } = await startMailServer();
  server?.close();
  await expect(smtpSender(url, 'house@example.net')(mail)).rejects.toThrow(/ECONNREFUSED/);
});
