import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { timeZone } from '../../../villa/timeZone.ts';
import { localTime } from '../bookings/localTime.ts';
import { useMomentText } from './useMomentText.ts';

/** Sentences about what is wrong with a calendar, the most important first. @param now milliseconds since 1970 */
export function useFeedTexts(now: number): (calendar: DeskCalendar) => string[] {
  const { t } = useTranslation('hostPlatforms');
  const format = useFormat();
  const moment = useMomentText();
  return ({ problem, failingSince, retryAt, createdAt, remarks }) => {
    const { date, time } = localTime(retryAt ?? now, timeZone);
    const again = t('moment.at', { date: format.fieldDate(date), time });
    const since = moment(failingSince ?? createdAt, now);
    const reasons = problem
      ? [t('state.since', { when: since, problem: t(`problems.${problem}`, { when: again }) })]
      : [];
    const said = remarks.map(({ kind, uid }) =>
      kind === 'odd' && uid === null ? t('remarks.oddUnnamed') : t(`remarks.${kind}`, { uid: uid ?? '' }),
    );
    return [...reasons, ...new Set(said)];
  };
}
