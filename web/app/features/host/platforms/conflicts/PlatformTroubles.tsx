import { platformTitle } from 'functions/domain/platform';
import { hostPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskCalendar } from '../../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { useOwnerAction } from '../../frame/OwnerActions.tsx';
import { TroubleButton } from '../../today/TroubleButton.tsx';
import { guestName } from '../../calendar/grid/useCellNames.ts';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import type { ClosedSale } from './closedSalesOf.ts';
import type { DeskConflict } from './conflictsOf.ts';
import { useFeedTexts, useMomentText } from '../useFeedTexts.ts';

/** List items for double bookings and sales of closed nights, with both sides, and for calendars that cannot be read. */
export function PlatformTroubles({
  conflicts,
  closedSales,
  failing,
  reads,
  now,
}: {
  conflicts: readonly DeskConflict[];
  closedSales: readonly ClosedSale[];
  failing: readonly DeskCalendar[];
  reads: ReadonlyMap<string, number>;
  now: number;
}) {
  const { t } = useTranslation('hostPlatforms');
  const { t: tToday } = useTranslation('hostToday');
  const act = useOwnerAction();
  const format = useFormat();
  const language = useLanguage();
  const nameOf = useApartmentName();
  const moment = useMomentText();
  const textsOf = useFeedTexts(now);
  const calendars = useCalendarsPath();

  function troubleOf(calendar: DeskCalendar): string {
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

  return (
    <>
      {conflicts.map(({ calendar, booking, there }) => (
        <li key={`${calendar.id} ${booking.id}`}>
          <Link discover="none" to={hostPath(language, 'bookings', booking.id)}>
            {t('conflict.today', {
              name: guestName(booking),
              apartment: nameOf(booking.apartment),
              stay: format.stay(booking),
              platform: platformTitle(calendar),
              there: format.list(there.map(format.stay)),
            })}
          </Link>
        </li>
      ))}
      {closedSales.map((sale) => (
        <li key={`${sale.calendar.id} ${sale.block.id}`}>
          <Link discover="none" to={`${hostPath(language, 'calendar')}?day=${sale.closed.checkIn}`}>
            {textOfSale(sale)}
          </Link>
          <TroubleButton
            label={tToday('trouble.seen')}
            of={textOfSale(sale)}
            onPress={() =>
              act(
                'dismissProblem',
                {
                  noteOn: { kind: 'sales', id: sale.block.id, sales: [...sale.unseen] },
                  revision: sale.block.revision,
                },
                tToday('trouble.seenDone'),
              )
            }
          />
        </li>
      ))}
      {failing.map((calendar) => (
        <li key={calendar.id}>
          <Link discover="none" to={calendars}>
            {troubleOf(calendar)}
          </Link>
        </li>
      ))}
    </>
  );
}

/** Path of the page for other platforms' calendars. */
export function useCalendarsPath(): string {
  return `${hostPath(useLanguage(), 'more')}?part=calendars`;
}
