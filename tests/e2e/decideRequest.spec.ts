import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { book } from '../support/bookingRequest.ts';
import { decisionLink } from '../support/decisionLink.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { expect, siteTest as test } from './siteTest.ts';

const t = messagesOf(settings.ownerLanguage as 'en');
const [lavender] = sampleVilla();

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test('the owner opens the link in the mail on a phone, changes their mind, and declines with a sentence', async ({
  page,
  week,
}) => {
  const number = await book(lavender!, week);
  // The owner's sentence goes only to a proven email.
  await firestore().doc(bookingPath(number)).update({ emailProven: true });
  await page.goto((await decisionLink(number, 'confirm')).href);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('mail.decision.confirm.title'));
  await expectAccessible(page);
  await page.getByText(t('mail.decision.decline.instead')).tap();
  await page.getByLabel(t('mail.decision.decline.message')).fill('Perhaps in May?');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t('mail.decision.decline.button') }).tap();
  await expect(heading).toHaveText(t('mail.decision.declined.title'));
  const stored = await firestore().doc(bookingPath(number)).get();
  expect(stored.data()).toMatchObject({ status: 'cancelled', endedBy: 'owner', declineMessage: 'Perhaps in May?' });
});
