import property from '../../../../villa/property.json' with { type: 'json' };
import { mailCollection } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import type { Language } from '../../domain/language.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { bookingDeskUrl } from './deskUrl.ts';
import { consoleUrl } from './consoleUrl.ts';
import { renderMessage } from '../format/renderMessage.ts';
import type { Fact, MailSection } from '../format/MailContent.ts';
import { mailTexts } from '../format/mailTexts.ts';

const mostListed = 20;

/** IDs of documents in `mail`, latest first. */
export interface UndeliveredMails {
  /** Failed for good. */
  failed: readonly string[];
  /** Never started or never finished. */
  stuck: readonly string[];
  /** To be retried. */
  waiting: readonly string[];
}

/** Daily note to the owner about undelivered mails. Contains no guest data, only bookings and documents. */
export function composeFailedMails(id: string, mails: UndeliveredMails, settings: Settings): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const { failed, stuck, waiting } = mails;
  const undelivered = failed.length + stuck.length;
  const sections: MailSection[] = [
    ...listed(failed, t('failed.intro'), language),
    ...listed(stuck, t('failed.stuck'), language),
    ...listed(waiting, t('failed.waiting'), language),
  ];
  if (undelivered > 0) {
    const steps = [t('failed.open'), t('failed.retry'), t('failed.many')];
    sections.push({ kind: 'steps', title: t('failed.nextTitle'), steps });
  }
  return {
    id,
    to: [settings.ownerEmail],
    message: renderMessage(
      language,
      {
        subject:
          undelivered > 0
            ? t('failed.subject', { count: undelivered })
            : t('failed.waitingSubject', { count: waiting.length }),
        preheader: undelivered > 0 ? t('failed.preheader') : t('failed.waiting'),
        heading: undelivered > 0 ? t('failed.heading') : t('failed.waitingHeading'),
        sections,
      },
      [],
      t('footer.ownerReason', { property: property.name }),
    ),
  };
}

/** One kind of mails with a link to each. */
function listed(mails: readonly string[], text: string, language: Language): MailSection[] {
  if (mails.length === 0) return [];
  const t = mailTexts(language);
  const facts = mails.slice(0, mostListed).map((mail) => factOf(mail, language));
  const sections: MailSection[] = [
    { kind: 'paragraph', text },
    { kind: 'facts', facts },
  ];
  const more = mails.length - mostListed;
  if (more > 0) sections.push({ kind: 'paragraph', text: t('failed.more', { count: more }) });
  return sections;
}

/** Leads to the booking at the owner's desk, where its mails can be sent again, or to the document. */
function factOf(mail: string, language: Language): Fact {
  const t = mailTexts(language);
  // IDs begin with their subject: `7K3Q9-XRD2M-confirmed-guest-1`, `contact-...`, `newsletter-...`.
  const booking = /^[0-9A-Z]{5}-[0-9A-Z]{5}(?=-)/.exec(mail)?.[0];
  return booking
    ? { label: t('failed.booking', { number: booking }), value: mail, href: bookingDeskUrl(booking, language) }
    : { label: t('failed.other'), value: mail, href: consoleUrl(`${mailCollection}/${mail}`) };
}
