import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { bookingPath, bookingsCollection } from '../../functions/src/contract/collections.ts';
import { addDays, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book } from '../support/bookingRequest.ts';
import { formatIn, messagesOf, moneyIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { signIn } from '../support/signIn.ts';
import { engineTest as test, sizes } from './engineTest.ts';
import type { GuestPage, Target } from './GuestPage.ts';

const walks = { desk: 'en', phone: 'de' } as const satisfies Record<keyof typeof sizes, Language>;

const dialog = '[role=dialog]';

/** The owner's steps at the desk, found by the texts of the page's language. */
class OwnerWalk {
  readonly page: GuestPage;
  readonly language: Language;

  constructor(page: GuestPage, language: Language) {
    this.page = page;
    this.language = language;
  }

  get t() {
    return messagesOf(this.language);
  }

  async open(...view: string[]): Promise<void> {
    await this.page.open(hostPath(this.language, ...view));
  }

  button(key: `${string}.${string}`, within?: string): Target {
    return { role: 'button', name: this.t(key), ...(within ? { within } : {}) };
  }

  field(key: `${string}.${string}`, role: 'combobox' | 'textbox' = 'textbox'): Target {
    return { role, name: this.t(key), within: dialog };
  }

  /** A night of an apartment in the calendar, whatever stands on it. */
  night(apartment: string, date: IsoDate): Target & { css: string } {
    const start = `${this.t(`villa.apartments.${apartment}.name`)}, ${formatIn(this.language).date(date)}, `;
    return { css: `[role=gridcell][aria-label^="${start}"]` };
  }

  /** Waits until the night says what stands on it. */
  async expectNight(apartment: string, date: IsoDate, standing: string): Promise<void> {
    await this.page.waitFor(`${date} in ${apartment} says ${standing}`, async () => {
      const said = (await this.page.attribute(this.night(apartment, date), 'aria-label')) ?? 'nothing';
      return said.includes(standing) || said;
    });
  }

  async expectStored(number: string, field: string, expected: string): Promise<void> {
    await this.page.waitFor(`${field} of the booking is ${expected}`, async () => {
      const actual = (await firestore().doc(bookingPath(number)).get()).get(field) as string;
      return actual === expected || actual;
    });
  }
}

for (const [sizeName, language] of Object.entries(walks) as [keyof typeof sizes, Language][]) {
  test(`an owner decides, closes, enters, moves and cancels: ${sizeName}`, async ({
    openPage,
    week,
    nextWeek,
    foundEngine,
  }) => {
    const began = performance.now();
    const mark = randomUUID().slice(0, 8);
    const page = await openPage(sizes[sizeName]);
    const walk = new OwnerWalk(page, language);
    const { t } = walk;
    const olive = sampleVilla().find(({ slug }) => slug === 'olive')!;
    const guest = {
      firstName: 'Ada',
      lastName: `Walk-${mark}`,
      email: `${mark}@example.net`,
      phone: '+385 91 234 5678',
    };
    const number = await book(olive, week, { guest });
    const card = `article[aria-label="Ada Walk-${mark}"]`;
    await page.restoreSession(sampleOwner.uid);

    await test.step('Today: confirm the request, undo it, confirm it again', async () => {
      await walk.open();
      await page.tap(walk.button('hostToday.request.confirm', card));
      await walk.expectStored(number, 'status', 'confirmed');
      await page.expectHidden({ css: card });
      await page.tap(walk.button('host.undo'));
      await walk.expectStored(number, 'status', 'pending');
      await page.tap(walk.button('hostToday.request.confirm', card));
      await walk.expectStored(number, 'status', 'confirmed');
      await page.expectHidden({ css: card });
    });

    const second = addDays(week.checkIn, 1);
    await test.step('calendar: close two nights, and open them again', async () => {
      await walk.open('calendar');
      await page.choose({ role: 'combobox', name: t('hostCalendar.month') }, week.checkIn.slice(0, 7));
      await page.tap(walk.night('lavender', week.checkIn));
      await page.tap(walk.night('lavender', second));
      await page.type(walk.field('hostCalendar.block.reason'), `Paint ${mark}`);
      await page.tap(walk.button('hostCalendar.block.submit', `${dialog} form`));
      await walk.expectNight('lavender', second, `Paint ${mark}`);
      await page.expectHidden({ css: dialog });
      await page.tap(walk.night('lavender', second));
      await page.tap(walk.button('hostCalendar.block.remove', dialog));
      await page.expectHidden({ css: dialog });
      await page.waitFor('the night is free again', async () => {
        const said = await page.attribute(walk.night('lavender', second), 'aria-label');
        return (said !== null && !said.includes(mark)) || said!;
      });
    });

    await test.step('calendar: enter a booking made on the phone', async () => {
      await page.tap(walk.night('rosemary', week.checkIn));
      await page.tap(walk.night('rosemary', second));
      await page.tap(walk.button('hostCalendar.sheet.enter', dialog));
      await page.type(walk.field('hostCalendar.booking.firstName'), `Ljubica-${mark}`);
      await page.tap(walk.button('hostCalendar.booking.submit', `${dialog} form`));
      await walk.expectNight('rosemary', second, `Ljubica-${mark}`);
      await page.expectHidden({ css: dialog });
      const entered = await firestore()
        .collection(bookingsCollection)
        .where('firstName', '==', `Ljubica-${mark}`)
        .get();
      expect(entered.docs.map((one) => one.get('status') as string)).toEqual(['confirmed']);
    });

    await test.step('booking: record the advance payment, move it, cancel it', async () => {
      await walk.open('bookings', number);
      await page.tap(walk.button('hostBooking.actions.pay'));
      // The dialog begins with what is due.
      await page.tap(walk.button('hostBooking.actions.save', dialog));
      await page.expectHidden({ css: dialog });
      const { advancePayment } = (await firestore().doc(bookingPath(number)).get()).get('quote') as {
        advancePayment: number;
      };
      const paid = `${t('hostBooking.payments.advance')} · ${moneyIn(language, advancePayment)}`;
      await page.expectText({ css: 'section[aria-labelledby=booking-payments]' }, paid);

      await page.tap(walk.button('hostBooking.actions.move'));
      await page.choose(walk.field('hostBooking.field.checkIn'), nextWeek.checkIn);
      await page.choose(walk.field('hostBooking.field.checkOut'), nextWeek.checkOut);
      await page.choose(walk.field('hostBooking.field.apartment', 'combobox'), 'rosemary');
      await page.tap(walk.button('hostBooking.actions.move', dialog));
      await page.expectHidden({ css: dialog });
      await walk.expectStored(number, 'checkIn', nextWeek.checkIn);
      await walk.expectStored(number, 'apartment', 'rosemary');

      await page.tap(walk.button('hostBooking.actions.cancel'));
      await page.tap(walk.button('hostBooking.actions.cancel', dialog));
      await page.expectShown(walk.button('hostBooking.actions.reopen'));
      await walk.expectStored(number, 'status', 'cancelled');
    });

    await test.step('prices: a slip is asked about first', async () => {
      await walk.open('prices');
      const form = `form[aria-label="${t('villa.apartments.olive.name')}"]`;
      await page.tap({ role: 'button', name: t('villa.apartments.olive.name') });
      const price = { css: `${form} input[name=nightPrice]` };
      await page.expectShown(price);
      await page.choose(price, '9999');
      await page.tap(walk.button('host.form.save', form));
      await page.expectText({ css: `${form} [role=alert]` }, t('hostPrices.warnings.three-times-before'));
      await page.tap(walk.button('host.form.discard', form));
      await page.expectHidden({ css: `${form} [role=alert]` });
    });

    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`▸ ${foundEngine.engine}: an owner's walk at ${sizes[sizeName].width} px in ${seconds} s`);
  });
}

test('a stranger finds nothing at the desk', async ({ openPage }) => {
  const page = await openPage(sizes.phone);
  const { uid } = await signIn({ email: `${randomUUID()}@example.net`, emailVerified: true });
  await page.restoreSession(uid);
  for (const view of [[], ['calendar'], ['prices']]) {
    await page.open(hostPath('en', ...view));
    await page.expectText({ css: 'h1' }, messagesOf('en')('errorPage.notFound'));
  }
});
