import property from '../../../villa/property.json' with { type: 'json' };
import type { Language } from '../domain/language.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { consoleUrl } from '../mail/compose/consoleUrl.ts';
import { renderMessage } from '../mail/format/renderMessage.ts';
import { mailTexts, ownerTexts } from '../mail/format/mailTexts.ts';

export interface Owner {
  email: string;
  language: Language;
}

/** Mail to the owner about an unreadable document: what is wrong, that the site goes on, where to correct it. */
export function composeUnreadableDocument(path: string, problem: string, owner: Owner, now: Date): ComposedMail {
  const t = ownerTexts(owner.language);
  return {
    id: `unreadable-${path.replaceAll('/', '-')}-${now.getTime()}`,
    to: [owner.email],
    message: renderMessage(
      owner.language,
      {
        subject: t('unreadableMail.subject', { path }),
        preheader: t('unreadableMail.preheader'),
        heading: t('unreadableMail.heading'),
        sections: [
          { kind: 'paragraph', text: t('unreadableMail.intro', { path }) },
          { kind: 'state', text: problem, tone: 'waiting' },
          { kind: 'paragraph', text: t('unreadableMail.next') },
          { kind: 'button', label: t('unreadableMail.button'), href: consoleUrl(path) },
        ],
      },
      [],
      mailTexts(owner.language)('footer.ownerReason', { property: property.name }),
    ),
  };
}
