import { mailCollection } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import type { Language } from '../../domain/language.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph, type Fact, type MailSection } from '../format/MailContent.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { noteToOwner } from '../format/plainMail.ts';
import { bookingDeskUrl, consoleUrl } from './pageUrl.ts';

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

/** Daily note to the owner about undelivered mails. Contains no guest data, only booking numbers and document IDs. */
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
  return noteToOwner(id, settings, {
    subject:
      undelivered > 0
        ? t('failed.subject', { count: undelivered })
        : t('failed.waitingSubject', { count: waiting.length }),
    preheader: undelivered > 0 ? t('failed.preheader') : t('failed.waiting'),
    heading: undelivered > 0 ? t('failed.heading') : t('failed.waitingHeading'),
    sections,
  });
}

/** The mails of one kind, each with a link. */
function listed(mails: readonly string[], text: string, language: Language): MailSection[] {
  if (mails.length === 0) return [];
  const t = mailTexts(language);
  const facts = mails.slice(0, mostListed).map((mail) => factOf(mail, language));
  const sections: MailSection[] = [paragraph(text), { kind: 'facts', facts }];
  const more = mails.length - mostListed;
  if (more > 0) sections.push(paragraph(t('failed.more', { count: more })));
  return sections;
}

/** A link to the booking at the desk, where its mails can be sent again, or else to the document in the console. */
function factOf(mail: string, language: Language): Fact {
  const t = mailTexts(language);
  // IDs begin with their subject: `7K3Q9-XRD2M-confirmed-guest-1`, `contact-...`, `newsletter-...`.
  const booking = /^[0-9A-Z]{5}-[0-9A-Z]{5}(?=-)/.exec(mail)?.[0];
  return booking
    ? { label: t('failed.booking', { number: booking }), value: mail, href: bookingDeskUrl(booking, language) }
    : { label: t('failed.other'), value: mail, href: consoleUrl(`${mailCollection}/${mail}`) };
}
