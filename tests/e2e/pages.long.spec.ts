import { openEveryPage } from './openEveryPage.ts';
import { siteTest as test } from './siteTest.ts';

// The language with the longest texts; tests/builtPages reads the pages of all languages.
test('every page has no errors and is readable, with valid texts of one language: de', ({ page }) =>
  openEveryPage(page, 'de'));
