import { randomUUID } from 'node:crypto';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, bookingPath, bookingsCollection } from '../../functions/src/contract/collections.ts';
import { takenNightsPath } from '../../functions/src/contract/takenNights.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { inDays } from '../support/bookingRequest.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { BookingWalk, type Guest } from './BookingWalk.ts';
import { changeApartments } from './changeApartments.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

const requestBooking = '**/requestBooking';

function someGuest(): Guest {
  return { firstName: 'Ada', lastName: 'Novak', email: `ada-${randomUUID()}@example.net`, phone: '+44 20 7946 0018' };
}

async function bookingsOf({ email }: Guest): Promise<string[]> {
  const found = await firestore().collection(bookingsCollection).where('email', '==', email).get();
  return found.docs.map(({ id }) => id);
}

test('the bill beside the form names the season, in every language', async ({ page }) => {
  const year = new Date().getFullYear() + 1;
  // Other tests may have booked that week.
  const apartments = { lavender: [], olive: [], rosemary: [] };
  await page.route(`**${takenNightsPath}`, (route) => route.fulfill({ json: { from: inDays(0), apartments } }));
  for (const language of languages) {
    const walk = new BookingWalk(page, language);
    await walk.openRequest('olive', { checkIn: `${year}-06-10`, checkOut: `${year}-06-17` } as Stay);
    await expect(page.getByRole('definition').first()).toBeVisible();
    await expect(page.getByText(walk.t('offer.season.early'))).toBeVisible();
  }
});

test('an empty form names what is missing, at the fields, and goes to the first of them', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  await walk.openRequest('lavender', week);
  await walk.sendButton.click();

  await expect(page.getByRole('alert')).toHaveText(walk.t('errors.fields-required'));
  await expect(walk.field('firstName')).toBeFocused();
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
    await expect(walk.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(walk.field(name)).toHaveAccessibleDescription(new RegExp(walk.t('form.problem.missing')));
  }
  await expect(walk.consent('acceptPrivacy')).toHaveAccessibleDescription(walk.t('request.problem.privacy'));
  await expect(walk.consent('acceptTerms')).toHaveAccessibleDescription(walk.t('request.problem.terms'));
  await expectAccessible(page);
});

test('without both consents nothing is sent, and nothing that was written is lost', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  const guest = someGuest();
  await walk.openRequest('lavender', week);
  await walk.fillIn(guest, { consents: false });
  await walk.sendButton.click();
  await expect(walk.consent('acceptPrivacy')).toBeFocused();
  await walk.consent('acceptPrivacy').check();
  await walk.sendButton.click();
  await expect(walk.consent('acceptTerms')).toBeFocused();
  await expect(walk.consent('acceptTerms')).toHaveAccessibleDescription(walk.t('request.problem.terms'));
  expect(await bookingsOf(guest)).toEqual([]);

  await expect(walk.field('email')).toHaveValue(guest.email);
  await walk.consent('acceptTerms').check();
  await walk.sendButton.click();
  const number = await walk.expectConfirmation();
  expect(await bookingsOf(guest)).toEqual([number]);
});

test('a malformed email gets an error at its field', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  await walk.openRequest('olive', week);
  await walk.fillIn({ ...someGuest(), email: 'ada@' });
  await walk.sendButton.click();
  await expect(walk.field('email')).toBeFocused();
  await expect(walk.field('email')).toHaveAccessibleDescription(walk.t('form.problem.email'));
  await expect(walk.field('firstName')).toHaveAttribute('aria-invalid', 'false');
});

test('a call that fails loses nothing, and trying again books once', async ({ page, week, allow }) => {
  allow(/ERR_FAILED/);
  const walk = new BookingWalk(page);
  const guest = someGuest();
  await walk.openRequest('olive', week);
  await walk.fillIn(guest);
  await page.route(requestBooking, (route) => route.abort(), { times: 1 });
  await walk.sendButton.click();

  await expect(page.getByRole('alert')).toContainText(walk.t('errors.unexpected'));
  for (const [name, value] of Object.entries(guest)) {
    await expect(walk.field(name as keyof Guest)).toHaveValue(value as string);
  }
  await expect(walk.consent('acceptPrivacy')).toBeChecked();
  await expectAccessible(page);
  await walk.sendButton.click();
  const number = await walk.expectConfirmation();
  expect(await bookingsOf(guest)).toEqual([number]);
});

