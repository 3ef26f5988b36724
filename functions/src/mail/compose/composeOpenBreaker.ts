import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { deskUrl } from './deskUrl.ts';
import { renderMessage } from '../format/renderMessage.ts';
import { mailTexts } from '../format/mailTexts.ts';

/** Tells the owner that the overall limit was reached and what that means for guests. */
export function composeOpenBreaker(id: string, settings: Settings): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  return {
    id,
    to: [settings.ownerEmail],
    message: renderMessage(
      language,
      {
        subject: t('breaker.subject'),
        preheader: t('breaker.preheader'),
        heading: t('breaker.heading'),
        sections: [
          { kind: 'paragraph', text: t('breaker.intro') },
          { kind: 'state', text: t('breaker.state'), tone: 'waiting' },
          {
            kind: 'steps',
            title: t('breaker.nextTitle'),
            steps: [t('breaker.nothing'), t('breaker.again'), t('breaker.raise')],
          },
          { kind: 'button', label: t('breaker.button'), href: deskUrl(language, 'more') },
        ],
      },
      [],
      t('footer.ownerReason', { property: property.name }),
    ),
  };
}
