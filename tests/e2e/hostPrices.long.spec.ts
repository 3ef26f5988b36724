import type { Locator } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath } from '../../functions/src/contract/collections.ts';
import type { PriceList } from '../../functions/src/domain/checkPrices.ts';
import { todayIn } from '../../functions/src/domain/isoDate.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { hostPath, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { typicalPrice, typicalStays } from '../../functions/src/domain/typicalStays.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { formatIn, messagesOf, moneyIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';
import { restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

const olive = sampleVilla().find(({ slug }) => slug === 'olive')!;
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

  get price(): Locator {
    return this.amount(this.form).first();
  }

  amount(within: Locator): Locator {
    return within.getByRole('textbox', { name: this.t('hostPrices.nightPrice'), exact: true });
  }

  season(name: string): Locator {
    return this.form.getByRole('region', { name, exact: true });
  }

  /** Sets a day of every year, such as the last night of a season. */
  async setDay(of: Locator, end: 'from' | 'to', [month, day]: readonly [string, string]): Promise<void> {
    const group = this.end(of, end);
    await group.getByRole('combobox', { name: this.t('hostPrices.season.month') }).selectOption(month);
    await group.getByRole('combobox', { name: this.t('hostPrices.season.day') }).selectOption(day);
  }

  end(of: Locator, end: 'from' | 'to'): Locator {
    return of.getByRole('group', { name: this.t(`hostPrices.season.${end}`), exact: true });
  }

  async save(): Promise<void> {
    await this.inForm('host.form.save').click();
  }

  inForm(key: `${string}.${string}`): Locator {
    return this.form.getByRole('button', { name: this.t(key), exact: true });
  }

  /** Expects a sentence about a place in the form, named. */
  async expectMessage(where: string, what: string): Promise<void> {
    await expect(this.form.getByRole('alert')).toContainText(this.t('host.form.found', { where, what }));
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

for (const language of ['en', 'de'] satisfies Language[]) {
  for (const width of [360, 1280]) {
    test(`a night that costs nothing is refused at its field, in ${language} on ${width} px`, async ({ page }) => {
      const t = messagesOf(language);
      const apartment = () => firestore().doc(apartmentPath('olive')).get();
      const before = (await apartment()).get('nightPrice') as number;
      await page.setViewportSize({ width, height: 800 });
      await restoreSession(page, sampleOwner.uid);
      await page.goto(hostPath(language, 'prices'));
      await page.getByRole('button', { name: t('villa.apartments.olive.name'), exact: true }).click();
      const form = page.getByRole('form', { name: t('villa.apartments.olive.name'), exact: true });
      const price = form.getByRole('textbox', { name: t('hostPrices.nightPrice') }).first();
      await expect(price).toHaveValue(String(before / 100));
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
        .toBe(0);
      const month = form.getByRole('combobox', { name: t('hostPrices.season.month'), exact: true }).first();
      expect((await month.boundingBox())?.width, 'room for the name of a month').toBeGreaterThan(120);

      // What a guest would pay follows what is typed.
      const june = form.getByRole('row').filter({ hasText: t('hostPrices.typical.winterMonth') });
      await expect(june.getByRole('cell').last()).toHaveText(t('hostPrices.typical.same'));
      await price.fill(String(before / 100 + 10));
      await expect(june.getByRole('cell').last()).toHaveText(/€/);

      await price.fill('0');
      await form.getByRole('button', { name: t('host.form.save'), exact: true }).click();
      await expect(price).toHaveAccessibleDescription(t('hostPrices.faults.zero-price'));
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await expect(price).toBeFocused();
      await expect(form.getByRole('alert')).toContainText(t('host.form.notSaved'));
      await expectAccessible(page);

      // Nor can fewer guests stay than adults.
      await price.fill(String(before / 100));
      const guests = form.getByRole('textbox', { name: t('hostPrices.guests.guests'), exact: true });
      await guests.fill(String(olive.limits.adults - 1));
      await form.getByRole('button', { name: t('host.form.save'), exact: true }).click();
      await expect(guests).toHaveAccessibleDescription(t('hostPrices.faults.guests-below-adults'));
      await expect(form.getByRole('alert')).toContainText(t('hostPrices.limits'));
      await guests.fill(String(olive.limits.guests));

      // What looks like a slip is asked about first.
      await price.fill(String((before / 100) * 10));
      await form.getByRole('button', { name: t('host.form.save'), exact: true }).click();
      await expect(form.getByRole('alert')).toContainText(t('hostPrices.warnings.three-times-before'));
      expect((await apartment()).get('nightPrice')).toBe(before);
      await form.getByRole('button', { name: t('host.form.discard'), exact: true }).click();
      await expect(price).toHaveValue(String(before / 100));
    });
  }
}

for (const [language, width] of [
  ['en', 1280],
  ['de', 360],
] as const) {
  test(`prices and seasons are changed, checked, saved, undone and gone back to, in ${language} on ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // With the prices of olive, which other tests book.
    const { slug: _, taken: __, ...facts } = olive;
    const own = await createTestApartment(facts);
    const { slug } = own;
    const desk = new HostPrices(page, language);
    const format = formatIn(language);
    try {
      await desk.openForm(slug);
      const early = desk.season('early');
      const high = desk.season('high');

      await test.step('a season that costs nothing', async () => {
        await desk.amount(high).fill('0');
        await desk.save();
        await desk.expectMessage('high', desk.t('hostPrices.faults.zero-price'));
        await expect(desk.amount(high)).toHaveAccessibleDescription(desk.t('hostPrices.faults.zero-price'));
        await expect(desk.amount(high)).toBeFocused();
        await desk.amount(high).fill(String(own.seasons[0]!.nightPrice! / 100));
      });

      await test.step('a season that runs into the next', async () => {
        await desk.setDay(early, 'to', ['07', '03']);
        await desk.save();
        await desk.expectMessage('high', desk.t('hostPrices.faults.overlap'));
        await expect(desk.end(high, 'from')).toContainText(desk.t('hostPrices.faults.overlap'));
        await expectAccessible(page);
      });

      await test.step('a hole of three nights before the next', async () => {
        await desk.setDay(early, 'to', ['06', '27']);
        await desk.save();
        const year = Number(todayIn('Europe/Zagreb').slice(0, 4));
        const hole = [year, year + 1].map((one) =>
          desk.t('hostPrices.warnings.hole', { from: format.date(`${one}-06-28`), to: format.date(`${one}-06-30`) }),
        );
        await expect(desk.form.getByRole('alert')).toContainText(
          new RegExp(hole.map((what) => desk.t('host.form.found', { where: 'high', what })).join('|')),
        );
        await desk.setDay(early, 'to', ['06', '30']);
      });

      await test.step('a price of three times the nights next to it', async () => {
        await desk.amount(early).fill('900');
        await desk.save();
        await desk.expectMessage('early', desk.t('hostPrices.warnings.three-times-neighbours'));
        await expect(desk.inForm('host.form.saveAnyway')).toBeVisible();
        await expectAccessible(page);
      });
      expect(await read(slug)).toMatchObject({ seasons: own.seasons });

      const dearer: Apartment = {
        ...own,
        nightPrice: own.nightPrice + 1000,
        seasons: own.seasons.map((season) => ({
          ...season,
          nightPrice: season.nightPrice! + (season.name === 'early' ? 2000 : 0),
        })),
      };
      const saved = async () => {
        const { nightPrice, seasons } = await read(slug);
        return { nightPrice, early: seasons.find(({ name }) => name === 'early')?.nightPrice };
      };
      const [before, after] = [own, dearer].map(({ nightPrice, seasons }) => ({
        nightPrice,
        early: seasons.find(({ name }) => name === 'early')?.nightPrice,
      }));

      await test.step('what a typical guest pays, before and after', async () => {
        await desk.price.fill(String(dearer.nightPrice / 100));
        await desk.amount(early).fill(String(after!.early! / 100));
        await desk.expectTypical('weekInJune', own as PriceList, dearer as PriceList);
        await desk.expectTypical('weekInAugust', own as PriceList, dearer as PriceList);
      });

      await test.step('saved, and undone', async () => {
        await desk.save();
        await expect(page.getByText(desk.t('hostPrices.saved', { name: slug }))).toBeVisible();
        expect(await saved()).toEqual(after);
        await desk.expectTypical('weekInJune', dearer as PriceList, dearer as PriceList);
        await desk.button('host.undo').click();
        await expect(page.getByText(desk.t('host.undone'))).toBeVisible();
        expect(await saved()).toEqual(before);
        await expect(desk.price).toHaveValue(String(own.nightPrice / 100));
      });

      await test.step('an earlier version fills the form, and is saved', async () => {
        const versions = page.getByRole('button', { name: new RegExp(`^${desk.t('host.versions.take')}`) });
        const count = await versions.count();
        await desk.price.fill(String(dearer.nightPrice / 100));
        await desk.save();
        await expect.poll(saved).toEqual({ ...before, nightPrice: dearer.nightPrice });
        await expect(versions).toHaveCount(count + 1);
        await versions.first().click();
        await expect(desk.price).toHaveValue(String(own.nightPrice / 100));
        await expect(desk.price).toBeFocused();
        await desk.save();
        await expect.poll(saved).toEqual(before);
      });
    } finally {
      await removeTestApartment(own);
    }
  });
}

/*
 * Olive itself, since guests see the villa's own apartments only. The season lies further ahead than guests can book, so that no other test
 * finds another price.
 */
test('a season that an owner saves is on the pages after a reload, with each later price, and goes with undo', async ({
  page,
  anotherGuest,
}) => {
  const { seasons } = await read('olive');
  const year = Number(todayIn('Europe/Zagreb').slice(0, 4)) + 4;
  const [from, to] = [`${year}-03-04`, `${year}-03-10`];
  const format = formatIn('en');
  const desk = new HostPrices(page, 'en');
  const guest = await anotherGuest();
  const row = guest
    .locator('#prices-rules')
    .getByRole('row')
    .filter({ hasText: desk.t('apartment.prices.range', { from: format.date(from), to: format.date(to) }) });
  try {
    await guest.goto(pathTo('apartment', 'en', 'olive'));
    await expect(guest.locator('#prices-rules').getByRole('row').first()).toBeVisible();
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

    // The response comes late: what is typed before it stays, and is saved next.
    const respond = await desk.holdResponse('saveApartment');
    await desk.amount(desk.season('Carnival')).fill('141.50');
    await desk.save();
    await expect.poll(async () => (await read('olive')).seasons[0]?.nightPrice).toBe(141_50);
    await desk.amount(desk.season('Carnival')).fill('150');
    await expect(desk.inForm('host.form.save')).toHaveAttribute('aria-busy', 'true');
    // Nothing slow may come before: the desk waits 30 seconds for a response.
    respond();
    await expect(desk.inForm('host.form.save')).not.toHaveAttribute('aria-busy');
    await expect(desk.amount(desk.season('Carnival'))).toHaveValue('150');
    await expect(desk.form.getByRole('alert')).toBeHidden();
    await guest.reload();
    await expect(row).toContainText(moneyIn('en', 141_50));

    await desk.save();
    await expect.poll(async () => (await read('olive')).seasons[0]?.nightPrice).toBe(150_00);
    // Until the response the line at the foot is that of the save before.
    await expect(desk.inForm('host.form.save')).not.toHaveAttribute('aria-busy');
    // At once, since a busy machine may take longer than the minute for anything between.
    await desk.button('host.undo').click();
    await expect(page.getByText(desk.t('host.undone'))).toBeVisible();
    await guest.reload();
    await expect(row).toContainText(moneyIn('en', 141_50));
  } finally {
    // Counted as functions do: an edit that a trigger has to count later would outdate the form of the next test.
    await firestore()
      .doc(apartmentPath('olive'))
      .update({ seasons, revision: FieldValue.increment(1) });
  }
});
