import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../functions/src/domain/language.ts';
import { hostsPicturePath, mailPictures } from '../../functions/src/domain/mailPictures.ts';
import { hostPath, pageAt, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { sampleSettings } from '../support/sampleBooking.ts';
import type { ComposedMail } from '../../functions/src/mail/format/ComposedMail.ts';
import { everyMail } from '../../tools/mails/everyMail.ts';
import type { NamedMail } from '../../tools/mails/NamedMail.ts';
import { formatIn } from '../support/messagesOf.ts';
import { textFaults } from '../support/textFaults.ts';
import type about from '../../locales/en/about.json';
import type mail from '../../locales/en/mail.json';
import type payment from '../../locales/en/payment.json';
import type terms from '../../locales/en/terms.json';
import { inProject } from '../../tools/support/projectRoot.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { decoded } from '../support/decoded.ts';

function inEveryLanguage<Texts>(file: string): Record<Language, Texts> {
  const texts = languages.map((language) => [
    language,
    JSON.parse(readFileSync(inProject('locales', language, file), 'utf8')),
  ]);
  return Object.fromEntries(texts);
}

const mailOf = inEveryLanguage<typeof mail>('mail.json');
const paymentOf = inEveryLanguage<typeof payment>('payment.json');
const termsOf = inEveryLanguage<typeof terms>('terms.json');
const aboutOf = inEveryLanguage<typeof about>('about.json');

/** The visible part of the HTML without its letterhead. The preheader is for the inbox and hidden in the mail. */
function visibleText(html: string): string {
  return decoded(
    html
      .replace(/<div style="display:none.*?<\/div>/s, '')
      .replace(/<p class="secondary".*?<\/p>/s, '')
      .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' '),
  );
}

/** Only words and figures, because the two parts have different lines, bullets and underlines. */
function messagesOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][^\s„“”«»()]*/gu) ?? [];
  return words.map((word) => word.replace(/[.,:;]+$/, '')).filter((word) => !/^\d$/.test(word));
}

const linksOf = (html: string) => [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => decoded(href ?? ''));

/**
 * Expects that a link leads to an allowed place: a page in its language, a booking at the owner's desk, a link of a
 * newsletter or request, the console, or the map.
 */
function expectKnownUrl(href: string, language: Language) {
  const url = new URL(href);
  if (url.origin === property.url) {
    if (/^\/(newsletter\/(confirm|unsubscribe)|waitlist\/(confirm|leave)|request\/confirm)$/.test(url.pathname)) return;
    if (url.pathname.startsWith(hostPath(language, 'bookings', ''))) return;
    // Today is the desk's first view.
    if ([hostPath(language), hostPath(language, 'more')].includes(url.pathname)) return;
    const page = pageAt(url.pathname);
    expect(page, href).toMatchObject({ language });
    return;
  }
  expect(href).toMatch(
    /^https:\/\/(console\.firebase\.google\.com\/.*~2F(bookings|mail|settings)~2F[\w-]+|www\.openstreetmap\.org\/\?mlat=[\d.]+&mlon=[\d.]+)$/,
  );
}

/** A missing text appears as its own key. */
const bareKey = new RegExp(`\\b(${Object.keys(mailOf.en).join('|')})\\.[a-z]+[a-z.]*\\b`, 'i');

/** Composed once for all tests, because drawing the payment codes takes a while. */
const composed = new Map<Language, NamedMail[]>();
beforeAll(async () => {
  for (const language of languages) composed.set(language, await everyMail(language));
});
const mailsIn = (language: Language) => composed.get(language) ?? [];

