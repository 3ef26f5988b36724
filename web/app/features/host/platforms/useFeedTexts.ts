import type { ReadPlatformCalendarsResponse } from 'functions/contract/ownerCallables';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { localTime } from '../frame/localTime.ts';

/** Messages about a calendar's problems, most important first. @param now milliseconds since 1970 */
export function useFeedTexts(now: number): (calendar: DeskCalendar) => string[] {
  const { t } = useTranslation('hostPlatforms');
  const format = useFormat();
  const moment = useMomentText();
  return ({ problem, failingSince, retryAt, createdAt, remarks }) => {
    const { day, time } = localTime(retryAt ?? now);
    const again = t('moment.at', { date: format.fieldDate(day), time });
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

const minute = 60_000;

/** How long ago a time was, if less than an hour. Otherwise its day and time in the villa's time zone. */
export function useMomentText(): (millis: number, now: number) => string {
  const { t } = useTranslation('hostPlatforms');
  const format = useFormat();
  return (millis, now) => {
    const minutes = Math.floor((now - millis) / minute);
    if (minutes < 1) return t('moment.now');
    if (minutes < 60) return t('moment.minutes', { count: minutes });
    const { day, time } = localTime(millis);
    return t('moment.at', { date: format.fieldDate(day), time });
  };
}

/**
 * The result of reading calendars as a message.
 * @param done the message if nothing is wrong
 */
export function useReadText(): (response: ReadPlatformCalendarsResponse, done?: string) => string {
  const { t } = useTranslation('hostPlatforms');
  return ({ failed }, done = t('readDone')) => (failed > 0 ? t('readFailed', { count: failed }) : done);
}
