import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { textFaults } from '../support/textFaults.ts';
import { foreignTexts } from '../support/foreignTexts.ts';
import { expect } from './siteTest.ts';

const inPage = readFileSync(new URL('./shownTexts.js', import.meta.url), 'utf8');

/**
 * Expects that the page's texts and labels contain no placeholder and no other fault (tests/support/textFaults.ts), and
 * are all in the page's language.
 * @param where names the page in the message of a failure
 */
export async function expectNoTextFaults(page: Page, language: Language, where: string): Promise<void> {
  await page.evaluate(inPage);
  const texts = await page.evaluate<string[]>('shownTexts()');
  expect(texts.length, where).toBeGreaterThan(10);
  const faults = texts.flatMap((text) => textFaults(text, language));
  expect.soft([...new Set([...faults, ...foreignTexts(texts.join('\n'), language)])], where).toEqual([]);
}
