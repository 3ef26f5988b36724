import { expect, it } from 'vitest';
import { failureKind, type SmtpFailure } from './failureKind.ts';

it.each<[string, SmtpFailure, ReturnType<typeof failureKind>]>([
  ['nobody listens', { code: 'ESOCKET', command: 'CONN' }, 'later'],
  ['the host has no IP', { code: 'EDNS', command: 'CONN' }, 'later'],
  ['the certificate is wrong', { code: 'ETLS', command: 'CONN' }, 'later'],
  ['the greeting does not come', { code: 'ETIMEDOUT', command: 'CONN' }, 'later'],
  ['the greeting refuses', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'later'],
  ['the password is wrong', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'later'],
  ['a login is wanted first', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 530 }, 'later'],
  ['the sender is refused', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'later'],
  ['the recipient is asked to wait', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, 'later'],
  ['the recipient is unknown', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
  ['DATA is refused', { code: 'EENVELOPE', command: 'DATA', responseCode: 554 }, 'refused'],
  ['an email is malformed', { code: 'EENVELOPE', command: 'API' }, 'refused'],
  ['the message is too large', { code: 'EMESSAGE', command: 'MAIL FROM' }, 'refused'],
  ['the connection is lost', { code: 'ECONNECTION', command: 'CONN' }, 'later'],
])('before the data: %s', (_name, failure, kind) => {
  expect(failureKind(failure, false)).toBe(kind);
});

it.each<[string, SmtpFailure, ReturnType<typeof failureKind>]>([
  ['the message is asked to come later', { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }, 'later'],
  ['the server shuts down and says so', { code: 'ECONNECTION', command: 'CONN', responseCode: 421 }, 'later'],
  ['the message is refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refused'],
  ['the connection is lost', { code: 'ECONNECTION', command: 'CONN' }, 'unknown'],
  ['the connection is reset', { code: 'ESOCKET', command: 'CONN' }, 'unknown'],
  ['no answer comes', { code: 'ETIMEDOUT', command: 'CONN' }, 'unknown'],
  ['the answer makes no sense', { code: 'EMESSAGE', command: 'DATA', responseCode: 354 }, 'unknown'],
])('from the data on: %s', (_name, failure, kind) => {
  expect(failureKind(failure, true)).toBe(kind);
});
