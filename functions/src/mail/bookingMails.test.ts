import { describe, expect, it } from 'vitest';
import { isoDate } from '../domain/isoDate.ts';
import { composeArrivalReminder } from './composeArrivalReminder.ts';
import { composeBookingCancelled } from './composeBookingCancelled.ts';
import { composeBookingEnded } from './composeBookingEnded.ts';
import { composeBookingMoved } from './composeBookingMoved.ts';
import { composeBookingReceived } from './composeBookingReceived.ts';
import { composeFailedMails } from './composeFailedMails.ts';
import { sampleBooking, sampleSettings } from './sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('a request received', () => {
  const [toGuest, toOwner] = composeBookingReceived(sampleBooking({ language: 'de' }), sampleSettings, now);

  it('reaches each in their language, and an answer reaches the other', () => {
    expect(toGuest).toMatchObject({
      id: '7K3Q9-XRD2M-received-guest',
      to: ['zoe+villa@example.net'],
      replyTo: 'owner@house.example',
      message: { subject: 'Ihre Buchungsanfrage 7K3Q9-XRD2M: Lavendel, 22. Juni – 6. Juli 2027' },
    });
    expect(toOwner).toMatchObject({
      id: '7K3Q9-XRD2M-received-owner',
      to: ['owner@house.example'],
      replyTo: 'zoe+villa@example.net',
      message: { subject: 'Novi upit: Zoë Żak, Lavanda, 22. lipnja – 6. srpnja 2027.' },
    });
  });

  it('tells the guest the stay, the price and what comes next', () => {
    const { text } = toGuest.message;
    expect(text).toContain('Anreise: Dienstag, 22. Juni 2027, ab 15:00 Uhr');
    expect(text).toContain('Abreise: Dienstag, 6. Juli 2027, bis 10:00 Uhr');
    expect(text).toContain('Gäste: 2 Erwachsene, 1 Kind');
    expect(text).toContain('Kurtaxe (3 Personen, 14 Nächte): 58,80\u00a0€');
    expect(text).toContain('unverbindlich');
    expect(text).toContain('https://villa-murtela.example/de/meine-buchung/7K3Q9-XRD2M');
  });

  it('tells the owner who asks, with links, and how to confirm', () => {
    const { text, html } = toOwner.message;
    expect(text).toContain('Jezik: njemački');
    expect(text).toContain('Adresa: 1 Quay Street, D02 Dublin, Ireland');
    expect(text).toContain('bookings/7K3Q9-XRD2M');
    expect(text).toContain('„status” promijenite iz „pending” u „confirmed”');
    expect(html).toContain('href="mailto:zoe%2Bvilla@example.net"');
    expect(html).toContain('href="tel:+35315550100"');
  });

  it('gives the guest nothing of the owner’s instructions', () => {
    expect(toGuest.message.html).not.toMatch(/console\.firebase|confirmed|bookings\//);
  });

  it('leaves out what the owner does not ask for', () => {
    const booking = sampleBooking();
    const settings = { ...sampleSettings, cancellation: { freeUntilDays: 0, shareAfter: 0 } };
    const quote = { ...booking.quote, advancePayment: 0 };
    const [guestMail] = composeBookingReceived({ ...booking, quote, message: null, children: 0 }, settings, now);
    expect(guestMail.message.text).not.toMatch(/advance|free of charge|Your message|child/i);
  });

  it('says that tourist tax is included only where it is', () => {
    expect(toGuest.message.text).not.toContain('enthalten');
    const included = { ...sampleSettings, touristTax: { mode: 'included' } as const };
    const [mail] = composeBookingReceived(sampleBooking({ language: 'de' }), included, now);
    expect(mail.message.text).toContain('Die Kurtaxe ist enthalten.');
  });
});

