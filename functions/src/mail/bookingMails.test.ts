import { describe, expect, it } from 'vitest';
import property from '../../../villa/property.json' with { type: 'json' };
import { languages, type Language } from '../domain/language.ts';
import { pageAt } from '../domain/sitePaths.ts';
import { composeBookingCancelled } from './composeBookingCancelled.ts';
import { composeBookingReceived } from './composeBookingReceived.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { mailFormats } from './mailFormats.ts';
import { sampleBooking, sampleSettings } from './sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** Every mail, for a guest and an owner who both read the language. */
function everyMail(language: Language, changes: Parameters<typeof sampleBooking>[0] = {}): ComposedMail[] {
  const booking = sampleBooking({ language, ...changes });
  const settings = { ...sampleSettings, ownerLanguage: language };
  return [
    ...composeBookingReceived(booking, settings, now),
    ...composeBookingCancelled({ ...booking, status: 'cancelled' }, settings, '1', now),
  ];
}

/** What a reader sees of the HTML part. */
function visibleText(html: string): string {
  return html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Words and figures only: the two parts differ in lines, bullets and underlines. */
function wordsOf(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{N}][^\s„“”«»()]*/gu) ?? [];
  return new Set(words.map((word) => word.replace(/[.,:;]+$/, '')).filter((word) => !/^\d$/.test(word)));
}

describe.each(languages)('mails in %s', (language) => {
  it('leave no value out and no placeholder in', () => {
    for (const { id, message } of everyMail(language)) {
      for (const part of [message.subject, message.text, message.html, message.attachments[0]?.content ?? '']) {
        expect(part, id).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\{|\}\}|<%/);
        // A key that has no text comes out as the key itself.
        expect(part, id).not.toMatch(/\b(stay|price|guest|received|cancelled|calendar|closing|footer)\.[a-z]+/i);
      }
    }
  });

  it('say the same in both parts, with the same figures', () => {
    for (const { id, message } of everyMail(language)) {
      const inText = wordsOf(message.text);
      // The preheader is a summary for the inbox, hidden in the mail itself.
      const inHtml = wordsOf(visibleText(message.html.replace(/<div style="display:none.*?<\/div>/s, '')));
      const onlyInText = [...inText].filter((word) => !inHtml.has(word));
      expect(onlyInText, id).toEqual([expect.stringMatching(/^https:/)]);
      expect(
        [...inHtml].filter((word) => !inText.has(word)),
        id,
      ).toEqual([]);
    }
    const { money } = mailFormats(language);
    const { quote } = sampleBooking();
    const amounts = [...quote.lines.map(({ amount }) => amount), quote.totalPayment, quote.advancePayment];
    for (const { message } of composeBookingReceived(sampleBooking({ language }), sampleSettings, now).slice(0, 1)) {
      for (const amount of amounts) {
        expect(message.text).toContain(money(amount));
        expect(visibleText(message.html)).toContain(money(amount));
      }
    }
  });

  it('link to pages that exist, in the language, and fetch nothing', () => {
    for (const { id, message } of everyMail(language)) {
      const pages = [...message.html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => new URL(href ?? ''));
      expect(pages.length, id).toBe(1);
      for (const page of pages) {
        if (page.origin === property.url) {
          expect(pageAt(page.pathname), id).toEqual({ page: 'myBooking', language, slug: '7K3Q9-XRD2M' });
        } else {
          expect(page.href, id).toMatch(/^https:\/\/console\.firebase\.google\.com\/.*~2Fbookings~2F7K3Q9-XRD2M$/);
        }
      }
      expect(message.html, id).not.toMatch(/<img|<link|<script|@import|url\(|src=/i);
      expect(message.html, id).toContain(`<html lang="${language}"`);
    }
  });

  it('write what a guest typed as text, never as HTML, a header or a template', () => {
    const mails = everyMail(language, {
      firstName: '<script>alert(1)</script>\r\nBcc: all@example.net',
      lastName: `"O'Neill" & {{house}} $t(greeting)`,
      phone: '"><img src=x onerror=alert(1)>',
      message: '<b>Hi</b> & "you"\r\n</blockquote><a href="javascript:alert(1)">x</a> <%= it %>',
    });
    for (const { id, message } of mails) {
      expect(message.subject, id).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      expect(message.html, id).not.toMatch(/<script|<img|<b>|href="javascript/i);
      expect(visibleText(message.html), id).toContain(`"O'Neill" & {{house}} $t(greeting)`);
      // No line of the calendar begins with what the guest wrote.
      expect(message.attachments[0]?.content, id).not.toMatch(/^Bcc/m);
    }
    const [, toOwner] = mails;
    expect(toOwner?.message.html).toContain('&lt;b&gt;Hi&lt;/b&gt; &amp; &quot;you&quot;<br>');
    expect(toOwner?.message.text).toContain('> <b>Hi</b> & "you"\n> </blockquote>');
  });
});

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
  it('is told apart from an earlier one of the same booking', () => {
    const [first, owner] = composeBookingCancelled(sampleBooking(), sampleSettings, '1', now);
    const [again] = composeBookingCancelled(sampleBooking(), sampleSettings, '2', now);
    expect(first.id).toBe('7K3Q9-XRD2M-cancelled-guest-1');
    expect(owner.id).toBe('7K3Q9-XRD2M-cancelled-owner-1');
    expect(again.id).not.toBe(first.id);
  });

  it('names the terms, or says that it costs nothing', () => {
    const [withTerms] = composeBookingCancelled(sampleBooking(), sampleSettings, '1', now);
    expect(withTerms.message.text).toContain('up to 30 days before arrival; after that, 30% of the price');
    const kind = { ...sampleSettings, cancellation: { freeUntilDays: 0, shareAfter: 0 } };
    const [free] = composeBookingCancelled(sampleBooking(), kind, '1', now);
    expect(free.message.text).toContain('Cancelling costs you nothing.');
  });
});
