import { describe, expect, it, vi } from 'vitest';
import type { Booking } from '../../contract/booking.ts';
import { optionalLines, storedLines } from '../../contract/optionalLines.ts';
import type { Settings } from '../../contract/settings.ts';
import { isoDate } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { mailFormats } from '../format/mailTexts.ts';
import { composeBookingReceived } from './composeBookingReceived.ts';
import { composeConfirmRequest } from './composeConfirmRequest.ts';
import { sampleBooking, sampleGroup, sampleSettings } from '../../../../tests/support/sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('a request received', () => {
  const [toGuest, toOwner] = composeBookingReceived([sampleBooking({ language: 'de' })], sampleSettings, now);

  it('reaches each side in its language, and replies reach the villa', () => {
    expect(toGuest).toMatchObject({
      id: '7K3Q9-XRD2M-received-guest',
      to: ['zoe+villa@example.net'],
      replyTo: 'owner@house.example',
      message: { subject: 'Ihre Buchungsanfrage 7K3Q9-XRD2M: Lavendel, 22. Juni – 6. Juli 2027' },
    });
    expect(toOwner).toMatchObject({
      id: '7K3Q9-XRD2M-received-owner',
      to: ['owner@house.example'],
      replyTo: 'owner@house.example',
      message: { subject: 'Novi upit: Zoë Żak, Lavanda, 22. lipnja – 6. srpnja 2027.' },
    });
  });

  it('tells the guest the stay, the price and the next steps', () => {
    const { text } = toGuest.message;
    expect(text).toContain('Anreise: Dienstag, 22. Juni 2027, 14:00 bis 20:30 Uhr');
    expect(text).toContain('Abreise: Dienstag, 6. Juli 2027, bis 09:30 Uhr');
    expect(text).toContain('Gäste: 2 Erwachsene, 1 Kind');
    expect(text).toContain('Vorsaison · 9 Nächte zu je 185\u00a0€');
    expect(text).toContain('Kurtaxe, 3 Personen: 58,80\u00a0€');
    expect(text).toContain('für niemanden verbindlich');
    expect(text).toContain('https://villa-murtela.example/de/meine-buchung/7K3Q9-XRD2M');
  });

  it('tells the owner who asks and how to answer, with links', () => {
    const { text, html } = toOwner.message;
    expect(text).toContain('Jezik: njemački');
    expect(text).toContain('Adresa: 1 Quay Street, D02 Dublin, Ireland');
    expect(text).toContain('Oba gumba najprije otvaraju upit.');
    expect(html).toContain('https://villa-murtela.example/hr/host/bookings/7K3Q9-XRD2M');
    expect(html).toContain('href="mailto:zoe%2Bvilla@example.net"');
    expect(html).toContain('href="tel:+35315550100"');
  });

  it('tells guest and owner about the babies', () => {
    const mails = composeBookingReceived([sampleBooking({ babies: 1 })], sampleSettings, now);
    expect(mails[0].message.text).toContain('Guests: 2 adults, 1 child, 1 baby');
    expect(mails[1].message.text).toContain('2 odrasle osobe, 1 dijete, 1 beba');
  });

  it('shows the owner the optional fields that the guest has filled in', () => {
    const filled = storedLines(Object.fromEntries(optionalLines.map((name) => [name, `The ${name}`])));
    const [, { message }] = composeBookingReceived([sampleBooking(filled)], sampleSettings, now);
    for (const name of optionalLines) expect(message.text).toContain(`The ${name}`);
  });

  it('gives the owner a link to confirm and one to decline, signed for this owner and this request', () => {
    vi.stubEnv('LINK_KEY', 'secret');
    const linksIn = (changes: Partial<Booking> = {}, settings = sampleSettings) => {
      const [, { message }] = composeBookingReceived([sampleBooking(changes)], settings, now);
      return [...message.text.matchAll(/https:\S+\/request\/decide\?\S+/g)].map(([link]) => new URL(link).searchParams);
    };
    const [confirm, decline] = linksIn();
    expect(Object.fromEntries(confirm!)).toMatchObject({ decision: 'confirm', number: '7K3Q9-XRD2M' });
    expect(Object.fromEntries(decline!)).toEqual({ ...Object.fromEntries(confirm!), decision: 'decline' });
    const keys = [
      linksIn(),
      linksIn({ adults: 1 }),
      linksIn({ checkOut: isoDate('2027-07-05') }),
      linksIn({ apartment: 'olive' }),
      // The owner has answered the request, and it is pending again.
      linksIn({ sequence: 2 }),
      linksIn({}, { ...sampleSettings, ownerEmail: 'later@house.example' }),
    ].map(([link]) => link!.get('key'));
    expect(new Set(keys).size).toBe(keys.length);
    vi.stubEnv('LINK_KEY', '');
    expect(linksIn()).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('contains no instructions for the owner in the guest’s mail', () => {
    expect(toGuest.message.html).not.toMatch(/host\/|console\.firebase|confirmed|bookings\/|request\/decide/);
  });

  it('uses the terms of the booking, not the current settings', () => {
    const booking = sampleBooking();
    const settings: Settings = {
      ...sampleSettings,
      advanceDueDays: 21,
      balanceWays: ['card'],
      touristTax: { mode: 'included' },
      cancellation: { freeUntilDays: 60, shareAfter: 1 },
    };
    const [before, after] = [sampleSettings, settings].map((some) => composeBookingReceived([booking], some, now)[0]);
    expect(after?.message.text).toBe(before?.message.text);
  });

  it('gives periods in days, and omits those of zero days', () => {
    const due = (advanceDueDays: number, language: Language) => {
      const { terms, ...booking } = sampleBooking({ language });
      return composeBookingReceived([{ ...booking, terms: { ...terms, advanceDueDays } }], sampleSettings, now)[0]
        .message.text;
    };
    expect(due(1, 'en')).toContain('within 1 day of our confirmation');
    expect(due(0, 'en')).toContain('is due on the day of our confirmation');
    expect(due(1, 'de')).toContain('innerhalb eines Tages nach unserer Bestätigung');
    expect(due(14, 'pl')).toContain('w\u00a0ciągu 14 dni od naszego potwierdzenia');
  });

  it('leaves out terms that the owner does not use', () => {
    const booking = sampleBooking();
    const terms = { ...booking.terms, cancellation: { freeUntilDays: 0, shareAfter: 0 } };
    const quote = { ...booking.quote, advancePayment: 0 };
    const [guestMail] = composeBookingReceived(
      [{ ...booking, quote, terms, message: null, children: 0 }],
      sampleSettings,
      now,
    );
    expect(guestMail.message.text).not.toMatch(/advance|Your message|child/i);
    expect(guestMail.message.text).toContain('until then you can cancel free of charge');
    expect(guestMail.message.text).toContain('You pay €2,816.80 on arrival');
  });

  it('says that tourist tax is included only if it is', () => {
    expect(toGuest.message.text).not.toContain('enthalten');
    const { terms, ...booking } = sampleBooking({ language: 'de' });
    const included = { ...booking, terms: { ...terms, touristTax: { mode: 'included' } as const } };
    const [mail] = composeBookingReceived([included], sampleSettings, now);
    expect(mail.message.text).toContain('Die Kurtaxe ist enthalten.');
  });
});

