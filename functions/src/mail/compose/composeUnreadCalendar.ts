import property from '../../../../villa/property.json' with { type: 'json' };
import type { FeedProblem, PlatformCalendar } from '../../contract/platformCalendar.ts';
import type { Settings } from '../../contract/settings.ts';
import { timeIn, todayIn } from '../../domain/isoDate.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { renderMessage } from '../format/renderMessage.ts';
import { deskUrl } from './deskUrl.ts';
import { platformTitle } from '../../domain/platform.ts';

/** A calendar that cannot be read, or is not believed. */
type Calendar = Pick<PlatformCalendar, 'id' | 'apartment' | 'platform' | 'label' | 'feedUrl'> & {
  problem: FeedProblem;
  failingSince: Date;
};

/** Tells the owner that a platform's calendar cannot be read or is suddenly empty, what that means, and what to do. */
export function composeUnreadCalendar(
  calendar: Calendar,
  { ownerEmail, ownerLanguage: language, timeZone }: Settings,
): ComposedMail {
  const kind = calendar.problem === 'empty' ? 'empty' : 'unread';
  const t = mailTexts(language);
  const say = (key: string, values: Record<string, string> = {}) => t(`platform.${kind}.${key}`, values);
  const platform = platformTitle(calendar);
  const apartment = apartmentName(calendar.apartment, language);
  const since = calendar.failingSince;
  const date = mailFormats(language).date(todayIn(timeZone, since));
  const steps = [say('look', { platform }), say('then', { platform }), t('platform.byItself')];
  return {
    id: `platform-${calendar.id}-${kind}-${since.getTime()}`,
    to: [ownerEmail],
    message: renderMessage(
      language,
      {
        subject: say('subject', { platform, apartment }),
        preheader: say('preheader'),
        heading: say('heading'),
        sections: [
          { kind: 'paragraph', text: say('intro', { platform, apartment, date, time: timeIn(timeZone, since) }) },
          { kind: 'state', text: say('state'), tone: 'waiting' },
          { kind: 'steps', title: t('platform.nextTitle'), steps },
          { kind: 'button', label: t('platform.button'), href: `${deskUrl(language, 'more')}?part=calendars` },
        ],
      },
      [],
      t('footer.ownerReason', { property: property.name }),
    ),
  };
}
