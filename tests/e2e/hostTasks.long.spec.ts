import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { addDays, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays } from '../support/bookingRequest.ts';
import { formatIn, moneyIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { expectAccessible } from './expectAccessible.ts';
import { stored } from './guestWithBooking.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * The owner's tasks at a desk, in German. ownerGuide.spec.ts does them on a phone, in English.
 */

const olive = sampleVilla().find(({ slug }) => slug === 'olive')!;

/** A request for olive of a guest whom no other test has. */
async function request(stay: Stay) {
  const lastName = `Task-${randomUUID().slice(0, 8)}`;
  const guest = {
    firstName: 'Mirela',
    lastName,
    email: `${lastName.toLowerCase()}@example.net`,
    phone: '+44 20 7946 0000',
  };
  return { number: await book(olive, stay, { guest }), name: `Mirela ${lastName}`, ...guest };
}

test('a request is confirmed, and its guest can be written to', async ({ page, week }) => {
  const { number, name, email, phone } = await request(week);
  const desk = new HostDesk(page, 'de');
  await desk.open();
  const card = desk.card(name);
  const link = (key: string) => card.getByRole('link', { name: desk.t(`hostToday.request.${key}`), exact: true });
  await expect(link('write')).toHaveAttribute('href', `mailto:${email}`);
  await expect(link('call')).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  await link('open').click();
  await expect(desk.viewHeading(name)).toBeVisible();
  await expectAccessible(page);
  await desk.button('hostBooking.actions.confirm').click();
  await expect(desk.button('hostBooking.actions.pay')).toBeVisible();
  expect(await stored(number)).toMatchObject({ status: 'confirmed' });
});

test('payments are recorded, removed, and paid back with a cancellation', async ({ page, week }) => {
  const { number } = await request(week);
  const desk = new HostDesk(page, 'de');
  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.confirm').click();
  const payments = page.getByRole('region', { name: desk.t('hostBooking.payments.title') });
  for (const [index, amount] of ['200', '35,50'].entries()) {
    await desk.button('hostBooking.actions.pay').click();
    await desk.field('hostBooking.payments.amount').fill(amount);
    await expectAccessible(page);
    await desk.inDialog('hostBooking.actions.save').click();
    await expect(desk.dialog).toBeHidden();
    await expect(payments.getByRole('listitem')).toHaveCount(index + 1);
  }
  await expect(payments).toContainText(moneyIn('de', 20_000));
  await expect(payments).toContainText(moneyIn('de', 3550));
  await payments
    .getByRole('listitem')
    .filter({ hasText: moneyIn('de', 3550) })
    .getByRole('button')
    .click();
  await expect(payments.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  // More than was received cannot be paid back, which is said before it is sent.
  await desk.button('hostBooking.actions.pay').click();
  await desk.field('hostBooking.payments.kind').selectOption('refund');
  await desk.field('hostBooking.payments.amount').fill('200,01');
  await desk.inDialog('hostBooking.actions.save').click();
  await expect(desk.field('hostBooking.payments.amount')).toHaveAccessibleDescription(
    desk.t('hostBooking.payments.refundTooHigh', { paid: moneyIn('de', 20_000) }),
  );
  await desk.inDialog('hostBooking.actions.back').click();

  await desk.button('hostBooking.actions.cancel').click();
  await expect(desk.dialog).toContainText(moneyIn('de', 20_000));
  await desk.field('hostBooking.cancelling.refund').fill('zwanzig');
  await desk.inDialog('hostBooking.actions.cancel').click();
  await expect(desk.dialog.getByText(desk.t('hostBooking.payments.wrongAmount'))).toBeVisible();
  await expectAccessible(page);
  await desk.field('hostBooking.cancelling.refund').fill('200');
  await desk.inDialog('hostBooking.actions.cancel').click();
  await expect(desk.button('hostBooking.actions.reopen')).toBeVisible();
  expect(await stored(number)).toMatchObject({ status: 'cancelled', endedBy: 'guest', end: { kept: 0 } });
});

test('a stay whose advance payment is late is cancelled from Today', async ({ page, week }) => {
  const { number, name } = await request(week);
  const reference = firestore().doc(bookingPath(number));
  await reference.update({ status: 'confirmed' });
  await expect.poll(async () => (await stored(number)).agreed.status).toBe('confirmed');
  // Counted here, or else the trigger would count it later, maybe while a dialog is open.
  await reference.update({ advanceDueOn: inDays(-2), revision: FieldValue.increment(1) });
  const desk = new HostDesk(page, 'de');
  await desk.open();
  const cancel = page.getByRole('link', { name: `${desk.t('hostBooking.actions.cancel')}: ${name}` });
  await expect(cancel).toBeVisible();
  await expectAccessible(page);
  await cancel.click();
  await expect(desk.dialog).toBeVisible();
  // The question is asked once: the history entry forgets it, and what a reload opens is that entry.
  await expect.poll(() => page.evaluate<string>('JSON.stringify(history.state)')).not.toContain('cancel');
  await page.reload();
  await expect(desk.viewHeading(name)).toBeVisible();
  await expect(desk.dialog).toBeHidden();
  await desk.button('hostBooking.actions.cancel').click();
  await desk.inDialog('hostBooking.actions.cancel').click();
  await expect(desk.button('hostBooking.actions.reopen')).toBeVisible();
  expect(await stored(number)).toMatchObject({ status: 'cancelled' });
});

test('a move takes the listed price, keeps it, or takes the one that was agreed', async ({ page, week, nextWeek }) => {
  const { number } = await request(week);
  const total = async () => (await stored(number)).quote.totalPayment;
  const desk = new HostDesk(page, 'de');
  await desk.open('bookings', number);
  const move = async (stay: Stay, kind: 'keep' | 'list' | 'agreed', agreed = '') => {
    await desk.button('hostBooking.actions.move').click();
    await desk.field('hostBooking.field.checkIn').fill(stay.checkIn);
    await desk.field('hostBooking.field.checkOut').fill(stay.checkOut);
    const now = await total();
    const listed = quoteStay(stay, { adults: 2, children: 0 }, olive, olive.propertyTerms).totalPayment;
    await expect(desk.field('hostBooking.moving.price')).toHaveAccessibleDescription(
      listed === now
        ? desk.t('hostBooking.moving.same')
        : desk.t('hostBooking.moving.difference', {
            difference: (listed > now ? '+' : '') + moneyIn('de', listed - now),
          }),
    );
    await desk.field('hostBooking.moving.price').selectOption(kind);
    if (agreed) await desk.field('hostBooking.moving.total').fill(agreed);
    await expectAccessible(page);
    await desk.inDialog('hostBooking.actions.move').click();
    await expect(desk.dialog).toBeHidden();
    expect(await stored(number)).toMatchObject({ ...stay });
  };
  const shorter = { ...nextWeek, checkOut: addDays(nextWeek.checkOut, -2) };
  const listed = quoteStay(shorter, { adults: 2, children: 0 }, olive, olive.propertyTerms).totalPayment;
  const before = await total();
  await move(shorter, 'list');
  expect(await total()).toBe(listed);
  expect(listed).not.toBe(before);
  await move(week, 'keep');
  expect(await total()).toBe(listed);
  await move(nextWeek, 'agreed', '612,50');
  expect(await total()).toBe(61_250);
});

test('a move onto taken nights names who has them, and changes nothing', async ({ page, week, nextWeek, allow }) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  const { number } = await request(week);
  const { name: holder } = await request(nextWeek);
  const desk = new HostDesk(page, 'de');
  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.move').click();
  await desk.field('hostBooking.field.checkOut').fill(addDays(nextWeek.checkIn, 1));
  await desk.inDialog('hostBooking.actions.move').click();
  const line = `${holder}, ${formatIn('de').stay(nextWeek)}, ${desk.t('hostCalendar.spoken.pending')}`;
  await expect(desk.dialog.getByRole('alert').getByRole('listitem')).toHaveText(line);
  await expect(desk.field('hostBooking.field.checkOut')).toHaveValue(addDays(nextWeek.checkIn, 1));
  await expectAccessible(page);
  expect(await stored(number)).toMatchObject({ ...week, status: 'pending' });
});

test('a response that comes when its dialog was left closes no other, and a refusal is told all the same', async ({
  page,
  week,
  nextWeek,
  allow,
}) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  const { number } = await request(week);
  const { name: holder } = await request(nextWeek);
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
  await desk.inDialog('hostBooking.actions.back').click();

  respond = await moveAndLeave(addDays(nextWeek.checkIn, 1));
  await page.getByRole('link', { name: desk.t('host.views.more'), exact: true }).click();
  await expect(desk.viewHeading(desk.t('hostMore.title'))).toBeVisible();
  respond();
  const refusal = page.getByRole('alert').filter({ hasText: desk.t('host.notDone') });
  await expect(refusal).toContainText(holder);
  await expectAccessible(page);
});

