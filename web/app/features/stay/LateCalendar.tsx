import type { Language } from 'functions/domain/language';
import type { i18n } from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { addLateWords } from '../../i18n/lateWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { CalendarFailure } from './CalendarFailure.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.ts';
import { loadDayjsLocale } from './dayjsLocale.ts';
import type { StayCalendarProps } from './StayCalendar.tsx';
import { useLate } from './useLate.ts';

async function loadCalendar(language: Language, translator: i18n) {
  const [{ StayCalendar }] = await Promise.all([
    import('./StayCalendar.tsx'),
    loadDayjsLocale(language),
    addLateWords(translator, 'calendar'),
  ]);
  return StayCalendar;
}

const wideEnough = '(min-width: 1000px)';

function subscribe(listener: () => void) {
  const media = matchMedia(wideEnough);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The calendar, fetched when it is first shown, in a room of the same size: two months on a desk, one on a phone. */
export function LateCalendar(props: Omit<StayCalendarProps, 'monthCount'>) {
  const { t, i18n: translator } = useTranslation('stay');
  const language = useLanguage();
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wideEnough).matches,
    () => false,
  );
  const calendar = useLate(useCallback(() => loadCalendar(language, translator), [language, translator]));
  if (calendar.state === 'failed') return <CalendarFailure sentence={t('calendarFailed')} onRetry={calendar.retry} />;
  if (calendar.state === 'loading') return <CalendarSkeleton aria-busy="true" />;
  return <calendar.value {...props} monthCount={wide ? 2 : 1} />;
}
