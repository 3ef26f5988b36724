import { languages } from '../../functions/src/domain/language.ts';
import { BookingWalk } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

test.use({ reducedMotion: 'reduce' });

for (const language of languages) {
  test(
    `whoever checks without dates reads above the calendar what is missing: ${language}`,
    { tag: '@only-phone' },
    async ({ page }) => {
      const walk = new BookingWalk(page, language);
      await walk.openHome();
      await hydrated(page);
      await walk.checkButton.click();
      const problem = page.getByText(walk.t('errors.dates-required'), { exact: true });
      await expect(problem).toBeVisible();
      await expect(walk.calendar).toBeVisible();
      await expect(walk.checkIn).toBeFocused();
      const isAbove = async () => {
        const [text, sheet] = [await problem.boundingBox(), await walk.calendar.boundingBox()];
        return text!.y >= 0 && text!.y + text!.height <= sheet!.y;
      };
      // The page scrolls, and the sheet comes up.
      await expect.poll(isAbove).toBe(true);
    },
  );
}
