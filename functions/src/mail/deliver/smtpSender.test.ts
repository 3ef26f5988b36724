import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { DeliveryError } from './failureKind.ts';
import { smtpSender } from './smtpSender.ts';

let server: Server | undefined;
afterEach(async () => {
  if (!server) return;
  server.close();
  await once(server, 'close');
  server = undefined;
});

/** A mail server's reply to a command; `cut` closes the connection instead, `silence` never replies. */
type Reply = string | 'cut' | 'silence';

/**
 * A mail server that stores what it gets and refuses recipients at `refused.example`.
 * @param replies the replies by command in capitals; `GREETING` is the first reply, `MESSAGE` the one after the complete message
 */
async function startMailServer(replies: Record<string, Reply> = {}): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const listening = createServer((socket) => {
    let body: string[] | undefined;
    socket.on('error', () => socket.destroy());
    const say = (event: string, usual: string) => {
      const reply = replies[event] ?? usual;
      if (reply === 'cut') socket.destroy();
      else if (reply !== 'silence') socket.write(`${reply}\r\n`);
    };
    say('GREETING', '220 ready');
    createInterface(socket).on('line', (line) => {
      if (body) {
        if (line !== '.') return void body.push(line);
        received.push(body.join('\n'));
        body = undefined;
        return say('MESSAGE', '250 kept as 1');
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        if (!replies.DATA) body = [];
        say('DATA', '354 go on');
      } else if (command === 'RCPT' && line.includes('refused.example')) {
        say('RCPT', '550 nobody here');
      } else if (command === 'QUIT') {
        socket.end('221 bye\r\n');
      } else {
        say(command, '250 fine');
      }
    });
  });
  server = listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, received };
}

const mail = { to: ['a@example.net'], subject: 'Hello', text: 'Hi' };

it('sends in the property’s name and returns the server’s response', async () => {
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

it('keeps the sender of a mail that has one', async () => {
  const { url, received } = await startMailServer();
  await smtpSender(url, 'house@example.net')({ ...mail, from: 'other@example.net' });
  expect(received[0]).toMatch(/^From: other@example\.net$/m);
});

it('returns the refused recipients, and fails when all were refused', async () => {
  const { url } = await startMailServer();
  const send = smtpSender(url, 'house@example.net');
  const info = await send({ ...mail, to: ['a@example.net', 'b@refused.example'] });
  expect(info).toMatchObject({ accepted: ['a@example.net'], rejected: ['b@refused.example'] });
  await expect(send({ ...mail, to: ['b@refused.example'] })).rejects.toThrow(/550 nobody here/);
});

it('lets no line break inject a header', async () => {
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

it('authenticates where the server requires it, as the user of the URL', async () => {
  const said: string[] = [];
  const { url } = await startMailServer({ EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '235 welcome' });
  server?.on('connection', (socket) => socket.on('data', (data) => said.push(String(data))));
  const withLogin = url.replace('//', '//house%40example.net:p%3Ass@');
  expect(await smtpSender(withLogin, 'house@example.net')(mail)).toMatchObject({ accepted: ['a@example.net'] });
  const [, login = ''] = /AUTH PLAIN (\S+)/.exec(said.join('')) ?? [];
  expect(Buffer.from(login, 'base64').toString()).toBe('\0house@example.net\0p:ss');
});

describe('knows whether the server may have the mail', () => {
  const failing = async (
    replies: Record<string, Reply>,
    to = 'a@example.net',
    login = '',
    timeouts: Parameters<typeof smtpSender>[2] = {},
  ) => {
    const { url, received } = await startMailServer(replies);
    const send = smtpSender(url.replace('//', `//${login}`), 'house@example.net', timeouts);
    const error: unknown = await send({ ...mail, to }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(DeliveryError);
    return { kind: (error as DeliveryError).kind, received: received.length };
  };

  it.each<[string, Record<string, Reply>]>([
    ['it hangs up at once', { GREETING: 'cut' }],
    ['it refuses the sender', { MAIL: '553 not your address' }],
    ['it hangs up before the data', { DATA: 'cut' }],
    ['it asks to come again after the data', { MESSAGE: '451 later' }],
    ['it closes after the data, and says so', { MESSAGE: '421 closing' }],
  ])('certainly not, and it may accept it later: %s', async (_name, replies) => {
    expect((await failing(replies)).kind).toBe('later');
  });

  it.each<[string, Record<string, Reply>]>([
    ['the recipient', {}],
    ['the data', { DATA: '554 no' }],
    ['the message', { MESSAGE: '554 spam' }],
  ])('certainly not, and it never will: it refuses %s', async (what, replies) => {
    expect((await failing(replies, what === 'the recipient' ? 'a@refused.example' : undefined)).kind).toBe('refused');
  });

  it('perhaps: it closes the connection after the message', async () => {
    expect(await failing({ MESSAGE: 'cut' })).toEqual({ kind: 'unknown', received: 1 });
  });

  it.each<[string, Reply, DeliveryError['kind'], Parameters<typeof smtpSender>[2]]>([
    ['DATA', 'silence', 'later', { socketTimeout: 300 }],
    // Long enough for the sender to get that far on a busy machine.
    ['MESSAGE', 'silence', 'unknown', { socketTimeout: 3_000 }],
    ['MAIL', 'silence', 'later', { overall: 300 }],
    ['MESSAGE', 'silence', 'unknown', { overall: 3_000 }],
  ])('after a time without a reply to %s', async (command, reply, kind, timeouts) => {
    expect((await failing({ [command]: reply }, undefined, '', timeouts)).kind).toBe(kind);
  });
});
