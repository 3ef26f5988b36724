import type { FeedRemarkKind, PlatformCalendar } from '../../contract/platformCalendar.ts';
import type { Settings } from '../../contract/settings.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { platformTexts } from '../format/mailTexts.ts';
import { renderCalendarMail, type NamedCalendar } from './renderCalendarMail.ts';

/** A calendar that was read, with something in it that the owner has to know. */
type Calendar = Pick<PlatformCalendar, 'id'> &
  NamedCalendar & {
    kind: FeedRemarkKind;
    since: Date;
    /** Of the entries; `null` for one without. */
    uids: (string | null)[];
  };

/** Tells the owner which entries of a platform's calendar cannot be understood, or that one closes a year, and what to do. */
export function composeFeedRemark(calendar: Calendar, settings: Settings): ComposedMail {
  const { id, kind, since, uids } = calendar;
  const sayAtDesk = platformTexts(settings.ownerLanguage);
  const reasons = uids.map((uid) =>
    kind === 'odd' && uid === null ? sayAtDesk('remarks.oddUnnamed') : sayAtDesk(`remarks.${kind}`, { uid: uid ?? '' }),
  );
  return renderCalendarMail(
    `platform-${id}-${kind}-${since.getTime()}`,
    calendar,
    { kind, since, reasons: [...new Set(reasons)] },
    settings,
  );
}
