import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../functions/src/domain/language.ts';
import { pageAt } from '../../functions/src/domain/sitePaths.ts';
import { sampleSettings } from '../../functions/src/mail/sampleBooking.ts';
import { everyMail, type NamedMail } from '../../tools/mails/everyMail.ts';
import english from '../../locales/en/mail.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };

/** What a reader sees of the HTML part, but for its letterhead; the preheader is for the inbox and hidden in the mail. */
function visibleText(html: string): string {
  return decoded(
    html
      .replace(/<div style="display:none.*?<\/div>/s, '')
      .replace(/<p class="sea".*?<\/p>/s, '')
      .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' '),
  );
}

function decoded(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Words and figures only: the two parts differ in lines, bullets and underlines. */
function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][^\s„“”«»()]*/gu) ?? [];
  return words.map((word) => word.replace(/[.,:;]+$/, '')).filter((word) => !/^\d$/.test(word));
}

const linksOf = (html: string) => [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => decoded(href ?? ''));

/** Where a mail may lead: a page of the table in its language, a link of the newsletter's, the console, the map. */
function expectKnownAddress(href: string, language: Language) {
  const url = new URL(href);
  if (url.origin === property.url) {
    if (/^\/newsletter\/(confirm|unsubscribe)$/.test(url.pathname)) return;
    const page = pageAt(url.pathname);
    expect(page, href).toMatchObject({ language });
    return;
  }
  expect(href).toMatch(
    /^https:\/\/(console\.firebase\.google\.com\/.*~2F(bookings|mail)~2F[\w-]+|www\.openstreetmap\.org\/\?mlat=[\d.]+&mlon=[\d.]+)$/,
  );
}

/** A key that has no text comes out as the key itself. */
const bareKey = new RegExp(`\\b(${Object.keys(english).join('|')})\\.[a-z]+[a-z.]*\\b`, 'i');

/** Composed once for all that is asked of them: drawing the payment codes takes a while. */
const composed = new Map<Language, NamedMail[]>();
beforeAll(async () => {
  for (const language of languages) composed.set(language, await everyMail(language));
});
const mailsIn = (language: Language) => composed.get(language) ?? [];

describe.each(languages)('every mail in %s', (language) => {
  it('leaves no value out and no placeholder in', () => {
    for (const { name, mail } of mailsIn(language)) {
      const { subject, text, html, attachments } = mail.message;
      const calendars = attachments.filter(({ encoding }) => !encoding).map(({ content }) => content);
      for (const part of [subject, text, html, ...calendars]) {
        expect(part, name).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\{|\}\}|<%|Invalid Date/);
        expect(part, name).not.toMatch(bareKey);
        expect(part.trim(), name).not.toBe('');
      }
      expect(subject, name).not.toMatch(/[\r\n]/);
      expect(html, name).toContain(`<html lang="${language}"`);
      expect(html, name).toMatch(/<div style="display:none[^"]*">[^<]{5,}<\/div>/);
    }
  });

  it('says the same in both parts, with the same figures', () => {
    for (const { name, mail } of mailsIn(language)) {
      const { text, html } = mail.message;
      const links = linksOf(html);
      // Links are words of their own in the text part.
      const textOnly = links.reduce((rest, link) => rest.replace(link, ''), text);
      for (const link of links) expect(text, name).toContain(link);
      expect(wordsOf(textOnly).toSorted(), name).toEqual(wordsOf(visibleText(html)).toSorted());
    }
  });

  it('leads to addresses that exist and fetches nothing', () => {
    for (const { name, mail } of mailsIn(language)) {
      const { html, attachments } = mail.message;
      const links = linksOf(html);
      if (name !== 'contact') expect(links.length, name).toBeGreaterThan(0);
      for (const link of links) expectKnownAddress(link, language);
      expect(html, name).not.toMatch(/<link|<script|@import|url\(|<form|<iframe/i);
      const shown = [...html.matchAll(/\b(?:src|background)="([^"]*)"/g)].map(([, source]) => source);
      const carried = attachments.flatMap(({ cid }) => (cid ? [`cid:${cid}`] : []));
      expect(shown, name).toEqual(carried);
      for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image, name).toMatch(/ alt="[^"]{10,}"/);
    }
  });

  it('is no wider than a phone: no width in pixels but that of the sheet and of pictures that shrink', () => {
    for (const { name, mail } of mailsIn(language)) {
      const { html } = mail.message;
      const fixed = [...html.matchAll(/\bwidth="(\d+)"/g)].map(([, width]) => Number(width));
      expect(
        fixed.every((width) => width <= 536),
        name,
      ).toBe(true);
      expect(html.replace(/max-width:\d+px/g, ''), name).not.toMatch(/(?<!max-)width:\s*\d+px/);
    }
  });

  it('reaches the other side with an answer', () => {
    for (const { name, mail } of mailsIn(language)) {
      const toOwner = mail.to[0] === sampleSettings.ownerEmail;
      expect(toOwner, name).toBe(/-owner$|^contact$|^failed-mails$/.test(name));
      if (name === 'failed-mails') expect(mail.replyTo).toBeUndefined();
      // Nobody else is there to answer.
      else if (name.includes('by-hand')) expect(mail.replyTo).toBe(sampleSettings.ownerEmail);
      else expect(mail.replyTo, name).toBe(toOwner ? 'zoe+villa@example.net' : sampleSettings.ownerEmail);
    }
  });

  it('writes what a guest typed as text, never as HTML, a header or a template', async () => {
    const mails = await everyMail(language, {
      firstName: '<script>alert(1)</script>\r\nBcc: all@example.net',
      lastName: `"O'Neill" & {{house}} $t(greeting)`,
      phone: '"><img src=x onerror=alert(1)>+385',
      message: '<b>Hi</b> & "you"\r\n</blockquote><a href="javascript:alert(1)">x</a> <%= it %>',
      wifiNote: '<script>alert(2)</script>',
    });
    for (const { name, mail } of mails) {
      const { subject, html, attachments } = mail.message;
      expect(subject, name).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      expect(html, name).not.toMatch(/<script|<img src=x|onerror=[^&]*>|<b>|href="javascript/i);
      if (/received|confirmed|reminder|contact/.test(name)) {
        expect(visibleText(html), name).toContain(`"O'Neill" & {{house}} $t(greeting)`);
      }
      // No line of the calendar begins with what the guest wrote.
      for (const { content } of attachments) expect(content, name).not.toMatch(/^Bcc/m);
    }
  });
});

it('is built alike in all languages', () => {
  const outline = (language: Language) =>
    mailsIn(language).map(({ name, mail }) => ({
      name,
      tags: [...mail.message.html.matchAll(/<(h1|h2|p|table|li|img|blockquote|a)\b/g)].map(([, tag]) => tag).join(' '),
      files: mail.message.attachments.map(({ filename }) => filename),
    }));
  const expected = outline('en');
  for (const language of languages) expect(outline(language), language).toEqual(expected);
});
