import { openEveryPage } from './openEveryPage.ts';
import { siteTest as test } from './siteTest.ts';

test.describe.configure({ mode: 'parallel' });

for (const language of ['de', 'it', 'hr'] as const) {
  test(`every page has no errors and is readable, with valid texts of one language: ${language}`, ({ page }) =>
    openEveryPage(page, language, false));
}
