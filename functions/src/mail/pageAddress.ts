import property from '../../../villa/property.json' with { type: 'json' };
import type { Language } from '../domain/language.ts';
import { pathTo, type Page } from '../domain/sitePaths.ts';

/** The whole address of a page, for a mail: on the villa's own site, or on the Hosting emulator beside this one. */
export function pageAddress(page: Page, language: Language, slug?: string): string {
  const site = process.env.FUNCTIONS_EMULATOR === 'true' ? 'http://127.0.0.1:5000' : property.url;
  return new URL(pathTo(page, language, slug), site).href;
}
