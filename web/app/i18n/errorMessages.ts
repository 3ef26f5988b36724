import type { Language } from 'functions/domain/language';
import de from '../../../locales/de/errorPage.json';
import en from '../../../locales/en/errorPage.json';
import hr from '../../../locales/hr/errorPage.json';
import it from '../../../locales/it/errorPage.json';
import pl from '../../../locales/pl/errorPage.json';
import type { Messages } from './Messages.ts';

/** Messages for when nothing else can be loaded. In all languages, because a page that failed brings none. */
export const errorMessages: Record<Language, Messages> = {
  en: { language: 'en', resources: { errorPage: en } },
  de: { language: 'de', resources: { errorPage: de } },
  it: { language: 'it', resources: { errorPage: it } },
  pl: { language: 'pl', resources: { errorPage: pl } },
  hr: { language: 'hr', resources: { errorPage: hr } },
};
