import property from '../../../../villa/property.json' with { type: 'json' };
import type { Language } from '../../domain/language.ts';
import { pathTo, type Page } from '../../domain/sitePaths.ts';

/** Absolute URL of a path, on the villa's site or on the Hosting emulator. */
export function siteUrl(path: string): URL {
  return new URL(path, process.env.FUNCTIONS_EMULATOR === 'true' ? 'http://127.0.0.1:5000' : property.url);
}

/** Absolute URL of a page. */
export function pageUrl(page: Page, language: Language, slug?: string): string {
  return siteUrl(pathTo(page, language, slug)).href;
}
