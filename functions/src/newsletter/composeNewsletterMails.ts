import { createHash } from 'node:crypto';
import property from '../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { paragraph } from '../mail/format/MailContent.ts';
import { mailTexts } from '../mail/format/mailTexts.ts';
import { mailToReader, withUnsubscribeLink } from '../mail/format/plainMail.ts';

/** Recipient and target of the button. */
interface NewsletterMail {
  id: string;
  email: string;
  language: Language;
  url: string;
}

/** Asks to confirm the subscription. Contains no promotion, because nobody has agreed yet. */
export function composeNewsletterConfirm(mail: NewsletterMail, settings: Settings): ComposedMail {
  const t = mailTexts(mail.language);
  return mailToReader(mail.id, mail, 'newsletter.confirm.reason', settings, {
    subject: t('newsletter.confirm.subject', { property: property.name }),
    preheader: t('newsletter.confirm.preheader'),
    heading: t('newsletter.confirm.heading'),
    sections: [
      paragraph(t('newsletter.confirm.intro', { property: property.name })),
      { kind: 'button', label: t('newsletter.confirm.button'), href: mail.url, note: t('newsletter.confirm.note') },
    ],
  });
}

/** Welcomes the subscriber, with unsubscribe button and header (RFC 8058). */
export function composeNewsletterWelcome(mail: NewsletterMail, settings: Settings): ComposedMail {
  const t = mailTexts(mail.language);
  const composed = mailToReader(mail.id, mail, 'newsletter.welcome.reason', settings, {
    subject: t('newsletter.welcome.subject'),
    preheader: t('newsletter.welcome.preheader'),
    heading: t('newsletter.welcome.subject'),
    sections: [
      paragraph(t('newsletter.welcome.intro', { property: property.name })),
      { kind: 'button', label: t('newsletter.welcome.button'), href: mail.url },
    ],
  });
  return withUnsubscribeLink(composed, mail.url);
}

/** Version of the consent texts, for the proof of consent. */
export function consentTextVersion(language: Language): string {
  const t = mailTexts(language);
  const keys = ['newsletter.confirm.intro', 'newsletter.page.confirm.text', 'newsletter.page.confirm.button'];
  const hash = createHash('sha256').update(keys.map((key) => t(key)).join('\n'));
  return `${language}-${hash.digest('hex').slice(0, 12)}`;
}
