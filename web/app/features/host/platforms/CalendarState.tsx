import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isStale } from 'functions/domain/calendarFreshness';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { Actions, Notice } from '../forms/formStyle.ts';
import { useFeedTexts, useMomentText } from './useFeedTexts.ts';
import { useTimed } from '../../../ui/browser/useTimed.ts';

/**
 * When the platform's calendar was read, what it contained, and what is wrong with it.
 * @param readAt milliseconds since 1970
 */
export function CalendarState({
  calendar,
  readAt,
  onAccept,
}: {
  calendar: DeskCalendar;
  readAt: number | undefined;
  /** Called when the owner confirms that the calendar is really empty. */
  onAccept: () => void;
}) {
  const { t } = useTranslation('hostPlatforms');
  const now = useTimed(Date.now);
  const moment = useMomentText();
  const textsOf = useFeedTexts(now);
  const { feedUrl, events, holds, changedAt, createdAt, problem } = calendar;
  if (feedUrl === null) return <Notice>{t('state.noAddress')}</Notice>;
  const isRead = readAt !== undefined && calendar.isRead;
  const texts = [
    isRead ? t('state.read', { when: moment(readAt, now) }) : t('state.unread'),
    ...(isRead ? [t('state.events', { count: events })] : []),
    ...(changedAt === undefined ? [] : [t('state.changed', { when: moment(changedAt, now) })]),
  ];
  const isUnread = problem !== undefined || isStale(readAt ?? createdAt, now);
  const wrong = textsOf(calendar);
  return (
    <>
      <Notice>{texts.join(' ')}</Notice>
      {(isUnread || wrong.length > 0) && (
        <Alert severity="warning">
          {wrong.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {isUnread && (isRead || holds.length > 0) && <p>{t('state.kept')}</p>}
          {problem === 'empty' && (
            <Actions>
              <Button variant="outlined" onClick={onAccept}>
                {t('accept')}
              </Button>
            </Actions>
          )}
        </Alert>
      )}
    </>
  );
}
