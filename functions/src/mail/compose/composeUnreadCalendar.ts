import type { FeedProblem, PlatformCalendar } from '../../contract/platformCalendar.ts';
import type { Settings } from '../../contract/settings.ts';
import { timeIn, todayIn } from '../../domain/isoDate.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { platformTexts } from '../format/mailTexts.ts';
import { renderCalendarMail, type NamedCalendar } from './renderCalendarMail.ts';

/** A calendar that cannot be read, or is not believed. */
type Calendar = Pick<PlatformCalendar, 'id'> &
  NamedCalendar & {
    problem: FeedProblem;
    failingSince: Date;
    /** When a platform that wants to be left alone is asked again. */
    retryAt: Date | null;
  };

/** Tells the owner that a platform's calendar cannot be read or is suddenly empty, why, what that means, and what to do. */
export function composeUnreadCalendar(calendar: Calendar, settings: Settings): ComposedMail {
  const { id, problem, failingSince } = calendar;
  const { ownerLanguage: language, timeZone } = settings;
  const kind = problem === 'empty' ? 'empty' : 'unread';
  const sayAtDesk = platformTexts(language);
  const again = calendar.retryAt ?? failingSince;
  const when = sayAtDesk('moment.at', {
    date: mailFormats(language).date(todayIn(timeZone, again)),
    time: timeIn(timeZone, again),
  });
  const reasons = kind === 'empty' ? [] : [sayAtDesk(`problems.${problem}`, { when })];
  return renderCalendarMail(
    `platform-${id}-${kind}-${failingSince.getTime()}`,
    calendar,
    { kind, since: failingSince, reasons },
    settings,
  );
}
