import { describe, expect, it } from 'vitest';
import { contactRequestFrom } from './contactRequestFrom.ts';
import { emptyDraft, type ContactDraft } from './ContactDraft.ts';

function draft(fields: Partial<ContactDraft['fields']>): ContactDraft {
  const good = { firstName: 'Mia', lastName: 'Kos', email: 'Mia@example.com', message: ' Is there a cot?\nThank you ' };
  return { fields: { ...emptyDraft.fields, ...good, ...fields }, phoneRegion: 'DE' };
}

describe('contactRequestFrom', () => {
  it('leaves out empty fields, trims the others and writes the phone as E.164', () => {
    expect(contactRequestFrom(draft({ phone: '0170 123 4567', city: ' Graz ', state: '  ' }), 'hr')).toEqual({
      request: {
        kind: 'contact',
        language: 'hr',
        firstName: 'Mia',
        lastName: 'Kos',
        email: 'mia@example.com',
        message: 'Is there a cot?\nThank you',
        phone: '+491701234567',
        city: 'Graz',
      },
    });
    expect(contactRequestFrom(draft({}), 'en')).toHaveProperty('request');
  });

  it('names missing fields, in the order of the form', () => {
    const { errors } = contactRequestFrom(emptyDraft, 'en') as { errors: object };
    expect(Object.entries(errors)).toEqual([
      ['firstName', 'missing'],
      ['lastName', 'missing'],
      ['email', 'missing'],
      ['message', 'missing'],
    ]);
  });

  it('distinguishes wrong from too long', () => {
    expect(contactRequestFrom(draft({ email: 'mia@', phone: '12', message: 'x'.repeat(2001) }), 'en')).toEqual({
      errors: { email: 'wrong', phone: 'wrong', message: 'tooLong' },
    });
    expect(contactRequestFrom(draft({ phone: 'call me' }), 'en')).toEqual({ errors: { phone: 'wrong' } });
  });
});
