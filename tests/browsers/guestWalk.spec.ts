import { randomUUID } from 'node:crypto';
import pictures from '../../villa/pictures.json' with { type: 'json' };
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { mailedLink } from '../support/mailedLink.ts';
import { messagesOf, writeDateIn } from '../support/messagesOf.ts';
import { engineTest as test, sizes } from './engineTest.ts';
import type { GuestPage } from './GuestPage.ts';
import { expect } from '@playwright/test';

const dialog = 'dialog[open], [role=dialog]';
const heading = { css: 'h1' };

/** Taps a day in the open calendar, in any month. */
async function chooseDay(page: GuestPage, day: string, nextMonth: string): Promise<void> {
  const target = { css: `[data-day="${day}"]` };
  const firstDay = () => page.attribute({ css: '[data-day]' }, 'data-day');
  await page.expectShown({ css: '[data-day]' });
  while (!(await page.isShown(target))) {
    const before = await firstDay();
    await page.tap({ role: 'button', name: nextMonth, within: dialog });
    await page.waitFor('the calendar has turned', async () => (await firstDay()) !== before);
  }
  await page.tap(target);
}

// Not in Chromium, because tests/e2e covers each of these steps there.
test('a guest books, signs in and cancels @not-in-chromium', async ({ openPage, week, foundEngine }) => {
  // Firefox has a desktop's window, WebKit that of an iPhone.
  const isPhone = foundEngine.engine === 'webkit';
  const size = isPhone ? sizes.phone : sizes.desk;
  const language = isPhone ? 'de' : 'en';
  const began = performance.now();
  const t = messagesOf(language);
  const page = await openPage(size);
  const email = `${foundEngine.engine}-${randomUUID()}@example.net`;
  const button = (key: `${string}.${string}`, within?: string) =>
    ({ role: 'button', name: t(key), ...(within ? { within } : {}) }) as const;

  await test.step('home: decline what is optional, choose dates, check availability', async () => {
    await page.open(pathTo('home', language));
    await page.tap(button('consent.rejectAll'));
    await page.tap({ role: 'textbox', name: t('stay.checkIn') });
    await chooseDay(page, week.checkIn, t('calendar.nextMonth'));
    await chooseDay(page, week.checkOut, t('calendar.nextMonth'));
    await page.expectHidden({ css: '[data-day]' });
    await page.waitFor('the fields hold the dates', async () => {
      const values = [
        await page.value({ role: 'textbox', name: t('stay.checkIn') }),
        await page.value({ role: 'textbox', name: t('stay.checkOut') }),
      ];
      const expected = [writeDateIn(language, week.checkIn), writeDateIn(language, week.checkOut)];
      return values.join() === expected.join() || values.join();
    });
    await page.tap(button('stay.check'));
    await page.expectText({ css: 'main' }, t('offer.available'));
  });

  const apartment = t('villa.apartments.olive.name');
  await test.step('apartment: leaf through the pictures', async () => {
    await page.tap({ role: 'link', name: apartment, within: 'main' });
    await page.expectText(heading, apartment);
    const galleries: Record<string, string[]> = pictures.apartments;
    const names = galleries['olive']!;
    await page.tap({ role: 'button', name: t(`pictures.${names[0]}.alt`) });
    await page.expectText({ css: dialog }, `1 / ${names.length}`);
    await page.swipeLeft({ within: dialog, css: 'ul, ol' });
    await page.expectText({ css: dialog }, `2 / ${names.length}`);
    await page.tap(button('gallery.close', dialog));
    await page.expectHidden({ css: dialog });
  });

  const number = await test.step('request to book', async () => {
    await page.tap(button('offer.requestToBook'));
    await page.expectText(heading, t('request.title'));
    const guest = { firstName: 'Grace', lastName: 'Hollis', email, phone: '+385 91 234 5678' };
    for (const [name, value] of Object.entries(guest)) {
      await page.type({ role: 'textbox', name: t(`form.${name}`), within: 'main' }, value);
    }
    await page.tap({ role: 'checkbox', name: t('request.acceptPrivacy') });
    await page.tap({ role: 'checkbox', name: t('request.acceptTerms') });
    await page.tap(button('request.send'));
    await page.expectText(heading, t('confirmation.received'));
    let said = '';
    await page.waitFor('the confirmation says a number', async () => {
      said = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await page.text({ css: 'main' }))?.[0] ?? '';
      return said !== '';
    });
    return said;
  });

  await test.step('sign in by the link in a mail', async () => {
    await page.open(`${pathTo('login', language)}?${new URLSearchParams({ back: pathTo('myBookings', language) })}`);
    await page.type({ role: 'textbox', name: t('login.email'), within: 'main' }, email);
    await page.tap(button('login.send'));
    await page.expectText({ css: 'main' }, t('login.sent.heading'));
    await page.open(await mailedLink(email));
    await page.waitFor('My bookings is open', async () => {
      const path = await page.path();
      return path === pathTo('myBookings', language) || path;
    });
  });

  await test.step('cancel', async () => {
    await page.expectText({ css: 'main article' }, number);
    await page.tap({ within: 'main article', role: 'link' });
    await page.tap(button('myBookings.cancel.button'));
    await page.tap(button('myBookings.cancel.yes', dialog));
    await page.expectText({ css: 'main' }, t('confirmation.status.cancelled'));
    const stored = await firestore().doc(bookingPath(number)).get();
    expect(stored.get('status')).toBe('cancelled');
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`▸ ${foundEngine.engine}: a guest's walk at ${size.width} px in ${seconds} s`);
});
