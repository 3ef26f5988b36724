import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { messagesOf, type Translate } from '../support/messagesOf.ts';

/** A guest's steps on the site, found by the texts of the page's language. */
export abstract class Walk {
  readonly page: Page;
  readonly language: Language;
  readonly t: Translate;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.language = language;
    this.t = messagesOf(language);
  }

  button(key: `${string}.${string}`): Locator {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }
}
