import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { accessDocument, settingsDocument, versionPath } from '../../functions/src/contract/collections.ts';
import { todayIn } from '../../functions/src/domain/isoDate.ts';
import { typicalPrice, typicalStays, type TypicalKind } from '../../functions/src/domain/typicalStays.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { sampleAccount, sampleVilla } from '../support/sampleVilla.ts';
import { claimSettings, releaseSettings } from '../support/claimSettings.ts';
import villaSettings from '../../villa/settings.json' with { type: 'json' };
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';

import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Settings are the same for all tests. These change what others do not look at: days until a reminder, and owners of their own. Tests that
 * save settings do so one after the other.
 */

const usualDays = villaSettings.reminderDaysBefore;
const storedDays = async () => (await firestore().doc(settingsDocument).get()).get('reminderDaysBefore') as number;
const storedOwners = async () => (await firestore().doc(accessDocument).get()).get('owners') as string[];

test.beforeEach(claimSettings);
test.afterEach(async () => {
  // Counted as functions do: an edit that a trigger has to count later would outdate the form of the next test.
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
  form(part: 'property' | 'owners' | 'limits') {
    return this.page.getByRole('form', { name: this.t(`hostMore.parts.${part}`), exact: true });
  }

  setting(name: string) {
    return this.form('property').getByRole('textbox', {
      name: this.t(`hostMore.property.fields.${name}`),
      exact: true,
    });
  }

  async show(part: 'property' | 'owners' | 'limits' | 'device') {
    await this.button(`hostMore.parts.${part}`).click();
  }

  async expectNoOverflow() {
    await expect
      .poll(() => this.page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
      .toBe(0);
  }
}

for (const [language, width] of [
  ['en', 1280],
  ['de', 360],
] as const) {
  test(`the villa's settings are checked, saved, undone and gone back to, in ${language} on ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const desk = new HostSettings(page, language);
    await desk.open('more');
    const form = desk.form('property');
    const save = form.getByRole('button', { name: desk.t('host.form.save'), exact: true });
    await expect(desk.setting('iban')).toHaveValue(sampleAccount.iban);
    await expectAccessible(page);
    await desk.expectNoOverflow();

    await test.step('a slip in the IBAN is said at its field', async () => {
      await desk.setting('iban').fill('HR10 9999 9991 2345 6789 1');
      await save.click();
      await expect(desk.setting('iban')).toHaveAccessibleDescription(desk.t('hostMore.faults.iban-wrong'));
      await expect(desk.setting('iban')).toBeFocused();
      await expect(form.getByRole('alert')).toContainText(desk.t('host.form.notSaved'));
      await expectAccessible(page);
    });

    await test.step('an arrival that ends before it begins is refused', async () => {
      await desk.setting('iban').fill(sampleAccount.iban);
      const until = form.getByLabel(desk.t('hostMore.property.fields.checkInUntil'), { exact: true });
      await expect(until).toHaveValue(villaSettings.checkInUntil);
      await until.fill('09:00');
      await save.click();
      await expect(until).toHaveAccessibleDescription(desk.t('hostMore.faults.until-before-from'));
      await until.fill(villaSettings.checkInUntil);
    });

    await test.step('another account is asked about first', async () => {
      await desk.setting('iban').fill('DE89370400440532013000');
      await save.click();
      await expect(form.getByRole('alert')).toContainText(desk.t('hostMore.warnings.account-changed'));
      await expectAccessible(page);
      await form.getByRole('button', { name: desk.t('host.form.discard'), exact: true }).click();
      await expect(desk.setting('iban')).toHaveValue(sampleAccount.iban);
    });

    await test.step('what is typed stays while another view is looked at', async () => {
      await desk.setting('reminderDaysBefore').fill(String(usualDays + 1));
      const views = page.getByRole('navigation', { name: desk.t('host.navigation') });
      await views.getByRole('link', { name: desk.t('host.views.prices'), exact: true }).click();
      await expect(page.getByRole('heading', { name: desk.t('hostPrices.title') })).toBeVisible();
      await views.getByRole('link', { name: desk.t('host.views.more'), exact: true }).click();
      await expect(desk.setting('reminderDaysBefore')).toHaveValue(String(usualDays + 1));
    });

    await test.step('saved, and undone', async () => {
      await save.click();
      await expect(page.getByText(desk.t('hostMore.saved.property'))).toBeVisible();
      await expect.poll(storedDays).toBe(usualDays + 1);
      await desk.button('host.undo').click();
      await expect(page.getByText(desk.t('host.undone'))).toBeVisible();
      await expect.poll(storedDays).toBe(usualDays);
      await expect(desk.setting('reminderDaysBefore')).toHaveValue(String(usualDays));
    });

    await test.step('an earlier version fills the form', async () => {
      const versions = page.getByRole('button', { name: new RegExp(`^${desk.t('host.versions.take')}`) });
      const count = await versions.count();
      await desk.setting('reminderDaysBefore').fill(String(usualDays + 2));
      await save.click();
      await expect.poll(storedDays).toBe(usualDays + 2);
      await expect(versions).toHaveCount(count + 1);
      await versions.first().click();
      await expect(desk.setting('reminderDaysBefore')).toHaveValue(String(usualDays));
      expect(await storedDays()).toBe(usualDays + 2);
      await save.click();
      await expect.poll(storedDays).toBe(usualDays);
    });
  });
}

test('another tourist tax shows what typical guests of each apartment would pay with it', async ({ page }) => {
  const desk = new HostSettings(page, 'de');
  await desk.open('more');
  const form = desk.form('property');
  const tables = form.getByRole('table');
  await expect(desk.setting('iban')).toHaveValue(sampleAccount.iban);
  await expect(tables).toHaveCount(0);
  await form.getByRole('button', { name: desk.t('hostMore.property.taxModes.perPersonNight'), exact: true }).click();
  await expect(tables).toHaveCount(sampleVilla().length);
  const olive = form.getByRole('region', { name: desk.t('villa.apartments.olive.name'), exact: true });
  const after = (kind: TypicalKind) =>
    olive
      .getByRole('row')
      .filter({ hasText: desk.t(`hostPrices.typical.${kind}`) })
      .getByRole('cell')
      .last();
  // Nothing is said about a tax that is not whole.
  await expect(after('weekInJune')).toHaveText('–');
  await desk.setting('amount').fill('1,40');
  await desk.setting('assumedChildAge').fill('8');
  const list = sampleVilla().find(({ slug }) => slug === 'olive')!;
  const touristTax = { mode: 'perPersonNight', amount: 140, assumedChildAge: 8, bands: [] } as const;
  const terms = { ...list.propertyTerms, touristTax };
  for (const typical of typicalStays(list.limits, todayIn(villaSettings.timeZone))) {
    const { total } = typicalPrice(typical, list, terms, todayIn(villaSettings.timeZone));
    await expect(after(typical.kind)).toContainText(moneyIn('de', total));
  }
  await expectAccessible(page);
  await desk.expectNoOverflow();
  await form.getByRole('button', { name: desk.t('host.form.discard'), exact: true }).click();
  await expect(tables).toHaveCount(0);
});

test('limits are switched off and on in words, and a figure that is none is refused', async ({ page }) => {
  const desk = new HostSettings(page, 'de');
  await page.setViewportSize({ width: 360, height: 740 });
  await desk.open('more');
  await desk.show('limits');
  const form = desk.form('limits');
  const waitlist = form.getByRole('switch', {
    name: desk.t('hostMore.limits.limited', { thing: desk.t('hostMore.limits.things.waitlist') }),
  });
  // The sample has none.
  await expect(waitlist).not.toBeChecked();
  await waitlist.check();
  const figure = form.getByLabel(desk.t('hostMore.limits.figures.mailsPerEmail'), { exact: true });
  await expect(figure).toHaveValue('5');
  await figure.fill('');
  await form.getByRole('button', { name: desk.t('host.form.save'), exact: true }).click();
  await expect(figure).toHaveAccessibleDescription(desk.t('hostMore.faults.not-possible'));
  await expect(figure).toBeFocused();
  await expectAccessible(page);
  await desk.expectNoOverflow();
  await form.getByRole('button', { name: desk.t('host.form.discard'), exact: true }).click();
  await expect(waitlist).not.toBeChecked();
});

test('an owner adds another, who is shut out at once when removed', async ({ page, anotherGuest, allow }) => {
  // The emulator's refusal of what the partner's page was reading, if it comes before that of the list of owners.
  allow(/console error: FirebaseError: /);
  const email = `partner-${randomUUID()}@example.net`;
  const uid = await newGuest({ email, emailVerified: true });
  const desk = new HostSettings(page, 'en');
  await desk.open('more');
  await desk.show('owners');
  const form = desk.form('owners');
  const save = form.getByRole('button', { name: desk.t('host.form.save'), exact: true });
  await expect(form.getByText(desk.t('hostMore.owners.you', { email: sampleOwner.email }))).toBeVisible();
  await expectAccessible(page);

  const added = form.getByLabel(desk.t('hostMore.owners.added'), { exact: true });
  await added.fill('partner');
  await save.click();
  await expect(added).toHaveAccessibleDescription(desk.t('hostMore.faults.not-possible'));
  await added.fill(email.toUpperCase());
  await save.click();
  await expect(form.getByText(email, { exact: true })).toBeVisible();
  expect(await storedOwners()).toContain(email);

  const partner = new HostSettings(await anotherGuest(), 'en');
  await restoreSession(partner.page, uid);
  await partner.page.goto('/host');
  await expect(partner.page.getByRole('heading', { name: partner.t('hostToday.title') })).toBeVisible();

  await form.getByRole('button', { name: desk.t('hostMore.owners.removeOf', { email }) }).click();
  await save.click();
  await expect(form.getByRole('alert')).toContainText(desk.t('hostMore.warnings.owner-removed'));
  await form.getByRole('button', { name: desk.t('host.form.saveAnyway') }).click();
  await expect.poll(storedOwners).not.toContain(email);
  await expect(partner.page.getByRole('heading', { name: partner.t('errorPage.notFound') })).toBeVisible();
});

test('of two owners who edit at once one is told, loses nothing typed, and saves on top of the other', async ({
  page,
  anotherGuest,
  allow,
}) => {
  allow(/\b409\b/);
  const desk = new HostSettings(page, 'en');
  await desk.open('more');
  await desk.setting('wifiNote').fill('Network: Olive tree');
  await desk.setting('reminderDaysBefore').fill(String(usualDays + 1));
  const other = new HostSettings(await anotherGuest(), 'en');
  await other.open('more');
  await other.setting('reminderDaysBefore').fill(String(usualDays + 3));
  await other
    .form('property')
    .getByRole('button', { name: other.t('host.form.save'), exact: true })
    .click();
  await expect.poll(storedDays).toBe(usualDays + 3);

  const form = desk.form('property');
  await expect(form.getByRole('alert')).toContainText(desk.t('host.form.meanwhile'));
  await form.getByRole('button', { name: desk.t('host.form.save'), exact: true }).click();
  await expect(desk.setting('wifiNote')).toHaveValue('Network: Olive tree');
  expect((await firestore().doc(settingsDocument).get()).get('wifiNote')).toBe(villaSettings.wifiNote);
  await expect(form.getByRole('alert')).toContainText(desk.t('host.form.merged'));
  await expect(desk.setting('reminderDaysBefore')).toHaveValue(String(usualDays + 1));
  await expect(desk.setting('reminderDaysBefore')).toHaveAccessibleDescription(
    desk.t('host.form.standsNow', { value: String(usualDays + 3) }),
  );
  await expect(desk.setting('wifiNote')).toHaveAccessibleDescription(desk.t('hostMore.property.hints.wifiNote'));
  await expectAccessible(page);
  await form.getByRole('button', { name: desk.t('host.form.lookAtNew') }).click();
  await expect(desk.setting('wifiNote')).toHaveValue(villaSettings.wifiNote);
  await expect(desk.setting('reminderDaysBefore')).toHaveValue(String(usualDays + 3));

  // The other way round: what the first types now goes on top of what the other has saved.
  await other.setting('reminderDaysBefore').fill(String(usualDays + 4));
  await desk.setting('reminderDaysBefore').fill(String(usualDays + 2));
  await form.getByRole('button', { name: desk.t('host.form.save'), exact: true }).click();
  await expect.poll(storedDays).toBe(usualDays + 2);
  const late = other.form('property');
  const save = late.getByRole('button', { name: other.t('host.form.save'), exact: true });
  await expect(late.getByRole('alert')).toContainText(other.t('host.form.meanwhile'));
  await save.click();
  await expect(late.getByRole('alert')).toContainText(other.t('host.form.merged'));
  expect(await storedDays()).toBe(usualDays + 2);
  await save.click();
  await expect.poll(storedDays).toBe(usualDays + 4);
  await expect(late.getByRole('alert')).toBeHidden();
});

test('an earlier version that does not fit the form any more says so, and changes nothing', async ({ page }) => {
  const desk = new HostSettings(page, 'de');
  const version = firestore().doc(versionPath(settingsDocument, 0));
  await version.set({
    revision: 0,
    replacedAt: Timestamp.now(),
    replacedBy: 'ana@example.net',
    values: { iban: 'none' },
  });
  try {
    await desk.open('more');
    const versions = page.getByRole('list').filter({ has: page.getByText('ana@example.net') });
    await versions.getByRole('button').first().click();
    await expect(versions.getByRole('alert')).toHaveText(desk.t('host.versions.unfit'));
    await expect(desk.setting('iban')).toHaveValue(sampleAccount.iban);
    await expectAccessible(page);
  } finally {
    await version.delete();
  }
});

test('the desk changes its language, and ends the session', async ({ page }) => {
  const desk = new HostSettings(page, 'en');
  await desk.open('more');
  await desk.show('device');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Hrvatski' }).click();
  const inCroatian = new HostSettings(page, 'hr');
  await expect(page.getByRole('heading', { name: inCroatian.t('hostMore.title') })).toBeVisible();
  await inCroatian.show('device');
  await inCroatian.button('hostMore.device.signOut').click();
  await expect(page.getByRole('heading', { name: inCroatian.t('login.title') })).toBeVisible();
});
