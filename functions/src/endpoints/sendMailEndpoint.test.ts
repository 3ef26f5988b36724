import { describe, expect, it } from 'vitest';
import { mailRequestBytes } from '../contract/mailRequest.ts';
import { readMailRequest } from './sendMailEndpoint.ts';

const contact = {
  kind: 'contact',
  language: 'de',
  firstName: ' Ada ',
  lastName: 'Novak',
  email: 'Ada@Example.net',
  message: 'Hello,\r\nwe come by ferry.',
};

function read(body: unknown, changes: Partial<Parameters<typeof readMailRequest>[0]> = {}) {
  return readMailRequest({
    method: 'POST',
    contentType: 'application/json',
    accepted: 'pl',
    bytes: JSON.stringify(body ?? '').length,
    body,
    ...changes,
  });
}

describe('a request for mail', () => {
  it('is parsed by the contract, trimmed, with its lines kept', () => {
    expect(read({ ...contact, phone: '+385912345678', city: '' })).toEqual({
      language: 'de',
      request: {
        ...contact,
        firstName: 'Ada',
        email: 'ada@example.net',
        message: 'Hello,\nwe come by ferry.',
        phone: '+385912345678',
        city: '',
      },
    });
    expect(read({ kind: 'newsletter', language: 'hr', email: 'ada@example.net' })).toMatchObject({ language: 'hr' });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    'may be %s',
    (contentType) => {
      expect(read(contact, { contentType })).toHaveProperty('request');
    },
  );

  it.each([
    ['method', contact, { method: 'PUT' }],
    ['type', contact, { contentType: 'text/plain' }],
    ['type', contact, { contentType: 'application/jsonp' }],
    ['tooLarge', { ...contact, message: 'x'.repeat(mailRequestBytes) }, {}],
    ['missing', { ...contact, message: ' \n ' }, {}],
    ['missing', { kind: 'newsletter', language: 'de' }, {}],
    ['wrong', { ...contact, kind: 'spam' }, {}],
    ['wrong', { ...contact, language: 'fr' }, {}],
    ['wrong', { ...contact, price: 1 }, {}],
    ['wrong', { ...contact, firstName: 'Ada\r\nBcc: all@example.net' }, {}],
    ['wrong', { ...contact, email: 'a@example.net, b@example.net' }, {}],
    ['wrong', { ...contact, message: 'x'.repeat(2001) }, {}],
    ['wrong', [contact], {}],
    ['missing', {}, {}],
    ['wrong', null, {}],
  ] as const)('is refused: %s (case %#)', (refusal, body, changes) => {
    expect(read(body, changes)).toMatchObject({ refusal });
  });

  it('is refused in its own language, else in the browser’s preferred one', () => {
    expect(read({ ...contact, message: '' }).language).toBe('de');
    expect(read({ ...contact, language: 'xx' }).language).toBe('pl');
    expect(read(contact, { method: 'GET' }).language).toBe('pl');
  });
});
