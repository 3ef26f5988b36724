import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { readSettings } from '../../platform/readSettings.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { paragraph } from '../format/MailContent.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { noteToOwner } from '../format/plainMail.ts';
import { queueOnce } from '../queue/queueMails.ts';

/** Mails the owner that the overall limit was reached, at most once a day. */
export async function reportOpenBreaker(now: Date): Promise<void> {
  const settings = await readSettings();
  const mail = composeOpenBreaker(`breaker-${todayIn(settings.timeZone, now)}`, settings);
  await queueOnce(mail, now);
}

/** Note to the owner that the overall limit was reached, and what that means for guests. */
export function composeOpenBreaker(id: string, settings: Settings): ComposedMail {
  const language = settings.ownerLanguage;
  const t = mailTexts(language);
  return noteToOwner(id, settings, {
    subject: t('breaker.subject'),
    preheader: t('breaker.preheader'),
    heading: t('breaker.heading'),
    sections: [
      paragraph(t('breaker.intro')),
      { kind: 'state', text: t('breaker.state'), tone: 'waiting' },
      {
        kind: 'steps',
        title: t('breaker.nextTitle'),
        steps: [t('breaker.nothing'), t('breaker.again')],
      },
    ],
  });
}
