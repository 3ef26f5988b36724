import type { Settings } from '../../contract/settings.ts';
import { addDays, todayIn, weekdayOf } from '../../domain/isoDate.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { deskUrl } from '../compose/pageUrl.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { noteToOwner } from '../format/plainMail.ts';
import { queueOnce } from '../queue/queueMails.ts';

/** Mails the owner about contradictions in the data, at most once a week, counted from Monday. */
export async function reportDataProblem(parts: string, now: Date): Promise<void> {
  const settings = await readSettings();
  const today = todayIn(settings.timeZone, now);
  const monday = addDays(today, 1 - weekdayOf(today));
  await queueOnce(composeDataProblem(`data-problem-${monday}`, parts, settings), now);
}

/**
 * Note to the owner about the findings of the weekly data check.
 * @param parts the parts with contradictions, in the owner's language: `nights and calendar (1), emails (2)`
 */
export function composeDataProblem(id: string, parts: string, settings: Settings): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  return noteToOwner(id, settings, {
    subject: t('dataProblem.subject'),
    preheader: t('dataProblem.preheader'),
    heading: t('dataProblem.heading'),
    sections: [
      paragraph(t('dataProblem.intro')),
      { kind: 'state', text: t('dataProblem.found', { parts }), tone: 'waiting' },
      {
        kind: 'steps',
        title: t('dataProblem.nextTitle'),
        steps: [t('dataProblem.tell'), t('dataProblem.gone'), t('dataProblem.again')],
      },
      { kind: 'button', label: t('dataProblem.button'), href: deskUrl(language) },
    ],
  });
}
