import { platformTitle } from 'functions/domain/platform';
import { hostPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { guestName } from '../calendar/useCellNames.ts';
import { useApartmentNames } from '../frame/useApartmentNames.ts';
import type { DeskConflict } from './conflictsOf.ts';
import { useCalendarsPath } from './useCalendarsPath.ts';
import { useMomentText } from './useMomentText.ts';

/** Items of a list: double sales, with both sides, and calendars that cannot be read. */
export function PlatformTroubles({
  conflicts,
  failing,
  reads,
  now,
}: {
  conflicts: readonly DeskConflict[];
  failing: readonly DeskCalendar[];
  reads: ReadonlyMap<string, number>;
  now: number;
}) {
  const { t } = useTranslation('hostPlatforms');
  const format = useFormat();
  const language = useLanguage();
  const nameOf = useApartmentNames();
  const moment = useMomentText();
  const calendars = useCalendarsPath();

  function textOf({ problem, failingSince, createdAt, ...calendar }: DeskCalendar): string {
    const named = { platform: platformTitle(calendar), apartment: nameOf(calendar.apartment) };
    if (problem) {
      const since = { problem: t(`problems.${problem}`), when: moment(failingSince ?? createdAt, now) };
      return t('today.failing', { ...named, problem: t('state.since', since) });
    }
    const readAt = reads.get(calendar.id);
    return readAt === undefined
      ? t('today.failing', { ...named, problem: t('state.unread') })
      : t('today.stale', { ...named, when: moment(readAt, now) });
  }

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
      {failing.map((calendar) => (
        <li key={calendar.id}>
          <Link discover="none" to={calendars}>
            {textOf(calendar)}
          </Link>
        </li>
      ))}
    </>
  );
}
