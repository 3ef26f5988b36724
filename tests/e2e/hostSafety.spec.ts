import { confirmAtDesk, payAtDesk } from '../support/changeAtDesk.ts';
import { formatIn } from '../support/messagesOf.ts';
import { requestOlive } from '../support/requestOlive.ts';
import { expectAccessible } from './expectAccessible.ts';
import { stored } from './guestWithBooking.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* Taps on a phone that hit something other than the owner meant. */

test('a double tap confirms one request, whose card stays, and an undo never belongs to another action', async ({
  page,
  week,
  nextWeek,
}) => {
  const first = await requestOlive(week);
  const second = await requestOlive(nextWeek);
  const desk = new HostDesk(page, 'hr');
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open();
  const card = desk.card(first.name);
  const next = desk.card(second.name);
  const confirm = (of: typeof card) =>
    of.getByRole('button', { name: desk.t('hostToday.request.confirm'), exact: true });
  const distance = async () => (await next.boundingBox())!.y - (await card.boundingBox())!.y;
  await expect(next).toBeVisible();
  const before = await distance();

  await confirm(card).dblclick();
  await expect(card.getByRole('status')).toHaveText(desk.t('hostToday.request.isConfirmed'));
  await expect(desk.button('host.undo')).toBeVisible();
  expect(await distance()).toBe(before);
  // A third tap. Playwright would hold it back, because the button is disabled.
  await confirm(card).click({ force: true });
  expect((await stored(first.number)).status).toBe('confirmed');
  expect((await stored(second.number)).status).toBe('pending');
  await expectAccessible(page);

  const respond = await desk.holdResponse('decideBooking');
  await confirm(next).click();
  await expect(next.getByRole('button', { name: desk.t('hostToday.request.confirming') })).toBeVisible();
  await expect(desk.button('host.undo')).toBeHidden();
  respond();
  await desk.button('host.undo').click();
  await expect(page.getByText(desk.t('host.undone'), { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored(second.number)).status).toBe('pending');
  expect((await stored(first.number)).status).toBe('confirmed');
  // After the undo, the request can be answered again in the same place.
  await expect(confirm(next)).not.toHaveAttribute('aria-disabled');
  expect(await distance()).toBe(before);
});

test('the cancel dialog says what is refunded before its button, which names the amount', async ({ page, week }) => {
  const { number } = await requestOlive(week);
  await confirmAtDesk(number);
  const { totalPayment } = (await stored(number)).quote;
  await payAtDesk(number, 'advance', totalPayment);
  const back = formatIn('hr').money(totalPayment);

  const desk = new HostDesk(page, 'hr');
  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.cancel').click();
  const refund = desk.field('hostBooking.cancelling.refund');
  const submit = desk.dialog.locator('form').getByRole('button').last();
  await expect(submit).toHaveText(desk.t('hostBooking.cancelling.submitBack', { amount: back }));
  await expect(desk.dialog.getByRole('status')).toContainText(back);
  await expectAccessible(page);

  // An empty field is an error. It means neither everything nor nothing.
  await refund.fill('');
  await submit.click();
  await expect(refund).toHaveAccessibleDescription(desk.t('hostBooking.payments.wrongAmount'));
  await refund.fill('0');
  await expect(submit).toHaveText(desk.t('hostBooking.cancelling.submitNothing'));
  await refund.fill('10');
  await expect(submit).toHaveText(desk.t('hostBooking.cancelling.submitBack', { amount: formatIn('hr').money(1000) }));
  await submit.click();
  await expect(desk.button('hostBooking.actions.reopen')).toBeVisible();
  expect(await stored(number)).toMatchObject({ status: 'cancelled', end: { kept: totalPayment - 1000 } });
});
