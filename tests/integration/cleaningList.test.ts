import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cleaningDocument, historyPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';
import { book, guestWith, stayIn } from '../support/bookingRequest.ts';
import { responseOf } from '../support/callFunction.ts';
import { changeAtDesk, confirmAtDesk } from '../support/changeAtDesk.ts';
import { formatIn, messagesOf } from '../support/messagesOf.ts';
import { signInAsOwner } from '../support/signIn.ts';

/* The page behind the cleaner's private link. */

const apartment = await apartmentOfFile();
const { idToken } = await signInAsOwner();

async function replaceLink(isOpen: boolean) {
  const stored = await firestore().doc(cleaningDocument).get();
  const revision = (stored.get('revision') as number | undefined) ?? 0;
  return responseOf('replaceCleaningLink', { requestId: randomUUID(), revision, isOpen }, idToken);
}

const secret = async () => String((await firestore().doc(cleaningDocument).get()).get('secret'));

async function open(query: Record<string, string>) {
  const response = await fetch(`http://127.0.0.1:5000/cleaning?${new URLSearchParams(query).toString()}`);
  return { status: response.status, robots: response.headers.get('X-Robots-Tag'), page: await response.text() };
}

test('the link shows arrivals and departures without names, until the owner replaces or revokes it', async () => {
  const stay = stayIn(41, 2);
  const guest = guestWith(`${randomUUID()}@example.net`);
  const confirmed = await book(apartment, stay, { guest, adults: 2, children: 1, babies: 1 });
  await confirmAtDesk(confirmed);
  const change = await replaceLink(true);
  const key = await secret();
  const entry = (await firestore().doc(historyPath(change.change)).get()).data();
  expect(entry).toMatchObject({ action: 'cleaningLinkReplaced', changes: [] });

  const t = messagesOf('hr');
  const shown = await open({ key, week: stay.checkIn, language: 'hr' });
  expect(shown).toMatchObject({ status: 200, robots: 'noindex' });
  for (const text of [
    formatIn('hr').dateWithWeekday(stay.checkIn),
    apartment.slug,
    t('cleaning.cot', { count: 1 }),
    t('mail.stay.babies', { count: 1 }),
  ])
    expect(shown.page).toContain(text);
  for (const hidden of [guest.firstName, guest.lastName, guest.email, guest.phone, confirmed, '€'])
    expect(shown.page).not.toContain(hidden);

  await changeAtDesk('decideBooking', confirmed, { decision: 'cancel' });
  expect((await open({ key, week: stay.checkIn })).page).not.toContain(apartment.slug);

  const gone = messagesOf('de')('cleaning.page.unknown.title');
  await replaceLink(true);
  const [replaced, next] = [await open({ key, language: 'de' }), await secret()];
  expect(replaced).toMatchObject({ status: 410, robots: 'noindex', page: expect.stringContaining(gone) });
  expect((await open({ key: next })).status).toBe(200);
  await replaceLink(false);
  for (const wrong of [next, 'null', 'x'.repeat(32)]) {
    const answer = await open({ key: wrong, week: stay.checkIn, language: 'de' });
    expect(answer).toMatchObject({ status: 410, page: expect.stringContaining(gone) });
    expect(answer.page).not.toContain(apartment.slug);
  }
});
