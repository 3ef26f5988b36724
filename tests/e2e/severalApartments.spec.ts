import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, bookingsCollection } from '../../functions/src/contract/collections.ts';
import { costOfCancelling } from '../../functions/src/domain/ledger.ts';
import { moveGuests } from '../../functions/src/domain/moveGuests.ts';
import { quoteStay, sumOfQuotes, type Quote } from '../../functions/src/domain/quote.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { splitParty } from '../../functions/src/domain/splitParty.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, bookTogether, inDays } from '../support/bookingRequest.ts';
import { confirmAtDesk } from '../support/changeAtDesk.ts';
import { formatIn, messagesOf, moneyIn } from '../support/messagesOf.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { BookingWalk, someGuest, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { bookingsOf, setStatus, stored } from './guestWithBooking.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

test.describe.configure({ mode: 'parallel' });

const t = messagesOf('en');

/** A signed-in guest with a request for two apartments. */
async function guestWithTwo(page: Page, week: Stay): Promise<[string, string]> {
  const email = `several-${randomUUID()}@example.net`;
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const numbers = await bookTogether([sampleApartment('lavender'), sampleApartment('olive')], week, { guest });
  await restoreSession(page, await newGuest({ email, emailVerified: true }));
  return numbers as [string, string];
}

