import { useTranslation } from 'react-i18next';
import type { Guests } from 'functions/domain/guests';
import { useFormat } from '../../i18n/useFormat.ts';

/** A stay's dates and persons as the language writes them. */
export function useStayTexts() {
  const { t } = useTranslation('offer');
  const { stay, list } = useFormat();
  return {
    /** 12–19 June 2027 */
    dates: stay,
    /** 2 adults and 1 child */
    persons: ({ adults, children }: Guests): string =>
      list([t('adultCount', { count: adults }), ...(children > 0 ? [t('childCount', { count: children })] : [])]),
  };
}