test('undoing and reopening name who has the nights by then, and change nothing', async ({ page, week, allow }) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  const { number } = await request(week);
  const desk = new HostDesk(page, 'de');
  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.decline').click();
  await desk.inDialog('hostToday.request.decline').click();
  await expect(desk.button('hostBooking.actions.reopen')).toBeVisible();
  const { name: holder } = await request(week);
  const line = `${holder}, ${formatIn('de').stay(week)}, ${desk.t('hostCalendar.spoken.pending')}`;
  await desk.button('host.undo').click();
  const said = page.getByRole('alert').getByRole('listitem');
  await expect(said).toHaveText(line);
  await expectAccessible(page);
  await desk.button('hostBooking.actions.reopen').click();
  await expect(said).toHaveText([line, line]);
  expect(await stored(number)).toMatchObject({ status: 'cancelled' });
});

test('a change is undone from the history within its minute, also after the page was loaded anew', async ({
  page,
  week,
}) => {
  const { number } = await request(week);
  const desk = new HostDesk(page, 'de');
  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.confirm').click();
  await expect(desk.button('hostBooking.actions.pay')).toBeVisible();
  await page.reload();
  const history = page.getByRole('region', { name: desk.t('hostBooking.history.title') });
  const undo = history.getByRole('button', { name: new RegExp(`^${desk.t('host.undo')}: `) });
  await undo.click();
  await expect(page.getByText(desk.t('host.undone'))).toBeVisible();
  await expect(desk.button('hostBooking.actions.confirm')).toBeVisible();
  await expect(undo).toBeHidden();
  await expectAccessible(page);
  expect(await stored(number)).toMatchObject({ status: 'pending' });
});

