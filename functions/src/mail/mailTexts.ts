import { createInstance } from 'i18next';
import deErrors from '../../../locales/de/errors.json' with { type: 'json' };
import deMail from '../../../locales/de/mail.json' with { type: 'json' };
import deVilla from '../../../locales/de/villa.json' with { type: 'json' };
import enErrors from '../../../locales/en/errors.json' with { type: 'json' };
import enMail from '../../../locales/en/mail.json' with { type: 'json' };
import enVilla from '../../../locales/en/villa.json' with { type: 'json' };
import hrErrors from '../../../locales/hr/errors.json' with { type: 'json' };
import hrMail from '../../../locales/hr/mail.json' with { type: 'json' };
import hrVilla from '../../../locales/hr/villa.json' with { type: 'json' };
import itErrors from '../../../locales/it/errors.json' with { type: 'json' };
import itMail from '../../../locales/it/mail.json' with { type: 'json' };
import itVilla from '../../../locales/it/villa.json' with { type: 'json' };
import plErrors from '../../../locales/pl/errors.json' with { type: 'json' };
import plMail from '../../../locales/pl/mail.json' with { type: 'json' };
import plVilla from '../../../locales/pl/villa.json' with { type: 'json' };
import type { ErrorCode } from '../contract/errorCode.ts';
import { defaultLanguage, type Language } from '../domain/language.ts';

const i18n = createInstance();

// Everything is at hand, so nothing has to be awaited.
void i18n.init({
  initAsync: false,
  resources: {
    en: { errors: enErrors, mail: enMail, villa: enVilla },
    de: { errors: deErrors, mail: deMail, villa: deVilla },
    it: { errors: itErrors, mail: itMail, villa: itVilla },
    pl: { errors: plErrors, mail: plMail, villa: plVilla },
    hr: { errors: hrErrors, mail: hrMail, villa: hrVilla },
  } satisfies Record<Language, object>,
  fallbackLng: defaultLanguage,
  ns: ['mail', 'errors', 'villa'],
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

/** A sentence of `locales/{language}/errors.json`, the same that pages say. */
export function errorText(code: ErrorCode | 'unexpectedAdvice', language: Language): string {
  return i18n.getFixedT(language, 'errors')(code);
}
