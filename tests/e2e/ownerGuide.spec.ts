import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { accessDocument } from '../../functions/src/contract/collections.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import { claimSettings, releaseSettings } from '../support/claimSettings.ts';
import { FeedServer } from '../support/FeedServer.ts';
import { airbnbFeed } from '../support/feedSamples.ts';
import { removeCalendars } from '../support/removeCalendars.ts';
import { confirmAtDesk, payAtDesk } from '../support/changeAtDesk.ts';
import { requestOlive } from '../support/requestOlive.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { expectNoMotion } from './expectNoMotion.ts';
import { stored } from './guestWithBooking.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * An owner's tasks on a phone, in English, by the names on the screen. `npm run guide:pictures` takes the README's
 * pictures on the way.
 */

const takesPictures = process.env.GUIDE_PICTURES === 'yes';
const pictureWidth = 540;

/** The owner's steps on a phone. */
class GuidedDesk extends HostDesk {
  /** A button or a link. */
  called(name: string, within: Page | Locator = this.page): Locator {
    const exactly = { name, exact: true };
    return within.getByRole('button', exactly).or(within.getByRole('link', exactly));
  }

  async press(name: string, within?: Page | Locator): Promise<void> {
    await this.called(name, within).click();
  }

  typed(name: string): Locator {
    return this.dialog.getByLabel(name, { exact: true });
  }

  async goTo(view: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: view, exact: true }).click();
  }

  /** The page is accessible as it is now, and no wider than the phone. @param picture the README's picture that shows it */
  async look(picture?: 'today' | 'calendar' | 'prices'): Promise<void> {
    await expectAccessible(this.page);
    await expectNoOverflow(this.page);
    if (!picture || !takesPictures) return;
    await expectNoMotion(this.page);
    const taken = await this.page.screenshot({ animations: 'disabled' });
    const path = inProject('docs', 'guide', `${picture}.webp`);
    await sharp(taken).resize({ width: pictureWidth }).webp({ quality: 72 }).toFile(path);
  }
}

async function confirmed(firstName: string, stay: Stay) {
  const requested = await requestOlive(stay, firstName);
  await confirmAtDesk(requested.number);
  return requested;
}

type Walk = (given: {
  desk: GuidedDesk;
  page: Page;
  week: Stay;
  nextWeek: Stay;
  /** Registers a clean-up, which runs even if the walk fails. The last one registered runs first. */
  onEnd: (clean: () => Promise<void>) => void;
}) => Promise<void>;

