import property from '../../../../villa/property.json' with { type: 'json' };
import type { FeedRemarkKind, PlatformCalendar } from '../../contract/platformCalendar.ts';
import type { Settings } from '../../contract/settings.ts';
import { timeIn, todayIn } from '../../domain/isoDate.ts';
import { platformTitle } from '../../domain/platform.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';
import { renderMessage } from '../format/renderMessage.ts';
import { deskUrl } from './deskUrl.ts';

export type NamedCalendar = Pick<PlatformCalendar, 'apartment' | 'platform' | 'label' | 'feedUrl'>;

interface News {
  /** Selects the mail's texts. */
  kind: 'unread' | 'empty' | FeedRemarkKind;
  since: Date;
  /** Sentences that say what is wrong, the same as at the desk. */
  reasons: readonly string[];
}

/** A mail to the owner about a platform's calendar. @param id of the mail */
export function renderCalendarMail(
  id: string,
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
  return {
    id,
    to: [ownerEmail],
    message: renderMessage(
      language,
      {
        subject: say('subject', { platform, apartment }),
        preheader: say('preheader'),
        heading: say('heading'),
        sections: [
          { kind: 'paragraph', text: say('intro', { platform, apartment, date, time: timeIn(timeZone, since) }) },
          ...reasons.map((text) => ({ kind: 'paragraph' as const, text })),
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
