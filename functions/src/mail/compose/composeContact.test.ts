import { describe, expect, it } from 'vitest';
import type { ContactRequest } from '../../contract/mailRequest.ts';
import { languages } from '../../domain/language.ts';
import { composeContact } from '../queue/sendContact.ts';
import { sampleSettings } from '../../../../tests/support/sampleBooking.ts';

const request: ContactRequest = {
  kind: 'contact',
  language: 'pl',
  firstName: '<img src=x onerror=alert(1)>',
  lastName: 'Żak',
  email: 'zoe+villa@example.net',
  phone: '+35315550100',
  message: 'Is there a cot?\n<script>alert(1)</script>',
  city: 'Dublin',
};

describe.each(languages)('a contact message to an owner who reads %s', (ownerLanguage) => {
  const { to, replyTo, message } = composeContact(request, { ...sampleSettings, ownerLanguage }, 'x');

  it('goes to the owner alone, and a reply goes to its writer', () => {
    expect(to).toEqual([sampleSettings.ownerEmail]);
    expect(replyTo).toBe(request.email);
  });

  it('shows all fields as plain text', () => {
    expect(message.html).not.toMatch(/<(script|img)/);
    expect(message.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const said of ['Żak', 'zoe+villa@example.net', '+353 1 555 0100', 'Dublin', 'Is there a cot?', '<script>']) {
      expect(message.text).toContain(said);
    }
    expect(message.text + message.html).not.toMatch(/undefined|\{\{|\bcontact\.\w/);
  });
});

it('a contact message keeps its subject on one line', () => {
  const { message } = composeContact({ ...request, lastName: 'Żak\r\nBcc: all@example.net' }, sampleSettings, 'x');
  expect(message.subject).not.toMatch(/[\r\n]/);
});
