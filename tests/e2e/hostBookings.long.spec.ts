import { randomUUID } from 'node:crypto';
import { bookingPath, ownerNotePath } from '../../functions/src/contract/collections.ts';
import { formatPhone } from '../../functions/src/domain/phone.ts';
import { hostPath, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { writeMoneyField } from '../../web/app/features/host/forms/typedMoney.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { inDays } from '../support/bookingRequest.ts';
import { formatIn } from '../support/messagesOf.ts';
import { changeAtDesk, confirmAtDesk, payAtDesk } from '../support/changeAtDesk.ts';
import { requestOlive } from '../support/requestOlive.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { stored } from './guestWithBooking.ts';
import { HostDesk } from './HostDesk.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

test('an edit of a booking that another owner has changed is refused, and keeps the input until the owner loads the new version', async ({
  page,
  week,
  allow,
}) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  await page.setViewportSize({ width: 360, height: 740 });
  const { number } = await requestOlive(week);
  const host = new HostDesk(page);
  await host.open('bookings', number);
  await host.button('hostBooking.actions.edit').click();
  const field = (name: string) => host.dialog.getByLabel(host.t(`hostBooking.field.${name}`), { exact: true });
  const save = host.dialog.getByRole('button', { name: host.t('hostBooking.actions.save'), exact: true });
  await field('firstName').fill('Marella');
  await field('note').fill('Arrives late.');

  const { revision = 0 } = await stored(number);
  const changes = { firstName: 'Mirella', phone: '+44 20 7946 0001', adults: 1 };
  await changeAtDesk('editBooking', number, { changes, price: { kind: 'keep' } });
  // The page behind the dialog shows the new number, so it knows of the change.
  const inE164 = changes.phone.replaceAll(' ', '');
  await expect(page.locator(`a[href="tel:${inE164}"]`)).toBeAttached();

  await save.click();
  await expect(host.dialog.getByRole('alert')).toContainText(host.t('host.form.meanwhile'));
  expect(await stored(number)).toMatchObject({ ...changes, phone: inE164 });
  await expect(field('firstName')).toHaveValue('Marella');
  await expect(field('note')).toHaveValue('Arrives late.');
  await expectAccessible(page);
  await expectNoOverflow(page);

  await host.dialog.getByRole('button', { name: host.t('host.form.lookAtNew') }).click();
  await expect(host.dialog.getByRole('alert')).toBeHidden();
  await expect(field('firstName')).toHaveValue('Mirella');
  await expect(field('phone')).toHaveValue(changes.phone);
  await expect(field('note')).toHaveValue('');
  await field('note').fill('Arrives late.');
  await save.click();
  await expect(host.dialog).toBeHidden();
  expect(await stored(number)).toMatchObject({ ...changes, phone: inE164, revision: revision + 2 });
  const note = await firestore().doc(ownerNotePath(number)).get();
  expect(note.get('text')).toBe('Arrives late.');
});

test('a payment that another owner has recorded is not recorded twice by an outdated form', async ({
  page,
  week,
  allow,
}) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  const { number } = await requestOlive(week);
  await confirmAtDesk(number);
  const host = new HostDesk(page);
  await host.open('bookings', number);
  await host.button('hostBooking.actions.pay').click();
  const amount = host.dialog.getByRole('textbox', { name: host.t('hostBooking.payments.amount'), exact: true });
  const { quote } = await stored(number);
  const advance = writeMoneyField('en', quote.advancePayment);
  await expect(amount).toHaveValue(advance);
  await payAtDesk(number, 'balance', quote.totalPayment);
  // The page behind the dialog shows the payment.
  await expect(page.locator('header').getByText(host.t('hostToday.money.paid'))).toBeAttached();

  await host.dialog.getByRole('button', { name: host.t('hostBooking.actions.save'), exact: true }).click();
  const { money } = formatIn('en');
  const question = host.t('hostBooking.payments.nothingDueAsk', { amount: money(quote.advancePayment) });
  await expect(host.dialog.getByRole('alert')).toHaveText(question);
  await expect(amount).toHaveValue(advance);
  expect((await stored(number)).payments).toHaveLength(1);
});

test('without a network a change and its undo are shown as waiting, and happen once there is a network', async ({
  page,
  week,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/, /transport errored/, /cleardot\.gif/);
  const { number, name } = await requestOlive(week);
  const host = new HostDesk(page);
  await host.open();
  const confirm = host.card(name).getByRole('button', { name: host.t('hostToday.request.confirm'), exact: true });
  await expect(confirm).toBeVisible();
  await page.context().setOffline(true);
  await confirm.click();
  await expect(host.card(name).getByRole('alert')).toHaveText(host.t('host.notDoneYet'));
  await page.context().setOffline(false);
  await confirm.click();
  await expect(host.button('host.undo')).toBeVisible();
  await page.context().setOffline(true);
  await host.button('host.undo').click();
  await expect(page.getByText(host.t('host.notUndoneYet'), { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await host.button('host.undo').click();
  await expect(page.getByText(host.t('host.undone'), { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored(number)).status).toBe('pending');
});

test('a booking shows all other stays of its guest, by email or else by phone', async ({ page, week }) => {
  const phone = `+38591${randomUUID().replace(/\D/g, '').slice(0, 6).padEnd(6, '0')}`;
  const { number } = await requestOlive(week);
  const reference = firestore().doc(bookingPath(number));
  await reference.update({ phone });
  const whole = await stored(number);
  // A stay of years ago.
  const [checkIn, checkOut] = [inDays(-800), inDays(-793)];
  const settledStay = { ...whole.settledStay, checkIn, checkOut, status: 'cancelled' };
  const earlier = firestore().doc(bookingPath(`old-${randomUUID().slice(0, 8)}`));
  // Bookings of that time have phone numbers as they were typed.
  await earlier.create({ ...whole, ...settledStay, settledStay, phone: formatPhone(phone) });
  const host = new HostDesk(page);
  await host.open('bookings', number);
  const others = page.getByRole('region', { name: host.t('hostBooking.earlier') });
  const link = others.locator(`[href$="${earlier.id}"]`);
  await expect(link).toBeVisible();
  await reference.update({ email: '' });
  await earlier.update({ email: '' });
  await expect(link).toBeVisible();
  await earlier.delete();
});

test('strangers do not find the desk, and signed-out owners are asked to sign in', async ({ page, anotherGuest }) => {
  const host = new HostDesk(page);
  await restoreSession(page, await newGuest({ email: `${randomUUID()}@example.net`, emailVerified: true }));
  for (const view of [[], ['calendar'], ['prices'], ['bookings'], ['bookings', '7K3Q9-XRD2M']]) {
    await page.goto(hostPath('en', ...view));
    await expect(page.getByRole('heading', { name: host.t('errorPage.notFound') })).toBeVisible();
    await expect(page).toHaveTitle(`${host.t('errorPage.notFound')} · villa-murtela`);
  }
  const another = await anotherGuest();
  await another.goto(hostPath('de', 'bookings'));
  await another.waitForURL((url) => url.pathname === pathTo('login', 'de'));
});