describe.each(languages)('every mail in %s', (language) => {
  it('has no missing value and no placeholder', () => {
    for (const { name, mail } of mailsIn(language)) {
      const { subject, text, html, attachments } = mail.message;
      const calendars = attachments.filter(({ encoding }) => !encoding).map(({ content }) => content);
      for (const part of [subject, text, html, ...calendars]) {
        expect(part, name).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\{|\}\}|<%|Invalid Date/);
        expect(part, name).not.toMatch(bareKey);
        expect(part.trim(), name).not.toBe('');
        expect(part, name).not.toMatch(/\p{L}\.\.(?!\.)|\d\.\.|\.\. /u);
      }
      expect(subject, name).not.toMatch(/[\r\n]/);
      expect(html, name).toContain(`<html lang="${language}"`);
      expect(html, name).toMatch(/<div style="display:none[^"]*">[^<]{5,}<\/div>/);
    }
  });

  it('contains no obvious mistakes', () => {
    for (const { name, mail } of mailsIn(language)) {
      const { subject, text, html } = mail.message;
      const preheader = /<div style="display:none[^"]*">([^<]*)/.exec(html)?.[1] ?? '';
      for (const part of [subject, decoded(preheader), ...text.split('\n')]) {
        // The text part has its own spaces for lists and underlines.
        expect(textFaults(part.trim().replace(/ {2,}/g, ' '), language), name).toEqual([]);
      }
    }
  });

  it('has the same content and figures in its HTML and text parts', () => {
    for (const { name, mail } of mailsIn(language)) {
      const { text, html } = mail.message;
      const links = linksOf(html);
      // Links are separate tokens in the text part.
      const textOnly = links.reduce((rest, link) => rest.replace(link, ''), text).replace(/^mailto:.*$/gm, '');
      for (const link of links) expect(text, name).toContain(link);
      expect(messagesOf(textOnly).toSorted(), name).toEqual(messagesOf(visibleText(html)).toSorted());
    }
  });

  it('links to URLs that exist and loads nothing but the pictures of the villa', () => {
    for (const { name, mail } of mailsIn(language)) {
      const { html, attachments } = mail.message;
      const links = linksOf(html);
      expect(links, name).toContain(property.url + pathTo('imprint', language));
      for (const link of links) expectKnownUrl(link, language);
      expect(html, name).not.toMatch(/<link|<script|@import|url\(|<form|<iframe/i);
      const shown = [...html.matchAll(/\b(?:src|background)="([^"]*)"/g)].map(([, source]) => source);
      const carried = attachments.flatMap(({ cid }) => (cid ? [`cid:${cid}`] : []));
      const loaded = shown.filter((source) => !source?.startsWith('cid:')).map((source) => new URL(source ?? ''));
      expect(
        shown.filter((source) => source?.startsWith('cid:')),
        name,
      ).toEqual(carried);
      for (const { origin, pathname } of loaded)
        expect([origin, mailPictures.has(pathname)], name).toEqual([property.url, true]);
      for (const [image] of html.matchAll(/<img [^>]*>/g)) {
        // The names of the hosts are beside their portrait, so it needs no alternative text.
        expect(image, name).toMatch(image.includes(hostsPicturePath) ? / alt=""/ : / alt="[^"]{10,}"/);
      }
    }
  });

  it('sends replies to the villa, and only those to contact messages to their writer', () => {
    for (const { name, mail } of mailsIn(language)) {
      const toOwner = mail.to[0] === sampleSettings.ownerEmail;
      expect(toOwner, name).toBe(
        /-owner$|^contact$|^failed-mails|^unreadable-|^open-breaker$|^data-problem$|^platform-|^offer-overdue$/.test(
          name,
        ),
      );
      if (/^failed-mails|^unreadable-|^open-breaker$|^data-problem$|^platform-(unread|empty|odd|long)/.test(name))
        expect(mail.replyTo).toBeUndefined();
      else expect(mail.replyTo, name).toBe(name === 'contact' ? 'zoe+villa@example.net' : sampleSettings.ownerEmail);
    }
  });

  it('has a button for the owner that opens an empty message to the guest, if there is an address', () => {
    for (const { name, mail } of mailsIn(language)) {
      const buttons = [...mail.message.html.matchAll(/<a class="button[^>]*href="(mailto:[^"]*)"[^>]*>([^<]*)/g)];
      const isAboutBooking = name.endsWith('-owner') || ['platform-conflict', 'offer-overdue'].includes(name);
      const expected = isAboutBooking && !name.includes('by-hand') ? 'mailto:zoe%2Bvilla@example.net' : undefined;
      expect(buttons[0]?.[1], name).toBe(expected);
      if (expected) expect(decoded(buttons[0]?.[2] ?? ''), name).toBe(mailOf[language].owner.writeToGuest);
    }
  });
});

/** Names as the language writes them in a sentence, with any kind of space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(languages)('money in %s', (language) => {
  const format = formatIn(language);
  const euro = (amount: number) => plain(format.money(Math.round(amount * 100)));
  const dateOf = format.date;
  const textOf = (wanted: string) =>
    plain(mailsIn(language).find(({ name }) => name === wanted)?.mail.message.text ?? '');
  const { way } = paymentOf[language];
  const ways = format.either([way.cash, way.bankTransfer]);

  it.each(['received-guest', 'reopened-guest', 'confirmed-guest', 'confirmed-without-account-guest'])(
    'is complete in %s: the advance payment, the balance and how it is paid, what cancelling costs from when',
    (name) => {
      const text = textOf(name);
      for (const said of [euro(827.4), euro(1989.4), ways, dateOf('2027-05-23')]) expect(text).toContain(said);
    },
  );

  it('has a due date of the advance payment after confirmation', () => {
    for (const name of ['confirmed-guest', 'confirmed-owner', 'confirmed-without-account-guest']) {
      expect(textOf(name), name).toContain(dateOf('2026-11-28'));
    }
    // Within 7 days of the answer, for which the owner has 3 days.
    for (const days of [/\b7\b/, /\b3\b/]) expect(textOf('received-guest')).toMatch(days);
  });

  it('is stated in cancellation mails: free in time, later the amount', () => {
    expect(textOf('cancelled-by-guest-guest')).toContain(dateOf('2027-05-23'));
    expect(textOf('cancelled-by-guest-guest')).not.toContain(euro(827.4));
    expect(textOf('cancelled-late-by-guest-guest')).toContain(dateOf('2027-05-23'));
    expect(textOf('cancelled-late-by-guest-guest')).toContain(euro(827.4));
    expect(textOf('cancelled-late-by-guest-owner')).toContain(euro(827.4));
    expect(textOf('withdrawn-by-guest-guest')).not.toMatch(/€/);
  });

  it('after a late confirmation includes directions, without announcing a reminder', () => {
    const ways: Record<string, { text: string }> = aboutOf[language].arrive.ways;
    const car = ways['car']!;
    expect(textOf('confirmed-late-guest')).toContain(plain(car.text));
    expect(textOf('confirmed-late-guest')).toContain('rosemary-and-salt');
    expect(textOf('confirmed-guest')).not.toContain(plain(car.text));
    const { reminder } = mailOf[language].confirmed.guest;
    expect(textOf('confirmed-guest')).toContain(reminder);
    expect(textOf('confirmed-late-guest')).not.toContain(reminder);
  });
});

it.each(languages)('a confirmation carries the terms of the booking as a text, in %s', (language) => {
  const { format, texts } = { format: formatIn(language), texts: termsOf[language] };
  const confirmations = mailsIn(language).filter(({ name }) => /^confirmed.*-guest$/.test(name));
  expect(confirmations.length).toBeGreaterThan(2);
  for (const { name, mail } of confirmations) {
    const { text, attachments } = mail.message;
    const terms = attachments.find(({ filename }) => filename === `${texts.title}.txt`)!;
    expect(terms.contentType, name).toBe('text/plain; charset=utf-8');
    const binding = paymentOf[language].binding.advance;
    for (const said of [property.host, property.email, binding, format.share(0.3), format.span(30, 'day')])
      expect(terms.content, name).toContain(said);
    // Page, mail and terms use the same words to say when the guest is bound, unless the guest already is.
    expect(text.includes(binding), name).toBe(!/paid|at-once/.test(name));
    expect(text, name).toContain(mailOf[language].confirmed.guest.terms);
  }
});

/** Two languages are enough, because what a sender types does not depend on the language. Polish greets differently. */
const twoLanguages = languages.filter((language) => language === 'en' || language === 'pl');

describe.each(twoLanguages)('texts of an unverified sender, in %s', (language) => {
  it('appear as text, never as HTML, a header or a template', async () => {
    const typed = {
      firstName: '<script>alert(1)</script>\r\nBcc: all@example.net',
      lastName: `"O'Neill" & {{property}} $t(greeting)`,
      phone: '"><img src=x onerror=alert(1)>+385',
      message: '<b>Hi</b> & "you"\r\n</blockquote><a href="javascript:alert(1)">x</a> <%= it %>',
    };
    const mails = await everyMail(language, typed, '<script>alert(2)</script>');
    for (const { name, mail } of mails) {
      const { subject, html, attachments } = mail.message;
      expect(subject, name).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      expect(html, name).not.toMatch(/<script|<img src=x|onerror=[^&]*>|<b>|href="javascript/i);
      // The owner reads everything; the guest's mails contain only plausible names.
      if (/^(received|confirmed|reminder).*-owner$|^contact$/.test(name)) {
        expect(visibleText(html), name).toContain(`"O'Neill" & {{property}} $t(greeting)`);
      }
      if (name.endsWith('-guest')) expect(visibleText(html), name).not.toMatch(/O'Neill|\{\{property/);
      // No line of the calendar begins with text that the guest wrote.
      for (const { content } of attachments) expect(content, name).not.toMatch(/^Bcc/m);
    }
  });

  const strange = {
    firstName: 'PayPal Security: verify at',
    lastName: 'https://evil.example',
    message: 'Your account is blocked. Call 0900 555 at once, or visit evil.example today.',
    address: 'evil.example/street',
    zipCode: '0900',
    city: 'evil.example',
    state: 'evil.example',
    country: 'Croatia',
  };

  it('do not name the guest or attach files, even if the email is proven', async () => {
    const mails = await everyMail(language, { ...strange, emailProven: true });
    for (const { name, mail } of mails.filter(({ name }) => name.endsWith('-guest'))) {
      // Guests with a proven email may get a copy of their own message.
      const quoted = /^(received|received-platforms-unread|received-several|reopened)-guest$/.test(name);
      expect(mail.message.text.includes('0900 555'), name).toBe(quoted);
      for (const part of partsOf(mail)) {
        expect(part.replaceAll(strange.message, ''), name).not.toMatch(/PayPal|evil|0900/i);
      }
    }
    const [toOwner] = mails.filter(({ name }) => name === 'received-owner');
    for (const said of Object.values(strange)) expect(toOwner?.mail.message.text).toContain(said);
  });

  it('contain no word of an unverified sender, not even a name, in any mail', async () => {
    const fields = ['firstName', 'lastName', 'message', 'address', 'zipCode', 'city', 'state', 'country'] as const;
    const typed = Object.fromEntries(fields.map((field) => [field, `Marker ${field}`]));
    const phone = '+385 91 987 6543';
    const mails = await everyMail(language, { ...typed, phone, emailProven: false });
    const toGuests = mails.filter(({ mail }) => mail.to[0] === 'zoe+villa@example.net');
    expect(toGuests.length).toBeGreaterThan(30);
    for (const { name, mail } of toGuests) {
      // This mail goes only to the email that the sign-in proves.
      if (name === 'contact-copy') continue;
      for (const part of partsOf(mail)) expect(part, name).not.toMatch(/Marker|987 ?6543/);
      const calendars = mail.message.attachments.filter(({ encoding }) => !encoding);
      for (const { content } of calendars) expect(content, name).not.toMatch(/ATTENDEE[^:]*CN=/);
    }
    const [toOwner] = mails.filter(({ name }) => name === 'received-owner');
    for (const said of Object.values(typed)) expect(toOwner?.mail.message.text).toContain(said);
  });
});

/** Everything that a reader can find in a mail, with calendar lines unfolded. */
function partsOf({ message: { subject, text, html, attachments } }: ComposedMail): string[] {
  const calendars = attachments.filter(({ encoding }) => !encoding).map(({ content }) => content);
  return [subject, text, html, ...calendars].map((part) => part.replace(/\r\n[ \t]/g, ''));
}

it('mails about a stay to come begin with a picture of the apartment, and the button is above the facts', () => {
  for (const name of ['received', 'reopened', 'confirmed', 'reminder']) {
    const { html } = mailsIn('en').find((one) => one.name === `${name}-guest`)!.mail.message;
    const places = ['apartment-lavender.jpg', '<h1', '<a class="button', '(map)</a>', hostsPicturePath].map((part) =>
      html.indexOf(part),
    );
    expect(places, name).not.toContain(-1);
    expect(places, name).toEqual(places.toSorted((one, other) => one - other));
  }
});

it('every mail has the same structure in all languages', () => {
  const outline = (language: Language) =>
    mailsIn(language).map(({ name, mail }) => ({
      name,
      tags: [...mail.message.html.matchAll(/<(h1|h2|p|table|li|img|blockquote|a)\b/g)].map(([, tag]) => tag).join(' '),
      files: mail.message.attachments.map(({ filename }) =>
        filename.replace(termsOf[language].title, 'terms').replace(/^.+(?=-\d+-1-1\.pdf$)/, 'invoice'),
      ),
    }));
  const expected = outline('en');
  for (const language of languages) expect(outline(language), language).toEqual(expected);
});
