import { openEveryPage } from './openEveryPage.ts';
import { siteTest as test } from './siteTest.ts';

test.describe.configure({ mode: 'parallel' });

// German is in pages.long.spec.ts; tests/builtPages reads the pages of all languages.
test('every page has no errors, is readable and accessible, and has valid texts of one language: en', ({ page }) =>
  openEveryPage(page, 'en'));

test('every page has no errors, with valid texts of one language: pl', ({ page }) => openEveryPage(page, 'pl'));
