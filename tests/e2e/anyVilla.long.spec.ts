import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { bookingPath, nightsCollection } from '../../functions/src/contract/collections.ts';
import { defaultLanguage, formatLocales, languages, type Language } from '../../functions/src/domain/language.ts';
import { nightsOf } from '../../functions/src/domain/stay.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { callFunction } from '../support/callFunction.ts';
import { mailsTo, mailsToOwner } from '../support/caughtMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { BookingWalk, type Guest, type Way } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Holds for every villa whose apartments take two adults with a child. The villas of tests/villas book by these tests
 * too.
 */

// The home page would redirect a browser with another language.
test.use({ locale: formatLocales[defaultLanguage] });

/** Texts that differ between the languages, in their order. */
const ways: readonly Way[] = ['pointer', 'keyboard', 'typing'];
const slugs = apartments.map(({ slug }) => slug);
const inTurn = <Choice>(choices: readonly Choice[], language: Language) =>
  choices[languages.indexOf(language) % choices.length]!;

function someGuest(language: Language): Guest {
  const names = ['Grace Hollis', 'Jürgen Weiß', 'Niccolò D’Amico', 'Łucja Żądło', 'Đuro Čičak'];
  const [firstName = '', lastName = ''] = inTurn(names, language).split(' ');
  return {
    firstName,
    lastName,
    email: `${language}-${randomUUID()}@example.net`,
    phone: '+385 91 234 5678',
    message: 'We come <b>late</b> & bring "one" dog.\nIs that all right?',
  };
}

async function mailsAbout(guest: Guest) {
  const both = () => Promise.all([mailsTo(guest.email), mailsToOwner(guest.email)]);
  await expect.poll(async () => (await both()).map(({ length }) => length)).toEqual([1, 1]);
  const [[toGuest], [toOwner]] = await both();
  return { toGuest: toGuest!, toOwner: toOwner! };
}

async function setGuests(walk: BookingWalk, page: Page, adults: number, children: number): Promise<void> {
  await walk.guests('adults').focus();
  await page.keyboard.press('ArrowUp');
  await expect(walk.guests('adults')).toHaveValue('3');
  for (let count = 3; count > adults; count -= 1) await page.keyboard.press('ArrowDown');
  await walk.guests('children').fill(String(children));
  await expect(walk.guests('adults')).toHaveValue(String(adults));
  await expect(walk.guests('children')).toHaveValue(String(children));
}

for (const language of languages.filter((one) => one === defaultLanguage || one === 'pl')) {
  test(
    `a guest books in ${language}, choosing dates by ${inTurn(ways, language)}`,
    { tag: language === defaultLanguage ? [] : '@only-phone' },
    async ({ page, week }) => {
      const slug = inTurn(slugs, language);
      const walk = new BookingWalk(page, language);
      const { t } = walk;
      const guest = someGuest(language);
      const search = { ...week, adults: 2, children: 1 };
      const response = await callFunction('checkAvailability', { ...search, apartment: slug });
      const quote = response.ok ? response.response.apartments[0]?.quote : undefined;
      if (!quote) throw new Error(`${slug} is not free from ${week.checkIn}`);

      await test.step('from home to the apartments', async () => {
        await walk.openHome();
        await walk.chooseDates(week, inTurn(ways, language));
        await setGuests(walk, page, 2, 1);
        await walk.checkButton.click();
        await expect(page).toHaveURL(
          new RegExp(`checkIn=${week.checkIn}&checkOut=${week.checkOut}&adults=2&children=1`),
        );
        await expect(walk.available).toBeVisible();
      });

      await test.step('to the price of one of them', async () => {
        const name = t(`villa.apartments.${slug}.name`);
        const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
        await expect(card).toContainText(t('offer.freeForYou'));
        await expect(card).toContainText(moneyIn(language, quote.totalPayment));
        await card.getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(walk.available).toBeVisible();
        await walk.expectQuote(quote);
      });

      const number = await test.step('to the request and its confirmation', async () => {
        await walk.requestButton.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('request.title'));
        await walk.unfoldStay();
        await walk.expectQuote(quote);
        await expectAccessible(page);
        await walk.fillIn(guest);
        await walk.sendButton.click();
        const said = await walk.expectConfirmation();
        await walk.expectQuote(quote);
        await expect(page.getByRole('main')).toContainText(guest.email);
        await expectAccessible(page);
        return said;
      });

      await test.step('to the booking in Firestore', async () => {
        const stored = (await firestore().doc(bookingPath(number)).get()).data();
        const { email, firstName, lastName, phone, message } = guest;
        expect(stored).toMatchObject({ number, apartment: slug, status: 'pending', language, ...search });
        expect(stored).toMatchObject({ email, firstName, lastName, message, quote, uid: null });
        expect(stored).toHaveProperty('phone', phone.replaceAll(' ', ''));
        const held = await firestore().collection(nightsCollection).where('booking', '==', number).get();
        expect(held.docs.map((night) => night.get('night') as string).sort()).toEqual(nightsOf(week));
      });

      await test.step('to both inboxes', async () => {
        const { toGuest, toOwner } = await mailsAbout(guest);
        expect(toOwner.to.map(({ address }) => address)).toEqual([settings.ownerEmail]);
        for (const mail of [toGuest, toOwner]) {
          expect(mail.text).toContain(number);
          expect(mail.html).not.toContain('<b>late</b>');
        }
        expect(toGuest.html).toContain(`lang="${language}"`);
        expect(toOwner.subject).toContain(guest.lastName);
      });
    },
  );
}
