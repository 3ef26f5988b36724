import type { IsoMonth } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';

/** "June 2027", with the month name in its standalone form. */
export function useMonthTitle(): (month: IsoMonth) => string {
  const { t } = useTranslation('calendar');
  return (month) => t('monthTitle', { month: t(`months.${Number(month.slice(5)) as 1}`), year: month.slice(0, 4) });
}