describe('a request for several apartments received', () => {
  const group = sampleGroup();
  const [toGuest, toOwner] = composeBookingReceived(group, sampleSettings, now);

  it('is one mail to each side, under the number of the first booking', () => {
    expect([toGuest.id, toOwner.id]).toEqual(['7K3Q9-XRD2M-received-guest', '7K3Q9-XRD2M-received-owner']);
    expect(toGuest.message.subject).toBe('Your booking request: Lavender, Olive and Rosemary, 22 June – 6 July 2027');
    expect(toOwner.message.subject).toBe(
      'Novi upit: Zoë Żak, Lavanda, Maslina i Ružmarin, 22. lipnja – 6. srpnja 2027.',
    );
  });

  it('lists each apartment with its guests, number and price, and sums total, advance and balance to the cent', () => {
    const { text } = toGuest.message;
    expect(text).toContain('Lavender: 2 adults, 1 child, booking number 7K3Q9-XRD2M');
    expect(text).toContain('Olive: 3 adults, booking number M4T8W-0J6PC');
    for (const { quote } of group) {
      expect(text).toContain(`For this apartment: ${mailFormats('en').money(quote.totalPayment)}`);
    }
    const total = group.reduce((sum, { quote }) => sum + quote.totalPayment, 0);
    const advance = group.reduce((sum, { quote }) => sum + quote.advancePayment, 0);
    const { money } = mailFormats('en');
    expect(text).toContain(`Total: ${money(total)}`);
    expect(text).toContain(`The advance payment of ${money(advance)} is due`);
    expect(text).toContain(`You pay the remaining ${money(total - advance)} on arrival`);
    expect(text).toContain('You can cancel them all together, or just one of them.');
  });

  it('has an entry for each booking, which later mails update one by one', () => {
    for (const { message } of [toGuest, toOwner]) {
      expect(message.attachments.map(({ filename }) => filename)).toEqual(group.map(({ number }) => `${number}.ics`));
    }
  });

  it('links the owner to each booking, and says how many there are', () => {
    for (const { number } of group)
      expect(toOwner.message.text).toContain(`https://villa-murtela.example/hr/host/bookings/${number}`);
    expect(toOwner.message.html).toContain('14 noći, 7 odraslih osoba, 1 dijete');
  });

  it('asks an unproven email to confirm, without anything that the requester typed', () => {
    const { subject, text } = composeConfirmRequest(group, 'secret', sampleSettings, now).message;
    expect(subject).toContain('Lavender, Olive and Rosemary');
    expect(text).not.toMatch(/Zoë|ferry|Quay/);
  });
});

describe('a booking that is reopened', () => {
  it('as a pending request has a text of its own', () => {
    const [guest, owner] = composeBookingReceived([sampleBooking({ sequence: 2 })], sampleSettings, now, 'reopened');
    expect(guest.id).toBe('7K3Q9-XRD2M-reopened-guest-2');
    expect(guest.message.subject).toContain('open again');
    expect(owner.message.subject).toContain('Ponovno otvoreno');
  });
});