test('party, contact and note are changed, and a mail is sent again', async ({ page, week }) => {
  const { number } = await request(week);
  const desk = new HostDesk(page, 'de');
  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.edit').click();
  await desk.field('hostBooking.field.phone').fill('+49 30 5550 1234');
  const more = desk.t('hostCalendar.booking.more', { what: desk.t('hostBooking.field.children') });
  await desk.dialog.getByRole('button', { name: more }).click();
  await desk.field('hostBooking.field.note').fill('Kommt mit der letzten Fähre.');
  await desk.field('hostBooking.field.city').fill('Köln');
  await desk.field('hostBooking.field.language').selectOption('it');
  // What is wrong is said at its field, and nothing is sent.
  const { email } = await stored(number);
  const field = desk.dialog.getByRole('textbox', { name: desk.t('hostBooking.field.email'), exact: true });
  await field.fill('mirela@');
  await desk.inDialog('hostBooking.actions.save').click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(desk.t('hostCalendar.booking.emailWrong'));
  await expectAccessible(page);
  await field.fill(email);
  await desk.inDialog('hostBooking.actions.save').click();
  await expect(desk.dialog).toBeHidden();
  await expect(page.getByText('Kommt mit der letzten Fähre.').first()).toBeVisible();
  expect(await stored(number)).toMatchObject({ phone: '+493055501234', children: 1, city: 'Köln', language: 'it' });

  const mails = page.getByRole('region', { name: desk.t('hostBooking.mails.title') });
  const again = mails.getByRole('button', { name: desk.t('hostBooking.actions.resend') });
  await again.first().click();
  await expect(page.getByText(desk.t('hostBooking.done.resend'))).toBeVisible();
  const history = page.getByRole('region', { name: desk.t('hostBooking.history.title') });
  await expect(history.getByText(desk.t('hostBooking.history.actions.mailResent'), { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('closed nights are changed, and opened again', async ({ page, week }) => {
  const desk = new HostDesk(page, 'de');
  await desk.open('calendar');
  await desk.showMonthOf(week.checkIn);
  await desk.chooseNights('lavender', { ...week, checkOut: addDays(week.checkIn, 2) });
  await desk.submit('hostCalendar.block.submit').click();
  const first = desk.night('lavender', week.checkIn);
  await expect(first).toHaveAttribute('class', /taken/);
  await expect(desk.dialog).toBeHidden();
  await first.click();
  await expectAccessible(page);
  await desk.field('hostCalendar.block.lastNight').fill(addDays(week.checkIn, -1));
  await desk.inDialog('hostCalendar.block.save').click();
  await expect(desk.dialog.getByText(desk.t('hostCalendar.block.datesWrong'))).toBeVisible();
  await expectAccessible(page);
  await desk.field('hostCalendar.block.lastNight').fill(addDays(week.checkIn, 2));
  await desk.inDialog('hostCalendar.block.save').click();
  await expect(desk.dialog).toBeHidden();
  const third = desk.night('lavender', addDays(week.checkIn, 2));
  await expect(third).toHaveAttribute('class', /taken/);
  await third.click();
  await desk.inDialog('hostCalendar.block.remove').click();
  await expect(third).not.toHaveAttribute('class', /taken/);
});

test('a booking is entered at an agreed price, and one on its nights is refused', async ({ page, week }) => {
  const firstName = `Ljubica-${randomUUID().slice(0, 8)}`;
  const desk = new HostDesk(page, 'de');
  await desk.open('calendar');
  await desk.showMonthOf(week.checkIn);
  const stay = { ...week, checkOut: addDays(week.checkIn, 3) };
  await desk.chooseNights('rosemary', stay);
  await desk.button('hostCalendar.sheet.enter').click();
  await desk.field('hostCalendar.booking.firstName').fill(firstName);
  await desk.dialog.getByRole('radio', { name: desk.t('hostCalendar.booking.agreed') }).check();
  await desk.field('hostCalendar.booking.agreedTotal').fill('399,90');
  await expectAccessible(page);
  await desk.submit('hostCalendar.booking.submit').click();
  const first = desk.night('rosemary', week.checkIn);
  await expect(first).toHaveAccessibleName(new RegExp(firstName));
  await expect(desk.dialog).toBeHidden();

  await desk.night('rosemary', stay.checkOut).click();
  await first.click();
  await expect(desk.dialog.getByRole('alert')).toContainText(firstName);
  await expectAccessible(page);
  await desk.inDialog('hostCalendar.sheet.again').click();
  await expect(desk.dialog).toBeHidden();
  await first.click();
  await desk.dialog.getByRole('link', { name: desk.t('hostCalendar.booking.open') }).click();
  await expect(page.getByText(moneyIn('de', 39_990)).first()).toBeVisible();
});
