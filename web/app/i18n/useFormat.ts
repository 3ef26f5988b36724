import { createFormat, type Format } from 'functions/domain/createFormat';
import type { Guests } from 'functions/domain/guests';
import type { Weekday } from 'functions/domain/isoDate';
import { formatLocales, type Language } from 'functions/domain/language';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Formats numbers, money and dates in the page's language. Names (months, weekdays, languages, "and") are messages of `format`.
 */
export function useFormat(): Format & { locale: string } {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const language = i18n.language as Language;
    const t = i18n.getFixedT(language, 'format');
    // The cast is safe: createFormat's own test checks the keys in every language.
    return {
      locale: formatLocales[language],
      ...createFormat(language, (key, values) => t(key as 'and', values ?? {})),
    };
  }, [i18n]);
}

/** Weekday names as a list, such as "Friday and Saturday". */
export function useWeekdayList(): (weekdays: readonly Weekday[]) => string {
  const format = useFormat();
  // 1 January 2024 was a Monday.
  return (weekdays) => format.list(weekdays.map((weekday) => format.weekday(`2024-01-0${weekday}`)));
}

/** "2 adults, 1 child and 1 baby" */
export function useGuestsText(): (guests: Guests) => string {
  const { t } = useTranslation('offer');
  const { list } = useFormat();
  return ({ adults, children, babies = 0 }) =>
    list([
      t('adultCount', { count: adults }),
      ...(children > 0 ? [t('childCount', { count: children })] : []),
      ...(babies > 0 ? [t('babyCount', { count: babies })] : []),
    ]);
}
