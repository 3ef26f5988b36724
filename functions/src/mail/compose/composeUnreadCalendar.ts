import type { FeedProblem, FeedRemarkKind, PlatformCalendar } from '../../contract/platformCalendar.ts';
import type { Settings } from '../../contract/settings.ts';
import { timeIn, todayIn } from '../../domain/isoDate.ts';
import { platformTitle } from '../../domain/platform.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { apartmentName, mailFormats, mailTexts, platformTexts } from '../format/mailTexts.ts';
import { noteToOwner } from '../format/plainMail.ts';
import { deskUrl } from './pageUrl.ts';

/** A calendar that cannot be read or is not accepted. */
type UnreadCalendar = NamedCalendar & {
  problem: FeedProblem;
  failingSince: Date;
  /** When the platform allows the next reading, if it has set a time. */
  retryAt: Date | null;
};

/** Tells the owner that a platform's calendar cannot be read or is suddenly empty: the cause, the consequences, and what to do. */
export function composeUnreadCalendar(calendar: UnreadCalendar, settings: Settings): ComposedMail {
  const { problem, failingSince } = calendar;
  const { ownerLanguage: language, timeZone } = settings;
  const kind = problem === 'empty' ? 'empty' : 'unread';
  const sayAtDesk = platformTexts(language);
  const again = calendar.retryAt ?? failingSince;
  const when = sayAtDesk('moment.at', {
    date: mailFormats(language).date(todayIn(timeZone, again)),
    time: timeIn(timeZone, again),
  });
  const reasons = kind === 'empty' ? [] : [sayAtDesk(`problems.${problem}`, { when })];
  return composeCalendarMail(calendar, { kind, since: failingSince, reasons }, settings);
}

type NamedCalendar = Pick<PlatformCalendar, 'id' | 'apartment' | 'platform' | 'label' | 'feedUrl'>;

interface News {
  /** Selects the mail's texts. */
  kind: 'unread' | 'empty' | FeedRemarkKind;
  since: Date;
  /** Sentences about the cause, the same as at the desk. */
  reasons: readonly string[];
}

function composeCalendarMail(
  calendar: NamedCalendar,
  { kind, since, reasons }: News,
  { ownerEmail, ownerLanguage: language, timeZone }: Settings,
): ComposedMail {
  const t = mailTexts(language);
  const say = (key: string, values: Record<string, string> = {}) => t(`platform.${kind}.${key}`, values);
  const platform = platformTitle(calendar);
  const apartment = apartmentName(calendar.apartment, language);
  const date = mailFormats(language).date(todayIn(timeZone, since));
  const steps = [say('look', { platform }), say('then', { platform }), t('platform.byItself')];
  return noteToOwner(
    `platform-${calendar.id}-${kind}-${since.getTime()}`,
    { ownerEmail, ownerLanguage: language },
    {
      subject: say('subject', { platform, apartment }),
      preheader: say('preheader'),
      heading: say('heading'),
      sections: [
        paragraph(say('intro', { platform, apartment, date, time: timeIn(timeZone, since) })),
        ...reasons.map(paragraph),
        { kind: 'state', text: say('state'), tone: 'waiting' },
        { kind: 'steps', title: t('platform.nextTitle'), steps },
        { kind: 'button', label: t('platform.button'), href: `${deskUrl(language, 'more')}?part=calendars` },
      ],
    },
  );
}

/** A calendar that was read with a remark for the owner. */
type RemarkedCalendar = NamedCalendar & {
  kind: FeedRemarkKind;
  since: Date;
  /** UIDs of the entries; `null` for an entry without one. */
  uids: (string | null)[];
};

/** Tells the owner which entries of a platform's calendar cannot be understood or take a year or more, and what to do. */
export function composeFeedRemark(calendar: RemarkedCalendar, settings: Settings): ComposedMail {
  const { kind, since, uids } = calendar;
  const sayAtDesk = platformTexts(settings.ownerLanguage);
  const reasons = uids.map((uid) =>
    kind === 'odd' && uid === null ? sayAtDesk('remarks.oddUnnamed') : sayAtDesk(`remarks.${kind}`, { uid: uid ?? '' }),
  );
  return composeCalendarMail(calendar, { kind, since, reasons: [...new Set(reasons)] }, settings);
}
