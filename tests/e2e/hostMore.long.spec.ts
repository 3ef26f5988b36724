import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { accessDocument, settingsDocument } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { claimSettings, releaseSettings } from '../support/claimSettings.ts';
import villaSettings from '../../villa/settings.json' with { type: 'json' };
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { HostDesk } from './HostDesk.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * All tests share the settings. These tests change only what others ignore: the days until a reminder, and owners of
 * their own. Tests that save settings run one after the other.
 */

const usualDays = villaSettings.reminderDaysBefore;
const storedDays = async () => (await firestore().doc(settingsDocument).get()).get('reminderDaysBefore') as number;
const storedOwners = async () => (await firestore().doc(accessDocument).get()).get('owners') as string[];

test.beforeEach(claimSettings);
test.afterEach(async () => {
  // Increments the revision as functions do. If a trigger did it later, the form of the next test would be outdated.
  const revision = FieldValue.increment(1);
  if ((await storedDays()) !== usualDays) {
    await firestore().doc(settingsDocument).update({ reminderDaysBefore: usualDays, revision });
  }
  if ((await storedOwners()).length > 1)
    await firestore()
      .doc(accessDocument)
      .update({ owners: [sampleOwner.email], revision });
  await releaseSettings();
});

/** The owner's steps in the view of settings. */
class HostSettings extends HostDesk {
  get form() {
    return this.page.getByRole('form', { name: this.t('hostMore.parts.property'), exact: true });
  }

  setting(name: string) {
    return this.form.getByRole('textbox', {
      name: this.t(`hostMore.property.fields.${name}`),
      exact: true,
    });
  }
}

test('an edit of settings that changed meanwhile is refused, overwrites nothing, and is possible in the new version', async ({
  page,
  allow,
}) => {
  allow(/\b409\b/);
  await page.setViewportSize({ width: 360, height: 800 });
  const desk = new HostSettings(page, 'de');
  await desk.open('more');
  const form = desk.form;
  const save = form.getByRole('button', { name: desk.t('host.form.save'), exact: true });
  const days = desk.setting('reminderDaysBefore');
  await days.fill(String(usualDays + 1));
  const elsewhere = { reminderDaysBefore: usualDays + 3, revision: FieldValue.increment(1) };
  await firestore().doc(settingsDocument).update(elsewhere);
  await expect(form.getByRole('alert')).toContainText(desk.t('host.form.meanwhile'));
  await save.click();
  await expect(days).toHaveValue(String(usualDays + 1));
  expect(await storedDays()).toBe(usualDays + 3);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await form.getByRole('button', { name: desk.t('host.form.lookAtNew') }).click();
  await expect(days).toHaveValue(String(usualDays + 3));
  await days.fill(String(usualDays + 2));
  await save.click();
  await expect.poll(storedDays).toBe(usualDays + 2);
  await expect(form.getByRole('alert')).toBeHidden();
});

test('the desk closes at once for an owner who was removed', async ({ page, allow }) => {
  // The emulator may refuse what the page was reading before it refuses the list of owners.
  allow(/console error: FirebaseError: /);
  const email = `partner-${randomUUID()}@example.net`;
  const owners = (now: string[]) =>
    firestore()
      .doc(accessDocument)
      .update({ owners: now, revision: FieldValue.increment(1) });
  await owners([sampleOwner.email, email]);
  const desk = new HostDesk(page);
  await restoreSession(page, await newGuest({ email, emailVerified: true }));
  await page.goto('/host');
  await expect(page.getByRole('heading', { name: desk.t('hostToday.title') })).toBeVisible();
  await owners([sampleOwner.email]);
  await expect(page.getByRole('heading', { name: desk.t('errorPage.notFound') })).toBeVisible();
});
