import { describe, expect, it } from 'vitest';
import { composeFailedMails } from './composeFailedMails.ts';
import { sampleSettings } from '../../../../tests/support/sampleBooking.ts';

describe('the list of failed mails', () => {
  const settings = { ...sampleSettings, ownerLanguage: 'en' } as const;
  const failed = [
    '7K3Q9-XRD2M-confirmed-guest-1',
    'contact-0f3a',
    ...Array.from({ length: 30 }, (_, n) => `newsletter-${n}`),
  ];

  it('links to bookings at the desk and to other documents in the console, and contains no names', () => {
    const note = composeFailedMails('failed-mails-2026-11-21', { failed, stuck: [], waiting: [] }, settings);
    expect(note.message.subject).toBe('32 emails could not be delivered');
    expect(note.message.text).toContain(
      'Booking 7K3Q9-XRD2M: 7K3Q9-XRD2M-confirmed-guest-1 (https://villa-murtela.example/host/bookings/7K3Q9-XRD2M)',
    );
    expect(note.message.text).toMatch(/Other email: contact-0f3a \(https:\/\/console\.firebase/);
    expect(note.message.text).toContain('And 12 more.');
    expect(note.message.text.replaceAll('owner@villa-murtela.example', '')).not.toContain('@');
    expect(note.message.text).not.toContain('waiting');
  });

  it('lists stuck mails with failed ones, and waiting mails separately', () => {
    const mails = { failed: ['contact-1'], stuck: ['contact-2'], waiting: ['contact-3', 'contact-4'] };
    const { subject, text } = composeFailedMails('failed-mails-2026-11-21', mails, settings).message;
    expect(subject).toBe('2 emails could not be delivered');
    const order = ['contact-1', 'are stuck', 'contact-2', 'are still waiting', 'contact-3', 'contact-4', 'RETRY'];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });
});
