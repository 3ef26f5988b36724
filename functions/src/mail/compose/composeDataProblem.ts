import property from '../../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../../contract/settings.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { renderMessage } from '../format/renderMessage.ts';
import { deskUrl } from './deskUrl.ts';

/**
 * Tells the owner what the weekly check of all data has found.
 * @param parts what does not agree, in the owner's language: `nights and calendar (1), emails (2)`
 */
export function composeDataProblem(id: string, parts: string, settings: Settings): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  return {
    id,
    to: [settings.ownerEmail],
    message: renderMessage(
      language,
      {
        subject: t('dataProblem.subject'),
        preheader: t('dataProblem.preheader'),
        heading: t('dataProblem.heading'),
        sections: [
          { kind: 'paragraph', text: t('dataProblem.intro') },
          { kind: 'state', text: t('dataProblem.found', { parts }), tone: 'waiting' },
          {
            kind: 'steps',
            title: t('dataProblem.nextTitle'),
            steps: [t('dataProblem.tell'), t('dataProblem.gone'), t('dataProblem.again')],
          },
          { kind: 'button', label: t('dataProblem.button'), href: deskUrl(language) },
        ],
      },
      [],
      t('footer.ownerReason', { property: property.name }),
    ),
  };
}
