import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Decision } from '../../functions/src/mail/compose/pageUrl.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';

/** The link in the owner's latest queued mail about the request. */
export async function decisionLink(number: string, decision: Decision): Promise<URL> {
  const mails = (await findMailsAbout(number)).filter(({ id }) => /-(received|reopened|moved)-owner/.test(id));
  const queuedAt = (mail: QueryDocumentSnapshot) => (mail.get('queuedAt') as Timestamp).toMillis();
  const texts = mails.sort((a, b) => queuedAt(a) - queuedAt(b)).map((mail) => mail.get('message.text') as string);
  const [link] = new RegExp(`http\\S+/request/decide\\?decision=${decision}\\S+`).exec(texts.at(-1) ?? '') ?? [];
  if (!link) throw new Error(`no mail asks the owner about ${number}`);
  return new URL(link);
}
