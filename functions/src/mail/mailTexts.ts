import { createInstance } from 'i18next';
import deMail from '../../../locales/de/mail.json' with { type: 'json' };
import deVilla from '../../../locales/de/villa.json' with { type: 'json' };
import enMail from '../../../locales/en/mail.json' with { type: 'json' };
import enVilla from '../../../locales/en/villa.json' with { type: 'json' };
import hrMail from '../../../locales/hr/mail.json' with { type: 'json' };
import hrVilla from '../../../locales/hr/villa.json' with { type: 'json' };
import itMail from '../../../locales/it/mail.json' with { type: 'json' };
import itVilla from '../../../locales/it/villa.json' with { type: 'json' };
import plMail from '../../../locales/pl/mail.json' with { type: 'json' };
import plVilla from '../../../locales/pl/villa.json' with { type: 'json' };
import { defaultLanguage, type Language } from '../domain/language.ts';

const i18n = createInstance();

// Everything is at hand, so nothing has to be awaited.
void i18n.init({
  initAsync: false,
  resources: {
    en: { mail: enMail, villa: enVilla },
    de: { mail: deMail, villa: deVilla },
    it: { mail: itMail, villa: itVilla },
    pl: { mail: plMail, villa: plVilla },
    hr: { mail: hrMail, villa: hrVilla },
  } satisfies Record<Language, object>,
  fallbackLng: defaultLanguage,
  ns: ['mail', 'villa'],
  defaultNS: 'mail',
  // A mail has an HTML part and a text part: escaping is the business of the HTML template alone.
  interpolation: { escapeValue: false },
});

export type MailTexts = (key: string, values?: Record<string, string | number>) => string;

/** Texts of `locales/{language}/mail.json`, chosen by `count` in the language's own plural forms. */
export function mailTexts(language: Language): MailTexts {
  const t = i18n.getFixedT(language, 'mail');
  return (key, values) => t(key, values ?? {});
}

/** The apartment's name in the language; its slug while it has none. */
export function apartmentName(slug: string, language: Language): string {
  return i18n.getFixedT(language, 'villa')(`apartments.${slug}.name`, { defaultValue: slug });
}
