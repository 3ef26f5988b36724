import { randomUUID } from 'node:crypto';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { apartmentPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { lateFeeOf } from '../../functions/src/domain/cancellationTerms.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays } from '../support/bookingRequest.ts';
import { formatIn, moneyIn, messagesOf } from '../support/messagesOf.ts';
import { guestWithBooking, stored } from './guestWithBooking.ts';
import { restoreSession, newGuest } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* What the pages say of paying and cancelling, in euro and with dates. */

for (const language of languages) {
  test(`a request in ${language} says before it is sent what is paid when and how, and what cancelling costs`, async ({
    page,
    week,
  }) => {
    const t = messagesOf(language);
    const olive = (await firestore().doc(apartmentPath('olive')).get()).data() as Apartment;
    const { propertyTerms } = olive;
    const quote = quoteStay(week, { adults: 2, children: 0 }, olive, propertyTerms);
    await page.goto(
      `${pathTo('request', language, 'olive')}?checkIn=${week.checkIn}&checkOut=${week.checkOut}&adults=2&children=0`,
    );
    const steps = page.getByRole('listitem');
    const within = t('payment.within', { count: propertyTerms.advanceDueDays });
    await expect(
      steps.filter({ hasText: t('payment.advance', { amount: moneyIn(language, quote.advancePayment), within }) }),
    ).toBeVisible();
    const balance = moneyIn(language, quote.totalPayment - quote.advancePayment);
    const ways = formatIn(language).either([t('payment.way.cash'), t('payment.way.bankTransfer')]);
    await expect(steps.filter({ hasText: t('payment.balance', { balance, ways }) })).toBeVisible();
    const cost = {
      date: formatIn(language).date(addDays(week.checkIn, -propertyTerms.cancellation.freeUntilDays)),
      share: formatIn(language).share(propertyTerms.cancellation.shareAfter),
      amount: moneyIn(language, lateFeeOf([quote], propertyTerms)),
    };
    await expect(steps.filter({ hasText: t('payment.freeUntil', cost) })).toBeVisible();
  });

  test(`the terms in ${language} say by when the advance payment is due and how the balance is paid`, async ({
    page,
  }) => {
    const t = messagesOf(language);
    await page.goto(pathTo('terms', language));
    const ways = formatIn(language).either([t('payment.way.cash'), t('payment.way.bankTransfer')]);
    const payment = t('terms.payment.text', {
      share: formatIn(language).share(0.3),
      within: t('payment.within', { count: 7 }),
      ways,
    });
    await expect(page.getByRole('main')).toContainText(payment);
  });
}

test('a booking shows the terms that it was made with, not the current ones', async ({ page, week }) => {
  const t = messagesOf('en');
  const email = `${randomUUID()}@example.net`;
  const olive = (await firestore().doc(apartmentPath('olive')).get()).data() as Apartment;
  const number = await book(olive, week, {
    guest: { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' },
  });
  const reference = firestore().doc(bookingPath(number));
  const stored = async () => (await reference.get()).data() as StoredBooking;
  await reference.update({ status: 'confirmed' });
  await expect.poll(async () => (await stored()).agreed.status).toBe('confirmed');
  const due = inDays(4);
  await reference.update({
    advanceDueOn: due,
    // The guest is bound, as by the button of an instant booking.
    boundBy: 'button',
    'terms.balanceWays': ['card'],
    'terms.cancellation': { freeUntilDays: 365, shareAfter: 0.5 },
    'terms.touristTax': { mode: 'perPersonNight', amount: 0, bands: [], assumedChildAge: 6 },
  });
  const { quote, checkIn } = await stored();

  await restoreSession(page, await newGuest({ email, emailVerified: true }));
  await page.goto(`/my-booking/${number}`);
  const main = page.getByRole('main');
  const advance = { amount: moneyIn('en', quote.advancePayment), date: formatIn('en').date(due) };
  await expect(main).toContainText(t('myBookings.next.advance', advance));
  await expect(main).toContainText('If you have already paid, thank you.');
  const balance = moneyIn('en', quote.totalPayment - quote.advancePayment);
  await expect(main).toContainText(t('payment.balance', { balance, ways: t('payment.way.card') }));
  const cost = {
    date: formatIn('en').date(addDays(checkIn, -365)),
    share: '50%',
    amount: moneyIn(
      'en',
      lateFeeOf([quote], { advanceShare: 1, cancellation: { freeUntilDays: 365, shareAfter: 0.5 } }),
    ),
  };
  await expect(main).toContainText(t('payment.late', cost));
  await expect(main).not.toContainText(t('offer.quote.taxIncluded'));

  await page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(t('myBookings.cancel.due', cost));
  await page.getByRole('button', { name: t('myBookings.cancel.yes'), exact: true }).click();
  await expect(main).toContainText(t('myBookings.next.cancelledByGuest'));
  const mail = (await findMailsAbout(number)).find(({ id }) => id.startsWith(`${number}-cancelled-guest-`));
  expect(mail?.get('message.text')).toContain(`50% of the price is now due:`);
});

test('a booking shows at once what the owner has received, what is overdue, and when all is paid', async ({
  page,
  week,
}) => {
  const t = messagesOf('en');
  const { number, uid } = await guestWithBooking(week);
  const reference = firestore().doc(bookingPath(number));
  await reference.update({ status: 'confirmed' });
  await expect.poll(async () => (await stored(number)).agreed.status).toBe('confirmed');
  const { quote } = await stored(number);
  await reference.update({ advanceDueOn: inDays(-2) });
  await restoreSession(page, uid);
  await page.goto(`/my-booking/${number}`);
  const main = page.getByRole('main');
  const money = (cents: number) => moneyIn('en', cents);
  const due = formatIn('en').date(inDays(-2));
  await expect(main).toContainText(
    t('myBookings.paid.advanceLate', { amount: money(quote.advancePayment), date: due }),
  );

  const pay = (id: string, amount: number) => ({ id, kind: 'advance', amount, on: inDays(-1), note: '' });
  const received = (amount: number) =>
    t('myBookings.paid.received', { amount: money(amount), date: formatIn('en').date(inDays(-1)) });
  await reference.update({ payments: [pay('a', 1000)] });
  await expect(main).toContainText(received(1000));
  const left = { amount: money(quote.advancePayment - 1000), date: due };
  await expect(main).toContainText(t('myBookings.paid.advanceLate', left));
  await reference.update({ payments: [pay('a', 1000), pay('b', quote.totalPayment - 1000)] });
  await expect(main).toContainText(t('myBookings.paid.all'));
  await expect(main).not.toContainText(t('myBookings.paid.advanceLate', left));
});
