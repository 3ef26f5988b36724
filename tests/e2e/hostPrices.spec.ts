import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { apartmentPath } from '../../functions/src/contract/collections.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { expectAccessible } from './expectAccessible.ts';
import { restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

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
