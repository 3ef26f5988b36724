import property from '../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { mailTexts } from '../mail/format/mailTexts.ts';
import { renderMessage } from '../mail/format/renderMessage.ts';
import { linkMinutes } from './signInLink.ts';

/**
 * Contains nothing that the caller typed.
 * @param href target of the button
 */
export function composeSignInLink(
  id: string,
  { email, language, href }: { email: string; language: Language; href: string },
  settings: Settings,
): ComposedMail {
  const t = mailTexts(language);
  return {
    id,
    to: [email],
    replyTo: settings.ownerEmail,
    message: renderMessage(
      language,
      {
        subject: t('signIn.subject', { property: property.name }),
        preheader: t('signIn.preheader', { minutes: linkMinutes }),
        heading: t('signIn.heading'),
        sections: [
          { kind: 'paragraph', text: t('signIn.intro', { property: property.name }) },
          { kind: 'button', label: t('signIn.button'), href, note: t('signIn.note', { minutes: linkMinutes }) },
        ],
      },
      [],
      t('signIn.reason', { property: property.name }),
    ),
  };
}
