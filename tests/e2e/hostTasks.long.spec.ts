import { FieldValue } from 'firebase-admin/firestore';
import { bookingPath, settingsDocument } from '../../functions/src/contract/collections.ts';
import { addDays, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingLink } from '../support/bookingLink.ts';
import { inDays } from '../support/bookingRequest.ts';
import { claimSettings, releaseSettings } from '../support/claimSettings.ts';
import { formatIn } from '../support/messagesOf.ts';
import { requestOlive } from '../support/requestOlive.ts';
import { expectAccessible } from './expectAccessible.ts';
import { stored, setStatus } from './guestWithBooking.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Tasks at a desktop, in German, that are rarer than those of ownerGuide.spec.ts, which does an owner's tasks on a
 * phone in English.
 */

test('on Today, an owner reminds a guest of a late advance payment, records the payment, or cancels the stay', async ({
  page,
  week,
}) => {
  const { number, name } = await requestOlive(week);
  const reference = firestore().doc(bookingPath(number));
  await setStatus(number, 'confirmed');
  // Increments the revision here. If the trigger did it later, a dialog might be open by then.
  await reference.update({ advanceDueOn: inDays(-2), revision: FieldValue.increment(1) });
  const desk = new HostDesk(page, 'de');
  await desk.open();
  const cancel = page.getByRole('link', { name: `${desk.t('hostBooking.actions.cancel')}: ${name}` });
  await expect(cancel).toBeVisible();
  await expectAccessible(page);
  const press = (key: string) =>
    page.getByRole('button', { name: `${desk.t(`hostToday.trouble.${key}`)}: ${name}` }).click();
  await press('remind');
  await expect(page.getByText(desk.t('hostToday.trouble.reminded', { name }))).toBeVisible();
  await press('received');
  await expect(desk.field('hostBooking.payments.amount')).not.toHaveValue('');
  await desk.inDialog('hostBooking.actions.save').click();
  // Problems of other tests may be solved on Today at the same time.
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByText(desk.t('hostToday.trouble.solved'))).toBeVisible();
  await desk.button('host.undo').click();
  await cancel.click();
  await expect(desk.dialog).toBeVisible();
  await desk.inDialog('hostBooking.actions.cancel').click();
  await expect(desk.button('hostBooking.actions.reopen')).toBeVisible();
  expect(await stored(number)).toMatchObject({ status: 'cancelled' });
});

test('a declined guest is offered a free apartment and a quick reply in their language, and can be sent their link', async ({
  page,
  week,
}) => {
  await claimSettings();
  // Increments the revision here. If a trigger did it later, the form of another test would be outdated.
  try {
    await firestore()
      .doc(settingsDocument)
      .update({ quickReplies: { en: 'We would love to host you another time.' }, revision: FieldValue.increment(1) });
    const { number, name } = await requestOlive(week);
    const desk = new HostDesk(page, 'de');
    await desk.open();
    await desk
      .card(name)
      .getByRole('button', { name: desk.t('hostToday.request.decline') })
      .click();
    await expect(desk.dialog.getByText('We bring a cot.')).toBeVisible();
    await desk.dialog.getByRole('button', { name: 'We would love to host you another time.' }).click();
    const lavender = desk.t('villa.apartments.lavender.name');
    await desk.dialog
      .getByRole('button', { name: desk.t('hostToday.declining.offerOf', { apartment: lavender }) })
      .click();
    await expect(desk.field('hostToday.declining.message')).toHaveValue(
      /^We would love to host you another time\.\nAnother apartment is free .*\/apartment\/lavender\?checkIn=/,
    );
    await expectAccessible(page);
    await desk.discardDialog();

    await desk.open('bookings', number);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await desk.button('hostBooking.link.copy').click();
    await expect(page.getByText(desk.t('hostPlatforms.out.copied'))).toBeVisible();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe((await bookingLink(number)).url);
    const mails = page.getByRole('region', { name: desk.t('hostBooking.mails.title'), exact: true });
    await mails.locator('[aria-haspopup=dialog]').first().click();
    await expect(desk.dialog).toContainText(number);
    await expectAccessible(page);
  } finally {
    await firestore()
      .doc(settingsDocument)
      .update({ quickReplies: FieldValue.delete(), revision: FieldValue.increment(1) });
    await releaseSettings();
  }
});

test('a response that arrives after its dialog was closed closes no other dialog, and a refusal is still shown', async ({
  page,
  week,
  nextWeek,
  allow,
}) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  const { number } = await requestOlive(week);
  const { name: holder } = await requestOlive(nextWeek);
  const desk = new HostDesk(page, 'de');
  await desk.open('bookings', number);
  const moveAndLeave = async (checkOut: IsoDate): Promise<() => void> => {
    const respond = await desk.holdResponse('moveBooking');
    await desk.button('hostBooking.actions.move').click();
    await desk.field('hostBooking.field.checkOut').fill(checkOut);
    await desk.inDialog('hostBooking.actions.move').click();
    await desk.inDialog('hostBooking.actions.back').click();
    await expect(desk.dialog).toBeHidden();
    return respond;
  };

  let respond = await moveAndLeave(addDays(week.checkOut, -1));
  await desk.button('hostBooking.actions.edit').click();
  await desk.field('hostBooking.field.note').fill('Kommt mit der Fähre.');
  respond();
  await expect(page.getByText(desk.t('hostBooking.done.move'))).toBeVisible();
  await expect(desk.field('hostBooking.field.note')).toHaveValue('Kommt mit der Fähre.');
  await desk.discardDialog();

  respond = await moveAndLeave(addDays(nextWeek.checkIn, 1));
  await page.getByRole('link', { name: desk.t('host.views.more'), exact: true }).click();
  await expect(desk.viewHeading(desk.t('hostMore.title'))).toBeVisible();
  respond();
  const refusal = page.getByRole('alert').filter({ hasText: desk.t('host.notDone') });
  await expect(refusal).toContainText(holder);
  await expectAccessible(page);
});

test('undoing, also from the history, and reopening name who has taken the nights meanwhile, and change nothing', async ({
  page,
  week,
  allow,
}) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  const { number } = await requestOlive(week);
  const desk = new HostDesk(page, 'de');
  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.decline').click();
  await desk.inDialog('hostToday.request.decline').click();
  await expect(desk.button('hostBooking.actions.reopen')).toBeVisible();
  await page.reload();
  const { name: holder } = await requestOlive(week);
  const line = `${holder}, ${formatIn('de').stay(week)}, ${desk.t('hostCalendar.spoken.pending')}`;
  const history = page.getByRole('region', { name: desk.t('hostBooking.history.title') });
  await history.getByRole('button', { name: new RegExp(`^${desk.t('host.undo')}: `) }).click();
  const said = page.getByRole('alert').getByRole('listitem');
  await expect(said).toHaveText(line);
  await expectAccessible(page);
  await desk.button('hostBooking.actions.reopen').click();
  await expect(said).toHaveText([line]);
  expect(await stored(number)).toMatchObject({ status: 'cancelled' });
});
