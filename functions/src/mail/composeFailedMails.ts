import property from '../../../villa/property.json' with { type: 'json' };
import { mailCollection } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { consoleAddress } from './consoleAddress.ts';
import { houseMessage } from './houseMessage.ts';
import type { Fact, MailSection } from './MailContent.ts';
import { mailTexts } from './mailTexts.ts';

const mostListed = 20;

/**
 * The daily note to the owner: which mails could not be delivered. It names bookings and documents, not people: what is
 * in them is for the console alone.
 * @param mails ids of the documents, the last failure first
 */
export function composeFailedMails(id: string, mails: readonly string[], settings: Settings): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  const count = mails.length;
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('failed.intro') },
    { kind: 'facts', title: t('failed.listTitle'), facts: mails.slice(0, mostListed).map((mail) => factOf(mail, t)) },
  ];
  if (count > mostListed) sections.push({ kind: 'paragraph', text: t('failed.more', { count: count - mostListed }) });
  sections.push({
    kind: 'steps',
    title: t('failed.nextTitle'),
    steps: [t('failed.open'), t('failed.retry'), t('failed.many')],
  });
  return {
    id,
    to: [settings.ownerEmail],
    message: houseMessage(
      language,
      {
        subject: t('failed.subject', { count }),
        preheader: t('failed.preheader'),
        heading: t('failed.heading'),
        sections,
      },
      [],
      t('footer.ownerReason', { house: property.name }),
    ),
  };
}

function factOf(mail: string, t: ReturnType<typeof mailTexts>): Fact {
  // Ids begin with what the mail is about: `7K3Q9-XRD2M-confirmed-guest-1`, `contact-...`, `newsletter-...`.
  const booking = /^[0-9A-Z]{5}-[0-9A-Z]{5}(?=-)/.exec(mail)?.[0];
  const about = booking ? t('failed.booking', { number: booking }) : t('failed.other');
  return { label: about, value: mail, href: consoleAddress(`${mailCollection}/${mail}`) };
}
