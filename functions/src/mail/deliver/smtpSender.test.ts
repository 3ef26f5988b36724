import { afterEach, describe, expect, it } from 'vitest';
import { MailServer, type MailReplies } from '../../../../tests/support/MailServer.ts';
import { DeliveryError } from './failureKind.ts';
import { smtpSender } from './smtpSender.ts';

let server: MailServer | undefined;
afterEach(() => server?.switchOff());

/** A mail server that refuses recipients at `refused.example`. */
async function startMailServer(replies: MailReplies = {}): Promise<MailServer> {
  const RCPT = (said: string) => (said.includes('refused.example') ? '550 nobody here' : '250 fine');
  server = await new MailServer({ RCPT, ...replies }).switchOn();
  return server;
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
    response: '250 taken',
  });
  expect(received).toHaveLength(1);
  expect(received[0]?.source).toMatch(/^From: House <house@example\.net>$/m);
});

it('keeps the sender of a mail that has one', async () => {
  const { url, received } = await startMailServer();
  await smtpSender(url, 'house@example.net')({ ...mail, from: 'other@example.net' });
  expect(received[0]?.source).toMatch(/^From: other@example\.net$/m);
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
  expect(received[0]?.source).not.toMatch(/^Bcc:/m);
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
  await server?.switchOff();
  await expect(smtpSender(url, 'house@example.net')(mail)).rejects.toThrow(/ECONNREFUSED/);
});

it('authenticates where the server requires it, as the user of the URL', async () => {
  const { url, logins } = await startMailServer({ EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '235 welcome' });
  const withLogin = url.replace('//', '//house%40example.net:p%3Ass@');
  expect(await smtpSender(withLogin, 'house@example.net')(mail)).toMatchObject({ accepted: ['a@example.net'] });
  const [, login = ''] = /^PLAIN (\S+)/.exec(logins.join()) ?? [];
  expect(Buffer.from(login, 'base64').toString()).toBe('\0house@example.net\0p:ss');
});

describe('knows whether the server may have the mail', () => {
  const failing = async (
    replies: MailReplies,
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

  it.each<[string, MailReplies]>([
    ['it hangs up at once', { GREETING: 'cut' }],
    ['it refuses the sender', { MAIL: '553 not your address' }],
    ['it hangs up before the data', { DATA: 'cut' }],
    ['it asks to come again after the data', { MESSAGE: '451 later' }],
    ['it closes after the data, and says so', { MESSAGE: '421 closing' }],
  ])('certainly not, and it may accept it later: %s', async (_name, replies) => {
    expect((await failing(replies)).kind).toBe('later');
  });

  it.each<[string, MailReplies]>([
    ['the recipient', {}],
    ['the data', { DATA: '554 no' }],
    ['the message', { MESSAGE: '554 spam' }],
  ])('certainly not, and it never will: it refuses %s', async (what, replies) => {
    expect((await failing(replies, what === 'the recipient' ? 'a@refused.example' : undefined)).kind).toBe('refused');
  });

  it('perhaps: it closes the connection after the message', async () => {
    expect(await failing({ MESSAGE: 'cut' })).toEqual({ kind: 'unknown', received: 1 });
  });

  it.each<[string, DeliveryError['kind'], Parameters<typeof smtpSender>[2]]>([
    ['DATA', 'later', { socketTimeout: 300 }],
    // Long enough for the sender to get that far on a busy machine.
    ['MESSAGE', 'unknown', { socketTimeout: 3_000 }],
    ['MAIL', 'later', { overall: 300 }],
    ['MESSAGE', 'unknown', { overall: 3_000 }],
  ])('after a time without a reply to %s', async (command, kind, timeouts) => {
    expect((await failing({ [command]: 'silence' }, undefined, '', timeouts)).kind).toBe(kind);
  });
});