const walks: Record<string, Walk> = {
  'Answer a request': async ({ desk, week, nextWeek }) => {
    const wanted = await requestOlive(week, 'Clara');
    const unwanted = await requestOlive(nextWeek, 'Anton');
    await desk.open();
    await desk.goTo('Today');
    const card = desk.card(wanted.name);
    await expect(card).toBeVisible();
    await desk.look('today');
    await desk.press('Confirm', card);
    await expect(card.getByRole('status')).toHaveText(desk.t('hostToday.request.isConfirmed'));
    await desk.press('Undo');
    await expect(card.getByRole('status')).not.toHaveText(desk.t('hostToday.request.isConfirmed'));
    expect(await stored(wanted.number)).toMatchObject({ status: 'pending' });

    const other = desk.card(unwanted.name);
    await desk.press('Decline', other);
    await desk.typed('A sentence to the guest (may stay empty)').fill('We are painting that week.');
    await desk.look();
    await desk.press('Decline', desk.dialog);
    await expect(desk.dialog).toBeHidden();
    await expect(other.getByRole('status')).toHaveText(desk.t('hostToday.request.isOver'));
    expect(await stored(unwanted.number)).toMatchObject({ declineMessage: 'We are painting that week.' });

    await expect(desk.called('Write an email', card)).toHaveAttribute('href', /^mailto:/);
    await expect(desk.called('WhatsApp', card)).toHaveAttribute('href', 'https://wa.me/442079460000');
    await expect(desk.called('Viber', card)).toHaveAttribute('href', /^viber:/);
    await desk.press('Open the booking', card);
    await expect(desk.viewHeading(wanted.name)).toBeVisible();
  },

  'Close nights': async ({ desk, page, week }) => {
    await desk.open();
    await desk.goTo('Calendar');
    await expect(page.getByRole('grid')).toBeVisible();
    await desk.look('calendar');
    await desk.press('Next month');
    await desk.press('Previous month');
    await desk.showMonthOf(week.checkIn);
    await desk.chooseNights('lavender', { ...week, checkOut: addDays(week.checkIn, 2) });
    await desk.typed('Reason').fill('Painting');
    await desk.look();
    await desk.press('Close nights', desk.dialog);
    await expect(desk.dialog).toBeHidden();

    const second = desk.night('lavender', addDays(week.checkIn, 1));
    await expect(second).toHaveAccessibleName(/Painting/);
    await second.click();
    await desk.typed('First night').fill(addDays(week.checkIn, 1));
    await desk.typed('Last night').fill(week.checkIn);
    await desk.press('Save', desk.dialog);
    await expect(desk.dialog.getByText(desk.t('hostCalendar.block.datesWrong'))).toBeVisible();
    await desk.typed('Last night').fill(addDays(week.checkIn, 2));
    await desk.look();
    await desk.press('Save', desk.dialog);
    await expect(desk.dialog).toBeHidden();
    await expect(desk.night('lavender', week.checkIn)).not.toHaveAccessibleName(/Painting/);
    await second.click();
    await desk.press('Open these nights again', desk.dialog);
    await expect(second).not.toHaveAccessibleName(/Painting/);
  },

  'Enter a booking made on the phone': async ({ desk, week }) => {
    await desk.open();
    await desk.goTo('Calendar');
    await desk.showMonthOf(week.checkIn);
    await desk.chooseNights('rosemary', { ...week, checkOut: addDays(week.checkIn, 2) });
    await desk.press('Enter a booking', desk.dialog);
    await desk.dialog.getByRole('textbox', { name: 'First name', exact: true }).fill('Ljubica');
    await desk.look();
    await desk.typed('Email').fill(`${randomUUID()}@example.net`);
    await desk.typed('Price').selectOption('As agreed');
    const total = 'Total in euros, everything included';
    await desk.dialog.getByRole('textbox', { name: total, exact: true }).fill('340');
    await desk.look();
    await desk.press('Enter booking', desk.dialog);
    await expect(desk.night('rosemary', week.checkIn)).toHaveAccessibleName(/Ljubica/);
  },

  'Find a booking': async ({ desk, page, week }) => {
    const { name } = await requestOlive(week, 'Frederik');
    await desk.open();
    await desk.goTo('Bookings');
    await page
      .getByRole('searchbox', { name: 'Name, number, email, phone, apartment or note', exact: true })
      .fill('frederik winter');
    const found = page.getByRole('link', { name });
    await expect(found).toBeVisible();
    for (const [filter, isThere] of [
      ['Past', false],
      ['Cancelled', false],
      ['Coming', false],
      ['Expected payments', false],
      ['Requests', true],
    ] as const) {
      await desk.press(filter);
      await expect(found).toBeVisible({ visible: isThere });
    }
    await desk.look();
    await found.click();
    await expect(desk.viewHeading(name)).toBeVisible();
    await expect(found).toBeHidden();
    await desk.called(desk.t('hostBooking.back')).click();
    await expect(found).toBeFocused();
  },

  'Record a payment': async ({ desk, page, week }) => {
    const { number, name } = await confirmed('Clara', week);
    await desk.open('bookings', number);
    await expect(desk.viewHeading(name)).toBeVisible();
    await desk.look();
    await desk.press('Record a payment');
    await desk.look();
    await desk.typed('Amount in euros').fill('120');
    await desk.typed('Day').fill('2026-01-15');
    await desk.press('Save', desk.dialog);
    const payments = page.getByRole('region', { name: desk.t('hostBooking.payments.title'), exact: true });
    const payment = payments.getByRole('listitem').filter({ hasText: '€120' });
    await expect(payment).toBeVisible();
    await payment.getByRole('button', { name: new RegExp(`^Remove:`) }).click();
    await expect(payment).toBeHidden();
    await desk.goTo('Today');
  },

  'Move a stay': async ({ desk, week, nextWeek }) => {
    const { number } = await confirmed('Clara', week);
    await desk.open('bookings', number);
    await desk.press('Move');
    await desk.typed('Apartment').selectOption('lavender');
    await desk.typed('Arrival').fill(nextWeek.checkIn);
    const departure = desk.typed('Departure');
    await departure.fill(nextWeek.checkOut);
    await expect(departure).toBeInViewport({ ratio: 1 });
    await desk.typed('Price').selectOption('list');
    await desk.look();
    await desk.press('Move', desk.dialog);
    await expect(desk.dialog).toBeHidden();
    expect(await stored(number)).toMatchObject({ ...nextWeek, apartment: 'lavender' });
  },

  'Change details, or note something': async ({ desk, page, week }) => {
    const { number } = await requestOlive(week, 'Clara');
    await desk.open('bookings', number);
    await desk.press('Change details');
    await desk.typed('Phone').fill('+43 660 555 0188');
    await desk.typed('Email').fill('clara.winter@example.net');
    await desk.typed('Your own note').fill('Comes with the last ferry.');
    await desk.look();
    await desk.press('Save', desk.dialog);
    await expect(desk.dialog).toBeHidden();
    await expect(page.getByText('Comes with the last ferry.').first()).toBeVisible();
    expect(await stored(number)).toMatchObject({ phone: '+436605550188', email: 'clara.winter@example.net' });
  },

  'Send a mail once more': async ({ desk, page, week }) => {
    const { number } = await requestOlive(week, 'Clara');
    await desk.open('bookings', number);
    const mails = page.getByRole('region', { name: 'Mails', exact: true });
    await mails
      .getByRole('button', { name: new RegExp(`^Send again:`) })
      .first()
      .click();
    await expect(page.getByText(desk.t('hostBooking.history.actions.mailResent'), { exact: true })).toBeVisible();
    await expect(desk.called('Copy the guest’s link', mails)).toBeVisible();
    await desk.look();
  },

  'Cancel a stay': async ({ desk, week }) => {
    const { number } = await confirmed('Clara', week);
    await payAtDesk(number, 'advance', 10_000);
    await desk.open('bookings', number);
    await desk.press('Cancel the stay');
    await desk.typed('At whose wish?').selectOption('guest');
    const refund = desk.typed('Refund, in euros');
    const submit = desk.dialog.locator('form').getByRole('button').last();
    const back = (amount: string) => desk.t('hostBooking.cancelling.submitBack', { amount });
    await expect(submit).toHaveText(back('€100'));
    await expect(desk.dialog.getByRole('status')).toContainText('€100');
    for (const [amount, fault] of [
      // An empty field means neither everything nor nothing.
      ['', 'wrongAmount'],
      ['a hundred', 'wrongAmount'],
      ['100.01', 'refundTooHigh'],
    ]) {
      await refund.fill(amount!);
      await desk.press('Cancel the stay', desk.dialog);
      await expect(desk.dialog.getByText(desk.t(`hostBooking.payments.${fault}`, { paid: '€100' }))).toBeVisible();
    }
    await desk.look();
    await refund.fill('0');
    await expect(submit).toHaveText(desk.t('hostBooking.cancelling.submitNothing'));
    await refund.fill('40');
    await expect(submit).toHaveText(back('€40'));
    await submit.click();
    await expect(desk.dialog).toBeHidden();
    expect(await stored(number)).toMatchObject({ status: 'cancelled', endedBy: 'guest', end: { kept: 6000 } });
    await desk.press('Reopen as a request');
    await expect(desk.button('hostBooking.actions.confirm')).toBeVisible();
    expect(await stored(number)).toMatchObject({ status: 'pending' });
  },

  'Change prices and rules': async ({ desk, page }) => {
    await desk.open();
    await desk.goTo('Prices');
    await page.getByRole('button', { name: desk.t('villa.apartments.rosemary.name'), exact: true }).click();
    const form = page.getByRole('form', { name: desk.t('villa.apartments.rosemary.name'), exact: true });
    const price = form.getByRole('textbox', { name: 'Price per night (€)', exact: true }).first();
    await expect(price).toBeVisible();
    await desk.look('prices');
    const before = await price.inputValue();
    await price.fill(String(Number(before) * 10));
    await expect(form.getByRole('heading', { name: 'What guests pay', exact: true })).toBeVisible();
    await desk.press('Save', form);
    await expect(desk.called('Yes, save', form)).toBeVisible();
    await desk.look();
    await desk.press('Discard my changes', form);
    await expect(price).toHaveValue(before);
  },

  "Change the villa's settings": async ({ desk, page }) => {
    await desk.open();
    await desk.goTo('More');
    const form = page.getByRole('form', { name: 'The villa', exact: true });
    const iban = form.getByRole('textbox', { name: 'IBAN', exact: true });
    await expect(iban).toBeVisible();
    await desk.look();
    const before = await iban.inputValue();
    await iban.fill('HR10 9999');
    await desk.press('Save', form);
    await expect(iban).toHaveAccessibleDescription(desk.t('hostMore.faults.iban-wrong'));
    await iban.fill('DE89 3704 0044 0532 0130 00');
    await desk.press('Save', form);
    await expect(desk.called('Yes, save', form)).toBeVisible();
    await desk.look();
    await desk.press('Discard my changes', form);
    await expect(iban).toHaveValue(before);
  },

  'Connect Airbnb, Booking.com or Vrbo': async ({ desk, page, week, onEnd }) => {
    const feeds = await FeedServer.start();
    onEnd(() => feeds.stop());
    onEnd(() => removeCalendars('rosemary'));
    const stay = { ...week, checkOut: addDays(week.checkIn, 3) };
    const feedUrl = feeds.serve('/rosemary.ics', airbnbFeed([{ ...stay, kind: 'sold' }]));
    const rosemary = desk.t('villa.apartments.rosemary.name');
    await desk.open();
    await desk.goTo('More');
    await desk.press('Platforms');
    const region = page.getByRole('region', { name: rosemary, exact: true });
    await region.getByText('Add a calendar', { exact: true }).click();
    await desk.typed('Platform').selectOption('airbnb');
    await desk.look();
    await desk.press('Add', desk.dialog);
    await expect(desk.dialog).toBeHidden();
    const card = page.getByRole('region', { name: `Airbnb, ${rosemary}`, exact: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await desk.press('Copy the address', card);
    await expect(card.getByText('Copied.', { exact: true })).toBeVisible();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect((await fetch(copied)).status).toBe(200);
    await card.getByLabel('Address of the calendar of Airbnb', { exact: true }).fill(feedUrl);
    await desk.press('Save', card);
    await expect(card.getByText(/1 entry\./)).toBeVisible();
    await card.getByRole('heading').scrollIntoViewIfNeeded();
    await desk.look();
    await card.getByText('Read now', { exact: true }).click();
    await expect(page.getByText(desk.t('hostPlatforms.readDone'), { exact: true })).toBeVisible();
    await card.getByLabel('Leave nights free that are only “not available” there', { exact: true }).check();
    await desk.press('Save', card);
    await expect(card.getByRole('button', { name: 'Save', exact: true })).not.toHaveAttribute('aria-busy');

    await desk.goTo('Calendar');
    await desk.showMonthOf(week.checkIn);
    await expect(desk.night('rosemary', week.checkIn)).toHaveAccessibleName(/Airbnb, sold there, night 1 of 3/);
    await desk.goTo('Today');
    await expect(desk.viewHeading('Today')).toBeVisible();

    await desk.goTo('More');
    await desk.press('Platforms');
    await desk.press('Replace the address', card);
    await desk.submit('hostPlatforms.replacing.submit').click();
    await expect(desk.dialog).toBeHidden();
    expect((await fetch(copied)).status).toBe(404);
    await expect(card.getByLabel(desk.t('hostPlatforms.out.label', { platform: 'Airbnb' }))).not.toHaveValue(copied);
    await card.getByText('Remove', { exact: true }).click();
    await desk.look();
    await desk.submit('hostPlatforms.removing.submit').click();
    await expect(desk.dialog).toBeHidden();
    await expect(card).toBeHidden();
  },

  'Share the desk': async ({ desk, page }) => {
    const partner = `guide-${randomUUID()}@example.net`;
    await claimSettings();
    try {
      await desk.open();
      await desk.goTo('More');
      await desk.press('Owners');
      const form = page.getByRole('form', { name: 'Owners', exact: true });
      await form.getByLabel('Email of another owner', { exact: true }).fill(partner);
      await desk.press('Save', form);
      await expect(form.getByText(partner, { exact: true })).toBeVisible();
      await desk.look();
      await form.getByRole('listitem').filter({ hasText: partner }).getByText('Remove', { exact: true }).click();
      await desk.press('Save', form);
      await desk.press('Yes, save', form);
      await expect
        .poll(async () => (await firestore().doc(accessDocument).get()).get('owners') as string[])
        .not.toContain(partner);
    } finally {
      await releaseSettings();
    }
  },

  'Read the help': async ({ desk, page }) => {
    await desk.open('bookings');
    await desk.press('Help');
    await expect(desk.viewHeading('Find and change a booking')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'History shows who changed what' })).toBeVisible();
    await desk.look();
    await desk.press('All pages');
    await desk.press('Close nights, enter a booking');
    await expect(desk.viewHeading('Close nights, enter a booking')).toBeVisible();
    await expect(page.getByRole('main').locator('b', { hasText: 'Close nights' })).toBeVisible();
  },
};

for (const [title, walk] of Object.entries(walks)) {
  test(`${title} @only-phone`, async ({ page, week, nextWeek }) => {
    const desk = new GuidedDesk(page);
    const cleaning: (() => Promise<void>)[] = [];
    try {
      await walk({ desk, page, week, nextWeek, onEnd: (clean) => cleaning.unshift(clean) });
    } finally {
      for (const clean of cleaning) await clean();
    }
  });
}
