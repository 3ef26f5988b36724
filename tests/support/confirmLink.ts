import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';

/** The link in the latest queued confirmation mail of the request. */
export async function confirmLink(number: string): Promise<URL> {
  const mails = (await findMailsAbout(number)).filter(({ id }) => id.startsWith(`${number}-confirm-guest-`));
  const text = mails
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .at(-1)
    ?.get('message.text') as string | undefined;
  const [link] = /http\S+\/request\/confirm\S+/.exec(text ?? '') ?? [];
  if (!link) throw new Error(`no mail asks for a confirmation of ${number}`);
  return new URL(link);
}
