import type { Language } from 'functions/domain/language';

const loaders: Record<Language, () => Promise<unknown>> = {
  en: () => import('dayjs/locale/en-gb'),
  de: () => import('dayjs/locale/de'),
  it: () => import('dayjs/locale/it'),
  pl: () => import('dayjs/locale/pl'),
  hr: () => import('dayjs/locale/hr'),
};

/** The calendar library's name for a language. */
export function dayjsLocale(language: Language): string {
  return language === 'en' ? 'en-gb' : language;
}

/** Fetches the names of weekdays in one language; the week starts on Monday in all of them. */
export async function loadDayjsLocale(language: Language): Promise<void> {
  await loaders[language]();
}
