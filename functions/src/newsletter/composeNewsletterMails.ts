import { createHash } from 'node:crypto';
import property from '../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { renderMessage } from '../mail/format/renderMessage.ts';
import { mailTexts } from '../mail/format/mailTexts.ts';

/** Recipient and target of the button. */
export interface NewsletterMail {
  id: string;
  email: string;
  language: Language;
  url: string;
}

/** Asks to confirm the subscription. Contains no promotion, because nobody has agreed yet. */
export function composeNewsletterConfirm(mail: NewsletterMail, settings: Settings): ComposedMail {
  const t = mailTexts(mail.language);
  return {
    id: mail.id,
    to: [mail.email],
    replyTo: settings.ownerEmail,
    message: renderMessage(
      mail.language,
      {
        subject: t('newsletter.confirm.subject', { property: property.name }),
        preheader: t('newsletter.confirm.preheader'),
        heading: t('newsletter.confirm.heading'),
        sections: [
          { kind: 'paragraph', text: t('newsletter.confirm.intro', { property: property.name }) },
          { kind: 'button', label: t('newsletter.confirm.button'), href: mail.url, note: t('newsletter.confirm.note') },
        ],
      },
      [],
      t('newsletter.confirm.reason', { property: property.name }),
    ),
  };
}

/** Welcomes the subscriber, with unsubscribe button and header (RFC 8058). */
export function composeNewsletterWelcome(mail: NewsletterMail, settings: Settings): ComposedMail {
  const t = mailTexts(mail.language);
  return {
    id: mail.id,
    to: [mail.email],
    replyTo: settings.ownerEmail,
    headers: { 'List-Unsubscribe': `<${mail.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    message: renderMessage(
      mail.language,
      {
        subject: t('newsletter.welcome.subject'),
        preheader: t('newsletter.welcome.preheader'),
        heading: t('newsletter.welcome.subject'),
        sections: [
          { kind: 'paragraph', text: t('newsletter.welcome.intro', { property: property.name }) },
          { kind: 'button', label: t('newsletter.welcome.button'), href: mail.url },
        ],
      },
      [],
      t('newsletter.welcome.reason', { property: property.name }),
    ),
  };
}

/** Version of the consent texts, for the proof of consent. */
export function consentTextVersion(language: Language): string {
  const t = mailTexts(language);
  const keys = ['newsletter.confirm.intro', 'newsletter.page.confirm.text', 'newsletter.page.confirm.button'];
  const hash = createHash('sha256').update(keys.map((key) => t(key)).join('\n'));
  return `${language}-${hash.digest('hex').slice(0, 12)}`;
}
