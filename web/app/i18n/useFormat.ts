import { createFormat, type Format } from 'functions/domain/createFormat';
import { formatLocales, type Language } from 'functions/domain/language';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Writes numbers, money and dates as the language of the page does. What it names (months, weekdays, languages, "and") are messages
 * of `format`: a page loads those that it shows before a guest does something.
 */
export function useFormat(): Format & { locale: string } {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const language = i18n.language as Language;
    const t = i18n.getFixedT(language, 'format');
    // The keys are typed in createFormat's own test, against every language.
    return {
      locale: formatLocales[language],
      ...createFormat(language, (key, values) => t(key as 'and', values ?? {})),
    };
  }, [i18n]);
}
