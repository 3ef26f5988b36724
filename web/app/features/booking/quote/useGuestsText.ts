import type { Guests } from 'functions/domain/guests';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';

/** "2 adults and 1 child" */
export function useGuestsText(): (guests: Guests) => string {
  const { t } = useTranslation('offer');
  const { list } = useFormat();
  return ({ adults, children }) =>
    list([t('adultCount', { count: adults }), ...(children > 0 ? [t('childCount', { count: children })] : [])]);
}
