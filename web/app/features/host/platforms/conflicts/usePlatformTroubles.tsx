import { platformTitle } from 'functions/domain/platform';
import { hostPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { SeenButton } from '../../today/SeenButton.tsx';
import type { Trouble } from '../../today/TroubleList.tsx';
import { guestName } from '../../calendar/grid/useCellNames.ts';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import type { ClosedSale } from './closedSalesOf.ts';
import type { DeskConflict } from './conflictsOf.ts';
import { useFeedTexts, useMomentText } from '../useFeedTexts.ts';

interface Found {
  conflicts: readonly DeskConflict[];
  closedSales: readonly ClosedSale[];
  failing: readonly DeskCalendar[];
  /** When each calendar was last read, in milliseconds since 1970, by ID. */
  reads: ReadonlyMap<string, number>;
}

/** Double bookings and sales of closed nights, each with the nights here and there, and calendars that cannot be read. */
export function usePlatformTroubles(now: number) {
  const { t } = useTranslation('hostPlatforms');
  const format = useFormat();
  const language = useLanguage();
  const nameOf = useApartmentName();
  const moment = useMomentText();
  const textsOf = useFeedTexts(now);
  const calendars = useCalendarsPath();

  function troubleOf(calendar: DeskCalendar, reads: Found['reads']): string {
    const named = { platform: platformTitle(calendar), apartment: nameOf(calendar.apartment) };
    const wrong = textsOf(calendar);
    if (wrong.length > 0) return t('today.failing', { ...named, problem: wrong.join(' ') });
    const readAt = reads.get(calendar.id);
    return readAt === undefined
      ? t('today.failing', { ...named, problem: t('state.unread') })
      : t('today.stale', { ...named, when: moment(readAt, now) });
  }

  const textOfSale = ({ calendar, closed, unseen }: ClosedSale) =>
    t('closedSale.today', {
      apartment: nameOf(closed.apartment),
      stay: format.stay(closed),
      platform: platformTitle(calendar),
      there: format.list(unseen.map(format.stay)),
    });

  return ({ conflicts, closedSales, failing, reads }: Found): Trouble[] => [
    ...conflicts.map(({ calendar, booking, there }) => ({
      id: `conflict ${calendar.id} ${booking.id}`,
      to: hostPath(language, 'bookings', booking.id),
      text: t('conflict.today', {
        name: guestName(booking),
        apartment: nameOf(booking.apartment),
        stay: format.stay(booking),
        platform: platformTitle(calendar),
        there: format.list(there.map(format.stay)),
      }),
    })),
    ...closedSales.map((sale) => ({
      id: `closed sale ${sale.calendar.id} ${sale.block.id}`,
      to: `${hostPath(language, 'calendar')}?day=${sale.closed.checkIn}`,
      text: textOfSale(sale),
      actions: (
        <SeenButton
          of={textOfSale(sale)}
          noteOn={{ kind: 'sales', id: sale.block.id, sales: [...sale.unseen] }}
          revision={sale.block.revision}
        />
      ),
    })),
    ...failing.map((calendar) => ({ id: `failing ${calendar.id}`, to: calendars, text: troubleOf(calendar, reads) })),
  ];
}

/** Path of the page for other platforms' calendars. */
export function useCalendarsPath(): string {
  return `${hostPath(useLanguage(), 'more')}?part=calendars`;
}
