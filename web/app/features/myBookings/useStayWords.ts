import { useTranslation } from 'react-i18next';
import type { Guests } from 'functions/domain/guests';
import type { Stay } from 'functions/domain/stay';
import { useFormat } from '../../i18n/useFormat.ts';

/** A stay's dates and persons as the language writes them. */
export function useStayWords() {
  const { t } = useTranslation('offer');
  const { locale, list } = useFormat();
  return {
    /** 12–19 June 2027 */
    dates: ({ checkIn, checkOut }: Stay): string =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(
        new Date(`${checkIn}T00:00:00Z`),
        new Date(`${checkOut}T00:00:00Z`),
      ),
    /** 2 adults and 1 child */
    persons: ({ adults, children }: Guests): string =>
      list([t('adultCount', { count: adults }), ...(children > 0 ? [t('childCount', { count: children })] : [])]),
  };
}
