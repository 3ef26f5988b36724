import Alert from '@mui/material/Alert';
import { parseIsoDate } from 'functions/domain/isoDate';
import { hostPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSavedApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { SeasonCalendar } from './SeasonCalendar.tsx';
import { useCalendarRows } from './useCalendarRows.ts';

/** The season calendar: all apartments, day by day, live. */
export function CalendarView() {
  const { t } = useTranslation('hostCalendar');
  const rows = useCalendarRows();
  const { search } = useLocation();
  if (!rows) return <ViewLoading />;
  if (rows.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      <ApartmentProblems />
      <SeasonCalendar rows={rows} asked={parseIsoDate(new URLSearchParams(search).get('day'))} />
    </>
  );
}

/** Apartments that a console edit has made unreadable. They are shown with their last valid values. */
function ApartmentProblems() {
  const { t } = useTranslation('hostToday');
  const nameOf = useApartmentName();
  const language = useLanguage();
  return useSavedApartments()
    ?.filter(({ problem }) => problem !== undefined)
    .map(({ apartment: { slug }, problem }) => (
      <Alert key={slug} severity="warning" sx={{ margin: 2 }}>
        <Link discover="none" to={`${hostPath(language, 'prices')}?apartment=${slug}`}>
          {t('trouble.apartment', { apartment: nameOf(slug), problem })}
        </Link>
      </Alert>
    ));
}
