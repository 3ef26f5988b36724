import { createHash } from 'node:crypto';
import property from '../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import type { ComposedMail } from '../mail/ComposedMail.ts';
import { houseMessage } from '../mail/houseMessage.ts';
import { mailTexts } from '../mail/mailTexts.ts';

/** To whom, and under which address the button leads on. */
export interface NewsletterMail {
  id: string;
  email: string;
  language: Language;
  url: string;
}

/** Asks whether the address is its owner's wish. Nothing promotional: nobody has agreed to anything yet. */
export function composeNewsletterConfirm(mail: NewsletterMail, settings: Settings): ComposedMail {
  const t = mailTexts(mail.language);
  const house = property.name;
  return {
    id: mail.id,
    to: [mail.email],
    replyTo: settings.ownerEmail,
    message: houseMessage(
      mail.language,
      {
        subject: t('newsletter.confirm.subject', { house }),
        preheader: t('newsletter.confirm.preheader'),
        heading: t('newsletter.confirm.heading'),
        sections: [
          { kind: 'paragraph', text: t('newsletter.confirm.intro', { house }) },
          { kind: 'button', label: t('newsletter.confirm.button'), href: mail.url, note: t('newsletter.confirm.note') },
        ],
      },
      [],
      t('newsletter.confirm.reason', { house }),
    ),
  };
}

/** The first mail of the list, with the way off it: by its button, and by the mail program's own (RFC 8058). */
export function composeNewsletterWelcome(mail: NewsletterMail, settings: Settings): ComposedMail {
  const t = mailTexts(mail.language);
  const house = property.name;
  return {
    id: mail.id,
    to: [mail.email],
    replyTo: settings.ownerEmail,
    headers: { 'List-Unsubscribe': `<${mail.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    message: houseMessage(
      mail.language,
      {
        subject: t('newsletter.welcome.subject'),
        preheader: t('newsletter.welcome.preheader'),
        heading: t('newsletter.welcome.subject'),
        sections: [
          { kind: 'paragraph', text: t('newsletter.welcome.intro', { house }) },
          { kind: 'button', label: t('newsletter.welcome.button'), href: mail.url },
        ],
      },
      [],
      t('newsletter.welcome.reason', { house }),
    ),
  };
}

/** Names the wording that somebody agrees to, for the proof: another wording has another name. */
export function consentTextVersion(language: Language): string {
  const t = mailTexts(language);
  const words = ['newsletter.confirm.intro', 'newsletter.page.confirm.text', 'newsletter.page.confirm.button'];
  const hash = createHash('sha256').update(words.map((key) => t(key)).join('\n'));
  return `${language}-${hash.digest('hex').slice(0, 12)}`;
}