describe('a cancellation by the guest', () => {
  const cancelled = sampleBooking({ status: 'cancelled', sequence: 1 });

  it('is told apart from an earlier one of the same booking', () => {
    const [first, owner] = composeBookingCancelled(cancelled, sampleSettings, true, now);
    const [again] = composeBookingCancelled({ ...cancelled, sequence: 3 }, sampleSettings, true, now);
    expect(first.id).toBe('7K3Q9-XRD2M-cancelled-guest-1');
    expect(owner.id).toBe('7K3Q9-XRD2M-cancelled-owner-1');
    expect(again.id).toBe('7K3Q9-XRD2M-cancelled-guest-3');
  });

  it('names the terms of a confirmed stay, or says that it costs nothing', () => {
    const [withTerms] = composeBookingCancelled(cancelled, sampleSettings, true, now);
    expect(withTerms.message.text).toContain('up to 30 days before arrival; after that, 30% of the price');
    const kind = { ...sampleSettings, cancellation: { freeUntilDays: 0, shareAfter: 0 } };
    const [free] = composeBookingCancelled(cancelled, kind, true, now);
    expect(free.message.text).toContain('Cancelling costs you nothing.');
  });

  it('speaks of no money before anybody confirmed', () => {
    const [request, owner] = composeBookingCancelled(cancelled, sampleSettings, false, now);
    expect(request.message.text).toContain('Cancelling costs you nothing.');
    expect(request.message.text).not.toMatch(/advance/);
    expect(owner.message.text).not.toMatch(/predujam/i);
  });
});

describe('a booking that is revived', () => {
  it('as a request waits again, and says so in words of its own', () => {
    const [guest, owner] = composeBookingReceived(sampleBooking({ sequence: 2 }), sampleSettings, now, 'reopened');
    expect(guest.id).toBe('7K3Q9-XRD2M-reopened-guest-2');
    expect(guest.message.subject).toContain('open again');
    expect(owner.message.subject).toContain('Ponovno otvoreno');
  });
});

describe('a stay that is moved', () => {
  const booking = sampleBooking({ status: 'confirmed', nights: 5, checkOut: isoDate('2027-06-27'), sequence: 4 });
  const before = { ...booking.agreed, status: 'confirmed' } as const;
  const [toGuest] = composeBookingMoved(booking, before, sampleSettings, now);

  it('names what holds, what held, and the price as agreed without rows that no longer fit', () => {
    const { text } = toGuest.message;
    expect(text).toContain('Length of stay: 5 nights');
    expect(text).toContain('Lavender: 22 June – 6 July 2027');
    expect(text).toContain('The agreed price remains €2,816.80.');
    expect(text).not.toContain('nights at');
  });
});

describe('an end that is the house’s doing', () => {
  const cancelled = sampleBooking({ status: 'cancelled', sequence: 1 });
  it.each(['declined', 'expired'] as const)('of a request (%s) costs nothing and leads to other dates', (ending) => {
    const [guest] = composeBookingEnded(ending, cancelled, sampleSettings, now);
    expect(guest.message.text).toContain('It costs you nothing.');
    expect(guest.message.text).toContain('https://villa-murtela.example/apartments');
    expect(guest.message.text).not.toMatch(/advance|paid/);
  });
  it('of a confirmed stay gives everything back', () => {
    const [guest] = composeBookingEnded('cancelledByOwner', cancelled, sampleSettings, now);
    expect(guest.message.text).toContain('you get back everything you have paid');
  });
});

describe('the reminder', () => {
  it('tells the way, and the house’s Wi-Fi only where there is one', () => {
    const booking = sampleBooking({ status: 'confirmed' });
    const [plain, owner] = composeArrivalReminder(booking, sampleSettings, now);
    expect(plain.id).toBe('7K3Q9-XRD2M-reminder-2027-06-22-guest');
    expect(plain.message.text).toContain('By car and ferry: The car ferry');
    expect(plain.message.text).toContain('To be paid at the house: €1,989.40.');
    expect(plain.message.text).not.toMatch(/Wi-Fi/i);
    expect(plain.message.attachments).toEqual([]);
    const [noted] = composeArrivalReminder({ ...booking, wifiNote: 'Network: Murtela' }, sampleSettings, now);
    expect(noted.message.text).toContain('> Network: Murtela');
    expect(owner.message.text).toContain('+353 (1) 555 0100');
  });
});

describe('the note of failed mails', () => {
  const ids = [
    '7K3Q9-XRD2M-confirmed-guest-1',
    'contact-0f3a',
    ...Array.from({ length: 30 }, (_, n) => `newsletter-${n}`),
  ];
  const note = composeFailedMails('failed-mails-2026-11-21', ids, { ...sampleSettings, ownerLanguage: 'en' });

  it('names bookings and documents with links to the console, and nobody', () => {
    expect(note.message.subject).toBe('32 emails could not be delivered');
    expect(note.message.text).toContain('Booking 7K3Q9-XRD2M: 7K3Q9-XRD2M-confirmed-guest-1 (https://console.firebase');
    expect(note.message.text).toContain('And 12 more.');
    expect(note.message.text.replaceAll('owner@villa-murtela.example', '')).not.toContain('@');
  });
});
