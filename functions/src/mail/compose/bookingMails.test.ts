import { describe, expect, it, vi } from 'vitest';
import type { Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { isoDate } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { shareOf } from '../../domain/money.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { composeArrivalReminder } from './composeArrivalReminder.ts';
import { composeBookingCancelled } from './composeBookingCancelled.ts';
import { composeBookingConfirmed } from './composeBookingConfirmed.ts';
import { composeBookingEnded } from './composeBookingEnded.ts';
import { composeBookingMoved } from './composeBookingMoved.ts';
import { composeBookingReceived } from './composeBookingReceived.ts';
import { composeConfirmRequest } from './composeConfirmRequest.ts';
import { composeFailedMails } from './composeFailedMails.ts';
import { sampleBooking, sampleGroup, sampleSettings } from './sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('a request received', () => {
  const [toGuest, toOwner] = composeBookingReceived([sampleBooking({ language: 'de' })], sampleSettings, now);

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

  it('tells the owner who asks, with links, and how to answer', () => {
    const { text, html } = toOwner.message;
    expect(text).toContain('Jezik: njemački');
    expect(text).toContain('Adresa: 1 Quay Street, D02 Dublin, Ireland');
    expect(text).toContain('Oba gumba najprije otvaraju upit.');
    expect(html).toContain('https://villa-murtela.example/hr/host/bookings/7K3Q9-XRD2M');
    expect(html).toContain('href="mailto:zoe%2Bvilla@example.net"');
    expect(html).toContain('href="tel:+35315550100"');
  });

  it('gives the owner a link to confirm and one to decline, signed for this owner and this request', () => {
    vi.stubEnv('BOOKING_NUMBER_KEY', 'secret');
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
      linksIn({}, { ...sampleSettings, ownerEmail: 'later@house.example' }),
    ].map(([link]) => link!.get('key'));
    expect(new Set(keys).size).toBe(keys.length);
    vi.stubEnv('BOOKING_NUMBER_KEY', '');
    expect(linksIn()).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('gives the guest nothing of the owner’s instructions', () => {
    expect(toGuest.message.html).not.toMatch(/host\/|console\.firebase|confirmed|bookings\/|request\/decide/);
  });

  it('tells by when the advance payment is due, how the balance is paid, what cancelling costs, and until when it is answered', () => {
    const [{ message }] = composeBookingReceived([sampleBooking()], sampleSettings, now);
    expect(message.text).toContain(
      'An advance payment of €827.40 is due within 7 days of our confirmation, and no later than your arrival.',
    );
    expect(message.text).toContain('The balance of €1,989.40 is payable on arrival, in cash or by bank transfer.');
    expect(message.text).toContain(
      'free of charge up to and including 23 May 2027; after that, cancelling costs 30% of the price (€827.40).',
    );
    expect(message.text).toContain('We hold the nights for 3 days at most, and no longer than your day of arrival.');
  });

  it('goes by the terms of the booking, whatever the settings say by now', () => {
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

  it('counts the days in which something is due, and none', () => {
    const due = (advanceDueDays: number, language: Language) => {
      const { terms, ...booking } = sampleBooking({ language });
      return composeBookingReceived([{ ...booking, terms: { ...terms, advanceDueDays } }], sampleSettings, now)[0]
        .message.text;
    };
    expect(due(1, 'en')).toContain('within 1 day of our confirmation');
    expect(due(0, 'en')).toContain('is due on the day of our confirmation');
    expect(due(1, 'de')).toContain('innerhalb eines Tages nach unserer Bestätigung');
    expect(due(14, 'pl')).toContain('w ciągu 14 dni od naszego potwierdzenia');
  });

  it('leaves out what the owner does not ask for', () => {
    const booking = sampleBooking();
    const terms = { ...booking.terms, cancellation: { freeUntilDays: 0, shareAfter: 0 } };
    const quote = { ...booking.quote, advancePayment: 0 };
    const [guestMail] = composeBookingReceived(
      [{ ...booking, quote, terms, message: null, children: 0 }],
      sampleSettings,
      now,
    );
    expect(guestMail.message.text).not.toMatch(/advance|free of charge|Your message|child/i);
    expect(guestMail.message.text).toContain('can be cancelled at no cost');
    expect(guestMail.message.text).toContain('The full price of €2,816.80 is payable on arrival');
  });

  it('says that tourist tax is included only where it is', () => {
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

  it('is one mail to each, under the number of the first booking', () => {
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
    expect(text).toContain(`An advance payment of ${money(advance)} is due`);
    expect(text).toContain(`The balance of ${money(total - advance)} is payable on arrival`);
    expect(text).toContain('You can cancel them all together, or just one of them.');
  });

  it('carries an entry for each booking, which later mails update one by one', () => {
    for (const { message } of [toGuest, toOwner]) {
      expect(message.attachments.map(({ filename }) => filename)).toEqual(group.map(({ number }) => `${number}.ics`));
    }
  });

  it('leads the owner to each booking, and says how many come in all', () => {
    for (const { number } of group)
      expect(toOwner.message.text).toContain(`https://villa-murtela.example/hr/host/bookings/${number}`);
    expect(toOwner.message.html).toContain('14 noći, 7 odraslih osoba, 1 dijete');
  });

  it('asks an unproven email with nothing that the requester typed', () => {
    const { subject, text } = composeConfirmRequest(group, 'secret', sampleSettings, now).message;
    expect(subject).toContain('Lavender, Olive and Rosemary');
    expect(text).not.toMatch(/Zoë|ferry|Quay/);
  });
});

describe('a mail about one booking of a group', () => {
  const [first, ...others] = sampleGroup({ sequence: 1 });
  const booking = { ...first!, others: [{ ...others[0]!, status: 'confirmed' } as const, others[1]!] };
  const line = 'Requested together with: Olive (M4T8W-0J6PC): confirmed; Rosemary (B2H5N-9VQ1E): awaiting an answer';

  it('names the others, whatever it is about', async () => {
    const confirmed = { ...booking, status: 'confirmed' } as const;
    const cancelled = { ...booking, status: 'cancelled' } as const;
    const mails = [
      (await composeBookingConfirmed(confirmed, sampleSettings, now))[0],
      composeBookingMoved(confirmed, booking.agreed, sampleSettings, now)[0],
      composeBookingEnded('declined', cancelled, sampleSettings, now)[0],
      composeBookingEnded('expired', cancelled, sampleSettings, now)[0],
      composeBookingCancelled([{ booking: cancelled, before: 'confirmed' }], sampleSettings, now)[0],
      composeArrivalReminder(confirmed, sampleSettings, now)[0],
    ];
    for (const { id, message } of mails) expect(message.text, id).toContain(line);
  });

  it('gives no refund for what goes on', () => {
    const kept = composeBookingCancelled([{ booking, before: 'confirmed' }], sampleSettings, now)[0].message.text;
    expect(kept).toContain('Everything else you requested together with it remains as it is');
    const alone = { ...booking, others: [{ ...others[0]!, status: 'cancelled' } as const] };
    const last = composeBookingCancelled([{ booking: alone, before: 'confirmed' }], sampleSettings, now)[0].message
      .text;
    expect(last).not.toContain('Everything else');
  });
});

describe('bookings of a group cancelled together', () => {
  const group = sampleGroup({ sequence: 1, status: 'cancelled' });
  const late = new Date('2027-05-24T10:00:00Z');
  const cancelled = (before: readonly ('pending' | 'confirmed')[]) =>
    group.map((booking, place) => ({ booking, before: before[place] ?? 'pending' }));
  const { money } = mailFormats('en');

  it('cost the sum of what each costs by its own terms, and requests nothing', () => {
    const [first, second] = group;
    const terms = { ...first!.terms, cancellation: { freeUntilDays: 30, shareAfter: 0.5 } };
    const bookings = cancelled(['confirmed', 'confirmed', 'pending']);
    bookings[0] = { booking: { ...first!, terms }, before: 'confirmed' };
    const [{ message }, owner] = composeBookingCancelled(bookings, sampleSettings, late);
    const fees = [shareOf(first!.quote.totalPrice, 0.5), shareOf(second!.quote.totalPrice, 0.3)] as const;
    const due = fees[0] + fees[1];
    const advance = first!.quote.advancePayment + second!.quote.advancePayment;
    expect(message.text).toContain(`Lavender: ${money(fees[0])}, which is 50% of the price`);
    expect(message.text).toContain(`Olive: ${money(fees[1])}, which is 30% of the price`);
    expect(message.text).toContain('Rosemary: Nothing');
    expect(message.text).toContain(`By the terms of your bookings, ${money(due)} is now due in all.`);
    expect(message.text).toContain(`advance payment of ${money(advance)}, another ${money(due - advance)} is due.`);
    expect(owner.message.text).toContain('gost sada duguje ukupno');
  });

  it('in time cost nothing, and everything comes back', () => {
    const [{ message }] = composeBookingCancelled(
      cancelled(['confirmed', 'confirmed', 'confirmed']),
      sampleSettings,
      now,
    );
    expect(message.text).toContain('free of charge up to and including 23 May 2027, so it costs you nothing.');
    expect(message.text).toContain('Ana Murtela will refund everything you have already paid.');
    expect(message.text).not.toContain('What cancelling costs');
  });

  it('speak of no money before any was confirmed', () => {
    const [{ message }] = composeBookingCancelled(cancelled([]), sampleSettings, late);
    expect(message.text).toContain('Cancelling costs you nothing.');
    expect(message.text).not.toMatch(/€|refund/);
  });

  it('for different nights, because the owner has moved one, are listed one by one', () => {
    const moved = cancelled(['confirmed', 'confirmed', 'confirmed']);
    moved[1] = { booking: { ...group[1]!, checkIn: isoDate('2027-06-24'), nights: 12 }, before: 'confirmed' };
    const { subject, text } = composeBookingCancelled(moved, sampleSettings, now)[0].message;
    expect(subject).toContain('22 June – 6 July 2027; 24 June – 6 July 2027');
    expect(text.match(/^Booking number: /gm)).toHaveLength(3);
  });
});

describe('a confirmation', () => {
  const certain = { status: 'confirmed', sequence: 1, advanceDueOn: isoDate('2026-11-28') } as const;

  it('names the day by which the advance payment is due, and says that the apartment is booked', async () => {
    const [guest, owner] = await composeBookingConfirmed(sampleBooking(certain), sampleSettings, now);
    expect(guest.message.text).toContain('Apartment has been successfully booked.');
    expect(guest.message.text).toContain('Advance payment, by 28 November 2026: €827.40');
    expect(guest.message.text).toContain('Due by: 28 November 2026');
    expect(guest.message.text).toContain(
      'The balance of €1,989.40 is payable on arrival, in cash or by bank transfer.',
    );
    expect(owner.message.text).toContain('Predujam (do 28. studenoga 2026.): 827,40');
    const [italian] = await composeBookingConfirmed(sampleBooking({ ...certain, language: 'it' }), sampleSettings, now);
    expect(italian.message.text).toContain('Acconto entro sabato 28 novembre 2026');
  });

  it.each([
    ['in time', '2027-06-16T10:00:00Z', false],
    ['on the day of the reminder', '2027-06-17T10:00:00Z', true],
    ['on that day already, in the property’s time zone', '2027-06-16T22:30:00Z', true],
    ['on the day of arrival', '2027-06-22T10:00:00Z', true],
  ])('%s has directions to the property: %s %s', async (_when, at, expected) => {
    const booking = sampleBooking({ ...certain, wifiNote: 'Network: Murtela' });
    const [guest] = await composeBookingConfirmed(booking, sampleSettings, new Date(at));
    const [reminder] = composeArrivalReminder(booking, sampleSettings, new Date(at));
    const details = [
      'By car and ferry: The car ferry',
      '> Network: Murtela',
      'identity document',
      'between 15:00 and 21:00',
    ];
    for (const text of details) {
      expect(reminder.message.text).toContain(text);
      expect(guest.message.text.includes(text), text).toBe(expected);
    }
    expect(guest.message.text.includes('A few days before you arrive')).toBe(!expected);
  });

  it('promises no reminder, and gives no way, where the owner wants none', async () => {
    const settings = { ...sampleSettings, reminderDaysBefore: 0 };
    const [guest] = await composeBookingConfirmed(sampleBooking(certain), settings, new Date('2027-06-21T10:00:00Z'));
    expect(guest.message.text).not.toMatch(/few days before|By car and ferry/);
  });

  it('after the free time for cancelling says what it costs now', async () => {
    const [guest] = await composeBookingConfirmed(
      sampleBooking(certain),
      sampleSettings,
      new Date('2027-05-24T10:00:00Z'),
    );
    expect(guest.message.text).toContain(
      'Free cancellation for these dates ended on 23 May 2027: cancelling a confirmed stay now costs 30% of the price (€827.40).',
    );
  });
});

describe('a cancellation by the guest', () => {
  const cancelled = sampleBooking({ status: 'cancelled', sequence: 1 });

  it('differs from an earlier one of the same booking', () => {
    const [first, owner] = composeBookingCancelled([{ booking: cancelled, before: 'confirmed' }], sampleSettings, now);
    const [again] = composeBookingCancelled(
      [{ booking: { ...cancelled, sequence: 3 }, before: 'confirmed' }],
      sampleSettings,
      now,
    );
    expect(first.id).toBe('7K3Q9-XRD2M-cancelled-guest-1');
    expect(owner.id).toBe('7K3Q9-XRD2M-cancelled-owner-1');
    expect(again.id).toBe('7K3Q9-XRD2M-cancelled-guest-3');
  });

  const textsFor = (booking: Booking, at = now) =>
    composeBookingCancelled([{ booking: booking, before: 'confirmed' }], sampleSettings, at).map(
      ({ message }) => message.text,
    );
  const afterIt = new Date('2027-05-24T10:00:00Z');

  it('in time costs nothing, by the rule that is named, and everything comes back', () => {
    const [guest, owner] = textsFor(cancelled, new Date('2027-05-23T10:00:00Z'));
    expect(guest).toContain('free of charge up to and including 23 May 2027, so it costs you nothing.');
    expect(guest).toContain('Ana Murtela will refund everything you have already paid.');
    expect(owner).toContain('otkazivanje je do uključivo 23. svibnja 2027. besplatno');
  });

  it('too late costs the share in euro, and tells what becomes of the advance payment', () => {
    const [guest, owner] = textsFor(cancelled, afterIt);
    expect(guest).toContain('free of charge up to and including 23 May 2027. By the terms of your booking, 30% of the');
    expect(guest).toContain('is now due: €827.40.');
    expect(guest).toContain('If you have already made the advance payment of €827.40, nothing more is due.');
    expect(guest).toContain('Ana Murtela will refund anything you have paid beyond the amount due.');
    expect(owner).toContain('gost sada duguje 30\u00a0% cijene: 827,40\u00a0€.');
  });

  it.each([
    [0.2, '€827.40, you will get €275.80 of it back.'],
    [0.5, '€827.40, another €551.60 is due.'],
  ])('at a share of %s sets the advance payment against what is due', (shareAfter, expected) => {
    const terms = { ...cancelled.terms, cancellation: { freeUntilDays: 30, shareAfter } };
    expect(textsFor({ ...cancelled, terms }, afterIt)[0]).toContain(expected);
  });

  it('speaks of no advance payment where none was asked for', () => {
    const quote = { ...cancelled.quote, advancePayment: 0 };
    expect(textsFor({ ...cancelled, quote }, afterIt)[0]).not.toContain('advance payment');
  });

  it('uses the property’s time zone: the day after begins at its midnight', () => {
    expect(textsFor(cancelled, new Date('2027-05-23T21:59:00Z'))[0]).toContain('costs you nothing');
    expect(textsFor(cancelled, new Date('2027-05-23T22:00:00Z'))[0]).toContain('is now due');
  });

  it('costs nothing where the owner asks for nothing', () => {
    const terms = { ...cancelled.terms, cancellation: { freeUntilDays: 0, shareAfter: 0 } };
    expect(textsFor({ ...cancelled, terms })[0]).toContain('Cancelling costs you nothing.');
  });

  it('speaks of no money before anybody confirmed', () => {
    const [request, owner] = composeBookingCancelled([{ booking: cancelled, before: 'pending' }], sampleSettings, now);
    expect(request.message.text).toContain('Cancelling costs you nothing.');
    expect(request.message.text).not.toMatch(/advance/);
    expect(owner.message.text).not.toMatch(/predujam/i);
  });
});

describe('a booking that is revived', () => {
  it('as a pending request again has a text of its own', () => {
    const [guest, owner] = composeBookingReceived([sampleBooking({ sequence: 2 })], sampleSettings, now, 'reopened');
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
    expect(text).toContain('free of charge up to and including 23 May 2027');
  });
});

describe('an end by the owner', () => {
  const cancelled = sampleBooking({ status: 'cancelled', sequence: 1 });
  it.each(['declined', 'expired'] as const)('of a request (%s) costs nothing and leads to other dates', (ending) => {
    const [guest] = composeBookingEnded(ending, cancelled, sampleSettings, now);
    expect(guest.message.text).toContain('It costs you nothing.');
    expect(guest.message.text).toContain('https://villa-murtela.example/apartments');
    expect(guest.message.text).not.toMatch(/advance|paid/);
  });
  it('of a confirmed stay gives everything back', () => {
    const [guest] = composeBookingEnded('cancelledByOwner', cancelled, sampleSettings, now);
    expect(guest.message.text).toContain('You will get back everything you have paid.');
  });
});

describe('the reminder', () => {
  it('has directions, and the Wi-Fi only where there is one', () => {
    const booking = sampleBooking({ status: 'confirmed' });
    const [plain, owner] = composeArrivalReminder(booking, sampleSettings, now);
    expect(plain.id).toBe('7K3Q9-XRD2M-reminder-2027-06-22-guest');
    expect(plain.message.text).toContain('By car and ferry: The car ferry');
    expect(plain.message.text).toContain(
      'The balance of €1,989.40 is payable on arrival, in cash or by bank transfer.',
    );
    expect(plain.message.text).not.toMatch(/Wi-Fi/i);
    expect(plain.message.attachments).toEqual([]);
    const [noted] = composeArrivalReminder({ ...booking, wifiNote: 'Network: Murtela' }, sampleSettings, now);
    expect(noted.message.text).toContain('> Network: Murtela');
    expect(owner.message.text).toContain('+353 (1) 555 0100');
  });
});

describe('the note of failed mails', () => {
  const settings = { ...sampleSettings, ownerLanguage: 'en' } as const;
  const failed = [
    '7K3Q9-XRD2M-confirmed-guest-1',
    'contact-0f3a',
    ...Array.from({ length: 30 }, (_, n) => `newsletter-${n}`),
  ];

  it('leads to bookings at the desk and to other documents in the console, and names nobody', () => {
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

  it('tells what is stuck with what has failed, and apart from them what still waits', () => {
    const mails = { failed: ['contact-1'], stuck: ['contact-2'], waiting: ['contact-3', 'contact-4'] };
    const { subject, text } = composeFailedMails('failed-mails-2026-11-21', mails, settings).message;
    expect(subject).toBe('2 emails could not be delivered');
    const order = ['contact-1', 'are stuck', 'contact-2', 'are still waiting', 'contact-3', 'contact-4', 'RETRY'];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('calls nothing lost while mails only wait', () => {
    const mails = { failed: [], stuck: [], waiting: ['contact-3'] };
    const { subject, text } = composeFailedMails('failed-mails-2026-11-21', mails, settings).message;
    expect(subject).toBe('1 email is still waiting to be sent');
    expect(text).not.toMatch(/could not be delivered|RETRY/);
  });
});
