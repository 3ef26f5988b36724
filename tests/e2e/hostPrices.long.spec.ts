import type { Locator } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath } from '../../functions/src/contract/collections.ts';
import type { PriceList } from '../../functions/src/domain/checkPrices.ts';
import { addDays, todayIn, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { typicalPrice, typicalStays } from '../../web/app/features/host/prices/typicalStays.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { formatIn, moneyIn } from '../support/messagesOf.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

const olive = sampleApartment('olive');
const read = async (slug: string) => (await firestore().doc(apartmentPath(slug)).get()).data() as Apartment;

/** The owner's steps in the form of an apartment's prices. */
class HostPrices extends HostDesk {
  async openForm(name: string): Promise<void> {
    await this.open('prices');
    await this.page.getByRole('button', { name, exact: true }).click();
    await expect(this.form).toHaveAccessibleName(name);
  }

  get form(): Locator {
    return this.page.getByRole('form');
  }

  amount(within: Locator): Locator {
    return within.getByRole('textbox', { name: this.t('hostPrices.nightPrice'), exact: true });
  }

  season(name: string): Locator {
    return this.form.getByRole('region', { name, exact: true });
  }

  async save(): Promise<void> {
    await this.inForm('host.form.save').click();
  }

  inForm(key: `${string}.${string}`): Locator {
    return this.form.getByRole('button', { name: this.t(key), exact: true });
  }

  /** Expects what a typical guest pays before and after saving. */
  async expectTypical(kind: 'weekInJune' | 'weekInAugust', before: PriceList, after: PriceList): Promise<void> {
    const today = todayIn('Europe/Zagreb');
    const typical = typicalStays(before.limits, today).find((one) => one.kind === kind)!;
    const total = (list: PriceList) =>
      moneyIn(this.language, typicalPrice(typical, list, olive.propertyTerms, today).total);
    const cells = this.form
      .getByRole('row')
      .filter({ hasText: this.t(`hostPrices.typical.${kind}`) })
      .getByRole('cell');
    await expect(cells.first()).toContainText(total(before));
    await expect(cells.last()).toContainText(
      total(before) === total(after) ? this.t('hostPrices.typical.same') : total(after),
    );
  }
}

test('an owner changes prices and seasons, confirms warnings, saves, undoes and restores a version, in German at 360 px', async ({
  page,
}) => {
  const language = 'de';
  await page.setViewportSize({ width: 360, height: 800 });
  // Has the prices of Olive, which other tests book.
  const { slug: _, taken: __, ...facts } = olive;
  const own = await createTestApartment(facts);
  const { slug } = own;
  const desk = new HostPrices(page, language);
  try {
    await desk.openForm(slug);
    const name = desk.t('offer.season.early');
    const early = desk.season(name);

    await test.step('a price of three times the nights next to it', async () => {
      await desk.amount(early).fill('900');
      await desk.save();
      const what = desk.t('hostPrices.warnings.three-times-neighbours');
      await expect(desk.form.getByRole('alert')).toContainText(desk.t('host.form.found', { where: name, what }));
      await expect(desk.inForm('host.form.saveAnyway')).toBeVisible();
      await expectAccessible(page);
    });
    expect(await read(slug)).toMatchObject({ seasons: own.seasons });

    const dearer = {
      ...own,
      seasons: own.seasons.map((season) =>
        season.name === 'early' ? { ...season, nightPrice: season.nightPrice! + 2000 } : season,
      ),
    };
    const priceOf = ({ seasons }: Apartment) => seasons.find(({ name }) => name === 'early')!.nightPrice!;
    const saved = async () => priceOf(await read(slug));
    const inEuro = (apartment: Apartment) => String(priceOf(apartment) / 100);

    await test.step('what a typical guest pays, before and after', async () => {
      await desk.amount(early).fill(inEuro(dearer));
      await desk.expectTypical('weekInJune', own as PriceList, dearer as PriceList);
      await desk.expectTypical('weekInAugust', own as PriceList, dearer as PriceList);
    });

    await test.step('saved, and undone', async () => {
      await desk.save();
      await expect(page.getByText(desk.t('hostPrices.saved', { name: slug }))).toBeVisible();
      expect(await saved()).toBe(priceOf(dearer));
      await desk.expectTypical('weekInJune', dearer as PriceList, dearer as PriceList);
      await desk.button('host.undo').click();
      await expect(page.getByText(desk.t('host.undone'))).toBeVisible();
      expect(await saved()).toBe(priceOf(own));
      await expect(desk.amount(early)).toHaveValue(inEuro(own));
    });

    await test.step('an earlier version fills the form, and is saved', async () => {
      const versions = page.getByRole('button', { name: new RegExp(`^${desk.t('host.versions.take')}`) });
      const count = await versions.count();
      await desk.amount(early).fill(inEuro(dearer));
      await desk.save();
      await expect.poll(saved).toBe(priceOf(dearer));
      await expect(versions).toHaveCount(count + 1);
      await versions.first().click();
      await expect(desk.amount(early)).toHaveValue(inEuro(own));
      await desk.save();
      await expect.poll(saved).toBe(priceOf(own));
    });
  } finally {
    await removeTestApartment(own);
  }
});

/*
 * Uses Olive itself, because guests see only the villa's own apartments. The season is farther ahead than guests can
 * book, so that no other test finds another price.
 */
test('a saved season is on the pages after a reload, and disappears with undo', async ({ page, anotherGuest }) => {
  const { seasons } = await read('olive');
  const year = Number(todayIn('Europe/Zagreb').slice(0, 4)) + 4;
  const [from, to] = [`${year}-03-04`, `${year}-03-10`];
  const format = formatIn('en');
  const desk = new HostPrices(page, 'en');
  const guest = await anotherGuest();
  const row = guest
    .locator('[aria-labelledby="prices"]')
    .getByRole('row')
    .filter({ hasText: desk.t('apartment.prices.range', { from: format.date(from), to: format.date(to) }) });
  try {
    await guest.goto(pathTo('apartment', 'en', 'olive'));
    await expect(guest.locator('[aria-labelledby="prices"]').getByRole('row').first()).toBeVisible();
    await expect(row).toHaveCount(0);

    await desk.openForm(desk.t('villa.apartments.olive.name'));
    await desk.inForm('hostPrices.season.add').click();
    const added = desk.season(desk.t('hostPrices.season.nameless'));
    await added.getByRole('button', { name: desk.t('hostPrices.season.dated'), exact: true }).click();
    await added.getByLabel(desk.t('hostPrices.season.from'), { exact: true }).fill(from);
    await added.getByLabel(desk.t('hostPrices.season.to'), { exact: true }).fill(to);
    await desk.amount(added).fill('133');
    await added.getByRole('textbox', { name: desk.t('hostPrices.season.name'), exact: true }).fill('Carnival');
    await desk.save();
    await expect(
      page.getByText(desk.t('hostPrices.saved', { name: desk.t('villa.apartments.olive.name') })),
    ).toBeVisible();
    await guest.reload();
    await expect(row).toContainText(moneyIn('en', 133_00));

    await desk.button('host.undo').click();
    await expect(page.getByText(desk.t('host.undone'))).toBeVisible();
    await guest.reload();
    await expect(guest.locator('[aria-labelledby="prices"]').getByRole('row').first()).toBeVisible();
    await expect(row).toHaveCount(0);
  } finally {
    // Increments the revision as functions do. If a trigger did it later, the form of the next test would be outdated.
    await firestore()
      .doc(apartmentPath('olive'))
      .update({ seasons, revision: FieldValue.increment(1) });
  }
});

test('the next season is copied from this one, and its effect stays beside the button', async ({ page }) => {
  const year = Number(todayIn('Europe/Zagreb').slice(0, 4)) + 1;
  const fair = { name: `Sajam ${year}`, from: `${year}-08-01`, to: `${year}-08-31`, nightPrice: 200_00 };
  const rules = { minNights: 1, maxNights: 60, arrivalDays: [], minNoticeDays: 0, bookingWindowDays: 365 };
  const own = await createTestApartment({ seasons: [fair], nightPrice: 99_00, rules });
  const other = await createTestApartment({ rules });
  const desk = new HostPrices(page, 'hr');
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    await desk.openForm(own.slug);
    await desk
      .season(fair.name)
      .getByRole('button', { name: desk.t('hostPrices.season.nextYear') })
      .click();
    const next = desk.season(`Sajam ${year + 1}`);
    await expect(next.getByLabel(desk.t('hostPrices.season.from'), { exact: true })).toHaveValue(`${year + 1}-08-01`);
    const opensOn = formatIn('hr').date(addDays(`${year + 1}-08-01` as IsoDate, -365));
    await expect(next.getByText(desk.t('hostPrices.season.notYet', { date: opensOn }))).toBeVisible();
    await page.getByRole('button', { name: desk.t('hostPrices.raise', { percent: 5 }), exact: true }).click();
    await expect(desk.amount(desk.season(fair.name))).toHaveValue('210');
    const save = desk.inForm('host.form.save');
    await desk.form.getByRole('heading').first().scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(desk.form.getByText(`${desk.t('hostPrices.typical.weekendInMay')}: `)).toBeInViewport();
    await expectAccessible(page);
    await save.click();
    await expect
      .poll(async () => (await read(own.slug)).seasons.map(({ nightPrice }) => nightPrice))
      .toEqual([210_00, 210_00]);

    await page.getByRole('button', { name: other.slug, exact: true }).click();
    await page
      .getByRole('button', { name: desk.t('hostPrices.season.takeFrom', { apartment: own.slug }), exact: true })
      .click();
    await expect(next).toBeVisible();
    await desk.inForm('host.form.discard').click();
    await desk.button('hostPrices.all').click();
    const row = page.getByRole('row').filter({ hasText: fair.name });
    await expect(row.getByRole('cell').filter({ hasText: moneyIn('hr', 210_00) })).toHaveCount(1);
    await expectAccessible(page);
  } finally {
    await removeTestApartment(own);
    await removeTestApartment(other);
  }
});
