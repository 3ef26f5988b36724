import type { Language } from 'functions/domain/language';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n/loadNamespaces.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { CalendarFailure } from './CalendarFailure.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.ts';
import { loadDayjsLocale } from './dayjsLocale.ts';
import type { StayCalendarProps } from './StayCalendar.tsx';
import { useLazy } from './useLazy.ts';

async function loadCalendar(language: Language, instance: i18n) {
  const [{ StayCalendar }] = await Promise.all([
    import('./StayCalendar.tsx'),
    loadDayjsLocale(language),
    loadNamespaces(instance, ['calendar', 'format']),
  ]);
  return StayCalendar;
}

/** For two months side by side. */
const wideEnough = '(min-width: 1000px)';

/** The calendar, fetched when it is first shown, in a skeleton of its size: two months on a desk, one on a phone. */
export function LazyCalendar(props: Omit<StayCalendarProps, 'monthCount'>) {
  const { t, i18n: instance } = useTranslation('stay');
  const language = useLanguage();
  const wide = useMediaQuery(wideEnough);
  const calendar = useLazy(useCallback(() => loadCalendar(language, instance), [language, instance]));
  if (calendar.state === 'failed') return <CalendarFailure sentence={t('calendarFailed')} onRetry={calendar.retry} />;
  if (calendar.state === 'loading') return <CalendarSkeleton aria-busy="true" />;
  return <calendar.value {...props} monthCount={wide ? 2 : 1} />;
}
