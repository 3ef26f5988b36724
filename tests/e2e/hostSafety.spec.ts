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
