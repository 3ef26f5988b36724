import { randomUUID } from 'node:crypto';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, bookingPath, ownerNotePath } from '../../functions/src/contract/collections.ts';
import { formatPhone } from '../../functions/src/domain/phone.ts';
import type { IsoDate } from '../../functions/src/domain/isoDate.ts';
import { hostPath, pathTo } from '../../functions/src/domain/sitePaths.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { writeMoneyField } from '../../functions/src/domain/typedMoney.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays } from '../support/bookingRequest.ts';
import { callFunction } from '../support/callFunction.ts';
import { formatIn, moneyIn } from '../support/messagesOf.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { expectAccessible } from './expectAccessible.ts';
import { stored } from './guestWithBooking.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { Walk } from './Walk.ts';

/** The owner's steps on Today and with bookings, found by the texts of the page's language. */
class HostBookings extends Walk {
  async open(...view: string[]): Promise<void> {
    await restoreSession(this.page, sampleOwner.uid);
    await this.page.goto(hostPath(this.language, ...view));
  }

  /** The request's card on Today. */
  card(name: string) {
    return this.page.getByRole('article', { name, exact: true });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  button(key: Parameters<Walk['t']>[0]) {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }
}

/** A request of a guest whom no other test has. */
async function request(stay: Stay) {
  const lastName = `Test-${randomUUID().slice(0, 8)}`;
  const olive = (await firestore().doc(apartmentPath('olive')).get()).data() as Apartment;
  const guest = { firstName: 'Mirela', lastName, email: `${randomUUID()}@example.net`, phone: '+44 20 7946 0000' };
  return { number: await book(olive, stay, { guest }), name: `Mirela ${lastName}` };
}

test('of two requests one is declined with a sentence, by keyboard', async ({ page, week, nextWeek }) => {
  const { number, name } = await request(week);
  const other = await request(nextWeek);
  const host = new HostBookings(page);
  await host.open();
  await expect(host.card(other.name)).toBeVisible();
  await expect(host.card(name)).toBeVisible();
  await expectAccessible(page);
  const decline = host.card(name).getByRole('button', { name: host.t('hostToday.request.decline'), exact: true });
  await decline.focus();
  await page.keyboard.press('Enter');
  await expect(host.dialog).toBeVisible();
  await expectAccessible(page);
  await host.dialog.getByRole('textbox').fill('We are painting that week.');
  await host.dialog.getByRole('button', { name: host.t('hostToday.request.decline'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(host.dialog).toBeHidden();
  await expect(host.card(name)).toBeHidden();
  await expect(host.card(other.name)).toBeVisible();
  expect(await stored(number)).toMatchObject({ status: 'cancelled', declineMessage: 'We are painting that week.' });
});

test('an edit of what another owner has changed meanwhile is refused, keeps what was typed, and is saved on top of it', async ({
  page,
  week,
  allow,
}) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  await page.setViewportSize({ width: 360, height: 740 });
  const { number } = await request(week);
  const host = new HostBookings(page);
  await host.open('bookings', number);
  await host.button('hostBooking.actions.edit').click();
  const field = (name: string) => host.dialog.getByLabel(host.t(`hostBooking.field.${name}`), { exact: true });
  const save = host.dialog.getByRole('button', { name: host.t('hostBooking.actions.save'), exact: true });
  await field('firstName').fill('Marella');
  await field('note').fill('Arrives late.');

  const { idToken } = await signInAsOwner();
  const { revision = 0 } = await stored(number);
  const changes = { firstName: 'Mirella', phone: '+44 20 7946 0001', adults: 1 };
  const edit = { requestId: randomUUID(), booking: number, revision, changes, price: { kind: 'keep' } } as const;
  expect(await callFunction('editBooking', edit, idToken)).toMatchObject({ ok: true });
  // Behind the dialog, the page shows the new number: it knows the change.
  const inE164 = changes.phone.replaceAll(' ', '');
  await expect(page.locator(`a[href="tel:${inE164}"]`)).toBeAttached();

  await save.click();
  await expect(host.dialog.getByRole('alert')).toHaveText(host.t('host.form.merged'));
  expect(await stored(number)).toMatchObject({ ...changes, phone: inE164 });
  await expect(field('firstName')).toHaveValue('Marella');
  await expect(field('firstName')).toHaveAccessibleDescription(host.t('host.form.standsNow', { value: 'Mirella' }));
  await expect(field('note')).toHaveValue('Arrives late.');
  await expect(field('phone')).toHaveValue(changes.phone);
  await expect(field('phone')).toHaveAccessibleDescription('');
  await expectAccessible(page);
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
    .toBe(0);

  await save.click();
  await expect(host.dialog).toBeHidden();
  expect(await stored(number)).toMatchObject({
    ...changes,
    phone: inE164,
    firstName: 'Marella',
    revision: revision + 2,
  });
  const note = await firestore().doc(ownerNotePath(number)).get();
  expect(note.get('text')).toBe('Arrives late.');
});

test('neither a payment nor a cancellation is sent for a booking that changed under its dialog', async ({
  page,
  week,
  allow,
}) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  const { number } = await request(week);
  const { idToken } = await signInAsOwner();
  const { revision: asked = 0 } = await stored(number);
  const confirmation = { requestId: randomUUID(), booking: number, revision: asked, decision: 'confirm' } as const;
  expect(await callFunction('decideBooking', confirmation, idToken)).toMatchObject({ ok: true });
  const host = new HostBookings(page);
  await host.open('bookings', number);
  for (const [action, submit, phone] of [
    ['pay', 'save', '+44 20 7946 0002'],
    ['cancel', 'cancel', '+44 20 7946 0003'],
  ] as const) {
    await host.button(`hostBooking.actions.${action}`).click();
    await expect(host.dialog).toBeVisible();
    const { revision = 0 } = await stored(number);
    const edit = { booking: number, revision, changes: { phone }, price: { kind: 'keep' } } as const;
    const edited = await callFunction('editBooking', { requestId: randomUUID(), ...edit }, idToken);
    expect(edited).toMatchObject({ ok: true });
    await expect(page.locator(`a[href="tel:${phone.replaceAll(' ', '')}"]`)).toBeAttached();
    await host.dialog.getByRole('button', { name: host.t(`hostBooking.actions.${submit}`), exact: true }).click();
    await expect(host.dialog.getByRole('alert')).toHaveText(host.t('host.form.merged'));
    await host.dialog.getByRole('button', { name: host.t('hostBooking.actions.back'), exact: true }).click();
    await expect(host.dialog).toBeHidden();
  }
  const { status, payments = [] } = await stored(number);
  expect([status, payments]).toEqual(['confirmed', []]);
});

test('a payment that another owner has recorded meanwhile is not recorded twice by a form that still shows it', async ({
  page,
  week,
  allow,
}) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  const { number } = await request(week);
  const { idToken } = await signInAsOwner();
  const { revision: asked = 0 } = await stored(number);
  const confirmation = { requestId: randomUUID(), booking: number, revision: asked, decision: 'confirm' } as const;
  expect(await callFunction('decideBooking', confirmation, idToken)).toMatchObject({ ok: true });
  const host = new HostBookings(page);
  await host.open('bookings', number);
  await host.button('hostBooking.actions.pay').click();
  const amount = host.dialog.getByRole('textbox', { name: host.t('hostBooking.payments.amount'), exact: true });
  const { quote, revision = 0 } = await stored(number);
  const advance = writeMoneyField('en', quote.advancePayment);
  await expect(amount).toHaveValue(advance);
  const all = { kind: 'balance', amount: quote.totalPayment, on: inDays(0), note: '' } as const;
  const payment = { requestId: randomUUID(), booking: number, revision, ...all };
  expect(await callFunction('recordPayment', payment, idToken)).toMatchObject({ ok: true });
  // Behind the dialog, the page shows it.
  await expect(page.locator('header').getByText(host.t('hostToday.money.paid'))).toBeAttached();

  await host.dialog.getByRole('button', { name: host.t('hostBooking.actions.save'), exact: true }).click();
  const { money } = formatIn('en');
  const question = host.t('hostBooking.payments.nothingDueAsk', { amount: money(quote.advancePayment) });
  await expect(host.dialog.getByRole('alert')).toHaveText(question);
  await expect(amount).toHaveValue(advance);
  expect((await stored(number)).payments).toHaveLength(1);
});

test('a change and its undoing without a network say that they wait, and are done when there is one again', async ({
  page,
  week,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/, /transport errored/, /cleardot\.gif/);
  const { number, name } = await request(week);
  const host = new HostBookings(page);
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

test('a search finds whatever the filter, and older stays are loaded on demand', async ({ page, week }) => {
  const { name } = await request(week);
  const host = new HostBookings(page);
  await host.open('bookings');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const older = host.button('hostBooking.older');
  await older.click();
  await expect(older).toBeHidden();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await host.button('hostBooking.filter.past').click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('link', { name })).toBeHidden();
});

test('a booking shows the other stays of its guest, however old, by email or else by phone', async ({ page, week }) => {
  const phone = `+38591${randomUUID().replace(/\D/g, '').slice(0, 6).padEnd(6, '0')}`;
  const { number } = await request(week);
  const reference = firestore().doc(bookingPath(number));
  await reference.update({ phone });
  const whole = await stored(number);
  // A stay of years ago.
  const [checkIn, checkOut] = [inDays(-800), inDays(-793)];
  const agreed = { ...whole.agreed, checkIn, checkOut, status: 'cancelled' };
  const earlier = firestore().doc(bookingPath(`old-${randomUUID().slice(0, 8)}`));
  // Bookings of then have numbers as they were typed.
  await earlier.create({ ...whole, ...agreed, agreed, phone: formatPhone(phone) });
  const host = new HostBookings(page);
  await host.open('bookings', number);
  const others = page.getByRole('region', { name: host.t('hostBooking.earlier') });
  const link = others.locator(`[href$="${earlier.id}"]`);
  await expect(link).toBeVisible();
  await reference.update({ email: '' });
  await earlier.update({ email: '' });
  await expect(link).toBeVisible();
  await earlier.delete();
});

test('a list has what is still expected, part by part, in the month in which it is due', async ({ page, week }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { number, name } = await request(week);
  const { idToken } = await signInAsOwner();
  const change = async () => ({
    requestId: randomUUID(),
    booking: number,
    revision: (await stored(number)).revision ?? 0,
  });
  const confirmed = await callFunction('decideBooking', { ...(await change()), decision: 'confirm' }, idToken);
  expect(confirmed).toMatchObject({ ok: true });
  const { quote, advanceDueOn } = await stored(number);
  const host = new HostBookings(page);
  await host.open('bookings');
  await host.button('hostBooking.filter.expected').click();
  const parts = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  const text = (kind: string, amount: number, on: IsoDate) =>
    new RegExp(
      [
        host.t(`hostBooking.payments.${kind}`) + ' · ' + moneyIn('en', amount),
        host.t('hostBooking.expectation.due', { date: formatIn('en').shortDateWithYear(on) }),
      ].join('.*'),
    );
  const balance = text('balance', quote.totalPayment - quote.advancePayment, week.checkIn);
  await expect(parts).toHaveText([text('advance', quote.advancePayment, advanceDueOn!), balance]);
  await expectAccessible(page);
  const payment = { kind: 'advance', amount: quote.advancePayment, on: inDays(0), note: '' } as const;
  const recorded = await callFunction('recordPayment', { ...(await change()), ...payment }, idToken);
  expect(recorded).toMatchObject({ ok: true });
  await expect(parts).toHaveText([balance]);
  await parts.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('strangers find nothing, and who is signed out is asked to sign in', async ({ page, anotherGuest }) => {
  const host = new HostBookings(page);
  await restoreSession(page, await newGuest({ email: `${randomUUID()}@example.net`, emailVerified: true }));
  for (const view of [[], ['bookings'], ['bookings', '7K3Q9-XRD2M']]) {
    await page.goto(hostPath('en', ...view));
    await expect(page.getByRole('heading', { name: host.t('errorPage.notFound') })).toBeVisible();
    await expect(page).toHaveTitle(`${host.t('errorPage.notFound')} · villa-murtela`);
  }
  const another = await anotherGuest();
  await another.goto(hostPath('de', 'bookings'));
  await another.waitForURL((url) => url.pathname === pathTo('login', 'de'));
});