test('sending again after a lost response makes one booking', async ({ page, week, allow }) => {
  allow(/ERR_FAILED/);
  const walk = new BookingWalk(page);
  const guest = someGuest();
  await walk.openRequest('rosemary', week);
  await walk.fillIn(guest);
  // The server books; the browser never hears of it.
  await page.route(
    requestBooking,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toContainText(walk.t('errors.unexpected'));
  const booked = await bookingsOf(guest);
  expect(booked).toHaveLength(1);
  await walk.sendButton.click();
  expect([await walk.expectConfirmation()]).toEqual(booked);
  expect(await bookingsOf(guest)).toEqual(booked);
});

test('a double click books once', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  const guest = someGuest();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/requestBooking')) sent.push(request.postData() ?? '');
  });
  await walk.openRequest('lavender', week);
  await walk.fillIn(guest);
  await walk.sendButton.dblclick();
  const number = await walk.expectConfirmation();
  expect(new Set(sent).size).toBe(1);
  expect(await bookingsOf(guest)).toEqual([number]);
});

test('a reload restores the entered text', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  const guest = { ...someGuest(), message: 'Two lines,\none guest.' };
  await walk.openRequest('lavender', week);
  await walk.fillIn(guest);
  await page.reload();
  for (const [name, value] of Object.entries(guest)) {
    await expect(walk.field(name as keyof Guest)).toHaveValue(value);
  }
  await expect(walk.consent('acceptPrivacy')).toBeChecked();
  await expect(walk.consent('acceptTerms')).toBeChecked();
});

test('the back button after the confirmation does not lead to the form, nor books again', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  const guest = someGuest();
  await walk.openApartment('rosemary', week);
  await walk.requestButton.click();
  await walk.fillIn(guest);
  await walk.sendButton.click();
  const number = await walk.expectConfirmation();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/request\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(walk.t('villa.apartments.rosemary.name'));
  await expect(page.getByText(walk.t('errors.dates-taken'))).toBeVisible();
  await page.goForward();
  expect(await walk.expectConfirmation()).toBe(number);
  expect(await bookingsOf(guest)).toEqual([number]);
});

test('on a slow line the button says that it is sending, and a second press does nothing', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  const guest = someGuest();
  await walk.openRequest('olive', week);
  await walk.fillIn(guest);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let requests = 0;
  await page.route(requestBooking, async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await walk.sendButton.click();
  const sending = walk.button('form.sending');
  await expect(sending).toBeVisible();
  await sending.click({ force: true });
  letGo();
  const number = await walk.expectConfirmation();
  expect(requests).toBe(1);
  expect(await bookingsOf(guest)).toEqual([number]);
});

test('a price that changed in between is shown before anything is booked', async ({ page, week, allow }) => {
  allow(/\b(400|409|412)\b/);
  const walk = new BookingWalk(page);
  const guest = someGuest();
  const { cleaningFee } = (await firestore().doc(apartmentPath('rosemary')).get()).data() as Apartment;
  const before = cleaningFee - 1234;
  await changeApartments(page, (apartment) => {
    if (apartment.slug === 'rosemary') apartment.cleaningFee = before;
  });
  const bill = page.getByRole('group', { name: walk.t('offer.quote.title') });
  await walk.openRequest('rosemary', week);
  await expect(bill.getByText(moneyIn('en', before), { exact: true })).toBeVisible();
  await walk.fillIn(guest);
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toContainText(walk.t('errors.quote-changed'));
  await expect(bill.getByText(moneyIn('en', cleaningFee), { exact: true })).toBeVisible();
  expect(await bookingsOf(guest)).toEqual([]);
  await walk.sendButton.click();
  const number = await walk.expectConfirmation();
  expect((await firestore().doc(bookingPath(number)).get()).get('quote.lines')).toContainEqual({
    kind: 'cleaningFee',
    amount: cleaningFee,
  });
});

test('with the function down the panel says so and offers to ask again', async ({ page, week, allow }) => {
  allow(/ERR_FAILED/, /503/);
  const walk = new BookingWalk(page);
  // Where the public nights cannot be read, the server is asked on arrival.
  await page.route('**/calendar/taken.json', (route) => route.fulfill({ status: 503 }));
  await page.route('**/checkAvailability', (route) => route.abort(), { times: 1 });
  await walk.openApartment('lavender', week);
  await expect(page.getByText(walk.t('errors.unexpected'), { exact: true })).toBeVisible();
  await walk.checkButton.click();
  await expect(walk.available).toBeVisible();
});