test('bookings of one request are one stay with one total, and one of them is cancelled alone', async ({
  page,
  week,
}) => {
  const [lavender, olive] = await guestWithTwo(page, week);
  const nameOf = (slug: string) => t(`villa.apartments.${slug}.name` as 'villa.apartments.olive.name');
  const names = formatIn('en').list([nameOf('lavender'), nameOf('olive')]);
  const both = await Promise.all([lavender, olive].map(stored));
  const total = moneyIn('en', sumOfQuotes(both.map(({ quote }) => quote)).totalPayment);
  await page.goto('/my-bookings');
  const card = page.getByRole('article').filter({ hasText: lavender });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toContainText(total);
  await card.getByRole('link', { name: names, exact: true }).click();
  await expect(page).toHaveURL(`/my-booking/${lavender}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names);
  await expect(page.getByRole('group', { name: t('offer.quote.title') })).toContainText(total);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('myBookings.cancel.title') });
  await expect(dialog).toContainText(t('myBookings.cancel.sumFree'));
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('radio', { name: t('myBookings.cancel.only', { name: nameOf('lavender') }) }).check();
  await dialog.getByRole('button', { name: t('myBookings.cancel.yes') }).click();
  const together = page.getByRole('region', { name: t('myBookings.together.title') });
  await expect(together).toContainText(t('myBookings.together.left', { names: nameOf('olive') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('olive'));
  expect((await stored(lavender)).status).toBe('cancelled');
  expect((await stored(olive)).status).toBe('pending');
  await expect(together).toContainText(t('myBookings.status.pending'));
});

test('both bookings are cancelled together, for the sum of their own terms', async ({ page, week }) => {
  const [lavender, olive] = await guestWithTwo(page, week);
  for (const number of [lavender, olive]) {
    await setStatus(number, 'confirmed');
  }
  const terms = { freeUntilDays: 365, shareAfter: 0.4 };
  // The guest is bound, as after pressing the button of an instant booking.
  await firestore().doc(bookingPath(olive)).update({ 'terms.cancellation': terms, boundBy: 'button' });
  await expect.poll(async () => (await stored(olive)).terms.cancellation).toEqual(terms);
  const cost = costOfCancelling(await stored(olive), inDays(0));
  const sum =
    cost.kind === 'due'
      ? t('myBookings.cancel.sumDue', { amount: moneyIn('en', cost.amount) })
      : t('myBookings.cancel.sumFree');

  await page.goto(`/my-booking/${lavender}`);
  await page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('myBookings.cancel.title') });
  await expect(dialog).toContainText(sum);
  await expect(dialog).toContainText(t('myBookings.cancel.free'));
  await dialog.getByRole('button', { name: t('myBookings.cancel.yes') }).click();
  await expect(page.getByText(t('myBookings.cancel.doneAll'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  for (const number of [lavender, olive]) expect((await stored(number)).status).toBe('cancelled');
  await expect(page.getByRole('region', { name: t('myBookings.together.title') })).toContainText(
    t('myBookings.status.cancelled'),
  );
});

/** The title of a request for several apartments in a language. */
function titleOf(walk: BookingWalk, slugs: readonly string[]): string {
  const names = slugs.map((slug) => walk.t(`villa.apartments.${slug}.name`));
  return walk.t('offer.together.names', { names: formatIn(walk.language).list(names) });
}

test('a party of seven requests two apartments at once, from the home page to its one page, in German', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page, 'de');
  const guest = someGuest();
  await walk.openHome();
  await walk.chooseDates(week, 'typing');
  await walk.guests('adults').fill('6');
  await walk.guests('children').fill('1');
  await walk.checkButton.click();
  await expect(page.getByText(walk.t('offer.severalFit'), { exact: true })).toBeVisible();
  const shares = { olive: { adults: 4, children: 0 }, rosemary: { adults: 2, children: 1 } };
  const [olive, rosemary] = (['olive', 'rosemary'] as const).map((slug) =>
    quoteStay(week, shares[slug], sampleApartment(slug), sampleApartment(slug).propertyTerms),
  ) as [Quote, Quote];
  const total = moneyIn('de', olive.totalPayment + rosemary.totalPayment);
  const title = titleOf(walk, ['olive', 'rosemary']);
  const way = page.getByRole('link').filter({ hasText: `${walk.t('offer.requestToBook')}: ${title}` });
  const offer = page.getByRole('listitem').filter({ has: way });
  for (const amount of [moneyIn('de', olive.totalPayment), moneyIn('de', rosemary.totalPayment), total]) {
    await expect(offer).toContainText(amount);
  }
  await way.click();

  await expect(page).toHaveURL(
    `${pathTo('request', 'de', 'olive')}?with=rosemary&${stayQuery(week, { adults: 6, children: 1 }).slice(1)}`,
  );
  const bill = page.getByRole('group', { name: walk.t('offer.quote.title') });
  await expect(bill).toContainText(`${walk.t('offer.quote.total')}${total}`);
  for (const { totalPayment } of [olive, rosemary]) await expect(bill).toContainText(moneyIn('de', totalPayment));
  await walk.fillIn(guest);
  await walk.sendButton.dblclick();

  await walk.expectConfirmation();
  await expect(bill).toContainText(`${walk.t('offer.quote.total')}${total}`);
  await expectAccessible(page);
  const found = await firestore().collection(bookingsCollection).where('email', '==', guest.email).get();
  const bookings = found.docs.map((booking) => booking.data() as StoredBooking);
  expect(new Set(bookings.map(({ apartment }) => apartment))).toEqual(new Set(['olive', 'rosemary']));
  expect(bookings).toHaveLength(2);
  expect(new Set(bookings.map(({ group }) => group)).size).toBe(1);
  for (const { number, group, apartment, adults, children, quote } of bookings) {
    if (number === group) await expect(page.getByRole('main')).toContainText(number);
    expect({ adults, children }).toEqual(shares[apartment as keyof typeof shares]);
    expect(quote).toEqual(apartment === 'olive' ? olive : rosemary);
  }

  // Without signing in.
  await page.getByRole('link', { name: walk.t('confirmation.toStay') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(walk.t('villa.apartments.olive.name'));
  await expect(page.getByRole('group', { name: walk.t('offer.quote.title') })).toContainText(total);
});

test('a group of nine moves its guests between apartments, and has one mail, one code and one total', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page);
  const guest = someGuest();
  const all = (['lavender', 'olive', 'rosemary'] as const).map(sampleApartment);
  const limits = all.map((apartment) => apartment.limits);
  const nine = { adults: 7, children: 2 };
  const shares = splitParty(nine, limits)!;
  const moved = moveGuests(shares, limits, 0, 'adults', shares[0]!.adults + 1)!;
  const quotes = all.map((one, place) => quoteStay(week, moved[place]!, one, one.propertyTerms));
  const { totalPayment, advancePayment } = sumOfQuotes(quotes);
  await page.goto(`${pathTo('request', 'en', 'lavender')}${stayQuery(week, nine)}&with=olive&with=rosemary`);
  const where = page.getByText(t('offer.together.where'), { exact: true });
  await where.press('Enter');
  const adults = page
    .getByRole('group', { name: t('villa.apartments.lavender.name'), exact: true })
    .getByLabel(t('stay.adults'));
  await adults.selectOption(String(moved[0]!.adults));
  const bill = page.getByRole('group', { name: t('offer.quote.title') });
  await expect(bill).toContainText(`${t('offer.quote.total')}${moneyIn('en', totalPayment)}`);
  await expectAccessible(page);
  await walk.fillIn(guest);
  await walk.sendButton.click();
  await walk.expectConfirmation();

  const bookings = await bookingsOf(guest);
  expect(
    all
      .map(({ slug }) => bookings.find(({ apartment }) => apartment === slug))
      .map((one) => [one?.adults, one?.children]),
  ).toEqual(moved.map((one) => [one.adults, one.children]));
  const number = bookings[0]!.group!;
  await confirmAtDesk(number);
  const found = await Promise.all(bookings.map((one) => findMailsAbout(one.number)));
  const mails = found.flat().filter(({ id }) => /-confirmed-guest/.test(id));
  expect(mails).toHaveLength(1);
  const { text, attachments } = mails[0]!.get('message') as { text: string; attachments: { filename: string }[] };
  expect(text).toContain(`Amount: ${moneyIn('en', advancePayment)}`);
  expect(attachments.filter(({ filename }) => filename.endsWith('.png'))).toHaveLength(1);
  await page.goto(/https?:\S+#key=\S+/.exec(text)![0]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    formatIn('en').list(all.map(({ slug }) => t(`villa.apartments.${slug}.name` as 'villa.apartments.olive.name'))),
  );
  await expect(bill).toContainText(`${t('offer.quote.total')}${moneyIn('en', totalPayment)}`);
});

test('a request for two apartments of which one was taken books none, and offers others with the input kept', async ({
  page,
  week,
  allow,
}) => {
  allow(/409/);
  const walk = new BookingWalk(page);
  const guest = { ...someGuest(), message: 'We come by ferry.' };
  const seven = { adults: 6, children: 1 };
  await page.goto(`${pathTo('request', 'en', 'lavender')}${stayQuery(week, seven)}&with=olive&with=attic`);
  await walk.fillIn(guest);
  await book(sampleApartment('olive'), week);
  await walk.sendButton.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('errors.dates-taken'));
  await expect(alert).toContainText(t('offer.together.taken', { name: t('villa.apartments.olive.name') }));
  const title = titleOf(walk, ['lavender', 'rosemary']);
  const other = page.getByRole('link').filter({ hasText: `${t('offer.requestToBook')}: ${title}` });
  await expect(other).toBeVisible();
  await expectAccessible(page);

  await other.click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('request', 'en', 'lavender')}\\?with=rosemary&`));
  // The URL changes a moment before the page, which offered the same two.
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  for (const name of ['firstName', 'email', 'message'] as const) {
    await expect(walk.field(name)).toHaveValue(guest[name]);
  }
  await walk.sendButton.click();
  await walk.expectConfirmation();
  const found = await firestore().collection(bookingsCollection).where('email', '==', guest.email).get();
  expect(found.docs.map((booking) => booking.get('apartment') as string).sort()).toEqual(['lavender', 'rosemary']);
});
