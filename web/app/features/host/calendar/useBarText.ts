import { platformTitle } from 'functions/domain/platform';
import { useTranslation } from 'react-i18next';
import type { Bar } from './calendarRows.ts';
import { guestName } from './grid/useCellNames.ts';

/** A bar's label: the guest, the reason for closing, or the platform. */
export function useBarText(): (bar: Bar) => string {
  const { t } = useTranslation('hostCalendar');
  return (bar) => {
    switch (bar.state) {
      case 'block':
        return bar.block.reason || t('closedNights');
      case 'platform':
        return platformTitle(bar.calendar);
      default:
        return guestName(bar.booking);
    }
  };
}
