import type { Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { wordsOf, type Say } from '../support/wordsOf.ts';

/** A guest's way through the site, in the words of the page's language. */
export abstract class Walk {
  readonly page: Page;
  readonly language: Language;
  readonly say: Say;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.language = language;
    this.say = wordsOf(language);
  }
}
