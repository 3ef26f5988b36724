import { bookingPath } from '../../functions/src/contract/collections.ts';
import { lateFeeOf } from '../../functions/src/domain/cancellationTerms.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { inDays } from '../support/bookingRequest.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { expectAccessible } from './expectAccessible.ts';
import { formatIn, moneyIn, messagesOf } from '../support/messagesOf.ts';
import { restoreSession } from './restoreSession.ts';
import { guestWithBooking, setStatus, stored } from './guestWithBooking.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* What the pages say about paying and cancelling, in euros and with dates. */

test('a booking shows the terms of its request, not the current ones', async ({ page, week }) => {
  const t = messagesOf('en');
  const { number, uid } = await guestWithBooking(week);
  await setStatus(number, 'confirmed');
  const due = inDays(4);
  const cancellation = { freeUntilDays: 365, shareAfter: 0.5 };
  await firestore()
    .doc(bookingPath(number))
    .update({
      advanceDueOn: due,
      // The guest is bound, as after pressing the button of an instant booking.
      boundBy: 'button',
      'terms.balanceWays': ['card'],
      'terms.cancellation': cancellation,
    });
  const { quote, checkIn } = await stored(number);

  await restoreSession(page, uid);
  await page.goto(`/my-booking/${number}`);
  const main = page.getByRole('main');
  const slip = main.getByRole('region', { name: t('transfer.title.advance'), exact: true });
  await expect(slip.getByRole('img')).toHaveCount(1);
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [field, text] of [
    ['amount', (quote.advancePayment / 100).toFixed(2)],
    ['iban', settingsSchema.parse(settings).account!.iban.replaceAll(' ', '')],
    ['reference', number],
  ] as const) {
    const name = (done: 'copy' | 'copied') => `${t(`myBookings.slip.${done}`)}: ${t(`transfer.${field}`)}`;
    await slip.getByRole('button', { name: name('copy'), exact: true }).click();
    await expect(slip.getByRole('button', { name: name('copied'), exact: true })).toBeVisible();
    await expect(slip.getByRole('status').getByText(t('myBookings.slip.copied'), { exact: true })).not.toHaveCount(0);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(text);
  }
  const advance = { amount: moneyIn('en', quote.advancePayment), date: formatIn('en').date(due) };
  await expect(main).toContainText(t('myBookings.next.advance', advance));
  const balance = moneyIn('en', quote.totalPayment - quote.advancePayment);
  await expect(main).toContainText(t('payment.balance', { balance, ways: t('payment.way.card') }));
  const fee = lateFeeOf([quote], { advanceShare: 1, cancellation });
  const cost = { date: formatIn('en').date(addDays(checkIn, -365)), share: '50%', amount: moneyIn('en', fee) };
  await expect(main).toContainText(t('payment.late', cost));

  await page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(t('myBookings.cancel.due', cost));
  await page.getByRole('button', { name: t('myBookings.cancel.yes'), exact: true }).click();
  await expect(main).toContainText(t('myBookings.next.fee', { amount: moneyIn('en', fee) }));
  await expect(main.getByRole('region', { name: t('transfer.title.fee'), exact: true })).toBeVisible();
  const mail = (await findMailsAbout(number)).find(({ id }) => id.startsWith(`${number}-cancelled-guest-`));
  expect(mail?.get('message.text')).toContain(`50% of the price is now due:`);
});
