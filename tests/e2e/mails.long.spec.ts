import type { Page } from '@playwright/test';
import { everyMail } from '../../tools/mails/everyMail.ts';
import type { NamedMail } from '../../tools/mails/NamedMail.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/**
 * Opens a mail as a mail program shows it, with the pictures that it contains, and those of the villa from the site
 * under test.
 */
async function open(page: Page, { mail }: NamedMail, site = ''): Promise<void> {
  const { html, attachments } = mail.message;
  const shown = attachments.reduce(
    (rest, { cid, contentType, content }) =>
      cid ? rest.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`) : rest,
    html.replaceAll(`${property.url}/mail-pictures/`, `${site}/mail-pictures/`),
  );
  await page.setContent(shown);
}

// The language with the longest words.
test('every mail in German fits a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const one of await everyMail('de')) {
    await open(page, one, baseURL);
    const [width, broken] = await page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, [...document.images].filter((one) => one.naturalWidth === 0).length]',
    );
    expect.soft(width, one.name).toBeLessThanOrEqual(360);
    expect.soft(broken, one.name).toBe(0);
  }
});

test('mails are legible in light and dark mode', async ({ page, baseURL }) => {
  const mails = await everyMail('en');
  const examined = {
    light: ['received-guest', 'confirmed-guest', 'reminder-guest', 'failed-mails', 'newsletter-confirm'],
    dark: ['confirmed-guest', 'moved-request-owner', 'declined-guest'],
  };
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const one of mails.filter(({ name }) => examined[scheme].includes(name))) {
      await open(page, one, baseURL);
      // A mail is a part of the mail program's page, which has the landmarks.
      await expectAccessible(page, '[role=article]');
    }
  }
});
