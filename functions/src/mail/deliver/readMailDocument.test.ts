import { expect, it } from 'vitest';
import { readMailDocument } from './readMailDocument.ts';

const message = { subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' };

it('reads the fields of the Trigger Email extension’s contract, and nothing else', () => {
  const attachments = [{ filename: 'a.ics', content: 'BEGIN', contentType: 'text/calendar' }];
  expect(
    readMailDocument({
      to: ['a@example.net'],
      cc: 'b@example.net',
      bcc: null,
      from: 'House <house@example.net>',
      template: null,
      replyTo: 'c@example.net',
      headers: { 'List-Unsubscribe': '<https://house.example>' },
      message: { ...message, attachments, priority: 'high' },
      delivery: { state: 'RETRY' },
    }),
  ).toEqual({
    to: ['a@example.net'],
    cc: 'b@example.net',
    from: 'House <house@example.net>',
    replyTo: 'c@example.net',
    headers: { 'List-Unsubscribe': '<https://house.example>' },
    ...message,
    attachments,
  });
});

it('accepts a mail with hidden recipients only, or with a text only', () => {
  expect(readMailDocument({ bcc: ['a@example.net'], message: { text: 'Hi' } })).toEqual({
    bcc: ['a@example.net'],
    text: 'Hi',
  });
});

it.each([
  ['nobody to send to', { message }, 'Expected at least 1 recipient'],
  ['an empty list of recipients', { to: [], message }, 'Expected at least 1 recipient'],
  ['no message', { to: 'a@example.net' }, 'Invalid mail document: message.'],
  ['an empty message', { to: 'a@example.net', message: { subject: 'Hello' } }, 'neither message.text nor'],
  ['recipients that are no text', { to: [{ email: 'secret@example.net' }], message }, 'Invalid mail document: to'],
  [
    'an attachment from a file',
    { to: 'a@example.net', message: { ...message, attachments: [{ path: '/etc/passwd' }] } },
    'Invalid mail document: message.attachments.0.content',
  ],
  [
    'a template',
    { to: 'a@example.net', template: { name: 'secret' } },
    'Only the Trigger Email extension reads template',
  ],
  ['users by id', { toUids: ['secret'], message }, 'Only the Trigger Email extension reads toUids'],
  ['nothing at all', undefined, 'Invalid mail document'],
])('refuses %s', (_name, data, reason) => {
  expect(() => readMailDocument(data)).toThrow(reason);
  expect(() => readMailDocument(data)).not.toThrow(/secret/);
});
